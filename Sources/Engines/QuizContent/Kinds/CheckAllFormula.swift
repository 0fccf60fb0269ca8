// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// How the picks of a check-all problem are graded.
///
/// In the formulae *C* is the set of correct options, *S* that of the picks, each counted once, and *n* the
/// number of options shown; a *hit* is a correct pick, and an *error* is a wrong pick or a correct option that is
/// not picked.
///
/// By every formula picking one correct option more, or one wrong option less, never earns less. By all but
/// ``incremental`` the order of the picks does not matter, and they are graded together.
public enum CheckAllFormula: String, Hashable, Sendable, JSONName {
  /// Pick by pick: the first wrong pick earns 0 and reveals the correct options; once all correct ones are picked
  /// the problem earns 1.
  ///
  /// Source: QuizASSIST (Worcester Polytechnic Institute, 2016).
  case incremental
  /// 1 if *S* = *C*, else 0.
  case allOrNothing
  /// The sum of the weights of the picks, at least 0 and at most 1.
  ///
  /// The weights of the correct options are above 0 and add up to 1; those of wrong ones are from -1 to 0, and
  /// 0 when they are left out. Source: the multiple-answer question of Moodle.
  case weighted
  /// max(0, (hits - wrong picks) / |*C*|).
  ///
  /// Source: the partial credit of Canvas and, as "net correct", of PrairieLearn's checkbox element.
  case netCorrect
  /// 1 - errors / *n*: every option is a small question of its own.
  ///
  /// Source: the multiple true-false item; "every decision counts" in PrairieLearn.
  case eachOption
  /// (hits / |*C*|) · (hits / |*S*|): how much was found, times how much of what was picked is correct.
  ///
  /// Source: the "coverage" grading of PrairieLearn's checkbox element; the product of what information
  /// retrieval calls recall and precision.
  case coverage
  /// 1 halved once for each error, and 0 once half of the options or more are errors, which is no better than
  /// guessing.
  ///
  /// Source: for four options it is the Kprim item of medical examinations (1, 1/2, 0), after René Krebs; the
  /// rule for other numbers is ours.
  case halves
}
