// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// How the pick of a multiple-choice problem is graded.
public enum ChoiceFormula: String, Hashable, Sendable, JSONName {
  /// The correct option earns 1, any other 0.
  case allOrNothing
  /// The correct option earns 1, any other its weight, from -1 to below 1, and 0 when it has none or one below 0.
  ///
  /// A weight below 0 is kept for systems in which a wrong pick costs points of other problems.
  case weighted
}
