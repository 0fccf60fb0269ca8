public import LudusCore

/// One of the answers a learner can pick.
///
/// ```swift
/// let options: AnswerOptions = [
///   .correct("a", "an anion"),
///   .wrong("b", "a cation", feedback: "A cation has lost electrons."),
///   .noneOfTheAbove("c"),
/// ]
/// ```
public struct AnswerOption: Hashable, Sendable, Identifiable {
  /// How an option takes part in leaving out and shuffling.
  public enum Role: String, Hashable, Sendable, Codable, CaseIterable {
    /// It can be left out when it is wrong, and stands anywhere.
    case ordinary
    /// It is never left out, and shuffling leaves it where it stands among those that are shown.
    case fixed
    /// It says that no other option is right; it is never left out and always stands last.
    case noneOfTheAbove
  }

  /// The name of the option within its problem.
  public let id: Identifier<AnswerOption>
  /// What the learner reads.
  public let text: RichText
  /// Whether picking it is right.
  public let isCorrect: Bool
  /// What to tell a learner who picked it.
  public let feedback: RichText?
  /// What picking it is worth where the problem is graded by weights, or nil to leave it to the formula.
  public let weight: Fraction?
  /// How it takes part in leaving out and shuffling.
  public let role: Role

  /// Creates an option.
  ///
  /// - Parameters:
  ///   - id: The name of the option within its problem.
  ///   - text: What the learner reads.
  ///   - isCorrect: Whether picking it is right.
  ///   - feedback: What to tell a learner who picked it.
  ///   - weight: What picking it is worth by ``CheckAllFormula/weighted`` or ``ChoiceFormula/weighted``; nil
  ///     for every other formula.
  ///   - role: How it takes part in leaving out and shuffling.
  public init(
    id: ID,
    text: RichText,
    isCorrect: Bool,
    feedback: RichText? = nil,
    weight: Fraction? = nil,
    role: Role = .ordinary
  ) {
    self.id = id
    self.text = text
    self.isCorrect = isCorrect
    self.feedback = feedback
    self.weight = weight
    self.role = role
  }

  /// Creates an option that is right to pick.
  public static func correct(
    _ id: ID,
    _ text: RichText,
    feedback: RichText? = nil,
    weight: Fraction? = nil,
    role: Role = .ordinary
  ) -> Self {
    Self(id: id, text: text, isCorrect: true, feedback: feedback, weight: weight, role: role)
  }

  /// Creates an option that is wrong to pick, a distractor.
  public static func wrong(
    _ id: ID,
    _ text: RichText,
    feedback: RichText? = nil,
    weight: Fraction? = nil,
    role: Role = .ordinary
  ) -> Self {
    Self(id: id, text: text, isCorrect: false, feedback: feedback, weight: weight, role: role)
  }

  /// Creates the last option, which is right when no other one is.
  ///
  /// - Parameters:
  ///   - id: The name of the option within its problem.
  ///   - text: What the learner reads.
  ///   - isCorrect: Whether no other option is right.
  ///   - feedback: What to tell a learner who picked it.
  /// - Returns: An option of the role ``Role/noneOfTheAbove``.
  public static func noneOfTheAbove(
    _ id: ID,
    _ text: RichText = "None of the above",
    isCorrect: Bool = false,
    feedback: RichText? = nil
  ) -> Self {
    Self(id: id, text: text, isCorrect: isCorrect, feedback: feedback, role: .noneOfTheAbove)
  }
}

extension AnswerOption: Codable {
  package enum Key: String, CodingKey, CaseIterable {
    case id, text, correct, feedback, weight, role
  }

  /// Reads an option; `correct` is false when it is not there, and `role` is `ordinary`.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, ProblemFault>(decoder)
    let id = reader.read(ID.self, at: .id)
    let text = reader.read(RichText.self, at: .text)
    let isCorrect = reader.read(Bool.self, at: .correct, default: false)
    let feedback = reader.read(RichText?.self, at: .feedback, default: nil)
    let weight = reader.read(Fraction?.self, at: .weight, default: nil)
    let role = reader.readName(Role.self, at: .role, default: .ordinary)
    guard reader.isFaultless, let id, let text, let isCorrect, let feedback, let weight, let role
    else { throw reader.error }
    self.init(
      id: id,
      text: text,
      isCorrect: isCorrect,
      feedback: feedback,
      weight: weight,
      role: role
    )
  }

  /// Writes the option, leaving defaults out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encode(text, forKey: .text)
    try container.encode(isCorrect, unless: false, forKey: .correct)
    try container.encodeIfPresent(feedback, forKey: .feedback)
    try container.encodeIfPresent(weight, forKey: .weight)
    try container.encode(role, unless: .ordinary, forKey: .role)
  }
}
