// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation

// Todos that are done: completed, confirmed, credited.
extension GroupState {
  mutating func complete(_ id: Todo.ID, _ event: PlayerGroup.Event) throws(GroupError) {
    let member = try membership.member(event.actor)
    let board = try todo(id)
    guard board.state == .open || board.state == .claimed else {
      throw .todo(.inState(board.state, id))
    }
    guard board.claim(of: member) != nil else { throw .todo(.notClaimed(id, by: member)) }
    try checkDates(of: event, completing: board)
    let members = order.sorted(board.claims.map(\.member))
    // Who leaves gives back what they had claimed, so all of them are members.
    let others = membership.count - members.count
    let isOnTime = board.dueAt.map { event.date < $0 }
    let completion = GroupView.TodoCompletion(
      id: event.id,
      date: event.date,
      recordedAt: event.recordedAt,
      members: members,
      points: board.todo.points,
      confirmationsNeeded: min(rules.confirmations, others),
      isOnTime: isOnTime,
      timeTags: timeTags.tags(
        at: event.date,
        claimedAt: board.claims.first?.date ?? event.date,
        isOnTime: isOnTime,
        days
      )
    )
    let credited = try settle(completion, of: board.todo, event)
    for member in members {
      claimed[member]?.removeAll { $0 == id }
    }
    todos[id]?.finish(credited)
    planReopening(of: board.todo, after: event.date)
  }

  mutating func confirm(_ id: Todo.ID, _ event: PlayerGroup.Event) throws(GroupError) {
    let member = try membership.member(event.actor)
    let board = try todo(id)
    guard !board.waiting.isEmpty else { throw .todo(.nothingToConfirm(id)) }
    let index = board.waiting.first {
      let completion = board.done[$0]
      return !completion.members.contains(member) && !completion.confirmedBy.contains(member)
    }
    guard let index else { throw .todo(.cannotConfirm(id, by: member)) }
    var completion = board.done[index]
    completion.confirmedBy.append(member)
    // Points that were changed since are for later completions.
    var todo = board.todo
    todo.points = completion.points
    let credited = try settle(completion, of: todo, event)
    todos[id]?.replace(credited, at: index)
  }

  /// Refuses a completion that is too early or reported too late.
  private func checkDates(of event: PlayerGroup.Event, completing board: GroupView.BoardTodo)
    throws(GroupError)
  {
    if let age = rules.minimumAge {
      let date = days.date(age, after: board.openSince)
      guard let date, date <= event.date else {
        throw .todo(.completedTooSoon(board.id, possibleFrom: date))
      }
    }
    if let span = rules.reportWithin, let date = days.date(span, after: event.date) {
      guard event.recordedAt <= date else {
        throw .todo(.reportedTooLate(board.id, possibleUntil: date))
      }
    }
  }

  /// Gives everyone the points of a completion, unless others must confirm it still.
  ///
  /// - Returns: The completion with its credits.
  private mutating func settle(
    _ completion: GroupView.TodoCompletion,
    of todo: Todo,
    _ event: PlayerGroup.Event
  ) throws(GroupError) -> GroupView.TodoCompletion {
    guard !completion.isWaiting else { return completion }
    let season = findSeason(at: completion.date)
    let earned = CompletionCredit(completion, of: todo, in: season, event, &self)
    try record(earned.entries)
    for credit in earned.credits {
      noteCatchUp(of: credit, in: season)
      record(
        .todo,
        id: credit.entry.activity,
        by: credit.member,
        subject: todo.id.rawValue,
        amount: credit.points,
        tags: todo.tags.filter { !TimeTags.isReserved($0) } + completion.timeTags,
        at: completion.date
      )
    }
    if let season {
      notePoints(of: earned.credits.map(\.member), in: season, at: event.date)
    }
    for (number, challenge) in earned.challenges.enumerated() {
      update(challenge, number: number, event)
    }
    var completion = completion
    completion.credits = earned.credits
    return completion
  }
}
