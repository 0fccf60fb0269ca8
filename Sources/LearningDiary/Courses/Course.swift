public import Gamification
public import LudusCore
internal import LudusFoundation

/// A course of the platform, as the platform tells it.
///
/// ```swift
/// let course = try DiaryCourse(
///   id: "coding", title: "Learning to code", enrolment: .subscribed,
///   events: [DiaryCourse.Event(id: "week-1", title: "Variables", due: friday)])
/// ```
///
/// A diary takes courses by ``Diary/merge(platform:id:at:recordedAt:)``.
public struct DiaryCourse: Identifiable, Hashable, Sendable {
  /// What identifies a course.
  public typealias ID = Identifier<DiaryCourse>

  /// Whether the learner takes part.
  public enum Enrolment: String, Hashable, Sendable, Codable, CaseIterable {
    /// The learner takes part in the course.
    case subscribed
    /// The learner could take part in the course.
    case available
  }

  /// What identifies it.
  public let id: ID
  /// What it is called.
  public let title: String
  /// More about it; empty when there is nothing to say.
  public let text: String
  /// A reference to its image, which the app resolves.
  public let image: String?
  /// Where it is on the platform.
  public let url: URL?
  /// The day on which it starts, or nil when it is always open.
  public let start: CalendarDay?
  /// Whether the learner takes part.
  public let enrolment: Enrolment
  /// What there is to do, in the order of the platform.
  public let events: [DiaryCourse.Event]
  /// The learner's own progress in the whole course, or nil when the platform tells none.
  public let tasks: DiaryCourse.Progress?
  /// How the others stand in the whole course, or nil when the platform tells nothing.
  public let others: Cohort.Snapshot?

  /// Creates a course.
  ///
  /// - Parameters:
  ///   - id: What identifies it.
  ///   - title: What it is called.
  ///   - text: More about it.
  ///   - image: A reference to its image.
  ///   - url: Where it is on the platform.
  ///   - start: The day on which it starts.
  ///   - enrolment: Whether the learner takes part.
  ///   - events: What there is to do.
  ///   - tasks: The learner's own progress; nil stands for the sum over the events.
  ///   - others: How the others stand.
  /// - Throws: Every fault: an empty identifier, a blank title, events with the same identifier.
  public init(
    id: ID,
    title: String,
    text: String = "",
    image: String? = nil,
    url: URL? = nil,
    start: CalendarDay? = nil,
    enrolment: Enrolment = .subscribed,
    events: [DiaryCourse.Event] = [],
    tasks: DiaryCourse.Progress? = nil,
    others: Cohort.Snapshot? = nil
  ) throws(ContentError<DiaryFault>) {
    self.id = id
    self.title = title
    self.text = text
    self.image = image
    self.url = url?.absoluteURL
    self.start = start
    self.enrolment = enrolment
    self.events = events
    self.tasks = tasks
    self.others = others
    let faults = faults
    guard faults.isEmpty else { throw ContentError(faults: faults) }
  }

  /// The learner's own progress: what the platform tells of the course, or else the sum over its
  /// events; nil when neither tells anything.
  public var progress: DiaryCourse.Progress? {
    if let tasks { return tasks }
    let parts = events.compactMap(\.tasks)
    guard !parts.isEmpty else { return nil }
    return DiaryCourse.Progress(
      unchecked: parts.reduce(0) { $0 + $1.done },
      of: parts.reduce(0) { $0 + $1.total }
    )
  }

  private var faults: [LocatedFault<DiaryFault>] {
    var faults: [LocatedFault<DiaryFault>] = []
    if id.rawValue.isEmpty {
      faults.append(LocatedFault(.emptyIdentifier, at: Key.id))
    }
    if title.isBlank {
      faults.append(LocatedFault(.blank, at: Key.title))
    }
    return faults + DiaryFault.duplicates(of: events.map(\.id), at: Key.events)
  }
}

/// In JSON a course is an object with `id`, `title` and `enrolment`; the rest is there when it says
/// something.
extension DiaryCourse: Codable {
  private enum Key: String, CodingKey {
    case id, title, text, image, url, start, enrolment, events, tasks, others
  }

  /// Reads a course by the rules of its initializer.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, DiaryFault>(decoder)
    let id = reader.read(ID.self, at: .id)
    let title = reader.read(String.self, at: .title)
    let text = reader.read(String.self, at: .text, default: "")
    let image = reader.read(String?.self, at: .image, default: nil)
    let url = reader.read(URL?.self, at: .url, default: nil)
    let start = reader.read(CalendarDay?.self, at: .start, default: nil)
    let enrolment = reader.read(Enrolment.self, at: .enrolment)
    let events = reader.readArrayIfPresent(of: DiaryCourse.Event.self, at: .events)
    let tasks = reader.read(DiaryCourse.Progress?.self, at: .tasks, default: nil)
    let others = reader.read(Cohort.Snapshot?.self, at: .others, default: nil)
    self = try reader.make { () throws(ContentError<DiaryFault>) in
      try DiaryCourse(
        id: id ?? "?",
        title: title ?? "?",
        text: text ?? "",
        image: image ?? nil,
        url: url ?? nil,
        start: start ?? nil,
        enrolment: enrolment ?? .available,
        events: events ?? [],
        tasks: tasks ?? nil,
        others: others ?? nil
      )
    }
  }

  /// Writes what says something.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encode(title, forKey: .title)
    if !text.isEmpty {
      try container.encode(text, forKey: .text)
    }
    try container.encodeIfPresent(image, forKey: .image)
    try container.encodeIfPresent(url, forKey: .url)
    try container.encodeIfPresent(start, forKey: .start)
    try container.encode(enrolment, forKey: .enrolment)
    if !events.isEmpty {
      try container.encode(events, forKey: .events)
    }
    try container.encodeIfPresent(tasks, forKey: .tasks)
    try container.encodeIfPresent(others, forKey: .others)
  }
}
