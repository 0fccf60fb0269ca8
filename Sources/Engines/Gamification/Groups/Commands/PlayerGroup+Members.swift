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

  /// Invites someone, who can then join even where not everyone can.
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
  /// So nobody can use the identifier again in this group, and the event cannot be void.
  ///
  /// ```swift
  /// try group.erase("bob", by: "bob", at: now)
  /// let stored = try JSONEncoder().encode(group.events)   // without "bob"
  /// ```
  ///
  /// - Parameters:
  ///   - member: Someone who is a member, or was one.
  ///   - actor: The member themselves, or an administrator.
  ///   - date: When.
  ///   - stamp: When that became known, and the identifier of the event.
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
  /// Notes that a member has looked at their achievements: none of them is new to them any more.
  ///
  /// - Throws: ``GroupError/MemberError/notMember(_:)``.
  @discardableResult
  public mutating func seeAchievements(
    of member: Member.ID,
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
  /// Takes back the points that a member wrongly got for a todo, and more by
  /// ``RuleBook/Draft/penaltyFactor``.
  ///
  /// It takes back the last completion of the member that still counts. The todo is then open
  /// again, unless others did it too.
  ///
  /// - Throws: ``GroupError/MemberError/notAdministrator(_:)`` for anyone else, and
  ///   ``GroupError/TodoError/nothingToPenalize(_:for:)``.
  @discardableResult
  public mutating func penalize(
    _ member: Member.ID,
    for todo: Todo.ID,
    by administrator: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(.penalized(member, for: todo), by: administrator, at: date, stamp: stamp)
  }

  /// Gives a member points, or exactly those that are missing to the next level.
  ///
  /// - Throws: ``GroupError/MemberError/notAdministrator(_:)``, ``GroupError/countOutOfRange(_:)``
  ///   for less than 1 point, and ``GroupError/tooManyPoints(_:)``.
  @discardableResult
  public mutating func award(
    _ award: PlayerGroup.Action.Award,
    to member: Member.ID,
    by administrator: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(.awarded(member, award), by: administrator, at: date, stamp: stamp)
  }

  /// Takes other rules; ``differences(under:at:)`` reports beforehand what they change.
  ///
  /// - Throws: ``GroupError/MemberError/notAdministrator(_:)``.
  @discardableResult
  public mutating func adopt(
    _ rules: RuleBook,
    by administrator: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(.adopted(rules), by: administrator, at: date, stamp: stamp)
  }

  /// Declares an event void, so that it has no effect.
  ///
  /// A void of a void brings the event back. Administrators can do that with every event but the
  /// founding. Every member can take back events that concern them alone: their claims, releases,
  /// completions, confirmations, votes, comments and the like. For ten minutes they can also take
  /// back a slip of theirs that concerns others: a todo or challenge that they put on the board, an
  /// edit, a withdrawal, a vote that they opened.
  ///
  /// Events that were only possible because of it stay in the log without effect.
  ///
  /// - Throws: ``GroupError/log(_:)``, ``GroupError/MemberError/notAdministrator(_:)`` and
  ///   ``GroupError/foundingCannotBeVoid``.
  @discardableResult
  public mutating func void(
    _ target: Event.ID,
    by member: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(.voided(target), by: member, at: date, stamp: stamp)
  }
}

extension PlayerGroup {
  /// Opens a season, for which everyone starts from zero.
  ///
  /// A season is made of whole days. It begins with the day on which it is opened, so everything
  /// done on that day counts, and it ends with the day on which its length is over. If another
  /// season ended on the first day, the new one begins at that moment.
  ///
  /// - Parameters:
  ///   - id: The identifier of the season.
  ///   - length: How long it lasts, in days, weeks or months; nil until it is closed.
  ///   - repeats: Whether the next season opens by itself when it ends, and so on: a series
  ///     "spring", "spring-2" ...
  ///   - first: The day on which it begins, or nil for the day on which it is opened.
  ///   - member: The member who opens it, or nil for nobody in particular.
  ///   - date: When it is opened.
  ///   - stamp: When that became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``GroupError/SeasonError/overlaps(with:)``,
  ///   ``GroupError/SeasonError/duplicate(_:)``, ``GroupError/SeasonError/invalidLength(_:)`` and
  ///   ``GroupError/SeasonError/startInThePast(_:)``.
  @discardableResult
  public mutating func openSeason(
    id: Season.ID,
    lasting length: CalendarSpan?,
    repeats: Bool = false,
    from first: CalendarDay? = nil,
    by member: Member.ID? = nil,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    guard date.truncatedToMilliseconds != nil else { throw .log(.dateOutOfRange) }
    let days = DayReckoning(content.calendar)
    let day = first ?? days.day(of: date)
    let start = max(days.interval(of: day).lowerBound, endOfSeason(before: date, on: day, days))
    var end: Date?
    if let length {
      guard length.count > 0, length.isOfDays, let last = days.day(length, after: day) else {
        throw .season(.invalidLength(length))
      }
      end = days.interval(of: last).lowerBound
    } else if repeats {
      throw .season(.invalidLength(nil))
    }
    let plan = Season.Plan(id: id, start: start, end: end, period: repeats ? length : nil)
    return try perform(.seasonOpened(plan), by: member, at: date, stamp: stamp)
  }

  /// Closes the season before its time, and the series that it belongs to.
  ///
  /// - Throws: ``GroupError/SeasonError/unknown(_:)`` and ``GroupError/SeasonError/notOpen(_:)``.
  @discardableResult
  public mutating func closeSeason(
    _ season: Season.ID,
    by member: Member.ID? = nil,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(.seasonClosed(season), by: member, at: date, stamp: stamp)
  }

  /// Sets a challenge to all, or to two for a duel.
  ///
  /// - Throws: ``GroupError/duplicateChallenge(_:)``, ``GroupError/deadlinePassed(_:)``,
  ///   ``GroupError/textOutOfRange(_:expected:)`` for a blank title,
  ///   ``GroupError/countOutOfRange(_:)`` for a goal or a number of winners below 1,
  ///   ``GroupError/MemberError/oneself(_:)`` for a duel with oneself, and
  ///   ``GroupError/pointsOutOfRange(_:expected:)`` for a reward below 0.
  @discardableResult
  public mutating func open(
    _ challenge: GroupChallenge,
    by member: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(.challengeOpened(challenge), by: member, at: date, stamp: stamp)
  }

  /// When the last season that ended on a day, by a date on it, did so; long ago when none did.
  private func endOfSeason(before date: Date, on day: CalendarDay, _ days: DayReckoning) -> Date {
    let ends = view(asOf: date).state.seasons.series.compactMap(\.closedAt)
    return ends.filter { $0 <= date && days.day(of: $0) == day }.max() ?? .distantPast
  }
}
