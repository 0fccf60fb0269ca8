internal import Quizzes

/// In JSON only what differs from the standard is written.
extension BankCheck: Codable {
  private enum Key: String, CodingKey {
    case fewestProblems, fewestOptions, longKeyFactor, longKeyExcess, biasDeviations, fewestForBias
    case similarity, fewestShown, skipped
  }

  /// Reads a check; what is not there is as in ``standard``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let standard = BankCheck.standard
    func number<Number: Decodable>(_ key: Key, _ usual: Number) throws -> Number {
      try container.decodeIfPresent(Number.self, forKey: key) ?? usual
    }
    self.init(
      fewestProblems: try number(.fewestProblems, standard.fewestProblems),
      fewestOptions: try number(.fewestOptions, standard.fewestOptions),
      longKeyFactor: try number(.longKeyFactor, standard.longKeyFactor),
      longKeyExcess: try number(.longKeyExcess, standard.longKeyExcess),
      biasDeviations: try number(.biasDeviations, standard.biasDeviations),
      fewestForBias: try number(.fewestForBias, standard.fewestForBias),
      similarity: try number(.similarity, standard.similarity),
      fewestShown: try number(.fewestShown, standard.fewestShown),
      skipped: try number(.skipped, standard.skipped)
    )
  }

  /// Writes the check, leaving out what is as in ``standard``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    let standard = BankCheck.standard
    func write<Value: Encodable & Equatable>(_ value: KeyPath<BankCheck, Value>, _ key: Key) throws
    {
      guard self[keyPath: value] != standard[keyPath: value] else { return }
      try container.encode(self[keyPath: value], forKey: key)
    }
    try write(\.fewestProblems, .fewestProblems)
    try write(\.fewestOptions, .fewestOptions)
    try write(\.longKeyFactor, .longKeyFactor)
    try write(\.longKeyExcess, .longKeyExcess)
    try write(\.biasDeviations, .biasDeviations)
    try write(\.fewestForBias, .fewestForBias)
    try write(\.similarity, .similarity)
    try write(\.fewestShown, .fewestShown)
    if skipped != standard.skipped {
      try container.encode(skipped.map(\.rawValue).sorted(), forKey: .skipped)
    }
  }
}
