/// One of the answers a learner can pick.
///
/// ```swift
/// let options: AnswerOptions = [
///   .correct("a", "an anion"),
///   .wrong("b", "a cation", feedback: "A cation has lost electrons."),
/// ]
/// ```
public struct AnswerOption: Hashable, Sendable, Identifiable {
  /// The name of the option within its problem.
  public let id: Identifier<AnswerOption>
  /// What the learner reads.
  public let text: RichText
  /// Whether picking it is right.
  public let isCorrect: Bool
  /// What to tell a learner who picked it.
  public let feedback: RichText?

  /// Creates an option.
  public init(id: ID, text: RichText, isCorrect: Bool, feedback: RichText? = nil) {
    self.id = id
    self.text = text
    self.isCorrect = isCorrect
    self.feedback = feedback
  }

  /// Creates an option that is right to pick.
  public static func correct(_ id: ID, _ text: RichText, feedback: RichText? = nil) -> Self {
    Self(id: id, text: text, isCorrect: true, feedback: feedback)
  }

  /// Creates an option that is wrong to pick, a distractor.
  public static func wrong(_ id: ID, _ text: RichText, feedback: RichText? = nil) -> Self {
    Self(id: id, text: text, isCorrect: false, feedback: feedback)
  }
}

extension AnswerOption: Codable {
  private enum Key: String, CodingKey {
    case id, text, correct, feedback
  }

  /// Reads an option; `correct` is false when it is not there.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, ProblemFault>(decoder)
    let id = reader.read(ID.self, at: .id)
    let text = reader.read(RichText.self, at: .text)
    let isCorrect = reader.read(Bool.self, at: .correct, default: false)
    let feedback = reader.read(RichText?.self, at: .feedback, default: nil)
    guard reader.isFaultless, let id, let text, let isCorrect, let feedback else {
      throw reader.error
    }
    self.init(id: id, text: text, isCorrect: isCorrect, feedback: feedback)
  }

  /// Writes the option, leaving defaults out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encode(text, forKey: .text)
    if isCorrect {
      try container.encode(true, forKey: .correct)
    }
    try container.encodeIfPresent(feedback, forKey: .feedback)
  }
}
