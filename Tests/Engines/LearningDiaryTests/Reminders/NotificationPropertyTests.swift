// SPDX-License-Identifier: Apache-2.0
import Foundation
import LearningDiary
import LudusTestSupport
import Testing

/// Each reminder exactly once: however often, in whatever order of days, after the diary was
/// stored, on two devices, and where clocks are set.
@Suite struct NotificationPropertyTests {
  /// Days around which clocks are set forward or back in each of the zones.
  static let changes: [(zone: String, day: CalendarDay)] = [
    ("Europe/Vienna", .of(2026, 3, 29)), ("Europe/Vienna", .of(2026, 10, 25)),
    ("America/New_York", .of(2026, 3, 8)), ("America/New_York", .of(2026, 11, 1)),
    ("Australia/Lord_Howe", .of(2026, 4, 5)), ("Australia/Lord_Howe", .of(2026, 10, 4)),
  ]

  /// The days of a fortnight around a day.
  func fortnight(around day: CalendarDay, _ calendar: Calendar) -> [CalendarDay] {
    let days = DayReckoning(calendar)
    var first = day
    for _ in 0..<7 { first = days.day(before: first) }
    var list = [first]
    while list.count < 14, let last = list.last { list.append(days.day(after: last)) }
    return list
  }

  /// A diary with items of every kind on some of the days.
  func diary(on days: [CalendarDay], using generator: inout SeededGenerator) throws -> Diary {
    var diary = Diary(owner: "eva")
    var events: [DiaryCourse.Event] = []
    for number in 0..<generator.draw(below: 4) {
      events.append(
        try DiaryCourse.Event(
          id: "p\(number)",
          title: "Lesson",
          due: generator.drawElement(of: days),
          isDone: generator.draw(below: 4) == 0
        )
      )
    }
    let courses = try [
      DiaryCourse(id: "coding", title: "Coding", events: events),
      DiaryCourse(
        id: "algebra",
        title: "Algebra",
        start: generator.drawElement(of: days),
        enrollment: .available
      ),
    ]
    try diary.merge(platform: courses, at: now)
    for event in events where generator.draw(below: 2) == 0 {
      try diary.setReminder(
        generator.drawElement(of: days),
        for: .platform(event.id, in: "coding"),
        at: now
      )
    }
    for number in 0..<(generator.draw(below: 6) + 1) {
      try diary.add(try item(number, on: days, using: &generator), at: now)
    }
    return diary
  }

  func item(
    _ number: Int,
    on days: [CalendarDay],
    using generator: inout SeededGenerator
  ) throws -> DiaryItem {
    let id = DiaryItem.ID("i\(number)")
    let due = try generator.pick(days)
    let reminder = generator.draw(below: 2) == 0 ? nil : generator.drawElement(of: days)
    if generator.draw(below: 2) == 0 {
      return .goal(id: id, title: "Goal", course: "coding", due: due, reminders: .on(reminder))
    }
    let interval = generator.draw(below: 3)
    let until = try generator.pick(days)
    let recurrence =
      interval == 0 || until < due
      ? nil : DiaryItem.Recurrence(every: .days(interval), until: until)
    return .event(
      id: id,
      title: "Event",
      course: "coding",
      due: due,
      reminders: .on(reminder),
      recurrence: recurrence
    )
  }

  /// All that is to be told in the days, found in the obvious way.
  func expected(_ diary: Diary, on days: [CalendarDay]) -> Set<DiaryNotification.Key> {
    var keys: Set<DiaryNotification.Key> = []
    func add(
      _ subject: DiaryNotification.Key.Subject,
      _ due: CalendarDay?,
      _ reminder: CalendarDay?
    ) {
      if let due { keys.insert(DiaryNotification.Key(subject, .due, on: due)) }
      if let reminder { keys.insert(DiaryNotification.Key(subject, .reminder, on: reminder)) }
    }
    for record in diary.items {
      for occurrence in record.occurrences(listedOn: days[0]) {
        add(
          .item(.own(record.id), occurrence: occurrence.id),
          occurrence.due,
          occurrence.reminders.first?.day
        )
      }
    }
    for event in diary.events {
      switch event.action {
      case .merged(let courses):
        for course in courses where course.enrollment == .available {
          guard let start = course.start else { continue }
          keys.insert(DiaryNotification.Key(.course(course.id), .courseStart, on: start))
        }
        for course in courses where course.enrollment == .subscribed {
          for event in course.events where !event.isDone {
            add(.item(.platform(event.id, in: course.id), occurrence: nil), event.due, nil)
          }
        }
      case .changedReminders(let key, let added, _) where key.own == nil:
        let isDone = diary.isCompleted(key)
        if !isDone { for new in added { add(.item(key, occurrence: nil), nil, new.day) } }
      default: break
      }
    }
    return keys.filter { days.contains($0.day ?? .first) }
  }

  /// All that a notification tells.
  func keys(of notification: DiaryNotification) -> [DiaryNotification.Key] {
    notification.causes.map {
      DiaryNotification.Key(notification.id.subject, $0, on: notification.id.day)
    }
  }

  @Test(arguments: 0..<6)
  func eachReminderIsToldExactlyOnce(change: Int) throws {
    let (zone, day) = Self.changes[change]
    let calendar = try Calendar.of(zone)
    let days = fortnight(around: day, calendar)
    forEachSeed(0..<10) { generator in
      var diary = try diary(on: days, using: &generator)
      let expected = expected(diary, on: days)
      // Every day at least once, some several times, in any order and at any hour.
      let extra = (0..<10).map { _ in generator.draw(below: days.count) }
      let runs = generator.shuffled(Array(days.indices) + extra)
      var told: [DiaryNotification.Key] = []
      for index in runs {
        let interval = DayReckoning(calendar).interval(of: days[index])
        let hours = interval.upperBound.timeIntervalSince(interval.lowerBound) / 3600
        let hour = Double(11 + generator.draw(below: Int(hours) - 11))
        let date = interval.lowerBound.addingTimeInterval(hour * 3600)
        let new = try diary.deliverNotifications(since: date, until: date, calendar: calendar)
        told += new.flatMap(keys)
        if generator.draw(below: 3) == 0 {
          let stored = try decode(Diary.self, try json(diary))
          try #require(stored == diary)
          diary = stored
        }
      }
      try #require(told.count == Set(told).count)
      try #require(Set(told) == expected)
      let listed = diary.notifications.flatMap(keys)
      try #require(Set(listed) == expected && listed.count == expected.count)
      try expectReplayEqualsLive(diary)
    }
  }

  @Test func twoDevicesListEachReminderOnceAndAgree() {
    forEachSeed(0..<60) { generator in
      let calendar = try Calendar.vienna
      let days = fortnight(around: .of(2026, 3, 29), calendar)
      let shared = try diary(on: days, using: &generator)
      var devices = [shared, shared]
      for _ in 0..<12 {
        let device = generator.draw(below: 2)
        let day = try generator.pick(days)
        let start = DayReckoning(calendar).interval(of: day).lowerBound
        let date = start + Double(11 + generator.draw(below: 12)) * 3600
        try devices[device].deliverNotifications(since: date, until: date, calendar: calendar)
        switch generator.draw(below: 5) {
        case 0: expectTaken(devices[device].merge(devices[1 - device].events))
        case 1: try devices[device].markNotificationsSeen(at: after(generator.draw(below: 50)))
        case 2:
          guard let item = generator.drawElement(of: devices[device].items) else { continue }
          try devices[device].setReminder(
            generator.drawElement(of: days),
            for: .own(item.id),
            at: after(generator.draw(below: 50))
          )
        default: break
        }
      }
      let (phone, tablet) = (devices[0], devices[1])
      expectTaken(devices[0].merge(tablet.events))
      expectTaken(devices[1].merge(phone.events))
      try #require(devices[0] == devices[1])
      let listed = devices[0].notifications.flatMap(keys)
      try #require(listed.count == Set(listed).count)
      try expectReplayEqualsLive(devices[0])
    }
  }

  /// What the list of all items has on a day that is not completed, as keys.
  func outstanding(_ diary: Diary, on day: CalendarDay, _ calendar: Calendar) -> [DiaryNotification
    .Key]
  {
    diary.list(.outstanding, on: day, calendar: calendar).entries.flatMap { entry in
      let subject = DiaryNotification.Key.Subject.item(
        entry.id.item,
        occurrence: entry.id.occurrence
      )
      let due = entry.due == day ? [DiaryNotification.Key(subject, .due, on: day)] : []
      let reminder =
        entry.reminders.contains { $0.day == day }
        ? [DiaryNotification.Key(subject, .reminder, on: day)] : []
      return due + reminder
    }
  }

  @Test func whateverHappensTheOutstandingItemsOfTheDayAreToldUnlessTheyWere() {
    var count = 0
    forEachSeed(0..<25) { generator in
      let calendar = try Calendar.of("Australia/Lord_Howe")
      let history = try RandomDiary.events(60, &generator).map(\.withoutTimes)
      var diary = Diary(owner: "eva")
      var told: Set<DiaryNotification.Key> = []
      for event in history {
        try diary.apply(event)
        guard generator.draw(below: 2) == 0 else { continue }
        let day = RandomDiary.day(&generator)
        let expected = Set(outstanding(diary, on: day, calendar)).subtracting(told)
        let date = DayReckoning(calendar).interval(of: day).lowerBound + 12 * 3600
        let new = try diary.deliverNotifications(since: date, until: date, calendar: calendar)
        let keys = new.flatMap(keys).filter { $0.cause != .courseStart }
        try #require(keys.count == expected.count && Set(keys) == expected)
        told.formUnion(keys)
        count += keys.count
      }
      try expectReplayEqualsLive(diary)
    }
    #expect(count > 100)
  }

  @Test func theListAndTheBadgeAgreeWhateverIsSeenReadAndDeleted() {
    forEachSeed(0..<25) { generator in
      let calendar = try Calendar.vienna
      var diary = try Diary(
        Diary.Content(owner: "eva"),
        replaying: RandomDiary.events(60, &generator)
      )
      var deleted: Set<DiaryNotification.Key> = []
      for number in 0..<30 {
        let date = after(100, 0, number)
        let list = diary.notifications
        let picked = generator.drawElement(of: list)
        switch generator.draw(below: 5) {
        case 0:
          try diary.markNotificationsSeen(at: date)
          try #require(diary.unseenNotifications == 0)
        case 1:
          guard let picked else { continue }
          try diary.markRead(picked.id, at: date)
          let read = diary.notifications.first { $0.id == picked.id }
          try #require(read?.isRead == true && read?.isSeen == true)
        case 2:
          guard let picked else { continue }
          try diary.deleteNotification(picked.id, at: date)
          deleted.insert(picked.id)
          try #require(diary.notifications.count == list.count - 1)
        default:
          let lastRun = after(generator.draw(below: 40) - 10)
          try diary.deliverNotifications(since: lastRun, until: date, calendar: calendar)
        }
        let after = diary.notifications
        try #require(diary.unseenNotifications == after.count { !$0.isSeen })
        try #require(after.map(\.date) == after.map(\.date).sorted(by: >))
        try #require(deleted.isDisjoint(with: after.map(\.id)))
      }
      // In whatever order the events come, it is the same diary.
      let shuffled = generator.shuffled(diary.events)
      let replayed = try Diary(diary.content, replaying: shuffled)
      try #require(replayed == diary)
    }
  }

  @Test func whatWasToldOfSomethingThatIsNotThereIsNotListed() throws {
    var diary = try makeDiary()
    let day = CalendarDay.of(2026, 3, 9)
    let keys = [
      DiaryNotification.Key(.item("x", occurrence: nil), .due, on: day),
      DiaryNotification.Key(.item("x", occurrence: day), .reminder, on: day),
      DiaryNotification.Key(.item(.platform("x", in: "coding"), occurrence: nil), .due, on: day),
      DiaryNotification.Key(.course("x"), .courseStart, on: day),
      // A reason that such a thing cannot have.
      DiaryNotification.Key(.course("algebra"), .due, on: day),
    ]
    try diary.apply(Diary.Event(.told(keys + keys), at: now, id: "n"))
    try diary.markNotificationsSeen(at: now)
    #expect(diary.notifications == [])
    #expect(diary.effect(of: "n") == .effective)
  }
}

extension Diary.Event {
  /// The event without a time of its own for a reminder.
  fileprivate var withoutTimes: Diary.Event {
    let action: Diary.Action =
      switch self.action {
      case .setReminder(let key, let day, _): .setReminder(key, on: day)
      case .setReminders(let key, let reminders):
        .setReminders(key, reminders.filter(\.isOfADay))
      case .changedReminders(let key, let added, let removed):
        .changedReminders(
          key,
          remind: added.filter(\.isOfADay),
          doNotRemind: removed.filter(\.isOfADay)
        )
      case .changed(let id, let changes):
        .changed(
          id,
          changes.filter { change in
            switch change {
            case .reminderTime: false
            case .remind(let reminder): reminder.isOfADay
            default: true
            }
          }
        )
      default: self.action
      }
    return Diary.Event(action, by: actor, at: date, recordedAt: recordedAt, order: order, id: id)
  }
}

extension DiaryItem.Reminder {
  /// Whether it comes at the time of all reminders.
  fileprivate var isOfADay: Bool {
    switch self {
    case .on(_, let time): time == nil
    case .before(let span): span.measure != .minutes && span.measure != .hours
    }
  }
}
