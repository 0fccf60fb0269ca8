// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation
internal import QuizContent

/// The answers of a learner as a model of memory takes them, on the learner's calendar.
struct RememberedProblems {
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
  /// How many problems are planned for a day.
  private var loads: [Int: Int] = [:]

  init(
    _ past: LearnerPast,
    _ model: SpacedReview.MemoryModel,
    _ policy: SpacedReview.Spacing,
    _ days: ZonedDays
  ) {
    self.model = model
    spread = policy.spread
    var clock = DayClock(days)
    for record in past.records {
      let problem = past.names.countedName(of: record.problem)
      review(problem, policy.ratings.rating(of: record), at: record.date, &clock)
    }
  }

  /// One entry for each problem, in no order.
  var entries: [ReviewSchedule.Entry] {
    problems.map { problem, known in
      let memory = known.memory
      return ReviewSchedule.Entry(
        problem: problem,
        box: nil,
        memory: memory,
        date: memory.date,
        due: memory.due
      )
    }
  }

  private mutating func review(
    _ problem: Problem.ID,
    _ rating: SpacedReview.MemoryModel.Rating,
    at date: Date,
    _ clock: inout DayClock
  ) {
    let known = problems[problem]
    let today = clock.day(of: date).number
    let review = model.reviewed(known?.memory, rating, after: known.map { max(today - $0.day, 0) })
    if let planned = known?.planned { loads[planned, default: 0] -= 1 }
    guard review.step == nil else {
      let due = date + Double(review.milliseconds) / 1000
      let memory = review.memory(reviewedAt: date, due: due)
      problems[problem] = Remembered(memory: memory, day: today, planned: nil)
      return
    }
    let interval = spread(review.days, of: problem, from: today, at: date)
    let day = CalendarDay(clamping: today + interval)
    loads[day.number, default: 0] += 1
    problems[problem] = Remembered(
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
    /// How many reviews come before.
    let depth: Int
    let review: SpacedReview.MemoryModel.PastReview
    var count = 1

    /// Whether it can be foreseen: it lies on another day than the one before.
    var isForeseen: Bool { depth > 0 && review.days > 0 }
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
        (one.rating.rawValue, one.days) < (other.rating.rawValue, other.days)
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
  /// How the intervals of a memory model are spread over days, so that problems learned together do
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
