// SPDX-License-Identifier: Apache-2.0
package import AnswerMatching
internal import LudusCore

/// The meaning of an answer: an expression, a relation, or several of them.
package struct Statement: Hashable, Sendable {
  package enum Shape: Hashable, Sendable {
    case single
    /// Several that all hold, as in a chain of inequalities.
    case all
    /// Several of which one holds.
    case any
    /// Several separated by a comma or semicolon.
    case list
    case set
    /// Several in order, in brackets of these kinds: a point or an interval.
    case tuple(Interval)
    /// Rows of so many values, one after the other.
    case matrix(columns: Int)
    /// Intervals joined to one set: the brackets of each, whose ends are two clauses. Clauses
    /// behind them are numbers that are taken out.
    case union([Interval])
    /// All real numbers but some.
    case reals
    /// Several points of so many coordinates, one after the other.
    case points(columns: Int)
  }

  /// The meaning of values in brackets.
  enum Meaning: Hashable, Sendable {
    case intervalOrPoint, interval
    /// Points, and their names where they have some.
    case points([String?])

    /// Whether both can be the same, points of one name under no other.
    func isCompatible(with other: Meaning) -> Bool {
      switch (self, other) {
      case (.points, .interval), (.interval, .points): false
      case (.points(let own), .points(let others)) where own.count == 1 && others.count == 1:
        own[0] == nil || others[0] == nil || own == others
      default: true
      }
    }
  }

  /// The brackets of an interval.
  package struct Interval: Hashable, Sendable {
    var includesLower: Bool
    var includesUpper: Bool

    /// Round ones, which are those of points too.
    static let open = Interval(includesLower: false, includesUpper: false)
    static let closed = Interval(includesLower: true, includesUpper: true)
  }

  /// An expression, or two of them and how they compare.
  package struct Clause: Hashable, Sendable {
    var left: Int32
    var relation: Relation?
    var right: Int32 = -1
  }

  var tree: ExpressionTree
  var shape: Shape
  var clauses: [Clause]
  /// The number of clauses that hold together in each group of which one holds; empty where each
  /// stands alone.
  var groups: [Int] = []
  var meaning = Meaning.intervalOrPoint
  /// The question to ask when only this of several readings is right, where there is one.
  package var doubt: [Verdict.ExpressionFault] = []
  /// Whether it is what is left of all real numbers without the set.
  var isComplement = false
  /// The variable that is said to be an integer.
  var integerParameter: String?
  /// The statement with letters that follow a fraction below its bar, where there are some.
  var withLongDenominators: [Statement] = []

  /// The most clauses that are kept.
  static let clauseLimit = 32

  /// The variables by name, without declared functions.
  package var variables: [String] { tree.names.filter { !$0.hasSuffix("(") } }
}

extension Verdict.StatementKind {
  init(_ statement: Statement) {
    self =
      switch statement.shape {
      case .tuple, .union, .matrix, .reals, .points: .pair
      case .list, .set, .any: .list
      case .single, .all:
        switch statement.clauses.first?.relation {
        case nil: .expression
        case .equal?: .equation
        default: .inequality
        }
      }
  }
}

extension Statement {
  /// The clause of a statement that is no more than that.
  var onlyClause: Clause? { shape == .single && clauses.count == 1 ? clauses[0] : nil }

  var isExpression: Bool {
    shape == .single && clauses.count == 1 && clauses[0].relation == nil
  }

  var isUnion: Bool {
    if case .union = shape { true } else { false }
  }

  /// Whether it is two ends in brackets.
  var isInterval: Bool {
    if case .tuple = shape { clauses.count == 2 } else { false }
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

  /// The first letter of a product of letters that stands before a value: `Ekin = ½ m v²` has most
  /// likely a name of several letters.
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

  /// The values of equations for several unknowns, in the order of their names; nil for anything
  /// else.
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

/// The numbers a + kp for all integers k, of several a and p: the solutions of trigonometric
/// equations.
struct Progressions {
  private var parts: [(start: Double, period: Double)] = []
  /// The letter that stands for the integers.
  let letter: String
  private let unknown: String?
  /// Whether it is said that a letter stands for all integers, or seen by an unknown and π.
  let isPeriodic: Bool

  /// The letters that stand for integers unless others are named.
  static let usualNames: Set<String> = ["k", "n", "m", "l", "z"]
  /// The letters of unknowns, as opposed to those of formulas: S = (n − 2)π is one formula for each
  /// n.
  private static let unknowns: Set<String> = ["x", "y", "t", "phi", "theta", "alpha", "beta"]
  /// The parts that progressions of different periods are cut into at most.
  private static let maximumParts = 240

  init?(_ statement: Statement) {
    guard let (unknown, values) = statement.solutions(allowsIndices: true), !values.isEmpty else {
      return nil
    }
    let tree = statement.tree
    let names = values.reduce(into: Set<String>()) { $0.formUnion(tree.names(below: $1)) }
    guard names.count == 1, let name = names.first, let place = tree.names.firstIndex(of: name),
      statement.integerParameter.map({ $0 == name }) ?? Self.usualNames.contains(name)
    else { return nil }
    letter = name
    self.unknown = unknown
    isPeriodic =
      statement.integerParameter != nil
      || unknown.map(Self.unknowns.contains) == true && tree.nodes.contains { $0.operation == .pi }
    let exact = ExactValues(tree) { _ in nil }
    for value in values {
      let numbers = [0.0, 1, 2, -5].compactMap { integer -> Double? in
        var point = tree.names.map { _ in 0.5 }
        point[place] = integer
        var values: [Approximation?] = []
        tree.evaluate(
          at: point,
          places: Array(tree.names.indices),
          convention: .real,
          exact: exact,
          into: &values
        )
        guard let number = values[Int(value)], number.isReal, number.isInformative else {
          return nil
        }
        return number.real
      }
      guard numbers.count == 4 else { return nil }
      let period = numbers[1] - numbers[0]
      let isLinear = zip([2, -5], numbers[2...]).allSatisfy { factor, number in
        abs(numbers[0] + factor * period - number) <= 1e-10 * (abs(numbers[0]) + abs(period))
      }
      guard isLinear, abs(period) > 1e-6 else { return nil }
      parts.append((numbers[0], abs(period)))
    }
  }

  /// Whether both are the same numbers; nil where the periods have no common multiple that is
  /// small.
  func isSame(as other: Progressions) -> Bool? {
    guard unknown == nil || other.unknown == nil || unknown == other.unknown else { return false }
    let unit = parts[0].period
    var common = 1
    for part in parts + other.parts {
      guard let multiple = (1...60).first(where: { Self.isWhole(unit * Double($0) / part.period) })
      else { return nil }
      common = common / Int(UInt(common).greatestCommonDivisor(with: UInt(multiple))) * multiple
      guard common <= Self.maximumParts else { return nil }
    }
    let length = unit * Double(common)
    guard let own = starts(upTo: length), let others = other.starts(upTo: length) else {
      return nil
    }
    func isCovered(_ some: [Double], by all: [Double]) -> Bool {
      some.allSatisfy { start in all.contains { Self.isWhole((start - $0) / length) } }
    }
    return isCovered(own, by: others) && isCovered(others, by: own)
  }

  /// The numbers that begin progressions of one length.
  private func starts(upTo length: Double) -> [Double]? {
    let count = parts.reduce(0.0) { $0 + length / $1.period }
    guard count <= Double(Self.maximumParts) else { return nil }
    return parts.flatMap { start, period in
      (0..<Int((length / period).rounded())).map { start + Double($0) * period }
    }
  }

  private static func isWhole(_ number: Double) -> Bool {
    abs(number) < 1e6 && abs(number - number.rounded()) < 1e-9
  }
}
