// SPDX-License-Identifier: Apache-2.0

/// How expressions are written: which names stand for themselves, and what separates decimals.
package struct ExpressionNotation: Hashable, Sendable {
  /// The sign before decimals.
  package enum DecimalMark: Hashable, Sendable {
    case point, comma, either
  }

  /// The variables that may be used, of any length; any single letter when there are none.
  package let variables: [String]
  /// The names that are functions where a bracket follows.
  package let functions: [String]
  /// The sign before decimals.
  package var decimalMark: DecimalMark

  package init(
    variables: [String] = [],
    functions: [String] = [],
    decimalMark: DecimalMark = .point
  ) {
    self.variables = variables
    self.functions = functions
    self.decimalMark = decimalMark
  }

  var usesPoint: Bool { decimalMark != .comma }

  /// A name with its index after an underscore: `x1` is `x_1`.
  package static func canonical(_ name: String) -> String {
    guard !name.contains("_"), let digit = name.firstIndex(where: \.isNumber),
      digit != name.startIndex
    else { return name }
    return name[..<digit] + "_" + name[digit...]
  }
}
