public import LudusCore

/// A person who grades, as an identifier names one.
public enum Grader: Sendable {
  /// The name of a grader.
  public typealias ID = Identifier<Grader>
}

/// A grade that a person gave for an answer which no program can judge.
///
/// In JSON it has `grade`, `by` and, where there is one, `comment`.
public struct EnteredGrade: Hashable, Sendable {
  /// The part of the problem's points that is earned, from 0 to 1.
  public let grade: Fraction
  /// Who gave it.
  public let grader: Grader.ID
  /// What the grader tells the learner.
  public let comment: String?

  /// Creates a grade; the session that it is entered into checks it.
  ///
  /// - Parameters:
  ///   - grade: The part of the problem's points that is earned, from 0 to 1.
  ///   - grader: Who gave it.
  ///   - comment: What the grader tells the learner.
  public init(_ grade: Fraction, by grader: Grader.ID, comment: String? = nil) {
    self.grade = grade
    self.grader = grader
    self.comment = comment
  }
}

extension EnteredGrade: Codable {
  private enum Key: String, CodingKey {
    case grade, by, comment
  }

  /// Reads a grade.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      try container.decode(Fraction.self, forKey: .grade),
      by: try container.decode(Grader.ID.self, forKey: .by),
      comment: try container.decodeIfPresent(String.self, forKey: .comment)
    )
  }

  /// Writes the grade.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(grade, forKey: .grade)
    try container.encode(grader, forKey: .by)
    try container.encodeIfPresent(comment, forKey: .comment)
  }
}
