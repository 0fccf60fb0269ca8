public import LudusCore
public import LudusFoundation

/// In JSON only `count` and what differs from the default is written.
extension Blueprint: Codable {
  private enum Key: String, CodingKey {
    case sets, count, optionLimit, filter, answers, noRepeats, review, strata, shortage, weights
  }

  /// Reads a blueprint from JSON.
  ///
  /// - Parameter data: UTF-8 text.
  /// - Throws: Every fault with its place; a single one for data that is not JSON.
  public init(json data: Data) throws(ContentError<ProblemFault>) {
    self = try ContentJSON<ProblemFault>.decode(Self.self, from: data)
  }

  /// Writes the blueprint as JSON.
  ///
  /// - Returns: UTF-8 text with sorted keys.
  /// - Throws: An `EncodingError`, which no blueprint causes.
  public func json() throws -> Data {
    try ContentJSON<ProblemFault>.encode(self)
  }

  /// Reads a blueprint; what is not there has its default.
  ///
  /// Whether it can be followed shows when a quiz is drawn.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, ProblemFault>(decoder)
    let sets = reader.read([ProblemSet.ID]?.self, at: .sets, default: nil)
    let count = reader.read(Int.self, at: .count)
    let optionLimit = reader.read(Blueprint.OptionLimit.self, at: .optionLimit, default: .four)
    let filter = reader.read(Blueprint.ProblemFilter.self, at: .filter, default: .none)
    let answers = reader.readName(Blueprint.AnswerFilter.self, at: .answers, default: .any)
    let noRepeats = reader.read(Blueprint.RepeatWindow?.self, at: .noRepeats, default: nil)
    let review = reader.read(SpacedReview?.self, at: .review, default: nil)
    let strata = reader.readArrayIfPresent(of: Blueprint.Stratum.self, at: .strata)
    let shortage = reader.readName(Blueprint.Stratum.Shortage.self, at: .shortage, default: .fill)
    let weights = reader.read(ProblemWeights.self, at: .weights, default: .equal)
    guard reader.isFaultless, let sets, let count, let optionLimit, let filter, let answers,
      let noRepeats, let review, let strata, let shortage, let weights
    else { throw reader.error }
    self.init(
      sets: sets,
      count: count,
      optionLimit: optionLimit,
      filter: filter,
      answers: answers,
      noRepeats: noRepeats,
      review: review,
      strata: strata,
      shortage: shortage,
      weights: weights
    )
  }

  /// Writes the blueprint, leaving defaults out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encodeIfPresent(sets, forKey: .sets)
    try container.encode(count, forKey: .count)
    try container.encode(optionLimit, unless: .four, forKey: .optionLimit)
    try container.encode(filter, unless: .none, forKey: .filter)
    try container.encode(answers, unless: .any, forKey: .answers)
    try container.encodeIfPresent(noRepeats, forKey: .noRepeats)
    try container.encodeIfPresent(review, forKey: .review)
    try container.encode(strata, unless: [], forKey: .strata)
    try container.encode(shortage, unless: .fill, forKey: .shortage)
    try container.encode(weights, unless: .equal, forKey: .weights)
  }
}
