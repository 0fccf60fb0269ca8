// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore

extension StatementPair {
  /// Whether two systems of equations have the same solutions.
  ///
  /// Decided where all equations are linear, where the real solutions are finitely many and found,
  /// and where the equations have the same multiples. Solutions may be given as points.
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

  /// The polynomials that are 0 for the solutions of a system, or nil for anything but equations of
  /// polynomials that all hold.
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

  /// The real solutions of a system, of one that is given as points, or of several of which one
  /// holds.
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

/// The real solutions of a system: finitely many points, given or found from its equations.
struct SolutionSet {
  struct Coordinate {
    var value: Double
    /// The largest distance to the true value.
    var error: Double
    /// The same, where it is a fraction.
    var exact: Fraction?
    /// A polynomial of which it is a root, where it was found as one.
    var polynomial: [Rational]?
  }

  private(set) var points: [[Coordinate]]

  /// The most combinations of coordinates that are tried.
  private static let maximumCombinations = 4096

  /// The solutions of equations without multiple ones, or nil where they are infinitely many or not
  /// found.
  init?(_ basis: GroebnerBasis, equations: [OrderedPolynomial]) {
    guard let quotient = basis.quotient else { return nil }
    points = [[]]
    guard !basis.isContradictory else {
      points = []
      return
    }
    do throws(ExactArithmeticError) {
      var basis = basis
      for variable in 0..<basis.variables {
        var form = Array(repeating: 0, count: basis.variables)
        form[variable] = 1
        let polynomial = try basis.minimalPolynomial(of: form, quotient: quotient)
        let roots = try RealRoots(polynomial).values()
        points = points.flatMap { point in
          roots.map { root in
            point + [
              Coordinate(
                value: root,
                error: abs(root) * Approximation.unit,
                exact: nil,
                polynomial: polynomial
              )
            ]
          }
        }
        guard points.count <= Self.maximumCombinations else { return nil }
      }
      points.removeAll { point in
        equations.contains { equation in
          let (value, size) = equation.value(at: point.map(\.value))
          return abs(value) > 1e-11 * max(size, 1)
        }
      }
      // A sum of multiples in which no two solutions are likely to agree has one value for each of
      // them.
      let form = Array([1, 3, 11, 37, 101, 211].prefix(basis.variables))
      let sums = try RealRoots(try basis.minimalPolynomial(of: form, quotient: quotient))
      guard sums.count == points.count else { return nil }
    } catch {
      return nil
    }
  }

  init(points: [[Coordinate]]) {
    self.points = points
  }

  static func + (a: SolutionSet, b: SolutionSet) -> SolutionSet {
    SolutionSet(points: a.points + b.points)
  }

  /// The first point that does not satisfy all equations, by far more than rounding explains.
  func firstPoint(notOn equations: [OrderedPolynomial]) -> [Coordinate]? {
    points.first { point in
      equations.contains { equation in
        let (value, size) = equation.value(at: point.map(\.value))
        return abs(value) > 1e-6 * max(size, 1)
      }
    }
  }

  /// The first point that is none of another set.
  func firstPoint(notIn other: SolutionSet) -> [Coordinate]? {
    points.first { point in
      !other.points.contains { candidate in
        candidate.count == point.count && zip(point, candidate).allSatisfy { $0.isSame(as: $1) }
      }
    }
  }
}

extension SolutionSet.Coordinate {
  func isSame(as other: SolutionSet.Coordinate) -> Bool {
    let limit =
      4 * (error + other.error) + 8 * Approximation.unit * max(abs(value), abs(other.value), 1)
    guard abs(value - other.value) <= limit else { return false }
    switch (exact, other.exact) {
    case (let own?, let exact?): return own == exact
    case (let own?, nil): return other.isRoot(own)
    case (nil, let exact?): return isRoot(exact)
    case (nil, nil): return true
    }
  }

  /// Whether a fraction is the root that the coordinate is.
  private func isRoot(_ fraction: Fraction) -> Bool {
    guard let polynomial,
      let number = try? Rational(BigInteger(fraction.numerator), BigInteger(fraction.denominator)),
      let value = try? RealRoots.value(of: polynomial, at: number)
    else { return false }
    return value.isZero
  }

  var text: String {
    guard let exact, exact.denominator < 1000 else { return value.text(digits: 6) }
    return exact.description
  }
}

/// Linear equations in reduced form, which is the same for all systems with the same solutions.
struct LinearSystem: Equatable {
  private var rows: [[Fraction]] = []
  /// Whether no numbers satisfy all equations.
  private var isContradictory = false

  /// Makes the system, or returns nil when an equation is not linear or a number does not fit.
  init?(_ polynomials: [SparsePolynomial], variables: Int) {
    for polynomial in polynomials {
      guard let row = Self.row(of: polynomial, count: variables), reduce(by: row) else {
        return nil
      }
    }
    rows.sort { a, b in
      (a.firstIndex { $0 != .zero } ?? 0) < (b.firstIndex { $0 != .zero } ?? 0)
    }
    if isContradictory { rows = [] }
  }

  /// The coefficients of an equation and the constant, both on the left.
  private static func row(of polynomial: SparsePolynomial, count: Int) -> [Fraction]? {
    guard polynomial.degree <= 1 else { return nil }
    var row = Array(repeating: Fraction.zero, count: count + 1)
    for (powers, coefficient) in polynomial.terms {
      row[powers.isEmpty ? count : powers.count - 1] = coefficient
    }
    return row
  }

  /// Adds an equation; false when a number does not fit.
  private mutating func reduce(by equation: [Fraction]) -> Bool {
    var row = equation
    for other in rows {
      guard let pivot = other.firstIndex(where: { $0 != .zero }),
        let reduced = Self.subtract(other, times: row[pivot], from: row)
      else { return false }
      row = reduced
    }
    guard let pivot = row.firstIndex(where: { $0 != .zero }) else { return true }
    guard pivot < row.count - 1 else {
      isContradictory = true
      return true
    }
    guard let inverse = Fraction.one.divided(by: row[pivot]) else { return false }
    let scaled = row.compactMap { $0.multiplied(by: inverse) }
    guard scaled.count == row.count else { return false }
    for index in rows.indices {
      guard let reduced = Self.subtract(scaled, times: rows[index][pivot], from: rows[index]) else {
        return false
      }
      rows[index] = reduced
    }
    rows.append(scaled)
    return true
  }

  private static func subtract(_ row: [Fraction], times factor: Fraction, from other: [Fraction])
    -> [Fraction]?
  {
    let result = zip(other, row).compactMap { own, subtrahend in
      subtrahend.multiplied(by: factor).flatMap { own.subtracting($0) }
    }
    return result.count == other.count ? result : nil
  }
}
