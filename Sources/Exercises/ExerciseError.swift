public import LudusFoundation

/// Why a session of an exercise refuses what was asked.
///
/// Whatever throws one of these leaves everything as it was.
public enum ExerciseError: Error, Hashable, Sendable {
  /// The session is over: every task is done.
  case sessionIsOver
  /// The date is before the session's last event. Pass the later of now and that date when a clock was
  /// set back.
  case dateBeforeLastEvent(Date, last: Date)
  /// The date is more than about 35,000 years away.
  case dateOutOfRange
}

extension ExerciseError: CustomStringConvertible {
  /// What went wrong, for developers.
  public var description: String {
    switch self {
    case .sessionIsOver:
      "the session is over"
    case .dateBeforeLastEvent(let date, let last):
      "the date \(date.timeIntervalSince1970) is before the last event's, "
        + "\(last.timeIntervalSince1970) (seconds since 1970)"
    case .dateOutOfRange:
      "the date is too far away to be stored in milliseconds"
    }
  }
}
