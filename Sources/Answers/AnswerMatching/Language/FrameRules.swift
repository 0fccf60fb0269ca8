// SPDX-License-Identifier: Apache-2.0
internal import LanguageFacts
internal import TextFolding

/// The words that people put around an answer in a language, made ready to be looked up.
final class FrameRules: Sendable {
  let openings: FramePhrases
  let closings: FramePhrases
  let partitives: FramePhrases
  let alternatives: Set<String>
  let negators: Set<String>
  /// The kind of thing that a word says, as a number for each.
  let kinds: [String: Int]
  let kindsBefore: [String: Int]
  let links: Set<String>
  let titles: Set<String>
  let suffixes: Set<String>
  /// Names that are on the lists of words.
  let names: Set<String>
  /// Countries and continents, with blanks between their words.
  let places: Set<String>

  init(_ languages: [LanguageFacts]) {
    let frames = languages.map(\.frames)
    openings = FramePhrases(frames.map(\.openings))
    closings = FramePhrases(frames.map(\.closings))
    partitives = FramePhrases(frames.map(\.partitives))
    alternatives = Set(frames.flatMap(\.alternatives.words))
    negators = Set(languages.compactMap(\.spelling).flatMap(\.negators.caseFolded.words))
    var kinds: [String: Int] = [:]
    var kindsBefore: [String: Int] = [:]
    var number = 0
    for frame in frames {
      for row in frame.kinds.split(separator: "\n") {
        number += 1
        for word in String(row).words {
          kinds[word] = number
          kindsBefore[word] = number
        }
      }
      for row in frame.kindsBefore.split(separator: "\n") {
        number += 1
        for word in String(row).words where kindsBefore[word] == nil { kindsBefore[word] = number }
      }
    }
    (self.kinds, self.kindsBefore) = (kinds, kindsBefore)
    links = Set(frames.flatMap(\.links.words))
    titles = Set(frames.flatMap(\.titles.words))
    suffixes = Set(frames.flatMap(\.suffixes.words))
    names = Set(frames.flatMap(\.names.words))
    places = Set(
      frames.flatMap(\.places.words).map { String($0.map { "_-".contains($0) ? " " : $0 }) }
    )
  }
}

/// Phrases that are looked for at the start or the end of a text.
struct FramePhrases: Sendable {
  private var phrases: Set<String> = []
  private var longest = 0

  init(_ lists: [String]) {
    for phrase in lists.flatMap(\.caseFolded.words) {
      let words = phrase.split(separator: "_").map { FrameToken.key(of: $0) }
      longest = max(longest, words.count)
      phrases.insert(words.joined(separator: " "))
    }
  }

  /// Returns the number of words at the start of the given ones that are a phrase, the longest one;
  /// 0 for none.
  func count(atStartOf words: ArraySlice<FrameToken>) -> Int {
    for count in stride(from: min(longest, words.count), to: 0, by: -1)
    where phrases.contains(words.prefix(count).map(\.key).joined(separator: " ")) {
      return count
    }
    return 0
  }

  /// Returns the number of words at the end of the given ones that are a phrase, the longest one; 0
  /// for none.
  func count(atEndOf words: ArraySlice<FrameToken>) -> Int {
    for count in stride(from: min(longest, words.count), to: 0, by: -1)
    where phrases.contains(words.suffix(count).map(\.key).joined(separator: " ")) {
      return count
    }
    return 0
  }
}

/// A word of an answer with the punctuation around it.
struct FrameToken {
  let text: Substring
  /// The word without case and the punctuation around it.
  let key: String

  init(_ text: Substring) {
    self.text = text
    key = Self.key(of: text)
  }

  static func key(of text: Substring) -> String {
    let folded = String(text).caseFolded.withStraightQuotes
    let marks = ",.;:!?()[]{}\"«»„“”-—–¡¿"
    let start = folded.drop { marks.contains($0) }
    return String(start.reversed().drop { marks.contains($0) }.reversed())
  }

  /// Whether a comma, a colon or the like stands behind the word.
  var endsPart: Bool { text.last.map { ",:;".contains($0) } ?? false }
}
