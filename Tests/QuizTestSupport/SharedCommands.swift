public import LudusFoundation
import LudusTestSupport
public import QuizCommunity
public import Testing

/// A command, with all but its dates and the identifier of its event.
public struct SharedCommand<Log>: CustomTestStringConvertible, Sendable {
  public typealias Body = @Sendable (inout Log, Date, Date?, String?) throws -> Void

  public let testDescription: String
  public let give: Body

  public init(_ name: String, _ give: @escaping Body) {
    testDescription = name
    self.give = give
  }
}

/// Expects that a log, in which there is an event "e", refuses what no log takes.
public func expectRefusals<Log: Equatable, Refusal: Error & Equatable>(
  of command: SharedCommand<Log>,
  by log: Log,
  _ refusal: (SharedLogError) -> Refusal
) {
  func refuse(
    _ error: SharedLogError,
    at date: Date = date(5),
    recordedAt: Date? = nil,
    event: String? = nil
  ) {
    expectRefusal(refusal(error), of: log) { try command.give(&$0, date, recordedAt, event) }
  }
  refuse(.emptyIdentifier, event: "")
  refuse(.conflictingEvent("e"), event: "e")
  refuse(.dateOutOfRange, at: date(.nan))
  refuse(.dateOutOfRange, recordedAt: date(.infinity))
  refuse(.knownBeforeItHappened, recordedAt: date(4))
}
