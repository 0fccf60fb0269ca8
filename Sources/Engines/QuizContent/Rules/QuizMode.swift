// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension QuizRules {
  /// When a quiz judges its answers, how often a problem can be tried, and what tries cost.
  ///
  /// The credit of a response is *g*, from 0 to 1, and *p* is ``QuizRules/penalty``. A try is wrong when it does
  /// not earn the full credit.
  ///
  /// | mode | judged | tries | a problem earns |
  /// |---|---|---|---|
  /// | ``immediate`` | at once | one | *g* |
  /// | ``deferred`` | when the quiz is submitted | one, which can be changed until then | *g* |
  /// | ``adaptive`` | at once | as many as one likes | the most of *g* - *p* · earlier wrong tries |
  /// | ``interactive`` | at once | a few | *g* of the last try - *p* · earlier wrong tries |
  /// | ``countBack`` | at once | a few | the same, counted for each part of the problem |
  ///
  /// No problem earns less than nothing.
  ///
  /// Source: immediate is the rule of QuizASSIST (Worcester Polytechnic Institute, 2016). The others, and the
  /// formulae, are those of Moodle's question behaviors of the same names.
  public enum Mode: String, Hashable, Sendable, JSONName {
    /// Each response is judged at once and decides its problem.
    case immediate
    /// Answers can be changed until the quiz is submitted, and only then they are judged.
    case deferred
    /// A problem can be tried again until it is correct or given up, and the best try counts.
    ///
    /// A try costs the penalty for each wrong one before it, so another try never lowers what is earned.
    case adaptive
    /// A problem can be tried a few times, and the last try counts.
    ///
    /// It costs the penalty for each wrong one before it.
    case interactive
    /// A problem can be tried a few times, and each of its parts is counted back to the try since which it has
    /// been as good as in the last one.
    ///
    /// A part that was wrong in no try costs nothing; one whose last wrong try was the *n*th costs *n*
    /// penalties. So what was correct from the beginning is not charged for the mistakes elsewhere. A problem
    /// without parts is one part.
    case countBack
  }
}

extension QuizRules.Mode {
  /// Whether a problem can be answered again after a wrong response was judged.
  public var hasSeveralTries: Bool {
    switch self {
    case .immediate, .deferred: false
    case .adaptive, .interactive, .countBack: true
    }
  }

  /// How often a problem can be tried unless the rules say otherwise; nil for as often as one likes.
  package var standardTries: Int? {
    switch self {
    case .immediate, .deferred: 1
    case .adaptive: nil
    case .interactive, .countBack: 3
    }
  }

  /// The cost of a wrong try unless the rules say otherwise: a third of the problem's points where there are
  /// several tries.
  package var standardPenalty: Fraction {
    hasSeveralTries ? Fraction.third : .zero
  }
}

extension Fraction {
  // Neither can fail.
  static let third = (try? Fraction(1, 3)) ?? .zero
  static let tenth = (try? Fraction(1, 10)) ?? .zero
}
