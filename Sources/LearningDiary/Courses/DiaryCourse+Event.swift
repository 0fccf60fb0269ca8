public import LudusCore
public import PlayerProgress
internal import LudusFoundation

extension DiaryCourse {
  /// Something to do in a course, as the platform reports it: a lesson, an exercise sheet, a test.
  ///
  /// The learner cannot change it. Its progress and done state are the platform's; a diary adds only
  /// the day of a reminder.
  ///
  /// ```swift
  /// let loops = try DiaryCourse.Event(id: "week-2", title: "Loops", due: CalendarDay("2026-03-04"))
  /// ```
  ///
  /// In JSON an event is an object with `id` and `title`; `text`, `due`, `time`, `tasks`, `others` and `url` are
  /// there when they say something, `done` when it is not what the tasks say.
  public struct Event: Identifiable, Hashable, Sendable {
    /// The identifier of an event in its course.
    public typealias ID = Identifier<DiaryCourse.Event>

    /// The identifier in its course.
    public let id: ID
    /// The title.
    public let title: String
    /// More about it; empty when the title says everything.
    public let text: String
    /// The day by which it is to be done, or nil when there is none.
    public let due: CalendarDay?
    /// The time on that day, or nil for the whole day.
    public let time: TimeOfDay?
    /// The learner's own progress, or nil when the platform reports none.
    public let tasks: DiaryCourse.Progress?
    /// Whether the platform says that it is done.
    public let isDone: Bool
    /// How the others stand, or nil when the platform reports nothing.
    public let others: Cohort.Snapshot?
    /// Where it is on the platform.
    public let url: URL?

    /// Creates an event.
    ///
    /// - Parameters:
    ///   - id: The identifier in its course.
    ///   - title: The title.
    ///   - text: More about it.
    ///   - due: The day by which it is to be done.
    ///   - time: The time on that day.
    ///   - tasks: The learner's own progress.
    ///   - isDone: Whether the platform says that it is done; nil stands for whether all tasks are.
    ///   - others: How the others stand.
    ///   - url: Where it is on the platform.
    /// - Throws: Every fault: an empty identifier, a blank title, a time without a day.
    public init(
      id: ID,
      title: String,
      text: String = "",
      due: CalendarDay? = nil,
      time: TimeOfDay? = nil,
      tasks: DiaryCourse.Progress? = nil,
      isDone: Bool? = nil,
      others: Cohort.Snapshot? = nil,
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

  /// Whether the platform says that it is done, where that is not what the tasks say.
  private var ownDone: Bool? { isDone == (tasks?.isComplete ?? false) ? nil : isDone }
}
