// SPDX-License-Identifier: Apache-2.0
public import PlayerProgress
public import LudusCore
internal import LudusFoundation

/// A reminder for the learner, as data for any front end: its subject and why it was delivered.
///
/// A ``DiaryText`` puts it into words and names its kind.
public struct DiaryNotification: Hashable, Sendable, Identifiable {
  /// The kinds of things that a notification can be about.
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
  /// The kind of thing that it is about.
  public let kind: Kind
  /// The title of the item or course, as it is now.
  public let title: String
  /// Why it was delivered: because the item is due, because the learner asked for it, or both.
  public let causes: [DiaryNotification.Key.Cause]
  /// The day on which the item is due or the course begins; nil for an item without one and for a course that is
  /// always open.
  public let due: CalendarDay?
  /// The address of a course that is about to begin, where the platform has one.
  public let url: URL?
  /// When it was delivered; of one that is still to come, when it will be.
  public let date: Date
  /// Whether the list was opened since then.
  public let isSeen: Bool
  /// Whether the learner opened it by itself.
  public let isRead: Bool
}

extension DiaryNotification {
  /// The reason for a notification: the same key is the same reason, which is delivered once.
  ///
  /// It names an item or a course, the cause, and the day of the cause in the calendar: the day on which the
  /// item is due or its reminder is set, or on which the course begins. It is a day and not an instant, so that
  /// neither zones nor clocks that are set make two of one. An item that is moved to another day, and a
  /// reminder that is set again for another one, have a new key. A course that is always open has no day.
  ///
  /// Its JSON text is also a good identifier for a local notification of the platform.
  ///
  /// In JSON a key is an object: `{"cause":"reminder","day":"2026-03-04","item":"g1","occurrence":"2026-03-05"}`.
  /// A course has `course` in the place of `item`.
  public struct Key: JSONContent, Hashable, Sendable {
    /// The faults of its JSON.
    public typealias Fault = DiaryFault

    /// A thing that a notification can be about.
    public enum Subject: Hashable, Sendable {
      /// An event or goal. One that comes again has a notification for each of its days; the occurrence is the
      /// day on which it is due, and nil for an item that does not come again.
      case item(DiaryItem.Key, occurrence: CalendarDay?)
      /// A course that is about to begin, or that is open at any time.
      case course(DiaryCourse.ID)
    }

    /// Why there is a notification.
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
    /// Why there is a notification.
    public let cause: Cause
    /// The day of the cause; nil for a course that is always open.
    public let day: CalendarDay?

    /// Creates a key.
    package init(_ subject: Subject, _ cause: Cause, on day: CalendarDay?) {
      self.subject = subject
      self.cause = cause
      self.day = day
    }
  }
}

extension DiaryNotification.Key {
  /// Whether one key comes before the other: by day, courses before items, each by identifier, then by cause.
  package static func isOrdered(_ left: Self, _ right: Self) -> Bool {
    left.sortKey < right.sortKey
  }

  private var sortKey: (CalendarDay, Int, DiaryCourse.ID, DiaryItem.Key, CalendarDay, Int) {
    let position = Cause.allCases.firstIndex(of: cause) ?? 0
    let day = day ?? .first
    return switch subject {
    case .course(let id): (day, 0, id, "", .first, position)
    case .item(let key, let occurrence): (day, 1, "", key, occurrence ?? .first, position)
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
    return try DiaryNotification.Key(subject, cause(), on: day())
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
