public import LudusCore

extension StudyGoal {
  /// The faults of goals and time that are to be planned.
  public enum Fault: ContentFault {
    /// A value is missing or has a form that cannot be read.
    case malformed(String)
    /// An identifier has no character.
    case emptyIdentifier
    /// Another goal has the identifier already.
    case duplicateGoal(ItemKey, first: ContentPlace)
    /// A number of minutes is not in the range that it must be in.
    case minutesOutOfRange(Int, expected: ClosedRange<Int>)
    /// A name is not that of a day of the week.
    case unknownWeekday(String)
    /// A goal is to come after one that is not among those to be planned.
    case unknownGoal(ItemKey)
    /// Each of the goals is to come after the next one, and the last one after the first.
    case circular([ItemKey])
    /// A goal is due more than 3660 days after the plan begins.
    case tooFarAhead(CalendarDay)
  }
}

extension StudyGoal.Fault: CustomStringConvertible {
  /// The fault, for developers.
  public var description: String {
    switch self {
    case .malformed(let reason):
      reason
    case .emptyIdentifier:
      "the identifier is empty"
    case .duplicateGoal(let id, let first):
      "the identifier \"\(id)\" is taken already, by \(first)"
    case .minutesOutOfRange(let minutes, let expected):
      "\(minutes) minutes, expected \(expected.lowerBound) to \(expected.upperBound)"
    case .unknownWeekday(let name):
      "\"\(name)\" is no day of the week, expected one of "
        + StudyTime.Weekday.allCases.map(\.rawValue).joined(separator: ", ")
    case .unknownGoal(let id):
      "there is no goal \"\(id)\" to come after"
    case .circular(let goals):
      "each of these goals is to come after the next one, and the last one after the first: "
        + goals.map(\.description).joined(separator: ", ")
    case .tooFarAhead(let day):
      "due on \(day), expected at most \(StudyOutcome.maximumDays) days after the plan begins"
    }
  }
}
