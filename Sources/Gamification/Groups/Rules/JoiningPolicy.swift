extension RuleBook {
  /// Who can join a group.
  public enum JoiningPolicy: String, Hashable, Sendable, Codable, CaseIterable {
    /// Anyone.
    case open
    /// Who was invited by a member.
    case invitation
  }
}
