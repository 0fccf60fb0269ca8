// By hand, since equal boards may have come about in different ways, and their trees then differ.
extension Leaderboard: Hashable {
  /// Whether both boards have the same entries, policy and criterion.
  ///
  /// - Complexity: O(*n*).
  public static func == (left: Self, right: Self) -> Bool {
    left.policy == right.policy && left.criterion == right.criterion
      && left.count == right.count && left.entries == right.entries
  }

  /// Hashes the entries, the policy and the criterion.
  ///
  /// - Complexity: O(*n*).
  public func hash(into hasher: inout Hasher) {
    hasher.combine(policy)
    hasher.combine(criterion)
    hasher.combine(entries)
  }
}
