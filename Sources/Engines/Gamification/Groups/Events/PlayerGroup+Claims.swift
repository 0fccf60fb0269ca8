// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

// Todos on the board: created, claimed, released, taken over, withdrawn. First what a member asks
// for, then what it changes.
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
}

extension GroupState {
  mutating func create(
    _ todo: Todo,
    isTrace: Bool = false,
    _ event: PlayerGroup.Event
  ) throws(GroupError) {
    var board = try newBoard(for: todo, event)
    let trace = todos[todo.id]
    guard trace?.isTrace ?? true else {
      // Those who knew it by this creation have known it since then, though another one, of which
      // nobody knew, comes before it.
      todos[todo.id]?.noteKnown(since: max(event.date, event.recordedAt))
      throw .todo(.duplicate(todo.id))
    }
    board.inherit(trace)
    putOnBoard(board, at: event.date)
    if isTrace {
      todos[todo.id]?.state = .withdrawn
      todos[todo.id]?.opensAgainAt = nil
      todos[todo.id]?.isTrace = true
      return
    }
    created[board.creator, default: 0] += 1
    record(
      .todoCreated,
      id: "\(event.id)#c",
      by: board.creator,
      subject: todo.id.rawValue,
      amount: todo.points,
      tags: todo.tags,
      at: event.date
    )
  }

  /// Returns the todo that an event creates as it comes on the board, if that is possible.
  private func newBoard(
    for todo: Todo,
    _ event: PlayerGroup.Event
  ) throws(GroupError) -> GroupView.BoardTodo {
    // Who leaves later, by a date before, has put it on the board all the same, and so has one who
    // did not know that a member whom it is meant for had left.
    let creator = try membership.giver(event.actor)
    guard !todo.id.rawValue.isEmpty else { throw .log(.emptyIdentifier) }
    try rules.check(points: todo.points)
    try todo.checkNumbers()
    guard todo.hasValidPlan else { throw .todo(.invalidPlan(todo.id)) }
    let board = GroupView.BoardTodo(
      todo,
      by: creator,
      at: event.date,
      recordedAt: event.recordedAt
    )
    return try planned(board, at: event.date)
  }

  /// Takes the todo off the board that somebody created with the identifier of one that an
  /// administrator had declared void, by a date before it: that does not bring back what was done
  /// for the void one.
  mutating func takeOff(
    _ todo: Todo,
    voidedBy void: PlayerGroup.Event,
    _ event: PlayerGroup.Event
  ) {
    guard let board = todos[todo.id], board.knownSince > void.recordedAt,
      (try? newBoard(for: todo, event)) != nil
    else { return }
    for claim in board.claims {
      removeClaim(of: claim.member, from: todo.id)
    }
    todos[todo.id] = nil
  }

  mutating func claim(_ id: Todo.ID, _ event: PlayerGroup.Event) throws(GroupError) {
    let member = try membership.member(event.actor)
    // Two who did not know of each other both work on it.
    try todo(id).checkWork(by: member)
    try checkClaimLimit(of: member)
    addClaim(of: member, to: id, at: event.date)
  }

  mutating func release(_ id: Todo.ID, _ event: PlayerGroup.Event) throws(GroupError) {
    let member = try membership.member(event.actor)
    guard try todo(id).claim(of: member) != nil else { throw .todo(.notClaimed(id, by: member)) }
    removeClaim(of: member, from: id)
  }

  mutating func steal(
    _ id: Todo.ID,
    from owner: Member.ID,
    _ event: PlayerGroup.Event
  ) throws(GroupError) {
    let member = try membership.member(event.actor)
    guard let span = rules.draft.stealAfter else { throw .todo(.stealingNotAllowed) }
    let board = try todo(id)
    try board.checkWork(by: member)
    guard let claim = board.claim(of: owner) else { throw .todo(.notClaimed(id, by: owner)) }
    let date = days.date(span, after: claim.date)
    guard let date, date <= event.date else {
      throw .todo(.stealingTooEarly(id, possibleFrom: date.map(moment)))
    }
    try checkClaimLimit(of: member)
    removeClaim(of: owner, from: id)
    addClaim(of: member, to: id, at: event.date)
  }

  mutating func withdraw(_ id: Todo.ID, _ event: PlayerGroup.Event) throws(GroupError) {
    let member = try membership.member(event.actor)
    let board = try todo(id)
    guard board.creator == member || membership.isAdministrator(member) else {
      throw .todo(.notCreator(id, member))
    }
    guard board.state != .withdrawn, !board.isDoneForGood else {
      throw .todo(.inState(board.state, id))
    }
    for claim in board.claims {
      removeClaim(of: claim.member, from: id)
    }
    todos[id]?.state = .withdrawn
    todos[id]?.opensAgainAt = nil
    todos[id]?.vote = nil
  }

  /// Lets a member go, by their own will or not, and gives back what they had claimed.
  mutating func letGo(_ member: Member.ID?, _ event: PlayerGroup.Event) throws(GroupError) {
    try membership.apply(event)
    guard let member else { return }
    noteMember(member)
    for todo in claimed[member] ?? [] {
      removeClaim(of: member, from: todo)
    }
  }
}

extension GroupState {
  func todo(_ id: Todo.ID) throws(GroupError) -> GroupView.BoardTodo {
    guard let todo = todos[id] else { throw .todo(.unknown(id)) }
    return todo
  }

  /// Refuses a member who works on as many todos as they may.
  func checkClaimLimit(of member: Member.ID) throws(GroupError) {
    if let limit = rules.draft.claimLimit, (claimed[member] ?? []).count >= limit {
      throw .todo(.claimLimitReached(limit))
    }
  }

  private mutating func addClaim(of member: Member.ID, to id: Todo.ID, at date: Date) {
    todos[id]?.add(GroupView.TodoClaim(member: member, date: date))
    claimed[member, default: []].append(id)
  }

  mutating func removeClaim(of member: Member.ID, from id: Todo.ID) {
    todos[id]?.removeClaim(of: member)
    claimed[member]?.removeAll { $0 == id }
  }
}

extension Todo {
  /// Refuses a title that says nothing, or too much.
  func checkTitle() throws(GroupError) {
    try title.checkLength(in: Self.titleLength)
  }

  /// Refuses numbers below 1.
  func checkNumbers() throws(GroupError) {
    guard capacity >= 1 else { throw .countOutOfRange(capacity) }
    if let repeats, repeats.count < 1 { throw .countOutOfRange(repeats.count) }
    if let needsLevel, needsLevel < 1 { throw .countOutOfRange(needsLevel) }
  }
}

extension String {
  /// Refuses a text that is blank or of another length.
  func checkLength(in range: ClosedRange<Int>) throws(GroupError) {
    let length = isBlank ? 0 : count
    guard range.contains(length) else { throw .textOutOfRange(length, expected: range) }
  }
}
