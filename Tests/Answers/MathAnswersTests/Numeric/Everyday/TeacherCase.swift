// SPDX-License-Identifier: Apache-2.0
import Testing
import MathAnswers

/// An accepted answer, and what a fair teacher decides on what learners write for it.
struct TeacherCase: CustomTestStringConvertible {
  let key: String
  let others: [String]
  let tolerance: NumericMatcher.Tolerance
  let units: NumericMatcher.UnitPolicy?
  let separator: DecimalSeparator
  let requiring: [NumberRequirement]
  /// What is right.
  let accept: [String]
  /// What is wrong, whatever was meant.
  let reject: [String]
  /// What could be meant rightly, but has to be written otherwise.
  let ask: [String]

  init(
    _ key: String,
    or others: [String] = [],
    _ tolerance: NumericMatcher.Tolerance = .exact,
    units: NumericMatcher.UnitPolicy? = nil,
    _ separator: DecimalSeparator = .either,
    requiring: [NumberRequirement] = [],
    accept: [String] = [],
    reject: [String] = [],
    ask: [String] = []
  ) {
    self.key = key
    self.others = others
    self.tolerance = tolerance
    self.units = units
    self.separator = separator
    self.requiring = requiring
    self.accept = accept
    self.reject = reject
    self.ask = ask
  }

  var testDescription: String { key }

  var matcher: NumericMatcher {
    get throws {
      try NumericMatcher(
        key,
        alternatives: others,
        tolerance: tolerance,
        units: units,
        decimalSeparator: separator,
        requiring: requiring
      )
    }
  }
}
