// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

extension PlayerGroup {
  /// Returns the group at a date, by all that is known now or by all that was known then.
  ///
  /// ```swift
  /// group.view(asOf: sunday)                    // how it was on Sunday, by what is known now
  /// group.view(asOf: sunday, knownAt: sunday)   // how it was on Sunday, by what was known then
  /// ```
  ///
  /// A void is a correction: it belongs to the date of the event that it corrects, and is known
  /// when it is made.
  ///
  /// - Parameters:
  ///   - date: The last instant that is in the view; nil for the last event.
  ///   - knownAt: The last instant at which something may have become known; nil for all time.
  /// - Returns: The view.
  /// - Complexity: O(1) or so for dates from the last event on; for others the changes of the
  ///   events after the date at most, and O(*n*) when one of these is a void or takes other rules.
  public func view(asOf date: Date? = nil, knownAt: Date? = nil) -> GroupView {
    let last = log.log.last?.date ?? .distantPast
    if knownAt == nil {
      guard let date, date < last else { return GroupView(state, at: date ?? last) }
      if let state = log.state(at: date) { return GroupView(state, at: date) }
    }
    let part = events(by: date, knownBy: knownAt) { $0 <= $1 }
    return GroupView(
      log.state(after: part),
      at: date ?? part.last?.date ?? .distantPast
    )
  }

  /// Returns the group as it was just before an instant, by what was known then.
  func view(before instant: Date) -> GroupView {
    let part = events(by: instant, knownBy: instant) { $0 < $1 }
    let last = part.last?.date ?? .distantPast
    return GroupView(log.state(after: part), at: last)
  }

  /// The events that had happened and were known.
  ///
  /// - Parameters:
  ///   - date: The date by which they had happened; nil for all time.
  ///   - knownAt: The date by which they were known; nil for all time.
  ///   - isInTime: Whether the first date is in time for the second.
  /// - Returns: The events in order.
  private func events(
    by date: Date?,
    knownBy knownAt: Date?,
    isInTime: (Date, Date) -> Bool
  ) -> [Event] {
    var happened: [Event.ID: Date] = [:]
    return log.log.filter { event in
      let root = event.action.target.flatMap { happened[$0] } ?? event.date
      happened[event.id] = root
      return (date.map { isInTime(root, $0) } ?? true)
        && (knownAt.map { isInTime(event.recordedAt, $0) } ?? true)
    }
  }
}

// The questions that are asked most, without the view in between.
extension PlayerGroup {
  /// Returns the leaderboard at a date: all members who take part in the comparison, with points,
  /// achievements and titles.
  ///
  /// - Parameters:
  ///   - scope: The points that it is about.
  ///   - date: The date for which the standings are asked, also in the past.
  /// - Returns: The leaderboard.
  public func leaderboard(_ scope: Leaderboard.Scope, at date: Date) -> Leaderboard {
    view(asOf: date).leaderboard(scope)
  }

  /// Returns the profile of a current or former member at a date, or nil for someone who was never
  /// a member.
  public func profile(of member: Member.ID, at date: Date) -> GroupView.Profile? {
    view(asOf: date).profile(of: member)
  }
}

/// The state of a group at a date, now or in the past.
///
/// ```swift
/// let view = group.view(asOf: endOfMarch)
/// view.leaderboard(.season).standings
/// view.todos(in: .open)
/// ```
///
/// Everything that can be asked of a group is asked of a view. Most has a short form on the group
/// itself.
public struct GroupView: Hashable, Sendable {
  /// The date of the view: what has happened by then is in it.
  public let date: Date
  let state: GroupState

  init(_ state: GroupState, at date: Date) {
    self.date = date
    var state = state
    state.advance(to: date)
    self.state = state
  }

  /// The rules in force.
  public var rules: RuleBook { state.rules }

  /// The points of all members, entry by entry.
  public var ledger: Ledger { state.progress.ledger }

  // MARK: Members

  /// The members in the order of their identifiers.
  public var members: [Member.ID] { state.membership.members }

  /// The administrators in the order of their identifiers.
  public var administrators: [Member.ID] {
    members.filter { state.membership.isAdministrator($0) }
  }

  /// People who were invited and have not joined yet, sorted by identifier.
  public var invited: [Member.ID] { state.membership.invited.sorted() }

  // MARK: Todos

  /// Every todo that was ever put on the board, in the order of creation and then identifier.
  ///
  /// - Complexity: O(*n* log *n*).
  public var todos: [GroupView.BoardTodo] {
    state.todos.values.filter { !$0.isTrace || $0.done.count > 0 }.sorted {
      ($0.createdAt, $0.id) < ($1.createdAt, $1.id)
    }
  }

  /// Returns the todos in a state, in the order of creation.
  public func todos(in state: GroupView.TodoState) -> [GroupView.BoardTodo] {
    todos.filter { $0.state == state }
  }

  /// Returns a todo, or nil if it does not exist.
  public func todo(_ id: Todo.ID) -> GroupView.BoardTodo? {
    state.todos[id].flatMap { $0.isTrace && $0.done.count == 0 ? nil : $0 }
  }

  /// Returns what a member has claimed and not completed, in the order of claiming.
  public func todos(claimedBy member: Member.ID) -> [GroupView.BoardTodo] {
    (state.claimed[member] ?? []).compactMap { state.todos[$0] }
  }

  // MARK: Seasons and challenges

  /// The season that is open.
  public var season: Season? { state.season(at: date) }

  /// Returns a season, or nil if it does not exist.
  public func season(_ id: Season.ID) -> Season? { state.season(id) }

  /// All seasons that have begun, in chronological order, including those without any events.
  ///
  /// Each is made when it is asked for: an event that a wrong clock dated millennia ahead makes
  /// their number large, but costs nothing.
  ///
  /// - Complexity: O(*k* log *n*) for *k* series of seasons that were opened, and O(*k*) for each
  ///   season.
  public var seasons: some RandomAccessCollection<Season> {
    state.seasons.seasons(by: date, days: state.days)
  }

  /// Whether a season has begun.
  package var hasSeasons: Bool { state.seasons.series.contains { $0.plan.start <= date } }

  /// All challenges, in the order of opening and then identifier.
  public var challenges: [GroupChallenge.Progress] {
    state.challenges.values.filter { !$0.isTrace }.sorted {
      ($0.openedAt, $0.id) < ($1.openedAt, $1.id)
    }
  }

  /// Returns the group's progress in a challenge, or nil if the challenge does not exist.
  public func challenge(_ id: GroupChallenge.ID) -> GroupChallenge.Progress? {
    state.challenges[id].flatMap { $0.isTrace ? nil : $0 }
  }
}

extension GroupView {
  /// Returns the leaderboard: all members who take part in the comparison, with points,
  /// achievements and titles.
  ///
  /// - Parameter scope: The points that it is about.
  /// - Returns: The leaderboard.
  /// - Complexity: O(1) for all time and for the season that is open, which are kept up to date;
  ///   for other times O(*m* (log *m* + log *n*)) for *m* members with *n* entries each.
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
  ///   - scope: The points that count.
  /// - Returns: The points.
  public func points(of member: Member.ID, _ scope: Leaderboard.Scope) -> Int {
    window(of: scope).map { ledger.total(of: member, in: $0) } ?? ledger.total(of: member)
  }

  /// Returns every point of a member with its reason.
  ///
  /// - Parameters:
  ///   - member: The member. There is nothing to explain for someone unknown.
  ///   - scope: The points that count.
  /// - Returns: The explanation.
  public func explanation(
    of member: Member.ID,
    _ scope: Leaderboard.Scope = .lifetime
  ) -> PointsExplanation {
    state.splittingMultipliers(of: ledger.explanation(of: member, in: window(of: scope)))
  }

  /// Returns on which level a member is.
  public func level(of member: Member.ID) -> LevelTable.Standing {
    state.progress.level(of: member)
  }

  /// Returns a member's standing in every achievement since the beginning, in the order of the
  /// book.
  public func achievements(of member: Member.ID) -> [Achievement.Standing] {
    state.progress.tracker.standings(of: member)
  }

  /// Returns the titles that a member can wear, in the order in which they were reached.
  public func titles(of member: Member.ID) -> [Achievement.Tier.ID] {
    state.progress.tracker.titles(of: member)
  }

  /// The instants of a scope; nil for all time.
  func window(of scope: Leaderboard.Scope) -> Range<Date>? {
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

extension GroupView {
  /// The reason a member's work counts for more than that of others, and the time for which it
  /// does.
  public struct CatchUp: Hashable, Sendable {
    /// The points at which the bonus ends.
    public let line: Int
    /// The member's points in the current season, or of all time if no season is open; below the
    /// line.
    public let points: Int
    /// The factor by which the points below the line are earned.
    public let multiplier: Fraction
    /// The bonus points that the member may still get, or nil for any number.
    public let remaining: Int?
    /// Whether it compensates for joining late rather than for being behind.
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

    /// Returns the explanation, addressed to the member.
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
