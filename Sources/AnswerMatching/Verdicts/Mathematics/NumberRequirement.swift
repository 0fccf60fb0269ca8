/// How a number must be written, whatever its value.
public enum NumberRequirement: Hashable, Sendable {
  /// With exactly so many significant figures; a zero at the end of an integer may count as one or not.
  case significantFigures(Int)
  /// With so many significant figures or more.
  case minimumSignificantFigures(Int)
  /// With exactly so many digits after the decimal point.
  case decimalPlaces(Int)
  /// In lowest terms and with a positive denominator, if it is a fraction at all.
  case lowestTerms
  /// As a fraction of two integers, improper or not.
  case fraction
  /// Not as a fraction or mixed number.
  case noFraction
  /// As a percentage.
  case percent
}

extension NumberRequirement {
  package var english: String {
    switch self {
    case .significantFigures(1): "with 1 significant figure"
    case .significantFigures(let count): "with \(count) significant figures"
    case .minimumSignificantFigures(let count): "with at least \(count) significant figures"
    case .decimalPlaces(1): "with 1 decimal place"
    case .decimalPlaces(let count): "with \(count) decimal places"
    case .lowestTerms: "as a fraction in lowest terms"
    case .fraction: "as a fraction"
    case .noFraction: "without a fraction"
    case .percent: "as a percentage"
    }
  }

  var german: String {
    switch self {
    case .significantFigures(1): "mit 1 signifikanten Stelle"
    case .significantFigures(let count): "mit \(count) signifikanten Stellen"
    case .minimumSignificantFigures(let count): "mit mindestens \(count) signifikanten Stellen"
    case .decimalPlaces(1): "mit 1 Nachkommastelle"
    case .decimalPlaces(let count): "mit \(count) Nachkommastellen"
    case .lowestTerms: "als vollständig gekürzten Bruch"
    case .fraction: "als Bruch"
    case .noFraction: "ohne Bruch"
    case .percent: "in Prozent"
    }
  }
}

/// In JSON a requirement is its name, or an object such as `{"significantFigures":3}`.
extension NumberRequirement: Codable {
  private enum Key: String, CodingKey, CaseIterable {
    case significantFigures, minimumSignificantFigures, decimalPlaces
  }

  /// Reads a requirement.
  ///
  /// - Throws: A `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      guard let known = Self.named[name] else {
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: decoder.codingPath,
            debugDescription: "expected \(Self.named.keys.sorted().joined(separator: ", "))"
          )
        )
      }
      self = known
      return
    }
    let container = try decoder.container(keyedBy: Key.self)
    guard let key = container.allKeys.first, container.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription:
            "expected one of \(Key.allCases.map(\.rawValue).joined(separator: ", "))"
        )
      )
    }
    let count = try container.decode(Int.self, forKey: key)
    self =
      switch key {
      case .significantFigures: .significantFigures(count)
      case .minimumSignificantFigures: .minimumSignificantFigures(count)
      case .decimalPlaces: .decimalPlaces(count)
      }
  }

  /// Writes the requirement.
  public func encode(to encoder: any Encoder) throws {
    let key: Key
    let count: Int
    switch self {
    case .significantFigures(let figures): (key, count) = (.significantFigures, figures)
    case .minimumSignificantFigures(let figures):
      (key, count) = (.minimumSignificantFigures, figures)
    case .decimalPlaces(let places): (key, count) = (.decimalPlaces, places)
    case .lowestTerms, .fraction, .noFraction, .percent:
      var container = encoder.singleValueContainer()
      try container.encode(Self.named.first { $0.value == self }?.key)
      return
    }
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(count, forKey: key)
  }

  private static let named: [String: NumberRequirement] = [
    "lowestTerms": .lowestTerms, "fraction": .fraction, "noFraction": .noFraction,
    "percent": .percent,
  ]
}
