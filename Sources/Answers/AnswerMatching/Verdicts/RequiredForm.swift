// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// The form that an answer must have, apart from its value.
///
/// In JSON a form is its name, or for a completed square an object: `{"completedSquare": "x"}`.
public enum RequiredForm: Hashable, Sendable {
  /// No product or power of a sum is left: x² + 2x + 1.
  case expanded
  /// A product of factors that do not factor any further: 2(x − 1)(x + 3).
  case factored
  /// Nothing is left to put together or to cancel: no like terms, no 2/4, no x·x.
  case simplified
  /// Every fraction of integers is in lowest terms, and no root is below a fraction bar.
  case lowestTerms
  /// One fraction bar at most, with none above or below it.
  case singleFraction
  /// A square of something with the variable, and no variable elsewhere: 2(x − 1)² + 3.
  case completedSquare(variable: String)
  /// No decimal sign: fractions and roots instead.
  case noDecimals
  /// The form of the accepted answer, apart from the order of terms and factors and from signs.
  case likeAccepted
}

extension RequiredForm: JSONTagged {
  package static let tags: [JSONTag<Self>] = [
    JSONTag("expanded", .expanded),
    JSONTag("factored", .factored),
    JSONTag("simplified", .simplified),
    JSONTag("lowestTerms", .lowestTerms),
    JSONTag("singleFraction", .singleFraction),
    JSONTag("completedSquare", Self.completedSquare) {
      if case .completedSquare(let variable) = $0 { variable } else { nil }
    },
    JSONTag("noDecimals", .noDecimals),
    JSONTag("likeAccepted", .likeAccepted),
  ]
}
