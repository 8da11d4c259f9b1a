import Perpend
import TestSupport
import Testing

/// Scaling in doubles and in 64 bits against division in 128 bits.
struct ItemScalerTests {
  private static let scales = [1.0, 2, 3, 1.5, 2.625, 960, 0.01]
  private static let columnWidths: [Int64] = [
    0, 1, 959, 960, 175_040, 1_000_003, 40_000_001, 150_000_007, 1_920_000_000, 5_760_000_000,
  ]

  @Test(arguments: RandomRuns.seeds(3), scales)
  func randomSizes(seed: UInt64, scale: Double) throws {
    var random = RandomSource(seed: seed)
    for columnWidth in Self.columnWidths {
      let sizes = (0..<300).map { _ in
        (width: Int32(random.int(1...4_000_000)), height: Int32(random.int(0...4_000_000)))
      }
      try check(sizes, columnWidth: columnWidth, scale: scale, Trail(seed: seed))
    }
  }

  /// Quotients that are whole pixels, and a unit more and less than that: what rounding gets wrong.
  @Test(arguments: scales)
  func quotientsAtPixels(scale: Double) throws {
    var random = RandomSource(seed: 1)
    let grid = TestSupport.PixelGrid(scale: scale)
    for columnWidth in Self.columnWidths where columnWidth > 0 {
      var sizes: [(width: Int32, height: Int32)] = []
      for _ in 0..<200 {
        let width = Int128(random.int(1...1_920_000_000))
        let extent = Int128(grid.floor(random.int(0...1_920_000_000)))
        let height = extent * width / Int128(columnWidth)
        for near in [height - 1, height, height + 1] where near >= 0 && near <= 1_920_000_000 {
          sizes.append((Int32(width), Int32(near)))
        }
      }
      try check(sizes, columnWidth: columnWidth, scale: scale, Trail())
    }
  }

  /// Heights of which the scaled one falls short of a whole unit by the least that it can, one part in the width: what
  /// rounding of a product that a double does not hold would lift to the unit.
  @Test(arguments: [1_000_003, 4_000_037, 40_000_001, 150_000_007])
  func quotientsJustBelowAUnit(columnWidth: Int) throws {
    var random = RandomSource(seed: 3)
    var sizes: [(width: Int32, height: Int32)] = []
    while sizes.count < 100 {
      let width = random.int(1_000_000_000...1_920_000_000)
      // The extent is the inverse of the width, so that width · extent is 1 more than a multiple of the column's.
      guard let extent = inverse(of: width, modulo: columnWidth) else { continue }
      sizes.append((Int32(width), Int32((width * extent - 1) / columnWidth)))
    }
    try check(sizes, columnWidth: Int64(columnWidth), scale: 960, Trail())
  }

  /// By Euclid's algorithm.
  private func inverse(of number: Int, modulo modulus: Int) -> Int? {
    var (rest, nextRest) = (modulus, number % modulus)
    var (factor, nextFactor) = (0, 1)
    while nextRest != 0 {
      let quotient = rest / nextRest
      (rest, nextRest) = (nextRest, rest - quotient * nextRest)
      (factor, nextFactor) = (nextFactor, factor - quotient * nextFactor)
    }
    return rest == 1 ? (factor + modulus) % modulus : nil
  }

  @Test func largestSizes() throws {
    let sizes: [(width: Int32, height: Int32)] = [
      (1_920_000_000, 1_920_000_000), (1_919_999_999, 1_920_000_000), (1_920_000_000, 1_919_999_999),
      (1, 1), (1, 0), (1_920_000_000, 1), (3, 2), (7, 7), (0, 0), (0, 5), (0, 1_920_000_000),
    ]
    for scale in Self.scales {
      for columnWidth in Self.columnWidths {
        try check(sizes, columnWidth: columnWidth, scale: scale, Trail())
      }
    }
  }

  /// Every number of items up to two blocks' worth of vectors, of which some, all or none are scaled.
  @Test func everyCount() throws {
    var random = RandomSource(seed: 2)
    for count in 0...64 {
      for given in [1, 2, 64] {
        let sizes = (0..<count).map { item in
          (
            width: item % given == given - 1 ? 0 : Int32(random.int(1...9000)),
            height: Int32(random.int(0...9000))
          )
        }
        try check(sizes, columnWidth: 4000, scale: 3, Trail().adding("\(count) items"))
      }
      for styles in [[SizeStyle.ratios], [.ratios, .pictures], [.ratios, .withZeros]] {
        let sizes = (0..<count).map { _ in random.pick(styles).size(using: &random) }
        try check(sizes, columnWidth: 4000, scale: 3, Trail().adding("\(count) items, \(styles)"))
      }
    }
  }

  /// Blocks of ratios, alone and among whole sizes and given heights.
  @Test(arguments: RandomRuns.seeds(3), scales)
  func ratios(seed: UInt64, scale: Double) throws {
    var random = RandomSource(seed: seed)
    for columnWidth in Self.columnWidths {
      for others in [[], [SizeStyle.pictures], [.given], [.pictures, .given, .withZeros]] {
        let styles = [SizeStyle.ratios, .fractional] + others
        let sizes = (0..<300).map { _ in random.pick(styles).size(using: &random) }
        try check(sizes, columnWidth: columnWidth, scale: scale, Trail(seed: seed))
      }
    }
  }

  /// Of every length that is kept as a term: from the least to the longest, and to the least again.
  @Test(arguments: scales)
  func extremeRatios(scale: Double) throws {
    let lengths = [
      Double.leastNonzeroMagnitude, 1e-300, 1e-34, 1e-30, 1e-9, 0.0004, 1.0 / 7, 8738.1334, 1_999_999.9,
    ]
    let sizes = lengths.flatMap { width in lengths.map { LayoutSize(width: width, height: $0) } }
    for columnWidth in Self.columnWidths {
      try check(sizes, columnWidth: columnWidth, scale: scale, Trail())
    }
  }

  private func check(
    _ sizes: [(width: Int32, height: Int32)], columnWidth: Int64, scale: Double, _ trail: Trail
  ) throws {
    let sizes = sizes.map { LayoutSize(width: points(Int($0.width)), height: points(Int($0.height))) }
    try check(sizes, columnWidth: columnWidth, scale: scale, trail)
  }

  private func check(_ all: [LayoutSize], columnWidth: Int64, scale: Double, _ trail: Trail) throws {
    let reference = TestSupport.PixelGrid(scale: scale)
    func expected(_ size: LayoutSize) -> Int? {
      scaledHeight(size, columnWidth: Int(columnWidth), grid: reference)
    }
    let sizes = all.filter { expected($0) != nil }
    let kept = sizes.map { PackedLength.pack(width: $0.width, height: $0.height) }
    let scaler = ItemScaler(
      columnWidth: columnWidth, grid: try #require(PixelGrid(scale: scale)),
      tallest: kept.map(\.height.units).max() ?? 0)
    let trail = trail.adding("columns of \(columnWidth), scale \(scale)")
    for (size, kept) in zip(sizes, kept) {
      let extent = Int(scaler.extent(width: kept.width.bits, height: kept.height.bits))
      try require(noDifference: differing("extent of \(size)", extent, expected(size)!), trail)
    }
    var extents = Array(repeating: Int32(-7), count: sizes.count + 1)
    unsafe scaler.scale(
      widths: kept.map(\.width.bits), heights: kept.map(\.height.bits), count: kept.count, to: &extents)
    try require(noDifference: differing("beyond the last", extents.removeLast(), -7), trail)
    for (size, extent) in zip(sizes, extents) {
      try require(noDifference: differing("scaled \(size)", Int(extent), expected(size)!), trail)
    }
  }
}
