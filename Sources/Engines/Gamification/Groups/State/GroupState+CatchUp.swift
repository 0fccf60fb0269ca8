// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation

/// The memory of catching up in a season, or in all time without one.
struct CatchUpRecord: Hashable, Sendable {
  /// The bonus that each member has got.
  var granted: [Member.ID: Int] = [:]
  /// The members who have reached the median of the others, under a rule that asks.
  var caughtUp: Set<Member.ID> = []
}

/// The points of those who take part, in the season that was asked for last.
struct CatchUpOrder: Sendable {
  let season: Season?
  var points: PointsInOrder
}

extension GroupState {
  /// Returns how many points more than it is worth some work earns a member.
  ///
  /// It is computed from the figures that the completion names, if it names any: what others had
  /// then, by what was known.
  mutating func catchUpBonus(
    for work: Int,
    of member: Member.ID,
    in season: Season?,
    _ completion: GroupView.TodoCompletion
  ) -> Int {
    var situation = completion.situation(of: member)
    situation?.work = work
    // Who was known to get none gets none; what was done before there was a bonus says nothing.
    let isKnown = completion.known != nil && rules.draft.catchUp != .none
    if situation == nil, !isKnown {
      situation = catchUpSituation(of: member, in: season, for: work)
    }
    return situation.map(valuation.draft.catchUp.bonus) ?? 0
  }

  /// Returns the figures by which some work of a member is judged; nil for someone who never gets a
  /// bonus.
  mutating func catchUpSituation(
    of member: Member.ID,
    in season: Season?,
    for work: Int
  ) -> CatchUpSituation? {
    guard valuation.draft.catchUp != .none, membership.takesPart(member),
      let joined = membership.records[member]?.firstJoined,
      let start = season?.start ?? membership.founded
    else { return nil }
    let others = pointsInOrder(in: season)
    let record = catchingUp[season?.id]
    return CatchUpSituation(
      work: work,
      points: points(of: member, in: season),
      median: others.lowerMedian(without: member),
      best: others.maximum(without: member),
      granted: record?.granted[member] ?? 0,
      daysLate: days.days(from: days.day(of: start), to: days.day(of: joined)),
      hasCaughtUp: record?.caughtUp.contains(member) ?? false
    )
  }

  /// Remembers what a member got and, where that ends their bonus, whether they have reached the
  /// median of the others.
  mutating func noteCatchUp(
    of credit: GroupView.TodoCredit,
    for completion: GroupView.TodoCompletion,
    in season: Season?
  ) {
    guard valuation.draft.catchUp != .none else { return }
    catchingUp[season?.id, default: CatchUpRecord()].granted[credit.member, default: 0] +=
      credit.bonus
    guard case .joinDate = valuation.draft.catchUp else { return }
    let line =
      completion.situation(of: credit.member)?.median
      ?? pointsInOrder(in: season).lowerMedian(without: credit.member)
    if points(of: credit.member, in: season) >= line {
      catchingUp[season?.id]?.caughtUp.insert(credit.member)
    }
  }

  /// Forgets the bonus of something that was taken back.
  mutating func forgetCatchUp(of credit: GroupView.TodoCredit, in season: Season?) {
    catchingUp[season?.id]?.granted[credit.member, default: 0] -= credit.bonus
  }

  private func points(of member: Member.ID, in season: Season?) -> Int {
    season.map { progress.ledger.total(of: member, in: $0.range) }
      ?? progress.ledger.total(of: member)
  }

  /// The points in a season of all who take part.
  ///
  /// - Complexity: O(*m* log *m*) for *m* members at the first time, then O(1).
  private mutating func pointsInOrder(in season: Season?) -> PointsInOrder {
    if let order = catchUpOrder.value, order.season == season { return order.points }
    let members = membership.records.keys.filter { membership.takesPart($0) }
    let order = PointsInOrder(members.map { ($0, points(of: $0, in: season)) })
    catchUpOrder.value = CatchUpOrder(season: season, points: order)
    return order
  }

  /// Follows a change of a member's points, or of whether they take part.
  mutating func updatePointsInOrder(of member: Member.ID) {
    guard let season = catchUpOrder.value.map(\.season) else { return }
    let own = membership.takesPart(member) ? points(of: member, in: season) : nil
    // Not held here as well, or it would be copied.
    catchUpOrder.value?.points.set(own, of: member)
  }
}

extension GroupView.TodoCompletion {
  /// Returns the standing of a member among the others, if the completion says so; figures that
  /// nobody can have become the nearest ones.
  fileprivate func situation(of member: Member.ID) -> CatchUpSituation? {
    guard let known,
      var situation = known.standings.first(where: { $0.member == member })?.situation
    else { return nil }
    situation.points = min(max(situation.points, -Ledger.maximumPoints), Ledger.maximumPoints)
    situation.median = min(max(situation.median, -Ledger.maximumPoints), Ledger.maximumPoints)
    situation.best = min(max(situation.best, -Ledger.maximumPoints), Ledger.maximumPoints)
    situation.granted = max(situation.granted, 0)
    return situation
  }
}
