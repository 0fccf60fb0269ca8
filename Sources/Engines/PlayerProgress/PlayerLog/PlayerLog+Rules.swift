// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

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
    public struct Draft: StandardDraft, ClockedDraft, ManagedDraft {
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
      /// The policy on whether a level is kept when points are lost.
      public var levelPolicy: LevelProgress.Policy = .highWaterMark
      /// The table by which levels are shown, or nil when the app decides that.
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
      /// The amount by which the clocks of a player's devices may differ, 0 to a day, in whole
      /// seconds.
      ///
      /// A command at a date that is before the last event, but by no more than this, is taken for
      /// one at the date of that event.
      public var clockTolerance: Duration = .usualClockTolerance
      /// The time after an event within which it can be reported, whatever its kind, or nil when
      /// that does not matter.
      ///
      /// It holds from when rules are adopted, also where those are for all of the past. In JSON
      /// rules without the key have no limit.
      public var reportWithin: CalendarSpan? = .usualReport
      /// The people who may act for others, such as teachers: give and take points by hand, take out
      /// what others did, begin terms, adopt rules and erase players.
      ///
      /// The app, which is no actor, always may. It holds from when rules are adopted, also where
      /// those are for all of the past; who may erase is decided by the first rules of a log.
      public var managers: Set<Member.ID> = []

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
    values.clocks()
    values.managers()
  }

  package var faultsTogether: [LocatedFault<RuleFault>] {
    let top = ContentPlace()
    var faults: [LocatedFault<RuleFault>] = []
    if streakNeedsGoal, dailyGoal == nil {
      let fault = RuleFault.malformed("there is no daily goal that the streak could need")
      faults.append(LocatedFault(fault, at: top.key("streakNeedsGoal")))
    }
    for (index, item) in (shop?.items ?? []).enumerated()
    where item.freezes > streak?.maximumFreezes ?? 0 {
      let place = top.key("shop").key("items").index(index)
      let range = 0...(streak?.maximumFreezes ?? 0)
      faults.append(.init(.outOfRange(item.freezes, expected: range), at: place.key("freezes")))
    }
    faults += RuleFault.faults(ofIdentifiers: habits.map(\.id.rawValue), in: top.key("habits"))
    return faults
      + RuleFault.faults(ofIdentifiers: quantities.map(\.id.rawValue), in: top.key("quantities"))
  }

  // MARK: What can never apply

  package var faultsWithoutEffect: [LocatedFault<RuleFault>] { faultsOfParts + faultsOfWords }

  /// The faults of numbers about something that the rules do not have.
  private var faultsOfParts: [LocatedFault<RuleFault>] {
    let top = ContentPlace()
    var faults: [LocatedFault<RuleFault>] = []
    func note(_ reason: String, at place: ContentPlace) {
      faults.append(LocatedFault(.neverApplies(reason, nearest: nil), at: place))
    }
    for (index, item) in (shop?.items ?? []).enumerated() where item.repairs > 0 && streak == nil {
      let place = top.key("shop").key("items").index(index)
      note("there is no streak to repair", at: place.key("repairs"))
    }
    for (index, quantity) in quantities.enumerated() where quantity.perMiss != 0 && habits.isEmpty {
      let place = top.key("quantities").index(index)
      note("there is no habit that could be missed", at: place.key("perMiss"))
    }
    for (coins, key) in [(coinsForGoal, "coinsForGoal"), (coinsForTier, "coinsForTier")]
    where coins > 0 && shop == nil {
      note("there is no shop, and so there are no coins", at: top.key(key))
    }
    if coinsForGoal > 0, dailyGoal == nil {
      note("there is no daily goal to be met", at: top.key("coinsForGoal"))
    }
    if coinsForTier > 0, achievements.achievements.isEmpty {
      note("there is no achievement to be reached", at: top.key("coinsForTier"))
    }
    return faults
  }

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
    if streak == nil { seen.absent[.streak] = "there is no streak that could grow" }
    if dailyGoal == nil { seen.absent[.goalMet] = "there is no daily goal to be met" }
    seen.amounts = [
      .points: 1...Int.max, .level: 0...Int.max, .streak: 1...Int.max, .goalMet: 1...1,
    ]
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

  /// All kinds that anything in the rules names.
  fileprivate var namedKinds: Set<PlayerActivity.Kind> {
    func kinds(of filter: PlayerActivity.Filter) -> [PlayerActivity.Kind] {
      Array(filter.kinds ?? []) + (filter.any + filter.none).flatMap { kinds(of: $0) }
    }
    var filters: [PlayerActivity.Filter] = [streakFilter]
    for rules in [earnings] + quantities.map(\.rules) {
      filters += rules.draft.rules.map(\.filter)
      filters += rules.draft.multipliers.map(\.filter)
    }
    filters += habits.map(\.filter)
    filters += AchievementIndex(achievements).metrics.map(\.filter)
    if let dailyGoal { filters.append(dailyGoal.filter) }
    return Set(knownKinds + filters.flatMap { kinds(of: $0) })
  }
}

extension PlayerLog {
  /// A kind of activities that was recorded although the rules do not name it.
  public struct UnnamedKind: Identifiable, Hashable, Sendable {
    /// The kind.
    public let kind: PlayerActivity.Kind
    /// The kind that the rules name and that was probably meant, if there is one.
    public let nearest: PlayerActivity.Kind?
    /// The number of times that it was recorded.
    public let count: Int

    /// The kind.
    public var id: PlayerActivity.Kind { kind }
  }

  /// The kinds that were recorded although nothing in the rules names them, in order: later rules
  /// may, or it was a slip of the pen that earned nothing.
  ///
  /// ```swift
  /// try log.record("rnu", at: now)
  /// log.unnamedKinds.first?.nearest   // "run"
  /// ```
  ///
  /// Rules that name all ``PlayerLog/Rules/Draft/kinds`` refuse such a slip at once.
  ///
  /// - Complexity: O(*n*) for *n* events.
  public var unnamedKinds: [UnnamedKind] {
    let named = rules.draft.namedKinds
    let names = named.map(\.rawValue).sorted()
    var counts: [PlayerActivity.Kind: Int] = [:]
    for event in log.log {
      guard case .recorded(let entry) = event.action, !named.contains(entry.kind),
        case .effective = effect(of: event.id)
      else { continue }
      counts[entry.kind, default: 0] += 1
    }
    return counts.sorted { $0.key < $1.key }.map { kind, count in
      let nearest = kind.rawValue.nearest(of: names).map(PlayerActivity.Kind.init(rawValue:))
      return UnnamedKind(kind: kind, nearest: nearest, count: count)
    }
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
