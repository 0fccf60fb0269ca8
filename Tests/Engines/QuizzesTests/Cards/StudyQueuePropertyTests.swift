// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusCore
import LudusTestSupport
import QuizTestSupport
import Quizzes
import Testing

/// What holds for every queue, whatever its rules and the learner do.
struct StudyQueuePropertyTests {
  private typealias Rating = SpacedReview.MemoryModel.Rating

  private static let start = day(0.3)

  private func bank() throws -> ProblemBank {
    func problems(_ name: String) throws -> [Problem] {
      try (0..<6).flatMap { number in
        try ["\(name)\(number)", "\(name)\(number)-2"].map {
          try Samples.tagged(Problem.ID($0), [])
        }
      }
    }
    return try ProblemBank(
      id: "cards",
      title: "Cards",
      sets: [
        ProblemSet(
          id: "a",
          title: "A",
          sets: [ProblemSet(id: "b", title: "B", problems: problems("b"))],
          problems: problems("a")
        )
      ]
    )
  }

  private func rules(_ generator: inout SeededGenerator) throws -> StudyRules {
    try StudyRules {
      $0.spacing = generator.pick([.fsrs, .fsrs7, .leitner, .expanding])
      $0.newPerDay = generator.draw(below: 5)
      $0.reviewsPerDay = generator.draw(below: 8)
      $0.newBeyondReviews = generator.draw(below: 2) == 0
      $0.newOrder = generator.pick(StudyRules.NewOrder.allCases)
      $0.reviewOrder = generator.pick(StudyRules.ReviewOrder.allCases)
      $0.mixing = generator.pick([
        .evenly, .reviewsFirst, .newFirst, .newAfter(reviews: 1 + generator.draw(below: 4)),
      ])
      $0.seed = generator.next()
      $0.siblings = generator.pick([.none, .ofNote, .ofNote, .ofSet])
      $0.leechAfter = generator.pick([nil, 1, 2, 5])
      $0.leeches = generator.pick(StudyRules.LeechRule.allCases)
      $0.learnAhead = generator.pick([0, 20, 1440])
    }
  }

  private func plan(_ generator: inout SeededGenerator) throws -> StudyPlan {
    let standard = try rules(&generator)
    let hasPreset = generator.draw(below: 2) == 0
    return StudyPlan(standard: standard, presets: hasPreset ? ["b": try rules(&generator)] : [:])
  }

  private func queue(
    _ plan: StudyPlan,
    log: AnswerLog = AnswerLog(),
    marks: CardMarks = CardMarks(),
    at date: Date = Self.start
  ) throws -> StudyQueue {
    try StudyQueue(
      of: "ada",
      in: bank(),
      log: log,
      marks: marks,
      plan: plan,
      calendar: testCalendar,
      at: date
    )
  }

  /// Lets a learner go on for some commands.
  private func play(
    _ queue: inout StudyQueue,
    _ commands: Int,
    _ generator: inout SeededGenerator,
    withMarks: Bool = true,
    withUndo: Bool = true,
    _ look: (StudyQueue, StudyQueue.Card?) throws -> Void = { _, _ in }
  ) throws {
    let problems = queue.bank.allProblems.map(\.id)
    for _ in 0..<commands {
      let now = queue.date + generator.pick([0, 1, 50, 400, 9_000, 90_000])
      switch generator.draw(below: 20) {
      case 0 where withMarks:
        let kind = generator.pick([CardMarks.Kind.suspended, .resumed, .buried, .unburied])
        try queue.mark(generator.pick(problems), as: kind, at: now)
      case 1 where withUndo && !queue.log.records.isEmpty:
        try queue.undo(at: now)
      case 2 where withMarks:
        let card = try CarriedMemory(
          of: generator.pick(problems),
          reviewedAt: now - Double(generator.draw(below: 900_000)),
          due: now + Double(generator.draw(below: 90_000)),
          interval: 3,
          lapses: generator.draw(below: 3)
        )
        try queue.mark("a0", as: .carried(card), at: now)
      default:
        try queue.advance(to: now)
        guard let card = queue.next else {
          try look(queue, nil)
          continue
        }
        try look(queue, card)
        let rating = Rating.allCases[generator.draw(below: 4)]
        try queue.rate(rating, at: now)
      }
    }
  }

  @Test func theQueueIsTheOneThatIsMadeAnew() {
    forEachSeed(0..<50) { generator in
      var queue = try queue(plan(&generator))
      try play(&queue, 40, &generator) { queue, _ in
        let other = try self.queue(
          queue.plan,
          log: queue.log,
          marks: queue.marks,
          at: queue.date
        )
        try #require(other.agenda == queue.agenda && other.done == queue.done && other == queue)
      }
    }
  }

  @Test func noLimitIsExceeded() {
    forEachSeed(0..<120) { generator in
      var queue = try queue(plan(&generator))
      // What is carried in is due at once: it is learned elsewhere and known here.
      try play(&queue, 120, &generator, withMarks: false, withUndo: false)
      let schedule = Dictionary(grouping: queue.log.records) { record in
        Int((record.date.timeIntervalSince(day(0)) / 86_400).rounded(.down))
      }
      var seen: Set<Problem.ID> = []
      for (_, records) in schedule.sorted(by: { $0.key < $1.key }) {
        for deck in ["a", "b"] as [ProblemSet.ID] {
          let preset = queue.plan.presets[deck]
          if deck == "b", preset == nil { continue }
          let isMine = { (record: AnswerLog.Record) in
            queue.plan.presets.isEmpty || record.set == deck
          }
          let rules = preset ?? queue.plan.standard
          let fresh = Set(records.filter(isMine).map(\.problem)).subtracting(seen)
          try #require(fresh.count <= rules.newPerDay)
          let reviews = Set(records.filter(isMine).map(\.problem)).subtracting(fresh)
          // Each card that is no new one was reviewed at most once before its steps.
          let steps = reviews.filter { isInSteps($0, in: queue, before: records) }
          try #require(reviews.count - steps.count <= rules.reviewsPerDay)
          if !rules.newBeyondReviews {
            try #require(fresh.count + reviews.count - steps.count <= rules.reviewsPerDay)
          }
        }
        seen.formUnion(records.map(\.problem))
      }
    }
  }

  /// Whether a card waited in a short step as a day began.
  private func isInSteps(
    _ problem: Problem.ID,
    in queue: StudyQueue,
    before records: [AnswerLog.Record]
  ) -> Bool {
    let earlier = queue.log.records.filter { $0.date < records[0].date }
    let set = queue.bank.set(of: problem)?.id ?? ""
    let rules = queue.plan.presets[set] ?? queue.plan.standard
    let schedule = ReviewSchedule(
      of: "ada",
      in: AnswerLog(earlier),
      calendar: testCalendar,
      policy: rules.spacing
    )
    return schedule.entry(of: problem)?.memory?.step != nil
  }

  @Test func whatIsSuspendedOrBuriedIsNotShown() {
    forEachSeed(0..<120) { generator in
      var queue = try queue(plan(&generator))
      try play(&queue, 80, &generator) { queue, card in
        guard let card else { return }
        try #require(!queue.isSuspended(card.problem) && !queue.isBuried(card.problem))
        let marks = queue.marks.marks.filter { $0.problem == card.problem }
        let last = marks.last { $0.kind == .suspended || $0.kind == .resumed }
        try #require(last?.kind != .suspended)
      }
    }
  }

  @Test func noDayShowsTwoSiblings() {
    forEachSeed(0..<200) { generator in
      let drawn = try plan(&generator)
      let plan = StudyPlan(
        standard: try drawn.standard.with { $0.siblings = .ofNote },
        presets: try drawn.presets.mapValues { try $0.with { $0.siblings = .ofNote } }
      )
      var queue = try queue(plan)
      var shown: [Int: [String: Problem.ID]] = [:]
      try play(&queue, 80, &generator, withMarks: false, withUndo: false) { queue, card in
        guard let card else { return }
        let day = Int((queue.date.timeIntervalSince(day(0)) / 86_400).rounded(.down))
        let note = String(card.problem.rawValue.prefix(2))
        let first = shown[day, default: [:]][note]
        try #require(first == nil || first == card.problem)
        shown[day, default: [:]][note] = card.problem
      }
    }
  }

  @Test func undoRestoresTheCardsThatThereWere() {
    forEachSeed(0..<200) { generator in
      var queue = try queue(plan(&generator))
      try play(&queue, generator.draw(below: 40), &generator)
      guard queue.next != nil else { return try assume(false) }
      let (agenda, done, records) = (queue.agenda, queue.done, queue.log.records)
      var (other, stale) = (queue, queue)
      try queue.rate(Rating.allCases[generator.draw(below: 4)], at: queue.date)
      stale.merge(queue.log)
      try queue.undo(at: queue.date)
      try #require(queue.agenda == agenda && queue.done == done && queue.log.records == records)
      // It stays undone when a device that knows nothing of it is merged, in any order.
      queue.merge(stale.log)
      stale.merge(queue.log)
      other.merge(queue.log)
      try #require(queue.agenda == agenda && stale.agenda == agenda && other.agenda == agenda)
      try #require(queue == stale && stale == other)
      // The card can be answered again at the same instant.
      try queue.rate(.good, at: queue.date)
      try #require(queue.log.records.count == records.count + 1)
    }
  }

  @Test func logsMergedInAnyOrderGiveEqualQueues() {
    forEachSeed(0..<120) { generator in
      let plan = try plan(&generator)
      var queues: [StudyQueue] = []
      for _ in 0..<3 {
        var queue = try queue(plan)
        try play(&queue, generator.draw(below: 30), &generator)
        queues.append(queue)
      }
      let latest = queues.map(\.date).max() ?? Self.start
      let merged = try [[0, 1, 2], [2, 1, 0], [1, 0, 2, 1]].map { order in
        var queue = queues[order[0]]
        for other in order.dropFirst() { queue.merge(queues[other].log, queues[other].marks) }
        try queue.advance(to: latest)
        return queue
      }
      try #require(merged[0] == merged[1] && merged[1] == merged[2])
      try #require(merged[0].agenda == merged[1].agenda && merged[1].agenda == merged[2].agenda)
    }
  }

  @Test(arguments: [SpacedReview.Spacing.fsrs, .fsrs7, .leitner])
  func everyDueCardIsShownInTheEndWhenLimitsAllow(spacing: SpacedReview.Spacing) {
    forEachSeed(0..<4) { generator in
      let plan = StudyPlan(
        standard: try StudyRules {
          $0.spacing = spacing
          $0.newPerDay = 2
          $0.reviewsPerDay = 30
          $0.siblings = .ofNote
          $0.leechAfter = nil
        }
      )
      var queue = try queue(plan)
      var waits: [Problem.ID: Int] = [:]
      for number in 0..<365 {
        let morning = day(Double(number) + 0.3)
        try queue.advance(to: morning)
        var shown: Set<Problem.ID> = []
        var steps = 0
        while let card = queue.next {
          steps += 1
          try #require(steps < 1000, "a day without an end")
          shown.insert(card.problem)
          let isKnown = generator.draw(below: 10) > 0
          try queue.rate(isKnown ? .good : .again, at: queue.date + 5)
        }
        // Whatever is due is shown today, or as soon as its sibling has had its day.
        let schedule = ReviewSchedule(
          of: "ada",
          in: queue.log,
          calendar: testCalendar,
          policy: spacing
        )
        let due = Set(schedule.due(at: queue.date + 86_400 / 2).map(\.problem))
        for problem in queue.bank.allProblems.map(\.id) {
          waits[problem] =
            due.contains(problem) && !shown.contains(problem)
            ? (waits[problem] ?? 0) + 1 : 0
          try #require((waits[problem] ?? 0) <= 7)
        }
      }
      try #require(Set(queue.log.records.map(\.problem)).count == queue.bank.allProblems.count)
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[draw(below: elements.count)]
  }
}
