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
    guard let span = rules.stealAfter else { throw .todo(.stealingNotAllowed) }
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
    if let limit = rules.claimLimit, (claimed[member] ?? []).count >= limit {
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
