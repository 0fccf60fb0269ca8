// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
public import GermanSpelling
public import LudusCore

/// Sentences in which misspelled words are to be found and explained ("Fehlerstellen").
///
/// Source: IDeRBlog ii (Graz University of Technology, 2019).
public struct ErrorLocationsExercise: Hashable, Sendable {
  /// The description that a list of exercises shows.
  public let info: ExerciseInfo
  /// The checklist: the reasons from which a child chooses, in the order in which they are shown.
  public let reasons: [Justification]
  /// The sentences, each a task.
  public let sentences: [ErrorSentence]

  /// Creates an exercise.
  ///
  /// - Throws: A fault for each reason that occurs twice or is blank, and for each that a sentence uses but the
  ///   checklist does not have.
  public init(
    _ info: ExerciseInfo,
    reasons: [Justification],
    sentences: [ErrorSentence]
  ) throws(ContentError<ExerciseFault>) {
    self.info = info
    self.reasons = reasons
    self.sentences = sentences
    let faults = faults
    guard faults.isEmpty else { throw ContentError(faults: faults) }
  }

  private var faults: [LocatedFault<ExerciseFault>] {
    var faults = ExerciseFault.faults(of: reasons.map { ($0.id, $0.text) }, at: "reasons")
    let known = Set(reasons.map(\.id))
    for (index, sentence) in sentences.enumerated() {
      let place = ContentPlace().key("sentences").index(index).key("errors")
      for (index, error) in sentence.errors.enumerated() {
        for reason in error.reasons where !known.contains(reason) {
          faults.append(LocatedFault(.unknownIdentifier(reason), at: place.index(index)))
        }
      }
    }
    return faults
  }
}

extension ErrorLocationsExercise: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let info = record.inline(\.info)
    let reasons = record.field("reasons", \.reasons)
    let sentences = record.field("sentences", \.sentences)
    return try ErrorLocationsExercise(info(), reasons: reasons(), sentences: sentences())
  }
}

/// A reason why a word is wrong, as it stands in a checklist.
public struct Justification: Hashable, Sendable, Identifiable {
  /// The identifier of the reason within its exercise.
  public let id: String
  /// The text that the child reads.
  public let text: String

  /// Creates a reason.
  public init(id: String, text: String) {
    self.id = id
    self.text = text
  }
}

extension Justification: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let id = record.field("id", \.id)
    let text = record.field("text", \.text)
    return try Justification(id: id(), text: text())
  }
}

extension Justification {
  /// Returns a checklist whose reasons are categories of misspelling, in words for children.
  ///
  /// - Parameters:
  ///   - categories: The categories, in the order in which they are shown.
  ///   - phrasebook: The language of the checklist.
  ///   - namesTerms: Whether the names that teachers know stand behind the reasons in brackets.
  /// - Returns: A reason for each category, which has the category's identifier.
  public static func checklist(
    of categories: [SpellingCategory],
    in phrasebook: Phrasebook,
    namingTerms namesTerms: Bool = false
  ) -> [Justification] {
    categories.map { category in
      let term = namesTerms ? " (\(category.label(in: phrasebook)))" : ""
      return Justification(id: category.rawValue, text: category.plainName(in: phrasebook) + term)
    }
  }
}

extension SpellingCategory {
  /// Returns a name that a child of eight understands.
  func plainName(in phrasebook: Phrasebook) -> String {
    exerciseSentences(Sentence("category.\(rawValue)"), in: phrasebook)
  }
}
