// SPDX-License-Identifier: Apache-2.0
public import Gamification
public import LudusCore
internal import LudusFoundation
internal import NumericMethods
public import Quizzes

/// Simulated quizzes that opponents take against each other and the clock, with a hint for each
/// problem.
///
/// Abilities and difficulties are normally distributed, on one scale in logits: a learner knows an
/// answer with the chance 1 / (1 + e^-(ability - difficulty)), and guesses where not. Whoever does
/// not know asks for the hint by a habit that has nothing to do with the ability; the hint makes
/// the problem easier. The time for a problem is lognormal, with a pace of each learner, as Wim J.
/// van der Linden found for tests (A lognormal model for response times, Journal of Educational and
/// Behavioral Statistics 31, 2006). The price of hints and tries and the time there is are those of
/// `QuizRules`: each quiz is a session that is played by them.
public struct DuelWorld: Policy {
  /// The values as variables, not yet checked.
  public struct Draft: StandardDraft {
    /// The type of the faults of values.
    public typealias Fault = RuleFault

    /// The number of pairs of opponents, 1 to 500; all take the same quiz.
    public var pairs: Int = 10
    /// The number of its problems, 1 to 200.
    public var problems: Int = 10
    /// The number of options of each problem, of which one is right, 2 to 20.
    public var options: Int = 4
    /// The deviation of abilities in logits, 0 to 10; that of difficulties is 1.
    public var spread: Double = 1
    /// The amount by which a hint makes a problem easier, in logits, 0 to 10.
    public var help: Double = 1.5
    /// The time that the median learner thinks about the median problem, 1 to 3,600 seconds.
    public var seconds: Double = 30

    /// Creates the defaults.
    public init() {}
  }

  /// The values.
  public let checked: Checked<Draft>

  /// Creates the policy that has these values.
  public init(_ checked: Checked<Draft>) {
    self.checked = checked
  }

  /// Everyone's quizzes; learners 0 and 1 are opponents, 2 and 3, and so on.
  public struct Run: Sendable {
    /// The ability of each learner.
    public let abilities: [Double]
    /// The part of all points that each learner earned, from 0 to 1, and above with a bonus for
    /// time.
    public let scores: [Double]
    /// The number of hints that each learner took.
    public let hints: [Int]
    /// The part of the problems that each learner answered in time, from 0 to 1.
    public let answered: [Double]
  }
}

extension DuelWorld {
  /// A learner's encounter with a problem, whatever the rules are.
  private struct Encounter {
    let seconds: Double
    let knows: Bool
    let knowsWithHint: Bool
    let asks: Bool
    let guess: Int
  }

  /// The right option is the first; nobody sees where it stands.
  private func items() throws -> [Quiz.Item] {
    let options = (0..<draft.options).map { number in
      let id = AnswerOption.ID("o\(number)")
      return number == 0
        ? AnswerOption.correct(id, RichText("\(id)")) : .wrong(id, RichText("\(id)"))
    }
    return try (0..<draft.problems).map { number in
      let problem = try Problem(
        id: Problem.ID("p\(number)"),
        prompt: "Which is right?",
        kind: .multipleChoice(AnswerOptions(options)),
        hints: ["A hint."]
      )
      return Quiz.Item(problem, set: "set", setTitle: "Set")
    }
  }

  private func encounters(
    of ability: Double,
    _ difficulties: [Double],
    _ generator: inout SeededGenerator
  ) -> [Encounter] {
    let habit = generator.drawUniform()
    let pace = generator.drawNormal() / 4
    return difficulties.map { difficulty in
      let luck = generator.drawUniform()
      return Encounter(
        seconds: draft.seconds * Elementary.exp(pace + generator.drawNormal() / 2),
        knows: luck < Elementary.logistic(ability - difficulty),
        knowsWithHint: luck < Elementary.logistic(ability - difficulty + draft.help),
        asks: generator.draws(chance: habit),
        guess: generator.draw(below: draft.options)
      )
    }
  }

  fileprivate func world(
    _ generator: inout SeededGenerator
  ) -> @Sendable (QuizRules, inout SeededGenerator) throws -> Run {
    let difficulties = (0..<draft.problems).map { _ in generator.drawNormal() }
    let abilities = (0..<2 * draft.pairs).map { _ in draft.spread * generator.drawNormal() }
    let plans = abilities.map { encounters(of: $0, difficulties, &generator) }
    return { rules, _ in
      let quiz = try Quiz(id: "duel", items: items(), rules: rules)
      let results = try plans.map { try session(of: quiz, $0).summary }
      return Run(
        abilities: abilities,
        scores: results.map { Double($0.score.fraction) },
        hints: results.map { $0.results.reduce(0) { $0 + $1.hints.count } },
        answered: results.map { result in
          Double(result.results.count { $0.response != nil }) / Double(draft.problems)
        }
      )
    }
  }

  /// Plays a quiz until it ends or its time is over.
  private func session(of quiz: Quiz, _ plan: [Encounter]) throws -> QuizSession {
    var session = QuizSession(quiz)
    var date = Date(timeIntervalSince1970: 0)
    try session.start(at: date)
    for encounter in plan where !session.isFinished {
      date += encounter.seconds
      try session.advance(to: date)
      let asks = !encounter.knows && encounter.asks && session.phase == .presenting
      if asks {
        try session.takeHint(at: date)
        // Reading it takes a third of the time again.
        date += encounter.seconds / 3
        try session.advance(to: date)
      }
      let knows = asks ? encounter.knowsWithHint : encounter.knows
      let isPutIn = quiz.rules.mode == .deferred && session.phase == .presenting
      // Where it can be tried again, the other options follow.
      for number in 0..<draft.options where session.phase == .presenting {
        let option = ((knows ? 0 : encounter.guess) + number) % draft.options
        try session.answer(
          .choice(AnswerOption.ID("o\(option)")),
          certainty: quiz.rules.asksCertainty ? (knows ? .high : .low) : nil,
          at: date
        )
        if isPutIn { break }
      }
      if isPutIn || session.phase == .decided { try session.proceed(at: date) }
    }
    if session.phase == .readyToSubmit { try session.submit(at: date) }
    return session
  }
}

extension Experiment.Population where Policy == QuizRules, Run == DuelWorld.Run {
  /// Makes quizzes that pairs of opponents take by rules.
  public static func duels(_ world: DuelWorld) -> Self { Self(world.world) }
}

extension Experiment.Outcome where Policy == QuizRules, Run == DuelWorld.Run {
  /// The accuracy with which scores rank learners by their ability: Kendall's tau, from -1 to 1.
  public static var validity: Self {
    Self("validity", within: -1...1) { kendallTau($0.abilities, $0.scores) }
  }

  /// The part of duels that the less able opponent wins, from 0 to 1.
  public static var upsets: Self {
    Self("upsets", within: 0...1) { run in
      run.duels { ability, score in ability * score < 0 ? 1 : 0 }
    }
  }

  /// The part of duels that nobody wins, from 0 to 1.
  public static var ties: Self {
    Self("ties", within: 0...1) { run in run.duels { _, score in score == 0 ? 1 : 0 } }
  }

  /// The part of the problems that were answered in time, from 0 to 1.
  public static var answered: Self { Self("answered", within: 0...1) { $0.answered.mean } }

  /// The number of hints that a learner took.
  public static var hints: Self { Self("hints") { $0.hints.map(Double.init).mean } }
}

extension DuelWorld.Run {
  /// The mean over all duels of a figure of the differences in ability and in score.
  fileprivate func duels(_ figure: (_ ability: Double, _ score: Double) -> Double) -> Double? {
    stride(from: 0, to: abilities.count, by: 2).map { first in
      figure(abilities[first] - abilities[first + 1], scores[first] - scores[first + 1])
    }.mean
  }
}

extension DuelWorld: JSONPolicy {}

extension DuelWorld.Draft: DeclaredDraft {
  package static func declare(_ values: inout PolicyValues<Self>) {
    values.value("pairs", \.pairs, in: 1...500)
    values.value("problems", \.problems, in: 1...200)
    values.value("options", \.options, in: 2...20)
    values.value("spread", \.spread, in: 0...10)
    values.value("help", \.help, in: 0...10)
    values.value("seconds", \.seconds, in: 1...3600)
  }
}
