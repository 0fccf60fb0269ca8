// SPDX-License-Identifier: Apache-2.0
import Foundation
import LearningDiary
import LudusTestSupport
import Testing

/// The items of a diary as goals to be planned.
@Suite struct StudyGoalsOfDiaryTests {
  func march(_ day: Int) -> CalendarDay { .of(2026, 3, day) }

  /// A diary in which "essay" requires "outline", which requires "read".
  func diary() throws -> Diary {
    var diary = try makeDiary()
    func goal(_ id: DiaryItem.ID, _ day: Int, after goals: [DiaryItem.ID]) -> DiaryItem {
      .goal(
        id: id,
        title: "Goal",
        course: "coding",
        due: march(day),
        requirements: DiaryItem.Requirements(goals: goals)
      )
    }
    try diary.add(goal("read", 9, after: []), at: now)
    try diary.add(goal("outline", 8, after: ["read"]), at: now)
    try diary.add(goal("essay", 7, after: ["outline"]), at: now)
    try diary.add(.note(id: "note", title: "Note", course: "coding"), at: now)
    return diary
  }

  @Test func aGoalComesWithAllThatItRequires() throws {
    let goals = try diary().studyGoals(taking: ["essay": 60, "read": 30])
    #expect(
      goals == [
        StudyGoal(id: "essay", due: march(7), minutes: 60, after: ["outline"]),
        StudyGoal(id: "outline", due: march(8), minutes: 0, after: ["read"]),
        StudyGoal(id: "read", due: march(9), minutes: 30),
      ]
    )
  }

  @Test func whatIsCompletedIsLeftOut() throws {
    var diary = try diary()
    try diary.complete("read", at: now)
    try diary.complete("outline", at: now)
    let goals = try diary.studyGoals(taking: ["essay": 60, "read": 30])
    #expect(goals == [StudyGoal(id: "essay", due: march(7), minutes: 60)])
  }

  @Test func anEventIsPlannedForItsNextOccurrence() throws {
    var diary = try diary()
    let daily = DiaryItem.Recurrence(every: .days(1), until: march(5))
    let event = DiaryItem.event(
      id: "walk",
      title: "Walk",
      course: "coding",
      due: march(3),
      recurrence: daily
    )
    try diary.add(event, at: now)
    try diary.complete("walk", occurrence: march(3), at: now)
    let goals = try diary.studyGoals(taking: ["walk": 10])
    #expect(goals == [StudyGoal(id: "walk", due: march(4), minutes: 10)])
  }

  @Test func eventsOfCoursesCanBePlannedWhenTheyHaveADay() throws {
    let (loops, reading) = (
      DiaryItem.Key.platform("week-2", in: "coding"),
      DiaryItem.Key.platform("reading", in: "coding")
    )
    let goals = try diary().studyGoals(taking: [loops: 45, reading: 45])
    #expect(goals == [StudyGoal(id: loops, due: march(4), minutes: 45)])
  }

  @Test func whatIsNotThereAndNotesAreRefused() throws {
    let diary = try diary()
    let platform = DiaryItem.Key.platform("x", in: "coding")
    let cases: [(DiaryItem.Key, DiaryItem.Refusal)] = [
      ("x", .unknown("x")), (platform, .unknown(platform)), ("note", .isNote("note")),
    ]
    for (key, error) in cases {
      #expect(throws: DiaryError.item(error)) { try diary.studyGoals(taking: [key: 5]) }
    }
  }
}
