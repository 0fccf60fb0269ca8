// SPDX-License-Identifier: Apache-2.0
internal import LudusFoundation
internal import QuizContent

/// Everything about a draw but chance: which problems can be drawn, and how likely each is.
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
  /// Where to draw from.
  public let bank: ProblemBank
  /// The blueprint to draw by.
  public let blueprint: Blueprint
  /// The candidates, each once, in the order of the sets.
  let candidates: [Candidate]
  /// Each stratum with its candidates by their offsets.
  let strata: [(stratum: Blueprint.Stratum, members: [Int])]
  let knowledge: Knowledge

  /// A problem that can be drawn.
  struct Candidate: Sendable {
    let problem: Problem
    /// The product of its factors in percent, 1 without any.
    let weight: Int
    /// Since when it is due for review, or nil when it is drawn by chance.
    let due: Date?
    /// Lower for what should be reviewed earlier.
    let urgency: Double
  }

  /// Finds the candidates.
  ///
  /// - Parameters:
  ///   - bank: Where to draw from.
  ///   - blueprint: The blueprint to draw by.
  ///   - evidence: The answers of learners, whom the quiz is for, and when.
  /// - Throws: ``QuizGenerationError/unknownSet(_:)`` for a set that the bank does not have; ``QuizGenerationError/learnerIsMissing``,
  ///   ``QuizGenerationError/dateIsMissing``, ``QuizGenerationError/calendarIsMissing`` and
  ///   ``QuizGenerationError/dateOutOfRange`` for evidence that does not do;
  ///   ``QuizGenerationError/noProblems(in:)`` when there is nothing to draw from, ``QuizGenerationError/noFittingProblems(of:)`` when
  ///   none of the problems may be drawn, ``QuizGenerationError/nothingDue(next:)`` when there is nothing to review yet, and ``QuizGenerationError/stratumTooSmall(_:has:)`` when strata must not be too
  ///   small and one is.
  /// - Complexity: O(*n* + *r* log *r*) in the numbers of problems in the sets and of records and votes, and
  ///   O(*n*) more for each stratum.
  public init(
    of bank: ProblemBank,
    _ blueprint: Blueprint,
    evidence: QuizEvidence = .none
  ) throws(QuizGenerationError) {
    try blueprint.check(with: bank)
    let all = try blueprint.problems(in: bank).filter(blueprint.optionLimit.admits)
    guard !all.isEmpty else { throw .noProblems(in: blueprint.sets ?? []) }
    let knowledge = try Knowledge(for: blueprint, from: evidence, in: bank)
    let admitted = all.filter { blueprint.filter.admits($0) && knowledge.admits($0.id) }
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
    strata = blueprint.strata.map { stratum in
      let isMember = stratum.pool.membership(in: bank)
      return (stratum, fitting.indices.filter { isMember(fitting[$0]) })
    }
    guard blueprint.shortage == .refuse else { return }
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
    for stratum in strata {
      if case .set(let set) = stratum.pool, bank.set(set) == nil {
        throw .unknownSet(set)
      }
    }
  }

  /// The problems of the sets, each once, in the order of the sets.
  fileprivate func problems(in bank: ProblemBank) throws(QuizGenerationError) -> [Problem] {
    guard let sets else { return bank.allProblems }
    var seen: Set<Problem.ID> = []
    var problems: [Problem] = []
    for set in sets {
      guard bank.set(set) != nil else { throw .unknownSet(set) }
      problems += bank.problems(in: set).filter { seen.insert($0.id).inserted }
    }
    return problems
  }
}
