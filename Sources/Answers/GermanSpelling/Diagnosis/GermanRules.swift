// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import Spelling

/// The spelling of German, by the seventeen categories that teachers work with.
///
/// ```swift
/// let diagnosis = SpellingDiagnosis(target: "ängstlich", input: "engstlich")
/// diagnosis.places[0].categories   // [.umlautDerivation]
/// diagnosis.places[0].target       // "ä", at 0..<1
/// diagnosis.hints[0].sentence(in: .german)   // "Gibt es ein verwandtes Wort mit a oder au?"
/// ```
///
/// Every pair of unequal texts gets at least one place with at least one category. The diagnosis
/// needs no word list. It aligns the two texts unit by unit, and rules of German orthography say
/// what sets the units apart.
///
/// The alignment prefers what a child is likely to have done: "uh" for "u", "ie" for "i", "k" for
/// "ck", "schp" for "sp", "a" for "er" are one unit each. The nearer two spellings are in sound or
/// form, the less a unit costs. Among equally cheap ways it always takes the same one. The costs
/// were chosen by hand after the alignments of the Litkey corpus (Laarmann-Quante and others 2019).
public struct GermanRules: SpellingRules, Hashable {
  /// Creates the rules.
  public init() {}

  /// German.
  public var language: Language { .german }

  /// The seventeen categories.
  public var categories: [SpellingCategory] { GermanCategory.names }

  /// Diagnoses what was written for a text that is not equal to it.
  public func places(of input: String, for target: SpellingTarget) -> [SpellingDiagnosis.Place] {
    let pair = SpelledPair(target: target.text, input: input)
    let comparison = Comparison(target: pair.target, input: pair.input, seams: target.seams)
    return pair.units.map { unit in
      let finding = comparison.finding(for: unit)
      return SpellingDiagnosis.Place(
        targetRange: unit.target,
        inputRange: unit.input,
        target: pair.target.text(of: unit.target),
        input: pair.input.text(of: unit.input),
        operation: pair.operation(of: unit),
        categories: finding.names,
        hints: finding.sentences
      )
    }
  }

  /// Returns how often the text asks for what each category is about.
  public func opportunities(in target: SpellingTarget) -> SpellingOpportunities {
    let counts = target.germanOpportunities
    var opportunities = SpellingOpportunities()
    for category in GermanCategory.allCases where counts[category] > 0 {
      opportunities[GermanCategory.names[category.rawValue]] = counts[category]
    }
    return opportunities
  }

  /// Returns the typical errors in a word: the usual confusions of letters that the diagnosis takes
  /// for one category and nothing else.
  ///
  /// - Complexity: O(*n*) diagnoses for a word of *n* letters; none in a text of more than 100.
  public func typicalErrors(in word: String) -> [TypicalError] {
    guard word.count <= TypicalError.maximumLength else { return [] }
    return ErrorSites(word).swaps.compactMap { swap in
      TypicalError(in: word, at: swap.range, replacement: swap.letters, by: self)
    }
  }

  /// Returns the name of a category that teachers know.
  public func label(of category: SpellingCategory, in phrasebook: Phrasebook) -> String? {
    guard category.position != nil else { return nil }
    return spellingSentences(Sentence("category.\(category.rawValue)"), in: phrasebook)
  }

  /// Returns what is to be minded about a category, in words for children.
  public func plainLabel(of category: SpellingCategory, in phrasebook: Phrasebook) -> String? {
    guard category.position != nil else { return nil }
    return spellingSentences(Sentence("plain.\(category.rawValue)"), in: phrasebook)
  }
}

extension SpellingRules where Self == GermanRules {
  /// The spelling of German.
  public static var german: GermanRules { GermanRules() }
}

/// The German rules, for those who know that a word is German.
extension SpellingDiagnosis {
  /// Diagnoses what was written for a German text.
  ///
  /// - Complexity: O(*n* · *m*) for differing parts of *n* and *m* letters, up to 512 of each;
  ///   beyond, that of `WordAlignment`, and every letter is a unit.
  public init(target: SpellingTarget, input: String) {
    self.init(target: target, input: input, by: .german)
  }

  /// Diagnoses what was written for a German text whose word parts are not known.
  public init(target: String, input: String) {
    self.init(target: SpellingTarget(target), input: input, by: .german)
  }
}

extension SpellingTarget {
  /// Returns how often a German text asks for what a category is about: the places where a mistake
  /// can be expected.
  ///
  /// ```swift
  /// let bicycle = SpellingTarget("Fahrrad")
  /// bicycle.opportunities(for: .lengthMark)   // 1, the "ah"
  /// bicycle.opportunities(for: .morpheme)     // 1, the "rr"
  /// bicycle.opportunities(for: .wordBoundary) // 1, before "rad"
  /// bicycle.opportunities(for: .umlautDots)   // 0
  /// ```
  ///
  /// Places where a mark may be put wrongly count, too: a long vowel without a mark, a single
  /// consonant behind a stressed vowel, a word that can be split. To estimate what a child has
  /// learned, use `SpellingDiagnosis.opportunities(for:)`, which is never less than the mistakes.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func opportunities(for category: SpellingCategory) -> Int {
    guard let position = category.position, let own = GermanCategory(rawValue: position) else {
      return 0
    }
    return germanOpportunities[own]
  }

  /// The number of times that the text calls for each category.
  var germanOpportunities: GermanOpportunities {
    var alphabet = Alphabet()
    let text = SpelledText(self.text, of: &alphabet)
    return Comparison(target: text, input: text, seams: seams).opportunities
  }
}

extension SpellingCategory {
  /// Returns the name that teachers of German know, or that of the category itself for one that
  /// German does not have.
  public func label(in phrasebook: Phrasebook) -> String {
    GermanRules().label(of: self, in: phrasebook) ?? rawValue
  }
}

/// The typical errors of German.
///
/// ```swift
/// TypicalError.errors(in: "Dienstag", of: .longI).map(\.misspelling)           // ["Dinstag", "Dihnstag"]
/// TypicalError.errors(in: "gar nicht", of: .wordBoundary).map(\.misspelling)   // ["garnicht"]
/// TypicalError.errors(in: "dass,", of: .punctuation).map(\.misspelling)        // ["dass"]
/// ```
///
/// No consonant is doubled behind a long vowel, no h marks a short one, and f stands for v only
/// where v sounds like f. Where the other letters would make another correct form of the word, as
/// "Vogel" for "Vögel" or "mache" for "machte", there is no error.
extension TypicalError {
  /// Returns the typical errors in a German word.
  ///
  /// - Parameters:
  ///   - word: The word; also two words, which some write as one, or a word with the mark behind
  ///     it, which some leave out.
  ///   - wanted: The category of the errors; nil for all.
  /// - Returns: The errors from left to right; none in a text of more than 100 letters.
  /// - Complexity: O(*n*) diagnoses for a word of *n* letters.
  public static func errors(in word: String, of wanted: SpellingCategory? = nil) -> [TypicalError] {
    let errors = GermanRules().typicalErrors(in: word)
    return wanted.map { wanted in errors.filter { $0.category == wanted } } ?? errors
  }
}
