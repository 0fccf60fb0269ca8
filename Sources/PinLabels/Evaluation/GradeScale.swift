internal import LudusCore

/// Grades by the least score for each.
///
/// ```swift
/// GradeScale.pass.grade(for: try Fraction(3, 5))   // "passed"
/// ```
public struct GradeScale: Hashable, Sendable {
  /// A grade and the least score for it.
  public struct Step: Hashable, Sendable, Codable {
    /// The name of the grade.
    public let grade: String
    /// The least score for it, 0 to 1.
    public let from: Fraction

    /// Creates a step.
    ///
    /// - Parameters:
    ///   - grade: The name of the grade.
    ///   - from: The least score for it, 0 to 1.
    public init(_ grade: String, from: Fraction) {
      self.grade = grade
      self.from = from
    }
  }

  /// The steps, the best first.
  public let steps: [Step]

  /// Creates a scale.
  ///
  /// - Parameter steps: The steps, in any order.
  public init(_ steps: [Step]) {
    self.steps = steps.enumerated()
      .sorted { ($1.element.from, $0.offset) < ($0.element.from, $1.offset) }
      .map(\.element)
  }

  /// Returns the best grade whose least score is reached, or nil when the score is below all.
  public func grade(for score: Fraction) -> String? {
    steps.first { $0.from <= score }?.grade
  }

  /// "passed" from 60 % on, else "failed".
  public static let pass = GradeScale([
    Step("passed", from: (try? Fraction(3, 5)) ?? .one), Step("failed", from: .zero),
  ])
}

/// In JSON it is an array of its steps, the best first: `[{"from":"3/5","grade":"passed"}]`.
extension GradeScale: Codable {
  /// Reads steps in any order.
  ///
  /// - Throws: A `DecodingError` unless there is an array of grades with their least scores.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode([Step].self))
  }

  /// Writes the steps.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(steps)
  }
}
