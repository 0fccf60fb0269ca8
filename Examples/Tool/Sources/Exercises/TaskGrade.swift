// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation
import Languages

/// What `ludus exercise grade` answers: a verdict for each part of a task, and the log.
struct TaskGrade: Encodable, LineAnswer {
  /// What became of a part: a word, a gap, a category, or a word that was tapped.
  struct Part: Encodable {
    var place: Int?
    var category: String?
    var verdict: String
    var input: String?
    var target: String?
    var categories: [SpellingCategory]?
    var hint: String?
    var reasons: Reasons?

    /// What came of a checklist.
    struct Reasons: Encodable {
      let correct: [String]
      let wrong: [String]
      let missed: [String]

      init(_ check: ErrorLocationsSession.Check) {
        correct = check.correct.map(\.id)
        wrong = check.wrong.map(\.id)
        missed = check.missed.map(\.id)
      }
    }

    /// Adds what is wrong with a spelling.
    func diagnosed(_ diagnosis: SpellingDiagnosis, in phrasebook: Phrasebook) -> Part {
      guard !diagnosis.places.isEmpty else { return self }
      var part = self
      part.categories = diagnosis.categories
      let sentences = diagnosis.hints.map { $0.sentence(in: phrasebook) }
      part.hint = sentences.isEmpty ? nil : sentences.joined(separator: " ")
      return part
    }
  }

  let correct: Bool
  let credit: Fraction
  let parts: [Part]
  let log: [LogEntry]
  /// What was judged, which is no part of the answer.
  let session: AnyExerciseSession

  private enum CodingKeys: String, CodingKey {
    case correct, credit, parts, log
  }

  /// Judges what a child made of a task.
  ///
  /// - Throws: An ``UnusableLine`` for an input that does not fit the format, and what a session
  ///   throws for one that cannot be.
  init(_ line: TaskLine, of exercise: Exercise, hintsIn phrasebook: Phrasebook) throws {
    guard let task = try exercise.task(line.task) else {
      throw UnusableLine(
        "the exercise \(exercise.id) has no task \(line.task), counted from 0; it has \(exercise.taskCount)"
      )
    }
    var session = AnyExerciseSession(task, context: line.context).playable
    guard let parts = try session.grade(line.input, at: line.at, hintsIn: phrasebook) else {
      throw UnusableLine("input: expected \(session.expectedInput)")
    }
    self.init(parts, session)
  }

  private init(_ parts: [Part], _ session: some ExerciseSession) {
    self.session = session.asAny
    self.parts = parts
    correct = session.summary.isSolvedWithoutError
    log = session.log
    credit = session.outcomes.first?.credit ?? Self.credit(of: parts, session)
  }

  /// The credit of a task that is not done: every error that was not found counts as a mistake, as
  /// every mistake that was made, and a gap counts if it is correct.
  private static func credit(of parts: [Part], _ session: some ExerciseSession) -> Fraction {
    let whole = parts.count { $0.target != nil }
    let found = parts.count { $0.verdict == "found" }
    let correct =
      found > 0 ? found - session.mistakes.count : parts.count { $0.verdict == "correct" }
    return (try? Fraction(max(correct, 0), max(whole, 1))) ?? .zero
  }
}
