// SPDX-License-Identifier: Apache-2.0
import Foundation
@testable import LearningDiary
import LudusTestSupport
import Testing

/// What holds for every diary, whatever happens.
@Suite struct DiaryPropertyTests {
  private func forEachDiary(
    _ seeds: Range<UInt64> = 0..<20,
    steps: Int = 60,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ property: (Diary, inout SeededGenerator) throws -> Void
  ) {
    forEachHistory(
      seeds,
      of: { try RandomDiary.events(steps, &$0) },
      sourceLocation: sourceLocation
    ) { events, generator in
      let policies = try generator.pick(try RandomDiary.policies())
      try property(try Diary(policies, taking: events), &generator)
    }
  }

  @Test func replayingTheStoredEventsGivesTheDiary() {
    forEachDiary { diary, _ in
      try expectReplayEqualsLive(diary)
      try expectRoundTrip(diary)
    }
  }

  @Test func theOrderOfArrivalDoesNotMatter() {
    forEachDiary { diary, generator in
      let twice = generator.shuffled(diary.events + diary.events)
      var other = Diary(diary.content)
      for event in twice {
        try other.apply(event)
      }
      try #require(other == diary)
    }
  }

  @Test func twoDevicesMergeToOneDiaryAndOneLevelInEitherOrder() {
    forEachDiary { diary, generator in
      var one = diary
      var two = diary
      expectTaken(one.merge(try RandomDiary.events(30, &generator)))
      expectTaken(two.merge(try RandomDiary.events(30, &generator)))
      let (fromOne, fromTwo) = (one.events, two.events)
      expectTaken(one.merge(generator.shuffled(fromTwo)))
      expectTaken(two.merge(generator.shuffled(fromOne)))
      try #require(one == two)
      try #require(one.xp == two.xp)
      try #require(one.level == two.level)
      // Merging again changes nothing.
      let merged = one
      expectTaken(one.merge(two.events))
      try #require(one == merged)
    }
  }

  @Test func aRefusedCommandChangesNothingAndAnAcceptedOneIsAnEvent() {
    forEachSeed(0..<40) { generator in
      var diary = try Diary(try generator.pick(try RandomDiary.policies()), taking: [])
      try diary.merge(platform: try platform(), at: now)
      var date = now
      for _ in 0..<60 {
        date += Double(generator.draw(below: 3) * generator.draw(below: 20_000))
        let isLate = generator.draw(below: 8) == 0
        let happened = isLate ? date - Double(generator.draw(below: 50_000)) : date
        let action = try RandomDiary.action(&generator)
        let count = diary.events.count
        let isTaken = try isAccepted(by: &diary) {
          try $0.perform(action, by: nil, at: happened, stamp: .init(recordedAt: date))
        }
        try #require(diary.events.count == count + (isTaken ? 1 : 0))
      }
      try expectReplayEqualsLive(diary)
    }
  }

  /// The experience points are those of what is completed, each once: found by going through the
  /// events that have an effect.
  @Test func xpIsWhatTheCompletedThingsEarnOnce() {
    forEachDiary { diary, _ in
      try assume(diary.content.policies == Diary.Policies.standard)
      var earned: [String: Int] = [:]
      for event in diary.events where diary.effect(of: event.id) == .effective {
        switch event.action {
        case .completed(let key, let occurrence):
          let isGoal = "\(key)".hasPrefix("g")
          // What comes again may be done by the day that it had before it was edited.
          if key == "r1" {
            earned["r1", default: 0] += 10
            continue
          }
          let key = "\(key) \(String(describing: occurrence))"
          try #require(earned[key] == nil)
          earned[key] = isGoal ? 25 : 10
        case .reopened("r1", _):
          earned["r1", default: 0] -= 10
        case .reopened(let key, let occurrence):
          let key = "\(key) \(String(describing: occurrence))"
          try #require(earned.removeValue(forKey: key) != nil)
        case .deducted(let xp, let reason):
          try #require(earned.updateValue(-xp, forKey: "award \(reason)") == nil)
        case .awarded(_, let reason):
          try #require(earned.updateValue(7, forKey: "award \(reason)") == nil)
        case .revokedAward(let reason):
          try #require(earned.removeValue(forKey: "award \(reason)") != nil)
        default:
          break
        }
      }
      // A deduction takes no more than there is.
      let sum = earned.values.reduce(0, +)
      let isDeducted = earned.values.contains { $0 < 0 }
      try #require(isDeducted ? diary.xp >= max(0, sum) : diary.xp == sum)
      let explanation = diary.ledger.explanation(of: diary.member)
      try #require(explanation.total == diary.xp)
    }
  }

  @Test func capsHoldOnEveryDayAndInEveryWeek() {
    forEachDiary { diary, _ in
      try assume(diary.content.policies != Diary.Policies.standard)
      var days: [Int: Int] = [:]
      for posting in diary.ledger.explanation(of: diary.member).postings {
        let seconds = posting.entry.date.timeIntervalSince1970 + 3600
        days[Int((seconds / 86_400).rounded(.down)), default: 0] += posting.points
      }
      try #require(days.values.allSatisfy { $0 <= 100 })
    }
  }

  /// Everything of the learner's own, by itself.
  private struct Own: Equatable {
    var items: [ItemRecord]
    var completed: [DiaryItem.Key: [CalendarDay?]]
    var notes: [DiaryItem]
    var colors: [DiaryCourse.Color]
    var reminders: [[DiaryItem.Reminder]]
    var ledger: Ledger

    init(_ diary: Diary) {
      items = RandomDiary.items.compactMap { diary.state.items[$0] }
      notes = diary.notes()
      colors = RandomDiary.courseIDs.map { diary.color(of: $0) }
      let keys = RandomDiary.items.map { DiaryItem.Key.own($0) }
      completed = [:]
      for key in keys {
        let occurrences = key.own.flatMap { diary.item($0)?.occurrences(listedOn: today) } ?? []
        completed[key] = occurrences.map(\.id).filter { diary.isCompleted(key, occurrence: $0) }
      }
      let platform = RandomDiary.courseIDs.flatMap { course in
        RandomDiary.platformEvents.map { DiaryItem.Key.platform($0, in: course) }
      }
      reminders = (keys + platform).map { diary.reminders(for: $0) }
      ledger = diary.ledger
    }
  }

  @Test func mergingThePlatformsDataNeverLosesWhatIsTheLearnersOwn() {
    forEachDiary { diary, generator in
      var merged = diary
      let before = Own(diary)
      for _ in 0..<3 {
        let courses = try RandomDiary.courses(&generator)
        try merged.merge(platform: courses, at: after(100))
        try #require(Own(merged) == before)
        // And what the platform says holds.
        try #require(Set(merged.courses) == Set(courses))
        for course in courses {
          for event in course.events {
            let key = DiaryItem.Key.platform(event.id, in: course.id)
            try #require(merged.isCompleted(key) == event.isDone)
          }
        }
      }
    }
  }

  @Test func everyListIsSortedAndOutstandingAndCompletedMakeAll() throws {
    let calendars = [try Calendar.vienna, try .of("Pacific/Auckland"), try .of("America/Lima")]
    forEachDiary { diary, generator in
      let day = RandomDiary.day(&generator)
      let calendar = try generator.pick(calendars)
      for kind in [nil, .event, .goal] as [Diary.List.Entry.Kind?] {
        for course in [nil, "coding"] as [DiaryCourse.ID?] {
          let all = diary.list(.all, of: kind, course: course, on: day, calendar: calendar)
          let parts = [Diary.List.Filter.outstanding, .completed].map {
            diary.list($0, of: kind, course: course, on: day, calendar: calendar)
          }
          let ids = parts.flatMap { $0.entries.map(\.id) }
          try #require(Set(ids) == Set(all.entries.map(\.id)))
          try #require(ids.count == all.entries.count)
          for list in parts + [all] {
            let days = list.entries.map { $0.due ?? .last }
            try #require(days == days.sorted())
            let upcoming = list.entries.filter { $0.due != nil && !$0.isPast }
            try #require(list.nearest == upcoming.first)
            for entry in list.entries {
              try #require(entry.isPast == (entry.due.map { $0 < day } ?? false))
              try #require(entry.color == diary.color(of: entry.course))
            }
          }
        }
      }
    }
  }

  @Test func statisticsAddUp() {
    forEachDiary(0..<20) { diary, _ in
      let vienna = try Calendar.vienna
      let figures = diary.statistics(on: .of(2026, 12, 31), calendar: vienna, weeks: 60)
      let counted = figures.weeks.reduce(0) { $0 + $1.completed }
      try #require(counted <= figures.completed)
      try #require(figures.onTime + figures.late <= counted)
      if let rate = figures.onTimeRate {
        try #require(rate >= 0 && rate <= 1)
      } else {
        try #require(figures.onTime + figures.late + figures.overdue == 0)
      }
    }
  }

  @Test func forgedEventsAreTakenWithoutHarm() {
    forEachSeed(0..<10) { generator in
      var diary = Diary(owner: "eva")
      for number in 0..<60 {
        var action = try RandomDiary.action(&generator)
        if generator.draw(below: 4) == 0 {
          (action, _) = try generator.pick(DiaryEventTests.actions)
        }
        let milliseconds = Double(generator.draw(below: 2_000_000_000)) * 1000 - 1e12
        let date =
          generator.draw(below: 3) == 0 ? Date(timeIntervalSince1970: milliseconds) : now
        try diary.apply(Diary.Event(action, at: date, id: "f\(number)"))
      }
      try expectReplayEqualsLive(diary)
      _ = diary.statistics(on: today, calendar: try .vienna)
    }
  }
}
