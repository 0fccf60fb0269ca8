// SPDX-License-Identifier: Apache-2.0
package import LudusCore

extension ExactFormula {
  /// Returns the value of a calculation.
  ///
  /// - Parameter arguments: The values of ``variables``, in their order.
  /// - Returns: The exact value.
  /// - Throws: Why there is none.
  /// - Precondition: There are as many arguments as variables, and the formula is a calculation.
  package func value(_ arguments: [Rational]) throws(FormulaError) -> Rational {
    let values = try values(arguments)
    return values[Int(statement.clauses[0].left)]
  }

  /// Returns whether a comparison holds.
  ///
  /// - Parameter arguments: The values of ``variables``, in their order.
  /// - Returns: Whether all of its parts hold or, when they are joined by "or", one of them.
  /// - Throws: Why a side has no value.
  /// - Precondition: There are as many arguments as variables, and the formula is a comparison.
  package func holds(_ arguments: [Rational]) throws(FormulaError) -> Bool {
    let values = try values(arguments)
    let results = statement.clauses.map { clause in
      clause.relation?.holds(values[Int(clause.left)], values[Int(clause.right)]) == true
    }
    return statement.shape == .any ? results.contains(true) : !results.contains(false)
  }

  /// The value of each node of the tree.
  private func values(_ arguments: [Rational]) throws(FormulaError) -> [Rational] {
    precondition(arguments.count == variables.count, "each variable needs a value")
    let tree = statement.tree
    var values: [Rational] = []
    values.reserveCapacity(tree.nodes.count)
    for node in tree.nodes {
      values.append(try value(of: node, values, arguments))
    }
    return values
  }

  private func value(
    of node: ExpressionTree.Node,
    _ values: [Rational],
    _ arguments: [Rational]
  ) throws(FormulaError) -> Rational {
    do {
      switch node.operation {
      case .number: return try statement.tree.value(of: node)
      case .variable: return arguments[Int(node.left)]
      case .negate: return -values[Int(node.left)]
      case .add: return try values[Int(node.left)] + values[Int(node.right)]
      case .subtract: return try values[Int(node.left)] - values[Int(node.right)]
      case .multiply: return try values[Int(node.left)] * values[Int(node.right)]
      case .divide: return try values[Int(node.left)] / values[Int(node.right)]
      case .power: return try values[Int(node.left)].power(values[Int(node.right)])
      case .root: return try values[Int(node.left)].root(values[Int(node.right)])
      case .squareRoot: return try values[Int(node.left)].root(2)
      case .absolute: return values[Int(node.left)].magnitude
      case .floor: return try values[Int(node.left)].roundedDown()
      case .ceiling: return -(try (-values[Int(node.left)]).roundedDown())
      case .factorial: return try values[Int(node.left)].factorial()
      case .logarithm: return try values[Int(node.left)].logarithm(to: values[Int(node.right)])
      case .naturalLogarithm where values[Int(node.left)] == .one: return .zero
      default: throw FormulaError.notExact
      }
    } catch let error as FormulaError {
      throw error
    } catch ExactArithmeticError.divisionByZero {
      throw .divisionByZero
    } catch {
      throw .tooLarge
    }
  }
}

extension Relation {
  /// Whether two numbers compare so.
  fileprivate func holds(_ left: Rational, _ right: Rational) -> Bool {
    switch self {
    case .equal: left == right
    case .unequal: left != right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    }
  }
}

extension ExpressionTree {
  /// The number that a node stands for.
  fileprivate func value(of node: Node) throws -> Rational {
    let literal = literals[Int(node.left)]
    let base = Rational(BigInteger(Self.limbBase))
    var value = Rational.zero
    for limb in limbs[Int(literal.limbs.lowerBound)..<Int(literal.limbs.upperBound)] {
      value = try value * base + Rational(BigInteger(limb))
    }
    return try value / Rational.powerOfTen(Int(literal.decimals))
  }
}
