// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
internal import NumericMethods
public import Quizzes

/// Picks, after each answer, the problem that is most informative about a learner's ability.
///
/// ```swift
/// var selector = try AdaptiveSelector(scale.difficulties)
/// while let problem = selector.next(using: &generator) {
///   try selector.record(problem, isCorrect: ask(problem))
/// }
/// selector.ability.interval      // where the learner's ability most likely lies
/// selector.stop                  // .precise: why it ended
/// ```
///
/// A problem is most informative when its difficulty is near the ability, so that a right answer is
/// as likely as a wrong one, and when its difficulty is well known. The ability is the most likely
/// one given the answers and what was known before, a normal distribution; its standard error is
/// that of the posterior's curvature there.
///
/// With options to pick from a learner can guess. A problem with a guessing chance *c* follows the
/// three-parameter model of A. Birnbaum (in F. M. Lord and M. R. Novick, "Statistical Theories of
/// Mental Test Scores", 1968) with *c* fixed: a right answer has the chance *c* + (1 - *c*) *p*,
/// where *p* is that of Rasch's model. As its likelihood can have several peaks, the ability is
/// then the mean of the posterior, with its deviation (R. D. Bock and R. J. Mislevy, Applied
/// Psychological Measurement 6, 1982).
///
/// Where problems also discriminate by different amounts *a*, as an ``ItemScale`` has them, *p* is
/// 1 / (1 + e^-*a*(*θ* - *d*)). Problems with partial credit have curves of more levels, as a
/// ``ScaleFit`` has them; see ``init(_:prior:stoppingBy:choices:)``.
///
/// The value has no generator: the same answers and the same state of the caller's generator give
/// the same problem, also after it was stored and read.
public struct AdaptiveSelector: Hashable, Sendable {
  /// An answer to a problem, right or wrong.
  public struct Answer: Hashable, Sendable {
    /// The problem.
    public let problem: Problem.ID
    /// Whether the answer was right.
    public let isCorrect: Bool
    /// The level of credit that was reached, of problems with partial credit; nil for others.
    public let level: Int?

    init(problem: Problem.ID, isCorrect: Bool, level: Int? = nil) {
      (self.problem, self.isCorrect, self.level) = (problem, isCorrect, level)
    }
  }

  /// The problems to pick from, with their difficulties.
  public let difficulties: [Problem.ID: Estimate]
  /// The chances to guess problems right, where they are not 0.
  public let guessing: [Problem.ID: Double]
  /// The discriminations of problems, where they are not 1.
  public let discriminations: [Problem.ID: Double]
  /// The curves of problems with more than two levels.
  public let models: [Problem.ID: ItemModel]
  /// The estimate of the learner's ability before the first answer.
  package let prior: Estimate
  /// The rule by which it stops.
  package let rule: AdaptiveSelector.StoppingRule
  /// The number of the most informative problems from which one is drawn.
  package let choices: Int
  /// The answers so far.
  public private(set) var answers: [Answer] = []
  /// The ability as far as it is known.
  public private(set) var ability: Estimate
  var workings = Derived(Workings())

  /// An ability of 0, the mean, with a standard error of 1 logit.
  public static let standardPrior = Estimate(unchecked: 0, standardError: 1)

  /// The chances to guess that a problem can have.
  package static let guessingRange = 0.0...0.9

  /// The discriminations that a problem can have.
  package static let discriminationRange = 0.1...10.0

  /// Creates a selector for a learner who has not answered.
  ///
  /// - Parameters:
  ///   - difficulties: The problems to pick from, with their difficulties.
  ///   - guessing: The chances to guess problems right, from 0 to 0.9, such as 1/4 with four
  ///     options; 0 for those that are left out.
  ///   - discriminations: The discriminations of problems, from 0.1 to 10; 1 for those that are
  ///     left out.
  ///   - prior: The estimate before the first answer, such as a rating; its standard error is above
  ///     0.
  ///   - rule: The rule by which it stops.
  ///   - choices: The number of the most informative problems from which one is drawn, at least 1.
  ///     With 1 chance decides only between equally informative problems. A few more keep the best
  ///     problems from being shown to everybody (G. G. Kingsbury and A. R. Zara, Applied
  ///     Measurement in Education 2, 1989).
  /// - Throws: A fault for a prior without uncertainty, one for fewer choices than 1, and one for
  ///   each chance and discrimination out of range.
  public init(
    _ difficulties: [Problem.ID: Estimate],
    guessing: [Problem.ID: Double] = [:],
    discriminations: [Problem.ID: Double] = [:],
    prior: Estimate = Self.standardPrior,
    stoppingBy rule: AdaptiveSelector.StoppingRule = .standard,
    choices: Int = 1
  ) throws(ContentError<Estimate.Fault>) {
    try self.init(difficulties, guessing, discriminations, [:], prior, rule, choices)
  }

  /// Creates a selector of problems whose curves are known, with partial credit or without.
  ///
  /// - Parameters:
  ///   - pool: The problems to pick from.
  ///   - prior: The estimate before the first answer, such as a rating; its standard error is above
  ///     0.
  ///   - rule: The rule by which it stops.
  ///   - choices: The number of the most informative problems from which one is drawn, at least 1.
  /// - Throws: A fault for a prior without uncertainty, one for fewer choices than 1, and one for
  ///   each logistic discrimination that is not from 0.1 to 10.
  public init(
    _ pool: ItemPool,
    prior: Estimate = Self.standardPrior,
    stoppingBy rule: AdaptiveSelector.StoppingRule = .standard,
    choices: Int = 1
  ) throws(ContentError<Estimate.Fault>) {
    let logistic = pool.models.filter { $0.value.form == .logistic }
    try self.init(
      pool.models.mapValues { Estimate(unchecked: $0.location, standardError: 0) },
      logistic.mapValues(\.guessing),
      logistic.mapValues(\.discrimination),
      pool.models.filter { $0.value.form != .logistic },
      prior,
      rule,
      choices
    )
  }

  fileprivate init(
    _ difficulties: [Problem.ID: Estimate],
    _ guessing: [Problem.ID: Double],
    _ discriminations: [Problem.ID: Double],
    _ models: [Problem.ID: ItemModel],
    _ prior: Estimate,
    _ rule: AdaptiveSelector.StoppingRule,
    _ choices: Int
  ) throws(ContentError<Estimate.Fault>) {
    var faults: [LocatedFault<Estimate.Fault>] = []
    for problem in models.keys.sorted() where difficulties[problem] == nil {
      let fault = Estimate.Fault.refused(.unknownProblem(problem))
      faults.append(
        LocatedFault(fault, at: ContentPlace().key("models").key(problem.rawValue))
      )
    }
    // Its square, which is divided by, must not be 0 either.
    if prior.standardError < 1e-6 {
      let fault = Estimate.Fault.standardErrorOutOfRange(prior.standardError)
      faults.append(LocatedFault(fault, at: ContentPlace().key("prior").key("standardError")))
    }
    if choices < 1 {
      let fault = Estimate.Fault.countOutOfRange(choices, minimum: 1)
      faults.append(LocatedFault(fault, at: ContentPlace().key("choices")))
    }
    for (problem, chance) in guessing.filter({ !Self.guessingRange.contains($0.value) })
      .sorted(by: { $0.key < $1.key })
    {
      let place = ContentPlace().key("guessing").key(problem.rawValue)
      faults.append(LocatedFault(.guessingOutOfRange(chance), at: place))
    }
    for (problem, discrimination)
      in discriminations
      .filter({ !Self.discriminationRange.contains($0.value) }).sorted(by: { $0.key < $1.key })
    {
      let place = ContentPlace().key("discriminations").key(problem.rawValue)
      faults.append(LocatedFault(.discriminationOutOfRange(discrimination), at: place))
    }
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    self.difficulties = difficulties
    self.guessing = guessing.filter { $0.value > 0 }
    self.discriminations = discriminations.filter { $0.value != 1 }
    self.models = models
    self.prior = prior
    self.rule = rule
    self.choices = choices
    ability = prior
    workings.value.open.reserveCapacity(difficulties.count)
    for (problem, difficulty) in difficulties {
      var model = GuessingModel(
        difficulty: difficulty,
        discrimination: discriminations[problem] ?? 1,
        guessing: guessing[problem] ?? 0
      )
      if let levels = models[problem] {
        model.levels = workings.value.levels.count
        workings.value.levels.append(levels)
      }
      workings.value.open.append((problem, model))
    }
  }

  /// The reason no more problems are picked, or nil as long as they are.
  public var stop: AdaptiveSelector.StoppingRule.Reason? {
    let count = answers.count
    if let enough = rule.standardError, count >= rule.minimumCount, ability.standardError <= enough
    {
      return .precise
    }
    if rule.cut != nil, count >= rule.minimumCount, decision?.isCertain == true { return .decided }
    if let maximum = rule.maximumCount, count >= maximum { return .count }
    return count < difficulties.count ? nil : .exhausted
  }

  /// Picks the problem that is most informative about the ability.
  ///
  /// - Parameter generator: Decides between equally informative problems, or between the best
  ///   `choices`.
  /// - Returns: The problem, or nil when it is time to ``stop``.
  /// - Complexity: O(*n* log *c*) for *n* problems that are not answered and *c* choices.
  public func next(using generator: inout some RandomNumberGenerator) -> Problem.ID? {
    next(using: &generator) { _ in true }
  }

  /// Picks the most informative of those problems that are allowed.
  func next(
    using generator: inout some RandomNumberGenerator,
    where isAllowed: (Problem.ID) -> Bool
  ) -> Problem.ID? {
    guard stop == nil else { return nil }
    // What may be among the most informative: all else is below the bar, and most of it by a bound
    // that is quick.
    let candidates = workings.value.open
    let choices = min(self.choices, candidates.count)
    // A test that decides asks where it decides.
    let place = rule.cut ?? ability.value
    var open: [(problem: Problem.ID, information: Double)] = []
    var highest: [Double] = []
    var bar = -Double.infinity
    for index in candidates.indices
    where workings.value.informationBound(of: candidates[index].model, at: place) >= bar - 0x1p-40
      && isAllowed(candidates[index].problem)
    {
      let information = workings.value.information(of: candidates[index].model, at: place)
        .withoutNoise
      guard information >= bar else { continue }
      open.append((candidates[index].problem, information))
      highest.append(information)
      if highest.count == 2 * choices {
        highest.sort(by: >)
        highest.removeLast(choices)
        bar = highest[choices - 1]
      }
    }
    guard let edge = highest.sorted(by: >).prefix(choices).last else { return nil }
    let best = open.filter { $0.information >= edge }
      .sorted { ($1.information, $0.problem) < ($0.information, $1.problem) }
    return generator.drawElement(of: best)?.problem
  }

  /// Takes an answer into account, of a problem that was picked or of another one.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - isCorrect: Whether the answer was right.
  /// - Throws: ``EstimationError/unknownProblem(_:)`` for a problem whose difficulty is not known,
  ///   and ``EstimationError/alreadyAnswered(_:)`` for one that was answered.
  /// - Complexity: O(*n*) in the number of problems.
  public mutating func record(_ problem: Problem.ID, isCorrect: Bool) throws(EstimationError) {
    try add(Answer(problem: problem, isCorrect: isCorrect))
    ability = posterior()
  }

  /// Takes an answer with partial credit into account.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - credit: The credit, from 0 to 1; the level with the nearest one counts, and without levels
  ///     only the full credit is right.
  /// - Throws: As ``record(_:isCorrect:)``.
  /// - Complexity: O(*n*) in the number of problems.
  public mutating func record(
    _ problem: Problem.ID,
    credit: Double
  ) throws(EstimationError) {
    guard let model = models[problem] else {
      try record(problem, isCorrect: credit >= 1)
      return
    }
    let level = model.level(of: credit)
    let isCorrect = level == model.levelCount - 1
    try add(Answer(problem: problem, isCorrect: isCorrect, level: level))
    ability = posterior()
  }

  private mutating func add(_ given: Answer) throws(EstimationError) {
    var answer = given
    if let model = models[given.problem] {
      // Right and wrong are the highest and the lowest level.
      let top = model.levelCount - 1
      let level = min(max(given.level ?? (given.isCorrect ? top : 0), 0), top)
      answer = Answer(problem: given.problem, isCorrect: level == top, level: level)
    } else if given.level != nil {
      answer = Answer(problem: given.problem, isCorrect: given.isCorrect)
    }
    guard let place = workings.value.open.firstIndex(where: { $0.problem == answer.problem }) else {
      throw difficulties[answer.problem] == nil
        ? .unknownProblem(answer.problem) : .alreadyAnswered(answer.problem)
    }
    // The order of the others does not matter.
    workings.value.open.swapAt(place, workings.value.open.count - 1)
    workings.value.answered.append(workings.value.open.removeLast().model)
    answers.append(answer)
  }

  /// The most likely ability: where the slope of the posterior's logarithm, which falls, is 0.
  private mutating func posterior() -> Estimate {
    guard !answers.isEmpty else { return prior }
    let variance = prior.standardError * prior.standardError
    let met = zip(workings.value.answered, answers)
    guard !met.contains(where: { $0.0.guessing > 0 || $0.0.levels >= 0 }) else {
      return posteriorMean()
    }
    let reach = variance * met.reduce(0) { $0 + max(1, $1.0.slope) }
    let value = Elementary.zero(from: prior.value - reach, to: prior.value + reach) { ability in
      met.reduce((prior.value - ability) / variance) { slope, each in
        slope + each.0.slope * ((each.1.isCorrect ? 1 : 0) - each.0.chance(at: ability))
      }
    }
    let information = met.reduce(1 / variance) { $0 + $1.0.information(at: value) }
    return Estimate(unchecked: value, standardError: 1 / information.squareRoot())
  }
}

extension AdaptiveSelector {
  /// The ability by the answers alone, to report at the end; nil without answers.
  ///
  /// Unlike ``ability`` it does not draw very weak and very strong learners towards the mean: in
  /// the simulation of `Tests/Measurements/adaptive` its bias stays below a tenth of a logit. It is
  /// the weighted likelihood estimate of T. A. Warm (Psychometrika 54, 1989), whose standard error
  /// takes the difficulties as known.
  ///
  /// - Complexity: O(*n*) in the number of answers.
  public var score: Estimate? {
    guard workings.value.answered.allSatisfy({ $0.levels < 0 }) else {
      return AbilityLikelihood(levelAnswers).estimate(by: .weightedLikelihood)
    }
    return WeightedLikelihood(
      zip(workings.value.answered, answers).map { model, answer in
        WeightedLikelihood.Answer(
          difficulty: model.difficulty,
          slope: model.slope,
          guessing: model.guessing,
          isCorrect: answer.isCorrect
        )
      }
    )?.maximum
  }

  /// The answers with the curves of their problems.
  private var levelAnswers: [LevelAnswer] {
    zip(workings.value.answered, answers).map { model, answer in
      LevelAnswer(
        problem: answer.problem,
        model: model.levels >= 0
          ? workings.value.levels[model.levels]
          : ItemModel(
            unchecked: .logistic,
            model.slope,
            [model.difficulty],
            model.guessing,
            [0, 1]
          ),
        level: answer.level ?? (answer.isCorrect ? 1 : 0)
      )
    }
  }

  /// The side of a cut score on which a learner is.
  public struct Decision: Hashable, Sendable {
    /// Whether the ability is above the cut.
    public let isAbove: Bool
    /// Whether the answers are so clear that the rule's error rate is kept; otherwise it is only
    /// the likelier side.
    public let isCertain: Bool
  }

  /// The side of the rule's cut on which the learner is; nil without a cut and before the first
  /// answer.
  ///
  /// By the sequential probability ratio test of A. Wald ("Sequential Analysis", 1947), as M. D.
  /// Reckase has it for tests (in "New Horizons in Testing", 1983): the answers are likelier by a
  /// given ratio at the upper or at the lower end of the zone around the cut.
  ///
  /// - Complexity: O(*n*) in the number of answers.
  public var decision: Decision? {
    guard let cut = rule.cut, !answers.isEmpty else { return nil }
    let likelihood = AbilityLikelihood(levelAnswers)
    let ratio =
      likelihood.logarithm(at: cut + rule.indifference)
      - likelihood.logarithm(at: cut - rule.indifference)
    let bound = Elementary.log((1 - rule.errorRate) / rule.errorRate)
    return Decision(isAbove: ratio >= 0, isCertain: abs(ratio) >= bound)
  }
}

/// In JSON a selector has its `difficulties`, `prior`, `rule` and `answers`, from which it is made
/// again, `choices` where there is more than one, `guessing` where any problem can be guessed,
/// `discriminations` where they differ, and `models` of problems with partial credit.
extension AdaptiveSelector: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, Estimate.Fault>) throws -> Self {
    let difficulties = record.field("difficulties", \.difficulties, as: .object())
    let prior = record.field("prior", \.prior)
    let rule = record.field("rule", \.rule)
    let choices = record.field("choices", \.choices, default: 1)
    let guessing = record.field("guessing", \.guessing, as: .object(), default: [:])
    let discriminations = record.field(
      "discriminations",
      \.discriminations,
      as: .object(),
      default: [:]
    )
    let models = record.field("models", \.models, as: .object(), default: [:])
    let answers = record.field("answers", \.answers)
    var selector = try AdaptiveSelector(
      difficulties(),
      guessing(),
      discriminations(),
      models(),
      prior(),
      rule(),
      choices()
    )
    do throws(EstimationError) {
      for answer in answers(or: []) { try selector.add(answer) }
      selector.ability = selector.posterior()
    } catch {
      record.note(.refused(error), at: ContentPlace().key("answers"))
    }
    return selector
  }
}

/// In JSON an answer is an object with `problem`, `correct` and, with partial credit, `level`.
extension AdaptiveSelector.Answer: JSONRecord {
  package static func form(_ record: inout Record<Self, Estimate.Fault>) throws -> Self {
    let problem = record.field("problem", \.problem)
    let isCorrect = record.field("correct", \.isCorrect)
    let level = record.field("level", \.level)
    return try AdaptiveSelector.Answer(
      problem: problem(),
      isCorrect: isCorrect(),
      level: level()
    )
  }
}

extension AdaptiveQuiz {
  /// The number of times that problems were shown in adaptive sessions, so that none becomes common
  /// knowledge.
  ///
  /// ```swift
  /// var exposure = try AdaptiveQuiz.Exposure(limit: 0.25)
  /// let content = try AdaptiveQuiz(exposure.limited(pool), difficulties: difficulties, seed: 7)
  /// var session = AdaptiveSession(content)
  /// // ... until it is finished
  /// exposure.record(session)
  /// ```
  ///
  /// A problem that one more session could show too often is left out of the next pool (J. Revuelta
  /// and V. Ponsoda, "A comparison of item exposure control methods in computerized adaptive
  /// testing", Journal of Educational Measurement 35, 1998). So after *n* sessions, recorded one by
  /// one, no problem was shown in more than ``limit`` · *n* of them, or in one. For that the pool
  /// needs twice the length of a session divided by the limit; with fewer problems sessions get
  /// shorter.
  public struct Exposure: Hashable, Sendable {
    /// The part of the sessions that may show a problem, above 0 and up to 1.
    public let limit: Double
    /// The number of sessions that were recorded.
    public private(set) var sessionCount: Int
    /// The number of sessions in which each problem was shown.
    public private(set) var counts: [Problem.ID: Int]

    /// Creates the record of no sessions.
    ///
    /// - Parameter limit: The part of the sessions that may show a problem, above 0 and up to 1.
    /// - Throws: A fault for a limit out of range.
    public init(limit: Double = 0.25) throws(ContentError<ProblemFault>) {
      try self.init(limit, sessionCount: 0, counts: [:])
    }

    fileprivate init(
      _ limit: Double,
      sessionCount: Int,
      counts: [Problem.ID: Int]
    ) throws(ContentError<ProblemFault>) {
      var faults: [LocatedFault<ProblemFault>] = []
      if !(limit > 0 && limit <= 1) {
        let fault = ProblemFault.malformed("the limit \(limit), expected one above 0 and up to 1")
        faults.append(LocatedFault(fault, at: ContentPlace().key("limit")))
      }
      // Numbers that are exact as floating-point numbers too.
      if !(0...1 << 53).contains(sessionCount) {
        let fault = ProblemFault.malformed("\(sessionCount) sessions, expected 0 or more")
        faults.append(LocatedFault(fault, at: ContentPlace().key("sessions")))
      }
      for (problem, count) in counts.sorted(by: { $0.key < $1.key })
      where !(0...max(0, sessionCount)).contains(count) {
        let place = ContentPlace().key("counts").key(problem.rawValue)
        faults.append(
          LocatedFault(.malformed("\(count) of \(sessionCount) sessions"), at: place)
        )
      }
      guard faults.isEmpty else { throw ContentError(faults: faults) }
      self.limit = limit
      self.sessionCount = sessionCount
      self.counts = counts
    }

    /// The pool without the problems that the next session must not show.
    ///
    /// - Parameter pool: The problems to pick from.
    /// - Returns: The other problems, or only the one that was shown least where none is left.
    public func limited(_ pool: Quiz) -> Quiz {
      let most = max(1, Int((limit * Double(sessionCount + 1)).rounded(.down)))
      let open = pool.items.filter { counts[$0.problem.id, default: 0] < most }
      let least = pool.items.min {
        counts[$0.problem.id, default: 0] < counts[$1.problem.id, default: 0]
      }
      return pool.keeping(open.isEmpty ? [least ?? pool.items[0]] : open)
    }

    /// Counts the problems that a session has shown.
    public mutating func record(_ session: AdaptiveSession) {
      sessionCount += 1
      for item in session.quiz.content.items {
        counts[item.problem.id, default: 0] += 1
      }
    }
  }
}

/// In JSON it is an object with `limit`, `sessions` and `counts`.
extension AdaptiveQuiz.Exposure: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let limit = record.field("limit", \.limit)
    let sessions = record.field("sessions", \.sessionCount)
    let counts = record.field("counts", \.counts, as: .object())
    return try AdaptiveQuiz.Exposure(limit(), sessionCount: sessions(), counts: counts())
  }
}
