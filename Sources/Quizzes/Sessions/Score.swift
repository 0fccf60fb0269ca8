public import LudusCore

/// Points earned of points possible.
///
/// ```swift
/// let score = session.summary.score
/// score.description            // "7 of 10"
/// score.formatted(.percent)    // "70 %"
/// ```
public struct QuizScore: Hashable, Sendable {
  /// How to write a score.
  public enum Format: String, Hashable, Sendable, Codable, CaseIterable {
    /// As numbers: "7 of 10".
    case points
    /// As a whole percentage, halves rounded up: "70 %".
    case percent
  }

  /// The points earned, with the ``bonus``.
  public let earned: Fraction
  /// The points that could be earned, without a bonus.
  public internal(set) var possible: Int
  /// How many of the points earned are a bonus for time.
  public let bonus: Fraction
  /// The points of answers that wait for a person's grade; nothing is earned for them yet.
  public let pending: Int

  /// Creates a score.
  ///
  /// - Parameters:
  ///   - earned: The points earned with the bonus; without it, from 0 to those possible and not pending.
  ///   - possible: The points that could be earned without a bonus, 0 or more.
  ///   - bonus: How many of the points earned are a bonus for time, 0 or more.
  ///   - pending: The points of answers that wait for a person's grade, 0 or more.
  package init(earned: Fraction, possible: Int, bonus: Fraction = .zero, pending: Int = 0) {
    self.earned = earned
    self.possible = possible
    self.bonus = bonus
    self.pending = pending
  }

  /// The part that was earned, from 0 to 1 and above with a bonus; 0 when nothing could be earned, or when
  /// the exact part does not fit into a fraction.
  public var fraction: Fraction {
    (try? earned / Fraction(possible)) ?? .zero
  }

  /// Returns the score as text.
  public func formatted(_ format: Format) -> String {
    switch format {
    case .points: "\(earned) of \(possible)"
    case .percent: "\((try? fraction.percent()) ?? 0) %"
    }
  }
}

/// In JSON a score has `earned` and `possible`, and `bonus` and `pending` where they are not 0.
extension QuizScore: Codable {
  private enum Key: String, CodingKey {
    case earned, possible, bonus, pending
  }

  /// Reads a score.
  ///
  /// - Throws: A `DecodingError` unless what is earned without the bonus lies between 0 and what is
  ///   possible and not pending.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    earned = try container.decode(Fraction.self, forKey: .earned)
    possible = try container.decode(Int.self, forKey: .possible)
    bonus = try container.decodeIfPresent(Fraction.self, forKey: .bonus) ?? .zero
    pending = try container.decodeIfPresent(Int.self, forKey: .pending) ?? 0
    let (most, overflow) = possible.subtractingReportingOverflow(pending)
    guard bonus >= 0, pending >= 0, !overflow, let base = try? earned - bonus, base >= 0,
      base <= Fraction(most)
    else {
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
    try container.encode(bonus, unless: .zero, forKey: .bonus)
    try container.encode(pending, unless: 0, forKey: .pending)
  }
}

extension QuizScore: CustomStringConvertible {
  /// The score as numbers, as in "7 of 10".
  public var description: String { formatted(.points) }
}
