public import LudusCore

extension Reflection {
  /// What a learner wrote on a day about learning in a course.
  ///
  /// A learning diary is written, goes on, is personal and belongs to a course; so does its entry. It is
  /// private until it is shared on purpose; see
  /// ``Diary/share(_:with:id:at:recordedAt:)``.
  ///
  /// ```swift
  /// let entry = Reflection.Entry(
  ///   id: "r1", course: "coding", day: today,
  ///   answers: [.init(to: .clear, "Optionals"), .init(to: .unclear, "When to use a class")])
  /// ```
  public struct Entry: Hashable, Sendable, Identifiable {
    /// What identifies an entry in its diary.
    public typealias ID = Identifier<Reflection.Entry>

    /// What was written to a prompt.
    public struct Answer: Hashable, Sendable, Codable {
      /// The prompt.
      public let prompt: Reflection.Prompt
      /// What was written.
      public let text: String

      /// Creates an answer.
      ///
      /// - Parameters:
      ///   - prompt: The prompt.
      ///   - text: What was written.
      public init(to prompt: Reflection.Prompt, _ text: String) {
        self.prompt = prompt
        self.text = text
      }
    }

    /// What identifies it in its diary.
    public let id: ID
    /// The course that it is about.
    public let course: DiaryCourse.ID
    /// The day that it is about.
    public let day: CalendarDay
    /// Free text.
    public let text: String
    /// What was written to prompts.
    public let answers: [Answer]

    /// Creates an entry; whether it is complete is checked when it is written into a diary.
    ///
    /// - Parameters:
    ///   - id: What identifies it in its diary.
    ///   - course: The course that it is about.
    ///   - day: The day that it is about.
    ///   - text: Free text; it can be missing when a prompt is answered.
    ///   - answers: What was written to prompts.
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

/// In JSON an entry is an object; a missing text and missing answers are left out.
extension Reflection.Entry: Codable {
  private enum Key: String, CodingKey {
    case id, course, day, text, answers
  }

  /// Reads an entry.
  ///
  /// - Throws: A `DecodingError` when a part is missing or malformed.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      id: try container.decode(ID.self, forKey: .id),
      course: try container.decode(DiaryCourse.ID.self, forKey: .course),
      day: try container.decode(CalendarDay.self, forKey: .day),
      text: try container.decodeIfPresent(String.self, forKey: .text) ?? "",
      answers: try container.decodeIfPresent([Answer].self, forKey: .answers) ?? []
    )
  }

  /// Writes the entry.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encode(course, forKey: .course)
    try container.encode(day, forKey: .day)
    if !text.isEmpty {
      try container.encode(text, forKey: .text)
    }
    if !answers.isEmpty {
      try container.encode(answers, forKey: .answers)
    }
  }
}
