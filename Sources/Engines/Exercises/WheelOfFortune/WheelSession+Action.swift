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
    /// The word was written and submitted; the judgment says whether it is correct.
    case submitted(String, ExerciseJudgment<Bool>?)
    /// The child has looked at the correct word and went on.
    case proceeded

    /// Whether the word is correct.
    package typealias Verdict = Bool

    /// The judgment of the word.
    public var judgment: ExerciseJudgment<Bool>? {
      if case .submitted(_, let judgment) = self { judgment } else { nil }
    }

    /// Returns the action with another judgment, or without one.
    public func judged(_ judgment: ExerciseJudgment<Bool>?) -> Action {
      if case .submitted(let input, _) = self { .submitted(input, judgment) } else { self }
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
      if case .submitted(let input, let judgment) = $0 { (input, judgment) } else { nil }
    } form: { record in
      let input = record.field("input", \.0)
      let judgment = record.judgment("correct", \.1)
      return try .submitted(input(), judgment())
    },
    JSONCase("proceeded", .proceeded),
  ]
}
