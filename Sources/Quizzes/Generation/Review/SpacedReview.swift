internal import LudusCore

/// A quiz of problems that are due for review, and what fills it up.
///
/// Problems that are due come before chance: the longest overdue are taken first, and chance only decides between
/// problems that are due at the same instant. With ``Blueprint/Stratum`` that holds within each stratum.
public struct SpacedReview: Hashable, Sendable {
  /// What fills the places that are left.
  public enum Filling: String, Hashable, Sendable, Codable, CaseIterable {
    /// Problems that the learner has not done, so that those done right wait for their time.
    case unanswered
    /// Any problems, also those that are not due yet.
    case any
    /// Nothing: the quiz is shorter.
    case nothing
  }

  /// When a problem is due.
  public var spacing: SpacedReview.Spacing
  /// What fills the places that are left.
  public var filling: Filling

  /// Creates a plan.
  ///
  /// - Parameters:
  ///   - spacing: When a problem is due.
  ///   - filling: What fills the places that are left.
  public init(spacing: SpacedReview.Spacing = .leitner, filling: Filling = .unanswered) {
    self.spacing = spacing
    self.filling = filling
  }
}

/// In JSON only what differs from the default is written.
extension SpacedReview: Codable {
  private enum Key: String, CodingKey {
    case spacing, filling
  }

  /// Reads a plan; what is not there has its default.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, ProblemFault>(decoder)
    let spacing = reader.read(SpacedReview.Spacing.self, at: .spacing, default: .leitner)
    let filling = reader.readName(Filling.self, at: .filling, default: .unanswered)
    guard reader.isFaultless, let spacing, let filling else { throw reader.error }
    self.init(spacing: spacing, filling: filling)
  }

  /// Writes the plan.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(spacing, unless: .leitner, forKey: .spacing)
    try container.encode(filling, unless: .unanswered, forKey: .filling)
  }
}
