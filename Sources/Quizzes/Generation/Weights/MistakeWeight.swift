internal import LudusCore

extension ProblemWeights {
  /// Draws problems more or less often by how the learner did them the last time.
  public struct MistakeWeight: Hashable, Sendable {
    /// The factor in percent of a problem that was wrong the last time.
    public let wrong: Int
    /// The factor in percent of one that the learner has not done.
    public let unanswered: Int
    /// The factor in percent of one that was right the last time.
    public let right: Int

    /// Creates a policy.
    ///
    /// - Parameters:
    ///   - wrong: The factor of a problem that was wrong the last time.
    ///   - unanswered: The factor of one that the learner has not done.
    ///   - right: The factor of one that was right the last time.
    /// - Throws: A fault for each number that is not in ``ProblemWeights/percentRange``.
    public init(
      wrong: Int = 100,
      unanswered: Int = 60,
      right: Int = 30
    ) throws(ContentError<ProblemFault>) {
      let range = ProblemWeights.percentRange
      try ProblemFault.check([
        ("wrong", wrong, range), ("unanswered", unanswered, range), ("right", right, range),
      ])
      self.init(wrong, unanswered, right)
    }

    private init(_ wrong: Int, _ unanswered: Int, _ right: Int) {
      self.wrong = wrong
      self.unanswered = unanswered
      self.right = right
    }

    /// 100 percent for what was wrong, 60 for what is new to the learner, 30 for what was right.
    public static let standard = ProblemWeights.MistakeWeight(100, 60, 30)

    /// The factor of a problem with a past, or without.
    func factor(_ past: LearnerPast.Done?) -> ProblemWeights.Factor {
      guard let past else { return ProblemWeights.Factor(.unanswered, percent: unanswered) }
      return past.isLastRight
        ? ProblemWeights.Factor(.lastRight, percent: right)
        : ProblemWeights.Factor(.lastWrong, percent: wrong)
    }
  }
}

/// In JSON only what differs from the default is written.
extension ProblemWeights.MistakeWeight: Codable {
  private enum Key: String, CodingKey {
    case wrong, unanswered, right
  }

  /// Reads a policy; what is not there has its default.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, ProblemFault>(decoder)
    let usual = Self.standard
    let wrong = reader.read(Int.self, at: .wrong, default: usual.wrong)
    let unanswered = reader.read(Int.self, at: .unanswered, default: usual.unanswered)
    let right = reader.read(Int.self, at: .right, default: usual.right)
    guard reader.isFaultless, let wrong, let unanswered, let right else { throw reader.error }
    try self.init(wrong: wrong, unanswered: unanswered, right: right)
  }

  /// Writes the policy.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    let usual = Self.standard
    try container.encode(wrong, unless: usual.wrong, forKey: .wrong)
    try container.encode(unanswered, unless: usual.unanswered, forKey: .unanswered)
    try container.encode(right, unless: usual.right, forKey: .right)
  }
}
