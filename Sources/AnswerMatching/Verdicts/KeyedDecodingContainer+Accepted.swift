extension KeyedDecodingContainer {
  /// Reads the array of accepted answers, the preferred one first.
  ///
  /// - Throws: A `DecodingError` when there is none.
  package func decodeAccepted(forKey key: Key) throws -> (preferred: String, alternatives: [String])
  {
    let accepted = try decode([String].self, forKey: key)
    guard let preferred = accepted.first else {
      throw DecodingError.dataCorruptedError(
        forKey: key,
        in: self,
        debugDescription: "expected at least one answer"
      )
    }
    return (preferred, Array(accepted.dropFirst()))
  }
}
