// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// An action in a session or in something shared: a value with a JSON form.
public protocol EventAction: Hashable, Sendable, Codable {
  /// The type of the faults of its JSON.
  associatedtype Fault: ContentFault = JSONFault

  /// The action without the judgment that was made of it; the action itself where none is made.
  var unjudged: Self { get }
}

extension EventAction {
  /// The action itself, of which no judgment is made.
  public var unjudged: Self { self }
}

/// Something that happened in a session, and when.
///
/// ```swift
/// let event = Timed(QuizSession.Action.skipped("p1"), at: now)
/// event.action   // .skipped("p1")
/// ```
///
/// In JSON an event is one object with the keys of its action and the date in milliseconds since 1970:
/// `{"at":1795262400000,"kind":"skipped","problem":"p1"}`.
public struct Timed<Action: EventAction>: Hashable, Sendable {
  /// The action.
  public let action: Action
  /// When it happened, in whole milliseconds once the event is in a session.
  public let date: Date

  /// Creates an event.
  public init(_ action: Action, at date: Date) {
    self.action = action
    self.date = date
  }
}

extension Timed: JSONRecord {
  package static func form(_ record: inout Record<Self, Action.Fault>) throws -> Self {
    let action = record.inline(\.action)
    let date = record.field("at", \.date, as: .milliseconds)
    return try Timed(action(), at: date())
  }
}
