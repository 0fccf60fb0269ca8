// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
public import LudusFoundation

extension WheelSession {
  /// An action in a ``WheelSession``.
  ///
  /// In JSON an action is an object with its kind: `{"correct":false,"input":"Schtern","kind":"submitted"}`.
  public enum Action: JudgedAction, ExerciseAction {
    /// The session began.
    case started
    /// The wheel stopped at this word.
    case spun(to: Int)
    /// The word was heard.
    case heard
    /// The word was written and submitted; the judgement says whether it is correct.
    case submitted(String, ExerciseJudgement<Bool>?)
    /// The child has looked at the correct word and went on.
    case proceeded

    /// Whether the word is correct.
    package typealias Verdict = Bool

    /// The judgement of the word.
    public var judgement: ExerciseJudgement<Bool>? {
      if case .submitted(_, let judgement) = self { judgement } else { nil }
    }

    /// Returns the action with another judgement, or without one.
    public func judged(_ judgement: ExerciseJudgement<Bool>?) -> Action {
      if case .submitted(let input, _) = self { .submitted(input, judgement) } else { self }
    }
  }
}

extension WheelSession.Action: JSONUnion {
  package static let cases: [JSONCase<Self, ExerciseFault>] = [
    JSONCase("started", .started),
    JSONCase("spun", { .spun(to: $0) }, "word") {
      if case .spun(let word) = $0 { word } else { nil }
    },
    JSONCase("heard", .heard),
    JSONCase("submitted") {
      if case .submitted(let input, let judgement) = $0 { (input, judgement) } else { nil }
    } form: { record in
      let input = record.field("input", \.0)
      let judgement = record.judgement("correct", \.1)
      return try .submitted(input(), judgement())
    },
    JSONCase("proceeded", .proceeded),
  ]
}
