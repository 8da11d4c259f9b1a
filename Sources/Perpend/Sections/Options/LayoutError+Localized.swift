// On Apple's platforms Foundation is part of the system. Elsewhere it would be a library of some megabytes beside the
// core, which has no dependencies: there "\(error)" is the sentence.
#if canImport(Darwin) && !hasFeature(Embedded)
  import Foundation

  extension LayoutError: LocalizedError {
    /// The same sentence, in English, for `localizedDescription`.
    public var errorDescription: String? { description }
  }
#endif
