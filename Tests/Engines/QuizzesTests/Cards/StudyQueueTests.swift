// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusCore
import LudusTestSupport
import QuizTestSupport
import Quizzes
import Testing

struct StudyQueueTests {
  private typealias Rating = SpacedReview.MemoryModel.Rating

  private static let start = day(0.3)

  private func queue(
    _ problems: [Problem.ID] = ["p1", "p2", "p3", "p4", "p5", "p6"],
    log: AnswerLog = AnswerLog(),
    marks: CardMarks = CardMarks(),
    at date: Date = Self.start,
    _ change: (inout StudyRules.Draft) throws -> Void = { _ in }
  ) throws -> StudyQueue {
    try StudyQueue(
      of: "ada",
      in: Samples.plainBank(problems),
      log: log,
      marks: marks,
      plan: StudyPlan(standard: StudyRules(change)),
      calendar: testCalendar,
      at: date
    )
  }

  // MARK: - A day

  @Test func aDayGoesFromNewCardsOverStepsToTheEnd() throws {
    var queue = try queue { $0.newPerDay = 2 }
    #expect(queue.counts.new == 2 && queue.counts.total == 2)
    #expect(queue.next?.problem == "p1" && queue.next?.kind == .new)
    let record = try queue.rate(.good, seconds: 4, at: Self.start)
    #expect(record.rating == .good && record.credit == 1 && record.isFirstTryCorrect)
    #expect(record.seconds == 4 && record.set == "s" && record.quiz == "cards")
    #expect(queue.log.records == [record])
    // The step of p1 takes ten minutes; p2 comes first.
    #expect(queue.next?.problem == "p2" && queue.counts.learning == 1)
    let again = try queue.rate(.again, at: Self.start + 10)
    #expect(again.credit == 0 && !again.isFirstTryCorrect)
    // Nothing else is left, so that the step of a minute is shown ahead of its time.
    #expect(queue.next?.problem == "p2" && queue.next?.kind == .learning)
    #expect(queue.nextStep == Self.start + 70)
    try queue.advance(to: Self.start + 601)
    #expect(queue.next?.problem == "p2")
    try queue.rate(.easy, at: Self.start + 602)
    try queue.rate(.good, at: Self.start + 603)
    #expect(queue.next == nil && queue.counts.total == 0)
    #expect(queue.done.new == 2 && queue.done.learning == 2 && queue.done.reviews == 0)
    // The next day begins at four in the morning.
    try queue.advance(to: day(1) - 1)
    #expect(queue.counts.total == 0)
    try queue.advance(to: day(1))
    #expect(queue.counts.new == 2 && queue.done.total == 0)
  }

  @Test func stepsAreShownAheadOnlyWithinTheMinutes() throws {
    for (minutes, isShown) in [(0, false), (9, false), (10, true)] {
      var queue = try queue(["p1"]) { $0.learnAhead = minutes }
      try queue.rate(.good, at: Self.start)
      #expect((queue.next != nil) == isShown)
      try queue.advance(to: Self.start + 600)
      #expect(queue.next?.problem == "p1")
    }
  }

  @Test func buttonsSayWhenACardIsDue() throws {
    forEachSeed(0..<20) { generator in
      for spacing in [SpacedReview.Spacing.fsrs, .fsrs7, .leitner] {
        var queue = try queue { $0.spacing = spacing }
        var date = Self.start
        for _ in 0..<25 {
          try queue.advance(to: date)
          guard let card = queue.next else {
            date += 86_400
            continue
          }
          let rating = Rating.allCases[generator.draw(below: 4)]
          let dues = queue.dues(of: card.problem, at: date)
          try queue.rate(rating, at: date)
          let schedule = ReviewSchedule(
            of: "ada",
            in: queue.log,
            calendar: testCalendar,
            policy: spacing
          )
          try #require(dues.count == 4)
          try #require(dues[rating] == schedule.entry(of: card.problem)?.due)
          date += Double(generator.draw(below: 50_000))
        }
      }
    }
    #expect(try queue().dues(of: "nothing", at: Self.start).isEmpty)
  }

  @Test func whatIsRefusedChangesNothing() throws {
    var queue = try queue { $0.newPerDay = 1 }
    try expectRefusal(of: &queue, .notToday("p2")) { try $0.rate(.good, "p2", at: Self.start) }
    try expectRefusal(of: &queue, .unknownProblem("x")) { try $0.rate(.good, "x", at: Self.start) }
    try expectRefusal(of: &queue, .unknownProblem("x")) {
      try $0.mark("x", as: .buried, at: Self.start)
    }
    try expectRefusal(of: &queue, .nothingToUndo) { try $0.undo(at: Self.start) }
    try expectRefusal(of: &queue, .record(.secondsOutOfRange(-1))) {
      try $0.rate(.good, seconds: -1, at: Self.start + 90_000)
    }
    let early = Self.start - 1
    try expectRefusal(of: &queue, .date(.beforeLastEvent(early, last: Self.start))) {
      try $0.advance(to: early)
    }
    for seconds in [Double.nan, .infinity, 1e300] {
      let date = Date(timeIntervalSince1970: seconds)
      try expectRefusal(of: &queue, .date(.outOfRange)) { try $0.rate(.good, at: date) }
      try expectRefusal(of: &queue, .date(.outOfRange)) { try $0.undo(at: date) }
    }
    try queue.rate(.easy, at: Self.start)
    try expectRefusal(of: &queue, .nothingToShow) { try $0.rate(.good, at: Self.start) }
    #expect(throws: StudyQueue.Refusal.date(.outOfRange)) {
      try self.queue(at: Date(timeIntervalSince1970: .nan))
    }
  }

  private func expectRefusal(
    of queue: inout StudyQueue,
    _ refusal: StudyQueue.Refusal,
    _ command: (inout StudyQueue) throws -> Void
  ) throws {
    let (before, agenda) = (queue, queue.agenda)
    #expect(throws: refusal) { try command(&queue) }
    #expect(queue == before && queue.agenda == agenda)
  }

  // MARK: - Limits, orders, mixing

  /// Cards that are all due on the tenth day, learned one after the other.
  private func learned(_ count: Int) throws -> AnswerLog {
    AnswerLog(
      try (0..<count).map { index in
        var record = try Samples.answer(
          Problem.ID("r\(index)"),
          right: true,
          on: 0.3 + Double(index) / 1000
        )
        record.rating = .easy
        return record
      }
    )
  }

  private func mixed(
    reviews: Int,
    new: Int,
    _ change: (inout StudyRules.Draft) throws -> Void
  ) throws -> [StudyQueue.Card.Kind] {
    let cards = (0..<reviews).map { "r\($0)" } + (0..<new).map { "n\($0)" }
    var queue = try queue(
      cards.map { Problem.ID($0) },
      log: learned(reviews),
      at: day(9.3),
      change
    )
    var kinds: [StudyQueue.Card.Kind] = []
    while let card = queue.next {
      kinds.append(card.kind)
      try queue.rate(.easy, at: day(9.3))
    }
    return kinds
  }

  @Test func limitsHoldTogetherUnlessTheyDoNot() throws {
    func counts(_ change: (inout StudyRules.Draft) throws -> Void) throws -> [Int] {
      let kinds = try mixed(reviews: 9, new: 6) { draft in
        draft.newPerDay = 4
        try change(&draft)
      }
      return [kinds.count { $0 == .review }, kinds.count { $0 == .new }]
    }
    #expect(try counts { $0.reviewsPerDay = 200 } == [9, 4])
    #expect(try counts { $0.reviewsPerDay = 11 } == [9, 2])
    #expect(try counts { $0.reviewsPerDay = 5 } == [5, 0])
    #expect(
      try counts {
        $0.reviewsPerDay = 5
        $0.newBeyondReviews = true
      } == [5, 4]
    )
    #expect(try counts { $0.newPerDay = 0 } == [9, 0])
  }

  @Test func newCardsAndReviewsAreMixedAsStated() throws {
    func order(_ mixing: StudyRules.Mixing, reviews: Int = 6, new: Int = 3) throws -> String {
      try mixed(reviews: reviews, new: new) { $0.mixing = mixing }
        .map { $0 == .new ? "n" : "r" }.joined()
    }
    #expect(try order(.reviewsFirst) == "rrrrrrnnn")
    #expect(try order(.newFirst) == "nnnrrrrrr")
    #expect(try order(.newAfter(reviews: 2)) == "rrnrrnrrn")
    #expect(try order(.newAfter(reviews: 1)) == "rnrnrnrrr")
    #expect(try order(.newAfter(reviews: 5)) == "rrrrrnrnn")
    #expect(try order(.evenly) == "rnrrnrrnr")
    #expect(try order(.evenly, reviews: 1, new: 5).count { $0 == "r" } == 1)
    #expect(try !order(.evenly, reviews: 1, new: 5).hasPrefix("r"))
  }

  @Test func reviewsComeInTheOrderOfTheRules() throws {
    let cards = (0..<8).map { Problem.ID("r\($0)") }
    var log = try learned(8)
    // r3 was reviewed since and is hardly forgotten; r5 is nearly so, although it was due later.
    var known = try Samples.answer("r3", right: true, on: 8)
    known.rating = .again
    log.record(known)
    func order(_ order: StudyRules.ReviewOrder, seed: UInt64 = 0, at days: Double) throws
      -> [Problem.ID]
    {
      let queue = try queue(cards, log: log, at: day(days)) {
        $0.reviewOrder = order
        $0.seed = seed
        $0.spacing = SpacedReview.Spacing(memory: try .init { $0.relearningSteps = [] })
      }
      return queue.agenda.reviews.map(\.problem)
    }
    #expect(try order(.due, at: 30).last == "r3" || order(.due, at: 30).first == "r0")
    #expect(try order(.forgotten, at: 30).first == "r3")
    let random = try order(.random, at: 30)
    #expect(Set(random) == Set(cards))
    #expect(try order(.random, at: 30) == random)
    #expect(try order(.random, at: 31) != random)
    #expect(try order(.random, seed: 5, at: 30) != random)
  }

  @Test func newCardsComeInTheOrderOfTheBankOrByChance() throws {
    let cards = (0..<12).map { Problem.ID("n\($0)") }
    #expect(try queue(cards).agenda.new.map(\.problem) == cards)
    func random(_ seed: UInt64, at days: Double = 0.3) throws -> [Problem.ID] {
      try queue(cards, at: day(days)) {
        $0.newOrder = .random
        $0.seed = seed
      }
      .agenda.new.map(\.problem)
    }
    #expect(try random(1) != cards && Set(random(1)) == Set(cards))
    #expect(try random(1) != random(2))
    #expect(try random(1) == random(1, at: 3.3))
  }

  // MARK: - Presets

  @Test func aPresetHoldsForItsSetAndThoseBelow() throws {
    let bank = try Samples.taggedBank()
    let plan = StudyPlan(
      standard: try StudyRules { $0.newPerDay = 1 },
      presets: [
        "s/acids": try StudyRules {
          $0.newPerDay = 3
          $0.spacing = .leitner
        },
        "nowhere": .standard,
      ]
    )
    var queue = try StudyQueue(
      of: "ada",
      in: bank,
      plan: plan,
      calendar: testCalendar,
      at: Self.start
    )
    #expect(queue.agenda.new.map(\.problem) == ["p1", "p2", "p3", "q1"])
    try queue.rate(.good, at: Self.start)
    // In a box there are no steps.
    #expect(queue.counts.learning == 0 && queue.counts.new == 3)
    try queue.rate(.good, "q1", at: Self.start)
    #expect(queue.counts.learning == 1)
    try queue.advance(to: day(2.3))
    #expect(queue.agenda.reviews.map(\.problem) == ["p1"])
    #expect(queue.agenda.reviews.map(\.box) == [2])
    try expectJSON(
      plan,
      #"{"presets":{"nowhere":{},"s/acids":{"newPerDay":3,"spacing":"leitner"}},"standard":{"newPerDay":1}}"#
    )
    try expectJSON(StudyPlan(), "{}")
  }

  // MARK: - Siblings

  @Test func siblingsAreThoseOfANoteATagOrASet() throws {
    let cards: [Problem.ID] = ["k", "k-2", "k-3", "acids-2", "acids-3", "m", "m-02", "m-1"]
    let ofNote = try queue(cards) { $0.siblings = .ofNote }
    #expect(ofNote.agenda.new.map(\.problem) == ["k", "acids-2", "acids-3", "m", "m-02", "m-1"])
    #expect(try queue(cards) { $0.siblings = .ofSet }.agenda.new.map(\.problem) == ["k"])
    let tagged = try StudyQueue(
      of: "ada",
      in: Samples.taggedBank(),
      plan: StudyPlan(standard: try StudyRules { $0.siblings = .ofTag("ea") }),
      calendar: testCalendar,
      at: Self.start
    )
    #expect(tagged.agenda.new.map(\.problem) == ["p1", "p3", "p4", "q2", "q3"])
  }

  @Test func theSiblingThatWasAnsweredKeepsTheDay() throws {
    var queue = try queue(["k", "k-2", "other"]) { $0.siblings = .ofNote }
    #expect(queue.agenda.new.map(\.problem) == ["k", "other"])
    try queue.rate(.easy, at: Self.start)
    #expect(queue.agenda.new.map(\.problem) == ["other"])
    try queue.advance(to: day(1.3))
    #expect(queue.agenda.new.map(\.problem) == ["k-2", "other"])
  }

  // MARK: - Leeches, suspension, burying

  /// A card that is forgotten at each review.
  private func forget(_ count: Int, _ queue: inout StudyQueue, from date: Date) throws {
    var date = date
    var lapses = queue.log.records.count { $0.rating == .again && $0.credit == 0 }
    let last = lapses + count
    while lapses < last {
      guard let card = queue.next else {
        date += 86_400
        try queue.advance(to: date)
        try #require(date < Self.start + 1e9)
        continue
      }
      if card.kind == .review { lapses += 1 }
      try queue.rate(card.kind == .review ? .again : .easy, at: date)
    }
  }

  @Test func aLeechIsNamedOrSuspendedAfterItsLapses() throws {
    for rule in [StudyRules.LeechRule.named, .suspended] {
      var queue = try queue(["p1"]) {
        $0.leechAfter = 3
        $0.leeches = rule
      }
      try forget(2, &queue, from: Self.start)
      #expect(queue.leeches.isEmpty)
      let before = queue.agenda
      try forget(1, &queue, from: queue.date)
      #expect(queue.leeches == ["p1"])
      #expect(queue.isSuspended("p1") == (rule == .suspended))
      #expect(queue.counts.learning == (rule == .named ? 1 : 0))
      if rule == .named { #expect(queue.next?.isLeech == true && queue.next?.lapses == 3) }
      // Taking the answer back takes the leech back.
      var undone = queue
      try undone.undo(at: undone.date)
      #expect(undone.leeches.isEmpty && !undone.isSuspended("p1"))
      #expect(before != undone.agenda || !before.reviews.isEmpty)
      try queue.mark("p1", as: .resumed, at: queue.date)
      #expect(queue.leeches.isEmpty && !queue.isSuspended("p1"))
      // Again after half as many lapses more.
      try forget(1, &queue, from: queue.date)
      #expect(queue.leeches.isEmpty)
      try forget(1, &queue, from: queue.date)
      #expect(queue.leeches == ["p1"])
    }
    var patient = try queue(["p1"]) { $0.leechAfter = nil }
    try forget(12, &patient, from: Self.start)
    #expect(patient.leeches.isEmpty)
  }

  @Test func aBuriedCardComesBackOnTheNextDay() throws {
    var queue = try queue(["p1", "p2"])
    try queue.mark("p1", as: .buried, at: Self.start)
    #expect(queue.agenda.new.map(\.problem) == ["p2"] && queue.isBuried("p1"))
    try queue.mark("p1", as: .unburied, at: Self.start + 1)
    #expect(queue.agenda.new.count == 2 && !queue.isBuried("p1"))
    try queue.mark("p1", as: .buried, at: Self.start + 2)
    try queue.mark("p2", as: .suspended, at: Self.start + 3)
    #expect(queue.next == nil && queue.isSuspended("p2"))
    try queue.advance(to: day(1.3))
    #expect(queue.agenda.new.map(\.problem) == ["p1"])
    try queue.mark("p2", as: .resumed, at: day(1.4))
    #expect(queue.agenda.new.map(\.problem) == ["p1", "p2"])
  }

  // MARK: - From other programs

  @Test func aCarriedMemoryIsWhereTheCardGoesOn() throws {
    let card = try CarriedMemory(
      of: "p2",
      reviewedAt: day(-12),
      due: day(0.1),
      interval: 12,
      ease: 2.1,
      stability: 14.2,
      difficulty: 6.1,
      lapses: 7
    )
    for spacing in [SpacedReview.Spacing.fsrs, .fsrs7, .leitner] {
      var queue = try queue { $0.spacing = spacing }
      try queue.mark("p2", as: .carried(card), at: Self.start)
      let review = try #require(queue.agenda.reviews.first)
      #expect(review.problem == "p2" && review.due == day(0.1) && review.lapses == 7)
      #expect(queue.counts.new == 5)
      switch spacing {
      case .fsrs: #expect(review.memory?.stability == 14.2 && review.memory?.difficulty == 6.1)
      case .fsrs7:
        let memory = try #require(review.memory)
        let recall = SpacedReview.MemoryModel.fsrs7.retrievability(
          of: memory,
          at: day(-12) + 14.2 * 86_400
        )
        #expect(abs(recall - 0.9) < 1e-6 && memory.difficulty == 6.1)
      default: #expect(review.box == 4)
      }
      // One lapse more makes a leech of it.
      try queue.rate(.again, "p2", at: Self.start)
      #expect(queue.leeches == ["p2"])
    }
    // What was answered before counts as known to the other program, what comes later does not.
    let plain = try CarriedMemory(of: "p1", reviewedAt: day(5), due: day(9), interval: 4)
    let before = try Samples.answer("p1", right: false, on: 1)
    let later = try Samples.answer("p1", right: true, on: 9.3)
    let marks = CardMarks([try .init(.carried(plain), "p1", by: "ada", at: day(30))])
    let known = try queue(log: AnswerLog([before]), marks: marks, at: day(9.2))
    #expect(known.agenda.reviews.map(\.due) == [day(9)])
    let answered = try queue(log: AnswerLog([before, later]), marks: marks, at: day(9.4))
    #expect(answered.agenda.reviews.isEmpty)
    let model = SpacedReview.MemoryModel.standard
    let expected = model.memory(
      of: model.memory(ofInterval: 4, reviewedAt: day(5)),
      after: .good,
      at: day(9.3)
    )
    let due = try queue(log: AnswerLog([before, later]), marks: marks, at: day(300)).agenda
    #expect(due.reviews.first?.memory?.stability == expected.stability)
  }

  @Test func numbersOfOtherProgramsAreBounded() throws {
    func faults(
      interval: Double = 1,
      ease: Double? = nil,
      stability: Double? = nil,
      difficulty: Double? = nil,
      lapses: Int = 0,
      due: Date = day(0)
    ) -> [String] {
      contentFaults(ProblemFault.self) {
        _ = try CarriedMemory(
          of: "p1",
          reviewedAt: day(0),
          due: due,
          interval: interval,
          ease: ease,
          stability: stability,
          difficulty: difficulty,
          lapses: lapses
        )
      }
    }
    #expect(faults().isEmpty)
    #expect(faults(interval: .nan) == ["interval: nan, expected 0.0 to 36500.0"])
    #expect(faults(ease: 1, stability: 0, difficulty: 11).count == 3)
    #expect(faults(lapses: -1) == ["lapses: -1, expected 0 to 100000"])
    #expect(faults(due: Date(timeIntervalSince1970: .infinity)).count == 1)
  }

  @Test func marksAreASet() throws {
    let card = try CarriedMemory(of: "p1", reviewedAt: day(-3), due: day(1), interval: 4, ease: 2)
    let kinds: [CardMarks.Kind] = [.suspended, .resumed, .buried, .unburied, .carried(card)]
    let marks = try kinds.enumerated().map {
      try CardMarks.Mark($1, "p1", by: "ada", at: day(Double($0 / 3)))
    }
    forEachSeed(0..<30) { generator in
      let shuffled = generator.shuffled(marks + marks)
      var one = CardMarks()
      for mark in shuffled { one.add(mark) }
      var (left, right) = (CardMarks(shuffled.prefix(4)), CardMarks(shuffled.dropFirst(2)))
      left.merge(right)
      right.merge(CardMarks(shuffled))
      try #require(one == CardMarks(marks) && left == one && right == one)
    }
    try expectRoundTrip(CardMarks(marks))
    try expectJSON(
      CardMarks([marks[4]]),
      #"[{"at":\#(card.reviewedAt.milliseconds ?? 0),"learner":"ada","mark":{"kind":"carried","memory":{"due":\#(card.due.milliseconds ?? 0),"ease":2,"interval":4,"problem":"p1","reviewedAt":\#(card.reviewedAt.milliseconds ?? 0)}},"problem":"p1"}]"#
    )
    for json in [
      "{", "[{}]", #"[{"at":1,"learner":"a","mark":{"kind":"eaten"},"problem":"p"}]"#,
      #"[{"at":1e300,"learner":"a","mark":{"kind":"buried"},"problem":"p"}]"#,
      #"[{"at":1,"learner":"a","mark":{"kind":"carried","memory":{"interval":-1}},"problem":"p"}]"#,
    ] {
      #expect(throws: (any Error).self) { try decode(CardMarks.self, json) }
    }
    #expect(throws: EventDateError.outOfRange) {
      try CardMarks.Mark(.buried, "p1", by: "ada", at: Date(timeIntervalSince1970: .nan))
    }
  }
}
