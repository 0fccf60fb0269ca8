internal import LudusCore

extension DiaryNotification {
  /// An action on notifications in a ``Diary``.
  ///
  /// In JSON the kind stands with an array of keys, or with one key as `notification`.
  public enum Action: Hashable, Sendable {
    /// Notifications of these things were delivered.
    case told([DiaryNotification.Key])
    /// The learner opened the list of notifications.
    case sawNotifications
    /// The learner opened a notification.
    case readNotification(DiaryNotification.Key)
    /// The learner took a notification off the list.
    case deletedNotification(DiaryNotification.Key)
  }
}

extension DiaryNotification.Action: JSONUnion {
  package static let cases: [JSONCase<Self, DiaryFault>] = [
    JSONCase("told") {
      if case .told(let keys) = $0 { keys } else { nil }
    } form: { record in
      let keys = record.field("told", \.self)
      return .told(try keys())
    },
    JSONCase("sawNotifications", .sawNotifications),
    JSONCase("readNotification", Self.readNotification, "notification") {
      if case .readNotification(let key) = $0 { key } else { nil }
    },
    JSONCase("deletedNotification", Self.deletedNotification, "notification") {
      if case .deletedNotification(let key) = $0 { key } else { nil }
    },
  ]
}
