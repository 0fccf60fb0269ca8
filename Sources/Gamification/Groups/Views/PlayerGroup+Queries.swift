public import LudusCore
public import LudusFoundation

// The questions that are asked most, without the view in between.
extension PlayerGroup {
  /// Returns the leaderboard at a date: all members who take part in the comparison, with points,
  /// achievements and titles.
  ///
  /// - Parameters:
  ///   - scope: Which points it is about.
  ///   - date: Whose standings are asked for, also in the past.
  /// - Returns: The leaderboard.
  public func leaderboard(_ scope: LeaderboardScope, at date: Date) -> Leaderboard {
    view(asOf: date).leaderboard(scope)
  }

  /// Returns every point of a member at a date with its reason.
  ///
  /// - Parameters:
  ///   - member: The member. There is nothing to explain for someone unknown.
  ///   - scope: Which points; all by default.
  ///   - date: By which the points were there.
  /// - Returns: The explanation.
  public func explanation(
    of member: Member.ID,
    _ scope: LeaderboardScope = .lifetime,
    at date: Date
  ) -> PointsExplanation {
    view(asOf: date).explanation(of: member, scope)
  }

  /// Returns the profile of a member at a date, also of one who has left, or nil for someone who
  /// never was one.
  public func profile(of member: Member.ID, at date: Date) -> GroupView.Profile? {
    view(asOf: date).profile(of: member)
  }
}
