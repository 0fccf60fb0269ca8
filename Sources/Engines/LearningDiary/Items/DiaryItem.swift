// SPDX-License-Identifier: Apache-2.0
public import PlayerProgress
public import LudusCore
internal import LudusFoundation

/// Something that the learner put into the diary: an event, a goal or a note.
///
/// ```swift
/// let goal: DiaryItem = .goal(
///   id: "g1", title: "Finish the login screen", course: "coding", due: friday)
/// try diary.add(goal, at: now)
/// ```
///
/// An item can be incomplete, like an unfinished form. A diary checks it when it is added and
/// reports every fault at once: an event or a goal needs a title, a day and a course, a note a title and a
/// course.
///
/// In JSON an item is an object with `id`, `kind`, `title`, and its other fields where they are not empty:
/// `{"course":"coding","due":"2026-03-06","id":"g1","kind":"goal","title":"Finish"}`.
public struct DiaryItem: Identifiable, Hashable, Sendable {
  /// The identifier of an item among those of the learner's own.
  public typealias ID = Identifier<DiaryItem>

  /// The kinds of items.
  public enum Kind: String, JSONName, Hashable, Sendable {
    /// Something to do.
    case event
    /// Something to reach, a milestone, which exists only in the diary.
    case goal
    /// Something to remember, which has no date and is not done.
    case note
  }

  /// The identifier.
  public let id: ID
  /// The kind.
  public let kind: Kind
  /// The title.
  public var title: String
  /// The course that it belongs to, which gives it its color.
  public var course: DiaryCourse.ID?
  /// The day by which it is to be done; of an event that comes again, the first time.
  public var due: CalendarDay?
  /// The time on that day, or nil for the whole day.
  public var time: TimeOfDay?
  /// The day on which to be reminded of it.
  ///
  /// Of an event that comes again it is the day for the first time; the others are as many days
  /// before theirs.
  public var reminder: CalendarDay?
  /// More about it, or the note.
  public var text: String
  /// The links of a note, without bases of their own.
  public var links: [URL] {
    // A stored event would be another one with a base.
    didSet { links = links.map(\.absoluteURL) }
  }
  /// How an event comes again, or nil when it does not.
  public var recurrence: Recurrence?
  /// The requirements of a goal, without which it cannot be completed.
  public var requirements: Requirements

  package init(
    id: ID,
    kind: Kind,
    title: String,
    course: DiaryCourse.ID?,
    due: CalendarDay? = nil,
    time: TimeOfDay? = nil,
    reminder: CalendarDay? = nil,
    text: String = "",
    links: [URL] = [],
    recurrence: Recurrence? = nil,
    requirements: Requirements = .none
  ) {
    self.id = id
    self.kind = kind
    self.title = title
    self.course = course
    self.due = due
    self.time = time
    self.reminder = reminder
    self.text = text
    self.links = links.map(\.absoluteURL)
    self.recurrence = recurrence
    self.requirements = requirements
  }

  /// Creates something to do.
  public static func event(
    id: ID,
    title: String,
    course: DiaryCourse.ID?,
    due: CalendarDay?,
    time: TimeOfDay? = nil,
    reminder: CalendarDay? = nil,
    text: String = "",
    recurrence: Recurrence? = nil
  ) -> DiaryItem {
    DiaryItem(
      id: id,
      kind: .event,
      title: title,
      course: course,
      due: due,
      time: time,
      reminder: reminder,
      text: text,
      recurrence: recurrence
    )
  }

  /// Creates something to reach.
  public static func goal(
    id: ID,
    title: String,
    course: DiaryCourse.ID?,
    due: CalendarDay?,
    time: TimeOfDay? = nil,
    reminder: CalendarDay? = nil,
    text: String = "",
    requirements: Requirements = Requirements()
  ) -> DiaryItem {
    DiaryItem(
      id: id,
      kind: .goal,
      title: title,
      course: course,
      due: due,
      time: time,
      reminder: reminder,
      text: text,
      requirements: requirements
    )
  }

  /// Creates something to remember.
  public static func note(
    id: ID,
    title: String,
    course: DiaryCourse.ID?,
    text: String = "",
    links: [URL] = []
  ) -> DiaryItem {
    DiaryItem(id: id, kind: .note, title: title, course: course, text: text, links: links)
  }
}

extension DiaryItem: JSONRecord {
  package static func form(_ record: inout Record<Self, DiaryFault>) throws -> Self {
    let id = record.field("id", \.id)
    let kind = record.field("kind", \.kind)
    let title = record.field("title", \.title, default: "")
    let course = record.field("course", \.course)
    let due = record.field("due", \.due)
    let time = record.field("time", \.time)
    let reminder = record.field("reminder", \.reminder)
    let text = record.field("text", \.text, default: "")
    let links = record.field("links", \.links, as: .plain, default: [])
    let recurrence = record.field("recurrence", \.recurrence)
    let requirements = record.field("requirements", \.requirements, default: .none)
    return try DiaryItem(
      id: id(),
      kind: kind(),
      title: title(),
      course: course(),
      due: due(),
      time: time(),
      reminder: reminder(),
      text: text(),
      links: links(),
      recurrence: recurrence(),
      requirements: requirements()
    )
  }
}

extension DiaryItem {
  /// The requirements of a goal.
  ///
  /// ```swift
  /// let requirements = DiaryItem.Requirements(
  ///   goals: ["g1"], progress: try Fraction(4, 5), deadline: june30)
  /// ```
  ///
  /// A goal cannot be completed before the goals that it requires, nor before there is enough progress
  /// in its course. With a deadline it is a milestone: it can be completed later, but then the
  /// milestone is missed. See ``Diary/standing(of:on:calendar:)``.
  ///
  /// In JSON requirements are an object with those that there are:
  /// `{"deadline":"2026-06-30","goals":["g1"],"progress":"4/5"}`.
  public struct Requirements: Hashable, Sendable {
    /// The goals that must be completed before, in order and each once.
    public let goals: [DiaryItem.ID]
    /// How much of the course must be done, 0 to 1, as the platform reports it; nil when that does not
    /// matter.
    public let progress: Fraction?
    /// The last day on which completing it meets the milestone, or nil when it is none.
    public let deadline: CalendarDay?

    /// No requirements.
    static let none = Requirements()

    /// Creates requirements, which a diary checks together with their goal.
    public init(
      goals: [DiaryItem.ID] = [],
      progress: Fraction? = nil,
      deadline: CalendarDay? = nil
    ) {
      self.goals = Set(goals).sorted()
      self.progress = progress
      self.deadline = deadline
    }

    /// Whether it asks for nothing.
    var isEmpty: Bool { self == .none }
  }
}

extension DiaryItem.Requirements: JSONRecord {
  package static func form(_ record: inout Record<Self, DiaryFault>) throws -> Self {
    let goals = record.field("goals", \.goals, default: [])
    let progress = record.field("progress", \.progress)
    let deadline = record.field("deadline", \.deadline)
    return try DiaryItem.Requirements(goals: goals(), progress: progress(), deadline: deadline())
  }
}

extension DiaryItem {
  /// A field of an item, as a form has them.
  public enum Field: String, Hashable, Sendable, CaseIterable {
    /// The title.
    case title
    /// The day by which it is to be done.
    case due
    /// The course that it belongs to.
    case course
    /// The time on that day.
    case time
    /// The day on which to be reminded.
    case reminder
    /// The links of a note.
    case links
    /// The recurrence of an event.
    case recurrence
    /// The requirements of a goal.
    case requirements
  }

  /// The faults of the item in itself: first the missing fields, in the order of title, day and course.
  ///
  /// The diary that takes the item also checks that its course and the goals that it requires are known.
  package var faults: [DiaryFault] {
    var faults: [DiaryFault] = []
    if id.rawValue.isEmpty {
      faults.append(.emptyIdentifier)
    }
    if title.isBlank {
      faults.append(.missing(.title))
    }
    if kind != .note, due == nil {
      faults.append(.missing(.due))
    }
    if course == nil {
      faults.append(.missing(.course))
    }
    faults += fieldsNotAllowed.map(DiaryFault.notAllowed)
    if let progress = requirements.progress, progress < 0 || progress > 1 {
      faults.append(.progressOutOfRange(progress))
    }
    if requirements.goals.contains(id) {
      faults.append(.requiresItself)
    }
    return faults + recurrenceFaults
  }

  private var fieldsNotAllowed: [DiaryItem.Field] {
    var fields: [DiaryItem.Field] = []
    if kind == .note {
      fields += due == nil ? [] : [.due]
      fields += time == nil ? [] : [.time]
      fields += reminder == nil ? [] : [.reminder]
    } else {
      fields += links.isEmpty ? [] : [.links]
    }
    if kind != .event, recurrence != nil {
      fields.append(.recurrence)
    }
    if kind != .goal, !requirements.isEmpty {
      fields.append(.requirements)
    }
    return fields
  }

  private var recurrenceFaults: [DiaryFault] {
    guard let recurrence else { return [] }
    guard recurrence.isOfDays else { return [.intervalNotOfDays(recurrence.every)] }
    guard let due else { return [] }
    let count = recurrence.days(from: due).count
    if count == 0 { return [.recurrenceEndsBeforeItBegins] }
    return count > Recurrence.maximumOccurrences ? [.tooManyOccurrences] : []
  }
}
