// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

/// A group at a date, now or in the past.
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

  /// Those who are invited and have not joined, in the order of identifiers.
  public var invited: [Member.ID] { state.membership.invited.sorted() }

  // MARK: Todos

  /// Every todo that was ever put on the board, in the order of creation and then identifier.
  ///
  /// - Complexity: O(*n* log *n*).
  public var todos: [GroupView.BoardTodo] {
    state.todos.values.sorted { ($0.createdAt, $0.id) < ($1.createdAt, $1.id) }
  }

  /// Returns the todos in a state, in the order of creation.
  public func todos(in state: GroupView.TodoState) -> [GroupView.BoardTodo] {
    todos.filter { $0.state == state }
  }

  /// Returns a todo, or nil when there is none.
  public func todo(_ id: Todo.ID) -> GroupView.BoardTodo? { state.todos[id] }

  /// Returns what a member has claimed and not completed, in the order of claiming.
  public func todos(claimedBy member: Member.ID) -> [GroupView.BoardTodo] {
    (state.claimed[member] ?? []).compactMap { state.todos[$0] }
  }

  // MARK: Seasons and challenges

  /// The season that is open.
  public var season: Season? { state.season(at: date) }

  /// Returns a season, or nil when there is none.
  public func season(_ id: Season.ID) -> Season? { state.season(id) }

  /// All seasons that have begun, in the order of time, also those in which nothing happened.
  ///
  /// Each is made when it is asked for: an event that a wrong clock dated millennia ahead makes their number large,
  /// but costs nothing.
  ///
  /// - Complexity: O(*k* log *n*) for *k* series of seasons that were opened, and O(*k*) for each season.
  public var seasons: some RandomAccessCollection<Season> {
    state.seasons.seasons(by: date, days: state.days)
  }

  /// Whether a season has begun.
  package var hasSeasons: Bool { state.seasons.series.contains { $0.plan.start <= date } }

  /// All challenges, in the order of opening and then identifier.
  public var challenges: [GroupChallenge.Progress] {
    state.challenges.values.sorted { ($0.openedAt, $0.id) < ($1.openedAt, $1.id) }
  }

  /// Returns how far the group is with a challenge, or nil when there is none.
  public func challenge(_ id: GroupChallenge.ID) -> GroupChallenge.Progress? {
    state.challenges[id]
  }
}
