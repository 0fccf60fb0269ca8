// SPDX-License-Identifier: Apache-2.0
public import LudusCore
import LudusFoundation
public import SharedHistories
public import Testing

/// A command of something shared, with all but its date and the stamp of its event.
public struct SharedCommand<History: SharedHistory & Equatable>: CustomTestStringConvertible,
  Sendable
{
  /// Gives the command at a date and with a stamp.
  public typealias Body = @Sendable (inout History, Date, History.Event.Stamp) throws -> Void

  /// The name of the command.
  public let testDescription: String
  /// Gives the command.
  public let give: Body

  /// Names a command.
  public init(_ name: String, _ give: @escaping Body) {
    testDescription = name
    self.give = give
  }
}

/// Expects that a history, in which there is an event "e", refuses what no log takes.
public func expectLogRefusals<History: SharedHistory & Equatable>(
  of command: SharedCommand<History>,
  by history: History,
  at date: Date = Date(timeIntervalSince1970: 5)
) {
  let notNumber = Date(timeIntervalSince1970: .nan)
  let never = Date(timeIntervalSince1970: .infinity)
  let cases: [(LogError, Date, History.Event.Stamp)] = [
    (.emptyIdentifier, date, .init(id: "")),
    (.conflictingEvent("e"), date, .init(id: "e")),
    (.dateOutOfRange, notNumber, .init()),
    (.dateOutOfRange, date, .init(recordedAt: never)),
    (.knownBeforeItHappened, date, .init(recordedAt: date.addingTimeInterval(-1))),
  ]
  for (error, date, stamp) in cases {
    expectRefusal(History.Refusal.log(error), of: history) { try command.give(&$0, date, stamp) }
  }
}

/// Expects that a history, in which there is another event "e", takes no event that no log takes,
/// neither by itself nor merged.
public func expectLogRefusals<History: SharedHistory & Equatable>(
  of action: History.Action,
  by actor: History.Action.Actor?,
  in history: History
) {
  let date = Date(timeIntervalSince1970: 5)
  let cases: [(LogError, Date, History.Event.ID)] = [
    (.emptyIdentifier, date, ""), (.conflictingEvent("e"), date, "e"),
    (.dateOutOfRange, Date(timeIntervalSince1970: .nan), "x"),
  ]
  for (error, date, id) in cases {
    let event = History.Event(action, by: actor, at: date, id: id)
    expectRefusal(History.Refusal.log(error), of: history) { try $0.apply(event) }
    var merged = history
    #expect(merged.merge([event]).rejected.map(\.reason) == [error])
    #expect(merged == history)
  }
}

/// Expects that a log took all events.
package func expectTaken<History>(
  _ report: MergeReport<History>,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(report.rejected.isEmpty, sourceLocation: sourceLocation)
}
