// SPDX-License-Identifier: Apache-2.0
package import AnswerMatching

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
    /// Intervals joined to one set: the brackets of each, whose ends are two clauses. Clauses behind them are numbers
    /// that are taken out.
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
  /// How many clauses hold together in each of those of which one holds; empty where each stands alone.
  var groups: [Int] = []
  var meaning = Meaning.intervalOrPoint
  /// The question to ask when only this of several readings is right, where there is one.
  package var doubt: [Verdict.ExpressionFault] = []
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
