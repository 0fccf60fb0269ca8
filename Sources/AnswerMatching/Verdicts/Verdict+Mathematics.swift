/// What verdicts on numbers and expressions are made of.
extension Verdict {
  /// Values at which an answer and the accepted one differ, so that anybody can check that they do.
  public struct Witness: Hashable, Sendable {
    /// The value of each variable, by its name; none for an answer without variables.
    public let values: [String: String]
    /// The value of the answer there.
    public let answer: String
    /// The value of the accepted answer there.
    public let expected: String

    /// Creates a witness.
    ///
    /// - Parameters:
    ///   - values: The value of each variable, by its name.
    ///   - answer: The value of the answer there.
    ///   - expected: The value of the accepted answer there.
    package init(values: [String: String], answer: String, expected: String) {
      self.values = values
      self.answer = answer
      self.expected = expected
    }
  }

  /// Why a number does not count although its value could be right.
  public enum NumberMismatch: Hashable, Sendable {
    /// The unit measures something else, as meters do where seconds are expected.
    case otherDimension(written: String, expected: String)
    /// The unit measures the same, but another one is required.
    case otherUnit(written: String, expected: String)
    /// A unit is required and there is none.
    case unitMissing(expected: String)
    /// The value is right, but it is not written as required.
    case form(NumberRequirement)
  }

  /// What sort of thing an answer says.
  public enum StatementKind: String, Hashable, Sendable {
    /// A number or formula.
    case expression
    /// Two sides that are equal.
    case equation
    /// Two sides of which one is greater, or that are not equal.
    case inequality
    /// Several of them.
    case list
    /// A point or an interval.
    case pair
  }
}
