public import Gamification
public import LudusCore
internal import LudusFoundation

extension Diary {
  /// Tells what is to be told on a day, once.
  ///
  /// ```swift
  /// let new = try diary.deliverNotifications(on: today, calendar: vienna, at: now)
  /// for notification in new { show(DiaryText.english.text(of: notification)) }
  /// ```
  ///
  /// These are the items that are due on the day or whose reminder is set for it, unless they are
  /// completed, with every occurrence of those that come again, and courses that are about to begin
  /// and in which the learner does not take part. What is told is recorded, so the same thing is
  /// never told twice, however often and in whatever order of days this is called, on however many
  /// devices. A day on which it was not called can be made up for.
  ///
  /// - Parameters:
  ///   - day: The day, usually today. What falls on a date before it that the zone leaves out is
  ///     told with it.
  ///   - calendar: Gives the zone.
  ///   - id: The identifier of the event, or nil for one derived from the log. There is no event
  ///     when there is nothing new.
  ///   - date: When it is told. Outside the window of ``ReminderPolicy`` nothing is.
  ///   - recordedAt: When that became known, or nil for the same date.
  /// - Returns: What is new, by day, courses first. What is due and to be reminded of on the same day
  ///   is one notification.
  /// - Throws: ``DiaryError/dateOutOfRange``, ``DiaryError/knownBeforeItHappened``, and
  ///   ``DiaryError/conflictingEvent(_:)`` and ``DiaryError/emptyIdentifier`` for such an `id`.
  /// - Complexity: O(*n*) for *n* occurrences of all items, and that of ``apply(_:)``.
  @discardableResult
  public mutating func deliverNotifications(
    on day: CalendarDay,
    calendar: Calendar,
    id: DiaryEvent.ID? = nil,
    at date: Date,
    recordedAt: Date? = nil
  ) throws(DiaryError) -> [DiaryNotification] {
    let policy = content.policies.reminders
    guard date.truncatedToMilliseconds != nil else { throw .dateOutOfRange }
    guard policy.allows(date, calendar: calendar) else { return [] }
    let known = fold.state.reminders.told
    let new = fold.state.reasons(
      on: Self.daysTold(on: day, DayReckoning(calendar)),
      leadDays: policy.leadDays
    ).filter { !known.contains($0) }
    guard !new.isEmpty else { return [] }
    try perform(.notifications(.told(new)), id: id, at: date, recordedAt: recordedAt)
    return new.compactMap(fold.state.notification)
  }

  /// Returns the next instant at which an app should call
  /// ``deliverNotifications(on:calendar:id:at:recordedAt:)``; see
  /// ``ReminderPolicy/nextRun(after:calendar:)``.
  public func nextRun(after date: Date, calendar: Calendar) -> Date? {
    content.policies.reminders.nextRun(after: date, calendar: calendar)
  }

  /// The list of notifications, newest first.
  ///
  /// A notification is withdrawn when what it told is so no more, because the item was moved to
  /// another day, unless it was seen before; it comes back when that is so again. With an item or
  /// course that is there no more, its notifications go.
  ///
  /// - Complexity: O(*n* log *n*).
  public var notifications: [DiaryNotification] {
    fold.state.notifications.sorted { left, right in
      (right.date, right.id.day, left.id) < (left.date, left.id.day, right.id)
    }
  }

  /// How many notifications the learner has not seen, for the badge.
  ///
  /// - Complexity: O(*n*).
  public var unseenNotifications: Int { fold.state.notifications.count { !$0.isSeen } }

  /// Notes that the learner opened the list of notifications, so that the badge goes.
  ///
  /// All that was told by then is seen, also what another device told and is merged later.
  ///
  /// - Parameters:
  ///   - id: The identifier of the event, or nil for one derived from the log.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  /// - Returns: The event.
  /// - Throws: What every command can throw.
  @discardableResult
  public mutating func seeNotifications(
    id: DiaryEvent.ID? = nil,
    at date: Date,
    recordedAt: Date? = nil
  ) throws(DiaryError) -> DiaryEvent {
    try perform(.notifications(.sawNotifications), id: id, at: date, recordedAt: recordedAt)
  }

  /// Notes that the learner opened a notification.
  ///
  /// - Parameters:
  ///   - notification: The notification.
  ///   - id: The identifier of the event, or nil for one derived from the log.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  /// - Returns: The event.
  /// - Throws: ``DiaryError/unknownNotification(_:)`` for one that is not on the list.
  @discardableResult
  public mutating func readNotification(
    _ notification: DiaryNotification.ID,
    id: DiaryEvent.ID? = nil,
    at date: Date,
    recordedAt: Date? = nil
  ) throws(DiaryError) -> DiaryEvent {
    try perform(
      .notifications(.readNotification(notification)),
      id: id,
      at: date,
      recordedAt: recordedAt
    )
  }

  /// Takes a notification off the list.
  ///
  /// What it told is not told again.
  ///
  /// - Parameters:
  ///   - notification: The notification.
  ///   - id: The identifier of the event, or nil for one derived from the log.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  /// - Returns: The event.
  /// - Throws: ``DiaryError/unknownNotification(_:)`` for one that is not on the list.
  @discardableResult
  public mutating func deleteNotification(
    _ notification: DiaryNotification.ID,
    id: DiaryEvent.ID? = nil,
    at date: Date,
    recordedAt: Date? = nil
  ) throws(DiaryError) -> DiaryEvent {
    try perform(
      .notifications(.deletedNotification(notification)),
      id: id,
      at: date,
      recordedAt: recordedAt
    )
  }

  /// The dates that are told on a day: the day itself, with those that the zone left out before it.
  private static func daysTold(
    on day: CalendarDay,
    _ days: DayReckoning
  ) -> ClosedRange<CalendarDay> {
    let before = days.day(before: day)
    return before < day ? CalendarDay(clamping: before.number + 1)...day : day...day
  }
}
