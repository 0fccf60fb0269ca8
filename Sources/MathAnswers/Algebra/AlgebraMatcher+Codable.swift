internal import LudusCore

/// In JSON a matcher is an object with the array `accepted`, the preferred answer first, and what else was
/// chosen: `form`, `variables`, `functions`, `decimalSeparator` ("point" or "comma") and `seed`, 16 hexadecimal
/// digits.
extension AlgebraMatcher {
  /// The keys of the matcher, in JSON among those of its problem.
  package enum Key: String, CodingKey, CaseIterable {
    case accepted, form, variables, functions, decimalSeparator, seed
  }

  /// Reads a matcher; other keys are passed over.
  ///
  /// - Throws: A `DecodingError` when there is no accepted answer, when one cannot be read as an expression,
  ///   or for a key of another form.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let (preferred, alternatives) = try container.decodeAccepted(forKey: .accepted)
    let sign = try container.decodeIfPresent(
      DecimalSeparator.self,
      forKey: .decimalSeparator
    )
    do {
      self = try AlgebraMatcher(
        preferred,
        alternatives: alternatives,
        form: try container.decodeIfPresent(RequiredForm.self, forKey: .form),
        variables: try container.decodeIfPresent([String].self, forKey: .variables) ?? [],
        functions: try container.decodeIfPresent([String].self, forKey: .functions) ?? [],
        decimalSeparator: sign ?? .point,
        seed: try Self.seed(in: container) ?? Self.defaultSeed
      )
    } catch let error as UnreadableExpression {
      throw DecodingError.dataCorruptedError(
        forKey: .accepted,
        in: container,
        debugDescription: error.description
      )
    }
  }

  private static func seed(in container: KeyedDecodingContainer<Key>) throws -> UInt64? {
    guard let digits = try container.decodeIfPresent(String.self, forKey: .seed) else { return nil }
    guard let seed = UInt64(digits, radix: 16) else {
      throw DecodingError.dataCorruptedError(
        forKey: .seed,
        in: container,
        debugDescription: "expected up to 16 hexadecimal digits"
      )
    }
    return seed
  }

  /// Writes the matcher in its shortest form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(accepted, forKey: .accepted)
    try container.encodeIfPresent(form, forKey: .form)
    try container.encode(notation.variables, unless: [], forKey: .variables)
    try container.encode(notation.functions, unless: [], forKey: .functions)
    try container.encode(notation.decimalSeparator, unless: .point, forKey: .decimalSeparator)
    try container.encode(
      seed.hexadecimal,
      unless: Self.defaultSeed.hexadecimal,
      forKey: .seed
    )
  }
}
