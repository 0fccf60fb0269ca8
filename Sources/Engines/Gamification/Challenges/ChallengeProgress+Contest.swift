// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation

extension GroupChallenge {
  /// The way in which a challenge is won.
  ///
  /// In JSON a form is `"together"`, `{"first":3}` or `{"duel":{"between":"ada","and":"bob"}}`.
  public enum Form: Hashable, Sendable {
    /// The group reaches the goal together, and everyone who contributed is rewarded.
    case together
    /// Every member tries to reach the goal alone, and this many who do it first win.
    ///
    /// If several share the todo that brings the last of them to the goal, all of them win.
    case first(Int)
    /// Two members play against each other: the first at the goal wins or, at the deadline, the one with more.
    ///
    /// If both have equally much then, but not nothing, both win.
    case duel(Member.ID, Member.ID)

    /// Whether a member's todos count.
    func counts(_ member: Member.ID) -> Bool {
      if case .duel(let one, let other) = self { member == one || member == other } else { true }
    }
  }
}

// Challenges in which members play against each other. Rewards are given when such a challenge is decided.
extension GroupChallenge.Progress {
  /// Counts what members did, each for themselves.
  mutating func addToContest(_ shares: [(member: Member.ID, points: Int)], at date: Date) {
    for share in shares where challenge.form.counts(share.member) {
      let step = if case .todos = challenge.goal { 1 } else { share.points }
      let contribution = contributions[share.member, default: 0].addingUpToMaximum(step)
      contributions[share.member] = contribution
      amount = max(amount, contribution)
      if contribution >= challenge.goal.amount, !winners.contains(share.member) {
        winners.append(share.member)
      }
    }
    let places = if case .first(let count) = challenge.form { count } else { 1 }
    if winners.count >= places { metAt = date }
  }

  /// Takes back what a member did; nobody wins by it any more.
  mutating func takeBackFromContest(_ points: Int, of member: Member.ID) {
    guard challenge.form.counts(member) else { return }
    let step = if case .todos = challenge.goal { 1 } else { points }
    let contribution = max(0, contributions[member, default: 0] - step)
    contributions[member] = contribution
    amount = contributions.values.max() ?? 0
    if contribution < challenge.goal.amount { winners.removeAll { $0 == member } }
  }

  /// Decides at the deadline who wins.
  mutating func decide(at date: Date) {
    guard metAt == nil else { return }
    if case .duel = challenge.form, amount > 0 {
      winners = contributions.filter { $0.value == amount }.keys.sorted()
    }
    if !winners.isEmpty { metAt = date }
  }
}

extension GroupState {
  /// Ends a challenge in which members play against each other.
  mutating func decide(_ id: GroupChallenge.ID, at date: Date) {
    guard var challenge = challenges[id], challenge.metAt == nil,
      challenge.challenge.form != .together, challenge.challenge.deadline == date
    else { return }
    challenge.decide(at: date)
    challenges[id] = challenge
    runningChallenges.removeAll { $0 == id }
    guard challenge.metAt != nil else { return }
    let entries = challenge.rewards(order).enumerated().map { number, reward in
      Ledger.Entry(
        id: "\(id)#d\(number)",
        member: reward.member,
        change: .points(reward.points),
        reason: PointsReason(.challenge, subject: id.rawValue),
        date: date,
        recordedAt: date
      )
    }
    // Those who have as many points as there can be win without more.
    try? record(entries)
    noteRewards(of: challenge, id: "\(id)#w", at: date)
  }

  /// Records that members won or met a challenge.
  mutating func noteRewards(of challenge: GroupChallenge.Progress, id: String, at date: Date) {
    let kind: PlayerActivity.Kind =
      challenge.challenge.form == .together ? .challenge : .challengeWon
    let rewards = challenge.rewards(order)
    for (number, reward) in rewards.enumerated() {
      record(
        kind,
        id: "\(id)\(number)",
        by: reward.member,
        subject: challenge.id.rawValue,
        amount: reward.points,
        tags: challenge.challenge.tags,
        at: date
      )
    }
    if let season = findSeason(at: date) {
      notePoints(of: rewards.map(\.member), in: season, at: date)
    }
  }
}

extension PlayerActivity.Kind {
  /// A challenge was won in which members play against each other; the amount is the reward.
  public static let challengeWon: PlayerActivity.Kind = "challengeWon"
}

// MARK: - JSON

extension GroupChallenge.Form: JSONTagged {
  package static let tags: [JSONTag<Self>] = [
    JSONTag("together", .together),
    JSONTag("first", Self.first) { if case .first(let count) = $0 { count } else { nil } },
    JSONTag("duel", { (opponents: Opponents) in .duel(opponents.one, opponents.other) }) { form in
      guard case .duel(let one, let other) = form else { return nil }
      return Opponents(one: one, other: other)
    },
  ]
}

/// The two members of a duel.
private struct Opponents: Hashable, Sendable {
  let one: Member.ID
  let other: Member.ID
}

extension Opponents: JSONRecord {
  static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let one = record.field("between", \.one)
    let other = record.field("and", \.other)
    return try Self(one: one(), other: other())
  }
}
