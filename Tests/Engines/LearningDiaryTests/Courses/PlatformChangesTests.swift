// SPDX-License-Identifier: Apache-2.0
import Foundation
@testable import LearningDiary
import LudusTestSupport
import Testing

/// What a log stores of the platform's courses.
@Suite struct PlatformChangesTests {
  /// Courses of ten lessons each, of which some are done.
  func courses(done: Int, count: Int = 4) throws -> [DiaryCourse] {
    try (0..<count).map { course in
      try DiaryCourse(
        id: DiaryCourse.ID("course-\(course)"),
        title: "Course \(course)",
        text: "What this course is about, in a sentence of some length.",
        events: (0..<10).map { lesson in
          try DiaryCourse.Event(
            id: DiaryCourse.Event.ID("lesson-\(lesson)"),
            title: "Lesson \(lesson) of course \(course)",
            due: today,
            tasks: DiaryCourse.Progress(done: course * 10 + lesson < done ? 1 : 0, of: 1),
            url: URL(string: "https://example.org/courses/\(course)/\(lesson)")
          )
        }
      )
    }
  }

  /// Two diaries with a merge a day: as merges are stored, and as version 0.1 stored them.
  func diaries(days: Int) throws -> (new: Diary, old: Diary) {
    var new = Diary(owner: "eva")
    var whole: [Diary.Event] = []
    for day in 0..<days {
      let courses = try courses(done: day % 40 + 1)
      try new.merge(platform: courses, at: after(day))
      whole.append(
        Diary.Event(.merged(courses), at: after(day), id: Diary.Event.ID("m\(1000 + day)"))
      )
    }
    return (new, try Diary(Diary.Content(owner: "eva"), replaying: whole))
  }

  @Test func mergesAreStoredAsDifferences() throws {
    let (new, old) = try diaries(days: 40)
    let (short, long) = (try new.json().count, try old.json().count)
    // 40 merges of 40 lessons took 244 kB whole and take 17 kB as differences.
    #expect(short < 25_000 && long > 200_000, "\(short) \(long)")
    #expect(Set(new.courses) == Set(old.courses))
    try expectReplayEqualsLive(new)
    try expectRoundTrip(new)
    // A log of version 0.1 is read, and made as short.
    var compacted = try Diary(json: old.json())
    compacted.compact()
    #expect(try compacted.json().count < 25_000)
    #expect(compacted.events.map(\.id) == old.events.map(\.id))
    #expect(compacted.state.platformItems == old.state.platformItems)
    #expect(try Diary(json: compacted.json()) == compacted)
  }

  @Test func mergingTheSameCoursesAgainStoresNothing() throws {
    var diary = try makeDiary()
    let before = diary
    #expect(try diary.merge(platform: platform().reversed(), at: after(1)) == nil)
    #expect(diary == before)
    expectRefusal(DiaryError.log(.dateOutOfRange), of: diary) {
      try $0.merge(platform: platform(), at: Date(timeIntervalSince1970: .nan))
    }
  }

  @Test func differencesLeadToExactlyTheCourses() {
    forEachSeed(0..<30) { generator in
      var diary = Diary(owner: "eva")
      for step in 0..<12 {
        var courses = try RandomDiary.courses(&generator)
        if generator.draw(below: 2) == 0, let first = courses.first {
          // Another order of its events.
          courses[0] = try DiaryCourse(
            id: first.id,
            title: first.title,
            text: "Shuffled",
            enrollment: first.enrollment,
            events: generator.shuffled(first.events)
          )
        }
        try diary.merge(platform: courses, at: after(step))
        try #require(Set(diary.courses) == Set(courses))
      }
      try expectReplayEqualsLive(diary)
      try expectRoundTrip(diary)
    }
  }

  @Test func devicesThatMergeInBetweenDoNotMixTheirCourses() throws {
    var phone = Diary(owner: "eva")
    try phone.merge(platform: courses(done: 1), at: now)
    var tablet = phone
    // The platform took a step back after the phone asked.
    try phone.merge(platform: courses(done: 5), at: after(1))
    try tablet.merge(platform: courses(done: 1, count: 3), at: after(2))
    expectTaken(phone.merge(tablet.events))
    #expect(try Set(phone.courses) == Set(courses(done: 1, count: 3)))
    try expectReplayEqualsLive(phone)
  }

  @Test func whatIsMergedLateFollowsTheMergeBeforeIt() throws {
    var diary = Diary(owner: "eva")
    try diary.merge(platform: courses(done: 1), at: now)
    try diary.merge(platform: courses(done: 9), at: after(2))
    try diary.merge(platform: courses(done: 4), at: after(1), stamp: .init(recordedAt: after(3)))
    #expect(try Set(diary.courses) == Set(courses(done: 9)))
    let dates = diary.state.platformItems.values.compactMap(\.doneAt)
    #expect(dates.count { $0 == after(1) } == 3)
    #expect(dates.count { $0 == after(2) } == 5)
    try expectReplayEqualsLive(diary)
  }

  @Test func severalMergesOfOneInstantFollowEachOther() throws {
    var diary = Diary(owner: "eva")
    try diary.merge(platform: courses(done: 1), at: now, stamp: .init(id: "m"))
    try diary.merge(platform: courses(done: 2), at: now, stamp: .init(id: "a"))
    #expect(diary.refusals.isEmpty)
    #expect(try Set(diary.courses) == Set(courses(done: 2)))
    // The same merge again is the same event.
    let before = diary
    #expect(try diary.merge(platform: courses(done: 1), at: now, stamp: .init(id: "m"))?.id == "m")
    #expect(diary == before)
    expectRefusal(DiaryError.log(.conflictingEvent("m")), of: diary) {
      try $0.merge(platform: courses(done: 3), at: now, stamp: .init(id: "m"))
    }
  }

  @Test func aDifferenceWaitsForTheMergeThatItFollows() throws {
    var diary = Diary(owner: "eva")
    try diary.merge(platform: courses(done: 1), at: now)
    try diary.merge(platform: courses(done: 2), at: after(1))
    var part = Diary(owner: "eva")
    expectTaken(part.merge(diary.events.suffix(1)))
    #expect(part.courses.isEmpty)
    #expect(part.refusals.count == 1)
    expectTaken(part.merge(diary.events))
    #expect(part == diary)
  }

  @Test func aCompactedAndAWholeLogMergeToOneDiary() throws {
    let whole = (0..<20).map { day in
      (try? courses(done: day)).map {
        Diary.Event(.merged($0), at: after(day), id: Diary.Event.ID("m\(100 + day)"))
      }
    }.compactMap { $0 }
    let old = try Diary(Diary.Content(owner: "eva"), replaying: whole)
    var short = old
    short.compact()
    #expect(short.events.count == old.events.count && short != old)
    var (one, two) = (old, short)
    expectTaken(one.merge(short.events))
    expectTaken(two.merge(old.events))
    #expect(one == short && two == short)
    // Both forms in one file.
    #expect(try Diary(old.content, replaying: old.events + short.events) == short)
    #expect(try Diary(old.content, replaying: short.events + old.events) == short)
    var three = old
    for event in short.events { try three.apply(event) }
    #expect(three == short)
  }

  @Test func aForgedFormOfAMergeIsRefused() throws {
    var diary = Diary(owner: "eva")
    try diary.merge(platform: courses(done: 1), at: now, stamp: .init(id: "a"))
    try diary.merge(platform: courses(done: 2), at: after(1), stamp: .init(id: "b"))
    for action in [
      Diary.Action.merged(try courses(done: 9)),
      .mergedChanges(DiaryCourse.Changes(base: "a", courses: [], withdrawn: ["course-0"])),
    ] {
      let forged = Diary.Event(action, at: after(1), id: "b")
      expectRefusal(DiaryError.log(.conflictingEvent("b")), of: diary) { try $0.apply(forged) }
      var merged = diary
      let events = [diary.events[0], forged]
      let rejected = merged.merge(events).rejected
      #expect(rejected.map(\.position) == [1] && rejected.map(\.event) == [forged])
      #expect(rejected.map(\.reason) == [.conflictingEvent("b")])
      #expect(merged == diary)
    }
    // One that follows a merge that nobody has is left out.
    let changes = DiaryCourse.Changes(base: "zzz", courses: [], withdrawn: [])
    expectTaken(diary.merge([Diary.Event(.mergedChanges(changes), at: after(1), id: "b")]))
    #expect(try Set(diary.courses) == Set(courses(done: 2)))
  }

  @Test(arguments: [
    #"{"kind":"mergedChanges","since":"a","courses":[{"id":"x","events":[]}]}"#,
    #"{"kind":"mergedChanges","since":"a","courses":[{"id":"course-0"},{"id":"course-0"}]}"#,
    #"{"kind":"mergedChanges","since":"nobody"}"#,
  ])
  func changesThatCannotBeAreWithoutEffect(json: String) throws {
    var diary = Diary(owner: "eva")
    try diary.merge(platform: courses(done: 1), at: now, stamp: .init(id: "a"))
    try diary.apply(
      Diary.Event(try decode(Diary.Action.self, json), at: after(1), id: "b")
    )
    #expect(diary.refusals.count == 1)
    #expect(try Set(diary.courses) == Set(courses(done: 1)))
  }

  @Test func changesOfAnotherCourseThanTheyNameAreNotRead() {
    let json =
      #"{"kind":"mergedChanges","since":"a","courses":[{"id":"x","course":"#
      + #"{"id":"y","title":"Y","enrollment":"available"}}]}"#
    #expect(
      contentFaults(DiaryFault.self) { _ = try decode(Diary.Action.self, json) } == [
        #"courses[0].course.id: "y", expected "x""#
      ]
    )
  }

  @Test func aStrangeOrderLosesNothing() throws {
    var diary = Diary(owner: "eva")
    try diary.merge(platform: courses(done: 1, count: 1), at: now, stamp: .init(id: "a"))
    let json =
      #"{"kind":"mergedChanges","since":"a","courses":[{"id":"course-0","#
      + #""order":["lesson-9","lesson-9","nothing","lesson-0"]}]}"#
    try diary.apply(Diary.Event(try decode(Diary.Action.self, json), at: after(1), id: "b"))
    let events = diary.course("course-0")?.events.map(\.id) ?? []
    #expect(events.count == 10)
    #expect(events.prefix(3) == ["lesson-9", "lesson-0", "lesson-1"])
  }
}
