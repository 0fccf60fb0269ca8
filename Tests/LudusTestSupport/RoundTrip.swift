internal import LudusFoundation
public import Testing

/// Encodes a value as JSON with its keys in order.
public func json(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

/// Decodes a value from JSON.
public func decode<Value: Decodable>(_ type: Value.Type = Value.self, _ json: String) throws
  -> Value
{
  try JSONDecoder().decode(type, from: Data(json.utf8))
}

/// Expects that decoding what was encoded gives a value back, and that it encodes to the same bytes again.
public func expectRoundTrip<Value: Codable & Equatable>(
  _ value: Value,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let encoded = try json(value)
  let decoded = try decode(Value.self, encoded)
  try #require(decoded == value, sourceLocation: sourceLocation)
  try #require(try json(decoded) == encoded, sourceLocation: sourceLocation)
}

/// Expects that a value is encoded as some JSON and decoded from it.
public func expectJSON<Value: Codable & Equatable>(
  _ value: Value,
  _ expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try #require(try json(value) == expected, sourceLocation: sourceLocation)
  try #require(try decode(Value.self, expected) == value, sourceLocation: sourceLocation)
}
