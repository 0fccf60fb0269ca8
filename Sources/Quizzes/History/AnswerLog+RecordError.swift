internal import AnswerMatching
public import LudusCore
internal import LudusFoundation

extension AnswerLog {
  /// Why an answer cannot be recorded.
  public enum RecordError: Error, Hashable, Sendable {
    /// The grade is not in 0...1.
    case gradeOutOfRange(Fraction)
    /// A time is negative or not a number.
    case secondsOutOfRange(Double)
    /// The date is more than about 35,000 years away.
    case dateOutOfRange
  }
}

extension AnswerLog.RecordError: CustomStringConvertible {
  /// What went wrong, for developers.
  public var description: String {
    switch self {
    case .gradeOutOfRange(let grade):
      "the grade \(grade) is out of range, expected from 0 to 1"
    case .secondsOutOfRange(let seconds):
      "the time \(seconds) is out of range, expected 0 seconds or more"
    case .dateOutOfRange:
      "the date is too far away to be stored in milliseconds"
    }
  }
}
