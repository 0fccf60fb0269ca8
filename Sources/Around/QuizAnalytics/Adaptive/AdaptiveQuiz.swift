// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
public import Quizzes

/// The content of an ``AdaptiveSession``: the problems to pick from, and the rules for picking
/// them.
///
/// ```swift
/// let scale = try RaschScale(log)
/// let content = try AdaptiveQuiz(pool, difficulties: scale.difficulties, seed: 7)
/// var session = AdaptiveSession(content)
/// ```
///
/// Three things decide which problem comes next:
///
/// - *Content balancing*: of the ``strata`` the one that lags most behind its share is next (G. G.
///   Kingsbury and A. R. Zara, "Procedures for selecting items for computerized adaptive tests",
///   Applied Measurement in Education 2, 1989).
/// - *Information*: among its problems those that say most about the ability, as
///   ``AdaptiveSelector`` has it.
/// - *Exposure control*: one of the best few is drawn, so that not everybody meets the same
///   problems; the "randomesque" procedure of the same article. More of it is in
///   ``limitingExposure(to:learners:rounds:using:)``, and in ``stages``, which keep the problems
///   that discriminate best for the end, when the ability is better known.
///
/// In JSON it is an object with `pool`, `selector`, `seed` and, where there are any, `strata`,
/// `stages` and `chances`.
public struct AdaptiveQuiz: Hashable, Sendable {
  /// The problems to pick from, as a quiz that holds all of them, with the rules to play by.
  public let pool: Quiz
  /// The selector that picks problems, before the first answer.
  public let selector: AdaptiveSelector
  /// The shares of chapters or skills, by their counts; empty for no balancing.
  public let strata: [Blueprint.Stratum]
  /// The number of stages of rising discrimination in which the pool is asked; 1 for the most
  /// informative problem each time.
  ///
  /// In a stage the problem is picked whose difficulty is nearest to the ability. By H. H. Chang
  /// and Z. Ying (Applied Psychological Measurement 23, 1999), with difficulties balanced over the
  /// stages.
  public let stages: Int
  /// The chances, above 0 and up to 1, with which problems are shown when they are picked; 1 for
  /// those that are left out.
  ///
  /// A problem that chance keeps from a learner is not picked again in the session.
  public internal(set) var chances: [Problem.ID: Double]
  /// The seed from which chance is drawn.
  public let seed: UInt64

  /// The number of the most informative problems from which one is drawn, unless asked otherwise.
  public static let standardChoices = 5

  /// Creates the content of an adaptive session.
  ///
  /// - Parameters:
  ///   - pool: The problems to pick from, with the rules to play by: not in deferred mode. A
  ///     time limit for the whole quiz or for each problem is kept.
  ///   - difficulties: The difficulties of all of them.
  ///   - guessing: The chances to guess them right; nil for 1/*n* where one of *n* options is
  ///     picked, and 0 elsewhere.
  ///   - discriminations: The discriminations of the problems, from 0.1 to 10; 1 for those that are
  ///     left out.
  ///   - prior: The estimate of the ability before the first answer.
  ///   - rule: The rule by which it stops.
  ///   - choices: The number of the most informative problems from which one is drawn, at least 1.
  ///   - strata: The shares of sets, tags or kinds, by their counts. A problem belongs to the set
  ///     that it stands in directly.
  ///   - stages: The number of stages of rising discrimination in which the pool is asked, from 1
  ///     to the number of problems.
  ///   - seed: The seed from which chance is drawn; the same one gives the same problems for the
  ///     same answers.
  /// - Throws: Every fault: a problem without difficulty or one that a person must grade, rules
  ///   that do not fit, and those of
  ///   ``AdaptiveSelector/init(_:guessing:discriminations:prior:stoppingBy:choices:)``.
  public init(
    _ pool: Quiz,
    difficulties: [Problem.ID: Estimate],
    guessing: [Problem.ID: Double]? = nil,
    discriminations: [Problem.ID: Double] = [:],
    prior: Estimate = AdaptiveSelector.standardPrior,
    stoppingBy rule: AdaptiveSelector.StoppingRule = .standard,
    choices: Int = Self.standardChoices,
    strata: [Blueprint.Stratum] = [],
    stages: Int = 1,
    seed: UInt64
  ) throws(ContentError<ProblemFault>) {
    let known = Set(pool.items.map(\.problem.id))
    let selector: AdaptiveSelector
    do {
      selector = try AdaptiveSelector(
        difficulties.filter { known.contains($0.key) },
        guessing: guessing?.filter { known.contains($0.key) } ?? pool.guessing,
        discriminations: discriminations.filter { known.contains($0.key) },
        prior: prior,
        stoppingBy: rule,
        choices: choices
      )
    } catch {
      throw error.ofProblems
    }
    try self.init(pool, selector, strata, stages, [:], seed)
  }

  /// Creates the content of an adaptive session of problems whose curves are known, with partial
  /// credit or without.
  ///
  /// - Parameters:
  ///   - pool: The problems to pick from, with the rules to play by: not in deferred mode.
  ///   - curves: The curves of all of them.
  ///   - prior: The estimate of the ability before the first answer.
  ///   - rule: The rule by which it stops.
  ///   - choices: The number of the most informative problems from which one is drawn, at least 1.
  ///   - strata: The shares of sets, tags or kinds, by their counts.
  ///   - stages: The number of stages of rising discrimination in which the pool is asked, from 1
  ///     to the number of problems.
  ///   - seed: The seed from which chance is drawn.
  /// - Throws: Every fault, as the other initializer.
  public init(
    _ pool: Quiz,
    curves: ItemPool,
    prior: Estimate = AdaptiveSelector.standardPrior,
    stoppingBy rule: AdaptiveSelector.StoppingRule = .standard,
    choices: Int = Self.standardChoices,
    strata: [Blueprint.Stratum] = [],
    stages: Int = 1,
    seed: UInt64
  ) throws(ContentError<ProblemFault>) {
    let known = Set(pool.items.map(\.problem.id))
    let selector: AdaptiveSelector
    do {
      selector = try AdaptiveSelector(
        ItemPool(curves.models.filter { known.contains($0.key) }, scoring: curves.scoring),
        prior: prior,
        stoppingBy: rule,
        choices: choices
      )
    } catch {
      throw error.ofProblems
    }
    try self.init(pool, selector, strata, stages, [:], seed)
  }

  fileprivate init(
    _ pool: Quiz,
    _ selector: AdaptiveSelector,
    _ strata: [Blueprint.Stratum],
    _ stages: Int,
    _ chances: [Problem.ID: Double],
    _ seed: UInt64
  ) throws(ContentError<ProblemFault>) {
    var faults: [LocatedFault<ProblemFault>] = []
    if !(1...max(1, pool.items.count)).contains(stages) {
      let fault = ProblemFault.malformed(
        "\(stages) stages, expected 1 to \(max(1, pool.items.count))"
      )
      faults.append(LocatedFault(fault, at: ContentPlace().key("stages")))
    }
    for (problem, chance) in chances.sorted(by: { $0.key < $1.key })
    where !(chance > 0 && chance <= 1) {
      let fault = ProblemFault.malformed("the chance \(chance), expected one above 0 and up to 1")
      faults.append(
        LocatedFault(fault, at: ContentPlace().key("chances").key(problem.rawValue))
      )
    }
    let items = ContentPlace().key("pool").key("items")
    for (index, item) in pool.items.enumerated() {
      if item.problem.kind.name.task.needsPerson {
        let fault = ProblemFault.malformed("a person must grade the answers to this problem")
        faults.append(LocatedFault(fault, at: items.index(index)))
      }
      if selector.difficulties[item.problem.id] == nil {
        let fault = ProblemFault.malformed(
          "there is no difficulty for the problem \"\(item.problem.id)\""
        )
        faults.append(LocatedFault(fault, at: items.index(index)))
      }
    }
    if pool.rules.mode == .deferred {
      let fault = ProblemFault.malformed("expected a mode that judges at once")
      faults.append(LocatedFault(fault, at: ContentPlace().key("pool").key("rules")))
    }
    if !selector.answers.isEmpty {
      let fault = ProblemFault.malformed("expected a selector without answers")
      faults.append(LocatedFault(fault, at: ContentPlace().key("selector").key("answers")))
    }
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    self.pool = pool
    self.selector = selector
    self.strata = strata
    self.stages = stages
    self.chances = chances
    self.seed = seed
  }
}

extension ContentError<Estimate.Fault> {
  /// The same faults as those of problems.
  fileprivate var ofProblems: ContentError<ProblemFault> {
    ContentError<ProblemFault>(
      faults: faults.map {
        LocatedFault(ProblemFault.malformed($0.fault.description), at: $0.place)
      }
    )
  }
}

extension Quiz {
  /// The chances to guess the problems right where one option is picked.
  fileprivate var guessing: [Problem.ID: Double] {
    let chances = items.compactMap { item -> (Problem.ID, Double)? in
      guard item.problem.kind.name.responseShape == .choice, item.options.count > 1 else {
        return nil
      }
      return (item.problem.id, 1 / Double(item.options.count))
    }
    return Dictionary(chances) { first, _ in first }
  }
}

extension AdaptiveQuiz: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let pool = record.field("pool", \.pool)
    let selector = record.field("selector", \.selector)
    let strata = record.field("strata", \.strata, default: [])
    let stages = record.field("stages", \.stages, default: 1)
    let chances = record.field("chances", \.chances, as: .object(), default: [:])
    let seed = record.field("seed", \.seed)
    return try AdaptiveQuiz(pool(), selector(), strata(), stages(), chances(), seed())
  }
}

extension Blueprint.Stratum {
  /// Whether an item of a pool belongs to the stratum.
  func contains(_ item: Quiz.Item) -> Bool {
    switch pool {
    case .set(let set): item.set == set
    case .tag(let tag): item.problem.tags.contains(tag)
    case .kind(let kind): item.problem.kind.name == kind
    }
  }
}
