// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import PlayerProgress

/// The reason a leaderboard or a league refuses a command.
///
/// It is then unchanged.
public enum LeaderboardError: LogRefusal, Hashable {
  /// The board does not have this member.
  case unknownMember(Member.ID)
  /// The member is there already, or stands twice among the rows that a board is made of.
  case duplicateMember(Member.ID)
  /// The date at which the member reached the score is no number, more than about 35,000 years away
  /// or on no day of the calendar.
  case dateOutOfRange(Member.ID)
  /// A page has at least one row.
  case invalidPageSize(Int)
  /// There is no player of this number; players are numbered from 0.
  case unknownPlayer(Int)
  /// There is no division of this index; divisions are numbered from 0.
  case unknownDivision(Int)
  /// The player's points would not fit into an `Int`.
  case pointsOverflow(player: Int)
  /// A figure of the member's score would not fit into an `Int`.
  case scoreOverflow(Member.ID)
  /// So many points cannot be given or taken by hand.
  case awardOutOfRange(Int, expected: ClosedRange<Int>)
  /// It is too late for the period, whose result stays as it is.
  case periodEnded(Member.ID)
  /// The log does not take the event, whatever it says.
  case log(LogError)
}

extension LeaderboardError: WordedError {
  package static var sentences: SentenceCatalog { gameSentences }

  package var wording: Wording {
    switch self {
    case .unknownMember: "board.unknownMember"
    case .duplicateMember: "board.duplicateMember"
    case .dateOutOfRange: "board.date"
    case .invalidPageSize: "board.pageSize"
    case .unknownPlayer: Wording("board.unknownMember", case: "unknownPlayer")
    case .unknownDivision: "board.unknownDivision"
    case .pointsOverflow: Wording("board.tooManyPoints", case: "pointsOverflow")
    case .scoreOverflow: Wording("board.tooManyPoints", case: "scoreOverflow")
    case .awardOutOfRange(let points, let range):
      Wording(PlayerLogError.awardOutOfRange(points, expected: range), case: "awardOutOfRange")
    case .periodEnded: "board.periodEnded"
    case .log(let error): Wording(error)
    }
  }
}
