internal import LudusCore
internal import LudusFoundation

// Votes on what a todo should be worth.
extension GroupState {
  mutating func openVote(
    on id: Todo.ID,
    until deadline: Date,
    quorum: Int,
    _ event: GroupEvent
  ) throws(GroupError) {
    _ = try membership.member(event.actor)
    let board = try todo(id)
    let isDone = board.state == .completed && board.todo.repeats == nil
    guard board.state != .withdrawn, !isDone else { throw .todo(.inState(board.state, id)) }
    guard board.vote == nil else { throw .todo(.voteRunning(id)) }
    guard deadline > event.date else { throw .deadlinePassed(deadline) }
    guard quorum >= 1 else { throw .countOutOfRange(quorum) }
    todos[id]?.vote = GroupView.TodoVote(deadline: deadline, quorum: quorum)
    agenda.add(.count(id), at: deadline)
  }

  mutating func vote(
    _ points: Int,
    for id: Todo.ID,
    _ event: GroupEvent
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
