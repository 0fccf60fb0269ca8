// SPDX-License-Identifier: Apache-2.0
import Foundation
import LearningDiary
import LudusTestSupport
import Testing

/// What is done, and what it earns.
@Suite struct CompletionTests {
  private let goal = DiaryItem.goal(id: "g1", title: "Goal", course: "coding", due: .of(2026, 3, 6))
  private let event = DiaryItem.event(id: "e1", title: "Event", course: "coding", due: today)

  private func diary(_ xp: XPPolicy = .standard) throws -> Diary {
    var diary = try makeDiary(try Diary.Policies { $0.xp = xp })
    try diary.add(goal, at: now)
    try diary.add(event, at: now)
    return diary
  }

  @Test func completingAnOwnEventOrGoalEarnsXP() throws {
    var diary = try diary()
    try diary.complete("e1", at: after(1))
    #expect(diary.xp == 10)
    try diary.complete("g1", at: after(1))
    #expect(diary.xp == 35)
    let reasons = diary.ledger.entries.map(\.reason)
    #expect(reasons == [.init(.ownEvent, subject: "e1"), .init(.learnGoal, subject: "g1")])
    #expect(diary.ledger.members == ["eva"])
  }

  @Test func completingTwiceEarnsNothingMore() throws {
    var diary = try diary()
    let event = try diary.complete("g1", at: after(1), stamp: .init(id: "e7")).event
    let once = diary
    // The same tap twice is the same event, and another tap is refused.
    let again = try diary.complete("g1", at: after(1), stamp: .init(id: "e7"))
    #expect(again.event == event && again.xp == 0 && again.levels.isEmpty)
    #expect(diary == once)
    expectRefusal(DiaryError.item(.alreadyCompleted("g1", occurrence: nil)), of: diary) {
      try $0.complete("g1", at: after(1))
    }
    expectRefusal(DiaryError.item(.alreadyCompleted("g1", occurrence: nil)), of: diary) {
      try $0.complete("g1", at: after(2))
    }
    #expect(diary.xp == 25)
  }

  @Test func reopeningVoidsTheXPAndCompletingAgainEarnsItAgainOnce() throws {
    var diary = try diary()
    try diary.complete("g1", at: after(1))
    try diary.reopen("g1", at: after(2))
    #expect(diary.xp == 0)
    #expect(!diary.isCompleted("g1"))
    expectRefusal(DiaryError.item(.notCompleted("g1", occurrence: nil)), of: diary) {
      try $0.reopen("g1", at: after(2))
    }
    try diary.complete("g1", at: after(3))
    #expect(diary.xp == 25)
    expectRefusal(DiaryError.item(.alreadyCompleted("g1", occurrence: nil)), of: diary) {
      try $0.complete("g1", at: after(3))
    }
    #expect(diary.ledger.entries.count == 3)
  }

  @Test func whateverItemsAndEventsAreCalledEachEarns() throws {
    var diary = try makeDiary()
    for id in ["a", "a#b", "a%23b"] as [DiaryItem.ID] {
      try diary.add(.goal(id: id, title: "Goal", course: "coding", due: today), at: now)
    }
    // Item and event together read alike.
    try diary.complete("a", at: after(1), stamp: .init(id: "b#c"))
    try diary.complete("a#b", at: after(1), stamp: .init(id: "c"))
    try diary.complete("a%23b", at: after(1), stamp: .init(id: "c#"))
    #expect(diary.xp == 75)
    try diary.reopen("a", at: after(2))
    #expect(diary.xp == 50)
    #expect(diary.isCompleted("a#b"))
  }

  @Test func switchingOnAndOffWithinAnInstantLeavesNothing() throws {
    var diary = try diary()
    for _ in 0..<20 {
      try diary.complete("g1", at: after(1))
      #expect(diary.xp == 25)
      try diary.reopen("g1", at: after(1))
      #expect(diary.xp == 0)
    }
  }

  @Test func eachOccurrenceIsCompletedByItself() throws {
    var diary = try diary()
    let weekly = DiaryItem.event(
      id: "w",
      title: "Weekly",
      course: "coding",
      due: today,
      recurrence: DiaryItem.Recurrence(every: .weeks(1), until: .of(2026, 3, 15))
    )
    try diary.add(weekly, at: now)
    let second = CalendarDay.of(2026, 3, 8)
    try diary.complete("w", occurrence: second, at: after(1))
    #expect(diary.xp == 10)
    #expect(diary.isCompleted("w", occurrence: second))
    #expect(!diary.isCompleted("w", occurrence: today))
    expectRefusal(DiaryError.item(.alreadyCompleted("w", occurrence: second)), of: diary) {
      try $0.complete("w", occurrence: second, at: after(1))
    }
    try diary.complete("w", occurrence: today, at: after(1))
    #expect(diary.xp == 20)
    try diary.reopen("w", occurrence: second, at: after(2))
    #expect(diary.xp == 10)
    for day in [nil, CalendarDay.of(2026, 3, 9), .of(2026, 3, 22)] {
      expectRefusal(DiaryError.item(.unknownOccurrence(day, of: "w")), of: diary) {
        try $0.complete("w", occurrence: day, at: after(2))
      }
      expectRefusal(DiaryError.item(.notCompleted("w", occurrence: day)), of: diary) {
        try $0.reopen("w", occurrence: day, at: after(2))
      }
    }
    expectRefusal(DiaryError.item(.unknownOccurrence(today, of: "e1")), of: diary) {
      try $0.complete("e1", occurrence: today, at: after(2))
    }
  }

  @Test func whatIsMovedStaysDone() throws {
    var diary = try diary()
    try diary.complete("e1", at: after(1))
    var moved = event
    moved.due = .of(2026, 4, 1)
    try diary.edit(moved, at: after(2))
    #expect(diary.isCompleted("e1"))
    expectRefusal(DiaryError.item(.alreadyCompleted("e1", occurrence: nil)), of: diary) {
      try $0.complete("e1", at: after(3))
    }
  }

  @Test func whatIsDeletedStaysEarned() throws {
    var diary = try diary()
    try diary.complete("e1", at: after(1))
    try diary.delete("e1", at: after(2))
    #expect(diary.xp == 10)
  }

  @Test func capsLimitWhatADayEarns() throws {
    let rules = try PointsRules { $0.caps = [PointsCap(30, per: .day)] }
    var diary = try diary(try XPPolicy { $0.rules = rules })
    try diary.complete("g1", at: after(1))
    try diary.complete("e1", at: after(1))
    #expect(diary.xp == 30)
    // What is to be done again leaves room under the cap.
    try diary.reopen("g1", at: after(1, 1))
    #expect(diary.xp == 10)
    try diary.complete("g1", at: after(2))
    #expect(diary.xp == 35)
  }

  @Test func theDaysOfCapsAreThoseOfThePolicy() throws {
    let rules = try PointsRules { $0.caps = [PointsCap(25, per: .day)] }
    // 23:30 and 0:30 in Greenwich are within one day an hour ahead of it.
    let evening = after(0, 12, 30)
    for (offset, expected) in [(0, 35), (60, 25)] {
      var diary = try diary(
        try XPPolicy {
          $0.rules = rules
          $0.minutesAheadOfGreenwich = offset
        }
      )
      try diary.complete("g1", at: evening)
      try diary.complete("e1", at: evening.addingTimeInterval(3600))
      #expect(diary.xp == expected)
    }
  }

  @Test func whatIsTooNewIsDoneButEarnsNothing() throws {
    var diary = try diary(try XPPolicy { $0.minimumAge = .minutes(30) })
    try diary.complete("g1", at: after(0, 0, 29))
    #expect(diary.isCompleted("g1"))
    #expect(diary.xp == 0)
    try diary.reopen("g1", at: after(0, 0, 29))
    try diary.complete("g1", at: after(0, 0, 30))
    #expect(diary.xp == 25)
  }

  @Test func theDefaultPolicyHasNoCapAndAPolicyIsAValue() throws {
    #expect(XPPolicy() == .standard)
    try expectJSON(XPPolicy.standard, "{}")
    try expectJSON(
      try XPPolicy {
        $0.event = 0
        $0.goal = 50
        $0.minimumAge = .minutes(30)
        $0.rules = try PointsRules { $0.caps = [PointsCap(100, per: .week)] }
        $0.minutesAheadOfGreenwich = 60
      },
      #"{"event":0,"goal":50,"minimumAge":30,"minutesAheadOfGreenwich":60,"#
        + #""rules":{"caps":[{"limit":100,"per":"week"}]}}"#
    )
    var diary = try diary(try XPPolicy { $0.event = 0 })
    try diary.complete("e1", at: after(1))
    #expect(diary.ledger.count == 0)
  }

  @Test func everyFaultOfAPolicyIsTold() {
    let faults = [
      "event: -1, expected 0 to 1000000", "goal: \(Int.max), expected 0 to 1000000",
      "minutesAheadOfGreenwich: 900, expected -720 to 840",
    ]
    #expect(
      contentFaults(DiaryFault.self) {
        _ = try XPPolicy {
          $0.event = -1
          $0.goal = .max
          $0.minutesAheadOfGreenwich = 900
        }
      } == faults
    )
    let json = #"""
      {"owner":"eva","policies":{"xp":{"event":-1,"goal":9223372036854775807,"minimumAge":-5,
       "minutesAheadOfGreenwich":900,"rules":{"caps":[{"limit":-1,"per":"day"}]}}}}
      """#
    #expect(
      contentFaults(DiaryFault.self) { _ = try decode(Diary.Content.self, json) } == [
        "policies.xp.minimumAge: -5, expected 0 to 1000000",
        "policies.xp.rules.caps[0].limit: -1, expected at least 0",
      ] + faults.map { "policies.xp.\($0)" }
    )
  }

  @Test func requiredGoalsComeFirst() throws {
    var diary = try diary()
    let second = DiaryItem.goal(
      id: "g2",
      title: "Second",
      course: "coding",
      due: today,
      requirements: DiaryItem.Requirements(goals: ["g1"])
    )
    try diary.add(second, at: now)
    expectRefusal(DiaryError.item(.requiredGoalsOutstanding(["g1"])), of: diary) {
      try $0.complete("g2", at: after(1))
    }
    var other = diary
    try diary.complete("g1", at: after(1))
    try diary.complete("g2", at: after(1))
    #expect(diary.isCompleted("g2"))
    // What was rightly completed stays so.
    try diary.reopen("g1", at: after(2))
    #expect(diary.isCompleted("g2"))
    // A goal that is deleted is required no more.
    try other.delete("g1", at: after(1))
    try other.complete("g2", at: after(2))
    #expect(other.isCompleted("g2"))
  }

  @Test func enoughOfTheCourseMustBeDone() throws {
    var diary = try diary()
    let needed = try Fraction(4, 5)
    let goal = DiaryItem.goal(
      id: "g2",
      title: "80 %",
      course: "coding",
      due: today,
      requirements: DiaryItem.Requirements(progress: needed)
    )
    try diary.add(goal, at: now)
    let part = try Fraction(3, 8)
    expectRefusal(DiaryError.item(.tooLittleProgress(part, needed: needed)), of: diary) {
      try $0.complete("g2", at: after(1))
    }
    #expect(
      DiaryError.item(.tooLittleProgress(part, needed: needed)).sentence(in: .english)
        == "You have to complete 80 % of the course first."
    )
    let nothingPlanned = try DiaryCourse(id: "coding", title: "Learning to code")
    var other = diary
    try other.merge(platform: [nothingPlanned], at: after(1))
    expectRefusal(DiaryError.item(.tooLittleProgress(nil, needed: needed)), of: other) {
      try $0.complete("g2", at: after(2))
    }
    let enough = try DiaryCourse(
      id: "coding",
      title: "Learning to code",
      tasks: DiaryCourse.Progress(done: 4, of: 5)
    )
    try diary.merge(platform: [enough], at: after(1))
    try diary.complete("g2", at: after(2))
    #expect(diary.isCompleted("g2"))
  }

  @Test func aDayThatAnItemDoesNotHaveReopensNothing() throws {
    var diary = try makeDiary()
    try diary.add(.event(id: "once", title: "Once", course: "coding", due: today), at: now)
    try diary.complete("once", at: after(1))
    expectRefusal(DiaryError.item(.notCompleted("once", occurrence: today)), of: diary) {
      try $0.reopen("once", occurrence: today, at: after(2))
    }
  }
}
