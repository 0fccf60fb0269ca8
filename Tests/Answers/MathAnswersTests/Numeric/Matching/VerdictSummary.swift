// SPDX-License-Identifier: Apache-2.0
import MathAnswers
import Testing

extension Verdict {
  /// What is in the way of judging a number, or nil.
  var numberFault: Verdict.NumberFault? {
    if case .notGradable(let notGradable) = self, case .own(let reason) = notGradable.reason {
      reason.value as? Verdict.NumberFault
    } else {
      nil
    }
  }

  /// Why a number does not count although its value could be right, or nil.
  var numberMismatch: Verdict.NumberMismatch? {
    if case .wrong(let mismatch) = self, case .own(let reason) = mismatch.reason {
      reason.value as? Verdict.NumberMismatch
    } else {
      nil
    }
  }

  /// How an answer differs from the accepted one, or nil.
  var witness: Verdict.Witness? {
    if case .wrong(let mismatch) = self, case .unequal(let witness) = mismatch.reason {
      witness
    } else {
      nil
    }
  }
}
