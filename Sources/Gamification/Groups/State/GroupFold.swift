internal import LudusCore
internal import LudusFoundation

/// The fold over a log in order: the state that follows, and what has no effect.
struct GroupFold: Hashable, Sendable {
  private let content: GroupContent
  private(set) var state: GroupState
  private(set) var plan: VoidPlan
  /// The events that are refused at their place, with the reason.
  private(set) var refusals: [GroupEvent.ID: GroupError] = [:]

  /// Folds a log.
  ///
  /// - Parameters:
  ///   - events: The log in order.
  ///   - content: What the group is.
  ///   - valuation: The rules by which things are worth something; nil stands for those adopted
  ///     last.
  /// - Complexity: One application for each event; see ``VoidPlan`` for logs with voids.
  init(_ events: [GroupEvent], over content: GroupContent, valuation: RuleBook? = nil) {
    self.content = content
    let sound = events.filter(\.isSound)
    plan = VoidPlan(sound, rules: content.rules)
    refusals = plan.refusals
    for event in events where !event.isSound {
      refusals[event.id] = .knownBeforeItHappened
    }
    let valuation = valuation ?? Self.rulesAdoptedLast(in: sound, plan, content)
    state = GroupState(content, valuation: valuation)
    for event in sound where plan.voidedBy[event.id] == nil && refusals[event.id] == nil {
      add(event)
    }
    if let last = events.last {
      state.advance(to: last.date)
    }
  }

  /// Adds an event that comes last, or leaves the fold as it was.
  ///
  /// - Returns: Whether it was added; false for one before which something happens by itself, or
  ///   that changes how earlier ones are judged.
  mutating func appendIfSimple(_ event: GroupEvent) throws(GroupError) -> Bool {
    guard event.isSound, !event.action.changesThePast, !state.agenda.hasItem(by: event.date) else {
      return false
    }
    try state.apply(event)
    return true
  }

  /// Adds an event that comes last, with effect or without.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - events: The whole log with it, for events that change how earlier ones are judged.
  mutating func append(_ event: GroupEvent, to events: [GroupEvent]) {
    if event.action.changesThePast {
      self = GroupFold(events, over: content)
    } else if event.isSound {
      add(event)
    } else {
      state.advance(to: event.date)
      refusals[event.id] = .knownBeforeItHappened
    }
  }

  private mutating func add(_ event: GroupEvent) {
    state.advance(to: event.date)
    do throws(GroupError) {
      try state.apply(event)
    } catch {
      refusals[event.id] = error
    }
  }

  private static func rulesAdoptedLast(
    in events: [GroupEvent],
    _ plan: VoidPlan,
    _ content: GroupContent
  ) -> RuleBook {
    var membership = Membership(rules: content.rules)
    for event in events where event.action.isGovernance && plan.voidedBy[event.id] == nil {
      // What is refused here is refused again, with its reason, when it is folded.
      try? membership.apply(event)
    }
    return membership.rules
  }
}

extension GroupEvent {
  /// Whether it can have happened: nothing is known before it happens.
  var isSound: Bool { recordedAt >= date }
}
