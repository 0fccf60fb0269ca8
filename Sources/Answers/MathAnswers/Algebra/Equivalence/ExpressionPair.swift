// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// Two statements that are compared, with their variables in one order.
struct ExpressionPair: Sendable {
  /// One side of the comparison, which never changes.
  ///
  /// It is a class so that its lists are not copied wherever points are drawn.
  final class Side: Sendable {
    let tree: ExpressionTree
    let outline: ModularOutline
    /// For each name its offset among the names of the pair.
    let places: [Int]

    init(_ tree: ExpressionTree, places: [Int]) {
      self.tree = tree
      self.places = places
      outline = ModularOutline(tree)
    }
  }

  let left: Side
  let right: Side
  let names: [String]
  let rules: ComparisonRules
  /// How many nodes there are to evaluate at a point, for all clauses that may have to be compared.
  let effort: Int

  /// The most nodes that are evaluated, which bounds the time that a comparison takes.
  static let maximumEffort = 250_000

  init(_ left: Statement, _ right: Statement, by rules: ComparisonRules) {
    effort =
      (left.tree.nodes.count + right.tree.nodes.count) * max(left.clauses.count, 1)
      * max(right.clauses.count, 1)
    var names = left.tree.names
    let places = right.tree.names.map { name in
      if let place = names.firstIndex(of: name) { return place }
      names.append(name)
      return names.count - 1
    }
    self.left = Side(left.tree, places: Array(left.tree.names.indices))
    self.right = Side(right.tree, places: places)
    self.names = names
    self.rules = rules
  }

  /// For each name whether it stands for a positive number.
  var arePositive: [Bool] { names.map { rules.positive.contains($0) } }

  /// A number that both sides have: an expression, or the difference of the sides of a relation.
  struct Quantity: Hashable {
    let minuend: Int32
    /// -1 when nothing is subtracted.
    let subtrahend: Int32

    init(_ minuend: Int32, minus subtrahend: Int32 = -1) {
      self.minuend = minuend
      self.subtrahend = subtrahend
    }

    /// The greater side of a relation minus the other.
    init(_ clause: Statement.Clause) {
      switch clause.relation {
      case nil: self.init(clause.left)
      case .greater, .greaterOrEqual: self.init(clause.left, minus: clause.right)
      default: self.init(clause.right, minus: clause.left)
      }
    }

    var nodes: [Int32] { subtrahend < 0 ? [minuend] : [minuend, subtrahend] }
  }

  /// Whether two expressions are equal wherever both are defined.
  func equality(_ a: Quantity, _ b: Quantity) -> Equality {
    if let sign = infinity(a, in: left) ?? infinity(b, in: right) {
      return infinity(a, in: left) == sign && infinity(b, in: right) == sign
        ? .equal : .unequal(at: nil)
    }
    guard effort <= Self.maximumEffort / 5 else { return .undecided }
    let result = isRational(a, b) ? modularEquality(a, b) : numericEquality(a, b)
    return result != .equal && isWithinTolerance(a, of: b) ? .equal : result
  }

  /// Whether a number without variables is near enough to another one.
  private func isWithinTolerance(_ a: Quantity, of b: Quantity) -> Bool {
    guard let tolerance = rules.tolerance, let value = number(a, in: left),
      let wanted = number(b, in: right)
    else { return false }
    return (try? tolerance.accepts(value, for: wanted)) ?? false
  }

  /// The real value of an expression without variables.
  private func number(_ quantity: Quantity, in side: Side) -> Rational? {
    guard quantity.subtrahend < 0, side.tree.names(below: quantity.minuend).isEmpty else {
      return nil
    }
    if let exact = side.outline.exact[quantity.minuend] {
      return try? Rational(BigInteger(exact.numerator), BigInteger(exact.denominator))
    }
    var draws = NumericDraws(self)
    let point = names.map { _ in 0.5 }
    guard let value = draws.value(of: quantity, in: side, at: point, .real), value.isReal,
      value.isInformative
    else { return nil }
    return Rational(exactly: value.real)
  }

  /// Whether one difference is a constant multiple of the other, wherever both are defined.
  ///
  /// To keep an order the constant must be positive.
  func proportionality(_ a: Quantity, _ b: Quantity, keepsOrder: Bool) -> Equality {
    guard effort <= Self.maximumEffort / 5 else { return .undecided }
    guard isRational(a, b) else { return numericProportionality(a, b, keepsOrder: keepsOrder) }
    let result = modularProportionality(a, b)
    return result == .equal && keepsOrder ? sameSign(a, b) : result
  }

  func isRational(_ a: Quantity, _ b: Quantity) -> Bool {
    left.outline.isRational(a) && right.outline.isRational(b)
  }

  /// The sign of an infinite quantity.
  private func infinity(_ quantity: Quantity, in side: Side) -> Int? {
    guard quantity.subtrahend < 0 else { return nil }
    let node = side.tree[quantity.minuend]
    if node.operation == .infinity { return 1 }
    return node.operation == .negate && side.tree[node.left].operation == .infinity ? -1 : nil
  }
}

/// Whether two sides are equal, as far as it is known.
package enum Equality: Hashable, Sendable {
  case equal
  /// They differ; where it was seen, with the value of each variable of the pair, if it was seen at real
  /// numbers.
  case unequal(at: [Double]?)
  case undecided

  var isUnequal: Bool {
    if case .unequal = self { true } else { false }
  }
}
