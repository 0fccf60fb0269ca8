internal import LudusCore

/// A number with its unit.
struct Quantity: Hashable, Sendable {
  /// The number as it stands before the unit.
  let number: Rational
  let unit: UnitProduct

  /// Returns the number that stands before another unit of the same dimension, exactly.
  ///
  /// - Throws: ``ExactArithmeticError/tooLarge`` when it is too long.
  func number(in other: UnitProduct) throws(ExactArithmeticError) -> Rational {
    guard other != unit else { return number }
    let value = try number * unit.scale + unit.offset
    return try (value - other.offset) / other.scale
  }
}
