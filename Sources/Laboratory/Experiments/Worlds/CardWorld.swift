// SPDX-License-Identifier: Apache-2.0
public import Gamification
public import LudusCore
internal import LudusFoundation
internal import NumericMethods
internal import QuizContent
public import Quizzes

/// Simulated learners who go through their cards each evening, as a queue shows them.
///
/// Unlike in a ``ReviewWorld``, where all answer the same number of questions a day, the rules of
/// the queue decide how much a day brings. Memories follow a model that the rules need not know.
public struct CardWorld: Policy {
  /// The values as variables, not yet checked.
  public struct Draft: StandardDraft {
    /// The type of the faults of values.
    public typealias Fault = RuleFault

    /// The number of days on which they learn, 1 to 1,000.
    public var days: Int = 180
    /// The number of cards, 1 to 5,000.
    public var cards: Int = 1000
    /// The share of the days on which they do not learn, 0 to 0.9.
    public var absence: Double = 0
    /// The greatest number of answers that they give on a day, 1 to 2,000; the rest waits.
    public var patience: Int = 500
    /// The deviation of the logarithm of how much more slowly a learner forgets than the model
    /// says, 0 to 2.
    public var spread: Double = 0.3
    /// The model of memories.
    public var memory: SpacedReview.MemoryModel = .standard

    /// Creates the defaults.
    public init() {}
  }

  /// The values.
  public let checked: Checked<Draft>

  /// Creates the policy that has these values.
  public init(_ checked: Checked<Draft>) {
    self.checked = checked
  }

  /// The state at the end of the last day.
  public struct Run: Sendable {
    /// The number of answers given on each day.
    public let answers: [Int]
    /// The number of cards that the learner met.
    public let met: Int
    /// The number of them that they would recall on the next day.
    public let remembered: Double
    /// The number of cards that are due on the next day.
    public let overdue: Int
  }
}

extension CardWorld {
  fileprivate func world(
    _ generator: inout SeededGenerator
  ) -> @Sendable (StudyRules, inout SeededGenerator) throws -> Run {
    let pace = Elementary.exp(draft.spread * generator.drawNormal())
    // Who is away is so under all rules.
    let absent = (0..<draft.days).map { _ in generator.draws(chance: draft.absence) }
    return { rules, generator in
      let bank = try bank
      var queue = try StudyQueue(
        of: "learner",
        in: bank,
        plan: StudyPlan(standard: rules),
        calendar: Self.calendar,
        at: Self.evening(0)
      )
      var memories: [Problem.ID: SpacedReview.MemoryModel.Memory] = [:]
      func chance(_ memory: SpacedReview.MemoryModel.Memory, at date: Date) -> Double {
        draft.memory.retrievability(
          memory,
          after: date.timeIntervalSince(memory.date) / 86_400 / pace
        )
      }
      var answers: [Int] = []
      for day in 0..<draft.days {
        var now = Self.evening(day)
        try queue.advance(to: now)
        var count = 0
        while !absent[day], count < draft.patience, let card = queue.next {
          let memory = memories[card.problem]
          let isRecalled = generator.draws(chance: memory.map { chance($0, at: now) } ?? 0.8)
          let rating = Self.rating(isRecalled, &generator)
          memories[card.problem] = draft.memory.memory(of: memory, after: rating, at: now)
          try queue.rate(rating, card.problem, at: now)
          count += 1
          now += 10
        }
        answers.append(count)
      }
      let next = Self.evening(draft.days)
      try queue.advance(to: next)
      let schedule = ReviewSchedule(
        of: "learner",
        in: queue.log,
        calendar: Self.calendar,
        policy: rules.spacing
      )
      return Run(
        answers: answers,
        met: memories.count,
        // In the order of the bank, so that the sum is always the same.
        remembered: bank.allProblems.reduce(0) { sum, problem in
          sum + (memories[problem.id].map { chance($0, at: next) } ?? 0)
        },
        overdue: schedule.due(at: next).count
      )
    }
  }

  /// The cards, each a problem that is shown and turned.
  private var bank: ProblemBank {
    get throws {
      let problems = try (0..<draft.cards).map { number in
        try Problem(
          id: Problem.ID("card\(number)"),
          prompt: "Card \(number)",
          kind: .multipleChoice([.correct("a", "known"), .wrong("b", "not known")])
        )
      }
      let set = ProblemSet(id: "cards", title: "Cards", problems: problems)
      return try ProblemBank(id: "cards", title: "Cards", sets: [set])
    }
  }

  private static func rating(
    _ isRecalled: Bool,
    _ generator: inout SeededGenerator
  ) -> SpacedReview.MemoryModel.Rating {
    let place = generator.drawUniform()
    guard isRecalled else { return .again }
    return place < 0.15 ? .hard : place < 0.8 ? .good : .easy
  }

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private static func evening(_ day: Int) -> Date {
    Date(timeIntervalSince1970: 1_767_290_400 + 86_400 * Double(day))
  }
}

extension Experiment.Population where Policy == StudyRules, Run == CardWorld.Run {
  /// Makes learners, each with a memory of their own, who go through cards by rules.
  public static func cards(_ world: CardWorld) -> Self { Self(world.world) }
}

extension Experiment.Outcome where Policy == StudyRules, Run == CardWorld.Run {
  /// The number of cards that are remembered on the day after the last.
  public static var remembered: Self { Self("remembered") { $0.remembered } }

  /// The number of cards that the learner met.
  public static var met: Self { Self("met") { Double($0.met) } }

  /// The mean number of answers on a day.
  public static var answers: Self {
    Self("answers") { run in
      Double(run.answers.reduce(0, +)) / Double(max(run.answers.count, 1))
    }
  }

  /// The number of answers on the day with the most of them.
  public static var busiest: Self { Self("busiest") { Double($0.answers.max() ?? 0) } }

  /// The number of cards that are due on the day after the last: what the limits have put off, and
  /// that day's.
  public static var overdue: Self { Self("overdue") { Double($0.overdue) } }
}

extension CardWorld: JSONPolicy {}

extension CardWorld.Draft: DeclaredDraft {
  package static func declare(_ values: inout PolicyValues<Self>) {
    values.value("days", \.days, in: 1...1000)
    values.value("cards", \.cards, in: 1...5000)
    values.value("absence", \.absence, in: 0...0.9)
    values.value("patience", \.patience, in: 1...2000)
    values.value("spread", \.spread, in: 0...2)
    values.value("memory", \.memory)
  }
}
