internal import LudusCore

/// How the pick of a multiple-choice problem is graded.
public enum ChoiceFormula: String, Hashable, Sendable, JSONName {
  /// The right option earns 1, any other 0.
  case allOrNothing
  /// The right option earns 1, any other its weight, from 0 to below 1, and 0 when it has none.
  case weighted
}
