internal import LudusCore
internal import LudusFoundation

// The notifications that were delivered.
extension DiaryState {
  mutating func apply(_ action: DiaryNotification.Action, _ event: DiaryEvent) throws(DiaryError) {
    switch action {
    case .told(let keys):
      reminders.tell(keys, at: event.date)
    case .sawNotifications:
      let unseen = reminders.records.values.filter { !$0.isSeen }
      reminders.see(unseen.compactMap(notification).map(\.id))
    case .readNotification(let key):
      guard notification(key) != nil else { throw .unknownNotification(key) }
      reminders.read(key)
    case .deletedNotification(let key):
      guard notification(key) != nil else { throw .unknownNotification(key) }
      reminders.delete(key)
    }
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
    // What was seen stays as it was delivered, also when the item was moved since.
    let keys = record.keys.filter { record.isSeen || thing.keys.contains($0) }
    guard let first = keys.first else { return nil }
    return DiaryNotification(
      id: record.key,
      kind: thing.kind,
      title: thing.title,
      causes: keys.map(\.cause),
      due: first.cause == .reminder ? thing.due : first.day,
      target: thing.target,
      date: record.toldAt,
      isSeen: record.isSeen,
      isRead: record.isRead
    )
  }
}
