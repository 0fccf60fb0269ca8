// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore

extension StatementPair {
  /// Whether the answer is an antiderivative.
  package func isAntiderivative(_ task: CalculusTask) -> TaskOutcome {
    if let value = answer.withoutName(where: { $0 == "F" }) {
      return with(value).isAntiderivative(task)
    }
    guard let given = answer.onlyClause, given.relation == nil else {
      return .wrong(.otherKind(.expression))
    }
    guard let function = task.function ?? expected.derivative(in: task.variable),
      let slope = answer.derivative(in: task.variable)
    else { return .undecided }
    switch equality(slope, function) {
    case .undecided: return .undecided
    case .unequal:
      let isDerived = isDerivedInstead(function, slope, task)
      return .wrong(.algebra(isDerived ? .derivedInstead : .otherDerivative))
    case .equal: break
    }
    guard task.requiresConstant else { return .right }
    // A constant of integration of the accepted answer is none of the names that the function
    // depends on.
    let depended = function.variables.filter { name in
      function.derivative(in: name).map { equality($0, .zero) } != .equal
    }
    let known = Set(depended + [task.variable] + task.parameters)
    let constants = answer.variables.filter { !known.contains($0) }
    guard let constant = constants.first else { return .wrong(.algebra(.constantMissing)) }
    // A constant that is multiplied or stands in a function is not one of integration.
    guard constants.count == 1, answer.isAdded(constant) else {
      return .wrong(.algebra(.constantNotAdded))
    }
    if expected.hasAbsoluteLogarithm, answer.hasBareLogarithm(in: task.variable) {
      return .wrong(.algebra(.logarithmWithoutAbsoluteValue))
    }
    if answer.hasAbsoluteLogarithm, answer.hasBareLogarithm(in: task.variable) {
      return .wrong(.algebra(.logarithmWithoutAbsoluteValue))
    }
    return .right
  }

  /// Whether the answer is the derivative of the function, with a constant or without.
  private func isDerivedInstead(_ function: Statement, _ slope: Statement, _ task: CalculusTask)
    -> Bool
  {
    guard let second = function.derivative(in: task.variable) else { return false }
    if equality(answer, second) == .equal { return !second.tree.names.isEmpty }
    guard let third = second.derivative(in: task.variable) else { return false }
    return equality(third, .zero).isUnequal && equality(slope, third) == .equal
  }

  /// Whether the answer is a derivative.
  package func isDerivative(_ task: CalculusTask) -> TaskOutcome {
    if let value = answer.withoutName(where: { $0.hasSuffix("'") }) {
      return with(value).isDerivative(task)
    }
    guard let given = answer.onlyClause, given.relation == nil, let wanted = expected.onlyClause,
      wanted.relation == nil
    else { return .wrong(.otherKind(.expression)) }
    let derivative = task.function.map { $0.derivative(in: task.variable) } ?? expected
    guard let derivative else { return .undecided }
    let result = equality(answer, derivative)
    guard result.isUnequal else { return TaskOutcome(result) }
    if let function = task.function {
      if let slope = answer.derivative(in: task.variable), equality(slope, function) == .equal {
        return .wrong(.algebra(.integratedInstead))
      }
      for inner in function.innerFunctions(of: task.variable) {
        guard let factor = inner.derivative(in: task.variable),
          let product = answer.multiplied(by: factor), equality(product, derivative) == .equal
        else { continue }
        return .wrong(.algebra(.chainRuleFactorMissing))
      }
    }
    return .wrong(nil)
  }

  /// Whether the answer differs from the accepted one by a constant.
  ///
  /// - Parameter task: The variable and which names are no constants; every name of the accepted
  ///   answer when it is nil.
  /// - Returns: Undecided where there is no rule for the derivative.
  package func isEqualUpToConstant(_ task: CalculusTask?) -> TaskOutcome {
    guard let given = answer.onlyClause, given.relation == nil, let wanted = expected.onlyClause,
      wanted.relation == nil, let difference = answer.minus(expected)
    else { return .wrong(.otherKind(.expression)) }
    func isConstant(in name: String) -> Equality {
      guard let slope = difference.derivative(in: name) else { return .undecided }
      return equality(slope, .zero)
    }
    guard let task else {
      let result = Self.all(expected.variables.map(isConstant))
      return result.isUnequal ? .wrong(.different) : TaskOutcome(result)
    }
    let result = isConstant(in: task.variable)
    // No value shows that two expressions differ by more than a constant.
    if result.isUnequal { return .wrong(.different) }
    guard result == .equal, task.requiresConstant else { return TaskOutcome(result) }
    let known = Set([task.variable] + task.parameters)
    let constants = answer.variables.filter { !known.contains($0) }
    guard let constant = constants.first, constants.count == 1 else {
      return .wrong(.algebra(constants.isEmpty ? .constantMissing : .constantNotAdded))
    }
    let isFree = isConstant(in: constant)
    return isFree.isUnequal
      ? .right : isFree == .equal ? .wrong(.algebra(.constantMissing)) : .undecided
  }

  private func with(_ answer: Statement) -> StatementPair {
    StatementPair(answer: answer, expected: expected, by: pair.rules)
  }

  private func equality(_ a: Statement, _ b: Statement) -> Equality {
    StatementPair(answer: a, expected: b, by: pair.rules).equality()
  }
}

extension Statement {
  static let zero: Statement = {
    var tree = ExpressionTree()
    let node = tree.append(integer: 0)
    return Statement(tree: tree, shape: .single, clauses: [Clause(left: node, relation: nil)])
  }()

  /// The value of an equation with such a name alone on the left: `y' = 3x²`.
  fileprivate func withoutName(where isName: (String) -> Bool) -> Statement? {
    guard let clause = onlyClause, clause.relation == .equal,
      loneVariable(clause.left).map(isName) == true
    else { return nil }
    var copy = self
    copy.clauses = [Clause(left: clause.right, relation: nil)]
    return copy
  }

  /// The derivative of an expression, or nil where none is found.
  func derivative(in name: String) -> Statement? {
    guard let clause = onlyClause, clause.relation == nil else { return nil }
    var copy = self
    guard let root = copy.tree.appendDerivative(of: clause.left, in: name) else { return nil }
    copy.clauses = [Clause(left: root, relation: nil)]
    return copy
  }

  func minus(_ other: Statement) -> Statement? { combined(.subtract, with: other) }

  func multiplied(by other: Statement) -> Statement? { combined(.multiply, with: other) }

  private func combined(_ operation: Operation, with other: Statement) -> Statement? {
    guard let own = onlyClause, let foreign = other.onlyClause else { return nil }
    var copy = self
    guard let right = copy.tree.append(foreign.left, of: other.tree),
      copy.tree.nodes.count < ExpressionTree.nodeLimit
    else { return nil }
    let root = copy.tree.append(operation, own.left, right)
    copy.clauses = [Clause(left: root, relation: nil)]
    return copy
  }

  /// Whether a name is a term of the expression, or multiplied by a number, and occurs nowhere
  /// else.
  func isAdded(_ name: String) -> Bool {
    guard let clause = onlyClause else { return false }
    let terms = FormTree(tree).terms(clause.left).filter {
      tree.names(below: $0.node).contains(name)
    }
    return terms.count == 1 && tree.names(below: terms[0].node) == [name]
  }

  /// Whether a logarithm has an absolute value for its argument.
  var hasAbsoluteLogarithm: Bool {
    tree.nodes.contains {
      $0.operation == .naturalLogarithm && tree[$0.left].operation == .absolute
    }
  }

  /// Whether a logarithm has an argument that can be negative.
  func hasBareLogarithm(in name: String) -> Bool {
    tree.nodes.contains { node in
      node.operation == .naturalLogarithm && tree[node.left].operation != .absolute
        && tree.names(below: node.left).contains(name) && !tree.isPositive(node.left)
    }
  }

  /// The arguments of functions, roots and powers, apart from the variable itself.
  func innerFunctions(of name: String) -> [Statement] {
    tree.nodes.compactMap { node in
      guard node.operation.arity > 0 else { return nil }
      switch node.operation {
      case .negate, .add, .subtract, .multiply, .divide: return nil
      case .power, .root, .logarithm:
        let part = tree.names(below: node.left).contains(name) ? node.left : node.right
        return inner(part, name)
      default: return inner(node.left, name)
      }
    }
  }

  private func inner(_ node: Int32, _ name: String) -> Statement? {
    guard tree[node].operation.arity > 0, tree.names(below: node).contains(name) else { return nil }
    return Statement(tree: tree, shape: .single, clauses: [Clause(left: node, relation: nil)])
  }
}

extension ExpressionTree {
  /// Whether it is seen that an expression is positive: sums of squares and positive numbers,
  /// powers of e.
  func isPositive(_ root: Int32) -> Bool {
    var signs: [(isPositive: Bool, isSquare: Bool)] = []
    for node in nodes.prefix(Int(root) + 1) {
      let left = node.operation.arity > 0 ? signs[Int(node.left)] : (false, false)
      let right = node.operation.arity > 1 ? signs[Int(node.right)] : (false, false)
      let isPositive =
        switch node.operation {
        case .number, .e, .pi, .hyperbolicCosine: true
        case .add:
          left.0 && (right.0 || right.1) || right.0 && left.1
        case .multiply, .divide: left.0 && right.0
        case .power: left.0
        default: false
        }
      let isSquare = node.operation == .power && isEven(node.right) || node.operation == .absolute
      signs.append((isPositive, isSquare))
    }
    return signs.last?.isPositive ?? false
  }

  private func isEven(_ node: Int32) -> Bool {
    guard self[node].operation == .number else { return false }
    let literal = literals[Int(self[node].left)]
    return literal.decimals == 0 && literal.limbs.count == 1
      && limbs[Int(literal.limbs.lowerBound)].isMultiple(of: 2)
  }
}

extension FormTree {
  /// Whether an expression is a sum of partial fractions: below each bar one power of something
  /// that does not factor, and above it a polynomial of a smaller degree.
  func isPartialFractions(_ node: Int32, in name: String, looks: CanonicalForm) -> Bool {
    var denominators: Set<String> = []
    var irreducibility = Irreducibility()
    return terms(node).allSatisfy { term in
      isPartialFraction(term.node, name, looks, &denominators, &irreducibility)
    }
  }

  private func isPartialFraction(
    _ node: Int32,
    _ name: String,
    _ looks: CanonicalForm,
    _ denominators: inout Set<String>,
    _ irreducibility: inout Irreducibility
  ) -> Bool {
    func moves(_ node: Int32) -> Bool { tree.names(below: node).contains(name) }
    let (above, below, _) = factors(node)
    var numerators = above.filter(moves)
    var divisors = below.filter(moves)
    for factor in numerators where isNegativePower(factor) { divisors.append(factor) }
    numerators.removeAll(where: isNegativePower)
    guard let divisor = divisors.first else {
      // A number times a sum is a sum, and everything else without a bar is a polynomial.
      guard numerators.count == 1, isSum(numerators[0]) else {
        return !numerators.contains { hasDivisor($0, moves: moves) }
      }
      return terms(unsigned(numerators[0]).node).allSatisfy {
        isPartialFraction($0.node, name, looks, &denominators, &irreducibility)
      }
    }
    guard divisors.count == 1 else { return false }
    let base = unsigned(power(unsigned(divisor).node).base).node
    var generators = PolynomialGenerators()
    guard let variable = generators.number(of: name),
      let polynomial = polynomial(base, looks: looks, generators: &generators),
      polynomial.primitive.map({ irreducibility.isIrreducible($0) }) ?? true
    else { return false }
    var product: SparsePolynomial? = SparsePolynomial(.one)
    for numerator in numerators {
      guard let factor = self.polynomial(numerator, looks: looks, generators: &generators) else {
        return false
      }
      product = product.flatMap { generators.product($0, factor) }
    }
    guard let product, product.degree(in: variable) < polynomial.degree(in: variable) else {
      return false
    }
    // x/(x² + 4) − 3/(x² + 4) is as far apart as it gets; 1/x + 2/x is not put together.
    let text = looks.text(of: unsigned(divisor).node)
    return product.degrees(in: variable).allSatisfy { degree in
      denominators.insert("\(degree) \(text)").inserted
    }
  }

  private func hasDivisor(_ node: Int32, moves: (Int32) -> Bool) -> Bool {
    nodes(below: node).contains { index in
      tree[index].operation == .divide && moves(tree[index].right) || isNegativePower(index)
    }
  }

  private func isNegativePower(_ node: Int32) -> Bool {
    power(unsigned(node).node).exponent.flatMap { exact[$0] }.map { $0.numerator < 0 } ?? false
  }
}

extension SparsePolynomial {
  func degree(in generator: Int) -> Int { degrees(in: generator).max() ?? 0 }

  func degrees(in generator: Int) -> Set<Int> {
    Set(terms.keys.map { generator < $0.count ? $0[generator] : 0 })
  }

  /// The polynomial without the largest number that divides it; nil when its coefficients are no
  /// integers.
  var primitive: SparsePolynomial? {
    guard let content, content > 1, let inverse = Fraction(1, over: content) else { return self }
    return SparsePolynomial(.zero).adding(self, times: inverse)
  }
}
