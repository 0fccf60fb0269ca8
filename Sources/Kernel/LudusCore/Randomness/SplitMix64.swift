// SPDX-License-Identifier: Apache-2.0

/// A small random number generator with 64 bits of state, made to fill the state of larger ones.
///
/// The algorithm is Sebastiano Vigna's version of the generator in Steele, Lea and Flood, "Fast splittable
/// pseudorandom number generators" (OOPSLA 2014). Prefer ``SeededGenerator`` for everything else.
public struct SplitMix64: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// Creates a generator from any seed.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
