// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation

// Todos on the board: created, claimed, released, taken over, withdrawn.
extension GroupState {
  mutating func create(_ todo: Todo, _ event: PlayerGroup.Event) throws(GroupError) {
    let creator = try membership.member(event.actor)
    guard !todo.id.rawValue.isEmpty else { throw .log(.emptyIdentifier) }
    guard todos[todo.id] == nil else { throw .todo(.duplicate(todo.id)) }
    try rules.check(points: todo.points)
    try todo.checkNumbers()
    guard todo.hasValidPlan else { throw .todo(.invalidPlan(todo.id)) }
    try checkMembers(of: todo)
    try putOnBoard(GroupView.BoardTodo(todo, by: creator, at: event.date), at: event.date)
    created[creator, default: 0] += 1
    record(
      .todoCreated,
      id: "\(event.id)#c",
      by: creator,
      subject: todo.id.rawValue,
      amount: todo.points,
      tags: todo.tags,
      at: event.date
    )
  }

  mutating func claim(_ id: Todo.ID, _ event: PlayerGroup.Event) throws(GroupError) {
    let member = try membership.member(event.actor)
    let board = try todo(id)
    try board.checkClaim(by: member, reservedFor: reservation(of: board))
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
    try board.checkClaim(by: member, reservedFor: reservation(of: board), isTakeover: true)
    guard let claim = board.claim(of: owner) else { throw .todo(.notClaimed(id, by: owner)) }
    let date = days.date(span, after: claim.date)
    guard let date, date <= event.date else {
      throw .todo(.stealingTooEarly(id, possibleFrom: date))
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
    guard deadline > event.date else { throw .deadlinePassed(deadline) }
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
    if todo.repeats != board.todo.repeats || todo.capacity != board.todo.capacity {
      try todo.checkNumbers()
    }
    guard board.claims.count <= todo.capacity else {
      throw .todo(.fullyClaimed(id, by: board.claims.map(\.member)))
    }
    guard todo.hasValidPlan else { throw .todo(.invalidPlan(id)) }
    try checkMembers(of: todo, notIn: board.todo)
    let isDueChanged = todo.due != board.todo.due
    let openSince = board.opensAgainAt ?? board.openSince
    let dueAt = isDueChanged ? todo.due?.date(openSince: openSince, by: days) : board.dueAt
    if isDueChanged, let dueAt, dueAt <= event.date { throw .deadlinePassed(dueAt) }
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
  /// Refuses a title that says nothing, or too much.
  func checkTitle() throws(GroupError) {
    try title.checkLength(in: Self.titleLength)
  }

  /// Refuses numbers below 1.
  func checkNumbers() throws(GroupError) {
    guard capacity >= 1 else { throw .countOutOfRange(capacity) }
    if let repeats, repeats.count < 1 { throw .countOutOfRange(repeats.count) }
  }
}

extension String {
  /// Refuses a text that is blank or of another length.
  func checkLength(in range: ClosedRange<Int>) throws(GroupError) {
    let length = allSatisfy(\.isWhitespace) ? 0 : count
    guard range.contains(length) else { throw .textOutOfRange(length, expected: range) }
  }
}

extension PlayerGroup.Action {
  /// Refuses what no member can do any more, although stored logs may have it.
  func checkAsCommand() throws(GroupError) {
    switch self {
    case .created(let todo): try todo.checkTitle()
    case .challengeOpened(let challenge): try challenge.title.checkLength(in: Todo.titleLength)
    default: break
    }
  }
}

extension PlayerActivity.Kind {
  /// A todo, or a completion of it, was cheered for.
  public static let cheer: PlayerActivity.Kind = "cheer"
}
