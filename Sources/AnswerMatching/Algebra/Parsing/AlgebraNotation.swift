/// How expressions are written: which names stand for themselves, and what separates decimals.
public struct AlgebraNotation: Hashable, Sendable {
  /// What separates the whole part of a number from its decimals.
  public enum DecimalSign: String, Hashable, Sendable, Codable {
    /// `1.5`, with a comma between groups of three digits.
    case point
    /// `1,5`, with a point between groups of three digits.
    case comma
  }

  /// The variables that may be used, of any length; any single letter when there are none.
  ///
  /// A declared `e`, `pi` or `i` is a variable and no constant.
  public var variables: [String]
  /// The names that are functions where a bracket follows: `f(x)`.
  public var functions: [String]
  /// What separates decimals.
  public var decimalSign: DecimalSign

  /// Creates a notation.
  ///
  /// - Parameters:
  ///   - variables: The variables that may be used; any single letter when there are none.
  ///   - functions: The names that are functions where a bracket follows.
  ///   - decimalSign: What separates decimals.
  public init(
    variables: [String] = [],
    functions: [String] = [],
    decimalSign: DecimalSign = .point
  ) {
    self.variables = variables
    self.functions = functions
    self.decimalSign = decimalSign
  }
}
