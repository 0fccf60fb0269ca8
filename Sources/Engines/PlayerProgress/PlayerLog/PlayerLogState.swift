// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation
package import SharedHistories

/// The state that the events of a log lead to.
package struct PlayerLogState: SharedState {
  package typealias Content = PlayerLog.Content
  package typealias Action = PlayerLog.Action
  package typealias Refusal = PlayerLogError

  /// The rules that hold now.
  private(set) var rules: PlayerLog.Rules
  /// The possible error of dates, by the rules that were adopted last before.
  package private(set) var clocks: LogClocks
  /// Those who may act for others, by the rules that were adopted last before.
  private(set) var managers: Set<Member.ID>
  /// The reckoning of days for players who have not moved.
  let days: DayReckoning
  /// The points, levels, achievements and coins of the players.
  private(set) var progress: MemberProgress
  private(set) var players: [Member.ID: PlayerRecord] = [:]
  /// All that each activity brought.
  private(set) var reports = PagedDictionary<PlayerLog.Event.ID, PlayerLog.Report>()
  /// The terms, oldest first, each with the points that were made before it.
  private(set) var terms: [(term: PlayerLog.Term, before: Ledger)] = []
  /// The adoptions that are still to come and have no effect, because a later one holds for all of
  /// the past.
  private var overridden = 0
  /// The day from which each habit is there, of those that came by an adoption.
  private var habitStarts: [Habit.ID: CalendarDay] = [:]
  /// Those who have left.
  private(set) var gone: Set<Member.ID> = []
  /// The date when the first of the players' days ends, if habits could be missed by that.
  private var nextEnd: Date?

  package static var order: EventOrder { .happened }

  /// The points by hand.
  static let awards = 1...EarningRules.maximumPoints
  /// The greatest number of days that can be taken off at once, and of days in a row without
  /// anything that cost what is missed on them.
  private static let maximumDays = 366

  package init(_ content: PlayerLog.Content) {
    rules = content.rules
    days = content.days
    clocks = LogClocks(rules.draft, days: days.days)
    managers = rules.draft.managers
    progress = MemberProgress(
      rules.draft.points,
      days: days,
      levelPolicy: rules.draft.levelPolicy,
      achievements: rules.draft.achievements,
      shop: rules.draft.shop,
      by: .playerLog
    )
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.rules == right.rules && left.clocks == right.clocks && left.days == right.days
      && left.managers == right.managers && left.progress == right.progress
      && left.players == right.players && left.reports == right.reports
      && left.terms.elementsEqual(right.terms) { $0.term == $1.term && $0.before == $1.before }
      && left.overridden == right.overridden && left.habitStarts == right.habitStarts
      && left.nextEnd == right.nextEnd && left.gone == right.gone
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(progress)
    hasher.combine(players)
  }

  /// Returns all that is known of a player, perhaps nothing.
  func record(of player: Member.ID) -> PlayerRecord {
    players[player] ?? PlayerRecord(rules, days: days)
  }

  /// Returns since when a habit can be missed by a player, or nil when it cannot.
  func start(of habit: Habit.ID, _ record: PlayerRecord) -> CalendarDay? {
    record.start(of: habit, habitStarts)
  }

  /// The date when the current term began, or nil without terms.
  private var termStart: Date? { terms.last?.term.start }

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
    case .rested(let days):
      try rest(on: days, by: player, event)
    case .moved(let zone):
      guard let days = days.reckoning(in: zone) else { throw .unknownZone(zone) }
      var record = record(of: player)
      record.move(to: days)
      players[player] = record
    case .left:
      guard players[player] != nil, !gone.contains(player) else { throw .unknownPlayer(player) }
      players[player]?.leave()
      gone.insert(player)
    case .awarded(let award):
      try give(award, event)
    case .termBegan(let term):
      try begin(term, event)
    case .adopted(let rules, let span):
      adopt(rules, span, event)
    case .voided, .erased:
      // The log has left the event out already, or the words.
      return
    }
    takeIn(player, event)
  }

  /// Lets days end for a player who does something.
  private mutating func takeIn(_ player: Member.ID, _ event: PlayerLog.Event) {
    guard !rules.draft.habits.isEmpty || gone.contains(player), event.action.isOfPlayer else {
      return
    }
    gone.remove(player)
    players[player]?.begin(at: event.date)
    noteEnd(of: player)
  }

  /// Notes when the day of a player ends, if habits could be missed by that.
  private mutating func noteEnd(of player: Member.ID) {
    guard !rules.draft.habits.isEmpty, let end = players[player]?.end else { return }
    nextEnd = min(nextEnd ?? end, end)
  }
}

extension PlayerLog.Action {
  /// Whether it adopts rules for all that was before.
  var holdsForThePast: Bool {
    if case .adopted(_, .past) = self { true } else { false }
  }

  /// Whether the player does it who is named as the actor, and takes part by it.
  fileprivate var isOfPlayer: Bool {
    switch self {
    case .recorded, .bought, .goalChosen, .titleChosen, .achievementsSeen, .rested, .moved: true
    case .left, .awarded, .termBegan, .adopted, .erased, .voided: false
    }
  }
}

// MARK: - Days that end

extension PlayerLogState: AgingState {
  package typealias Aging = Self

  package static func isDue(_ state: Self, by date: Date) -> Bool {
    state.nextEnd.map { $0 <= date } ?? false
  }

  package static func advance(_ state: inout Self, to date: Date) {
    guard isDue(state, by: date) else { return }
    var next: Date?
    for player in Array(state.players.keys) {
      guard let end = state.players[player]?.end else { continue }
      if end <= date { state.endDays(of: player, before: date) }
      guard let end = state.players[player]?.end, end > date else { continue }
      next = min(next ?? end, end)
    }
    state.nextEnd = next
  }

  /// Lets the days of a player end up to a date, and what was missed on them cost something.
  private mutating func endDays(of player: Member.ID, before date: Date) {
    guard var record = players.removeValue(forKey: player) else { return }
    let today = record.days.day(of: date)
    var count = 0
    while let day = record.day, day < today, count < Self.maximumDays {
      record.end(day, rules, habitStarts)
      record.day = record.days.day(after: day)
      count += 1
    }
    record.day = today
    record.follow()
    players[player] = record
  }
}

// MARK: - Other rules

extension PlayerLogState: RevaluingState {
  package typealias Valuation = Self

  package static func changesThePast(_ action: PlayerLog.Action) -> Bool {
    if case .adopted = action { true } else { false }
  }

  package static func beginning(
    _ content: PlayerLog.Content,
    before events: [PlayerLog.Event]
  ) -> PlayerLogState {
    var adoptions: [(rules: PlayerLog.Rules, span: PlayerLog.Adoption)] = []
    let clocks = LogClocks(content.rules.draft, days: content.days.days)
    var clocksThen = clocks
    for event in events {
      guard case .adopted(let rules, let span) = event.action,
        clocksThen.refusal(of: event.date, recordedAt: event.recordedAt) == nil
      else { continue }
      adoptions.append((rules, span))
      clocksThen = LogClocks(rules.draft, days: content.days.days)
    }
    guard let last = adoptions.last else { return PlayerLogState(content) }
    let whole = adoptions.lastIndex { $0.span == .past }
    let first = whole.map { adoptions[$0].rules } ?? content.rules
    var state = PlayerLogState(
      PlayerLog.Content(rules: first.shown(by: last.rules), days: content.days)
    )
    state.overridden = whole.map { $0 + 1 } ?? 0
    // What was reported in time, and by right, stays so.
    state.clocks = clocks
    state.managers = content.rules.draft.managers
    return state
  }

  private mutating func adopt(
    _ rules: PlayerLog.Rules,
    _ span: PlayerLog.Adoption,
    _ event: PlayerLog.Event
  ) {
    clocks = LogClocks(rules.draft, days: days.days)
    managers = rules.draft.managers
    guard overridden == 0 else {
      overridden -= 1
      return
    }
    let before = self.rules
    self.rules = rules.shown(by: before)
    for habit in self.rules.draft.habits
    where !before.draft.habits.contains(where: { $0.id == habit.id }) {
      habitStarts[habit.id] = days.day(of: event.date)
    }
    for player in Array(players.keys) {
      guard var record = players.removeValue(forKey: player) else { continue }
      record.adopt(self.rules, at: event.date)
      players[player] = record
      noteEnd(of: player)
    }
  }
}

extension PlayerLog.Rules {
  /// Returns the rules with what is shown of the whole history as other rules have it: levels,
  /// achievements, the shop and the rules of the streak.
  fileprivate func shown(by other: PlayerLog.Rules) -> PlayerLog.Rules {
    // Each is without fault, and nothing depends on whether they go together.
    .named {
      $0 = draft
      $0.points = other.draft.points
      $0.levelPolicy = other.draft.levelPolicy
      $0.levelTable = other.draft.levelTable
      $0.achievements = other.draft.achievements
      $0.shop = other.draft.shop
      $0.streak = other.draft.streak
    }
  }
}

extension PlayerLogState: VoidingState {
  package typealias Voids = Self

  package static func target(of action: PlayerLog.Action) -> PlayerLog.Event.ID? {
    if case .voided(let event) = action { event } else { nil }
  }

  package static func isGovernance(_ action: PlayerLog.Action) -> Bool { changesThePast(action) }

  package static func clocks(
    after action: PlayerLog.Action,
    of content: PlayerLog.Content
  ) -> LogClocks? {
    guard case .adopted(let rules, _) = action else { return nil }
    return LogClocks(rules.draft, days: content.days.days)
  }
}

extension PlayerLogState: ManagedState {
  package typealias Authority = Self

  package static func managers(of content: PlayerLog.Content) -> Set<Member.ID> {
    content.rules.draft.managers
  }

  package static func isForManagers(
    _ event: PlayerLog.Event,
    of content: PlayerLog.Content
  ) -> Bool {
    switch event.action {
    case .awarded, .termBegan, .adopted: true
    case .recorded, .bought, .goalChosen, .titleChosen, .achievementsSeen, .rested, .moved, .left,
      .voided, .erased:
      erasesOthers(event)
    }
  }

  package static func isManager(
    _ actor: Member.ID,
    in state: Self,
    of content: PlayerLog.Content
  ) -> Bool { state.managers.contains(actor) }

  package static func change(
    _ managers: inout Set<Member.ID>,
    by event: PlayerLog.Event,
    of content: PlayerLog.Content
  ) {
    if case .adopted(let rules, _) = event.action { managers = rules.draft.managers }
  }
}

extension PlayerLogState: FiguredState {
  package typealias Comparison = Self
  package typealias Consequences = [ProgressChange]

  package static func concerned(
    from before: Self,
    to after: Self,
    since beginning: Self?,
    by events: [PlayerLog.Event]
  ) -> [Member.ID] {
    Set(before.players.keys).union(after.players.keys).sorted()
  }

  /// Only points by hand and terms are about others than who does it.
  package static func reachesOthers(_ events: [PlayerLog.Event], in state: Self) -> Bool {
    events.contains { event in
      switch event.action {
      case .awarded, .termBegan: true
      default: false
      }
    }
  }

  package static func withoutGains(
    _ changes: [ProgressChange],
    of events: [PlayerLog.Event]
  ) -> [ProgressChange] {
    let authors = Set(
      events.compactMap { $0.action.isOfPlayer ? $0.actor ?? PlayerLog.owner : $0.actor }
    )
    return changes.filter { !authors.contains($0.member) || $0.isLoss }
  }

  package static func change(
    of player: Member.ID,
    from before: Self,
    to after: Self
  ) -> ProgressChange? {
    let points = FigureChange(before: before.total(of: player), after: after.total(of: player))
    return ProgressChange(of: player, points: points, from: before.progress, to: after.progress)
      .ifAny
  }

  /// The points of all terms.
  private func total(of player: Member.ID) -> Int {
    terms.reduce(progress.ledger.total(of: player)) {
      $0.addingUpToMaximum($1.before.total(of: player))
    }
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
    if let kinds = rules.draft.kinds, !kinds.contains(entry.kind) {
      let names = kinds.map(\.rawValue).sorted()
      let nearest = entry.kind.rawValue.nearest(of: names)
      throw .unknownKind(entry.kind, nearest: nearest.map(PlayerActivity.Kind.init(rawValue:)))
    }
    guard (players[player]?.asked ?? 0) <= Ledger.maximumPoints - Self.maximumAsked else {
      throw .tooManyPoints
    }
    // Taken out while it is changed, or it would be copied.
    var record = players.removeValue(forKey: player) ?? PlayerRecord(rules, days: days)
    var activity = activity(entry, by: player, event, record)
    var report = PlayerLog.Report(event: event, player: player)
    earn(&activity, &record, &report)
    let before = record.quantities.mapValues(\.value)
    for quantity in rules.draft.quantities {
      _ = record.quantities[quantity.id]?.take(
        &activity,
        levels: report.levels.count,
        quantity,
        term: termStart
      )
    }
    report.habits = record.takeForHabits(&activity, rules)
    for (id, state) in record.quantities where state.value != before[id] {
      report.quantities[id] = state.value - (before[id] ?? 0)
    }
    report.isGoalMet = record.goal?.take(&activity, points: report.points) ?? false
    if report.isGoalMet {
      report.achievements += reach(.goalMet, 1, "3", activity, event)
    }
    extendStreak(&activity, &record, &report)
    report.coins = pay(for: report)
    players[player] = record
    reports[event.id] = report
  }

  /// The activity of an entry, by the clocks of the place where the player is.
  private func activity(
    _ entry: PlayerLog.Entry,
    by player: Member.ID,
    _ event: PlayerLog.Event,
    _ record: PlayerRecord
  ) -> DatedActivity {
    let place = entry.utcOffset.flatMap(days.reckoning(aheadOfGreenwichBy:)) ?? record.days
    let moved =
      !record.hasMoved
      ? nil
      : record.days.offset(at: Int(event.date.timeIntervalSince1970.rounded(.down))) / 60
    let activity = PlayerActivity(
      id: "\(event.id).0",
      member: player,
      kind: entry.kind,
      subject: entry.subject,
      amount: entry.amount,
      tags: entry.tags,
      season: terms.last?.term.id.rawValue,
      at: event.date,
      utcOffset: entry.utcOffset ?? moved
    )
    return DatedActivity(activity, days: place)
  }

  /// Whether a rule asks for the amount of an entry.
  func countsAmounts(of entry: PlayerLog.Entry, at date: Date) -> Bool {
    let event = PlayerLog.Event(.recorded(entry), at: date, id: "")
    var activity = activity(entry, by: PlayerLog.owner, event, PlayerRecord(rules, days: days))
    return rules.draft.earnings.draft.rules.contains {
      $0.perAmount != .zero && $0.filter.fits(&activity)
    }
  }

  /// Gives a player points by hand, or takes some.
  private mutating func give(
    _ award: PlayerLog.Award,
    _ event: PlayerLog.Event
  ) throws(PlayerLogError) {
    let player = award.player ?? PlayerLog.owner
    guard Self.awards.contains(award.points) || Self.awards.contains(-award.points) else {
      throw .awardOutOfRange(award.points, expected: Self.awards)
    }
    var record = record(of: player)
    guard record.asked <= Ledger.maximumPoints - Self.maximumAsked else { throw .tooManyPoints }
    record.asked += abs(award.points)
    let entry = Ledger.Entry(
      id: "\(event.id)",
      member: player,
      change: .points(award.points),
      reason: PointsReason(.award, note: award.reason),
      date: event.date,
      recordedAt: event.recordedAt
    )
    do throws(LedgerError) {
      try progress.record([entry])
    } catch {
      throw .tooManyPoints
    }
    let season = terms.last?.term.id.rawValue
    let gain = progress.follow(entry, as: event.id.rawValue, season: season)
    var report = PlayerLog.Report(event: event, player: player)
    report.steps =
      [EarningRules.Earning.Step(kind: .award, points: award.points)]
      + (gain.points == award.points ? [] : reductions(of: entry))
    report.levels = gain.levels
    report.achievements = gain.unlocks
    report.coins = pay(for: report)
    players[player] = record
    reports[event.id] = report
  }

  private mutating func begin(
    _ term: PlayerLog.Term.ID,
    _ event: PlayerLog.Event
  ) throws(PlayerLogError) {
    guard !terms.contains(where: { $0.term.id == term }) else { throw .duplicateTerm(term) }
    if let last = terms.indices.last { terms[last].term.end = event.date }
    terms.append((PlayerLog.Term(id: term, start: event.date), progress.ledger))
    progress.beginTerm()
  }

  /// Takes an activity with the points that it earns, and says how they come about.
  private mutating func earn(
    _ activity: inout DatedActivity,
    _ record: inout PlayerRecord,
    _ report: inout PlayerLog.Report
  ) {
    let event = report.event
    let earning = record.earnings.take(&activity, rules.draft.earnings, term: termStart)
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
      case .base, .multiplier, .bonus: nil
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
      return Wallet.Event(action, at: event.date, id: "\(event.id).\(part)")
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
    let record = record(of: player)
    guard let streak = record.streak else { return }
    if found.repairs > 0 {
      let missed = streak.missed(before: day, by: record.days, atMost: found.repairs)
      guard let last = missed.last, last.number >= day.number - Self.repairDays else {
        throw .nothingToRepair
      }
      guard missed.count <= found.repairs else { throw .tooManyMissed(maximum: found.repairs) }
    }
    guard found.freezes > 0 else { return }
    let left = streak.standing(on: day, by: record.days).freezesLeft
    let maximum = streak.rules.draft.maximumFreezes
    guard left <= maximum - found.freezes else { throw .tooManyFreezes(maximum: maximum) }
  }

  /// The greatest number of days since a missed day that is repaired.
  private static let repairDays = 7

  private mutating func rest(
    on off: ClosedRange<CalendarDay>,
    by player: Member.ID,
    _ event: PlayerLog.Event
  ) throws(PlayerLogError) {
    var record = record(of: player)
    guard off.lowerBound >= record.days.day(of: event.date),
      off.upperBound.number - off.lowerBound.number < Self.maximumDays
    else { throw .restOutOfRange(maximum: Self.maximumDays) }
    record.rest(on: off)
    players[player] = record
  }

  private mutating func buy(
    _ item: Wallet.Shop.Item.ID,
    by player: Member.ID,
    _ event: PlayerLog.Event
  ) throws(PlayerLogError) {
    let home = record(of: player).days
    let day = home.day(of: event.date)
    try check(item, for: player, on: day)
    let purchase = Wallet.Event(.bought(item), by: player, at: event.date, id: "\(event.id).b")
    do throws(WalletError) {
      try progress.apply(purchase, to: player)
    } catch {
      throw .wallet(error)
    }
    var record = record(of: player)
    let bought = rules.draft.shop?.item(item)
    record.streak?.giveFreezes(bought?.freezes ?? 0, on: day, by: home)
    if let repairs = bought?.repairs, repairs > 0, let streak = record.streak {
      record.streak?.forgive(streak.missed(before: day, by: home, atMost: repairs))
    }
    var activity = DatedActivity(
      PlayerActivity(
        id: "\(event.id).b",
        member: player,
        kind: .purchase,
        subject: item.rawValue,
        at: event.date
      ),
      days: home
    )
    record.earnings.turnOn(by: &activity, rules.draft.earnings)
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
    let home = record.days
    let day = home.day(of: event.date)
    if record.goal?.choose(target, from: day, by: home) == true, rules.draft.streakNeedsGoal {
      record.streak?.record(day, by: home)
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
