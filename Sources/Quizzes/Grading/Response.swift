public import LudusCore

/// What a learner answers.
///
/// In JSON a response is an object with one key: `{"choice": "b"}`, `{"choices": ["a", "c"]}`,
/// `{"text": "oxygen"}`, `{"order": ["b", "a"]}`, `{"pairs": {"sodium": "na"}}` or `{"gaps": {"1": "oxygen"}}`.
public enum QuizResponse: Hashable, Sendable {
  /// One option is picked.
  case choice(AnswerOption.ID)
  /// Options are picked, in this order.
  case choices([AnswerOption.ID])
  /// Something is written.
  case text(String)
  /// Items are put in this order.
  case order([Problem.Item.ID])
  /// Items of the left column are matched with items of the right.
  case pairs([Problem.Item.ID: Problem.Item.ID])
  /// Gaps are filled: with a text, or with the name of an option.
  case gaps([ClozeTask.Gap.ID: String])

  /// The options that are picked, in order; none for other responses.
  public var picks: [AnswerOption.ID] {
    switch self {
    case .choice(let option): [option]
    case .choices(let options): options
    case .text, .order, .pairs, .gaps: []
    }
  }
}

extension QuizResponse: Codable {
  private enum Key: String, CodingKey, CaseIterable {
    case choice, choices, text, order, pairs, gaps
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
      case .order: .order(try container.decode([Problem.Item.ID].self, forKey: key))
      case .pairs:
        .pairs(try container.decode([Problem.Item.ID: Problem.Item.ID].self, forKey: key))
      case .gaps: .gaps(try container.decode([ClozeTask.Gap.ID: String].self, forKey: key))
      }
  }

  /// Writes an object with one key.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .choice(let option): try container.encode(option, forKey: .choice)
    case .choices(let options): try container.encode(options, forKey: .choices)
    case .text(let text): try container.encode(text, forKey: .text)
    case .order(let order): try container.encode(order, forKey: .order)
    case .pairs(let pairs): try container.encode(pairs, forKey: .pairs)
    case .gaps(let gaps): try container.encode(gaps, forKey: .gaps)
    }
  }
}
