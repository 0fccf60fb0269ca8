// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// The spelling of a language: how a misspelling is explained, where mistakes
/// can be made, and which ones are typical.
///
/// ```swift
/// let rules: any SpellingRules = PlainSpelling(.spanish)   // a language without rules
/// rules.diagnosis(of: "bentana", for: "ventana").places.map(\.target)   // ["v"]
/// rules.diagnosis(of: "bentana", for: "ventana").hints                  // []
/// ```
///
/// A language is a type that conforms to this, and nothing else: diagnosis, learner models,
/// statistics and material for exercises ask for no more. All that follows from the members below
/// must be the same for the same arguments, always.
public protocol SpellingRules: Sendable {
  /// The language.
  var language: Language { get }

  /// The categories of mistakes, in the order in which they are shown.
  var categories: [SpellingCategory] { get }

  /// Diagnoses what was written for a text that is not equal to it.
  ///
  /// - Returns: The places that differ, from left to right, which do not overlap; at least one.
  func places(of input: String, for target: SpellingTarget) -> [SpellingDiagnosis.Place]

  /// Returns how often a text asks for what each category is about: the places where a mistake can
  /// be expected, those where a mark may be put wrongly included.
  func opportunities(in target: SpellingTarget) -> SpellingOpportunities

  /// Returns the typical errors in a word, from left to right.
  func typicalErrors(in word: String) -> [TypicalError]

  /// Returns the name of a category that teachers know, or nil for one that the rules do not have.
  func label(of category: SpellingCategory, in phrasebook: Phrasebook) -> String?

  /// Returns what is to be minded about a category, in words for children, or nil for one that the
  /// rules do not have.
  func plainLabel(of category: SpellingCategory, in phrasebook: Phrasebook) -> String?
}

extension SpellingRules {
  /// Diagnoses what was written.
  ///
  /// Spacing at the ends, kinds of blanks, quotes and dashes, and invisible characters make no
  /// difference.
  public func diagnosis(of input: String, for target: SpellingTarget) -> SpellingDiagnosis {
    SpellingDiagnosis(target: target, input: input, by: self)
  }

  /// Diagnoses what was written for a text whose word parts are not known.
  public func diagnosis(of input: String, for target: String) -> SpellingDiagnosis {
    SpellingDiagnosis(target: SpellingTarget(target), input: input, by: self)
  }

  /// Returns the typical errors of a category.
  public func typicalErrors(in word: String, of category: SpellingCategory) -> [TypicalError] {
    typicalErrors(in: word).filter { $0.category == category }
  }
}

/// The spelling of a language of which no rules are known.
///
/// It finds the letters that differ and says no more about them: there are no categories, and there
/// is no hint rather than a false one.
public struct PlainSpelling: SpellingRules, Hashable {
  /// The language.
  public let language: Language

  /// Creates the rules of a language that has none.
  public init(_ language: Language) {
    self.language = language
  }

  /// No categories.
  public var categories: [SpellingCategory] { [] }

  /// Returns the letters that differ, without categories and hints.
  public func places(of input: String, for target: SpellingTarget) -> [SpellingDiagnosis.Place] {
    let letters = (target: Array(target.text), input: Array(input))
    return WordAlignment(target: target.text, input: input).edits.map { edit in
      let targetEnd = edit.targetOffset + edit.operation.targetLength
      let inputEnd = edit.inputOffset + edit.operation.inputLength
      return SpellingDiagnosis.Place(
        targetRange: edit.targetOffset..<targetEnd,
        inputRange: edit.inputOffset..<inputEnd,
        target: String(letters.target[edit.targetOffset..<targetEnd]),
        input: String(letters.input[edit.inputOffset..<inputEnd]),
        operation: edit.operation,
        categories: [],
        hints: []
      )
    }
  }

  /// None.
  public func opportunities(in target: SpellingTarget) -> SpellingOpportunities {
    SpellingOpportunities()
  }

  /// None.
  public func typicalErrors(in word: String) -> [TypicalError] { [] }

  /// None.
  public func label(of category: SpellingCategory, in phrasebook: Phrasebook) -> String? { nil }

  /// None.
  public func plainLabel(of category: SpellingCategory, in phrasebook: Phrasebook) -> String? {
    nil
  }
}

/// The number of times that a text calls for each category of spelling.
public struct SpellingOpportunities: Hashable, Sendable {
  private var counts: [SpellingCategory: Int] = [:]

  /// Creates counts that are all 0.
  public init() {}

  /// The count of a category.
  public subscript(category: SpellingCategory) -> Int {
    get { counts[category, default: 0] }
    set { counts[category] = newValue == 0 ? nil : newValue }
  }
}

/// A typical misspelling of a word by children: some letters written in place of others.
///
/// Every error is one that can be heard or that a rule of spelling invites at its place, and has
/// one category alone. The rules of the language find them, see
/// ``SpellingRules/typicalErrors(in:)``.
public struct TypicalError: Hashable, Sendable {
  /// The word.
  public let word: String
  /// The range of the letters, counted from 0 in grapheme clusters.
  public let range: Range<Int>
  /// The letters that are put for them; empty where they are left out.
  public let replacement: String
  /// The word as it is written then.
  public let misspelling: String
  /// The diagnosis of the misspelling.
  public let diagnosis: SpellingDiagnosis
  /// The category of the error.
  public let category: SpellingCategory

  /// A longer text is no word that a child learns, and takes long to try.
  package static let maximumLength = 100

  /// Puts letters in place of others, or returns nil when rules take that for something else than
  /// one place with one category.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - range: The range of the letters, counted from 0 in grapheme clusters.
  ///   - replacement: The letters that are put for them; empty where they are left out.
  ///   - rules: The rules of the language.
  public init?(
    in word: String,
    at range: Range<Int>,
    replacement: String,
    by rules: some SpellingRules
  ) {
    let letters = Array(word)
    guard range.lowerBound >= 0, range.upperBound <= letters.count else { return nil }
    let misspelling =
      String(letters[..<range.lowerBound]) + replacement + String(letters[range.upperBound...])
    let diagnosis = rules.diagnosis(of: misspelling, for: word)
    guard diagnosis.places.count == 1, diagnosis.categories.count == 1 else { return nil }
    self.word = word
    self.range = range
    self.replacement = replacement
    self.misspelling = misspelling
    self.diagnosis = diagnosis
    category = diagnosis.categories[0]
  }

  /// Returns whether the misspelling is another word of a vocabulary, so that it may not be an
  /// error.
  ///
  /// Where a capital or a mark is missing, the sentence decides and no vocabulary.
  package func isOtherWord(of vocabulary: Set<String>) -> Bool {
    diagnosis.isOtherWord(of: vocabulary)
  }
}

extension SpellingDiagnosis {
  /// Returns whether the input is another word of a vocabulary, and not the target with another
  /// capital or mark.
  package func isOtherWord(of vocabulary: Set<String>) -> Bool {
    guard vocabulary.contains(input), input != target.text else { return false }
    let marks: [SpellingCategory] = [.letterCase, .punctuation]
    return categories.isEmpty || !categories.allSatisfy(marks.contains)
  }
}
