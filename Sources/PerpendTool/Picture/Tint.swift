import Foundation

/// The colours of a section: one hue in several depths.
///
/// Neighbouring sections lie a golden angle apart on the hue circle, so that however many there are, those near each
/// other differ; OKLCH keeps all hues equally light to the eye (Björn Ottosson, "A perceptual color space for image
/// processing", 2020).
package struct Tint {
  private let hue: Double

  package init(section: Int) {
    hue = (Double(section) * 137.507_764 + 250).truncatingRemainder(dividingBy: 360)
  }

  private init(hue: Double) { self.hue = hue }

  /// For what belongs to no section.
  static let ofWhole = Tint(hue: 85)

  /// Behind the items: shows the columns.
  package var track: String { Self.color(0.965, 0.016, hue) }
  package var fill: String { Self.color(0.885, 0.062, hue) }
  package var edge: String { Self.color(0.74, 0.095, hue) }
  package var band: String { Self.color(0.52, 0.115, hue) }
  package var ink: String { Self.color(0.36, 0.085, hue) }
  /// In the small picture of the whole.
  package var swatch: String { Self.color(0.79, 0.09, hue) }

  private static func color(_ lightness: Double, _ chroma: Double, _ hue: Double) -> String {
    let a = chroma * cos(hue * .pi / 180)
    let b = chroma * sin(hue * .pi / 180)
    let l = pow(lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b, 3)
    let m = pow(lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b, 3)
    let s = pow(lightness - 0.089_484_177_5 * a - 1.291_485_548_0 * b, 3)
    return "#"
      + hex(4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s)
      + hex(-1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s)
      + hex(-0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s)
  }

  /// A linear channel as sRGB has it, in two digits.
  private static func hex(_ linear: Double) -> String {
    let linear = min(max(linear, 0), 1)
    let encoded = linear <= 0.003_130_8 ? 12.92 * linear : 1.055 * pow(linear, 1 / 2.4) - 0.055
    let digits = String(Int((encoded * 255).rounded()), radix: 16)
    return digits.count == 1 ? "0" + digits : digits
  }
}
