// SPDX-License-Identifier: Apache-2.0
package import AnswerMatching
internal import LudusCore

/// An expression with one of the slips in it that learners make again and again.
struct ExpressionSlips {
  struct Slip {
    var name: String
    var tree: ExpressionTree
    var root: Int32
  }

  private let source: ExpressionTree
  private let root: Int32

  init(_ tree: ExpressionTree, root: Int32) {
    source = tree
    self.root = root
  }

  /// The expression with each slip in each place.
  var all: [Slip] { ofValue + ofParts }

  // MARK: The whole value

  private var ofValue: [Slip] {
    let powers = [10, 100, 1000].flatMap { ten in
      [changed("powerOfTen", .multiply, ten), changed("powerOfTen", .divide, ten)]
    }
    var slips = [changed("factorTwo", .multiply, 2), changed("factorTwo", .divide, 2)] + powers
    var tree = source
    let opposite = tree.append(.negate, root)
    slips.append(Slip(name: "sign", tree: tree, root: opposite))
    tree = source
    let one = tree.append(integer: 1)
    let inverse = tree.append(.divide, one, root)
    return slips + [Slip(name: "reciprocal", tree: tree, root: inverse)]
  }

  private func changed(_ name: String, _ operation: Operation, _ factor: UInt64) -> Slip {
    var tree = source
    let number = tree.append(integer: factor)
    let changed = tree.append(operation, root, number)
    return Slip(name: name, tree: tree, root: changed)
  }

  // MARK: A part

  private var ofParts: [Slip] {
    source.nodes(below: root).flatMap(slips)
  }

  private func slips(at index: Int32) -> [Slip] {
    let node = source[index]
    switch node.operation {
    case .add, .subtract:
      let other: Operation = node.operation == .add ? .subtract : .add
      let flipped = replacing(index, "termSign") { $0.append(other, node.left, node.right) }
      // The first term has its sign before it.
      let first = replacing(index, "termSign") { tree in
        tree.append(node.operation, tree.append(.negate, node.left), node.right)
      }
      return [flipped] + (isSum(node.left) ? [] : [first])
    case .multiply: return brackets(index)
    case .power: return binomials(index)
    case .sine, .cosine, .tangent:
      return [Operation.multiply, .divide].map { operation in
        replacing(index, "degrees") { tree in
          let half = tree.append(integer: 180)
          let degree = tree.append(.divide, tree.append(.pi), half)
          return tree.append(node.operation, tree.append(operation, node.left, degree))
        }
      }
    default: return []
    }
  }

  private func isSum(_ node: Int32) -> Bool {
    source[node].operation == .add || source[node].operation == .subtract
  }

  /// 2(x + 3) as 2x + 3 or x + 2·3, and 2(x + y + 3) as 2x + y + 3 too.
  private func brackets(_ index: Int32) -> [Slip] {
    let node = source[index]
    return [(node.left, node.right), (node.right, node.left)].flatMap { factor, sum in
      guard isSum(sum), !isSum(factor) else { return [Slip]() }
      let terms = source[sum]
      let missed = replacing(index, "bracket") { tree in
        tree.append(terms.operation, tree.append(.multiply, factor, terms.left), terms.right)
      }
      let onlyLast = replacing(index, "bracket") { tree in
        tree.append(terms.operation, terms.left, tree.append(.multiply, terms.right, factor))
      }
      guard isSum(terms.left) else { return [missed, onlyLast] }
      let first = source[terms.left]
      let onlyFirst = replacing(index, "bracket") { tree in
        let start = tree.append(.multiply, factor, first.left)
        let middle = tree.append(first.operation, start, first.right)
        return tree.append(terms.operation, middle, terms.right)
      }
      return [missed, onlyLast, onlyFirst]
    }
  }

  /// (a + b)² as a² + b², and (a − b)² as a² − b² or a² + b².
  private func binomials(_ index: Int32) -> [Slip] {
    let node = source[index]
    let exact = ExactValues(source) { _ in nil }
    guard isSum(node.left), let exponent = exact[node.right], exponent.isInteger,
      exponent.numerator == 2
    else { return [] }
    let terms = source[node.left]
    let operations: [Operation] = terms.operation == .add ? [.add] : [.subtract, .add]
    return operations.map { operation in
      replacing(index, "binomial") { tree in
        let first = tree.append(.power, terms.left, node.right)
        return tree.append(operation, first, tree.append(.power, terms.right, node.right))
      }
    }
  }

  /// The expression with another one in the place of a node.
  private func replacing(
    _ index: Int32,
    _ name: String,
    by make: (inout ExpressionTree) -> Int32
  ) -> Slip {
    var tree = source
    let replacement = make(&tree)
    guard index != root else { return Slip(name: name, tree: tree, root: replacement) }
    var copies = [index: replacement]
    // Nodes come after those that they are made of, so one walk finds all that changes.
    for above in (index + 1)...root {
      let node = source[above]
      let arity = node.operation.arity
      let left = arity > 0 ? copies[node.left] : nil
      let right = arity > 1 ? copies[node.right] : nil
      guard left != nil || right != nil else { continue }
      copies[above] = tree.append(node.operation, left ?? node.left, right ?? node.right)
    }
    return Slip(name: name, tree: tree, root: copies[root] ?? root)
  }
}

extension StatementPair {
  /// The one mistake that explains a wrong answer, or nil when none or several do.
  package func slip() -> Verdict.AlgebraMismatch? {
    guard answer.tree.nodes.count + expected.tree.nodes.count <= Self.maximumNodes else {
      return nil
    }
    if answer.isChainOfEquations || answer.isCalculation && answer.tree.names.isEmpty,
      answer.hasBrokenLink(by: pair.rules)
    {
      return .brokenChain
    }
    if !answer.meaning.isCompatible(with: expected.meaning), case .points = answer.meaning,
      case .points(let names) = expected.meaning
    {
      return .otherPoint(names.compactMap(\.self).joined())
    }
    return slipInSet ?? slipInInterval ?? slipInEntries ?? slipInValue
  }

  /// Larger expressions are no exercises, and take long to look at in so many ways.
  private static let maximumNodes = 120

  // MARK: Several values

  /// Solutions that are missing or too many.
  private var slipInSet: Verdict.AlgebraMismatch? {
    let own: [[Int32]]
    let others: [[Int32]]
    if let (name, values) = answer.solutions(allowsIndices: true),
      let (other, wanted) = expected.solutions(allowsIndices: false),
      name == nil || other == nil || name == other
    {
      (own, others) = (values.map { [$0] }, wanted.map { [$0] })
    } else if let (names, rows) = answer.points, let (wantedNames, wanted) = expected.points,
      names == nil || wantedNames == nil || names == wantedNames, rows[0].count == wanted[0].count
    {
      (own, others) = (rows, wanted)
    } else {
      return nil
    }
    guard others.count > 1, !own.isEmpty else { return nil }
    let table = own.map { a in others.map { equality(ofPoint: a, $0) } }
    let isTooMany = table.contains { !$0.contains(.equal) }
    let isMissing = others.indices.contains { column in !table.contains { $0[column] == .equal } }
    guard isTooMany != isMissing else { return nil }
    return isTooMany ? .solutionTooMany : .solutionMissing
  }

  private var slipInInterval: Verdict.AlgebraMismatch? {
    guard let (own, wanted) = asRealSets, own != wanted, own.isLike(wanted) else { return nil }
    return .endOfInterval
  }

  private var slipInEntries: Verdict.AlgebraMismatch? {
    guard answer.clauses.count == expected.clauses.count, answer.clauses.count > 1 else {
      return nil
    }
    let columns: Int
    switch (answer.shape, expected.shape) {
    case (.matrix(let own), .matrix(let wanted)) where own * wanted == answer.clauses.count:
      columns = wanted
    case (.tuple, .tuple), (.matrix, .matrix): columns = 0
    default: return nil
    }
    if columns > 0 {
      let rows = answer.clauses.count / columns
      let isTransposed = answer.clauses.indices.allSatisfy { index in
        let (row, column) = (index / rows, index % rows)
        return equality(answer.clauses[index], expected.clauses[column * columns + row]) == .equal
      }
      if isTransposed { return .transposed }
    }
    guard answer.shape == expected.shape else { return nil }
    let place = answer.clauses.indices.first {
      equality(answer.clauses[$0], expected.clauses[$0]) != .equal
    }
    return place.map { .entry("\($0 + 1)") }
  }

  // MARK: One value

  private var slipInValue: Verdict.AlgebraMismatch? {
    guard let (value, wanted) = comparedValues else { return nil }
    // Where a decimal may be rounded, it is rounded too far.
    if pair.rules.tolerance == nil, isRounded(value, of: wanted) { return .rounded }
    var found: Set<String> = []
    // An answer that has no value where it is looked at equals no slip, and to see that takes
    // longest.
    var undecided = 0
    for slip in ExpressionSlips(expected.tree, root: wanted).all where !found.contains(slip.name) {
      let changed = Statement(
        tree: slip.tree,
        shape: .single,
        clauses: [Statement.Clause(left: slip.root, relation: nil)]
      )
      let other = ExpressionPair(answer, changed, by: pair.rules)
      switch other.equality(.init(value), .init(slip.root)) {
      case .equal: found.insert(slip.name)
      case .unequal: break
      case .undecided: undecided += 1
      }
      if undecided == 3 { return nil }
    }
    return found.count == 1 ? found.first.map(Verdict.AlgebraMismatch.slip) : nil
  }

  /// The two expressions of which one should be the other; a name before each is the same.
  private var comparedValues: (Int32, Int32)? {
    guard let a = answer.onlyClause, let b = expected.onlyClause else { return nil }
    switch (a.relation, b.relation) {
    case (nil, nil): return (a.left, b.left)
    case (.equal, .equal):
      guard let own = answer.definition(a), let wanted = expected.definition(b),
        own.name == wanted.name
      else { return nil }
      return (own.value, wanted.value)
    default: return nil
    }
  }

  /// Whether a decimal is a constant rounded where it ends.
  private func isRounded(_ value: Int32, of wanted: Int32) -> Bool {
    let node = answer.tree[value]
    let number = node.operation == .negate ? answer.tree[node.left] : node
    guard pair.names.isEmpty, number.operation == .number else { return false }
    let literal = answer.tree.literals[Int(number.left)]
    guard literal.hasDecimalSign, literal.decimals > 0, literal.digits >= 2 else { return false }
    var draws = NumericDraws(pair)
    guard let (x, y) = draws.values(.init(value), .init(wanted), at: []) else { return false }
    var unit = 1.0
    for _ in 0..<min(literal.decimals, 20) { unit /= 10 }
    return (x - y).magnitude <= unit * 0.5000001
  }
}

extension Statement {
  /// Whether two neighbors in a chain of equations are not equal.
  fileprivate func hasBrokenLink(by rules: ComparisonRules) -> Bool {
    let own = ExpressionPair(self, self, by: rules)
    let isNamed = clauses.first.flatMap { loneVariable($0.left) } != nil
    return clauses.dropFirst(isNamed ? 1 : 0).contains { link in
      own.equality(.init(link.left), .init(link.right)).isUnequal
    }
  }
}
