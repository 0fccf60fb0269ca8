public import LudusCore

extension Reflection {
  /// An entry that a learner wrote on a day about learning in a course.
  ///
  /// A learning diary is written, goes on, is personal and belongs to a course; so does its entry. It is
  /// private until it is shared on purpose; see
  /// ``Diary/share(_:with:at:stamp:)``.
  ///
  /// ```swift
  /// let entry = Reflection.Entry(
  ///   id: "r1", course: "coding", day: today,
  ///   answers: [.init(to: .clear, "Optionals"), .init(to: .unclear, "When to use a class")])
  /// ```
  ///
  /// In JSON an entry is an object; a missing text and missing answers are left out.
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
      ///
      /// - Parameters:
      ///   - prompt: The prompt.
      ///   - text: The text.
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

    /// Creates an entry; whether it is complete is checked when it is written into a diary.
    ///
    /// - Parameters:
    ///   - id: The identifier in its diary.
    ///   - course: The course that it is about.
    ///   - day: The day that it is about.
    ///   - text: Free text; it can be missing when a prompt is answered.
    ///   - answers: The answers to prompts.
    public init(
      id: ID,
      course: DiaryCourse.ID,
      day: CalendarDay,
      text: String = "",
      answers: [Answer] = []
    ) {
      self.id = id
      self.course = course
      self.day = day
      self.text = text
      self.answers = answers
    }
  }
}

extension Reflection.Entry {
  /// The faults of the entry in itself; the diary that takes it also checks that its course is known.
  public var faults: [Reflection.Fault] {
    var faults: [Reflection.Fault] = []
    if id.rawValue.isEmpty {
      faults.append(.emptyIdentifier)
    }
    if ([text] + answers.map(\.text)).allSatisfy(\.isBlank) {
      faults.append(.nothingWritten)
    }
    var answered: Set<Reflection.Prompt> = []
    for answer in answers where !answered.insert(answer.prompt).inserted {
      faults.append(.duplicateAnswer(answer.prompt))
    }
    return faults
  }
}

extension Reflection.Entry: JSONRecord {
  package static func form(_ record: inout Record<Self, DiaryFault>) throws -> Self {
    let id = record.field("id", \.id)
    let course = record.field("course", \.course)
    let day = record.field("day", \.day)
    let text = record.field("text", \.text, default: "")
    let answers = record.field("answers", \.answers, default: [])
    return try Reflection.Entry(
      id: id(),
      course: course(),
      day: day(),
      text: text(),
      answers: answers()
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
