// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation

/// The points that the completion of a todo brings everyone, found before anything is changed.
struct CompletionCredit {
  /// The credit of each of those who did it.
  private(set) var credits: [GroupView.TodoCredit] = []
  /// The challenges that it brings forward, as they are then.
  private(set) var challenges: [GroupChallenge.Progress] = []
  /// The entries for the ledger, for the todo and for challenges that are met with it.
  private(set) var entries: [Ledger.Entry] = []

  /// Computes the points that the completion of a todo brings.
  ///
  /// - Parameters:
  ///   - completion: The completion, confirmed as far as it must be.
  ///   - todo: The todo that was done.
  ///   - season: The season in which it was done.
  ///   - event: The event that completes or confirms it.
  ///   - state: The state before it.
  init(
    _ completion: GroupView.TodoCompletion,
    of todo: Todo,
    in season: Season?,
    _ event: PlayerGroup.Event,
    _ state: inout GroupState
  ) {
    let shares = ExactSplit.shares(of: todo.points, among: completion.members)
    for share in shares {
      let extra = state.extraPoints(for: share, of: todo, in: season, at: completion.date)
      let points = share.points + extra
      let bonus = state.catchUpBonus(for: points, of: share.member, in: season)
      let entry = Ledger.Entry(
        id: event.entryID(entries.count),
        member: share.member,
        change: .points(points, bonus: bonus),
        reason: PointsReason(shares.count > 1 ? .shared : .todo, subject: todo.id.rawValue),
        date: completion.date,
        recordedAt: event.recordedAt
      )
      entries.append(entry)
      credits.append(
        GroupView.TodoCredit(
          member: share.member,
          entry: entry.id,
          points: points,
          extra: extra,
          bonus: bonus
        )
      )
    }
    for id in state.runningChallenges {
      guard var challenge = state.challenges[id], challenge.counts(todo, at: completion.date)
      else { continue }
      challenge.add(shares, for: completion.id, at: event.date)
      challenges.append(challenge)
      for reward in challenge.rewards(state.order) {
        entries.append(
          Ledger.Entry(
            id: event.entryID(entries.count),
            member: reward.member,
            change: .points(reward.points),
            reason: PointsReason(.challenge, subject: id.rawValue),
            date: event.date,
            recordedAt: event.recordedAt
          )
        )
      }
    }
  }
}

extension GroupState {
  /// Returns how many points multipliers add to a share of a todo.
  fileprivate func extraPoints(
    for share: (member: Member.ID, points: Int),
    of todo: Todo,
    in season: Season?,
    at date: Date
  ) -> Int {
    guard let earnings else { return 0 }
    let activity = PlayerActivity(
      id: "todo",
      member: share.member,
      kind: .todo,
      subject: todo.id.rawValue,
      amount: share.points,
      tags: Set(todo.tags),
      season: season?.id.rawValue,
      at: date
    )
    let steps = earnings.earnings(of: [activity], days: days).first?.steps ?? []
    let extra = steps.reduce(0) { sum, step in
      if case .multiplier = step.kind { sum + step.points } else { sum }
    }
    // Above what rules can earn a todo keeps its points.
    return max(-share.points, min(extra, Ledger.maximumPoints - share.points))
  }
}

extension PlayerGroup.Event {
  /// The identifier of an entry that follows from the event; a number after the last "#" distinguishes several.
  func entryID(_ number: Int) -> Ledger.Entry.ID { "\(id)#\(number)" }
}
