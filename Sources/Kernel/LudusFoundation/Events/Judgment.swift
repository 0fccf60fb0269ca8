// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// An action that keeps the judgment that the learner was shown for it.
public protocol JudgedAction: EventAction {
  /// The judgment as it was shown to the learner.
  associatedtype Judgment: Hashable & Sendable

  /// The judgment, or nil for an action that is not judged or not judged yet.
  var judgment: Judgment? { get }

  /// Returns the action with another judgment, or without one, so that a session judges it anew.
  func judged(_ judgment: Judgment?) -> Self

  /// Returns a new judgment that leaves the way through the session as the old one had it.
  ///
  /// A decided problem stays decided, because the learner went on from there.
  static func regrade(_ old: Judgment, to new: Judgment) -> Judgment
}

extension JudgedAction {
  /// The action without a judgment.
  public var unjudged: Self { judged(nil) }
}

/// A judgment that would be different if made today.
public struct JudgmentChange<Judgment: Hashable & Sendable>: Hashable, Sendable {
  /// The place of the event in the session, counted from 0.
  public let position: Int
  /// The judgment on record, which was shown to the learner.
  public let recorded: Judgment
  /// The judgment that is made today, or nil when the event is not possible any more.
  public let today: Judgment?

  package init(position: Int, recorded: Judgment, today: Judgment?) {
    (self.position, self.recorded, self.today) = (position, recorded, today)
  }
}

/// A session judged again, with the judgments that differ.
public struct Regrading<Session: TimedSession>: Sendable where Session.Action: JudgedAction {
  /// The session with the new judgments.
  public let session: Session
  /// The judgments that differ, in the order of the session.
  public let changes: [JudgmentChange<Session.Action.Judgment>]
}

extension TimedSession where Action: JudgedAction {
  /// Creates the session that the actions of a log lead to when each is judged anew.
  ///
  /// Replaying takes the judgments on record, as they were shown to the learner. A server that does
  /// not trust the log of a client replays it this way, or asks `verify()`.
  ///
  /// - Parameters:
  ///   - content: The content over which the events were recorded.
  ///   - events: The events, oldest first; the judgments on record are passed over.
  /// - Throws: `ReplayError` with the place of the first event that is refused.
  /// - Complexity: One application for each event.
  public init(
    _ content: Content,
    judgingAnew events: some Sequence<Event>
  ) throws(ReplayError<Refusal>) {
    try self.init(content, replaying: events.map { Timed($0.action.unjudged, at: $0.date) })
  }

  /// Returns the judgments on record that would be different if they were made today: because a
  /// newer release has better rules, or because the log was forged.
  ///
  /// - Returns: The differences in the order of the session; empty when every judgment is as on
  ///   record.
  /// - Complexity: Two applications for each event that was judged.
  public func verify() -> [JudgmentChange<Action.Judgment>] {
    // A session can always replay its own events.
    (try? Self.judge(events, over: content, isRegrading: false).changes) ?? []
  }

  /// Judges the session anew, also over mended content, and lists what changes.
  ///
  /// The learner's way stays as it was: a decided problem stays decided.
  ///
  /// With a date, events whose judgment changes keep it as their `revisedAt`, and so does the last
  /// event of a session over other content, because what counts of the session may have changed.
  /// By that date a log or a history knows the corrected session from the one before, in whatever
  /// order they come. Without a date nobody knows which of the two is right.
  ///
  /// - Parameters:
  ///   - content: The content to judge by, nil for that of the session.
  ///   - date: Now: not before the last event and the last time the session was judged anew.
  /// - Returns: The session with the new judgments, and the differences.
  /// - Throws: `ReplayError` for an event that is not possible over the content and, with the
  ///   number of events as the position, for a date that cannot be right.
  /// - Complexity: Two applications for each event that was judged.
  public func regraded(
    with content: Content? = nil,
    at date: Date? = nil
  ) throws(ReplayError<Refusal>) -> Regrading<Self> {
    guard let date else {
      return try Self.judge(events, over: content ?? self.content, isRegrading: true)
    }
    let last = [events.last?.date, revisedAt].compactMap(\.self).max()
    let revisedAt: Date
    do throws(Refusal) {
      revisedAt = try Refusal.checked(date, after: last)
    } catch {
      throw ReplayError(position: events.count, refusal: error)
    }
    var events = events
    if content != nil, let end = events.popLast() {
      events.append(Timed(end.action, at: end.date, revisedAt: revisedAt))
    }
    return try Self.judge(
      events,
      over: content ?? self.content,
      isRegrading: true,
      revisedAt: revisedAt
    )
  }

  private static func judge(
    _ events: [Event],
    over content: Content,
    isRegrading: Bool,
    revisedAt: Date? = nil
  ) throws(ReplayError<Refusal>) -> Regrading<Self> {
    var session = Self(content)
    var changes: [JudgmentChange<Action.Judgment>] = []
    for (position, event) in events.enumerated() {
      var event = event
      if let recorded = event.action.judgment {
        var trial = session
        // Where the event is not possible any more, there is no judgment of today.
        try? trial.apply(Timed(event.action.unjudged, at: event.date))
        let today =
          trial.events.count > session.events.count ? trial.events.last?.action.judgment : nil
        let judgment = isRegrading ? today.map { Action.regrade(recorded, to: $0) } : today
        if judgment != recorded {
          changes.append(
            JudgmentChange(position: position, recorded: recorded, today: judgment)
          )
        }
        if isRegrading, let judgment {
          event = Timed(
            event.action.judged(judgment),
            at: event.date,
            revisedAt: judgment == recorded ? event.revisedAt : revisedAt ?? event.revisedAt
          )
        }
      }
      do throws(Refusal) {
        try session.apply(event)
      } catch {
        throw ReplayError(position: position, refusal: error)
      }
    }
    return Regrading(session: session, changes: changes)
  }
}

extension Date? {
  /// The place of a revision among those of one thing: the later is the greater, and what was never
  /// revised comes first.
  package var revision: Int64 { self?.milliseconds ?? .min }
}
