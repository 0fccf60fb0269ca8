/// Why an exact calculation has no result.
package enum ExactArithmeticError: Error, Hashable, Sendable {
  /// A number on the way would need more than ``BigInteger/maximumLength`` bits.
  case tooLarge
  /// A number was divided by 0.
  case divisionByZero
}
