// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore
internal import LudusFoundation
internal import QuizContent

extension QuizLottery {
  /// Draws a quiz.
  ///
  /// The same lottery and state of the generator give the same quiz.
  ///
  /// - Parameters:
  ///   - rules: How the quiz is played and what counts; they do not change what is drawn.
  ///   - id: The name of the quiz; nil to draw one too, of 16 hexadecimal digits.
  ///   - title: The text for the learner.
  ///   - generator: The source of randomness.
  /// - Returns: A quiz of at least one problem.
  /// - Complexity: O(*n* + *k* log *n*) for *k* of *n* candidates, and O(*n*) more for each stratum.
  public func quiz(
    rules: QuizRules = .immediate,
    id: Quiz.ID? = nil,
    title: String? = nil,
    using generator: inout some RandomNumberGenerator
  ) -> Quiz {
    let drawn = draw(using: &generator).map { candidates[$0].problem }
    let items = drawn.compactMap { problem in
      bank.set(of: problem.id).map { set in
        let shown = ShownParts(of: problem, within: blueprint.optionLimit, using: &generator)
        return Quiz.Item(
          problem,
          set: set.id,
          setTitle: set.title,
          shown: shown,
          terms: bank.rivals == .set ? bank.lexicon(of: problem.id).terms(around: [problem]) : []
        )
      }
    }
    // Its terms are those that can change a verdict. It knows no others of the bank, for a quiz that was stored
    // knows none either, and has to give the same reasons.
    // The name is drawn last, so that naming a quiz does not change its items.
    return Quiz(
      unchecked: id ?? Quiz.ID(generator.next().hexadecimal),
      title: title,
      items: items,
      rules: rules,
      terms: bank.lexicon.terms(around: items.map(\.problem)),
      rivals: bank.rivals,
      knowing: bank.addedLexicon
    )
  }

  /// Draws candidates, by their offsets, in the order in which they stand in the quiz.
  private func draw(using generator: inout some RandomNumberGenerator) -> [Int] {
    guard !blueprint.strata.isEmpty else {
      return drawFirst(blueprint.count, of: Array(candidates.indices), using: &generator)
    }
    var drawn: [Int] = []
    var isDrawn = candidates.map { _ in false }
    func draw(_ count: Int, of pool: [Int], using generator: inout some RandomNumberGenerator) {
      let new = drawFirst(count, of: pool.filter { !isDrawn[$0] }, using: &generator)
      drawn += new
      for offset in new {
        isDrawn[offset] = true
      }
    }
    var places = blueprint.count
    for (stratum, members) in strata {
      let known = members.count { isDrawn[$0] }
      draw(max(stratum.count - known, 0), of: members, using: &generator)
      if blueprint.shortage == .shorten {
        places -= max(stratum.count - members.count, 0)
      }
    }
    draw(max(places - drawn.count, 0), of: Array(candidates.indices), using: &generator)
    // The place of a problem should not tell which stratum it was drawn for.
    return generator.shuffled(drawn)
  }

  /// Draws some candidates of a pool: those that are due first, then by weight.
  private func drawFirst(
    _ count: Int,
    of pool: [Int],
    using generator: inout some RandomNumberGenerator
  ) -> [Int] {
    guard blueprint.review != nil else { return drawByWeight(count, of: pool, using: &generator) }
    let due = pool.filter { candidates[$0].due != nil }
    // Sorting is stable, so chance decides between equally urgent problems.
    let first = generator.shuffled(due)
      .sorted { candidates[$0].urgency < candidates[$1].urgency }
      .prefix(count)
    let others = pool.filter { candidates[$0].due == nil }
    return first + drawByWeight(count - first.count, of: others, using: &generator)
  }

  private func drawByWeight(
    _ count: Int,
    of pool: [Int],
    using generator: inout some RandomNumberGenerator
  ) -> [Int] {
    guard blueprint.weights != .equal else { return generator.draw(count, of: pool) }
    // Weights are positive and add up without overflow, so they can always be drawn by.
    let weights = pool.lazy.map { candidates[$0].weight }
    guard var sampler = try? WeightedSampler(weights: weights) else { return [] }
    var drawn: [Int] = []
    while drawn.count < count, let offset = sampler.sample(using: &generator) {
      drawn.append(pool[offset])
    }
    return drawn
  }
}

extension Lexicon {
  /// The terms that answers to some problems could mean instead, without those of the problems.
  fileprivate func terms(around problems: [Problem]) -> [String] {
    let matchers = problems.flatMap(\.kind.roughMatchers)
    guard !matchers.isEmpty else { return [] }
    let own = problems.vocabulary(with: [])
    var seen: Set<String> = []
    return matchers.flatMap { terms(near: $0, notIn: own) }
      .filter { seen.insert($0).inserted }
  }
}
