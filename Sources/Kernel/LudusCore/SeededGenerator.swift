// SPDX-License-Identifier: Apache-2.0

/// A random number generator whose numbers depend on its seed alone.
///
/// ```swift
/// var generator = SeededGenerator(seed: 2016)
/// generator.next()             // the same number on every platform and in every release
/// generator.draw(below: 6)     // 0...5, each equally likely
/// ```
///
/// The algorithm is xoshiro256** 1.0 by David Blackman and Sebastiano Vigna, its state filled by
/// ``SplitMix64`` as its authors advise (<https://prng.di.unimi.it>). It is fast and passes the
/// usual statistical tests, but it is predictable: do not use it for secrets.
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

  /// Creates a generator from its state, or nil for the state of zeros, which would only give
  /// zeros.
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

/// The state is written as an array of four strings of 16 hexadecimal digits, because many JSON
/// readers round large integers.
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

/// A small random number generator with 64 bits of state, for seeding larger ones.
///
/// The algorithm is Sebastiano Vigna's version of the generator in Steele, Lea and Flood, "Fast
/// splittable pseudorandom number generators" (OOPSLA 2014). Prefer ``SeededGenerator`` for
/// everything else.
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

// The standard library may change how `Int.random(in:using:)` and `shuffled(using:)` turn bits into
// results. A quiz drawn from a seed must not change with it, so the engines draw with these
// instead.

extension RandomNumberGenerator {
  /// Returns a number from 0 up to, and without, a bound, each equally likely.
  ///
  /// - Parameter bound: The number of numbers to draw from, at least 1.
  /// - Returns: A number in `0..<bound`.
  /// - Precondition: `bound` is positive.
  /// - Complexity: O(1); more than one number is taken from the generator with a probability below
  ///   `bound` / 2^64.
  @inlinable
  public mutating func draw(below bound: Int) -> Int {
    precondition(bound > 0, "there is nothing to draw from below \(bound)")
    return Int(truncatingIfNeeded: draw(below: UInt64(bound.magnitude)))
  }

  /// Returns a number from 0 up to, and without, a bound, each equally likely.
  ///
  /// The method is that of Daniel Lemire, "Fast random integer generation in an interval" (ACM
  /// TOMACS 29, 2019): the high half of a product, rejecting the few products that would make some
  /// numbers more likely.
  ///
  /// - Parameter bound: The number of numbers to draw from, at least 1.
  /// - Returns: A number in `0..<bound`.
  /// - Precondition: `bound` is positive.
  @inlinable
  public mutating func draw(below bound: UInt64) -> UInt64 {
    precondition(bound > 0, "there is nothing to draw from below 0")
    var product = next().multipliedFullWidth(by: bound)
    if product.low < bound {
      let threshold = (0 &- bound) % bound
      // A generator that always gives the same number must not hang its user. Of any other one, so
      // many rejections in a row are rarer than one in 2^64.
      var retries = 64
      while product.low < threshold, retries > 0 {
        product = next().multipliedFullWidth(by: bound)
        retries -= 1
      }
    }
    return product.high
  }

  /// Returns one of the elements, each equally likely, or nil when there are none.
  ///
  /// - Complexity: O(1) for random access collections, else O(*n*).
  @inlinable
  public mutating func drawElement<Elements: Collection>(
    of elements: Elements
  ) -> Elements.Element? {
    guard !elements.isEmpty else { return nil }
    let offset = draw(below: elements.count)
    return elements[elements.index(elements.startIndex, offsetBy: offset)]
  }

  /// Returns some of the elements in random order, each choice and order equally likely.
  ///
  /// The method is the Fisher-Yates shuffle from the front, stopped when enough elements are drawn:
  /// the first *m* of a longer draw from the same state are the shorter draw.
  ///
  /// - Parameters:
  ///   - count: The number to draw, not negative; more than there are gives them all.
  ///   - elements: The elements to draw from, without replacement.
  /// - Returns: The drawn elements in the order drawn.
  /// - Precondition: `count` is not negative.
  /// - Complexity: O(*n*).
  @inlinable
  public mutating func draw<Elements: Sequence>(
    _ count: Int,
    of elements: Elements
  ) -> [Elements.Element] {
    precondition(count >= 0, "\(count) elements cannot be drawn")
    var elements = Array(elements)
    let count = Swift.min(count, elements.count)
    for index in 0..<count {
      elements.swapAt(index, index + draw(below: elements.count - index))
    }
    return Array(elements.prefix(count))
  }

  /// Returns the elements in random order, each order equally likely.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public mutating func shuffled<Elements: Sequence>(_ elements: Elements) -> [Elements.Element] {
    let elements = Array(elements)
    return draw(elements.count, of: elements)
  }
}
