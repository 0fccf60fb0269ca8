internal import LudusCore

/// Linear equations in reduced form, which is the same for all systems with the same solutions.
struct LinearSystem: Equatable {
  private var rows: [[Fraction]] = []
  /// Whether no numbers satisfy all equations.
  private var isContradictory = false

  /// Makes the system, or returns nil when an equation is not linear or a number does not fit.
  init?(_ statement: Statement, names: [String]) {
    for clause in statement.clauses {
      guard clause.relation == .equal,
        let row = Self.row(of: clause, in: statement, names: names), reduce(by: row)
      else { return nil }
    }
    rows.sort { a, b in
      (a.firstIndex { $0 != .zero } ?? 0) < (b.firstIndex { $0 != .zero } ?? 0)
    }
    if isContradictory { rows = [] }
  }

  /// The coefficients of an equation and the constant, both on the left.
  private static func row(
    of clause: Statement.Clause,
    in statement: Statement,
    names: [String]
  ) -> [Fraction]? {
    let (view, looks) = (FormTree(statement.tree), CanonicalForm(statement.tree))
    var generators = PolynomialGenerators()
    for name in names { _ = generators.number(of: name) }
    guard let left = view.polynomial(clause.left, looks: looks, generators: &generators),
      let right = view.polynomial(clause.right, looks: looks, generators: &generators),
      let difference = left.adding(right, times: Fraction(-1)), difference.degree <= 1,
      difference.generators <= names.count
    else { return nil }
    var row = Array(repeating: Fraction.zero, count: names.count + 1)
    for (powers, coefficient) in difference.terms {
      row[powers.isEmpty ? names.count : powers.count - 1] = coefficient
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

extension StatementPair {
  /// Whether two systems of equations have the same solutions: decided for linear ones, and for others that
  /// have the same equations.
  package func isSameSystem() -> TaskOutcome {
    let names = pair.names.sorted()
    guard let a = LinearSystem(answer.asSystem, names: names),
      let b = LinearSystem(expected.asSystem, names: names)
    else {
      let systems = StatementPair(
        answer: answer.asSystem,
        expected: expected.asSystem,
        by: pair.rules
      )
      return systems.equality() == .equal ? .right : .undecided
    }
    return a == b ? .right : .wrong(nil)
  }
}

extension Statement {
  /// The equations of a list, all of which hold.
  fileprivate var asSystem: Statement {
    var copy = self
    if clauses.count > 1, shape == .list || shape == .set { copy.shape = .all }
    return copy
  }
}
