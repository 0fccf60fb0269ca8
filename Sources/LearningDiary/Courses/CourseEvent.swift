public import Gamification
public import LudusCore
internal import LudusFoundation

extension DiaryCourse {
  /// Something to do in a course, as the platform tells it: a lesson, an exercise sheet, a test.
  ///
  /// The learner cannot change it. Its progress and done state are the platform's; a diary adds only
  /// the day of a reminder.
  ///
  /// ```swift
  /// let loops = try DiaryCourse.Event(id: "week-2", title: "Loops", due: CalendarDay("2026-03-04"))
  /// ```
  public struct Event: Identifiable, Hashable, Sendable {
    /// What identifies an event in its course.
    public typealias ID = Identifier<DiaryCourse.Event>

    /// What identifies it in its course.
    public let id: ID
    /// What it is called.
    public let title: String
    /// More about it; empty when the title says everything.
    public let text: String
    /// The day by which it is to be done, or nil when there is none.
    public let due: CalendarDay?
    /// The time on that day, or nil for the whole day.
    public let time: TimeOfDay?
    /// The learner's own progress, or nil when the platform tells none.
    public let tasks: DiaryCourse.Progress?
    /// Whether the platform says that it is done.
    public let isDone: Bool
    /// How the others stand, or nil when the platform tells nothing.
    public let others: Cohort.Snapshot?
    /// Where it is on the platform.
    public let url: URL?

    /// Creates an event.
    ///
    /// - Parameters:
    ///   - id: What identifies it in its course.
    ///   - title: What it is called.
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
        faults.append(LocatedFault(.emptyIdentifier, at: Key.id))
      }
      if title.isBlank {
        faults.append(LocatedFault(.blank, at: Key.title))
      }
      if time != nil, due == nil {
        faults.append(LocatedFault(.timeWithoutDay, at: Key.time))
      }
      return faults
    }
  }
}

/// In JSON an event is an object with `id` and `title`; `text`, `due`, `time`, `tasks`, `others` and
/// `url` are there when they say something, `done` when it is not what the tasks say.
extension DiaryCourse.Event: Codable {
  private enum Key: String, CodingKey {
    case id, title, text, due, time, tasks, done, others, url
  }

  /// Reads an event by the rules of its initializer.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, DiaryFault>(decoder)
    let id = reader.read(ID.self, at: .id)
    let title = reader.read(String.self, at: .title)
    let text = reader.read(String.self, at: .text, default: "")
    let due = reader.read(CalendarDay?.self, at: .due, default: nil)
    let time = reader.read(TimeOfDay?.self, at: .time, default: nil)
    let tasks = reader.read(DiaryCourse.Progress?.self, at: .tasks, default: nil)
    let isDone = reader.read(Bool?.self, at: .done, default: nil)
    let others = reader.read(Cohort.Snapshot?.self, at: .others, default: nil)
    let url = reader.read(URL?.self, at: .url, default: nil)
    self = try reader.make { () throws(ContentError<DiaryFault>) in
      try DiaryCourse.Event(
        id: id ?? "?",
        title: title ?? "?",
        text: text ?? "",
        due: due ?? nil,
        time: due == nil ? nil : time ?? nil,
        tasks: tasks ?? nil,
        isDone: isDone ?? nil,
        others: others ?? nil,
        url: url ?? nil
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
    try container.encodeIfPresent(due, forKey: .due)
    try container.encodeIfPresent(time, forKey: .time)
    try container.encodeIfPresent(tasks, forKey: .tasks)
    if isDone != (tasks?.isComplete ?? false) {
      try container.encode(isDone, forKey: .done)
    }
    try container.encodeIfPresent(others, forKey: .others)
    try container.encodeIfPresent(url, forKey: .url)
  }
}
