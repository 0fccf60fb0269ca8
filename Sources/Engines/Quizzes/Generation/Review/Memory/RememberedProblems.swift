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
