// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension DiaryItem {
  /// The key of something in a diary: an item of the learner's own, or an event of a course.
  ///
  /// A literal is the identifier of an own item:
  ///
  /// ```swift
  /// try diary.complete("g1", at: now)
  /// try diary.setReminder(monday, for: .platform("week-1", in: "coding"), at: now)
  /// ```
  ///
  /// In JSON the key of an own item is a string, `"g1"`, and that of an event of a course an object,
  /// `{"course":"coding","event":"week-1"}`.
  public enum Key: Hashable, Sendable {
    /// An event, goal or note of the learner's own.
    case own(DiaryItem.ID)
    /// An event of a course of the platform.
    case platform(DiaryCourse.Event.ID, in: DiaryCourse.ID)

    /// The identifier, when it is an item of the learner's own.
    public var own: DiaryItem.ID? {
      if case .own(let id) = self { id } else { nil }
    }
  }
}

extension DiaryItem.Key: ExpressibleByStringLiteral {
  /// Creates the key of an own item from a literal.
  public init(stringLiteral value: String) {
    self = .own(DiaryItem.ID(value))
  }
}

/// Own items come first, then the events of courses, in the order of their identifiers.
extension DiaryItem.Key: Comparable {
  /// Whether one key comes before the other.
  public static func < (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.own(let left), .own(let right)): left < right
    case (.own, .platform): true
    case (.platform, .own): false
    case (.platform(let left, let leftCourse), .platform(let right, let rightCourse)):
      (leftCourse, left) < (rightCourse, right)
    }
  }
}

extension DiaryItem.Key: CustomStringConvertible {
  /// The identifier; for an event of a course with that of the course, as in `coding/week-1`.
  public var description: String {
    switch self {
    case .own(let id): id.rawValue
    case .platform(let event, let course): "\(course)/\(event)"
    }
  }
}

extension DiaryItem.Key: Codable {
  /// The key of an event of a course, as an object.
  private struct PlatformKey: JSONRecord {
    let course: DiaryCourse.ID
    let event: DiaryCourse.Event.ID

    static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
      let course = record.field("course", \.course)
      let event = record.field("event", \.event)
      return try PlatformKey(course: course(), event: event())
    }
  }

  /// Reads a key.
  ///
  /// - Throws: `ContentError` for any other value.
  public init(from decoder: any Decoder) throws {
    if let id = try? decoder.singleValueContainer().decode(String.self) {
      self = .own(DiaryItem.ID(id))
    } else {
      let key = try PlatformKey(from: decoder)
      self = .platform(key.event, in: key.course)
    }
  }

  /// Writes the key.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .own(let id): try id.encode(to: encoder)
    case .platform(let event, let course):
      try PlatformKey(course: course, event: event).encode(to: encoder)
    }
  }
}
