// SPDX-License-Identifier: Apache-2.0
package import AnswerMatching

extension StatementPair {
  /// Why two statements that differ do so, with numbers that show it where they are found: best at small
  /// numbers, else at the point where they are known to differ.
  package func reasonOfMismatch(at point: [Double]?) -> Verdict.Mismatch.Reason {
    let (given, wanted) = (Verdict.StatementKind(answer), Verdict.StatementKind(expected))
    guard given == wanted else { return .otherKind(wanted) }
    let letters = answer.variables.filter { !expected.variables.contains($0) }
    guard letters.isEmpty else {
      return .algebra(.otherLetters(letters.prefix(6).joined(separator: ", ")))
    }
    guard let (a, b) = differingClauses() else { return .different }
    if a.relation == .equal, b.relation == .equal,
      pair.isEqualButForRemovablePoints(.init(a), .init(b))
    {
      return .algebra(.removablePoints)
    }
    guard let witness = witness(a, b, at: point) else { return .different }
    return .unequal(witness)
  }

  /// The first clauses of both sides that match none of the other side.
  private func differingClauses() -> (Statement.Clause, Statement.Clause)? {
    if answer.clauses.count == 1, expected.clauses.count == 1 {
      return (answer.clauses[0], expected.clauses[0])
    }
    let left = answer.clauses.first { a in
      !expected.clauses.contains { equality(a, $0) == .equal }
    }
    let right = expected.clauses.first { b in
      !answer.clauses.contains { equality($0, b) == .equal }
    }
    guard let left, let right, (left.relation == nil) == (right.relation == nil) else { return nil }
    return (left, right)
  }

  private func witness(_ a: Statement.Clause, _ b: Statement.Clause, at point: [Double]?)
    -> Verdict.Witness?
  {
    // The values of a declared function are known to nobody.
    guard !pair.names.contains(where: { $0.hasSuffix("(") }) else { return nil }
    var search = WitnessSearch(pair: pair, answer: a, expected: b)
    search.statements = (answer, expected)
    return search.exact() ?? search.solution() ?? search.approximate(at: point)
  }

  // MARK: Domains

  /// The reason of a match: equal, or equal but where one of the sides is not defined.
  package func reasonOfMatch() -> Verdict.Match.Reason {
    if pair.rules.tolerance != nil, isUnequalWithoutTolerance { return .withinTolerance }
    if let gap = gapOfRoots { return .equivalentWhereDefined(gap) }
    if pair.rules.ignoresRemovablePoints, let a = answer.onlyClause, a.relation == .equal,
      let b = expected.onlyClause, b.relation == .equal
    {
      let gap = WitnessSearch(pair: pair, answer: a, expected: b).removablePoint()
      return gap.map(Verdict.Match.Reason.equivalentWhereDefined) ?? .equivalent
    }
    guard pair.names.count == 1, answer.shape == .single, expected.shape == .single,
      answer.clauses[0].relation == nil, expected.clauses[0].relation == nil,
      pair.left.tree.dividesByVariable || pair.right.tree.dividesByVariable
    else { return .equivalent }
    let search = WitnessSearch(pair: pair, answer: answer.clauses[0], expected: expected.clauses[0])
    return search.gap().map(Verdict.Match.Reason.equivalentWhereDefined) ?? .equivalent
  }

  private var isUnequalWithoutTolerance: Bool {
    StatementPair(answer: answer, expected: expected, by: pair.rules.exact).equality() != .equal
  }

  /// Numbers at which only one side is real: √a·√b is not where a and b are negative, and √(ab) is.
  private var gapOfRoots: Verdict.Witness? {
    guard !pair.rules.isComplex, 1...6 ~= pair.names.count, let a = answer.onlyClause,
      a.relation == nil,
      let b = expected.onlyClause, b.relation == nil,
      pair.left.tree.hasRootOfVariable || pair.right.tree.hasRootOfVariable
    else { return nil }
    return WitnessSearch(pair: pair, answer: a, expected: b).rootGap()
  }
}

extension ExpressionTree {
  /// Whether a root of something that can be negative is taken.
  fileprivate var hasRootOfVariable: Bool {
    nodes.contains { $0.operation == .squareRoot && self[$0.left].operation != .number }
  }

  /// Whether a value of a variable can make a denominator 0.
  fileprivate var dividesByVariable: Bool {
    nodes.contains { node in
      node.operation == .divide && self[node.right].operation != .number
        || node.operation == .power && self[node.right].operation != .number
    }
  }
}
