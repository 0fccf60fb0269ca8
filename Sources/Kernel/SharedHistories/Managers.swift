// SPDX-License-Identifier: Apache-2.0
public import LudusCore

// Who may act for others is decided here, for all shared histories without roles of their own.

/// A draft of a policy that names the people who may act for others: give and take points by hand,
/// take out what others did, and change the rules.
package protocol ManagedDraft: PolicyDraft {
  /// The kind of people.
  associatedtype Person
  /// Those who may act for others; the app may, too.
  var managers: Set<Identifier<Person>> { get set }
}

extension PolicyValues where Draft: ManagedDraft {
  /// Declares the people who may act for others, nobody by default.
  package mutating func managers() {
    value("managers", \.managers, as: .sorted())
  }
}

extension Record {
  /// Declares the people who may act for others, nobody by default, in a content without a policy
  /// of its own.
  package mutating func managers<Person>(
    _ managers: (Source) -> Set<Identifier<Person>>
  ) -> Field<Set<Identifier<Person>>> {
    field("managers", managers, as: .sorted(), default: [])
  }
}

extension Set {
  /// The people without the name of one who is erased.
  package func redacted<Person>(by erasure: PersonErasure<Person>) -> Self
  where Element == Identifier<Person> {
    Set(map(erasure.redacted))
  }
}

/// A state in which some people may act for others, and everyone else only for themselves.
@usableFromInline
package protocol ManagedState: SharedState, AuthorityRules where State == Self, Authority == Self {}

/// The rules for who may act for others.
///
/// The log asks them for commands and events alike. An event without the right stays in the log and
/// has no effect on any device; the app, which is no actor, always has the right.
@usableFromInline package protocol AuthorityRules<State> {
  associatedtype State: SharedState = Self

  /// The people who may act for others before the first event.
  ///
  /// Only these erase names and texts: what is erased on one device cannot come back on another when
  /// rules turn out to be others.
  static func managers(of content: State.Content) -> Set<State.Action.Actor>

  /// Whether an event, of which somebody in particular is the actor, is only for those who may act
  /// for others.
  ///
  /// Unless a state says something else, only what erases others is.
  static func isForManagers(_ event: Recorded<State.Action>, of content: State.Content) -> Bool

  /// Whether someone may act for others by the rules in force.
  static func isManager(
    _ actor: State.Action.Actor,
    in state: State,
    of content: State.Content
  ) -> Bool

  /// Changes who may act for others, if an event does that.
  static func change(
    _ managers: inout Set<State.Action.Actor>,
    by event: Recorded<State.Action>,
    of content: State.Content
  )
}

extension AuthorityRules {
  @inlinable package static func managers(
    of content: State.Content
  ) -> Set<State.Action.Actor> { [] }

  @inlinable package static func isForManagers(
    _ event: Recorded<State.Action>,
    of content: State.Content
  ) -> Bool { State.Erasures.erasesOthers(event) }

  @inlinable package static func isManager(
    _ actor: State.Action.Actor,
    in state: State,
    of content: State.Content
  ) -> Bool { managers(of: content).contains(actor) }

  @inlinable package static func change(
    _ managers: inout Set<State.Action.Actor>,
    by event: Recorded<State.Action>,
    of content: State.Content
  ) {}
}

extension SharedLog {
  /// Returns why an event that comes next is not for its actor, or nil when it is.
  @inlinable package func refusalOfActor(_ event: Event) -> LogError? {
    guard let actor = event.actor, State.Authority.isForManagers(event, of: content) else {
      return nil
    }
    let isManager =
      State.Erasures.erases(event.action)
      ? State.Authority.managers(of: content).contains(actor)
      : State.Authority.isManager(actor, in: state, of: content)
    return isManager ? nil : .notManager("\(actor)")
  }
}

/// The people who may act for others at a place of a log, as they follow from the events before it.
@usableFromInline package struct LogAuthority<State: SharedState>: Sendable {
  /// Those who may act for others.
  @usableFromInline package var managers: Set<State.Action.Actor>
  /// The possible error of dates, or nil when nothing is asked that depends on it.
  @usableFromInline package var clocks: LogClocks?
  @usableFromInline package let content: State.Content

  /// Creates the authority before the first event.
  ///
  /// - Parameters:
  ///   - content: The content of the log.
  ///   - isDecided: Whether events follow that decide who may act for others.
  @inlinable package init(_ content: State.Content, isDecided: Bool = true) {
    self.content = content
    managers = State.Authority.managers(of: content)
    clocks = isDecided ? State(content).clocks : nil
  }

  /// Whether someone may act for others.
  @inlinable package func isManager(_ actor: State.Action.Actor?) -> Bool {
    actor.map(managers.contains) ?? false
  }

  /// Takes an event that no void takes out, and returns why it is not for its actor, if it is not.
  @inlinable package mutating func take(_ event: Recorded<State.Action>) -> LogError? {
    // The log refuses it for this reason.
    guard clocks?.refusal(of: event.date, recordedAt: event.recordedAt) == nil else {
      return nil
    }
    if let actor = event.actor, !managers.contains(actor),
      State.Authority.isForManagers(event, of: content)
    {
      return .notManager("\(actor)")
    }
    State.Authority.change(&managers, by: event, of: content)
    if let adopted = State.clocks(after: event.action, of: content) { clocks = adopted }
    return nil
  }
}

/// Decides which events of a log are void, before the log is folded.
///
/// Those who may act for others may declare void what these did. They can follow from events that
/// are void themselves, so there are two steps:
///
/// 1. *Governance*: what decides who may act for others, and the voids of that, in order. Each void
///    is judged by those who may do so before it, with the voids before it in effect; one that was
///    rightful when it was made stays.
/// 2. Every other void is judged by those who may act for others at its place, as they are after
///    the first step. Then, from the last to the first, a void that is not void itself takes its
///    target out.
@usableFromInline package struct VoidPlanner<Rules: VoidRules>: Sendable {
  @usableFromInline package typealias State = Rules.State
  @usableFromInline package typealias Event = Recorded<State.Action>
  @usableFromInline package typealias Plan = VoidPlan<State.Action, State.Refusal>
  /// The event that a void is about, and the one at the end of the chain of voids.
  @usableFromInline typealias Target = (position: Int, root: Event)

  @usableFromInline package var plan = Plan()
  @usableFromInline let events: [Event]
  @usableFromInline let content: State.Content
  /// The targets of the voids by their positions.
  @usableFromInline var targets: [Int: Target] = [:]
  /// The positions of governance and of its voids.
  @usableFromInline var governance: [Int] = []

  /// Makes the plan for a log in order.
  ///
  /// - Complexity: O(*n*), and for each void of governance the events of governance before it.
  @inlinable package init(_ events: [Event], of content: State.Content) {
    (self.events, self.content) = (events, content)
    find()
    let beginning = LogAuthority<State>(content, isDecided: !governance.isEmpty)
    judgeGovernance(beginning)
    judgeOthers(beginning)
  }

  /// Finds what each void is about.
  @inlinable mutating func find() {
    var known: [Event.ID: Target] = [:]
    for (position, event) in events.enumerated() {
      var target: Target = (position, event)
      if let id = Rules.target(of: event.action) {
        guard let found = known[id] else {
          plan.refusals[event.id] = .log(.unknownEvent(id.rawValue))
          continue
        }
        targets[position] = found
        target.root = found.root
      }
      known[event.id] = target
      if Rules.isGovernance(target.root.action) { governance.append(position) }
    }
  }

  @inlinable mutating func judgeGovernance(_ beginning: LogAuthority<State>) {
    var authority = beginning
    var granted: [Int] = []
    for (index, position) in governance.enumerated() {
      guard let target = targets[position] else {
        _ = authority.take(events[position])
        continue
      }
      guard isGranted(position, target, authority) else { continue }
      granted.append(position)
      plan.voidedBy = effects(of: granted)
      authority = beginning
      for earlier in governance[..<index] where targets[earlier] == nil {
        if plan.voidedBy[events[earlier].id] == nil { _ = authority.take(events[earlier]) }
      }
    }
  }

  @inlinable mutating func judgeOthers(_ beginning: LogAuthority<State>) {
    var authority = beginning
    var granted: [Int] = []
    for (position, event) in events.enumerated() {
      if let target = targets[position] {
        let isJudged = Rules.isGovernance(target.root.action)
        if isJudged
          ? plan.refusals[event.id] == nil : isGranted(position, target, authority)
        {
          granted.append(position)
        }
      } else if Rules.isGovernance(event.action), plan.voidedBy[event.id] == nil,
        let refusal = authority.take(event)
      {
        plan.refusals[event.id] = .log(refusal)
      }
    }
    plan.voidedBy = effects(of: granted)
  }

  /// Whether a void may be made; notes the reason if it may not.
  @inlinable mutating func isGranted(
    _ position: Int,
    _ target: Target,
    _ authority: LogAuthority<State>
  ) -> Bool {
    let void = events[position]
    let claim = VoidClaim(
      void: void,
      target: events[target.position],
      root: target.root,
      since: events[(target.position + 1)..<position],
      isByManager: authority.isManager(void.actor),
      isForManagers: State.Authority.isForManagers(target.root, of: content)
    )
    do throws(State.Refusal) {
      try Rules.check(claim, of: content)
      return true
    } catch {
      plan.refusals[void.id] = error
      return false
    }
  }

  /// The void that takes each event out, when all of these voids may be made.
  ///
  /// A void takes out what comes before it, so going back it is known of each whether it is in
  /// effect. Of several voids of an event the first one counts.
  @inlinable func effects(of voids: [Int]) -> PagedDictionary<Event.ID, Event.ID> {
    var voidedBy = PagedDictionary<Event.ID, Event.ID>()
    for position in voids.reversed() where voidedBy[events[position].id] == nil {
      guard let target = targets[position] else { continue }
      voidedBy[events[target.position].id] = events[position].id
    }
    return voidedBy
  }
}
