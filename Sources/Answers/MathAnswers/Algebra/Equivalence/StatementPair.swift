// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// An answer and an accepted one, clause by clause.
///
/// It never changes; a decision that names it passes on no copy of what both say.
package final class StatementPair: Sendable {
  let answer: Statement
  let expected: Statement
  let pair: ExpressionPair

  package init(answer: Statement, expected: Statement, by rules: ComparisonRules) {
    self.answer = answer
    self.expected = expected
    pair = ExpressionPair(answer, expected, by: rules)
  }

  /// Whether both say the same.
  package func equality() -> Equality {
    if answer == expected { return .equal }
    guard answer.meaning.isCompatible(with: expected.meaning), !mixesOrWithAnd else {
      return .unequal(at: nil)
    }
    let isComplement = answer.isComplement || expected.isComplement
    let result = isComplement ? .unequal(at: nil) : equalityOfClauses()
    if result == .equal { return .equal }
    switch schoolEquality() {
    case .equal: return .equal
    case .undecided where result.isUnequal: return .undecided
    default: break
    }
    return result == .undecided && looksSame ? .equal : result
  }

  /// Whether both are written alike, apart from the order of terms and factors.
  private var looksSame: Bool {
    guard answer.shape == expected.shape else { return false }
    let (left, right) = (CanonicalForm(answer.tree), CanonicalForm(expected.tree))
    return answer.clauses.map(left.text) == expected.clauses.map(right.text)
  }

  func equalityOfClauses() -> Equality {
    guard let order = Self.order(answer, expected) else { return .unequal(at: nil) }
    switch order {
    case .single: return equality(answer.clauses[0], expected.clauses[0])
    case .fixed:
      guard answer.clauses.count == expected.clauses.count else { return .unequal(at: nil) }
      return Self.all(zip(answer.clauses, expected.clauses).map { equality($0, $1) })
    case .free: return equalityOfSets()
    }
  }

  // MARK: Shapes

  private enum Order {
    case single, fixed, free
  }

  /// Returns the order in which the clauses of two statements are compared, or nil when the
  /// statements cannot be equal.
  private static func order(_ a: Statement, _ b: Statement) -> Order? {
    switch (a.shape, b.shape) {
    case (.single, .single): .single
    // The brackets of an interval say something; those of a vector of three do not.
    case (.tuple, .tuple):
      a.shape == b.shape || a.clauses.count > 2 && b.clauses.count > 2 ? .fixed : nil
    case (.matrix, .matrix): a.shape == b.shape ? .fixed : nil
    case (.tuple, _), (_, .tuple), (.points, _), (_, .points): nil
    // A comma can mean "and" or "or", and braces around a list say no more.
    case (.list, .set), (.set, .list), (.list, .all), (.all, .list), (.list, .any), (.any, .list):
      .free
    // Clauses can repeat one another: what stands alone may be such a list.
    case (.single, .all), (.all, .single), (.single, .any), (.any, .single), (.single, .list),
      (.list, .single):
      .free
    default: a.shape == b.shape ? .free : nil
    }
  }

  static func all(_ results: [Equality]) -> Equality {
    results.first(where: \.isUnequal) ?? results.first { $0 == .undecided } ?? .equal
  }

  /// Sets are equal when each clause of one equals one of the other.
  private func equalityOfSets() -> Equality {
    guard answer.groups.isEmpty, expected.groups.isEmpty else {
      return Self.equalityOfSets(answer.groupsOfClauses, expected.groupsOfClauses) { a, b in
        Self.equalityOfSets(a, b, by: equality)
      }
    }
    return Self.equalityOfSets(answer.clauses, expected.clauses, by: equality)
  }

  /// Whether each element of one list equals one of the other.
  static func equalityOfSets<Element>(
    _ a: [Element],
    _ b: [Element],
    by equality: (Element, Element) -> Equality
  ) -> Equality {
    let table = a.map { own in b.map { equality(own, $0) } }
    let columns = b.indices.map { column in any(table.map { $0[column] }) }
    return all(table.map(any) + columns)
  }

  static func any(_ results: [Equality]) -> Equality {
    if results.contains(.equal) { return .equal }
    return results.first { $0 == .undecided } ?? .unequal(at: nil)
  }

  // MARK: Clauses

  /// Whether two clauses say the same.
  func equality(_ a: Statement.Clause, _ b: Statement.Clause) -> Equality {
    guard let relation = a.relation, let other = b.relation else {
      return equalityOfValues(a, b)
    }
    guard relation.direction == other.direction else { return .unequal(at: nil) }
    let (x, y) = (ExpressionPair.Quantity(a), ExpressionPair.Quantity(b))
    let keepsOrder = relation.direction == .less || relation.direction == .lessOrEqual
    let result = pair.proportionality(x, y, keepsOrder: keepsOrder)
    guard result.isUnequal, !keepsOrder else { return result }
    if pair.rules.ignoresRemovablePoints, pair.isEqualButForRemovablePoints(x, y) { return .equal }
    return equalityOfSquares(a, b) ?? result
  }

  /// Whether two expressions are equal.
  private func equalityOfValues(_ a: Statement.Clause, _ b: Statement.Clause) -> Equality {
    switch (a.relation, b.relation) {
    case (nil, nil): pair.equality(.init(a.left), .init(b.left))
    default: .unequal(at: nil)
    }
  }

  /// Compares |u| = |v| as u² = v², which has the same solutions among the real numbers.
  private func equalityOfSquares(_ a: Statement.Clause, _ b: Statement.Clause) -> Equality? {
    let (x, y) = (Self.squared(a, in: answer), Self.squared(b, in: expected))
    guard let left = x ?? y.map({ _ in answer }), let right = y ?? x.map({ _ in expected }) else {
      return nil
    }
    let squares = ExpressionPair(left, right, by: pair.rules)
    return squares.proportionality(
      .init(x == nil ? a : left.clauses[0]),
      .init(y == nil ? b : right.clauses[0]),
      keepsOrder: false
    )
  }

  private static func squared(_ clause: Statement.Clause, in statement: Statement) -> Statement? {
    var tree = statement.tree
    guard tree[clause.left].operation == .absolute, tree[clause.right].operation == .absolute,
      tree.nodes.count + 4 < ExpressionTree.nodeLimit
    else { return nil }
    let two = tree.append(integer: 2)
    let left = tree.append(.power, tree[clause.left].left, two)
    let right = tree.append(.power, tree[clause.right].left, two)
    let squares = Statement.Clause(left: left, relation: clause.relation, right: right)
    return Statement(tree: tree, shape: .single, clauses: [squares])
  }
}

extension Relation {
  /// The relation with the smaller side first.
  var direction: Relation {
    switch self {
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    default: self
    }
  }
}

/// Compares what schools write in several ways: a result with its name, a chain of equations,
/// solutions, intervals.
extension StatementPair {
  /// Whether both say the same in the notation of schools; nil where that says nothing.
  func schoolEquality() -> Equality? {
    if let result = constantOfIntegration() ?? renamedInteger() { return result }
    if capitalLetters() == .equal || engineersUnit() == .equal { return .equal }
    guard !answer.isExpression || !expected.isExpression || isFormula else { return nil }
    let results = [
      chain, namedResult, solutions, points, progressions, realSets, vectors, clearedDenominators,
      rearrangedLaw, longDenominator,
    ].lazy.compactMap { $0() }
    var unequal: Equality?
    for result in results {
      if result == .equal { return .equal }
      unequal = unequal ?? result
    }
    return unequal
  }

  private func with(answer: Statement? = nil, expected: Statement? = nil) -> Equality {
    StatementPair(
      answer: answer ?? self.answer,
      expected: expected ?? self.expected,
      by: pair.rules
    ).equality()
  }

  // MARK: Chains and names

  /// A chain `x = 5 + 5 + 1 = 11` or `5 + 6 = 11` is its last link, when every link holds.
  private func chain() -> Equality? {
    guard answer.isChainOfEquations || expected.isExpression && answer.isCalculation,
      expected.clauses.count == 1, let first = answer.clauses.first,
      let last = answer.clauses.last
    else { return nil }
    let name = answer.loneVariable(first.left)
    let own = ExpressionPair(answer, answer, by: pair.rules)
    for link in answer.clauses.dropFirst(name == nil ? 0 : 1) {
      let result = own.equality(.init(link.left), .init(link.right))
      guard result == .equal else { return result.isUnequal ? .unequal(at: nil) : .undecided }
    }
    let end =
      name == nil
      ? Statement.Clause(left: last.right, relation: nil)
      : Statement.Clause(left: first.left, relation: .equal, right: last.right)
    return with(answer: Statement(tree: answer.tree, shape: .single, clauses: [end]))
  }

  /// `E = m c²` for `m c²`, and the reverse: a name that the other side does not know.
  private func namedResult() -> Equality? {
    guard pair.rules.allowsLeadingVariable, let a = answer.onlyClause, let b = expected.onlyClause
    else { return nil }
    switch (a.relation, b.relation) {
    case (.equal, nil):
      let letters = expected.variables.isEmpty ? nil : answer.definitionOfLetters(a)
      guard let (name, value) = answer.definition(a) ?? letters, !expected.variables.contains(name)
      else { return nil }
      return pair.equality(.init(value), .init(b.left))
    case (nil, .equal):
      guard let (name, value) = expected.definition(b), !answer.variables.contains(name) else {
        return nil
      }
      return pair.equality(.init(a.left), .init(value))
    default: return nil
    }
  }

  /// `x² + c` for `x² + C`: the constant of an integral, which is a term of its own, in the other
  /// case.
  private func constantOfIntegration() -> Equality? {
    guard expected.tree.names.contains("C"), answer.tree.names.contains("c"),
      !expected.tree.names.contains("c"), !answer.tree.names.contains("C"),
      // With a second capital letter, as in A + B + C, it is one of several quantities.
      expected.variables.filter({ $0.first?.isUppercase == true }) == ["C"],
      expected.variables.count > 1, let clause = expected.onlyClause
    else { return nil }
    let value = clause.relation == nil ? clause.left : expected.definition(clause)?.value
    guard let value, expected.tree.hasTerm("C", in: value) else { return nil }
    return with(answer: answer.renaming(["c": "C"]))
  }

  // MARK: Solutions

  /// Compares the values that an unknown takes: `x = 3 or x = −2`, `{3, −2}`, `x₁ = 3, x₂ = −2`,
  /// `±2`.
  private func solutions() -> Equality? {
    guard
      let (name, values) = answer.solutions(
        allowsIndices: true,
        allowsAnd: expected.shape != .single && expected.shape != .all
      ),
      let (other, wanted) = expected.solutions(allowsIndices: false),
      name == nil || other == nil || name == other
    else { return nil }
    // Then a number has no name, and a name is no number.
    if !pair.rules.allowsLeadingVariable, (name == nil) != (other == nil),
      answer.shape == .single || expected.shape == .single
    {
      return nil
    }
    return Self.equalityOfSets(values, wanted) { pair.equality(.init($0), .init($1)) }
  }

  /// `x = 2, y = 3` for the point `(2, 3)`, and the reverse: coordinates are in the order of the
  /// alphabet.
  private func points() -> Equality? {
    guard let (names, rows) = answer.points, let (others, wanted) = expected.points,
      names == nil || others == nil || names == others, rows[0].count == wanted[0].count
    else { return nil }
    if case .points(let own) = answer.meaning, case .points(let names) = expected.meaning,
      own.count == rows.count, names.count == wanted.count, !own.contains(nil), !names.contains(nil)
    {
      return Self.equalityOfSets(Array(zip(own, rows)), Array(zip(names, wanted))) { a, b in
        a.0 == b.0 ? equality(ofPoint: a.1, b.1) : .unequal(at: nil)
      }
    }
    return Self.equalityOfSets(rows, wanted, by: equality(ofPoint:_:))
  }

  func equality(ofPoint a: [Int32], _ b: [Int32]) -> Equality {
    Self.all(zip(a, b).map { pair.equality(.init($0), .init($1)) })
  }

  /// `x = nπ` for `x = kπ`: the solutions of an equation that has them again and again.
  private func progressions() -> Equality? {
    guard let a = Progressions(answer), let b = Progressions(expected) else { return nil }
    guard b.isPeriodic || a.isPeriodic && a.letter == b.letter else { return nil }
    return a.isSame(as: b).map { $0 ? .equal : .unequal(at: nil) }
  }

  /// `nπ` for `kπ`, where nothing says of which unknown it is the value.
  private func renamedInteger() -> Equality? {
    guard answer.isExpression, expected.isExpression, answer.tree.names.count == 1,
      expected.tree.names.count == 1, let own = answer.tree.names.first,
      let wanted = expected.tree.names.first, own != wanted,
      Progressions.usualNames.isSuperset(of: [own, wanted]),
      expected.tree.nodes.contains(where: { $0.operation == .pi })
    else { return nil }
    return with(answer: answer.renaming([own: wanted]))
  }

  private func realSets() -> Equality? {
    let areClausesCompared =
      answer.shape == expected.shape && answer.groups.isEmpty && expected.groups.isEmpty
      && !answer.isUnion
    let canRepeat = answer.shape == .all || answer.shape == .any
    guard let (own, wanted) = asRealSets,
      pair.rules.tolerance != nil || !areClausesCompared || canRepeat || own.isWorkedOut
        || wanted.isWorkedOut
    else { return nil }
    // Who is asked to solve something has not done so with another inequality.
    if own.isWorkedOut, expected.isSolved, !answer.isSolvedButForBars { return nil }
    if let tolerance = pair.rules.tolerance, own.isWithin(tolerance, of: wanted) { return .equal }
    if areClausesCompared {
      // A clause can say less than the others, as in x > 1 and x < 3 and x < 5. What nothing
      // satisfies says nothing.
      let canDiffer = canRepeat || own.isWorkedOut || wanted.isWorkedOut
      return canDiffer && own == wanted && !own.isEmpty ? .equal : nil
    }
    return own == wanted ? .equal : .unequal(at: nil)
  }

  /// Both as sets of real numbers, if they are: inequalities with one unknown, or intervals, which
  /// name none.
  var asRealSets: (answer: RealSet, expected: RealSet)? {
    let (own, wanted) = (answer.variables, expected.variables)
    // Sets of numbers alone are compared one by one.
    guard !answer.isListOfNumbers || !expected.isListOfNumbers else { return nil }
    if answer.isNameOfReals, !expected.isExpression, !wanted.contains("R"),
      let expected = RealSet(expected)
    {
      return (.reals, expected)
    }
    guard own.isEmpty || wanted.isEmpty || own == wanted, let answer = RealSet(answer),
      let expected = RealSet(expected)
    else { return nil }
    return (answer, expected)
  }

  // MARK: Vectors

  /// `3i − 2j + k` is a vector where one is expected, and so is `[3, −2]`, which is no interval.
  private func vectors() -> Equality? {
    guard case .tuple = expected.shape, expected.meaning != .interval,
      2...3 ~= expected.clauses.count
    else { return nil }
    if case .tuple = answer.shape, answer.clauses.count == 2, expected.clauses.count == 2,
      answer.shape == .tuple(.closed), answer.meaning != .interval,
      expected.shape == .tuple(.open), answer.descends
    {
      return with(
        answer: Statement(tree: answer.tree, shape: expected.shape, clauses: answer.clauses)
      )
    }
    guard let clause = answer.onlyClause, clause.relation == nil,
      let vector = answer.components(of: clause.left, count: expected.clauses.count)
    else { return nil }
    return with(answer: vector)
  }

  // MARK: Formulas

  /// A formula of at least four letters without fractions for one with them: `pV = nRT` for
  /// `n = pV/(RT)`.
  ///
  /// It holds at every point where the other one does; where that one divides by 0 it may hold too.
  private func clearedDenominators() -> Equality? {
    guard let a = answer.onlyClause, let b = expected.onlyClause, a.relation == .equal,
      b.relation == .equal, isFormula
    else { return nil }
    return pair.numeratorProportionality(.init(a), .init(b))
  }

  /// `pV/RT` with all letters behind the stroke below it, in a formula of at least four letters.
  private func longDenominator() -> Equality? {
    isFormula && needsBrackets ? .equal : nil
  }

  /// Whether it is right when all letters behind a stroke are read below it: a/bc as a/(bc).
  package var needsBrackets: Bool {
    answer.withLongDenominators.contains { with(answer: $0) == .equal }
  }

  /// Whether so many letters stand in it that it is a formula of a science and no exercise on
  /// letters.
  private var isFormula: Bool {
    expected.tree.names.count > 3 && expected.variables.count > 3
  }
}

extension ExpressionTree {
  /// Whether a variable is added to the rest of a sum and stands nowhere else.
  fileprivate func hasTerm(_ name: String, in sum: Int32) -> Bool {
    let isName = { (node: Int32) in
      self[node].operation == .variable && names[Int(self[node].left)] == name
    }
    var node = sum
    while self[node].operation == .add || self[node].operation == .subtract {
      let (rest, last) = (self[node].left, self[node].right)
      if self[node].operation == .add, isName(last) || isName(rest) {
        return nodes(below: sum).count(where: isName) == 1
      }
      node = rest
    }
    return false
  }
}
