/// In JSON a matcher is an object with the array `accepted`, the preferred answer first; what is left out is as
/// in ``init(_:alternatives:tolerance:units:decimalSeparator:requiring:allowsCalculation:)``.
extension NumericMatcher {
  /// The keys of the matcher, in JSON among those of its problem.
  package enum Key: String, CodingKey, CaseIterable {
    case accepted, tolerance, units, decimalSeparator, requiring, allowsCalculation
  }

  /// Reads a matcher; other keys are passed over.
  ///
  /// - Throws: A `DecodingError` when there is no accepted answer, for one that is no number, or for a key of
  ///   another form.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let (preferred, alternatives) = try container.decodeAccepted(forKey: .accepted)
    do {
      try self.init(
        preferred,
        alternatives: alternatives,
        tolerance: try container.decodeIfPresent(NumericTolerance.self, forKey: .tolerance)
          ?? .exact,
        units: try container.decodeIfPresent(UnitPolicy.self, forKey: .units),
        decimalSeparator: try container.decodeIfPresent(
          DecimalSeparator.self,
          forKey: .decimalSeparator
        ) ?? .point,
        requiring: try container.decodeIfPresent([NumberRequirement].self, forKey: .requiring)
          ?? [],
        allowsCalculation: try container.decodeIfPresent(Bool.self, forKey: .allowsCalculation)
          ?? false
      )
    } catch let error as NumericMatcherError {
      throw DecodingError.dataCorrupted(
        .init(codingPath: container.codingPath, debugDescription: error.description)
      )
    }
  }

  /// Writes the matcher in its shortest form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(accepted, forKey: .accepted)
    if tolerance != .exact { try container.encode(tolerance, forKey: .tolerance) }
    if units != targets.first?.usualUnits { try container.encode(units, forKey: .units) }
    if decimalSeparator != .point {
      try container.encode(decimalSeparator, forKey: .decimalSeparator)
    }
    if !requirements.isEmpty { try container.encode(requirements, forKey: .requiring) }
    if allowsCalculation { try container.encode(true, forKey: .allowsCalculation) }
  }
}
