internal import LudusCore

/// The real roots of a polynomial in one variable with exact coefficients, found by Sturm's theorem.
struct RealRoots {
  /// The coefficients, the constant first, without multiple roots.
  private let coefficients: [Rational]
  private let chain: [[Rational]]
  /// The roots from below.
  private(set) var values: [Double] = []

  /// - Throws: ``ExactArithmeticError/tooLarge`` when a number is too long.
  init(_ polynomial: [Rational]) throws(ExactArithmeticError) {
    var chain = [polynomial, try Self.derivative(of: polynomial)]
    while let last = chain.last, last.count > 1 {
      let rest = try Self.divide(chain[chain.count - 2], by: last).remainder
      guard !rest.isEmpty else { break }
      chain.append(rest.map { -$0 })
    }
    // The last one is the greatest common divisor with the derivative.
    if let divisor = chain.last, divisor.count > 1 {
      var simple: [[Rational]] = []
      for part in chain { simple.append(try Self.divide(part, by: divisor).quotient) }
      chain = simple
    }
    self.chain = chain.filter { !$0.isEmpty }
    coefficients = chain[0]
    guard coefficients.count > 1, let leading = coefficients.last else { return }
    var bound = 1.0
    for coefficient in coefficients.dropLast() {
      bound = max(bound, abs(coefficient.approximate / leading.approximate) + 1)
    }
    guard bound < 1e12 else { throw .tooLarge }
    bound = Double(sign: .plus, exponent: bound.exponent + 1, significand: 1)
    try isolate(-bound, bound, try changes(at: -bound), try changes(at: bound), depth: 0)
  }

  private mutating func isolate(
    _ low: Double,
    _ high: Double,
    _ changesLow: Int,
    _ changesHigh: Int,
    depth: Int
  ) throws(ExactArithmeticError) {
    switch changesLow - changesHigh {
    case 0: return
    case 1: values.append(try refine(low, high))
    default:
      guard depth < 80 else { throw .tooLarge }
      let middle = (low + high) / 2
      let changes = try changes(at: middle)
      try isolate(low, middle, changesLow, changes, depth: depth + 1)
      try isolate(middle, high, changes, changesHigh, depth: depth + 1)
    }
  }

  /// The only root above one number and up to another.
  private func refine(_ low: Double, _ high: Double) throws(ExactArithmeticError) -> Double {
    var (low, high) = (low, high)
    let sign = try sign(of: coefficients, at: high)
    if sign == 0 { return high }
    while true {
      let middle = (low + high) / 2
      guard middle > low, middle < high else { return middle }
      let own = try self.sign(of: coefficients, at: middle)
      if own == 0 { return middle }
      if own == sign { high = middle } else { low = middle }
    }
  }

  /// How often the sign changes along the chain.
  private func changes(at number: Double) throws(ExactArithmeticError) -> Int {
    var (count, last) = (0, 0)
    for polynomial in chain {
      let sign = try sign(of: polynomial, at: number)
      if sign != 0 {
        if last != 0, sign != last { count += 1 }
        last = sign
      }
    }
    return count
  }

  private func sign(of polynomial: [Rational], at number: Double) throws(ExactArithmeticError)
    -> Int
  {
    guard let point = Rational(exactly: number) else { throw .tooLarge }
    let value = try Self.value(of: polynomial, at: point)
    return value.isZero ? 0 : value.isNegative ? -1 : 1
  }

  // MARK: Arithmetic

  static func value(of polynomial: [Rational], at point: Rational) throws(ExactArithmeticError)
    -> Rational
  {
    var value = Rational.zero
    for coefficient in polynomial.reversed() { value = try value * point + coefficient }
    return value
  }

  private static func derivative(of polynomial: [Rational]) throws(ExactArithmeticError)
    -> [Rational]
  {
    var derivative: [Rational] = []
    for (degree, coefficient) in polynomial.enumerated().dropFirst() {
      derivative.append(try coefficient * Rational(degree))
    }
    return derivative
  }

  private static func divide(_ dividend: [Rational], by divisor: [Rational])
    throws(ExactArithmeticError) -> (quotient: [Rational], remainder: [Rational])
  {
    guard let leading = divisor.last, dividend.count >= divisor.count else { return ([], dividend) }
    var rest = dividend
    var quotient = Array(repeating: Rational.zero, count: dividend.count - divisor.count + 1)
    while rest.count >= divisor.count, let top = rest.last {
      let shift = rest.count - divisor.count
      let factor = try top / leading
      quotient[shift] = factor
      for (index, coefficient) in divisor.enumerated() {
        rest[shift + index] = try rest[shift + index] - factor * coefficient
      }
      rest.removeLast()
      while rest.last?.isZero == true { rest.removeLast() }
    }
    return (quotient, rest)
  }
}
