internal import LudusCore

extension Problem {
  /// Help with a problem, which a learner can ask for before answering.
  ///
  /// The hints of a problem are seen one after the other, from the vaguest to the plainest.
  public struct Hint: Hashable, Sendable {
    /// What the learner reads.
    public let text: RichText
    /// The part of the problem's points that seeing it costs, or nil for what the quiz's rules say.
    public let penalty: Fraction?

    /// Creates a hint; the problem that has it checks it.
    ///
    /// - Parameters:
    ///   - text: What the learner reads.
    ///   - penalty: The part of the problem's points that seeing it costs, from 0 to 1; nil for
    ///     ``QuizRules/hintPenalty``.
    public init(_ text: RichText, penalty: Fraction? = nil) {
      self.text = text
      self.penalty = penalty
    }

    /// What is wrong with the hint.
    var faults: [LocatedFault<ProblemFault>] {
      var faults: [LocatedFault<ProblemFault>] = []
      if text.isBlank {
        faults.append(LocatedFault(.emptyHint, at: ContentPlace().key("text")))
      }
      if let penalty, !(0...1).contains(penalty) {
        faults.append(LocatedFault(.shareOutOfRange(penalty), at: ContentPlace().key("penalty")))
      }
      return faults
    }
  }
}

extension Problem.Hint: ExpressibleByStringInterpolation {
  /// Creates a hint of plain text that costs what the quiz's rules say.
  public init(stringLiteral value: String) {
    self.init(RichText(value))
  }
}

/// In JSON a hint is an object with `text` and, where it has its own, `penalty`.
extension Problem.Hint: Codable {
  package enum Key: String, CodingKey, CaseIterable {
    case text, penalty
  }

  /// Reads a hint.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, ProblemFault>(decoder)
    let text = reader.read(RichText.self, at: .text)
    let penalty = reader.read(Fraction?.self, at: .penalty, default: nil)
    guard reader.isFaultless, let text, let penalty else { throw reader.error }
    self.init(text, penalty: penalty)
  }

  /// Writes the hint.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(text, forKey: .text)
    try container.encodeIfPresent(penalty, forKey: .penalty)
  }
}
