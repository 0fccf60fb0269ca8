// SPDX-License-Identifier: Apache-2.0
public import Gamification
public import LudusCore
internal import LudusFoundation
internal import NumericMethods
public import QuizAnalytics
internal import Quizzes

/// Simulated tests whose problems are guessed, and whose curves are estimated from the answers.
///
/// Abilities and difficulties are normally distributed, and so are the logarithms of
/// discriminations, with a deviation of 0.25.
public struct CalibrationWorld: Policy {
  /// The values as variables, not yet checked.
  public struct Draft: StandardDraft {
    /// The type of the faults of values.
    public typealias Fault = RuleFault

    /// The number of problems in the test, 3 to 100.
    public var problems: Int = 20
    /// The number of learners who sit it, 50 to 20,000.
    public var learners: Int = 1000
    /// The chance to guess, 0 to 0.5.
    public var guessing: Double = 0.25
    /// The mean difficulty, -3 to 3 logits.
    public var difficulty: Double = 0

    /// Creates the defaults.
    public init() {}
  }

  /// The values.
  public let checked: Checked<Draft>

  /// Creates the policy that has these values.
  public init(_ checked: Checked<Draft>) {
    self.checked = checked
  }

  /// The method by which curves are estimated.
  public struct Calibration: Hashable, Sendable {
    package let model: ScaleModel
    package let learners: Int?

    /// Describes an estimation.
    ///
    /// - Parameters:
    ///   - model: The family of curves.
    ///   - learners: The number of the learners whose answers are used, the first ones, 50 to
    ///     20,000; nil for all.
    /// - Throws: A fault for a number out of range.
    public init(_ model: ScaleModel, learners: Int? = nil) throws(ContentError<RuleFault>) {
      if let learners { try RuleFault.check([("learners", learners, 50...20_000)]) }
      self.model = model
      self.learners = learners
    }
  }

  /// Estimated curves and abilities.
  public struct Run: Sendable {
    /// The mean square distance of the estimated chances from the true ones, over problems and the
    /// population's abilities.
    public let curveSquare: Double
    /// The mean distance of estimated abilities from the true ones, in logits.
    public let abilityDistance: Double
  }

  fileprivate func world(
    _ generator: inout SeededGenerator
  ) -> @Sendable (Calibration, inout SeededGenerator) throws -> Run {
    let models = (0..<draft.problems).map { _ in
      (
        difficulty: draft.difficulty + generator.drawNormal(),
        slope: Elementary.exp(generator.drawNormal() / 4)
      )
    }
    func chance(_ place: Int, _ ability: Double) -> Double {
      draft.guessing + (1 - draft.guessing)
        * Elementary.logistic(models[place].slope * (ability - models[place].difficulty))
    }
    let abilities = (0..<draft.learners).map { _ in generator.drawNormal() }
    let rows: [[Fraction?]] = abilities.map { ability in
      models.indices.map { generator.draws(chance: chance($0, ability)) ? .one : .zero }
    }
    let truth = (0...24).map { step in
      models.indices.map { chance($0, Double(step) / 4 - 3) }
    }
    let problems = models.indices.map { Problem.ID("p\($0)") }
    let guessing = draft.guessing
    return { [rows, abilities, truth] calibration, _ in
      let used = min(calibration.learners ?? rows.count, rows.count)
      let table = try ResponseTable(problems: problems, rows: Array(rows[..<used]))
      let fit = try ScaleFit(
        table,
        calibration.model,
        guessing: Dictionary(problems.map { ($0, max(0.01, guessing)) }) { first, _ in first },
        minimumAnswers: 1
      )
      let pool = fit.pool
      var (square, whole) = (0.0, 0.0)
      for (step, chances) in truth.enumerated() {
        let ability = Double(step) / 4 - 3
        let weight = Elementary.exp(-ability * ability / 2)
        for (place, problem) in problems.enumerated() {
          guard let model = pool.models[problem] else { continue }
          let gap = model.expectedCredit(at: ability) - chances[place]
          square += weight * gap * gap
          whole += weight
        }
      }
      let distances = pool.abilities(ofRows: rows, to: problems).enumerated().compactMap {
        learner,
        estimate in estimate.map { abs($0.value - abilities[learner]) }
      }
      return Run(
        curveSquare: whole > 0 ? square / whole : 0,
        abilityDistance: distances.mean ?? 0
      )
    }
  }
}

extension Experiment.Population
where Policy == CalibrationWorld.Calibration, Run == CalibrationWorld.Run {
  /// Makes tests whose curves are estimated.
  public static func calibrations(_ world: CalibrationWorld) -> Self { Self(world.world) }
}

extension Experiment.Outcome
where Policy == CalibrationWorld.Calibration, Run == CalibrationWorld.Run {
  /// The distance of estimated chances from the true ones: the root of the mean square, from 0 to
  /// 1.
  public static var curveError: Self {
    Self("curveError", within: 0...1) { $0.curveSquare.squareRoot() }
  }

  /// The distance of the abilities of all learners, by the mean of the posterior, from the true
  /// ones, in logits.
  public static var abilityError: Self { Self("abilityError") { $0.abilityDistance } }
}

extension CalibrationWorld: JSONPolicy {}

extension CalibrationWorld.Draft: DeclaredDraft {
  package static func declare(_ values: inout PolicyValues<Self>) {
    values.value("problems", \.problems, in: 3...100)
    values.value("learners", \.learners, in: 50...20_000)
    values.value("guessing", \.guessing, in: 0...0.5)
    values.value("difficulty", \.difficulty, in: -3...3)
  }
}

extension CalibrationWorld.Calibration: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let model = record.field("model", \.model)
    let learners = record.field("learners", \.learners)
    return try Self(model(), learners: learners())
  }
}
