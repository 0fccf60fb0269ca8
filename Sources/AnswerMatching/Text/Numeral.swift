/// Words that stand for a number: Roman numerals and ordinals.
enum Numeral {
  /// The digits of the number that a word in upper or lower case stands for, or nil when it stands for none.
  static func digits(of word: some StringProtocol) -> String? {
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    guard digits.isEmpty else {
      return ["", "st", "nd", "rd", "th"].contains(word.dropFirst(digits.count).lowercased())
        ? String(digits) : nil
    }
    return words[word.lowercased()]
  }

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
