// SPDX-License-Identifier: Apache-2.0
public import Gamification
public import LudusCore
internal import LudusFoundation
internal import NumericMethods
internal import QuizAnalytics
internal import Quizzes

/// Simulated adaptive tests of many learners from one pool of problems, some of which are shown to
/// most of them.
///
/// Abilities and difficulties are normally distributed with deviation 1, the logarithms of
/// discriminations with 0.35.
public struct PoolWorld: Policy {
  /// The values as variables, not yet checked.
  public struct Draft: StandardDraft {
    /// The type of the faults of values.
    public typealias Fault = RuleFault

    /// The number of problems in the pool, 5 to 500.
    public var problems: Int = 100
    /// The number of learners who sit a test, 2 to 2,000.
    public var learners: Int = 100
    /// The chance to guess, 0 to 0.5.
    public var guessing: Double = 0

    /// Creates the defaults.
    public init() {}
  }

  /// The values.
  public let checked: Checked<Draft>

  /// Creates the policy that has these values.
  public init(_ checked: Checked<Draft>) {
    self.checked = checked
  }

  /// The way in which problems are picked, and the end of a test.
  public struct Selection: LudusCore.Policy {
    /// The values as variables, not yet checked.
    public struct Draft: StandardDraft {
      /// The type of the faults of values.
      public typealias Fault = RuleFault

      /// The greatest number of questions that are asked, 1 to 500.
      public var questions: Int = 15
      /// The number of the most informative problems from which one is drawn, 1 to 500.
      public var choices: Int = 1
      /// The part of the tests that may show a problem, by the chances of Sympson and Hetter, 0.01
      /// to 1; nil for any.
      public var limit: Double?
      /// The number of stages of rising discrimination in which the pool is asked, 1 to 20.
      public var stages: Int = 1
      /// The ability that passes, -3 to 3 logits, where the test decides; nil where it measures.
      public var cut: Double?
      /// Whether a test that decides stops when it is clear, and not after all questions.
      public var isSequential: Bool = false
      /// The distance from the cut within which the side does not matter, 0.01 to 3 logits.
      public var indifference: Double = 0.3
      /// The rate of errors that is accepted, 0.001 to 0.4.
      public var errorRate: Double = 0.05

      /// Creates the defaults.
      public init() {}
    }

    /// The values.
    public let checked: Checked<Draft>

    /// Creates the policy that has these values.
    public init(_ checked: Checked<Draft>) {
      self.checked = checked
    }
  }

  /// Finished tests.
  public struct Run: Sendable {
    /// The ability of each learner.
    public let abilities: [Double]
    /// The ability as each test estimates it.
    public let estimates: [Double]
    /// Whether each learner passes; empty where no test decides.
    public let passes: [Bool]
    /// The ability that passes.
    public let cut: Double
    /// The number of questions that each was asked.
    public let questions: [Int]
    /// The part of the tests in which each problem of the pool was shown.
    public let exposures: [Double]
  }

  fileprivate func world(
    _ generator: inout SeededGenerator
  ) -> @Sendable (Selection, inout SeededGenerator) throws -> Run {
    let models = (0..<draft.problems).map { _ in
      (
        difficulty: generator.drawNormal(),
        slope: Elementary.exp(0.35 * generator.drawNormal())
      )
    }
    let abilities = (0..<draft.learners).map { _ in generator.drawNormal() }
    let seed = generator.next()
    let guessing = draft.guessing
    return { [models, abilities] selection, _ in
      let problems = models.indices.map { Problem.ID("p\($0)") }
      var curves: [Problem.ID: ItemModel] = [:]
      for (problem, model) in zip(problems, models) {
        curves[problem] = try .logistic(
          difficulty: model.difficulty,
          discrimination: model.slope,
          guessing: guessing
        )
      }
      let items = try problems.map { id in
        let kind = ProblemKind.multipleChoice([.correct("r", "right"), .wrong("w", "wrong")])
        return Quiz.Item(
          try Problem(id: id, prompt: "?", kind: kind),
          set: "pool",
          setTitle: "Pool"
        )
      }
      var content = try AdaptiveQuiz(
        Quiz(id: "pool", items: items),
        curves: ItemPool(curves),
        stoppingBy: .init {
          $0.maximumCount = selection.questions
          $0.cut = selection.cut
          $0.minimumCount = selection.isSequential ? 1 : selection.questions
          $0.indifference = selection.indifference
          $0.errorRate = selection.errorRate
        },
        choices: selection.choices,
        stages: min(selection.stages, problems.count),
        seed: seed
      )
      // Its own draws, so that all ways to select meet the same learners.
      var draws = SeededGenerator(seed: seed)
      if let limit = selection.limit {
        content = try content.limitingExposure(to: limit, learners: 200, rounds: 8, using: &draws)
      }
      var (estimates, passes, questions) = ([Double](), [Bool](), [Int]())
      var counts: [Problem.ID: Double] = [:]
      for ability in abilities {
        let test = content.simulated(at: ability, using: &draws)
        estimates.append((test.score ?? test.ability).value)
        if let decision = test.decision { passes.append(decision.isAbove) }
        questions.append(test.answers.count)
        for answer in test.answers { counts[answer.problem, default: 0] += 1 }
      }
      return Run(
        abilities: abilities,
        estimates: estimates,
        passes: passes,
        cut: selection.cut ?? 0,
        questions: questions,
        exposures: problems.map { (counts[$0] ?? 0) / Double(max(1, abilities.count)) }
      )
    }
  }
}

extension Experiment.Population where Policy == PoolWorld.Selection, Run == PoolWorld.Run {
  /// Makes adaptive tests from one pool.
  public static func pool(_ world: PoolWorld) -> Self { Self(world.world) }
}

extension Experiment.Outcome where Policy == PoolWorld.Selection, Run == PoolWorld.Run {
  /// The mean distance of estimates from the abilities, in logits.
  public static var error: Self {
    Self("error") { run in zip(run.estimates, run.abilities).map { abs($0 - $1) }.mean }
  }

  /// The share of the tests in which the problem that is shown most was shown.
  public static var mostShown: Self {
    Self("mostShown", within: 0...1) { $0.exposures.max() }
  }

  /// The part of the pool that was shown in no test.
  public static var unused: Self {
    Self("unused", within: 0...1) { run in run.exposures.map { $0 == 0 ? 1 : 0 }.mean }
  }

  /// The part of learners who pass but are below the cut, or fail but are above it.
  public static var misjudged: Self {
    Self("misjudged", within: 0...1) { run in
      zip(run.passes, run.abilities).map { $0 != ($1 >= run.cut) ? 1 : 0 }.mean
    }
  }

  /// The mean number of questions that were asked.
  public static var questions: Self {
    Self("questions") { run in run.questions.map { Double($0) }.mean }
  }
}

extension PoolWorld: JSONPolicy {}

extension PoolWorld.Draft: DeclaredDraft {
  package static func declare(_ values: inout PolicyValues<Self>) {
    values.value("problems", \.problems, in: 5...500)
    values.value("learners", \.learners, in: 2...2000)
    values.value("guessing", \.guessing, in: 0...0.5)
  }
}

extension PoolWorld.Selection: JSONPolicy {}

extension PoolWorld.Selection.Draft: DeclaredDraft {
  package static func declare(_ values: inout PolicyValues<Self>) {
    values.value("questions", \.questions, in: 1...500)
    values.value("choices", \.choices, in: 1...500)
    values.value("limit", \.limit, in: 0.01...1)
    values.value("stages", \.stages, in: 1...20)
    values.value("cut", \.cut, in: -3...3)
    values.value("isSequential", \.isSequential)
    values.value("indifference", \.indifference, in: 0.01...3)
    values.value("errorRate", \.errorRate, in: 0.001...0.4)
  }
}
