// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import LudusCore

extension SeededGenerator {
  /// Some steps, each as likely as not.
  mutating func normalization() -> TextNormalization {
    TextNormalization(NormalizationStep.allCases.filter { _ in draw(below: 2) == 0 })
  }
}
