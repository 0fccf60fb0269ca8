// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
public import LudusFoundation

extension KeywordsSession {
  /// An action in a ``KeywordsSession``.
  ///
  /// In JSON an action is an object with its kind, and a judgment has the input for each word of the round:
  /// `{"inputs":["ihn"],"kind":"submitted","words":[{"correct":true,"input":"ihn"},{}]}`.
  public enum Action: JudgedAction, ExerciseAction {
    /// The session began with the first round's words.
    case started
    /// A letter was marked as difficult, or its mark was taken back.
    case marked(letter: Int, word: Int)
    /// The words were hidden, and writing began.
    case hidden
    /// The texts in the fields so far.
    case drafted([String])
    /// The words were written and submitted.
    case submitted([String], ExerciseJudgment<[WordVerdict]>?)
    /// The child has looked at the wrong inputs and went on.
    case proceeded
    /// The time of the phase ran out. Where words were being written, they were judged.
    case timeRanOut(ExerciseJudgment<[WordVerdict]>?)

    /// The verdict on each word of a round, in the order of the words.
    package typealias Verdict = [WordVerdict]

    /// The verdict on a word: the input for it, and whether that is correct.
    public struct WordVerdict: Hashable, Sendable {
      /// The input for the word; nil where nothing was written.
      public let input: String?
      /// Whether that is correct.
      public let isCorrect: Bool
    }

    /// The judgment of the words.
    public var judgment: ExerciseJudgment<[WordVerdict]>? {
      switch self {
      case .submitted(_, let judgment), .timeRanOut(let judgment): judgment
      default: nil
      }
    }

    /// Returns the action with another judgment, or without one.
    public func judged(_ judgment: ExerciseJudgment<[WordVerdict]>?) -> Action {
      switch self {
      case .submitted(let inputs, _): .submitted(inputs, judgment)
      case .timeRanOut: .timeRanOut(judgment)
      default: self
      }
    }
  }
}

extension KeywordsSession.Action: JSONUnion {
  package static let cases: [JSONCase<Self, ExerciseFault>] = [
    JSONCase("started", .started),
    JSONCase("marked") {
      if case .marked(let letter, let word) = $0 { (letter, word) } else { nil }
    } form: { record in
      let letter = record.field("letter", \.0)
      let word = record.field("word", \.1)
      return try .marked(letter: letter(), word: word())
    },
    JSONCase("hidden", .hidden),
    JSONCase("drafted", Self.drafted, "inputs") {
      if case .drafted(let inputs) = $0 { inputs } else { nil }
    },
    JSONCase("submitted") {
      if case .submitted(let inputs, let judgment) = $0 { (inputs, judgment) } else { nil }
    } form: { record in
      let inputs = record.field("inputs", \.0)
      let judgment = record.judgment("words", \.1)
      return try .submitted(inputs(), judgment())
    },
    JSONCase("proceeded", .proceeded),
    JSONCase("timeRanOut") {
      if case .timeRanOut = $0 { $0 } else { nil }
    } form: { record in
      let judgment = record.judgment("words", \.judgment)
      return try .timeRanOut(judgment())
    },
  ]
}

extension KeywordsSession.Action.WordVerdict: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let input = record.field("input", \.input)
    let isCorrect = record.field("correct", \.isCorrect, default: false)
    return try KeywordsSession.Action.WordVerdict(input: input(), isCorrect: isCorrect())
  }
}
