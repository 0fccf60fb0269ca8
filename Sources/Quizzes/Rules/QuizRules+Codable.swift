public import LudusCore
public import LudusFoundation

/// In JSON rules are an object whose keys are all optional: `{"mode":"interactive","tries":2,"penalty":"1/4"}`.
extension QuizRules: Codable {
  enum Key: String, CodingKey {
    case mode, tries, penalty, hintPenalty, triesPayForHints, certainty
    case timeLimit, problemTimeLimit, timeBonus, skipping, returning
  }

  /// Reads rules from JSON.
  ///
  /// - Parameter data: UTF-8 text.
  /// - Throws: Every fault with its place; a single one for data that is not JSON.
  public init(json data: Data) throws(ContentError<ProblemFault>) {
    self = try ContentJSON<ProblemFault>.decode(Self.self, from: data)
  }

  /// Writes the rules as JSON.
  ///
  /// - Returns: UTF-8 text with sorted keys.
  /// - Throws: An `EncodingError`, which no valid rules cause.
  public func json() throws -> Data {
    try ContentJSON<ProblemFault>.encode(self)
  }

  /// Reads rules; what is not there has its default.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, ProblemFault>(decoder)
    let mode = reader.read(QuizRules.Mode.self, at: .mode, default: .immediate)
    let tries = reader.read(Int?.self, at: .tries, default: nil)
    let penalty = reader.read(Fraction?.self, at: .penalty, default: nil)
    let hintPenalty = reader.read(Fraction?.self, at: .hintPenalty, default: nil)
    let triesPayForHints = reader.read(Bool.self, at: .triesPayForHints, default: true)
    let asksCertainty = reader.read(Bool.self, at: .certainty, default: false)
    let timeLimit = reader.read(TimeLimit?.self, at: .timeLimit, default: nil)
    let problemTimeLimit = reader.read(TimeLimit?.self, at: .problemTimeLimit, default: nil)
    let timeBonus = reader.read(Fraction.self, at: .timeBonus, default: .zero)
    let allowsSkipping = reader.read(Bool.self, at: .skipping, default: true)
    let allowsReturning = reader.read(Bool.self, at: .returning, default: true)
    guard reader.isFaultless, let mode, let tries, let penalty, let hintPenalty,
      let triesPayForHints, let asksCertainty, let timeLimit, let problemTimeLimit, let timeBonus,
      let allowsSkipping, let allowsReturning
    else { throw reader.error }
    try self.init(
      mode: mode,
      tries: tries,
      penalty: penalty,
      hintPenalty: hintPenalty,
      triesPayForHints: triesPayForHints,
      asksCertainty: asksCertainty,
      timeLimit: timeLimit,
      problemTimeLimit: problemTimeLimit,
      timeBonus: timeBonus,
      allowsSkipping: allowsSkipping,
      allowsReturning: allowsReturning
    )
  }

  /// Writes the rules, leaving defaults out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    let usual = QuizRules(unchecked: mode)
    func encode<Value: Encodable & Equatable>(
      _ rule: KeyPath<QuizRules, Value>,
      forKey key: Key
    ) throws {
      if key == .mode ? mode != .immediate : self[keyPath: rule] != usual[keyPath: rule] {
        try container.encode(self[keyPath: rule], forKey: key)
      }
    }
    try encode(\.mode, forKey: .mode)
    try encode(\.tries, forKey: .tries)
    try encode(\.penalty, forKey: .penalty)
    try encode(\.hintPenalty, forKey: .hintPenalty)
    try encode(\.triesPayForHints, forKey: .triesPayForHints)
    try encode(\.asksCertainty, forKey: .certainty)
    try encode(\.timeLimit, forKey: .timeLimit)
    try encode(\.problemTimeLimit, forKey: .problemTimeLimit)
    try encode(\.timeBonus, forKey: .timeBonus)
    try encode(\.allowsSkipping, forKey: .skipping)
    try encode(\.allowsReturning, forKey: .returning)
  }
}
