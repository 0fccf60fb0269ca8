// SPDX-License-Identifier: Apache-2.0
public import AnswerMatching
public import LudusCore

/// Finds what is wrong with a misspelled German word, place by place.
///
/// ```swift
/// let diagnosis = SpellingDiagnosis(target: "ängstlich", input: "engstlich")
/// diagnosis.places[0].categories   // [.umlautDerivation]
/// diagnosis.places[0].target       // "ä", at 0..<1
/// diagnosis.places[0].hint.sentence(in: .german)   // "Gibt es ein verwandtes Wort mit a oder au?"
/// ```
///
/// Every pair of unequal texts gets at least one place with at least one category; equal ones get none. The
/// diagnosis needs no word list. It aligns the two texts unit by unit (``segments``), and rules of German
/// orthography say what sets the units apart. The same pair has the same diagnosis everywhere.
///
/// The alignment prefers what a child is likely to have done: "uh" for "u", "ie" for "i", "k" for "ck", "schp" for
/// "sp", "a" for "er" are one unit each. The nearer two spellings are in sound or form, the less a unit costs. Among
/// equally cheap ways it always takes the same one. The costs were chosen by hand after the alignments of the Litkey
/// corpus (Laarmann-Quante and others 2019).
public struct SpellingDiagnosis: Hashable, Sendable {
  /// The text that was meant.
  public let target: SpellingTarget
  /// The text that was written, with plain spacing, quotes and dashes.
  public let input: String
  /// The places that differ, from left to right; they do not overlap.
  public let places: [Place]

  /// Diagnoses what was written.
  ///
  /// Spacing at the ends, kinds of blanks, quotes and dashes, and invisible characters make no difference.
  ///
  /// - Complexity: O(*n* · *m*) for differing parts of *n* and *m* letters, up to 512 of each; beyond, that of
  ///   `WordAlignment`, and every letter is a unit.
  public init(target: SpellingTarget, input: String) {
    let input = input.withPlainSigns
    self.target = target
    self.input = input
    guard target.text != input else {
      places = []
      return
    }
    let pair = SpelledPair(target: target.text, input: input)
    let comparison = Comparison(target: pair.target, input: pair.input, seams: target.seams)
    places = pair.units.map { unit in
      let finding = comparison.finding(for: unit)
      return Place(
        targetRange: unit.target,
        inputRange: unit.input,
        target: pair.target.text(of: unit.target),
        input: pair.input.text(of: unit.input),
        operation: pair.operation(of: unit),
        categorySet: finding.categories,
        hint: Hint(rule: finding.hint ?? .soundReplaced)
      )
    }
  }

  /// Diagnoses what was written for a text whose word parts are not known.
  public init(target: String, input: String) {
    self.init(target: SpellingTarget(target), input: input)
  }

  /// The categories of all places in the order in which they are first found.
  public var categories: [SpellingCategory] {
    var found: [SpellingCategory] = []
    for place in places {
      for category in place.categories where !found.contains(category) {
        found.append(category)
      }
    }
    return found
  }
}

extension SpellingDiagnosis {
  /// All letters of both texts from left to right, to show one next to the other.
  ///
  /// Equal letters that follow one another are one segment. Misspelled units that follow one another are one segment
  /// each. Either side of a misspelled unit may be empty.
  ///
  /// ```swift
  /// let diagnosis = SpellingDiagnosis(target: "Schule", input: "Schuhle")
  /// diagnosis.segments.map(\.target)   // ["Sch", "u", "le"]
  /// diagnosis.segments.map(\.input)    // ["Sch", "uh", "le"]
  /// ```
  public var segments: [WordAlignment.Segment] {
    WordAlignment.Segment.cut(
      target: target.text,
      input: input,
      at: places.map { ($0.targetRange, $0.inputRange) }
    )
  }

  /// Returns at how many places a category was found.
  public func mistakes(in category: SpellingCategory) -> Int {
    places.count { $0.categorySet.contains(category) }
  }

  /// Returns how often the category could have been misspelled.
  ///
  /// These are the ``SpellingTarget/opportunities(for:)`` of the target, and at least as many as there are mistakes,
  /// since a child also makes some where nothing invites them.
  ///
  /// - Returns: The number of places, never less than `mistakes(in:)`.
  public func opportunities(for category: SpellingCategory) -> Int {
    max(target.opportunities[category], mistakes(in: category))
  }

  /// A unit of letters that was not written as it should be.
  public struct Place: Hashable, Sendable {
    /// Where the unit is in the target, in letters; empty where something was added.
    public let targetRange: Range<Int>
    /// Where the unit is in the input, in letters; empty where something was left out.
    public let inputRange: Range<Int>
    /// The correct letters.
    public let target: String
    /// The letters that were written.
    public let input: String
    /// Whether letters were left out, added, swapped, or others written.
    public let operation: WordAlignment.Edit.Operation
    let categorySet: CategorySet
    /// A question or reminder for the child.
    public let hint: Hint

    /// The kinds of mistakes, usually one; a unit can be misspelled in two ways, and in case as well.
    public var categories: [SpellingCategory] { categorySet.array }
  }

  /// A question or reminder for a child who misspelled a word.
  ///
  /// Its words are for children from about the second year of school on. It is the same for all words, so it cannot
  /// give an answer away.
  public struct Hint: Hashable, Sendable {
    let rule: SpellingHint

    /// The name of the rule that found the mistake: "doubling.missing".
    public var key: String { rule.rawValue }

    /// Returns the sentence for the child.
    public func sentence(in phrasebook: Phrasebook) -> String {
      spellingSentences(Sentence("hint.\(rule.rawValue)"), in: phrasebook)
    }
  }
}
