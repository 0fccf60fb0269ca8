// SPDX-License-Identifier: Apache-2.0
internal import TextFolding

/// A word of an answer.
struct PhraseWord: Sendable {
  /// The longest word in which misspellings are looked for, in letters.
  static let maximumLength = 48

  /// The word after all steps but case folding.
  let surface: String
  /// The word after case folding.
  let folded: String
  /// The number of letters.
  let length: Int

  /// Whether the word has only letters of Western European languages, of which at most the first is
  /// a capital.
  ///
  /// This is quick to see and true of most words. Such a word has no number, sign, symbol or inner
  /// capital.
  let isPlain: Bool

  /// The word after case folding and without apostrophes.
  var withoutApostrophes: String {
    isPlain ? folded : folded.filter { $0 != "'" }
  }

  init(_ surface: some StringProtocol) {
    self.surface = String(surface)
    folded = self.surface.caseFolded
    length = folded.count
    isPlain = self.surface.isPlainWord
  }

  /// Whether a word that is another one but for case has its capitals, too; "Istanbul" has those of
  /// "İstanbul".
  func hasCapitals(of other: PhraseWord) -> Bool {
    surface == other.surface || surface.withPlainDottedI == other.surface.withPlainDottedI
  }

  /// The words of a text: what stands between blanks, and signs between letters with what they
  /// join, so that "km/h" has three words, and "50%" and "100m" have two.
  ///
  /// - Parameters:
  ///   - text: A text after normalization.
  ///   - limit: The number of words that are read; the rest of a longer text is one word.
  /// - Returns: The words in their order.
  static func words(of text: String, limit: Int) -> [PhraseWord] {
    text.split(separator: " ", maxSplits: limit).flatMap { part -> [PhraseWord] in
      guard part.contains(where: isJoint), !part.contains(where: \.isNumber) else {
        let number = part.prefix { !$0.isLetter && $0 != "%" }
        let rest = part[number.endIndex...]
        let hasUnit =
          number.last?.isNumber == true
          && (rest == "%" || UnitName.symbol(named: rest.lowercased()) != nil)
        return (hasUnit ? [number, rest] : [part]).map { PhraseWord($0) }
      }
      return pieces(of: part).map { PhraseWord($0) }
    }
  }

  /// Cuts a text before and after every sign with a letter on both sides.
  private static func pieces(of part: Substring) -> [Substring] {
    var pieces: [Substring] = []
    var start = part.startIndex
    for index in part.indices where isJoint(part[index]) && index > start {
      let next = part.index(after: index)
      guard next < part.endIndex, part[next].isLetter, part[part.index(before: index)].isLetter
      else { continue }
      pieces += [part[start..<index], part[index..<next]]
      start = next
    }
    return pieces + [part[start...]]
  }

  /// Whether a character is neither part of a word nor of a number.
  private static func isJoint(_ character: Character) -> Bool {
    !character.isLetter && !character.isNumber && character != "'" && character != "-"
  }

  /// Whether the word has a digit or another number.
  ///
  /// Chinese numerals are letters too, and part of names: they are not meant here.
  var hasNumber: Bool { surface.contains { $0.isNumber && !$0.isLetter } }

  /// Whether the word has a sign of arithmetic, a charge or the like: "Ca+" for "Ca".
  var hasSign: Bool {
    surface.hasPrefix("-") || surface.contains { $0.isMathSymbol || "%°".contains($0) }
  }

  /// Whether the word has anything but letters and apostrophes.
  var hasSymbol: Bool { surface.contains { !$0.isLetter && $0 != "'" } }

  /// Whether each character stands for a syllable or a word, as in Chinese, Japanese and Korean.
  var hasSyllables: Bool {
    surface.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x1100...0x11FF, 0x3041...0x318F, 0x31A0...0x31FF, 0x3400...0x9FFF, 0xAC00...0xD7FF,
        0xF900...0xFAFF, 0x2_0000...0x3_FFFF:
        true
      default: false
      }
    }
  }

  /// Whether this is another word for the same: "II", "second" and "2", "and" and "&", or "Saint"
  /// and "St".
  func isOtherNotation(of other: PhraseWord) -> Bool {
    guard folded != other.folded else { return false }
    if isGreekLetter(other) { return true }
    if let notation, notation == other.notation { return true }
    // "World War Two" is that with the sign, but "two wars" are not the second one.
    return names(numberOf: other) || other.names(numberOf: self)
  }

  /// Whether the word has a digit or is the name of a number.
  var isNumber: Bool { hasNumber || Numeral.number(named: folded) != nil }

  /// Whether two words behind numbers are two names of one unit: "km" and "kilometers".
  func isSameUnit(as other: PhraseWord) -> Bool {
    guard folded != other.folded, let symbol = UnitName.symbol(named: folded) else { return false }
    return symbol == UnitName.symbol(named: other.folded)
  }

  /// Whether two words differ in nothing but letters that are written as two where a keyboard lacks
  /// them: "schoen" is "schön", and "oeuf" is "œuf".
  func isTransliteration(of other: PhraseWord) -> Bool {
    !(folded.isASCII && other.folded.isASCII) && spelledOut == other.spelledOut
  }

  private var spelledOut: String {
    folded.withoutUmlauts.reduce(into: "") { text, letter in
      text += letter == "œ" ? "oe" : letter == "æ" ? "ae" : String(letter)
    }
  }

  /// Whether one of two words is a Greek letter and the other its name: "β" and "beta".
  func isGreekLetter(_ other: PhraseWord) -> Bool {
    greekName == other.folded || folded == other.greekName
  }

  private var greekName: String? { length == 1 ? Self.greekNames[folded] : nil }

  private static let greekNames = Dictionary(
    zip(
      "αβγδεζηθικλμνξοπρστυφχψω".map(String.init),
      """
      alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma tau upsilon phi chi psi omega
      """.split(separator: " ").map(String.init)
    )
  ) { first, _ in first }

  private func names(numberOf sign: PhraseWord) -> Bool {
    Numeral.number(named: folded).map { $0 == sign.numberBySign } ?? false
  }

  private var notation: String? {
    SharedWords.shortForms[folded] ?? Numeral.digits(of: folded)
  }

  /// The number of a word that is a number in digits or a Roman numeral.
  private var numberBySign: String? {
    folded.allSatisfy(\.isNumber) || surface.utf8.allSatisfy("MDCLXVI".utf8.contains)
      ? Numeral.digits(of: folded) : nil
  }

  /// Whether this is the initial of a first name or of a particle between names, with or without a
  /// full stop.
  func isInitial(of name: PhraseWord) -> Bool {
    guard let letter = folded.first, letter.isLetter, folded.dropFirst().allSatisfy({ $0 == "." }),
      name.length > 1, name.folded.first == letter, !name.isRomanNumeral
    else { return false }
    return surface.first?.isUppercase == true && name.surface.first?.isUppercase == true
      || name.isParticle
  }

  /// Returns the number of first names before a place of which these are the initials without a
  /// blank between them, as in "JS" and "J.S."; nil for another word.
  func initials(of names: ArraySlice<PhraseWord>) -> Int? {
    let letters = surface.filter { $0 != "." }
    guard letters.count > 1, letters.allSatisfy(\.isUppercase), names.count >= letters.count,
      zip(letters, names.suffix(letters.count)).allSatisfy({ $0 == $1.surface.first })
    else { return nil }
    return letters.count
  }

  /// Whether the word stands between names, as in "von Goethe".
  var isParticle: Bool { SharedWords.nameParticles.contains(surface) }

  /// Whether the word is one capital, with or without a full stop.
  var isSingleCapital: Bool {
    surface.first?.isUppercase == true && surface.dropFirst().allSatisfy { $0 == "." }
  }

  /// Whether the word stands before the name of a person, a mountain or a river, or not: "King
  /// Louis XIV", "Mount Everest".
  var isTitle: Bool { SharedWords.titles.contains(folded) }

  /// Returns a word made of two that were written apart.
  static func + (first: PhraseWord, second: PhraseWord) -> PhraseWord {
    PhraseWord(first.surface + second.surface)
  }

  /// Whether the word is a Roman numeral in capitals.
  var isRomanNumeral: Bool {
    guard surface.utf8.allSatisfy("MDCLXVI".utf8.contains) else { return false }
    var rest = Substring(surface)
    for (tens, five, ones) in [("?", "?", "M"), ("M", "D", "C"), ("C", "L", "X"), ("X", "V", "I")] {
      let digits = [
        ones + tens, ones + five, five + ones + ones + ones, five + ones + ones, five + ones,
      ]
      let plain = [five, ones + ones + ones, ones + ones, ones]
      if let digit = (digits + plain).first(where: rest.hasPrefix) {
        rest = rest.dropFirst(digit.count)
      }
    }
    return rest.isEmpty && !surface.isEmpty
  }

  /// Whether the word is short and all in capitals.
  var isAcronym: Bool {
    (2...6).contains(surface.count) && surface.allSatisfy(\.isUppercase)
  }

  /// Whether capitals stand inside the word as in a formula: "NaCl", "mRNA", but not "McDonald".
  var hasFormulaCapitals: Bool {
    guard let capital = surface.dropFirst().lastIndex(where: \.isUppercase),
      surface.contains(where: \.isLowercase)
    else { return false }
    return surface[capital...].dropFirst().prefix(while: \.isLowercase).count < 3
  }

  /// The capitalization of the word.
  var capitals: Capitals {
    if !surface.contains(where: \.isLowercase), surface.contains(where: \.isUppercase) {
      return .all
    }
    let isFirst = surface.first?.isUppercase == true
    return .some(isFirst: isFirst, count: surface.count(where: \.isUppercase))
  }

  enum Capitals: Hashable {
    case all
    case some(isFirst: Bool, count: Int)
  }

  /// Returns another word with a capital if this one begins with one.
  func capitals(on word: String) -> String {
    surface.first?.isUppercase == true ? word.prefix(1).uppercased() + word.dropFirst() : word
  }
}

extension String {
  /// Whether the text has only letters up to U+00FF, all in lower case after the first, and at
  /// least one.
  fileprivate var isPlainWord: Bool {
    var isFirst = true
    for scalar in unicodeScalars {
      switch scalar {
      case "a"..."z", "ß"..."ö", "ø"..."ÿ": break
      case "A"..."Z", "À"..."Ö", "Ø"..."Þ": guard isFirst else { return false }
      default: return false
      }
      isFirst = false
    }
    return !isFirst
  }
}
