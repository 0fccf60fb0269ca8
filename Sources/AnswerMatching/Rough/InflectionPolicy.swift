/// Whether another number or case of the expected word counts: "mitochondrion" for "mitochondria".
public enum InflectionPolicy: String, Hashable, Sendable, Codable, CaseIterable {
  /// It counts: who writes it knows the word.
  case accepted
  /// It does not count: the form of the word is what is asked for.
  case rejected
}
