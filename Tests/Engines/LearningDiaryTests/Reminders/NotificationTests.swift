// SPDX-License-Identifier: Apache-2.0
import Foundation
import Languages
import LearningDiary
import LudusTestSupport
import Testing

/// What is told, on which day, and what becomes of it in the list.
@Suite struct NotificationTests {
  // With a goal due on 4 March and reminded of on 2 March, an event due on 3 March, and, if it is
  // to be announced, a course that begins on 9 March.
  func diary(
    _ policies: Diary.Policies = Diary.Policies.standard,
    announcing isAnnouncing: Bool = false
  ) throws -> Diary {
    var diary = try makeDiary(policies)
    if !isAnnouncing {
      try diary.merge(platform: Array(platform().prefix(1)), at: now)
    }
    try diary.add(
      .goal(
        id: "g1",
        title: "Login",
        course: "coding",
        due: .of(2026, 3, 4),
        reminders: .on(march(2))
      ),
      at: now
    )
    try diary.add(
      .event(id: "e1", title: "Read", course: "coding", due: .of(2026, 3, 3)),
      at: now
    )
    return diary
  }

  func march(_ day: Int) -> CalendarDay { .of(2026, 3, day) }

  /// Tells what is to be told on a day of March and on no other, at noon, and returns the keys.
  @discardableResult
  func tell(_ day: Int, _ diary: inout Diary) throws -> [DiaryNotification.Key] {
    let date = after(day - 1)
    return try diary.deliverNotifications(since: date, until: date, calendar: .vienna).map(\.id)
  }

  func own(_ id: DiaryItem.ID, _ cause: DiaryNotification.Key.Cause, _ day: Int)
    -> DiaryNotification.Key
  {
    DiaryNotification.Key(.item(.own(id), occurrence: nil), cause, on: march(day))
  }

  let weekTwo = DiaryNotification.Key(
    .item(.platform("week-2", in: "coding"), occurrence: nil),
    .due,
    on: .of(2026, 3, 4)
  )
  let algebra = DiaryNotification.Key(.course("algebra"), .courseStart, on: .of(2026, 3, 9))

  @Test func itemsWhoseReminderOrDueDateIsTodayAreToldAndCoursesAboutToStart() throws {
    var diary = try diary(announcing: true)
    #expect(try tell(1, &diary) == [])
    // Nine days ahead is not soon; seven are.
    #expect(try tell(2, &diary) == [own("g1", .reminder, 2), algebra])
    #expect(try tell(3, &diary) == [own("e1", .due, 3)])
    #expect(try tell(4, &diary) == [own("g1", .due, 4), weekTwo])
    #expect(try tell(5, &diary) == [])
    #expect(try tell(9, &diary) == [])
  }

  @Test func nobodyIsToldTwiceAboutTheSameThing() throws {
    var diary = try diary()
    try tell(4, &diary)
    let told = diary
    #expect(try tell(4, &diary) == [])
    #expect(diary == told)
    // Nor on a device that took over the log.
    var other = try Diary(diary.content, replaying: diary.events)
    #expect(try tell(4, &other) == [])
  }

  @Test func aNotificationHasKindTitleDayAndTarget() throws {
    var diary = try diary(announcing: true)
    try tell(2, &diary)
    try tell(4, &diary)
    let course = try #require(diary.notifications.first { $0.id == algebra })
    #expect(course.kind == .newCourse)
    #expect(course.title == "algebra for all")
    #expect(course.due == march(9))
    #expect(course.id.subject == .course("algebra") && course.url == nil)
    let goal = try #require(diary.notifications.first { $0.id == own("g1", .reminder, 2) })
    #expect(goal.kind == .goal)
    #expect(goal.title == "Login")
    #expect(goal.due == march(4))
    #expect(goal.causes == [.reminder])
    #expect(goal.id.subject == .item("g1", occurrence: nil))
    #expect(goal.date == after(1))
    let event = try #require(diary.notifications.first { $0.id == weekTwo })
    #expect(event.kind == .event)
    #expect(event.id.subject == .item(.platform("week-2", in: "coding"), occurrence: nil))
  }

  @Test func aNewCourseLeadsToItsURL() throws {
    var diary = Diary(owner: "eva")
    let url = URL(string: "https://example.org/sets")
    let course = try DiaryCourse(
      id: "sets",
      title: "Sets",
      url: url,
      start: march(2),
      enrollment: .available
    )
    try diary.merge(platform: [course], at: now)
    try tell(1, &diary)
    #expect(diary.notifications.first?.url == url)
  }

  @Test func everyNotificationHasATextInBothLanguages() throws {
    var diary = try diary(announcing: true)
    for day in [2, 3, 4] {
      try tell(day, &diary)
    }
    try diary.setReminder(march(5), for: .platform("reading", in: "coding"), at: after(4))
    try diary.setReminder(march(5), for: "e1", at: after(4))
    try tell(5, &diary)
    let list = Array(diary.notifications.reversed())
    #expect(
      list.map(DiaryText.english.text(of:)) == [
        "Remember your goal “Login”, due on 4 March 2026.",
        "The course “algebra for all” begins on 9 March 2026.",
        "“Read” is due on 3 March 2026.",
        "“Loops” is due on 4 March 2026.",
        "Your goal “Login” is due on 4 March 2026.",
        "Remember “Further reading”.",
        "Remember “Read”, due on 3 March 2026.",
      ]
    )
    #expect(
      list.map(DiaryText(in: .german).text(of:)) == [
        "Denk an dein Lernziel „Login“: fällig am 4. März 2026.",
        "Der Kurs „algebra for all“ beginnt am 9. März 2026.",
        "„Read“ ist am 3. März 2026 fällig.",
        "„Loops“ ist am 4. März 2026 fällig.",
        "Dein Lernziel „Login“ ist am 4. März 2026 fällig.",
        "Denk an „Further reading“.",
        "Denk an „Read“: fällig am 3. März 2026.",
      ]
    )
  }

  @Test func theListIsNewestFirstAndEachIsDeletable() throws {
    var diary = try diary(announcing: true)
    for day in [4, 2, 3] {
      try tell(day, &diary)
    }
    let dates = diary.notifications.map(\.date)
    #expect(dates == dates.sorted(by: >))
    #expect(
      diary.notifications.map(\.id) == [
        algebra, own("g1", .due, 4), weekTwo, own("e1", .due, 3), own("g1", .reminder, 2),
      ]
    )
    while let notification = diary.notifications.last {
      try diary.deleteNotification(notification.id, at: after(5))
    }
    #expect(diary.notifications == [])
    // What is deleted is not told again.
    #expect(try tell(4, &diary) == [])
    expectRefusal(DiaryError.unknownNotification(weekTwo), of: diary) {
      try $0.deleteNotification(weekTwo, at: after(5))
    }
  }

  @Test func theBadgeShowsUnseenOnesAndGoesWhenTheListIsOpened() throws {
    var diary = try diary(announcing: true)
    try tell(2, &diary)
    try tell(3, &diary)
    #expect(diary.unseenNotifications == 3)
    try diary.markRead(own("e1", .due, 3), at: after(2))
    #expect(diary.unseenNotifications == 2)
    try diary.markNotificationsSeen(at: after(2, 1))
    #expect(diary.unseenNotifications == 0)
    #expect(diary.notifications.map(\.isRead) == [true, false, false])
    try tell(4, &diary)
    #expect(diary.unseenNotifications == 2)
    expectRefusal(DiaryError.unknownNotification(own("e1", .due, 7)), of: diary) {
      try $0.markRead(own("e1", .due, 7), at: after(5))
    }
  }

  @Test func whatAnotherDeviceToldBeforeTheListWasOpenedIsSeen() throws {
    var (phone, tablet) = (try diary(), try diary())
    try tell(3, &tablet)
    try phone.markNotificationsSeen(at: after(3))
    expectTaken(phone.merge(tablet.events))
    #expect(phone.notifications.map(\.isSeen) == [true])
    expectTaken(tablet.merge(phone.events))
    #expect(tablet == phone)
  }

  @Test func twoDevicesThatTellTheSameHaveItOnce() throws {
    var (phone, tablet) = (try diary(), try diary())
    try tell(4, &phone)
    _ = try tablet.deliverNotifications(since: after(3, 1), until: after(3, 1), calendar: .vienna)
    expectTaken(phone.merge(tablet.events))
    #expect(phone.notifications.count == 2)
    #expect(phone.notifications.map(\.date) == [after(3), after(3)])
  }

  @Test func aMovedItemWithdrawsItsOldNotificationsAndIsToldOnItsNewDay() throws {
    var diary = try diary()
    try tell(3, &diary)
    #expect(diary.unseenNotifications == 1)
    var event = try #require(diary.item("e1"))
    event.due = march(6)
    try diary.edit(event, at: after(2, 1))
    #expect(diary.notifications == [])
    #expect(diary.unseenNotifications == 0)
    // The list is opened while it is withdrawn: it does not come back by that.
    try diary.markNotificationsSeen(at: after(2, 2))
    #expect(diary.notifications == [])
    #expect(try tell(6, &diary) == [own("e1", .due, 6)])
    // Moved back: what it told is so again, and nothing is told twice.
    event.due = march(3)
    try diary.edit(event, at: after(6))
    #expect(try tell(3, &diary) == [])
    #expect(diary.notifications.map(\.id) == [own("e1", .due, 3)])
  }

  @Test func whatWasSeenBeforeTheItemWasMovedStaysAsItWasTold() throws {
    var diary = try diary()
    try tell(3, &diary)
    try diary.markNotificationsSeen(at: after(2, 1))
    var event = try #require(diary.item("e1"))
    event.due = march(6)
    try diary.edit(event, at: after(2, 2))
    #expect(
      diary.notifications.map(DiaryText.english.text(of:)) == ["“Read” is due on 3 March 2026."]
    )
  }

  @Test func aNewReminderDateIsANewCause() throws {
    var diary = try diary(announcing: true)
    #expect(try tell(2, &diary) == [own("g1", .reminder, 2), algebra])
    // After it has passed, another one can be set, also for the day itself.
    try diary.setReminder(march(3), for: "g1", at: after(1, 1))
    #expect(try tell(3, &diary) == [own("e1", .due, 3), own("g1", .reminder, 3)])
    try tell(4, &diary)
    try diary.setReminder(march(4), for: "g1", at: after(3, 2))
    #expect(try tell(4, &diary) == [own("g1", .reminder, 4)])
    try diary.setReminder(nil, for: "g1", at: after(3, 3))
    try diary.setReminder(march(4), for: "g1", at: after(3, 4))
    #expect(try tell(4, &diary) == [])
  }

  @Test func dueAndReminderOfTheSameDayAreOneNotification() throws {
    var diary = try diary()
    try diary.setReminder(march(4), for: "g1", at: now)
    #expect(try tell(4, &diary) == [own("g1", .due, 4), weekTwo])
    let goal = diary.notifications.first { $0.id == own("g1", .due, 4) }
    #expect(goal?.causes == [.due, .reminder])
    #expect(try tell(4, &diary) == [])
  }

  @Test func anItemThatIsDueLaterIsStillRememberedOnTheDay() throws {
    var diary = try diary()
    try diary.setReminder(march(4), for: "g1", at: now)
    try tell(4, &diary)
    var goal = try #require(diary.item("g1"))
    goal.due = march(8)
    try diary.edit(goal, at: after(3, 1))
    let notification = try #require(diary.notifications.first { $0.kind == .goal })
    #expect(notification.causes == [.reminder])
    #expect(
      DiaryText.english.text(of: notification) == "Remember your goal “Login”, due on 8 March 2026."
    )
  }

  @Test func anEventThatThePlatformMovesIsWithdrawnAndToldOnItsNewDay() throws {
    var diary = try diary()
    try tell(4, &diary)
    let moved = try DiaryCourse(
      id: "coding",
      title: "Coding",
      events: [DiaryCourse.Event(id: "week-2", title: "Loops", due: march(6))]
    )
    try diary.merge(platform: [moved], at: after(3, 1))
    #expect(diary.notifications.map(\.id) == [own("g1", .due, 4)])
    let keys = try tell(6, &diary)
    #expect(keys == [DiaryNotification.Key(weekTwo.subject, .due, on: march(6))])
  }

  @Test func completedAndDeletedItemsAreNotTold() throws {
    var diary = try diary(announcing: true)
    try diary.complete("e1", at: now)
    try diary.delete("g1", at: now)
    #expect(try tell(2, &diary) == [algebra])
    #expect(try tell(3, &diary) == [])
    #expect(try tell(4, &diary) == [weekTwo])
    try diary.reopen("e1", at: after(4))
    #expect(try tell(3, &diary) == [own("e1", .due, 3)])
    // With an item that is deleted its notifications go, also seen ones.
    try diary.markNotificationsSeen(at: after(4))
    try diary.delete("e1", at: after(5))
    #expect(diary.notifications.map(\.id) == [weekTwo, algebra])
  }

  @Test func theEventOfACourseIsToldUntilThePlatformSaysThatItIsDone() throws {
    var diary = try makeDiary()
    let done = try platform().map { course in
      try DiaryCourse(
        id: course.id,
        title: course.title,
        start: course.start,
        enrollment: course.enrollment,
        events: course.events.map {
          try DiaryCourse.Event(id: $0.id, title: $0.title, due: $0.due, isDone: true)
        }
      )
    }
    try diary.merge(platform: done, at: after(1))
    #expect(try tell(4, &diary) == [algebra])
  }

  @Test func eachOccurrenceIsToldByItself() throws {
    var diary = try makeDiary()
    let weekly = DiaryItem.Recurrence(every: .weeks(1), until: march(20))
    try diary.add(
      .event(
        id: "w",
        title: "Walk",
        course: "coding",
        due: march(3),
        reminders: .on(march(2)),
        recurrence: weekly
      ),
      at: now
    )
    func key(_ cause: DiaryNotification.Key.Cause, _ day: Int, _ occurrence: Int)
      -> DiaryNotification.Key
    {
      DiaryNotification.Key(.item("w", occurrence: march(occurrence)), cause, on: march(day))
    }
    #expect(try tell(2, &diary) == [key(.reminder, 2, 3), algebra])
    #expect(try tell(3, &diary) == [key(.due, 3, 3)])
    #expect(try tell(9, &diary) == [key(.reminder, 9, 10)])
    try diary.complete("w", occurrence: march(10), at: after(8))
    #expect(try tell(10, &diary) == [])
    #expect(try tell(17, &diary) == [key(.due, 17, 17)])
    #expect(try tell(24, &diary) == [])
  }

  @Test func onlyAvailableCoursesAreAnnouncedWithinTheLead() throws {
    var diary = Diary(
      owner: "eva",
      policies: try Diary.Policies { $0.reminders = try ReminderPolicy { $0.leadDays = 2 } }
    )
    func course(_ id: DiaryCourse.ID, _ day: Int?, _ enrollment: DiaryCourse.Enrollment) throws
      -> DiaryCourse
    {
      try DiaryCourse(id: id, title: "Course", start: day.map(march), enrollment: enrollment)
    }
    let courses = try [
      course("past", 1, .available), course("today", 2, .available), course("soon", 4, .available),
      course("later", 5, .available), course("open", nil, .available),
      course("mine", 3, .subscribed),
    ]
    try diary.merge(platform: courses, at: now)
    let keys = try tell(2, &diary)
    #expect(keys.map(\.subject) == [.course("open"), .course("today"), .course("soon")])
    // A course that begins on another day is told anew; one that is gone has no notification.
    try diary.merge(platform: [course("soon", 5, .available)], at: after(1, 1))
    #expect(diary.notifications == [])
    #expect(try tell(3, &diary).map(\.day) == [march(5)])
  }

  @Test func outsideTheWindowNothingIsToldAndNothingIsLost() throws {
    let (eight, four) = (try #require(TimeOfDay(hour: 8)), try #require(TimeOfDay(hour: 16)))
    let policies = try Diary.Policies {
      $0.reminders = try ReminderPolicy { $0.window = eight..<four }
    }
    var diary = try diary(policies)
    let vienna = try Calendar.vienna
    let evening = after(2, 6)
    let before = diary
    #expect(try diary.deliverNotifications(since: evening, until: evening, calendar: vienna) == [])
    #expect(diary == before)
    #expect(try tell(3, &diary) == [own("e1", .due, 3)])
    #expect(diary.nextRun(after: evening, calendar: vienna) == after(2, 22))
  }

  @Test func whatFallsOnADateThatTheZoneLeavesOutIsToldOnTheNextDay() throws {
    var diary = try makeDiary()
    let missing = CalendarDay.of(2011, 12, 30)
    try diary.add(.event(id: "x", title: "Read", course: "coding", due: missing), at: now)
    let apia = try Calendar.of("Pacific/Apia")
    // Noon on 29 December, and noon on 31 December a day later, twice.
    let noon = Date(timeIntervalSince1970: 1_325_196_000)
    let told = try [noon, noon + 86_400, noon + 86_400].map {
      try diary.deliverNotifications(since: $0, until: $0, calendar: apia).count
    }
    #expect(told == [0, 1, 0])
    let upcoming = diary.upcomingNotifications(after: noon, until: noon + 9e5, calendar: apia)
    #expect(upcoming == [])
  }

  // Seconds, because a date that is no number cannot be described as an argument.
  @Test(arguments: [Double.nan, .infinity, 1e16])
  func aDateThatCannotBeStoredIsRefused(seconds: Double) throws {
    let date = Date(timeIntervalSince1970: seconds)
    let vienna = try Calendar.vienna
    expectRefusal(DiaryError.log(.dateOutOfRange), of: try diary()) {
      try $0.deliverNotifications(since: date, until: date, calendar: vienna)
    }
    expectRefusal(DiaryError.log(.dateOutOfRange), of: try diary()) {
      try $0.markNotificationsSeen(at: date)
    }
  }

  @Test(arguments: [CalendarDay.first, .last])
  func theFirstAndTheLastDayAreDaysToo(day: CalendarDay) throws {
    var diary = try makeDiary()
    try diary.add(.event(id: "x", title: "Read", course: "coding", due: day), at: now)
    let date = try DayReckoning(.vienna).interval(of: day).lowerBound + 12 * 3600
    #expect(try diary.deliverNotifications(since: date, until: date, calendar: .vienna).count == 1)
  }

  @Test func whatIsKnownBeforeItHappenedOrHasATakenIdentifierIsNotTold() throws {
    let vienna = try Calendar.vienna
    expectRefusal(DiaryError.log(.knownBeforeItHappened), of: try diary()) {
      try $0.deliverNotifications(
        until: after(2),
        calendar: vienna,
        stamp: .init(recordedAt: now)
      )
    }
    var diary = try diary()
    try diary.markNotificationsSeen(at: now, stamp: .init(id: "n1"))
    expectRefusal(DiaryError.log(.conflictingEvent("n1")), of: diary) {
      try $0.deliverNotifications(until: after(2), calendar: vienna, stamp: .init(id: "n1"))
    }
    expectRefusal(DiaryError.log(.emptyIdentifier), of: diary) {
      try $0.deliverNotifications(until: after(2), calendar: vienna, stamp: .init(id: ""))
    }
  }
}

/// Reminders at an hour.
@Suite struct TimedReminderTests {
  private func diary(_ time: TimeOfDay?, _ policies: Diary.Policies = .standard) throws -> Diary {
    var diary = try makeDiary(policies)
    try diary.add(
      .event(
        id: "exam",
        title: "Exam",
        course: "coding",
        due: .of(2026, 3, 3),
        time: TimeOfDay(hour: 8),
        reminders: .on(.of(2026, 3, 3), at: time)
      ),
      at: now
    )
    return diary
  }

  private func told(_ diary: inout Diary, at date: Date) throws -> [String] {
    try diary.deliverNotifications(until: date, calendar: .vienna)
      .filter { $0.title == "Exam" }.flatMap { $0.causes.map(\.rawValue) }
  }

  @Test func aReminderComesAtItsHourAndOnce() throws {
    var diary = try diary(TimeOfDay(hour: 6, minute: 30))
    // 3 March, 6:29 and 6:30 in Vienna; it is noon on the first now.
    #expect(try told(&diary, at: after(1, 18, 29)).isEmpty)
    let next = try diary.nextRun(after: after(1, 18, 29), calendar: .vienna)
    #expect(next == after(1, 18, 30))
    #expect(try told(&diary, at: after(1, 18, 30)) == ["reminder"])
    #expect(try told(&diary, at: after(1, 18, 31)).isEmpty)
    // That it is due is told at the time of all reminders.
    #expect(try told(&diary, at: after(1, 22)) == ["due"])
    #expect(diary.notifications.filter { $0.title == "Exam" }.count == 2)
    // Set anew for later on the day, it comes again.
    try diary.setReminder(
      .of(2026, 3, 3),
      time: TimeOfDay(hour: 18),
      for: "exam",
      at: after(1, 22, 1)
    )
    #expect(try told(&diary, at: after(2, 6)) == ["reminder"])
  }

  @Test func itIsNotBoundToTheWindow() throws {
    let policies = try Diary.Policies {
      $0.reminders = try ReminderPolicy {
        $0.window = try #require(TimeOfDay(hour: 8))..<#require(TimeOfDay(hour: 16))
      }
    }
    var diary = try diary(TimeOfDay(hour: 6, minute: 30), policies)
    #expect(try told(&diary, at: after(1, 19)) == ["reminder"])
  }

  @Test func whatIsMissedIsToldLater() throws {
    var diary = try diary(TimeOfDay(hour: 6, minute: 30))
    #expect(try told(&diary, at: after(4)).sorted() == ["due", "reminder"])
  }

  @Test func itIsScheduledAhead() throws {
    let diary = try diary(TimeOfDay(hour: 6, minute: 30))
    let ahead = try diary.upcomingNotifications(after: now, until: after(3), calendar: .vienna)
      .filter { $0.title == "Exam" }
    #expect(ahead.map(\.date) == [after(1, 18, 30), after(1, 22)])
    #expect(ahead.map(\.causes) == [[.reminder], [.due]])
    // Before the first run of a day as well.
    let soon = try diary.upcomingNotifications(
      after: after(1, 18),
      until: after(1, 19),
      calendar: .vienna
    )
    #expect(soon.map(\.title) == ["Exam"])
  }

  // MARK: Several reminders

  @Test func eachReminderOfAnItemComesOnce() throws {
    var diary = try diary(nil)
    // The day before, a quarter of an hour before, and at seven.
    let reminders: [DiaryItem.Reminder] = [
      .before(.minutes(15)), .on(.of(2026, 3, 2)), .on(.of(2026, 3, 3), at: TimeOfDay(hour: 7)),
    ]
    try diary.setReminders(reminders, for: "exam", at: now)
    #expect(diary.reminders(for: "exam") == reminders.sorted())
    #expect(try diary.nextRun(after: after(1, 19), calendar: .vienna) == after(1, 19, 45))
    let ahead = try diary.upcomingNotifications(after: now, until: after(3), calendar: .vienna)
      .filter { $0.title == "Exam" }
    let instants = [after(0, 22), after(1, 19), after(1, 19, 45), after(1, 22)]
    #expect(ahead.map(\.date) == instants)
    for instant in instants {
      #expect(try told(&diary, at: instant - 1) == [])
      #expect(try told(&diary, at: instant) == [instant == after(1, 22) ? "due" : "reminder"])
    }
    #expect(try told(&diary, at: after(9)) == [])
  }

  @Test func aSpanBeforeFollowsTheItem() throws {
    var diary = try diary(nil)
    try diary.setReminders([.before(.hours(9)), .before(.days(2))], for: "exam", at: now)
    func times() throws -> [String] {
      let entries = try diary.list(on: today, calendar: .vienna).entries
      let entry = try #require(entries.first { $0.title == "Exam" })
      return entry.reminders.map { "\($0.day) \($0.time?.description ?? "-")" }
    }
    #expect(try times() == ["2026-03-01 08:00", "2026-03-02 23:00"])
    try diary.edit("exam", [.due(.of(2026, 3, 5)), .time(nil)], at: after(0, 1))
    // Hours before a whole day count from its beginning, days before lead to a whole day.
    #expect(try times() == ["2026-03-03 -", "2026-03-04 15:00"])
    try diary.edit("exam", [.due(.of(2026, 3, 31)), .remind(.before(.months(1)))], at: after(0, 2))
    #expect(try times() == ["2026-02-28 -", "2026-03-29 -", "2026-03-30 15:00"])
  }

  @Test func eachTimeOfASeriesHasAllOfThem() throws {
    var diary = try makeDiary()
    try diary.add(
      .event(
        id: "exam",
        title: "Exam",
        course: "coding",
        due: .of(2026, 3, 3),
        time: TimeOfDay(hour: 8),
        reminders: [.on(.of(2026, 2, 28), at: TimeOfDay(hour: 20)), .before(.days(40))],
        recurrence: .weekly().times(8)
      ),
      at: now
    )
    let ahead = try diary.upcomingNotifications(after: now, until: after(7), calendar: .vienna)
      .filter { $0.title == "Exam" && $0.causes == [.reminder] }
    // Of the one of the 10th, three days before; of those on 14 April, 40 days before.
    #expect(ahead.map(\.date) == [after(3, 20), after(6, 8)].map { $0 })
  }

  @Test func twoDevicesThatAddRemindersKeepBoth() throws {
    var phone = try diary(nil)
    var tablet = phone
    var item = try #require(phone.item("exam"))
    item.reminders.append(.before(.minutes(15)))
    try phone.edit(item, at: after(0, 1))
    item = try #require(tablet.item("exam"))
    item.reminders = [.before(.days(1))]
    try tablet.edit(item, at: after(0, 2))
    _ = phone.merge(tablet.events)
    _ = tablet.merge(phone.events)
    #expect(phone == tablet)
    #expect(phone.reminders(for: "exam") == [.before(.days(1)), .before(.minutes(15))])
  }

  @Test func anItemHasAtMostTwentyReminders() throws {
    var diary = try diary(nil)
    let many = (0..<21).map { DiaryItem.Reminder.before(.minutes($0)) }
    let fault = DiaryFault.outOfRange(21, expected: 0...20)
    expectRefusal(DiaryError.item(.invalid([fault])), of: diary) {
      try $0.setReminders(many, for: "exam", at: after(1))
    }
    expectRefusal(DiaryError.item(.invalid([fault])), of: diary) {
      try $0.setReminders(many, for: .platform("week-2", in: "coding"), at: after(1))
    }
    // Twice the same is one.
    try diary.setReminders(many.dropLast() + many.dropLast(), for: "exam", at: after(1))
    #expect(diary.reminders(for: "exam").count == 20)
  }

  /// Logs and items of before have a single day, with a time.
  @Test func whatWasStoredBeforeIsReadAndWrittenAlike() throws {
    let old = """
      {"course":"coding","due":"2026-03-03","id":"g","kind":"goal","reminder":"2026-03-02",\
      "reminderTime":"08:00","title":"T"}
      """
    let day = DiaryItem.Reminder.on(.of(2026, 3, 2), at: TimeOfDay(hour: 8))
    var item = DiaryItem.goal(id: "g", title: "T", course: "coding", due: .of(2026, 3, 3))
    item.reminders = [day]
    try expectJSON(item, old)
    item.reminders = [day, .before(.hours(1))]
    try expectJSON(
      item,
      """
      {"course":"coding","due":"2026-03-03","id":"g","kind":"goal","reminders":\
      [{"at":"08:00","on":"2026-03-02"},{"before":{"hours":1}}],"title":"T"}
      """
    )
    // A day, then another time: each was a change of its own.
    var diary = try diary(nil)
    try diary.edit("exam", [.reminder(today), .reminderTime(TimeOfDay(hour: 9))], at: after(0, 1))
    #expect(diary.reminders(for: "exam") == [.on(today, at: TimeOfDay(hour: 9))])
    try diary.edit("exam", [.reminder(nil)], at: after(0, 2))
    #expect(diary.reminders(for: "exam") == [])
  }
}
