// SPDX-License-Identifier: Apache-2.0

/// Letters that are written for others, with what that says about the writer and what it costs.
///
/// A cost of 100 is about that of a letter that stands for an unrelated one. Of two ways to read a
/// misspelling the cheaper one counts, so the nearer two spellings are in sound, the less a unit
/// costs.
package struct LetterUnit: Sendable {
  /// The places in a word where the right letters must be.
  package struct Site: Sendable {
    /// Whether they must begin the word.
    var isStart = false
    /// Whether they must end the word.
    var isEnd = false
    /// One of these must stand before them, unless there is none.
    var before: [[Character]] = []
    /// One of these must stand behind them, unless there is none.
    var after: [[Character]] = []

    /// Anywhere.
    package static let anywhere = Site()
    /// At the start of a word.
    package static let start = Site(isStart: true)
    /// At the end of a word.
    package static let end = Site(isEnd: true)

    /// Behind some letters or before others; blanks part them, and nothing stands for all.
    package static func between(_ before: String, _ after: String, isEnd: Bool = false) -> Site {
      func parts(_ text: String) -> [[Character]] { text.split(separator: " ").map { Array($0) } }
      return Site(isEnd: isEnd, before: parts(before), after: parts(after))
    }
  }

  /// The letters that are written.
  package let written: [Character]
  /// The letters that are right.
  package let right: [Character]
  let category: SpellingCategory
  /// The key of the hint.
  let hint: String
  let cost: Int
  let site: Site
  /// Whether many pupils do it, so that its right letters are a place at which it can be expected.
  let isExpected: Bool

  /// Reads units from pairs such as "f>ph n>kn", with what is written before what is right and "_"
  /// for nothing and "~" for a blank; "f/ph" stands for both directions.
  package static func units(
    _ pairs: String,
    _ category: SpellingCategory,
    _ hint: String,
    cost: Int,
    at site: Site = .anywhere,
    isExpected: Bool = true
  ) -> [LetterUnit] {
    pairs.split(whereSeparator: \.isWhitespace).flatMap { pair in
      let sides = pair.split { $0 == ">" || $0 == "/" }.map { side in
        side == "_" ? [] : side.map { $0 == "~" ? " " : $0 }
      }
      guard sides.count == 2 else { return [LetterUnit]() }
      func unit(_ written: [Character], _ right: [Character]) -> LetterUnit {
        LetterUnit(
          written: written,
          right: right,
          category: category,
          hint: hint,
          cost: cost,
          site: site,
          isExpected: isExpected
        )
      }
      let forth = unit(sides[0], sides[1])
      return pair.contains("/") ? [forth, unit(sides[1], sides[0])] : [forth]
    }
  }

  /// Returns units for each spelling of a sound that stands for another one of it; a line is a
  /// sound.
  package static func alike(
    _ sounds: String,
    _ category: SpellingCategory,
    _ hint: String,
    cost: Int,
    isExpected: Bool = true
  ) -> [LetterUnit] {
    sounds.split(separator: "\n").flatMap { sound in
      let spellings = sound.split(separator: " ").map(String.init)
      return spellings.flatMap { written in
        spellings.filter { $0 != written }.flatMap { right in
          units(
            "\(written)>\(right)",
            category,
            hint,
            cost: cost + 4 * abs(written.count - right.count),
            isExpected: isExpected
          )
        }
      }
    }
  }
}

/// The units of a language, ready to be found by the last of their right letters.
package struct UnitTable: Sendable {
  /// The units; those with other right letters than the last ones of a place are never looked at.
  private let unitsByLastLetter: [Character?: [LetterUnit]]
  /// All units, in the order in which they were given.
  let units: [LetterUnit]
  /// The longest right side.
  let maximumLength: Int

  /// Creates a table.
  package init(_ units: [LetterUnit]) {
    self.units = units
    unitsByLastLetter = Dictionary(grouping: units) { $0.right.last }
    maximumLength = units.map(\.right.count).max() ?? 0
  }

  /// The units whose right letters end with one, or that have none.
  func units(endingWith letter: Character?) -> [LetterUnit] {
    unitsByLastLetter[letter] ?? []
  }
}

/// A text as the letters that units are compared with.
struct UnitText {
  /// The letters as they are written.
  let letters: [Character]
  /// The same in small letters, with plain apostrophes.
  let small: [Character]

  init(_ text: String) {
    letters = Array(text)
    small = letters.map { letter in
      if letter == "’" { return "'" }
      let lowercase = letter.lowercased()
      return lowercase.count == 1 ? lowercase.first ?? letter : letter
    }
  }

  /// The small letter at a place, or nil outside the text.
  subscript(place: Int) -> Character? { small.indices.contains(place) ? small[place] : nil }

  /// Whether a letter of a word is at a place.
  func isLetter(_ place: Int) -> Bool { self[place].map { $0.isLetter || $0 == "'" } ?? false }

  /// Whether some letters begin at a place.
  func has(_ word: [Character], at place: Int) -> Bool {
    guard place >= 0, place + word.count <= small.count else { return false }
    for offset in word.indices where small[place + offset] != word[offset] { return false }
    return true
  }

  /// Whether some letters at a place are where a unit needs them.
  func allows(_ site: LetterUnit.Site, at range: Range<Int>) -> Bool {
    if site.isStart, isLetter(range.lowerBound - 1) { return false }
    if site.isEnd, isLetter(range.upperBound) { return false }
    return
      (site.before.isEmpty
      || site.before.contains { has($0, at: range.lowerBound - $0.count) })
      && (site.after.isEmpty || site.after.contains { has($0, at: range.upperBound) })
  }
}
