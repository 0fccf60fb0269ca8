// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension GroupView {
  /// Why the work of a member counts for more than that of others, and for how long.
  public struct CatchUp: Hashable, Sendable {
    /// The points at which the bonus ends.
    public let line: Int
    /// The member's points of the season that is open, or of all time when none is; fewer than the line.
    public let points: Int
    /// How many times the points below the line are earned.
    public let multiplier: Fraction
    /// The bonus points that the member may still get, or nil for any number.
    public let remaining: Int?
    /// Whether it is for joining late, and not for anyone who is behind.
    public let isForJoiningLate: Bool

    /// Returns how much more than their own points a todo, or several, would earn now.
    ///
    /// - Parameter points: The points that the work is worth, from 0.
    /// - Returns: The bonus, from 0.
    public func bonus(for points: Int) -> Int {
      CatchUpBonus.bonus(
        for: points,
        gap: line.subtractingWithinBounds(self.points),
        multiplier: multiplier,
        rest: remaining
      )
    }

    /// Returns the explanation for the member, whom it addresses.
    public func sentence(in phrasebook: Phrasebook) -> String {
      let values: [String: Sentence.Value] = [
        "line": .count(line), "points": .count(points), "factor": .text("\(multiplier)"),
      ]
      let key = isForJoiningLate ? "catchUp.joinDate" : "catchUp.gap"
      let reason = gameSentences(Sentence(key, values), in: phrasebook)
      guard let remaining else { return reason }
      let limit = Sentence("catchUp.limit", ["remaining": .count(remaining)])
      return reason + " " + gameSentences(limit, in: phrasebook)
    }
  }

  /// Returns how a member catches up; nil for one whose work counts for as much as that of others.
  ///
  /// - Complexity: O(*m* log *m*) for *m* members.
  public func catchUp(of member: Member.ID) -> GroupView.CatchUp? {
    var state = state
    guard let situation = state.catchUpSituation(of: member, in: season, for: 1) else { return nil }
    let catchUp: GroupView.CatchUp
    switch state.valuation.catchUp {
    case .none: return nil
    case .gap(let rule):
      catchUp = GroupView.CatchUp(
        line: rule.line(median: situation.median, best: situation.best),
        points: situation.points,
        multiplier: rule.multiplier,
        remaining: rule.limit.map { max($0 - situation.granted, 0) },
        isForJoiningLate: false
      )
    case .joinDate(let rule):
      guard situation.daysLate >= rule.days, !situation.hasCaughtUp else { return nil }
      catchUp = GroupView.CatchUp(
        line: situation.median,
        points: situation.points,
        multiplier: rule.multiplier,
        remaining: rule.limit.map { max($0 - situation.granted, 0) },
        isForJoiningLate: true
      )
    }
    // Nothing more is earned at the line, by a multiplier of 1, or when the limit is reached.
    let isWorthMore = catchUp.line > catchUp.points && catchUp.multiplier > .one
    return isWorthMore && catchUp.remaining != 0 ? catchUp : nil
  }
}
