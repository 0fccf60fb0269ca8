// SPDX-License-Identifier: Apache-2.0
import Ludus

/// Changes inputs as people and broken programs do: a number becomes an extreme one, a word another
/// word, lines and parts are left out, doubled or exchanged.
///
/// It sees JSON as a row of tokens, so that much of what it makes can still be read.
public struct Mutator {
  private var generator: SeededGenerator
  private let words: [[UInt8]]

  /// Creates a mutator that makes the same of the same inputs.
  ///
  /// - Parameters:
  ///   - seed: Decides what is changed.
  ///   - words: What may stand in the place of a word, with its quotation marks.
  public init(seed: UInt64, words: [[UInt8]]) {
    generator = SeededGenerator(seed: seed)
    self.words = words
  }

  /// Returns an input with one to four changes.
  public mutating func mutated(_ input: [UInt8]) -> [UInt8] {
    var tokens = Self.tokens(of: input)
    for _ in 0...generator.draw(below: 4) where !tokens.isEmpty {
      change(&tokens)
    }
    return Array(tokens.joined())
  }

  private mutating func change(_ tokens: inout [[UInt8]]) {
    let index = generator.draw(below: tokens.count)
    let end = min(tokens.count, index + 1 + generator.draw(below: 12))
    switch generator.draw(below: 8) {
    case 0:
      tokens.removeSubrange(index..<end)
    case 1:
      let other = generator.draw(below: tokens.count)
      tokens.insert(contentsOf: [] + tokens[index..<end], at: other)
    case 2:
      tokens.swapAt(index, generator.draw(below: tokens.count))
    case 3:
      var bytes = tokens[index]
      bytes[generator.draw(below: bytes.count)] = UInt8(generator.draw(below: 256))
      tokens[index] = bytes
    case 4, 5:
      tokens[index] = sibling(of: index, in: tokens)
    default:
      tokens[index] = replacement(for: tokens[index])
    }
  }

  /// Another token of the same kind, of which the input has one: an identifier in the place of
  /// another.
  private mutating func sibling(of index: Int, in tokens: [[UInt8]]) -> [UInt8] {
    let kind = Kind(tokens[index])
    let siblings = tokens.indices.filter { Kind(tokens[$0]) == kind }
    return tokens[siblings[generator.draw(below: siblings.count)]]
  }

  private mutating func replacement(for token: [UInt8]) -> [UInt8] {
    switch Kind(token) {
    case .number:
      return Array(Self.numbers[generator.draw(below: Self.numbers.count)].utf8)
    case .word where !words.isEmpty:
      return words[generator.draw(below: words.count)]
    case .word, .other:
      return Array(Self.values[generator.draw(below: Self.values.count)].utf8)
    }
  }

  private static let numbers = [
    "0", "1", "-1", "2", "0.5", "100", "1e308", "1e-320", "1e999", "9223372036854775807",
    "-9223372036854775808", "9223372036854775808", "4503599627370497", "8640000000000000",
    "-62135596800000", "253402300800000", "0.1", "-0.0",
  ]
  private static let values = [
    "null", "true", "[]", "{}", "\"\"", "\" \"", "\"1/3\"", "\"\u{0}\"", "\"e\u{301}\"", "0",
    "\"2024-02-29\"", "\"9999-12-31\"", "\"9223372036854775807/2\"",
  ]

  private enum Kind {
    case number, word, other

    init(_ token: [UInt8]) {
      switch token.first ?? 0 {
      case UInt8(ascii: "\""): self = .word
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): self = .number
      default: self = .other
      }
    }
  }

  /// Splits bytes into words in quotation marks, numbers, rows of letters, and single other bytes.
  private static func tokens(of bytes: [UInt8]) -> [[UInt8]] {
    var tokens: [[UInt8]] = []
    var index = 0
    while index < bytes.count {
      let start = index
      index += 1
      if bytes[start] == UInt8(ascii: "\"") {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index = min(index + 1, bytes.count)
      } else if isNumeric(bytes[start]) {
        while index < bytes.count, isNumeric(bytes[index]) { index += 1 }
      } else if isLetter(bytes[start]) {
        while index < bytes.count, isLetter(bytes[index]) { index += 1 }
      }
      tokens.append(Array(bytes[start..<index]))
    }
    return tokens
  }

  private static func isNumeric(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte >= 0x80
  }
}
