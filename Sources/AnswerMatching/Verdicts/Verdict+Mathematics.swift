/// The parts of verdicts on numbers and expressions.
extension Verdict {
  /// Values at which an answer and the accepted one differ, so that anybody can check that they do.
  public struct Witness: Hashable, Sendable {
    /// The value of each variable, by its name; none for an answer without variables.
    public let values: [String: String]
    /// The value of the answer there.
    public let answer: String
    /// The value of the accepted answer there.
    public let expected: String

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

  /// How a number was read that counts.
  package enum NumberRemark: Hashable, Sendable {
    /// The decimal mark is that of another language.
    case decimalMark(written: String, usual: String)
    /// The number has an uncertainty, which was not judged.
    case uncertainty(String)
  }

  /// The kind of statement that an answer makes, such as an equation.
  ///
  /// ``Verdict/sentence(in:)`` explains it to the learner.
  public struct StatementKind: Hashable, Sendable {
    /// The name of its part of a sentence.
    let key: String

    /// A number or formula.
    package static let expression = Self(key: "expression")
    /// Two sides that are equal.
    package static let equation = Self(key: "equation")
    /// Two sides of which one is greater, or that are not equal.
    package static let inequality = Self(key: "inequality")
    /// Several of them.
    package static let list = Self(key: "list")
    /// A point or an interval.
    package static let pair = Self(key: "pair")
  }
}
