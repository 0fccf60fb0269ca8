// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

extension AlgebraMatcher {
  /// The numbers that letters stand for.
  public enum Domain: String, CaseIterable, Hashable, Sendable {
    /// Real numbers: the square root of a square is an absolute value, and a negative number has no square root.
    case real
    /// Complex numbers: roots and logarithms are those of the principal branch.
    case complex
  }

  /// The numbers that letters stand for, and the differences that do not matter.
  public struct Comparison: Hashable, Sendable {
    /// The numbers that letters stand for.
    public let domain: Domain
    /// The variables that stand for positive numbers.
    public let positive: [String]
    /// Whether an equation counts that differs only where a denominator is 0.
    public let ignoringRemovablePoints: Bool
    /// Whether `x = 11` counts for 11, and 11 for `x = 11`.
    public let allowsLeadingVariable: Bool
    /// How far a number may be from an exact value that is accepted.
    public let tolerance: NumericMatcher.Tolerance
  }
}

extension AlgebraMatcher.Domain: JSONName {}
