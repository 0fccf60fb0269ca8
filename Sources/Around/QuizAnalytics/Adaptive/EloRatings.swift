// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation
public import Quizzes

/// Abilities of learners and difficulties of problems, updated with each answer as it comes in.
///
/// ```swift
/// var ratings = EloRatings()
/// ratings.record(learner: "ada", problem: "acids-3", isCorrect: true)
/// ratings.ability(of: "ada").value                // above 0 now
/// ratings.chance(of: "ada", on: "acids-4")        // of a right answer
/// ```
///
/// An answer changes two ratings at a constant cost, so they suit an app that runs. Both are known
/// with ``Estimate/standardError``. The errors of learners and problems hang together, which a
/// single answer does not see: with a thousand answers to each problem about 90 of 100 intervals of
/// difficulties hold the true value, instead of 95. ``RaschScale`` looks at all answers at once and
/// is more exact.
public struct EloRatings: Hashable, Sendable {
  /// The rule for the effect of an answer on ratings.
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

extension EloRatings {
  /// A rule for the effect of an answer on the ratings of the learner and the problem.
  ///
  /// Elo's rule moves a rating by *K* times the surprise, the difference between what happened (1
  /// or 0) and its chance. Here *K* is not fixed but what is still not known of the rating: its
  /// variance *v*, from which every answer takes away according to its information *I*, as 1/*v*
  /// grows by *I*. So a new learner or problem moves fast and a known one slowly, and *v* gives the
  /// standard error too. It is one step of Newton's method on the posterior for each answer; the
  /// form is that of Glicko (M. E. Glickman, Applied Statistics 48, 1999), the use for learners and
  /// problems that of R. Pelánek, "Applications of the Elo rating system in adaptive educational
  /// systems" (Computers & Education 98, 2016).
  ///
  /// Learners learn, so that old answers should count less: with a `minimumStep` above 0 no *K*
  /// falls below it, and the standard error does not fall below its root.
  public struct Rule: Policy {
    /// The values as variables, not yet checked.
    public struct Draft: StandardDraft {
      /// The type of the faults of values.
      public typealias Fault = Estimate.Fault

      /// The usual distance of abilities from the mean ability, above 0 and up to 10 logits: the
      /// standard error of a new learner.
      public var abilityDeviation: Double = 1
      /// The usual distance of difficulties from the mean ability, above 0 and up to 10 logits: the
      /// standard error of a new problem.
      public var difficultyDeviation: Double = 1
      /// The smallest *K* for learners, from 0 for abilities that do not change to the square of
      /// ``abilityDeviation``.
      public var minimumStep: Double = 0

      /// Creates the defaults.
      public init() {}
    }

    /// The values.
    public let checked: Checked<Draft>

    /// Creates the policy that has these values.
    public init(_ checked: Checked<Draft>) {
      self.checked = checked
    }

    /// Deviations of 1 logit, and abilities that do not change.
    public static let standard = EloRatings.Rule()

    /// The initial estimate of a new learner: at 0, the mean.
    var newLearner: Estimate { Estimate(unchecked: 0, standardError: draft.abilityDeviation) }
    /// The initial estimate of a new problem: at 0, as hard as the mean learner is able.
    var newProblem: Estimate { Estimate(unchecked: 0, standardError: draft.difficultyDeviation) }
  }
}

/// In JSON only what differs from the standard rule is written.
extension EloRatings.Rule: JSONPolicy {}

extension EloRatings.Rule.Draft: DeclaredDraft {
  package static func declare(_ values: inout PolicyValues<Self>) {
    values.value("abilityDeviation", \.abilityDeviation) {
      $0 > 0 && $0 <= 10 ? nil : .deviationOutOfRange($0)
    }
    values.value("difficultyDeviation", \.difficultyDeviation) {
      $0 > 0 && $0 <= 10 ? nil : .deviationOutOfRange($0)
    }
    values.value("minimumStep", \.minimumStep)
  }

  package var faultsTogether: [LocatedFault<Estimate.Fault>] {
    let maximum = abilityDeviation * abilityDeviation
    guard !(minimumStep >= 0 && minimumStep <= maximum) else { return [] }
    let fault = Estimate.Fault.stepOutOfRange(minimumStep, maximum: maximum)
    return [LocatedFault(fault, at: ContentPlace().key("minimumStep"))]
  }
}
