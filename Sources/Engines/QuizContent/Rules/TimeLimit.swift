// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation

extension QuizRules {
  /// How long a quiz or a problem may take, and what happens when the time is up.
  ///
  /// In JSON a limit is an object with `seconds` and, where it is not `submit`, `ending`.
  public struct TimeLimit: Hashable, Sendable {
    /// The seconds that a limit can have: up to a year.
    public static let secondsRange = 1...31_622_400

    /// The end of a limit.
    public enum Ending: String, Hashable, Sendable, JSONName {
      /// Answers that were given count.
      case submit
      /// Nothing counts: a problem earns nothing, and a quiz is lost as one that was quit.
      case lose
    }

    /// The time there is, in seconds, in ``secondsRange``.
    public let seconds: Int
    /// The consequence when it is up.
    public let ending: Ending

    /// Creates a limit.
    ///
    /// - Parameters:
    ///   - seconds: The time there is, in ``secondsRange``.
    ///   - ending: The consequence when it is up.
    /// - Throws: A fault when there are too few or too many seconds.
    public init(seconds: Int, ending: Ending = .submit) throws(ContentError<ProblemFault>) {
      guard Self.secondsRange.contains(seconds) else {
        let fault = ProblemFault.Reason.numberOutOfRange(seconds, Self.secondsRange, of: .seconds)
        throw ContentError(faults: [LocatedFault(fault, at: ContentPlace().key("seconds"))])
      }
      self.seconds = seconds
      self.ending = ending
    }
  }
}

extension QuizRules.TimeLimit: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let seconds = record.field("seconds", \.seconds)
    let ending = record.field("ending", \.ending, default: .submit)
    return try Self(seconds: seconds(), ending: ending())
  }
}
