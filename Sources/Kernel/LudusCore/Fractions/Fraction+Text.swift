// SPDX-License-Identifier: Apache-2.0
extension Fraction: LosslessStringConvertible {
  /// Creates a fraction from text such as "2/3", "-7" or "6/8", which need not be in lowest terms.
  ///
  /// The result is nil for any other text, for the denominator 0, and for terms that do not fit.
  ///
  /// - Parameter description: An integer, or two integers with a slash between them, without blanks.
  public init?(_ description: String) {
    let terms = description.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
      .map { Int($0) }
    switch (terms.first, terms.dropFirst().first) {
    case (let integer??, nil):
      self.init(integer)
    case (let numerator??, let denominator??):
      guard let fraction = try? Fraction(numerator, denominator) else { return nil }
      self = fraction
    default:
      return nil
    }
  }

  /// The number in lowest terms, as in "2/3" or "-7".
  public var description: String {
    isInteger ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}

/// In JSON a whole number is an integer, any other a string such as "2/3".
extension Fraction: Codable {
  /// Reads an integer or a text such as "2/3".
  ///
  /// - Throws: A `DecodingError` for any other value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let integer = try? container.decode(Int.self) {
      self.init(integer)
    } else if let text = try? container.decode(String.self), let fraction = Fraction(text) {
      self = fraction
    } else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "expected an integer or a fraction such as \"2/3\""
      )
    }
  }

  /// Writes an integer or a text such as "2/3".
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if isInteger {
      try container.encode(numerator)
    } else {
      try container.encode(description)
    }
  }
}

extension Double {
  /// Creates the quotient of the terms, rounded to floating point.
  public init(_ fraction: Fraction) {
    self = Double(fraction.numerator) / Double(fraction.denominator)
  }
}
