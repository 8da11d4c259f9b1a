/// Faults that are known and yet to be mended: what meets them is left out while they stand here.
enum KnownFault {
  /// `Change` maps places that never were, and traps at `Int.max`.
  static let placesThatNeverWere = true
  /// Deleting so many items of a grid makes lists of as many numbers.
  static let longDeletions = true
}
