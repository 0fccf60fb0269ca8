// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// The real roots of a polynomial in one variable with exact coefficients, found by Sturm's
/// theorem.
struct RealRoots {
  /// The polynomial without multiple roots, its coefficients with the constant first, and its Sturm
  /// chain.
  private let chain: [[Rational]]
  /// About the same as the chain, to see most signs quickly.
  private let approximations: [[Double]]
  /// A power of two above the sizes of all roots.
  private let bound: Double
  /// The number of roots.
  let count: Int

  /// - Throws: ``ExactArithmeticError/tooLarge`` when a number is too long.
  init(_ polynomial: [Rational]) throws(ExactArithmeticError) {
    var chain = [polynomial, try Self.derivative(of: polynomial)]
    while let last = chain.last, last.count > 1 {
      let rest = try Self.divide(chain[chain.count - 2], by: last).remainder
      guard let leading = rest.last else { break }
      // Only signs matter; a factor keeps numbers short.
      let factor = -(try leading.magnitude.reciprocal())
      var next: [Rational] = []
      for coefficient in rest { next.append(try coefficient * factor) }
      chain.append(next)
    }
    // The last one is the greatest common divisor with the derivative.
    if let divisor = chain.last, divisor.count > 1 {
      var simple: [[Rational]] = []
      for part in chain { simple.append(try Self.divide(part, by: divisor).quotient) }
      chain = simple
    }
    chain.removeAll(where: \.isEmpty)
    self.chain = chain
    approximations = chain.map { $0.map(\.approximate) }
    var bound = 1.0
    for coefficient in approximations[0].dropLast() {
      bound = max(bound, abs(coefficient / (approximations[0].last ?? 1)) + 1)
    }
    guard bound < 1e12 else { throw .tooLarge }
    bound = Double(sign: .plus, exponent: bound.exponent + 1, significand: 1)
    self.bound = bound
    count =
      try Self.changes(chain, approximations, at: -bound)
      - Self.changes(chain, approximations, at: bound)
  }

  /// The roots from below.
  ///
  /// - Throws: ``ExactArithmeticError/tooLarge`` when two of them are too near to one another.
  func values() throws(ExactArithmeticError) -> [Double] {
    var values: [Double] = []
    try isolate(-bound, bound, try changes(at: -bound), try changes(at: bound), 0, &values)
    return values
  }

  private func isolate(
    _ low: Double,
    _ high: Double,
    _ changesLow: Int,
    _ changesHigh: Int,
    _ depth: Int,
    _ values: inout [Double]
  ) throws(ExactArithmeticError) {
    switch changesLow - changesHigh {
    case 0: return
    case 1: values.append(try refine(low, high))
    default:
      guard depth < 60 else { throw .tooLarge }
      let middle = (low + high) / 2
      let changes = try changes(at: middle)
      try isolate(low, middle, changesLow, changes, depth + 1, &values)
      try isolate(middle, high, changes, changesHigh, depth + 1, &values)
    }
  }

  /// The only root above one number and up to another.
  private func refine(_ low: Double, _ high: Double) throws(ExactArithmeticError) -> Double {
    var (low, high) = (low, high)
    let sign = try sign(at: high)
    if sign == 0 { return high }
    while true {
      let middle = (low + high) / 2
      guard middle > low, middle < high else { return middle }
      let own = try self.sign(at: middle)
      if own == 0 { return middle }
      if own == sign { high = middle } else { low = middle }
    }
  }

  private func sign(at number: Double) throws(ExactArithmeticError) -> Int {
    try Self.sign(of: chain[0], approximations[0], at: number)
  }

  private func changes(at number: Double) throws(ExactArithmeticError) -> Int {
    try Self.changes(chain, approximations, at: number)
  }

  /// Returns the number of changes of the sign along a chain.
  private static func changes(
    _ chain: [[Rational]],
    _ approximations: [[Double]],
    at number: Double
  ) throws(ExactArithmeticError) -> Int {
    var (count, last) = (0, 0)
    for (polynomial, approximation) in zip(chain, approximations) {
      let sign = try sign(of: polynomial, approximation, at: number)
      if sign != 0 {
        if last != 0, sign != last { count += 1 }
        last = sign
      }
    }
    return count
  }

  private static func sign(
    of polynomial: [Rational],
    _ approximation: [Double],
    at number: Double
  ) throws(ExactArithmeticError) -> Int {
    var (about, size) = (0.0, 0.0)
    for coefficient in approximation.reversed() {
      about = about * number + coefficient
      size = size * abs(number) + abs(coefficient)
    }
    if size.isFinite, abs(about) > 0x1p-44 * size { return about < 0 ? -1 : 1 }
    guard let point = Rational(exactly: number) else { throw .tooLarge }
    let value = try value(of: polynomial, at: point)
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
