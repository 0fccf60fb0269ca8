// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import GermanSpelling
import Languages

/// What `ludus diagnose` says to a line.
struct DiagnoseAnswer: Encodable, LineAnswer {
  private let edits: [EditAnswer]
  private let categories: [SpellingCategory]

  /// Creates an answer.
  ///
  /// - Parameters:
  ///   - diagnosis: The diagnosis.
  ///   - phrasebook: The language of hints, or nil for none.
  init(_ diagnosis: SpellingDiagnosis, hintsIn phrasebook: Phrasebook?) {
    edits = diagnosis.places.map { EditAnswer($0, hintIn: phrasebook) }
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

  init(_ place: SpellingDiagnosis.Place, hintIn phrasebook: Phrasebook?) {
    operation = Name(place.operation)
    at = place.targetRange.lowerBound
    input = place.input
    target = place.target
    categories = phrasebook == nil ? nil : place.categories
    // A place of two categories has the hints of both.
    let sentences = phrasebook.map { book in place.hints.map { $0.sentence(in: book) } } ?? []
    hint = sentences.isEmpty ? nil : sentences.joined(separator: " ")
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
