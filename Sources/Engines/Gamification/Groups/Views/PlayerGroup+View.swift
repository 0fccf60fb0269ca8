// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

extension PlayerGroup {
  /// Returns the group at a date, by all that is known now or by all that was known then.
  ///
  /// ```swift
  /// group.view(asOf: sunday)                    // how it was on Sunday, by what is known now
  /// group.view(asOf: sunday, knownAt: sunday)   // how it was on Sunday, by what was known then
  /// ```
  ///
  /// A void is a correction: it belongs to the date of the event that it corrects, and is known when it is made.
  ///
  /// - Parameters:
  ///   - date: The last instant that is in the view; nil for the last event.
  ///   - knownAt: The last instant at which something may have become known; nil for all time.
  /// - Returns: The view.
  /// - Complexity: O(1) or so for dates from the last event on; for others the changes of the events after the date
  ///   at most, and O(*n*) when one of these is a void or takes other rules.
  public func view(asOf date: Date? = nil, knownAt: Date? = nil) -> GroupView {
    let last = log.log.last?.date ?? .distantPast
    if knownAt == nil {
      guard let date, date < last else { return GroupView(state, at: date ?? last) }
      if let state = log.state(at: date) { return GroupView(state, at: date) }
    }
    let part = events(by: date, knownBy: knownAt) { $0 <= $1 }
    return GroupView(
      log.state(after: part),
      at: date ?? part.last?.date ?? .distantPast
    )
  }

  /// Returns the group as it was just before an instant, by what was known then.
  func view(before instant: Date) -> GroupView {
    let part = events(by: instant, knownBy: instant) { $0 < $1 }
    let last = part.last?.date ?? .distantPast
    return GroupView(log.state(after: part), at: last)
  }

  /// The events that had happened and were known.
  ///
  /// - Parameters:
  ///   - date: By when they had happened; nil for all time.
  ///   - knownAt: By when they were known; nil for all time.
  ///   - isInTime: Whether the first date is in time for the second.
  /// - Returns: The events in order.
  private func events(
    by date: Date?,
    knownBy knownAt: Date?,
    isInTime: (Date, Date) -> Bool
  ) -> [Event] {
    var happened: [Event.ID: Date] = [:]
    return log.log.filter { event in
      let root = event.action.target.flatMap { happened[$0] } ?? event.date
      happened[event.id] = root
      return (date.map { isInTime(root, $0) } ?? true)
        && (knownAt.map { isInTime(event.recordedAt, $0) } ?? true)
    }
  }
}

// The questions that are asked most, without the view in between.
extension PlayerGroup {
  /// Returns the leaderboard at a date: all members who take part in the comparison, with points,
  /// achievements and titles.
  ///
  /// - Parameters:
  ///   - scope: Which points it is about.
  ///   - date: Whose standings are asked for, also in the past.
  /// - Returns: The leaderboard.
  public func leaderboard(_ scope: Leaderboard.Scope, at date: Date) -> Leaderboard {
    view(asOf: date).leaderboard(scope)
  }

  /// Returns every point of a member at a date with its reason.
  ///
  /// - Parameters:
  ///   - member: The member. There is nothing to explain for someone unknown.
  ///   - scope: Which points; all by default.
  ///   - date: By which the points were there.
  /// - Returns: The explanation.
  public func explanation(
    of member: Member.ID,
    _ scope: Leaderboard.Scope = .lifetime,
    at date: Date
  ) -> PointsExplanation {
    view(asOf: date).explanation(of: member, scope)
  }

  /// Returns the profile of a member at a date, also of one who has left, or nil for someone who
  /// never was one.
  public func profile(of member: Member.ID, at date: Date) -> GroupView.Profile? {
    view(asOf: date).profile(of: member)
  }
}
