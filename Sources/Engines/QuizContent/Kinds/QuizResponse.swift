// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// A learner's answer to a problem, or the correct one.
///
/// In JSON a response is an object with one key: `{"choice": "b"}`, `{"choices": ["a", "c"]}`,
/// `{"text": "oxygen"}`, `{"order": ["b", "a"]}`, `{"pairs": {"sodium": "na"}}` or
/// `{"gaps": {"1": "oxygen"}}`. Other keys are passed over.
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

  /// The shape of a response, each with its own form on a page; written answers are short or long.
  ///
  /// Many kinds of problems share one: see ``ProblemKind/Name/responseShape``.
  public enum Shape: Hashable, Sendable, CaseIterable {
    /// A ``QuizResponse/choice(_:)``.
    case choice
    /// ``QuizResponse/choices(_:)``, picked at once or one after the other.
    case choices
    /// A short ``QuizResponse/text(_:)``.
    case text
    /// A ``QuizResponse/text(_:)`` of several lines.
    case longText
    /// An ``QuizResponse/order(_:)``.
    case order
    /// ``QuizResponse/pairs(_:)``.
    case pairs
    /// ``QuizResponse/gaps(_:)``.
    case gaps
  }

  /// The options picked, in order; empty for other responses.
  public var picks: [AnswerOption.ID] {
    switch self {
    case .choice(let option): [option]
    case .choices(let options): options
    case .text, .order, .pairs, .gaps: []
    }
  }
}

extension QuizResponse: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let choice = record.field("choice", \.choice)
    let choices = record.field("choices", \.choices)
    let text = record.field("text", \.text)
    let order = record.field("order", \.order)
    let pairs = record.field("pairs", \.pairs)
    let gaps = record.field("gaps", \.gaps)
    // An app's own line can have it among other keys.
    record.takeOtherKeys()
    let responses: [QuizResponse?] = [
      try choice().map(QuizResponse.choice), try choices().map(QuizResponse.choices),
      try text().map(QuizResponse.text), try order().map(QuizResponse.order),
      try pairs().map(QuizResponse.pairs), try gaps().map(QuizResponse.gaps),
    ]
    let given = responses.compactMap(\.self)
    guard let response = given.first, given.count == 1 else {
      let names = keys.map { "\"\($0)\"" }.joined(separator: ", ")
      throw ContentError(faults: [
        LocatedFault(
          JSONFault.malformed("expected a response with exactly one of \(names)"),
          at: ContentPlace()
        )
      ])
    }
    return response
  }

  private static let keys = ["choice", "choices", "text", "order", "pairs", "gaps"]

  private var choice: AnswerOption.ID? {
    if case .choice(let option) = self { option } else { nil }
  }

  private var choices: [AnswerOption.ID]? {
    if case .choices(let options) = self { options } else { nil }
  }

  /// The text that is written.
  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  private var order: [Problem.Item.ID]? {
    if case .order(let items) = self { items } else { nil }
  }

  private var pairs: [Problem.Item.ID: Problem.Item.ID]? {
    if case .pairs(let pairs) = self { pairs } else { nil }
  }

  private var gaps: [ClozeTask.Gap.ID: String]? {
    if case .gaps(let gaps) = self { gaps } else { nil }
  }
}
