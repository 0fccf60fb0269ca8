// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import NumericMethods
internal import Quizzes

/// Picks the next problem of an adaptive quiz: of the stratum that lags most behind its share, and
/// of the stage that the session is in, the one that says most and that chance lets pass.
///
/// All of it follows from the content, the answers and the generator, so that a session that is
/// replayed picks the same.
struct AdaptivePicker: Sendable {
  private let content: AdaptiveQuiz
  /// The stage of each problem; empty for one stage.
  private let stages: [Problem.ID: Int]
  /// The problems that chance has kept from this learner.
  private(set) var passedOver: Set<Problem.ID> = []

  init(_ content: AdaptiveQuiz) {
    self.content = content
    stages = Self.stages(of: content.selector, count: content.stages)
  }

  /// Cuts a pool into stages of rising discrimination and alike difficulties.
  ///
  /// By H. H. Chang and Z. Ying, "a-stratified multistage computerized adaptive testing" (Applied
  /// Psychological Measurement 23, 1999), with blocks of neighboring difficulties: H. H. Chang, J.
  /// Qian and Z. Ying (Applied Psychological Measurement 25, 2001).
  static func stages(of selector: AdaptiveSelector, count: Int) -> [Problem.ID: Int] {
    guard count > 1 else { return [:] }
    func discrimination(_ problem: Problem.ID) -> Double {
      selector.models[problem]?.discrimination ?? selector.discriminations[problem] ?? 1
    }
    let sorted = selector.difficulties
      .sorted { ($0.value.value, $0.key) < ($1.value.value, $1.key) }.map(\.key)
    var stages: [Problem.ID: Int] = [:]
    for start in stride(from: 0, to: sorted.count, by: count) {
      let block = sorted[start..<min(start + count, sorted.count)]
        .sorted { (discrimination($0), $0) < (discrimination($1), $1) }
      for (stage, problem) in block.enumerated() { stages[problem] = stage }
    }
    return stages
  }

  /// The stage of a session that has asked so many problems.
  private func stage(after count: Int) -> Int {
    let length = max(1, content.selector.rule.maximumCount ?? content.pool.items.count)
    return min(content.stages - 1, count * content.stages / length)
  }

  mutating func next(
    after asked: [Quiz.Item],
    _ selector: AdaptiveSelector,
    using generator: inout SeededGenerator
  ) -> Quiz.Item? {
    let known = Set(asked.map(\.problem.id))
    let open = content.pool.items.filter { !known.contains($0.problem.id) }
    let whole = content.strata.reduce(0) { $0 + $1.count }
    let lags = content.strata.enumerated().map { offset, stratum in
      let share = Double(stratum.count) / Double(whole)
      let lag = share * Double(asked.count + 1) - Double(asked.count(where: stratum.contains))
      return (offset: offset, lag: lag.withoutNoise)
    }
    .sorted { ($1.lag, $0.offset) < ($0.lag, $1.offset) }
    var pools = lags.map { lag in open.filter(content.strata[lag.offset].contains) }
    pools.append(open)
    for pool in pools {
      let ids = Set(pool.map(\.problem.id))
      if let problem = next(of: ids, after: asked.count, selector, using: &generator) {
        return pool.first { $0.problem.id == problem }
      }
    }
    // Whoever has met all others meets those that chance has kept, too.
    let ids = Set(open.map(\.problem.id))
    let problem = best(of: ids, after: asked.count, selector, using: &generator)
    return open.first { $0.problem.id == problem }
  }

  /// Picks one of some problems that chance has not kept.
  private mutating func next(
    of ids: Set<Problem.ID>,
    after count: Int,
    _ selector: AdaptiveSelector,
    using generator: inout SeededGenerator
  ) -> Problem.ID? {
    var last: Problem.ID?
    while let problem = best(
      of: ids.subtracting(passedOver),
      after: count,
      selector,
      using: &generator
    ) {
      let chance = content.chances[problem] ?? 1
      guard chance < 1 else { return problem }
      if generator.uniformNumber() < chance { return problem }
      passedOver.insert(problem)
      last = problem
    }
    // Where chance left nothing, the one that was passed over last is better than none.
    return last
  }

  private func best(
    of ids: Set<Problem.ID>,
    after count: Int,
    _ selector: AdaptiveSelector,
    using generator: inout SeededGenerator
  ) -> Problem.ID? {
    guard content.stages > 1 else { return selector.next(using: &generator, where: ids.contains) }
    guard selector.stop == nil else { return nil }
    let stage = stage(after: count)
    // A stage that is used up gives way to the one after it, and the last one to those before.
    let order = Array(stage..<content.stages) + (0..<stage).reversed()
    for stage in order {
      let open = ids.filter { stages[$0] == stage }
      guard !open.isEmpty else { continue }
      return selector.nearest(of: open, using: &generator)
    }
    return nil
  }
}

extension AdaptiveSelector {
  /// Picks a problem whose difficulty is near the ability.
  fileprivate func nearest(
    of open: Set<Problem.ID>,
    using generator: inout SeededGenerator
  ) -> Problem.ID? {
    let place = rule.cut ?? ability.value
    let sorted = open.map { problem in
      let distance = abs((difficulties[problem]?.value ?? 0) - place).withoutNoise
      return (problem: problem, distance: distance)
    }
    .sorted { ($0.distance, $0.problem) < ($1.distance, $1.problem) }
    guard let edge = sorted.prefix(choices).last?.distance else { return nil }
    return generator.drawElement(of: sorted.prefix { $0.distance <= edge })?.problem
  }
}

extension SeededGenerator {
  /// A number from 0 up to 1, each as likely.
  mutating func uniformNumber() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// A number of a normal distribution around 0 with deviation 1.
  ///
  /// By G. E. P. Box and M. E. Muller (Annals of Mathematical Statistics 29, 1958).
  mutating func drawNormalNumber() -> Double {
    let radius = (-2 * Elementary.log(1 - uniformNumber())).squareRoot()
    return radius * Elementary.sineAndCosine(2 * Double.pi * uniformNumber()).cosine
  }
}

extension AdaptiveQuiz {
  /// The chances with which problems are shown when they are picked, so that none is shown in more
  /// than a part of the sessions, whoever sits them.
  ///
  /// By J. B. Sympson and R. D. Hetter, "Controlling item-exposure rates in computerized adaptive
  /// testing" (Proceedings of the Military Testing Association 27, 1985): sessions of learners from
  /// the prior are simulated; a problem that is picked in too large a part of them gets a chance
  /// that brings it down to the limit, and sessions are simulated again, as other problems are
  /// picked then.
  ///
  /// ```swift
  /// let controlled = try content.limitingExposure(to: 0.25, using: &generator)
  /// ```
  ///
  /// - Parameters:
  ///   - limit: The part of the sessions that may show a problem, above 0 and up to 1.
  ///   - learners: The number of sessions that are simulated each time, 1 to 100,000.
  ///   - rounds: The number of times, 1 to 100.
  ///   - generator: The generator from which learners and answers are drawn; the same one gives the
  ///     same chances.
  /// - Returns: The quiz with the chances.
  /// - Throws: A fault for a limit, and one for a number out of range.
  /// - Complexity: As the sessions together.
  public func limitingExposure(
    to limit: Double,
    learners: Int = 1000,
    rounds: Int = 15,
    using generator: inout SeededGenerator
  ) throws(ContentError<ProblemFault>) -> AdaptiveQuiz {
    var faults: [LocatedFault<ProblemFault>] = []
    if !(limit > 0 && limit <= 1) {
      let fault = ProblemFault.malformed("the limit \(limit), expected one above 0 and up to 1")
      faults.append(LocatedFault(fault, at: ContentPlace().key("limit")))
    }
    for (key, count, range) in [
      ("learners", learners, 1...100_000), ("rounds", rounds, 1...100),
    ] where !range.contains(count) {
      let fault = ProblemFault.malformed(
        "\(count), expected \(range.lowerBound) to \(range.upperBound)"
      )
      faults.append(LocatedFault(fault, at: ContentPlace().key(key)))
    }
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    var quiz = self
    quiz.chances = [:]
    for _ in 0..<rounds {
      var picked: [Problem.ID: Int] = [:]
      for _ in 0..<learners {
        let ability =
          selector.prior.value + selector.prior.standardError * generator.drawNormalNumber()
        let session = quiz.session(at: ability, using: &generator)
        for problem in session.picked { picked[problem, default: 0] += 1 }
      }
      var chances: [Problem.ID: Double] = [:]
      for (problem, count) in picked {
        let share = Double(count) / Double(learners)
        if share > limit { chances[problem] = limit / share }
      }
      // A session must find problems to the end, so the least shown ones stay free.
      let length = quiz.selector.rule.maximumCount ?? 0
      let free = pool.items.count - chances.count
      if free < length {
        let largest = chances.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        for (problem, _) in largest.prefix(length - free) { chances[problem] = nil }
      }
      quiz.chances = chances
    }
    return quiz
  }

  /// The answers of a simulated learner.
  ///
  /// - Parameters:
  ///   - ability: The learner's ability, in logits.
  ///   - generator: The generator from which problems and answers are drawn.
  /// - Returns: The selector with all answers.
  package func simulated(
    at ability: Double,
    using generator: inout SeededGenerator
  ) -> AdaptiveSelector {
    session(at: ability, using: &generator).selector
  }

  /// Simulates a session, and says which problems were picked, shown or not.
  private func session(
    at ability: Double,
    using generator: inout SeededGenerator
  ) -> (selector: AdaptiveSelector, picked: Set<Problem.ID>) {
    var (selector, picker) = (self.selector, AdaptivePicker(self))
    var asked: [Quiz.Item] = []
    while let item = picker.next(after: asked, selector, using: &generator) {
      asked.append(item)
      let credit = selector.drawCredit(of: item.problem.id, at: ability, using: &generator)
      guard (try? selector.record(item.problem.id, credit: credit)) != nil else { break }
    }
    return (selector, picker.passedOver.union(asked.map(\.problem.id)))
  }
}

extension AdaptiveSelector {
  /// Draws the credit that a learner earns for a problem.
  func drawCredit(
    of problem: Problem.ID,
    at ability: Double,
    using generator: inout SeededGenerator
  ) -> Double {
    if let model = models[problem] {
      var rest = generator.uniformNumber()
      for (chance, credit) in zip(model.chances(at: ability), model.credits) {
        rest -= chance
        if rest < 0 { return credit }
      }
      return model.credits.last ?? 1
    }
    let model = GuessingModel(
      difficulty: Estimate(unchecked: difficulties[problem]?.value ?? 0, standardError: 0),
      discrimination: discriminations[problem] ?? 1,
      guessing: guessing[problem] ?? 0
    )
    return generator.uniformNumber() < model.chance(at: ability) ? 1 : 0
  }
}
