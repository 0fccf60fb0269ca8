// SPDX-License-Identifier: Apache-2.0
public import AnswerMatching
public import LudusCore

/// The places at which a word is misspelled, by the rules of a language.
///
/// Every pair of unequal texts gets at least one place; equal ones get none. Where the language has
/// rules, every place has at least one category. The same pair has the same diagnosis everywhere.
public struct SpellingDiagnosis: Sendable {
  /// The text that was meant.
  public let target: SpellingTarget
  /// The text that was written, with plain spacing, quotes and dashes.
  public let input: String
  /// The places that differ, from left to right; they do not overlap.
  public let places: [Place]
  /// The rules that found them.
  public let rules: any SpellingRules

  /// Diagnoses what was written.
  ///
  /// Spacing at the ends, kinds of blanks, quotes and dashes, and invisible characters make no
  /// difference.
  ///
  /// - Complexity: That of the rules: O(*n* · *m*) for differing parts of *n* and *m* letters, up
  ///   to 512 of each; beyond, that of `WordAlignment`, and every letter is a unit.
  public init(target: SpellingTarget, input: String, by rules: some SpellingRules) {
    let input = input.withPlainSigns
    self.init(
      target: target,
      input: input,
      places: target.text == input ? [] : rules.places(of: input, for: target),
      by: rules
    )
  }

  private init(
    target: SpellingTarget,
    input: String,
    places: [Place],
    by rules: any SpellingRules
  ) {
    self.target = target
    self.input = input
    self.places = places
    self.rules = rules
  }

  /// The language of the rules.
  public var language: Language { rules.language }

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

  /// The hints of all places in the order in which they are first found, none of them twice; empty
  /// in a language without rules.
  public var hints: [SpellingHint] {
    var found: [SpellingHint] = []
    for place in places {
      for hint in place.hints where !found.contains(hint) {
        found.append(hint)
      }
    }
    return found
  }
}

extension SpellingDiagnosis: Hashable {
  /// Whether two diagnoses in the same language are equal.
  public static func == (first: Self, second: Self) -> Bool {
    first.target == second.target && first.input == second.input
      && first.places == second.places && first.language == second.language
  }

  /// Hashes the texts and places.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(target)
    hasher.combine(input)
    hasher.combine(places)
  }
}

extension SpellingDiagnosis {
  /// All letters of both texts from left to right, to show one next to the other.
  ///
  /// Equal letters that follow one another are one segment. Misspelled units that follow one
  /// another are one segment each. Either side of a misspelled unit may be empty.
  public var segments: [WordAlignment.Segment] {
    WordAlignment.Segment.cut(
      target: target.text,
      input: input,
      at: places.map { ($0.targetRange, $0.inputRange) }
    )
  }

  /// Returns at how many places a category was found.
  public func mistakes(in category: SpellingCategory) -> Int {
    places.count { $0.categories.contains(category) }
  }

  /// Returns how often the category could have been misspelled.
  ///
  /// These are the opportunities of the target by the rules of the language, and at least as many
  /// as there are mistakes, since a child also makes some where nothing invites them.
  ///
  /// - Returns: The number of places, never less than `mistakes(in:)`.
  public func opportunities(for category: SpellingCategory) -> Int {
    max(rules.opportunities(in: target)[category], mistakes(in: category))
  }

  /// A unit of letters that was spelled incorrectly.
  public struct Place: Hashable, Sendable {
    /// The range of the unit in the target, in letters; empty where something was added.
    public let targetRange: Range<Int>
    /// The range of the unit in the input, in letters; empty where something was left out.
    public let inputRange: Range<Int>
    /// The correct letters.
    public let target: String
    /// The letters that were written.
    public let input: String
    /// Whether letters were left out, added, swapped, or others written.
    public let operation: WordAlignment.Edit.Operation
    /// The kinds of mistakes in the order of the rules, usually one; a unit can be misspelled in
    /// two ways, and in case as well.
    public let categories: [SpellingCategory]
    /// A question or reminder for the child for each kind of mistake, the one that matters most
    /// first; none in a language without rules.
    public let hints: [SpellingHint]

    /// Creates a place.
    public init(
      targetRange: Range<Int>,
      inputRange: Range<Int>,
      target: String,
      input: String,
      operation: WordAlignment.Edit.Operation,
      categories: [SpellingCategory],
      hints: [SpellingHint]
    ) {
      self.targetRange = targetRange
      self.inputRange = inputRange
      self.target = target
      self.input = input
      self.operation = operation
      self.categories = categories
      self.hints = hints
    }

    /// The hint that matters most, or nil in a language without rules.
    public var hint: SpellingHint? { hints.first }
  }
}

extension SpellingDiagnosis {
  /// Returns the diagnosis without what a teacher forgives.
  ///
  /// - Parameters:
  ///   - categories: The categories that do not count.
  ///   - policy: The differences that do not count. A place is left out when it is one of them by
  ///     itself.
  /// - Returns: The diagnosis with the places and categories that still count.
  package func forgiving(
    _ categories: [SpellingCategory],
    by policy: TextPolicy
  ) -> SpellingDiagnosis {
    let letters = Array(target.text)
    return SpellingDiagnosis(
      target: target,
      input: input,
      places: places.compactMap { place in
        let counted = place.categories.filter { !categories.contains($0) }
        let range = place.targetRange
        let alone =
          String(letters[..<range.lowerBound]) + place.input
          + String(letters[range.upperBound...])
        let isForgiven = counted.isEmpty && !place.categories.isEmpty
        guard !isForgiven, !policy.equates(alone, target.text) else { return nil }
        return Place(
          targetRange: range,
          inputRange: place.inputRange,
          target: place.target,
          input: place.input,
          operation: place.operation,
          categories: counted,
          hints: place.hints.filter { counted.contains($0.category) }
        )
      },
      by: rules
    )
  }
}
