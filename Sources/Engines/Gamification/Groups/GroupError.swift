// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation

/// The reason a group refuses a command, or an event in its log has no effect.
///
/// The group is then unchanged. Show members its `sentence(in:)`.
public enum GroupError: LogRefusal, Hashable {
  /// The members of the group and their roles do not allow it.
  case member(MemberError)
  /// The todos do not allow it.
  case todo(TodoError)
  /// The seasons do not allow it.
  case season(SeasonError)
  /// The challenges do not allow it.
  case challenge(ChallengeError)
  /// There is another challenge with this identifier.
  case duplicateChallenge(GroupChallenge.ID)
  /// The date until which something is to be done is not after the date of the event.
  case deadlinePassed(PlayerGroup.Moment)
  /// The points are not in the range that is allowed.
  case pointsOutOfRange(Int, expected: ClosedRange<Int>)
  /// A text has no visible character, which counts as a length of 0, or too many characters.
  case textOutOfRange(Int, expected: ClosedRange<Int>)
  /// A number of members, votes or points, or a span until a todo is open again, is not at least 1.
  case countOutOfRange(Int)
  /// More points would be asked for a member than `Ledger.maximumPoints`.
  case tooManyPoints(Member.ID)
  /// The member has not earned the title.
  case titleNotEarned(Member.ID)
  /// The founding of a group cannot be voided: no one would be left to undo that.
  case foundingCannotBeVoid
  /// The log does not take the event, whatever it says.
  case log(LogError)

  /// The reason members or their roles do not allow something.
  public enum MemberError: Hashable, Sendable {
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
    /// Joining requires an invitation, which this person does not have.
    case notInvited(Member.ID)
    /// This person was permanently erased from the group; to come back, they need a new identifier.
    case erased(Member.ID)
    /// A slip that concerns others can be taken back by who made it for ten minutes, and after that
    /// by administrators only.
    case slipTimePassed(Member.ID, possibleUntil: PlayerGroup.Moment)
    /// Others have something by it, which only administrators can take from them.
    case takesFromOthers(Member.ID)
    /// Only administrators can do this.
    case notAdministrator(Member.ID)
    /// The member is an administrator already.
    case alreadyAdministrator(Member.ID)
    /// The group would be left without an administrator.
    case lastAdministrator(Member.ID)
    /// The member takes part in the comparison already.
    case alreadyOptedIn(Member.ID)
    /// The member does not take part in the comparison already.
    case alreadyOptedOut(Member.ID)
    /// The member has cheered for this already.
    case alreadyCheered(Member.ID)
    /// The member would play a duel against themselves.
    case oneself(Member.ID)
  }

  /// The reason todos do not allow something.
  public enum TodoError: Hashable, Sendable {
    /// The group has no todo with this identifier.
    case unknown(Todo.ID)
    /// There is another todo with this identifier.
    case duplicate(Todo.ID)
    /// The todo is in a state in which this cannot be done.
    case inState(GroupView.TodoState, Todo.ID)
    /// The todo is meant for another member.
    case reserved(Todo.ID, for: Member.ID)
    /// The member works on the todo already.
    case alreadyClaimed(Todo.ID, by: Member.ID)
    /// As many members as may work on the todo do so already.
    case fullyClaimed(Todo.ID, by: [Member.ID])
    /// The member works on as many todos as the rule book allows.
    case claimLimitReached(Int)
    /// The member has not reached the level that the todo needs.
    case levelNotReached(Todo.ID, Int)
    /// The member does not work on the todo.
    case notClaimed(Todo.ID, by: Member.ID)
    /// The rule book does not let members take todos over.
    case stealingNotAllowed
    /// The todo has not been claimed for long enough to be taken over.
    case stealingTooEarly(Todo.ID, possibleFrom: PlayerGroup.Moment?)
    /// Less time has passed since the todo was put on the board than the rule book asks for.
    case completedTooSoon(Todo.ID, possibleFrom: PlayerGroup.Moment?)
    /// The member did the todo themselves or has confirmed it already.
    case cannotConfirm(Todo.ID, by: Member.ID)
    /// The todo does not wait for confirmation.
    case nothingToConfirm(Todo.ID)
    /// Only the creator of the todo, or an administrator, can take it off the board.
    case notCreator(Todo.ID, Member.ID)
    /// There is a vote on the points of the todo already.
    case voteRunning(Todo.ID)
    /// There is no vote on the points of the todo.
    case noVote(Todo.ID)
    /// The member has nothing for the todo that could be taken back.
    case nothingToPenalize(Member.ID, for: Todo.ID)
    /// Repetition, schedule, turns and due date of the todo do not go together, or cannot be kept.
    case invalidPlan(Todo.ID)
  }

  /// The reason seasons do not allow something.
  public enum SeasonError: Hashable, Sendable {
    /// The group has no season with this identifier.
    case unknown(Season.ID)
    /// There is, or could be, another season with this identifier.
    case duplicate(Season.ID)
    /// The season would overlap with another one.
    case overlaps(with: Season.ID)
    /// The season is over, or has not begun.
    case notOpen(Season.ID)
    /// The length is not one of whole days, is nothing, or leads too far into the future.
    case invalidLength(CalendarSpan?)
    /// A season cannot begin before the day on which it is opened.
    case startInThePast(PlayerGroup.Moment)
  }

  /// The reason challenges do not allow something.
  public enum ChallengeError: Hashable, Sendable {
    /// The group has no challenge with this identifier.
    case unknown(GroupChallenge.ID)
    /// The member is not asked whether they want to play it, or has said so already.
    case notAsked(GroupChallenge.ID, Member.ID)
  }
}

// MARK: - In words

extension GroupError: WordedError {
  package static var sentences: SentenceCatalog { gameSentences }

  package var wording: Wording {
    switch self {
    case .member(let error): error.wording
    case .todo(let error): error.wording
    case .season(let error): error.wording
    case .challenge(.unknown): Wording("challenge.unknown")
    case .challenge(.notAsked): Wording("challenge.notAsked")
    case .duplicateChallenge: "group.duplicateChallenge"
    case .deadlinePassed(let moment): Wording("group.deadlinePassed", at: moment)
    case .pointsOutOfRange(_, let range) where range.upperBound == .max:
      Wording("group.tooFewPoints", ["minimum": .count(range.lowerBound)])
    case .pointsOutOfRange(_, let range):
      Wording(
        "group.pointsOutOfRange",
        ["minimum": .count(range.lowerBound), "maximum": .count(range.upperBound)]
      )
    case .textOutOfRange(0, _): "group.blankText"
    case .textOutOfRange(_, let range):
      Wording("group.longText", ["maximum": .count(range.upperBound)])
    case .countOutOfRange: "group.countOutOfRange"
    case .tooManyPoints: "group.tooManyPoints"
    case .titleNotEarned: "group.titleNotEarned"
    case .foundingCannotBeVoid: "group.foundingCannotBeVoid"
    case .log(.actorMissing): "member.notMember"
    case .log(let error): Wording(error)
    }
  }
}

extension GroupError.MemberError {
  fileprivate var wording: Wording {
    switch self {
    case .notFounded: "member.notFounded"
    case .alreadyFounded: "member.alreadyFounded"
    case .notMember: "member.notMember"
    case .alreadyMember: "member.alreadyMember"
    case .alreadyInvited: "member.alreadyInvited"
    case .notInvited: "member.notInvited"
    case .erased: "member.erased"
    case .slipTimePassed(_, let moment): Wording("member.slipTimePassed", at: moment)
    case .takesFromOthers: "member.takesFromOthers"
    case .notAdministrator: "member.notAdministrator"
    case .alreadyAdministrator: "member.alreadyAdministrator"
    case .lastAdministrator: "member.lastAdministrator"
    case .alreadyOptedIn: "member.alreadyOptedIn"
    case .alreadyOptedOut: "member.alreadyOptedOut"
    case .alreadyCheered: "member.alreadyCheered"
    case .oneself: "member.oneself"
    }
  }
}

extension GroupError.TodoError {
  fileprivate var wording: Wording {
    switch self {
    case .unknown: "todo.unknown"
    case .duplicate: "todo.duplicate"
    case .inState(let state, _): Wording("todo.\(state.rawValue)")
    case .reserved: "todo.reserved"
    case .alreadyClaimed: "todo.alreadyClaimed"
    case .fullyClaimed: "todo.fullyClaimed"
    case .claimLimitReached(let limit): Wording("todo.claimLimit", ["limit": .count(limit)])
    case .levelNotReached(_, let level): Wording("todo.levelNotReached", ["level": .count(level)])
    case .notClaimed: "todo.notClaimed"
    case .stealingNotAllowed: "todo.stealingNotAllowed"
    case .stealingTooEarly(_, let moment?): Wording("todo.stealingTooEarly.from", at: moment)
    case .stealingTooEarly: "todo.stealingTooEarly"
    case .completedTooSoon(_, let moment?): Wording("todo.completedTooSoon.from", at: moment)
    case .completedTooSoon: "todo.completedTooSoon"
    case .cannotConfirm: "todo.cannotConfirm"
    case .nothingToConfirm: "todo.nothingToConfirm"
    case .notCreator: "todo.notCreator"
    case .voteRunning: "todo.voteRunning"
    case .noVote: "todo.noVote"
    case .nothingToPenalize: "todo.nothingToPenalize"
    case .invalidPlan: "todo.invalidPlan"
    }
  }
}

extension GroupError.SeasonError {
  fileprivate var wording: Wording {
    switch self {
    case .unknown: "season.unknown"
    case .duplicate: "season.duplicate"
    case .overlaps: "season.overlaps"
    case .notOpen: "season.notOpen"
    case .invalidLength: "season.invalidLength"
    case .startInThePast: "season.startInThePast"
    }
  }
}
