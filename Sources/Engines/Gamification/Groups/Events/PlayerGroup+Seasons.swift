// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

// Seasons and challenges: opened, closed, ended.
extension PlayerGroup {
  /// Opens a season, for which everyone starts from zero.
  ///
  /// A season is made of whole days. It begins with the day on which it is opened, so everything
  /// done on that day counts, and it ends with the day on which its length is over. If another
  /// season ended on the first day, the new one begins at that moment.
  ///
  /// - Parameters:
  ///   - id: The identifier of the season.
  ///   - length: Its length, in days, weeks or months; nil until it is closed.
  ///   - repeats: Whether the next season opens by itself when it ends, and so on: a series
  ///     "spring", "spring-2" ...
  ///   - first: The day on which it begins, or nil for the day on which it is opened.
  ///   - member: The member who opens it, or nil for nobody in particular.
  ///   - date: The date when it is opened.
  ///   - stamp: The date when that became known, and the identifier of the event.
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
    _ = try GroupError.checked(date)
    let days = content.days
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

  /// Sets a challenge to all, or asks two for a duel, which they must ``accept(_:by:at:stamp:)``.
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

  /// Accepts a duel that somebody asked for; it begins when both have.
  ///
  /// Whoever opens a duel that they play in has accepted it. One who declined can still accept it.
  ///
  /// - Throws: ``GroupError/ChallengeError/unknown(_:)``,
  ///   ``GroupError/ChallengeError/notAsked(_:_:)`` for who is not to play it or has accepted it,
  ///   and ``GroupError/deadlinePassed(_:)``.
  @discardableResult
  public mutating func accept(
    _ challenge: GroupChallenge.ID,
    by member: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(.challengeAccepted(challenge), by: member, at: date, stamp: stamp)
  }

  /// Declines a duel that somebody asked for, and that the member has not accepted.
  ///
  /// - Throws: ``GroupError/ChallengeError/unknown(_:)``,
  ///   ``GroupError/ChallengeError/notAsked(_:_:)`` and ``GroupError/deadlinePassed(_:)``.
  @discardableResult
  public mutating func decline(
    _ challenge: GroupChallenge.ID,
    by member: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(GroupError) -> Event {
    try perform(.challengeDeclined(challenge), by: member, at: date, stamp: stamp)
  }

  /// Returns the date when the last season that ended on a day, by a date on it, did so; long ago
  /// when none did.
  private func endOfSeason(before date: Date, on day: CalendarDay, _ days: DayReckoning) -> Date {
    let ends = view(asOf: date).state.seasons.series.compactMap(\.closedAt)
    return ends.filter { $0 <= date && days.day(of: $0) == day }.max() ?? .distantPast
  }
}

extension GroupState {
  mutating func open(_ plan: Season.Plan, _ event: PlayerGroup.Event) throws(GroupError) {
    try checkFounded(event)
    try seasons.open(plan, at: event.date, days: days)
  }

  mutating func close(_ id: Season.ID, _ event: PlayerGroup.Event) throws(GroupError) {
    try checkFounded(event)
    let season = try seasons.close(id, at: event.date, days: days)
    end(season.id, at: event.date)
  }

  /// Notes that something was earned in a season, so that its end is not missed.
  ///
  /// If that becomes known after the season, as a confirmation does, its end is made up for at
  /// once.
  mutating func notePoints(of members: [Member.ID], in season: Season, at date: Date) {
    earners[season.id, default: []].formUnion(members)
    guard seasonsWithPoints.insert(season.id).inserted, let end = season.end else { return }
    if end <= date {
      self.end(season.id, at: end)
    } else {
      agenda.add(.end(season.id), at: end)
    }
  }

  /// Whether something was earned in a season.
  func hasPoints(in season: Season) -> Bool { seasonsWithPoints.contains(season.id) }

  /// Ends a season: who leads the board has won it, by what was known then, as the archive has it.
  mutating func end(_ id: Season.ID, at date: Date) {
    guard let season = season(id), season.end == date else { return }
    var late: [Member.ID: Int] = [:]
    for credit in lateCredits where season.contains(credit.date) && credit.recordedAt >= date {
      late[credit.member, default: 0] += credit.points
    }
    lateCredits.removeAll { season.contains($0.date) }
    let totals = (earners.removeValue(forKey: id) ?? []).sorted()
      .filter { membership.takesPart($0) }
      .map { member in
        let points = progress.ledger.total(of: member, in: season.range)
        return (member: member, points: points - (late[member] ?? 0))
      }
    guard let most = totals.map(\.points).max(), most > 0 else { return }
    for (number, total) in totals.filter({ $0.points == most }).enumerated() {
      record(
        .seasonWon,
        id: "\(season.id)#w\(number)",
        by: total.member,
        subject: season.id.rawValue,
        amount: most,
        at: date
      )
    }
  }

  mutating func open(
    _ challenge: GroupChallenge,
    isTrace: Bool = false,
    _ event: PlayerGroup.Event
  ) throws(GroupError) {
    let creator = try membership.giver(event.actor)
    guard !challenge.id.rawValue.isEmpty else { throw .log(.emptyIdentifier) }
    // One that was dated back into the place of another does not take it.
    if let known = challenges[challenge.id], !known.isTrace,
      event.recordedAt >= known.knownSince
    {
      throw .duplicateChallenge(challenge.id)
    }
    guard challenge.goal.amount >= 1 else { throw .countOutOfRange(challenge.goal.amount) }
    let bounds = 0...RuleBook.maximumPoints
    guard bounds.contains(challenge.reward.points) else {
      throw .pointsOutOfRange(challenge.reward.points, expected: bounds)
    }
    guard challenge.deadline > event.date else {
      throw .deadlinePassed(deadline(challenge.deadline))
    }
    switch challenge.form {
    case .together: break
    case .first(let count):
      guard count >= 1 else { throw .countOutOfRange(count) }
    case .duel(let one, let other):
      try membership.check(one)
      try membership.check(other)
      guard one != other else { throw .member(.oneself(one)) }
    }
    challenges[challenge.id] = GroupChallenge.Progress(
      challenge,
      by: creator,
      at: event.date,
      knownSince: event.recordedAt
    )
    challenges[challenge.id]?.isTrace = isTrace
    runningChallenges.removeAll { $0 == challenge.id }
    runningChallenges.append(challenge.id)
    if challenge.form != .together { agenda.add(.decide(challenge.id), at: challenge.deadline) }
  }

  /// Notes what somebody who is to play a duel says to that.
  mutating func answer(
    _ id: GroupChallenge.ID,
    isAccepted: Bool,
    _ event: PlayerGroup.Event
  ) throws(GroupError) {
    let member = try membership.member(event.actor)
    guard let challenge = challenges[id], !challenge.isTrace else {
      throw .challenge(.unknown(id))
    }
    // Nobody takes a duel away from the other by a late refusal.
    guard challenge.awaited.contains(member) || isAccepted && challenge.declinedBy.contains(member)
    else { throw .challenge(.notAsked(id, member)) }
    guard event.date < challenge.challenge.deadline else {
      throw .deadlinePassed(deadline(challenge.challenge.deadline))
    }
    challenges[id]?.answer(isAccepted, by: member, at: event.date)
  }

  /// Puts in how far a challenge is, after its rewards were recorded.
  ///
  /// - Parameters:
  ///   - challenge: Its current state.
  ///   - index: Its number among those that the event brought forward.
  ///   - event: The event.
  mutating func update(
    _ challenge: GroupChallenge.Progress,
    number index: Int,
    _ event: PlayerGroup.Event
  ) {
    let rewarded = challenges[challenge.id]?.rewarded ?? []
    challenges[challenge.id] = challenge
    guard challenge.metAt != nil else { return }
    runningChallenges.removeAll { $0 == challenge.id }
    noteRewards(of: challenge, id: "\(event.id)#m\(index)-", besides: rewarded, at: event.date)
  }

  /// Seasons may be opened by a member or by nobody in particular.
  private func checkFounded(_ event: PlayerGroup.Event) throws(GroupError) {
    if event.actor == nil {
      guard membership.founded != nil else { throw .member(.notFounded) }
    } else {
      _ = try membership.member(event.actor)
    }
  }
}
