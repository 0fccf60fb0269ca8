// SPDX-License-Identifier: Apache-2.0
public import Gamification
public import LudusCore
internal import LudusFoundation
internal import NumericMethods
public import QuizAnalytics
internal import Quizzes

/// Simulated tests, each of one learner, with problems from a pool of known difficulty.
///
/// The learner has an ability in logits and would answer each problem rightly or wrongly, which is
/// drawn for all problems at once: with the chance *g* + (1 - *g* - *s*) / (1 + e^-*a*(ability -
/// difficulty)), where *g* is that of a guess among the options and *s* that of a slip. Every way
/// to select problems meets the same answers.
public struct AdaptiveWorld: Policy {
  /// The values as variables, not yet checked.
  public struct Draft: StandardDraft {
    /// The type of the faults of values.
    public typealias Fault = RuleFault

    /// The number of problems in the pool, 1 to 10,000.
    public var problems: Int = 200
    /// The number of options of each, 2 to 100, of which one is right; 0 for answers that nobody
    /// can guess.
    public var options: Int = 4
    /// The chance to answer wrongly what is known, 0 to 0.5.
    public var slips: Double = 0
    /// The deviation of abilities in logits, 0 to 10; that of difficulties is 1, and that of the
    /// logarithm of discriminations 0.25.
    public var spread: Double = 1

    /// Creates the defaults.
    public init() {}
  }

  /// The values.
  public let checked: Checked<Draft>

  /// Creates the policy that has these values.
  public init(_ checked: Checked<Draft>) {
    self.checked = checked
  }

  /// A method of selecting problems.
  public struct Selection: LudusCore.Policy {
    /// The values as variables, not yet checked.
    public struct Draft: StandardDraft {
      /// The type of the faults of values.
      public typealias Fault = RuleFault

      /// Whether each problem is the most informative one after the answers so far, by an
      /// `AdaptiveSelector`, and not any.
      public var isAdaptive: Bool = true
      /// The greatest number of questions that are asked, 1 to 10,000.
      public var questions: Int = 20
      /// The number of the most informative problems from which one is drawn, 1 to 10,000.
      public var choices: Int = 5
      /// The standard error in logits at which the test ends early, 0.01 to 10; nil for none.
      public var precision: Double?

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

  /// A finished test.
  public struct Run: Sendable {
    /// The ability that the learner has.
    public let ability: Double
    /// The ability as the test estimates it.
    public let estimate: Estimate
    /// The number of questions that were asked.
    public let questions: Int
  }
}

extension AdaptiveWorld {
  /// The names of the problems, which are the same in all worlds, and the chance to guess each.
  fileprivate struct Pool: Sendable {
    let ids: [Problem.ID]
    let places: [Problem.ID: Int]
    let guessing: [Problem.ID: Double]

    init(_ world: AdaptiveWorld) {
      ids = (0..<world.problems).map { Problem.ID("p\($0)") }
      places = Dictionary(uniqueKeysWithValues: zip(ids, ids.indices))
      guessing = places.mapValues { _ in world.guessing }
    }
  }

  /// The chance to guess.
  private var guessing: Double { draft.options == 0 ? 0 : 1 / Double(draft.options) }

  fileprivate func world(
    _ pool: Pool,
    _ generator: inout SeededGenerator
  ) -> @Sendable (Selection, inout SeededGenerator) throws -> Run {
    let ability = draft.spread * generator.drawNormal()
    var (values, slopes, answers) = ([Double](), [Double](), [Bool]())
    for _ in 0..<draft.problems {
      let difficulty = generator.drawNormal()
      let discrimination = Elementary.exp(generator.drawNormal() / 4)
      let known = Elementary.logistic(discrimination * (ability - difficulty))
      values.append(difficulty)
      slopes.append(discrimination)
      answers.append(generator.draws(chance: guessing + (1 - guessing - draft.slips) * known))
    }
    return { [values, slopes, answers] selection, generator in
      var selector = try AdaptiveSelector(
        pool.places.mapValues { try Estimate(value: values[$0], standardError: 0) },
        guessing: pool.guessing,
        discriminations: pool.places.mapValues { slopes[$0] },
        stoppingBy: .init {
          $0.maximumCount = selection.questions
          $0.standardError = selection.precision
        },
        choices: selection.choices
      )
      var rest = selection.isAdaptive ? [] : generator.shuffled(pool.ids)
      while selector.stop == nil,
        let problem = selection.isAdaptive ? selector.next(using: &generator) : rest.popLast()
      {
        try selector.record(problem, isCorrect: pool.places[problem].map { answers[$0] } ?? false)
      }
      return Run(
        ability: ability,
        estimate: selector.score ?? selector.ability,
        questions: selector.answers.count
      )
    }
  }
}

extension Experiment.Population
where Policy == AdaptiveWorld.Selection, Run == AdaptiveWorld.Run {
  /// Makes tests of one learner each.
  public static func adaptive(_ world: AdaptiveWorld) -> Self {
    let pool = AdaptiveWorld.Pool(world)
    return Self { world.world(pool, &$0) }
  }
}

extension Experiment.Outcome where Policy == AdaptiveWorld.Selection, Run == AdaptiveWorld.Run {
  /// The distance of the estimate from the ability, in logits.
  public static var error: Self { Self("error") { abs($0.estimate.value - $0.ability) } }

  /// The difference between the estimate and the ability, in logits: the mean is the bias.
  public static var bias: Self { Self("bias") { $0.estimate.value - $0.ability } }

  /// Whether the ability lies in the interval of the estimate: 1 or 0, so that the mean is to be
  /// 0.95.
  public static var covered: Self {
    Self("covered", within: 0...1) { run in
      let interval = run.estimate.interval
      return interval.lower <= run.ability && run.ability <= interval.upper ? 1 : 0
    }
  }

  /// The number of questions that were asked.
  public static var questions: Self { Self("questions") { Double($0.questions) } }
}

extension AdaptiveWorld: JSONPolicy {}

extension AdaptiveWorld.Draft: DeclaredDraft {
  package static func declare(_ values: inout PolicyValues<Self>) {
    values.value("problems", \.problems, in: 1...10_000)
    values.value("options", \.options) { options in
      let range = options == 1 ? 2...100 : 0...100
      return range.contains(options) ? nil : .outOfRange(options, expected: range)
    }
    values.value("slips", \.slips, in: 0...0.5)
    values.value("spread", \.spread, in: 0...10)
  }
}

extension AdaptiveWorld.Selection: JSONPolicy {}

extension AdaptiveWorld.Selection.Draft: DeclaredDraft {
  package static func declare(_ values: inout PolicyValues<Self>) {
    values.value("isAdaptive", \.isAdaptive)
    values.value("questions", \.questions, in: 1...10_000)
    values.value("choices", \.choices, in: 1...10_000)
    values.value("precision", \.precision, in: 0.01...10)
  }
}

extension RandomNumberGenerator {
  /// Returns a number from 0 up to 1, each of them as likely.
  public mutating func drawUniform() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// Returns a normally distributed number with mean 0 and deviation 1.
  ///
  /// Source: G. Marsaglia and T. A. Bray, A convenient method for generating normal variables, SIAM
  /// Review 6, 1964.
  public mutating func drawNormal() -> Double {
    // A point in the unit circle; a generator that always gives the same number must not hang its
    // user.
    for _ in 0..<256 {
      let (x, y) = (2 * drawUniform() - 1, 2 * drawUniform() - 1)
      let square = x * x + y * y
      if square > 0, square < 1 { return x * (-2 * Elementary.log(square) / square).squareRoot() }
    }
    return 0
  }

  /// Returns whether something happens that has a chance, from 0 to 1.
  public mutating func draws(chance: Double) -> Bool { drawUniform() < chance }
}

extension RuleFault {
  /// Throws a fault for each number of a world that is out of its range.
  static func check(
    counts: [(key: String, number: Int, range: ClosedRange<Int>)],
    amounts: [(key: String, number: Double, range: ClosedRange<Double>)]
  ) throws(ContentError<RuleFault>) {
    let others = amounts.filter { !$0.range.contains($0.number) }.map { key, number, range in
      LocatedFault(
        RuleFault.malformed("\(number), expected \(range.lowerBound) to \(range.upperBound)"),
        at: ContentPlace().key(key)
      )
    }
    try check(faults(counts) + others)
  }
}
