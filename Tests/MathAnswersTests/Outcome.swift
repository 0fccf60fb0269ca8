import MathAnswers

/// What a test expects of a verdict, whatever its reason.
enum Outcome: String, Sendable {
  case right, wrong, notGradable, undecided

  init(_ verdict: Verdict) {
    self =
      switch verdict {
      case .right: .right
      case .wrong: .wrong
      case .notGradable: .notGradable
      case .undecided: .undecided
      }
  }
}
