public import LudusCore

extension DiaryNotification {
  /// What a notification is about: the same key is the same thing, which nobody is told twice.
  ///
  /// It names an item or a course, why it is told, and the day of that reason in the calendar: the day
  /// on which the item is due or its reminder is set, or on which the course begins. A day, not an
  /// instant, so that neither zones nor clocks that are set make two of one. An item that is moved to
  /// another day, and a reminder that is set again for another one, have a new key.
  public struct Key: Hashable, Sendable {
    /// What is told about.
    public enum Subject: Hashable, Sendable {
      /// An event or goal. One that comes again is told about for each of its days; the occurrence is
      /// the day on which it is due, and nil for an item that does not come again.
      case item(ItemKey, occurrence: CalendarDay?)
      /// A course that is about to begin.
      case course(DiaryCourse.ID)
    }

    /// Why something is told.
    public enum Cause: String, Hashable, Sendable, Codable, CaseIterable {
      /// It is due.
      case due
      /// The learner asked to be reminded.
      case reminder
      /// A course begins soon.
      case courseStart
    }

    /// What is told about.
    public let subject: Subject
    /// Why it is told.
    public let cause: Cause
    /// The day of the reason.
    public let day: CalendarDay

    /// Creates a key.
    ///
    /// - Parameters:
    ///   - subject: What is told about.
    ///   - cause: Why it is told.
    ///   - day: The day of the reason.
    public init(_ subject: Subject, _ cause: Cause, on day: CalendarDay) {
      self.subject = subject
      self.cause = cause
      self.day = day
    }
  }
}

extension DiaryNotification.Key: Comparable {
  /// Whether one key comes before the other: by day, then by subject, then as causes are listed.
  public static func < (left: Self, right: Self) -> Bool {
    left.sortKey < right.sortKey
  }

  /// The parts by which keys are ordered.
  private var sortKey: (CalendarDay, Subject, Int) {
    (day, subject, Cause.allCases.firstIndex(of: cause) ?? 0)
  }
}

/// Courses come before items, and both in the order of their identifiers.
extension DiaryNotification.Key.Subject: Comparable {
  /// Whether one subject comes before the other.
  public static func < (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.course(let left), .course(let right)): left < right
    case (.course, .item): true
    case (.item, .course): false
    case (.item(let left, let first), .item(let right, let second)):
      (left, first ?? .first) < (right, second ?? .first)
    }
  }
}

/// In JSON a key is an object:
/// `{"cause":"reminder","day":"2026-03-04","item":"g1","occurrence":"2026-03-05"}`. A course has
/// `course` in the place of `item`.
extension DiaryNotification.Key: Codable {
  private enum Key: String, CodingKey {
    case item, occurrence, course, cause, day
  }

  /// Reads a key.
  ///
  /// - Throws: A `DecodingError` when a part is missing or malformed.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let subject: Subject =
      if let course = try container.decodeIfPresent(DiaryCourse.ID.self, forKey: .course) {
        .course(course)
      } else {
        .item(
          try container.decode(ItemKey.self, forKey: .item),
          occurrence: try container.decodeIfPresent(CalendarDay.self, forKey: .occurrence)
        )
      }
    self.init(
      subject,
      try container.decode(Cause.self, forKey: .cause),
      on: try container.decode(CalendarDay.self, forKey: .day)
    )
  }

  /// Writes the key.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch subject {
    case .course(let id):
      try container.encode(id, forKey: .course)
    case .item(let id, let occurrence):
      try container.encode(id, forKey: .item)
      try container.encodeIfPresent(occurrence, forKey: .occurrence)
    }
    try container.encode(cause, forKey: .cause)
    try container.encode(day, forKey: .day)
  }
}
