internal import LudusCore
internal import LudusFoundation

/// The notifications that were delivered, and what became of them.
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

  /// All keys that were ever delivered, also what is withdrawn or deleted: none is delivered again.
  private(set) var told: Set<DiaryNotification.Key> = []
  /// The notifications that are not deleted, by what identifies them.
  private(set) var records: [DiaryNotification.Key: Record] = [:]

  /// Records what was delivered.
  ///
  /// Keys that were delivered before are left out, as where two devices deliver the same. Keys about one
  /// subject and day that are delivered at once are one notification.
  mutating func tell(_ keys: [DiaryNotification.Key], at date: Date) {
    let new = Set(keys).subtracting(told).sorted()
    told.formUnion(new)
    var rest = new[...]
    while let first = rest.first {
      let group = rest.prefix { $0.subject == first.subject && $0.day == first.day }
      records[first] = Record(key: first, causes: group.map(\.cause), toldAt: date)
      rest = rest.dropFirst(group.count)
    }
  }

  /// Marks notifications as seen.
  mutating func see(_ keys: some Sequence<DiaryNotification.Key>) {
    for key in keys {
      records[key]?.isSeen = true
    }
  }

  /// Marks a notification as read.
  mutating func read(_ key: DiaryNotification.Key) {
    records[key]?.isSeen = true
    records[key]?.isRead = true
  }

  /// Takes a notification off the list.
  mutating func delete(_ key: DiaryNotification.Key) {
    records[key] = nil
  }
}
