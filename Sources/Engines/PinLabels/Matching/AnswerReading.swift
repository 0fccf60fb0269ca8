// SPDX-License-Identifier: Apache-2.0
internal import AnatomicalTerms

/// An answer in all the forms in which it may be meant.
struct AnswerReading {
  let text: String
  let forms: TermForms
  /// All forms in which it may be meant and those in which it may be misspelled, in order.
  let readings: [String]

  /// All forms in which it may be meant, in order.
  var keys: [String] { forms.keys }

  /// How many forms of an abbreviated answer are looked at closely.
  static let mostReadings = 16

  init(_ text: String, allowing allowances: Set<MatchingPolicy.Allowance> = []) {
    self.text = text
    let bare = allowances.contains(.articles) ? Self.withoutArticle(text) : nil
    forms = TermForms([text] + [bare].compactMap(\.self), isLatin: true)
    readings =
      forms.keys + [Self.readingAtStops(text)].compactMap(\.self)
      + (allowances.contains(.numerals) ? forms.plain.compactMap(Numerals.exchanged) : [])
  }

  /// The text without an article in front of it, or nil when it has none.
  private static func withoutArticle(_ text: String) -> String? {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count > 1, let first = words.first, articles.contains(first.lowercased()) else {
      return nil
    }
    return words.dropFirst().joined(separator: " ")
  }

  /// Without "a", which is an artery.
  private static let articles: Set<String> = [
    "the", "an", "der", "die", "das", "den", "dem", "des", "ein", "eine", "einen",
  ]

  /// The names in an answer that gives several: "Kahnbein/Os scaphoideum", "Kahnbein (Os scaphoideum)".
  static func names(in text: String) -> [String] {
    guard text.utf8.contains(where: { separators.contains($0) }) else { return [text] }
    return text.utf8.split(whereSeparator: separators.contains).map { String(Substring($0)) }
      .filter { !TermText.normalized($0).isEmpty }
  }

  private static let separators = Set("/;,=()".utf8)

  /// The answer with as many words as were meant, where a letter is wrong at the full stop of an abbreviation; nil
  /// where none is.
  ///
  /// Without its first letter "m. biceps" begins with a lone full stop, for which a sign is put; a letter too many
  /// behind it, as in "m.x biceps", is no word of its own.
  private static func readingAtStops(_ text: String) -> String? {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count > 1, words.contains(where: { $0 == "." || isStopped($0) }) else { return nil }
    return words.map { word in
      if word == "." { return "?" }
      return isStopped(word)
        ? word.lowercased().filter { $0 != "." } : TermText.normalized(String(word))
    }.joined(separator: " ")
  }

  /// Whether a word is an abbreviation with a single letter behind its full stop.
  private static func isStopped(_ word: Substring) -> Bool {
    let parts = word.lowercased().split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[1].count == 1 && LatinAbbreviation.all[String(parts[0])] != nil
  }

  var isAbbreviated: Bool { forms.standard != forms.expanded }

  /// The forms that are looked at closely, with their words.
  var likelyKeys: [TermKey] { keys.prefix(Self.mostReadings).map(TermKey.init) }

  /// Whether the answer is a label of a pin but for a contrary word, and whether that is left for right.
  func contrary(of target: LabelTarget) -> (isContrary: Bool, isOtherSide: Bool) {
    let readings = likelyKeys
    let found = target.orderedKeys.flatMap { expected in
      readings.compactMap { ContraryWords.contrary($0.words, of: expected.words) }
    }
    return (!found.isEmpty, found.contains(where: \.isOtherSide))
  }

  func otherNumber(than target: LabelTarget) -> LabelVerdict.Rejected.OtherNumber? {
    let readings = likelyKeys
    for expected in target.orderedKeys {
      for key in readings {
        if NumberForms.isPlural(key.words, of: expected.words) { return .pluralForSingular }
        if NumberForms.isPlural(expected.words, of: key.words) { return .singularForPlural }
      }
    }
    return nil
  }
}
