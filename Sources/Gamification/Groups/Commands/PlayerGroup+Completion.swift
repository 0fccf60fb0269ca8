public import LudusCore
public import LudusFoundation

extension PlayerGroup {
  /// What completing a todo brought, to be shown right after it.
  public struct CompletionReport: Hashable, Sendable {
    /// The event.
    public let event: GroupEvent
    /// The completion: who did it, what each of them got, and whether others must confirm it first.
    public let completion: GroupView.TodoCompletion
    /// By how many points the total of who completed it changed: the share and the bonus, after caps.
    public let points: Int
    /// The levels that were reached with it, of which an app announces each; empty for none.
    public let levels: Range<Int>
    /// What who completed it has reached with it.
    public let achievements: [Achievement.Unlock]
    /// The leaderboard of the season after it, on which the points of the others are.
    public let leaderboard: Leaderboard
    /// The row of who completed it; nil for who is not compared with the others.
    public let standing: Leaderboard.Standing?
  }
}

extension PlayerGroup {
  /// Lets a member say that he has done a todo that he had claimed.
  ///
  /// It is credited at once, to all who had claimed it in exact shares, unless the rule book asks
  /// others to confirm it. It counts for the date on which it was done, so saving todos for the
  /// next season does not pay:
  ///
  /// ```swift
  /// try group.complete("windows", by: "bob", at: sunday, recordedAt: monday)
  /// ```
  ///
  /// - Parameters:
  ///   - todo: The todo.
  ///   - member: Who has done it.
  ///   - date: When it was done.
  ///   - recordedAt: When he said so, or nil for the same date.
  ///   - event: The identifier of the event, or nil for one derived from the log.
  /// - Returns: What it brought.
  /// - Throws: ``GroupError/notClaimed(_:by:)``, ``GroupError/todoIs(_:todo:)``,
  ///   ``GroupError/unknownTodo(_:)``, ``GroupError/completedTooSoon(_:possibleFrom:)``,
  ///   ``GroupError/reportedTooLate(_:possibleUntil:)`` and ``GroupError/tooManyPoints(_:)``.
  @discardableResult
  public mutating func complete(
    _ todo: Todo.ID,
    by member: Member.ID,
    at date: Date,
    recordedAt: Date? = nil,
    event: GroupEvent.ID? = nil
  ) throws(GroupError) -> PlayerGroup.CompletionReport {
    // Figures, not a view: a copy of the state would make changing it slow.
    let pointsBefore = fold.state.ledger.total(of: member)
    let levelBefore = fold.state.level(of: member).level
    let reachedBefore = fold.state.tracker.unlocks(of: member).map(\.tier)
    let done = try perform(
      .completed(todo),
      by: member,
      at: date,
      recordedAt: recordedAt,
      event: event
    )
    let after = view()
    let board = after.leaderboard(.season)
    let completions = after.todo(todo)?.completions ?? []
    guard let completion = completions.last(where: { $0.id == done.id }) else {
      // Only an event that was in the log before, and is void or refused there, has completed
      // nothing.
      throw effect(of: done.id).flatMap(\.refusal) ?? .alreadyVoid(done.id)
    }
    let level = max(levelBefore, after.level(of: member).level)
    return PlayerGroup.CompletionReport(
      event: done,
      completion: completion,
      points: after.points(of: member, .lifetime) - pointsBefore,
      levels: levelBefore + 1..<level + 1,
      achievements: after.state.tracker.unlocks(of: member)
        .filter { !reachedBefore.contains($0.tier) },
      leaderboard: board,
      standing: board.standing(of: member)
    )
  }
}
