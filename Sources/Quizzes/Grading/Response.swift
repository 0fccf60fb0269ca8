/// What a learner answers.
///
/// In JSON a response is an object with one key: `{"choice": "b"}`, `{"choices": ["a", "c"]}` or
/// `{"text": "oxygen"}`.
public enum Response: Hashable, Sendable {
  /// One option is picked.
  case choice(AnswerOption.ID)
  /// Options are picked, in this order.
  case choices([AnswerOption.ID])
  /// Something is written.
  case text(String)

  /// The options that are picked, in order; none for a text.
  public var picks: [AnswerOption.ID] {
    switch self {
    case .choice(let option): [option]
    case .choices(let options): options
    case .text: []
    }
  }
}

extension Response: Codable {
  private enum Key: String, CodingKey, CaseIterable {
    case choice, choices, text
  }

  /// Reads an object with one of the keys; other keys are passed over.
  ///
  /// - Throws: A `DecodingError` unless exactly one of the keys is there.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let keys = Key.allCases.filter(container.contains)
    guard let key = keys.first, keys.count == 1 else {
      let names = Key.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "expected a response with exactly one of \(names)"
        )
      )
    }
    self =
      switch key {
      case .choice: .choice(try container.decode(AnswerOption.ID.self, forKey: key))
      case .choices: .choices(try container.decode([AnswerOption.ID].self, forKey: key))
      case .text: .text(try container.decode(String.self, forKey: key))
      }
  }

  /// Writes an object with one key.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .choice(let option): try container.encode(option, forKey: .choice)
    case .choices(let options): try container.encode(options, forKey: .choices)
    case .text(let text): try container.encode(text, forKey: .text)
    }
  }
}
