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
    /// The steps in which its points come about, after caps and floor; their sum is ``points``.
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
    /// The amount by which it changed each quantity, of those that it changed.
    public internal(set) var quantities: [PlayerLog.Quantity.ID: Int] = [:]
    /// The habits that are done by it, for the day or for the week.
    public internal(set) var habits: [Habit.ID] = []
    /// The players whose points, levels and achievements changed, if it was entered before
    /// something else.
    ///
    /// Only the report that the command returns says it.
    public internal(set) var consequences: [ProgressChange] = []

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
    /// The level of the player.
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
    /// The number of times that each item was bought.
    public let items: [Wallet.Shop.Item.ID: Int]
    /// The amount of each quantity.
    public let quantities: [PlayerLog.Quantity.ID: Int]
    /// The player's standing with each habit today, in the order of the rules.
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
    /// The date when it ends.
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

  /// Returns a player's standing on the goal of a day, or nil if there is no goal.
  ///
  /// A calendar asks it for each of its days.
  public func goal(
    of player: Member.ID = PlayerLog.owner,
    on day: CalendarDay
  ) -> DailyGoal.Standing? {
    let record = state.record(of: player)
    return record.goal?.standing(on: day, by: record.days)
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
      try state.check(item, for: player, on: state.record(of: player).days.day(of: date))
      return nil
    } catch {
      return error
    }
  }
}
