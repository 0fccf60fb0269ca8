// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation
package import SharedHistories

/// The state that the events of a log lead to.
package struct PlayerLogState: SharedState {
  package typealias Content = PlayerLog.Content
  package typealias Action = PlayerLog.Action
  package typealias Refusal = PlayerLogError

  private let rules: PlayerLog.Rules
  private let days: DayReckoning
  /// The points, levels, achievements and coins of the players.
  private(set) var progress: MemberProgress
  private(set) var players: [Member.ID: PlayerRecord] = [:]
  /// All that each activity brought.
  private(set) var reports = PagedDictionary<PlayerLog.Event.ID, PlayerLog.Report>()

  package static var order: EventOrder { .happened }
  package var clocks: ClockRules { .exact }

  package init(_ content: PlayerLog.Content) {
    rules = content.rules
    days = content.days
    progress = MemberProgress(
      rules.draft.points,
      days: days,
      levelPolicy: rules.draft.levelPolicy,
      achievements: rules.draft.achievements,
      shop: rules.draft.shop,
      by: .playerLog
    )
  }

  /// Returns all that is known of a player, perhaps nothing.
  func record(of player: Member.ID) -> PlayerRecord {
    players[player] ?? PlayerRecord(rules)
  }

  package mutating func apply(_ event: PlayerLog.Event) throws(PlayerLogError) {
    let player = event.actor ?? PlayerLog.owner
    switch event.action {
    case .recorded(let entry):
      try record(entry, by: player, event)
    case .bought(let item):
      try buy(item, by: player, event)
    case .goalChosen(let target):
      try choose(target, by: player, event)
    case .titleChosen(let title):
      do throws(AchievementError) {
        try progress.wear(title, by: player, at: event.date)
      } catch {
        throw .achievement(error)
      }
    case .achievementsSeen:
      progress.markSeen(by: player, at: event.date)
    case .voided:
      // The log has left the event out already.
      break
    }
  }
}

extension PlayerLogState: VoidingState {
  package typealias Voids = Self

  package static func target(of action: PlayerLog.Action) -> PlayerLog.Event.ID? {
    if case .voided(let event) = action { event } else { nil }
  }
}

/// A player's figures apart from what is in the progress.
struct PlayerRecord: Hashable, Sendable {
  /// How many points were asked for in all; those that cost count with their size.
  var asked = 0
  var earnings = EarningFold()
  var streak: Streak?
  var goal: GoalProgress?

  init(_ rules: PlayerLog.Rules) {
    streak = rules.draft.streak.map { Streak($0) }
    goal = rules.draft.dailyGoal.map(GoalProgress.init)
  }
}

// MARK: - Activities

extension PlayerLogState {
  /// No activity asks for more: a thousand rules, each of the most points.
  private static let maximumAsked = 1000 * EarningRules.maximumPoints

  private mutating func record(
    _ entry: PlayerLog.Entry,
    by player: Member.ID,
    _ event: PlayerLog.Event
  ) throws(PlayerLogError) {
    if let minutes = entry.utcOffset, !DayReckoning.offsets.contains(minutes) {
      throw .utcOffsetOutOfRange(minutes, expected: DayReckoning.offsets)
    }
    guard (players[player]?.asked ?? 0) <= Ledger.maximumPoints - Self.maximumAsked else {
      throw .tooManyPoints
    }
    // Taken out while it is changed, or it would be copied.
    var record = players.removeValue(forKey: player) ?? PlayerRecord(rules)
    var activity = DatedActivity(
      PlayerActivity(
        id: "\(event.id).0",
        member: player,
        kind: entry.kind,
        subject: entry.subject,
        amount: entry.amount,
        tags: entry.tags,
        at: event.date,
        utcOffset: entry.utcOffset
      ),
      home: days
    )
    var report = PlayerLog.Report(event: event, player: player)
    earn(&activity, &record, &report)
    report.isGoalMet = record.goal?.take(&activity, points: report.points) ?? false
    if report.isGoalMet {
      report.achievements += reach(.goalMet, 1, "3", activity, event)
    }
    extendStreak(&activity, &record, &report)
    report.coins = pay(for: report)
    players[player] = record
    reports[event.id] = report
  }

  /// Takes an activity with the points that it earns, and says how they come about.
  private mutating func earn(
    _ activity: inout DatedActivity,
    _ record: inout PlayerRecord,
    _ report: inout PlayerLog.Report
  ) {
    let event = report.event
    let earning = record.earnings.take(&activity, rules.draft.earnings)
    let asked = earning.points
    record.asked += abs(asked)
    let bonus = max(earning.multiplied, 0)
    let entry = Ledger.Entry(
      id: "\(event.id)",
      member: report.player,
      change: .points(asked - bonus, bonus: bonus),
      reason: PointsReason(
        PointsReason.Kind(rawValue: activity.activity.kind.rawValue),
        subject: activity.activity.subject
      ),
      date: event.date,
      recordedAt: event.recordedAt
    )
    let gain = try? progress.take(
      activity.activity,
      as: event.id.rawValue,
      crediting: asked == 0 ? nil : entry
    )
    // Neither its identifier nor its points can be refused.
    guard let gain else { return }
    report.steps = earning.steps + (gain.points == asked ? [] : reductions(of: entry))
    report.levels = gain.levels
    report.achievements = gain.unlocks
  }

  /// The parts of an entry that caps and the floor have changed.
  private func reductions(of entry: Ledger.Entry) -> [EarningRules.Earning.Step] {
    let window = entry.date..<entry.date.addingTimeInterval(0.001)
    let postings = progress.ledger.explanation(of: entry.member, in: window).postings
    let steps = postings.first { $0.id == entry.id }?.steps ?? []
    return steps.compactMap { step in
      switch step.kind {
      case .cap(let cap): EarningRules.Earning.Step(kind: .cap(cap), points: step.points)
      case .floor: EarningRules.Earning.Step(kind: .floor, points: step.points)
      case .base, .bonus: nil
      }
    }
  }

  private mutating func extendStreak(
    _ activity: inout DatedActivity,
    _ record: inout PlayerRecord,
    _ report: inout PlayerLog.Report
  ) {
    guard var streak = record.streak, rules.draft.streakFilter.fits(&activity) else { return }
    record.streak = nil
    let before = streak.standing(on: activity.day, by: activity.days).length
    if !rules.draft.streakNeedsGoal || report.isGoalMet {
      streak.record(activity.day, by: activity.days)
    }
    let length = streak.standing(on: activity.day, by: activity.days).length
    record.streak = streak
    report.streak = length
    report.isStreakExtended = length > before
    if report.isStreakExtended {
      report.achievements += reach(.streak, length, "4", activity, report.event)
    }
  }

  /// Notes a goal or a streak that follows from an activity, and returns the tiers that it reaches.
  private mutating func reach(
    _ kind: PlayerActivity.Kind,
    _ amount: Int,
    _ number: String,
    _ cause: DatedActivity,
    _ event: PlayerLog.Event
  ) -> [Achievement.Unlock] {
    progress.note(
      kind,
      // In the order in which they are noted, and no identifier of another event is like it.
      id: "\(event.id).\(number)",
      by: cause.activity.member,
      subject: cause.activity.subject,
      amount: amount,
      at: cause.activity.date,
      utcOffset: cause.activity.utcOffset
    )
  }

  /// Pays the coins for what an activity brought, and returns how many.
  private mutating func pay(for report: PlayerLog.Report) -> Int {
    let (event, player) = (report.event, report.player)
    let award =
      (report.isGoalMet ? rules.draft.coinsForGoal : 0) + report.achievements.count
      * rules.draft.coinsForTier
    return progress.pay(award, to: player) { action in
      let part = if case .collected = action { "c" } else { "w" }
      return Wallet.Event(action, by: player, at: event.date, id: "\(event.id).\(part)")
    }
  }
}

// MARK: - Choices

extension PlayerLogState {
  /// Refuses an item that a player cannot buy.
  func check(
    _ item: Wallet.Shop.Item.ID,
    for player: Member.ID,
    on day: CalendarDay
  ) throws(PlayerLogError) {
    guard let wallet = progress.wallet(of: player) else { throw .noShop }
    let found: Wallet.Shop.Item
    do throws(WalletError) {
      found = try wallet.purchasable(item)
    } catch {
      throw .wallet(error)
    }
    guard found.freezes > 0, let streak = record(of: player).streak else { return }
    let left = streak.standing(on: day, by: days).freezesLeft
    let maximum = streak.rules.draft.maximumFreezes
    guard left <= maximum - found.freezes else { throw .tooManyFreezes(maximum: maximum) }
  }

  private mutating func buy(
    _ item: Wallet.Shop.Item.ID,
    by player: Member.ID,
    _ event: PlayerLog.Event
  ) throws(PlayerLogError) {
    let day = days.day(of: event.date)
    try check(item, for: player, on: day)
    let purchase = Wallet.Event(.bought(item), by: player, at: event.date, id: "\(event.id).b")
    do throws(WalletError) {
      try progress.apply(purchase, to: player)
    } catch {
      throw .wallet(error)
    }
    var record = record(of: player)
    record.streak?.giveFreezes(rules.draft.shop?.item(item)?.freezes ?? 0, on: day, by: days)
    players[player] = record
  }

  private mutating func choose(
    _ target: Int,
    by player: Member.ID,
    _ event: PlayerLog.Event
  ) throws(PlayerLogError) {
    var record = record(of: player)
    guard record.goal != nil else { throw .noDailyGoal }
    guard DailyGoal.targets.contains(target) else {
      throw .targetOutOfRange(target, expected: DailyGoal.targets)
    }
    let day = days.day(of: event.date)
    if record.goal?.choose(target, from: day, by: days) == true, rules.draft.streakNeedsGoal {
      record.streak?.record(day, by: days)
    }
    players[player] = record
  }
}

extension EarningRules.Earning {
  /// The points that multipliers add.
  fileprivate var multiplied: Int {
    steps.reduce(0) { sum, step in
      if case .multiplier = step.kind { sum + step.points } else { sum }
    }
  }
}
