// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import Testing

@testable import LearningDiary

@Suite struct UndoTests {
  private let goal = DiaryItem.goal(id: "g", title: "Goal", course: "coding", due: today)

  private func diary() throws -> Diary {
    var diary = try makeDiary()
    try diary.add(goal, at: now)
    return diary
  }

  /// K3: a deleted goal never came back, and its identifier was burnt.
  @Test func aDeletedGoalComesBack() throws {
    var diary = try diary()
    try diary.setReminder(today, for: "g", at: after(0, 1))
    let deletion = try diary.delete("g", at: after(0, 2))
    #expect(diary.item("g") == nil)
    let void = try diary.void(deletion.id, at: after(0, 3))
    #expect(diary.item("g")?.title == "Goal")
    #expect(diary.reminders(for: "g") == [.on(today)])
    // And goes again.
    try diary.void(void.id, at: after(0, 4))
    #expect(diary.item("g") == nil)
    #expect(throws: DiaryError.log(.alreadyVoid(void.id.rawValue))) {
      try diary.void(void.id, at: after(0, 5))
    }
    #expect(throws: DiaryError.log(.unknownEvent("nothing"))) {
      try diary.void("nothing", at: after(0, 5))
    }
  }

  @Test func thePointsOfACompletionGoAndComeBack() throws {
    var diary = try diary()
    let event = try diary.complete("g", at: after(1)).id
    #expect(diary.xp == 25)
    let void = try diary.void(event, at: after(2))
    #expect(diary.xp == 0)
    #expect(!diary.isCompleted("g"))
    try diary.void(void.id, at: after(3))
    #expect(diary.xp == 25)
  }

  @Test func othersTakeOutOnlyWhatTheyDid() throws {
    var diary = try diary()
    try diary.admit("ms-rossi", as: .teacher(of: []), at: after(1))
    let award = try diary.award(.xp(5), for: "quiz", by: "ms-rossi", at: after(1)).id
    let own = try diary.complete("g", at: after(1)).id
    expectRefusal(DiaryError.notOwner("ms-rossi"), of: diary) {
      try $0.void(own, by: "ms-rossi", at: after(2))
    }
    try diary.void(award, by: "ms-rossi", at: after(2))
    #expect(diary.xp == 25)
    // The same on a device that only merges.
    let forged = Diary.Event(.voided(own), by: "bob", at: after(3), id: "forged")
    var merged = diary
    _ = merged.merge([forged])
    #expect(merged.xp == 25)
    #expect(merged.effect(of: "forged") == .refused(.notOwner("bob")))
  }

  @Test func whatWasErasedDoesNotComeBack() throws {
    var diary = try diary()
    let erasure = try diary.eraseWords(of: .all, at: after(1)).id
    expectRefusal(DiaryError.erasureIsFinal, of: diary) { try $0.void(erasure, at: after(2)) }
    var merged = diary
    _ = merged.merge([Diary.Event(.voided(erasure), at: after(2), id: "v")])
    #expect(merged.effect(of: "v") == .refused(.erasureIsFinal))
    #expect(merged.item("g")?.title == "–")
  }

  /// Adding an event and taking it out again leaves everything else where it was.
  @Test func aVoidTakesOutExactlyWhatItSays() {
    forEachSeed(0..<60) { generator in
      for policies in try RandomDiary.policies() {
        let events = try RandomDiary.events(40, &generator)
        let without = try Diary(policies, taking: events)
        let date = now + Double(generator.draw(below: 3_000_000))
        let extra = Diary.Event(try RandomDiary.action(&generator), at: date, id: "extra")
        if case .erased = extra.action { continue }
        if case .erasedWords = extra.action { continue }
        if case .erasedPerson = extra.action { continue }
        var both = without
        _ = both.merge([extra])
        _ = both.merge([Diary.Event(.voided("extra"), at: after(365), id: "void")])
        try #require(both.xp == without.xp)
        try #require(both.items == without.items)
        try #require(both.list(.all, on: today).entries == without.list(.all, on: today).entries)
        try #require(both.notifications == without.notifications)
        try #require(both.reflections == without.reflections)
        try expectReplayEqualsLive(both)
      }
    }
  }
}

@Suite struct ByHandTests {
  @Test func pointsAreGivenAndTakenWithActorAndReason() throws {
    var diary = try makeDiary()
    expectRefusal(DiaryError.log(.notManager("ms-rossi")), of: diary) {
      try $0.award(.xp(30), for: "project", by: "ms-rossi", at: now)
    }
    try diary.admit("ms-rossi", as: .teacher(of: []), at: now)
    try diary.award(.xp(30), for: "project", by: "ms-rossi", at: now)
    let report = try diary.deduct(10, for: "late", by: "ms-rossi", at: after(1))
    #expect(report.xp == -10)
    #expect(diary.xp == 20)
    #expect(diary.events.last?.actor == "ms-rossi")
    let postings = diary.explanation().postings
    #expect(postings.map(\.points) == [30, -10])
    #expect(postings.map(\.entry.reason.subject) == ["project", "late"])
    #expect(postings.map(\.balance) == [30, 20])
    expectRefusal(DiaryError.award(.alreadyGiven("late")), of: diary) {
      try $0.deduct(1, for: "late", at: after(2))
    }
    for xp in [0, -1, 1_000_001, .min, .max] {
      expectRefusal(
        DiaryError.award(.xpOutOfRange(xp, expected: 1...1_000_000)),
        of: diary
      ) { try $0.deduct(xp, for: "other", at: after(2)) }
    }
    try diary.revokeAward(for: "late", at: after(3))
    #expect(diary.xp == 30)
    // What others may not do is refused as before.
    #expect(throws: DiaryError.notOwner("ms-rossi")) {
      try diary.perform(.sawAchievements, by: "ms-rossi", at: after(3))
    }
  }
}

/// K3: a tablet whose clock is ten minutes fast.
@Suite struct ClockTests {
  @Test func aGoalOfAFastTabletCanBeCompletedAndOpenedAgain() throws {
    var phone = try makeDiary()
    let goal = DiaryItem.goal(id: "g", title: "Goal", course: "coding", due: today)
    var tablet = phone
    try tablet.add(goal, at: after(0, 0, 10))
    _ = phone.merge(tablet.events)
    #expect(phone.item("g") != nil)
    try phone.complete("g", at: after(0, 0, 1))
    #expect(phone.xp == 25)
    try phone.reopen("g", at: after(0, 0, 2))
    let void = try phone.delete("g", at: after(0, 0, 3))
    try phone.void(void.id, at: after(0, 0, 4))
    _ = tablet.merge(phone.events)
    #expect(phone == tablet)
    // More than ten minutes is another time.
    #expect(throws: DiaryError.item(.unknown("g"))) {
      try phone.complete("g", at: after(0, 0, -5))
    }
  }
}

@Suite struct DaysOfADiaryTests {
  private func policies(_ change: (inout Diary.Policies.Draft) throws -> Void) throws
    -> Diary.Policies
  {
    try Diary.Policies(change)
  }

  /// K3: half past midnight in summer counted as yesterday.
  @Test func capsCountByTheDaysAtHome() throws {
    let policies = try policies {
      $0.days = DayReckoning(try .vienna)
      $0.xp = try XPPolicy { $0.rules = try PointsRules { $0.caps = [PointsCap(25, per: .day)] } }
    }
    let goals = (0..<2).map { number in
      DiaryItem.goal(id: "g\(number)", title: "G", course: "coding", due: today)
    }
    // 23:50 and 0:30 in Vienna in July: two days there, one in Greenwich and an hour ahead of it.
    let night = Date(timeIntervalSince1970: 1_782_942_600)
    var diary = try makeDiary(policies)
    for goal in goals { try diary.add(goal, at: now) }
    try diary.complete("g0", at: night)
    try diary.complete("g1", at: night + 2400)
    #expect(diary.xp == 50)
  }

  @Test func aDayBeginsWhenTheLearnersDoes() throws {
    let policies = try policies {
      $0.days = DayReckoning(try .vienna, dayStart: try #require(TimeOfDay(hour: 4)))
    }
    var diary = try makeDiary(policies)
    try diary.add(.goal(id: "g", title: "G", course: "coding", due: today), at: now)
    // Half past two at night.
    try diary.complete("g", at: after(0, 14, 30))
    let line = diary.list(.completed, on: today.dayAfter).entries.first { $0.id.item == "g" }
    #expect(line?.completedOn == today)
    #expect(diary.statistics(on: today).onTime == 1)
    // Without it, that is the day after.
    var other = try makeDiary()
    try other.add(.goal(id: "g", title: "G", course: "coding", due: today), at: now)
    try other.complete("g", at: after(0, 14, 30))
    #expect(try other.statistics(on: today.dayAfter, calendar: .vienna).late == 1)
  }

  @Test func policiesOfBeforeStayReadable() throws {
    let old = try decode(
      Diary.Content.self,
      #"{"owner":"eva","policies":{"xp":{"minimumAge":30,"minutesAheadOfGreenwich":60}}}"#
    )
    #expect(old.policies.xp.minimumAge == .minutes(30) && old.policies.reportWithin == nil)
    #expect(old.policies.pointDays.timeZone.secondsFromGMT() == 3600)
    let new = try policies {
      $0.days = DayReckoning(try .vienna, dayStart: try #require(TimeOfDay(hour: 4)))
      $0.xp = try XPPolicy { $0.minimumAge = .days(1) }
    }
    try expectJSON(
      new,
      #"{"days":{"dayStart":240,"zone":"Europe/Vienna"},"reportWithin":{"days":7},"#
        + #""xp":{"minimumAge":{"days":1}}}"#
    )
  }

  /// K7: the day of a change of clocks was an hour off.
  @Test func anItemIsADayOldAtTheSameHour() throws {
    let policies = try policies {
      $0.days = DayReckoning(try .vienna)
      $0.xp = try XPPolicy { $0.minimumAge = .days(1) }
    }
    // Noon on 28 March in Vienna; clocks are set at night.
    let noon = Date(timeIntervalSince1970: 1_774_695_600)
    for (hours, xp) in [(22.9, 0), (23.0, 25)] {
      var diary = try makeDiary(policies)
      try diary.add(.goal(id: "g", title: "G", course: "coding", due: today), at: noon)
      try diary.complete("g", at: noon + hours * 3600)
      #expect(diary.xp == xp)
    }
  }
}
