internal import LudusCore
internal import LudusFoundation

extension GroupError: CustomStringConvertible {
  /// What went wrong, for developers.
  public var description: String {
    switch self {
    case .notFounded: "the group is not founded"
    case .alreadyFounded: "the group is founded already"
    case .notMember(let member): "\"\(member)\" is not a member"
    case .alreadyMember(let member): "\"\(member)\" is a member already"
    case .alreadyInvited(let member): "\"\(member)\" is invited already"
    case .notInvited(let member): "\"\(member)\" is not invited"
    case .notAdministrator(let member): "\"\(member)\" is not an administrator"
    case .alreadyAdministrator(let member): "\"\(member)\" is an administrator already"
    case .lastAdministrator(let member): "\"\(member)\" is the only administrator"
    case .alreadyOptedIn(let member): "\"\(member)\" takes part in the comparison already"
    case .alreadyOptedOut(let member): "\"\(member)\" does not take part in the comparison"
    case .actorMissing: "the event does not say who did it"
    case .unknownTodo(let todo): "there is no todo \"\(todo)\""
    case .duplicateTodo(let todo): "there is a todo \"\(todo)\" already"
    case .pointsOutOfRange(let points, let expected):
      "\(points) points, expected \(expected.lowerBound) to \(expected.upperBound)"
    case .countOutOfRange(let count): "\(count), expected at least 1"
    case .todoIs(let state, let todo): "the todo \"\(todo)\" is \(state.rawValue)"
    case .reserved(let todo, let member): "the todo \"\(todo)\" is meant for \"\(member)\""
    case .alreadyClaimed(let todo, let member):
      "\"\(member)\" has claimed the todo \"\(todo)\" already"
    case .fullyClaimed(let todo, let members):
      "the todo \"\(todo)\" is claimed by \(members.map { "\"\($0)\"" }.joined(separator: ", "))"
    case .claimLimitReached(let limit): "the limit of \(limit) claimed todos is reached"
    case .notClaimed(let todo, let member): "\"\(member)\" has not claimed the todo \"\(todo)\""
    case .stealingNotAllowed: "the rule book does not let members take todos over"
    case .stealingTooEarly(let todo, let date):
      "the todo \"\(todo)\" cannot be taken over yet\(seconds(" before", date))"
    case .completedTooSoon(let todo, let date):
      "the todo \"\(todo)\" cannot be completed yet\(seconds(" before", date))"
    case .reportedTooLate(let todo, let date):
      "the todo \"\(todo)\" was done too long ago to be reported\(seconds(" after", date))"
    case .cannotConfirm(let todo, let member):
      "\"\(member)\" did the todo \"\(todo)\" or has confirmed it already"
    case .nothingToConfirm(let todo): "the todo \"\(todo)\" does not wait for confirmation"
    case .notCreator(let todo, let member):
      "\"\(member)\" neither created the todo \"\(todo)\" nor is an administrator"
    case .voteRunning(let todo): "there is a vote on the todo \"\(todo)\" already"
    case .noVote(let todo): "there is no vote on the todo \"\(todo)\""
    case .nothingToPenalize(let member, let todo):
      "\"\(member)\" has nothing for the todo \"\(todo)\" that could be taken back"
    case .unknownSeason(let season): "there is no season \"\(season)\""
    case .duplicateSeason(let season): "the season \"\(season)\" is taken already"
    case .seasonsOverlap(let season): "the season \"\(season)\" is at the same time"
    case .seasonNotOpen(let season): "the season \"\(season)\" is not open"
    case .invalidLength(let span):
      "\(span.map(String.init(describing:)) ?? "no length") cannot be the length of a season"
    case .startInThePast: "a season cannot begin before the day on which it is opened"
    case .duplicateChallenge(let challenge): "there is a challenge \"\(challenge)\" already"
    case .deadlinePassed: "the deadline is not after the event"
    case .titleNotEarned(let member): "\"\(member)\" has not earned the title"
    case .unknownEvent(let event): "there is no event \"\(event)\" before this one"
    case .alreadyVoid(let event): "the event \"\(event)\" is void already"
    case .foundingCannotBeVoid: "the founding of a group cannot be void"
    case .conflictingEvent(let event):
      "there is another event \"\(event)\" with other content"
    case .emptyIdentifier: "an identifier is empty"
    case .dateOutOfRange: "the date is too far away to be stored in milliseconds"
    case .knownBeforeItHappened: "the event is recorded before its date"
    case .tooManyPoints(let member):
      "more than \(Ledger.mostPoints) points would be asked for \"\(member)\""
    }
  }

  private func seconds(_ word: String, _ date: Date?) -> String {
    date.map { "\(word) \($0.timeIntervalSince1970) (seconds since 1970)" } ?? ""
  }
}
