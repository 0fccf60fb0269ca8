// SPDX-License-Identifier: Apache-2.0
extension String {
  /// The text with digits for its Roman numerals and ordinals.
  var withPlainNumerals: String {
    replacingWords(where: \.isPartOfNumeral) { word, rest in
      guard let digits = Numeral.digits(of: word) else { return nil }
      // A full stop makes an ordinal in German, unless decimals follow.
      let afterStops = rest.drop { $0 == "." }
      if afterStops.first?.isWhitespace != false { rest = afterStops }
      return digits
    }
  }

  /// The text with "&" for every "and" and "und" between blanks or at an end.
  var withAmpersands: String {
    replacingWords(where: { !$0.isWhitespace }) { word, _ in
      word.isConjunction ? "&" : nil
    }
  }

  /// The text with other words for some.
  ///
  /// - Parameters:
  ///   - isPartOfWord: Whether a character is part of a word.
  ///   - replacement: Returns the text for a word, or nil for the word itself. It may shorten the rest of the text.
  /// - Returns: The text with its blanks and signs as they were.
  private func replacingWords(
    where isPartOfWord: (Character) -> Bool,
    by replacement: (Substring, inout Substring) -> String?
  ) -> String {
    var result = ""
    var rest = self[...]
    while let start = rest.firstIndex(where: isPartOfWord) {
      result += rest[..<start]
      let word = rest[start...].prefix(while: isPartOfWord)
      rest = rest[word.endIndex...]
      result += replacement(word, &rest) ?? String(word)
    }
    return result + rest
  }
}

extension StringProtocol {
  /// Whether this is "and" or "und".
  var isConjunction: Bool { ["and", "und"].contains(lowercased()) }
}

extension Character {
  /// Whether a word of which this is part could be a numeral: the "I" in "I'm" is none.
  fileprivate var isPartOfNumeral: Bool { isLetter || isNumber || self == "'" || self == "’" }
}

/// Words that stand for a number: Roman numerals and ordinals.
enum Numeral {
  /// The digits of the number that a case-folded word names in English or German, up to a thousand where it is one word.
  static func number(named word: String) -> String? { names[word] }

  private static let names = Dictionary(
    [
      """
      zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen \
      eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand
      """,
      """
      null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn \
      achtzehn neunzehn zwanzig dreissig vierzig fünfzig sechzig siebzig achtzig neunzig hundert tausend
      """,
    ].flatMap { words in
      let numbers = Array(0...20) + [30, 40, 50, 60, 70, 80, 90, 100, 1000]
      return zip(words.split(separator: " ").map(String.init), numbers.map(String.init))
    }
  ) { first, _ in first }

  /// The digits of the number that a word in upper or lower case stands for, or nil when it stands for none.
  static func digits(of word: some StringProtocol) -> String? {
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    guard digits.isEmpty else {
      return endings.contains(word.dropFirst(digits.count).lowercased()) ? String(digits) : nil
    }
    return words[word.lowercased()]
  }

  /// The endings behind the digits of ordinals in English and German.
  private static let endings: Set<String> = [
    "", "st", "nd", "rd", "th", "te", "ter", "tes", "ten", "ste", "ster", "stes", "sten",
  ]

  private static let words: [String: String] = {
    var words: [String: String] = [:]
    // Higher numerals are made of letters that stand for much else, as in "CD".
    for (tens, ten) in ["", "x", "xx", "xxx"].enumerated() {
      for (ones, one) in ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"].enumerated() {
        words[ten + one] = "\(10 * tens + ones)"
      }
    }
    words[""] = nil
    for (index, ordinal) in english.split(separator: " ").enumerated() {
      words[String(ordinal)] = "\(index + 1)"
    }
    for (index, stem) in german.split(separator: " ").enumerated() {
      for ending in ["e", "er", "en", "es", "em"] { words[stem + ending] = "\(index + 1)" }
    }
    return words
  }()

  private static let english = """
    first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth \
    fifteenth sixteenth seventeenth eighteenth nineteenth twentieth
    """

  private static let german = """
    erst zweit dritt viert fünft sechst siebt acht neunt zehnt elft zwölft dreizehnt vierzehnt fünfzehnt \
    sechzehnt siebzehnt achtzehnt neunzehnt zwanzigst
    """
}
