internal import Gamification
internal import LudusCore
internal import LudusFoundation

/// In JSON an action is an object with its kind and what that kind takes:
/// `{"item":"g1","kind":"completed"}`.
extension DiaryAction: Codable {
  private enum Key: String, CodingKey {
    case kind, courses, course, color, request, item, occurrence, on
  }

  /// The names of the kinds, in the order of the cases.
  private enum Kind: String, Codable, CaseIterable {
    case merged, colored, requested, withdrewRequest
    case added, edited, deleted, completed, reopened, setReminder
  }

  /// The kind, or nil of an action that writes its own.
  private var kind: Kind? {
    switch self {
    case .notifications, .reflection: nil
    case .merged: .merged
    case .colored: .colored
    case .requested: .requested
    case .withdrewRequest: .withdrewRequest
    case .added: .added
    case .edited: .edited
    case .deleted: .deleted
    case .completed: .completed
    case .reopened: .reopened
    case .setReminder: .setReminder
    }
  }

  /// Reads an action.
  ///
  /// - Throws: A `DecodingError` when a part is missing or malformed, and the faults of a course.
  ///   Whether the action is possible is checked by the diary that applies it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let name = try container.decode(String.self, forKey: .kind)
    if DiaryNotification.Action.Kind(rawValue: name) != nil {
      self = .notifications(try DiaryNotification.Action(from: decoder))
      return
    }
    if Reflection.Action.Kind(rawValue: name) != nil {
      self = .reflection(try Reflection.Action(from: decoder))
      return
    }
    guard let kind = Kind(rawValue: name) else {
      let names =
        Kind.allCases.map(\.rawValue) + DiaryNotification.Action.Kind.allCases.map(\.rawValue)
        + Reflection.Action.Kind.allCases.map(\.rawValue)
      let kinds = names.joined(separator: ", ")
      throw DecodingError.dataCorruptedError(
        forKey: .kind,
        in: container,
        debugDescription: "the kind \"\(name)\" is not known, expected one of \(kinds)"
      )
    }
    func read<Value: Decodable>(_ key: Key) throws -> Value {
      try container.decode(Value.self, forKey: key)
    }
    func readDay(_ key: Key) throws -> CalendarDay? {
      try container.decodeIfPresent(CalendarDay.self, forKey: key)
    }
    self =
      switch kind {
      case .merged: .merged(try Self.readCourses(decoder))
      case .colored: .colored(try read(.course), try read(.color))
      case .requested: .requested(try read(.request), of: try read(.course))
      case .withdrewRequest: .withdrewRequest(of: try read(.course))
      case .added: .added(try read(.item))
      case .edited: .edited(try read(.item))
      case .deleted: .deleted(try read(.item))
      case .completed: .completed(try read(.item), occurrence: try readDay(.occurrence))
      case .reopened: .reopened(try read(.item), occurrence: try readDay(.occurrence))
      case .setReminder: .setReminder(try read(.item), on: try readDay(.on))
      }
  }

  /// Reads the courses of a platform, with the places of all their faults.
  private static func readCourses(_ decoder: any Decoder) throws -> [DiaryCourse] {
    var reader = try ContentReader<Key, DiaryFault>(decoder)
    guard let courses = reader.readArray(of: DiaryCourse.self, at: .courses) else {
      throw reader.error
    }
    return courses
  }

  /// Writes the action.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encodeIfPresent(kind, forKey: .kind)
    switch self {
    case .notifications(let action):
      try action.encode(to: encoder)
    case .reflection(let action):
      try action.encode(to: encoder)
    case .merged(let courses):
      try container.encode(courses, forKey: .courses)
    case .colored(let course, let color):
      try container.encode(course, forKey: .course)
      try container.encode(color, forKey: .color)
    case .requested(let request, let course):
      try container.encode(request, forKey: .request)
      try container.encode(course, forKey: .course)
    case .withdrewRequest(let course):
      try container.encode(course, forKey: .course)
    case .added(let item), .edited(let item):
      try container.encode(item, forKey: .item)
    case .deleted(let item):
      try container.encode(item, forKey: .item)
    case .completed(let item, let occurrence), .reopened(let item, let occurrence):
      try container.encode(item, forKey: .item)
      try container.encodeIfPresent(occurrence, forKey: .occurrence)
    case .setReminder(let item, let day):
      try container.encode(item, forKey: .item)
      try container.encodeIfPresent(day, forKey: .on)
    }
  }
}
