// SPDX-License-Identifier: Apache-2.0
package import AnswerMatching
internal import LudusCore

/// A statement of propositional logic: letters with "not", "and", "or", "xor", "implies" and "iff"
/// between them.
package struct Proposition: Hashable, Sendable {
  private indirect enum Node: Hashable, Sendable {
    case letter(Int)
    case constant(Bool)
    case not(Node)
    case binary(Connective, Node, Node)
  }

  /// The connectives, the one that binds least first.
  private enum Connective: Int, Hashable, Sendable, CaseIterable {
    case iff, implies, or, xor, and

    func holds(_ a: Bool, _ b: Bool) -> Bool {
      switch self {
      case .iff: a == b
      case .implies: !a || b
      case .or: a || b
      case .xor: a != b
      case .and: a && b
      }
    }
  }

  private let root: Node
  /// The letters in their alphabetical order.
  private let letters: [String]

  /// The most letters, of which there are a thousand rows.
  private static let maximumLetters = 10
  private static let maximumDepth = 64
  private static let maximumTokens = 400

  /// Reads a proposition, or returns nil for what is none.
  package init?(_ text: String) {
    guard let tokens = Self.tokens(of: text), tokens.count <= Self.maximumTokens else { return nil }
    letters = Set(tokens.compactMap { if case .letter(let name) = $0 { name } else { nil } })
      .sorted()
    guard letters.count <= Self.maximumLetters else { return nil }
    var rest = tokens[...]
    guard let root = Self.read(&rest, from: 0, letters, depth: 0), rest.isEmpty else { return nil }
    self.root = root
  }

  /// The first row of the truth table in which two propositions differ, with the value of each
  /// letter.
  ///
  /// - Returns: Nil when they have the same table, and an empty row when there are too many letters
  ///   for one.
  package func firstDifference(from other: Proposition) -> [String: Bool]? {
    let names = Set(letters).union(other.letters).sorted()
    guard names.count <= Self.maximumLetters else { return [:] }
    // Rows go down from "all true", as tables do.
    for row in 0..<(1 << names.count) {
      let values = names.enumerated().map { index, name in
        (name, row >> (names.count - 1 - index) & 1 == 0)
      }
      let table = Dictionary(values) { first, _ in first }
      if holds(table) != other.holds(table) { return table.isEmpty ? ["": true] : table }
    }
    return nil
  }

  private func holds(_ values: [String: Bool]) -> Bool {
    let values = letters.map { values[$0] ?? false }
    func holds(_ node: Node) -> Bool {
      switch node {
      case .letter(let index): values[index]
      case .constant(let value): value
      case .not(let inner): !holds(inner)
      case .binary(let connective, let a, let b): connective.holds(holds(a), holds(b))
      }
    }
    return holds(root)
  }

  // MARK: Reading

  private enum Token: Hashable {
    case letter(String)
    case constant(Bool)
    case connective(Connective)
    case not, open, close
  }

  private static let words: [String: Token] = [
    "not": .not, "nicht": .not, "and": .connective(.and), "und": .connective(.and),
    "or": .connective(.or), "oder": .connective(.or), "v": .connective(.or),
    "xor": .connective(.xor), "implies": .connective(.implies), "iff": .connective(.iff),
    "true": .constant(true), "false": .constant(false), "wahr": .constant(true),
    "falsch": .constant(false), "lnot": .not, "neg": .not, "land": .connective(.and),
    "wedge": .connective(.and), "lor": .connective(.or), "vee": .connective(.or),
    "oplus": .connective(.xor), "Rightarrow": .connective(.implies), "to": .connective(.implies),
    "rightarrow": .connective(.implies), "Leftrightarrow": .connective(.iff),
    "leftrightarrow": .connective(.iff),
  ]

  /// The signs, the longer ones first.
  private static let signs: [(String, Token)] = [
    ("<=>", .connective(.iff)), ("<->", .connective(.iff)), ("=>", .connective(.implies)),
    ("->", .connective(.implies)), ("&&", .connective(.and)), ("||", .connective(.or)),
    ("&", .connective(.and)), ("|", .connective(.or)), ("∧", .connective(.and)),
    ("∨", .connective(.or)), ("¬", .not), ("!", .not), ("~", .not), ("⊕", .connective(.xor)),
    ("⊻", .connective(.xor)), ("⇒", .connective(.implies)), ("→", .connective(.implies)),
    ("⇔", .connective(.iff)), ("↔", .connective(.iff)), ("(", .open), (")", .close),
    ("[", .open), ("]", .close),
  ]

  private static func tokens(of text: String) -> [Token]? {
    var tokens: [Token] = []
    var rest = text[...]
    while let character = rest.first {
      if character.isWhitespace || character == "\\" {
        rest.removeFirst()
      } else if let (sign, token) = signs.first(where: { rest.hasPrefix($0.0) }) {
        tokens.append(token)
        rest.removeFirst(sign.count)
      } else if character.isLetter {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        tokens.append(words[String(word)] ?? words[word.lowercased()] ?? .letter(String(word)))
        rest = rest[word.endIndex...]
      } else {
        return nil
      }
      guard tokens.count <= maximumTokens else { return nil }
    }
    return tokens
  }

  /// Reads what is joined by the connectives from a level on; "implies" goes from right to left.
  private static func read(
    _ rest: inout ArraySlice<Token>,
    from level: Int,
    _ letters: [String],
    depth: Int
  ) -> Node? {
    guard depth <= maximumDepth else { return nil }
    guard level < Connective.allCases.count else { return operand(&rest, letters, depth: depth) }
    guard var node = read(&rest, from: level + 1, letters, depth: depth) else { return nil }
    while case .connective(let connective)? = rest.first, connective.rawValue == level {
      rest.removeFirst()
      let isChained = connective == .implies
      let next =
        isChained
        ? read(&rest, from: level, letters, depth: depth + 1)
        : read(&rest, from: level + 1, letters, depth: depth)
      guard let next else { return nil }
      node = .binary(connective, node, next)
    }
    return node
  }

  private static func operand(_ rest: inout ArraySlice<Token>, _ letters: [String], depth: Int)
    -> Node?
  {
    switch rest.popFirst() {
    case .letter(let name)?: return letters.firstIndex(of: name).map(Node.letter)
    case .constant(let value)?: return .constant(value)
    case .not?:
      guard depth < maximumDepth else { return nil }
      return operand(&rest, letters, depth: depth + 1).map(Node.not)
    case .open?:
      guard let node = read(&rest, from: 0, letters, depth: depth + 1), rest.popFirst() == .close
      else { return nil }
      return node
    default: return nil
    }
  }
}

/// Describes how an expression is written apart from the order of terms and factors, and from the
/// brackets around some of them.
///
/// Nothing is worked out: x·x is no x², 2/4 no 1/2 and −(−x) no x.
struct OrderlessForm {
  private let tree: ExpressionTree
  private let view: FormTree
  private var found: [String] = []

  init(_ tree: ExpressionTree) {
    self.tree = tree
    view = FormTree(tree)
    for node in tree.nodes.indices {
      found.append(view.isInner[node] ? "" : text(of: Int32(node)))
    }
  }

  func text(of clause: Statement.Clause) -> String {
    let left = look(clause.left)
    guard let relation = clause.relation else { return left }
    let sides = [left, look(clause.right)]
    switch relation {
    case .equal, .unequal: return "\(relation.rawValue):\(sides.sorted().joined(separator: "|"))"
    default: return "\(relation.rawValue):\(sides.joined(separator: "|"))"
    }
  }

  private func look(_ node: Int32) -> String {
    found.indices.contains(Int(node)) && !found[Int(node)].isEmpty
      ? found[Int(node)] : text(of: node)
  }

  private func text(of index: Int32) -> String {
    let node = tree[index]
    switch node.operation {
    case .number:
      let literal = tree.literals[Int(node.left)]
      let limbs = tree.limbs[Int(literal.limbs.lowerBound)..<Int(literal.limbs.upperBound)]
      return limbs.map { String($0) }.joined(separator: "_") + "e\(literal.decimals)"
        + (literal.hasDecimalSign ? "." : "")
    case .variable: return tree.names[Int(node.left)]
    case .call: return tree.names[Int(node.right)] + look(node.left) + ")"
    case .add, .subtract: return "(\(terms(index).sorted().joined(separator: "+")))"
    case .negate, .multiply, .divide: return product(index, minus: 0)
    case .power: return "\(look(node.left))^\(look(node.right))"
    // A square root is a power too.
    case .squareRoot: return "\(look(node.left))^[1e0/2e0]"
    default:
      let arity = node.operation.arity
      let second = arity > 1 ? "," + look(node.right) : ""
      return "\(node.operation.rawValue)(\(arity > 0 ? look(node.left) : "")\(second))"
    }
  }

  /// The terms of a sum; a difference adds the opposite.
  private func terms(_ root: Int32) -> [String] {
    var texts: [String] = []
    var open = [(node: root, minus: 0)]
    while let (index, minus) = open.popLast() {
      let node = tree[index]
      switch node.operation {
      case .add where minus == 0, .subtract where minus == 0:
        open.append((node.left, 0))
        open.append((node.right, node.operation == .subtract ? 1 : 0))
      case .add, .subtract: texts.append("-\(minus)*\(look(index))")
      default: texts.append(product(index, minus: minus))
      }
    }
    return texts
  }

  /// The factors of a product, each minus sign being one of them.
  private func product(_ root: Int32, minus: Int) -> String {
    var minus = minus
    var (above, below): ([String], [String]) = ([], [])
    var open = [(node: root, isBelow: false)]
    while let (index, isBelow) = open.popLast() {
      let node = tree[index]
      switch node.operation {
      case .multiply: open += [(node.left, isBelow), (node.right, isBelow)]
      case .divide: open += [(node.left, isBelow), (node.right, !isBelow)]
      case .negate:
        minus += 1
        open.append((node.left, isBelow))
      default: isBelow ? below.append(look(index)) : above.append(look(index))
      }
    }
    let top = above.sorted().joined(separator: "*")
    guard minus > 0 || above.count != 1 || !below.isEmpty else { return top }
    return "\(minus > 0 ? "-\(minus)" : "")[\(top)/\(below.sorted().joined(separator: "*"))]"
  }
}

extension StatementPair {
  /// Whether the answer is the sum of partial fractions of the accepted one.
  package func isPartialFractions(in name: String) -> TaskOutcome {
    guard let clause = answer.onlyClause, clause.relation == nil else {
      return .wrong(.otherKind(.expression))
    }
    let result = equality()
    guard result == .equal else { return TaskOutcome(result) }
    let (view, looks) = (FormTree(answer.tree), CanonicalForm(answer.tree))
    return view.isPartialFractions(clause.left, in: name, looks: looks)
      ? .right : .wrong(.algebra(.notPartialFractions))
  }

  /// Whether both are written alike, apart from the order of terms and factors.
  package func isEqualUpToOrder() -> TaskOutcome {
    let (left, right) = (OrderlessForm(answer.tree), OrderlessForm(expected.tree))
    let (a, b) = (answer.clauses.map(left.text), expected.clauses.map(right.text))
    if answer.shape == expected.shape, a.sorted() == b.sorted() {
      guard case .tuple = answer.shape, a != b else { return .right }
    }
    return equality() == .equal ? .wrong(.form(.likeAccepted)) : .wrong(nil)
  }

  /// Whether both are written alike.
  package func isIdentical() -> TaskOutcome {
    if answer == expected { return .right }
    return equality() == .equal ? .wrong(.form(.likeAccepted)) : .wrong(nil)
  }

  /// Whether the answer is the accepted one with other letters.
  ///
  /// - Parameter kept: The letters that stay.
  /// - Returns: Undecided with more letters than can be tried, and where many orders leave it open.
  package func isEqualUpToRenaming(keeping kept: [String]) -> TaskOutcome {
    let (own, wanted) = (Set(answer.tree.names), Set(expected.tree.names))
    guard kept.allSatisfy({ own.contains($0) == wanted.contains($0) }), own.count == wanted.count
    else { return .wrong(nil) }
    let names = own.subtracting(kept).sorted()
    let others = wanted.subtracting(kept).sorted()
    guard names.count == others.count, names.count <= Self.maximumRenamed else { return .undecided }
    var undecided = 0
    for order in Self.permutations(of: others) {
      let renamed = answer.renaming(Dictionary(zip(names, order)) { first, _ in first })
      let pair = StatementPair(
        answer: renamed,
        expected: expected,
        by: pair.rules
      )
      switch pair.equalityOfClauses() {
      case .equal: return .right
      case .undecided: undecided += 1
      case .unequal: break
      }
      if undecided == Self.maximumUndecided { break }
    }
    return undecided > 0 ? .undecided : .wrong(nil)
  }

  /// The most letters that are renamed, which have 720 orders.
  private static let maximumRenamed = 6
  /// The most orders that are tried in vain: as many as four letters have.
  ///
  /// To see that nothing is known takes longest.
  private static let maximumUndecided = 24

  private static func permutations(of names: [String]) -> [[String]] {
    guard let first = names.first else { return [[]] }
    return permutations(of: Array(names.dropFirst())).flatMap { rest in
      (0...rest.count).map { place in Array(rest[..<place]) + [first] + Array(rest[place...]) }
    }
  }
}

/// The result of an answer test.
package enum TaskOutcome: Hashable, Sendable {
  case right
  /// Wrong, with the reason where it is known.
  case wrong(Verdict.Mismatch.Reason?)
  case undecided

  init(_ equality: Equality) {
    switch equality {
    case .equal: self = .right
    case .unequal: self = .wrong(nil)
    case .undecided: self = .undecided
    }
  }
}

/// The subject of an answer test on calculus.
package struct CalculusTask: Hashable, Sendable {
  /// The function whose derivative or antiderivative is asked; that of the accepted answer when it
  /// is nil.
  package var function: Statement?
  package var variable: String
  /// The names that are no constants of integration, apart from the variable.
  package var parameters: [String]
  package var requiresConstant: Bool

  package init(
    function: Statement?,
    variable: String,
    parameters: [String],
    requiresConstant: Bool
  ) {
    self.function = function
    self.variable = variable
    self.parameters = parameters
    self.requiresConstant = requiresConstant
  }
}

extension RequiredForm {
  /// Whether an answer that is equal to an accepted one has the form.
  package func isMet(by answer: Statement, as expected: Statement) -> Bool {
    if self == .likeAccepted { return Self.looksLike(answer, expected) }
    let view = FormTree(answer.tree)
    let looks = CanonicalForm(answer.tree)
    return answer.clauses.allSatisfy { clause in
      if self == .simplified, !view.isReduced(clause, looks: looks) { return false }
      let sides = clause.relation == nil ? [clause.left] : [clause.left, clause.right]
      return sides.allSatisfy { isMet(by: $0, in: view, looks: looks) }
    }
  }

  private func isMet(by node: Int32, in view: FormTree, looks: CanonicalForm) -> Bool {
    switch self {
    case .expanded: view.isExpanded(node)
    case .factored: view.isFactored(node, looks: looks)
    case .simplified: view.isSimplified(node, looks: looks)
    case .lowestTerms: view.isInLowestTerms(node)
    case .singleFraction: view.isSingleFraction(node)
    case .completedSquare(let variable): view.isCompletedSquare(node, in: variable)
    case .noDecimals: view.hasNoDecimals(node)
    case .likeAccepted: true
    }
  }

  private static func looksLike(_ answer: Statement, _ expected: Statement) -> Bool {
    let (left, right) = (CanonicalForm(answer.tree), CanonicalForm(expected.tree))
    let (a, b) = (answer.clauses.map(left.text), expected.clauses.map(right.text))
    return if case .tuple = answer.shape { a == b } else { a.sorted() == b.sorted() }
  }
}

extension FormTree {
  func isExpanded(_ node: Int32) -> Bool {
    nodes(below: node).allSatisfy { index in
      let (left, right) = (tree[index].left, tree[index].right)
      switch tree[index].operation {
      case .multiply: return !isSum(left) && !isSum(right)
      case .power:
        guard let exponent = exact[right], exponent.isInteger else { return true }
        return exponent.numerator < 2 || !isSum(left) && tree[left].operation != .multiply
      default: return true
      }
    }
  }

  func isFactored(_ node: Int32, looks: CanonicalForm) -> Bool {
    var irreducibility = Irreducibility()
    return isFactored(node, looks: looks, by: &irreducibility)
  }

  private func isFactored(
    _ node: Int32,
    looks: CanonicalForm,
    by irreducibility: inout Irreducibility
  ) -> Bool {
    let (above, below, _) = factors(node)
    return (above + below).allSatisfy { factor in
      let base = unsigned(power(factor).base).node
      guard isSum(base) else {
        // A product that was raised to a power is looked at factor by factor.
        return tree[base].operation != .multiply
          || isFactored(base, looks: looks, by: &irreducibility)
      }
      var generators = PolynomialGenerators()
      guard let polynomial = polynomial(base, looks: looks, generators: &generators) else {
        return true
      }
      return (polynomial.content ?? 1) <= 1 && irreducibility.isIrreducible(polynomial)
    }
  }

  func isInLowestTerms(_ node: Int32) -> Bool {
    nodes(below: node).allSatisfy { index in
      guard tree[index].operation == .divide else { return true }
      let (left, right) = (tree[index].left, tree[index].right)
      if let above = exact[left], let below = exact[right] {
        return above.isInteger && below.isInteger
          && above.numerator.magnitude.greatestCommonDivisor(with: below.numerator.magnitude) == 1
          && abs(below.numerator) != 1
      }
      return nodes(below: right).allSatisfy { below in
        let isRoot = tree[below].operation == .squareRoot || tree[below].operation == .root
        return !isRoot || !isConstant(tree[below].left)
      }
    }
  }

  private func isConstant(_ node: Int32) -> Bool {
    nodes(below: node).allSatisfy { tree[$0].operation != .variable && tree[$0].operation != .call }
  }

  func isSingleFraction(_ node: Int32) -> Bool {
    let root = unsigned(node).node
    let isFraction = tree[root].operation == .divide
    return nodes(below: root).allSatisfy { index in
      switch tree[index].operation {
      case .divide: return isFraction && index == root
      case .power: return exact[tree[index].right].map { $0.numerator >= 0 } ?? true
      default: return true
      }
    }
  }

  func isCompletedSquare(_ node: Int32, in variable: String) -> Bool {
    let name = ExpressionNotation.canonical(variable)
    func contains(_ node: Int32) -> Bool {
      nodes(below: node).contains {
        tree[$0].operation == .variable && tree.names[Int(tree[$0].left)] == name
      }
    }
    let moving = terms(node).filter { contains($0.node) }
    guard let term = moving.first else { return true }
    let (above, below, _) = factors(term.node)
    let bases = above.filter(contains)
    guard moving.count == 1, bases.count == 1, !below.contains(where: contains) else {
      return false
    }
    let (base, exponent) = power(bases[0])
    guard let exponent else { return false }
    // Below the square the variable stands alone in one term.
    let linear = terms(base).filter { contains($0.node) }
    guard exact[exponent] == Fraction(2), linear.count == 1 else { return false }
    let (factors, divisors, _) = factors(linear[0].node)
    let own = factors.filter(contains)
    return own.count == 1 && tree[own[0]].operation == .variable
      && !divisors.contains(where: contains)
  }

  func hasNoDecimals(_ node: Int32) -> Bool {
    nodes(below: node).allSatisfy { index in
      tree[index].operation != .number || !tree.literals[Int(tree[index].left)].hasDecimalSign
    }
  }
}
