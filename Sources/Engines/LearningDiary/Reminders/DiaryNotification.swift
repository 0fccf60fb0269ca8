// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
internal import PlayerProgress

/// A reminder for the learner, as data for any front end: its subject and the reason for it.
///
/// A ``DiaryText`` puts it into words and names its kind.
public struct DiaryNotification: Hashable, Sendable, Identifiable {
  /// The kind of thing that a notification is about.
  public enum Kind: String, JSONName, Hashable, Sendable {
    /// Something to do, of the learner's own or of a course.
    case event
    /// A goal of the learner's own.
    case goal
    /// A course that is about to begin.
    case newCourse

    /// A sign for it that every device can show.
    public var icon: String {
      switch self {
      case .event: "📅"
      case .goal: "🎯"
      case .newCourse: "🎓"
      }
    }
  }

  /// The identifier: each reason is delivered once.
  ///
  /// Its subject is the item or course to open.
  public let id: DiaryNotification.Key
  /// The kind of its subject.
  public let kind: Kind
  /// The current title of the item or course.
  public let title: String
  /// The reasons for its delivery: because the item is due, because the learner asked for it, or
  /// both.
  public let causes: [DiaryNotification.Key.Cause]
  /// The day on which the item is due or the course begins; nil for an item without one and for a
  /// course that is always open.
  public let due: CalendarDay?
  /// The address of a course that is about to begin, if the platform has one.
  public let url: URL?
  /// The date when it was delivered; of one that is still to come, the date when it will be.
  public let date: Date
  /// Whether the list was opened since then.
  public let isSeen: Bool
  /// Whether the learner opened it by itself.
  public let isRead: Bool
}

extension DiaryNotification {
  /// The identity of a reason for notifying the learner, who is notified of each reason only once.
  ///
  /// It names an item or a course, the cause, and the day of the cause in the calendar: the day on
  /// which the item is due or its reminder is set, or on which the course begins. It is a day and
  /// not an instant, so that neither zones nor clocks that are set make two of one. An item that is
  /// moved to another day, and a reminder that is set again for another day or time, have a new
  /// key. A course that is always open has no day. Days and times are those of the item, also in a
  /// series of another zone.
  ///
  /// Its JSON text is also a good identifier for a local notification of the platform.
  ///
  /// In JSON a key is an object:
  /// `{"cause":"reminder","day":"2026-03-04","item":"g1","occurrence":"2026-03-05"}`. A course has
  /// `course` in the place of `item`, and a reminder at an hour its `time`.
  public struct Key: JSONContent, Hashable, Sendable {
    /// The faults of its JSON.
    public typealias Fault = DiaryFault

    /// A thing that a notification can be about.
    public enum Subject: Hashable, Sendable {
      /// An event or goal. One that comes again has a notification for each of its days; the
      /// occurrence is the day on which it is due, and nil for an item that does not come again.
      case item(DiaryItem.Key, occurrence: CalendarDay?)
      /// A course that is about to begin, or that is open at any time.
      case course(DiaryCourse.ID)
    }

    /// The reason for a notification.
    public enum Cause: String, JSONName, Hashable, Sendable {
      /// It is due.
      case due
      /// The learner asked to be reminded.
      case reminder
      /// A course begins soon, or can be begun at any time.
      case courseStart
    }

    /// The thing that a notification is about.
    public let subject: Subject
    /// The reason for the notification.
    public let cause: Cause
    /// The day of the cause; nil for a course that is always open.
    public let day: CalendarDay?
    /// The time of a reminder that has one of its own.
    public let time: TimeOfDay?

    /// Creates a key.
    package init(
      _ subject: Subject,
      _ cause: Cause,
      on day: CalendarDay?,
      at time: TimeOfDay? = nil
    ) {
      self.subject = subject
      self.cause = cause
      self.day = day
      self.time = time
    }
  }
}

extension DiaryNotification.Key {
  /// Whether one key comes before the other: by day, courses before items, each by identifier, then
  /// by cause.
  package static func isOrdered(_ left: Self, _ right: Self) -> Bool {
    left.sortKey < right.sortKey
  }

  private var sortKey: (CalendarDay, Int, DiaryCourse.ID, DiaryItem.Key, CalendarDay, Int) {
    let position = Cause.allCases.firstIndex(of: cause) ?? 0
    let day = day ?? .first
    // After all that has no time of its own.
    let moment = time.map { Cause.allCases.count + $0.minutes } ?? position
    return switch subject {
    case .course(let id): (day, 0, id, "", .first, moment)
    case .item(let key, let occurrence): (day, 1, "", key, occurrence ?? .first, moment)
    }
  }
}

extension DiaryNotification.Key: JSONRecord {
  package static func form(_ record: inout Record<Self, DiaryFault>) throws -> Self {
    let course = record.field("course", \.course)
    let item = record.field("item", \.item)
    let occurrence = record.field("occurrence", \.occurrence)
    let cause = record.field("cause", \.cause)
    let day = record.field("day", \.day)
    let time = record.field("time", \.time)
    func missing(_ key: String) -> ContentError<DiaryFault> {
      ContentError(faults: [LocatedFault(.malformed("this key is missing"), at: key)])
    }
    let subject: Subject
    if let course = try course() {
      subject = .course(course)
    } else if let item = try item() {
      subject = .item(item, occurrence: try occurrence())
      guard try day() != nil else { throw missing("day") }
    } else {
      throw missing("item")
    }
    return try DiaryNotification.Key(subject, cause(), on: day(), at: time())
  }

  private var course: DiaryCourse.ID? {
    if case .course(let course) = subject { course } else { nil }
  }

  private var item: DiaryItem.Key? {
    if case .item(let item, _) = subject { item } else { nil }
  }

  private var occurrence: CalendarDay? {
    if case .item(_, let day) = subject { day } else { nil }
  }
}

extension Diary {
  /// Delivers the notifications of all runs that were missed and of the last one, each notification
  /// once.
  ///
  /// ```swift
  /// let new = try diary.deliverNotifications(until: now, calendar: vienna)
  /// for notification in new { show(DiaryText(in: .english).text(of: notification)) }
  /// ```
  ///
  /// There is a run on every day, at the time of ``ReminderPolicy``. It is about the items that are
  /// due on the day or whose reminder is set for it, unless they are completed, with every
  /// occurrence of those that come again, and about courses that are about to begin or always open
  /// and in which the learner does not take part. After three days without a call, the next one
  /// delivers what each of these days had. A reminder that has a time of its own is delivered from
  /// that time on, on its day.
  ///
  /// Of a series, at most the last year is made up for.
  ///
  /// Deliveries are recorded, so the same thing is never delivered twice, however often this is
  /// called, for whatever dates, on however many devices. There is no event when there is nothing
  /// new. Outside the window of ``ReminderPolicy`` nothing is delivered or recorded but reminders
  /// that have a time of their own, so the next call makes up for it. A run includes a date before
  /// it that the zone leaves out.
  ///
  /// - Parameters:
  ///   - lastRun: The date up to which everything is delivered. Things of earlier days are passed
  ///     over. Nil takes the last delivery of the log, or the first event of a log that has none.
  ///   - now: The date of the call.
  ///   - calendar: Gives the learner's zone, or nil for that of ``Diary/Policies/Draft/days``.
  ///   - stamp: The date when that became known, and the identifier of the event.
  /// - Returns: The new notifications, by day, courses first. Due and reminder of an item on the
  ///   same day are one notification.
  /// - Throws: ``DiaryError/log(_:)``.
  /// - Complexity: O(*n*) for *n* occurrences of all items, and that of `apply(_:)`.
  @discardableResult
  public mutating func deliverNotifications(
    since lastRun: Date? = nil,
    until now: Date,
    calendar: Calendar? = nil,
    stamp: Diary.Event.Stamp? = nil
  ) throws(DiaryError) -> [DiaryNotification] {
    let policy = content.policies.draft.reminders
    let calendar = content.policies.days(calendar).calendar
    _ = try DiaryError.checked(now)
    if let lastRun { _ = try DiaryError.checked(lastRun) }
    let runs = policy.runs(calendar)
    let last = runs.day(of: now)
    let start = lastRun ?? state.reminders.lastRun ?? log.log.first?.date ?? now
    let first = Self.firstDateCovered(on: min(runs.day(of: start), last), runs)
    let clocks = ItemClocks(DayReckoning(calendar))
    // The times of a day come after its beginning, which may be before the run.
    let today = max(clocks.days.day(of: now), last)
    let isOpen = policy.allows(now, calendar: calendar)
    let new = state.newReasons(on: first...today, clocks, fromTheLast: true).filter { reason in
      if let moment = reason.moment { return moment <= now }
      return isOpen && state.isNew(reason, on: first...last)
    }
    guard !new.isEmpty else { return [] }
    let keys = new.map(\.key)
    try perform(.told(keys), by: nil, at: now, stamp: stamp)
    return keys.compactMap(state.notification)
  }

  /// Returns the notifications that the next runs will deliver, for an app to schedule them ahead.
  ///
  /// ```swift
  /// for notification in diary.upcomingNotifications(after: now, until: inTwoWeeks, calendar: vienna) {
  ///   schedule(texts.text(of: notification), at: notification.date, id: try notification.id.json())
  /// }
  /// ```
  ///
  /// It changes nothing, and looks a year ahead in a series. The platform shows the scheduled
  /// notifications even if the app never runs; when the app runs again,
  /// ``deliverNotifications(since:until:calendar:stamp:)`` puts them on the list. Ask again after
  /// every change of the diary.
  ///
  /// - Parameters:
  ///   - now: Runs at this date and before it are over. Items that they had and nobody delivered
  ///     are not among the results. Courses are: the next run announces them.
  ///   - end: The last instant of a run.
  ///   - calendar: Gives the learner's zone, or nil for that of ``Diary/Policies/Draft/days``.
  /// - Returns: The notifications, each with the date of its run, earliest first; those of a run by
  ///   day, courses first. Unless something changes, they are those that a delivery at each run
  ///   returns.
  /// - Complexity: O(*n* log *n*) for *n* occurrences of all items.
  public func upcomingNotifications(
    after now: Date,
    until end: Date,
    calendar: Calendar? = nil
  ) -> [DiaryNotification] {
    let policy = content.policies.draft.reminders
    let calendar = content.policies.days(calendar).calendar
    // Not `<=`, which holds for a date that is no number.
    guard let next = policy.nextRun(after: now, calendar: calendar), now < end else { return [] }
    let runs = policy.runs(calendar)
    let (first, last) = (runs.day(of: next), runs.day(of: end))
    let clocks = ItemClocks(DayReckoning(calendar))
    let (today, final) = (clocks.days.day(of: now), clocks.days.day(of: end))
    let covered = Self.firstDateCovered(on: first, runs)
    var agenda: [Date: [DiaryNotification.Key]] = [:]
    let days = min(covered, today)...max(max(last, final), min(covered, today))
    for reason in state.newReasons(on: days, clocks) {
      if let moment = reason.moment {
        if now < moment, moment <= end { agenda[moment, default: []].append(reason.key) }
      } else if covered <= last, state.isNew(reason, on: covered...last) {
        let lead = reason.key.cause == .courseStart ? policy.draft.leadDays : 0
        let day = reason.day.map { $0.advanced(by: -lead) } ?? first
        agenda[runs.interval(of: max(day, first)).lowerBound, default: []].append(reason.key)
      }
    }
    var later = state
    return agenda.sorted { $0.key < $1.key }.flatMap { date, keys in
      later.reminders.tell(keys, at: date).compactMap(later.notification)
    }
  }

  /// Returns the next instant at which an app should call
  /// ``deliverNotifications(since:until:calendar:stamp:)``; nil after the year 9999.
  ///
  /// It comes once on every day of the zone, and at the times of reminders that have one of their
  /// own. Where clocks are set forward over the time, it is the instant at which they leap; where
  /// the time comes twice, it is the first one.
  ///
  /// - Complexity: O(*n*) for *n* occurrences of two days.
  public func nextRun(after date: Date, calendar: Calendar? = nil) -> Date? {
    let calendar = content.policies.days(calendar).calendar
    guard let next = content.policies.draft.reminders.nextRun(after: date, calendar: calendar)
    else { return nil }
    let clocks = ItemClocks(DayReckoning(calendar))
    let moments = state.newReasons(
      on: clocks.days.day(of: date)...clocks.days.day(of: next),
      clocks
    )
    .compactMap(\.moment)
    return moments.filter { date < $0 && $0 < next }.min() ?? next
  }

  /// The list of notifications, newest first.
  ///
  /// A notification is withdrawn when its reason does not hold any more, because the item was moved
  /// to another day, unless it was seen before; it comes back when the reason holds again. The
  /// notifications of an item or course go with it.
  ///
  /// - Complexity: O(*n* log *n*).
  public var notifications: [DiaryNotification] {
    state.notifications.sorted { left, right in
      let (one, other) = (
        (left.date, left.id.day ?? .first), (right.date, right.id.day ?? .first)
      )
      return one == other ? DiaryNotification.Key.isOrdered(left.id, right.id) : one > other
    }
  }

  /// The number of notifications that the learner has not seen, for the badge.
  ///
  /// - Complexity: O(*n*).
  public var unseenNotifications: Int { state.notifications.count { !$0.isSeen } }

  /// Records that the learner opened the list of notifications, which clears the badge.
  ///
  /// All notifications delivered by then count as seen, also those of another device that are
  /// merged later.
  ///
  /// - Throws: ``DiaryError/log(_:)``.
  @discardableResult
  public mutating func markNotificationsSeen(
    at date: Date,
    stamp: Diary.Event.Stamp? = nil
  ) throws(DiaryError) -> Diary.Event {
    try perform(.sawNotifications, by: nil, at: date, stamp: stamp)
  }

  /// Notes that the learner opened a notification.
  ///
  /// - Throws: ``DiaryError/unknownNotification(_:)`` for one that is not on the list.
  @discardableResult
  public mutating func markRead(
    _ notification: DiaryNotification.ID,
    at date: Date,
    stamp: Diary.Event.Stamp? = nil
  ) throws(DiaryError) -> Diary.Event {
    try perform(.readNotification(notification), by: nil, at: date, stamp: stamp)
  }

  /// Takes a notification off the list.
  ///
  /// It is not delivered again.
  ///
  /// - Throws: ``DiaryError/unknownNotification(_:)`` for one that is not on the list.
  @discardableResult
  public mutating func deleteNotification(
    _ notification: DiaryNotification.ID,
    at date: Date,
    stamp: Diary.Event.Stamp? = nil
  ) throws(DiaryError) -> Diary.Event {
    try perform(.deletedNotification(notification), by: nil, at: date, stamp: stamp)
  }

  /// The first date that a run is about: its day, or one before it that the zone left out.
  private static func firstDateCovered(on day: CalendarDay, _ runs: DayReckoning) -> CalendarDay {
    let before = runs.day(before: day)
    return before < day ? CalendarDay(clamping: before.number + 1) : day
  }
}
