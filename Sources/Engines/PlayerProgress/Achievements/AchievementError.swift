// SPDX-License-Identifier: Apache-2.0

/// The reason why an ``AchievementTracker`` refuses a command.
///
/// The tracker is then unchanged.
public enum AchievementError: Error, Hashable, Sendable {
  /// Another activity has this identifier.
  case conflictingActivity(PlayerActivity.ID)
  /// The date is more than about 35,000 years away.
  case dateOutOfRange
  /// No clock is this many minutes ahead of Greenwich.
  case utcOffsetOutOfRange(Int, expected: ClosedRange<Int>)
  /// There is no tier of that name, or it has no title to wear.
  case noTitle(Achievement.Tier.ID)
  /// The member has not reached the tier.
  case notReached(Achievement.Tier.ID)
}

extension AchievementError: CustomStringConvertible {
  /// The error in words, for developers.
  public var description: String {
    switch self {
    case .conflictingActivity(let id):
      "another activity has the identifier \"\(id)\""
    case .dateOutOfRange:
      "the date is too far away to be stored in milliseconds"
    case .utcOffsetOutOfRange(let minutes, let expected):
      "no clock is \(minutes) minutes ahead of Greenwich, "
        + "expected \(expected.lowerBound) to \(expected.upperBound)"
    case .noTitle(let id):
      "there is no title for tier \(id.tier) of \"\(id.achievement)\""
    case .notReached(let id):
      "tier \(id.tier) of \"\(id.achievement)\" is not reached"
    }
  }
}
