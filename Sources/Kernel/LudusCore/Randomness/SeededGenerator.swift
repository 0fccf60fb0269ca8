// SPDX-License-Identifier: Apache-2.0

/// A random number generator whose numbers depend on nothing but its seed.
///
/// ```swift
/// var generator = SeededGenerator(seed: 2016)
/// generator.next()             // the same number on every platform and in every release
/// generator.draw(below: 6)     // 0...5, each equally likely
/// ```
///
/// The algorithm is xoshiro256** 1.0 by David Blackman and Sebastiano Vigna, its state filled by
/// ``SplitMix64`` as its authors advise (<https://prng.di.unimi.it>). It is fast and passes the usual
/// statistical tests, but it is predictable: do not use it for secrets.
///
/// The state can be encoded, so that a stored generator goes on where it stopped.
public struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable {
  private var s0, s1, s2, s3: UInt64

  /// Creates a generator.
  ///
  /// - Parameter seed: Any number; different seeds give unrelated sequences.
  public init(seed: UInt64) {
    var filler = SplitMix64(seed: seed)
    s0 = filler.next()
    s1 = filler.next()
    s2 = filler.next()
    s3 = filler.next()
  }

  /// Creates a generator from its state, or nil for the state of zeros, which would only give zeros.
  init?(state: (UInt64, UInt64, UInt64, UInt64)) {
    guard state != (0, 0, 0, 0) else { return nil }
    (s0, s1, s2, s3) = state
  }

  /// Returns the next 64 random bits.
  public mutating func next() -> UInt64 {
    let result = (s1 &* 5).rotatedLeft(by: 7) &* 9
    let shifted = s1 << 17
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= shifted
    s3 = s3.rotatedLeft(by: 45)
    return result
  }
}

extension UInt64 {
  fileprivate func rotatedLeft(by count: UInt64) -> UInt64 {
    (self << count) | (self >> (64 - count))
  }
}

/// The state is written as an array of four strings of 16 hexadecimal digits, because many JSON readers
/// round large integers.
extension SeededGenerator: Codable {
  /// Reads the state.
  ///
  /// - Throws: A `DecodingError` unless there are four hexadecimal numbers that are not all zero.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let words = try container.decode([String].self).map { UInt64($0, radix: 16) }
    guard words.count == 4, let a = words[0], let b = words[1], let c = words[2], let d = words[3],
      let generator = SeededGenerator(state: (a, b, c, d))
    else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "expected four strings of hexadecimal digits that are not all zero"
      )
    }
    self = generator
  }

  /// Writes the state.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode([s0, s1, s2, s3].map(\.hexadecimal))
  }
}
