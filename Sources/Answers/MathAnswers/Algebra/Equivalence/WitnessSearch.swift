// SPDX-License-Identifier: Apache-2.0
package import AnswerMatching
internal import LudusCore

/// Looks for numbers that show how two clauses differ.
struct WitnessSearch {
  let pair: ExpressionPair
  let answer: Statement.Clause
  let expected: Statement.Clause
  /// All that the answer and the accepted one say, where the clauses are only parts of it.
  var statements: (answer: Statement, expected: Statement)?

  /// The points to try, as few as the size of the expressions allows.
  private var candidates: PrefixSequence<WitnessCandidates> {
    WitnessCandidates(positive: pair.arePositive).prefix(max(8, 100_000 / max(pair.effort, 1)))
  }

  // MARK: Exact values

  /// The first whole numbers at which both sides have exact values that differ.
  func exact() -> Verdict.Witness? {
    guard pair.left.tree.canBeExact, pair.right.tree.canBeExact else { return nil }
    // Between whole numbers it shows where one is rounded.
    let isRounded = pair.left.tree.hasRounding || pair.right.tree.hasRounding
    for divisor in isRounded ? [1, 2] : [1] {
      for candidate in candidates {
        let point = candidate.compactMap { Fraction($0, over: divisor) }
        if let witness = witness(at: point) { return witness }
      }
    }
    return nil
  }

  /// A solution of one equation that is none of the other, found where an equation is linear in a
  /// variable.
  func solution() -> Verdict.Witness? {
    guard answer.relation == .equal, 1...6 ~= pair.names.count, pair.effort <= 1000 else {
      return nil
    }
    for candidate in candidates.prefix(8) {
      for variable in pair.names.indices {
        for (side, clause) in [(pair.right, expected), (pair.left, answer)] {
          let point = candidate.map { Fraction($0) }
          if let root = root(of: clause, in: side, variable: variable, at: point),
            let witness = witness(at: root)
          {
            return witness
          }
        }
      }
    }
    return nil
  }

  /// The point where a linear equation holds, with one variable changed.
  private func root(
    of clause: Statement.Clause,
    in side: ExpressionPair.Side,
    variable: Int,
    at point: [Fraction]
  ) -> [Fraction]? {
    var point = point
    let differences = (0...2).map { value -> Fraction? in
      point[variable] = Fraction(value)
      guard let (left, right) = values(of: clause, in: side, at: point), let right else {
        return nil
      }
      return left.subtracting(right)
    }
    guard let first = differences[0], let second = differences[1], let third = differences[2],
      let slope = second.subtracting(first), third.subtracting(second) == slope,
      slope != .zero, let root = first.divided(by: slope)?.negated
    else { return nil }
    point[variable] = root
    return point
  }

  private func witness(at point: [Fraction]) -> Verdict.Witness? {
    guard let yours = values(of: answer, in: pair.left, at: point),
      let wanted = values(of: expected, in: pair.right, at: point)
    else { return nil }
    if let relation = answer.relation, let other = expected.relation, let a = yours.right,
      let b = wanted.right
    {
      guard let holds = relation.holds(yours.left, a), let should = other.holds(wanted.left, b),
        holds != should, differAsAWhole(at: point)
      else { return nil }
      return Verdict.Witness(
        values: named(point.map(\.description)),
        answer: "\(yours.left) \(relation.sign) \(a)",
        expected: "\(wanted.left) \(other.sign) \(b)"
      )
    }
    guard yours.left != wanted.left else { return nil }
    return Verdict.Witness(
      values: named(point.map(\.description)),
      answer: yours.left.description,
      expected: wanted.left.description
    )
  }

  /// Whether only one of both statements holds, as far as that is known: at 4 neither −2 < x < 4
  /// does nor |x − 1| < 3.
  private func differAsAWhole(at point: [Fraction]) -> Bool {
    guard let statements, let own = holds(statements.answer, in: pair.left, at: point),
      let wanted = holds(statements.expected, in: pair.right, at: point)
    else { return true }
    return own != wanted
  }

  /// Whether relations that are joined hold; nil for any other statement.
  private func holds(_ statement: Statement, in side: ExpressionPair.Side, at point: [Fraction])
    -> Bool?
  {
    let shapes: [Statement.Shape] = [.single, .all, .any]
    guard shapes.contains(statement.shape), statement.groups.isEmpty else {
      return nil
    }
    let values = ExactValues(side.tree) { point[side.places[$0]] }
    var results: [Bool] = []
    for clause in statement.clauses {
      guard let relation = clause.relation, let left = values[clause.left],
        let right = values[clause.right], let result = relation.holds(left, right)
      else { return nil }
      results.append(result)
    }
    return statement.shape == .any ? results.contains(true) : !results.contains(false)
  }

  /// The exact values of both sides of a clause, or of the only side.
  private func values(
    of clause: Statement.Clause,
    in side: ExpressionPair.Side,
    at point: [Fraction]
  ) -> (left: Fraction, right: Fraction?)? {
    let values = ExactValues(side.tree) { point[side.places[$0]] }
    guard let left = values[clause.left] else { return nil }
    guard clause.relation != nil else { return (left, nil) }
    return values[clause.right].map { (left, $0) }
  }

  // MARK: Decimals

  /// Values with decimals: at whole numbers where both sides are real, else where the difference
  /// was seen.
  func approximate(at point: [Double]?) -> Verdict.Witness? {
    guard answer.relation == nil, expected.relation == nil else { return nil }
    var draws = NumericDraws(pair)
    let whole = candidates.map { $0.map(Double.init) }
    for candidate in whole + (point.map { [$0] } ?? []) {
      let a = draws.value(of: .init(answer.left), in: pair.left, at: candidate, .real)
      let b = draws.value(of: .init(expected.left), in: pair.right, at: candidate, .real)
      if let witness = witness(a, b, at: candidate) { return witness }
    }
    guard let point else { return nil }
    // There a root of a negative number is taken, on one side only where the numbers are real.
    let real = (
      draws.value(of: .init(answer.left), in: pair.left, at: point, .real),
      draws.value(of: .init(expected.left), in: pair.right, at: point, .real)
    )
    if (real.0 == nil) != (real.1 == nil), !pair.names.isEmpty, !pair.rules.isComplex {
      return Verdict.Witness(
        values: named(point.map { $0.text(digits: 12) }),
        answer: real.0?.text(digits: 6) ?? Verdict.Witness.undefined,
        expected: real.1?.text(digits: 6) ?? Verdict.Witness.undefined
      )
    }
    let a = draws.value(of: .init(answer.left), in: pair.left, at: point, .principal)
    let b = draws.value(of: .init(expected.left), in: pair.right, at: point, .principal)
    return witness(a, b, at: point)
  }

  private func witness(_ a: Approximation?, _ b: Approximation?, at point: [Double]) -> Verdict
    .Witness?
  {
    guard let a, let b, a.isInformative, b.isInformative, !(a - b).mayBeZero,
      a.isReal && b.isReal || pair.rules.isComplex || pair.right.tree.hasImaginaryUnit
    else { return nil }
    let values = named(point.map { $0.text(digits: 12) })
    for digits in [6, 9, 12, 15] {
      let (yours, wanted) = (a.text(digits: digits), b.text(digits: digits))
      if yours != wanted { return Verdict.Witness(values: values, answer: yours, expected: wanted) }
    }
    return nil
  }

  // MARK: Gaps

  /// A whole number at which one side is not defined and the other is.
  func gap() -> Verdict.Witness? {
    guard pair.effort <= 1000 else { return nil }
    var draws = NumericDraws(pair)
    for value in [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7, 8, -8, 9, -9, 10, -10] {
      let point = [Double(value)]
      let a = draws.value(of: .init(answer.left), in: pair.left, at: point, .principal)
      let b = draws.value(of: .init(expected.left), in: pair.right, at: point, .principal)
      guard (a == nil) != (b == nil) else { continue }
      let exact = [Fraction(value)]
      let yours = ExactValues(pair.left.tree) { exact[pair.left.places[$0]] }
      let wanted = ExactValues(pair.right.tree) { exact[pair.right.places[$0]] }
      guard yours.dividesByZero != wanted.dividesByZero else { continue }
      return Verdict.Witness(
        values: named(["\(value)"]),
        answer: yours.dividesByZero
          ? Verdict.Witness.undefined : yours[answer.left]?.description ?? "",
        expected: wanted.dividesByZero
          ? Verdict.Witness.undefined : wanted[expected.left]?.description ?? ""
      )
    }
    return nil
  }

  /// A solution of one equation at which the other divides by zero.
  func removablePoint() -> Verdict.Witness? {
    guard pair.effort <= 1000 else { return nil }
    for candidate in candidates {
      for variable in pair.names.indices {
        for (side, clause, other) in [
          (pair.right, expected, pair.left), (pair.left, answer, pair.right),
        ] {
          let point = candidate.map { Fraction($0) }
          guard let root = root(of: clause, in: side, variable: variable, at: point),
            ExactValues(other.tree, variable: { root[other.places[$0]] }).dividesByZero,
            let (left, right) = values(of: clause, in: side, at: root), let right
          else { continue }
          let text = "\(left) = \(right)"
          let isAnswer = side === pair.left
          return Verdict.Witness(
            values: named(root.map(\.description)),
            answer: isAnswer ? text : Verdict.Witness.undefined,
            expected: isAnswer ? Verdict.Witness.undefined : text
          )
        }
      }
    }
    return nil
  }

  /// Small whole numbers at which a root is real on one side only.
  func rootGap() -> Verdict.Witness? {
    guard pair.effort <= 1000 else { return nil }
    var draws = NumericDraws(pair)
    for candidate in WitnessCandidates(positive: pair.arePositive).prefix(24) {
      let point = candidate.map(Double.init)
      let a = draws.value(of: .init(answer.left), in: pair.left, at: point, .real)
      let b = draws.value(of: .init(expected.left), in: pair.right, at: point, .real)
      guard (a == nil) != (b == nil), (a ?? b)?.isInformative == true else { continue }
      let (side, node) = a == nil ? (pair.left, answer.left) : (pair.right, expected.left)
      // Where there is no value at all, something else is the reason.
      guard draws.value(of: .init(node), in: side, at: point, .principal) != nil else { continue }
      return Verdict.Witness(
        values: named(candidate.map(String.init)),
        answer: a?.text(digits: 6) ?? Verdict.Witness.undefined,
        expected: b?.text(digits: 6) ?? Verdict.Witness.undefined
      )
    }
    return nil
  }

  private func named(_ texts: [String]) -> [String: String] {
    Dictionary(zip(pair.names, texts)) { first, _ in first }
  }
}

extension Relation {
  fileprivate var sign: String {
    switch self {
    case .equal: "="
    case .unequal: "≠"
    case .less: "<"
    case .lessOrEqual: "≤"
    case .greater: ">"
    case .greaterOrEqual: "≥"
    }
  }

  /// Whether it holds between two numbers, or nil when that does not fit.
  func holds(_ a: Fraction, _ b: Fraction) -> Bool? {
    guard let difference = a.subtracting(b)?.numerator else { return nil }
    return switch self {
    case .equal: difference == 0
    case .unequal: difference != 0
    case .less: difference < 0
    case .lessOrEqual: difference <= 0
    case .greater: difference > 0
    case .greaterOrEqual: difference >= 0
    }
  }
}

extension Verdict.Witness {
  /// The sign for a value that does not exist: there is a division by zero.
  package static let undefined = "undefined"
}

extension ExpressionTree {
  /// Whether whole numbers can give exact values: sines and the like hardly ever do.
  fileprivate var canBeExact: Bool {
    nodes.allSatisfy { node in
      switch node.operation {
      case .e, .pi, .imaginaryUnit, .infinity, .logarithm: false
      default: node.operation.inverse == nil
      }
    }
  }
}

/// Small whole numbers for some variables, the simplest first.
struct WitnessCandidates: Sequence, IteratorProtocol {
  private static let values = [1, 2, 3, 0, -1, 4, 5, -2, 7, 10, -3, 6, -5, 9, 12, 20, -10]
  private static let count = 96

  /// For each variable whether it stands for a positive number.
  private let positive: [Bool]
  private var index = 0

  init(positive: [Bool]) {
    self.positive = positive
  }

  mutating func next() -> [Int]? {
    guard index < (positive.isEmpty ? 1 : Self.count) else { return nil }
    defer { index += 1 }
    let values = Self.values
    return positive.indices.map { variable in
      // Each variable goes through the values at a pace of its own.
      let value = values[(index * (variable + 1) + index / values.count * variable) % values.count]
      return positive[variable] ? Swift.max(abs(value), 1) : value
    }
  }
}

extension StatementPair {
  /// Returns the reason that two statements that differ do so, with numbers that show it where they
  /// are found: best at small numbers, else at the point where they are known to differ.
  package func reasonOfMismatch(at point: [Double]?) -> Verdict.Mismatch.Reason {
    if let reason = reasonOfNotation { return .algebra(reason) }
    let (given, wanted) = (Verdict.StatementKind(answer), Verdict.StatementKind(expected))
    // Where a value alone would do as well, the kind of statement is not what is wrong.
    if let witness = witnessOfValues(at: point) { return .unequal(witness) }
    if let reason = reasonOfSolutions { return .algebra(reason) }
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

  /// The slip of notation that makes an answer say something else.
  private var reasonOfNotation: Verdict.AlgebraMismatch? {
    if mixesOrWithAnd { return expected.shape == .any ? .andForOr : .orForAnd }
    if let turned = turnedLetters, let first = turned.min(by: { $0.key < $1.key }),
      isEqualButForCase(turned)
    {
      return .otherCase(first.key, first.value)
    }
    if let a = answer.onlyClause, let b = expected.onlyClause, a.relation == .equal,
      b.relation == .equal, pair.isEqualButForRemovablePoints(.init(a), .init(b))
    {
      return .removablePoints
    }
    if let clause = expected.onlyClause, let name = expected.definition(clause)?.name, isRearranged
    {
      return .notSolved(name)
    }
    if expected.isSolved, !answer.isSolvedButForBars, let name = answer.variables.first,
      let (own, wanted) = asRealSets, own == wanted, own.isWorkedOut
    {
      return .notSolved(name)
    }
    return nil
  }

  /// Numbers that show how the values of two equations for one letter differ, or those of an equation
  /// and an expression where the letter need not be there.
  private func witnessOfValues(at point: [Double]?) -> Verdict.Witness? {
    guard let a = answer.onlyClause, let b = expected.onlyClause else { return nil }
    let values: (Int32, Int32)? =
      switch (a.relation, b.relation) {
      case (.equal, .equal):
        answer.definition(a).flatMap { own in
          expected.definition(b).flatMap { own.name == $0.name ? (own.value, $0.value) : nil }
        }
      case (nil, .equal) where pair.rules.allowsLeadingVariable:
        expected.definition(b).map { (a.left, $0.value) }
      case (.equal, nil) where pair.rules.allowsLeadingVariable:
        answer.definition(a).map { ($0.value, b.left) }
      default: nil
      }
    guard let (own, wanted) = values,
      answer.tree.names(below: own).isSubset(of: expected.tree.names(below: wanted))
    else { return nil }
    return witness(
      Statement.Clause(left: own, relation: nil),
      Statement.Clause(left: wanted, relation: nil),
      at: point
    )
  }

  /// The first of several solutions that is none.
  private var reasonOfSolutions: Verdict.AlgebraMismatch? {
    guard let (name, values) = answer.solutions(allowsIndices: true),
      let (other, wanted) = expected.solutions(allowsIndices: false),
      name == nil || other == nil || name == other, wanted.count > 1
    else { return nil }
    let exact = ExactValues(answer.tree) { _ in nil }
    for value in values
    where !wanted.contains(where: { pair.equality(.init(value), .init($0)) == .equal }) {
      guard let number = answer.realValue(of: value, exact: exact) else { return nil }
      let text = exact[value]?.description ?? number.real.text(digits: 6)
      return .noSolution((name ?? other).map { "\($0) = \(text)" } ?? text)
    }
    return nil
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

extension Double {
  /// The number with some significant digits, as it is written: 0.333333.
  func text(digits: Int) -> String {
    guard isFinite, self != 0 else { return self == 0 ? "0" : "\(self)" }
    let size = abs(self)
    guard size >= 1e-6, size < 1e15 else { return "\(self)" }
    var scale = 1.0
    var decimals = 0
    while size * scale < Self.powerOfTen(digits - 1), decimals < 15 {
      scale *= 10
      decimals += 1
    }
    var number = String(Int((size * scale).rounded()))
    if number.utf8.count <= decimals {
      number = String(repeating: "0", count: decimals + 1 - number.utf8.count) + number
    }
    var text = String(number.dropLast(decimals))
    var rest = number.suffix(decimals)
    while rest.last == "0" { rest.removeLast() }
    if !rest.isEmpty { text += "." + rest }
    return (self < 0 ? "-" : "") + text
  }

  private static func powerOfTen(_ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}

extension Approximation {
  /// The number as it is written, with i for the imaginary unit.
  func text(digits: Int) -> String {
    let first = real.text(digits: digits)
    guard abs(imaginary) > error else { return first }
    let second = abs(imaginary).text(digits: digits) + "i"
    guard abs(real) > error else { return imaginary < 0 ? "-" + second : second }
    return first + (imaginary < 0 ? " - " : " + ") + second
  }
}
