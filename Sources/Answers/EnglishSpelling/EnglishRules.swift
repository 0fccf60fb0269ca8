// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import Spelling

/// The spelling of English, for pupils of the first years of school.
///
/// ```swift
/// let diagnosis = EnglishRules().diagnosis(of: "recieve", for: "receive")
/// diagnosis.categories                         // [.ieEi]
/// diagnosis.places[0].target                   // "ei"
/// diagnosis.hints[0].sentence(in: .english)    // "Two vowels stand side by side. Which comes first here? Remember where c comes before them."
/// ```
///
/// American and British spellings are both correct as targets; which of them counts is a matter of
/// the words of an exercise.
public struct EnglishRules: UnitSpelling, Hashable {
  /// Creates the rules.
  public init() {}

  /// English.
  public var language: Language { .english }

  /// The categories.
  public var categories: [SpellingCategory] { Self.allCategories }

  private static let allCategories: [SpellingCategory] = [
    .letterCase, .wordBoundary, .homophone, .doubling, .silentLetter, .ieEi, .magicE, .suffix,
    .vowelSpelling, .consonantSpelling, .apostrophe, .phoneme, .punctuation,
  ]

  /// Diagnoses what was written for a text that is not equal to it.
  public func places(of input: String, for target: SpellingTarget) -> [SpellingDiagnosis.Place] {
    unitPlaces(of: input, for: target)
  }

  /// Returns how often a text asks for what each category is about.
  public func opportunities(in target: SpellingTarget) -> SpellingOpportunities {
    unitOpportunities(in: target)
  }

  /// Returns the typical errors in a word.
  ///
  /// - Complexity: O(*n*) diagnoses for a word of *n* letters; none in a text of more than 100.
  public func typicalErrors(in word: String) -> [TypicalError] { unitErrors(in: word) }

  /// Returns the name of a category that teachers know.
  public func label(of category: SpellingCategory, in phrasebook: Phrasebook) -> String? {
    guard Self.allCategories.contains(category) else { return nil }
    return Self.sentence("category.\(category)", in: phrasebook)
  }

  /// Returns what is to be minded about a category, in words for children.
  public func plainLabel(of category: SpellingCategory, in phrasebook: Phrasebook) -> String? {
    label(of: category, in: phrasebook)
  }

  package var table: UnitTable { Self.units }

  package var typical: TypicalErrors { Self.typicalErrors }

  package var base: [Character: Character] { [:] }

  package var homophones: [Set<String>] { Self.homophones }

  package var hints: [String: SpellingHint] { Self.hints }

  /// Parts the apostrophe of an owner, as in "Tom's", from that of a letter that is left out.
  package func judge(
    _ difference: inout UnitDifference,
    in target: [Character],
    for _: [Character]
  ) {
    let place = difference.target.lowerBound
    guard difference.hint == "apostrophe.missing", target[place...].first == "'" else { return }
    func isPart(_ character: Character) -> Bool { character.isLetter || character == "'" }
    let start = target[..<place].lastIndex { !isPart($0) }.map { $0 + 1 } ?? 0
    let end = target[place...].firstIndex { !isPart($0) } ?? target.count
    let behind = target[(place + 1)..<end]
    let isOwner = behind == ["s"] || behind.isEmpty && place > start && target[place - 1] == "s"
    if isOwner, !Self.shortForms.contains(String(target[start..<place])) {
      difference.hint = "apostrophe.owner"
    }
  }

  /// The words before 's in short forms of "is", "has" and "us".
  private static let shortForms: Set<String> = [
    "it", "he", "she", "that", "this", "what", "there", "here", "who", "where", "how", "when",
    "why", "let",
  ]
}

extension SpellingRules where Self == EnglishRules {
  /// The spelling of English.
  public static var english: EnglishRules { EnglishRules() }
}

/// The categories that English has for itself.
extension SpellingCategory {
  /// The letters ie and ei for each other: "recieve" for "receive".
  public static let ieEi = SpellingCategory("ie-ei")
  /// A silent e at the end, which makes the vowel before it long: "hop" for "hope".
  public static let magicE = SpellingCategory("magic-e")
  /// An ending, and what it does to the word before it: "babys" for "babies".
  public static let suffix = SpellingCategory("suffix")
}

extension EnglishRules {
  static func sentence(_ key: String, in phrasebook: Phrasebook) -> String {
    let catalog =
      englishSpellingSentences.english[key] == nil
      ? commonSpellingSentences : englishSpellingSentences
    return catalog(Sentence(key), in: phrasebook)
  }

  static let hints: [String: SpellingHint] = {
    var hints = SpellingHint.common { sentence($0, in: $1) }
    let own: [(String, SpellingCategory)] = [
      ("ie-ei", .ieEi), ("magic-e.missing", .magicE), ("magic-e.needless", .magicE),
      ("suffix", .suffix), ("suffix.y", .suffix), ("suffix.ed", .suffix), ("suffix.e", .suffix),
      ("suffix.ful", .suffix), ("apostrophe.owner", .apostrophe),
    ]
    for (key, category) in own {
      hints[key] = SpellingHint(key, of: category) { sentence("hint.\(key)", in: $0) }
    }
    return hints
  }()
}
