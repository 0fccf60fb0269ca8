// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The checksum that all programs which run a workload agree on: the sum of mix64(x[i] + i·G) for i
/// from 1.
struct Checksum: CustomStringConvertible {
  /// 2^64 divided by the golden ratio.
  static let golden: UInt64 = 0x9E37_79B9_7F4A_7C15

  private var sum: UInt64 = 0
  private var index: UInt64 = 0

  init() {}

  init(of values: some Sequence<some UnsignedInteger>) {
    for value in values {
      add(UInt64(value))
    }
  }

  mutating func add(_ value: UInt64) {
    index += 1
    sum &+= Self.mix(value &+ index &* Self.golden)
  }

  /// The finalizer of SplitMix64.
  static func mix(_ value: UInt64) -> UInt64 {
    var z = value
    z ^= z >> 30
    z &*= 0xBF58_476D_1CE4_E5B9
    z ^= z >> 27
    z &*= 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  var description: String {
    let digits = String(sum, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
