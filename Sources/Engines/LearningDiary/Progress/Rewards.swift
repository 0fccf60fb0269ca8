// SPDX-License-Identifier: Apache-2.0
internal import PlayerProgress
internal import LudusCore
internal import LudusFoundation

/// The achievements and coins of a diary, which follow from its events by themselves.
struct Rewards: Hashable, Sendable {
  private let member: Member.ID
  /// Nil for a book without achievements.
  private var tracker: AchievementTracker?
  /// Nil without a shop.
  private(set) var wallet: Wallet?

  init(_ content: Diary.Content) {
    let policies = content.policies
    member = Member.ID(content.owner.rawValue)
    tracker =
      policies.achievements.achievements.isEmpty
      ? nil
      : AchievementTracker(
        policies.achievements,
        days: policies.xp.days,
        policy: policies.revocation
      )
    wallet = policies.shop.map { Wallet($0.with(policies.xp.rules.levels)) }
  }

  var standings: [Achievement.Standing] { tracker?.standings(of: member) ?? [] }
  var unlocks: [Achievement.Unlock] { tracker?.unlocks(of: member) ?? [] }
  var unseen: [Achievement.Unlock] { tracker?.unseen(by: member) ?? [] }

  /// Notes that the learner looked at the achievements.
  mutating func see(at date: Date) {
    tracker?.markSeen(by: member, at: date)
  }

  /// Records something that achievements can count.
  ///
  /// The identifier follows from that of the event, so that it is there once and in the order of the log.
  mutating func record(
    _ kind: PlayerActivity.Kind,
    id: PlayerActivity.ID,
    subject: String? = nil,
    amount: Int = 1,
    course: DiaryCourse.ID? = nil,
    at date: Date
  ) {
    let activity = PlayerActivity(
      id: id,
      member: member,
      kind: kind,
      subject: subject,
      amount: amount,
      tags: Set(course.map { [$0.rawValue] } ?? []),
      at: date
    )
    // The dates of a log can be stored, and identifiers of its events are unique.
    _ = try? tracker?.record(activity)
  }

  /// Takes something out of effect that was recorded, also at the same instant.
  mutating func void(_ voided: PlayerActivity.ID, id: PlayerActivity.ID, at date: Date) {
    let later: PlayerActivity.ID = voided < id ? id : "\(voided) \(id)"
    let void = PlayerActivity(id: later, member: member, voiding: voided, at: date)
    _ = try? tracker?.record(void)
  }

  /// Pays the coins for XP that the learner did not have before.
  mutating func pay(for xp: Int, _ event: Diary.Event) {
    guard let wallet, xp > wallet.mostPoints else { return }
    // A wallet that is full stays as it is.
    _ = try? self.wallet?.collect(points: xp, at: event.date, stamp: .init(event))
  }

  mutating func buy(_ item: Wallet.Shop.Item.ID, _ event: Diary.Event) throws(DiaryError) {
    guard wallet != nil else { throw .noShop }
    do throws(WalletError) {
      try wallet?.buy(item, at: event.date, stamp: .init(event))
    } catch {
      throw .wallet(error)
    }
  }
}

extension Wallet.Event.Stamp {
  /// The stamp of what an event of a diary does to the wallet.
  fileprivate init(_ event: Diary.Event) {
    self.init(id: Wallet.Event.ID(event.id.rawValue), recordedAt: event.recordedAt)
  }
}

extension Wallet.Shop {
  /// Returns the shop with the levels of a diary.
  fileprivate func with(_ levels: LevelCurve) -> Wallet.Shop {
    let rules = try? Wallet.Rules(
      coins: rules.coins,
      forPoints: rules.points,
      perLevel: rules.perLevel,
      levels: levels
    )
    return rules.flatMap { try? Wallet.Shop(items, rules: $0) } ?? self
  }
}

// XP with all that follows from them.
extension DiaryState {
  /// Makes a change, and lets levels, achievements and coins follow from the XP that it brings.
  mutating func earning(
    by event: Diary.Event,
    _ change: (inout DiaryState) throws(DiaryError) -> Void
  ) throws(DiaryError) {
    let (xpBefore, levelBefore) = (earnings.xp, earnings.level.level)
    try change(&self)
    let (xp, level) = (earnings.xp, earnings.level.level)
    guard xp > xpBefore else { return }
    rewards.record(
      .points,
      id: "\(event.id) points",
      amount: xp - xpBefore,
      at: event.date
    )
    if level > levelBefore {
      rewards.record(.level, id: "\(event.id) level", amount: level, at: event.date)
    }
    rewards.pay(for: xp, event)
  }
}
