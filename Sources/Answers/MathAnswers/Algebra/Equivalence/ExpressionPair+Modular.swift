// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// Rational functions are equal if they agree at random points modulo random primes.
///
/// A polynomial of degree d that is not zero has at most a share d / p of zeros modulo a prime p:
/// Jacob Schwartz, "Fast probabilistic algorithms for verification of polynomial identities"
/// (Journal of the ACM 27, 1980), and Richard Zippel (EUROSAM 1979). It is zero modulo p itself
/// only if p divides all its coefficients, of which those with h bits have at most h / 60 prime
/// divisors of the size that is drawn here, out of 2^53. With s the larger of d and h, a round is
/// wrong with a chance below s · 2^-58, and so many rounds are made that the chance of all being
/// wrong is below 2^-100. A difference is always true.
extension ExpressionPair {
  /// Returns the number of rounds that are needed for a chance below 2^-100 of taking different
  /// functions for equal.
  private func rounds(_ a: Quantity, _ b: Quantity) -> Int {
    let size = 4 + left.outline.size(a) + right.outline.size(b)
    var bits = 0
    while bits < 58, Double(1 << bits) < size { bits += 1 }
    return min((100 + 58 - bits) / max(58 - bits, 1), rules.fields.count)
  }

  /// The number of times that a point is drawn again because a denominator is 0 there.
  private static let redraws = 3

  func modularEquality(_ a: Quantity, _ b: Quantity) -> Equality {
    var draws = ModularDraws(self)
    var isLeftUndefined = false
    var isRightUndefined = false
    for round in 0..<rounds(a, b) {
      var isDecided = false
      for _ in 0..<Self.redraws where !isDecided {
        let (x, y) = draws.values(a, b, round: round)
        guard x.isDefined, y.isDefined else {
          isLeftUndefined = !x.isDefined
          isRightUndefined = !y.isDefined
          continue
        }
        let field = rules.fields[round]
        guard
          field.multiply(x.numerator, y.denominator) == field.multiply(y.numerator, x.denominator)
        else { return .unequal(at: nil) }
        isDecided = true
      }
      // A denominator that is always 0: there is no value to compare.
      guard isDecided else {
        return isLeftUndefined && isRightUndefined ? .undecided : .unequal(at: nil)
      }
    }
    return .equal
  }

  /// Whether a polynomial is a constant multiple of what is above the fraction bar of the other
  /// quantity.
  func numeratorProportionality(_ a: Quantity, _ b: Quantity) -> Equality? {
    guard isRational(a, b), a.nodes.allSatisfy({ !left.tree.divides(below: $0) }),
      b.nodes.contains(where: { right.tree.divides(below: $0) }),
      effort <= Self.maximumEffort / 5
    else { return nil }
    return modularProportionality(a, b) {
      ModularFraction(numerator: $0.numerator, denominator: rules.fields[0].one)
    }
  }

  func modularProportionality(
    _ a: Quantity,
    _ b: Quantity,
    part: (ModularFraction) -> ModularFraction = { $0 }
  ) -> Equality {
    var draws = ModularDraws(self)
    for round in 0..<rounds(a, b) {
      let field = rules.fields[round]
      var points: [(ModularFraction, ModularFraction)] = []
      for _ in 0..<Self.redraws * 2 where points.count < 2 {
        let (x, y) = draws.values(a, b, round: round)
        if x.isDefined, y.isDefined { points.append((x, part(y))) }
      }
      guard points.count == 2 else { return .undecided }
      for (x, y) in points where (x.numerator == 0) != (y.numerator == 0) {
        return .unequal(at: nil)
      }
      let (p, q) = (points[0], points[1])
      let first = field.multiply(
        field.multiply(p.0.numerator, q.1.numerator),
        field.multiply(p.1.denominator, q.0.denominator)
      )
      let second = field.multiply(
        field.multiply(q.0.numerator, p.1.numerator),
        field.multiply(q.1.denominator, p.0.denominator)
      )
      guard first == second else { return .unequal(at: nil) }
    }
    return .equal
  }
}

/// Draws points and evaluates both sides there.
private struct ModularDraws {
  private let pair: ExpressionPair
  private var generator: SeededGenerator
  private var values: [ModularFraction] = []

  init(_ pair: ExpressionPair) {
    self.pair = pair
    generator = SeededGenerator(seed: pair.rules.seed)
    values.reserveCapacity(max(pair.left.tree.nodes.count, pair.right.tree.nodes.count))
  }

  mutating func values(
    _ a: ExpressionPair.Quantity,
    _ b: ExpressionPair.Quantity,
    round: Int
  ) -> (ModularFraction, ModularFraction) {
    let point = ModularPoint(
      drawnBy: &generator,
      in: pair.rules.fields[round],
      variables: pair.names.count
    )
    return (value(of: a, in: pair.left, at: point), value(of: b, in: pair.right, at: point))
  }

  private mutating func value(
    of quantity: ExpressionPair.Quantity,
    in side: ExpressionPair.Side,
    at point: ModularPoint
  ) -> ModularFraction {
    side.tree.evaluate(at: point, places: side.places, outline: side.outline, into: &values)
    let minuend = values[Int(quantity.minuend)]
    guard quantity.subtrahend >= 0 else { return minuend }
    let subtrahend = values[Int(quantity.subtrahend)]
    guard minuend.isDefined, subtrahend.isDefined else { return .undefined }
    let field = point.field
    return ModularFraction(
      numerator: field.subtract(
        field.multiply(minuend.numerator, subtrahend.denominator),
        field.multiply(subtrahend.numerator, minuend.denominator)
      ),
      denominator: field.multiply(minuend.denominator, subtrahend.denominator)
    )
  }
}

/// A fraction of residues; the denominator of what has no value is 0.
struct ModularFraction {
  var numerator: UInt64
  var denominator: UInt64

  static let undefined = ModularFraction(numerator: 0, denominator: 0)

  var isDefined: Bool { denominator != 0 }
}

/// A point of a comparison: a residue for each variable and constant.
struct ModularPoint {
  let field: ModularField
  let e: UInt64
  let pi: UInt64
  /// By the offset of the variable among those of both sides; of a declared function the number
  /// that its values are made of.
  var variables: [UInt64]
}

extension ModularPoint {
  init(drawnBy generator: inout SeededGenerator, in field: ModularField, variables: Int) {
    self.field = field
    e = generator.draw(below: field.prime)
    pi = generator.draw(below: field.prime)
    self.variables = (0..<variables).map { _ in generator.draw(below: field.prime) }
  }
}

extension ExpressionTree {
  /// Evaluates rational functions modulo a prime, as fractions so that nothing has to be inverted.
  ///
  /// - Parameters:
  ///   - point: The residues.
  ///   - places: For each name its offset among the variables of the point.
  ///   - outline: The nodes that are constants or no rational functions.
  ///   - values: The storage for the value of each node.
  func evaluate(
    at point: ModularPoint,
    places: [Int],
    outline: ModularOutline,
    into values: inout [ModularFraction]
  ) {
    let field = point.field
    values.removeAll(keepingCapacity: true)
    for index in nodes.indices {
      let node = nodes[index]
      if let exact = outline.exact.values[index] {
        values.append(
          ModularFraction(
            numerator: field.element(exact.numerator),
            denominator: exact.isInteger ? field.one : field.element(exact.denominator)
          )
        )
        continue
      }
      guard outline.sizes[index] <= ModularOutline.maximum else {
        values.append(.undefined)
        continue
      }
      switch node.operation {
      case .number:
        values.append(field.fraction(literals[Int(node.left)], limbs))
      case .variable:
        values.append(field.integral(point.variables[places[Int(node.left)]]))
      case .e: values.append(field.integral(point.e))
      case .pi: values.append(field.integral(point.pi))
      case .imaginaryUnit: values.append(field.integral(point.field.imaginaryUnit))
      case .call:
        let seed = point.variables[places[Int(node.right)]]
        values.append(field.call(seed, values[Int(node.left)]))
      case .negate:
        values[Int(node.left)].isDefined
          ? values.append(field.negate(values[Int(node.left)])) : values.append(.undefined)
      case .power:
        let exponent = outline.exact.values[Int(node.right)]?.numerator ?? 1
        values.append(field.power(values[Int(node.left)], exponent))
      default:
        values.append(
          field.apply(node.operation, values[Int(node.left)], values[Int(node.right)])
        )
      }
    }
  }
}

extension ModularField {
  fileprivate func integral(_ element: UInt64) -> ModularFraction {
    ModularFraction(numerator: element, denominator: one)
  }

  fileprivate func negate(_ value: ModularFraction) -> ModularFraction {
    ModularFraction(numerator: negate(value.numerator), denominator: value.denominator)
  }

  fileprivate func fraction(_ literal: ExpressionTree.Literal, _ limbs: [UInt64]) -> ModularFraction
  {
    let base = element(ExpressionTree.limbBase)
    var number: UInt64 = 0
    for limb in limbs[Int(literal.limbs.lowerBound)..<Int(literal.limbs.upperBound)] {
      number = add(multiply(number, base), element(limb))
    }
    return ModularFraction(
      numerator: number,
      denominator: literal.decimals == 0
        ? one : power(element(10 as UInt64), UInt64(literal.decimals))
    )
  }

  /// A value of a declared function: the same for the same argument, and else without any rule.
  fileprivate func call(_ seed: UInt64, _ argument: ModularFraction) -> ModularFraction {
    guard argument.isDefined else { return .undefined }
    var value = multiply(argument.numerator, inverse(argument.denominator)) ^ seed
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return integral((value ^ (value >> 31)) % prime)
  }

  fileprivate func power(_ base: ModularFraction, _ exponent: Int) -> ModularFraction {
    guard base.isDefined, exponent >= 0 || base.numerator != 0 else { return .undefined }
    let above = power(base.numerator, UInt64(exponent.magnitude))
    let below = base.denominator == one ? one : power(base.denominator, UInt64(exponent.magnitude))
    return exponent >= 0
      ? ModularFraction(numerator: above, denominator: below)
      : ModularFraction(numerator: below, denominator: above)
  }

  @inline(__always)
  fileprivate func apply(_ operation: Operation, _ a: ModularFraction, _ b: ModularFraction)
    -> ModularFraction
  {
    let isIntegral = a.denominator == one && b.denominator == one
    switch operation {
    case .add, .subtract:
      let left = isIntegral ? a.numerator : multiply(a.numerator, b.denominator)
      let right = isIntegral ? b.numerator : multiply(b.numerator, a.denominator)
      return ModularFraction(
        numerator: operation == .add ? add(left, right) : subtract(left, right),
        denominator: isIntegral ? one : multiply(a.denominator, b.denominator)
      )
    case .multiply:
      return ModularFraction(
        numerator: multiply(a.numerator, b.numerator),
        denominator: isIntegral ? one : multiply(a.denominator, b.denominator)
      )
    case .divide:
      let below = multiply(a.denominator, b.numerator)
      guard below != 0, b.denominator != 0 else { return .undefined }
      return ModularFraction(numerator: multiply(a.numerator, b.denominator), denominator: below)
    default: return .undefined
    }
  }
}

/// Arithmetic modulo an odd prime below 2^62, in the form of Montgomery.
///
/// After Peter Montgomery, "Modular multiplication without trial division" (Mathematics of
/// Computation 44, 1985): a residue x is kept as x · 2^64, so that a product needs no division.
package struct ModularField: Hashable, Sendable {
  let prime: UInt64
  /// −1 divided by the prime, modulo 2^64.
  private let negatedInverse: UInt64
  /// 2^128 modulo the prime.
  private let squareOfRadix: UInt64
  let one: UInt64
  /// A square root of −1 if the prime leaves 1 when divided by 4, else 0.
  private(set) var imaginaryUnit: UInt64 = 0

  init(prime: UInt64) {
    self.prime = prime
    var inverse = prime
    for _ in 0..<5 { inverse &*= 2 &- prime &* inverse }
    negatedInverse = 0 &- inverse
    let radix = (UInt64.max % prime + 1) % prime
    squareOfRadix = prime.dividingFullWidth(radix.multipliedFullWidth(by: radix)).remainder
    one = radix
  }

  /// Finds the square root of −1: a quarter of the full power of any element that is no square.
  mutating func findImaginaryUnit() {
    let minusOne = negate(one)
    for base in UInt64(2)...1000 {
      let root = power(element(base), (prime - 1) / 4)
      guard multiply(root, root) == minusOne else { continue }
      imaginaryUnit = root
      return
    }
  }

  @inline(__always)
  func multiply(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = a.multipliedFullWidth(by: b)
    let factor = product.low &* negatedInverse
    let correction = factor.multipliedFullWidth(by: prime)
    // The low halves add up to 0 or 2^64.
    let sum = product.high &+ correction.high &+ (product.low == 0 ? 0 : 1)
    return sum >= prime ? sum &- prime : sum
  }

  @inline(__always)
  func add(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let sum = a &+ b
    return sum >= prime ? sum &- prime : sum
  }

  @inline(__always)
  func subtract(_ a: UInt64, _ b: UInt64) -> UInt64 {
    a >= b ? a &- b : a &+ prime &- b
  }

  @inline(__always)
  func negate(_ a: UInt64) -> UInt64 { a == 0 ? 0 : prime &- a }

  func element(_ number: UInt64) -> UInt64 { multiply(number % prime, squareOfRadix) }

  func element(_ number: Int) -> UInt64 {
    let magnitude = element(UInt64(number.magnitude))
    return number < 0 ? negate(magnitude) : magnitude
  }

  func power(_ base: UInt64, _ exponent: UInt64) -> UInt64 {
    var result = one
    var base = base
    var rest = exponent
    while rest > 0 {
      if rest & 1 == 1 { result = multiply(result, base) }
      rest >>= 1
      if rest > 0 { base = multiply(base, base) }
    }
    return result
  }

  func inverse(_ a: UInt64) -> UInt64 { power(a, prime - 2) }
}

extension ModularField {
  /// The number of fields that are drawn for a comparison.
  static let count = 6

  /// Fields of random primes between 2^60 and 2^61 that have a square root of −1.
  ///
  /// There are about 2^53.6 of them, so that no number of an answer is likely to be a multiple of
  /// one.
  package static func fields(seed: UInt64) -> [ModularField] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      var candidate: UInt64
      repeat {
        candidate = 1 << 60 | generator.next() >> 4
        candidate = candidate & ~3 | 1
      } while !candidate.isPrime
      var field = ModularField(prime: candidate)
      field.findImaginaryUnit()
      return field
    }
  }
}

extension UInt64 {
  /// Whether it is a prime, for odd numbers.
  ///
  /// The bases decide it for every number below 2^64: Jim Sinclair (2011),
  /// <https://miller-rabin.appspot.com>.
  fileprivate var isPrime: Bool {
    for divisor: UInt64 in [3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37] where isMultiple(of: divisor) {
      return false
    }
    let field = ModularField(prime: self)
    let twos = (self - 1).trailingZeroBitCount
    let minusOne = field.negate(field.one)
    return [2, 325, 9375, 28178, 450_775, 9_780_504, 1_795_265_022].allSatisfy { base in
      var power = field.power(field.element(base), (self - 1) >> UInt64(twos))
      guard power != field.one, power != minusOne, power != 0 else { return true }
      for _ in 1..<Swift.max(twos, 1) {
        power = field.multiply(power, power)
        if power == minusOne { return true }
      }
      return false
    }
  }
}

/// The nodes of an expression that are rational functions, and their size.
///
/// The constants e and π count as variables: they satisfy no polynomial equation with rational
/// coefficients (of the two together that is the usual conjecture).
struct ModularOutline: Sendable {
  /// For each node a bound of its degree and of the bits of its coefficients, when its numerator
  /// and denominator are written out; infinite when it is no rational function.
  private(set) var sizes: [Double] = []
  let exact: ExactValues

  init(_ tree: ExpressionTree) {
    exact = ExactValues(tree) { _ in nil }
    sizes.reserveCapacity(tree.nodes.count)
    for (index, node) in tree.nodes.enumerated() {
      sizes.append(size(of: node, at: index, in: tree))
    }
  }

  private func isRational(_ node: Int32) -> Bool { sizes[Int(node)] <= Self.maximum }

  func isRational(_ quantity: ExpressionPair.Quantity) -> Bool {
    isRational(quantity.minuend) && (quantity.subtrahend < 0 || isRational(quantity.subtrahend))
  }

  func size(_ quantity: ExpressionPair.Quantity) -> Double {
    sizes[Int(quantity.minuend)]
      + (quantity.subtrahend < 0 ? 0 : sizes[Int(quantity.subtrahend)])
  }

  /// The largest size at which the chance to take different values for equal stays below 2^-100.
  static let maximum = 0x1p38

  private func size(of node: ExpressionTree.Node, at index: Int, in tree: ExpressionTree) -> Double
  {
    if let value = exact.values[index] {
      return Double(
        128 - value.numerator.magnitude.leadingZeroBitCount - value.denominator.leadingZeroBitCount
      )
    }
    switch node.operation {
    case .number:
      let literal = tree.literals[Int(node.left)]
      return Double(literal.digits + literal.decimals) * 4
    case .variable, .e, .pi, .imaginaryUnit: return 1
    case .call: return sizes[Int(node.left)] <= Self.maximum ? 1 : .infinity
    case .negate: return sizes[Int(node.left)]
    case .add, .subtract, .multiply, .divide:
      return sizes[Int(node.left)] + sizes[Int(node.right)] + 1
    case .power:
      guard let exponent = exact.values[Int(node.right)], exponent.isInteger else {
        return .infinity
      }
      return sizes[Int(node.left)] * Swift.max(Double(exponent.numerator.magnitude), 1)
    default: return .infinity
    }
  }
}
