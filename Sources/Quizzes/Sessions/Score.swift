public import LudusCore

/// Points earned of points possible.
///
/// ```swift
/// let score = Score(earned: 7, possible: 10)
/// score.description            // "7 of 10"
/// score.formatted(.percent)    // "70 %"
/// ```
public struct Score: Hashable, Sendable, Codable {
  /// How to write a score.
  public enum Format: String, Hashable, Sendable, Codable, CaseIterable {
    /// As numbers: "7 of 10".
    case points
    /// As a whole percentage, halves rounded up: "70 %".
    case percent
  }

  /// The points earned.
  public let earned: Fraction
  /// The points that could be earned.
  public let possible: Int

  /// Creates a score.
  public init(earned: Fraction, possible: Int) {
    self.earned = earned
    self.possible = possible
  }

  /// The part that was earned, from 0 to 1; 0 when nothing could be earned, or when the exact part does not
  /// fit into a fraction.
  public var fraction: Fraction {
    (try? earned / Fraction(possible)) ?? .zero
  }

  /// Returns the score with some points more.
  ///
  /// - Throws: `FractionError.overflow` when the exact sum does not fit.
  func adding(_ points: Fraction) throws(FractionError) -> Score {
    Score(earned: try earned + points, possible: possible)
  }

  /// Returns the score as text.
  public func formatted(_ format: Format) -> String {
    switch format {
    case .points: "\(earned) of \(possible)"
    case .percent: "\((try? fraction.percent()) ?? 0) %"
    }
  }
}

extension Score: CustomStringConvertible {
  /// The score as numbers, as in "7 of 10".
  public var description: String { formatted(.points) }
}
