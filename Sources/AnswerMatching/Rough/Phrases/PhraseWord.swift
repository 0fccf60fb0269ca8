/// A word of an answer.
struct PhraseWord: Sendable {
  /// The longest word in which misspellings are looked for, in letters.
  static let longest = 64

  /// The word after all steps but case folding.
  let surface: String
  /// The word after case folding.
  let folded: String
  /// The number of letters.
  let length: Int

  init(_ surface: some StringProtocol) {
    self.surface = String(surface)
    folded = self.surface.caseFolded
    length = folded.count
  }

  /// The words of a text: what stands between blanks, and between hyphens that have letters on both sides.
  static func words(of text: String) -> [PhraseWord] {
    text.split(separator: " ").flatMap { part -> [PhraseWord] in
      let pieces = part.split(separator: "-", omittingEmptySubsequences: false)
      let isCompound = pieces.allSatisfy {
        $0.allSatisfy { $0.isLetter || $0 == "'" } && !$0.isEmpty
      }
      return isCompound ? pieces.map { PhraseWord($0) } : [PhraseWord(part)]
    }
  }

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

  /// How the word is capitalised.
  var capitals: Capitals {
    if !surface.contains(where: \.isUppercase) { return .none }
    if !surface.contains(where: \.isLowercase) { return .all }
    return surface.first?.isUppercase == true ? .first : .inner
  }

  enum Capitals {
    case none, first, inner, all
  }
}
