internal import LudusCore

extension Reflection {
  /// A question that helps to look back on what was learned.
  ///
  /// ``DiaryText/question(of:)`` puts the three that are offered into words. Teachers and learners can ask in
  /// their own words as well.
  ///
  /// In JSON a prompt that is offered is its name, `"clear"`, and another one is an object:
  /// `{"question":"What would you do differently?"}`.
  public enum Prompt: Hashable, Sendable {
    /// The question about what was clear.
    case clear
    /// The question about what was not clear.
    case unclear
    /// The question about what comes next.
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
