// SPDX-License-Identifier: Apache-2.0
import Foundation
import Languages
import LearningDiary
import LudusTestSupport
import Testing

/// Progress beside that of others, the profile, statistics and milestones.
@Suite struct ProgressTests {
  @Test func ownProgressStandsBesideTheAverageOfAllOthers() throws {
    let diary = try makeDiary()
    let course = try #require(diary.progress(in: "coding"))
    #expect(course.own?.part == (try Fraction(3, 8)))
    #expect(course.others?.average == (try Fraction(1, 2)))
    let list = diary.list(.all, on: today, calendar: try .vienna)
    let event = try #require(list.entries.first { $0.title == "Variables" }?.progress)
    #expect(event.own?.part == (try Fraction(3, 4)))
    #expect(event.others?.average == (try Fraction(2, 3)))
    #expect(event.others?.day == today)
    #expect(diary.progress(in: "nowhere") == nil)
  }

  @Test func nothingPlannedShowsNoPart() throws {
    let diary = try makeDiary()
    #expect(diary.progress(in: "algebra") == nil)
    let list = diary.list(.all, on: today, calendar: try .vienna)
    #expect(list.entries.last?.title == "Further reading")
    #expect(list.entries.last?.progress == nil)
    var empty = Diary(owner: "eva")
    let course = try DiaryCourse(id: "c", title: "C", tasks: DiaryCourse.Progress(done: 0, of: 0))
    try empty.merge(platform: [course], at: now)
    let progress = try #require(empty.progress(in: "c"))
    #expect(progress.own?.part == nil)
    #expect(progress.others == nil)
  }

  @Test(arguments: [(5, true), (12, true), (13, false), (Int.max, false)])
  func anAverageOfTooFewOthersIsNotShown(minimum: Int, isShown: Bool) throws {
    let diary = try makeDiary(try Diary.Policies { $0.minimumCohort = minimum })
    #expect((diary.progress(in: "coding")?.others != nil) == isShown)
    let list = diary.list(.all, on: today, calendar: try .vienna)
    #expect((list.entries.first?.progress?.others != nil) == isShown)
  }

  @Test(arguments: [1, 0, Int.min])
  func anAverageOfOneIsNoPolicy(minimum: Int) {
    let faults = contentFaults(DiaryFault.self) {
      _ = try Diary.Policies { $0.minimumCohort = minimum }
    }
    #expect(faults == ["minimumCohort: \(minimum), expected 2 to \(Int.max)"])
    let json = #"{"minimumCohort":\#(minimum)}"#
    #expect(contentFaults(DiaryFault.self) { _ = try decode(Diary.Policies.self, json) } == faults)
  }

  @Test func twoOthersAreTheLeast() throws {
    var diary = Diary(owner: "eva", policies: try Diary.Policies { $0.minimumCohort = 2 })
    for (count, isShown) in [(1, false), (2, true)] {
      let others = try DiaryCourse.Cohort.Snapshot(day: today, count: count, average: 1)
      try diary.merge(platform: [try DiaryCourse(id: "c", title: "C", others: others)], at: now)
      #expect((diary.progress(in: "c")?.others != nil) == isShown)
    }
  }

  @Test func theProfileShowsLevelTextImageAndBar() throws {
    var diary = try makeDiary()
    let first = diary.profile()
    #expect(first.level.level == 1)
    #expect(first.level.part == 0)
    #expect(first.appearance.title == "First Page")
    #expect(first.appearance.image == "level-1")
    #expect(first.caption == "Level 1 - First Page, Your diary is open, 0/100 XP")
    for number in 1...5 {
      let id = DiaryItem.ID("g\(number)")
      try diary.add(.goal(id: id, title: "Goal", course: "coding", due: today), at: now)
      try diary.complete(.own(id), at: after(1))
    }
    let later = diary.profile(in: .german)
    #expect(diary.xp == 125)
    #expect(diary.level.level == 2)
    #expect(later.level.part == (try Fraction(1, 8)))
    #expect(later.caption == "Level 2 - Entdecker, Du kennst dich schon aus, 125/300 XP")
    #expect(
      Phrasebook.all.filter { diary.profile(in: $0).caption.hasPrefix("Level 2") }
        .map(\.language.rawValue).sorted() == ["de", "en"]
    )
    #expect(diary.profile(in: .french).caption.hasPrefix("Niveau 2 - "))
    // The level follows what is completed.
    try diary.reopen("g1", at: after(2))
    try diary.reopen("g2", at: after(2))
    #expect(diary.level.level == 1)
  }

  @Test func levelsHaveTextsInEnglishAndGerman() {
    let english = LevelTable.learningDiary(in: .english)
    let german = LevelTable.learningDiary(in: .german)
    #expect(english.appearances.count == german.appearances.count)
    for (one, other) in zip(english.appearances, german.appearances) {
      #expect(one.image == other.image)
      #expect(one.text != other.text)
    }
    #expect(english.appearance(of: 99).title == "Master")
  }

  @Test func statisticsCountWeeksPunctualityAndStreak() throws {
    var diary = try makeDiary()
    let vienna = try Calendar.vienna
    #expect(diary.statistics(on: .of(2026, 2, 28), calendar: vienna).onTimeRate == nil)
    for (id, due) in [
      ("a", CalendarDay.of(2026, 3, 2)), ("b", .of(2026, 3, 2)), ("c", .of(2026, 3, 9)),
      ("d", .of(2026, 3, 10)),
    ] as [(DiaryItem.ID, CalendarDay)] {
      try diary.add(.event(id: id, title: "Event", course: "coding", due: due), at: now)
    }
    // On Monday in time, on Tuesday a day late, and the third early on the same day.
    try diary.complete("a", at: after(1))
    try diary.complete("b", at: after(2))
    try diary.complete("c", at: after(2))
    let figures = diary.statistics(on: .of(2026, 3, 3), calendar: vienna, weeks: 3)
    #expect(figures.completed == 3)
    #expect(figures.weeks.map(\.start.description) == ["2026-02-16", "2026-02-23", "2026-03-02"])
    #expect(figures.weeks.map(\.completed) == [0, 0, 3])
    #expect(figures.onTime == 2)
    #expect(figures.late == 1)
    // "Variables" was due on 28 February.
    #expect(figures.overdue == 1)
    #expect(figures.onTimeRate == (try Fraction(1, 2)))
    #expect(figures.streak.length == 2)
    #expect(figures.streak.start == .of(2026, 3, 2))
    // On the day before, only what had happened counts.
    let before = diary.statistics(on: .of(2026, 3, 2), calendar: vienna, weeks: 0)
    #expect(before.completed == 1)
    #expect(before.weeks.isEmpty)
    #expect(before.streak.length == 1)
    // What is to be done again does not count.
    try diary.reopen("b", at: after(3))
    #expect(diary.statistics(on: .of(2026, 3, 4), calendar: vienna).late == 0)
    #expect(diary.statistics(on: .of(2026, 3, 4), calendar: vienna).overdue == 2)
    #expect(diary.statistics(on: .of(2026, 3, 5), calendar: vienna).streak.length == 0)
  }

  @Test func whatWasDoneLaterWasStillOverdueBefore() throws {
    var diary = try makeDiary()
    let vienna = try Calendar.vienna
    let due = CalendarDay.of(2026, 3, 2)
    try diary.add(.event(id: "x", title: "Event", course: "coding", due: due), at: now)
    try diary.complete("x", at: after(4))
    let before = diary.statistics(on: .of(2026, 3, 4), calendar: vienna)
    // "Variables" was due on 28 February.
    #expect(before.overdue == 2)
    #expect(before.late == 0)
    let then = diary.statistics(on: .of(2026, 3, 5), calendar: vienna)
    // "Loops" was due on 4 March.
    #expect(then.overdue == 2)
    #expect(then.late == 1)
  }

  @Test func statisticsCountThePlatformsEventsFromWhenTheyWereToldDone() throws {
    var diary = try makeDiary()
    let vienna = try Calendar.vienna
    let done = try DiaryCourse(
      id: "coding",
      title: "Coding",
      events: [
        DiaryCourse.Event(id: "week-2", title: "Loops", due: .of(2026, 3, 4), isDone: true),
        DiaryCourse.Event(id: "new", title: "New", due: .of(2026, 3, 4), isDone: true),
      ]
    )
    try diary.merge(platform: [done], at: after(2))
    let figures = diary.statistics(on: .of(2026, 3, 3), calendar: vienna, weeks: 1)
    #expect(figures.completed == 2)
    #expect(figures.weeks.map(\.completed) == [1])
    #expect(figures.onTime == 1)
    #expect(figures.streak.length == 1)
  }

  @Test func statisticsTakeAnyDayAndAnyNumberOfWeeks() throws {
    let diary = try makeDiary()
    let vienna = try Calendar.vienna
    for day in [CalendarDay.first, today, .last] {
      #expect(diary.statistics(on: day, calendar: vienna, weeks: .min).weeks.isEmpty)
      #expect(diary.statistics(on: day, calendar: vienna, weeks: .max).weeks.count <= 520)
    }
    #expect(diary.statistics(on: today, calendar: vienna, weeks: .max).weeks.count == 520)
  }

  @Test func aMilestoneIsReachedByItsDeadlineOrMissed() throws {
    var diary = try makeDiary()
    let vienna = try Calendar.vienna
    func goal(_ id: DiaryItem.ID, _ requirements: DiaryItem.Requirements) -> DiaryItem {
      .goal(id: id, title: "Goal", course: "coding", due: today, requirements: requirements)
    }
    let deadline = CalendarDay.of(2026, 3, 2)
    try diary.add(goal("g1", DiaryItem.Requirements(deadline: deadline)), at: now)
    try diary.add(goal("g2", DiaryItem.Requirements(goals: ["g1"], deadline: deadline)), at: now)
    let enough = try Fraction(3, 8)
    let more = try Fraction(4, 5)
    try diary.add(goal("g3", DiaryItem.Requirements(progress: enough)), at: now)
    try diary.add(goal("g4", DiaryItem.Requirements(progress: more)), at: now)
    func state(_ id: DiaryItem.ID, on day: CalendarDay) -> Diary.GoalStanding.State? {
      diary.standing(of: id, on: day, calendar: vienna)?.state
    }
    #expect(state("g1", on: deadline) == .open)
    #expect(state("g1", on: .of(2026, 3, 3)) == .missed)
    #expect(state("g2", on: deadline) == .blocked)
    // What is blocked when its deadline has passed is missed as well.
    #expect(state("g2", on: .of(2026, 3, 3)) == .missed)
    #expect(diary.standing(of: "g2", on: today, calendar: vienna)?.outstandingGoals == ["g1"])
    #expect(state("g3", on: today) == .open)
    #expect(state("g4", on: today) == .blocked)
    let blocked = try #require(diary.standing(of: "g4", on: today, calendar: vienna))
    #expect(blocked.progress == enough)
    #expect(blocked.outstandingGoals == [])
    // Half an hour before midnight in Vienna, and half an hour after it.
    var late = diary
    try diary.complete("g1", at: after(1, 11, 30))
    #expect(state("g1", on: .of(2026, 3, 9)) == .reached)
    #expect(state("g2", on: today) == .open)
    try late.complete("g1", at: after(1, 12, 30))
    #expect(late.standing(of: "g1", on: deadline, calendar: vienna)?.state == .reachedLate)
    #expect(late.item("g1")?.requirements.deadline == deadline)
    #expect(diary.standing(of: "nothing", on: today, calendar: vienna) == nil)
  }
}
