// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

/// A value shared by several people or devices, such as a group, a diary or a challenge, whose
/// history is a *set* of events.
///
/// Its state follows from the set alone. An event may arrive late, twice, or from another device:
/// `merge(_:)` gives the same value in whatever order.
///
/// - A *command* checks what is asked against the state at its date, and throws when it is refused.
///   The value is then unchanged.
/// - An *event* is always taken into the log. One that is not possible at its place stays there
///   without effect, and `effect(of:)` returns the reason. It can come into effect again when an
///   event before it arrives.
///
/// Dates are given by the caller: `at` is when something happened, and a stamp can say when it
/// became known, which is the same by default.
public protocol SharedHistory: Replayable
where Event == Recorded<Action>, Refusal: LogRefusal & Hashable {
  /// The actions that are possible.
  associatedtype Action: SharedAction
  /// The changes of people's figures by events that came late.
  associatedtype Consequences: Hashable & Sendable = NoConsequences

  /// The events that were not possible at their places, in the order of the log.
  ///
  /// Commands refuse those events at once. They come from merging logs: two devices that give the
  /// last free place to different people are both right, until they meet.
  ///
  /// - Complexity: O(*n*) when there are any, else O(1).
  var refusals: [RefusedEvent<Action, Refusal>] { get }

  /// Returns the effect of an event, or nil when the log does not have it.
  func effect(of event: Event.ID) -> EventEffect<Action, Refusal>?

  /// Takes the events of another device into the log, all that a log can take.
  ///
  /// Merging *a* into *b* gives the same as merging *b* into *a*.
  ///
  /// - Parameter events: Events in any order; those that are there already change nothing.
  /// - Returns: The changes: the events that no log takes, which are none as a rule, those
  ///   without effect, and what others before and after them lost or got by them.
  /// - Complexity: O(*k* log *k*) for *k* new events, and the changes of the events after the first
  ///   of them.
  mutating func merge(_ events: some Sequence<Event>) -> MergeReport<Self>

  /// Returns the events that are dated after a date, and later than clocks may differ: those of a
  /// clock that goes wrong, as a rule.
  ///
  /// They have no effect on what happens before their time; an app can show whose clock is to be
  /// set.
  ///
  /// - Complexity: O(log *n*), and O(*k*) for *k* of them.
  func events(aheadOf date: Date) -> [Event]

  /// Does something, if it is possible at its place.
  ///
  /// Every other command is a short form of this one.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - actor: The one who does it, or nil for nobody in particular.
  ///   - date: The date.
  ///   - stamp: The date when that became known, and the identifier of the event; nil for the same
  ///     date and an identifier derived from the log.
  /// - Returns: The event, as it stands in the log.
  /// - Throws: The reason it is not possible. The value is then unchanged.
  /// - Complexity: That of its change for an event that comes last; else those of the events after
  ///   it, too.
  @discardableResult
  mutating func perform(
    _ action: Action,
    by actor: Action.Actor?,
    at date: Date,
    stamp: Event.Stamp?
  ) throws(Refusal) -> Event

  /// Does something, if it is possible at its place, and reports what it changed of what was there
  /// before: mostly nothing, unless it happened in the past or declares something void.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - actor: The one who does it, or nil for nobody in particular.
  ///   - date: The date.
  ///   - stamp: The date when that became known, and the identifier of the event; nil for the same
  ///     date and an identifier derived from the log.
  ///   - report: Becomes what it changed; stays what it was when it is refused.
  /// - Returns: The event, as it stands in the log.
  /// - Throws: The reason it is not possible. The value is then unchanged.
  @discardableResult
  mutating func perform(
    _ action: Action,
    by actor: Action.Actor?,
    at date: Date,
    stamp: Event.Stamp?,
    reporting report: inout MergeReport<Self>?
  ) throws(Refusal) -> Event
}

extension SharedHistory {
  /// Does something now, if it is possible.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - actor: The one who does it, or nil for nobody in particular.
  ///   - date: The date.
  /// - Returns: The event, as it stands in the log.
  /// - Throws: The reason it is not possible. The value is then unchanged.
  @discardableResult
  public mutating func perform(
    _ action: Action,
    by actor: Action.Actor? = nil,
    at date: Date
  ) throws(Refusal) -> Event {
    try perform(action, by: actor, at: date, stamp: nil)
  }
}

/// The reason a shared value refuses an event, by its log or by its own rules.
public protocol LogRefusal: PresentableError {
  /// The log itself refuses it.
  static func log(_ error: LogError) -> Self
}

/// The reason a log does not accept an event, whatever its content, or the event has no effect in
/// it.
public enum LogError: Error, Hashable, Sendable {
  /// There is another event with this identifier.
  case conflictingEvent(String)
  /// An identifier is empty.
  case emptyIdentifier
  /// A date is more than about 35,000 years away.
  case dateOutOfRange
  /// The event is recorded before its date.
  case knownBeforeItHappened
  /// The event does not say who did it.
  case actorMissing
  /// It happened longer before it became known than may be: that was possible until a date, which
  /// is on a day of the history's zone, or of Greenwich where it has none.
  case reportedTooLate(possibleUntil: Date, day: CalendarDay)
  /// There is no event with this identifier before this one.
  case unknownEvent(String)
  /// The event with this identifier is void already.
  case alreadyVoid(String)
  /// Somebody else did the event with this identifier, and only they can take it back.
  case eventOfOthers(String)
  /// Others have gone on from the event with this identifier, so it stays.
  case othersWentOn(String)
  /// The person with this identifier may not act for others, as by giving or taking points, and is
  /// no manager.
  case notManager(String)
}

extension LogError: WordedError {
  package static var sentences: SentenceCatalog { kernelSentences }

  package var wording: Wording {
    switch self {
    case .conflictingEvent: "cannotBeStored"
    case .emptyIdentifier: Wording("cannotBeStored", case: "emptyIdentifier")
    case .dateOutOfRange: Wording("date", case: "dateOutOfRange")
    case .knownBeforeItHappened: Wording("date", case: "knownBeforeItHappened")
    case .actorMissing: "actorMissing"
    case .reportedTooLate(_, let day):
      Wording { phrasebook, say in
        say(Sentence("reportedTooLate", ["day": .text(day.text(in: phrasebook))]))
      }
    case .unknownEvent: "unknownEvent"
    case .alreadyVoid: "alreadyVoid"
    case .eventOfOthers: "eventOfOthers"
    case .othersWentOn: "othersWentOn"
    case .notManager: "notManager"
    }
  }
}

/// The effect of an event in a shared log.
public enum EventEffect<Action: SharedAction, Refusal: Error & Hashable>: Hashable, Sendable {
  /// It changed the state.
  case effective
  /// Another event declares it void.
  case void(by: Recorded<Action>.ID)
  /// It was not possible at its place, for this reason.
  case refused(Refusal)

  /// The reason it was not possible, if it was not.
  public var refusal: Refusal? {
    if case .refused(let reason) = self { reason } else { nil }
  }
}

/// An event without effect, because it was not possible at its place in the history.
public struct RefusedEvent<Action: SharedAction, Refusal: Error & Hashable>:
  Identifiable, Hashable, Sendable
{
  /// The event.
  public let event: Recorded<Action>
  /// The reason it was not possible.
  public let reason: Refusal

  /// The identifier of the event.
  public var id: Recorded<Action>.ID { event.id }

  @inlinable package init(event: Recorded<Action>, reason: Refusal) {
    (self.event, self.reason) = (event, reason)
  }
}

/// An event that a log does not accept.
public struct RejectedEvent<Action: SharedAction>: Hashable, Sendable {
  /// The event.
  public let event: Recorded<Action>
  /// The place of the event among those that were given, counted from 0.
  public let position: Int
  /// The reason no log takes it.
  public let reason: LogError

  @inlinable package init(event: Recorded<Action>, position: Int, reason: LogError) {
    (self.event, self.position, self.reason) = (event, position, reason)
  }
}

extension RejectedEvent {
  /// The error of a replay that it stops.
  @inlinable package func replayError<Refusal: LogRefusal>() -> ReplayError<Refusal> {
    ReplayError(position: position, refusal: .log(reason))
  }
}

/// A shared history that is only a state and its commands; the log does the rest.
package protocol LoggedHistory: SharedHistory
where
  State.Content == Content, State.Action == Action, State.Refusal == Refusal,
  State.Comparison.Consequences == Consequences
{
  associatedtype State: SharedState

  var log: SharedLog<State> { get set }

  init(log: SharedLog<State>)
}

extension LoggedHistory {
  /// Creates the value before its first event.
  public init(_ content: Content) {
    self.init(log: SharedLog(content))
  }

  /// Creates the value that a log leads to, whatever the order of its events.
  ///
  /// - Complexity: O(*n* log *n*) for *n* events.
  public init(
    _ content: Content,
    replaying events: some Sequence<Event>
  ) throws(ReplayError<Refusal>) {
    self.init(log: try SharedLog(content, replaying: events))
  }

  /// The subject of the log, which does not change.
  public var content: Content { log.content }

  /// All events in the order of the log, also those without effect.
  ///
  /// - Complexity: O(*n*).
  public var events: [Event] { log.events }

  /// The number of all events, also those without effect.
  public var eventCount: Int { log.log.count }

  /// Returns the events after the first ones in the order of the log.
  public func events(after count: Int) -> [Event] {
    Array(log.log[min(max(count, 0), log.log.count)...])
  }

  /// The events that were not possible at their places, in the order of the log.
  public var refusals: [RefusedEvent<Action, Refusal>] { log.refusedEvents }

  /// Returns the effect of an event, or nil when the log does not have it.
  public func effect(of event: Event.ID) -> EventEffect<Action, Refusal>? { log.effect(of: event) }

  /// Takes an event into the log, at its place.
  ///
  /// The same event a second time changes nothing. One that is not possible at its place stays
  /// without effect.
  public mutating func apply(_ event: Event) throws(Refusal) {
    if let error = log.insert(event) { throw .log(error) }
  }

  /// Takes the events of another device into the log, all that a log can take.
  public mutating func merge(_ events: some Sequence<Event>) -> MergeReport<Self> {
    let (rejected, changes) = log.watching { $0.merge(events) }
    return MergeReport(rejected: rejected, changes)
  }

  /// Returns the events that are dated after a date, and later than clocks may differ.
  public func events(aheadOf date: Date) -> [Event] { log.events(aheadOf: date) }

  /// Does something, if it is possible at its place.
  @discardableResult
  public mutating func perform(
    _ action: Action,
    by actor: Action.Actor?,
    at date: Date,
    stamp: Event.Stamp?
  ) throws(Refusal) -> Event {
    try log.perform(action, by: actor, at: date, stamp: stamp).get()
  }

  /// Does something, if it is possible at its place, and reports what it changed of what was there
  /// before.
  @discardableResult
  public mutating func perform(
    _ action: Action,
    by actor: Action.Actor?,
    at date: Date,
    stamp: Event.Stamp?,
    reporting report: inout MergeReport<Self>?
  ) throws(Refusal) -> Event {
    let (result, changes) = log.watching {
      $0.perform(action, by: actor, at: date, stamp: stamp)
    }
    let event = try result.get()
    report = MergeReport(rejected: [], changes)
    return event
  }

  /// Declares an event void, and reports what that changed for whom.
  ///
  /// The `void` of every history is a short form of this one.
  package mutating func declareVoid(
    _ action: Action,
    by actor: Action.Actor?,
    at date: Date,
    stamp: Event.Stamp?
  ) throws(Refusal) -> VoidReport<Self> {
    var report: MergeReport<Self>?
    let event = try perform(action, by: actor, at: date, stamp: stamp, reporting: &report)
    return VoidReport(
      event: event,
      effects: report?.effects ?? [],
      consequences: report?.consequences ?? State.Comparison.noConsequences
    )
  }

  /// Does something, and says for whom figures changed, if it comes before something else: of what
  /// comes last all is said by its own report.
  ///
  /// The caller asks whether it comes last, because the answer is cheap where the type of the log
  /// is known.
  package mutating func performTelling(
    _ action: Action,
    by actor: Action.Actor?,
    at date: Date,
    stamp: Event.Stamp?,
    comesLast: Bool
  ) throws(Refusal) -> (event: Event, consequences: Consequences) {
    let nothing = State.Comparison.noConsequences
    if comesLast {
      return (try perform(action, by: actor, at: date, stamp: stamp), nothing)
    }
    var report: MergeReport<Self>?
    let event = try perform(action, by: actor, at: date, stamp: stamp, reporting: &report)
    return (event, report?.consequences ?? nothing)
  }

  /// The state that the events lead to.
  package var state: State { log.state }
}
