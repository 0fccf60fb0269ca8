// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// The changes of a shared history by events of another device, by a void, or by something that
/// happened in the past.
///
/// ```swift
/// let report = group.merge(events)
/// report.effects        // events that lost their effect, or got it, with the reasons
/// report.consequences   // for whom points, levels, achievements and claims changed
/// ```
public struct MergeReport<History: SharedHistory>: Hashable, Sendable {
  /// The events that no log takes, in the order in which they were given; none as a rule.
  public let rejected: [RejectedEvent<History.Action>]
  /// The new events that have no effect, because they are not possible at their places.
  public let refused: [RefusedEvent<History.Action, History.Refusal>]
  /// The events that were there before and whose effect is another one now, in the order of the
  /// log.
  public let effects: [EffectChange<History.Action, History.Refusal>]
  /// The changes in people's figures.
  ///
  /// Of new events that all come last these are the changes for others than their authors: the
  /// claim of somebody goes, for instance, who did not know that the work was done. The authors
  /// themselves are only here if they lost something.
  public let consequences: History.Consequences
}

extension MergeReport: CustomStringConvertible {
  /// The number of events in each part, for developers.
  public var description: String {
    "\(rejected.count) rejected, \(refused.count) without effect, "
      + "\(effects.count) with another effect, \(consequences)"
  }
}

/// An event whose effect has changed, because an event before it has come or gone.
public struct EffectChange<Action: SharedAction, Refusal: Error & Hashable>:
  Identifiable, Hashable, Sendable
{
  /// The event.
  public let event: Recorded<Action>
  /// Its effect before.
  public let before: EventEffect<Action, Refusal>
  /// Its effect now.
  public let after: EventEffect<Action, Refusal>

  /// The identifier of the event.
  public var id: Recorded<Action>.ID { event.id }
  /// Whether it has no effect any more.
  public var isLost: Bool { before == .effective }

  @inlinable package init(
    event: Recorded<Action>,
    before: EventEffect<Action, Refusal>,
    after: EventEffect<Action, Refusal>
  ) {
    (self.event, self.before, self.after) = (event, before, after)
  }
}

/// A void, with what it changed.
public struct VoidReport<History: SharedHistory>: Identifiable, Hashable, Sendable {
  /// The event that declares another one void.
  public let event: Recorded<History.Action>
  /// The events whose effect is another one now, in the order of the log: the one that is void, and
  /// those that were or are only possible by it.
  public let effects: [EffectChange<History.Action, History.Refusal>]
  /// The changes in people's figures, such as points, levels and achievements.
  public let consequences: History.Consequences

  /// The identifier of the event.
  public var id: Recorded<History.Action>.ID { event.id }
}

/// A figure of somebody before and after something.
public struct FigureChange: Hashable, Sendable {
  /// The figure before.
  public let before: Int
  /// The figure after.
  public let after: Int

  package init(before: Int, after: Int) {
    (self.before, self.after) = (before, after)
  }

  /// The amount by which it changes; the nearest integer where that does not fit.
  public var change: Int { after.subtractingWithinBounds(before) }
}

/// The consequences in a history that keeps no figures of people.
public struct NoConsequences: Hashable, Sendable, CustomStringConvertible {
  /// Creates the only value.
  public init() {}

  /// That there are none.
  public var description: String { "no figures" }
}

extension MergeReport {
  package init<State: SharedState>(
    rejected: [RejectedEvent<History.Action>],
    _ changes: LogChanges<State>
  )
  where
    State.Action == History.Action, State.Refusal == History.Refusal,
    State.Comparison.Consequences == History.Consequences
  {
    self.rejected = rejected
    refused = changes.refused
    effects = changes.effects
    consequences = changes.consequences
  }
}

/// The changes of a log.
@usableFromInline package struct LogChanges<State: SharedState>: Sendable {
  @usableFromInline package var refused: [RefusedEvent<State.Action, State.Refusal>] = []
  @usableFromInline package var effects: [EffectChange<State.Action, State.Refusal>] = []
  @usableFromInline package var consequences = State.Comparison.noConsequences

  @inlinable package init() {}
}

/// A log before a change, kept only as far as the change reaches back.
@usableFromInline package struct LogWatch<State: SharedState>: Sendable {
  @usableFromInline package let plan: VoidPlan<State.Action, State.Refusal>
  @usableFromInline
  package let refusals: PagedDictionary<Recorded<State.Action>.ID, State.Refusal>
  /// The events that came.
  @usableFromInline package var new: [Recorded<State.Action>] = []
  /// The state before anything was folded again, or before events that came last; nil while there
  /// was none to be kept.
  @usableFromInline package var before: SharedLog<State>.Checkpoint?
  /// The state from which that was done, if it was done once.
  @usableFromInline package var beginning: SharedLog<State>.Checkpoint?
  /// Whether all events came last.
  @usableFromInline package var isAppended = false

  @inlinable package init(
    plan: VoidPlan<State.Action, State.Refusal>,
    refusals: PagedDictionary<Recorded<State.Action>.ID, State.Refusal>
  ) {
    (self.plan, self.refusals) = (plan, refusals)
  }

  /// Notes the state before events are folded again.
  @inlinable package mutating func note(
    _ state: SharedLog<State>.Checkpoint,
    since beginning: SharedLog<State>.Checkpoint?
  ) {
    self.beginning = before == nil ? beginning : nil
    before = before ?? state
    isAppended = false
  }

  /// Notes the state before events that come last, which is also where both states part.
  @inlinable package mutating func noteAppending(_ state: SharedLog<State>.Checkpoint) {
    let isFirst = before == nil
    note(state, since: state)
    isAppended = isFirst
  }
}
