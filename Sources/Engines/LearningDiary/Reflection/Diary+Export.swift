// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
internal import PlayerProgress

extension Diary {
  /// The part of a diary that a learner shares outside of it: with a teacher, a study or another
  /// program.
  ///
  /// By default it has nothing that the learner wrote or chose, and not the owner: only the
  /// courses, which the platform knows anyway, their progress, and sums. Private parts are in it
  /// only when they were named; see ``Diary/export(including:)``.
  ///
  /// In JSON an export is an object with the parts that were asked for.
  public struct Export: JSONContent, Hashable, Sendable {
    /// The faults of its JSON.
    public typealias Fault = DiaryFault

    /// The share of a course that is done.
    public struct CourseStanding: Hashable, Sendable {
      /// The course.
      public let course: DiaryCourse.ID
      /// The title.
      public let title: String
      /// The learner's own progress, or nil if the platform does not report it.
      public let tasks: DiaryCourse.Progress?
      /// The events that the learner has read as they are now, in the order of the course, if that
      /// was asked for.
      public let read: [DiaryCourse.Event.ID]
    }

    /// Something of the learner's own that is done.
    public struct DoneItem: Hashable, Sendable {
      /// The event or goal.
      public let item: DiaryItem.ID
      /// The day of one that comes again, as its recurrence has it.
      public let occurrence: CalendarDay?
      /// The day on which it was done.
      public let on: CalendarDay
      /// The learner's rating of it, from 1 to 5, if there is one.
      public let rating: Int?

      static func isOrdered(_ left: Self, _ right: Self) -> Bool {
        (left.on, left.item, left.occurrence ?? .first)
          < (right.on, right.item, right.occurrence ?? .first)
      }
    }

    /// A reader's comment on an entry.
    public struct Comment: Hashable, Sendable {
      /// The entry.
      public let entry: Reflection.Entry.ID
      /// The reader.
      public let reader: Learner.ID
      /// The comment.
      public let text: String
    }

    /// A private part that an export includes only if it is named.
    public enum Part: Hashable, Sendable {
      /// The owner of the diary.
      case owner
      /// The events of courses that the learner has read.
      case read
      /// An event, a goal or a note of the learner's own.
      case item(DiaryItem.ID)
      /// An entry about learning, without its audience and without feedback.
      case reflection(Reflection.Entry.ID)
      /// The comments of readers on an entry, with their names.
      case feedback(on: Reflection.Entry.ID)
    }

    /// The courses in which the learner is enrolled, sorted by title.
    public let courses: [CourseStanding]
    /// The experience points.
    public let xp: Int
    /// The level that they make.
    public let level: Int
    /// The number of the learner's own items that are completed, each occurrence by itself.
    public let completed: Int
    /// Whether the learner stays off leaderboards.
    public let isOffBoards: Bool
    /// The owner, if that was asked for.
    public let owner: Learner.ID?
    /// The events, goals and notes that were asked for, in the order of their identifiers.
    ///
    /// The goals that a goal requires are there only if they were asked for, too.
    public let items: [DiaryItem]
    /// The learner's own items that are done, and how they went, for a reader who may see it; see
    /// ``Diary/export(for:)``.
    public let done: [DoneItem]
    /// The entries that were asked for, in the order of their identifiers.
    public let reflections: [Reflection.Entry]
    /// The feedback that was asked for, in the order of the identifiers of the entries and oldest
    /// first.
    public let comments: [Comment]
  }

  /// Returns an export with no private parts but the named ones.
  ///
  /// ```swift
  /// try diary.export().json()                                       // courses, progress, sums
  /// try diary.export(including: [.reflection("r1"), .item("g1")])   // and these two
  /// ```
  ///
  /// - Throws: ``DiaryItem/Refusal/unknown(_:)`` and ``Reflection/Refusal/unknown(_:)`` for an
  ///   unknown part, in the order of the parts.
  /// - Complexity: O(*n* log *n*) in the number of courses, items and entries.
  public func export(
    including parts: [Diary.Export.Part] = []
  ) throws(DiaryError) -> Diary.Export {
    var (items, reflections) = ([DiaryItem](), [Reflection.Entry]())
    var comments: [Diary.Export.Comment] = []
    let named = Set(parts)
    for part in parts {
      switch part {
      case .owner, .read: break
      case .item(let id): _ = try state.record(of: id)
      case .reflection(let id), .feedback(on: let id):
        guard reflection(id) != nil else { throw .reflection(.unknown(id)) }
      }
    }
    for item in self.items where named.contains(.item(item.id)) {
      items.append(item.requiringOnly { named.contains(.item($0)) })
    }
    for reflection in self.reflections.sorted(by: { $0.id < $1.id }) {
      if named.contains(.reflection(reflection.id)) {
        reflections.append(reflection.entry)
      }
      if named.contains(.feedback(on: reflection.id)) {
        comments += reflection.feedback.map {
          Diary.Export.Comment(entry: reflection.id, reader: $0.reader, text: $0.text)
        }
      }
    }
    return Diary.Export(
      courses: courseStandings(read: named.contains(.read)) { _ in true },
      xp: xp,
      level: level.level,
      completed: state.completions.count,
      isOffBoards: state.isOffBoards,
      owner: named.contains(.owner) ? owner : nil,
      items: items,
      done: [],
      reflections: reflections,
      comments: comments
    )
  }

  /// Returns how much is done of the courses in which the learner takes part, sorted by title.
  func courseStandings(
    read: Bool,
    where isMeant: (DiaryCourse.ID) -> Bool
  ) -> [Diary.Export.CourseStanding] {
    courses.filter { $0.enrollment == .subscribed && isMeant($0.id) }.map { course in
      Diary.Export.CourseStanding(
        course: course.id,
        title: course.title,
        tasks: course.progress,
        read: course.events.map(\.id).filter { read && isRead(.platform($0, in: course.id)) }
      )
    }
  }
}

extension DiaryItem {
  /// Returns the item with only some of the goals that it requires.
  func requiringOnly(_ isNamed: (DiaryItem.ID) -> Bool) -> DiaryItem {
    var item = self
    item.requirements = DiaryItem.Requirements(
      goals: requirements.goals.filter(isNamed),
      progress: requirements.progress,
      shares: requirements.shares,
      study: requirements.study,
      deadline: requirements.deadline
    )
    return item
  }
}

// MARK: - JSON

extension Diary.Export: JSONRecord {
  package static func form(_ record: inout Record<Self, DiaryFault>) throws -> Self {
    let courses = record.field("courses", \.courses)
    let xp = record.field("xp", \.xp)
    let level = record.field("level", \.level)
    let completed = record.field("completed", \.completed)
    let isOffBoards = record.field("offBoards", \.isOffBoards, default: false)
    let owner = record.field("owner", \.owner)
    let items = record.field("items", \.items, default: [])
    let done = record.field("done", \.done, default: [])
    let reflections = record.field("reflections", \.reflections, default: [])
    let comments = record.field("comments", \.comments, default: [])
    return try Diary.Export(
      courses: courses(),
      xp: xp(),
      level: level(),
      completed: completed(),
      isOffBoards: isOffBoards(),
      owner: owner(),
      items: items(),
      done: done(),
      reflections: reflections(),
      comments: comments()
    )
  }
}

extension Diary.Export.CourseStanding: JSONRecord {
  package static func form(_ record: inout Record<Self, DiaryFault>) throws -> Self {
    let course = record.field("course", \.course)
    let title = record.field("title", \.title)
    let tasks = record.field("tasks", \.tasks)
    let read = record.field("read", \.read, default: [])
    return try Diary.Export.CourseStanding(
      course: course(),
      title: title(),
      tasks: tasks(),
      read: read()
    )
  }
}

extension Diary.Export.DoneItem: JSONRecord {
  package static func form(_ record: inout Record<Self, DiaryFault>) throws -> Self {
    let item = record.field("item", \.item)
    let occurrence = record.field("occurrence", \.occurrence)
    let day = record.field("on", \.on)
    let rating = record.field("rating", \.rating)
    return try Self(item: item(), occurrence: occurrence(), on: day(), rating: rating())
  }
}

extension Diary.Export.Comment: JSONRecord {
  package static func form(_ record: inout Record<Self, DiaryFault>) throws -> Self {
    let entry = record.field("entry", \.entry)
    let reader = record.field("reader", \.reader)
    let text = record.field("text", \.text)
    return try Diary.Export.Comment(entry: entry(), reader: reader(), text: text())
  }
}

// What is erased: words go from all events that happened before, and names from all, on every device
// that gets to know of it.
extension DiaryState: ErasingState {
  package typealias Erasures = Self

  /// Stands in the place of a text that must say something, in any language.
  static let erasedText = "–"

  package static func erases(_ action: Diary.Action) -> Bool {
    switch action {
    case .erased, .erasedWords, .erasedPerson: true
    default: false
    }
  }

  package static func erasedPerson(by action: Diary.Action) -> Learner.ID? {
    if case .erasedPerson(let erasure) = action { erasure.member } else { nil }
  }

  package static func redacted(
    _ content: Diary.Content,
    by erasure: Diary.Event
  ) -> Diary.Content {
    guard erasure.actor == nil, case .erasedPerson(let erased) = erasure.action else {
      return content
    }
    return Diary.Content(owner: erased.redacted(content.owner), policies: content.policies)
  }

  package static func redacted(_ event: Diary.Event, by erasure: Diary.Event) -> Diary.Event {
    // Only the owner erases, whose events have no actor.
    guard erasure.actor == nil else { return event }
    if case .erasedPerson(let erased) = erasure.action {
      let actor = event.actor.map(erased.redacted)
      let isOwn = actor == erased.member
      return event.redacted(event.action.redacted(by: erased, isOwn: isOwn), by: actor)
    }
    // What was typed afterwards stays.
    guard event.precedes(erasure), event.recordedAt <= erasure.recordedAt else { return event }
    let words: Diary.Action.Words
    switch erasure.action {
    case .erased(let entry): words = .reflection(entry)
    case .erasedWords(let erased): words = erased
    default: return event
    }
    return event.redacted(event.action.redacted(words), by: event.actor)
  }

  /// Refuses to erase the words of something that never was.
  func check(_ words: Diary.Action.Words) throws(DiaryError) {
    switch words {
    case .all: return
    case .item(let id):
      guard items[id] != nil else { throw .item(.unknown(.own(id))) }
    case .reflection(let id):
      guard reflections.used.contains(id) else { throw .reflection(.unknown(id)) }
    }
  }
}

extension Diary.Action {
  /// Returns the action without words.
  fileprivate func redacted(_ words: Words) -> Diary.Action {
    switch self {
    case .added(let item) where words.contains(item.id): .added(item.redacted)
    case .edited(let item) where words.contains(item.id): .edited(item.redacted)
    case .changed(let item, let changes) where words.contains(item):
      .changed(item, changes.map(\.redacted))
    case .wrote(let entry) where words.contains(entry.id): .wrote(entry.redacted)
    case .rewrote(let entry) where words.contains(entry.id): .rewrote(entry.redacted)
    case .revised(let entry, let changes) where words.contains(entry):
      .revised(entry, changes.redacted)
    case .commented(let entry, let text) where words.contains(entry):
      .commented(entry, text: text.isBlank ? "" : DiaryState.erasedText)
    default: self
    }
  }

  /// Returns the action without the name of a person who is erased and, if it is their own, without
  /// what they wrote to the owner.
  fileprivate func redacted(by erasure: Learner.Erasure, isOwn: Bool) -> Diary.Action {
    switch self {
    case .admitted(let reader, let access): .admitted(erasure.redacted(reader), access)
    case .dismissed(let reader): .dismissed(erasure.redacted(reader))
    case .shared(let entry, .people(let people)):
      .shared(entry, with: .people(people.map(erasure.redacted)))
    case .commented(let entry, let text) where isOwn:
      .commented(entry, text: text.isBlank ? "" : DiaryState.erasedText)
    default: self
    }
  }
}

extension Diary.Action.Words {
  fileprivate func contains(_ item: DiaryItem.ID) -> Bool { self == .all || self == .item(item) }

  fileprivate func contains(_ entry: Reflection.Entry.ID) -> Bool {
    self == .all || self == .reflection(entry)
  }
}

extension DiaryItem {
  /// The item without words; all that counts for lists and points stays.
  fileprivate var redacted: DiaryItem {
    var item = self
    // What was refused stays refused.
    item.title = faults.isEmpty ? DiaryState.erasedText : ""
    item.text = ""
    item.links = []
    item.attachments = []
    return item
  }
}

extension DiaryItem.Change {
  /// The change without words.
  fileprivate var redacted: DiaryItem.Change {
    switch self {
    // What was refused stays refused.
    case .title(let title): .title(title.isBlank ? "" : DiaryState.erasedText)
    case .text: .text("")
    default: self
    }
  }
}

extension [Reflection.Change] {
  /// The changes without words, which leave an entry with the text that stands for them.
  fileprivate var redacted: [Reflection.Change] {
    filter { !$0.isOfWords }
      + (contains(where: \.saysSomething) ? [.text(DiaryState.erasedText)] : [])
  }
}

extension Reflection.Entry {
  /// The entry without words.
  fileprivate var redacted: Reflection.Entry {
    let text = faults.isEmpty ? DiaryState.erasedText : ""
    return Reflection.Entry(id: id, course: course, day: day, text: text)
  }
}
