public import LudusCore
public import LudusFoundation

extension PlayerGroup {
  /// Puts a todo on the board, visible to all.
  ///
  /// - Parameters:
  ///   - todo: The todo.
  ///   - member: Who creates it. He may claim it like anyone.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  ///   - event: The identifier of the event, or nil for one derived from the log.
  /// - Returns: The event.
  /// - Throws: ``GroupError/duplicateTodo(_:)``, ``GroupError/pointsOutOfRange(_:expected:)``,
  ///   ``GroupError/countOutOfRange(_:)`` for a capacity or repetition below 1, and
  ///   ``GroupError/emptyIdentifier``.
  @discardableResult
  public mutating func create(
    _ todo: Todo,
    by member: Member.ID,
    at date: Date,
    recordedAt: Date? = nil,
    event: GroupEvent.ID? = nil
  ) throws(GroupError) -> GroupEvent {
    try perform(.created(todo), by: member, at: date, recordedAt: recordedAt, event: event)
  }

  /// Lets a member take a todo on.
  ///
  /// - Parameters:
  ///   - todo: The todo.
  ///   - member: Who takes it on.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  ///   - event: The identifier of the event, or nil for one derived from the log.
  /// - Returns: The event.
  /// - Throws: ``GroupError/claimLimitReached(_:)``, ``GroupError/fullyClaimed(_:by:)``,
  ///   ``GroupError/alreadyClaimed(_:by:)``, ``GroupError/reserved(_:for:)``,
  ///   ``GroupError/todoIs(_:todo:)`` and ``GroupError/unknownTodo(_:)``.
  @discardableResult
  public mutating func claim(
    _ todo: Todo.ID,
    by member: Member.ID,
    at date: Date,
    recordedAt: Date? = nil,
    event: GroupEvent.ID? = nil
  ) throws(GroupError) -> GroupEvent {
    try perform(.claimed(todo), by: member, at: date, recordedAt: recordedAt, event: event)
  }

  /// Gives a claimed todo back.
  ///
  /// - Parameters:
  ///   - todo: The todo.
  ///   - member: Who had claimed it.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  ///   - event: The identifier of the event, or nil for one derived from the log.
  /// - Returns: The event.
  /// - Throws: ``GroupError/notClaimed(_:by:)`` and ``GroupError/unknownTodo(_:)``.
  @discardableResult
  public mutating func release(
    _ todo: Todo.ID,
    by member: Member.ID,
    at date: Date,
    recordedAt: Date? = nil,
    event: GroupEvent.ID? = nil
  ) throws(GroupError) -> GroupEvent {
    try perform(.released(todo), by: member, at: date, recordedAt: recordedAt, event: event)
  }

  /// Lets a member take over a todo that another one claimed long ago.
  ///
  /// - Parameters:
  ///   - todo: The todo.
  ///   - owner: Who had claimed it.
  ///   - member: Who takes it over.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  ///   - event: The identifier of the event, or nil for one derived from the log.
  /// - Returns: The event.
  /// - Throws: ``GroupError/stealingNotAllowed``, ``GroupError/stealingTooEarly(_:possibleFrom:)``,
  ///   and what claiming throws.
  @discardableResult
  public mutating func steal(
    _ todo: Todo.ID,
    from owner: Member.ID,
    by member: Member.ID,
    at date: Date,
    recordedAt: Date? = nil,
    event: GroupEvent.ID? = nil
  ) throws(GroupError) -> GroupEvent {
    try perform(
      .stole(todo, from: owner),
      by: member,
      at: date,
      recordedAt: recordedAt,
      event: event
    )
  }

  /// Confirms that others did a todo; when enough have, it is credited.
  ///
  /// Of a recurring todo it is the oldest completion that the member can confirm.
  ///
  /// - Parameters:
  ///   - todo: The todo.
  ///   - member: Who confirms it, and did not do it.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  ///   - event: The identifier of the event, or nil for one derived from the log.
  /// - Returns: The event.
  /// - Throws: ``GroupError/nothingToConfirm(_:)``, ``GroupError/cannotConfirm(_:by:)`` and
  ///   ``GroupError/unknownTodo(_:)``.
  @discardableResult
  public mutating func confirm(
    _ todo: Todo.ID,
    by member: Member.ID,
    at date: Date,
    recordedAt: Date? = nil,
    event: GroupEvent.ID? = nil
  ) throws(GroupError) -> GroupEvent {
    try perform(.confirmed(todo), by: member, at: date, recordedAt: recordedAt, event: event)
  }

  /// Takes a todo off the board, also one that someone works on.
  ///
  /// - Parameters:
  ///   - todo: The todo.
  ///   - member: Who created it, or an administrator.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  ///   - event: The identifier of the event, or nil for one derived from the log.
  /// - Returns: The event.
  /// - Throws: ``GroupError/notCreator(_:_:)``, ``GroupError/todoIs(_:todo:)`` and
  ///   ``GroupError/unknownTodo(_:)``.
  @discardableResult
  public mutating func withdraw(
    _ todo: Todo.ID,
    by member: Member.ID,
    at date: Date,
    recordedAt: Date? = nil,
    event: GroupEvent.ID? = nil
  ) throws(GroupError) -> GroupEvent {
    try perform(.withdrew(todo), by: member, at: date, recordedAt: recordedAt, event: event)
  }

  /// Asks all members what a todo should be worth.
  ///
  /// At the deadline the median of what they say, the lower one of two, becomes its points, if
  /// enough have said something.
  ///
  /// - Parameters:
  ///   - todo: The todo.
  ///   - deadline: When the votes are counted.
  ///   - quorum: How many votes are needed, at least 1.
  ///   - member: Who asks.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  ///   - event: The identifier of the event, or nil for one derived from the log.
  /// - Returns: The event.
  /// - Throws: ``GroupError/voteRunning(_:)``, ``GroupError/deadlinePassed(_:)``,
  ///   ``GroupError/countOutOfRange(_:)``, ``GroupError/todoIs(_:todo:)`` and
  ///   ``GroupError/unknownTodo(_:)``.
  @discardableResult
  public mutating func openVote(
    on todo: Todo.ID,
    until deadline: Date,
    quorum: Int = 1,
    by member: Member.ID,
    at date: Date,
    recordedAt: Date? = nil,
    event: GroupEvent.ID? = nil
  ) throws(GroupError) -> GroupEvent {
    try perform(
      .voteOpened(todo, until: deadline, quorum: quorum),
      by: member,
      at: date,
      recordedAt: recordedAt,
      event: event
    )
  }

  /// Says what a todo should be worth.
  ///
  /// The last word of a member counts.
  ///
  /// - Parameters:
  ///   - points: What it should be worth.
  ///   - todo: The todo.
  ///   - member: Who says so.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  ///   - event: The identifier of the event, or nil for one derived from the log.
  /// - Returns: The event.
  /// - Throws: ``GroupError/noVote(_:)``, ``GroupError/pointsOutOfRange(_:expected:)`` and
  ///   ``GroupError/unknownTodo(_:)``.
  @discardableResult
  public mutating func vote(
    _ points: Int,
    for todo: Todo.ID,
    by member: Member.ID,
    at date: Date,
    recordedAt: Date? = nil,
    event: GroupEvent.ID? = nil
  ) throws(GroupError) -> GroupEvent {
    try perform(
      .voted(todo, points: points),
      by: member,
      at: date,
      recordedAt: recordedAt,
      event: event
    )
  }
}
