// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// The real numbers of an interval, of several, or of an inequality with one unknown.
struct RealSet: Equatable {
  /// The end of an interval.
  struct End: Equatable {
    var value: Double
    /// The same, where it is a fraction.
    var exact: Fraction?
    var isIncluded: Bool

    static func infinite(_ sign: Double) -> End {
      End(value: sign * .infinity, exact: nil, isIncluded: false)
    }

    static func == (a: End, b: End) -> Bool { a.isIncluded == b.isIncluded && a.isAt(b) }

    /// The value, or what a `Double` keeps of it.
    var rational: Rational? {
      guard let exact else { return Rational(exactly: value) }
      return try? Rational(BigInteger(exact.numerator), BigInteger(exact.denominator))
    }

    func isAt(_ other: End) -> Bool {
      if let exact, let other = other.exact { return exact == other }
      guard value.isFinite, other.value.isFinite else { return value == other.value }
      // A fraction is near to a root in its last digits alone where somebody wrote it for the root.
      let precision = exact == nil && other.exact == nil ? 1e-12 : 2e-15
      return abs(value - other.value) <= precision * max(abs(value), abs(other.value), 1)
    }
  }

  private typealias Interval = (lower: End, upper: End)

  /// The ends of intervals that do not touch one another, from below.
  private let ends: [End]
  /// Whether some of it had to be worked out, because a relation is not linear.
  private(set) var isWorkedOut = false

  static func == (a: RealSet, b: RealSet) -> Bool { a.ends == b.ends }

  /// All real numbers.
  static let reals = RealSet(ends: joined([everything]))

  private init(ends: [End]) { self.ends = ends }

  init?(_ statement: Statement) {
    var intervals: [Interval] = []
    var excluded = statement.clauses[..<0]
    switch statement.shape {
    case .union(let brackets):
      excluded = statement.clauses[(2 * brackets.count)...]
      for (index, interval) in brackets.enumerated() {
        guard let lower = Self.end(statement.clauses[2 * index].left, in: statement),
          let upper = Self.end(statement.clauses[2 * index + 1].left, in: statement)
        else { return nil }
        intervals.append((lower, upper))
        intervals[index].lower.isIncluded = interval.includesLower && lower.value.isFinite
        intervals[index].upper.isIncluded = interval.includesUpper && upper.value.isFinite
      }
    case .tuple(let brackets):
      guard statement.clauses.count == 2, statement.clauses.allSatisfy({ $0.relation == nil }),
        let lower = Self.end(statement.clauses[0].left, in: statement),
        let upper = Self.end(statement.clauses[1].left, in: statement), lower.value < upper.value
      else { return nil }
      intervals = [(lower, upper)]
      intervals[0].lower.isIncluded = brackets.includesLower && lower.value.isFinite
      intervals[0].upper.isIncluded = brackets.includesUpper && upper.value.isFinite
    case .reals:
      intervals = [Self.everything]
      excluded = statement.clauses[...]
    case .set, .list, .any, .single, .all:
      if let points = Self.points(of: statement) {
        intervals = points
        break
      }
      guard statement.variables.count == 1, statement.tree.names.count == 1,
        statement.shape != .set
      else { return nil }
      var parts: [[Interval]] = []
      for clause in statement.clauses {
        if let part = Self.intervals(of: clause, in: statement) {
          parts.append(part)
        } else if let chart = SignChart(clause, in: statement),
          clause.relation != .equal || chart.hasBars
            || statement.shape == .all && statement.clauses.count > 1,
          let part = chart.intervals()
        {
          parts.append(part)
          isWorkedOut = true
        } else {
          return nil
        }
      }
      if statement.shape == .any {
        var rest = parts[...]
        let groups = statement.groups.isEmpty ? parts.map { _ in 1 } : statement.groups
        for count in groups {
          intervals += rest.prefix(count).reduce([Self.everything], Self.intersection)
          rest = rest.dropFirst(count)
        }
      } else {
        intervals = parts.reduce([Self.everything], Self.intersection)
        // A comma is "and" unless nothing is left then, and "or" where that does not leave all.
        if statement.shape == .list,
          Self.joined(parts.flatMap(\.self)) != Self.joined([Self.everything])
        {
          guard intervals.isEmpty else { return nil }
          intervals = parts.flatMap(\.self)
        }
      }
    case .matrix, .points: return nil
    }
    if statement.isComplement {
      let gaps = Self.joined(intervals)
      var rest = [Self.everything]
      for index in stride(from: 0, to: gaps.count, by: 2) {
        var (upper, lower) = (gaps[index], gaps[index + 1])
        upper.isIncluded = upper.value.isFinite && !upper.isIncluded
        lower.isIncluded = lower.value.isFinite && !lower.isIncluded
        rest = Self.intersection(rest, [(.infinite(-1), upper), (lower, .infinite(1))])
      }
      intervals = rest
    }
    for clause in excluded {
      guard var gap = Self.end(clause.left, in: statement) else { return nil }
      gap.isIncluded = false
      intervals = Self.intersection(intervals, [(.infinite(-1), gap), (gap, .infinite(1))])
    }
    ends = Self.joined(intervals)
  }

  var isEmpty: Bool { ends.isEmpty }

  /// Whether the ends are near enough to those of another set.
  func isWithin(_ tolerance: ToleranceRule, of other: RealSet) -> Bool {
    ends.count == other.ends.count
      && zip(ends, other.ends).allSatisfy { own, wanted in
        guard own.isIncluded == wanted.isIncluded else { return false }
        guard own.value.isFinite, let value = own.rational, let accepted = wanted.rational else {
          return own.value == wanted.value
        }
        return (try? tolerance.accepts(value, for: accepted)) ?? false
      }
  }

  /// Whether the ends are at the same places, whether they belong to the sets or not.
  func isLike(_ other: RealSet) -> Bool {
    ends.count == other.ends.count && zip(ends, other.ends).allSatisfy { $0.isAt($1) }
  }

  private static let everything: Interval = (.infinite(-1), .infinite(1))

  /// The numbers of a list or set without names, or nil for anything else.
  private static func points(of statement: Statement) -> [Interval]? {
    guard statement.clauses.allSatisfy({ $0.relation == nil }), statement.tree.names.isEmpty,
      statement.shape == .set || statement.clauses.count > 1
    else { return nil }
    let points = statement.clauses.compactMap { end($0.left, in: statement) }
    guard points.count == statement.clauses.count, points.allSatisfy(\.value.isFinite) else {
      return nil
    }
    return points.map { ($0, $0) }
  }

  /// The value of an end that has one.
  private static func end(_ node: Int32, in statement: Statement) -> End? {
    let tree = statement.tree
    let isNegative = tree[node].operation == .negate
    if tree[isNegative ? tree[node].left : node].operation == .infinity {
      return .infinite(isNegative ? -1 : 1)
    }
    let exact = ExactValues(tree) { _ in nil }
    guard let value = statement.realValue(of: node, exact: exact) else { return nil }
    return End(value: value.real, exact: exact[node], isIncluded: true)
  }

  /// Returns the intervals in which a relation holds that is linear in the unknown.
  private static func intervals(
    of clause: Statement.Clause,
    in statement: Statement
  ) -> [Interval]? {
    guard var relation = clause.relation, let (end, isFlipped) = bound(of: clause, in: statement)
    else { return nil }
    if isFlipped { relation = relation.flipped }
    var open = end
    open.isIncluded = false
    return switch relation {
    case .equal: [(end, end)]
    case .unequal: [(.infinite(-1), open), (open, .infinite(1))]
    case .less: [(.infinite(-1), open)]
    case .lessOrEqual: [(.infinite(-1), end)]
    case .greater: [(open, .infinite(1))]
    case .greaterOrEqual: [(end, .infinite(1))]
    }
  }

  /// The numbers at which a difference is looked at to see whether it is linear.
  private static let probes = [0, 1, 2, -7, 11, 1001]

  /// Returns the value at which both sides of a relation are equal, and whether the relation turns
  /// around when the unknown is on the left.
  private static func bound(
    of clause: Statement.Clause,
    in statement: Statement
  ) -> (End, isFlipped: Bool)? {
    if statement.loneVariable(clause.left) != nil, let end = end(clause.right, in: statement) {
      return (end, false)
    }
    if statement.loneVariable(clause.right) != nil, let end = end(clause.left, in: statement) {
      return (end, true)
    }
    let differences = probes.map { value -> Fraction? in
      let values = ExactValues(statement.tree) { _ in Fraction(value) }
      guard let left = values[clause.left], let right = values[clause.right] else { return nil }
      return left.subtracting(right)
    }
    guard statement.tree.isPolynomial(below: clause.left),
      statement.tree.isPolynomial(below: clause.right), let first = differences[0],
      let slope = differences[1]?.subtracting(first), slope != .zero,
      zip(probes, differences).allSatisfy({ probe, difference in
        difference != nil && difference == slope.multiplied(by: Fraction(probe))?.adding(first)
      }),
      let root = first.divided(by: slope)?.negated
    else { return nil }
    return (End(value: Double(root), exact: root, isIncluded: true), slope.numerator < 0)
  }

  // MARK: Sets

  private static func intersection(_ a: [Interval], _ b: [Interval]) -> [Interval] {
    a.flatMap { first in
      b.compactMap { second -> Interval? in
        let lower = later(first.lower, second.lower, isUpper: false)
        let upper = later(first.upper, second.upper, isUpper: true)
        return isEmpty((lower, upper)) ? nil : (lower, upper)
      }
    }
  }

  /// The end that leaves less.
  private static func later(_ a: End, _ b: End, isUpper: Bool) -> End {
    if a.isAt(b) { return a.isIncluded ? b : a }
    return (a.value < b.value) == isUpper ? a : b
  }

  private static func isEmpty(_ interval: Interval) -> Bool {
    if interval.lower.isAt(interval.upper) {
      return !(interval.lower.isIncluded && interval.upper.isIncluded)
    }
    return interval.lower.value > interval.upper.value
  }

  private static func joined(_ intervals: [Interval]) -> [End] {
    var result: [Interval] = []
    let sorted = intervals.filter { !isEmpty($0) }.sorted { a, b in
      a.lower.isAt(b.lower)
        ? a.lower.isIncluded && !b.lower.isIncluded : a.lower.value < b.lower.value
    }
    for interval in sorted {
      guard let last = result.last, touches(last.upper, interval.lower) else {
        result.append(interval)
        continue
      }
      if last.upper.isAt(interval.upper) {
        result[result.count - 1].upper.isIncluded =
          last.upper.isIncluded || interval.upper.isIncluded
      } else if last.upper.value < interval.upper.value {
        result[result.count - 1].upper = interval.upper
      }
    }
    return result.flatMap { [$0.lower, $0.upper] }
  }

  /// Whether nothing is between the end of an interval and the beginning of the next.
  private static func touches(_ upper: End, _ lower: End) -> Bool {
    upper.isAt(lower) ? upper.isIncluded || lower.isIncluded : lower.value < upper.value
  }
}

extension Relation {
  /// The relation when both sides change places.
  fileprivate var flipped: Relation {
    switch self {
    case .equal, .unequal: self
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    }
  }
}

extension ExpressionTree {
  /// Whether an expression is made of sums, products and powers with whole exponents alone.
  fileprivate func isPolynomial(below node: Int32) -> Bool {
    nodes(below: node).allSatisfy { index in
      switch self[index].operation {
      case .number, .variable, .negate, .add, .subtract, .multiply: true
      case .divide, .power: self[self[index].right].operation == .number
      default: false
      }
    }
  }
}
