// SPDX-License-Identifier: Apache-2.0
import Foundation
import Languages
import LearningDiary
import LudusTestSupport
import Testing

/// What a goal can require besides other goals: a share of a quiz or of a course, and some time.
@Suite struct MilestoneTests {
  private func course(_ done: Int, of total: Int = 10, isDone: Bool? = nil) throws -> [DiaryCourse]
  {
    [
      try DiaryCourse(
        id: "coding",
        title: "Learning to code",
        events: [
          DiaryCourse.Event(
            id: "quiz",
            title: "Loops, a quiz",
            tasks: DiaryCourse.Progress(done: done, of: total),
            isDone: isDone
          ),
          DiaryCourse.Event(id: "week", title: "The rest", tasks: .init(done: 0, of: 90)),
          DiaryCourse.Event(id: "talk", title: "A talk"),
        ]
      )
    ]
  }

  private func diary(_ requirements: DiaryItem.Requirements) throws -> Diary {
    var diary = Diary(owner: "eva")
    try diary.merge(platform: try course(7), at: now)
    try diary.add(
      .goal(id: "g", title: "Loops", course: "coding", due: today, requirements: requirements),
      at: now
    )
    return diary
  }

  /// Nine of ten of a quiz are enough, whatever is done of the course.
  @Test func aShareIsOneOfTheQuizThatItNames() throws {
    let share = DiaryItem.Requirements.Share(
      try Fraction(4, 5),
      of: .event("quiz", in: "coding")
    )
    var diary = try diary(.init(shares: [share]))
    #expect(diary.standing(of: "g", on: today)?.state == .blocked)
    #expect(diary.standing(of: "g", on: today)?.outstandingShares == [share])
    let refusal = DiaryError.item(
      .tooLittleDone(
        try Fraction(7, 10),
        of: share.subject,
        title: "Loops, a quiz",
        needed: try Fraction(4, 5)
      )
    )
    expectRefusal(refusal, of: diary) { try $0.complete("g", at: after(1)) }
    #expect(
      refusal.sentence(in: .english) == "You have to complete 80 % of “Loops, a quiz” first."
    )
    #expect(
      refusal.sentence(in: .german) == "Dafür müssen 80 % von „Loops, a quiz“ erledigt sein."
    )
    for phrasebook in Phrasebook.all {
      #expect(refusal.sentence(in: phrasebook).contains("Loops, a quiz"))
    }
    try diary.merge(platform: try course(9), at: after(2))
    #expect(diary.standing(of: "g", on: today)?.state == .open)
    try diary.complete("g", at: after(2))
  }

  @Test(
    arguments: [
      (0, true, true), (10, nil, true), (9, nil, false), (0, nil, false),
    ] as [(Int, Bool?, Bool)]
  )
  func theWholeQuizIsDoneWhenThePlatformSaysSo(done: Int, isDone: Bool?, isMet: Bool) throws {
    var diary = try diary(.init(shares: [.init(1, of: .event("quiz", in: "coding"))]))
    try diary.merge(platform: try course(done, isDone: isDone), at: after(1))
    #expect((diary.standing(of: "g", on: today)?.state == .open) == isMet)
  }

  @Test func anEventWithoutTasksIsAllOrNothing() throws {
    let diary = try diary(
      .init(shares: [.init(try Fraction(1, 2), of: .event("talk", in: "coding"))])
    )
    #expect(diary.standing(of: "g", on: today)?.state == .blocked)
  }

  @Test func aShareOfAnotherCourseCountsThere() throws {
    var diary = try diary(.init())
    let algebra = try DiaryCourse(
      id: "algebra",
      title: "Algebra",
      tasks: DiaryCourse.Progress(done: 1, of: 2)
    )
    try diary.merge(platform: try course(0) + [algebra], at: after(1))
    let half = DiaryItem.Requirements.Share(try Fraction(1, 2), of: .course("algebra"))
    try diary.edit("g", [.requirements(.init(shares: [half]))], at: after(1))
    #expect(diary.standing(of: "g", on: today)?.state == .open)
  }

  @Test func whatThereIsNotCannotBeRequired() throws {
    let diary = try diary(.init())
    for (subject, fault) in [
      (.course("none"), .unknownCourse("none")),
      (.event("none", in: "coding"), .unknownGoal(.platform("none", in: "coding"))),
    ] as [(DiaryItem.Requirements.Share.Subject, DiaryFault)] {
      expectRefusal(DiaryError.item(.invalid([fault])), of: diary) {
        try $0.edit("g", [.requirements(.init(shares: [.init(1, of: subject)]))], at: after(1))
      }
    }
    expectRefusal(DiaryError.item(.invalid([.progressOutOfRange(2)])), of: diary) {
      let share = DiaryItem.Requirements.Share(2, of: .course("coding"))
      try $0.edit("g", [.requirements(.init(shares: [share]))], at: after(1))
    }
  }

  @Test func inJSONASharesAreListedOnceAndInOrder() throws {
    let quiz = DiaryItem.Requirements.Share.Subject.event("quiz", in: "coding")
    let requirements = DiaryItem.Requirements(
      shares: [
        .init(try Fraction(1, 2), of: quiz), .init(try Fraction(9, 10), of: quiz),
        .init(1, of: .course("coding")),
      ],
      study: .seconds(90)
    )
    try expectJSON(
      requirements,
      #"{"shares":[{"course":"coding","part":1},"#
        + #"{"course":"coding","event":"quiz","part":"9/10"}],"studyMinutes":2}"#
    )
  }

  /// Time is a unit of goals, too.
  @Test func aGoalCanAskForTime() throws {
    var diary = try diary(.init(study: .seconds(90 * 60)))
    try diary.merge(
      platform: try course(7) + [DiaryCourse(id: "algebra", title: "Algebra")],
      at: after(0, 1)
    )
    try diary.study(.seconds(30 * 60), in: "coding", at: after(0, 2))
    try diary.study(.seconds(2 * 3600), in: "algebra", at: after(0, 3))
    let refusal = DiaryError.item(.tooLittleStudied(.seconds(1800), needed: .seconds(5400)))
    expectRefusal(refusal, of: diary) { try $0.complete("g", at: after(1)) }
    #expect(refusal.sentence(in: .english) == "You have to study for 1 h 0 min more first.")
    try diary.study(.seconds(60 * 60), in: "coding", at: after(1, 1))
    #expect(diary.standing(of: "g", on: today)?.studied == .seconds(5400))
    try diary.complete("g", at: after(1, 2))
    #expect(diary.studied() == .seconds(3 * 3600 + 1800))
    #expect(diary.studied(in: "coding") == .seconds(5400))
    #expect(try diary.studied(on: today...today, calendar: .vienna) == .seconds(2 * 3600 + 1800))
    // What was studied before the goal was there does not count for it.
    try diary.add(
      .goal(
        id: "h",
        title: "Later",
        course: "coding",
        due: today,
        requirements: .init(study: .seconds(60))
      ),
      at: after(2)
    )
    #expect(diary.standing(of: "h", on: today)?.state == .blocked)
  }

  @Test(arguments: [0, 59, 86_460])
  func lessThanAMinuteOrMoreThanADayIsNoStudy(seconds: Int) throws {
    let diary = try diary(.init())
    let fault = DiaryFault.outOfRange(seconds / 60, expected: 1...1440)
    expectRefusal(DiaryError.item(.invalid([fault])), of: diary) {
      try $0.study(.seconds(seconds), in: "coding", at: after(1))
    }
    expectRefusal(DiaryError.course(.unknown("none")), of: diary) {
      try $0.study(.seconds(600), in: "none", at: after(1))
    }
  }

  @Test func timeOfStudyingIsADuration() throws {
    let hour = Duration.seconds(3600)
    let time = try StudyTime(everyDay: hour, on: [.saturday: hour * 2], except: [today: .zero])
    #expect(time.duration(on: today) == .zero)
    #expect(time.duration(on: .of(2026, 3, 7)) == hour * 2)
    #expect(time == (try StudyTime(everyDay: 60, on: [.saturday: 120], except: [today: 0])))
    // Time is rounded down, and what a goal takes up.
    #expect(try StudyTime(everyDay: .seconds(119)).duration(on: today) == .seconds(60))
    #expect(StudyGoal(id: "g", due: today, duration: .seconds(61)).duration == .seconds(120))
    #expect(throws: ContentError<DiaryFault>.self) { try StudyTime(everyDay: hour * 25) }
    #expect(throws: ContentError<DiaryFault>.self) { try StudyTime(everyDay: .seconds(-1)) }
    let goals = [StudyGoal(id: "g", due: .of(2026, 3, 2), duration: hour * 3)]
    let outcome = try StudyOutcome(planning: goals, in: time, from: today, calendar: .vienna)
    #expect(outcome.shortage?.missing == hour * 2)
    let longer = [StudyGoal(id: "g", due: .of(2026, 3, 4), duration: hour * 2)]
    let plan = try StudyOutcome(planning: longer, in: time, from: today, calendar: .vienna).plan
    #expect(plan?.days.map(\.duration) == [hour, hour])
    #expect(plan?.days.flatMap(\.sessions).map(\.duration) == [hour, hour])
  }
}
