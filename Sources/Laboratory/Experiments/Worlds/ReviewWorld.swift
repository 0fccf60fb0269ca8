// SPDX-License-Identifier: Apache-2.0
public import Gamification
public import LudusCore
internal import LudusFoundation
internal import NumericMethods
public import Quizzes

/// Simulated learners who answer the same number of questions each day: those that are due first,
/// then new ones.
///
/// Memories follow a law that no schedule knows. All of them differ: each learner's memory is more
/// or less stable than the law says.
public struct ReviewWorld: Policy {
  /// A law by which the chance of recall decays.
  public enum Law: Hashable, Sendable {
    /// By the equations of FSRS-6 with these parameters.
    case fsrs(SpacedReview.MemoryModel)
    /// As a power of time, by the sum of what every encounter left: with the days *t* since each,
    /// the chance is 1 / (1 + e^-((ln Σ*t*^-*d* - threshold) / noise)).
    ///
    /// Source: J. R. Anderson and L. J. Schooler, Reflections of the environment in memory,
    /// Psychological Science 2, 1991; the logistic chance is that of ACT-R. The numbers of the
    /// initializers are ours.
    case power(decay: Double, threshold: Double, noise: Double)

    /// Nine of ten problems are recalled after a day, about half after ten days.
    public static let power = Law.power(decay: 0.4, threshold: -0.9, noise: 0.35)
  }

  /// The values as variables, not yet checked.
  public struct Draft: StandardDraft {
    /// The type of the faults of values.
    public typealias Fault = RuleFault

    /// The number of days on which they learn, 1 to 3,650.
    public var days: Int = 180
    /// The number of questions that they answer a day, 1 to 1,000.
    public var answers: Int = 30
    /// The deviation of the logarithm of how much more slowly a learner forgets than the law says,
    /// 0 to 2.
    public var spread: Double = 0.3
    /// The law by which the chance of recall falls.
    public var law: Law = .power

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
    /// The number of problems that the learner met.
    public let met: Int
    /// The number of them that they would recall on the next day.
    public let remembered: Double
    /// The number of answers that were reviews.
    public let reviews: Int
    /// The number of these that were right.
    public let recalled: Int
    /// The number of answers given.
    public let answers: Int
  }
}

extension ReviewWorld {
  /// A problem that was met: what the learner remembers, and what the schedule believes.
  private struct Item {
    /// The days of the encounters, for the power of time.
    var days: [Int] = []
    /// For the equations.
    var memory: SpacedReview.MemoryModel.Memory?
    var box = 0
    var belief: SpacedReview.MemoryModel.Memory?
    var due = 0
  }

  /// The shares of hard, good and easy among the answers that are right.
  private static let ratings: [(SpacedReview.MemoryModel.Rating, Double)] = [
    (.hard, 0.15), (.good, 0.65),
  ]

  fileprivate func world(
    _ generator: inout SeededGenerator
  ) -> @Sendable (SpacedReview.Spacing, inout SeededGenerator) throws -> Run {
    let pace = Elementary.exp(draft.spread * generator.drawNormal())
    let traces = traces(pace)
    return { spacing, generator in
      var items: [Item] = []
      // The problems that come due on each day; what is overdue stays in front.
      var calendar = [[Int]](repeating: [], count: draft.days + 1)
      var waiting: [Int] = []
      var (reviews, recalled) = (0, 0)
      for day in 0..<draft.days {
        waiting += calendar[day]
        let due = waiting.prefix(draft.answers)
        waiting.removeFirst(due.count)
        reviews += due.count
        for index in due {
          let isRecalled = generator.draws(chance: chance(items[index], on: day, pace, traces))
          recalled += isRecalled ? 1 : 0
          answer(&items[index], isRecalled, day, spacing, &generator)
          calendar[Swift.min(items[index].due, draft.days)].append(index)
        }
        for _ in due.count..<draft.answers {
          var item = Item()
          answer(&item, generator.draws(chance: 0.8), day, spacing, &generator)
          calendar[Swift.min(item.due, draft.days)].append(items.count)
          items.append(item)
        }
      }
      return Run(
        met: items.count,
        remembered: items.reduce(0) { $0 + chance($1, on: draft.days, pace, traces) },
        reviews: reviews,
        recalled: recalled,
        answers: draft.days * draft.answers
      )
    }
  }

  /// Returns the trace that an encounter has left after each number of days, by the power of time.
  private func traces(_ pace: Double) -> [Double] {
    guard case .power(let decay, _, _) = draft.law else { return [] }
    return (0...draft.days).map { Elementary.exp(-decay * Elementary.log(Double($0) / pace)) }
  }

  /// The chance of recall; a learner of twice the pace forgets in two days what others forget in
  /// one.
  private func chance(
    _ item: Item,
    on day: Int,
    _ pace: Double,
    _ traces: [Double]
  ) -> Double {
    switch draft.law {
    case .fsrs(let model):
      guard let memory = item.memory else { return 0 }
      let elapsed = Self.date(day).timeIntervalSince(memory.date) / 86_400
      return model.retrievability(memory, after: elapsed / pace)
    case .power(_, let threshold, let noise):
      let sum = item.days.reduce(0) { $0 + traces[day - $1] }
      return Elementary.logistic((Elementary.log(sum) - threshold) / noise)
    }
  }

  private func answer(
    _ item: inout Item,
    _ isCorrect: Bool,
    _ day: Int,
    _ spacing: SpacedReview.Spacing,
    _ generator: inout SeededGenerator
  ) {
    var rest = generator.drawUniform()
    var rating = SpacedReview.MemoryModel.Rating.easy
    for (each, share) in Self.ratings {
      if rest < share {
        rating = each
        break
      }
      rest -= share
    }
    if !isCorrect { rating = .again }
    let date = Self.date(day)
    switch draft.law {
    case .fsrs(let model): item.memory = model.memory(of: item.memory, after: rating, at: date)
    case .power: item.days.append(day)
    }
    guard let model = spacing.memory else {
      item.box =
        item.box == 0
        ? spacing.firstBox(isCorrect: isCorrect)
        : spacing.box(after: item.box, isCorrect: isCorrect)
      item.due = day + spacing.intervals[item.box - 1]
      return
    }
    let belief = model.memory(of: item.belief, after: rating, at: date)
    item.belief = belief
    // A short step of minutes ends on the next day here.
    let wait = belief.due.timeIntervalSince(date) / 86_400
    item.due = day + Swift.max(1, Int(wait.rounded()))
  }

  private static func date(_ day: Int) -> Date {
    Date(timeIntervalSince1970: 1_767_261_600 + 86_400 * Double(day))
  }
}

extension Experiment.Population
where Policy == SpacedReview.Spacing, Run == ReviewWorld.Run {
  /// Makes learners, each with a memory of their own, who review by schedules.
  public static func reviews(_ world: ReviewWorld) -> Self { Self(world.world) }
}

extension Experiment.Outcome where Policy == SpacedReview.Spacing, Run == ReviewWorld.Run {
  /// The number of problems that are remembered on the day after the last.
  public static var remembered: Self { Self("remembered") { $0.remembered } }

  /// The share of the problems that were met that is remembered on the day after the last.
  public static var retention: Self {
    Self("retention", within: 0...1) { $0.met == 0 ? nil : min($0.remembered / Double($0.met), 1) }
  }

  /// The number of answers given for each problem that is remembered.
  public static var effort: Self {
    Self("effort") { $0.remembered > 0 ? Double($0.answers) / $0.remembered : nil }
  }

  /// The share of the reviews that was recalled: the share of success that a learner sees.
  public static var success: Self {
    Self("success", within: 0...1) { run in
      run.reviews == 0 ? nil : Double(run.recalled) / Double(run.reviews)
    }
  }
}

extension ReviewWorld: JSONPolicy {}

extension ReviewWorld.Draft: DeclaredDraft {
  package static func declare(_ values: inout PolicyValues<Self>) {
    values.value("days", \.days, in: 1...3650)
    values.value("answers", \.answers, in: 1...1000)
    values.value("spread", \.spread, in: 0...2)
    values.value("law", \.law)
  }

  package var faultsTogether: [LocatedFault<RuleFault>] {
    guard case .power(let decay, let threshold, let noise) = law else { return [] }
    let numbers: [(String, Double, ClosedRange<Double>)] = [
      ("decay", decay, 0.01...2), ("threshold", threshold, -10...10), ("noise", noise, 0.01...10),
    ]
    return numbers.filter { !$2.contains($1) }.map { key, number, range in
      LocatedFault(.numberOutOfRange(number, expected: range), at: ContentPlace().key(key))
    }
  }
}

extension ReviewWorld.Law: JSONUnion {
  package static let cases: [JSONCase<Self, RuleFault>] = [
    JSONCase("fsrs", { .fsrs($0) }, "model") {
      if case .fsrs(let model) = $0 { model } else { nil }
    },
    JSONCase(
      "power",
      take: { (law: Self) -> (decay: Double, threshold: Double, noise: Double)? in
        if case .power(let decay, let threshold, let noise) = law {
          (decay, threshold, noise)
        } else {
          nil
        }
      },
      form: { record in
        let decay = record.field("decay", { $0.decay }, default: 0.4)
        let threshold = record.field("threshold", { $0.threshold }, default: -0.9)
        let noise = record.field("noise", { $0.noise }, default: 0.35)
        return try .power(decay: decay(), threshold: threshold(), noise: noise())
      }
    ),
  ]
}
