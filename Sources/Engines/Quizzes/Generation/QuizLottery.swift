// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
public import LudusCore
public import LudusFoundation
internal import QuizContent

/// The part of a draw that involves no chance: which problems can be drawn, and how likely each is.
///
/// ```swift
/// let lottery = try QuizLottery(of: bank, blueprint, evidence: evidence)
/// for odds in lottery.odds {
///   print(odds.problem, odds.chance, odds.factors)
/// }
/// let quizzes = students.map { _ in lottery.quiz(using: &generator) }   // a different one for each
/// ```
///
/// A single quiz is drawn at once with ``Quiz/init(from:_:evidence:rules:id:title:using:)``.
/// Templates are no candidates: give a bank in which variants stand for them, as
/// `ProblemBank.withVariants(in:using:)` returns.
public struct QuizLottery: Sendable {
  /// The bank from which to draw.
  public let bank: ProblemBank
  /// The blueprint to draw by.
  public let blueprint: Blueprint
  /// The candidates, each once, in the order of the sets.
  package let candidates: [Candidate]
  /// Each stratum with its candidates by their offsets.
  package let strata: [(stratum: Blueprint.Stratum, members: [Int])]
  let knowledge: Knowledge

  /// A problem that can be drawn.
  package struct Candidate: Sendable {
    package let problem: Problem
    /// The product of its factors in percent, 1 without any.
    package let weight: Int
    /// The date from which it is due for review, or nil when it is drawn by chance.
    let due: Date?
    /// Lower for what should be reviewed earlier.
    let urgency: Double
  }

  /// Finds the candidates.
  ///
  /// - Parameters:
  ///   - bank: The bank from which to draw.
  ///   - blueprint: The blueprint to draw by.
  ///   - evidence: The answers of learners, whom the quiz is for, and when.
  /// - Throws: ``QuizGenerationError/unknownSet(_:)`` for a set that the bank does not have;
  ///   ``QuizGenerationError/learnerIsMissing``, ``QuizGenerationError/dateIsMissing``,
  ///   ``QuizGenerationError/calendarIsMissing`` and ``QuizGenerationError/dateOutOfRange`` for
  ///   evidence that does not do; ``QuizGenerationError/noProblems(in:)`` when there is nothing to
  ///   draw from, ``QuizGenerationError/noFittingProblems(of:)`` when none of the problems may be
  ///   drawn, ``QuizGenerationError/nothingDue(next:)`` when there is nothing to review yet, and
  ///   ``QuizGenerationError/stratumTooSmall(_:has:)`` when strata must not be too small and one
  ///   is.
  /// - Complexity: O(*n* + *r* log *r*) in the numbers of problems in the sets and of records and
  ///   votes, and O(*n*) more for each stratum.
  public init(
    of bank: ProblemBank,
    _ blueprint: Blueprint,
    evidence: QuizEvidence = .none
  ) throws(QuizGenerationError) {
    try blueprint.check(with: bank)
    let all = try blueprint.problems(in: bank).filter(blueprint.draft.optionLimit.admits)
    guard !all.isEmpty else { throw .noProblems(in: blueprint.draft.sets ?? []) }
    let knowledge = try Knowledge(for: blueprint, from: evidence, in: bank)
    let admitted = all.filter { blueprint.draft.filter.admits($0) && knowledge.admits($0.id) }
    guard !admitted.isEmpty else { throw .noFittingProblems(of: all.count) }
    let fitting = admitted.filter { knowledge.isForToday($0.id) }
    guard !fitting.isEmpty else {
      throw .nothingDue(next: admitted.compactMap { knowledge.dueDate(of: $0.id) }.min())
    }
    self.bank = bank
    self.blueprint = blueprint
    self.knowledge = knowledge
    candidates = fitting.map { problem in
      Candidate(
        problem: problem,
        weight: knowledge.factors(of: problem).weight,
        due: knowledge.due(problem.id),
        urgency: knowledge.urgency(of: problem.id)
      )
    }
    strata = blueprint.draft.strata.map { stratum in
      let isMember = stratum.pool.membership(in: bank)
      return (stratum, fitting.indices.filter { isMember(fitting[$0]) })
    }
    guard blueprint.draft.shortage == .refuse else { return }
    for (stratum, members) in strata where members.count < stratum.count {
      throw .stratumTooSmall(stratum, has: members.count)
    }
  }
}

extension Blueprint.Stratum.Pool {
  /// Tells which problems belong to the pool.
  fileprivate func membership(in bank: ProblemBank) -> (Problem) -> Bool {
    switch self {
    case .set(let set):
      let ids = Set(bank.problems(in: set).map(\.id))
      return { ids.contains($0.id) }
    case .tag(let tag):
      return { $0.tags.contains(tag) }
    case .kind(let kind):
      return { $0.kind.name == kind }
    }
  }
}

extension Blueprint {
  /// Refuses a blueprint that cannot be followed.
  fileprivate func check(with bank: ProblemBank) throws(QuizGenerationError) {
    for stratum in draft.strata {
      if case .set(let set) = stratum.pool, bank.set(set) == nil {
        throw .unknownSet(set)
      }
    }
  }

  /// The problems of the sets, each once, in the order of the sets.
  fileprivate func problems(in bank: ProblemBank) throws(QuizGenerationError) -> [Problem] {
    guard let sets = draft.sets else { return bank.allProblems }
    var seen: Set<Problem.ID> = []
    var problems: [Problem] = []
    for set in sets {
      guard bank.set(set) != nil else { throw .unknownSet(set) }
      problems += bank.problems(in: set).filter { seen.insert($0.id).inserted }
    }
    return problems
  }
}

extension QuizLottery {
  /// Draws a quiz.
  ///
  /// The same lottery and state of the generator give the same quiz.
  ///
  /// - Parameters:
  ///   - rules: The rules by which the quiz is played and counted; they do not change what is
  ///     drawn.
  ///   - id: The name of the quiz; nil to draw one too, of 16 hexadecimal digits.
  ///   - title: The text for the learner.
  ///   - generator: The source of randomness.
  /// - Returns: A quiz of at least one problem.
  /// - Complexity: O(*n* + *k* log *n*) for *k* of *n* candidates, and O(*n*) more for each
  ///   stratum.
  public func quiz(
    rules: QuizRules = .immediate,
    id: Quiz.ID? = nil,
    title: String? = nil,
    using generator: inout some RandomNumberGenerator
  ) -> Quiz {
    let items = draw(using: &generator).compactMap { item(at: $0, using: &generator) }
    // The name is drawn last, so that naming a quiz does not change its items.
    let name = id ?? Quiz.ID(generator.next().hexadecimal)
    return quiz(of: items, rules: rules, id: name, title: title)
  }

  /// Makes a candidate the item of a quiz, drawing what of it is shown.
  package func item(
    at offset: Int,
    using generator: inout some RandomNumberGenerator
  ) -> Quiz.Item? {
    let problem = candidates[offset].problem
    return bank.set(of: problem.id).map { set in
      Quiz.Item(
        problem,
        set: set.id,
        setTitle: set.title,
        shown: ShownParts(of: problem, within: blueprint.draft.optionLimit, using: &generator),
        terms: bank.rivals == .set ? bank.lexicon(of: problem.id).terms(around: [problem]) : []
      )
    }
  }

  /// Makes a quiz of different items of the bank, at least one.
  package func quiz(
    of items: [Quiz.Item],
    rules: QuizRules,
    id: Quiz.ID,
    title: String?
  ) -> Quiz {
    // Its terms are those that can change a verdict. It knows no others of the bank, for a quiz
    // that was stored knows none either, and has to give the same reasons.
    Quiz(
      unchecked: id,
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
    guard !blueprint.draft.strata.isEmpty else {
      return drawFirst(blueprint.draft.count, of: Array(candidates.indices), using: &generator)
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
    var places = blueprint.draft.count
    for (stratum, members) in strata {
      let known = members.count { isDrawn[$0] }
      draw(max(stratum.count - known, 0), of: members, using: &generator)
      if blueprint.draft.shortage == .shorten {
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
    guard blueprint.draft.review != nil else {
      return drawByWeight(count, of: pool, using: &generator)
    }
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
    guard blueprint.draft.weights != .equal else { return generator.draw(count, of: pool) }
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

extension QuizLottery {
  /// The chance that a problem is drawn, and the reasons for it.
  public struct Odds: Hashable, Sendable {
    /// The problem.
    public let problem: Problem.ID
    /// The set that it directly belongs to.
    public let set: ProblemSet.ID
    /// The factor of each policy, in the order popularity, mistakes, difficulty, recency; empty
    /// without weights.
    public let factors: [ProblemWeights.Factor]
    /// The product of the factors in percent, 1 without any.
    public let weight: Int
    /// The date from which it is due for review, or nil when it is drawn by chance.
    public let due: Date?
    /// The exact chance to be drawn in a single draw, or nil for a problem that is due and comes
    /// before chance.
    ///
    /// It is the weight divided by the sum of the weights of all candidates that are not due.
    /// A stratum draws among its own problems in the same way.
    public let chance: Fraction?
  }
}

extension QuizLottery {
  /// The chance that each candidate is drawn, and the reasons for it, in the order of the sets.
  ///
  /// - Complexity: O(*n*) in the number of candidates.
  public var odds: [QuizLottery.Odds] {
    let total = candidates.reduce(0) { $1.due == nil ? $0 + $1.weight : $0 }
    return candidates.compactMap { candidate in
      bank.set(of: candidate.problem.id).map { set in
        QuizLottery.Odds(
          problem: candidate.problem.id,
          set: set.id,
          factors: knowledge.factors(of: candidate.problem),
          weight: candidate.weight,
          due: candidate.due,
          chance: candidate.due == nil ? try? Fraction(candidate.weight, total) : nil
        )
      }
    }
  }
}

extension [ProblemWeights.Factor] {
  /// The product.
  ///
  /// There are four factors at most, each up to 100, so the weights of 90 thousand million problems
  /// add up without overflow.
  var weight: Int { reduce(1) { $0 * $1.percent } }
}

/// The facts known when a quiz is drawn: learners' answers, the popularity of problems, the
/// learner, and the date.
///
/// ```swift
/// let evidence = QuizEvidence(answers: log, learner: "ada", at: now, calendar: .current)
/// let quiz = try Quiz(from: bank, blueprint, evidence: evidence, using: &generator)
/// ```
///
/// A blueprint that asks for nothing of this needs no evidence. One that does names what is
/// missing: ``QuizGenerationError/learnerIsMissing``, ``QuizGenerationError/dateIsMissing`` and
/// ``QuizGenerationError/calendarIsMissing``. Without answers and votes nothing is missing, as
/// everything begins without them.
///
/// Where a bank has templates, what is known of one variant counts for all variants of its
/// template: a mistake is still to be made good with other numbers, and likes say that problems of
/// this form are liked. Only ``Blueprint/RepeatWindow`` goes by the variant, since other numbers
/// are no repetition.
public struct QuizEvidence: Hashable, Sendable {
  /// The answers of all learners.
  public var answers: AnswerLog
  /// The popularity of problems; templates represent their variants.
  ///
  /// `QuizCommunity` counts it from votes.
  public var popularity: [Problem.ID: Problem.Popularity]
  /// The learner that the quiz is for, or nil if it is for no one in particular.
  public var learner: Learner.ID?
  /// The date when it is drawn, or nil where that does not matter.
  public var date: Date?
  /// The calendar of the learner, whose days a ``SpacedReview`` counts; nil where that does not
  /// matter.
  public var calendar: Calendar?

  /// Creates evidence.
  ///
  /// - Parameters:
  ///   - answers: The answers of all learners.
  ///   - popularity: The popularity of problems, those without any vote left out.
  ///   - learner: The learner whom the quiz is for.
  ///   - date: The date when it is drawn. Answers that are dated later count as given just then.
  ///   - calendar: The calendar of the learner, whose time zone says which day it is.
  public init(
    answers: AnswerLog = AnswerLog(),
    popularity: [Problem.ID: Problem.Popularity] = [:],
    learner: Learner.ID? = nil,
    at date: Date? = nil,
    calendar: Calendar? = nil
  ) {
    self.answers = answers
    self.popularity = popularity
    self.learner = learner
    self.date = date
    self.calendar = calendar
  }

  /// No facts at all.
  public static let none = QuizEvidence()
}
