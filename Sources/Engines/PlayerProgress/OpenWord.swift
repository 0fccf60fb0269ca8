// SPDX-License-Identifier: Apache-2.0

/// A word of an open vocabulary: apps add words of their own to those that are there.
package protocol OpenWord:
  RawRepresentable<String>, ExpressibleByStringLiteral, Comparable, CustomStringConvertible,
  Codable,
  Sendable, Hashable
{
  /// Creates a value from a word, which may be any string.
  init(rawValue: String)
}

extension OpenWord {
  /// Creates a value from a literal.
  public init(stringLiteral word: String) { self.init(rawValue: word) }

  /// Whether one word comes before another.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The word.
  public var description: String { rawValue }
}
