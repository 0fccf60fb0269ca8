extension RoughMatcher {
  /// Judges an answer.
  ///
  /// - Parameters:
  ///   - answer: The learner's answer.
  ///   - lexicon: What else the answer could have meant.
  /// - Returns: Right with the accepted answer that it comes nearest to; wrong with the reason why the nearest
  ///   accepted answer was not taken; not gradable when it is longer than ``Verdict/longestAnswer``.
  /// - Complexity: O(*n* · *m*) in the lengths of a word and the expected one, which are compared only up to
  ///   64 letters, for each word and each accepted answer, and a search in the lexicon's terms.
  public func verdict(for answer: String, knowing lexicon: Lexicon = .empty) -> Verdict {
    if let accepted = accepted.first(where: { $0 == answer }) {
      return .right(Match(accepted: accepted, reason: .exact))
    }
    guard answer.utf8.count <= Verdict.longestAnswer else {
      return .notGradable(NotGradable(.tooLong(limit: Verdict.longestAnswer)))
    }
    let normalization = normalization
    let input = RoughTarget(answer, normalization: normalization)
    if let target = targets.first(where: { isEqual(input, to: $0) }) {
      let steps = normalization.stepsNeeded(toEquate: answer, target.text) ?? []
      return .right(Match(accepted: target.text, reason: .normalized(steps)))
    }
    if let term = RoughRivals(of: self, lexicon).term(equalTo: input) {
      return wrong(answer, .isAnotherTerm(term))
    }
    return read(input, knowing: lexicon)
  }

  /// Judges an answer that is none of the accepted ones to the letter.
  private func read(_ input: RoughTarget, knowing lexicon: Lexicon) -> Verdict {
    let rule = WordRule(self, knowing: lexicon)
    var best: (target: RoughTarget, reading: PhraseAlignment.Reading)?
    var refusals: [Mismatch.Reason] = []
    for target in targets {
      let alignment = PhraseAlignment(written: input.words, expected: target.words, rule: rule)
      switch alignment.reading() {
      case .success(let reading):
        if best.map({ reading.cost < $0.reading.cost }) ?? true { best = (target, reading) }
      case .failure(let refusal):
        refusals.append(refusal.reason)
      }
    }
    guard let best else { return wrong(input, refusals) }
    guard let reason = best.reading.reason else {
      return .right(
        Match(accepted: best.target.text, reason: .normalized(looseSteps(input, best.target)))
      )
    }
    return verdict(on: input, as: best.target, reason: reason, knowing: lexicon, rule)
  }

  /// Judges an answer that could be a misspelling or a form of an accepted one, if no other term is as near.
  private func verdict(
    on input: RoughTarget,
    as target: RoughTarget,
    reason: Match.Reason,
    knowing lexicon: Lexicon,
    _ rule: WordRule
  ) -> Verdict {
    let rivals = RoughRivals(of: self, lexicon)
    let costs = rule.language.costs
    guard let rival = rivals.nearest(to: input, insteadOf: target, costs: costs) else {
      return .right(Match(accepted: target.text, reason: reason))
    }
    if rival.isAsNear {
      return .wrong(
        Mismatch(
          answer: input.text,
          expected: preferred,
          nearest: target.text,
          reason: .isAsNearTo(rival.term)
        )
      )
    }
    guard case .misspelled(var misspelling) = reason else {
      return .right(Match(accepted: target.text, reason: reason))
    }
    misspelling.rival = rival.term
    return .right(Match(accepted: target.text, reason: .misspelled(misspelling)))
  }

  private func isEqual(_ input: RoughTarget, to target: RoughTarget) -> Bool {
    guard input.key == target.key else { return false }
    guard isCaseSensitive else { return true }
    return zip(input.words, target.words).allSatisfy { $0.surface == $1.surface }
  }

  /// The steps that make two phrases equal which differ in articles, hyphens and blanks.
  private func looseSteps(_ input: RoughTarget, _ target: RoughTarget) -> [NormalizationStep] {
    var loose = normalization
    loose.steps.insert(.hyphens)
    if let steps = loose.stepsNeeded(toEquate: input.text, target.text) { return steps }
    return [language == .german ? .germanArticles : .englishArticles]
  }

  private func wrong(_ input: RoughTarget, _ refusals: [Mismatch.Reason]) -> Verdict {
    let nearest = EditMetric.optimalStringAlignment.index(
      nearestTo: input.key,
      among: targets.map(\.key)
    )
    let reason = nearest.flatMap { refusals.indices.contains($0) ? refusals[$0] : nil }
    return .wrong(
      Mismatch(
        answer: input.text,
        expected: preferred,
        nearest: nearest.map { targets[$0].text },
        reason: reason ?? .different
      )
    )
  }

  private func wrong(_ answer: String, _ reason: Mismatch.Reason) -> Verdict {
    .wrong(Mismatch(answer: answer, expected: preferred, reason: reason))
  }
}
