/// The other terms that an answer could have meant instead of an accepted one.
struct RoughRivals {
  /// Another term near an answer.
  struct Rival {
    let term: String
    /// Whether the answer is at least as near to it as to the accepted one.
    let isAsNear: Bool
  }

  /// How many edits farther than the accepted answer a term of the lexicon is looked at, because it may
  /// still cost less.
  private static let margin = 2

  private let matcher: RoughMatcher
  private let lexicon: Lexicon
  private let accepted: Set<String>
  private let families: TermFamilies

  init(of matcher: RoughMatcher, _ lexicon: Lexicon) {
    self.matcher = matcher
    self.lexicon = lexicon
    accepted = Set(matcher.targets.map(\.key))
    families = LanguageRules.rules(for: matcher.language).families
  }

  /// Returns the term that an answer is, if it is one.
  func term(equalTo input: RoughTarget) -> String? {
    if let index = matcher.confusableKeys.firstIndex(of: input.key) { return matcher.confusables[index] }
    if lexicon.terms.contains(input.key) { return input.text }
    return accepted.lazy.flatMap(families.relatives(of:)).first { $0 == input.key }
  }

  /// Returns the nearest other term of all that are known.
  ///
  /// A term is as near as the accepted answer when it is no farther away by edits, or costs no more by slips.
  func nearest(to input: RoughTarget, insteadOf target: RoughTarget, costs: SlipCosts) -> Rival? {
    let metric = EditMetric.optimalStringAlignment
    let pattern = EditPattern(input.key, metric: metric)
    let distance = pattern.distance(to: target.key)
    let letters = SpelledLetter.letters(of: input.key)
    func cost(of key: String) -> Int {
      SlipAlignment(written: letters, expected: SpelledLetter.letters(of: key), costs: costs).cost
    }
    let limit = cost(of: target.key)
    var nearest: (rival: Rival, distance: Int)?
    for (key, term) in candidates(for: input, target, within: distance + Self.margin)
    where !accepted.contains(key) {
      guard let rivalDistance = pattern.distance(to: key, within: distance + Self.margin) else { continue }
      if rivalDistance <= distance || cost(of: key) <= limit {
        return Rival(term: term, isAsNear: true)
      }
      if nearest.map({ rivalDistance < $0.distance }) ?? true {
        nearest = (Rival(term: term, isAsNear: false), rivalDistance)
      }
    }
    return nearest?.rival
  }

  private func candidates(
    for input: RoughTarget,
    _ target: RoughTarget,
    within limit: Int
  ) -> [(key: String, term: String)] {
    let confusables = zip(matcher.confusableKeys, matcher.confusables).map { ($0, $1) }
    let relatives = families.relatives(of: target.key).map { ($0, $0) }
    let terms = lexicon.terms.terms(within: limit, of: input.key).map { ($0.term, $0.term) }
    return confusables + relatives + terms
  }
}
