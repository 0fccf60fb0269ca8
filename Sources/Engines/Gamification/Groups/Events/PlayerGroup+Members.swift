// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

extension PlayerGroup {
  /// Founds the group.
  ///
  /// The founder is its first member and administrator.
  ///
  /// - Throws: ``GroupError/MemberError/alreadyFounded``.
  @discardableResult
  public mutating func found(
    by founder: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(.founded, by: founder, at: date, stamp: stamp)
  }

  /// Invites someone, who can then join even if the group is not open to everyone.
  ///
  /// Only an administrator can invite someone who was removed.
  ///
  /// - Throws: ``GroupError/MemberError/alreadyMember(_:)``,
  ///   ``GroupError/MemberError/alreadyInvited(_:)``, ``GroupError/MemberError/notMember(_:)`` for
  ///   the one who invites, and ``GroupError/MemberError/notAdministrator(_:)``.
  @discardableResult
  public mutating func invite(
    _ guest: Member.ID,
    by member: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(.invited(guest), by: member, at: date, stamp: stamp)
  }

  /// Lets someone join, or come back to the profile they left.
  ///
  /// Someone who joins a group that all have left becomes its administrator.
  ///
  /// - Throws: ``GroupError/MemberError/alreadyMember(_:)`` and, where only invited ones can join
  ///   or for someone who was removed, ``GroupError/MemberError/notInvited(_:)``.
  @discardableResult
  public mutating func join(
    _ guest: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(.joined, by: guest, at: date, stamp: stamp)
  }

  /// Lets a member leave.
  ///
  /// Their profile is kept, and the todos that they had claimed are open again.
  ///
  /// - Throws: ``GroupError/MemberError/lastAdministrator(_:)`` when others would be left without
  ///   an administrator.
  @discardableResult
  public mutating func leave(
    _ member: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(.left, by: member, at: date, stamp: stamp)
  }

  /// Removes a member from the group.
  ///
  /// Their profile is kept, and the todos that they had claimed are open again. They can only come
  /// back when an administrator invites them.
  ///
  /// - Throws: ``GroupError/MemberError/notAdministrator(_:)`` and
  ///   ``GroupError/MemberError/lastAdministrator(_:)``.
  @discardableResult
  public mutating func remove(
    _ member: Member.ID,
    by administrator: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(.removed(member), by: administrator, at: date, stamp: stamp)
  }

  /// Erases a member: their identifier and all that they wrote go from the whole history, for good.
  ///
  /// They leave the group if they have not left it. An identifier without a name takes its place,
  /// and "–" that of titles, comments and cheers of theirs; texts and icons go. Points, also
  /// theirs, stay as they were, and so do tags and the identifiers of todos, seasons and events, in
  /// which an app writes no names. Words of others about them stay.
  ///
  /// A device that merges the event erases the same there, also from what it adds to the log later.
  /// So nobody can use the identifier again in this group, and the event cannot be void. The
  /// identifier that takes its place is made with that of the group as salt, so that all devices
  /// choose the same: whoever has the history can find out whether a name that they guess is the
  /// right one.
  ///
  /// ```swift
  /// try group.erase("bob", by: "bob", at: now)
  /// let stored = try JSONEncoder().encode(group.events)   // without "bob"
  /// ```
  ///
  /// - Parameters:
  ///   - member: Someone who is a member, or was one.
  ///   - actor: The member themselves, or an administrator.
  ///   - date: The date.
  ///   - stamp: The date when that became known, and the identifier of the event.
  /// - Returns: The event, in which there is no name either.
  /// - Throws: ``GroupError/MemberError/notMember(_:)``,
  ///   ``GroupError/MemberError/notAdministrator(_:)``,
  ///   ``GroupError/MemberError/lastAdministrator(_:)`` when others would be left without one, and
  ///   ``GroupError/MemberError/erased(_:)``.
  /// - Complexity: O(*n*) for *n* events.
  @discardableResult
  public mutating func erase(
    _ member: Member.ID,
    by actor: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    guard let record = log.state.membership.records[member] else {
      throw .member(.notMember(member))
    }
    guard !record.isErased else { throw .member(.erased(member)) }
    let erasure = PlayerGroup.Action.Erasure(of: member, in: self)
    let actor = actor == member ? erasure.member : actor
    do throws(GroupError) {
      return try perform(.erased(erasure), by: actor, at: date, stamp: stamp)
    } catch .member(.lastAdministrator) {
      throw .member(.lastAdministrator(member))
    }
  }

  /// Makes a member an administrator too.
  ///
  /// - Throws: ``GroupError/MemberError/notAdministrator(_:)`` and
  ///   ``GroupError/MemberError/alreadyAdministrator(_:)``.
  @discardableResult
  public mutating func promote(
    _ member: Member.ID,
    by administrator: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(.promoted(member), by: administrator, at: date, stamp: stamp)
  }

  /// Makes an administrator a member like the others.
  ///
  /// - Throws: ``GroupError/MemberError/notAdministrator(_:)`` and
  ///   ``GroupError/MemberError/lastAdministrator(_:)``.
  @discardableResult
  public mutating func demote(
    _ member: Member.ID,
    by administrator: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(.demoted(member), by: administrator, at: date, stamp: stamp)
  }

  /// Lets a member out of the comparison: they are on no leaderboard and count for no median.
  ///
  /// Todos, points and achievements are theirs as before, so they have no disadvantage, also when
  /// they come back.
  ///
  /// - Throws: ``GroupError/MemberError/alreadyOptedOut(_:)``.
  @discardableResult
  public mutating func optOut(
    _ member: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(.optedOut, by: member, at: date, stamp: stamp)
  }

  /// Lets a member back into the comparison.
  ///
  /// - Throws: ``GroupError/MemberError/alreadyOptedIn(_:)``.
  @discardableResult
  public mutating func optIn(
    _ member: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(.optedIn, by: member, at: date, stamp: stamp)
  }
}

extension PlayerGroup {
  /// Records that a member has looked at their achievements, so that none of them counts as new any
  /// more.
  ///
  /// - Throws: ``GroupError/MemberError/notMember(_:)``.
  @discardableResult
  public mutating func markSeen(
    by member: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(.sawAchievements, by: member, at: date, stamp: stamp)
  }

  /// Lets a member choose which of their titles to wear.
  ///
  /// - Throws: ``GroupError/titleNotEarned(_:)``.
  @discardableResult
  public mutating func wear(
    _ title: Achievement.WornTitle,
    by member: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(.choseTitle(title), by: member, at: date, stamp: stamp)
  }
}

extension PlayerGroup {
  /// Takes other rules; ``differences(under:at:)`` reports beforehand what they change when they
  /// hold for all of the past.
  ///
  /// The actions that are allowed change from now on in any case. With
  /// `PlayerLog.Adoption.fromNowOn` multipliers, the catch-up and the factor of penalties leave what was earned before as it was;
  /// floor and caps of points, levels, achievements and the order of boards are those of the whole
  /// history all the same.
  ///
  /// ```swift
  /// try group.adopt(doubled, .fromNowOn, by: "ada", at: now)
  /// ```
  ///
  /// - Parameters:
  ///   - rules: The rules.
  ///   - span: Whether they value what is done from now on, or all of the past.
  ///   - administrator: The one who adopts them.
  ///   - date: The date.
  ///   - stamp: The date when that became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``GroupError/MemberError/notAdministrator(_:)``.
  @discardableResult
  public mutating func adopt(
    _ rules: RuleBook,
    _ span: PlayerLog.Adoption = .past,
    by administrator: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(.adopted(rules, span), by: administrator, at: date, stamp: stamp)
  }

  /// Declares an event void, so that it has no effect.
  ///
  /// A void of a void brings the event back. Administrators can do that with every event but the
  /// founding. Every member can take back events that concern them alone: their claims, releases,
  /// completions, confirmations, votes, comments and the like. For ten minutes they can also take
  /// back a slip of theirs that concerns others: a todo or challenge that they put on the board, an
  /// edit, a withdrawal, a vote that they opened.
  ///
  /// The work of others stays. A void of one's own completion takes back one's own share, and the
  /// rounds after it are as they were. It takes an administrator to take points from
  /// others, as by voiding a confirmation by which they were credited, or a todo that they have
  /// done. An administrator can do so with what its author took back before, too.
  ///
  /// - Returns: The event, with what it changed for whom.
  /// - Throws: ``GroupError/log(_:)``, ``GroupError/MemberError/notAdministrator(_:)`` and
  ///   ``GroupError/foundingCannotBeVoid``.
  @discardableResult
  public mutating func void(
    _ target: Event.ID,
    by member: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> VoidReport<PlayerGroup> {
    try declareVoid(.voided(target), by: member, at: date, stamp: stamp)
  }
}
