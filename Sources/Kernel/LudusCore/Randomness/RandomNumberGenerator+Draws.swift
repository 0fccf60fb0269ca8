// SPDX-License-Identifier: Apache-2.0

// The standard library may change how `Int.random(in:using:)` and `shuffled(using:)` turn bits into results.
// A quiz drawn from a seed must not change with it, so the engines draw with these instead.

extension RandomNumberGenerator {
  /// Returns a number from 0 up to, and without, a bound, each equally likely.
  ///
  /// - Parameter bound: How many numbers there are to draw from, at least 1.
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
  /// The method is that of Daniel Lemire, "Fast random integer generation in an interval" (ACM TOMACS 29,
  /// 2019): the high half of a product, rejecting the few products that would make some numbers more likely.
  ///
  /// - Parameter bound: How many numbers there are to draw from, at least 1.
  /// - Returns: A number in `0..<bound`.
  /// - Precondition: `bound` is positive.
  @inlinable
  public mutating func draw(below bound: UInt64) -> UInt64 {
    precondition(bound > 0, "there is nothing to draw from below 0")
    var product = next().multipliedFullWidth(by: bound)
    if product.low < bound {
      let threshold = (0 &- bound) % bound
      // A generator that always gives the same number must not hang its user. Of any other one, so many
      // rejections in a row are rarer than one in 2^64.
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
  /// The method is the Fisher-Yates shuffle from the front, stopped when enough elements are drawn: the
  /// first *m* of a longer draw from the same state are the shorter draw.
  ///
  /// - Parameters:
  ///   - count: How many to draw, not negative; more than there are gives them all.
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
