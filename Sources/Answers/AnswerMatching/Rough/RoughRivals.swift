// SPDX-License-Identifier: Apache-2.0
internal import LanguageFacts
internal import WordDistances

/// The other terms that an answer could have meant instead of an accepted one: what the author lists as
/// confusable, and the terms of the course.
struct RoughRivals {
  /// Another term near an answer.
  struct Rival {
    let term: String
    /// Whether the answer is at least as near to it as to the accepted one.
    let isAsNear: Bool
  }

  private let matcher: RoughMatcher
  private let terms: TermIndex

  init(of matcher: RoughMatcher, _ lexicon: Lexicon) {
    self.matcher = matcher
    terms = lexicon.terms
  }

  private var areNone: Bool { matcher.confusables.isEmpty && terms.terms.isEmpty }

  private func isAccepted(_ key: String) -> Bool {
    matcher.targets.contains { $0.key == key }
  }

  /// Returns the term that an answer is, if it is one.
  func term(equalTo input: RoughTarget) -> String? {
    guard !areNone, !isAccepted(input.key) else { return nil }
    if let index = matcher.confusableKeys.firstIndex(of: input.key) {
      return matcher.confusables[index]
    }
    guard !terms.terms.isEmpty else { return nil }
    let key = Lexicon.normalization.apply(to: input.text)
    return terms.contains(input.key) || terms.contains(key) ? input.text : nil
  }

  /// Returns the nearest other term of all that are known, a term that is as near as the accepted one first.
  func nearest(to input: RoughTarget, insteadOf target: RoughTarget, costs: SlipCosts) -> Rival? {
    guard !areNone else { return nil }
    let nearness = Nearness(of: input.key, to: target.key, costs: costs)
    var nearest: (rival: Rival, distance: Int)?
    for (key, term) in candidates(for: input, within: nearness.reach) where !isAccepted(key) {
      if nearness.isAsNear(to: key) { return Rival(term: term, isAsNear: true) }
      guard let distance = nearness.distance(to: key) else { continue }
      if nearest.map({ distance < $0.distance }) ?? true {
        nearest = (Rival(term: term, isAsNear: false), distance)
      }
    }
    return nearest?.rival
  }

  private func candidates(
    for input: RoughTarget,
    within limit: Int
  ) -> [(key: String, term: String)] {
    let confusables = zip(matcher.confusableKeys, matcher.confusables).map { ($0, $1) }
    return confusables + terms.terms(within: limit, of: input.key).map { ($0.term, $0.term) }
  }
}

/// Compares how near an answer is to other terms with how near it is to the expected one.
struct Nearness {
  private let answer: String
  private let pattern: EditPattern
  private let costs: SlipCosts
  /// The edits between the answer and the expected term.
  private let distance: Int
  /// The cost of the slips by which the answer differs from the expected term; nil for long ones.
  private let cost: Int?

  init(of answer: String, to expected: String, costs: SlipCosts) {
    self.answer = answer
    pattern = EditPattern(answer)
    self.costs = costs
    distance = pattern.distance(to: expected)
    cost = Self.cost(of: answer, expected, costs)
  }

  /// How many edits farther than the expected term another one may be and still cost less.
  private static let margin = 2

  /// The most edits of a term that can be as near.
  var reach: Int { distance + Self.margin }

  /// Returns the edits between the answer and another term, or nil when they are too many to matter.
  func distance(to term: String) -> Int? {
    pattern.distance(to: term, within: reach)
  }

  /// Whether the answer is at least as near to a term as to the expected one: by edits or by the cost of slips.
  ///
  /// Of relatives, which nobody named, one with as many edits is not as near when they cost much more: "Lybien" is "Libyen" and
  /// not "Syrien".
  func isAsNear(to term: String, isRelative: Bool = false) -> Bool {
    guard let distance = distance(to: term) else { return false }
    let isWithinEdits = distance <= self.distance
    if isWithinEdits, !isRelative { return true }
    guard let cost, let termCost = Self.cost(of: answer, term, costs) else { return isWithinEdits }
    return termCost <= cost
      || isWithinEdits && termCost < max(4 * cost, costs.amounts.missingConsonant)
  }

  /// The longest terms whose slips are counted, in letters; longer ones are compared by edits alone.
  private static let maximumLength = 256

  private static func cost(of answer: String, _ term: String, _ costs: SlipCosts) -> Int? {
    let letters = SpelledLetter.letters(of: answer, term)
    guard max(letters.first.count, letters.second.count) <= maximumLength else { return nil }
    return SlipAlignment(written: letters.first, expected: letters.second, costs: costs).cost
  }
}
