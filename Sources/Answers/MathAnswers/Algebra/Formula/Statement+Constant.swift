// SPDX-License-Identifier: Apache-2.0
package import LudusCore

extension Statement {
  /// The value of an expression without variables.
  package enum Constant: Hashable, Sendable {
    case exact(Rational)
    case approximate(Double)
  }

  /// The real value of the statement, or nil when it is more than one expression, has variables or has no value.
  package var constant: Constant? {
    guard tree.names.isEmpty, shape == .single, clauses.count == 1, clauses[0].relation == nil
    else {
      return nil
    }
    let node = clauses[0].left
    let exact = ExactValues(tree) { _ in nil }
    if let fraction = exact[node] {
      let number = try? Rational(BigInteger(fraction.numerator), BigInteger(fraction.denominator))
      return number.map(Constant.exact)
    }
    return realValue(of: node, exact: exact).map { .approximate($0.real) }
  }

  /// The real value of an expression without variables.
  func realValue(of node: Int32, exact: ExactValues) -> Approximation? {
    guard tree.names(below: node).isEmpty else { return nil }
    var values: [Approximation?] = []
    let places = Array(tree.names.indices)
    tree.evaluate(
      at: places.map { _ in 0.5 },
      places: places,
      convention: .real,
      exact: exact,
      into: &values
    )
    guard let value = values[Int(node)], value.isReal, value.isInformative else { return nil }
    return value
  }
}
