internal import LudusCore
internal import LudusFoundation

/// The memory of catching up in a season, or in all time without one.
struct CatchUpRecord: Hashable, Sendable {
  /// The bonus that each member has got.
  var granted: [Member.ID: Int] = [:]
  /// The members who have reached the median of the others, under a rule that asks.
  var caughtUp: Set<Member.ID> = []
}

extension GroupState {
  /// Returns how many points more than it is worth some work earns a member.
  func catchUpBonus(for work: Int, of member: Member.ID, in season: Season?) -> Int {
    guard valuation.catchUp != .none, membership.takesPart(member),
      let joined = membership.records[member]?.firstJoined,
      let start = season?.start ?? membership.founded
    else { return 0 }
    let record = catchingUp[season?.id]
    return valuation.catchUp.bonus(
      in: CatchUpSituation(
        work: work,
        points: points(of: member, in: season),
        others: pointsOfOthers(than: member, in: season),
        granted: record?.granted[member] ?? 0,
        daysLate: days.days(from: days.day(of: start), to: days.day(of: joined)),
        hasCaughtUp: record?.caughtUp.contains(member) ?? false
      )
    )
  }

  /// Remembers what a member got and, where that ends their bonus, whether they have reached the median of the
  /// others.
  mutating func noteCatchUp(of credit: GroupView.TodoCredit, in season: Season?) {
    guard valuation.catchUp != .none else { return }
    catchingUp[season?.id, default: CatchUpRecord()].granted[credit.member, default: 0] +=
      credit.bonus
    guard case .joinDate = valuation.catchUp else { return }
    let line = pointsOfOthers(than: credit.member, in: season).lowerMedian
    if points(of: credit.member, in: season) >= line {
      catchingUp[season?.id]?.caughtUp.insert(credit.member)
    }
  }

  /// Forgets the bonus of something that was taken back.
  mutating func forgetCatchUp(of credit: GroupView.TodoCredit, in season: Season?) {
    catchingUp[season?.id]?.granted[credit.member, default: 0] -= credit.bonus
  }

  private func points(of member: Member.ID, in season: Season?) -> Int {
    season.map { ledger.total(of: member, in: $0.range) } ?? ledger.total(of: member)
  }

  private func pointsOfOthers(than member: Member.ID, in season: Season?) -> [Int] {
    membership.records.keys.filter { $0 != member && membership.takesPart($0) }
      .map { points(of: $0, in: season) }
  }
}
