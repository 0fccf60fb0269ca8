/// How expressions are written: which names stand for themselves, and what separates decimals.
public struct AlgebraNotation: Hashable, Sendable {
  /// The variables that may be used, of any length; any single letter when there are none.
  ///
  /// A declared `e`, `pi` or `i` is a variable and no constant.
  public var variables: [String]
  /// The names that are functions where a bracket follows: `f(x)`.
  public var functions: [String]
  /// Which sign stands before the decimals of a number; with either of them any reading counts.
  public var decimalSeparator: DecimalSeparator

  /// Creates a notation.
  ///
  /// - Parameters:
  ///   - variables: The variables that may be used; any single letter when there are none.
  ///   - functions: The names that are functions where a bracket follows.
  ///   - decimalSeparator: What separates decimals.
  public init(
    variables: [String] = [],
    functions: [String] = [],
    decimalSeparator: DecimalSeparator = .point
  ) {
    self.variables = variables
    self.functions = functions
    self.decimalSeparator = decimalSeparator
  }
}
