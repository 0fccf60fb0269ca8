extension Decoder {
  /// Makes a value of decoded parts, and tells why it is refused as a `DecodingError` at this place.
  package func refusing<Value, Refusal: Error & CustomStringConvertible>(
    _ make: () throws(Refusal) -> Value
  ) throws -> Value {
    do throws(Refusal) {
      return try make()
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: codingPath,
          debugDescription: error.description,
          underlyingError: error
        )
      )
    }
  }
}
