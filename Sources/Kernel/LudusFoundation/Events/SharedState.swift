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
///
/// This is all that a new kind of history has to say. What else a history can do is a refinement,
/// which the state declares by conforming to it and by naming itself:
///
/// ```swift
/// extension GroupState: VoidingState { package typealias Voids = Self; ... }
/// ```
///
/// - ``VoidingState``: events that take others out of effect,
/// - ``ErasingState``: events that take names and texts out of others,
/// - ``AgingState``: what happens by itself when time passes,
/// - ``RevaluingState``: events that change how those before them are valued,
/// - ``FiguredState``: figures that are only brought up to date when somebody asks for them.
///
/// The log finds a refinement through its associated type, so that the compiler makes a version of
/// the log for each kind of state, without questions at run time.
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
  associatedtype Figures: FigureRules = Unrefined<Self> where Figures.State == Self

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

// MARK: - Voiding

/// What a log asks about voids.
@usableFromInline package protocol VoidRules<State> {
  associatedtype State: SharedState = Self

  /// The event that an action declares void, or nil of another action.
  static func target(of action: State.Action) -> Recorded<State.Action>.ID?

  /// Whether an action decides who may declare events void.
  static func isGovernance(_ action: State.Action) -> Bool

  /// Refuses a void by someone who may not make it now.
  ///
  /// - Parameters:
  ///   - void: The event that declares another one void.
  ///   - target: That event.
  ///   - root: The event at the end of the chain when the target is a void itself, else the target.
  ///   - state: The state before the void.
  /// - Throws: Why they may not.
  static func check(
    _ void: Recorded<State.Action>,
    of target: Recorded<State.Action>,
    root: Recorded<State.Action>,
    in state: State
  ) throws(State.Refusal)

  /// Returns which events are void.
  static func voids(
    in events: [Recorded<State.Action>],
    of content: State.Content
  ) -> VoidPlan<State.Action, State.Refusal>
}

/// A state with actions that declare events void.
///
/// Anyone may declare anything void that comes before, unless the state says more than
/// ``target(of:)``.
@usableFromInline
package protocol VoidingState: SharedState, VoidRules where State == Self, Voids == Self {}

extension VoidingState {
  @inlinable package static func isGovernance(_ action: Action) -> Bool { false }

  @inlinable package static func check(
    _ void: Recorded<Action>,
    of target: Recorded<Action>,
    root: Recorded<Action>,
    in state: Self
  ) throws(Refusal) {}

  @inlinable package static func voids(
    in events: [Recorded<Action>],
    of content: Content
  ) -> VoidPlan<Action, Refusal> {
    VoidPlan(of: events, target: target)
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

  /// Decides for events in order which are void, where anyone may declare anything void that comes
  /// before.
  @inlinable package init(
    of events: [Recorded<Action>],
    target: (Action) -> Recorded<Action>.ID?
  ) {
    var known: Set<Recorded<Action>.ID> = []
    var granted: [(void: Recorded<Action>.ID, target: Recorded<Action>.ID)] = []
    for event in events {
      if let target = target(event.action) {
        guard known.contains(target) else {
          refusals[event.id] = .log(.unknownEvent(target.rawValue))
          continue
        }
        granted.append((event.id, target))
      }
      known.insert(event.id)
    }
    // A void takes out what comes before it, so going back it is known of each whether it is in
    // effect.
    for (void, target) in granted.reversed() where voidedBy[void] == nil {
      voidedBy[target] = void
    }
  }
}

// MARK: - Erasing

/// What a log asks about names and texts that are erased.
@usableFromInline package protocol ErasureRules<State> {
  associatedtype State: SharedState = Self

  /// Whether an action takes names and texts out of all events.
  static func erases(_ action: State.Action) -> Bool

  /// Returns an event without the names and texts that another event erases.
  ///
  /// Neither identifier nor dates may change.
  static func redacted(
    _ event: Recorded<State.Action>,
    by erasure: Recorded<State.Action>
  ) -> Recorded<State.Action>
}

/// A state with actions that take names and texts out of all events.
@usableFromInline
package protocol ErasingState: SharedState, ErasureRules where State == Self, Erasures == Self {}

// MARK: - Time that passes

/// What a log asks about time that passes.
@usableFromInline package protocol AgingRules<State> {
  associatedtype State: SharedState = Self

  /// Lets everything happen in a state that happens by itself up to a date.
  static func advance(_ state: inout State, to date: Date)

  /// Whether something happens by itself in a state up to a date.
  static func isDue(_ state: State, by date: Date) -> Bool
}

/// A state in which something happens by itself when time passes.
@usableFromInline
package protocol AgingState: SharedState, AgingRules where State == Self, Aging == Self {
  /// Lets everything happen that happens by itself up to a date.
  mutating func advance(to date: Date)

  /// Whether something happens by itself up to a date.
  func isDue(by date: Date) -> Bool
}

extension AgingState {
  @inlinable package static func advance(_ state: inout Self, to date: Date) {
    state.advance(to: date)
  }

  @inlinable package static func isDue(_ state: Self, by date: Date) -> Bool {
    state.isDue(by: date)
  }
}

// MARK: - Valuing the past

/// What a log asks about events that change how those before them are valued.
@usableFromInline package protocol ValuationRules<State> {
  associatedtype State: SharedState = Self

  /// Whether an action changes how events before it are valued.
  static func changesThePast(_ action: State.Action) -> Bool

  /// Returns the state before the first event.
  ///
  /// - Parameters:
  ///   - content: The subject of the log.
  ///   - events: The events that erase something, and those that will be applied if one of them
  ///     changes how all others are valued.
  static func beginning(_ content: State.Content, before events: [Recorded<State.Action>]) -> State
}

/// A state whose beginning depends on events that come later: the rules that are adopted last count
/// from the first event on.
@usableFromInline
package protocol RevaluingState: SharedState, ValuationRules
where State == Self, Valuation == Self {
  /// Creates the state before the first event; see ``ValuationRules/beginning(_:before:)``.
  init(_ content: Content, before events: [Recorded<Action>])
}

extension RevaluingState {
  @inlinable package init(_ content: Content) { self.init(content, before: []) }

  @inlinable package static func beginning(
    _ content: Content,
    before events: [Recorded<Action>]
  ) -> Self {
    Self(content, before: events)
  }
}

// MARK: - Figures

/// What a log asks about figures that follow from a state.
@usableFromInline package protocol FigureRules<State> {
  associatedtype State: SharedState = Self

  /// Brings figures of a state up to date that are only needed after the last event.
  static func settle(_ state: inout State)

  /// Goes on with the figures of another state that came from the same beginning by other events,
  /// where that is less than to make them.
  static func adoptFigures(of other: State, into state: inout State, since beginning: State)
}

/// A state with figures that are brought up to date after the last of several events.
@usableFromInline
package protocol FiguredState: SharedState, FigureRules where State == Self, Figures == Self {
  /// Brings the figures up to date.
  mutating func settle()

  /// Goes on with the figures of another state; see
  /// ``FigureRules/adoptFigures(of:into:since:)``.
  mutating func adoptFigures(of other: Self, since beginning: Self)
}

extension FiguredState {
  @inlinable package static func settle(_ state: inout Self) { state.settle() }

  @inlinable package static func adoptFigures(
    of other: Self,
    into state: inout Self,
    since beginning: Self
  ) {
    state.adoptFigures(of: other, since: beginning)
  }
}

// MARK: - Without refinements

extension SharedState {
  @inlinable package static var order: EventOrder { .happened }
}

/// The answers for a state that does not have a refinement.
@usableFromInline
package enum Unrefined<State: SharedState>: Sendable, VoidRules, ErasureRules, AgingRules,
  ValuationRules, FigureRules
{
  @inlinable package static func target(of action: State.Action) -> Recorded<State.Action>.ID? {
    nil
  }

  @inlinable package static func isGovernance(_ action: State.Action) -> Bool { false }

  @inlinable package static func check(
    _ void: Recorded<State.Action>,
    of target: Recorded<State.Action>,
    root: Recorded<State.Action>,
    in state: State
  ) throws(State.Refusal) {}

  @inlinable package static func voids(
    in events: [Recorded<State.Action>],
    of content: State.Content
  ) -> VoidPlan<State.Action, State.Refusal> {
    VoidPlan()
  }

  @inlinable package static func erases(_ action: State.Action) -> Bool { false }

  @inlinable package static func redacted(
    _ event: Recorded<State.Action>,
    by erasure: Recorded<State.Action>
  ) -> Recorded<State.Action> { event }

  @inlinable package static func advance(_ state: inout State, to date: Date) {}

  @inlinable package static func isDue(_ state: State, by date: Date) -> Bool { false }

  @inlinable package static func changesThePast(_ action: State.Action) -> Bool { false }

  @inlinable package static func beginning(
    _ content: State.Content,
    before events: [Recorded<State.Action>]
  ) -> State {
    State(content)
  }

  @inlinable package static func settle(_ state: inout State) {}

  @inlinable package static func adoptFigures(
    of other: State,
    into state: inout State,
    since beginning: State
  ) {}
}
