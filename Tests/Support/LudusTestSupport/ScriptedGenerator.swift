// SPDX-License-Identifier: Apache-2.0

/// A generator that gives numbers out of a list, again and again.
///
/// One without anything stored would do for a single number, but the thread sanitizer looks at the
/// address of such a value, which has none.
public struct ScriptedGenerator: RandomNumberGenerator, Sendable {
  private let numbers: [UInt64]
  /// How many numbers it has given.
  public private(set) var used = 0

  /// Creates a generator that begins with the first number.
  public init(_ first: UInt64, _ others: UInt64...) {
    numbers = [first] + others
  }

  /// The next number of the list.
  public mutating func next() -> UInt64 {
    used += 1
    return numbers[(used - 1) % numbers.count]
  }
}
