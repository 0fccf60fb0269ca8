public import LudusCore

/// What a response is worth, and why.
public struct ResponseEvaluation: Hashable, Sendable {
  /// The part of the problem's points that is earned, from 0 to 1.
  public let grade: Fraction
  /// Why.
  public let reason: GradeReason
  /// The same for each gap, pair or item, in the order of the problem; none where the formula has no parts.
  public let parts: [ResponseEvaluation.Part]

  /// Creates an evaluation.
  ///
  /// - Parameters:
  ///   - grade: The part of the problem's points that is earned, from 0 to 1.
  ///   - reason: Why.
  ///   - parts: The same for each gap, pair or item, where there are such parts.
  public init(grade: Fraction, reason: GradeReason, parts: [ResponseEvaluation.Part] = []) {
    self.grade = grade
    self.reason = reason
    self.parts = parts
  }

  /// Whether the full grade is earned.
  public var isCorrect: Bool { grade == .one }

  /// Whether the answer waits for a grade that a person gives.
  ///
  /// Until then the grade is 0, which says nothing about the answer.
  public var isPending: Bool { reason == .awaitsGrade }

  /// Whether nothing more can be answered.
  ///
  /// What waits is a problem without an answer, and a check-all problem of which some right options are
  /// picked, and no wrong one.
  public var isDecided: Bool {
    switch reason {
    case .unanswered, .correctSoFar, .awaitsSubmission: false
    default: true
    }
  }
}
