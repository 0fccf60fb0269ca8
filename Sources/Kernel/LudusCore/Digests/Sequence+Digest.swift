// SPDX-License-Identifier: Apache-2.0
extension Sequence<UInt8> {
  /// A number that depends on the bytes alone and differs, but for a chance of one in 2^64, for different ones.
  ///
  /// It is FNV-1a, by Glenn Fowler, Landon Curt Noll and Phong Vo. It does not withstand those who look for bytes
  /// with the same number.
  @inlinable
  package var digest: UInt64 {
    reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
