// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore

/// Cuts a text into numbers, words and signs.
struct DateLexer {
  private(set) var tokens: [Lexeme] = []

  /// A token, and whether it follows the one before it without a blank.
  struct Lexeme: Hashable, Sendable {
    var token: DateToken
    var isGlued: Bool
  }

  /// No date has more parts.
  private static let maximumTokens = 60
  /// No year has more digits.
  static let maximumDigits = 6

  /// Returns a text in plain small letters, with digits and signs of one form.
  static func plain(_ text: String) -> String {
    let plain = normalization.apply(to: text).withoutDiacritics
    guard plain.unicodeScalars.contains(where: { raised[$0] != nil }) else { return plain }
    return String(String.UnicodeScalarView(plain.unicodeScalars.map { raised[$0] ?? $0 }))
  }

  /// The raised letters of ordinal numbers, as in XIXᵉ and 3ʳᵈ.
  private static let raised: [Unicode.Scalar: Unicode.Scalar] = [
    "ᵃ": "a", "ᵈ": "d", "ᵉ": "e", "ʰ": "h", "ᵐ": "m", "ⁿ": "n", "ᵒ": "o", "ʳ": "r", "ˢ": "s",
    "ᵗ": "t",
  ]

  private static let normalization: TextNormalization = [
    .spacing, .compatibility, .quotes, .caseFolding,
  ]

  /// Cuts a text.
  ///
  /// - Throws: Why it cannot be a date: it is empty or too long, or has a sign that no date has.
  init(_ text: String) throws(Verdict.DateFault) {
    var rest = Array(Self.plain(text).unicodeScalars)[...]
    var isGlued = false
    while let scalar = rest.first {
      guard tokens.count < Self.maximumTokens else { throw .notADate }
      if let digit = Self.digit(scalar) {
        var (value, digits) = (digit, 1)
        rest = rest.dropFirst()
        while let next = rest.first.flatMap(Self.digit) {
          digits += 1
          guard digits <= Self.maximumDigits else { throw .notADate }
          value = value * 10 + next
          rest = rest.dropFirst()
        }
        append(.number(DateNumber(value: value, digits: digits)), isGlued)
        isGlued = true
      } else if scalar.isLetter {
        let letters = rest.prefix { $0.isLetter || $0.isCombining }
        append(.word(String(String.UnicodeScalarView(letters))), isGlued)
        rest = rest[letters.endIndex...]
        isGlued = true
      } else if scalar.isSpace {
        rest = rest.dropFirst()
        isGlued = false
      } else {
        try appendSign(from: &rest, isGlued)
        isGlued = true
      }
    }
    if tokens.isEmpty { throw .empty }
  }

  private mutating func append(_ token: DateToken, _ isGlued: Bool) {
    tokens.append(Lexeme(token: token, isGlued: isGlued))
  }

  private mutating func appendSign(
    from rest: inout ArraySlice<Unicode.Scalar>,
    _ isGlued: Bool
  ) throws(Verdict.DateFault) {
    guard let scalar = rest.popFirst() else { return }
    switch scalar {
    case "-" where rest.first == ">":
      rest = rest.dropFirst()
      append(.sign(.dots), isGlued)
    case "&": append(.word("and"), isGlued)
    case ".":
      let isRepeated = rest.first == "."
      rest = rest.drop { $0 == "." }
      append(.sign(isRepeated ? .dots : .dot), isGlued)
    case ",", ";", "،", "、": append(.sign(.comma), isGlued)
    case "/": append(.sign(.slash), isGlued)
    case "'": append(.sign(.apostrophe), isGlued)
    case "-", "\u{2010}", "\u{2011}", "\u{2212}", "\u{FE63}", "\u{FF0D}":
      append(.sign(.dash(isSpaced: isSpaced(before: rest, isGlued), isLong: false)), isGlued)
    case "\u{2012}"..."\u{2015}", "\u{FE58}":
      append(.sign(.dash(isSpaced: isSpaced(before: rest, isGlued), isLong: true)), isGlued)
    case "→": append(.sign(.dots), isGlued)
    // Brackets, quotes, stops and "≈" change nothing about a date.
    case "(", ")", "[", "]", "\"", "!", "?", "~", "≈", "°", "º", ":": break
    default: throw .unexpected(String(Character(scalar)))
    }
  }

  private func isSpaced(before rest: ArraySlice<Unicode.Scalar>, _ isGlued: Bool) -> Bool {
    !isGlued && !tokens.isEmpty || rest.first?.isSpace == true
  }

  /// The value of a decimal digit of any script.
  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    if scalar.isASCII { return scalar.isASCIIDigit ? Int(scalar.value - 48) : nil }
    guard scalar.properties.numericType == .decimal else { return nil }
    return scalar.properties.numericValue.map { Int($0) }
  }
}
