public import LudusCore
public import LudusFoundation

// Every command takes the date at which something happened, and optionally the one at which it
// became known and the identifier of the event. It returns the event as it stands in the log.
extension PlayerGroup {
  /// Founds the group.
  ///
  /// Who founds it is its first member and administrator.
  ///
  /// - Parameters:
  ///   - founder: Who founds it.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  ///   - event: The identifier of the event, or nil for one derived from the log.
  /// - Returns: The event.
  /// - Throws: ``GroupError/alreadyFounded``.
  @discardableResult
  public mutating func found(
    by founder: Member.ID,
    at date: Date,
    recordedAt: Date? = nil,
    event: GroupEvent.ID? = nil
  ) throws(GroupError) -> GroupEvent {
    try perform(.founded, by: founder, at: date, recordedAt: recordedAt, event: event)
  }

  /// Invites someone, who can then join even where not everyone can.
  ///
  /// - Parameters:
  ///   - guest: Who is invited.
  ///   - member: Who invites.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  ///   - event: The identifier of the event, or nil for one derived from the log.
  /// - Returns: The event.
  /// - Throws: ``GroupError/alreadyMember(_:)``, ``GroupError/alreadyInvited(_:)`` and
  ///   ``GroupError/notMember(_:)`` for who invites.
  @discardableResult
  public mutating func invite(
    _ guest: Member.ID,
    by member: Member.ID,
    at date: Date,
    recordedAt: Date? = nil,
    event: GroupEvent.ID? = nil
  ) throws(GroupError) -> GroupEvent {
    try perform(.invited(guest), by: member, at: date, recordedAt: recordedAt, event: event)
  }

  /// Lets someone join, or come back to the profile he left.
  ///
  /// Who joins a group that all have left becomes its administrator.
  ///
  /// - Parameters:
  ///   - guest: Who joins.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  ///   - event: The identifier of the event, or nil for one derived from the log.
  /// - Returns: The event.
  /// - Throws: ``GroupError/alreadyMember(_:)`` and, where only invited ones can join,
  ///   ``GroupError/notInvited(_:)``.
  @discardableResult
  public mutating func join(
    _ guest: Member.ID,
    at date: Date,
    recordedAt: Date? = nil,
    event: GroupEvent.ID? = nil
  ) throws(GroupError) -> GroupEvent {
    try perform(.joined, by: guest, at: date, recordedAt: recordedAt, event: event)
  }

  /// Lets a member leave.
  ///
  /// His profile is kept, and what he had claimed is open again.
  ///
  /// - Parameters:
  ///   - member: Who leaves.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  ///   - event: The identifier of the event, or nil for one derived from the log.
  /// - Returns: The event.
  /// - Throws: ``GroupError/lastAdministrator(_:)`` when others would be left without an
  ///   administrator.
  @discardableResult
  public mutating func leave(
    _ member: Member.ID,
    at date: Date,
    recordedAt: Date? = nil,
    event: GroupEvent.ID? = nil
  ) throws(GroupError) -> GroupEvent {
    try perform(.left, by: member, at: date, recordedAt: recordedAt, event: event)
  }

  /// Makes a member an administrator too.
  ///
  /// - Parameters:
  ///   - member: Who becomes one.
  ///   - administrator: Who decides it.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  ///   - event: The identifier of the event, or nil for one derived from the log.
  /// - Returns: The event.
  /// - Throws: ``GroupError/notAdministrator(_:)`` and ``GroupError/alreadyAdministrator(_:)``.
  @discardableResult
  public mutating func promote(
    _ member: Member.ID,
    by administrator: Member.ID,
    at date: Date,
    recordedAt: Date? = nil,
    event: GroupEvent.ID? = nil
  ) throws(GroupError) -> GroupEvent {
    try perform(
      .promoted(member),
      by: administrator,
      at: date,
      recordedAt: recordedAt,
      event: event
    )
  }

  /// Makes an administrator a member like the others.
  ///
  /// - Parameters:
  ///   - member: Who is none any more.
  ///   - administrator: Who decides it, also for himself.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  ///   - event: The identifier of the event, or nil for one derived from the log.
  /// - Returns: The event.
  /// - Throws: ``GroupError/notAdministrator(_:)`` and ``GroupError/lastAdministrator(_:)``.
  @discardableResult
  public mutating func demote(
    _ member: Member.ID,
    by administrator: Member.ID,
    at date: Date,
    recordedAt: Date? = nil,
    event: GroupEvent.ID? = nil
  ) throws(GroupError) -> GroupEvent {
    try perform(.demoted(member), by: administrator, at: date, recordedAt: recordedAt, event: event)
  }

  /// Lets a member out of the comparison: he is on no leaderboard and counts for no median.
  ///
  /// Todos, points and achievements are his as before, so he has no disadvantage, also when he
  /// comes back.
  ///
  /// - Parameters:
  ///   - member: Who does not want to be compared.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  ///   - event: The identifier of the event, or nil for one derived from the log.
  /// - Returns: The event.
  /// - Throws: ``GroupError/alreadyOptedOut(_:)``.
  @discardableResult
  public mutating func optOut(
    _ member: Member.ID,
    at date: Date,
    recordedAt: Date? = nil,
    event: GroupEvent.ID? = nil
  ) throws(GroupError) -> GroupEvent {
    try perform(.optedOut, by: member, at: date, recordedAt: recordedAt, event: event)
  }

  /// Lets a member back into the comparison.
  ///
  /// - Parameters:
  ///   - member: Who wants to be compared again.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  ///   - event: The identifier of the event, or nil for one derived from the log.
  /// - Returns: The event.
  /// - Throws: ``GroupError/alreadyOptedIn(_:)``.
  @discardableResult
  public mutating func optIn(
    _ member: Member.ID,
    at date: Date,
    recordedAt: Date? = nil,
    event: GroupEvent.ID? = nil
  ) throws(GroupError) -> GroupEvent {
    try perform(.optedIn, by: member, at: date, recordedAt: recordedAt, event: event)
  }
}
