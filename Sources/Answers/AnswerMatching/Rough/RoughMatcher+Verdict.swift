// SPDX-License-Identifier: Apache-2.0
internal import TextFolding
internal import WordDistances

extension RoughMatcher {
  /// Judges an answer by ``verdict(for:knowing:)`` with an empty lexicon.
  public func verdict(for answer: String) -> Verdict {
    verdict(for: answer, knowing: .empty)
  }

  /// Judges an answer.
  ///
  /// - Returns: Correct with the accepted answer that it comes nearest to; wrong with the reason why the nearest
  ///   accepted answer was not taken; not gradable when it is longer than ``Verdict/maximumAnswerLength``.
  /// - Complexity: O(*n* · *m*) in the lengths of a word and the expected one, for each word and each accepted
  ///   answer, and a search among the confusables and the lexicon's terms. Slips are looked for in words of up
  ///   to 48 letters and in phrases of up to 64 words and 384 letters; longer ones must be exact. So no answer
  ///   takes longer than some 50 milliseconds for an accepted one, and most take a tenth of a millisecond.
  public func verdict(for answer: String, knowing lexicon: Lexicon) -> Verdict {
    if let accepted = accepted.first(where: { $0 == answer }) {
      return .correct(Verdict.Match(accepted: accepted, reason: .exact))
    }
    guard answer.utf8.count <= Verdict.maximumAnswerLength else {
      return .notGradable(Verdict.NotGradable(.tooLong(limit: Verdict.maximumAnswerLength)))
    }
    let input = RoughTarget(answer, surface: surfaceNormalization)
    let equal = targets.filter { isEqual(input, to: $0) }
      .map { ($0, ruleSet.articles.otherGender(in: input.form, $0.form)) }
    if let (target, _) = equal.first(where: { $0.1 == nil }) {
      return .correct(normalized(input, target))
    }
    if case let (target, articles?)? = equal.first {
      let (written, expected) = (articles.written, articles.expected)
      guard acceptsInflections else {
        return wrong(input, .inflection(written: written, expected: expected), nearest: target)
      }
      let reason = Verdict.Match.Reason.inflected(written: written, expected: expected)
      return .correct(Verdict.Match(accepted: target.text, reason: reason))
    }
    let rivals = RoughRivals(of: self, lexicon)
    if let term = rivals.term(equalTo: input) {
      return wrong(input, .isAnotherTerm(term), nearest: nearest(to: input, among: targets))
    }
    let rule = WordRule(self, knowing: lexicon)
    let verdict = read(input, rule, rivals)
    guard !verdict.isCorrect else { return verdict }
    let hasComma = targets.contains { $0.text.contains(",") }
    let spoken = hasComma ? nil : PersonName(text: answer).inSpokenOrder
    let joinsTwo = targets.contains { rule.ands(in: $0.words).count == 1 }
    let exchanged = joinsTwo ? rule.exchanged(input.words) : nil
    let otherForms = [
      spoken.map { RoughTarget($0, surface: surfaceNormalization) },
      RoughTarget(keepingStart: spoken ?? answer, surface: surfaceNormalization),
      exchanged.map { RoughTarget($0, surface: surfaceNormalization) },
    ].compactMap(\.self)
    return otherForms.lazy.map { read($0, rule, rivals) }.first(where: \.isCorrect) ?? verdict
  }

  /// Judges an answer that is none of the accepted ones to the letter.
  private func read(_ input: RoughTarget, _ rule: WordRule, _ rivals: RoughRivals) -> Verdict {
    var best: (target: RoughTarget, reading: PhraseAlignment.Reading)?
    var refusals: [(target: RoughTarget, reason: Verdict.Mismatch.Reason)] = []
    for target in targets {
      let alignment = PhraseAlignment(written: input.words, expected: target.words, rule: rule)
      switch alignment.reading() {
      case .success(let reading):
        if best.map({ reading.cost < $0.reading.cost }) ?? true { best = (target, reading) }
      case .failure(let refusal):
        refusals.append((target, refusal.reason))
      }
    }
    guard let best else {
      // "Deutschland" lacks a word of "Bundesrepublik Deutschland", but "BRD" is nearer by its letters.
      let told = refusals.filter { $0.reason != .different }
      let nearest = nearest(to: input, among: (told.isEmpty ? refusals : told).map(\.target))
      let reason = refusals.first { $0.target == nearest }?.reason ?? .different
      return wrong(input, reason, nearest: nearest)
    }
    guard let reason = best.reading.reason else { return .correct(normalized(input, best.target)) }
    let rival = rivals.nearest(to: input, insteadOf: best.target, costs: rule.language.costs)
    return verdict(on: input, as: best.target, reason: reason, rival: rival)
  }

  /// Judges an answer that could be a misspelling or a form of an accepted one, if no other term is as near.
  private func verdict(
    on input: RoughTarget,
    as target: RoughTarget,
    reason: Verdict.Match.Reason,
    rival: RoughRivals.Rival?
  ) -> Verdict {
    let isTransliterated =
      if case .misspelled(let misspelling) = reason { misspelling.isTransliterated } else { false }
    if let rival, rival.isAsNear, !isTransliterated {
      return wrong(input, .isAsNearTo(rival.term), nearest: target)
    }
    guard case .misspelled(var misspelling) = reason else {
      return .correct(Verdict.Match(accepted: target.text, reason: reason))
    }
    misspelling.rival = rival?.term
    return .correct(Verdict.Match(accepted: target.text, reason: .misspelled(misspelling)))
  }

  private func isEqual(_ input: RoughTarget, to target: RoughTarget) -> Bool {
    guard input.key == target.key else { return false }
    guard !ignoresCase else { return true }
    return zip(input.words, target.words).allSatisfy { $0.surface == $1.surface }
  }

  /// A match of phrases that differ in nothing that matters.
  private func normalized(_ input: RoughTarget, _ target: RoughTarget) -> Verdict.Match {
    let steps = steps(toEquate: input.text, target.form)
    return Verdict.Match(accepted: target.text, reason: .normalized(steps))
  }

  /// The steps without which two phrases differ, apart from articles inside of them.
  ///
  /// Notations of numbers and of "and" matter where a word stands alone, but not in a phrase.
  private func steps(toEquate first: String, _ second: String) -> [NormalizationStep] {
    let inPhrases = TextNormalization(normalization.orderedSteps + [.conjunctions, .numerals])
    if let steps = normalization.stepsNeeded(toEquate: first, second)
      ?? inPhrases.stepsNeeded(toEquate: first, second)
    {
      return steps
    }
    let articles = normalization.orderedSteps.filter { !$0.articles.isEmpty }
    for chosen in articles.map({ [$0] }) + [articles] {
      let all = chosen.reduce(into: LeadingArticles()) { $0.formUnion($1.articles) }
      let texts = (all.droppedEverywhere(from: first), all.droppedEverywhere(from: second))
      if let others = inPhrases.stepsNeeded(toEquate: texts.0, texts.1) {
        return TextNormalization(others + chosen).orderedSteps
      }
    }
    // What is left are blanks around signs, as in "km / h", and abbreviations.
    let hasSameLetters =
      first.caseFolded.filter { $0 != " " } == second.caseFolded.filter { $0 != " " }
    return hasSameLetters ? [.spacing] : []
  }

  private func nearest(to input: RoughTarget, among targets: [RoughTarget]) -> RoughTarget? {
    EditMetric.optimalStringAlignment.index(nearestTo: input.key, among: targets.map(\.key))
      .map { targets[$0] }
  }

  private func wrong(
    _ input: RoughTarget,
    _ reason: Verdict.Mismatch.Reason,
    nearest: RoughTarget?
  ) -> Verdict {
    .wrong(
      Verdict.Mismatch(
        answer: input.text,
        expected: preferred,
        nearest: nearest?.text,
        reason: reason
      )
    )
  }
}
