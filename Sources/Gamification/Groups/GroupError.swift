public import LudusCore
public import LudusFoundation

/// Why a group refuses what was asked, or why an event in its log has no effect.
///
/// Whatever throws one of these leaves the group as it was. ``sentence(in:)`` tells members in
/// their language.
public enum GroupError: Error, Hashable, Sendable {
  // MARK: Members and their roles

  /// The group is not founded yet.
  case notFounded
  /// The group is founded already.
  case alreadyFounded
  /// Someone is not a member of the group.
  case notMember(Member.ID)
  /// Someone is a member of the group already.
  case alreadyMember(Member.ID)
  /// Someone is invited already.
  case alreadyInvited(Member.ID)
  /// Only who is invited can join, and this one is not.
  case notInvited(Member.ID)
  /// Only administrators can do this, and this member is none.
  case notAdministrator(Member.ID)
  /// The member is an administrator already.
  case alreadyAdministrator(Member.ID)
  /// The group would be left without an administrator.
  case lastAdministrator(Member.ID)
  /// The member takes part in the comparison already.
  case alreadyOptedIn(Member.ID)
  /// The member does not take part in the comparison already.
  case alreadyOptedOut(Member.ID)
  /// It is not said who did something that only members can do.
  case actorMissing

  // MARK: Todos

  /// The group has no such todo.
  case unknownTodo(Todo.ID)
  /// There is another todo with this identifier.
  case duplicateTodo(Todo.ID)
  /// The points are not in the range of the rule book.
  case pointsOutOfRange(Int, expected: ClosedRange<Int>)
  /// A number of members, votes or points, or a span until a todo is open again, is not at least 1.
  case countOutOfRange(Int)
  /// The todo is in a state in which this cannot be done.
  case todoIs(GroupView.TodoState, todo: Todo.ID)
  /// The todo is meant for another member.
  case reserved(Todo.ID, for: Member.ID)
  /// The member works on the todo already.
  case alreadyClaimed(Todo.ID, by: Member.ID)
  /// As many members as may work on the todo do so already.
  case fullyClaimed(Todo.ID, by: [Member.ID])
  /// The member works on as many todos as the rule book allows.
  case claimLimitReached(Int)
  /// The member does not work on the todo.
  case notClaimed(Todo.ID, by: Member.ID)
  /// The rule book does not let members take todos over.
  case stealingNotAllowed
  /// The todo has not been claimed for long enough to be taken over.
  case stealingTooEarly(Todo.ID, possibleFrom: Date?)
  /// Less time has passed since the todo was put on the board than the rule book asks for.
  case completedTooSoon(Todo.ID, possibleFrom: Date?)
  /// More time had passed, when it was said, since the todo was done than the rule book allows.
  case reportedTooLate(Todo.ID, possibleUntil: Date?)
  /// The todo does not wait for confirmation by this member: he did it himself or confirmed it
  /// already.
  case cannotConfirm(Todo.ID, by: Member.ID)
  /// The todo does not wait for confirmation.
  case nothingToConfirm(Todo.ID)
  /// Only who created the todo, or an administrator, can take it off the board.
  case notCreator(Todo.ID, Member.ID)
  /// There is a vote on the points of the todo already.
  case voteRunning(Todo.ID)
  /// There is no vote on the points of the todo.
  case noVote(Todo.ID)
  /// The member has nothing for the todo that could be taken back.
  case nothingToPenalize(Member.ID, for: Todo.ID)

  // MARK: Seasons and challenges

  /// The group has no such season.
  case unknownSeason(Season.ID)
  /// There is, or could be, another season with this identifier.
  case duplicateSeason(Season.ID)
  /// The season would be at the same time as another one.
  case seasonsOverlap(with: Season.ID)
  /// The season is over, or has not begun.
  case seasonNotOpen(Season.ID)
  /// The length is not one of whole days, is none, or leads too far into the future.
  case invalidLength(CalendarSpan?)
  /// A season cannot begin before the day on which it is opened.
  case startInThePast(Date)
  /// There is another challenge with this identifier.
  case duplicateChallenge(GroupChallenge.ID)
  /// The date until which something is to be done is not after the date of the event.
  case deadlinePassed(Date)

  // MARK: Profiles

  /// The member has not earned the title.
  case titleNotEarned(Member.ID)

  // MARK: The log

  /// The log has no event with this identifier before the one that is about it.
  case unknownEvent(GroupEvent.ID)
  /// The event is void already.
  case alreadyVoid(GroupEvent.ID)
  /// The founding of a group cannot be void: nobody would be left who could take that back.
  case foundingCannotBeVoid
  /// There is another event with this identifier.
  case conflictingEvent(GroupEvent.ID)
  /// An identifier is empty.
  case emptyIdentifier
  /// A date is no number or more than about 35,000 years away.
  case dateOutOfRange
  /// The event is said to be known before it happened.
  case knownBeforeItHappened
  /// More points would be asked for a member than ``Ledger/mostPoints``.
  case tooManyPoints(Member.ID)
}

// Its cases about the log are what the log refuses with.
extension GroupError: EventLogRefusal {
  package typealias Event = GroupEvent
}
