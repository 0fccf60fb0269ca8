public import LudusCore
internal import LudusFoundation

/// How long a quiz or a problem may take, and what happens when the time is up.
///
/// In JSON a limit is an object with `seconds` and, where it is not `submit`, `ending`.
public struct TimeLimit: Hashable, Sendable {
  /// The seconds that a limit can have: up to a year.
  public static let secondsRange = 1...31_622_400

  /// What happens when the time is up.
  public enum Ending: String, Hashable, Sendable, JSONName {
    /// What has been answered counts.
    case submit
    /// Nothing counts: a problem earns nothing, and a quiz is lost as one that was quit.
    case lose
  }

  /// The time there is, in seconds, in ``secondsRange``.
  public let seconds: Int
  /// What happens when it is up.
  public let ending: Ending

  /// Creates a limit.
  ///
  /// - Parameters:
  ///   - seconds: The time there is, in ``secondsRange``.
  ///   - ending: What happens when it is up.
  /// - Throws: A fault when there are too few or too many seconds.
  public init(seconds: Int, ending: Ending = .submit) throws(ContentError<ProblemFault>) {
    guard Self.secondsRange.contains(seconds) else {
      let fault = ProblemFault.numberOutOfRange(seconds, TimeLimit.secondsRange, of: .seconds)
      throw ContentError(faults: [LocatedFault(fault, at: ContentPlace().key("seconds"))])
    }
    self.seconds = seconds
    self.ending = ending
  }
}

extension TimeLimit {
  /// The instant at which the time is up that began at a date of whole milliseconds.
  func end(from start: Date) -> Date {
    // Such a date is at most 2^50 milliseconds away, so the sum is exact and does not overflow.
    Date(milliseconds: (start.milliseconds ?? 0) + Int64(seconds) * 1000)
  }

  /// How many whole seconds are left at a date, never below 0.
  func secondsLeft(at date: Date, from start: Date) -> Int {
    let left = (end(from: start).milliseconds ?? 0) - (date.milliseconds ?? 0)
    return Int(max(left, 0) / 1000)
  }
}

extension TimeLimit: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let seconds = record.field("seconds", \.seconds)
    let ending = record.field("ending", \.ending, default: .submit)
    return try TimeLimit(seconds: seconds(), ending: ending())
  }
}
