// SPDX-License-Identifier: Apache-2.0

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
    guard answer.meaning.isCompatible(with: expected.meaning) else { return .unequal(at: nil) }
    let result = equalityOfClauses()
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

  /// How the clauses of two statements are compared, or nil when the statements cannot be equal.
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
