// SPDX-License-Identifier: Apache-2.0
import MathAnswers

/// What a test expects of a verdict, whatever its reason.
enum Outcome: String, Sendable {
  case correct, wrong, notGradable, undecided

  init(_ verdict: Verdict) {
    self =
      switch verdict {
      case .correct: .correct
      case .wrong: .wrong
      case .notGradable: .notGradable
      case .undecided: .undecided
      }
  }
}
