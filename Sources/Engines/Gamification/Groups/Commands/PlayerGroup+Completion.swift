// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

extension PlayerGroup {
  /// The outcome of completing a todo, to be shown right after it.
  public struct CompletionReport: Hashable, Sendable {
    /// The event.
    public let event: Event
    /// The completion: who did it, the points of each of them, and whether others must confirm it first.
    public let completion: GroupView.TodoCompletion
    /// By how many points the total of the member who completed it changed: the share and the bonus, after caps.
    public let points: Int
    /// The season in which they count, or nil when none was open.
    public let season: Season?
    /// The levels that were reached with it, of which an app announces each; empty for none.
    public let levels: Range<Int>
    /// The achievements that the member who completed it has reached with it.
    public let achievements: [Achievement.Unlock]
  }

  /// Lets a member report that they have done a todo that they had claimed.
  ///
  /// It is credited at once, to all who had claimed it in exact shares, unless the rule book asks others to
  /// confirm it. It counts for the date on which it was done, so saving todos for the next season does not pay:
  ///
  /// ```swift
  /// try group.complete("windows", by: "bob", at: sunday, stamp: .init(recordedAt: monday))
  /// group.leaderboard(.season, at: monday).standing(of: "bob")?.rank
  /// ```
  ///
  /// - Parameters:
  ///   - todo: The todo.
  ///   - member: The member who has done it.
  ///   - date: When it was done.
  ///   - stamp: When that became known, and the identifier of the event.
  /// - Returns: The points, levels and achievements that it brought.
  /// - Throws: ``GroupError/TodoError/notClaimed(_:by:)``, ``GroupError/TodoError/inState(_:_:)``,
  ///   ``GroupError/TodoError/unknown(_:)``, ``GroupError/TodoError/completedTooSoon(_:possibleFrom:)``,
  ///   ``GroupError/TodoError/reportedTooLate(_:possibleUntil:)`` and ``GroupError/tooManyPoints(_:)``.
  /// - Complexity: That of `perform(_:by:at:stamp:)`, and O(*u* log *u*) for *u* achievements of the member.
  @discardableResult
  public mutating func complete(
    _ todo: Todo.ID,
    by member: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> CompletionReport {
    // Figures, not a view: a copy of the state would make changing it slow.
    let before = log.state.progress.figures(of: member)
    let done = try perform(.completed(todo), by: member, at: date, stamp: stamp)
    let completion = log.state.todos[todo]?.done.last { $0.id == done.id }
    guard let completion else {
      // Only an event that was in the log before, and is void or refused there, has completed nothing.
      throw effect(of: done.id)?.refusal ?? .log(.alreadyVoid(done.id.rawValue))
    }
    let gain = log.state.progress.gain(of: member, since: before)
    return CompletionReport(
      event: done,
      completion: completion,
      points: gain.points,
      season: log.state.season(at: done.date),
      levels: gain.levels,
      achievements: gain.unlocks
    )
  }
}
