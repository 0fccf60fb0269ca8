// SPDX-License-Identifier: Apache-2.0
import Foundation
import Languages
import LearningDiary
import LudusTestSupport
import Testing

/// What was missed while no app ran, and what can be scheduled ahead.
@Suite struct MissedReminderTests {
  func march(_ day: Int) -> CalendarDay { .of(2026, 3, day) }

  /// A diary with an event on each of some days of March.
  func diary(due days: [Int], _ policies: Diary.Policies = .standard) throws -> Diary {
    var diary = Diary(owner: "eva", policies: policies)
    try diary.merge(platform: [DiaryCourse(id: "coding", title: "Coding")], at: now)
    for day in days {
      let id = DiaryItem.ID("e\(day)")
      try diary.add(.event(id: id, title: "Day \(day)", course: "coding", due: march(day)), at: now)
    }
    return diary
  }

  @Test func afterThreeDaysWithoutAPhoneEachMissedReminderIsToldOnce() throws {
    var diary = try diary(due: [1, 2, 3, 4, 5, 6])
    #expect(try diary.deliverNotifications(until: now, calendar: .vienna).map(\.title) == ["Day 1"])
    let missed = try diary.deliverNotifications(since: now, until: after(4), calendar: .vienna)
    #expect(missed.map(\.title) == ["Day 2", "Day 3", "Day 4", "Day 5"])
    #expect(missed.map(\.date) == [after(4), after(4), after(4), after(4)])
    #expect(try diary.deliverNotifications(since: now, until: after(4), calendar: .vienna) == [])
    #expect(
      try diary.deliverNotifications(since: now, until: after(5), calendar: .vienna).count == 1
    )
  }

  @Test func theLogKnowsTheLastDeliveryOfAllDevices() throws {
    var phone = try diary(due: [1, 3, 4, 5])
    var tablet = phone
    try phone.deliverNotifications(until: now, calendar: .vienna)
    try tablet.deliverNotifications(until: after(2), calendar: .vienna)
    expectTaken(phone.merge(tablet.events))
    let new = try phone.deliverNotifications(until: after(4), calendar: .vienna)
    #expect(new.map(\.title) == ["Day 4", "Day 5"])
  }

  @Test func aRunIsAtItsTimeAndNotBefore() throws {
    var diary = try diary(due: [2])
    #expect(try diary.deliverNotifications(until: after(0, 21, 59), calendar: .vienna) == [])
    #expect(try diary.deliverNotifications(until: after(0, 22), calendar: .vienna).count == 1)
  }

  @Test func whatIsAddedAfterTheRunOfItsDayIsToldByTheNextCall() throws {
    var diary = try diary(due: [1])
    try diary.deliverNotifications(until: now, calendar: .vienna)
    try diary.add(.event(id: "x", title: "X", course: "coding", due: today), at: after(0, 1))
    let new = try diary.deliverNotifications(until: after(0, 2), calendar: .vienna)
    #expect(new.map(\.title) == ["X"])
  }

  @Test func nothingIsLostOutsideTheWindow() throws {
    let (eight, four) = (try #require(TimeOfDay(hour: 8)), try #require(TimeOfDay(hour: 16)))
    let reminders = try ReminderPolicy { $0.window = eight..<four }
    var diary = try diary(due: [1, 2, 3, 4], Diary.Policies { $0.reminders = reminders })
    try diary.deliverNotifications(until: now, calendar: .vienna)
    for day in 1...2 {
      #expect(try diary.deliverNotifications(until: after(day, 10), calendar: .vienna) == [])
    }
    #expect(try diary.deliverNotifications(until: after(3), calendar: .vienna).count == 3)
  }

  @Test func upcomingNotificationsHaveTheInstantsOfTheirRunsAndChangeNothing() throws {
    let diary = try diary(due: [1, 2, 4])
    let before = diary
    let upcoming = diary.upcomingNotifications(after: now, until: after(3), calendar: try .vienna)
    #expect(upcoming.map(\.title) == ["Day 2", "Day 4"])
    #expect(upcoming.map(\.date) == [after(0, 22), after(2, 22)])
    #expect(upcoming.allSatisfy { !$0.isSeen && !$0.isRead })
    #expect(diary == before)
    let ids = try upcoming.map { try $0.id.json() }
    #expect(try ids.map { try DiaryNotification.Key(json: $0) } == upcoming.map(\.id))
  }

  @Test func whatWasDeliveredOrCompletedIsNotUpcoming() throws {
    var diary = try diary(due: [1, 2, 3])
    try diary.complete("e2", at: now)
    try diary.deliverNotifications(until: after(2), calendar: .vienna)
    #expect(diary.upcomingNotifications(after: now, until: after(9), calendar: try .vienna) == [])
  }

  @Test func aCourseWithoutAStartIsAnnouncedOnceByTheNextRun() throws {
    var diary = try diary(due: [])
    let open = try DiaryCourse(id: "open", title: "At your own pace", enrollment: .available)
    try diary.merge(platform: [open], at: after(0, 1))
    let upcoming = diary.upcomingNotifications(
      after: after(0, 1),
      until: after(9),
      calendar: try .vienna
    )
    #expect(upcoming.map(\.date) == [after(0, 22)])
    let told = try diary.deliverNotifications(until: after(1), calendar: .vienna)
    #expect(told.map(\.id) == [DiaryNotification.Key(.course("open"), .courseStart, on: nil)])
    #expect(told.map(\.kind) == [.newCourse])
    #expect(
      told.map(DiaryText(in: .english).text(of:)) == [
        "You can begin the course “At your own pace” at any time."
      ]
    )
    #expect(
      told.map(DiaryText(in: .german).text(of:)) == [
        "Mit dem Kurs „At your own pace“ kannst du jederzeit beginnen."
      ]
    )
    #expect(try diary.deliverNotifications(since: now, until: after(8), calendar: .vienna) == [])
    try expectRoundTrip(diary)
    // A first day is a new reason.
    let dated = try DiaryCourse(
      id: "open",
      title: "Open",
      start: march(12),
      enrollment: .available
    )
    try diary.merge(platform: [dated], at: after(8))
    #expect(try diary.deliverNotifications(until: after(9), calendar: .vienna).count == 1)
  }

  @Test(arguments: [
    (ReminderPolicy.OpenCourses.all, ["new", "old"]), (.added, ["new"]), (.none, []),
  ])
  func thePolicyChoosesTheOpenCoursesThatAreAnnounced(
    choice: ReminderPolicy.OpenCourses,
    titles: [String]
  ) throws {
    let policies = try Diary.Policies {
      $0.reminders = try ReminderPolicy { $0.openCourses = choice }
    }
    try expectRoundTrip(policies)
    var diary = Diary(owner: "eva", policies: policies)
    let old = try DiaryCourse(id: "old", title: "old", enrollment: .available)
    let new = try DiaryCourse(id: "new", title: "new", enrollment: .available)
    try diary.merge(platform: [old], at: now)
    try diary.merge(platform: [old, new], at: after(0, 1))
    let told = try diary.deliverNotifications(until: after(1), calendar: .vienna)
    #expect(told.map(\.title) == titles)
  }

  @Test func onlyAnOpenCourseHasAReasonWithoutADay() {
    let item = #"{"cause":"due","item":"g1"}"#
    #expect(throws: (any Error).self) { try decode(DiaryNotification.Key.self, item) }
  }

  @Test func upcomingIsWhatTheRunsDeliver() {
    let tests = NotificationPropertyTests()
    var count = 0
    forEachSeed(0..<60) { generator in
      let (zone, day) = try generator.pick(
        NotificationPropertyTests.changes + [("Pacific/Apia", .of(2011, 12, 31))]
      )
      let calendar = try Calendar.of(zone)
      let days = tests.fortnight(around: day, calendar)
      var diary = try tests.diary(on: days, using: &generator)
      let start = DayReckoning(calendar).interval(of: days[0]).lowerBound
      let now = start + Double(generator.draw(below: 100)) * 3600
      let end = now + Double(generator.draw(below: 300)) * 3600
      try diary.deliverNotifications(since: start - 86_400, until: now, calendar: calendar)
      let upcoming = diary.upcomingNotifications(after: now, until: end, calendar: calendar)
      var delivered: [DiaryNotification] = []
      var run = diary.nextRun(after: now, calendar: calendar)
      while let date = run, date <= end {
        delivered += try diary.deliverNotifications(until: date, calendar: calendar)
        run = diary.nextRun(after: date, calendar: calendar)
      }
      try #require(upcoming == delivered)
      count += upcoming.count
    }
    #expect(count > 100)
  }

  @Test func severalRunsOrNoneTellTheSame() {
    let tests = NotificationPropertyTests()
    forEachSeed(0..<60) { generator in
      let calendar = try Calendar.vienna
      let days = tests.fortnight(around: .of(2026, 3, 29), calendar)
      var often = try tests.diary(on: days, using: &generator)
      var once = often
      let start = DayReckoning(calendar).interval(of: days[0]).lowerBound
      var date = start
      var told = Set(
        try often.deliverNotifications(until: start, calendar: calendar).flatMap(tests.keys)
      )
      while date < start + 15 * 86_400 {
        date += Double(1 + generator.draw(below: 80)) * 3600
        let new = try often.deliverNotifications(until: date, calendar: calendar).flatMap(
          tests.keys
        )
        try #require(told.isDisjoint(with: new))
        told.formUnion(new)
      }
      try once.deliverNotifications(until: start, calendar: calendar)
      try once.deliverNotifications(since: start, until: date, calendar: calendar)
      try #require(Set(once.notifications.flatMap(tests.keys)) == told)
    }
  }

  // Seconds, because a date that is no number cannot be described as an argument.
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0, 253_402_300_799])
  func anyDateCanBeAskedFor(seconds: Double) throws {
    var diary = try diary(due: [1, 2])
    let date = Date(timeIntervalSince1970: seconds)
    for (start, end) in [(date, now), (now, date), (date, date)] {
      _ = diary.upcomingNotifications(after: start, until: end, calendar: try .vienna)
      _ = diary.nextRun(after: start, calendar: try .vienna)
      _ = try? diary.deliverNotifications(since: start, until: end, calendar: .vienna)
    }
    try expectReplayEqualsLive(diary)
  }
}
