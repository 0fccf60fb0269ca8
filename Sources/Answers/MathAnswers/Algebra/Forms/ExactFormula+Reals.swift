// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import NumericMethods

extension ExactFormula {
  /// Returns the value of a calculation, whatever functions it has.
  ///
  /// It is exact where that is possible: fractions, roots, multiples of π, products and powers of
  /// these, and sines of such angles as 30°.
  ///
  /// - Parameter arguments: The values of ``variables``, in their order.
  /// - Returns: The value.
  /// - Throws: The reason there is none.
  /// - Precondition: There are as many arguments as variables, and the formula is a calculation.
  package func real(_ arguments: [RealNumber]) throws(FormulaError) -> RealNumber {
    if let rationals = Self.rationals(arguments) {
      do throws(FormulaError) {
        return RealNumber(try value(rationals))
      } catch  where error != .notExact {
        throw error
      } catch {}
    }
    return try reals(arguments)[Int(statement.clauses[0].left)]
  }

  /// Returns whether a comparison holds, whatever functions it has.
  ///
  /// Numbers that are equal for all that is known count as equal.
  ///
  /// - Parameter arguments: The values of ``variables``, in their order.
  /// - Returns: Whether all of its parts hold or, when they are joined by "or", one of them.
  /// - Throws: The reason a side has no value.
  /// - Precondition: There are as many arguments as variables, and the formula is a comparison.
  package func holds(_ arguments: [RealNumber]) throws(FormulaError) -> Bool {
    if let rationals = Self.rationals(arguments) {
      do throws(FormulaError) {
        return try holds(rationals)
      } catch  where error != .notExact {
        throw error
      } catch {}
    }
    let values = try reals(arguments)
    var results: [Bool] = []
    for clause in statement.clauses {
      let order = try values[Int(clause.left)].order(values[Int(clause.right)])
      results.append(clause.relation?.holds(order) == true)
    }
    return statement.shape == .any ? results.contains(true) : !results.contains(false)
  }

  private static func rationals(_ arguments: [RealNumber]) -> [Rational]? {
    let rationals = arguments.compactMap(\.rational)
    return rationals.count == arguments.count ? rationals : nil
  }

  /// The value of each node of the tree.
  private func reals(_ arguments: [RealNumber]) throws(FormulaError) -> [RealNumber] {
    precondition(arguments.count == variables.count, "each variable needs a value")
    let tree = statement.tree
    var values: [RealNumber] = []
    values.reserveCapacity(tree.nodes.count)
    for node in tree.nodes {
      let value = try real(of: node, values, arguments)
      if case .approximate(let number, _) = value, !(abs(number) < 0x1p480) { throw .tooLarge }
      values.append(value)
    }
    return values
  }

  private func real(
    of node: ExpressionTree.Node,
    _ values: [RealNumber],
    _ arguments: [RealNumber]
  ) throws(FormulaError) -> RealNumber {
    switch node.operation {
    case .number:
      do {
        return RealNumber(try statement.tree.value(of: node))
      } catch {
        throw .tooLarge
      }
    case .variable: return arguments[Int(node.left)]
    case .pi: return .closed(.pi)
    case .e: return RealNumber(Approximation.e)
    case .imaginaryUnit, .infinity, .call: throw .noRealValue
    default: break
    }
    let left = values[Int(node.left)]
    guard node.operation.arity == 2 else { return try left.apply(node.operation) }
    let isNatural = statement.tree.nodes[Int(node.left)].operation == .e
    return try left.apply(node.operation, values[Int(node.right)], isBaseOfNature: isNatural)
  }
}

extension Relation {
  /// Whether it holds for numbers of an order.
  fileprivate func holds(_ order: Int) -> Bool {
    switch self {
    case .equal: order == 0
    case .unequal: order != 0
    case .less: order < 0
    case .lessOrEqual: order <= 0
    case .greater: order > 0
    case .greaterOrEqual: order >= 0
    }
  }
}

extension RealNumber {
  /// The closed form, or nil for a number without one.
  private var form: ClosedForm? {
    if case .closed(let form) = self { form } else { nil }
  }

  /// The result of an exact calculation, or nil where it has none; division by 0 and numbers that
  /// are too long are thrown.
  private static func exact(
    _ calculate: () throws -> ClosedForm?
  ) throws(FormulaError) -> RealNumber? {
    do {
      return try calculate().map(RealNumber.closed)
    } catch ExactArithmeticError.divisionByZero {
      throw .divisionByZero
    } catch is ExactArithmeticError {
      throw .tooLarge
    } catch {
      return nil
    }
  }

  // MARK: Functions of one number

  fileprivate func apply(_ operation: Operation) throws(FormulaError) -> RealNumber {
    if let exact = try exactly(operation) { return exact }
    switch operation {
    case .floor, .ceiling:
      let turned = operation == .floor ? self : try apply(.negate)
      guard let below = turned.roundedDown else { throw .tooLarge }
      return RealNumber(operation == .floor ? below : -below)
    // Divided out by hand, so that a division by 0 is known as one.
    case .tangent, .secant: try cannotBeZero(try apply(.cosine))
    case .cotangent, .cosecant: try cannotBeZero(try apply(.sine))
    case .hyperbolicCotangent, .hyperbolicCosecant, .arcsecant, .arccosecant, .areaCotangent,
      .areaSecant, .areaCosecant:
      try cannotBeZero(self)
    default: break
    }
    guard let argument = approximation else { throw .tooLarge }
    guard let result = argument.apply(operation), result.isReal else {
      throw hasTooLarge(operation, argument) ? .tooLarge : .noRealValue
    }
    return RealNumber(result)
  }

  /// Whether a function has a value that is not found because its argument is too large.
  private func hasTooLarge(_ operation: Operation, _ argument: Approximation) -> Bool {
    switch operation {
    case .sine, .cosine, .tangent, .cotangent, .secant, .cosecant:
      abs(argument.real) >= Elementary.maximumAngle
    case .hyperbolicSine, .hyperbolicCosine, .hyperbolicTangent, .hyperbolicCotangent,
      .hyperbolicSecant, .hyperbolicCosecant:
      true
    case .factorial: argument.real > 0
    default: false
    }
  }

  private func cannotBeZero(_ divisor: RealNumber) throws(FormulaError) {
    if divisor.isZero { throw .divisionByZero }
  }

  /// The exact value of a function, or nil where it has no closed form that is known.
  private func exactly(_ operation: Operation) throws(FormulaError) -> RealNumber? {
    guard let form else { return nil }
    return try Self.exact {
      switch operation {
      case .negate: return -form
      case .absolute: return form.factor.isNegative ? -form : form
      case .squareRoot: return form.squareRoot
      case .factorial: return try form.rational.map { ClosedForm(try $0.factorial()) }
      case .naturalLogarithm where form.rational == Rational.one: return ClosedForm(.zero)
      case .sine: return form.sine
      case .cosine: return form.cosine
      case .tangent: return try Self.quotient(form.sine, form.cosine)
      case .cotangent: return try Self.quotient(form.cosine, form.sine)
      case .secant: return try form.cosine?.reciprocal()
      case .cosecant: return try form.sine?.reciprocal()
      case .arcsine: return form.arcsine
      case .arccosine: return try Self.complement(form.arcsine)
      case .arctangent: return form.arctangent
      case .arccotangent: return try Self.complement(form.arctangent)
      case .hyperbolicSine, .hyperbolicTangent, .areaSine, .areaTangent:
        return form.factor.isZero ? form : nil
      case .hyperbolicCosine, .hyperbolicSecant:
        return form.factor.isZero ? ClosedForm(.one) : nil
      default: return nil
      }
    }
  }

  private static func quotient(_ above: ClosedForm?, _ below: ClosedForm?) throws -> ClosedForm? {
    guard let above, let below else { return nil }
    return try above.multiplied(by: try below.reciprocal())
  }

  /// π/2 less an angle.
  private static func complement(_ angle: ClosedForm?) throws -> ClosedForm? {
    guard let angle, let half = try ClosedForm.pi.multiplied(by: ClosedForm(Rational(1, 2))) else {
      return nil
    }
    return try half.adding(-angle)
  }

  // MARK: Two numbers

  fileprivate func apply(
    _ operation: Operation,
    _ right: RealNumber,
    isBaseOfNature: Bool
  ) throws(FormulaError) -> RealNumber {
    if operation == .divide, right.isZero { throw .divisionByZero }
    if let exact = try exactly(operation, right) { return exact }
    if operation == .power, right.isZero { return RealNumber(.one) }
    if operation == .logarithm { return try logarithm(to: right) }
    guard let one = approximation, let two = right.approximation else { throw .tooLarge }
    if operation == .power, isZero, two.real <= 0 { throw .divisionByZero }
    let exponent = right.rational.flatMap { number in
      Int(number.numerator).flatMap { above in
        Int(number.denominator).flatMap { Fraction(above, over: $0) }
      }
    }
    let result = one.apply(
      operation,
      two,
      exactly: isBaseOfNature ? nil : exponent,
      .real,
      isBaseOfNature: isBaseOfNature
    )
    guard let result, result.isReal else {
      // A power of a positive number is real, so it is not found because it is too large.
      let isTooLarge = operation == .power && (isBaseOfNature || one.real > one.error)
      throw isTooLarge ? .tooLarge : .noRealValue
    }
    return RealNumber(result)
  }

  private func logarithm(to base: RealNumber) throws(FormulaError) -> RealNumber {
    let (above, below) = (try apply(.naturalLogarithm), try base.apply(.naturalLogarithm))
    return try above.apply(.divide, below, isBaseOfNature: false)
  }

  private func exactly(
    _ operation: Operation,
    _ right: RealNumber
  ) throws(FormulaError) -> RealNumber? {
    guard let form, let other = right.form else { return nil }
    return try Self.exact {
      switch operation {
      case .add: return try form.adding(other)
      case .subtract: return try form.adding(-other)
      case .multiply: return try form.multiplied(by: other)
      case .divide: return try form.multiplied(by: try other.reciprocal())
      case .power:
        guard let exponent = other.rational else { return nil }
        return try form.power(exponent)
      case .root:
        guard let degree = other.rational else { return nil }
        return try form.power(try degree.reciprocal())
      case .logarithm:
        guard let number = form.rational, let base = other.rational else { return nil }
        return ClosedForm(try number.logarithm(to: base))
      default: return nil
      }
    }
  }
}

extension ClosedForm {
  /// A power with any fraction as its exponent, or nil for one of another form.
  fileprivate func power(_ exponent: Rational) throws -> ClosedForm? {
    if exponent.isInteger {
      guard let count = Int(exponent.numerator) else { throw ExactArithmeticError.tooLarge }
      return try power(count)
    }
    if let rational, let value = try? rational.power(exponent) { return ClosedForm(value) }
    // A half and the like: the root first.
    guard exponent.denominator == BigInteger(2), let count = Int(exponent.numerator) else {
      return nil
    }
    return try squareRoot?.power(count)
  }
}
