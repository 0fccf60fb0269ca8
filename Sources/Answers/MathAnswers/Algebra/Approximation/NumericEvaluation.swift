// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// A convention for roots of negative numbers.
enum RootConvention {
  /// Odd roots of negative numbers are real, and even ones do not exist.
  case real
  /// The principal root, of the smallest angle.
  case principal
  /// The principal root, and logarithms of all numbers but 0.
  case complex
}

extension ExpressionTree {
  /// Evaluates expressions at a point; what has no value there, or none that is known, is nil.
  ///
  /// - Parameters:
  ///   - variables: The value of each variable, in the order of `places`.
  ///   - imaginary: The imaginary part of each; none when all are real.
  ///   - places: For each name its offset among the variables.
  ///   - convention: The convention for roots of negative numbers.
  ///   - exact: The exact values of constants.
  ///   - values: The storage for the value of each node.
  func evaluate(
    at variables: [Double],
    imaginary: [Double] = [],
    places: [Int],
    convention: RootConvention,
    exact: ExactValues,
    into values: inout [Approximation?]
  ) {
    values.removeAll(keepingCapacity: true)
    for index in nodes.indices {
      let node = nodes[index]
      if let value = exact.values[index] {
        values.append(value.approximate)
        continue
      }
      switch node.operation {
      case .number: values.append(approximation(of: literals[Int(node.left)]))
      case .variable:
        let place = places[Int(node.left)]
        values.append(Approximation(variables[place], imaginary.isEmpty ? 0 : imaginary[place]))
      case .e: values.append(.e)
      case .pi: values.append(.pi)
      case .imaginaryUnit: values.append(Approximation(0, 1))
      case .infinity: values.append(nil)
      default:
        guard let left = values[Int(node.left)] else {
          values.append(nil)
          continue
        }
        if node.operation == .call {
          values.append(left.call(variables[places[Int(node.right)]]))
        } else if node.operation.arity == 1 {
          let value =
            convention == .complex && node.operation == .naturalLogarithm
            ? left.principalLogarithm : left.apply(node.operation)
          let isOpen = convention == .real && node.operation == .squareRoot && left.isNegative
          values.append(isOpen ? nil : value)
        } else if let right = values[Int(node.right)] {
          let degree = exact.values[Int(node.right)]
          values.append(
            left.apply(
              node.operation,
              right,
              exactly: degree,
              convention,
              isBaseOfNature: nodes[Int(node.left)].operation == .e
            )
          )
        } else {
          values.append(nil)
        }
      }
    }
  }

  private func approximation(of literal: Literal) -> Approximation {
    var number = 0.0
    for limb in limbs[Int(literal.limbs.lowerBound)..<Int(literal.limbs.upperBound)] {
      number = number * Double(Self.limbBase) + Double(limb)
    }
    for _ in 0..<literal.decimals { number /= 10 }
    return Approximation(
      number,
      error: number * Double(literal.digits + literal.decimals) * Approximation.unit
    )
  }
}

extension Fraction {
  fileprivate var approximate: Approximation {
    let value = Double(self)
    let isExact = isInteger && numerator.magnitude < 1 << 53
    return Approximation(value, error: isExact ? 0 : abs(value) * Approximation.unit)
  }
}

extension Approximation {
  fileprivate var isNegative: Bool { isReal && real < 0 }

  /// A value of a declared function: smooth, and else without any rule.
  fileprivate func call(_ seed: Double) -> Approximation? {
    (self * Approximation(1 + abs(seed)) + Approximation(seed)).sine
  }

  func apply(_ operation: Operation) -> Approximation? {
    switch operation {
    case .negate: return -self
    case .absolute:
      return isReal
        ? Approximation(abs(real), error: error)
        : Approximation(magnitude, error: error + 4 * Self.unit * magnitude)
    case .squareRoot: return squareRoot
    case .floor: return roundedDown
    case .ceiling: return (-self).roundedDown.map { -$0 }
    case .factorial: return factorial
    case .naturalLogarithm: return naturalLogarithm
    case .sine: return sine
    case .cosine: return cosine
    case .tangent: return sineAndCosine.flatMap { $0.sine / $0.cosine }
    case .cotangent: return sineAndCosine.flatMap { $0.cosine / $0.sine }
    case .secant: return cosine.flatMap { Approximation(1) / $0 }
    case .cosecant: return sine.flatMap { Approximation(1) / $0 }
    case .hyperbolicSine: return hyperbolics?.sine
    case .hyperbolicCosine: return hyperbolics?.cosine
    case .hyperbolicTangent: return hyperbolics.flatMap { $0.sine / $0.cosine }
    case .hyperbolicCotangent: return hyperbolics.flatMap { $0.cosine / $0.sine }
    case .hyperbolicSecant: return hyperbolics.flatMap { Approximation(1) / $0.cosine }
    case .hyperbolicCosecant: return hyperbolics.flatMap { Approximation(1) / $0.sine }
    default: return inverseFunction(operation)
    }
  }

  private func inverseFunction(_ operation: Operation) -> Approximation? {
    let reciprocal = Approximation(1) / self
    switch operation {
    case .arcsine: return arcsine
    case .arccosine: return arcsine.map { Self.halfPi - $0 }
    case .arctangent: return arctangent
    // Between 0 and π, as ISO 80000-2 has it.
    case .arccotangent: return arctangent.map { Self.halfPi - $0 }
    case .arcsecant: return reciprocal?.arcsine.map { Self.halfPi - $0 }
    case .arccosecant: return reciprocal?.arcsine
    case .areaSine: return areaSine
    case .areaCosine: return areaCosine
    case .areaTangent: return areaTangent
    case .areaCotangent: return reciprocal?.areaTangent
    case .areaSecant: return reciprocal?.areaCosine
    case .areaCosecant: return reciprocal?.areaSine
    default: return nil
    }
  }

  /// The next whole number below, where it is known.
  private var roundedDown: Approximation? {
    guard isReal, abs(real) < 0x1p50, (real - error).rounded(.down) == (real + error).rounded(.down)
    else { return nil }
    return Approximation(real.rounded(.down))
  }

  private static let halfPi = Approximation(Double.pi / 2, error: 0x1p-53)

  func apply(
    _ operation: Operation,
    _ right: Approximation,
    exactly exact: Fraction?,
    _ convention: RootConvention,
    isBaseOfNature: Bool
  ) -> Approximation? {
    switch operation {
    case .add: return self + right
    case .subtract: return self - right
    case .multiply: return self * right
    case .divide: return self / right
    case .logarithm:
      guard let above = logarithm(convention), let below = right.logarithm(convention) else {
        return nil
      }
      return above / below
    case .power:
      if let exact { return power(exact, convention) }
      return isBaseOfNature ? right.exponential : power(right, convention)
    case .root:
      if let exact {
        return Fraction.one.divided(by: exact).flatMap { power($0, convention) }
      }
      return (Approximation(1) / right).flatMap { power($0, convention) }
    default: return nil
    }
  }

  /// A power whose exponent is a fraction.
  private func power(_ exponent: Fraction, _ convention: RootConvention) -> Approximation? {
    if exponent.isInteger { return raised(to: exponent.numerator) }
    let degree = exponent.denominator
    guard degree <= 1000, exponent.numerator.magnitude <= 1000 else {
      return power(
        Approximation(Double(exponent), error: abs(Double(exponent)) * Self.unit),
        convention
      )
    }
    guard isNegative, convention == .real else {
      return (degree == 2 ? squareRoot : root(degree))?.raised(to: exponent.numerator)
    }
    guard !degree.isMultiple(of: 2) else { return nil }
    return (-self).root(degree).flatMap { (-$0).raised(to: exponent.numerator) }
  }

  /// A power with any exponent: of a positive base, or of any base when the exponent is a whole
  /// number.
  private func power(_ exponent: Approximation, _ convention: RootConvention) -> Approximation? {
    if exponent.isReal, exponent.error == 0, exponent.real == exponent.real.rounded(),
      abs(exponent.real) <= 1000
    {
      return raised(to: Int(exponent.real))
    }
    return logarithm(convention).flatMap { ($0 * exponent).exponential }
  }

  private func logarithm(_ convention: RootConvention) -> Approximation? {
    convention == .complex ? principalLogarithm : naturalLogarithm
  }
}
