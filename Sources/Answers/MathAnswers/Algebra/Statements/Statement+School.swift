// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

extension Statement {
  /// The clause of a statement that is no more than that.
  var onlyClause: Clause? { shape == .single && clauses.count == 1 ? clauses[0] : nil }

  var isExpression: Bool {
    shape == .single && clauses.count == 1 && clauses[0].relation == nil
  }

  var isUnion: Bool {
    if case .union = shape { true } else { false }
  }

  /// Whether one expression after another is equal: a = b = c.
  var isChainOfEquations: Bool {
    shape == .all && clauses.count > 1 && clauses.allSatisfy { $0.relation == .equal }
      && zip(clauses, clauses.dropFirst()).allSatisfy { $0.right == $1.left }
  }

  /// Whether it is one equation with something to work out on the left: `5 + 6 = 11`.
  var isCalculation: Bool {
    guard let clause = onlyClause, clause.relation == .equal else { return false }
    return tree[clause.left].operation.arity > 0 && tree[clause.left].operation != .negate
  }

  func loneVariable(_ node: Int32) -> String? {
    tree[node].operation == .variable ? tree.names[Int(tree[node].left)] : nil
  }

  /// The name and the value of an equation with a variable alone on one side.
  func definition(_ clause: Clause) -> (name: String, value: Int32)? {
    guard clause.relation == .equal else { return nil }
    for (side, value) in [(clause.left, clause.right), (clause.right, clause.left)] {
      if let name = loneVariable(side), !tree.names(below: value).contains(name) {
        return (name, value)
      }
    }
    return nil
  }

  /// The first letter of a product of letters that stands before a value: `Ekin = ½ m v²` has most likely a name of several letters.
  func definitionOfLetters(_ clause: Clause) -> (name: String, value: Int32)? {
    guard clause.relation == .equal else { return nil }
    let letters: [Operation] = [.variable, .imaginaryUnit, .e]
    var node = clause.left
    while tree[node].operation == .multiply,
      letters.contains(tree[tree[node].right].operation)
    {
      node = tree[node].left
    }
    guard node != clause.left, let name = loneVariable(node) else { return nil }
    return (name, clause.right)
  }

  /// The values that one unknown takes, and its name where it is given.
  ///
  /// - Parameters:
  ///   - allowsIndices: Whether x₁ and x₂ are values of x.
  ///   - allowsAnd: Whether "x = 2 and x = −2" lists two values, as it does in everyday language.
  /// - Returns: Nil for what is no list of values of one unknown.
  func solutions(allowsIndices: Bool, allowsAnd: Bool = false) -> (name: String?, values: [Int32])?
  {
    guard groups.isEmpty else { return nil }
    var names: [String] = []
    var values: [Int32] = []
    for clause in clauses {
      if clause.relation == nil {
        values.append(clause.left)
      } else if let (name, value) = definition(clause) {
        names.append(name)
        values.append(value)
      } else {
        return nil
      }
    }
    let bases = Set(names.map { allowsIndices ? String($0.prefix { $0 != "_" }) : $0 })
    guard bases.count <= 1 else { return nil }
    switch shape {
    case .single, .any, .set, .list: break
    // "2 and −2" are two solutions, but no x is 2 and −2.
    case .all where names.isEmpty || Set(names).count == clauses.count && clauses.count > 1: break
    // Links of a chain share their ends: 2 = x = −2 lists nothing.
    case .all
    where allowsAnd && zip(clauses, clauses.dropFirst()).allSatisfy { $0.right != $1.left }:
      break
    case .all, .tuple, .matrix, .union, .reals, .points: return nil
    }
    return (bases.first, values)
  }

  /// The clauses that hold together, for each of the cases of which one holds.
  var groupsOfClauses: [[Clause]] {
    guard !groups.isEmpty else {
      return shape == .any ? clauses.map { [$0] } : [clauses]
    }
    var rest = clauses[...]
    return groups.map { count in
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
  }

  /// The values of equations for several unknowns, in the order of their names; nil for anything else.
  private func coordinates(_ clauses: [Clause]) -> (names: [String], values: [Int32])? {
    let parts = clauses.compactMap(definition).sorted { $0.name < $1.name }
    // With indices they can be several values of one unknown, which have no order.
    guard clauses.count > 1, parts.count == clauses.count,
      Set(parts.map(\.name)).count == parts.count,
      !parts.contains(where: { $0.name.contains("_") })
    else { return nil }
    return (parts.map(\.name), parts.map(\.value))
  }

  /// The coordinates of points, and their names where the points are given as equations.
  var points: (names: [String]?, rows: [[Int32]])? {
    let values = clauses.map(\.left)
    let isPlain = clauses.allSatisfy { $0.relation == nil }
    switch shape {
    case .points(let columns) where isPlain:
      let starts = stride(from: 0, to: values.count, by: columns)
      return (nil, starts.map { Array(values[$0..<$0 + columns]) })
    case .tuple(.open) where isPlain && meaning != .interval: return (nil, [values])
    case .list, .all, .any:
      let parts = groupsOfClauses.compactMap(coordinates)
      guard parts.count == groupsOfClauses.count, let names = parts.first?.names,
        parts.allSatisfy({ $0.names == names })
      else { return nil }
      return (names, parts.map(\.values))
    default: return nil
    }
  }

  /// Whether two numbers go down, so that they are the ends of no interval.
  var descends: Bool {
    let exact = ExactValues(tree) { _ in nil }
    guard clauses.count == 2, let first = exact[clauses[0].left],
      let second = exact[clauses[1].left],
      let difference = first.subtracting(second)
    else { return false }
    return difference.numerator > 0
  }

  func renaming(_ names: [String: String]) -> Statement {
    var copy = self
    var tree = ExpressionTree()
    func renamed(_ node: ExpressionTree.Node) -> String? {
      node.operation == .variable ? names[self.tree.names[Int(node.left)]] : nil
    }
    for index in copy.clauses.indices {
      let clause = clauses[index]
      for part in [\Clause.left, \Clause.right] where clause[keyPath: part] >= 0 {
        var replaced: [String: Int32] = [:]
        for name in names.values { replaced[name] = tree.append(variable: name) }
        let node = tree.append(clause[keyPath: part], of: self.tree) { node in
          renamed(node).flatMap { replaced[$0] }
        }
        guard let node else { return self }
        copy.clauses[index][keyPath: part] = node
      }
    }
    copy.tree = tree
    return copy
  }

  /// The vector that a sum of multiples of i, j and k is.
  func components(of node: Int32, count: Int) -> Statement? {
    let units = ["i", "j", "k"].prefix(count)
    guard
      tree.names(below: node).isSuperset(of: ["j"])
        || tree.nodes.contains(where: {
          $0.operation == .imaginaryUnit
        }), tree.names(below: node).isSubset(of: ["i", "j", "k"]),
      count == 3 || !tree.names.contains("k")
    else { return nil }
    var tree = ExpressionTree()
    func value(at point: [Int]) -> Int32? {
      let numbers = units.indices.map { tree.append(integer: UInt64(point[$0])) }
      return tree.append(node, of: self.tree) { node in
        switch node.operation {
        case .imaginaryUnit: return numbers[0]
        case .variable:
          return units.firstIndex(of: self.tree.names[Int(node.left)]).map { numbers[$0] }
        default: return nil
        }
      }
    }
    let points = units.indices.map { axis in units.indices.map { $0 == axis ? 1 : 0 } }
    let parts = points.compactMap(value)
    guard parts.count == count, let sum = value(at: [2, 3, 5]) else { return nil }
    // Only what is linear is a vector.
    let exact = ExactValues(tree) { _ in nil }
    var total: Fraction? = .zero
    for (part, factor) in zip(parts, [2, 3, 5]) {
      total = exact[part]?.multiplied(by: Fraction(factor)).flatMap { total?.adding($0) }
    }
    guard let total, total == exact[sum] else { return nil }
    return Statement(
      tree: tree,
      shape: .tuple(.open),
      clauses: parts.map { Clause(left: $0, relation: nil) }
    )
  }
}
