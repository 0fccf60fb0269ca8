extension Reflection {
  /// A question that helps to look back on what was learned.
  ///
  /// The catalogues have a text for the three that are offered; see
  /// ``DiaryText/question(of:)``. Teachers and learners can ask in their own words as well.
  public enum Prompt: Hashable, Sendable {
    /// What was clear?
    case clear
    /// What was not clear?
    case unclear
    /// What comes next?
    case next
    /// A question in someone's own words.
    case own(String)

    /// The prompts that every diary offers.
    public static let offered: [Reflection.Prompt] = [.clear, .unclear, .next]
  }
}

/// In JSON a prompt that is offered is its name, `"clear"`, and another one is an object:
/// `{"question":"What would you do differently?"}`.
extension Reflection.Prompt: Codable {
  private enum Name: String, Codable {
    case clear, unclear, next
  }

  private enum Key: String, CodingKey {
    case question
  }

  /// Reads a prompt.
  ///
  /// - Throws: A `DecodingError` for an unknown name.
  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Key.self) {
      self = .own(try container.decode(String.self, forKey: .question))
      return
    }
    self =
      switch try decoder.singleValueContainer().decode(Name.self) {
      case .clear: .clear
      case .unclear: .unclear
      case .next: .next
      }
  }

  /// Writes the prompt.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .clear: try encode(Name.clear, to: encoder)
    case .unclear: try encode(Name.unclear, to: encoder)
    case .next: try encode(Name.next, to: encoder)
    case .own(let question):
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(question, forKey: .question)
    }
  }

  private func encode(_ name: Name, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
