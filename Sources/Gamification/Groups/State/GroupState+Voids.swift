internal import LudusCore
package import LudusFoundation

extension GroupState {
  package static func voids(
    in events: [PlayerGroup.Event],
    of content: PlayerGroup.Content
  ) -> VoidPlan<PlayerGroup.Action, GroupError> {
    VoidJudge(events, rules: content.rules).plan
  }
}

/// Decides which events of a log are void, before the log is folded.
///
/// A void needs an administrator, unless it concerns the member alone. The roles follow from events that can
/// be void themselves, so the decision has two steps:
///
/// 1. *Governance*: founding, joining, roles, rules and the voids of those events, in order. Each
///    void is judged by the members as they are before it, with the voids before it in effect. A
///    void that was rightful when it was made stays, even if the role of its author is declared
///    void later.
/// 2. *The game*: every other void is judged by the members at its place, as they are after step 1.
///    Then, from the last to the first, a void that is not void itself takes its target out.
private struct VoidJudge {
  typealias Event = PlayerGroup.Event

  private(set) var plan = VoidPlan<PlayerGroup.Action, GroupError>()

  /// Makes the plan for a log in order.
  ///
  /// - Complexity: O(*n*), and O(*g*) more for each void of governance in a log with *g* events of
  ///   it.
  init(_ events: [Event], rules: RuleBook) {
    guard events.contains(where: { $0.action.target != nil }) else { return }
    var targets = Targets()
    var governance: [Event] = []
    var others: [Event] = []
    for event in events {
      guard let root = targets.note(event) else {
        plan.refusals[event.id] = .log(
          .unknownEvent((event.action.target ?? event.id).rawValue)
        )
        continue
      }
      if root.action.isGovernance {
        governance.append(event)
      }
      if event.action.target != nil, !root.action.isGovernance {
        others.append(event)
      }
    }
    judgeGovernance(governance, targets, rules)
    judgeOthers(others, among: governance, targets, rules)
  }

  /// The events that voids are about.
  private struct Targets {
    private var events: [Event.ID: Event] = [:]
    private var roots: [Event.ID: Event] = [:]
    /// The first event of another member than its creator about each todo.
    private var touches: [Todo.ID: Event.Place] = [:]
    private var creators: [Todo.ID: Member.ID] = [:]

    /// Returns the event that is no void at the end of a chain of voids, the event itself when it
    /// is none; nil when there is no event of that name before it.
    mutating func note(_ event: Event) -> Event? {
      guard let target = event.action.target else {
        events[event.id] = event
        roots[event.id] = event
        noteTouch(of: event.action.todo, by: event)
        return event
      }
      guard let root = roots[target] else { return nil }
      events[event.id] = event
      roots[event.id] = root
      noteTouch(of: root.action.todo, by: event)
      return root
    }

    private mutating func noteTouch(of todo: Todo.ID?, by event: Event) {
      guard let todo, let actor = event.actor else { return }
      let creator = creators[todo, default: actor]
      creators[todo] = creator
      if actor != creator, touches[todo] == nil { touches[todo] = event.place() }
    }

    /// Whether an event created a todo with which nobody else had anything to do before a void.
    private func isUntouched(_ creation: Event, before void: Event) -> Bool {
      guard case .created(let todo) = creation.action, creators[todo.id] == creation.actor else {
        return false
      }
      return touches[todo.id].map { void.place() < $0 } ?? true
    }

    /// Refuses a void by someone who may not make it.
    func check(_ void: Event, _ membership: Membership) throws(GroupError) {
      let actor = try membership.member(void.actor)
      if case .founded? = void.action.target.flatMap({ roots[$0] })?.action {
        throw .foundingCannotBeVoid
      }
      guard !membership.isAdministrator(actor) else { return }
      guard let target = void.action.target, events[target]?.actor == actor,
        let root = roots[target], root.actor == actor,
        root.action.isOwnMatter || isUntouched(root, before: void)
      else { throw .member(.notAdministrator(actor)) }
    }
  }

  private mutating func judgeGovernance(
    _ events: [Event],
    _ targets: Targets,
    _ rules: RuleBook
  ) {
    var membership = Membership(rules: rules)
    var granted: [Event] = []
    for (index, event) in events.enumerated() {
      guard event.action.target != nil else {
        // What is refused here is refused again, with its reason, when the log is folded.
        try? membership.apply(event)
        continue
      }
      do throws(GroupError) {
        try targets.check(event, membership)
      } catch {
        plan.refusals[event.id] = error
        continue
      }
      granted.append(event)
      plan.voidedBy = Self.effects(of: granted)
      membership = Membership(rules: rules)
      for earlier in events[..<index] where plan.voidedBy[earlier.id] == nil {
        try? membership.apply(earlier)
      }
    }
  }

  private mutating func judgeOthers(
    _ voids: [Event],
    among governance: [Event],
    _ targets: Targets,
    _ rules: RuleBook
  ) {
    var membership = Membership(rules: rules)
    var next = governance[...]
    var granted: [Event] = []
    for void in voids {
      while let event = next.first, event.place() < void.place() {
        next.removeFirst()
        if plan.voidedBy[event.id] == nil {
          try? membership.apply(event)
        }
      }
      do throws(GroupError) {
        try targets.check(void, membership)
        granted.append(void)
      } catch {
        plan.refusals[void.id] = error
      }
    }
    plan.voidedBy.merge(Self.effects(of: granted)) { first, _ in first }
  }

  /// The void that takes each event out, when all of these voids may be made; the first of several counts.
  private static func effects(of voids: [Event]) -> [Event.ID: Event.ID] {
    var voidedBy: [Event.ID: Event.ID] = [:]
    for void in voids.reversed() where voidedBy[void.id] == nil {
      if let target = void.action.target {
        voidedBy[target] = void.id
      }
    }
    return voidedBy
  }
}
