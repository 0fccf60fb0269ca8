// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// The intervals in which a relation with one unknown holds that is not linear in it: with powers,
/// fractions and absolute values.
///
/// Between the zeros of both sides' difference, of its denominators and of what stands in bars, it
/// holds everywhere or nowhere. All these zeros are found exactly or to the precision of a `Double`,
/// by Sturm's theorem.
struct SignChart {
  typealias End = RealSet.End

  private let clause: Statement.Clause
  private let statement: Statement
  private let relation: Relation
  /// The nodes of absolute values.
  private let bars: [Int32]
  private let nodes: [Int32]

  /// The most absolute values, of which each sign is tried.
  private static let maximumBars = 3
  /// The largest expression that is read.
  private static let maximumNodes = 120
  /// The most zeros that are found.
  private static let maximumZeros = 48

  init?(_ clause: Statement.Clause, in statement: Statement) {
    guard let relation = clause.relation, statement.tree.names.count == 1,
      statement.tree.nodes.count <= Self.maximumNodes
    else { return nil }
    let tree = statement.tree
    nodes = Set(tree.nodes(below: clause.left) + tree.nodes(below: clause.right)).sorted()
    bars = nodes.filter { tree[$0].operation == .absolute && !tree.names(below: $0).isEmpty }
    guard bars.count <= Self.maximumBars else { return nil }
    self.clause = clause
    self.statement = statement
    self.relation = relation
  }

  /// Whether an absolute value of the unknown is in it.
  var hasBars: Bool { !bars.isEmpty }

  /// The intervals in which the relation holds, or nil when they are not found.
  func intervals() -> [(lower: End, upper: End)]? {
    guard let zeros = zeros(), zeros.count <= Self.maximumZeros else { return nil }
    var intervals: [(lower: End, upper: End)] = []
    var lower = End.infinite(-1)
    for index in 0...zeros.count {
      let upper = index < zeros.count ? zeros[index].end.opened : .infinite(1)
      guard let point = Self.point(between: lower, upper), let holds = holds(at: point) else {
        return nil
      }
      if holds { intervals.append((lower, upper)) }
      guard index < zeros.count else { break }
      guard let holds = self.holds(at: zeros[index]) else { return nil }
      if holds { intervals.append((zeros[index].end, zeros[index].end)) }
      lower = upper
    }
    return intervals
  }

  // MARK: Zeros

  private struct Zero {
    var end: End
    /// Whether a denominator is 0 there.
    var isPole: Bool
  }

  /// All places at which the relation can begin or cease to hold, from below.
  private func zeros() -> [Zero]? {
    var zeros: [Zero] = []
    for choice in 0..<(1 << bars.count) {
      guard let values = values(choosing: choice), let left = values[clause.left],
        let right = values[clause.right], let difference = left.minus(right)
      else { return nil }
      var polynomials = [(difference.numerator, false), (difference.denominator, true)]
      for bar in bars {
        guard let inner = values[statement.tree[bar].left] else { return nil }
        polynomials.append((inner.numerator, false))
      }
      for (polynomial, isPole) in polynomials {
        guard let roots = Self.roots(of: polynomial) else { return nil }
        for root in roots {
          if let known = zeros.firstIndex(where: { $0.end.isAt(root) }) {
            zeros[known].isPole = zeros[known].isPole || isPole
            zeros[known].end.exact = zeros[known].end.exact ?? root.exact
          } else {
            zeros.append(Zero(end: root, isPole: isPole))
          }
        }
        guard zeros.count <= Self.maximumZeros else { return nil }
      }
    }
    return zeros.sorted { $0.end.value < $1.end.value }
  }

  private static func roots(of polynomial: [Rational]) -> [End]? {
    guard polynomial.count > 1 else { return [] }
    guard let values = try? RealRoots(polynomial).values() else { return nil }
    return values.map { value in
      End(value: value, exact: fraction(near: value, rootOf: polynomial), isIncluded: true)
    }
  }

  /// The simple fraction that a root is, where it is one.
  private static func fraction(near value: Double, rootOf polynomial: [Rational]) -> Fraction? {
    var (above, below) = ((1, 0), (0, 1))
    var rest = value
    for _ in 0..<24 {
      guard abs(rest) < 1e9 else { return nil }
      let whole = Int(rest.rounded(.down))
      let (next, overflow) = whole.multipliedReportingOverflow(by: above.0)
      let (other, otherOverflow) = whole.multipliedReportingOverflow(by: above.1)
      guard !overflow, !otherOverflow, abs(next) < 1_000_000_000_000, abs(other) < 1_000_000
      else { return nil }
      (above, below) = ((next + below.0, other + below.1), above)
      guard above.1 != 0, let number = try? Rational(BigInteger(above.0), BigInteger(above.1))
      else { return nil }
      if (try? RealRoots.value(of: polynomial, at: number))?.isZero == true {
        return Fraction(above.0, over: above.1)
      }
      let remainder = rest - Double(whole)
      guard remainder > 1e-13 else { return nil }
      rest = 1 / remainder
    }
    return nil
  }

  // MARK: Values

  /// The values of all nodes as quotients of polynomials, each bar opened with the sign that its bit
  /// says.
  private func values(choosing choice: Int) -> [Int32: Quotient]? {
    let tree = statement.tree
    let exact = ExactValues(tree) { _ in nil }
    var values: [Int32: Quotient] = [:]
    for index in nodes {
      let node = tree[index]
      if tree.names(below: index).isEmpty {
        if let number = exact[index] {
          values[index] = Quotient(constant: Self.rational(number))
        } else if let number = statement.realValue(of: index, exact: exact) {
          values[index] = Rational(exactly: number.real).map { Quotient(constant: $0) }
        }
        continue
      }
      let left = node.operation.arity > 0 ? values[node.left] : nil
      let right = node.operation.arity > 1 ? values[node.right] : nil
      let value: Quotient? =
        switch node.operation {
        case .variable: Quotient.unknown
        case .negate: left?.negated
        case .add: right.flatMap { left?.plus($0) }
        case .subtract: right.flatMap { left?.minus($0) }
        case .multiply: right.flatMap { left?.times($0) }
        case .divide: right.flatMap { left?.divided(by: $0) }
        case .power: exact[node.right].flatMap { left?.power($0) }
        case .absolute:
          bars.firstIndex(of: index).flatMap { choice >> $0 & 1 == 0 ? left : left?.negated }
        default: nil
        }
      guard let value else { return nil }
      values[index] = value
    }
    return values
  }

  private static func rational(_ number: Fraction) -> Rational {
    let quotient = try? Rational(BigInteger(number.numerator), BigInteger(number.denominator))
    return quotient ?? .zero
  }

  /// A fraction between two ends.
  private static func point(between lower: End, _ upper: End) -> Fraction? {
    let middle: Double
    switch (lower.value.isFinite, upper.value.isFinite) {
    case (true, true): middle = (lower.value + upper.value) / 2
    case (true, false): middle = lower.value + max(1, abs(lower.value))
    case (false, true): middle = upper.value - max(1, abs(upper.value))
    case (false, false): middle = 0
    }
    guard abs(middle) < 1e9 else { return nil }
    for shift in 0...30 {
      let scale = 1 << shift
      let above = Int((middle * Double(scale)).rounded())
      let value = Double(above) / Double(scale)
      if value > lower.value, value < upper.value { return Fraction(above, over: scale) }
    }
    return nil
  }

  private func holds(at point: Fraction) -> Bool? {
    let values = ExactValues(statement.tree) { _ in point }
    if let left = values[clause.left], let right = values[clause.right],
      let holds = relation.holds(left, right)
    {
      return holds
    }
    return holds(near: Double(point), isZero: false)
  }

  private func holds(at zero: Zero) -> Bool? {
    if zero.isPole { return false }
    if let exact = zero.end.exact { return holds(at: exact) }
    return holds(near: zero.end.value, isZero: true)
  }

  /// Whether the relation holds at a number that is no fraction, where both sides are equal if they
  /// are nearly so.
  private func holds(near value: Double, isZero: Bool) -> Bool? {
    let tree = statement.tree
    var values: [Approximation?] = []
    tree.evaluate(
      at: [value],
      places: [0],
      convention: .real,
      exact: ExactValues(tree) { _ in nil },
      into: &values
    )
    guard let left = values[Int(clause.left)], let right = values[Int(clause.right)], left.isReal,
      right.isReal
    else { return nil }
    let difference = left.real - right.real
    let size = max(abs(left.real), abs(right.real), 1)
    let isEqual = abs(difference) <= (isZero ? 1e-8 : 1e-13) * size
    return switch relation {
    case .equal: isEqual
    case .unequal: !isEqual
    case .less: !isEqual && difference < 0
    case .lessOrEqual: isEqual || difference < 0
    case .greater: !isEqual && difference > 0
    case .greaterOrEqual: isEqual || difference > 0
    }
  }

  // MARK: Quotients

  /// A quotient of polynomials in the unknown, their coefficients with the constant first.
  struct Quotient {
    var numerator: [Rational]
    var denominator: [Rational] = [.one]

    /// The highest power that is calculated with.
    static let maximumDegree = 12
    /// The longest coefficient, in bits.
    private static let maximumLength = 400

    static let unknown = Quotient(numerator: [.zero, .one])

    init(constant: Rational) {
      numerator = constant.isZero ? [] : [constant]
    }

    private init(numerator: [Rational], denominator: [Rational] = [.one]) {
      (self.numerator, self.denominator) = (numerator, denominator)
    }

    private init?(_ numerator: [Rational]?, _ denominator: [Rational]?) {
      guard let numerator, let denominator, !denominator.isEmpty else { return nil }
      self.init(numerator: numerator, denominator: denominator)
    }

    var negated: Quotient { Quotient(numerator: numerator.map { -$0 }, denominator: denominator) }

    func plus(_ other: Quotient) -> Quotient? {
      if denominator == other.denominator {
        return Quotient(Self.sum(numerator, other.numerator), denominator)
      }
      guard let left = Self.product(numerator, other.denominator),
        let right = Self.product(other.numerator, denominator)
      else { return nil }
      return Quotient(Self.sum(left, right), Self.product(denominator, other.denominator))
    }

    func minus(_ other: Quotient) -> Quotient? { plus(other.negated) }

    func times(_ other: Quotient) -> Quotient? {
      Quotient(
        Self.product(numerator, other.numerator),
        Self.product(denominator, other.denominator)
      )
    }

    func divided(by other: Quotient) -> Quotient? {
      // What makes the divisor undefined keeps the quotient undefined, too.
      guard let square = Self.product(other.denominator, other.denominator) else { return nil }
      return Quotient(
        Self.product(numerator, square),
        Self.product(Self.product(denominator, other.numerator), other.denominator)
      )
    }

    func power(_ exponent: Fraction) -> Quotient? {
      guard exponent.denominator == 1, abs(exponent.numerator) <= Self.maximumDegree else {
        return nil
      }
      var power: Quotient? = Quotient(numerator: [.one])
      for _ in 0..<abs(exponent.numerator) { power = power?.times(self) }
      guard exponent.numerator < 0 else { return power }
      return power.flatMap { Quotient(numerator: [.one]).divided(by: $0) }
    }

    private static func sum(_ a: [Rational], _ b: [Rational]) -> [Rational]? {
      var sum: [Rational] = []
      for index in 0..<max(a.count, b.count) {
        let (left, right) = (
          index < a.count ? a[index] : .zero, index < b.count ? b[index] : .zero
        )
        guard let value = try? left + right else { return nil }
        sum.append(value)
      }
      return trimmed(sum)
    }

    private static func product(_ a: [Rational]?, _ b: [Rational]?) -> [Rational]? {
      guard let a, let b else { return nil }
      guard !a.isEmpty, !b.isEmpty else { return [] }
      guard a.count + b.count - 2 <= maximumDegree else { return nil }
      var product = Array(repeating: Rational.zero, count: a.count + b.count - 1)
      for (i, left) in a.enumerated() {
        for (j, right) in b.enumerated() {
          guard let term = try? left * right, let sum = try? product[i + j] + term else {
            return nil
          }
          product[i + j] = sum
        }
      }
      return trimmed(product)
    }

    private static func trimmed(_ polynomial: [Rational]) -> [Rational]? {
      var polynomial = polynomial
      while polynomial.last?.isZero == true { polynomial.removeLast() }
      let isShort = polynomial.allSatisfy {
        $0.numerator.bitCount <= maximumLength && $0.denominator.bitCount <= maximumLength
      }
      return isShort ? polynomial : nil
    }
  }
}

extension RealSet.End {
  /// The same without the number itself.
  fileprivate var opened: RealSet.End {
    var end = self
    end.isIncluded = false
    return end
  }
}
