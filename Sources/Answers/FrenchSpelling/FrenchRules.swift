// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import Spelling

/// The spelling of French, for pupils of the first years of school.
///
/// ```swift
/// let diagnosis = FrenchRules().diagnosis(of: "fenetre", for: "fenêtre")
/// diagnosis.categories                         // [.accent]
/// diagnosis.hints[0].sentence(in: .english)    // "Say the word aloud. Does a letter here need a sign above or below it, and which one?"
/// ```
public struct FrenchRules: UnitSpelling, Hashable {
  /// Creates the rules.
  public init() {}

  /// French.
  public var language: Language { .french }

  /// The categories.
  public var categories: [SpellingCategory] { Self.allCategories }

  private static let allCategories: [SpellingCategory] = [
    .letterCase, .wordBoundary, .homophone, .agreement, .accent, .doubling, .silentLetter,
    .silentEnding, .vowelSpelling, .consonantSpelling, .apostrophe, .phoneme, .punctuation,
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

  package var base: [Character: Character] { Self.letters }

  package var homophones: [Set<String>] { Self.homophones }

  package var hints: [String: SpellingHint] { Self.hints }

  private static let letters: [Character: Character] = [
    "à": "a", "â": "a", "ä": "a", "é": "e", "è": "e", "ê": "e", "ë": "e", "î": "i", "ï": "i",
    "ô": "o", "ö": "o", "û": "u", "ù": "u", "ü": "u", "ç": "c", "ÿ": "y",
  ]

  /// Parts the ending of a form from a letter that always belongs to the word, and that from one
  /// which no longer relative lets one hear.
  package func judge(
    _ difference: inout UnitDifference,
    in target: [Character],
    for input: [Character]
  ) {
    guard Self.hintsOfEndings.contains(difference.hint) else { return }
    let (word, start) = word(at: difference.target.lowerBound, in: target)
    if Self.wordsWithHeardS.contains(word) {
      difference.category = .phoneme
      difference.hint = difference.input.isEmpty ? "phoneme.missing" : "phoneme.replaced"
      return
    }
    let endings = (String(target[difference.target]), String(input[difference.input]))
    findForm(of: &difference, word, at: start, in: target, endings)
    if difference.hint == "silent-ending",
      word.hasSuffix("x") || Self.wordsWithoutRelatives.contains(word)
    {
      difference.hint = "silent-ending.remember"
    }
  }

  private static let hintsOfEndings: Set<String> = [
    "agreement.verb", "ending.s", "ending.e", "silent-ending",
  ]

  /// The word of a target that has or ends at a place, and where it begins.
  private func word(at place: Int, in target: [Character]) -> (text: String, start: Int) {
    let start = target[..<place].lastIndex { !$0.isLetter }.map { $0 + 1 } ?? 0
    let end = target[place...].firstIndex { !$0.isLetter } ?? target.count
    return (String(target[start..<end]), start)
  }

  /// Finds out whether the ending of a word is that of a form.
  private func findForm(
    of difference: inout UnitDifference,
    _ word: String,
    at start: Int,
    in target: [Character],
    _ endings: (right: String, written: String)
  ) {
    guard difference.hint != "silent-ending" else { return }
    if difference.hint == "agreement.verb" {
      findForm(ofVerb: &difference, word, at: start, in: target, endings)
      return
    }
    let isForm =
      difference.hint == "ending.e"
      ? isFeminine(word)
      : !Self.wordsWithS.contains(word)
        && !Self.endingsWithX.contains(where: word.hasSuffix) || Self.pluralsInX.contains(word)
    difference.category = isForm ? .agreement : .silentEnding
    difference.hint = isForm ? "agreement" : "silent-ending"
  }

  /// Finds out whether an ending that verbs have is that of a verb.
  private func findForm(
    ofVerb difference: inout UnitDifference,
    _ word: String,
    at start: Int,
    in target: [Character],
    _ endings: (right: String, written: String)
  ) {
    // "jamais" has no form without its s, nor "journée" one without its e.
    let lacksE = Self.isWithoutE(word, endings)
    if lacksE || Self.wordsWithS.contains(word) {
      difference.category = .silentEnding
      difference.hint = lacksE ? "silent-ending.remember" : "silent-ending"
      return
    }
    let (right, written) = endings
    if Self.participles.isSuperset(of: [right, written]) {
      difference.hint = "agreement"
      return
    }
    guard ["e", "es"].contains(right), ["e", "es"].contains(written) else { return }
    // Nothing but the words around can say whether "porte" is done or is a thing.
    let words = target[..<start].split { !$0.isLetter }.suffix(2).map { String($0) }
    let before = words.last ?? ""
    if words.contains("tu"), !words.contains("que") { return }
    if Self.subjects.contains(before) { return }
    let isNoun = Self.wordsOfPlurals.contains(before) || Self.wordsOfNouns.contains(before)
    difference.hint = isNoun ? "agreement" : "agreement.form"
  }

  /// Whether a noun that ends in an e behind é lacks it.
  private static func isWithoutE(
    _ word: String,
    _ endings: (right: String, written: String)
  ) -> Bool {
    let nouns = [word, String(word.dropLast())]
    return ["é", "és"].contains(endings.written) && ["ée", "ées"].contains(endings.right)
      && endings.written.count + 1 == endings.right.count
      && nouns.contains(where: nounsInVowelE.contains)
  }

  /// The endings of a participle, or of an adjective or noun like it, which say number and gender.
  private static let participles: Set<String> = ["é", "ée", "és", "ées"]
  /// Words behind which a verb stands.
  private static let subjects: Set<String> = [
    "je", "j", "il", "elle", "on", "ils", "elles", "qui", "ne", "n", "se", "s",
  ]
  /// Words behind which a single thing stands.
  private static let wordsOfNouns: Set<String> = [
    "la", "le", "l", "une", "un", "ma", "mon", "ta", "ton", "sa", "son", "cette", "ce", "cet",
    "notre", "votre", "leur", "chaque", "du", "au", "d",
  ]
  private static let wordsOfPlurals: Set<String> = [
    "les", "des", "mes", "tes", "ses", "ces", "nos", "vos", "leurs", "aux", "deux", "trois",
    "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "plusieurs", "quelques", "de",
  ]

  /// Whether the e at the end of a word is that of a feminine form, as far as it shows.
  private func isFeminine(_ word: String) -> Bool {
    let stem = word.dropLast()
    guard let last = stem.last else { return false }
    return "éiu".contains(last) && !Self.nounsInVowelE.contains(word)
      || Self.adjectives.contains(String(stem))
  }
}

extension SpellingRules where Self == FrenchRules {
  /// The spelling of French.
  public static var french: FrenchRules { FrenchRules() }
}

/// The categories that French has for itself.
extension SpellingCategory {
  /// A last letter that nobody hears: "gran" for "grand".
  public static let silentEnding = SpellingCategory("silent-ending")
  /// The ending of a plural, a feminine form or a form of a verb: "les chat" for "les chats".
  public static let agreement = SpellingCategory("agreement")
}

extension FrenchRules {
  static func sentence(_ key: String, in phrasebook: Phrasebook) -> String {
    let catalog =
      frenchSpellingSentences.english[key] == nil
      ? commonSpellingSentences : frenchSpellingSentences
    return catalog(Sentence(key), in: phrasebook)
  }

  static let hints: [String: SpellingHint] = {
    var hints = SpellingHint.common { sentence($0, in: $1) }
    let own: [(String, SpellingCategory)] = [
      ("accent", .accent), ("silent-ending", .silentEnding),
      ("silent-ending.remember", .silentEnding), ("agreement", .agreement),
      ("agreement.verb", .agreement), ("agreement.form", .agreement),
      ("m-before-p", .consonantSpelling),
    ]
    for (key, category) in own {
      hints[key] = SpellingHint(key, of: category) { sentence("hint.\(key)", in: $0) }
    }
    // It is asked as within a word.
    hints["silent-ending.needless"] = SpellingHint("silent-ending.needless", of: .silentEnding) {
      sentence("hint.silent.needless", in: $0)
    }
    return hints
  }()
}
