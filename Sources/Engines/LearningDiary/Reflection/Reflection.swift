// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
internal import PlayerProgress

/// An entry in a diary, with its readers and their feedback.
public struct Reflection: Hashable, Sendable, Identifiable {
  /// The entry as it was last changed.
  public internal(set) var entry: Reflection.Entry
  /// The date when it was written.
  public let writtenAt: Date
  /// The date when it was last changed, or nil if it never was.
  public internal(set) var changedAt: Date?
  /// The readers, or nil if only the owner can read it.
  public internal(set) var audience: Reflection.Audience?
  /// The feedback of readers, oldest first.
  public internal(set) var feedback: [Reflection.Feedback] = []
  /// Whether the owner offers it to its readers as an example of how to write.
  public internal(set) var isExample = false

  /// The identifier of the entry in its diary.
  public var id: Reflection.Entry.ID { entry.id }

  /// Whether nobody but its owner may read it.
  var isPrivate: Bool { audience == nil }
}

extension Reflection {
  /// A reader's comment on an entry shared with them.
  public struct Feedback: Hashable, Sendable {
    /// The reader.
    public let reader: Learner.ID
    /// The comment.
    public let text: String
    /// The date of the comment.
    public let date: Date
  }

  /// A shared entry as its reader sees it.
  public struct Shared: Hashable, Sendable, Identifiable {
    /// The entry.
    public let entry: Reflection.Entry
    /// The reader's own comments on it, oldest first.
    public let feedback: [Reflection.Feedback]
    /// Whether its owner offers it as an example of how to write.
    public let isExample: Bool

    /// The identifier of the entry in its diary.
    public var id: Reflection.Entry.ID { entry.id }
  }

  /// The people who may read a shared entry.
  ///
  /// In JSON an audience is `"course"`, `"everyone"` or the array of its people.
  public enum Audience: Hashable, Sendable {
    /// These people, at least one, in the order of their identifiers and each once.
    case people([Learner.ID])
    /// Everyone in the course of the entry, which the app knows.
    case course
    /// Everyone.
    case everyone

    /// Returns the same audience with its people in order and each once.
    var normalized: Reflection.Audience {
      guard case .people(let people) = self else { return self }
      return .people(Set(people).sorted())
    }

    /// Whether it has someone in it, as far as the diary can know.
    ///
    /// The owner is never a reader.
    func admits(_ reader: Learner.ID) -> Bool {
      switch self {
      case .people(let people): people.contains(reader)
      case .course, .everyone: true
      }
    }
  }
}

extension Reflection.Audience: Codable {
  private enum Name: String, JSONName {
    case course, everyone
  }

  /// Reads an audience.
  ///
  /// - Throws: A `DecodingError` for an unknown name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let people = try? container.decode([Learner.ID].self) {
      // As it was written, or a stored event would be another one than it was; the diary puts it in
      // order.
      self = .people(people)
      return
    }
    self =
      switch try container.decode(Name.self) {
      case .course: .course
      case .everyone: .everyone
      }
  }

  /// Writes the audience.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .people(let people): try people.encode(to: encoder)
    case .course: try Name.course.encode(to: encoder)
    case .everyone: try Name.everyone.encode(to: encoder)
    }
  }
}

extension Reflection {
  /// An entry written on a day about learning in a course.
  ///
  /// A learning diary is written, goes on, is personal and belongs to a course; so does its entry.
  /// It is private until it is shared on purpose; see ``Diary/share(_:with:at:stamp:)``.
  ///
  /// ```swift
  /// let entry = Reflection.Entry(
  ///   id: "r1", course: "coding", day: today,
  ///   answers: [.init(to: .clear, "Optionals"), .init(to: .unclear, "When to use a class")])
  /// ```
  ///
  /// In JSON an entry is an object; what is missing of text, answers and attachments is left out.
  public struct Entry: Hashable, Sendable, Identifiable {
    /// The identifier of an entry in its diary.
    public typealias ID = Identifier<Reflection.Entry>

    /// The answer to a prompt.
    public struct Answer: Hashable, Sendable {
      /// The prompt.
      public let prompt: Reflection.Prompt
      /// The text.
      public let text: String

      /// Creates an answer.
      public init(to prompt: Reflection.Prompt, _ text: String) {
        self.prompt = prompt
        self.text = text
      }
    }

    /// The identifier in its diary.
    public let id: ID
    /// The course that it is about.
    public let course: DiaryCourse.ID
    /// The day that it is about.
    public let day: CalendarDay
    /// Free text.
    public let text: String
    /// The answers to prompts.
    public let answers: [Answer]
    /// Photos, drawings and files.
    public let attachments: [Diary.Attachment]

    /// Creates an entry; whether it is complete is checked when it is written into a diary.
    public init(
      id: ID,
      course: DiaryCourse.ID,
      day: CalendarDay,
      text: String = "",
      answers: [Answer] = [],
      attachments: [Diary.Attachment] = []
    ) {
      self.id = id
      self.course = course
      self.day = day
      self.text = text
      self.answers = answers
      self.attachments = attachments
    }
  }
}

extension Reflection.Entry {
  /// The faults of the entry in itself; the diary that takes it also checks that its course is
  /// known.
  package var faults: [DiaryFault] {
    var faults: [DiaryFault] = []
    if id.rawValue.isEmpty {
      faults.append(.emptyIdentifier)
    }
    // A picture says something, too.
    if attachments.isEmpty, ([text] + answers.map(\.text)).allSatisfy(\.isBlank) {
      faults.append(.nothingWritten)
    }
    var answered: Set<Reflection.Prompt> = []
    for answer in answers where !answered.insert(answer.prompt).inserted {
      faults.append(.duplicateAnswer(answer.prompt))
    }
    return faults + attachments.flatMap(\.faults)
  }
}

extension Reflection.Entry: JSONRecord {
  package static func form(_ record: inout Record<Self, DiaryFault>) throws -> Self {
    let id = record.field("id", \.id)
    let course = record.field("course", \.course)
    let day = record.field("day", \.day)
    let text = record.field("text", \.text, default: "")
    let answers = record.field("answers", \.answers, default: [])
    let attachments = record.field("attachments", \.attachments, default: [])
    return try Reflection.Entry(
      id: id(),
      course: course(),
      day: day(),
      text: text(),
      answers: answers(),
      attachments: attachments()
    )
  }
}

extension Reflection.Entry.Answer: JSONRecord {
  package static func form(_ record: inout Record<Self, DiaryFault>) throws -> Self {
    let prompt = record.field("prompt", \.prompt)
    let text = record.field("text", \.text)
    return try Reflection.Entry.Answer(to: prompt(), text())
  }
}

extension Reflection {
  /// A question that helps a learner to reflect on learning.
  ///
  /// ``DiaryText/question(of:)`` puts the three that are offered into words. Teachers and learners
  /// can ask in their own words as well.
  ///
  /// In JSON a prompt that is offered is its name, `"clear"`, and another one is an object:
  /// `{"question":"What would you do differently?"}`.
  public enum Prompt: Hashable, Sendable {
    /// The question about clear topics.
    case clear
    /// The question about unclear topics.
    case unclear
    /// The question about the next step.
    case next
    /// A question in someone's own words.
    case own(String)

    /// The prompts that every diary offers.
    public static let offered: [Reflection.Prompt] = [.clear, .unclear, .next]
  }
}

extension Reflection.Prompt: Codable {
  private enum Name: String, JSONName {
    case clear, unclear, next
  }

  private struct Own: JSONRecord {
    let question: String

    static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
      let question = record.field("question", \.question)
      return try Own(question: question())
    }
  }

  /// Reads a prompt.
  ///
  /// - Throws: A `DecodingError` for an unknown name, `ContentError` for an object without a
  ///   question.
  public init(from decoder: any Decoder) throws {
    if (try? decoder.singleValueContainer().decode(String.self)) == nil {
      self = .own(try Own(from: decoder).question)
      return
    }
    self =
      switch try Name(from: decoder) {
      case .clear: .clear
      case .unclear: .unclear
      case .next: .next
      }
  }

  /// Writes the prompt.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .clear: try Name.clear.encode(to: encoder)
    case .unclear: try Name.unclear.encode(to: encoder)
    case .next: try Name.next.encode(to: encoder)
    case .own(let question): try Own(question: question).encode(to: encoder)
    }
  }
}

// Reflections of the learner, their audiences and the feedback on them.
extension DiaryState {
  mutating func write(_ entry: Reflection.Entry, _ event: Diary.Event) throws(DiaryError) {
    let entry = try checked(entry)
    guard !reflections.used.contains(entry.id) else { throw .reflection(.duplicate(entry.id)) }
    let activity = activity(
      .reflection,
      id: PlayerActivity.ID(event.id.rawValue),
      subject: entry.id.rawValue,
      course: entry.course,
      at: event.date
    )
    try earn(forWriting: activity, event)
    try reflections.write(entry, at: event.date)
  }

  /// Changes parts of an entry.
  mutating func revise(
    _ id: Reflection.Entry.ID,
    _ changes: [Reflection.Change],
    _ event: Diary.Event
  ) throws(DiaryError) {
    let entry = try reflections.reflection(id).entry.changed(by: changes)
    try reflections.rewrite(try checked(entry), at: event.date)
  }

  /// Returns an entry that has no faults.
  func checked(_ entry: Reflection.Entry) throws(DiaryError) -> Reflection.Entry {
    var faults = entry.faults
    if courses[entry.course] == nil {
      faults.append(.unknownCourse(entry.course))
    }
    guard faults.isEmpty else { throw .reflection(.invalid(faults)) }
    return entry
  }
}

/// The entries of the learner, their audiences and the feedback on them.
struct ReflectionLog: Hashable, Sendable {
  /// The entries that are not erased.
  private(set) var entries: [Reflection.Entry.ID: Reflection] = [:]
  /// The identifiers that were ever used.
  private(set) var used: Set<Reflection.Entry.ID> = []
  /// The dates when entries were written, in order, those of erased ones included.
  private(set) var writtenDates: [Date] = []

  /// Adds a new entry without faults.
  mutating func write(_ entry: Reflection.Entry, at date: Date) throws(DiaryError) {
    guard used.insert(entry.id).inserted else { throw .reflection(.duplicate(entry.id)) }
    entries[entry.id] = Reflection(entry: entry, writtenAt: date)
    writtenDates.append(date)
  }

  /// Replaces an entry by one with the same identifier and without faults.
  mutating func rewrite(_ entry: Reflection.Entry, at date: Date) throws(DiaryError) {
    var reflection = try reflection(entry.id)
    reflection.entry = entry
    reflection.changedAt = date
    entries[entry.id] = reflection
  }

  /// Takes an entry away with the feedback on it.
  mutating func erase(_ id: Reflection.Entry.ID) throws(DiaryError) {
    _ = try reflection(id)
    entries[id] = nil
  }

  /// Shares an entry with an audience, in place of the one before; nil stands for nobody.
  mutating func share(
    _ id: Reflection.Entry.ID,
    with audience: Reflection.Audience?
  ) throws(DiaryError) {
    var reflection = try reflection(id)
    if audience == nil, reflection.isPrivate { throw .reflection(.notShared(id)) }
    if case .people(let people) = audience, people.isEmpty { throw .reflection(.noAudience(id)) }
    reflection.audience = audience?.normalized
    if audience == nil { reflection.isExample = false }
    entries[id] = reflection
  }

  /// Marks a shared entry as an example, or takes that back.
  mutating func mark(
    _ id: Reflection.Entry.ID,
    asExample isExample: Bool
  ) throws(DiaryError) {
    guard try !reflection(id).isPrivate else { throw .reflection(.notShared(id)) }
    entries[id]?.isExample = isExample
  }

  /// Adds the feedback of a reader on an entry.
  mutating func add(
    _ feedback: Reflection.Feedback,
    to id: Reflection.Entry.ID
  ) throws(DiaryError) {
    guard let audience = try reflection(id).audience else { throw .reflection(.notShared(id)) }
    guard audience.admits(feedback.reader) else {
      throw .reflection(.notReader(feedback.reader, of: id))
    }
    guard !feedback.text.isBlank else { throw .reflection(.blankFeedback(id)) }
    // In place, or each comment would copy all before it.
    entries[id]?.feedback.append(feedback)
  }

  /// Returns an entry that is not erased.
  func reflection(_ id: Reflection.Entry.ID) throws(DiaryError) -> Reflection {
    guard let reflection = entries[id] else { throw .reflection(.unknown(id)) }
    return reflection
  }
}
