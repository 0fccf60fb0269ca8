// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// Equations that have the same solutions but for points where a denominator is 0: (y + 5)/x = 2 and y = 2x − 5.
///
/// One difference of sides is then the other one times powers of the denominators, and where such a denominator is
/// 0 the side without it is not. Both are decided at random points modulo a prime, as equality is.
extension ExpressionPair {
  private static let maximumDivisors = 4
  private static let exponents = [0, -1, 1, -2, 2]

  func isEqualButForRemovablePoints(_ a: Quantity, _ b: Quantity) -> Bool {
    guard isRational(a, b), effort <= Self.maximumEffort / 50 else { return false }
    let divisors =
      left.divisors(of: a).map { (left, $0) } + right.divisors(of: b).map { (right, $0) }
    guard 1...Self.maximumDivisors ~= divisors.count else { return false }
    let field = rules.fields[0]
    var generator = SeededGenerator(seed: rules.seed)
    var samples: [(ratio: UInt64, divisors: [UInt64])] = []
    for _ in 0..<12 where samples.count < 6 {
      let point = ModularPoint(drawnBy: &generator, in: field, variables: names.count)
      guard let x = left.value(of: a, at: point), let y = right.value(of: b, at: point),
        x != 0, y != 0
      else { continue }
      let values = divisors.compactMap { side, node in side.value(of: Quantity(node), at: point) }
      guard values.count == divisors.count, !values.contains(0) else { continue }
      samples.append((field.multiply(x, field.inverse(y)), values))
    }
    guard samples.count == 6 else { return false }
    let count = divisors.reduce(1) { count, _ in count * Self.exponents.count }
    return (1..<count).contains { number in
      var rest = number
      let powers = divisors.map { _ in
        defer { rest /= Self.exponents.count }
        return Self.exponents[rest % Self.exponents.count]
      }
      let products = samples.map { sample in
        zip(sample.divisors, powers).reduce(sample.ratio) { product, next in
          let base = next.1 > 0 ? field.inverse(next.0) : next.0
          return field.multiply(product, field.power(base, UInt64(next.1.magnitude)))
        }
      }
      guard products.allSatisfy({ $0 == products[0] }) else { return false }
      return zip(divisors, powers).allSatisfy { divisor, power in
        power == 0
          || !isZero(power < 0 ? b : a, in: power < 0 ? right : left, where: divisor, &generator)
      }
    }
  }

  /// Whether a quantity is 0, or has no value, everywhere that a denominator is 0; also where that is not known.
  private func isZero(
    _ quantity: Quantity,
    in side: Side,
    where divisor: (side: Side, node: Int32),
    _ generator: inout SeededGenerator
  ) -> Bool {
    let field = rules.fields[0]
    let own = divisor.side.tree.names(below: divisor.node)
    return !names.indices.filter { own.contains(names[$0]) }.allSatisfy { variable in
      var point = ModularPoint(drawnBy: &generator, in: field, variables: names.count)
      let start = point.variables[variable]
      var values: [UInt64] = []
      for step in 0..<3 {
        point.variables[variable] = field.add(start, field.element(UInt64(step)))
        guard let value = divisor.side.value(of: Quantity(divisor.node), at: point) else {
          return false
        }
        values.append(value)
      }
      // Only a linear denominator is seen to be 0.
      let slope = field.subtract(values[1], values[0])
      guard slope != 0, field.subtract(values[2], values[1]) == slope else { return false }
      point.variables[variable] = field.subtract(
        start,
        field.multiply(values[0], field.inverse(slope))
      )
      return side.value(of: quantity, at: point).map { $0 != 0 } ?? false
    }
  }
}

extension ExpressionPair.Side {
  /// The factors below the bars of a quantity that can be 0.
  fileprivate func divisors(of quantity: ExpressionPair.Quantity) -> [Int32] {
    var open = quantity.nodes.flatMap(tree.nodes(below:)).sorted().compactMap { index in
      let node = tree[index]
      switch node.operation {
      case .divide: return node.right
      case .power:
        return outline.exact[node.right].map { $0.numerator < 0 } == true ? node.left : nil
      default: return nil
      }
    }
    var factors: [Int32] = []
    while let index = open.popLast(), factors.count < ExpressionTree.nodeLimit {
      let node = tree[index]
      switch node.operation {
      case .multiply, .divide: open += [node.left, node.right]
      case .negate, .power: open.append(node.left)
      default: if !tree.names(below: index).isEmpty { factors.append(index) }
      }
    }
    return factors
  }

  /// The value at a point, or nil where there is a division by 0.
  fileprivate func value(of quantity: ExpressionPair.Quantity, at point: ModularPoint) -> UInt64? {
    var values: [ModularFraction] = []
    tree.evaluate(at: point, places: places, outline: outline, into: &values)
    let parts = quantity.nodes.map { values[Int($0)] }
    guard parts.allSatisfy(\.isDefined) else { return nil }
    let field = point.field
    let numbers = parts.map { field.multiply($0.numerator, field.inverse($0.denominator)) }
    return numbers.dropFirst().reduce(numbers[0], field.subtract)
  }
}
