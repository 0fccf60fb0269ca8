// SPDX-License-Identifier: Apache-2.0
internal import TextFolding

/// Two beginnings or two endings of words, one of which may be nothing.
struct AffixPair: Sendable {
  /// A pair by what was written and what was expected.
  struct Direction: Sendable {
    let written: [SpelledLetter]
    let expected: [SpelledLetter]
    let names: AffixDifference

    init(written: Substring, expected: Substring) {
      self.written = SpelledLetter.letters(of: written)
      self.expected = SpelledLetter.letters(of: expected)
      names = AffixDifference(written: String(written), expected: String(expected))
    }

    /// Whether this is "a-", as in "atypical", or nothing in its place.
    var isPrivative: Bool { "\(names.written)\(names.expected)" == "a" }
  }

  /// Both directions of the pair.
  let directions: [Direction]

  /// Whether neither affix is nothing.
  var hasTwoAffixes: Bool {
    directions.allSatisfy { !$0.written.isEmpty && !$0.expected.isEmpty }
  }

  /// Reads pairs such as `"hypo/hyper un/"` with blanks between them.
  static func pairs(_ text: String) -> [AffixPair] {
    text.caseFolded.split(separator: " ").compactMap { pair in
      let sides = pair.split(separator: "/", omittingEmptySubsequences: false)
      guard let first = sides.first, let second = sides.last else { return nil }
      return AffixPair(
        directions: [
          Direction(written: first, expected: second), Direction(written: second, expected: first),
        ]
      )
    }
  }

  /// The shortest stem that an affix can belong to, in letters.
  static let minimumStem = 3
}

/// Two words that have different affixes of a pair on the same stem.
struct AffixDifference: Hashable, Sendable {
  let written: String
  let expected: String

  /// Finds the first pair of beginnings by which two words differ.
  ///
  /// The stems must be equal. When both beginnings have four letters or more, one edit is allowed
  /// there, so that a misspelling of the other word is seen as one.
  static func ofBeginnings(
    in written: [SpelledLetter],
    _ expected: [SpelledLetter],
    pairs: [AffixPair]
  ) -> AffixDifference? {
    first(of: pairs) { affixes in
      guard written.has(affixes.written, before: affixes.written.count),
        expected.has(affixes.expected, before: affixes.expected.count)
      else { return nil }
      let stem = written.dropFirst(affixes.written.count)
      // It is "an-" before a vowel, so that "aesthetic" is not the contrary of "esthetic".
      guard !affixes.isPrivative || stem.first?.isVowel == false else { return nil }
      return (stem, expected.dropFirst(affixes.expected.count))
    }
  }

  /// Finds the first pair of endings by which two words differ, by the rule of the beginnings.
  static func ofEndings(
    in written: [SpelledLetter],
    _ expected: [SpelledLetter],
    pairs: [AffixPair]
  ) -> AffixDifference? {
    first(of: pairs) { affixes in
      guard written.has(affixes.written, before: written.count),
        expected.has(affixes.expected, before: expected.count)
      else { return nil }
      return (written.dropLast(affixes.written.count), expected.dropLast(affixes.expected.count))
    }
  }

  private typealias Stems = (
    written: ArraySlice<SpelledLetter>, expected: ArraySlice<SpelledLetter>
  )

  private static func first(
    of pairs: [AffixPair],
    stems: (AffixPair.Direction) -> Stems?
  ) -> AffixDifference? {
    for pair in pairs {
      for affixes in pair.directions {
        guard let stems = stems(affixes), stems.written.count >= AffixPair.minimumStem,
          stems.expected.count >= AffixPair.minimumStem
        else { continue }
        if stems.written.elementsEqual(stems.expected)
          || areLong(affixes) && stems.written.isOneEdit(from: stems.expected)
        {
          return affixes.names
        }
      }
    }
    return nil
  }

  private static func areLong(_ affixes: AffixPair.Direction) -> Bool {
    min(affixes.written.count, affixes.expected.count) >= 4
  }
}

extension ArraySlice<SpelledLetter> {
  /// Whether one insertion, omission, substitution or swap of neighbors makes both equal.
  fileprivate func isOneEdit(from other: ArraySlice<SpelledLetter>) -> Bool {
    let start = zip(self, other).prefix { $0 == $1 }.count
    let rest = dropFirst(start)
    let otherRest = other.dropFirst(start)
    let end = zip(rest.reversed(), otherRest.reversed()).prefix { $0 == $1 }.count
    let middle = Array(rest.dropLast(end))
    let otherMiddle = Array(otherRest.dropLast(end))
    if middle.count == 2, otherMiddle.count == 2 {
      return middle[0] == otherMiddle[1] && middle[1] == otherMiddle[0]
    }
    return middle.count <= 1 && otherMiddle.count <= 1
  }
}

/// A short group of letters as a number, to be looked up and compared quickly.
struct LetterGroup: Hashable, Sendable {
  /// The most letters that a group can have.
  static let maximumLength = 8

  private let symbols: UInt64

  /// The group of some letters, or nil for too many and for letters without a symbol.
  init?(_ letters: ArraySlice<SpelledLetter>) {
    guard letters.count <= Self.maximumLength else { return nil }
    var symbols: UInt64 = 0
    for letter in letters {
      guard letter.symbol != 0 else { return nil }
      symbols = symbols << 8 | UInt64(letter.symbol)
    }
    self.symbols = symbols
  }

  /// The groups of a text with blanks between them.
  static func groups(_ text: String) -> Set<LetterGroup> {
    Set(text.split(separator: " ").compactMap { LetterGroup(SpelledLetter.letters(of: $0)[...]) })
  }
}
