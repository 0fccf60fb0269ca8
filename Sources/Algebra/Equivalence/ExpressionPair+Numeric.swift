/// Compares expressions that are no rational functions at many real points.
///
/// Values are known with their errors. Two that are farther apart than their errors prove a difference; values
/// that agree within them at all points, with errors below 2^-36, count as equal. A logarithm has a value only
/// for positive numbers, so the laws of logarithms hold where both sides are defined. Variables are real numbers:
/// a point counts where both sides are real, so √(1/x) and 1/√x are equal. Where only one side is, positive
/// numbers still show a difference: √((x − 3)(x − 5)) is real at 1, and √(x − 3)·√(x − 5) is not. Expressions with
/// i, and those that are hardly ever real, are compared with principal roots.
extension ExpressionPair {
  /// The number of points at which both sides must be defined.
  private static let minimum = 8
  /// The number of points that are tried at most.
  private var maximum: Int { isConstant ? 1 : min(Self.maximumEffort / max(effort, 1), 320) }

  /// The number of points that are enough.
  private func enough() -> Int {
    isPiecewise ? min(64, max(maximum / 2, Self.minimum)) : 12
  }

  private var isPiecewise: Bool { left.tree.isPiecewise || right.tree.isPiecewise }

  /// Whether a number has more digits than can be checked here.
  private var hasLongNumber: Bool {
    (left.tree.literals + right.tree.literals).contains { $0.digits > 17 }
  }

  private var points: SamplePoints {
    SamplePoints(
      count: names.count,
      scale: isPiecewise ? NumberScale([left.tree, right.tree]) : nil,
      seed: seed
    )
  }

  private var isConstant: Bool { names.isEmpty }

  func numericEquality(_ a: Quantity, _ b: Quantity) -> Equality {
    guard !isSame(a, b) else { return .equal }
    let result = numericEquality(a, b, isComplex: hasImaginaryUnit)
    return result == .undecided && !hasImaginaryUnit
      ? numericEquality(a, b, isComplex: true) : result
  }

  /// Whether complex numbers were meant.
  private var hasImaginaryUnit: Bool {
    left.tree.hasImaginaryUnit || right.tree.hasImaginaryUnit
  }

  private func numericEquality(_ a: Quantity, _ b: Quantity, isComplex: Bool) -> Equality {
    var draws = NumericDraws(self, isComplex: isComplex)
    let points = points
    let enough = enough()
    var count = 0
    for index in 0..<maximum {
      let point = points.point(index)
      guard let (x, y) = draws.values(a, b, at: point) else { continue }
      guard !(x - y).isDifferent(sizes: x, y) else { return .unequal(at: point) }
      count += 1
      if count == enough { break }
    }
    guard count >= (isConstant ? 1 : Self.minimum), !hasLongNumber else { return .undecided }
    return .equal
  }

  func numericProportionality(_ a: Quantity, _ b: Quantity, keepsOrder: Bool) -> Equality {
    guard !isSame(a, b) else { return .equal }
    let result = numericProportionality(
      a,
      b,
      keepsOrder: keepsOrder,
      isComplex: hasImaginaryUnit
    )
    return result == .undecided && !hasImaginaryUnit
      ? numericProportionality(a, b, keepsOrder: keepsOrder, isComplex: true) : result
  }

  private func numericProportionality(
    _ a: Quantity,
    _ b: Quantity,
    keepsOrder: Bool,
    isComplex: Bool
  ) -> Equality {
    var draws = NumericDraws(self, isComplex: isComplex)
    let points = points
    let enough = enough()
    var found: [(x: Approximation, y: Approximation, point: [Double])] = []
    for index in 0..<maximum where found.count < enough {
      let point = points.point(index)
      if let (x, y) = draws.values(a, b, at: point) { found.append((x, y, point)) }
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
    return hasLongNumber ? .undecided : .equal
  }

  /// Whether two quantities with a constant ratio have the same sign.
  func sameSign(_ a: Quantity, _ b: Quantity) -> Equality {
    var draws = NumericDraws(self)
    let points = points
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
  fileprivate var hasImaginaryUnit: Bool { nodes.contains { $0.operation == .imaginaryUnit } }

  /// Whether there are absolute values or roots, whose sides meet where points may be rare.
  fileprivate var isPiecewise: Bool {
    nodes.contains { node in
      switch node.operation {
      case .absolute, .root, .squareRoot: self[node.left].operation.arity > 0
      case .power: self[node.right].operation != .number && self[node.left].operation.arity > 0
      default: false
      }
    }
  }
}

/// Evaluates both sides at real points.
struct NumericDraws {
  private let pair: ExpressionPair
  /// Whether values need not be real.
  private let isComplex: Bool
  private var values: [Approximation?] = []

  init(_ pair: ExpressionPair, isComplex: Bool = false) {
    self.pair = pair
    self.isComplex = isComplex
    values.reserveCapacity(max(pair.left.tree.nodes.count, pair.right.tree.nodes.count))
  }

  /// The values of both sides, or nil where not both have one that is known well enough.
  mutating func values(
    _ a: ExpressionPair.Quantity,
    _ b: ExpressionPair.Quantity,
    at point: [Double]
  ) -> (Approximation, Approximation)? {
    let left = value(of: a, in: pair.left, at: point, .real)
    let right = value(of: b, in: pair.right, at: point, .real)
    if let x = left, let y = right {
      return x.isInformative && y.isInformative ? (x, y) : nil
    }
    let isOneSided = (left == nil) != (right == nil) && point.allSatisfy { $0 > 0 }
    guard isComplex || isOneSided else { return nil }
    guard let x = value(of: a, in: pair.left, at: point, .principal),
      let y = value(of: b, in: pair.right, at: point, .principal)
    else { return nil }
    return x.isInformative && y.isInformative ? (x, y) : nil
  }

  mutating func value(
    of quantity: ExpressionPair.Quantity,
    in side: ExpressionPair.Side,
    at point: [Double],
    _ convention: RootConvention
  ) -> Approximation? {
    side.tree.evaluate(
      at: point,
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
