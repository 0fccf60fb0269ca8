// SPDX-License-Identifier: Apache-2.0
import Foundation
import LearningDiary
import LudusTestSupport
import Testing

/// Ratings of what is done, events that were read, and points for lessons.
@Suite struct DoneTests {
  private let lesson = DiaryItem.Key.platform("week-1", in: "coding")

  /// The platform's courses, with the first lesson done or not, perhaps under another title.
  private func platform(isDone: Bool, title: String = "Variables") throws -> [DiaryCourse] {
    [
      try DiaryCourse(
        id: "coding",
        title: "Learning to code",
        events: [DiaryCourse.Event(id: "week-1", title: title, due: today, isDone: isDone)]
      )
    ]
  }

  @Test func whatIsDoneCanBeRatedFromOneToFive() throws {
    var diary = try makeDiary()
    try diary.add(
      .event(id: "e", title: "E", course: "coding", due: today, recurrence: .daily().times(3)),
      at: now
    )
    expectRefusal(DiaryError.item(.notDone("e", occurrence: today)), of: diary) {
      try $0.rate(4, "e", occurrence: today, at: after(1))
    }
    try diary.complete("e", occurrence: today, at: after(1))
    for rating in [0, 6] {
      expectRefusal(
        DiaryError.item(.ratingOutOfRange(rating, expected: 1...5)),
        of: diary
      ) { try $0.rate(rating, "e", occurrence: today, at: after(1)) }
    }
    try diary.rate(4, "e", occurrence: today, at: after(1))
    #expect(diary.rating(of: "e", occurrence: today) == 4)
    let done = diary.list(.completed, on: today).entries.filter { $0.id.item == "e" }
    #expect(done.map(\.rating) == [4])
    try diary.rate(nil, "e", occurrence: today, at: after(2))
    #expect(diary.rating(of: "e", occurrence: today) == nil)
    // It goes with the completion.
    try diary.rate(2, "e", occurrence: today, at: after(3))
    try diary.reopen("e", occurrence: today, at: after(4))
    try diary.complete("e", occurrence: today, at: after(5))
    #expect(diary.rating(of: "e", occurrence: today) == nil)
    try expectReplayEqualsLive(diary)
  }

  @Test func aLessonCanBeRatedAsWell() throws {
    var diary = Diary(owner: "eva")
    try diary.merge(platform: try platform(isDone: false), at: now)
    expectRefusal(DiaryError.item(.notDone(lesson, occurrence: nil)), of: diary) {
      try $0.rate(4, lesson, at: after(1))
    }
    try diary.merge(platform: try platform(isDone: true), at: after(1))
    try diary.rate(5, lesson, at: after(1))
    #expect(diary.rating(of: lesson) == 5)
    try diary.merge(platform: try platform(isDone: false), at: after(2))
    #expect(diary.rating(of: lesson) == nil)
    expectRefusal(DiaryError.item(.unknown(.platform("x", in: "coding"))), of: diary) {
      try $0.rate(5, .platform("x", in: "coding"), at: after(2))
    }
  }

  /// Homework that a teacher sends is marked as read, and the export says so to those who may know.
  @Test func whatATeacherSentCanBeMarkedAsRead() throws {
    var diary = Diary(owner: "eva")
    try diary.merge(platform: try platform(isDone: false), at: now)
    #expect(!diary.isRead(lesson))
    try diary.markRead(lesson, at: after(0, 1))
    #expect(diary.isRead(lesson))
    #expect(diary.list(on: today).entries.map(\.isRead) == [true])
    #expect(try diary.export().courses.map(\.read) == [[]])
    #expect(try diary.export(including: [.read]).courses.map(\.read) == [["week-1"]])
    try diary.admit("ms-rossi", as: .teacher(of: ["coding"]), at: after(0, 2))
    #expect(try diary.export(for: "ms-rossi").courses.map(\.read) == [["week-1"]])
    // Progress changes nothing; another text is to be read again.
    try diary.merge(platform: try platform(isDone: true), at: after(1))
    #expect(diary.isRead(lesson))
    try diary.merge(platform: try platform(isDone: true, title: "Names"), at: after(2))
    #expect(!diary.isRead(lesson))
    expectRefusal(DiaryError.item(.unknown("g")), of: diary) { try $0.markRead("g", at: after(3)) }
  }

  @Test func aLessonEarnsWhatThePolicySays() throws {
    let policies = try Diary.Policies { $0.xp = try XPPolicy { $0.lesson = 15 } }
    var diary = Diary(owner: "eva", policies: policies)
    try diary.merge(platform: try platform(isDone: false), at: now)
    try diary.merge(platform: try platform(isDone: true), at: after(1))
    #expect(diary.xp == 15)
    #expect(diary.ledger.entries.map(\.reason.kind) == [.lesson])
    // Another device that took over the same earns nothing more.
    try diary.merge(platform: try platform(isDone: true, title: "Names"), at: after(2))
    #expect(diary.xp == 15)
    // Taken back and done again.
    try diary.merge(platform: try platform(isDone: false), at: after(3))
    #expect(diary.xp == 0)
    try diary.merge(platform: try platform(isDone: true), at: after(4))
    #expect(diary.xp == 15)
    try expectReplayEqualsLive(diary)
    let replayed = try Diary(diary.content, replaying: diary.events.reversed())
    #expect(replayed == diary)
  }

  @Test func whatWasDoneFromTheStartEarnsNothingNorDoesALessonByDefault() throws {
    var diary = Diary(
      owner: "eva",
      policies: try Diary.Policies { $0.xp = try XPPolicy { $0.lesson = 15 } }
    )
    try diary.merge(platform: try platform(isDone: true), at: now)
    #expect(diary.xp == 0)
    var standard = Diary(owner: "eva")
    try standard.merge(platform: try platform(isDone: false), at: now)
    try standard.merge(platform: try platform(isDone: true), at: after(1))
    #expect(standard.xp == 0)
    #expect(throws: (any Error).self) { try XPPolicy { $0.lesson = -1 } }
  }

  @Test func twoDevicesThatTakeOverOneLessonEarnItOnce() throws {
    let policies = try Diary.Policies { $0.xp = try XPPolicy { $0.lesson = 15 } }
    var phone = Diary(owner: "eva", policies: policies)
    try phone.merge(platform: try platform(isDone: false), at: now)
    var tablet = phone
    try phone.merge(platform: try platform(isDone: true), at: after(1))
    try tablet.merge(platform: try platform(isDone: true), at: after(1, 2))
    _ = phone.merge(tablet.events)
    _ = tablet.merge(phone.events)
    #expect(phone == tablet)
    #expect(phone.xp == 15)
  }
}
