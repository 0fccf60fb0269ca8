// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

extension PlayerLog {
  /// All that an activity brought.
  public struct Report: Identifiable, Hashable, Sendable {
    /// The event.
    public let event: PlayerLog.Event
    /// The player.
    public let player: Member.ID
    /// How its points come about, after caps and floor; their sum is ``points``.
    public internal(set) var steps: [EarningRules.Earning.Step] = []
    /// The levels that were reached, lowest first, each to be announced.
    public internal(set) var levels: Range<Int> = 1..<1
    /// The tiers of achievements that were reached.
    public internal(set) var achievements: [Achievement.Unlock] = []
    /// The length of the streak after it, or nil when it is not about the streak.
    public internal(set) var streak: Int?
    /// Whether it made the streak longer.
    public internal(set) var isStreakExtended = false
    /// Whether it met the goal of its day.
    public internal(set) var isGoalMet = false
    /// The coins that it earned.
    public internal(set) var coins = 0
    /// By how much it changed each quantity, of those that it changed.
    public internal(set) var quantities: [PlayerLog.Quantity.ID: Int] = [:]
    /// The habits that are done by it, for the day or for the week.
    public internal(set) var habits: [Habit.ID] = []

    init(event: PlayerLog.Event, player: Member.ID) {
      self.event = event
      self.player = player
    }

    /// The identifier of the event.
    public var id: PlayerLog.Event.ID { event.id }

    /// The points that it gave or, when negative, took.
    public var points: Int { steps.reduce(0) { $0 + $1.points } }
  }

  /// All that a page about a player shows.
  public struct Profile: Hashable, Sendable {
    /// The player.
    public let player: Member.ID
    /// All points.
    public let points: Int
    /// On which level the player is.
    public let level: LevelTable.Standing
    /// The title, text and image of the level, if the rules have any.
    public let appearance: LevelTable.Appearance?
    /// How the streak stands today, or nil when the rules have none.
    public let streak: Streak.Standing?
    /// How the player stands with the goal of today, or nil when the rules have none.
    public let goal: DailyGoal.Standing?
    /// How the player stands with every achievement, in the order of the book.
    ///
    /// Show those that are hidden as a secret; see ``Achievement/Standing/visible``.
    public let achievements: [Achievement.Standing]
    /// The tiers that the player has reached and not looked at; a badge shows their number.
    public let unseen: [Achievement.Unlock]
    /// The title that the player wears with the name.
    public let title: String?
    /// The coins that are left, or nil when there is no shop.
    public let coins: Int?
    /// How often each item was bought.
    public let items: [Wallet.Shop.Item.ID: Int]
    /// How much there is of each quantity.
    public let quantities: [PlayerLog.Quantity.ID: Int]
    /// How the player stands with each habit today, in the order of the rules.
    public let habits: [Habit.Standing]
    /// The multipliers that are turned on, in the order of the rules.
    public let boosts: [PlayerLog.Boost]
  }

  /// A multiplier that something has turned on, and that ends by itself.
  public struct Boost: Identifiable, Hashable, Sendable {
    /// The identifier of the multiplier.
    public let id: EarningRules.Multiplier.ID
    /// The name that players see; empty when there is none.
    public let title: String
    /// The factor.
    public let factor: Fraction
    /// When it ends.
    public let end: Date
  }
}

extension PlayerLog {
  /// The players who have done anything and have not left, sorted.
  public var players: [Member.ID] {
    state.players.keys.filter { !state.gone.contains($0) }.sorted()
  }

  /// The rules that hold after the last event.
  public var rules: PlayerLog.Rules { state.rules }

  /// The terms, oldest first.
  public var terms: [PlayerLog.Term] { state.terms.map(\.term) }

  /// Returns all that an activity brought; nil for another event, and for one without effect.
  public func report(of event: PlayerLog.Event.ID) -> PlayerLog.Report? { state.reports[event] }

  /// Returns what each activity of a player brought, in the order of the log.
  ///
  /// - Complexity: O(*n*) for *n* events.
  public func reports(of player: Member.ID = PlayerLog.owner) -> [PlayerLog.Report] {
    events.compactMap { state.reports[$0.id] }.filter { $0.player == player }
  }

  /// Returns the points of a player: those of the term that runs, or those of some time, also of
  /// terms before.
  public func points(of player: Member.ID = PlayerLog.owner, in window: Range<Date>? = nil) -> Int {
    guard let window else { return state.progress.ledger.total(of: player) }
    return (state.terms.map(\.before) + [state.progress.ledger])
      .reduce(0) { $0 + $1.total(of: player, in: window) }
  }

  /// Returns the points that a player had at the end of a term or, if it runs, has now; nil for an
  /// unknown term, and those before the first term for nil.
  public func points(
    of player: Member.ID = PlayerLog.owner,
    term: PlayerLog.Term.ID?
  ) -> Int? {
    ledger(of: term)?.total(of: player)
  }

  /// Explains the points of a player in a term, or before the first one for nil; nil for an unknown
  /// term.
  public func explanation(
    of player: Member.ID = PlayerLog.owner,
    term: PlayerLog.Term.ID?
  ) -> PointsExplanation? {
    ledger(of: term)?.explanation(of: player)
  }

  private func ledger(of term: PlayerLog.Term.ID?) -> Ledger? {
    let ledgers = state.terms.map(\.before) + [state.progress.ledger]
    guard let term else { return ledgers[0] }
    return state.terms.firstIndex { $0.term.id == term }.map { ledgers[$0 + 1] }
  }

  /// Explains the points of a player in the term that runs: every entry, and how its points come
  /// about.
  public func explanation(
    of player: Member.ID = PlayerLog.owner,
    in window: Range<Date>? = nil
  ) -> PointsExplanation {
    state.progress.ledger.explanation(of: player, in: window)
  }

  /// Returns the profile of a player, also of one who has done nothing yet.
  ///
  /// Events after the date do not count, for instance those of a device whose clock is ahead. Voids
  /// do: they take out events before them, whatever their own date.
  ///
  /// - Parameters:
  ///   - player: The player.
  ///   - date: The present, whose day the streak and the goal are about.
  ///   - utcOffset: Minutes that the player's clock is ahead of Greenwich, for a player who is
  ///     away. Minutes that no clock has count as none.
  /// - Returns: The profile.
  /// - Complexity: O(*n*) in the number of tiers, and that of the changes of some events when there
  ///   are later ones.
  public func profile(
    of player: Member.ID = PlayerLog.owner,
    at date: Date,
    utcOffset: Int? = nil
  ) -> PlayerLog.Profile {
    let state = state(at: date)
    let record = state.record(of: player)
    let days = utcOffset.flatMap(content.days.reckoning(aheadOfGreenwichBy:)) ?? record.days
    let today = days.day(of: date)
    let level = state.progress.level(of: player)
    let wallet = state.progress.wallet(of: player)
    return PlayerLog.Profile(
      player: player,
      points: state.progress.ledger.total(of: player),
      level: level,
      appearance: state.rules.levelTable?.appearance(of: level.level),
      streak: record.streak?.standing(on: today, by: days),
      goal: record.goal?.standing(on: today, by: days),
      achievements: state.progress.tracker.standings(of: player),
      unseen: state.progress.tracker.unseen(by: player),
      title: state.progress.tracker.title(of: player),
      coins: wallet?.balance,
      items: wallet?.purchases ?? [:],
      quantities: record.quantities.mapValues(\.value),
      habits: record.habits.map {
        $0.standing(on: today, since: state.start(of: $0.habit.id, record), by: days)
      },
      boosts: record.earnings.running(at: date, state.rules.draft.earnings).map {
        Boost(
          id: $0.multiplier.id,
          title: $0.multiplier.title,
          factor: $0.multiplier.factor,
          end: $0.end
        )
      }
    )
  }

  private func state(at date: Date) -> PlayerLogState {
    var state =
      log.state(at: date)
      ?? log.state(
        after: events.filter {
          $0.date <= date || PlayerLogState.target(of: $0.action) != nil
            || $0.action.holdsForThePast
        }
      )
    PlayerLogState.advance(&state, to: date)
    return state
  }

  /// Returns what each of some days was for a habit, for a table or a calendar; nothing for an
  /// unknown habit.
  ///
  /// - Parameters:
  ///   - habit: The habit.
  ///   - days: The days, of which at most the first 3,660 are looked at.
  ///   - player: The player.
  ///   - date: The present.
  /// - Returns: The states, one for each day that the player's zone has.
  /// - Complexity: O(*d* log *n*) for *d* days.
  public func history(
    of habit: Habit.ID,
    on days: ClosedRange<CalendarDay>,
    of player: Member.ID = PlayerLog.owner,
    at date: Date
  ) -> [(day: CalendarDay, state: Habit.DayState)] {
    let state = state(at: date)
    let record = state.record(of: player)
    guard let progress = record.habits.first(where: { $0.habit.id == habit }) else { return [] }
    let start = state.start(of: habit, record)
    let today = record.days.day(of: date)
    let last = min(days.upperBound.number, days.lowerBound.number + 3659)
    return (days.lowerBound.number...last).filter(record.days.exists).map { number in
      let day = CalendarDay(clamping: number)
      return (day, progress.state(on: day, today: today, since: start, by: record.days))
    }
  }

  /// Returns how a player stood with the goal of a day, or nil when there is no goal.
  ///
  /// A calendar asks it for each of its days.
  public func goal(
    of player: Member.ID = PlayerLog.owner,
    on day: CalendarDay
  ) -> DailyGoal.Standing? {
    let record = state.record(of: player)
    return record.goal?.standing(on: day, by: record.days)
  }

  /// Returns the streak of a player, or nil when the rules have none.
  public func streak(of player: Member.ID = PlayerLog.owner) -> Streak? {
    state.record(of: player).streak
  }

  /// Returns where the coins of a player came from and went, oldest first.
  public func postings(of player: Member.ID = PlayerLog.owner) -> [Wallet.Posting] {
    state.progress.wallet(of: player)?.postings ?? []
  }

  /// Returns why a player cannot buy an item at a date, or nil when they can.
  public func refusal(
    of item: Wallet.Shop.Item.ID,
    for player: Member.ID = PlayerLog.owner,
    at date: Date
  ) -> PlayerLogError? {
    do throws(PlayerLogError) {
      try state.check(item, for: player, on: state.record(of: player).days.day(of: date))
      return nil
    } catch {
      return error
    }
  }
}

extension PlayerLog {
  /// The rules of a log: what activities earn, and all that follows from it.
  ///
  /// Whatever is left out does not exist in the game.
  ///
  /// ```swift
  /// let rules = try PlayerLog.Rules {
  ///   $0.earnings = try EarningRules {
  ///     $0.rules = [EarningRules.Rule("run", of: "run", perAmount: 3)]
  ///   }
  ///   $0.streak = try Streak.Rules { $0.maximumFreezes = 2 }
  ///   $0.dailyGoal = try DailyGoal(.points, 15)
  /// }
  /// ```
  ///
  /// In JSON rules are an object with `version` 1 that leaves defaults out:
  /// `{"version":1,"earnings":{...}, "points":{...},"achievements":{...},"streak":{...},"dailyGoal":{...},"shop":{...},"habits":[...],"quantities":[...]}`.
  public struct Rules: Policy {
    /// The values, which may be at fault.
    public struct Draft: StandardDraft {
      /// The type of the faults of values.
      public typealias Fault = RuleFault

      /// All kinds of activities that there are, or nil for any.
      ///
      /// With them a kind that nothing knows is a fault, and recording one is refused; without them
      /// a rule about a kind that looks like a slip of another one is a fault.
      public var kinds: Set<PlayerActivity.Kind>?
      /// The points that activities earn.
      public var earnings: EarningRules = .empty
      /// Caps per day and week, the floor and the levels.
      public var points: PointsRules = .standard
      /// Whether a level is kept when points are lost.
      public var levelPolicy: LevelProgress.Policy = .highWaterMark
      /// How levels are shown, or nil when the app decides that.
      public var levelTable: LevelTable?
      /// The achievements that can be reached.
      ///
      /// They can count the player's activities, and those that follow from them: `points`,
      /// `level`, `goalMet` and `streak`, with the number as their amounts.
      public var achievements: AchievementBook = .empty
      /// The rules of the streak, or nil when there is none.
      public var streak: Streak.Rules?
      /// The activities that the streak is made of.
      public var streakFilter: PlayerActivity.Filter = PlayerActivity.Filter()
      /// Whether a day counts for the streak only when the daily goal is met.
      public var streakNeedsGoal: Bool = false
      /// The goal of every day, or nil when there is none; players can choose another target.
      public var dailyGoal: DailyGoal?
      /// The items to buy and the coins that points and levels earn, or nil when there are no
      /// coins.
      ///
      /// Its levels are those of ``points``, whatever its own rules say.
      public var shop: Wallet.Shop?
      /// The coins for each day on which the daily goal is met, at least 0.
      public var coinsForGoal: Int = 0
      /// The coins for each tier of an achievement, at least 0.
      public var coinsForTier: Int = 0
      /// The things that players set out to do again and again, at most 1,000.
      public var habits: [Habit] = []
      /// The numbers that players have apart from points and coins, at most 100.
      public var quantities: [PlayerLog.Quantity] = []
      /// By how many seconds the clocks of a player's devices may differ, 0 to a day.
      ///
      /// A command at a date that is before the last event, but by no more than this, is taken for
      /// one at the date of that event.
      public var clockTolerance: Int = 600

      /// Creates the defaults.
      public init() {}

      /// Makes the levels of the shop those of ``points``.
      public mutating func settle() {
        shop = shop.map { Wallet.Shop($0, levels: points.levels) }
      }
    }

    /// The values.
    public let checked: Checked<Draft>

    /// Creates the policy that has these values.
    public init(_ checked: Checked<Draft>) {
      self.checked = checked
    }
  }
}

extension PlayerLog.Rules: JSONPolicy, JSONContent {}

extension PlayerLog.Rules.Draft: DeclaredDraft {
  package static func declare(_ values: inout PolicyValues<Self>) {
    values.version(1)
    values.value("kinds", \.kinds, as: .kinds) {
      $0.isEmpty ? .tooFew(0, expected: 1) : nil
    }
    values.value("earnings", \.earnings)
    values.value("points", \.points)
    values.value("levelPolicy", \.levelPolicy)
    values.value("levelTable", \.levelTable)
    values.value("achievements", \.achievements)
    values.value("streak", \.streak)
    values.value("streakFilter", \.streakFilter)
    values.check(\.streakFilter, \.faults)
    values.value("streakNeedsGoal", \.streakNeedsGoal)
    values.value("dailyGoal", \.dailyGoal)
    values.value("shop", \.shop)
    values.value("coinsForGoal", \.coinsForGoal, in: 0...1_000_000_000)
    values.value("coinsForTier", \.coinsForTier, in: 0...1_000_000_000)
    values.value("habits", \.habits, count: 0...1000)
    values.check(\.habits) { RuleFault.faults(in: $0, by: \.faults) }
    values.value("quantities", \.quantities, count: 0...100)
    values.check(\.quantities) { RuleFault.faults(in: $0, by: \.faults) }
    values.value("clockTolerance", \.clockTolerance, in: 0...86_400)
  }

  package var faultsTogether: [LocatedFault<RuleFault>] {
    let top = ContentPlace()
    var faults: [LocatedFault<RuleFault>] = []
    if streakNeedsGoal, dailyGoal == nil {
      let fault = RuleFault.malformed("there is no daily goal that the streak could need")
      faults.append(LocatedFault(fault, at: top.key("streakNeedsGoal")))
    }
    for (index, item) in (shop?.items ?? []).enumerated() {
      let place = top.key("shop").key("items").index(index)
      if item.freezes > streak?.maximumFreezes ?? 0 {
        let range = 0...(streak?.maximumFreezes ?? 0)
        faults.append(.init(.outOfRange(item.freezes, expected: range), at: place.key("freezes")))
      }
      if item.repairs > 0, streak == nil {
        let fault = RuleFault.neverApplies("there is no streak to repair", nearest: nil)
        faults.append(LocatedFault(fault, at: place.key("repairs")))
      }
    }
    faults += RuleFault.faults(ofIdentifiers: habits.map(\.id.rawValue), in: top.key("habits"))
    let places = top.key("quantities")
    faults += RuleFault.faults(ofIdentifiers: quantities.map(\.id.rawValue), in: places)
    for (index, quantity) in quantities.enumerated() where quantity.perMiss != 0 && habits.isEmpty {
      let fault = RuleFault.neverApplies("there is no habit that could be missed", nearest: nil)
      faults.append(LocatedFault(fault, at: places.index(index).key("perMiss")))
    }
    return faults + faultsOfWords
  }

  // MARK: What can never apply

  /// The faults of filters that nothing in a log fits.
  private var faultsOfWords: [LocatedFault<RuleFault>] {
    let top = ContentPlace()
    var earning = ActivityVocabulary(kinds: knownKinds, isOpen: kinds == nil)
    for kind in Self.following {
      earning.absent[kind] = "what only follows from points, \"\(kind)\", earns nothing itself"
    }
    var others = earning
    for kind in Self.following {
      others.absent[kind] = "only achievements see \"\(kind)\", which follows from points"
    }
    var faults = earning.faults(of: earnings, buying: shop).within(top.key("earnings"))
    faults += others.faults(of: streakFilter).within(top.key("streakFilter"))
    if let dailyGoal {
      faults += others.faults(of: dailyGoal.filter).within(top.key("dailyGoal").key("of"))
    }
    for (index, habit) in habits.enumerated() {
      let place = top.key("habits").index(index).key("of")
      faults += others.faults(of: habit.filter).within(place)
    }
    for (index, quantity) in quantities.enumerated() {
      let place = top.key("quantities").index(index).key("rules")
      faults += earning.faults(of: quantity.rules, buying: nil).within(place)
    }
    var given = earning
    given.kinds.append(PlayerActivity.Kind(rawValue: PointsReason.Kind.award.rawValue))
    for (index, cap) in points.draft.caps.enumerated() {
      for kind in cap.kinds ?? [] {
        guard let fault = given.fault(of: PlayerActivity.Kind(rawValue: kind.rawValue)) else {
          continue
        }
        let place = top.key("points").key("caps").index(index).key("kinds")
        faults.append(LocatedFault(fault, at: place))
      }
    }
    var seen = ActivityVocabulary(kinds: knownKinds + Self.following, isOpen: kinds == nil)
    seen.absent[.void] = "no metric counts what takes another activity out"
    seen.absent[.purchase] = "a purchase turns multipliers on and counts for nothing else"
    faults += seen.faults(of: achievements).within(top.key("achievements"))
    return faults
  }

  /// The kinds that follow from points and are no activities of their own.
  private static let following: [PlayerActivity.Kind] = [
    .points, .level, .goalMet, .streak, .void,
  ]

  /// The kinds that the rules name, or all where the rules say so.
  private var knownKinds: [PlayerActivity.Kind] {
    if let kinds { return kinds.sorted() }
    var named: Set<PlayerActivity.Kind> = []
    for rules in [earnings] + quantities.map(\.rules) {
      for rule in rules.draft.rules { named.formUnion(rule.filter.kinds ?? []) }
      for boost in rules.draft.multipliers.compactMap(\.boost) {
        named.formUnion(boost.filter.kinds ?? [])
      }
    }
    for habit in habits { named.formUnion(habit.filter.kinds ?? []) }
    return named.subtracting(Self.following).subtracting([.purchase]).sorted()
  }
}

extension ActivityVocabulary {
  /// Returns the faults of the filters of rules, in a log in which items can be bought, which turn
  /// multipliers on.
  fileprivate func faults(
    of earnings: EarningRules,
    buying shop: Wallet.Shop?
  ) -> [LocatedFault<RuleFault>] {
    var words = self
    words.absent[.purchase] = "a purchase turns multipliers on and earns nothing"
    let faults = words.faults(of: earnings)
    words.absent[.purchase] = shop == nil ? "there is no shop in which to buy" : nil
    words.kinds += [.purchase]
    return faults
      + earnings.draft.multipliers.enumerated().flatMap { index, multiplier in
        let filter = multiplier.boost?.filter ?? PlayerActivity.Filter()
        let place = ContentPlace().key("multipliers").index(index).key("after")
        var found = words.faults(of: filter)
        if let items = shop?.items.map(\.id.rawValue), filter.kinds == [.purchase] {
          for subject in (filter.subjects ?? []).sorted() where !items.contains(subject) {
            let reason = "the shop has no \"\(subject)\""
            let fault = RuleFault.neverApplies(reason, nearest: subject.nearest(of: items))
            found.append(LocatedFault(fault, at: ContentPlace().key("subjects")))
          }
        }
        return found.within(place)
      }
  }
}
