extension DiaryNotification {
  /// What can be done with notifications in a ``Diary``.
  public enum Action: Hashable, Sendable {
    /// The learner was told these things.
    case told([DiaryNotification.Key])
    /// The learner opened the list of notifications.
    case sawNotifications
    /// The learner opened a notification.
    case readNotification(DiaryNotification.Key)
    /// The learner took a notification off the list.
    case deletedNotification(DiaryNotification.Key)
  }
}

/// In JSON the kind stands beside `told`, an array of keys, or beside `notification`, a key.
extension DiaryNotification.Action: Codable {
  private enum Key: String, CodingKey {
    case kind, told, notification
  }

  /// The names of the kinds, in the order of the cases.
  enum Kind: String, Codable, CaseIterable {
    case told, sawNotifications, readNotification, deletedNotification
  }

  private var kind: Kind {
    switch self {
    case .told: .told
    case .sawNotifications: .sawNotifications
    case .readNotification: .readNotification
    case .deletedNotification: .deletedNotification
    }
  }

  /// Reads an action.
  ///
  /// - Throws: A `DecodingError` when a part is missing or malformed.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self =
      switch try container.decode(Kind.self, forKey: .kind) {
      case .told: .told(try container.decode([DiaryNotification.Key].self, forKey: .told))
      case .sawNotifications: .sawNotifications
      case .readNotification:
        .readNotification(try container.decode(DiaryNotification.Key.self, forKey: .notification))
      case .deletedNotification:
        .deletedNotification(
          try container.decode(DiaryNotification.Key.self, forKey: .notification)
        )
      }
  }

  /// Writes the action.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(kind, forKey: .kind)
    switch self {
    case .told(let keys): try container.encode(keys, forKey: .told)
    case .sawNotifications: break
    case .readNotification(let key), .deletedNotification(let key):
      try container.encode(key, forKey: .notification)
    }
  }
}
