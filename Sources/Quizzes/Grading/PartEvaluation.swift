public import LudusCore

extension ResponseEvaluation {
  /// What a part of a response is worth, and why: a gap, a pair, an item in an order.
  ///
  /// The grade of a response is often the sum of the grades of its parts, each times its weight; the reason of
  /// the ``ResponseEvaluation`` says how it came about.
  public struct Part: Hashable, Sendable, Identifiable {
    /// The name of the gap or item within its problem.
    public let id: Identifier<ResponseEvaluation.Part>
    /// The part of its weight that is earned, from 0 to 1.
    public let grade: Fraction
    /// Its share of the problem; the weights of all parts add up to 1.
    public let weight: Fraction
    /// Why.
    public let reason: GradeReason

    /// Creates an evaluation of a part.
    ///
    /// - Parameters:
    ///   - id: The name of the gap or item within its problem.
    ///   - grade: The part of its weight that is earned, from 0 to 1.
    ///   - weight: Its share of the problem, from 0 to 1.
    ///   - reason: Why.
    public init(id: ID, grade: Fraction, weight: Fraction, reason: GradeReason) {
      self.id = id
      self.grade = grade
      self.weight = weight
      self.reason = reason
    }

    /// Whether the full grade is earned.
    public var isCorrect: Bool { grade == .one }
  }
}
