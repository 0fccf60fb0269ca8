// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

extension PlayerLog {
  /// Everything that an activity brought its player.
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

    init(event: PlayerLog.Event, player: Member.ID) {
      self.event = event
      self.player = player
    }

    /// The identifier of the event.
    public var id: PlayerLog.Event.ID { event.id }

    /// The points that it gave or, when negative, took.
    public var points: Int { steps.reduce(0) { $0 + $1.points } }
  }

  /// Everything that a page about a player shows.
  public struct Profile: Hashable, Sendable {
    /// The player.
    public let player: Member.ID
    /// All points.
    public let points: Int
    /// On which level the player is.
    public let level: LevelTable.Standing
    /// The title, text and image of the level, if the rules have any.
    public let appearance: LevelTable.Appearance?
    /// The streak as of today, or nil if the rules have none.
    public let streak: Streak.Standing?
    /// The standing on today's goal, or nil if the rules have none.
    public let goal: DailyGoal.Standing?
    /// The player's standing in every achievement, in the order of the book.
    ///
    /// Show those that are hidden as a secret; see ``Achievement/Standing/visible``.
    public let achievements: [Achievement.Standing]
    /// The tiers that the player has reached and not looked at; a badge shows their number.
    public let unseen: [Achievement.Unlock]
    /// The title that the player wears with the name.
    public let title: String?
    /// The coins left, or nil if there is no shop.
    public let coins: Int?
    /// How often each item was bought.
    public let items: [Wallet.Shop.Item.ID: Int]
  }
}

extension PlayerLog {
  /// The players who have done anything, sorted.
  public var players: [Member.ID] { state.players.keys.sorted() }

  /// Returns all that an activity brought; nil for another event, and for one without effect.
  public func report(of event: PlayerLog.Event.ID) -> PlayerLog.Report? { state.reports[event] }

  /// Returns what each activity of a player brought, in the order of the log.
  ///
  /// - Complexity: O(*n*) for *n* events.
  public func reports(of player: Member.ID = PlayerLog.owner) -> [PlayerLog.Report] {
    events.compactMap { state.reports[$0.id] }.filter { $0.player == player }
  }

  /// Returns the points of a player, those of some time if it is given.
  public func points(of player: Member.ID = PlayerLog.owner, in window: Range<Date>? = nil) -> Int {
    guard let window else { return state.progress.ledger.total(of: player) }
    return state.progress.ledger.total(of: player, in: window)
  }

  /// Explains the points of a player: every entry, and how its points come about.
  public func explanation(
    of player: Member.ID = PlayerLog.owner,
    in window: Range<Date>? = nil
  ) -> PointsExplanation {
    state.progress.ledger.explanation(of: player, in: window)
  }

  /// Returns the profile of a player, including one who has not done anything yet.
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
    let days = utcOffset.flatMap(content.days.reckoning(aheadOfGreenwichBy:)) ?? content.days
    let today = days.day(of: date)
    let level = state.progress.level(of: player)
    let wallet = state.progress.wallet(of: player)
    return PlayerLog.Profile(
      player: player,
      points: state.progress.ledger.total(of: player),
      level: level,
      appearance: content.rules.levelTable?.appearance(of: level.level),
      streak: record.streak?.standing(on: today, by: days),
      goal: record.goal?.standing(on: today, by: days),
      achievements: state.progress.tracker.standings(of: player),
      unseen: state.progress.tracker.unseen(by: player),
      title: state.progress.tracker.title(of: player),
      coins: wallet?.balance,
      items: wallet?.purchases ?? [:]
    )
  }

  private func state(at date: Date) -> PlayerLogState {
    log.state(at: date)
      ?? log.state(
        after: events.filter { $0.date <= date || PlayerLogState.target(of: $0.action) != nil }
      )
  }

  /// Returns a player's standing on the goal of a day, or nil if there is no goal.
  ///
  /// A calendar asks it for each of its days.
  public func goal(
    of player: Member.ID = PlayerLog.owner,
    on day: CalendarDay
  ) -> DailyGoal.Standing? {
    state.record(of: player).goal?.standing(on: day, by: content.days)
  }

  /// Returns a player's streak, or nil if the rules have none.
  public func streak(of player: Member.ID = PlayerLog.owner) -> Streak? {
    state.record(of: player).streak
  }

  /// Returns what a player's coins were earned with and spent on, oldest first.
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
      try state.check(item, for: player, on: content.days.day(of: date))
      return nil
    } catch {
      return error
    }
  }
}

extension PlayerLog {
  /// The rules of a log: the points that activities earn, and everything that follows from them.
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
  /// `{"version":1,"earnings":{...}, "points":{...},"achievements":{...},"streak":{...},"dailyGoal":{...},"shop":{...}}`.
  public struct Rules: Policy {
    /// The values as variables, not yet checked.
    public struct Draft: StandardDraft {
      /// The type of the faults of values.
      public typealias Fault = RuleFault

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
      /// The rules for the streak, or nil for no streak.
      public var streak: Streak.Rules?
      /// The activities that the streak is made of.
      public var streakFilter: PlayerActivity.Filter = PlayerActivity.Filter()
      /// Whether a day counts for the streak only when the daily goal is met.
      public var streakNeedsGoal: Bool = false
      /// The goal for every day, or nil for none; players can choose a different target.
      public var dailyGoal: DailyGoal?
      /// The items to buy and the coins that points and levels earn, or nil for no coins.
      ///
      /// Its levels are those of ``points``, whatever its own rules say.
      public var shop: Wallet.Shop?
      /// The coins for each day on which the daily goal is met, at least 0.
      public var coinsForGoal: Int = 0
      /// The coins for each tier of an achievement, at least 0.
      public var coinsForTier: Int = 0

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
  }

  package var faultsTogether: [LocatedFault<RuleFault>] {
    var faults: [LocatedFault<RuleFault>] = []
    if streakNeedsGoal, dailyGoal == nil {
      let fault = RuleFault.malformed("there is no daily goal that the streak could need")
      faults.append(LocatedFault(fault, at: ContentPlace().key("streakNeedsGoal")))
    }
    for (index, item) in (shop?.items ?? []).enumerated()
    where item.freezes > streak?.maximumFreezes ?? 0 {
      let range = 0...(streak?.maximumFreezes ?? 0)
      let place = ContentPlace().key("shop").key("items").index(index).key("freezes")
      faults.append(LocatedFault(.outOfRange(item.freezes, expected: range), at: place))
    }
    return faults
  }
}
