// SPDX-License-Identifier: Apache-2.0
public import PlayerProgress
public import LudusCore
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
  /// there when they say something, `done` when it differs from the tasks.
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
    public let others: DiaryCourse.Cohort.Snapshot?
    /// Where it is on the platform.
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
  /// How many tasks of a course or of one of its events are done.
  ///
  /// ```swift
  /// let progress = try DiaryCourse.Progress(done: 3, of: 4)
  /// progress.part   // 3/4
  /// ```
  ///
  /// Where nothing is planned there is no part: no tasks are neither 0 % nor 100 % done. In JSON a progress is
  /// an object, `{"done":3,"total":4}`.
  public struct Progress: Hashable, Sendable {
    /// How many tasks are done, 0 to ``total``.
    public let done: Int
    /// How many tasks there are, 0 to 1,000,000; more in a sum over events.
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

    /// The done tasks as a part of all, or nil when there are none.
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
