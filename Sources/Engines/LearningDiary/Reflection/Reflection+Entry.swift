// SPDX-License-Identifier: Apache-2.0
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
  package var faults: [DiaryFault] {
    var faults: [DiaryFault] = []
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

extension Reflection {
  /// A question that helps to look back on learning.
  ///
  /// ``DiaryText/question(of:)`` puts the three that are offered into words. Teachers and learners can ask in
  /// their own words as well.
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
  /// - Throws: A `DecodingError` for an unknown name, `ContentError` for an object without a question.
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
