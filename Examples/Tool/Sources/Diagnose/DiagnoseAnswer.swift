// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import GermanSpelling

/// What `ludus diagnose` says to a line.
struct DiagnoseAnswer: Encodable, LineAnswer {
  private let edits: [EditAnswer]
  private let categories: [SpellingCategory]

  /// Creates an answer.
  ///
  /// - Parameters:
  ///   - diagnosis: The diagnosis.
  ///   - language: The language of hints, or nil for none.
  init(_ diagnosis: SpellingDiagnosis, hintsIn language: Language?) {
    edits = diagnosis.places.map { EditAnswer($0, hintIn: language) }
    categories = diagnosis.categories
  }
}

/// A unit that was misspelled, as it is written.
private struct EditAnswer: Encodable {
  enum Name: String, Encodable {
    case substitute, omit, insert, transpose
  }

  let operation: Name
  let at: Int
  let input: String
  let target: String
  let categories: [SpellingCategory]?
  let hint: String?

  init(_ place: SpellingDiagnosis.Place, hintIn language: Language?) {
    operation = Name(place.operation)
    at = place.targetRange.lowerBound
    input = place.input
    target = place.target
    categories = language == nil ? nil : place.categories
    hint = language.map(place.hint.sentence)
  }
}

extension EditAnswer.Name {
  fileprivate init(_ operation: WordAlignment.Edit.Operation) {
    self =
      switch operation {
      case .substitution: .substitute
      case .omission: .omit
      case .insertion: .insert
      case .transposition: .transpose
      }
  }
}
