/// A sign, number or word of an expression.
struct Token {
  enum Kind: Hashable {
    case number
    case variable(String)
    case function(Operation)
    /// The exponential function, which is a power of e.
    case exponential
    /// A logarithm that may be followed by its base.
    case logarithm
    /// A root that may have its degree in brackets.
    case root
    /// A root of a fixed degree.
    case cubeRoot
    /// The function whose first argument is the degree.
    case degreeRoot
    /// A function that is put together from others.
    case composed(ComposedFunction)
    /// The fraction of TeX, with two arguments.
    case fraction
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

    var closing: String {
      switch self {
      case .round: ")"
      case .square: "]"
      case .brace: "}"
      case .set: "\\}"
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
