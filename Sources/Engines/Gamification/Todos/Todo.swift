// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation
public import Recurrences

/// A task for a group, with the points that it is worth.
///
/// ```swift
/// let todo = Todo(id: "windows", title: "Clean the windows", points: 20, tags: ["cleaning"])
/// ```
///
/// Any numbers and texts make a todo. Whether a group takes it is decided when it is created there:
/// points must lie in the range of the ``RuleBook``, and the identifier must be new.
///
/// In JSON a todo is an object with `id`, `title` and `points`; `text`, `icon`, `assignee`, `tags`,
/// `capacity`, `repeats`, `schedule`, `rota`, `due` and `needsLevel` are there when they say
/// something. Some days of every week or month have the short forms `{"weekdays":["monday"]}` and
/// `{"daysOfMonth":[1,15]}` of a schedule.
public struct Todo: Identifiable, Hashable, Sendable {
  /// Identifies a todo in its group.
  public typealias ID = Identifier<Todo>

  /// All of it, as the only element of an array: so the board and the event that created it share
  /// it, and every copy is as small as an index.
  private var details: [Details]

  private struct Details: Hashable, Sendable {
    let id: ID
    var title: String
    var text: String
    var icon: String?
    var points: Int
    var assignee: Member.ID?
    var tags: [String]
    var capacity: Int
    var repeats: CalendarSpan?
    var schedule: Recurrence?
    var rota: [Member.ID]
    var due: Due?
    var needsLevel: Int?
  }

  /// The identifier, unique in its group.
  public var id: ID { details[0].id }
  /// The task in a few words.
  public var title: String {
    get { details[0].title }
    set { details[0].title = newValue }
  }
  /// More about it; empty when the title says everything.
  public var text: String {
    get { details[0].text }
    set { details[0].text = newValue }
  }
  /// A reference to its icon, which the app resolves.
  public var icon: String? {
    get { details[0].icon }
    set { details[0].icon = newValue }
  }
  /// Its points, chosen by its creator within the range of the rule book.
  public var points: Int {
    get { details[0].points }
    set { details[0].points = newValue }
  }
  /// The only member who may claim it, or nil if anyone may.
  public var assignee: Member.ID? {
    get { details[0].assignee }
    set { details[0].assignee = newValue }
  }
  /// Words that it shares with other todos, each once and in order.
  public internal(set) var tags: [String] {
    get { details[0].tags }
    set { details[0].tags = newValue }
  }
  /// The greatest number of members who may work on it at once, at least 1; they share its points.
  public var capacity: Int {
    get { details[0].capacity }
    set { details[0].capacity = newValue }
  }
  /// The time from its completion until it is open again, or nil when it is done once and for all.
  ///
  /// After days, weeks or months it opens at the beginning of the day.
  public var repeats: CalendarSpan? {
    get { details[0].repeats }
    set { details[0].repeats = newValue }
  }
  /// The days on which it is on the board, no matter when it was last done; nil when it does not
  /// recur by the calendar.
  ///
  /// ```swift
  /// Todo(id: "bins", title: "Put the bins out", points: 5, schedule: .weekly(on: [.monday]), rota: ["ada", "bob"])
  /// ```
  ///
  /// A todo opens at the beginning of such a day, or at the hour to which an occurrence is moved.
  /// One that is not done stays on the board until it is, and opens again on the first of these
  /// days after that on which it was done. Its rule counts from the day on which it was created, or
  /// got another rule. A todo has either a schedule or ``repeats``.
  ///
  /// Days are those of the group, so a schedule of another zone is refused.
  public var schedule: Recurrence? {
    get { details[0].schedule }
    set { details[0].schedule = newValue }
  }
  /// The members who take turns, each listed once and at most 100; empty if anyone may do it.
  ///
  /// The turn goes to the next one each time that it opens again. Whether one that was missed waits
  /// or passes on is a rule of the group, ``RuleBook/Draft/missedTurns``. Members who left are
  /// passed over, and without any that is left anyone may claim it. A todo with turns has no
  /// ``assignee``.
  public var rota: [Member.ID] {
    get { details[0].rota }
    set { details[0].rota = newValue }
  }
  /// The level that a member must have reached to work on it, at least 1; nil for any.
  public var needsLevel: Int? {
    get { details[0].needsLevel }
    set { details[0].needsLevel = newValue }
  }
  /// The time at which it is to be done, or nil when that does not matter.
  ///
  /// A todo that is overdue can still be done. Achievements can ask for completions that were in
  /// time.
  public var due: Due? {
    get { details[0].due }
    set { details[0].due = newValue }
  }

  /// Creates a todo.
  public init(
    id: ID,
    title: String,
    text: String = "",
    icon: String? = nil,
    points: Int,
    assignee: Member.ID? = nil,
    tags: [String] = [],
    capacity: Int = 1,
    repeats: CalendarSpan? = nil,
    schedule: Recurrence? = nil,
    rota: [Member.ID] = [],
    due: Due? = nil,
    needsLevel: Int? = nil
  ) {
    details = [
      Details(
        id: id,
        title: title,
        text: text,
        icon: icon,
        points: points,
        assignee: assignee,
        tags: Set(tags).sorted(),
        capacity: capacity,
        repeats: repeats,
        schedule: schedule,
        rota: rota,
        due: due,
        needsLevel: needsLevel
      )
    ]
  }
}

// MARK: - JSON

extension Todo: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let id = record.field("id", \.id)
    let title = record.field("title", \.title)
    let text = record.field("text", \.text, default: "")
    let icon = record.field("icon", \.icon)
    let points = record.field("points", \.points)
    let assignee = record.field("assignee", \.assignee)
    let tags = record.field("tags", \.tags, default: [])
    let capacity = record.field("capacity", \.capacity, default: 1)
    let repeats = record.field("repeats", \.repeats)
    let schedule = record.field("schedule", \.storedSchedule)
    let rota = record.field("rota", \.rota, default: [])
    let due = record.field("due", \.due)
    let needsLevel = record.field("needsLevel", \.needsLevel)
    return try Self(
      id: id(),
      title: title(),
      text: text(),
      icon: icon(),
      points: points(),
      assignee: assignee(),
      tags: tags(),
      capacity: capacity(),
      repeats: repeats(),
      schedule: schedule()?.recurrence,
      rota: rota(),
      due: due(),
      needsLevel: needsLevel()
    )
  }

  private var storedSchedule: StoredSchedule? { schedule.map(StoredSchedule.init) }
}

extension Todo {
  /// A change to one property of a todo.
  ///
  /// Two members who change different properties of a todo on devices that have not met do not undo
  /// each other's change.
  ///
  /// In JSON a change is an object with the key of the property: `{"title":"Clean all windows"}`,
  /// `{"icon":null}`.
  public enum Change: Hashable, Sendable {
    /// Another title, of 1 to 1000 characters.
    case title(String)
    /// Another text.
    case text(String)
    /// Another icon, or none.
    case icon(String?)
    /// Other points, for later completions.
    case points(Int)
    /// A different assignee, or nil so that anyone may claim it; current claims continue.
    case assignee(Member.ID?)
    /// Other tags.
    case tags([String])
    /// A different number of members who may work on it at once, not below the current number of
    /// claims.
    case capacity(Int)
    /// A different repetition, starting with the next completion.
    case repeats(CalendarSpan?)
    /// A different schedule, starting with the next completion.
    case schedule(Recurrence?)
    /// The schedule without the occurrence of a day, such as a holiday.
    case leftOut(CalendarDay)
    /// The occurrence of a day of the schedule on another day, or at another time.
    case moved(CalendarDay, Recurrence.Move)
    /// Different members who take turns, starting with the first.
    case rota([Member.ID])
    /// A different due date, or none.
    case due(Due?)
    /// A different level that a member needs, or none.
    case needsLevel(Int?)
  }

  /// Returns the todo after some changes, one after the other.
  func changed(by changes: [Change]) -> Todo {
    var todo = self
    for change in changes {
      switch change {
      case .title(let title): todo.title = title
      case .text(let text): todo.text = text
      case .icon(let icon): todo.icon = icon
      case .points(let points): todo.points = points
      case .assignee(let member): todo.assignee = member
      case .tags(let tags): todo.tags = Set(tags).sorted()
      case .capacity(let capacity): todo.capacity = capacity
      case .repeats(let span): todo.repeats = span
      case .schedule(let schedule): todo.schedule = schedule
      case .leftOut(let day): todo.schedule?.leftOut.insert(day)
      case .moved(let day, let move): todo.schedule?.moved[day] = move
      case .rota(let members): todo.rota = members
      case .due(let due): todo.due = due
      case .needsLevel(let level): todo.needsLevel = level
      }
    }
    return todo
  }
}

// MARK: - JSON

extension Todo.Change: JSONTagged {
  package static let tags: [JSONTag<Self>] = [
    JSONTag("title", Self.title) { if case .title(let title) = $0 { title } else { nil } },
    JSONTag("text", Self.text) { if case .text(let text) = $0 { text } else { nil } },
    JSONTag("icon", Self.icon) { if case .icon(let icon) = $0 { .some(icon) } else { nil } },
    JSONTag("points", Self.points) { if case .points(let points) = $0 { points } else { nil } },
    JSONTag("assignee", Self.assignee) {
      if case .assignee(let member) = $0 { .some(member) } else { nil }
    },
    JSONTag("tags", Self.tags(_:)) { if case .tags(let tags) = $0 { tags } else { nil } },
    JSONTag("capacity", Self.capacity) {
      if case .capacity(let capacity) = $0 { capacity } else { nil }
    },
    JSONTag("repeats", Self.repeats) {
      if case .repeats(let span) = $0 { .some(span) } else { nil }
    },
    JSONTag("schedule", { (stored: StoredSchedule?) in .schedule(stored?.recurrence) }) {
      if case .schedule(let schedule) = $0 { .some(schedule.map(StoredSchedule.init)) } else { nil }
    },
    JSONTag("leftOut", Self.leftOut) { if case .leftOut(let day) = $0 { day } else { nil } },
    JSONTag("moved", { (moved: Recurrence.MovedOccurrence) in .moved(moved.from, moved.move) }) {
      guard case .moved(let day, let move) = $0 else { return nil }
      return Recurrence.MovedOccurrence(from: day, move: move)
    },
    JSONTag("rota", Self.rota) { if case .rota(let members) = $0 { members } else { nil } },
    JSONTag("due", Self.due) { if case .due(let due) = $0 { .some(due) } else { nil } },
    JSONTag("needsLevel", Self.needsLevel) {
      if case .needsLevel(let level) = $0 { .some(level) } else { nil }
    },
  ]
}
