// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation
internal import QuizContent

/// The answers of a learner as a model of memory takes them, on the learner's calendar.
struct RememberedProblems: Sendable {
  /// The state of one problem.
  private struct Remembered {
    let memory: SpacedReview.MemoryModel.Memory
    /// The day of its last review.
    let day: Int
    /// The day on which it is planned, when it is not in a short step.
    let planned: Int?
  }

  private let model: SpacedReview.MemoryModel
  private let spread: SpacedReview.Spacing.Spread
  private var problems: [Problem.ID: Remembered] = [:]
  /// The number of problems that are planned for each day.
  private var loads: [Int: Int] = [:]
  private var clock: DayClock

  init(_ model: SpacedReview.MemoryModel, _ spread: SpacedReview.Spacing.Spread, _ days: ZonedDays)
  {
    self.model = model
    self.spread = spread
    clock = DayClock(days)
  }

  /// One entry for each problem, in no order.
  var entries: [ReviewSchedule.Entry] { problems.keys.compactMap(entry) }

  func entry(of problem: Problem.ID) -> ReviewSchedule.Entry? {
    problems[problem].map { Self.entry(of: problem, $0.memory) }
  }

  private static func entry(
    of problem: Problem.ID,
    _ memory: SpacedReview.MemoryModel.Memory
  ) -> ReviewSchedule.Entry {
    ReviewSchedule.Entry(
      problem: problem,
      box: nil,
      memory: memory,
      date: memory.date,
      due: memory.due
    )
  }

  mutating func review(
    _ problem: Problem.ID,
    _ rating: SpacedReview.MemoryModel.Rating,
    at date: Date
  ) {
    if let planned = problems[problem]?.planned { loads[planned, default: 0] -= 1 }
    put(reviewed(problem, rating, at: date), problem)
  }

  /// The entry that a review would lead to.
  mutating func preview(
    _ problem: Problem.ID,
    _ rating: SpacedReview.MemoryModel.Rating,
    at date: Date
  ) -> ReviewSchedule.Entry {
    let planned = problems[problem]?.planned
    if let planned { loads[planned, default: 0] -= 1 }
    defer { if let planned { loads[planned, default: 0] += 1 } }
    return Self.entry(of: problem, reviewed(problem, rating, at: date).memory)
  }

  /// Takes the memory that another program has of a problem.
  mutating func carry(_ carried: CarriedMemory) {
    if let planned = problems[carried.problem]?.planned { loads[planned, default: 0] -= 1 }
    let memory = model.memory(of: carried)
    put(
      Remembered(
        memory: memory,
        day: clock.day(of: memory.date).number,
        planned: clock.day(of: memory.due).number
      ),
      carried.problem
    )
  }

  private mutating func put(_ remembered: Remembered, _ problem: Problem.ID) {
    if let planned = remembered.planned { loads[planned, default: 0] += 1 }
    problems[problem] = remembered
  }

  /// The outcome of a review; the problem itself is planned for no day meanwhile.
  private mutating func reviewed(
    _ problem: Problem.ID,
    _ rating: SpacedReview.MemoryModel.Rating,
    at date: Date
  ) -> Remembered {
    let known = problems[problem]
    let today = clock.day(of: date).number
    let elapsed = known.map { known in
      model.countsFractions
        ? model.days(from: known.memory.date, to: date) : Double(max(today - known.day, 0))
    }
    let review = model.reviewed(known?.memory, rating, after: elapsed)
    guard review.step == nil else {
      let due = date + Double(review.milliseconds) / 1000
      return Remembered(
        memory: review.memory(reviewedAt: date, due: due),
        day: today,
        planned: nil
      )
    }
    let interval = spread(review.days, of: problem, from: today, at: date)
    let day = CalendarDay(clamping: today + interval)
    return Remembered(
      memory: review.memory(reviewedAt: date, due: clock.due(on: day, answered: date)),
      day: today,
      planned: day.number
    )
  }

  private func spread(
    _ interval: Int,
    of problem: Problem.ID,
    from today: Int,
    at date: Date
  ) -> Int {
    let range = model.spreadRange(of: interval)
    switch spread {
    case .none:
      return interval
    case .scattered(let seed):
      let instant = UInt64(bitPattern: date.milliseconds ?? 0)
      var generator = SplitMix64(seed: seed ^ problem.rawValue.utf8.digest &+ instant)
      return range.lowerBound + generator.draw(below: range.count)
    case .balanced:
      // Of equally free days the one nearest to the interval, and of two of these the earlier one.
      let free = range.min { one, other in
        (loads[today + one] ?? 0, abs(one - interval), one)
          < (loads[today + other] ?? 0, abs(other - interval), other)
      }
      return free ?? interval
    }
  }
}

/// Reviews of many problems, in which what begins alike is held once.
///
/// Problems that were reviewed alike so far are remembered alike, and a schedule asks many of them
/// on the same days.
struct ReviewTree {
  /// Reviews that follow the same ones before.
  struct Node {
    /// The number of reviews that come before.
    let depth: Int
    let review: SpacedReview.MemoryModel.PastReview
    var count = 1

    var isRecalled: Bool { review.rating != .again }
  }

  /// The reviews, each behind the one that comes before it, at once or after others that do.
  private(set) var nodes: [Node] = []

  /// Sorts the histories of problems.
  ///
  /// - Complexity: O(*n* log *n*) in the number of reviews.
  init(_ histories: [[SpacedReview.MemoryModel.PastReview]]) {
    let sorted = histories.sorted { one, other in
      one.lexicographicallyPrecedes(other) { one, other in
        (one.rating.rawValue, one.days, one.elapsed)
          < (other.rating.rawValue, other.days, other.elapsed)
      }
    }
    // The places of the reviews of the history before.
    var path: [Int] = []
    for history in sorted {
      var shared = 0
      while shared < min(path.count, history.count), nodes[path[shared]].review == history[shared] {
        nodes[path[shared]].count += 1
        shared += 1
      }
      path.removeLast(path.count - shared)
      for (index, review) in history.enumerated().dropFirst(shared) {
        path.append(nodes.count)
        nodes.append(Node(depth: index, review: review))
      }
    }
  }
}

extension SpacedReview.Spacing {
  /// The spread of the intervals of a memory model over days, so that problems learned together do
  /// not stay together.
  ///
  /// An interval of 3 days or more moves by a few percent, at least a day, within the bounds that
  /// Anki and the package `fsrs` use. It depends on the answers alone, so that two devices agree.
  public enum Spread: Hashable, Sendable {
    /// Not at all.
    case none
    /// By chance, from a seed, the name of the problem and the date of its review.
    case scattered(seed: UInt64)
    /// To the day within bounds for which the fewest problems are planned.
    case balanced
  }
}

extension SpacedReview.Spacing.Spread: JSONUnion {
  package static let cases: [JSONCase<Self, JSONFault>] = [
    JSONCase("none", .none),
    JSONCase("scattered", Self.scattered, "seed") {
      if case .scattered(let seed) = $0 { seed } else { nil }
    },
    JSONCase("balanced", .balanced),
  ]
}

extension SpacedReview.MemoryModel {
  /// The intervals that one may move to, in days.
  func spreadRange(of interval: Int) -> ClosedRange<Int> {
    guard interval >= 3 else { return interval...interval }
    var reach = 1.0
    for (start, end, share) in [(2.5, 7, 0.15), (7, 20, 0.1), (20, .infinity, 0.05)] {
      reach += share * Swift.max(Swift.min(Double(interval), end) - start, 0)
    }
    let longest = Swift.min(Int((Double(interval) + reach).rounded()), draft.maximumInterval)
    let shortest = Swift.max(2, Int((Double(interval) - reach).rounded()))
    return Swift.min(shortest, longest)...longest
  }
}
