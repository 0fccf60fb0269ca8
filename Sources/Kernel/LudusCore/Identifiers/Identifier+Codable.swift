// SPDX-License-Identifier: Apache-2.0
extension Identifier: Codable {
  /// Reads a plain string.
  public init(from decoder: any Decoder) throws {
    rawValue = try decoder.singleValueContainer().decode(String.self)
  }

  /// Writes a plain string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

/// As dictionary keys, identifiers make a JSON object instead of an array of keys and values.
extension Identifier: CodingKeyRepresentable {
  /// The string as a coding key.
  public var codingKey: any CodingKey { Key(stringValue: rawValue) }

  /// Creates an identifier from a coding key.
  public init(codingKey: some CodingKey) {
    rawValue = codingKey.stringValue
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
