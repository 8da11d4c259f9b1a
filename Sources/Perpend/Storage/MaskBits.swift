extension SIMDMask where Storage == SIMD16<Int64> {
  /// The lanes as bits, lane 0 the lowest.
  @inline(__always)
  var bits: UInt16 {
    let lanes = unsafe unsafeBitCast(self, to: SIMD16<Int64>.self)
    return SIMD16<Int8>(truncatingIfNeeded: lanes).signBits
  }
}

extension SIMDMask where Storage == SIMD16<Int32> {
  /// The lanes as bits, lane 0 the lowest.
  @inline(__always)
  var bits: UInt16 {
    let lanes = unsafe unsafeBitCast(self, to: SIMD16<Int32>.self)
    return SIMD16<Int8>(truncatingIfNeeded: lanes).signBits
  }
}

extension SIMD16<Int8> {
  /// One bit a lane, of lanes that are 0 or -1.
  ///
  /// Without an instruction for it: a multiplication gathers the low bits of eight bytes in the top one.
  @inline(__always)
  var signBits: UInt16 {
    let bytes = unsafe unsafeBitCast(self, to: SIMD2<UInt64>.self) & 0x0101_0101_0101_0101
    let low = (bytes[0] &* 0x0102_0408_1020_4080) >> 56
    let high = (bytes[1] &* 0x0102_0408_1020_4080) >> 56
    return UInt16(truncatingIfNeeded: low | high << 8)
  }
}
