// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// An action in a session or in a shared value, with a JSON form.
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

/// Something that happened in a session, and when it happened.
///
/// ```swift
/// let event = Timed(QuizSession.Action.skipped("p1"), at: now)
/// event.action   // .skipped("p1")
/// ```
///
/// In JSON an event is one object with the keys of its action and the date in milliseconds since
/// 1970: `{"at":1795262400000,"kind":"skipped","problem":"p1"}`. One that was judged anew has the
/// date of that as `revisedAt`.
public struct Timed<Action: EventAction>: Hashable, Sendable {
  /// The action.
  public let action: Action
  /// The date when it happened, in whole milliseconds once the event is in a session.
  public let date: Date
  /// The date when its worth was last judged anew, or nil if it stands as it was first judged.
  ///
  /// It says which of two copies of a session is the corrected one.
  public let revisedAt: Date?

  /// Creates an event.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - date: The date when it happened.
  ///   - revisedAt: The date when it was last judged anew, if it was.
  public init(_ action: Action, at date: Date, revisedAt: Date? = nil) {
    self.action = action
    self.date = date
    self.revisedAt = revisedAt
  }
}

extension Timed: JSONRecord {
  package static func form(_ record: inout Record<Self, Action.Fault>) throws -> Self {
    let action = record.inline(\.action)
    let date = record.field("at", \.date, as: .milliseconds)
    let revisedAt = record.field("revisedAt", \.revisedAt, as: .milliseconds)
    return try Timed(action(), at: date(), revisedAt: revisedAt())
  }
}

/// One learner's work through content, as a sequence of timed events.
///
/// Every command gives the date at which it happened. It first lets time pass up to that date, as
/// `advance(to:)` does, and then either makes an event or throws and leaves the session as it was.
/// The session never reads a clock.
public protocol TimedSession: Replayable where Event == Timed<Action>, Refusal: SessionRefusal {
  /// The actions that are possible.
  associatedtype Action: EventAction

  /// Whether nothing more can be answered.
  var isFinished: Bool { get }

  /// The date when something next ends by a time limit, or nil when nothing does.
  var nextDeadline: Date? { get }

  /// Lets time pass: everything that a time limit ends up to a date ends now, each at its own
  /// instant.
  ///
  /// When nothing ends, nothing happens.
  ///
  /// - Parameter date: The current date. One before the last event changes nothing.
  /// - Throws: The reason for a date that is too far away to be stored.
  mutating func advance(to date: Date) throws(Refusal)
}

extension TimedSession {
  /// The date when something in the session was last judged anew, or nil if all stands as it was
  /// first judged.
  ///
  /// Of two copies of a session, which differ in their judgments alone, the one with the later date
  /// is the corrected one.
  ///
  /// - Complexity: O(*n*) in the number of events.
  public var revisedAt: Date? { events.lazy.compactMap(\.revisedAt).max() }
}

/// The reason a session refuses an event, whatever its action.
public protocol SessionRefusal: PresentableError, Hashable {
  /// The date of the event cannot be right.
  static func date(_ error: EventDateError) -> Self
  /// The time was up before the event.
  static func timeIsUp(at deadline: Date) -> Self
}

/// The reason the date of an event cannot be right.
public enum EventDateError: Error, Hashable, Sendable {
  /// The date is more than about 35,000 years away.
  case outOfRange
  /// The date is before that of the last event.
  case beforeLastEvent(Date, last: Date)
}

/// A session that only says what its actions change; the checks of dates and deadlines are made
/// here, once.
package protocol ActionSession: TimedSession {
  var events: [Event] { get set }

  /// The event that a time limit brings next, or nil when none is running.
  var nextEnding: Event? { get }

  /// Makes the change that an action describes.
  ///
  /// - Returns: The action as it is to be stored, with the judgment that was made.
  /// - Throws: The reason the action is not possible now. The session is then unchanged.
  mutating func change(by action: Action, at date: Date) throws(Refusal) -> Action
}

extension ActionSession {
  package var nextEnding: Event? { nil }

  /// The date when something next ends by a time limit, or nil when nothing does.
  public var nextDeadline: Date? { nextEnding?.date }

  /// Makes the change that an event describes, and appends the event as it was judged.
  public mutating func apply(_ event: Event) throws(Refusal) {
    let date = try Refusal.checked(event.date, after: events.last?.date)
    // An ending happens at its own instant, and nothing else happens from then on.
    if let ending = nextEnding, date >= ending.date,
      date > ending.date || event.action.unjudged != ending.action
    {
      throw .timeIsUp(at: ending.date)
    }
    let revisedAt = try event.revisedAt.map { date throws(Refusal) in try Refusal.checked(date) }
    let action = try change(by: event.action, at: date)
    events.append(Timed(action, at: date, revisedAt: revisedAt))
  }

  /// Lets time pass: everything that a time limit ends up to a date ends now, each at its own
  /// instant.
  public mutating func advance(to date: Date) throws(Refusal) {
    let now = try Refusal.checked(date)
    guard let ending = nextEnding, ending.date <= now else { return }
    // Of several endings the last could be refused, so they are made to a copy.
    var later = self
    while let ending = later.nextEnding, ending.date <= now {
      try later.apply(ending)
    }
    self = later
  }

  /// Lets time pass and applies an action; or changes nothing.
  package mutating func perform(_ action: Action, at date: Date) throws(Refusal) {
    let event = Timed(action, at: date)
    guard let ending = nextEnding, date >= ending.date else {
      try apply(event)
      return
    }
    var later = self
    try later.advance(to: date)
    try later.apply(event)
    self = later
  }
}
