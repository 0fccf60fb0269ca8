// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusCore
import LudusTestSupport
import QuizTestSupport
import Quizzes
import Testing

/// What two devices of a learner show that are merged now and then.
struct TwoDevicesTests {
  private static let days = 0..<12

  private func bank() throws -> ProblemBank {
    func problems(_ name: String) throws -> [Problem] {
      try (0..<12).flatMap { number in
        try ["\(name)\(number)", "\(name)\(number)-2"].map {
          try Samples.tagged(Problem.ID($0), [])
        }
      }
    }
    let inner = try ProblemSet(id: "b", title: "B", problems: problems("b"))
    let outer = try ProblemSet(id: "a", title: "A", sets: [inner], problems: problems("a"))
    return try ProblemBank(id: "cards", title: "Cards", sets: [outer])
  }

  private func rules(_ generator: inout SeededGenerator) throws -> StudyRules {
    try StudyRules {
      $0.spacing = generator.pick([.fsrs, .fsrs7, .leitner, .expanding])
      $0.newPerDay = generator.draw(below: 5)
      $0.newBeyondReviews = generator.draw(below: 2) == 0
      $0.newOrder = generator.pick(StudyRules.NewOrder.allCases)
      $0.siblings = generator.pick([.none, .ofNote])
    }
  }

  private func number(_ date: Date) -> Int {
    Int((date.timeIntervalSince(day(0)) / 86_400).rounded(.down))
  }

  /// The number of cards of a set whose first answer that counts is of a day.
  private func fresh(_ set: ProblemSet.ID?, on today: Int, in queue: StudyQueue) -> Int {
    var met: Set<Problem.ID> = []
    return queue.log.records.count { record in
      met.insert(record.problem).inserted && (set == nil || record.set == set)
        && number(record.date) == today
    }
  }

  /// A card is new on the day of the first answer to it that counts.
  ///
  /// An answer taken back, and one that comes late from the other device, moves it to another day on
  /// both; no command of either device takes a day beyond its limit.
  @Test func onlyAMergeBringsMoreNewCardsThanADayHas() {
    forEachSeed(0..<60) { generator in
      let hasPreset = generator.draw(below: 2) == 0
      let plan = StudyPlan(
        standard: try rules(&generator),
        presets: hasPreset ? ["b": try rules(&generator)] : [:]
      )
      let sets: [ProblemSet.ID?] = hasPreset ? ["a", "b"] : [nil]
      let decks = sets.map { set in
        (set: set, rules: set.flatMap { plan.presets[$0] } ?? plan.standard)
      }
      var devices = try (0..<2).map { _ in
        try StudyQueue(of: "ada", in: bank(), plan: plan, calendar: testCalendar, at: day(0.3))
      }
      for today in Self.days {
        for time in [0.3, 0.5, 0.8] {
          let now = day(Double(today) + time)
          for index in devices.indices { try devices[index].advance(to: now) }
          if generator.draw(below: 2) == 0 {
            devices[0].merge(devices[1].log)
            devices[1].merge(devices[0].log)
            try #require(devices[0] == devices[1] && devices[0].agenda == devices[1].agenda)
          }
          try study(&devices[generator.draw(below: 2)], on: today, decks, &generator)
        }
      }
    }
  }

  /// Answers some cards of a day, and takes some answers back.
  private func study(
    _ queue: inout StudyQueue,
    on today: Int,
    _ decks: [(set: ProblemSet.ID?, rules: StudyRules)],
    _ generator: inout SeededGenerator
  ) throws {
    var before = decks.map { fresh($0.set, on: today, in: queue) }
    for _ in 0..<generator.draw(below: 14) {
      if generator.draw(below: 8) == 0, !queue.log.records.isEmpty {
        try queue.undo(at: queue.date + 5)
      } else if queue.next != nil {
        let rating = SpacedReview.MemoryModel.Rating.allCases[generator.draw(below: 4)]
        try queue.rate(rating, at: queue.date + 20)
      }
      let after = decks.map { fresh($0.set, on: today, in: queue) }
      try #require(queue.done.new == after.reduce(0, +))
      for (place, deck) in decks.enumerated() {
        try #require(after[place] <= max(before[place], deck.rules.newPerDay))
        let left = queue.agenda.new.count {
          deck.set == nil || queue.bank.set(of: $0.problem)?.id == deck.set
        }
        try #require(left <= max(0, deck.rules.newPerDay - after[place]))
      }
      before = after
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[draw(below: elements.count)]
  }
}
