// SPDX-License-Identifier: Apache-2.0
internal import TextFolding
extension Verdict {
  /// Why a word is right only when it is written as expected.
  ///
  /// ``Verdict/sentence(in:)`` explains it to the learner.
  public struct Exemption: Hashable, Sendable {
    /// The name of its sentence.
    let key: String

    /// The word is or has a number, a sign or another symbol: one digit makes another number, and "Ca+" is not
    /// "Ca".
    package static let number = Self(key: "number")
    /// The word is a formula: an "H2O" or "NaCl", with digits or capitals inside.
    package static let formula = Self(key: "formula")
    /// The word is a Roman numeral.
    package static let romanNumeral = Self(key: "romanNumeral")
    /// The word is an acronym: all in capitals, as "DNA".
    package static let acronym = Self(key: "acronym")
    /// The word has fewer than four letters.
    package static let shortWord = Self(key: "shortWord")
    /// The word is one of a closed set: true and false, left and right, a direction.
    package static let fixedWord = Self(key: "fixedWord")
    /// The word is in a script whose characters stand for syllables or words, as those of Chinese, Japanese and
    /// Korean: another one makes another word.
    package static let syllables = Self(key: "syllables")
    /// The word or phrase is too long for misspellings to be looked for.
    package static let tooLong = Self(key: "tooLong")

    package static let all = [
      number, formula, romanNumeral, acronym, shortWord, fixedWord, syllables, tooLong,
    ]
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
