internal import LudusCore

/// In JSON a policy is an object with its rule and what is not the default:
/// `{"rule":"fractionRight","wrongSide":"1/2"}` or `{"penalty":"1/4","rule":"firstTry"}`.
extension PinScoring: Codable {
  private enum Key: String, CodingKey {
    case rule, penalty, wrongSide, otherNumber
  }

  private enum RuleName: String, Codable {
    case fractionRight, rightMinusWrong, allOrNothing, firstTry
  }

  /// Reads a policy.
  ///
  /// - Throws: A `DecodingError` when the rule is not known, or its penalty is missing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let rule: Rule =
      switch try container.decode(RuleName.self, forKey: .rule) {
      case .fractionRight: .fractionRight
      case .rightMinusWrong: .rightMinusWrong
      case .allOrNothing: .allOrNothing
      case .firstTry: .firstTry(penalty: try container.decode(Fraction.self, forKey: .penalty))
      }
    self.init(
      rule,
      wrongSide: try container.decodeIfPresent(Fraction.self, forKey: .wrongSide) ?? .zero,
      otherNumber: try container.decodeIfPresent(Fraction.self, forKey: .otherNumber) ?? .zero
    )
  }

  /// Writes the policy, leaving defaults out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    let name: RuleName =
      switch rule {
      case .fractionRight: .fractionRight
      case .rightMinusWrong: .rightMinusWrong
      case .allOrNothing: .allOrNothing
      case .firstTry: .firstTry
      }
    try container.encode(name, forKey: .rule)
    if case .firstTry(let penalty) = rule { try container.encode(penalty, forKey: .penalty) }
    if wrongSide != .zero { try container.encode(wrongSide, forKey: .wrongSide) }
    if otherNumber != .zero { try container.encode(otherNumber, forKey: .otherNumber) }
  }
}
