import Foundation

extension Bundle {
  /// Stands for what the package manager generates: no target reads the tool's resources.
  static var module: Bundle { .main }
}
