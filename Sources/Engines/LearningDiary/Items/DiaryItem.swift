// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation
public import PlayerProgress
public import Recurrences

/// Something that the learner put into the diary: an event, a goal or a note.
///
/// ```swift
/// let goal: DiaryItem = .goal(
///   id: "g1", title: "Finish the login screen", course: "coding", due: friday)
/// try diary.add(goal, at: now)
/// ```
///
/// An item can be incomplete, like an unfinished form. A diary checks it when it is added and
/// reports every fault at once: an event or a goal needs a title, a day and a course, a note a
/// title and a course.
///
/// An event or a goal can come again, and have several reminders:
///
/// ```swift
/// let lecture: DiaryItem = .event(
///   id: "lecture", title: "Lecture", course: "coding", due: march2, time: nine,
///   reminders: [.on(march1), .before(.minutes(15))],
///   recurrence: .weekly(on: [.monday, .wednesday]).until(june30))
/// ```
///
/// In JSON an item is an object with `id`, `kind`, `title`, and its other fields where they are not
/// empty: `{"course":"coding","due":"2026-03-06","id":"g1","kind":"goal","title":"Finish"}`.
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
  /// The day by which it is to be done; of an item that comes again, the day from which it does.
  public var due: CalendarDay?
  /// The time on that day, or nil for the whole day.
  public var time: TimeOfDay?
  /// The reminders of it, at most 20, in order and each once.
  public var reminders: [Reminder] {
    didSet { reminders = reminders.normalized }
  }
  /// More about it, or the note.
  public var text: String
  /// The links of a note, without bases of their own.
  public var links: [URL] {
    // A stored event would be another one with a base.
    didSet { links = links.map(\.absoluteURL) }
  }
  /// The photos, drawings and files of a note.
  public var attachments: [Diary.Attachment]
  /// The recurrence of an event or a goal, or nil when it takes place only once.
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
    reminders: [Reminder] = [],
    text: String = "",
    links: [URL] = [],
    attachments: [Diary.Attachment] = [],
    recurrence: Recurrence? = nil,
    requirements: Requirements = .none
  ) {
    self.id = id
    self.kind = kind
    self.title = title
    self.course = course
    self.due = due
    self.time = time
    self.reminders = reminders.normalized
    self.text = text
    self.links = links.map(\.absoluteURL)
    self.attachments = attachments
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
    reminders: [Reminder] = [],
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
      reminders: reminders,
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
    reminders: [Reminder] = [],
    text: String = "",
    recurrence: Recurrence? = nil,
    requirements: Requirements = Requirements()
  ) -> DiaryItem {
    DiaryItem(
      id: id,
      kind: .goal,
      title: title,
      course: course,
      due: due,
      time: time,
      reminders: reminders,
      text: text,
      recurrence: recurrence,
      requirements: requirements
    )
  }

  /// Creates something to remember.
  public static func note(
    id: ID,
    title: String,
    course: DiaryCourse.ID?,
    text: String = "",
    links: [URL] = [],
    attachments: [Diary.Attachment] = []
  ) -> DiaryItem {
    DiaryItem(
      id: id,
      kind: .note,
      title: title,
      course: course,
      text: text,
      links: links,
      attachments: attachments
    )
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
    // A single day is written as it was before there were several.
    let reminder = record.field("reminder", \.reminders.onlyDay)
    let reminderTime = record.field("reminderTime", \.reminders.onlyTime)
    let reminders = record.field("reminders", \.reminders.several, default: [])
    let text = record.field("text", \.text, default: "")
    let links = record.field("links", \.links, as: .plain, default: [])
    let attachments = record.field("attachments", \.attachments, default: [])
    let recurrence = record.field("recurrence", \.recurrence)
    let requirements = record.field("requirements", \.requirements, default: .none)
    return try DiaryItem(
      id: id(),
      kind: kind(),
      title: title(),
      course: course(),
      due: due(),
      time: time(),
      reminders: .on(reminder(), at: reminderTime()) + reminders(),
      text: text(),
      links: links(),
      attachments: attachments(),
      recurrence: recurrence(),
      requirements: requirements()
    )
  }
}

extension DiaryItem {
  /// The requirements that a goal must meet before it can be completed.
  ///
  /// ```swift
  /// let requirements = DiaryItem.Requirements(
  ///   goals: ["g1"], progress: try Fraction(4, 5), deadline: june30)
  /// let quiz = DiaryItem.Requirements(shares: [.init(try Fraction(9, 10), of: .event("quiz-1", in: "coding"))])
  /// ```
  ///
  /// A goal cannot be completed before the goals that it requires, nor before there is enough
  /// progress in its course and in whatever else it names: an event such as a quiz, or another
  /// course. It can also require some time of study. With a deadline it is a milestone: it can be
  /// completed later, but then the milestone is missed. See
  /// ``Diary/standing(of:occurrence:on:calendar:)``.
  ///
  /// In JSON requirements are an object with those that there are: `{"deadline":"2026-06-30",
  /// "goals":["g1"],"progress":"4/5","shares":[{"course":"coding","event":"quiz-1","part":"9/10"}]}`.
  public struct Requirements: Hashable, Sendable {
    /// The goals that must be completed before, in order and each once.
    public fileprivate(set) var goals: [DiaryItem.ID]
    /// The share of the course that must be done, 0 to 1, as the platform reports it; nil when that
    /// does not matter.
    public fileprivate(set) var progress: Fraction?
    /// The shares of single events or of other courses that must be done, one of each, in order.
    public fileprivate(set) var shares: [Share]
    /// The time that the learner must study in the course from the addition of the goal on, in
    /// whole minutes; nil when that does not matter.
    public fileprivate(set) var study: Duration?
    /// The last day on which completing it meets the milestone, or nil if it is not a milestone.
    public fileprivate(set) var deadline: CalendarDay?

    /// No requirements.
    static let none = Requirements()

    /// Creates requirements, which a diary checks together with their goal.
    public init(
      goals: [DiaryItem.ID] = [],
      progress: Fraction? = nil,
      shares: [Share] = [],
      study: Duration? = nil,
      deadline: CalendarDay? = nil
    ) {
      self.goals = Set(goals).sorted()
      self.progress = progress
      var most: [Share.Subject: Share] = [:]
      for share in shares where most[share.subject].map({ $0.part < share.part }) ?? true {
        most[share.subject] = share
      }
      self.study = study.map { Duration(minutes: $0.minutes(.up)) }
      self.shares = most.values.sorted { $0.subject < $1.subject }
      self.deadline = deadline
    }

    /// The share of something that must be done.
    public struct Share: Hashable, Sendable {
      /// An event of a course, such as a quiz, or a whole course.
      public enum Subject: Hashable, Sendable {
        /// A whole course.
        case course(DiaryCourse.ID)
        /// An event of a course.
        case event(DiaryCourse.Event.ID, in: DiaryCourse.ID)
      }

      /// The thing of which it is a share.
      public let subject: Subject
      /// The part of it that must be done, 0 to 1, as the platform reports it.
      public let part: Fraction

      /// Creates a share, which a diary checks together with its goal.
      public init(_ part: Fraction, of subject: Subject) {
        self.part = part
        self.subject = subject
      }
    }

    /// The minutes of ``study``.
    package var studyMinutes: Int? { study?.minutes(.up) }

    /// Whether it asks for nothing.
    var isEmpty: Bool { self == .none }
  }
}

extension DiaryItem.Requirements: JSONRecord {
  package static func form(_ record: inout Record<Self, DiaryFault>) throws -> Self {
    let goals = record.field("goals", \.goals, default: [])
    let progress = record.field("progress", \.progress)
    let shares = record.field("shares", \.shares, default: [])
    let study = record.field("studyMinutes", \.studyMinutes)
    let deadline = record.field("deadline", \.deadline)
    return try DiaryItem.Requirements(
      goals: goals(),
      progress: progress(),
      shares: shares(),
      study: study().map { Duration(minutes: $0) },
      deadline: deadline()
    )
  }
}

extension DiaryItem.Requirements.Share.Subject: Comparable {
  /// Whether one comes before the other, by course and event, a whole course first.
  public static func < (left: Self, right: Self) -> Bool {
    let (one, other) = (left.course, right.course)
    return one == other ? left.event ?? "" < right.event ?? "" : one < other
  }

  /// The course.
  package var course: DiaryCourse.ID {
    switch self {
    case .course(let course), .event(_, let course): course
    }
  }

  /// The event, or nil for a whole course.
  package var event: DiaryCourse.Event.ID? {
    if case .event(let event, _) = self { event } else { nil }
  }
}

extension DiaryItem.Requirements.Share: JSONRecord {
  package static func form(_ record: inout Record<Self, DiaryFault>) throws -> Self {
    let course = record.field("course", \.subject.course)
    let event = record.field("event", \.subject.event)
    let part = record.field("part", \.part)
    let subject = try (course(), event())
    return try Self(
      part(),
      of: subject.1.map { .event($0, in: subject.0) } ?? .course(subject.0)
    )
  }
}

extension DiaryItem {
  /// A change to one field of an event or a goal.
  ///
  /// Two devices that change different fields of an item do not undo each other's change. Each
  /// reminder, requirement and part of a recurrence is a field of its own, and so is each
  /// occurrence that is left out or moved.
  ///
  /// In JSON a change is an object with the key of the field: `{"title":"Read chapter 3"}`,
  /// `{"time":null}`, `{"leftOut":"2026-05-25"}`.
  public enum Change: Hashable, Sendable {
    /// Another title.
    case title(String)
    /// Another course.
    case course(DiaryCourse.ID?)
    /// Another day.
    case due(CalendarDay?)
    /// Another time, or none.
    case time(TimeOfDay?)
    /// A further reminder.
    case remind(Reminder)
    /// A reminder less.
    case doNotRemind(Reminder)
    /// This day in place of all reminders, or none.
    ///
    /// Logs of versions with one reminder an item have this and ``reminderTime(_:)``.
    case reminder(CalendarDay?)
    /// Another time of the reminders on days, or that of all reminders.
    case reminderTime(TimeOfDay?)
    /// Another text.
    case text(String)
    /// Another recurrence with its exceptions, or none.
    ///
    /// Of an item that comes again already, commands record the parts that differ instead, so that
    /// exceptions of which another device knows stay.
    case recurrence(Recurrence?)
    /// Another rule of an item that comes again, or single dates only.
    ///
    /// Exceptions stay; those on days that the new rule does not give mean nothing.
    case rule(Recurrence.Rule?)
    /// A further single date of an item that comes again.
    case alsoOn(CalendarDay)
    /// A single date less.
    case notAlsoOn(CalendarDay)
    /// Another zone of an item that comes again.
    case zone(String?)
    /// Other requirements, all of them.
    ///
    /// Commands record those that differ instead.
    case requirements(Requirements)
    /// A further goal that must be completed before.
    case require(DiaryItem.ID)
    /// A goal less.
    case doNotRequire(DiaryItem.ID)
    /// Another share of the course that must be done, or none.
    case progress(Fraction?)
    /// Another share of an event, or of another course, that must be done, or none.
    case share(Requirements.Share.Subject, Fraction?)
    /// Another time that must be studied, in whole minutes, or none.
    case study(Duration?)
    /// Another last day on which completing it meets the milestone, or none.
    case deadline(CalendarDay?)
    /// The occurrence of a day is left out.
    case leftOut(CalendarDay)
    /// The occurrence of a day takes place on another day, or at another time.
    case moved(CalendarDay, Recurrence.Move)
    /// The occurrence of a day is where the recurrence has it again, neither left out nor moved.
    case restored(CalendarDay)
  }

  /// Returns the item after some changes, one after the other.
  func changed(by changes: [Change]) -> DiaryItem {
    var item = self
    // The time is kept while there is no day.
    var reminderTime = reminders.lazy.compactMap(\.timeOnDay).first
    for change in changes {
      switch change {
      case .title(let title): item.title = title
      case .course(let course): item.course = course
      case .due(let day): item.due = day
      case .time(let time): item.time = time
      case .remind(let reminder): item.reminders.append(reminder)
      case .doNotRemind(let reminder): item.reminders.removeAll { $0 == reminder }
      case .reminder(let day): item.reminders = .on(day, at: reminderTime)
      case .reminderTime(let time):
        reminderTime = time
        item.reminders = item.reminders.map { $0.day.map { .on($0, at: time) } ?? $0 }
      case .text(let text): item.text = text
      case .recurrence(let recurrence): item.recurrence = recurrence
      case .rule(let rule): item.recurrence?.rule = rule
      case .alsoOn(let day): item.recurrence?.dates.insert(day)
      case .notAlsoOn(let day): item.recurrence?.dates.remove(day)
      case .zone(let zone): item.recurrence?.zone = zone
      case .requirements, .require, .doNotRequire, .progress, .share, .study, .deadline:
        item.requirements.take(change)
      case .leftOut(let day):
        item.recurrence?.leftOut.insert(day)
      case .moved(let day, let move):
        item.recurrence?.leftOut.remove(day)
        item.recurrence?.moved[day] = move
      case .restored(let day):
        item.recurrence?.leftOut.remove(day)
        item.recurrence?.moved[day] = nil
      }
    }
    return item
  }

  /// The changes that lead from another state of the item to this one.
  package func changes(from old: DiaryItem) -> [Change] {
    var changes: [Change] = []
    if title != old.title { changes.append(.title(title)) }
    if course != old.course { changes.append(.course(course)) }
    if due != old.due { changes.append(.due(due)) }
    if time != old.time { changes.append(.time(time)) }
    changes += old.reminders.filter { !reminders.contains($0) }.map(Change.doNotRemind)
    changes += reminders.filter { !old.reminders.contains($0) }.map(Change.remind)
    if text != old.text { changes.append(.text(text)) }
    changes += requirements.changes(from: old.requirements)
    guard recurrence != old.recurrence else { return changes }
    guard let recurrence, let before = old.recurrence else {
      return changes + [.recurrence(recurrence)]
    }
    // Part by part, so that two devices can change different ones.
    return changes + recurrence.parts(from: before) + recurrence.exceptions(from: before)
  }
}

extension DiaryItem.Requirements {
  /// Takes a change of requirements; changes of anything else mean nothing to them.
  fileprivate mutating func take(_ change: DiaryItem.Change) {
    switch change {
    case .requirements(let requirements): self = requirements
    case .require(let goal): goals = Set(goals + [goal]).sorted()
    case .doNotRequire(let goal): goals.removeAll { $0 == goal }
    case .progress(let part): progress = part
    case .share(let subject, let part):
      shares.removeAll { $0.subject == subject }
      shares += part.map { [Share($0, of: subject)] } ?? []
      shares.sort { $0.subject < $1.subject }
    case .study(let time): study = time.map { Duration(minutes: $0.minutes(.up)) }
    case .deadline(let day): deadline = day
    default: break
    }
  }

  /// The changes that lead from other requirements to these.
  fileprivate func changes(from old: Self) -> [DiaryItem.Change] {
    var changes: [DiaryItem.Change] = []
    changes += old.goals.filter { !goals.contains($0) }.map(DiaryItem.Change.doNotRequire)
    changes += goals.filter { !old.goals.contains($0) }.map(DiaryItem.Change.require)
    if progress != old.progress { changes.append(.progress(progress)) }
    let subjects = Set(shares.map(\.subject))
    changes += old.shares.map(\.subject).filter { !subjects.contains($0) }.map { .share($0, nil) }
    changes += shares.filter { !old.shares.contains($0) }.map { .share($0.subject, $0.part) }
    if study != old.study { changes.append(.study(study)) }
    if deadline != old.deadline { changes.append(.deadline(deadline)) }
    return changes
  }
}

extension Recurrence {
  /// The changes of rule, single dates and zone that lead from another state of the recurrence to
  /// this one.
  fileprivate func parts(from old: Recurrence) -> [DiaryItem.Change] {
    var changes: [DiaryItem.Change] = rule == old.rule ? [] : [.rule(rule)]
    changes += old.dates.subtracting(dates).sorted().map(DiaryItem.Change.notAlsoOn)
    changes += dates.subtracting(old.dates).sorted().map(DiaryItem.Change.alsoOn)
    return changes + (zone == old.zone ? [] : [.zone(zone)])
  }

  /// The changes of occurrences that lead from another state of the recurrence to this one.
  fileprivate func exceptions(from old: Recurrence) -> [DiaryItem.Change] {
    let days = leftOut.union(old.leftOut).union(moved.keys).union(old.moved.keys).sorted()
    return days.flatMap { day -> [DiaryItem.Change] in
      let (isOut, wasOut) = (leftOut.contains(day), old.leftOut.contains(day))
      guard isOut != wasOut || moved[day] != old.moved[day] else { return [] }
      let move = moved[day].map { [DiaryItem.Change.moved(day, $0)] } ?? [.restored(day)]
      return move + (isOut ? [.leftOut(day)] : [])
    }
  }
}

extension DiaryItem.Change: JSONTagged {
  package static let tags: [JSONTag<Self>] = [
    JSONTag("title", Self.title) { if case .title(let title) = $0 { title } else { nil } },
    JSONTag("course", Self.course) {
      if case .course(let course) = $0 { .some(course) } else { nil }
    },
    JSONTag("due", Self.due) { if case .due(let day) = $0 { .some(day) } else { nil } },
    JSONTag("time", Self.time) { if case .time(let time) = $0 { .some(time) } else { nil } },
    JSONTag("remind", Self.remind) {
      if case .remind(let reminder) = $0 { reminder } else { nil }
    },
    JSONTag("doNotRemind", Self.doNotRemind) {
      if case .doNotRemind(let reminder) = $0 { reminder } else { nil }
    },
    JSONTag("reminder", Self.reminder) {
      if case .reminder(let day) = $0 { .some(day) } else { nil }
    },
    JSONTag("reminderTime", Self.reminderTime) {
      if case .reminderTime(let time) = $0 { .some(time) } else { nil }
    },
    JSONTag("text", Self.text) { if case .text(let text) = $0 { text } else { nil } },
    JSONTag("recurrence", Self.recurrence) {
      if case .recurrence(let recurrence) = $0 { .some(recurrence) } else { nil }
    },
    // A rule is written as a recurrence of nothing else.
    JSONTag("rule", { (plain: Recurrence?) in .rule(plain?.rule) }) {
      if case .rule(let rule) = $0 { .some(rule.map { Recurrence($0) }) } else { nil }
    },
    JSONTag("alsoOn", Self.alsoOn) { if case .alsoOn(let day) = $0 { day } else { nil } },
    JSONTag("notAlsoOn", Self.notAlsoOn) {
      if case .notAlsoOn(let day) = $0 { day } else { nil }
    },
    JSONTag("zone", Self.zone) { if case .zone(let zone) = $0 { .some(zone) } else { nil } },
    JSONTag("requirements", Self.requirements) {
      if case .requirements(let requirements) = $0 { requirements } else { nil }
    },
    JSONTag("require", Self.require) { if case .require(let goal) = $0 { goal } else { nil } },
    JSONTag("doNotRequire", Self.doNotRequire) {
      if case .doNotRequire(let goal) = $0 { goal } else { nil }
    },
    JSONTag("progress", Self.progress) {
      if case .progress(let part) = $0 { .some(part) } else { nil }
    },
    JSONTag("share", { (change: ShareChange) in .share(change.subject, change.part) }) {
      guard case .share(let subject, let part) = $0 else { return nil }
      return ShareChange(subject: subject, part: part)
    },
    JSONTag("studyMinutes", { (minutes: Int?) in .study(minutes.map { Duration(minutes: $0) }) }) {
      if case .study(let time) = $0 { .some(time?.minutes(.up)) } else { nil }
    },
    JSONTag("deadline", Self.deadline) {
      if case .deadline(let day) = $0 { .some(day) } else { nil }
    },
    JSONTag("leftOut", Self.leftOut) { if case .leftOut(let day) = $0 { day } else { nil } },
    JSONTag("moved", { (moved: Recurrence.MovedOccurrence) in .moved(moved.from, moved.move) }) {
      guard case .moved(let day, let move) = $0 else { return nil }
      return Recurrence.MovedOccurrence(from: day, move: move)
    },
    JSONTag("restored", Self.restored) { if case .restored(let day) = $0 { day } else { nil } },
  ]
}

/// The share of something that must be done, or that no share of it must be.
private struct ShareChange: JSONRecord, Hashable {
  let subject: DiaryItem.Requirements.Share.Subject
  let part: Fraction?

  static func form(_ record: inout Record<Self, DiaryFault>) throws -> Self {
    let course = record.field("course", \.subject.course)
    let event = record.field("event", \.subject.event)
    let part = record.field("part", \.part)
    let subject = try (course(), event())
    return try Self(
      subject: subject.1.map { .event($0, in: subject.0) } ?? .course(subject.0),
      part: part()
    )
  }
}

extension DiaryItem {
  /// A field of an item, as a form has them.
  public enum Field: String, Hashable, Sendable, CaseIterable {
    /// The title.
    case title
    /// The day on which it is due.
    case due
    /// The course that it belongs to.
    case course
    /// The time on that day.
    case time
    /// The reminder.
    case reminder
    /// The links of a note.
    case links
    /// The attachments of a note.
    case attachments
    /// The recurrence of an event or a goal.
    case recurrence
    /// The requirements of a goal.
    case requirements
  }

  /// The faults of the item in itself: first the missing fields, in the order of title, day and
  /// course.
  ///
  /// The diary that takes the item also checks that its course and the goals that it requires are
  /// known.
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
    let parts = [requirements.progress].compactMap { $0 } + requirements.shares.map(\.part)
    faults += parts.filter { $0 < 0 || $0 > 1 }.map(DiaryFault.progressOutOfRange)
    if let minutes = requirements.studyMinutes, !(1...StudyGoal.maximumMinutes).contains(minutes) {
      faults.append(.outOfRange(minutes, expected: 1...StudyGoal.maximumMinutes))
    }
    if requirements.goals.contains(id) {
      faults.append(.requiresItself)
    }
    if reminders.count > Reminder.maximumCount {
      faults.append(.outOfRange(reminders.count, expected: 0...Reminder.maximumCount))
    }
    return faults + recurrenceFaults + attachments.flatMap(\.faults)
  }

  private var fieldsNotAllowed: [DiaryItem.Field] {
    var fields: [DiaryItem.Field] = []
    if kind == .note {
      fields += due == nil ? [] : [.due]
      fields += time == nil ? [] : [.time]
      fields += reminders.isEmpty ? [] : [.reminder]
    } else {
      fields += links.isEmpty ? [] : [.links]
      fields += attachments.isEmpty ? [] : [.attachments]
    }
    if kind == .note, recurrence != nil {
      fields.append(.recurrence)
    }
    if kind != .goal, !requirements.isEmpty {
      fields.append(.requirements)
    }
    return fields
  }

  private var recurrenceFaults: [DiaryFault] {
    guard let recurrence else { return [] }
    let faults = recurrence.faults
    guard faults.isEmpty else { return faults.map(DiaryFault.recurrence) }
    guard let due else { return [] }
    var days = recurrence.identifiers(from: due, earliest: .first, through: .last)
    return days.next() == nil ? [.recurrenceEndsBeforeItBegins] : []
  }
}

extension DiaryItem {
  /// The key of something in a diary: one of the learner's own items, or an event of a course.
  ///
  /// A literal is the identifier of an own item:
  ///
  /// ```swift
  /// try diary.complete("g1", at: now)
  /// try diary.setReminder(monday, for: .platform("week-1", in: "coding"), at: now)
  /// ```
  ///
  /// In JSON the key of an own item is a string, `"g1"`, and that of an event of a course an
  /// object, `{"course":"coding","event":"week-1"}`.
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
