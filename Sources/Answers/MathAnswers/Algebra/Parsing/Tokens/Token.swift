// SPDX-License-Identifier: Apache-2.0

/// A sign, number or word of an expression.
struct Token {
  enum Kind: Hashable {
    case number
    /// A whole number that is not written in digits of its own, as in an exponent.
    case integer(Int)
    /// A fraction of one sign, as ½.
    case vulgarFraction(Int, Int)
    case variable(String)
    case function(Operation)
    /// The exponential function, which is a power of e.
    case exponential
    /// A logarithm that may be followed by its base.
    case logarithm
    /// A root that may have its degree in brackets.
    case root
    /// A root whose sign says its degree.
    case fixedRoot(Int)
    /// The function whose first argument is the degree.
    case degreeRoot
    /// A function that is put together from others.
    case composed(ComposedFunction)
    /// The fraction of TeX, with two arguments.
    case fraction
    /// The binomial coefficient of TeX, with two arguments.
    case binomial
    /// The signs of TeX between all that stands in a bracket before and behind them.
    case overAll, choose
    /// The word between a number and what it is divided by: 7 mod 3.
    case modulo
    /// A sum or product over whole numbers, as the operation between its terms.
    case repeated(Operation)
    /// A declared function.
    case call(String)
    case constant(Operation)
    case plus, minus, times, over, power, underscore
    /// The e in 1.5e3.
    case powerOfTen
    case plusMinus, minusPlus
    case factorial, percent, degree
    /// An exponent in superscript digits.
    case superscript(Int)
    case open(Bracket), close(Bracket)
    case bar, openBar, closeBar
    case comma, semicolon, and, or
    /// The sign between a variable and the set that it is in.
    case member
    /// The sign between a variable and the set that it is not in.
    case notMember
    case union
    /// The set of real numbers, and that of integers.
    case reals, integers
    /// The sign between a set and what is taken out of it.
    case without
    /// The end of a row of a matrix.
    case row
    case relation(Relation)
    case end

    var isNumber: Bool {
      if case .number = self { true } else { false }
    }
  }

  enum Bracket: String, Hashable {
    case round = "("
    case square = "["
    case brace = "{"
    /// The brace of a set in TeX.
    case set = "\\{"
    /// The brackets of TeX around rows.
    case matrix = "\\begin"
    /// The brackets around a number that is rounded down or up.
    case floor = "⌊"
    case ceiling = "⌈"

    var closing: String {
      switch self {
      case .round: ")"
      case .square: "]"
      case .brace: "}"
      case .set: "\\}"
      case .matrix: "\\end"
      case .floor: "⌋"
      case .ceiling: "⌉"
      }
    }
  }

  var kind: Kind
  /// The bytes of the text that it covers.
  var start: Int
  var end: Int
  /// Whether a blank stands before it.
  var isSpaced: Bool
}

/// How two sides compare.
enum Relation: UInt8, Hashable, Sendable {
  case equal, unequal, less, lessOrEqual, greater, greaterOrEqual
}
