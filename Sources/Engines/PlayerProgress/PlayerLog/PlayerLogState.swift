// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
package import LudusFoundation

/// The state that the events of a log lead to.
package struct PlayerLogState: SharedState {
  private let rules: PlayerLog.Rules
  private let days: DayReckoning
  private(set) var ledger: Ledger
  private(set) var tracker: AchievementTracker
  private(set) var players: [Member.ID: PlayerRecord] = [:]
  /// All that each activity brought.
  private(set) var reports = PagedDictionary<PlayerLog.Event.ID, PlayerLog.Report>()

  package init(_ content: PlayerLog.Content, before events: [PlayerLog.Event]) {
    rules = content.rules
    days = content.days
    ledger = Ledger(rules: rules.points, days: days)
    tracker = AchievementTracker(rules.achievements, days: days)
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
        try tracker.wear(title, by: player, at: event.date)
      } catch {
        throw .achievement(error)
      }
    case .achievementsSeen:
      tracker.markSeen(by: player, at: event.date)
    case .voided:
      // The log has left the event out already.
      break
    }
  }

  package static func target(of action: PlayerLog.Action) -> PlayerLog.Event.ID? {
    if case .voided(let event) = action { event } else { nil }
  }

  package static func voids(
    in events: [PlayerLog.Event],
    of content: PlayerLog.Content
  ) -> VoidPlan<PlayerLog.Action, PlayerLogError> {
    var plan = VoidPlan<PlayerLog.Action, PlayerLogError>()
    var known: Set<PlayerLog.Event.ID> = []
    var granted: [(void: PlayerLog.Event.ID, target: PlayerLog.Event.ID)] = []
    for event in events {
      if let target = target(of: event.action) {
        guard known.contains(target) else {
          plan.refusals[event.id] = .log(.unknownEvent(target.rawValue))
          continue
        }
        granted.append((event.id, target))
      }
      known.insert(event.id)
    }
    // A void takes out what comes before it, so going back it is known of each whether it is in effect.
    for (void, target) in granted.reversed() where plan.voidedBy[void] == nil {
      plan.voidedBy[target] = void
    }
    return plan
  }
}

/// A player's figures apart from points and achievements.
struct PlayerRecord: Hashable, Sendable {
  /// How many points were asked for in all; those that cost count with their size.
  var asked = 0
  var earnings = EarningFold()
  var level: LevelProgress
  var streak: Streak?
  var goal: GoalProgress?
  var wallet: WalletState?

  init(_ rules: PlayerLog.Rules) {
    level = LevelProgress(rules.points.levels, policy: rules.levelPolicy)
    streak = rules.streak.map { Streak($0) }
    goal = rules.dailyGoal.map(GoalProgress.init)
    wallet = rules.shop.map { WalletState($0, before: []) }
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
    report.steps = earn(&activity, &record, event)
    report.levels = record.level.move(to: ledger.total(of: player))
    report.achievements = reach(activity.activity)
    if report.points > 0 {
      report.achievements += reach(.points, report.points, part: 1, activity)
    }
    if let level = report.levels.last {
      report.achievements += reach(.level, level, part: 2, activity)
    }
    report.isGoalMet = record.goal?.take(&activity, points: report.points) ?? false
    if report.isGoalMet {
      report.achievements += reach(.goalMet, 1, part: 3, activity)
    }
    extendStreak(&activity, &record, &report)
    report.coins = pay(report, &record)
    players[player] = record
    reports[event.id] = report
  }

  /// Records the points of an activity and returns how they come about.
  private mutating func earn(
    _ activity: inout DatedActivity,
    _ record: inout PlayerRecord,
    _ event: PlayerLog.Event
  ) -> [EarningRules.Earning.Step] {
    let earning = record.earnings.take(&activity, rules.earnings)
    let asked = earning.points
    guard asked != 0 else { return earning.steps }
    record.asked += abs(asked)
    let player = activity.activity.member
    let bonus = max(earning.multiplied, 0)
    let entry = Ledger.Entry(
      id: "\(event.id)",
      member: player,
      change: .points(asked - bonus, bonus: bonus),
      reason: PointsReason(
        PointsReason.Kind(rawValue: activity.activity.kind.rawValue),
        subject: activity.activity.subject
      ),
      date: event.date,
      recordedAt: event.recordedAt
    )
    // Neither its identifier nor its points can be refused.
    _ = try? ledger.record(entry)
    guard ledger.points(takenFor: entry.id, of: player) != asked else { return earning.steps }
    let window = entry.date..<entry.date.addingTimeInterval(0.001)
    let posting = ledger.explanation(of: player, in: window).postings.first { $0.id == entry.id }
    return earning.steps
      + (posting?.steps ?? []).compactMap { step in
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
    guard var streak = record.streak, rules.streakFilter.fits(&activity) else { return }
    record.streak = nil
    let before = streak.standing(on: activity.day, by: activity.days).length
    if !rules.streakNeedsGoal || report.isGoalMet {
      streak.record(activity.day, by: activity.days)
    }
    let length = streak.standing(on: activity.day, by: activity.days).length
    record.streak = streak
    report.streak = length
    report.isStreakExtended = length > before
    if report.isStreakExtended {
      report.achievements += reach(.streak, length, part: 4, activity)
    }
  }

  /// Pays the coins for what an activity brought, and returns how many.
  private func pay(_ report: PlayerLog.Report, _ record: inout PlayerRecord) -> Int {
    guard let before = record.wallet?.balance else { return 0 }
    let award =
      (report.isGoalMet ? rules.coinsForGoal : 0) + report.achievements.count * rules.coinsForTier
    let actions: [(Wallet.Action, String)] = [
      (.collected(points: record.level.points), "c"), (.awarded(coins: award), "w"),
    ]
    for (action, part) in actions where action != .awarded(coins: 0) {
      let event = report.event
      let id = Wallet.Event.ID("\(event.id).\(part)")
      // Coins beyond the end of `Int` are lost.
      try? record.wallet?.apply(Wallet.Event(action, by: report.player, at: event.date, id: id))
    }
    return (record.wallet?.balance ?? before) - before
  }
}

// MARK: - Achievements

extension PlayerLogState {
  /// Records an activity for the achievements and returns the tiers that it reaches.
  private mutating func reach(_ activity: PlayerActivity) -> [Achievement.Unlock] {
    (try? tracker.record(activity)) ?? []
  }

  /// Records what follows from an activity.
  private mutating func reach(
    _ kind: PlayerActivity.Kind,
    _ amount: Int,
    part: Int,
    _ cause: DatedActivity
  ) -> [Achievement.Unlock] {
    let cause = cause.activity
    return reach(
      PlayerActivity(
        // In the order in which they are recorded, and no identifier of another event is like it.
        id: "\(cause.id.rawValue.dropLast(2)).\(part)",
        member: cause.member,
        kind: kind,
        subject: cause.subject,
        amount: amount,
        at: cause.date,
        utcOffset: cause.utcOffset
      )
    )
  }
}

// MARK: - Choices

extension PlayerLogState {
  /// Refuses an item that a player cannot buy.
  func check(
    _ item: Wallet.Shop.Item.ID,
    _ record: PlayerRecord,
    on day: CalendarDay
  ) throws(PlayerLogError) {
    guard let wallet = record.wallet else { throw .noShop }
    let found: Wallet.Shop.Item
    do throws(WalletError) {
      found = try wallet.purchasable(item)
    } catch {
      throw .wallet(error)
    }
    guard found.freezes > 0, let streak = record.streak else { return }
    let left = streak.standing(on: day, by: days).freezesLeft
    let maximum = streak.rules.maximumFreezes
    guard left <= maximum - found.freezes else { throw .tooManyFreezes(maximum: maximum) }
  }

  private mutating func buy(
    _ item: Wallet.Shop.Item.ID,
    by player: Member.ID,
    _ event: PlayerLog.Event
  ) throws(PlayerLogError) {
    var record = record(of: player)
    let day = days.day(of: event.date)
    try check(item, record, on: day)
    let purchase = Wallet.Event(.bought(item), by: player, at: event.date, id: "\(event.id).b")
    do throws(WalletError) {
      try record.wallet?.apply(purchase)
    } catch {
      throw .wallet(error)
    }
    record.streak?.giveFreezes(rules.shop?.item(item)?.freezes ?? 0, on: day, by: days)
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
    if record.goal?.choose(target, from: day, by: days) == true, rules.streakNeedsGoal {
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
