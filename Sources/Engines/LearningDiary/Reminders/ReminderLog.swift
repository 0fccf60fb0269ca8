// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation

/// The notifications that were delivered, and whether they were seen and read.
struct ReminderLog: Hashable, Sendable {
  /// A notification as the history has it.
  struct Record: Hashable, Sendable {
    /// The first of its keys, which identifies it.
    let key: DiaryNotification.Key
    /// Why it was delivered, at least one cause.
    let causes: [DiaryNotification.Key.Cause]
    let toldAt: Date
    var isSeen = false
    var isRead = false

    /// All keys that were delivered with it.
    var keys: [DiaryNotification.Key] {
      causes.map { DiaryNotification.Key(key.subject, $0, on: key.day) }
    }
  }

  /// All keys that were ever delivered, also of withdrawn and deleted notifications: none is delivered again.
  private(set) var told: Set<DiaryNotification.Key> = []
  /// The notifications that are not deleted, by their keys.
  private(set) var records: [DiaryNotification.Key: Record] = [:]
  /// The notifications that were never seen, also those that were withdrawn.
  private(set) var unseen: Set<DiaryNotification.Key> = []
  /// The date of the last delivery.
  private(set) var lastRun: Date?

  /// Records deliveries.
  ///
  /// Keys that were delivered before are left out, as where two devices deliver the same. Keys about one
  /// subject and day that are delivered at once are one notification.
  ///
  /// - Returns: The keys of the new notifications, in order.
  @discardableResult
  mutating func tell(
    _ keys: [DiaryNotification.Key],
    at date: Date
  ) -> [DiaryNotification.Key] {
    lastRun = max(lastRun ?? date, date)
    var made: [DiaryNotification.Key] = []
    let new = Set(keys).subtracting(told).sorted(by: DiaryNotification.Key.isOrdered)
    told.formUnion(new)
    var rest = new[...]
    while let first = rest.first {
      let group = rest.prefix { $0.subject == first.subject && $0.day == first.day }
      records[first] = Record(key: first, causes: group.map(\.cause), toldAt: date)
      unseen.insert(first)
      made.append(first)
      rest = rest.dropFirst(group.count)
    }
    return made
  }

  /// Marks notifications as seen.
  mutating func see(_ keys: some Sequence<DiaryNotification.Key>) {
    for key in keys {
      records[key]?.isSeen = true
      unseen.remove(key)
    }
  }

  /// Marks a notification as read.
  mutating func read(_ key: DiaryNotification.Key) {
    see([key])
    records[key]?.isRead = true
  }

  /// Takes a notification off the list.
  mutating func delete(_ key: DiaryNotification.Key) {
    records[key] = nil
    unseen.remove(key)
  }
}

// The notifications that were delivered.
extension DiaryState {
  mutating func seeNotifications() {
    reminders.see(reminders.unseen.compactMap(notification).map(\.id))
  }

  /// Returns the key of a notification that is on the list.
  func listed(_ key: DiaryNotification.Key) throws(DiaryError) -> DiaryNotification.Key {
    guard notification(key) != nil else { throw .unknownNotification(key) }
    return key
  }

  /// The notifications on the list, in no order.
  var notifications: [DiaryNotification] {
    reminders.records.values.compactMap(notification)
  }

  /// Returns a notification, or nil when it is not on the list.
  func notification(_ key: DiaryNotification.Key) -> DiaryNotification? {
    reminders.records[key].flatMap(notification)
  }

  /// Returns a notification as it is shown, or nil when there is nothing left to lead to, or when it
  /// was withdrawn before it was seen, because its reason does not hold any more.
  private func notification(_ record: ReminderLog.Record) -> DiaryNotification? {
    guard let thing = thing(of: record.key.subject) else { return nil }
    // A seen notification stays as it was delivered, also when the item was moved since.
    let keys = record.keys.filter { record.isSeen || thing.keys.contains($0) }
    guard let first = keys.first else { return nil }
    return DiaryNotification(
      id: record.key,
      kind: thing.kind,
      title: thing.title,
      causes: keys.map(\.cause),
      due: first.cause == .reminder ? thing.due : first.day,
      url: thing.url,
      date: record.toldAt,
      isSeen: record.isSeen,
      isRead: record.isRead
    )
  }
}
