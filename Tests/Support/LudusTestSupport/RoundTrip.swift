// SPDX-License-Identifier: Apache-2.0
internal import LudusFoundation
public import Testing

/// Encodes a value as JSON with its keys in order.
public func json(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

/// Decodes a value from JSON.
public func decode<Value: Decodable>(
  _ type: Value.Type = Value.self,
  _ json: String
) throws -> Value {
  try JSONDecoder().decode(type, from: Data(json.utf8))
}

/// Expects that decoding what was encoded gives a value back, and that it encodes to the same bytes
/// again.
public func expectRoundTrip<Value: Codable & Equatable>(
  _ value: Value,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let difference = try difference(of: value, storedAs: try json(value))
  try #require(difference == nil, sourceLocation: sourceLocation)
}

/// Expects that a value is encoded as some JSON and decoded from it.
public func expectJSON<Value: Codable & Equatable>(
  _ value: Value,
  _ expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let difference = try difference(of: value, storedAs: expected)
  try #require(difference == nil, sourceLocation: sourceLocation)
}

/// Returns what is wrong when a value is read from some JSON and written again, or nil.
func difference<Value: Codable & Equatable>(of value: Value, storedAs text: String) throws
  -> String?
{
  let decoded = try decode(Value.self, text)
  guard decoded == value else { return "\(value) is read as \(decoded)" }
  let written = try json(decoded)
  guard written == text else { return "\(text) is written as \(written)" }
  return nil
}
