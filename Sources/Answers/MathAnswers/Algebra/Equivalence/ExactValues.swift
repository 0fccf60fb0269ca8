// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

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
