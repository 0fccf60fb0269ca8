// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

extension PlayerGroup {
  /// Puts a todo on the board, visible to all.
  ///
  /// - Throws: ``GroupError/textOutOfRange(_:expected:)`` for a blank title,
  ///   ``GroupError/TodoError/duplicate(_:)``, ``GroupError/pointsOutOfRange(_:expected:)``,
  ///   ``GroupError/countOutOfRange(_:)`` for a capacity or repetition below 1,
  ///   ``GroupError/TodoError/invalidPlan(_:)``, ``GroupError/deadlinePassed(_:)`` for a due date in the past, and
  ///   ``GroupError/log(_:)``.
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
  /// - Throws: ``GroupError/TodoError/claimLimitReached(_:)``, ``GroupError/TodoError/fullyClaimed(_:by:)``,
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
  /// - Throws: ``GroupError/TodoError/nothingToConfirm(_:)``, ``GroupError/TodoError/cannotConfirm(_:by:)`` and
  ///   ``GroupError/TodoError/unknown(_:)``.
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
  /// - Throws: ``GroupError/TodoError/notCreator(_:_:)``, ``GroupError/TodoError/inState(_:_:)`` and
  ///   ``GroupError/TodoError/unknown(_:)``.
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
  /// At the deadline the median of the votes, the lower one of two, becomes its points, if there are enough votes.
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
  /// - Throws: ``GroupError/TodoError/noVote(_:)``, ``GroupError/pointsOutOfRange(_:expected:)`` and
  ///   ``GroupError/TodoError/unknown(_:)``.
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
