// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation

extension GroupView {
  /// Returns the leaderboard: all members who take part in the comparison, with points,
  /// achievements and titles.
  ///
  /// - Parameter scope: Which points it is about.
  /// - Returns: The leaderboard.
  /// - Complexity: O(1) for all time and for the season that is open, which are kept up to date; for other times
  ///   O(*m* (log *m* + log *n*)) for *m* members with *n* entries each.
  public func leaderboard(_ scope: Leaderboard.Scope) -> Leaderboard {
    let kept =
      switch scope.form {
      case .lifetime: state.boards.value.board(of: nil)
      case .openSeason: state.boards.value.board(of: season)
      case .season(let id): self.season(id).flatMap { state.boards.value.board(of: $0) }
      case .days: Leaderboard?.none
      }
    return kept ?? state.leaderboard(in: window(of: scope))
  }

  /// Returns the points of a member.
  ///
  /// - Parameters:
  ///   - member: The member, also one who has left; 0 for someone unknown.
  ///   - scope: Which points.
  /// - Returns: The points.
  public func points(of member: Member.ID, _ scope: Leaderboard.Scope) -> Int {
    window(of: scope).map { ledger.total(of: member, in: $0) } ?? ledger.total(of: member)
  }

  /// Returns every point of a member with its reason.
  ///
  /// - Parameters:
  ///   - member: The member. There is nothing to explain for someone unknown.
  ///   - scope: Which points.
  /// - Returns: The explanation.
  public func explanation(
    of member: Member.ID,
    _ scope: Leaderboard.Scope = .lifetime
  ) -> PointsExplanation {
    ledger.explanation(of: member, in: window(of: scope))
  }

  /// Returns on which level a member is.
  public func level(of member: Member.ID) -> LevelTable.Standing {
    state.progress.level(of: member)
  }

  /// Returns how a member stands with every achievement, from the start, in the order of the book.
  public func achievements(of member: Member.ID) -> [Achievement.Standing] {
    state.progress.tracker.standings(of: member)
  }

  /// Returns the titles that a member can wear, in the order in which they were reached.
  public func titles(of member: Member.ID) -> [Achievement.Tier.ID] {
    state.progress.tracker.titles(of: member)
  }

  /// The instants of a scope; nil for all time.
  private func window(of scope: Leaderboard.Scope) -> Range<Date>? {
    switch scope.form {
    case .lifetime: return nil
    case .openSeason: return season?.range
    case .season(let id): return season(id)?.range ?? date..<date
    case .days(let count):
      guard count > 0 else { return date..<date }
      let today = state.days.day(of: date).number
      let first = CalendarDay(
        clamping: today - min(count, today - CalendarDay.first.number + 1) + 1
      )
      return state.days.interval(of: first).lowerBound..<Date.endOfTime
    }
  }
}
