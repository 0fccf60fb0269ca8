// SPDX-License-Identifier: Apache-2.0

/// How an exact number becomes a whole one.
///
/// The rules are those of IEEE 754 with the names teachers use. They can be stored with a grading policy.
public enum RoundingRule: String, Hashable, Sendable, CaseIterable, JSONName {
  /// To the nearest; a half goes away from zero: 2.5 to 3, -2.5 to -3.
  case halfUp
  /// To the nearest; a half goes towards zero: 2.5 to 2, -2.5 to -2.
  case halfDown
  /// To the nearest; a half goes to the even neighbor: 2.5 to 2, 3.5 to 4.
  case halfEven
  /// To the next larger, towards positive infinity.
  case up
  /// To the next smaller, towards negative infinity.
  case down
  /// Towards zero, cutting the fraction off.
  case towardZero
  /// Away from zero.
  case awayFromZero
}
