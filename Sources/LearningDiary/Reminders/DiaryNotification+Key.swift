public import LudusCore

extension DiaryNotification {
  /// The reason for a notification: the same key is the same reason, which is delivered once.
  ///
  /// It names an item or a course, the cause, and the day of the cause in the calendar: the day on which the
  /// item is due or its reminder is set, or on which the course begins. It is a day and not an instant, so that
  /// neither zones nor clocks that are set make two of one. An item that is moved to another day, and a
  /// reminder that is set again for another one, have a new key.
  ///
  /// In JSON a key is an object: `{"cause":"reminder","day":"2026-03-04","item":"g1","occurrence":"2026-03-05"}`.
  /// A course has `course` in the place of `item`.
  public struct Key: Hashable, Sendable {
    /// A thing that a notification can be about.
    public enum Subject: Hashable, Sendable {
      /// An event or goal. One that comes again has a notification for each of its days; the occurrence is the
      /// day on which it is due, and nil for an item that does not come again.
      case item(ItemKey, occurrence: CalendarDay?)
      /// A course that is about to begin.
      case course(DiaryCourse.ID)
    }

    /// Why there is a notification.
    public enum Cause: String, JSONName, Hashable, Sendable {
      /// It is due.
      case due
      /// The learner asked to be reminded.
      case reminder
      /// A course begins soon.
      case courseStart
    }

    /// The thing that a notification is about.
    public let subject: Subject
    /// Why there is a notification.
    public let cause: Cause
    /// The day of the cause.
    public let day: CalendarDay

    /// Creates a key.
    ///
    /// - Parameters:
    ///   - subject: The thing that it is about.
    ///   - cause: Why there is one.
    ///   - day: The day of the cause.
    package init(_ subject: Subject, _ cause: Cause, on day: CalendarDay) {
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

extension DiaryNotification.Key: JSONRecord {
  package static func form(_ record: inout Record<Self, DiaryFault>) throws -> Self {
    let course = record.field("course", \.course)
    let item = record.field("item", \.item)
    let occurrence = record.field("occurrence", \.occurrence)
    let cause = record.field("cause", \.cause)
    let day = record.field("day", \.day)
    let subject: Subject
    if let course = try course() {
      subject = .course(course)
    } else if let item = try item() {
      subject = .item(item, occurrence: try occurrence())
    } else {
      throw ContentError(faults: [
        LocatedFault(DiaryFault.malformed("this key is missing"), at: "item")
      ])
    }
    return try DiaryNotification.Key(subject, cause(), on: day())
  }

  private var course: DiaryCourse.ID? {
    if case .course(let course) = subject { course } else { nil }
  }

  private var item: ItemKey? {
    if case .item(let item, _) = subject { item } else { nil }
  }

  private var occurrence: CalendarDay? {
    if case .item(_, let day) = subject { day } else { nil }
  }
}
