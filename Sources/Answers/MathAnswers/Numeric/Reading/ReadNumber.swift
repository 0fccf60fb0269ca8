// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// A number that was read, with its unit and how it is written.
struct ReadNumber: Hashable {
  let quantity: Quantity
  let form: WrittenForm

  init(_ number: Rational, _ unit: UnitProduct = .none, form: WrittenForm) {
    quantity = Quantity(number: number, unit: unit)
    self.form = form
  }

  var number: Rational { quantity.number }
  var unit: UnitProduct { quantity.unit }

  /// Whether the last digit is a 0 behind a decimal mark, as far as decimals are written.
  var endsWithZero: Bool {
    guard case .decimal(_, let places, _) = form, places > 0,
      let shifted = try? number * Rational.powerOfTen(places - 1)
    else { return false }
    return shifted.isInteger
  }

  /// Returns the product.
  func times(_ other: ReadNumber) throws(ExactArithmeticError) -> ReadNumber {
    ReadNumber(
      try number * other.number,
      try unit.times(other.unit),
      form: formOfProduct(with: other)
    )
  }

  /// Returns the quotient.
  func divided(by other: ReadNumber) throws(ExactArithmeticError) -> ReadNumber {
    ReadNumber(
      try number / other.number,
      try unit.times(other.unit, power: -1),
      form: formOfQuotient(by: other)
    )
  }

  /// Returns the sum, in the unit of the first, or nil when the two do not measure the same or their zeros
  /// differ.
  func plus(
    _ other: ReadNumber,
    negating: Bool,
    form: WrittenForm = .calculation
  ) throws(ExactArithmeticError) -> ReadNumber? {
    guard unit.dimension == other.unit.dimension, unit.offset.isZero, other.unit.offset.isZero
    else { return nil }
    let addend = try other.quantity.number(in: unit)
    return ReadNumber(
      negating ? try number - addend : try number + addend,
      unit,
      form: form
    )
  }

  /// Whether it can be gone on from this in a smaller unit with another number, as from 2 h with 30 min.
  func goesOn(with part: ReadNumber) -> Bool {
    guard form.isPlainInteger, !unit.isEmpty, !unit.isRatio, case .decimal = part.form else {
      return false
    }
    return unit.dimension == part.unit.dimension && unit.scale > part.unit.scale
  }

  /// Returns the number that a piece without a unit at the end stands for behind this one: 30 min behind 2 h.
  ///
  /// Where the smaller unit is a hundredth, two digits are needed: 1 m 75 is 1.75 m, and 1 m 7 is nothing.
  func withSmallerUnit(
    for token: NumberToken?,
    isLast: Bool
  ) -> ReadNumber? {
    guard isLast, case .number(let literal) = token?.kind, literal.isPlainInteger,
      let symbol = unit.soleSymbol, let smaller = Self.smallerUnits[symbol],
      literal.digits == 2 || literal.digits == 1 && !smaller.isHundredth,
      literal.value < smaller.count,
      let atom = UnitTable.standard.unit(smaller.symbol)
    else { return nil }
    return ReadNumber(literal.value, UnitProduct(atom), form: literal.form)
  }

  /// The unit in which people go on without naming it, and how many of it make one of the larger.
  private static let smallerUnits: [String: (symbol: String, count: Rational, isHundredth: Bool)] =
    [
      "h": ("min", 60, false), "min": ("s", 60, false), "ft": ("in", 12, false),
      "m": ("cm", 100, true), "€": ("ct", 100, true), "£": ("p", 100, true),
    ]

  /// Returns the number with the other sign.
  var negated: ReadNumber {
    // A second sign has to be worked out.
    ReadNumber(-number, unit, form: number.isNegative || form == .unitAlone ? .calculation : form)
  }

  /// Returns the number with its unit to the power of an integer.
  func power(_ exponent: Int) throws(ExactArithmeticError) -> ReadNumber {
    let form: WrittenForm =
      switch self.form {
      case .unitAlone: .unitAlone
      case .decimal(_, _, isPlainInteger: true) where number == 10: .powerOfTen(exponent)
      default: .calculation
      }
    return ReadNumber(
      try number.power(exponent),
      try UnitProduct.none.times(unit, power: exponent),
      form: form
    )
  }

  private func formOfProduct(with other: ReadNumber) -> WrittenForm {
    switch (form, other.form) {
    case (.unitAlone, let form), (let form, .unitAlone): form
    case (.decimal(let figures, let places, _), .powerOfTen(let exponent))
    where other.unit.isEmpty:
      .decimal(figures: figures, places: max(0, places - exponent), isPlainInteger: false)
    case (.multipleOfPi, .decimal), (.decimal, .multipleOfPi), (.fraction, .multipleOfPi):
      .multipleOfPi
    default: .calculation
    }
  }

  private func formOfQuotient(by other: ReadNumber) -> WrittenForm {
    if other.form == .unitAlone { return form }
    if form == .multipleOfPi, case .decimal = other.form { return form }
    guard form.isPlainInteger, other.form.isPlainInteger, unit.isEmpty, other.unit.isEmpty else {
      return .calculation
    }
    return .fraction(isInLowestTerms: Self.isInLowestTerms(number, other.number))
  }

  /// Whether two integers make a fraction that cannot be reduced and whose sign stands above or before it.
  private static func isInLowestTerms(_ above: Rational, _ below: Rational) -> Bool {
    below > 1 && above.numerator.greatestCommonDivisor(with: below.numerator) == .one
  }

  /// A fraction of two positive integers that is written in one piece.
  static func fraction(_ above: Int, _ below: Int) throws(ExactArithmeticError) -> ReadNumber {
    ReadNumber(
      try Rational(BigInteger(above), BigInteger(below)),
      form: .fraction(isInLowestTerms: isInLowestTerms(Rational(above), Rational(below)))
    )
  }

  /// Returns the mixed number of this integer and a fraction, or nil when they make none.
  func mixed(with fraction: ReadNumber) throws(ExactArithmeticError) -> ReadNumber? {
    guard form.isPlainInteger, case .fraction(let isInLowestTerms) = fraction.form,
      unit.isEmpty, fraction.unit.isEmpty, !fraction.number.isNegative
    else { return nil }
    return ReadNumber(
      try number + fraction.number,
      form: .mixed(isInLowestTerms: isInLowestTerms && fraction.number < 1)
    )
  }
}
