// SPDX-License-Identifier: Apache-2.0
package import LudusCore

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
  /// The number of nodes to evaluate at a point, for all clauses that may have to be compared.
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
  /// They differ; where it was seen, with the value of each variable of the pair, if it was seen at
  /// real numbers.
  case unequal(at: [Double]?)
  case undecided

  var isUnequal: Bool {
    if case .unequal = self { true } else { false }
  }
}

/// Equations that have the same solutions but for points where a denominator is 0: (y + 5)/x = 2
/// and y = 2x − 5.
///
/// One difference of sides is then the other one times powers of the denominators, and where such a
/// denominator is 0 the side without it is not. Both are decided at random points modulo a prime,
/// as equality is.
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

  /// Whether a quantity is 0, or has no value, everywhere that a denominator is 0; also where that
  /// is not known.
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

extension ExpressionTree {
  /// Appends an expression of another tree, with other nodes in the place of some.
  ///
  /// - Parameters:
  ///   - root: The root of the expression there.
  ///   - other: The other tree.
  ///   - replacement: The node here that stands for one there, or nil when it is copied.
  /// - Returns: Its root here, or nil when there is no room.
  mutating func append(
    _ root: Int32,
    of other: ExpressionTree,
    replacement: (Node) -> Int32? = { _ in nil }
  ) -> Int32? {
    var copies: [Int32: Int32] = [:]
    for index in other.nodes(below: root).sorted() where copies[index] == nil {
      let node = other[index]
      guard nodes.count < Self.nodeLimit - 1 else { return nil }
      if let replaced = replacement(node) {
        copies[index] = replaced
        continue
      }
      switch node.operation {
      case .number:
        copies[index] = append(other.literals[Int(node.left)], of: other)
      case .variable: copies[index] = append(variable: other.names[Int(node.left)])
      case .call:
        guard let argument = copies[node.left] else { return nil }
        let name = other.names[Int(node.right)]
        copies[index] = append(call: String(name.dropLast()), of: argument)
      default:
        let arity = node.operation.arity
        copies[index] = append(
          node.operation,
          arity > 0 ? copies[node.left] ?? -1 : -1,
          arity > 1 ? copies[node.right] ?? -1 : -1
        )
      }
    }
    return copies[root]
  }

  /// The nodes below a node, itself included.
  func nodes(below node: Int32) -> [Int32] {
    var found: [Int32] = []
    var open = [node]
    while let next = open.popLast() {
      found.append(next)
      let arity = self[next].operation.arity
      if arity > 0 { open.append(self[next].left) }
      if arity > 1 { open.append(self[next].right) }
      // Parts that are shared would be walked again and again.
      guard found.count <= Self.nodeLimit * 4 else { break }
    }
    return found
  }

  /// Whether an expression divides by a variable.
  func divides(below node: Int32) -> Bool {
    nodes(below: node).contains { index in
      switch self[index].operation {
      case .divide: !names(below: self[index].right).isEmpty
      // A power may have an exponent below 0.
      case .power: self[self[index].right].operation != .number
      default: false
      }
    }
  }

  /// The names of the variables and declared functions of an expression.
  func names(below node: Int32) -> Set<String> {
    var found: Set<String> = []
    for index in nodes(below: node) {
      let node = self[index]
      if node.operation == .variable { found.insert(names[Int(node.left)]) }
      if node.operation == .call { found.insert(names[Int(node.right)]) }
    }
    return found
  }
}

/// The values at which two expressions are compared, and the differences that do not matter.
package struct ComparisonRules: Hashable, Sendable {
  /// The source of points and primes.
  let seed: UInt64
  let fields: [ModularField]
  /// Whether variables stand for complex numbers, and roots are principal ones.
  let isComplex: Bool
  /// The variables that stand for positive numbers.
  let positive: Set<String>
  /// Whether equations count that are equal but where a denominator is 0.
  let ignoresRemovablePoints: Bool
  /// Whether `x = 11` is the number 11.
  let allowsLeadingVariable: Bool
  /// Whether a law may be solved for another quantity; nil for where it is a formula of physics.
  let allowsRearrangement: Bool?
  /// The tolerance between a number and an exact value.
  private(set) var tolerance: ToleranceRule?

  package init(
    seed: UInt64,
    isComplex: Bool = false,
    positive: [String] = [],
    ignoresRemovablePoints: Bool = false,
    allowsLeadingVariable: Bool = true,
    allowsRearrangement: Bool? = nil,
    tolerance: ToleranceRule? = nil
  ) {
    self.seed = seed
    fields = seed == Self.standardSeed ? Self.standardFields : ModularField.fields(seed: seed)
    self.isComplex = isComplex
    self.positive = Set(positive.map(ExpressionNotation.canonical))
    self.ignoresRemovablePoints = ignoresRemovablePoints
    self.allowsLeadingVariable = allowsLeadingVariable
    self.allowsRearrangement = allowsRearrangement
    self.tolerance = tolerance
  }

  /// The seed unless another one is given.
  package static let standardSeed: UInt64 = 0x4C75_6475_7320_4D61
  private static let standardFields = ModularField.fields(seed: standardSeed)

  /// The same where only equal values count.
  var exact: ComparisonRules {
    var copy = self
    copy.tolerance = nil
    return copy
  }
}

/// The tolerance between one number and another.
package indirect enum ToleranceRule: Hashable, Sendable {
  case absolute(Rational)
  case relative(Rational)
  case significantFigures(Int)
  case decimalPlaces(Int)

  /// Whether a number is near enough to the accepted one.
  ///
  /// - Throws: ``ExactArithmeticError/tooLarge`` when a number on the way is too long.
  package func accepts(_ number: Rational, for accepted: Rational) throws(ExactArithmeticError)
    -> Bool
  {
    if number == accepted { return true }
    switch self {
    case .absolute(let width):
      return width.isZero ? false : try (number - accepted).magnitude <= width
    case .relative(let share):
      return try (number - accepted).magnitude <= share * accepted.magnitude
    case .significantFigures(let figures):
      return try number.rounded(significantFigures: figures)
        == accepted.rounded(significantFigures: figures)
    case .decimalPlaces(let places):
      return try number.rounded(decimalPlaces: places) == accepted.rounded(decimalPlaces: places)
    }
  }
}
