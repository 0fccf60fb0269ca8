// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
internal import PlayerProgress

/// A course on the platform, as the platform reports it.
///
/// ```swift
/// let course = try DiaryCourse(
///   id: "coding", title: "Learning to code", enrollment: .subscribed,
///   events: [DiaryCourse.Event(id: "week-1", title: "Variables", due: friday)])
/// ```
///
/// Give courses to a diary with ``Diary/merge(platform:at:stamp:)``.
///
/// In JSON a course is an object with `id`, `title` and `enrollment`; the rest is there when it
/// says something.
public struct DiaryCourse: Identifiable, Hashable, Sendable {
  /// The identifier of a course.
  public typealias ID = Identifier<DiaryCourse>

  /// The learner's state of enrollment.
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
  /// The address on the platform.
  public let url: URL?
  /// The day on which it starts, or nil when it is always open.
  public let start: CalendarDay?
  /// Whether the learner takes part.
  public let enrollment: Enrollment
  /// The events, in the order of the platform.
  public let events: [DiaryCourse.Event]
  /// The progress that the platform reports for the whole course, if it does; see ``progress``.
  package let tasks: DiaryCourse.Progress?
  /// The progress of the others in the whole course, or nil if the platform does not report it.
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

  /// The learner's own progress: the platform's figure for the course, or else the sum over its
  /// events; nil when it reports neither.
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
  /// The colors that a learner can choose for a course.
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

  /// The learner's request to join or leave a course, for the app to carry out.
  ///
  /// A diary cannot enroll anyone; it records the wish, also offline. A request is pending until
  /// the platform's data show that it is met, or the learner withdraws it.
  public struct EnrollmentRequest: Hashable, Sendable {
    /// The kinds of requests.
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
    /// The date of the wish, to the millisecond.
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
  /// A platform's courses as a file, which an app gets from the platform and passes to a diary.
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

extension DiaryCourse {
  /// Something to do in a course, as the platform reports it: a lesson, an exercise sheet, a test.
  ///
  /// The learner cannot change it. Its progress and done state are the platform's; a diary adds
  /// only the day of a reminder.
  ///
  /// ```swift
  /// let loops = try DiaryCourse.Event(id: "week-2", title: "Loops", due: CalendarDay("2026-03-04"))
  /// ```
  ///
  /// In JSON an event is an object with `id` and `title`; `text`, `due`, `time`, `tasks`, `others`
  /// and `url` are there when they say something, `done` when it differs from the tasks.
  public struct Event: Identifiable, Hashable, Sendable {
    /// The identifier of an event in its course.
    public typealias ID = Identifier<DiaryCourse.Event>

    /// The identifier in its course.
    public let id: ID
    /// The title.
    public let title: String
    /// More about it; empty when the title says everything.
    public let text: String
    /// The day on which it is due, or nil if there is none.
    public let due: CalendarDay?
    /// The time on that day, or nil for the whole day.
    public let time: TimeOfDay?
    /// The learner's own progress, or nil if the platform does not report it.
    public let tasks: DiaryCourse.Progress?
    /// Whether the platform says that it is done.
    public let isDone: Bool
    /// The progress of the others, or nil if the platform does not report it.
    public let others: DiaryCourse.Cohort.Snapshot?
    /// The address on the platform.
    public let url: URL?

    /// Creates an event.
    ///
    /// If nothing says whether it is done, it is done once all its tasks are.
    ///
    /// - Throws: Every fault: an empty identifier, a blank title, a time without a day.
    public init(
      id: ID,
      title: String,
      text: String = "",
      due: CalendarDay? = nil,
      time: TimeOfDay? = nil,
      tasks: DiaryCourse.Progress? = nil,
      isDone: Bool? = nil,
      others: DiaryCourse.Cohort.Snapshot? = nil,
      url: URL? = nil
    ) throws(ContentError<DiaryFault>) {
      self.id = id
      self.title = title
      self.text = text
      self.due = due
      self.time = time
      self.tasks = tasks
      self.isDone = isDone ?? (tasks?.isComplete ?? false)
      self.others = others
      self.url = url?.absoluteURL
      let faults = faults
      guard faults.isEmpty else { throw ContentError(faults: faults) }
    }

    private var faults: [LocatedFault<DiaryFault>] {
      var faults: [LocatedFault<DiaryFault>] = []
      if id.rawValue.isEmpty {
        faults.append(LocatedFault(.emptyIdentifier, at: "id"))
      }
      if title.isBlank {
        faults.append(LocatedFault(.blank, at: "title"))
      }
      if time != nil, due == nil {
        faults.append(LocatedFault(.timeWithoutDay, at: "time"))
      }
      return faults
    }
  }
}

extension DiaryCourse.Event: JSONRecord {
  package static func form(_ record: inout Record<Self, DiaryFault>) throws -> Self {
    let id = record.field("id", \.id)
    let title = record.field("title", \.title)
    let text = record.field("text", \.text, default: "")
    let due = record.field("due", \.due)
    let time = record.field("time", \.time)
    let tasks = record.field("tasks", \.tasks)
    let isDone = record.field("done", \.ownDone)
    let others = record.field("others", \.others)
    let url = record.field("url", \.url)
    return try DiaryCourse.Event(
      id: id(or: "?"),
      title: title(or: "?"),
      text: text(or: ""),
      due: due(or: nil),
      time: due.value == nil ? nil : time(or: nil),
      tasks: tasks(or: nil),
      isDone: isDone(or: nil),
      others: others(or: nil),
      url: url(or: nil)
    )
  }

  /// Whether the platform says that it is done, where that differs from the tasks.
  private var ownDone: Bool? { isDone == (tasks?.isComplete ?? false) ? nil : isDone }
}

extension DiaryCourse {
  /// The number of tasks of a course, or of one of its events, that are done.
  ///
  /// ```swift
  /// let progress = try DiaryCourse.Progress(done: 3, of: 4)
  /// progress.part   // 3/4
  /// ```
  ///
  /// Where nothing is planned there is no part: no tasks are neither 0 % nor 100 % done. In JSON a
  /// progress is an object, `{"done":3,"total":4}`.
  public struct Progress: Hashable, Sendable {
    /// The number of tasks that are done, 0 to ``total``.
    public let done: Int
    /// The number of tasks, 0 to 1,000,000; more in a sum over events.
    public let total: Int

    /// The most tasks that there can be in one place: 1,000,000.
    package static let maximumTasks = 1_000_000

    /// Creates a progress.
    ///
    /// - Throws: Every number that is not in its range.
    public init(done: Int, of total: Int) throws(ContentError<DiaryFault>) {
      self.init(unchecked: done, of: total)
      var faults: [LocatedFault<DiaryFault>] = []
      if !(0...Self.maximumTasks).contains(total) {
        let fault = DiaryFault.outOfRange(total, expected: 0...Self.maximumTasks)
        faults.append(LocatedFault(fault, at: "total"))
      }
      let most = min(max(total, 0), Self.maximumTasks)
      if !(0...most).contains(done) {
        faults.append(LocatedFault(.outOfRange(done, expected: 0...most), at: "done"))
      }
      guard faults.isEmpty else { throw ContentError(faults: faults) }
    }

    init(unchecked done: Int, of total: Int) {
      self.done = done
      self.total = total
    }

    /// The fraction of tasks that are done, or nil if there are no tasks.
    public var part: Fraction? { try? Fraction(done, total) }

    /// The part in whole percent, halves rounded up, or nil when there are no tasks.
    package var percent: Int? { part.flatMap { try? $0.percent() } }

    /// Whether there are tasks and all of them are done.
    package var isComplete: Bool { total > 0 && done == total }
  }
}

extension DiaryCourse.Progress: JSONRecord {
  package static func form(_ record: inout Record<Self, DiaryFault>) throws -> Self {
    let done = record.field("done", \.done)
    let total = record.field("total", \.total)
    return try DiaryCourse.Progress(done: done(), of: total())
  }
}
