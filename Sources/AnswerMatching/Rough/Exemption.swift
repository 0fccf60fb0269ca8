extension Verdict {
  /// Why a word is right only when it is written as expected.
  public enum Exemption: String, CaseIterable, Hashable, Sendable {
    /// The word is or has a number, a sign or another symbol: one digit makes another number, and "Ca+" is not
    /// "Ca".
    case number
    /// The word is a formula: an "H2O" or "NaCl", with digits or capitals inside.
    case formula
    /// The word is a Roman numeral.
    case romanNumeral
    /// The word is an acronym: all in capitals, as "DNA".
    case acronym
    /// The word has fewer than four letters.
    case shortWord
    /// The word is one of a closed set: true and false, left and right, an ordinal, a direction.
    case fixedWord
    /// The word is in a script whose characters stand for syllables or words, as those of Chinese, Japanese and
    /// Korean: another one makes another word.
    case syllables
    /// The word or phrase is too long for misspellings to be looked for.
    case tooLong
  }
}

extension Verdict.Exemption {
  /// Why an expected word has no tolerance, or nil when it has.
  init?(of expected: PhraseWord, fixedWords: Set<String>) {
    if expected.isPlain, expected.length >= 4 {
      guard fixedWords.contains(expected.folded) else { return nil }
      self = .fixedWord
    } else if expected.hasNumber {
      self = expected.surface.contains(where: \.isLetter) ? .formula : .number
    } else if !expected.surface.contains(where: \.isLetter) {
      self = .number
    } else if expected.isRomanNumeral {
      self = .romanNumeral
    } else if expected.isAcronym {
      self = .acronym
    } else if expected.hasFormulaCapitals {
      self = .formula
    } else if expected.hasSymbol {
      self = .number
    } else if expected.hasSyllables {
      self = .syllables
    } else if expected.length < 4 {
      self = .shortWord
    } else if fixedWords.contains(expected.folded) {
      self = .fixedWord
    } else {
      return nil
    }
  }
}
