// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import QuizContent

extension EnteredGrade {
  /// A person who grades; only its ``ID`` is used.
  public enum Grader: Sendable {
    /// The name of a grader.
    public typealias ID = Identifier<EnteredGrade.Grader>
  }
}

extension EnteredGrade {
  /// The grade for an answer, as a person enters it.
  public enum Grade: Hashable, Sendable {
    /// A share of the problem's points, from 0 to 1.
    case credit(Fraction)
    /// For each criterion of the problem's rubric, the level that the answer is on.
    case levels([Rubric.Criterion.ID: Rubric.Level.ID])
  }
}

/// A grade that a person gave for an answer that no program can judge.
///
/// In JSON it has `credit` or `levels`, then `by` and, where there is one, `comment`:
/// `{"credit":"1/2","by":"eva","comment":"Nearly."}`. Other
/// keys are passed over.
public struct EnteredGrade: Hashable, Sendable {
  /// The grade of the answer.
  public let grade: EnteredGrade.Grade
  /// The person who gave the grade.
  public let grader: EnteredGrade.Grader.ID
  /// A comment for the learner.
  public let comment: String?

  /// Creates a grade; the session that it is entered into checks it.
  ///
  /// - Parameters:
  ///   - grade: The grade of the answer.
  ///   - grader: The person who gave the grade.
  ///   - comment: A comment for the learner.
  public init(
    _ grade: EnteredGrade.Grade,
    by grader: EnteredGrade.Grader.ID,
    comment: String? = nil
  ) {
    self.grade = grade
    self.grader = grader
    self.comment = comment
  }
}

extension EnteredGrade: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let grade = record.inline(\.grade)
    let grader = record.field("by", \.grader)
    let comment = record.field("comment", \.comment)
    // An app's own line can have it among other keys.
    record.takeOtherKeys()
    return EnteredGrade(try grade(), by: try grader(), comment: try comment())
  }
}

/// In JSON a grade is one of the keys `credit` and `levels`.
extension EnteredGrade.Grade: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let credit = record.field("credit", \.credit)
    let levels = record.field("levels", \.levels)
    switch (credit.value ?? nil, levels.value ?? nil) {
    case (let credit?, nil): return .credit(credit)
    case (nil, let levels?): return .levels(levels)
    default:
      _ = (try credit(), try levels())
      throw ContentError(faults: [
        LocatedFault(
          JSONFault.malformed("expected a grade with exactly one of \"credit\", \"levels\""),
          at: ContentPlace()
        )
      ])
    }
  }
}

extension EnteredGrade.Grade {
  fileprivate var credit: Fraction? {
    if case .credit(let credit) = self { credit } else { nil }
  }

  fileprivate var levels: [Rubric.Criterion.ID: Rubric.Level.ID]? {
    if case .levels(let levels) = self { levels } else { nil }
  }

  /// Returns what the grade says of a response to a problem.
  ///
  /// - Throws: ``EnteredGrade/Refusal/creditOutOfRange(_:)``, and what `Problem.evaluate(levels:)`
  ///   throws.
  public func evaluation(for problem: Problem) throws(EnteredGrade.Refusal) -> ResponseEvaluation {
    switch self {
    case .levels(let levels):
      return try problem.evaluate(levels: levels)
    case .credit(let credit):
      guard (0...1).contains(credit) else { throw .creditOutOfRange(credit) }
      return ResponseEvaluation(credit: credit, reason: .graded)
    }
  }
}

// MARK: - Refusals

extension EnteredGrade {
  /// The reason a grade entered by a person cannot be accepted.
  public enum Refusal: Error, Hashable, Sendable {
    /// The credit is not in 0...1.
    case creditOutOfRange(Fraction)
    /// The problem has no rubric to grade by.
    case noRubric(problem: Problem.ID)
    /// The rubric does not have this criterion.
    case unknownCriterion(Rubric.Criterion.ID, problem: Problem.ID)
    /// The criterion does not have this level.
    case unknownLevel(Rubric.Level.ID, of: Rubric.Criterion.ID, problem: Problem.ID)
    /// No level is chosen for these criteria.
    case missingCriteria([Rubric.Criterion.ID], problem: Problem.ID)
  }
}

extension EnteredGrade.Refusal: WordedError {
  package static var sentences: SentenceCatalog { quizSentences }

  package var wording: Wording {
    switch self {
    case .creditOutOfRange: "grade.creditOutOfRange"
    case .noRubric: "grade.noRubric"
    case .unknownCriterion, .unknownLevel: "grade.otherRubric"
    case .missingCriteria: "grade.missingCriteria"
    }
  }
}
