public import LudusCore
internal import LudusFoundation

/// How long a quiz or a problem may take, and what happens when the time is over.
public struct TimeLimit: Hashable, Sendable {
  /// The seconds that a limit can have: up to a year.
  public static let secondsRange = 1...31_622_400

  /// What happens when the time is over.
  public enum Ending: String, Hashable, Sendable, Codable, CaseIterable {
    /// What has been answered counts.
    case submit
    /// Nothing counts: a problem earns nothing, and a quiz is lost as one that was quit.
    case lose
  }

  /// The time there is, in seconds, in ``secondsRange``.
  public let seconds: Int
  /// What happens when it is over.
  public let ending: Ending

  /// Creates a limit.
  ///
  /// - Parameters:
  ///   - seconds: The time there is, in ``secondsRange``.
  ///   - ending: What happens when it is over.
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
  /// The instant at which the time is over that began at a date of whole milliseconds.
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

/// In JSON a limit is an object with `seconds` and, where it is not `submit`, `ending`.
extension TimeLimit: Codable {
  private enum Key: String, CodingKey {
    case seconds, ending
  }

  /// Reads a limit by the rules of ``init(seconds:ending:)``.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, ProblemFault>(decoder)
    let seconds = reader.read(Int.self, at: .seconds)
    let ending = reader.read(Ending.self, at: .ending, default: .submit)
    guard reader.isFaultless, let seconds, let ending else { throw reader.error }
    try self.init(seconds: seconds, ending: ending)
  }

  /// Writes the limit.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(seconds, forKey: .seconds)
    try container.encode(ending, unless: .submit, forKey: .ending)
  }
}
