// SPDX-License-Identifier: Apache-2.0
internal import TextFolding
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
  /// The digits of the number that a case-folded word names in English or German, up to a thousand where it is one word, or two as
  /// "twenty one".
  static func number(named word: String) -> String? { names[word] }

  private static let names: [String: String] = {
    let numbers = Array(0...20) + [30, 40, 50, 60, 70, 80, 90, 100, 1000]
    let (english, german) = (
      list(
        """
        zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen \
        eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand
        """
      ),
      list(
        """
        null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn \
        achtzehn neunzehn zwanzig dreissig vierzig fünfzig sechzig siebzig achtzig neunzig hundert tausend
        """
      )
    )
    var names: [String: String] = [:]
    for (index, number) in numbers.enumerated() {
      names[english[index]] = "\(number)"
      names[german[index]] = "\(number)"
      guard (20...90).contains(number) else { continue }
      for one in 1...9 {
        names["\(english[index]) \(english[one])"] = "\(number + one)"
        names["\(one == 1 ? "ein" : german[one])und\(german[index])"] = "\(number + one)"
      }
    }
    return names
  }()

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
    for (index, ordinal) in list(english).enumerated() { words[ordinal] = "\(index + 1)" }
    for (index, stem) in list(german).enumerated() {
      for ending in ["e", "er", "en", "es", "em"] { words[stem + ending] = "\(index + 1)" }
    }
    // From 21st on all are made in one way.
    let firsts = list(english).prefix(9)
    for (name, number) in names where number.utf8.count == 2 && number > "20" {
      if name.hasSuffix("ty") {
        words[name.dropLast() + "ieth"] = number
      } else if let blank = name.firstIndex(of: " "), let one = number.last?.wholeNumberValue {
        words[name[...blank] + firsts[one - 1]] = number
      } else {
        for ending in ["e", "er", "en", "es", "em"] { words[name + "st" + ending] = number }
      }
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

  private static func list(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }
}

/// Units behind a number, whose names and symbols are the same: "10 km" is "10 kilometers".
enum UnitName {
  /// The symbol of the unit that a case-folded word names in a language of Western Europe, or nil for another word.
  static func symbol(named word: String) -> String? { symbols[word] }

  private static let symbols = Dictionary(
    """
    km kilometer kilometers kilometre kilometres kilomètre kilomètres kilómetro kilómetros chilometro chilometri quilômetro \
    quilômetros quilómetro quilómetros
    m meter meters metre metres mètre mètres metro metros metri
    cm centimeter centimeters centimetre centimetres zentimeter centimètre centimètres centímetro centímetros centimetro centimetri
    mm millimeter millimeters millimetre millimetres millimètre millimètres milímetro milímetros millimetro millimetri
    kg kilogram kilograms kilogramm kilo kilos kilogramme kilogrammes kilogramo kilogramos chilogrammo chilogrammi quilograma \
    quilogramas
    g gram grams gramme grammes gramm gramo gramos grammo grammi grama gramas
    mg milligram milligrams milligramm milligramme milligrammes miligramo miligramos milligrammo milligrammi miligrama
    l liter liters litre litres litro litros litri
    ml milliliter milliliters millilitre millilitres mililitro mililitros millilitro millilitri
    h hour hours hr hrs stunde stunden heure heures hora horas ora ore
    min minute minutes minuten minuto minutos minuti
    s sec second seconds sekunde sekunden seconde secondes segundo segundos secondo secondi
    """
    .split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    .flatMap { names in names.map { ($0, names[0]) } }
  ) { first, _ in first }
}
