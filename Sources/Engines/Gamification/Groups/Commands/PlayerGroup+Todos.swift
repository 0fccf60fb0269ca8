// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

extension PlayerGroup {
  /// Puts a todo on the board, visible to all.
  ///
  /// - Throws: ``GroupError/textOutOfRange(_:expected:)`` for a blank title,
  ///   ``GroupError/TodoError/duplicate(_:)``, ``GroupError/pointsOutOfRange(_:expected:)``,
  ///   ``GroupError/countOutOfRange(_:)`` for a capacity or repetition below 1,
  ///   ``GroupError/TodoError/invalidPlan(_:)``, ``GroupError/deadlinePassed(_:)`` for a due date
  ///   in the past, and ``GroupError/log(_:)``.
  @discardableResult
  public mutating func create(
    _ todo: Todo,
    by member: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(.created(todo), by: member, at: date, stamp: stamp)
  }

  /// Lets a member take a todo on.
  ///
  /// - Throws: ``GroupError/TodoError/claimLimitReached(_:)``,
  ///   ``GroupError/TodoError/fullyClaimed(_:by:)``,
  ///   ``GroupError/TodoError/alreadyClaimed(_:by:)``, ``GroupError/TodoError/reserved(_:for:)``,
  ///   ``GroupError/TodoError/inState(_:_:)`` and ``GroupError/TodoError/unknown(_:)``.
  @discardableResult
  public mutating func claim(
    _ todo: Todo.ID,
    by member: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(.claimed(todo), by: member, at: date, stamp: stamp)
  }

  /// Gives a claimed todo back.
  ///
  /// - Throws: ``GroupError/TodoError/notClaimed(_:by:)`` and ``GroupError/TodoError/unknown(_:)``.
  @discardableResult
  public mutating func release(
    _ todo: Todo.ID,
    by member: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(.released(todo), by: member, at: date, stamp: stamp)
  }

  /// Lets a member take over a todo that another one claimed long ago.
  ///
  /// - Throws: ``GroupError/TodoError/stealingNotAllowed``,
  ///   ``GroupError/TodoError/stealingTooEarly(_:possibleFrom:)``, and what claiming throws.
  @discardableResult
  public mutating func steal(
    _ todo: Todo.ID,
    from owner: Member.ID,
    by member: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(.stole(todo, from: owner), by: member, at: date, stamp: stamp)
  }

  /// Confirms that others did a todo; when enough have, it is credited.
  ///
  /// Of a recurring todo it is the oldest completion that the member can confirm.
  ///
  /// - Throws: ``GroupError/TodoError/nothingToConfirm(_:)``,
  ///   ``GroupError/TodoError/cannotConfirm(_:by:)`` and ``GroupError/TodoError/unknown(_:)``.
  @discardableResult
  public mutating func confirm(
    _ todo: Todo.ID,
    by member: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(.confirmed(todo), by: member, at: date, stamp: stamp)
  }

  /// Takes a todo off the board, also one that someone works on.
  ///
  /// - Throws: ``GroupError/TodoError/notCreator(_:_:)``, ``GroupError/TodoError/inState(_:_:)``
  ///   and ``GroupError/TodoError/unknown(_:)``.
  @discardableResult
  public mutating func withdraw(
    _ todo: Todo.ID,
    by member: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(.withdrew(todo), by: member, at: date, stamp: stamp)
  }

  /// Opens a vote of all members on the points of a todo.
  ///
  /// At the deadline the median of the votes, the lower one of two, becomes its points, if there
  /// are enough votes.
  ///
  /// - Parameters:
  ///   - todo: The todo.
  ///   - deadline: When the votes are counted.
  ///   - quorum: How many votes are needed, at least 1.
  ///   - member: The member who asks.
  ///   - date: When.
  ///   - stamp: When that became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``GroupError/TodoError/voteRunning(_:)``, ``GroupError/deadlinePassed(_:)``,
  ///   ``GroupError/countOutOfRange(_:)``, ``GroupError/TodoError/inState(_:_:)`` and
  ///   ``GroupError/TodoError/unknown(_:)``.
  @discardableResult
  public mutating func openVote(
    on todo: Todo.ID,
    until deadline: Date,
    quorum: Int = 1,
    by member: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(
      .voteOpened(todo, until: deadline, quorum: quorum),
      by: member,
      at: date,
      stamp: stamp
    )
  }

  /// Votes on the points of a todo; the last vote of a member counts.
  ///
  /// - Throws: ``GroupError/TodoError/noVote(_:)``, ``GroupError/pointsOutOfRange(_:expected:)``
  ///   and ``GroupError/TodoError/unknown(_:)``.
  @discardableResult
  public mutating func vote(
    _ points: Int,
    for todo: Todo.ID,
    by member: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(.voted(todo, points: points), by: member, at: date, stamp: stamp)
  }
}

extension PlayerGroup {
  /// The outcome of completing a todo, to be shown right after it.
  public struct CompletionReport: Hashable, Sendable {
    /// The event.
    public let event: Event
    /// The completion: who did it, the points of each of them, and whether others must confirm it
    /// first.
    public let completion: GroupView.TodoCompletion
    /// By how many points the total of the member who completed it changed: the share and the
    /// bonus, after caps.
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
  /// It is credited at once, to all who had claimed it in exact shares, unless the rule book asks
  /// others to confirm it. It counts for the date on which it was done, so saving todos for the
  /// next season does not pay:
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
  ///   ``GroupError/TodoError/unknown(_:)``,
  ///   ``GroupError/TodoError/completedTooSoon(_:possibleFrom:)``,
  ///   ``GroupError/TodoError/reportedTooLate(_:possibleUntil:)`` and
  ///   ``GroupError/tooManyPoints(_:)``.
  /// - Complexity: That of `perform(_:by:at:stamp:)`, and O(*u* log *u*) for *u* achievements of
  ///   the member.
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
      // Only an event that was in the log before, and is void or refused there, has completed
      // nothing.
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

extension PlayerGroup {
  /// Changes a todo on the board; its creator and administrators can do that.
  ///
  /// ```swift
  /// try group.edit("windows", [.title("Clean all windows"), .points(30)], by: "ada", at: now)
  /// ```
  ///
  /// Other points count for later completions, not for one that waits for confirmation. The history
  /// of edits is in ``GroupView/BoardTodo/edits``.
  ///
  /// - Throws: ``GroupError/TodoError/notCreator(_:_:)``, ``GroupError/TodoError/inState(_:_:)``
  ///   when it is done or off the board, ``GroupError/TodoError/unknown(_:)``,
  ///   ``GroupError/TodoError/fullyClaimed(_:by:)`` when more members work on it than then may, and
  ///   what creating a todo throws.
  @discardableResult
  public mutating func edit(
    _ todo: Todo.ID,
    _ changes: [Todo.Change],
    by member: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(.edited(todo, changes), by: member, at: date, stamp: stamp)
  }

  /// Writes a comment about a todo or one of its completions.
  ///
  /// The group does not judge what is written. The author and administrators can
  /// ``void(_:by:at:stamp:)`` it.
  ///
  /// - Throws: ``GroupError/textOutOfRange(_:expected:)`` for a blank text or more than 1000
  ///   characters, ``GroupError/TodoError/unknown(_:)``, and ``GroupError/log(_:)`` for an unknown
  ///   completion.
  @discardableResult
  public mutating func comment(
    _ text: String,
    on todo: Todo.ID,
    completion: Event.ID? = nil,
    by member: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(
      .commented(todo, completion: completion, text: text),
      by: member,
      at: date,
      stamp: stamp
    )
  }

  /// Cheers for a todo or one of its completions, once.
  ///
  /// - Throws: ``GroupError/MemberError/alreadyCheered(_:)``,
  ///   ``GroupError/textOutOfRange(_:expected:)`` for a symbol that is blank or has more than 8
  ///   characters, ``GroupError/TodoError/unknown(_:)``, and ``GroupError/log(_:)`` for an unknown
  ///   completion.
  @discardableResult
  public mutating func cheer(
    for todo: Todo.ID,
    completion: Event.ID? = nil,
    with symbol: String = "👏",
    by member: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(
      .cheered(todo, completion: completion, symbol: symbol),
      by: member,
      at: date,
      stamp: stamp
    )
  }
}
