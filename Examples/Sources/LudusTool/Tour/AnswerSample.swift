import AnswerMatching

/// A written answer for the tour: a line of `ludus match` with what was asked.
struct AnswerSample: Decodable {
  /// What the sample shows.
  let topic: String
  let prompt: String
  let match: MatchInput

  private enum Key: String, CodingKey {
    case topic, prompt
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    topic = try container.decode(String.self, forKey: .topic)
    prompt = try container.decode(String.self, forKey: .prompt)
    match = try MatchInput(from: decoder)
  }
}
