// SPDX-License-Identifier: Apache-2.0
import Foundation
import LearningDiary
import LudusTestSupport
import Testing

/// The platform's data, colours and enrollment.
@Suite struct CourseCommandTests {
  private let week1 = DiaryItem.Key.platform("week-1", in: "coding")

  @Test func coursesAreListedByTitle() throws {
    var diary = try makeDiary()
    let third = try DiaryCourse(id: "a", title: "Zoology")
    try diary.merge(platform: [third] + platform(), at: after(1))
    #expect(diary.courses.map(\.title) == ["algebra for all", "Learning to code", "Zoology"])
  }

  @Test func thePlatformsDataReplaceThePlatformsAndNothingElse() throws {
    var diary = try makeDiary()
    try diary.add(.goal(id: "g1", title: "Goal", course: "coding", due: today), at: now)
    try diary.complete("g1", at: now)
    try diary.setColor(.green, of: "coding", at: now)
    try diary.setReminder(.of(2026, 3, 3), for: week1, at: now)
    let done = try DiaryCourse(
      id: "coding",
      title: "Coding",
      events: [
        DiaryCourse.Event(
          id: "week-1",
          title: "Variables!",
          tasks: DiaryCourse.Progress(done: 4, of: 4)
        )
      ]
    )
    try diary.merge(platform: [done], at: after(1))
    #expect(diary.courses == [done])
    #expect(diary.isCompleted(week1))
    #expect(!diary.isListed("algebra"))
    #expect(diary.course("algebra")?.title == "algebra for all")
    #expect(diary.course("nowhere") == nil)
    // Ours stays.
    #expect(diary.isCompleted("g1"))
    #expect(diary.xp == 25)
    #expect(diary.color(of: "coding") == .green)
    #expect(diary.reminders(for: week1) == [.on(.of(2026, 3, 3))])
    // The platform's done state holds, also when it goes back.
    try diary.merge(platform: try platform(), at: after(2))
    #expect(!diary.isCompleted(week1))
  }

  @Test func whatThePlatformWithdrawsIsNotListedAndComesBackWithItsReminder() throws {
    var diary = try makeDiary()
    try diary.setReminder(.of(2026, 3, 3), for: week1, at: now)
    let without = try DiaryCourse(id: "coding", title: "Learning to code")
    try diary.merge(platform: [without], at: after(1))
    #expect(diary.list(.all, on: today, calendar: try .vienna).entries.isEmpty)
    #expect(diary.reminders(for: week1) == [.on(.of(2026, 3, 3))])
    #expect(!diary.isCompleted(week1))
    expectRefusal(DiaryError.item(.unknown(week1)), of: diary) {
      try $0.setReminder(today, for: week1, at: after(2))
    }
    try diary.merge(platform: try platform(), at: after(2))
    let entry = diary.list(.all, on: today, calendar: try .vienna).entries.first
    #expect(entry?.id.item == week1)
    #expect(entry?.reminders == [.init(day: .of(2026, 3, 3), time: nil)])
  }

  @Test func aDiaryTellsWhetherThePlatformHasNews() throws {
    var diary = Diary(owner: "eva")
    let courses = try platform()
    #expect(diary.isUpToDate(with: []))
    #expect(!diary.isUpToDate(with: courses))
    try diary.merge(platform: courses, at: now)
    #expect(diary.isUpToDate(with: courses.reversed()))
    #expect(!diary.isUpToDate(with: Array(courses.prefix(1))))
    #expect(!diary.isUpToDate(with: [courses[0], courses[0]]))
    let changed = try DiaryCourse(id: "coding", title: "Learning to code")
    #expect(!diary.isUpToDate(with: [changed, courses[1]]))
    try diary.merge(platform: [changed], at: after(1))
    #expect(!diary.isUpToDate(with: courses))
    #expect(diary.isUpToDate(with: [changed]))
  }

  @Test func twoCoursesCannotHaveOneIdentifier() throws {
    let diary = try makeDiary()
    let twice = try platform() + platform()
    expectRefusal(DiaryError.course(.duplicate("coding")), of: diary) {
      try $0.merge(platform: twice, at: after(1))
    }
  }

  @Test func thereAreExactlySevenColours() {
    #expect(DiaryCourse.Color.allCases.count == 7)
    #expect(Set(DiaryCourse.Color.allCases.map(\.rawValue)).count == 7)
  }

  @Test func aColourIsChosenForACourseAndInheritedByAllThatBelongsToIt() throws {
    var diary = try makeDiary()
    #expect(diary.color(of: "coding") == .blue)
    try diary.add(.goal(id: "g1", title: "Goal", course: "coding", due: today), at: now)
    try diary.add(.event(id: "e1", title: "Event", course: "algebra", due: today), at: now)
    try diary.add(.note(id: "n1", title: "Note", course: "coding"), at: now)
    for color in DiaryCourse.Color.allCases {
      try diary.setColor(color, of: "coding", at: after(1))
      let list = diary.list(.all, on: today, calendar: try .vienna)
      for entry in list.entries {
        #expect(entry.color == (entry.course == "coding" ? color : .blue))
      }
      let note = try #require(diary.notes().first?.course)
      #expect(diary.color(of: note) == color)
    }
    expectRefusal(DiaryError.course(.unknown("nowhere")), of: diary) {
      try $0.setColor(.red, of: "nowhere", at: now)
    }
  }

  @Test func enrollingAndLeavingAreRecordedForTheAppToCarryOut() throws {
    var diary = try makeDiary()
    try diary.request(.enrollment, of: "algebra", at: after(1))
    try diary.request(.leaving, of: "coding", at: after(2))
    #expect(
      diary.requests.map { "\($0.kind) \($0.course)" } == ["enrollment algebra", "leaving coding"]
    )
    #expect(diary.requests.first?.date == after(1))
    #expect(diary.requests.map(\.course) == ["algebra", "coding"])
    // Nothing is so before the platform reports it.
    #expect(diary.course("algebra")?.enrollment == .available)
    try diary.merge(platform: try platform(), at: after(3))
    #expect(diary.requests.count == 2)
    let carriedOut = [
      try DiaryCourse(id: "algebra", title: "algebra for all"),
      try DiaryCourse(id: "coding", title: "Learning to code", enrollment: .available),
    ]
    try diary.merge(platform: carriedOut, at: after(4))
    #expect(diary.requests.isEmpty)
  }

  @Test func aCourseThatTheLearnerHasLeftMayVanish() throws {
    var diary = try makeDiary()
    try diary.request(.leaving, of: "coding", at: after(1))
    try diary.merge(platform: [], at: after(2))
    #expect(diary.requests.isEmpty)
    #expect(diary.courses.isEmpty)
  }

  @Test func aRequestMustMakeSenseAndCanBeTakenBack() throws {
    var diary = try makeDiary()
    expectRefusal(DiaryError.course(.alreadySubscribed("coding")), of: diary) {
      try $0.request(.enrollment, of: "coding", at: now)
    }
    expectRefusal(DiaryError.course(.notSubscribed("algebra")), of: diary) {
      try $0.request(.leaving, of: "algebra", at: now)
    }
    expectRefusal(DiaryError.course(.unknown("nowhere")), of: diary) {
      try $0.request(.enrollment, of: "nowhere", at: now)
    }
    expectRefusal(DiaryError.course(.unknown("nowhere")), of: diary) {
      try $0.withdrawRequest(for: "nowhere", at: now)
    }
    expectRefusal(DiaryError.course(.unknown("nowhere")), of: diary) {
      try $0.request(.leaving, of: "nowhere", at: now)
    }
    expectRefusal(DiaryError.course(.noRequest("algebra")), of: diary) {
      try $0.withdrawRequest(for: "algebra", at: now)
    }
    try diary.request(.enrollment, of: "algebra", at: now)
    expectRefusal(DiaryError.course(.alreadyRequested("algebra")), of: diary) {
      try $0.request(.enrollment, of: "algebra", at: now)
    }
    let leaving = try diary.requestingToLeave("coding")
    expectRefusal(DiaryError.course(.alreadyRequested("coding")), of: leaving) {
      try $0.request(.leaving, of: "coding", at: now)
    }
    try diary.withdrawRequest(for: "algebra", at: now)
    #expect(diary.requests.isEmpty)
  }

  @Test func withoutTheNetworkTheLastDataAreReadable() throws {
    let diary = try makeDiary()
    let stored = try JSONEncoder().encode(diary)
    let read = try JSONDecoder().decode(Diary.self, from: stored)
    #expect(read == diary)
    #expect(read.courses.map(\.id) == ["algebra", "coding"])
  }
}

extension Diary {
  /// The diary with a request to leave a course.
  fileprivate func requestingToLeave(_ course: DiaryCourse.ID) throws -> Diary {
    var copy = self
    try copy.request(.leaving, of: course, at: now)
    return copy
  }
}
