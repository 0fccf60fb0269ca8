// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// Which nodes of an expression are rational functions, and how large they are.
///
/// The constants e and π count as variables: they satisfy no polynomial equation with rational
/// coefficients (of the two together that is the usual conjecture).
struct ModularOutline: Sendable {
  /// For each node a bound of its degree and of the bits of its coefficients, when its numerator and
  /// denominator are written out; infinite when it is no rational function.
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
