// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
public import PlayerProgress

/// A leaderboard that starts over every day, week or month, and keeps the last result.
///
/// ```swift
/// var weekly = RecurringLeaderboard(.weekly, by: .increment, days: DayReckoning(calendar))
/// try weekly.submit(Leaderboard.Score(points: 20), of: "ada", at: now)
/// weekly.board.rank(of: "ada")               // 1
/// weekly.advance(to: nextMonday)?.board      // the final standings of the week
/// weekly.board.isEmpty                       // true
/// ```
///
/// Periods follow the calendar: weeks begin on its first weekday, and days when the
/// ``/PlayerProgress/DayReckoning`` begins them. Every submission lets time pass first. A date in
/// the future therefore ends the period: a server submits with its own clock.
///
/// In JSON it is an object with `reset`, `operator`, `calendar` and the periods `current` and
/// `previous`, as far as there are any. The calendar is `{"zone":"Europe/Berlin"}`, with
/// `firstWeekday` (1 for Sunday) if weeks do not begin on Monday, and with `dayStart` in minutes if
/// days begin after midnight.
public struct RecurringLeaderboard: Hashable, Sendable {
  /// A period and its board.
  public struct Period: Hashable, Sendable {
    /// The first instant of the period.
    public let start: Date
    /// The first instant after it.
    public let end: Date
    /// The scores that were submitted in it.
    public fileprivate(set) var board: Leaderboard

    fileprivate func contains(_ date: Date) -> Bool { start <= date && date < end }
  }

  /// When it starts over.
  public let reset: Reset
  /// How a submitted score changes the one that the member has.
  public let `operator`: Leaderboard.Operator
  /// The reckoning of the days on which periods begin.
  public let days: DayReckoning
  /// The period that runs, or nil before the first date.
  public private(set) var current: Period?
  /// The last completed period in which a score was submitted.
  public private(set) var previous: Period?
  private let emptyBoard: Leaderboard

  /// Creates a leaderboard without any scores.
  ///
  /// - Parameters:
  ///   - reset: When it begins anew.
  ///   - operator: How a submitted score changes the one that the member has.
  ///   - days: The reckoning of days; its first weekday is that on which weeks begin.
  ///   - policy: How ranks are counted where members tie.
  ///   - criterion: Which figures members who tie have in common.
  public init(
    _ reset: Reset,
    by operator: Leaderboard.Operator = .best,
    days: DayReckoning,
    policy: RankingPolicy = .standard,
    criterion: RankingPolicy.Criterion = .points
  ) {
    self.reset = reset
    self.operator = `operator`
    self.days = days
    emptyBoard = Leaderboard(policy: policy, criterion: criterion)
  }

  /// The board of the period that runs.
  public var board: Leaderboard { current?.board ?? emptyBoard }

  /// Takes a score that a member submits.
  ///
  /// - Parameters:
  ///   - score: The score; without a date of its own it is reached when it is submitted.
  ///   - member: The member.
  ///   - date: When it is submitted.
  /// - Returns: The score that the member has now.
  /// - Throws: ``LeaderboardError/periodEnded(_:)`` for a date before the period that runs, and
  ///   what ``Leaderboard/submit(_:of:by:)`` throws. Nothing is changed then.
  /// - Complexity: O(log *n*).
  @discardableResult
  public mutating func submit(
    _ score: Leaderboard.Score,
    of member: Member.ID,
    at date: Date
  ) throws(LeaderboardError) -> Leaderboard.Score {
    guard let date = date.truncatedToMilliseconds, days.hasDay(of: date) else {
      throw .dateOutOfRange(member)
    }
    if let start = current?.start, date < start { throw .periodEnded(member) }
    var dated = score
    dated.reachedAt = score.reachedAt ?? date
    // In place: a copy of the board would make the change slow.
    if current?.contains(date) == true,
      let result = try current?.board.submit(dated, of: member, by: `operator`)
    {
      return result
    }
    var first = emptyBoard
    let result = try first.submit(dated, of: member, by: `operator`)
    advance(to: date)
    current?.board = first
    return result
  }

  /// Lets time pass.
  ///
  /// - Parameter date: The present; an earlier one than before changes nothing.
  /// - Returns: The period that ended, with its final board, if somebody submitted a score in it.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func advance(to date: Date) -> Period? {
    guard let date = date.truncatedToMilliseconds else { return nil }
    if let current, date < current.end { return nil }
    let ended = current.flatMap { $0.board.isEmpty ? nil : $0 }
    previous = ended ?? previous
    let interval = reset.interval(around: date, days)
    current = Period(start: interval.lowerBound, end: interval.upperBound, board: emptyBoard)
    return ended
  }
}

extension RecurringLeaderboard {
  /// How often something starts over, by the calendar.
  public enum Reset: String, Hashable, Sendable, CaseIterable {
    /// At the beginning of each day.
    case daily
    /// At the beginning of the first day of each week.
    case weekly
    /// At the beginning of the first day of each month.
    case monthly

    /// The instants of the period that an instant is in.
    func interval(around date: Date, _ days: DayReckoning) -> Range<Date> {
      let day = days.day(of: date)
      let bounds: (first: CalendarDay, next: CalendarDay?)
      switch self {
      case .daily:
        return days.interval(of: day)
      case .weekly:
        let week = days.week(of: day)
        bounds = (week.lowerBound, week.contains(day) ? week.upperBound : nil)
      case .monthly:
        let months = day.year * 12 + day.month
        bounds = (
          CalendarDay(year: day.year, month: day.month, day: 1) ?? day,
          CalendarDay(year: months / 12, month: months % 12 + 1, day: 1)
        )
      }
      let start = days.interval(of: bounds.first).lowerBound
      // After the last day that there is nothing follows.
      let end = bounds.next.map { days.interval(of: $0).lowerBound }
      return start..<max(start, end ?? days.interval(of: .last).upperBound)
    }
  }
}

extension DayReckoning {
  /// Whether a date is on one of the days that the calendar has.
  func hasDay(of date: Date) -> Bool {
    date.truncatedToMilliseconds != nil && interval(of: day(of: date)).contains(date)
  }
}

// MARK: - JSON

extension RecurringLeaderboard.Reset: JSONName {}

extension RecurringLeaderboard.Period: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let start = record.field("from", \.start, as: .milliseconds)
    let end = record.field("until", \.end, as: .milliseconds)
    let board = record.field("board", \.board)
    return try Self(start: start(), end: end(), board: board())
  }
}

extension RecurringLeaderboard: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let reset = record.field("reset", \.reset)
    let `operator` = record.field("operator", \.operator, default: .best)
    let days = record.field("calendar", \.days)
    let policy = record.field("policy", \.emptyBoard.policy, default: .standard)
    let criterion = record.field("criterion", \.emptyBoard.criterion, default: .points)
    let current = record.field("current", \.current)
    let previous = record.field("previous", \.previous)
    var board = try Self(
      reset(),
      by: `operator`(),
      days: days(),
      policy: policy(),
      criterion: criterion()
    )
    board.current = try current()
    board.previous = try previous()
    return board
  }
}
