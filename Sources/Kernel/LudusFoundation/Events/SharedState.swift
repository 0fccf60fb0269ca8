// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// The order in which a log applies its events, before their identifiers decide.
@usableFromInline package enum EventOrder: Hashable, Sendable {
  /// When they happened, so that an event that is entered late comes where it belongs.
  case happened
  /// When they became known, so that nothing that comes late changes what was known before.
  case recorded
}

/// The state that the events of a shared log lead to: the rules of one engine, and nothing about
/// logs.
@usableFromInline package protocol SharedState: Hashable, Sendable {
  /// The subject of the log, which does not change.
  associatedtype Content: Hashable & Sendable
  /// The actions that are possible.
  associatedtype Action: SharedAction
  /// Why something cannot be done.
  associatedtype Refusal: LogRefusal & Hashable

  /// The order in which events are applied.
  static var order: EventOrder { get }

  /// Creates the state before the first event.
  ///
  /// - Parameters:
  ///   - content: The subject of the log.
  ///   - events: The events that erase something, and those that will be applied if one of them
  ///     changes how all others are valued.
  init(_ content: Content, before events: [Recorded<Action>])

  /// Makes the change that an event describes.
  ///
  /// - Throws: Why the event is not possible now. The state is then unchanged.
  mutating func apply(_ event: Recorded<Action>) throws(Refusal)

  /// Lets everything happen that happens by itself up to a date.
  mutating func advance(to date: Date)

  /// Whether something happens by itself up to a date.
  func isDue(by date: Date) -> Bool

  /// The event that an action declares void, or nil of another action.
  static func target(of action: Action) -> Recorded<Action>.ID?

  /// Whether an action changes how events before it are valued.
  static func changesThePast(_ action: Action) -> Bool

  /// Whether an action decides who may declare events void.
  static func isGovernance(_ action: Action) -> Bool

  /// Refuses a void by someone who may not make it now.
  ///
  /// - Parameters:
  ///   - void: The event that declares another one void.
  ///   - target: That event.
  ///   - root: The event at the end of the chain when the target is a void itself, else the target.
  /// - Throws: Why they may not.
  func check(_ void: Recorded<Action>, of target: Recorded<Action>, root: Recorded<Action>)
    throws(Refusal)

  /// By how many seconds the clocks of devices may differ without anyone noticing.
  var clockTolerance: TimeInterval { get }

  /// Whether the dates that an action names can be stored.
  static func isStorable(_ action: Action) -> Bool

  /// Whether an action takes names and texts out of all events.
  static func erases(_ action: Action) -> Bool

  /// Returns an event without the names and texts that another event erases.
  ///
  /// Neither identifier nor dates may change.
  static func redacted(_ event: Recorded<Action>, by erasure: Recorded<Action>) -> Recorded<Action>

  /// Brings figures up to date that are only needed after the last event.
  mutating func settle()

  /// Goes on with the figures of another state that came from the same beginning by other events,
  /// where that is less than to make them.
  mutating func adoptFigures(of other: Self, since beginning: Self)

  /// Returns which events are void, for states that know actions with a ``target(of:)``.
  static func voids(
    in events: [Recorded<Action>],
    of content: Content
  ) -> VoidPlan<Action, Refusal>
}

extension SharedState {
  @usableFromInline package static var order: EventOrder { .happened }
  @usableFromInline package mutating func advance(to date: Date) {}
  @usableFromInline package func isDue(by date: Date) -> Bool { false }
  @usableFromInline package static func target(of action: Action) -> Recorded<Action>.ID? { nil }
  @usableFromInline package static func changesThePast(_ action: Action) -> Bool { false }
  @usableFromInline package static func isGovernance(_ action: Action) -> Bool { false }
  @usableFromInline package func check(
    _ void: Recorded<Action>,
    of target: Recorded<Action>,
    root: Recorded<Action>
  ) throws(Refusal) {}
  @usableFromInline package var clockTolerance: TimeInterval { 0 }
  @usableFromInline package static func isStorable(_ action: Action) -> Bool { true }
  @usableFromInline package static func erases(_ action: Action) -> Bool { false }
  @usableFromInline package static func redacted(
    _ event: Recorded<Action>,
    by erasure: Recorded<Action>
  ) -> Recorded<Action> { event }
  @usableFromInline package mutating func settle() {}
  @usableFromInline package mutating func adoptFigures(of other: Self, since beginning: Self) {}
  @usableFromInline package static func voids(
    in events: [Recorded<Action>],
    of content: Content
  ) -> VoidPlan<Action, Refusal> {
    VoidPlan()
  }
}

/// Which events of a log are void, decided before the log is folded.
@usableFromInline
package struct VoidPlan<Action: SharedAction, Refusal: LogRefusal & Hashable>: Hashable, Sendable {
  /// The void that takes an event out of effect.
  @usableFromInline package var voidedBy = PagedDictionary<
    Recorded<Action>.ID, Recorded<Action>.ID
  >()
  /// The voids that are refused, with the reason.
  @usableFromInline package var refusals = PagedDictionary<Recorded<Action>.ID, Refusal>()

  @inlinable package init() {}
}
