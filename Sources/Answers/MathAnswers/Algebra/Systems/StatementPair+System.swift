// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore

extension StatementPair {
  /// Whether two systems of equations have the same solutions.
  ///
  /// Decided where all equations are linear, where the real solutions are finitely many and found, and where the
  /// equations have the same multiples. Solutions may be given as points.
  package func isSameSystem() -> TaskOutcome {
    let names = Self.names(answer, expected)
    let isMore = expected.points?.rows.first.map { $0.count > names.count } == true
    if answer.isExpression || isMore {
      let result = equality()
      return result == .undecided ? .wrong(nil) : TaskOutcome(result)
    }
    let (own, wanted) = (answer.asSystem, expected.asSystem)
    let a = own.polynomials(in: names)
    let b = wanted.polynomials(in: names)
    var areLinear = false
    if let a, let b, let first = LinearSystem(a, variables: names.count),
      let second = LinearSystem(b, variables: names.count)
    {
      if first == second { return .right }
      areLinear = true
    }
    let (first, second) = (own.basis(a, names), wanted.basis(b, names))
    if let first, let second, first == second { return .right }
    func text(_ point: [SolutionSet.Coordinate]) -> String {
      zip(names, point).map { "\($0) = \($1.text)" }.joined(separator: ", ")
    }
    let found = own.solutionSet(in: names, first, a)
    guard let found, let solutions = wanted.solutionSet(in: names, second, b) else {
      // A point can be seen to be none of infinitely many solutions.
      if let point = b?.ordered(names.count).flatMap({ found?.firstPoint(notOn: $0) }) {
        return .wrong(.algebra(.noSolution(text(point))))
      }
      if areLinear { return .wrong(.different) }
      let systems = StatementPair(answer: own, expected: wanted, by: pair.rules)
      return systems.equality() == .equal ? .right : .undecided
    }
    if let point = found.firstPoint(notIn: solutions) {
      return .wrong(.algebra(.noSolution(text(point))))
    }
    guard let missing = solutions.firstPoint(notIn: found) else { return .right }
    return .wrong(.algebra(.missingSolution(text(missing))))
  }

  /// The unknowns of both systems; bare points name none.
  private static func names(_ a: Statement, _ b: Statement) -> [String] {
    Set(a.variables + b.variables).sorted()
  }
}

extension Statement {
  /// The equations of a list, all of which hold.
  fileprivate var asSystem: Statement {
    var copy = self
    if shape == .list || shape == .set, clauses.allSatisfy({ $0.relation != nil }),
      !clauses.isEmpty
    {
      copy.shape = .all
    }
    return copy
  }

  /// The polynomials that are 0 for the solutions of a system, or nil for anything but equations of polynomials that
  /// all hold.
  fileprivate func polynomials(in names: [String]) -> [SparsePolynomial]? {
    guard shape == .single || shape == .all, names.count <= 6, clauses.count <= Self.clauseLimit
    else { return nil }
    let (view, looks) = (FormTree(tree), CanonicalForm(tree))
    var polynomials: [SparsePolynomial] = []
    for clause in clauses {
      var generators = PolynomialGenerators()
      for name in names { _ = generators.number(of: name) }
      guard clause.relation == .equal,
        let left = view.polynomial(clause.left, looks: looks, generators: &generators),
        let right = view.polynomial(clause.right, looks: looks, generators: &generators),
        let difference = left.adding(right, times: Fraction(-1)),
        difference.generators <= names.count
      else { return nil }
      polynomials.append(difference)
    }
    return polynomials
  }

  fileprivate func basis(_ polynomials: [SparsePolynomial]?, _ names: [String]) -> GroebnerBasis? {
    guard let ordered = polynomials?.ordered(names.count) else { return nil }
    return try? GroebnerBasis(ordered, variables: names.count)
  }

  /// The real solutions of a system, of one that is given as points, or of several of which one holds.
  fileprivate func solutionSet(
    in names: [String],
    _ basis: GroebnerBasis?,
    _ polynomials: [SparsePolynomial]?
  ) -> SolutionSet? {
    if clauses.isEmpty, shape == .set { return SolutionSet(points: []) }
    if let given = givenPoints(in: names) { return given }
    if let basis, let ordered = polynomials?.ordered(names.count) {
      return SolutionSet(basis, equations: ordered)
    }
    guard shape == .any, groupsOfClauses.count <= 8 else { return nil }
    var union = SolutionSet(points: [])
    for group in groupsOfClauses {
      let part = Statement(tree: tree, shape: .all, clauses: group)
      let own = part.polynomials(in: names)
      guard let solutions = part.solutionSet(in: names, part.basis(own, names), own) else {
        return nil
      }
      union = union + solutions
    }
    return union
  }

  private func givenPoints(in names: [String]) -> SolutionSet? {
    var rows: [[Int32]]
    if let (own, points) = points, own == nil || own == names {
      rows = points
    } else if names.count == 1, shape == .set || shape == .list || shape == .any,
      let values = solutions(allowsIndices: true)?.values
    {
      rows = values.map { [$0] }
    } else {
      return nil
    }
    let exact = ExactValues(tree) { _ in nil }
    let points = rows.compactMap { row -> [SolutionSet.Coordinate]? in
      let point = row.compactMap { node in
        realValue(of: node, exact: exact).map {
          SolutionSet.Coordinate(value: $0.real, error: $0.error, exact: exact[node])
        }
      }
      return point.count == names.count ? point : nil
    }
    return points.count == rows.count ? SolutionSet(points: points) : nil
  }
}

extension [SparsePolynomial] {
  fileprivate func ordered(_ variables: Int) -> [OrderedPolynomial]? {
    let ordered = compactMap { OrderedPolynomial($0, variables: variables) }
    return ordered.count == count ? ordered : nil
  }
}
