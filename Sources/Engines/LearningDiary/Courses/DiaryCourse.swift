// SPDX-License-Identifier: Apache-2.0
public import PlayerProgress
public import LudusCore
public import LudusFoundation

/// A course of the platform, as the platform reports it.
///
/// ```swift
/// let course = try DiaryCourse(
///   id: "coding", title: "Learning to code", enrollment: .subscribed,
///   events: [DiaryCourse.Event(id: "week-1", title: "Variables", due: friday)])
/// ```
///
/// Give courses to a diary with ``Diary/merge(platform:at:stamp:)``.
///
/// In JSON a course is an object with `id`, `title` and `enrollment`; the rest is there when it says something.
public struct DiaryCourse: Identifiable, Hashable, Sendable {
  /// The identifier of a course.
  public typealias ID = Identifier<DiaryCourse>

  /// Whether the learner takes part.
  public enum Enrollment: String, JSONName, Hashable, Sendable {
    /// The learner takes part in the course.
    case subscribed
    /// The learner could take part in the course.
    case available
  }

  /// The identifier.
  public let id: ID
  /// The title.
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
  public let enrollment: Enrollment
  /// The events, in the order of the platform.
  public let events: [DiaryCourse.Event]
  /// The progress that the platform reports for the whole course, if it does; see ``progress``.
  package let tasks: DiaryCourse.Progress?
  /// How the others stand in the whole course, or nil when the platform reports nothing.
  public let others: DiaryCourse.Cohort.Snapshot?

  /// Creates a course.
  ///
  /// Without tasks of its own, its progress is the sum over the events.
  ///
  /// - Throws: Every fault: an empty identifier, a blank title, events with the same identifier.
  public init(
    id: ID,
    title: String,
    text: String = "",
    image: String? = nil,
    url: URL? = nil,
    start: CalendarDay? = nil,
    enrollment: Enrollment = .subscribed,
    events: [DiaryCourse.Event] = [],
    tasks: DiaryCourse.Progress? = nil,
    others: DiaryCourse.Cohort.Snapshot? = nil
  ) throws(ContentError<DiaryFault>) {
    self.id = id
    self.title = title
    self.text = text
    self.image = image
    self.url = url?.absoluteURL
    self.start = start
    self.enrollment = enrollment
    self.events = events
    self.tasks = tasks
    self.others = others
    let faults = faults
    guard faults.isEmpty else { throw ContentError(faults: faults) }
  }

  /// Returns the course with other events, of which no two have the same identifier.
  func with(_ events: [DiaryCourse.Event]) -> DiaryCourse {
    DiaryCourse(self, events: events)
  }

  private init(_ course: DiaryCourse, events: [DiaryCourse.Event]) {
    id = course.id
    title = course.title
    text = course.text
    image = course.image
    url = course.url
    start = course.start
    enrollment = course.enrollment
    self.events = events
    tasks = course.tasks
    others = course.others
  }

  /// The learner's own progress: the platform's figure for the course, or else the sum over its events; nil
  /// when it reports neither.
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
      faults.append(LocatedFault(.emptyIdentifier, at: "id"))
    }
    if title.isBlank {
      faults.append(LocatedFault(.blank, at: "title"))
    }
    return faults + DiaryFault.duplicates(of: events.map(\.id), at: "events")
  }
}

extension DiaryCourse: JSONRecord {
  package static func form(_ record: inout Record<Self, DiaryFault>) throws -> Self {
    let id = record.field("id", \.id)
    let title = record.field("title", \.title)
    let text = record.field("text", \.text, default: "")
    let image = record.field("image", \.image)
    let url = record.field("url", \.url)
    let start = record.field("start", \.start)
    let enrollment = record.field("enrollment", \.enrollment)
    let events = record.field("events", \.events, default: [])
    let tasks = record.field("tasks", \.tasks)
    let others = record.field("others", \.others)
    return try DiaryCourse(
      id: id(or: "?"),
      title: title(or: "?"),
      text: text(or: ""),
      image: image(or: nil),
      url: url(or: nil),
      start: start(or: nil),
      enrollment: enrollment(or: .available),
      events: events(or: []),
      tasks: tasks(or: nil),
      others: others(or: nil)
    )
  }
}

extension DiaryCourse {
  /// The colors among which the learner chooses one for a course.
  ///
  /// There are exactly seven. Events, goals and notes have the color of their course.
  public enum Color: String, JSONName, Hashable, Sendable {
    /// Red.
    case red
    /// Orange.
    case orange
    /// Yellow.
    case yellow
    /// Green.
    case green
    /// Blue, which a course has before another color is chosen.
    case blue
    /// Purple.
    case purple
    /// Gray.
    case gray

    /// The color of a course before one is chosen.
    package static let standard: DiaryCourse.Color = .blue
  }

  /// The learner's wish to take part in a course or to leave it, for the app to carry out.
  ///
  /// A diary cannot enroll anyone; it records the wish, also offline. A request is pending until the
  /// platform's data show that it is met, or the learner withdraws it.
  public struct EnrollmentRequest: Hashable, Sendable {
    /// The wishes that there are.
    public enum Kind: String, JSONName, Hashable, Sendable {
      /// To take part in the course.
      case enrollment
      /// To leave the course.
      case leaving
    }

    /// The course, which has at most one request.
    public let course: DiaryCourse.ID
    /// The wish.
    public let kind: Kind
    /// When it was wished, to the millisecond.
    public let date: Date

    /// Whether the platform's data show that the request is met.
    func isMet(by course: DiaryCourse?) -> Bool {
      switch kind {
      case .enrollment: course?.enrollment == .subscribed
      case .leaving: course?.enrollment != .subscribed
      }
    }
  }
}

extension DiaryCourse {
  /// The courses of a platform as a file, which an app gets from the platform and gives to a diary.
  ///
  /// ```swift
  /// let catalog = try DiaryCourse.Catalog(json: data)   // reports every fault of bad data
  /// try diary.merge(platform: catalog.courses, at: now)
  /// ```
  ///
  /// In JSON a catalog is an object, `{"courses":[...],"version":1}`.
  public struct Catalog: JSONContent, Hashable, Sendable {
    /// The faults of its JSON.
    public typealias Fault = DiaryFault

    /// The version of the JSON form that is written.
    static let version = 1

    /// The courses, in the order of the platform.
    public let courses: [DiaryCourse]

    /// Creates a catalog.
    ///
    /// - Throws: A fault for every course whose identifier another one before it has.
    public init(_ courses: [DiaryCourse]) throws(ContentError<DiaryFault>) {
      let faults = DiaryFault.duplicates(of: courses.map(\.id), at: "courses")
      guard faults.isEmpty else { throw ContentError(faults: faults) }
      self.courses = courses
    }
  }
}

extension DiaryCourse.Catalog: JSONRecord {
  package static func form(_ record: inout Record<Self, DiaryFault>) throws -> Self {
    try record.version(version)
    let courses = record.field("courses", \.courses)
    return try DiaryCourse.Catalog(courses())
  }
}
