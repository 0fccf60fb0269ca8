public import LudusCore

/// Points earned of points possible.
///
/// ```swift
/// let score = Score(earned: 7, possible: 10)
/// score.description            // "7 of 10"
/// score.formatted(.percent)    // "70 %"
/// ```
public struct Score: Hashable, Sendable {
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
  public internal(set) var possible: Int

  /// Creates a score.
  ///
  /// - Parameters:
  ///   - earned: The points earned, from 0 to those possible.
  ///   - possible: The points that could be earned, 0 or more.
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

extension Score: Codable {
  private enum Key: String, CodingKey {
    case earned, possible
  }

  /// Reads a score.
  ///
  /// - Throws: A `DecodingError` unless what is earned lies between 0 and what is possible.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    earned = try container.decode(Fraction.self, forKey: .earned)
    possible = try container.decode(Int.self, forKey: .possible)
    guard earned >= 0, earned <= Fraction(possible) else {
      throw DecodingError.dataCorruptedError(
        forKey: .earned,
        in: container,
        debugDescription: "expected from 0 to \(possible) points, found \(earned)"
      )
    }
  }

  /// Writes the score.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(earned, forKey: .earned)
    try container.encode(possible, forKey: .possible)
  }
}

extension Score: CustomStringConvertible {
  /// The score as numbers, as in "7 of 10".
  public var description: String { formatted(.points) }
}
