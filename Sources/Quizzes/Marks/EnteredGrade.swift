public import LudusCore

extension EnteredGrade {
  /// A person who grades, as an identifier names one.
  public enum Grader: Sendable {
    /// The name of a grader.
    public typealias ID = Identifier<EnteredGrade.Grader>
  }
}

extension EnteredGrade {
  /// What a person says an answer is worth.
  public enum Grade: Hashable, Sendable {
    /// A part of the problem's points, from 0 to 1.
    case fraction(Fraction)
    /// For each criterion of the problem's rubric, the level that the answer is on.
    case levels([Rubric.Criterion.ID: Rubric.Level.ID])
  }
}

/// A grade that a person gave for an answer which no program can judge.
///
/// In JSON it has `grade` or `levels`, then `by` and, where there is one, `comment`.
public struct EnteredGrade: Hashable, Sendable {
  /// What the answer is worth.
  public let grade: EnteredGrade.Grade
  /// Who gave the grade.
  public let grader: EnteredGrade.Grader.ID
  /// What the grader tells the learner.
  public let comment: String?

  /// Creates a grade; the session that it is entered into checks it.
  ///
  /// - Parameters:
  ///   - grade: What the answer is worth.
  ///   - grader: Who gave the grade.
  ///   - comment: What the grader tells the learner.
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

extension EnteredGrade: Codable {
  private enum Key: String, CodingKey {
    case grade, levels, by, comment
  }

  /// Reads a grade.
  ///
  /// - Throws: A `DecodingError` unless there is either `grade` or `levels`, and `by`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let fraction = try container.decodeIfPresent(Fraction.self, forKey: .grade)
    let levels = try container.decodeIfPresent(
      [Rubric.Criterion.ID: Rubric.Level.ID].self,
      forKey: .levels
    )
    let grade: EnteredGrade.Grade
    switch (fraction, levels) {
    case (let fraction?, nil): grade = .fraction(fraction)
    case (nil, let levels?): grade = .levels(levels)
    default:
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "expected a grade with exactly one of \"grade\", \"levels\""
        )
      )
    }
    self.init(
      grade,
      by: try container.decode(EnteredGrade.Grader.ID.self, forKey: .by),
      comment: try container.decodeIfPresent(String.self, forKey: .comment)
    )
  }

  /// Writes the grade.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch grade {
    case .fraction(let fraction): try container.encode(fraction, forKey: .grade)
    case .levels(let levels): try container.encode(levels, forKey: .levels)
    }
    try container.encode(grader, forKey: .by)
    try container.encodeIfPresent(comment, forKey: .comment)
  }
}

extension EnteredGrade.Grade {
  /// The grade as the evaluation of a response to a problem.
  func evaluation(for problem: Problem) throws(EnteredGrade.Refusal) -> ResponseEvaluation {
    switch self {
    case .levels(let levels):
      return try problem.evaluate(levels: levels)
    case .fraction(let fraction):
      guard (0...1).contains(fraction) else { throw .gradeOutOfRange(fraction) }
      return ResponseEvaluation(grade: fraction, reason: .graded)
    }
  }
}
