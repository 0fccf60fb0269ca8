// SPDX-License-Identifier: Apache-2.0
extension String {
  /// The text with marks for the tone numbers of Pinyin: "ni3 hao3" becomes "nǐ hǎo".
  ///
  /// A digit from 1 to 4 behind a syllable is the mark on its main vowel; 5 and 0 are the tone
  /// without one. "v" and "u:" are "ü" in such a syllable. Where the vowel has its mark already, the
  /// digit goes. Numbers of several digits stay.
  ///
  /// Source: GB/T 16159-2012, Basic rules of the Chinese phonetic alphabet orthography, for where
  /// the mark stands.
  package var withToneMarks: String {
    guard utf8.contains(where: { (0x30...0x35).contains($0) || $0 >= 0x80 }) else { return self }
    let characters = Array(self)
    var result: [Character] = []
    var isChanged = false
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      if let tone = ToneSyllable.tone(of: character), ToneSyllable.tone(of: next) == nil,
        !next.isNumber, let syllable = ToneSyllable(atEndOf: result)
      {
        result.replaceSubrange(syllable.vowels, with: syllable.marked(tone))
        isChanged = true
      } else {
        result.append(character)
      }
    }
    return isChanged ? String(result) : self
  }
}

/// The end of a syllable of Pinyin, from its first vowel on.
private struct ToneSyllable {
  /// The places of the vowels in the text.
  let vowels: Range<Int>
  private let letters: [Letter]

  /// A vowel with its plain form.
  private struct Letter {
    let written: Character
    /// The small letter without a tone, "ü" with its dots.
    let plain: Character
    /// Whether it has a mark of another kind than the dots of "ü".
    let isMarked: Bool
    /// Whether it is one character for several letters, of which this is the last.
    let isJoined: Bool

    init(_ written: Character) {
      self.written = written
      let folded = String(written).caseFolded
      let base = String(written).withoutDiacritics.caseFolded
      let isUmlaut = base == "v" || ["ü", "ǖ", "ǘ", "ǚ", "ǜ"].contains(folded)
      plain = isUmlaut ? "ü" : base.last ?? written
      isJoined = base.count > 1
      isMarked = folded != base && folded != "ü"
    }
  }

  /// The vowels that a syllable can have.
  private static let finals: Set<String> = [
    "a", "o", "e", "i", "u", "ü", "ai", "ei", "ao", "ou", "ia", "ie", "iao", "iu", "io", "ua",
    "uo", "uai", "ui", "ue", "üe", "üa",
  ]
  private static let marks: [Character: String] = [
    "1": "\u{304}", "2": "\u{301}", "3": "\u{30C}", "4": "\u{300}", "5": "", "0": "",
    "¹": "\u{304}", "²": "\u{301}", "³": "\u{30C}", "⁴": "\u{300}", "⁵": "", "⁰": "",
  ]

  /// The mark that a digit stands for; nil for what is no tone.
  static func tone(of digit: Character) -> String? { marks[digit] }

  /// Finds the syllable at the end of a text; nil when there is none.
  init?(atEndOf text: [Character]) {
    var end = text.count
    func take(_ letter: Character) {
      if end > 0, Letter(text[end - 1]).plain == letter { end -= 1 }
    }
    take("r")
    if end > 0, Letter(text[end - 1]).plain == "g" {
      guard end > 1, Letter(text[end - 2]).plain == "n" else { return nil }
      end -= 1
    }
    take("n")
    var start = end
    var letters: [Letter] = []
    while start > 0 {
      if text[start - 1] == ":", start > 1, Letter(text[start - 2]).plain == "u" {
        letters.insert(Letter(text[start - 2] == "U" ? "Ü" : "ü"), at: 0)
        start -= 2
        continue
      }
      let letter = Letter(text[start - 1])
      guard "aoeiuü".contains(letter.plain) else { break }
      letters.insert(letter, at: 0)
      start -= 1
      if letter.isJoined { break }
    }
    guard Self.finals.contains(String(letters.map(\.plain))) else { return nil }
    vowels = start..<end
    self.letters = letters
  }

  /// The vowels with a mark.
  func marked(_ mark: String) -> [Character] {
    let plain = letters.map(\.plain)
    var written = letters.map { letter -> Character in
      switch letter.written {
      case "v": "ü"
      case "V": "Ü"
      default: letter.written
      }
    }
    guard !letters.contains(where: \.isMarked) else { return written }
    let place =
      plain.firstIndex(of: "a") ?? plain.firstIndex(of: "e")
      ?? (plain == ["o", "u"] ? 0 : plain.count - 1)
    written[place] = Character(String(written[place]) + mark)
    return written
  }
}
