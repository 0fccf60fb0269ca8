// SPDX-License-Identifier: Apache-2.0
package import AnswerMatching

/// The result of an answer test.
package enum TaskOutcome: Hashable, Sendable {
  case right
  /// Wrong, with the reason where it is known.
  case wrong(Verdict.Mismatch.Reason?)
  case undecided

  init(_ equality: Equality) {
    switch equality {
    case .equal: self = .right
    case .unequal: self = .wrong(nil)
    case .undecided: self = .undecided
    }
  }
}

/// The subject of an answer test on calculus.
package struct CalculusTask: Hashable, Sendable {
  /// The function whose derivative or antiderivative is asked; that of the accepted answer when it is nil.
  package var function: Statement?
  package var variable: String
  /// The names that are no constants of integration, apart from the variable.
  package var parameters: [String]
  package var requiresConstant: Bool

  package init(
    function: Statement?,
    variable: String,
    parameters: [String],
    requiresConstant: Bool
  ) {
    self.function = function
    self.variable = variable
    self.parameters = parameters
    self.requiresConstant = requiresConstant
  }
}
