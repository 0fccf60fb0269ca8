// SPDX-License-Identifier: Apache-2.0
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
  public enum Role: String, Hashable, Sendable, JSONName {
    /// It can be left out when it is wrong, and stands anywhere.
    case ordinary
    /// It is never left out, and shuffling leaves it where it stands among those that are shown.
    case fixed
    /// It says that no other option is right; it is never left out and always stands last.
    case noneOfTheAbove
  }

  /// The name of the option within its problem.
  public let id: Identifier<AnswerOption>
  /// The text for the learner.
  public let text: RichText
  /// Whether picking it is right.
  public let isCorrect: Bool
  /// The feedback for a learner who picked it.
  public let feedback: RichText?
  /// The weight of picking it where the problem is graded by weights, or nil to leave it to the formula.
  public let weight: Fraction?
  /// How it takes part in leaving out and shuffling.
  public let role: Role

  /// Creates an option.
  ///
  /// - Parameters:
  ///   - id: The name of the option within its problem.
  ///   - text: The text for the learner.
  ///   - isCorrect: Whether picking it is right.
  ///   - feedback: The feedback for a learner who picked it.
  ///   - weight: The weight of picking it by ``CheckAllFormula/weighted`` or ``ChoiceFormula/weighted``; nil
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
  ///   - text: The text for the learner.
  ///   - isCorrect: Whether no other option is right.
  ///   - feedback: The feedback for a learner who picked it.
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

/// In JSON an option is an object with `text` and what differs from the default: `id`, `correct` (false),
/// `feedback`, `weight` and `role` (`ordinary`). In a list of options the default `id` is the letter of its place: `a`, `b`
/// and so on, after `z` the number of its place.
extension AnswerOption: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let id = record.field("id", \.id, or: { $0.index.map(AnswerOption.letter) })
    let text = record.field("text", \.text)
    let isCorrect = record.field("correct", \.isCorrect, default: false)
    let feedback = record.field("feedback", \.feedback)
    let weight = record.field("weight", \.weight)
    let role = record.field("role", \.role, default: .ordinary)
    return try AnswerOption(
      id: id(),
      text: text(),
      isCorrect: isCorrect(),
      feedback: feedback(),
      weight: weight(),
      role: role()
    )
  }
}

extension AnswerOption {
  /// The name of the option at a place, counted from 0, that its author has given no name.
  package static func letter(at place: Int) -> ID {
    let letter = "abcdefghijklmnopqrstuvwxyz".dropFirst(place).first.map(String.init)
    return ID(letter ?? "\(place + 1)")
  }
}
