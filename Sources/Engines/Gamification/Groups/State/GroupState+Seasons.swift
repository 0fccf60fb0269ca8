// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation

// Seasons and challenges: opened, closed, ended.
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
  /// If that becomes known after the season, as a confirmation does, its end is made up for at once.
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

  /// Ends a season: who leads the board has won it.
  mutating func end(_ id: Season.ID, at date: Date) {
    guard let season = season(id), season.end == date else { return }
    let totals = (earners.removeValue(forKey: id) ?? []).sorted()
      .filter { membership.takesPart($0) }
      .map { (member: $0, points: progress.ledger.total(of: $0, in: season.range)) }
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

  mutating func open(_ challenge: GroupChallenge, _ event: PlayerGroup.Event) throws(GroupError) {
    let creator = try membership.member(event.actor)
    guard !challenge.id.rawValue.isEmpty else { throw .log(.emptyIdentifier) }
    guard challenges[challenge.id] == nil else { throw .duplicateChallenge(challenge.id) }
    guard challenge.goal.amount >= 1 else { throw .countOutOfRange(challenge.goal.amount) }
    let bounds = 0...RuleBook.maximumPoints
    guard bounds.contains(challenge.reward.points) else {
      throw .pointsOutOfRange(challenge.reward.points, expected: bounds)
    }
    guard challenge.deadline > event.date else { throw .deadlinePassed(challenge.deadline) }
    switch challenge.form {
    case .together: break
    case .first(let count):
      guard count >= 1 else { throw .countOutOfRange(count) }
    case .duel(let one, let other):
      try membership.check(one)
      try membership.check(other)
      guard one != other else { throw .member(.oneself(one)) }
    }
    challenges[challenge.id] = GroupChallenge.Progress(challenge, by: creator, at: event.date)
    runningChallenges.append(challenge.id)
    if challenge.form != .together { agenda.add(.decide(challenge.id), at: challenge.deadline) }
  }

  /// Puts in how far a challenge is, after its rewards were recorded.
  ///
  /// - Parameters:
  ///   - challenge: How far it is.
  ///   - index: Its number among those that the event brought forward.
  ///   - event: The event.
  mutating func update(
    _ challenge: GroupChallenge.Progress,
    number index: Int,
    _ event: PlayerGroup.Event
  ) {
    challenges[challenge.id] = challenge
    guard challenge.metAt != nil else { return }
    runningChallenges.removeAll { $0 == challenge.id }
    noteRewards(of: challenge, id: "\(event.id)#m\(index)-", at: event.date)
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
