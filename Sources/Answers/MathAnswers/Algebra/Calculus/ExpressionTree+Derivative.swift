// SPDX-License-Identifier: Apache-2.0
extension ExpressionTree {
  /// Appends the derivative of an expression, by the rules for sums, products, quotients, powers and chains.
  ///
  /// Nodes are shared and not copied, so that a derivative takes a few nodes for each of the expression.
  ///
  /// - Returns: Its root, or nil for what has no rule here, such as a factorial, and when there is no room.
  mutating func appendDerivative(of root: Int32, in name: String) -> Int32? {
    guard root < nodes.count else { return nil }
    var parts = Set([root])
    for index in stride(from: root, through: 0, by: -1) where parts.contains(index) {
      let node = self[index]
      if node.operation.arity > 0 { parts.insert(node.left) }
      if node.operation.arity > 1 { parts.insert(node.right) }
    }
    // The derivative of each node; none where the variable does not occur.
    var derivatives: [Int32: Int32] = [:]
    for index in parts.sorted() {
      guard nodes.count + 24 < Self.nodeLimit else { return nil }
      let node = self[index]
      let arity = node.operation.arity
      let left = arity > 0 ? derivatives[node.left] : nil
      let right = arity > 1 ? derivatives[node.right] : nil
      if node.operation == .variable {
        if names[Int(node.left)] == name { derivatives[index] = append(integer: 1) }
      } else if left != nil || right != nil {
        guard let derivative = derivative(of: index, left, right) else { return nil }
        derivatives[index] = derivative
      }
    }
    return derivatives[root] ?? append(integer: 0)
  }

  /// The derivative of a node from those of the nodes below it.
  private mutating func derivative(of index: Int32, _ left: Int32?, _ right: Int32?) -> Int32? {
    let node = self[index]
    let (u, v) = (node.left, node.right)
    switch node.operation {
    case .negate: return left.map { append(.negate, $0) }
    case .add, .subtract:
      if let left, let right { return append(node.operation, left, right) }
      return left ?? right.map { node.operation == .add ? $0 : append(.negate, $0) }
    case .multiply:
      let first = left.map { append(.multiply, $0, v) }
      let second = right.map { append(.multiply, u, $0) }
      if let first, let second { return append(.add, first, second) }
      return first ?? second
    case .divide:
      guard let right else { return left.map { append(.divide, $0, v) } }
      let below = append(.multiply, v, v)
      let second = append(.multiply, u, right)
      let above = left.map { append(.subtract, append(.multiply, $0, v), second) }
      return append(.divide, above ?? append(.negate, second), below)
    case .power: return power(index, u, v, left, right)
    case .root:
      guard right == nil, let left else { return nil }
      let exponent = append(.divide, append(integer: 1), v)
      return append(.divide, append(.multiply, append(.multiply, exponent, index), left), u)
    case .logarithm:
      guard right == nil, let left else { return nil }
      return append(.divide, left, append(.multiply, u, append(.naturalLogarithm, v)))
    default: return left.flatMap { chain(node.operation, index, of: u, times: $0) }
    }
  }

  private mutating func power(
    _ index: Int32,
    _ u: Int32,
    _ v: Int32,
    _ left: Int32?,
    _ right: Int32?
  )
    -> Int32?
  {
    let first = left.map { left in
      let lower = append(.power, u, lowered(v))
      return append(.multiply, append(.multiply, v, lower), left)
    }
    guard let right else { return first }
    let isNatural = self[u].operation == .e
    let slope = isNatural ? right : append(.multiply, append(.naturalLogarithm, u), right)
    let second = append(.multiply, index, slope)
    return first.map { append(.add, $0, second) } ?? second
  }

  /// An exponent less 1.
  private mutating func lowered(_ exponent: Int32) -> Int32 {
    append(.subtract, exponent, append(integer: 1))
  }

  /// The derivative of a function of one argument.
  private mutating func chain(
    _ operation: Operation,
    _ index: Int32,
    of u: Int32,
    times slope: Int32
  ) -> Int32? {
    let square = append(.multiply, u, u)
    let one = append(integer: 1)
    /// slope · factor
    func product(_ factor: Int32, isNegative: Bool = false) -> Int32 {
      let product = append(.multiply, factor, slope)
      return isNegative ? append(.negate, product) : product
    }
    /// slope / divisor
    func quotient(_ divisor: Int32, isNegative: Bool = false) -> Int32 {
      let quotient = append(.divide, slope, divisor)
      return isNegative ? append(.negate, quotient) : quotient
    }
    let (lessSquare, moreSquare) = (append(.subtract, one, square), append(.add, square, one))
    switch operation {
    case .squareRoot: return quotient(append(.multiply, append(integer: 2), index))
    case .absolute: return product(append(.divide, u, index))
    case .naturalLogarithm: return quotient(u)
    case .sine: return product(append(.cosine, u))
    case .cosine: return product(append(.sine, u), isNegative: true)
    case .tangent: return quotient(append(.multiply, append(.cosine, u), append(.cosine, u)))
    case .cotangent:
      return quotient(append(.multiply, append(.sine, u), append(.sine, u)), isNegative: true)
    case .secant: return product(append(.multiply, index, append(.tangent, u)))
    case .cosecant:
      return product(append(.multiply, index, append(.cotangent, u)), isNegative: true)
    case .arcsine: return quotient(append(.squareRoot, lessSquare))
    case .arccosine: return quotient(append(.squareRoot, lessSquare), isNegative: true)
    case .arctangent: return quotient(moreSquare)
    case .arccotangent: return quotient(moreSquare, isNegative: true)
    case .arcsecant, .arccosecant:
      let root = append(.squareRoot, append(.subtract, square, one))
      let below = append(.multiply, append(.absolute, u), root)
      return quotient(below, isNegative: operation == .arccosecant)
    case .hyperbolicSine: return product(append(.hyperbolicCosine, u))
    case .hyperbolicCosine: return product(append(.hyperbolicSine, u))
    case .hyperbolicTangent: return product(append(.subtract, one, append(.multiply, index, index)))
    case .hyperbolicCotangent:
      return product(append(.subtract, one, append(.multiply, index, index)))
    case .hyperbolicSecant:
      return product(append(.multiply, index, append(.hyperbolicTangent, u)), isNegative: true)
    case .hyperbolicCosecant:
      return product(append(.multiply, index, append(.hyperbolicCotangent, u)), isNegative: true)
    case .areaSine: return quotient(append(.squareRoot, moreSquare))
    case .areaCosine: return quotient(append(.squareRoot, append(.subtract, square, one)))
    case .areaTangent, .areaCotangent: return quotient(lessSquare)
    case .areaSecant:
      return quotient(append(.multiply, u, append(.squareRoot, lessSquare)), isNegative: true)
    case .areaCosecant:
      let below = append(.multiply, append(.absolute, u), append(.squareRoot, moreSquare))
      return quotient(below, isNegative: true)
    default: return nil
    }
  }
}
