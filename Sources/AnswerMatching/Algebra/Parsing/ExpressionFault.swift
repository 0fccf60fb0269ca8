/// Why an expression cannot be read, and where.
public struct ExpressionFault: Error, Hashable, Sendable {
  /// What is in the way.
  public enum Reason: Hashable, Sendable {
    /// There is nothing to read.
    case empty
    /// Something stands where something else is needed.
    case unexpected(found: String, expected: Expectation)
    /// Two numbers stand side by side, and it is open what is meant.
    case missingOperator
    /// A bracket or bar is not closed.
    case unclosed(String)
    /// A variable is none of the declared ones.
    case unknownVariable(String)
    /// A word or TeX command is none of those that are read.
    case unknownCommand(String)
    /// Brackets, powers or signs are nested more deeply than this.
    case nestedTooDeeply(limit: Int)
    /// There are more numbers, variables and operators than this, or a longer number.
    case tooComplex(limit: Int)
  }

  /// What could stand at a place.
  public enum Expectation: Hashable, Sendable {
    /// A number, a variable or a bracket.
    case operand
    /// An operator such as `+`.
    case operation
    /// This sign.
    case sign(String)
    /// The end of the answer.
    case end
  }

  /// Where it is: the number of characters before it.
  public let position: Int
  /// What is in the way.
  public let reason: Reason

  /// Creates a fault.
  ///
  /// - Parameters:
  ///   - position: The number of characters before the place.
  ///   - reason: What is in the way.
  public init(position: Int, reason: Reason) {
    self.position = position
    self.reason = reason
  }
}
