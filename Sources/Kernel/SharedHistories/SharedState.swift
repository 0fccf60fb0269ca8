// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

/// The order in which a log applies its events, before their identifiers decide.
@usableFromInline package enum EventOrder: Hashable, Sendable {
  /// The dates when they happened, so that an event that is entered late comes where it belongs.
  case happened
  /// The dates when they became known, so that nothing that comes late changes what was known
  /// before.
  case recorded
}

/// The state that the events of a shared log lead to: the rules of one engine, and nothing about
/// logs.
///
/// Whatever else a history does is a refinement, which its state conforms to and names itself for:
/// `extension GroupState: VoidingState { package typealias Voids = Self; ... }`. The log finds it
/// by the associated type, so that the compiler makes a version of the log for each state.
@usableFromInline package protocol SharedState: Hashable, Sendable {
  /// The subject of the log, which does not change.
  associatedtype Content: Hashable & Sendable
  /// The actions that are possible.
  associatedtype Action: SharedAction
  /// The reason something cannot be done.
  associatedtype Refusal: LogRefusal & Hashable

  associatedtype Voids: VoidRules = Unrefined<Self> where Voids.State == Self
  associatedtype Erasures: ErasureRules = Unrefined<Self> where Erasures.State == Self
  associatedtype Aging: AgingRules = Unrefined<Self> where Aging.State == Self
  associatedtype Valuation: ValuationRules = Unrefined<Self> where Valuation.State == Self
  associatedtype Commands: CommandRules = Unrefined<Self> where Commands.State == Self
  associatedtype Comparison: ComparisonRules = Unrefined<Self> where Comparison.State == Self
  associatedtype Authority: AuthorityRules = Unrefined<Self> where Authority.State == Self

  /// The order in which events are applied.
  static var order: EventOrder { get }
  /// The possible error of the dates of events, by the rules in force.
  ///
  /// Whatever is reported too late has no effect, on any device. That is so for events of every
  /// kind but erasures, which say nothing about the past. Which voids come too late is decided
  /// before the log is folded; see ``VoidRules``.
  var clocks: LogClocks { get }

  /// Returns the possible error of dates after an action, if that differs from the one before it.
  static func clocks(after action: Action, of content: Content) -> LogClocks?

  /// Creates the state before the first event.
  init(_ content: Content)

  /// Makes the change that an event describes.
  ///
  /// An event that stands in a log although it contradicts an earlier one was made by somebody who
  /// did not know of that one. A state that has ``Commands`` takes it as far as it harms nobody,
  /// and leaves it to them to refuse what is known to be impossible.
  ///
  /// - Throws: The reason the event is not possible now. The state is then unchanged.
  mutating func apply(_ event: Recorded<Action>) throws(Refusal)
}

extension SharedState {
  @inlinable package static func clocks(after action: Action, of content: Content) -> LogClocks? {
    nil
  }
}

/// A state with actions that declare events void: anyone may do it with anything that comes before,
/// unless the state says more than ``target(of:)``.
@usableFromInline
package protocol VoidingState: SharedState, VoidRules where State == Self, Voids == Self {}

/// A state whose commands are stricter than what it takes from a log, and say in their events what
/// was known.
@usableFromInline
package protocol CommandedState: SharedState, CommandRules
where State == Self, Commands == Self {}

/// A state with figures of people, of which a report says how they changed.
@usableFromInline
package protocol ComparedState: SharedState, ComparisonRules
where State == Self, Comparison == Self {}

/// A state with figures that belong to somebody each, of which a report lists those that changed.
package protocol FiguredState: ComparedState where Consequences == [Change] {
  /// The person whose figures they are.
  associatedtype Owner
  /// The type of their changes.
  associatedtype Change: Hashable & Sendable

  /// Returns those whose figures may have changed, in the order of the report; see
  /// ``ComparisonRules/consequences(from:to:since:by:)``.
  static func concerned(
    from before: Self,
    to after: Self,
    since beginning: Self?,
    by events: [Recorded<Action>]
  ) -> [Owner]

  /// Returns how the figures of someone changed, or nil when they did not.
  static func change(of owner: Owner, from before: Self, to after: Self) -> Change?
}

extension FiguredState {
  package static var noConsequences: [Change] { [] }

  package static func consequences(
    from before: Self,
    to after: Self,
    since beginning: Self?,
    by events: [Recorded<Action>]
  ) -> [Change] {
    concerned(from: before, to: after, since: beginning, by: events)
      .compactMap { change(of: $0, from: before, to: after) }
  }
}

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

  /// Whether an action decides who may act for others, and so declare events void.
  static func isGovernance(_ action: State.Action) -> Bool

  /// Refuses a void of a target by someone who may not make it in a state; the root is the event at
  /// the end of the chain when the target is a void itself, else the target.
  static func check(_ void: Log.Event, of target: Log.Event, root: Log.Event, in state: State)
    throws(State.Refusal)

  /// Refuses a void by someone who may not make it, by what never changes.
  ///
  /// Unless a state says something else, those who may act for others, and nobody in particular,
  /// which is the app or the owner of a history of one person, may take out anything, and everyone
  /// else what they did for themselves.
  static func check(_ claim: VoidClaim<State.Action>, of content: State.Content)
    throws(State.Refusal)

  /// Returns which events are void.
  static func voids(in events: [Log.Event], of content: State.Content) -> Plan

  /// Returns the voids that became known too late, and so take nothing out, with the reasons.
  ///
  /// A state where rules are adopted by those who may do so judges that with its voids.
  static func lateVoids(
    in events: [Log.Event],
    of content: State.Content
  ) -> [Log.Event.ID: LogError]

  /// Whether an action still says something when it is void.
  static func leavesTrace(_ action: State.Action) -> Bool

  /// Whether a void that may be made in a state takes nothing from others than its author.
  static func isModest(_ void: Log.Event, in state: State) -> Bool

  /// Makes the change that an event leaves behind although it is void, so that what others did
  /// stays.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - void: The void that takes it out.
  ///   - isModest: Whether the void takes nothing from others than its author.
  ///   - state: The state at the place of the event.
  static func leaveTrace(
    of event: Log.Event,
    voidedBy void: Log.Event,
    isModest: Bool,
    in state: inout State
  )
}

extension VoidRules {
  @inlinable package static func isGovernance(_ action: State.Action) -> Bool { false }

  @inlinable package static func leavesTrace(_ action: State.Action) -> Bool { false }

  @inlinable package static func isModest(_ void: Log.Event, in state: State) -> Bool { false }

  @inlinable package static func leaveTrace(
    of event: Log.Event,
    voidedBy void: Log.Event,
    isModest: Bool,
    in state: inout State
  ) {}

  @inlinable package static func check(
    _ void: Log.Event,
    of target: Log.Event,
    root: Log.Event,
    in state: State
  ) throws(State.Refusal) {}

  @inlinable package static func lateVoids(
    in events: [Log.Event],
    of content: State.Content
  ) -> [Log.Event.ID: LogError] {
    let isEnteredLater = { (event: Log.Event) in
      event.recordedAt != event.date && target(of: event.action) != nil
    }
    guard events.contains(where: isEnteredLater) else { return [:] }
    var late: [Log.Event.ID: LogError] = [:]
    var authority = LogAuthority<State>(content)
    for event in events {
      if target(of: event.action) == nil {
        _ = authority.take(event)
      } else {
        let clocks = authority.clocks
        late[event.id] = clocks?.refusal(of: event.date, recordedAt: event.recordedAt)
      }
    }
    return late
  }

  @inlinable package static func check(
    _ claim: VoidClaim<State.Action>,
    of content: State.Content
  ) throws(State.Refusal) {
    if let refusal = claim.refusalOfOthers { throw .log(refusal) }
  }

  @inlinable package static func voids(in events: [Log.Event], of content: State.Content) -> Plan {
    let decides = { (event: Log.Event) in
      target(of: event.action) != nil || isGovernance(event.action)
    }
    guard events.contains(where: decides) else { return Plan() }
    return VoidPlanner<Self>(events, of: content).plan
  }
}

@usableFromInline package protocol ErasureRules<State> {
  associatedtype State: SharedState = Self
  typealias Event = Recorded<State.Action>

  /// Whether an action takes names and texts out of all events.
  static func erases(_ action: State.Action) -> Bool

  /// The stand-in of the person whom an action erases, or nil of an action that erases nobody in
  /// particular.
  static func erasedPerson(by action: State.Action) -> State.Action.Actor?

  /// Returns a content without the names that an event erases.
  static func redacted(_ content: State.Content, by erasure: Event) -> State.Content

  /// Returns an event without the names and texts that another event erases, with the same
  /// identifier and dates.
  static func redacted(_ event: Event, by erasure: Event) -> Event
}

extension ErasureRules {
  @inlinable package static func erases(_ action: State.Action) -> Bool {
    erasedPerson(by: action) != nil
  }

  @inlinable package static func erasedPerson(by action: State.Action) -> State.Action.Actor? {
    nil
  }

  /// Whether an event erases more than the name and the words of the person who made it.
  @inlinable package static func erasesOthers(_ event: Event) -> Bool {
    guard let person = erasedPerson(by: event.action) else { return erases(event.action) }
    return person != event.actor
  }

  @inlinable package static func redacted(
    _ content: State.Content,
    by erasure: Event
  ) -> State.Content { content }
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

@usableFromInline package protocol CommandRules<State> {
  associatedtype State: SharedState = Self
  typealias Event = Recorded<State.Action>

  /// Whether commands are judged by the state at their place before the log takes them.
  static var areStrict: Bool { get }

  /// Returns an action with what is known of it in a state.
  static func informed(_ event: Event, in state: State) -> State.Action

  /// Returns an action without what was known of it: as it was asked for.
  static func asked(_ action: State.Action) -> State.Action

  /// Refuses what is known to be impossible in a state, or would take from others.
  ///
  /// - Parameters:
  ///   - event: The command as an event.
  ///   - target: The event that it would declare void, if it is a void.
  ///   - state: The state at its place.
  /// - Throws: The reason.
  static func check(_ event: Event, of target: Event?, in state: State) throws(State.Refusal)
}

@usableFromInline package protocol ComparisonRules<State> {
  associatedtype State: SharedState = Self
  /// The changes of people's figures.
  associatedtype Consequences: Hashable & Sendable

  /// Nothing changed.
  static var noConsequences: Consequences { get }

  /// Returns how figures changed from one state to another.
  ///
  /// - Parameters:
  ///   - before: The state before.
  ///   - after: The state after.
  ///   - beginning: A state that both came from by different events, if it is known.
  ///   - events: The events that came or whose effect is another one.
  /// - Returns: The changes; ``noConsequences`` if there are none.
  static func consequences(
    from before: State,
    to after: State,
    since beginning: State?,
    by events: [Recorded<State.Action>]
  ) -> Consequences

  /// Whether events that come last can change figures of others than their authors.
  ///
  /// It is asked before they take effect, because the state is kept then.
  static func reachesOthers(_ events: [Recorded<State.Action>], in state: State) -> Bool

  /// Returns consequences of events that come last without what these brought their own authors.
  static func withoutGains(
    _ consequences: Consequences,
    of events: [Recorded<State.Action>]
  ) -> Consequences
}

// MARK: - Without refinements

/// The answers for a state that does not have a refinement.
@usableFromInline
package enum Unrefined<State: SharedState>: Sendable, VoidRules, ErasureRules,
  AgingRules, ValuationRules, CommandRules, ComparisonRules, AuthorityRules
{
  @usableFromInline package typealias Event = Recorded<State.Action>

  @inlinable package static func target(of action: State.Action) -> Event.ID? { nil }
  @inlinable package static func voids(in events: [Event], of content: State.Content) -> Plan {
    Plan()
  }
  @inlinable package static func lateVoids(
    in events: [Event],
    of content: State.Content
  ) -> [Event.ID: LogError] { [:] }
  @inlinable package static func isForManagers(
    _ event: Event,
    of content: State.Content
  ) -> Bool { false }
  @inlinable package static func erases(_ action: State.Action) -> Bool { false }
  @inlinable package static func redacted(_ event: Event, by erasure: Event) -> Event { event }
  @inlinable package static func advance(_ state: inout State, to date: Date) {}
  @inlinable package static func isDue(_ state: State, by date: Date) -> Bool { false }
  @inlinable package static func changesThePast(_ action: State.Action) -> Bool { false }
  @inlinable package static func beginning(
    _ content: State.Content,
    before events: [Event]
  ) -> State { State(content) }
  @inlinable package static var areStrict: Bool { false }
  @inlinable package static func informed(_ event: Event, in state: State) -> State.Action {
    event.action
  }
  @inlinable package static func asked(_ action: State.Action) -> State.Action { action }
  @inlinable package static func check(
    _ event: Event,
    of target: Event?,
    in state: State
  ) throws(State.Refusal) {}
  @inlinable package static var noConsequences: NoConsequences { NoConsequences() }
  @inlinable package static func consequences(
    from before: State,
    to after: State,
    since beginning: State?,
    by events: [Event]
  ) -> NoConsequences { NoConsequences() }
  @inlinable package static func reachesOthers(_ events: [Event], in state: State) -> Bool {
    false
  }
  @inlinable package static func withoutGains(
    _ consequences: NoConsequences,
    of events: [Event]
  ) -> NoConsequences { consequences }
}

/// A void with what it is about.
@usableFromInline package struct VoidClaim<Action: SharedAction>: Sendable {
  /// The void.
  @usableFromInline package let void: Recorded<Action>
  /// The event that it would take out.
  @usableFromInline package let target: Recorded<Action>
  /// The event at the end of the chain when the target is a void itself, else the target.
  @usableFromInline package let root: Recorded<Action>
  /// The events after the target and before the void.
  @usableFromInline package let since: ArraySlice<Recorded<Action>>
  /// Whether the one who makes it may act for others.
  @usableFromInline package let isByManager: Bool
  /// Whether only those who may act for others can do what the root did, and so take it back.
  @usableFromInline package let isForManagers: Bool

  @inlinable package init(
    void: Recorded<Action>,
    target: Recorded<Action>,
    root: Recorded<Action>,
    since: ArraySlice<Recorded<Action>>,
    isByManager: Bool = false,
    isForManagers: Bool = false
  ) {
    (self.void, self.target, self.root, self.since) = (void, target, root, since)
    (self.isByManager, self.isForManagers) = (isByManager, isForManagers)
  }

  /// The reason someone in particular cannot take out what others did, or what was done for others;
  /// nil where it is their own matter, or they may act for others.
  @inlinable package var refusalOfOthers: LogError? {
    guard let actor = void.actor, !isByManager else { return nil }
    if isForManagers { return .notManager("\(actor)") }
    guard target.actor != actor || root.actor != actor else { return nil }
    return .eventOfOthers(root.id.rawValue)
  }

  /// Returns the reason someone in particular cannot take out what others went on from since; nil
  /// where nobody did.
  ///
  /// - Parameter goesOn: Whether an event goes on from the one at the end of the chain, if others
  ///   did it.
  /// - Returns: The reason.
  package func refusal(ifOthers goesOn: (Recorded<Action>) -> Bool) -> LogError? {
    guard let actor = void.actor else { return nil }
    return since.contains { $0.actor != actor && goesOn($0) }
      ? .othersWentOn(root.id.rawValue) : nil
  }
}

/// The events of a log that are void, decided before the log is folded.
@usableFromInline
package struct VoidPlan<Action: SharedAction, Refusal: LogRefusal & Hashable>: Hashable, Sendable {
  /// The void that takes an event out of effect.
  @usableFromInline package var voidedBy = PagedDictionary<
    Recorded<Action>.ID, Recorded<Action>.ID
  >()
  /// The voids that take nothing from others than their authors.
  @usableFromInline package var modest = PagedDictionary<Recorded<Action>.ID, Bool>()
  /// The voids that are refused, with the reason.
  @usableFromInline package var refusals = PagedDictionary<Recorded<Action>.ID, Refusal>()

  @inlinable package init() {}

  /// Whether a void counts although an earlier one takes the same event out.
  ///
  /// Of several voids of an event the first one counts. But one who takes back only their own part
  /// does not keep those who may take out the rest from doing so.
  ///
  /// - Parameters:
  ///   - isModest: Whether the void takes nothing from others than its author.
  ///   - earlier: The void that comes first.
  /// - Returns: Whether the later one counts instead of the earlier one.
  @inlinable package func counts(isModest: Bool, beside earlier: Recorded<Action>.ID) -> Bool {
    !isModest && modest[earlier] != nil
  }
}
