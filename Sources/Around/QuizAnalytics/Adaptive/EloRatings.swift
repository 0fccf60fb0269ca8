// SPDX-License-Identifier: Apache-2.0
internal import LudusFoundation
public import LudusCore
public import Quizzes

/// Abilities of learners and difficulties of problems that follow each answer as it comes.
///
/// ```swift
/// var ratings = EloRatings()
/// ratings.record(learner: "ada", problem: "acids-3", isCorrect: true)
/// ratings.ability(of: "ada").value                // above 0 now
/// ratings.chance(of: "ada", on: "acids-4")        // of a right answer
/// ```
///
/// An answer changes two ratings at a constant cost, so they suit an app that runs. Both are known with
/// ``Estimate/standardError``. The errors of learners and problems hang together, which a single answer does not
/// see: with a thousand answers to each problem about 90 of 100 intervals of difficulties hold the true value,
/// instead of 95. ``RaschScale`` looks at all answers at once and is more exact.
public struct EloRatings: Hashable, Sendable {
  /// How far an answer moves ratings.
  public let rule: EloRatings.Rule
  /// The abilities of the learners who have answered.
  public private(set) var abilities: [Learner.ID: Estimate] = [:]
  /// The difficulties of the problems that were answered.
  public private(set) var difficulties: [Problem.ID: Estimate] = [:]

  /// Creates ratings of nobody.
  public init(rule: EloRatings.Rule = .standard) {
    self.rule = rule
  }

  /// Creates the ratings that the answers of a log lead to, in their order.
  ///
  /// Of each learner and problem the first answer counts, and its first try: right or wrong.
  ///
  /// - Complexity: O(*n*) in the number of records.
  public init(_ log: AnswerLog, rule: EloRatings.Rule = .standard) {
    self.init(rule: rule)
    for answer in FirstAnswers(log.records).answers {
      record(
        learner: answer.record.learner,
        problem: answer.record.problem,
        isCorrect: answer.record.isFirstTryCorrect
      )
    }
  }

  /// The ability of a learner; that of a new one for one who has not answered.
  public func ability(of learner: Learner.ID) -> Estimate { abilities[learner] ?? rule.newLearner }

  /// The difficulty of a problem; that of a new one for one that was not answered.
  public func difficulty(of problem: Problem.ID) -> Estimate {
    difficulties[problem] ?? rule.newProblem
  }

  /// The chance that a learner answers a problem right, from 0 to 1, as far as is known.
  public func chance(of learner: Learner.ID, on problem: Problem.ID) -> Double {
    ability(of: learner).chance(on: difficulty(of: problem))
  }

  /// Moves the ratings of a learner and a problem.
  ///
  /// - Parameters:
  ///   - learner: The learner who answered.
  ///   - problem: The problem.
  ///   - isCorrect: Whether the answer was right.
  /// - Complexity: O(1).
  public mutating func record(learner: Learner.ID, problem: Problem.ID, isCorrect: Bool) {
    let ability = ability(of: learner)
    let difficulty = difficulty(of: problem)
    abilities[learner] = ability.moved(
      against: difficulty,
      wins: isCorrect,
      least: rule.minimumStep
    )
    // To the problem the learner is the opponent, whom it beats by a wrong answer.
    difficulties[problem] = difficulty.moved(against: ability, wins: !isCorrect, least: 0)
  }
}

extension Estimate {
  /// The rating after meeting another one.
  fileprivate func moved(against other: Estimate, wins: Bool, least: Double) -> Estimate {
    let model = RaschModel(ability: value, difficulty: other)
    let variance = standardError * standardError
    let step = max(least, variance / (1 + variance * model.information))
    let surprise = (wins ? 1 : 0) - model.chance
    return Estimate(
      unchecked: value + step * model.slope * surprise,
      standardError: step.squareRoot()
    )
  }
}

/// In JSON ratings are two objects of estimates, and the rule where it is not the standard one.
extension EloRatings: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, Estimate.Fault>) throws -> Self {
    let rule = record.field("rule", \.rule, default: .standard)
    let abilities = record.field("abilities", \.abilities, as: .object())
    let difficulties = record.field("difficulties", \.difficulties, as: .object())
    var ratings = EloRatings(rule: try rule())
    ratings.abilities = try abilities()
    ratings.difficulties = try difficulties()
    return ratings
  }
}
