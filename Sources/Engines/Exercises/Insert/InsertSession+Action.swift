// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
public import LudusFoundation

extension InsertSession {
  /// An action in an ``InsertSession``.
  ///
  /// In JSON an action is an object with its kind: `{"gap":0,"input":"ie","kind":"filled"}`,
  /// `{"correct":[true,false],"kind":"submitted"}`.
  public enum Action: JudgedAction, ExerciseAction {
    /// The session began with the first sentence.
    case started
    /// Letters were written into a gap, in the place of those before.
    case filled(gap: Int, with: String)
    /// The gaps were submitted; the judgment says which of them are correct.
    case submitted(ExerciseJudgment<[Bool]>?)

    /// Which gaps are correct, in their order.
    package typealias Verdict = [Bool]

    /// The judgment of the gaps.
    public var judgment: ExerciseJudgment<[Bool]>? {
      if case .submitted(let judgment) = self { judgment } else { nil }
    }

    /// Returns the action with another judgment, or without one.
    public func judged(_ judgment: ExerciseJudgment<[Bool]>?) -> Action {
      if case .submitted = self { .submitted(judgment) } else { self }
    }
  }
}

extension InsertSession.Action: JSONUnion {
  package static let cases: [JSONCase<Self, ExerciseFault>] = [
    JSONCase("started", .started),
    JSONCase("filled") {
      if case .filled(let gap, let entry) = $0 { (gap, entry) } else { nil }
    } form: { record in
      let gap = record.field("gap", \.0)
      let entry = record.field("input", \.1)
      return try .filled(gap: gap(), with: entry())
    },
    JSONCase("submitted") {
      if case .submitted = $0 { $0 } else { nil }
    } form: { record in
      let judgment = record.judgment("correct", \.judgment)
      return try .submitted(judgment())
    },
  ]
}
