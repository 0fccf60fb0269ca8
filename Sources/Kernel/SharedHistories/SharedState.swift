// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

/// The order in which a log applies its events, before their identifiers decide.
@usableFromInline package enum EventOrder: Hashable, Sendable {
  /// When they happened, so that an event that is entered late comes where it belongs.
  case happened
  /// When they became known, so that nothing that comes late changes what was known before.
  case recorded
}

/// The state that the events of a shared log lead to: the rules of one engine, and nothing about
/// logs.
///
/// Whatever else a history does is a refinement, which its state conforms to and names itself for:
/// `extension GroupState: VoidingState { package typealias Voids = Self; ... }`. The log finds it by
/// the associated type, so that the compiler makes a version of the log for each state.
@usableFromInline package protocol SharedState: Hashable, Sendable {
  /// The subject of the log, which does not change.
  associatedtype Content: Hashable & Sendable
  /// The actions that are possible.
  associatedtype Action: SharedAction
  /// Why something cannot be done.
  associatedtype Refusal: LogRefusal & Hashable

  associatedtype Voids: VoidRules = Unrefined<Self> where Voids.State == Self
  associatedtype Erasures: ErasureRules = Unrefined<Self> where Erasures.State == Self
  associatedtype Aging: AgingRules = Unrefined<Self> where Aging.State == Self
  associatedtype Valuation: ValuationRules = Unrefined<Self> where Valuation.State == Self

  /// The order in which events are applied.
  static var order: EventOrder { get }
  /// How far the dates of events can be off.
  var clocks: ClockRules { get }

  /// Creates the state before the first event.
  init(_ content: Content)

  /// Makes the change that an event describes.
  ///
  /// - Throws: Why the event is not possible now. The state is then unchanged.
  mutating func apply(_ event: Recorded<Action>) throws(Refusal)
}

/// A state with actions that declare events void: anyone may do it with anything that comes before,
/// unless the state says more than ``target(of:)``.
@usableFromInline
package protocol VoidingState: SharedState, VoidRules where State == Self, Voids == Self {}

/// A state with actions that take names and texts out of all events.
@usableFromInline
package protocol ErasingState: SharedState, ErasureRules where State == Self, Erasures == Self {}

/// A state in which something happens by itself: as time passes, and after the last event.
@usableFromInline
package protocol AgingState: SharedState, AgingRules where State == Self, Aging == Self {}

/// A state with actions that change how events before them are valued.
@usableFromInline
package protocol RevaluingState: SharedState, ValuationRules
where State == Self, Valuation == Self {}

// MARK: - What a log asks

@usableFromInline package protocol VoidRules<State> {
  associatedtype State: SharedState = Self
  typealias Log = SharedLog<State>
  typealias Plan = VoidPlan<State.Action, State.Refusal>

  /// The event that an action declares void, or nil of another action.
  static func target(of action: State.Action) -> Log.Event.ID?

  /// Whether an action decides who may declare events void.
  static func isGovernance(_ action: State.Action) -> Bool

  /// Refuses a void of a target by someone who may not make it in a state; the root is the event at
  /// the end of the chain when the target is a void itself, else the target.
  static func check(_ void: Log.Event, of target: Log.Event, root: Log.Event, in state: State)
    throws(State.Refusal)

  /// Returns which events are void.
  static func voids(in events: [Log.Event], of content: State.Content) -> Plan
}

extension VoidRules {
  @inlinable package static func isGovernance(_ action: State.Action) -> Bool { false }

  @inlinable package static func check(
    _ void: Log.Event,
    of target: Log.Event,
    root: Log.Event,
    in state: State
  ) throws(State.Refusal) {}

  @inlinable package static func voids(in events: [Log.Event], of content: State.Content) -> Plan {
    var plan = Plan()
    var known: Set<Log.Event.ID> = []
    var granted: [(void: Log.Event.ID, target: Log.Event.ID)] = []
    for event in events {
      if let target = target(of: event.action) {
        guard known.contains(target) else {
          plan.refusals[event.id] = .log(.unknownEvent(target.rawValue))
          continue
        }
        granted.append((event.id, target))
      }
      known.insert(event.id)
    }
    // A void takes out what comes before it, so going back it is known of each whether it is in
    // effect.
    for (void, target) in granted.reversed() where plan.voidedBy[void] == nil {
      plan.voidedBy[target] = void
    }
    return plan
  }
}

@usableFromInline package protocol ErasureRules<State> {
  associatedtype State: SharedState = Self
  typealias Event = Recorded<State.Action>

  /// Whether an action takes names and texts out of all events.
  static func erases(_ action: State.Action) -> Bool

  /// Returns an event without the names and texts that another event erases, with the same
  /// identifier and dates.
  static func redacted(_ event: Event, by erasure: Event) -> Event
}

@usableFromInline package protocol AgingRules<State> {
  associatedtype State: SharedState = Self

  /// Lets everything happen in a state that happens by itself up to a date.
  static func advance(_ state: inout State, to date: Date)

  /// Whether something happens by itself in a state up to a date.
  static func isDue(_ state: State, by date: Date) -> Bool

  /// Brings figures of a state up to date that are only needed after the last event.
  static func settle(_ state: inout State)

  /// Goes on with the figures of another state that came from the same beginning by other events,
  /// where that is less than to make them.
  static func adoptFigures(of other: State, into state: inout State, since beginning: State)
}

extension AgingRules {
  @inlinable package static func settle(_ state: inout State) {}

  @inlinable package static func adoptFigures(
    of other: State,
    into state: inout State,
    since beginning: State
  ) {}
}

@usableFromInline package protocol ValuationRules<State> {
  associatedtype State: SharedState = Self

  /// Whether an action changes how events before it are valued.
  static func changesThePast(_ action: State.Action) -> Bool

  /// Returns the state before the first event, given the events that erase something and those that
  /// will be applied, if one of them changes how all others are valued.
  static func beginning(_ content: State.Content, before events: [Recorded<State.Action>]) -> State
}

// MARK: - Without refinements

/// The answers for a state that does not have a refinement.
@usableFromInline
package enum Unrefined<State: SharedState>: Sendable, VoidRules, ErasureRules,
  AgingRules, ValuationRules
{
  @usableFromInline package typealias Event = Recorded<State.Action>

  @inlinable package static func target(of action: State.Action) -> Event.ID? { nil }
  @inlinable package static func voids(in events: [Event], of content: State.Content) -> Plan {
    Plan()
  }
  @inlinable package static func erases(_ action: State.Action) -> Bool { false }
  @inlinable package static func redacted(_ event: Event, by erasure: Event) -> Event { event }
  @inlinable package static func advance(_ state: inout State, to date: Date) {}
  @inlinable package static func isDue(_ state: State, by date: Date) -> Bool { false }
  @inlinable package static func changesThePast(_ action: State.Action) -> Bool { false }
  @inlinable package static func beginning(
    _ content: State.Content,
    before events: [Event]
  ) -> State { State(content) }
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
