// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
public import LudusFoundation

extension ErrorLocationsSession {
  /// An action in an ``ErrorLocationsSession``.
  ///
  /// In JSON an action is an object with its kind: `{"kind":"tapped","misspelled":true,"word":4}`,
  /// `{"correct":["double"],"kind":"submitted","reasons":["double"]}`.
  public enum Action: JudgedAction, ExerciseAction {
    /// The session began with the first sentence.
    case started
    /// A word was tapped; the judgment says whether it is misspelled.
    case tapped(word: Int, ExerciseJudgment<Bool>?)
    /// Reasons were ticked for the word whose checklist is open; the judgment has the correct ones.
    case submitted([Justification.ID], ExerciseJudgment<[Justification.ID]>?)
    /// The child went on from a sentence whose errors are all found.
    case proceeded

    /// The verdict on a tap or on ticked reasons.
    public enum Verdict: Hashable, Sendable {
      /// Whether the word that was tapped is misspelled.
      case misspelled(Bool)
      /// The reasons that should have been ticked.
      case reasons([Justification.ID])
    }

    /// The judgment of a tap or of ticked reasons.
    public var judgment: ExerciseJudgment<Verdict>? {
      switch self {
      case .tapped(_, let judgment):
        judgment.map {
          ExerciseJudgment(.misspelled($0.verdict), told: .misspelled($0.told))
        }
      case .submitted(_, let judgment):
        judgment.map { ExerciseJudgment(.reasons($0.verdict), told: .reasons($0.told)) }
      case .started, .proceeded: nil
      }
    }

    /// Returns the action with another judgment, or without one.
    public func judged(_ judgment: ExerciseJudgment<Verdict>?) -> Action {
      switch (self, judgment?.verdict, judgment?.told) {
      case (.tapped(let word, _), .misspelled(let verdict), .misspelled(let told)):
        .tapped(word: word, ExerciseJudgment(verdict, told: told))
      case (.submitted(let ticked, _), .reasons(let verdict), .reasons(let told)):
        .submitted(ticked, ExerciseJudgment(verdict, told: told))
      case (.tapped(let word, _), _, _): .tapped(word: word, nil)
      case (.submitted(let ticked, _), _, _): .submitted(ticked, nil)
      case (.started, _, _), (.proceeded, _, _): self
      }
    }
  }
}

extension ErrorLocationsSession.Action: JSONUnion {
  package static let cases: [JSONCase<Self, ExerciseFault>] = [
    JSONCase("started", .started),
    JSONCase("tapped") {
      if case .tapped(let word, let judgment) = $0 { (word, judgment) } else { nil }
    } form: { record in
      let word = record.field("word", \.0)
      let judgment = record.judgment("misspelled", \.1)
      return try .tapped(word: word(), judgment())
    },
    JSONCase("submitted") {
      if case .submitted(let ticked, let judgment) = $0 { (ticked, judgment) } else { nil }
    } form: { record in
      let reasons = record.field("reasons", \.0)
      let judgment = record.judgment("correct", \.1)
      return try .submitted(reasons(), judgment())
    },
    JSONCase("proceeded", .proceeded),
  ]
}
