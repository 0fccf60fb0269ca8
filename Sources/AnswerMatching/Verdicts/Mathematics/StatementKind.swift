extension Verdict {
  /// What sort of thing an answer says.
  public enum StatementKind: String, Hashable, Sendable, Codable {
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

    var english: String {
      switch self {
      case .expression: "an expression"
      case .equation: "an equation"
      case .inequality: "an inequality"
      case .list: "a list of answers"
      case .pair: "a point or an interval"
      }
    }

    var german: String {
      switch self {
      case .expression: "ein Term"
      case .equation: "eine Gleichung"
      case .inequality: "eine Ungleichung"
      case .list: "eine Liste von Antworten"
      case .pair: "ein Punkt oder ein Intervall"
      }
    }
  }
}
