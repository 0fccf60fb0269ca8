// SPDX-License-Identifier: Apache-2.0
import Quizzes

/// The grades that people gave for open responses, from a file of JSON Lines.
///
/// A grade is used by the response of its student to its problem; of several, the last one counts.
struct GradesFile {
  /// Whose answer to what.
  private struct Subject: Hashable, Decodable {
    let student: Learner.ID
    let problem: Problem.ID
  }

  /// A line of the file.
  private struct Line: Decodable {
    let subject: Subject
    let entered: EnteredGrade

    init(from decoder: any Decoder) throws {
      subject = try Subject(from: decoder)
      entered = try EnteredGrade(from: decoder)
    }
  }

  /// A grade, and where it stands.
  private struct Entry {
    let line: Int
    let entered: EnteredGrade
    let evaluation: ResponseEvaluation
    var isUsed = false
  }

  private let path: String
  private var entries: [Subject: Entry] = [:]

  /// Reads the grades.
  ///
  /// - Throws: A failure that names the first line that is no grade of an open response of the
  ///   bank.
  init(path: String, of bank: ProblemBank) throws(Failure) {
    self.path = path
    let file = LinesFile(path: path)
    for (number, line) in try file.numberedLines(Line.self) {
      do {
        let evaluation = try line.entered.evaluation(of: line.subject.problem, in: bank)
        entries[line.subject] = Entry(
          line: number,
          entered: line.entered,
          evaluation: evaluation
        )
      } catch {
        throw file.fault(
          Faulty.sentence(for: bank.withWorth(error, of: line.subject.problem)),
          inLine: number
        )
      }
    }
  }

  /// The grade for a response, which is used with that.
  mutating func take(
    _ student: Learner.ID,
    _ problem: Problem.ID
  ) -> (evaluation: ResponseEvaluation, entered: EnteredGrade)? {
    let subject = Subject(student: student, problem: problem)
    entries[subject]?.isUsed = true
    return entries[subject].map { ($0.evaluation, $0.entered) }
  }

  /// A sentence for each grade that no response asked for, in the order of the file.
  var unused: [String] {
    entries.filter { !$0.value.isUsed }.sorted { $0.value.line < $1.value.line }.map {
      "\(path): line \($0.value.line): there is no response of \"\($0.key.student)\" to "
        + "\"\($0.key.problem)\" that waits for a grade"
    }
  }
}

extension EnteredGrade {
  /// What the grade says of a response to a problem.
  fileprivate func evaluation(
    of problem: Problem.ID,
    in bank: ProblemBank
  ) throws -> ResponseEvaluation {
    guard let problem = bank.problem(problem) else { throw ResponseError.unknownProblem(problem) }
    guard case .openResponse = problem.kind else {
      throw UnusableLine("\"\(problem.id)\" is graded by itself, expected an open response")
    }
    return try grade.evaluation(for: problem)
  }
}
