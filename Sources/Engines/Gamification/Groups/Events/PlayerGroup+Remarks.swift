// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

// What is said about todos: votes on their points, edits, comments, cheers.
extension PlayerGroup {
  /// Opens a vote of all members on the points of a todo.
  ///
  /// At the deadline the median of the votes, the lower one of two, becomes its points, if there
  /// are enough votes.
  ///
  /// - Parameters:
  ///   - todo: The todo.
  ///   - deadline: The date when the votes are counted.
  ///   - quorum: The number of votes that are needed, at least 1.
  ///   - member: The member who asks.
  ///   - date: The date.
  ///   - stamp: The date when that became known, and the identifier of the event.
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

// Votes on what a todo should be worth.
extension GroupState {
  mutating func openVote(
    on id: Todo.ID,
    until deadline: Date,
    quorum: Int,
    _ event: PlayerGroup.Event
  ) throws(GroupError) {
    _ = try membership.member(event.actor)
    let board = try todo(id)
    guard board.state != .withdrawn, !board.isDoneForGood else {
      throw .todo(.inState(board.state, id))
    }
    guard board.vote == nil else { throw .todo(.voteRunning(id)) }
    guard deadline > event.date else { throw .deadlinePassed(self.deadline(deadline)) }
    guard quorum >= 1 else { throw .countOutOfRange(quorum) }
    todos[id]?.vote = GroupView.TodoVote(deadline: deadline, quorum: quorum)
    agenda.add(.count(id), at: deadline)
  }

  mutating func vote(
    _ points: Int,
    for id: Todo.ID,
    _ event: PlayerGroup.Event
  ) throws(GroupError) {
    let member = try membership.member(event.actor)
    guard try todo(id).vote != nil else { throw .todo(.noVote(id)) }
    try rules.check(points: points)
    todos[id]?.vote?.votes[member] = points
  }

  /// Counts a vote: the median of what the members say, the lower one of two, is what the todo is
  /// worth from now on.
  mutating func countVotes(on id: Todo.ID, at date: Date) {
    guard let vote = todos[id]?.vote, vote.deadline == date else { return }
    todos[id]?.vote = nil
    let votes = vote.votes.filter { membership.isMember($0.key) }.map(\.value)
    if votes.count >= vote.quorum {
      todos[id]?.todo.points = votes.lowerMedian
    }
  }
}

// What is said about todos: edits, comments, cheers.
extension GroupState {
  mutating func edit(
    _ id: Todo.ID,
    _ changes: [Todo.Change],
    _ event: PlayerGroup.Event
  ) throws(GroupError) {
    let member = try membership.member(event.actor)
    let board = try todo(id)
    guard board.creator == member || membership.isAdministrator(member) else {
      throw .todo(.notCreator(id, member))
    }
    guard board.state != .withdrawn, !board.isDoneForGood else {
      throw .todo(.inState(board.state, id))
    }
    guard !changes.isEmpty else { throw .countOutOfRange(0) }
    let todo = board.todo.changed(by: changes)
    if todo.title != board.todo.title { try todo.checkTitle() }
    if todo.points != board.todo.points { try rules.check(points: todo.points) }
    if todo.repeats != board.todo.repeats || todo.capacity != board.todo.capacity
      || todo.needsLevel != board.todo.needsLevel
    {
      try todo.checkNumbers()
    }
    guard board.claims.count <= todo.capacity else {
      throw .todo(.fullyClaimed(id, by: board.claims.map(\.member)))
    }
    guard todo.hasValidPlan else { throw .todo(.invalidPlan(id)) }
    try checkMembers(of: todo, notIn: board.todo)
    // An occurrence that is left out or moved can be the one that is planned next.
    let isOpen = board.state == .open || board.state == .claimed
    let isReplanned = !isOpen && todo.hasOtherExceptions(than: board.todo)
    var changed = board
    changed.todo = todo
    let opening = isReplanned ? self.opening(of: changed, after: event.date) : board.opensAgainAt
    guard board.state != .scheduled || opening != nil else { throw .todo(.invalidPlan(id)) }
    let isDueChanged = todo.due != board.todo.due
    let openSince = opening ?? board.openSince
    let dueAt =
      isDueChanged || isReplanned && todo.due?.recurs == true
      ? todo.due?.date(openSince: openSince, by: days) : board.dueAt
    if isDueChanged, let dueAt, dueAt <= event.date { throw .deadlinePassed(deadline(dueAt)) }
    let edit = GroupView.TodoEdit(
      id: event.id,
      member: member,
      date: event.date,
      changes: changes,
      before: board.todo
    )
    todos[id]?.edits.append(edit)
    todos[id]?.todo = todo
    todos[id]?.dueAt = dueAt
    if todo.rota != board.todo.rota { todos[id]?.turn = 0 }
    if todo.schedule?.rule != board.todo.schedule?.rule {
      todos[id]?.scheduleStart = days.day(of: event.date)
    }
    if isOpen, todo.rota != board.todo.rota || todo.schedule != board.todo.schedule {
      planTurn(of: id, from: event.date)
    }
    if isReplanned {
      todos[id]?.opensAgainAt = opening
      if let opening { agenda.add(.reopen(id), at: opening) }
    }
  }

  mutating func comment(
    on id: Todo.ID,
    completion: PlayerGroup.Event.ID?,
    _ text: String,
    _ event: PlayerGroup.Event
  ) throws(GroupError) {
    let author = try membership.member(event.actor)
    _ = try findCompletion(completion, of: id)
    try text.checkLength(in: Self.commentLength)
    let comment = GroupView.TodoComment(
      id: event.id,
      author: author,
      date: event.date,
      completion: completion,
      text: text
    )
    todos[id]?.comments.append(comment)
  }

  mutating func cheer(
    for id: Todo.ID,
    completion: PlayerGroup.Event.ID?,
    _ symbol: String,
    _ event: PlayerGroup.Event
  ) throws(GroupError) {
    let member = try membership.member(event.actor)
    let index = try findCompletion(completion, of: id)
    try symbol.checkLength(in: Self.symbolLength)
    let cheers =
      index.flatMap { todos[id]?.done[$0].cheers } ?? todos[id]?.cheers ?? [:]
    guard cheers[member] == nil else { throw .member(.alreadyCheered(member)) }
    let cheer = GroupView.TodoCheer(id: event.id, date: event.date, symbol: symbol)
    if let index {
      todos[id]?.cheer(cheer, by: member, at: index)
    } else {
      todos[id]?.cheers[member] = cheer
    }
    record(.cheer, id: "\(event.id)#c", by: member, subject: id.rawValue, at: event.date)
  }

  static let commentLength = 1...1000
  static let symbolLength = 1...8

  /// Returns the index of a completion, or nil for the todo itself.
  private func findCompletion(
    _ completion: PlayerGroup.Event.ID?,
    of id: Todo.ID
  ) throws(GroupError) -> Int? {
    let board = try todo(id)
    guard let completion else { return nil }
    // Mostly it is the last one.
    guard let index = board.done.lastIndex(where: { $0.id == completion }) else {
      throw .log(.unknownEvent(completion.rawValue))
    }
    return index
  }

  /// Refuses a todo that is meant for someone who is not in the group.
  func checkMembers(of todo: Todo, notIn old: Todo? = nil) throws(GroupError) {
    if let assignee = todo.assignee, assignee != old?.assignee { try membership.check(assignee) }
    guard todo.rota != old?.rota else { return }
    for member in todo.rota {
      try membership.check(member)
    }
  }
}

extension Todo {
  /// Whether other occurrences of its schedule are left out or moved.
  fileprivate func hasOtherExceptions(than old: Todo) -> Bool {
    guard let new = schedule, let old = old.schedule else { return false }
    return new.leftOut != old.leftOut || new.moved != old.moved
  }
}

extension PlayerActivity.Kind {
  /// A todo, or a completion of it, was cheered for.
  public static let cheer: PlayerActivity.Kind = "cheer"
}
