// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
public import LudusFoundation

extension MatchSession {
  /// An action in a ``MatchSession``.
  ///
  /// In JSON an action is an object with its kind: `{"category":"ie","input":"Bine","kind":"filled"}`,
  /// `{"kind":"submitted","outcomes":{"ie":"misspelled","noun":"missed"}}`.
  public enum Action: JudgedAction, ExerciseAction {
    /// The session began with the first word.
    case started
    /// The word was dragged to a category, or back from it.
    case dragged(MatchExercise.Category.ID)
    /// The word was heard.
    case heard
    /// This was written under a category, in the place of the text before.
    case filled(MatchExercise.Category.ID, with: String)
    /// The categories were submitted.
    case submitted(ExerciseJudgment<[MatchExercise.Category.ID: Outcome]>?)
    /// The child has looked at the wrong inputs and went on.
    case proceeded

    /// The outcome of every category.
    package typealias Verdict = [MatchExercise.Category.ID: Outcome]

    /// The judgment of the categories.
    public var judgment: ExerciseJudgment<[MatchExercise.Category.ID: Outcome]>? {
      if case .submitted(let judgment) = self { judgment } else { nil }
    }

    /// Returns the action with another judgment, or without one.
    public func judged(_ judgment: ExerciseJudgment<[MatchExercise.Category.ID: Outcome]>?)
      -> Action
    {
      if case .submitted = self { .submitted(judgment) } else { self }
    }
  }
}

extension MatchSession.Action: JSONUnion {
  package static let cases: [JSONCase<Self, ExerciseFault>] = [
    JSONCase("started", .started),
    JSONCase("dragged", Self.dragged, "category") {
      if case .dragged(let category) = $0 { category } else { nil }
    },
    JSONCase("heard", .heard),
    JSONCase("filled") {
      if case .filled(let category, let input) = $0 { (category, input) } else { nil }
    } form: { record in
      let category = record.field("category", \.0)
      let input = record.field("input", \.1)
      return try .filled(category(), with: input())
    },
    JSONCase("submitted") {
      if case .submitted = $0 { $0 } else { nil }
    } form: { record in
      let judgment = record.judgment("outcomes", \.judgment)
      return try .submitted(judgment())
    },
    JSONCase("proceeded", .proceeded),
  ]
}

extension MatchSession.Outcome: JSONName {}
