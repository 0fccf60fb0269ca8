// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import NumericMethods

/// Compares expressions that are no rational functions at many real points.
///
/// Values are known with their errors. Two that are farther apart than their errors prove a
/// difference; values that agree within them at all points, with errors below 2^-36, count as
/// equal. A logarithm has a value only for positive numbers, so the laws of logarithms hold where
/// both sides are defined. Variables are real numbers: a point counts where both sides are real, so
/// √(1/x) and 1/√x are equal. Where only one side is, positive numbers still show a difference:
/// √((x − 3)(x − 5)) is real at 1, and √(x − 3)·√(x − 5) is not. Expressions with i, and those that
/// are hardly ever real, are compared with principal roots.
extension ExpressionPair {
  /// The number of points at which both sides must be defined.
  private static let minimum = 8
  /// The number of points that are tried at most.
  private var maximum: Int { isConstant ? 1 : min(Self.maximumEffort / max(effort, 1), 320) }

  /// Points to try and how many of them are enough: more where a difference may show far out only.
  private func samples() -> (points: SamplePoints, enough: Int) {
    let scale = NumberScale([left, right])
    let isFar = scale.extreme > 1000
    let points = SamplePoints(
      scale: isPiecewise || isFar ? scale : nil,
      positive: arePositive,
      seed: rules.seed
    )
    return (points, isPiecewise ? min(64, max(maximum / 2, Self.minimum)) : isFar ? 36 : 12)
  }

  private var isPiecewise: Bool { left.tree.isPiecewise || right.tree.isPiecewise }

  /// Whether a number has more digits than can be checked here.
  private var hasLongNumber: Bool {
    (left.tree.literals + right.tree.literals).contains { $0.digits > 17 }
  }

  private var isConstant: Bool { names.isEmpty }

  func numericEquality(_ a: Quantity, _ b: Quantity) -> Equality {
    guard !isSame(a, b) else { return .equal }
    let result = numericEquality(a, b, in: domain)
    return result == .undecided && domain == .real ? numericEquality(a, b, in: .mixed) : result
  }

  private var domain: NumericDraws.Domain {
    if rules.isComplex { return .complex }
    return hasImaginaryUnit ? .mixed : .real
  }

  /// Whether complex numbers were meant.
  private var hasImaginaryUnit: Bool {
    left.tree.hasImaginaryUnit || right.tree.hasImaginaryUnit
  }

  private func numericEquality(_ a: Quantity, _ b: Quantity, in domain: NumericDraws.Domain)
    -> Equality
  {
    var draws = NumericDraws(self, domain: domain)
    let (points, enough) = samples()
    var count = 0
    var isLarge = false
    for index in 0..<maximum {
      let (point, imaginary) = draws.point(index, of: points)
      guard let (x, y) = draws.values(a, b, at: point, imaginary) else { continue }
      guard !(x - y).isDifferent(sizes: x, y) else {
        return .unequal(at: imaginary.isEmpty ? point : nil)
      }
      count += 1
      isLarge = x.magnitude > 0x1p40
      if count == enough { break }
    }
    guard count >= (isConstant ? 1 : Self.minimum), !hasUnseenDigits(by: &draws, at: points) else {
      return .undecided
    }
    // e^(π√163) is a whole number for all that is seen here.
    let isExact = (left.outline.exact[a.minuend] != nil, right.outline.exact[b.minuend] != nil)
    return isConstant && isLarge && isExact.0 != isExact.1 ? .undecided : .equal
  }

  /// Whether numbers have digits, or terms are so small, that no value shows whether they are
  /// right.
  private func hasUnseenDigits(by draws: inout NumericDraws, at points: SamplePoints) -> Bool {
    hasLongNumber
      || [left, right].contains { draws.hasTinyTerm(in: $0, at: points.point(0)) }
  }

  func numericProportionality(_ a: Quantity, _ b: Quantity, keepsOrder: Bool) -> Equality {
    guard !isSame(a, b) else { return .equal }
    let result = numericProportionality(a, b, keepsOrder: keepsOrder, in: domain)
    return result == .undecided && domain == .real
      ? numericProportionality(a, b, keepsOrder: keepsOrder, in: .mixed) : result
  }

  private func numericProportionality(
    _ a: Quantity,
    _ b: Quantity,
    keepsOrder: Bool,
    in domain: NumericDraws.Domain
  ) -> Equality {
    var draws = NumericDraws(self, domain: domain)
    let (points, enough) = samples()
    var found: [(x: Approximation, y: Approximation, point: [Double]?)] = []
    for index in 0..<maximum where found.count < enough {
      let (point, imaginary) = draws.point(index, of: points)
      if let (x, y) = draws.values(a, b, at: point, imaginary) {
        found.append((x, y, imaginary.isEmpty ? point : nil))
      }
    }
    guard found.count >= (isConstant ? 1 : Self.minimum) else { return .undecided }
    guard let reference = found.first(where: { !$0.x.mayBeZero && !$0.y.mayBeZero }) else {
      // A side that is zero everywhere says nothing; it equals only another one that does.
      let isLeftZero = found.allSatisfy(\.x.mayBeZero)
      let isRightZero = found.allSatisfy(\.y.mayBeZero)
      return isLeftZero == isRightZero ? (isLeftZero ? .equal : .undecided) : .unequal(at: nil)
    }
    for (x, y, point) in found {
      let (first, second) = (x * reference.y, reference.x * y)
      guard !(first - second).isDifferent(sizes: first, second) else { return .unequal(at: point) }
    }
    if keepsOrder {
      guard let ratio = reference.x / reference.y, ratio.isReal else { return .undecided }
      guard ratio.real > 0 else { return .unequal(at: reference.point) }
    }
    return hasUnseenDigits(by: &draws, at: points) ? .undecided : .equal
  }

  /// Whether two quantities with a constant ratio have the same sign.
  func sameSign(_ a: Quantity, _ b: Quantity) -> Equality {
    var draws = NumericDraws(self)
    let points = samples().points
    for index in 0..<maximum {
      let point = points.point(index)
      guard let (x, y) = draws.values(a, b, at: point), !x.mayBeZero, !y.mayBeZero, x.isReal,
        y.isReal
      else { continue }
      return (x.real > 0) == (y.real > 0) ? .equal : .unequal(at: point)
    }
    return .undecided
  }

  /// Whether both are written alike: then they are equal even where no value is known.
  private func isSame(_ a: Quantity, _ b: Quantity) -> Bool {
    left.tree == right.tree && a == b
  }
}

extension Approximation {
  /// Whether a difference of two values is larger than what is not known of them.
  fileprivate func isDifferent(sizes a: Approximation, _ b: Approximation) -> Bool {
    magnitude > 2 * error + 4 * Self.unit * max(a.magnitude, b.magnitude)
  }
}

extension ExpressionTree {
  /// Whether numbers are rounded up or down.
  var hasRounding: Bool {
    nodes.contains { $0.operation == .floor || $0.operation == .ceiling }
  }

  var hasImaginaryUnit: Bool { nodes.contains { $0.operation == .imaginaryUnit } }

  /// Whether there are roundings, or absolute values or roots, whose sides meet where points may be
  /// rare.
  fileprivate var isPiecewise: Bool {
    nodes.contains { node in
      switch node.operation {
      case .floor, .ceiling: true
      case .absolute, .root, .squareRoot: self[node.left].operation.arity > 0
      case .power: self[node.right].operation != .number && self[node.left].operation.arity > 0
      default: false
      }
    }
  }
}

/// Evaluates both sides at real points.
struct NumericDraws {
  /// The numbers that variables and values can be.
  enum Domain {
    case real
    /// Values need not be real.
    case mixed
    /// Variables are complex too, and roots are principal ones.
    case complex
  }

  private let pair: ExpressionPair
  private let domain: Domain
  private var values: [Approximation?] = []

  init(_ pair: ExpressionPair, domain: Domain = .real) {
    self.pair = pair
    self.domain = domain
    values.reserveCapacity(max(pair.left.tree.nodes.count, pair.right.tree.nodes.count))
  }

  /// The point with an index, and its imaginary parts where it has some: every second one in the
  /// complex plane.
  func point(_ index: Int, of points: SamplePoints) -> ([Double], imaginary: [Double]) {
    guard domain == .complex, !index.isMultiple(of: 2) else { return (points.point(index), []) }
    let imaginary = points.point(index + pair.names.count).reversed().enumerated()
      .map { pair.arePositive[$0] ? 0 : $1 }
    return (points.point(index), imaginary)
  }

  /// The values of both sides, or nil where not both have one that is known well enough.
  mutating func values(
    _ a: ExpressionPair.Quantity,
    _ b: ExpressionPair.Quantity,
    at point: [Double],
    _ imaginary: [Double] = []
  ) -> (Approximation, Approximation)? {
    if domain == .complex { return principalValues(a, b, at: point, imaginary) }
    let left = value(of: a, in: pair.left, at: point, .real)
    let right = value(of: b, in: pair.right, at: point, .real)
    if let x = left, let y = right {
      return x.isInformative && y.isInformative ? (x, y) : nil
    }
    let isOneSided = (left == nil) != (right == nil) && point.allSatisfy { $0 > 0 }
    return domain == .mixed || isOneSided ? principalValues(a, b, at: point, []) : nil
  }

  private mutating func principalValues(
    _ a: ExpressionPair.Quantity,
    _ b: ExpressionPair.Quantity,
    at point: [Double],
    _ imaginary: [Double]
  ) -> (Approximation, Approximation)? {
    let convention = domain == .complex ? RootConvention.complex : .principal
    guard let x = value(of: a, in: pair.left, at: point, convention, imaginary: imaginary),
      let y = value(of: b, in: pair.right, at: point, convention, imaginary: imaginary)
    else { return nil }
    return x.isInformative && y.isInformative ? (x, y) : nil
  }

  /// Whether a constant that is added is too small to be seen, as in sin(x) + 10^-15.
  mutating func hasTinyTerm(in side: ExpressionPair.Side, at point: [Double]) -> Bool {
    let tree = side.tree
    guard tree.nodes.contains(where: { $0.operation == .add || $0.operation == .subtract }) else {
      return false
    }
    // Between points that are 1/1024 apart less can be rounded away.
    let limit = tree.hasRounding ? 0x1p-10 : 0x1p-34
    var isEvaluated = false
    var areConstant: [Bool] = []
    areConstant.reserveCapacity(tree.nodes.count)
    for node in tree.nodes {
      let arity = node.operation.arity
      areConstant.append(
        node.operation != .variable && node.operation != .call
          && (arity < 1 || areConstant[Int(node.left)])
          && (arity < 2 || areConstant[Int(node.right)])
      )
      guard node.operation == .add || node.operation == .subtract else { continue }
      for term in [node.left, node.right] where areConstant[Int(term)] {
        let size: Double
        if let exact = side.outline.exact[term] {
          size = abs(Double(exact))
        } else {
          if !isEvaluated { _ = value(of: .init(0), in: side, at: point, .real) }
          isEvaluated = true
          size = values[Int(term)]?.magnitude ?? 0
        }
        if size != 0, size < limit { return true }
      }
    }
    return false
  }

  mutating func value(
    of quantity: ExpressionPair.Quantity,
    in side: ExpressionPair.Side,
    at point: [Double],
    _ convention: RootConvention,
    imaginary: [Double] = []
  ) -> Approximation? {
    side.tree.evaluate(
      at: point,
      imaginary: imaginary,
      places: side.places,
      convention: convention,
      exact: side.outline.exact,
      into: &values
    )
    guard let minuend = values[Int(quantity.minuend)] else { return nil }
    guard quantity.subtrahend >= 0 else { return minuend }
    return values[Int(quantity.subtrahend)].map { minuend - $0 }
  }
}

/// Real numbers to try two expressions at.
///
/// The points of a variable are spread evenly over several ranges, and a seed only shifts them: a
/// difference on any part of a range is found whatever the seed. Ranges as wide as the numbers of
/// the expressions find what lies beyond them. Whole numbers are among them because some
/// expressions have only these.
struct SamplePoints {
  /// The lower end, the width, and whether only whole numbers are drawn.
  private struct Stratum {
    var low: Double
    var width: Double
    var isWhole = false
  }

  private let strata: [Stratum]
  private let starts: [UInt64]
  /// For each variable whether it stands for a positive number.
  private let positive: [Bool]

  init(scale: NumberScale?, positive: [Bool], seed: UInt64) {
    self.positive = positive
    var generator = SeededGenerator(seed: seed)
    starts = positive.map { _ in generator.next() }
    let usual = [
      Stratum(low: 0, width: 3), Stratum(low: -3, width: 6), Stratum(low: -1, width: 2),
      Stratum(low: 1, width: 7, isWhole: true), Stratum(low: -9, width: 18),
      Stratum(low: 0, width: 3), Stratum(low: 1, width: 9), Stratum(low: -3, width: 6),
      Stratum(low: -6, width: 12, isWhole: true), Stratum(low: -20, width: 40),
      Stratum(low: 0, width: 1),
    ]
    // Both sides of |x - 15| need points, and so do those of |x/100 - 15|.
    let wide = scale.map { scale in
      [scale.largest, scale.largest, scale.product].map { size in
        let reach = min(max(2 * size, 6), 2_000_000)
        return Stratum(low: -reach, width: 2 * reach)
      }
    }
    let far = scale.flatMap { scale in
      scale.extreme > 1_000_000
        ? [Stratum(low: -2 * scale.extreme, width: 4 * scale.extreme)] : nil
    }
    strata = usual + (wide.map { $0 + $0 } ?? []) + (far ?? [])
  }

  /// The point with an index: each variable goes through its range in steps of its own.
  func point(_ index: Int) -> [Double] {
    let stratum = strata[index % strata.count]
    return starts.indices.map { variable in
      let step =
        Self.steps[variable % Self.steps.count] &+ UInt64(variable / Self.steps.count) << 50
      let position = starts[variable] &+ UInt64(index) &* step
      let share = Double(position >> 11) * 0x1p-53
      let value = stratum.low + share * stratum.width
      // Few binary places keep small polynomials exact.
      let rounded = stratum.isWhole ? value.rounded(.down) : (value * 1024).rounded(.down) / 1024
      guard positive[variable] else { return rounded }
      return rounded == 0 ? 1 : abs(rounded)
    }
  }

  /// The fractional parts of the square roots of 2, 3, 5, 7, 11, 13, 17 and 19, times 2^64:
  /// multiples of these numbers are spread evenly, and independently of one another.
  private static let steps: [UInt64] = [
    0x6A09_E667_F3BC_C908, 0xBB67_AE85_84CA_A73B, 0x3C6E_F372_FE94_F82B, 0xA54F_F53A_5F1D_36F1,
    0x510E_527F_ADE6_82D1, 0x9B05_688C_2B3E_6C1F, 0x1F83_D9AB_FB41_BD6B, 0x5BE0_CD19_137E_2179,
  ]
}

/// The size of the numbers of an expression.
struct NumberScale {
  /// The largest of them.
  var largest = 1.0
  /// The product of those above 1.
  var product = 1.0
  /// The largest constant, or the reciprocal of the smallest: 10^9 for cos(x/10^9).
  var extreme = 1.0

  init(_ sides: [ExpressionPair.Side]) {
    for side in sides {
      let tree = side.tree
      for case let value? in side.outline.exact.values
      where value.numerator.magnitude > 1000 || value.denominator > 1000 {
        let size = abs(Double(value))
        extreme = max(extreme, size, 1 / size)
      }
      for literal in tree.literals where literal.limbs.count == 1 {
        var number = Double(tree.limbs[Int(literal.limbs.lowerBound)])
        for _ in 0..<min(literal.decimals, 20) { number /= 10 }
        largest = max(largest, number)
        product *= max(number, 1)
      }
    }
  }
}

/// The exact value of each node where all variables have one, and nil where it is none that fits.
///
/// It says for constants what they are, and for a witness how large both sides are.
struct ExactValues {
  private(set) var values: [Fraction?] = []
  /// Whether a node divides by zero, so that it has no value at all.
  private(set) var dividesByZero = false

  init(_ tree: ExpressionTree, variable: (Int) -> Fraction?) {
    values.reserveCapacity(tree.nodes.count)
    for node in tree.nodes {
      values.append(value(of: node, in: tree, variable: variable))
    }
  }

  subscript(node: Int32) -> Fraction? { values[Int(node)] }

  private mutating func value(
    of node: ExpressionTree.Node,
    in tree: ExpressionTree,
    variable: (Int) -> Fraction?
  ) -> Fraction? {
    switch node.operation {
    case .number: return Self.value(of: tree.literals[Int(node.left)], in: tree)
    case .variable: return variable(Int(node.left))
    case .e, .pi, .imaginaryUnit, .infinity, .call: return nil
    default: break
    }
    guard let left = values[Int(node.left)] else { return nil }
    guard node.operation.arity == 2 else { return Self.apply(node.operation, left) }
    guard let right = values[Int(node.right)] else { return nil }
    switch node.operation {
    case .add: return left.adding(right)
    case .subtract: return left.subtracting(right)
    case .multiply: return left.multiplied(by: right)
    case .divide:
      if right == .zero { dividesByZero = true }
      return left.divided(by: right)
    case .power:
      if left == .zero, right.numerator < 0 { dividesByZero = true }
      return Self.power(left, right)
    case .root:
      return right.isInteger ? left.root(right.numerator) : nil
    default: return nil
    }
  }

  private static func value(of literal: ExpressionTree.Literal, in tree: ExpressionTree)
    -> Fraction?
  {
    guard literal.limbs.count == 1, literal.decimals <= 18 else { return nil }
    let digits = Int(tree.limbs[Int(literal.limbs.lowerBound)])
    guard literal.decimals > 0 else { return Fraction(digits) }
    var scale = 1
    for _ in 0..<literal.decimals { scale *= 10 }
    return Fraction(digits, over: scale)
  }

  private static func apply(_ operation: Operation, _ value: Fraction) -> Fraction? {
    switch operation {
    case .negate: value.negated
    case .absolute: value.numerator < 0 ? value.negated : value
    case .squareRoot: value.root(2)
    case .factorial: factorial(value)
    case .floor: Fraction(value.rounded(.down))
    case .ceiling: value.negated.flatMap { Fraction($0.rounded(.down)).negated }
    case .naturalLogarithm: value == .one ? .zero : nil
    default: nil
    }
  }

  private static func factorial(_ value: Fraction) -> Fraction? {
    guard value.isInteger, 0...20 ~= value.numerator else { return nil }
    return Fraction((0..<value.numerator).reduce(1) { $0 * ($1 + 1) })
  }

  /// The real power; with an odd denominator in the exponent, a negative base has one too.
  private static func power(_ base: Fraction, _ exponent: Fraction) -> Fraction? {
    if exponent.isInteger { return base.raised(to: exponent.numerator) }
    return base.root(exponent.denominator)?.raised(to: exponent.numerator)
  }
}

/// Arithmetic for which a result that does not fit is nil: an expression may be worth anything.
///
/// `Int.min` above the line counts as not fitting, so that every magnitude is an `Int`.
extension Fraction {
  init?(_ numerator: Int, over denominator: Int) {
    guard let fraction = try? Fraction(numerator, denominator).fitting else { return nil }
    self = fraction
  }

  private var fitting: Fraction? { numerator > .min ? self : nil }

  var negated: Fraction? { try? -self }

  func adding(_ other: Fraction) -> Fraction? { (try? self + other)?.fitting }

  func subtracting(_ other: Fraction) -> Fraction? { (try? self - other)?.fitting }

  func multiplied(by other: Fraction) -> Fraction? { (try? self * other)?.fitting }

  func divided(by other: Fraction) -> Fraction? { (try? self / other)?.fitting }

  /// The power with an integer exponent; nil for 0 to a negative power.
  func raised(to exponent: Int) -> Fraction? {
    guard exponent.magnitude <= 1 << 40 else {
      return numerator.magnitude <= 1 && isInteger && exponent > 0 && numerator >= 0 ? self : nil
    }
    guard let base = exponent < 0 ? Fraction.one.divided(by: self) : self else { return nil }
    return power(of: base, exponent.magnitude, from: .one) { $0.multiplied(by: $1) }
  }

  /// The exact real root, or nil when it is not a fraction or not real.
  func root(_ degree: Int) -> Fraction? {
    // Of degree 2 on, the estimate below is small enough for an integer.
    guard degree != 1 else { return self }
    guard degree > 1, degree <= 64, numerator >= 0 || !degree.isMultiple(of: 2),
      let above = Self.root(numerator.magnitude, degree),
      let below = Self.root(denominator.magnitude, degree)
    else { return nil }
    return Fraction(numerator < 0 ? -above : above, over: below)
  }

  private static func root(_ number: UInt, _ degree: Int) -> Int? {
    guard number > 1 else { return Int(number) }
    let near = Int(Elementary.exp(Elementary.log(Double(number)) / Double(degree)).rounded())
    // The estimate is off by less than 1 in 2^48.
    return [near, near - 1, near + 1].first { candidate in
      candidate > 0 && Fraction(candidate).raised(to: degree)?.numerator.magnitude == number
    }
  }
}
