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
    /// A word was tapped; the judgement says whether it is misspelled.
    case tapped(word: Int, ExerciseJudgement<Bool>?)
    /// Reasons were ticked for the word whose checklist is open; the judgement has the correct ones.
    case submitted([Justification.ID], ExerciseJudgement<[Justification.ID]>?)
    /// The child went on from a sentence whose errors are all found.
    case proceeded

    /// The verdict on a tap or on ticked reasons.
    public enum Verdict: Hashable, Sendable {
      /// Whether the word that was tapped is misspelled.
      case misspelled(Bool)
      /// The reasons that should have been ticked.
      case reasons([Justification.ID])
    }

    /// The judgement of a tap or of ticked reasons.
    public var judgement: ExerciseJudgement<Verdict>? {
      switch self {
      case .tapped(_, let judgement):
        judgement.map {
          ExerciseJudgement(.misspelled($0.verdict), told: .misspelled($0.told))
        }
      case .submitted(_, let judgement):
        judgement.map { ExerciseJudgement(.reasons($0.verdict), told: .reasons($0.told)) }
      case .started, .proceeded: nil
      }
    }

    /// Returns the action with another judgement, or without one.
    public func judged(_ judgement: ExerciseJudgement<Verdict>?) -> Action {
      switch (self, judgement?.verdict, judgement?.told) {
      case (.tapped(let word, _), .misspelled(let verdict), .misspelled(let told)):
        .tapped(word: word, ExerciseJudgement(verdict, told: told))
      case (.submitted(let ticked, _), .reasons(let verdict), .reasons(let told)):
        .submitted(ticked, ExerciseJudgement(verdict, told: told))
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
      if case .tapped(let word, let judgement) = $0 { (word, judgement) } else { nil }
    } form: { record in
      let word = record.field("word", \.0)
      let judgement = record.judgement("misspelled", \.1)
      return try .tapped(word: word(), judgement())
    },
    JSONCase("submitted") {
      if case .submitted(let ticked, let judgement) = $0 { (ticked, judgement) } else { nil }
    } form: { record in
      let reasons = record.field("reasons", \.0)
      let judgement = record.judgement("correct", \.1)
      return try .submitted(reasons(), judgement())
    },
    JSONCase("proceeded", .proceeded),
  ]
}
