// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import TextFolding

extension Verdict {
  /// A misspelled word or phrase, and what is wrong with it.
  ///
  /// ```swift
  /// let matcher = RoughMatcher("photosynthesis", language: .english)
  /// if case .correct(let match) = matcher.verdict(for: "fotosinthesis"),
  ///   case .misspelled(let misspelling) = match.reason
  /// {
  ///   misspelling.slips.map(\.kind)   // [.soundAlike, .soundAlike]
  /// }
  /// ```
  public struct Misspelling: Hashable, Sendable {
    /// The slips from left to right: the edits of optimal string alignment, except that letters of
    /// like sound count once.
    public internal(set) var slips: [Slip]
    /// The cost of all slips in tenths of a missing consonant, with what was added for endings and
    /// beginnings that make other words.
    package let cost: Int
    /// The maximum cost of the misspelled words.
    package let limit: Int
    /// The other term that the answer came nearest to, when any were known and near.
    public internal(set) var rival: String?

    package init(slips: [Slip], cost: Int, limit: Int, rival: String? = nil) {
      self.slips = slips
      self.cost = cost
      self.limit = limit
      self.rival = rival
    }

    /// Whether the slips are few and small enough for the answer to count.
    package var isForgivable: Bool { cost <= limit }

    /// Whether umlauts were written in two letters and nothing else is wrong: "schoen".
    var isTransliterated: Bool {
      slips.allSatisfy { $0.kind == .mark && $0.written.count != $0.expected.count }
    }
  }
}

extension Verdict {
  /// A slip of the pen: the smallest piece in which a misspelled word differs from the correct one.
  public struct Slip: Hashable, Sendable {
    /// The kinds of slips.
    ///
    /// The article on rough matching has their prices.
    public enum Kind: String, CaseIterable, Hashable, Sendable, JSONName {
      /// Two letters were written in each other's place: neighbors, or the ones around a third.
      case swappedLetters
      /// A letter, or a group of two or three, was written twice instead of once.
      case extraDoubling
      /// A letter was written once instead of twice.
      case missingDoubling
      /// Dots, an accent or another mark were forgotten, added or taken for others: "u" for "ü".
      case mark
      /// Letters that can stand for the same sound: "f" for "ph", "k" for "ck", "ie" for "ei".
      case soundAlike
      /// One vowel was written for another.
      case vowelForVowel
      /// A consonant was written for one of the same place or look: "d" for "t", "n" for "m".
      case relatedConsonant
      /// A letter was written for an unrelated one.
      case unrelatedLetter
      /// There is a vowel too many.
      case extraVowel
      /// There is a consonant too many.
      case extraConsonant
      /// A vowel was left out.
      case missingVowel
      /// A consonant was left out.
      case missingConsonant
      /// An "h" was left out or is too many.
      case silentH
      /// One word was written as two, or two as one.
      case wordSpacing
    }

    /// The kind of slip.
    public let kind: Kind
    /// The letters as written; empty if letters were left out.
    public let written: String
    /// The letters that should be there; empty if there are too many.
    public let expected: String
    /// The place in the accepted answer where the expected letters begin, in characters from 0.
    ///
    /// They are counted after `RoughMatcher.normalization` with one blank between words, so without
    /// an article at the beginning.
    public let offset: Int
    /// The cost of the slip, in tenths of a missing consonant, its place in the word included.
    package let cost: Int

    package init(kind: Kind, written: String, expected: String, offset: Int, cost: Int) {
      self.kind = kind
      self.written = written
      self.expected = expected
      self.offset = offset
      self.cost = cost
    }

    func moved(by distance: Int) -> Slip {
      Slip(kind: kind, written: written, expected: expected, offset: offset + distance, cost: cost)
    }
  }
}

extension Verdict {
  /// A reason to accept a word only in the expected spelling.
  ///
  /// ``Verdict/sentence(in:)`` explains it to the learner.
  public struct Exemption: Hashable, Sendable {
    /// The name of its sentence.
    let key: String

    /// The word is or has a number, a sign or another symbol: one digit makes another number, and
    /// "Ca+" is not "Ca".
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
    /// The word is in a script whose characters stand for syllables or words, as those of Chinese,
    /// Japanese and Korean: another one makes another word.
    package static let syllables = Self(key: "syllables")
    /// The word or phrase is too long for misspellings to be looked for.
    package static let tooLong = Self(key: "tooLong")

    package static let all = [
      number, formula, romanNumeral, acronym, shortWord, fixedWord, syllables, tooLong,
    ]
  }
}

extension Verdict.Exemption {
  /// Creates the reason an expected word has no tolerance, or nil when it has one.
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
