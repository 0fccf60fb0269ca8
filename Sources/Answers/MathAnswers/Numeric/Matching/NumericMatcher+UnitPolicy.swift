// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension NumericMatcher {
  /// The units that an answer may have.
  public enum UnitPolicy: String, CaseIterable, Hashable, Sendable, JSONName {
    /// A bare number is expected; percent and per mille signs belong to the number.
    ///
    /// An answer with a unit is not gradable.
    case none
    /// Any unit that measures the same counts, and numbers are converted: 981 cm/s² is 9.81 m/s².
    ///
    /// An answer without a unit is not gradable.
    case convertible
    /// As ``convertible``, but an answer without a unit is wrong: knowing that one is needed is part of the
    /// problem.
    case required
    /// Only the unit of the accepted answer counts, in whatever notation.
    ///
    /// An answer without a unit is not gradable.
    case same
  }
}
