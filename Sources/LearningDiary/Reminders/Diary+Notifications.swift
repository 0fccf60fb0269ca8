public import PlayerProgress
public import LudusCore
internal import LudusFoundation

extension Diary {
  /// Delivers the notifications of a day, each once.
  ///
  /// ```swift
  /// let new = try diary.deliverNotifications(on: today, calendar: vienna, at: now)
  /// for notification in new { show(DiaryText(in: .english).text(of: notification)) }
  /// ```
  ///
  /// These are the items that are due on the day or whose reminder is set for it, unless they are
  /// completed, with every occurrence of those that come again, and courses that are about to begin
  /// and in which the learner does not take part. Deliveries are recorded, so the same thing is never
  /// delivered twice, however often and in whatever order of days this is called, on however many devices. A
  /// day on which it was not called can be made up for. There is no event when there is nothing new, and nothing is
  /// delivered outside the window of ``ReminderPolicy``. A day includes a date before it that the zone leaves out.
  ///
  /// - Returns: The new notifications, by day, courses first. Due and reminder of an item on the same day are one
  ///   notification.
  /// - Throws: ``DiaryError/log(_:)``.
  /// - Complexity: O(*n*) for *n* occurrences of all items, and that of `apply(_:)`.
  @discardableResult
  public mutating func deliverNotifications(
    on day: CalendarDay,
    calendar: Calendar,
    at date: Date,
    stamp: DiaryEvent.Stamp? = nil
  ) throws(DiaryError) -> [DiaryNotification] {
    let policy = content.policies.reminders
    guard date.truncatedToMilliseconds != nil else { throw .log(.dateOutOfRange) }
    guard policy.allows(date, calendar: calendar) else { return [] }
    let known = state.reminders.told
    let new = state.reasons(
      on: Self.daysCovered(on: day, DayReckoning(calendar)),
      leadDays: policy.leadDays
    ).filter { !known.contains($0) }
    guard !new.isEmpty else { return [] }
    try perform(.told(new), by: nil, at: date, stamp: stamp)
    return new.compactMap(state.notification)
  }

  /// Returns the next instant at which an app should call ``deliverNotifications(on:calendar:at:stamp:)``; nil
  /// after the year 9999.
  ///
  /// It comes once on every day of the zone. Where clocks are set forward over the time, it is the instant at which
  /// they leap; where the time comes twice, it is the first one.
  public func nextRun(after date: Date, calendar: Calendar) -> Date? {
    content.policies.reminders.nextRun(after: date, calendar: calendar)
  }

  /// The list of notifications, newest first.
  ///
  /// A notification is withdrawn when its reason does not hold any more, because the item was moved to another
  /// day, unless it was seen before; it comes back when the reason holds again. The notifications of an item
  /// or course go with it.
  ///
  /// - Complexity: O(*n* log *n*).
  public var notifications: [DiaryNotification] {
    state.notifications.sorted { left, right in
      let (one, other) = ((left.date, left.id.day), (right.date, right.id.day))
      return one == other ? DiaryNotification.Key.isOrdered(left.id, right.id) : one > other
    }
  }

  /// How many notifications the learner has not seen, for the badge.
  ///
  /// - Complexity: O(*n*).
  public var unseenNotifications: Int { state.notifications.count { !$0.isSeen } }

  /// Notes that the learner opened the list of notifications, so that the badge goes.
  ///
  /// All notifications delivered by then count as seen, also those of another device that are merged later.
  ///
  /// - Throws: ``DiaryError/log(_:)``.
  @discardableResult
  public mutating func seeNotifications(
    at date: Date,
    stamp: DiaryEvent.Stamp? = nil
  ) throws(DiaryError) -> DiaryEvent {
    try perform(.sawNotifications, by: nil, at: date, stamp: stamp)
  }

  /// Notes that the learner opened a notification.
  ///
  /// - Throws: ``DiaryError/unknownNotification(_:)`` for one that is not on the list.
  @discardableResult
  public mutating func readNotification(
    _ notification: DiaryNotification.ID,
    at date: Date,
    stamp: DiaryEvent.Stamp? = nil
  ) throws(DiaryError) -> DiaryEvent {
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
    stamp: DiaryEvent.Stamp? = nil
  ) throws(DiaryError) -> DiaryEvent {
    try perform(.deletedNotification(notification), by: nil, at: date, stamp: stamp)
  }

  /// The dates that a day covers: the day itself, with those that the zone left out before it.
  private static func daysCovered(
    on day: CalendarDay,
    _ days: DayReckoning
  ) -> ClosedRange<CalendarDay> {
    let before = days.day(before: day)
    return before < day ? CalendarDay(clamping: before.number + 1)...day : day...day
  }
}
