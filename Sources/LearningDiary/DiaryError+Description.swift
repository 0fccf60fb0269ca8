internal import Gamification
internal import LudusCore

extension DiaryError: CustomStringConvertible {
  /// What went wrong, for developers.
  public var description: String {
    switch self {
    case .invalidItem(let faults): faults.map(\.description).joined(separator: "; ")
    case .duplicateItem(let id): "there is, or was, an item \"\(id)\" already"
    case .unknownItem(let key): "there is no item \"\(key)\""
    case .platformItem(let key): "\"\(key)\" is the platform's and not the learner's own"
    case .isNote(let id): "\"\(id)\" is a note"
    case .otherKind(let id): "the item \"\(id)\" is of another kind"
    case .unknownOccurrence(let day?, let id): "the item \"\(id)\" does not occur on \(day)"
    case .unknownOccurrence(nil, let id): "it is not said which occurrence of \"\(id)\" is meant"
    case .alreadyCompleted(let id, let day): "\"\(id)\"\(on(day)) is completed already"
    case .notCompleted(let id, let day): "\"\(id)\"\(on(day)) is not completed"
    case .requiredGoalsOutstanding(let goals):
      "not completed before: \(goals.map { "\"\($0)\"" }.joined(separator: ", "))"
    case .tooLittleProgress(let part?, let needed): "the progress is \(part), needed is \(needed)"
    case .tooLittleProgress(nil, let needed): "there is no progress, needed is \(needed)"
    case .unknownCourse(let course): "there is no course \"\(course)\""
    case .duplicateCourse(let course): "two courses have the identifier \"\(course)\""
    case .alreadySubscribed(let course): "the learner takes part in \"\(course)\" already"
    case .notSubscribed(let course): "the learner does not take part in \"\(course)\""
    case .alreadyRequested(let course): "there is a request for \"\(course)\" already"
    case .noRequest(let course): "there is no request for \"\(course)\""
    case .unknownNotification(let key): "there is no notification \(key) on the list"
    case .invalidReflection(let faults): faults.map(\.description).joined(separator: "; ")
    case .duplicateReflection(let id): "there is, or was, a reflection \"\(id)\" already"
    case .unknownReflection(let id): "there is no reflection \"\(id)\""
    case .noAudience(let id): "the audience of the reflection \"\(id)\" has nobody in it"
    case .notShared(let id): "the reflection \"\(id)\" is private"
    case .notReader(let reader, let id): "\(reader) is no reader of the reflection \"\(id)\""
    case .blankFeedback(let id): "the feedback on the reflection \"\(id)\" says nothing"
    case .conflictingEvent(let event): "there is another event \"\(event)\" with other content"
    case .emptyIdentifier: "an identifier is empty"
    case .dateOutOfRange: "the date is too far away to be stored in milliseconds"
    case .knownBeforeItHappened: "the event is recorded before its date"
    }
  }

  private func on(_ day: CalendarDay?) -> String {
    day.map { " on \($0)" } ?? ""
  }
}
