// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

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

  /// Whether numbers have digits, or terms are so small, that no value shows whether they are right.
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

  /// Whether there are roundings, or absolute values or roots, whose sides meet where points may be rare.
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

  /// The point with an index, and its imaginary parts where it has some: every second one in the complex plane.
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
