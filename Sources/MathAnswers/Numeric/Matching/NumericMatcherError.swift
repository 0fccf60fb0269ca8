/// Why a numeric matcher cannot be made.
public enum NumericMatcherError: Error, Hashable, Sendable {
  /// An accepted answer is neither a number nor an interval.
  case unreadable(String, Verdict.NumberFault)
  /// The tolerance is negative or infinite, or asks for fewer than one figure.
  case tolerance(NumericTolerance)
  /// No number can be written as required.
  case requirement(NumberRequirement)
  /// The policy demands a unit, but this accepted answer has none, or the other way round.
  case units(String, UnitPolicy)
}

extension NumericMatcherError: CustomStringConvertible {
  /// What went wrong, for developers.
  public var description: String {
    switch self {
    case .unreadable(let answer, let fault):
      "the accepted answer \"\(answer)\" is no number or interval: \(fault)"
    case .tolerance(let tolerance): "the tolerance \(tolerance) is impossible"
    case .requirement(let requirement): "no number can be written \(requirement.english)"
    case .units(let answer, .none): "the accepted answer \"\(answer)\" has a unit, expected none"
    case .units(let answer, _): "the accepted answer \"\(answer)\" has no unit, expected one"
    }
  }
}
