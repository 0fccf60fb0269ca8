// SPDX-License-Identifier: Apache-2.0
import Foundation
import QuizAnalytics
import Quizzes

extension Double {
  /// The number with two digits after the point.
  var text: String { text(digits: 2) }

  /// The number with some digits after the point, never "-0".
  func text(digits: Int) -> String {
    let text = String(format: "%.\(digits)f", locale: Locale(identifier: "en_US_POSIX"), self)
    return text.hasPrefix("-") && text.allSatisfy { "-0.".contains($0) }
      ? String(text.dropFirst()) : text
  }
}

extension ConfidenceInterval? {
  /// The ends of the interval, as in "0.21 to 0.48"; empty where there is none.
  var text: String {
    map { "\($0.lower.text) to \($0.upper.text)" } ?? ""
  }
}
