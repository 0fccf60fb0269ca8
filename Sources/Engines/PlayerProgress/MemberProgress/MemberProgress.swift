// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation

/// The points, levels, achievements and coins that members have earned.
///
/// A group, a player log and a diary each keep one, so that what follows from points is written
/// once:
///
/// 1. Entries give points or take them, and a member's level follows from their points.
/// 2. Activities of members are noted, and lead to achievements. Points that were given and a level
///    that was reached are activities as well.
/// 3. Points and levels earn coins, which a shop takes.
///
/// The history says what earns. It makes the entries, the activities and the events of wallets,
/// with identifiers that follow from that of its own event, and hands them in as it goes through
/// its events in order. When it takes one out or an event comes late, it goes on from an earlier
/// value. Where histories differ, see ``MemberProgress/Conventions``.
///
/// A copy is O(1), and a change to it makes anew only some kilobytes around it.
package struct MemberProgress: Hashable, Sendable {
  /// The points, entry by entry.
  package private(set) var ledger: Ledger
  /// The activities and the achievements that they lead to.
  package private(set) var tracker: AchievementTracker
  private var levels = PagedDictionary<Member.ID, LevelProgress>()
  private var wallets = PagedDictionary<Member.ID, WalletState>()

  /// The constants, as the only element of an array: so all states of a history share them, and
  /// a copy is small.
  private let terms: [Terms]

  private struct Terms: Hashable, Sendable {
    let conventions: Conventions
    let points: PointsRules
    let days: DayReckoning
    let firstLevel: LevelProgress
    /// Nil without a shop.
    let emptyWallet: WalletState?
    /// Whether there is anything that activities could lead to.
    let hasAchievements: Bool
  }

  /// The points in which its history differs from others.
  package var conventions: Conventions { terms[0].conventions }
  private var firstLevel: LevelProgress { terms[0].firstLevel }
  private var emptyWallet: WalletState? { terms[0].emptyWallet }
  private var hasAchievements: Bool { terms[0].hasAchievements }

  /// Creates the progress of members who have earned nothing.
  ///
  /// - Parameters:
  ///   - points: Floor, caps and levels.
  ///   - days: The reckoning of the days of caps and achievements.
  ///   - levelPolicy: Whether a level is kept when points are lost.
  ///   - achievements: The achievements that can be reached.
  ///   - revocation: Whether achievements are kept when their activities are taken back.
  ///   - shop: The items to buy and the rules for coins, or nil when there are none. Its levels are
  ///     those of `points`.
  ///   - conventions: The points in which its history differs from others.
  package init(
    _ points: PointsRules,
    days: DayReckoning,
    levelPolicy: LevelProgress.Policy,
    achievements: AchievementBook,
    revocation: AchievementTracker.RevocationPolicy = .keep,
    shop: Wallet.Shop? = nil,
    by conventions: Conventions
  ) {
    ledger = Ledger(rules: points, days: days)
    tracker = AchievementTracker(achievements, days: days, policy: revocation)
    terms = [
      Terms(
        conventions: conventions,
        points: points,
        days: days,
        firstLevel: LevelProgress(points.levels, policy: levelPolicy),
        emptyWallet: shop.map {
          WalletState(Wallet.Content(Wallet.Shop($0, levels: points.levels)))
        },
        hasAchievements: !achievements.achievements.isEmpty
      )
    ]
  }
}

// MARK: - Points and levels

extension MemberProgress {
  /// Lets all members begin again without points and on the first level; achievements and coins
  /// stay.
  package mutating func beginTerm() {
    ledger = Ledger(rules: terms[0].points, days: terms[0].days)
    levels = PagedDictionary()
    for member in wallets.map(\.key) {
      wallets[member]?.beginTerm()
    }
  }

  /// Returns on which level a member is.
  package func level(of member: Member.ID) -> LevelTable.Standing {
    (levels[member] ?? firstLevel).standing
  }

  /// The change of an entry that takes a member to the next level.
  package func changeToNextLevel(of member: Member.ID) -> Ledger.Entry.Change {
    switch conventions.nextLevel {
    case .abovePoints: .toNextLevel
    case .aboveLevel: .points(level(of: member).missing ?? 0)
    }
  }

  /// Records entries, all of them or none.
  ///
  /// Let everything ``follow(_:as:season:)`` from each of them then.
  ///
  /// - Throws: ``LedgerError`` for the first entry that cannot be recorded.
  package mutating func record(_ entries: [Ledger.Entry]) throws(LedgerError) {
    // One entry after the others is recorded at once; several are checked before any is recorded.
    if let entry = entries.first, entries.count == 1 {
      try ledger.record(entry)
    } else {
      try ledger.record(contentsOf: entries)
    }
  }

  /// Lets everything follow from an entry that is recorded: the level, and the activities of points
  /// and levels.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - id: The beginning of the identifiers of those activities.
  ///   - season: The season that they count for.
  /// - Returns: The points that count, the levels and the tiers.
  @discardableResult
  package mutating func follow(
    _ entry: Ledger.Entry,
    as id: String,
    season: String? = nil
  ) -> Gain {
    follow(
      entry.id,
      Cause(
        id: id,
        member: entry.member,
        subject: entry.reason.subject,
        season: season,
        date: entry.date,
        utcOffset: nil
      )
    )
  }

  /// Takes an activity, with the points that it earns.
  ///
  /// - Parameters:
  ///   - activity: The activity.
  ///   - id: The beginning of the identifiers of the activities that follow from its points.
  ///   - entry: The entry of its points, or nil when it earns none.
  /// - Returns: The points that count, the levels and the tiers, in the order of identifiers.
  /// - Throws: ``LedgerError`` when the entry cannot be recorded. Nothing has changed then.
  @discardableResult
  package mutating func take(
    _ activity: PlayerActivity,
    as id: String,
    crediting entry: Ledger.Entry?
  ) throws(LedgerError) -> Gain {
    if let entry {
      try ledger.record(entry)
    }
    let unlocks = note(activity)
    var gain = follow(
      entry?.id,
      Cause(
        id: id,
        member: activity.member,
        subject: activity.subject,
        season: activity.season,
        date: activity.date,
        utcOffset: activity.utcOffset
      )
    )
    gain.unlocks = unlocks + gain.unlocks
    return gain
  }

  /// The side of what earned points that the activities of points and levels share.
  private struct Cause {
    let id: String
    let member: Member.ID
    let subject: String?
    let season: String?
    let date: Date
    let utcOffset: Int?
  }

  private mutating func follow(_ entry: Ledger.Entry.ID?, _ cause: Cause) -> Gain {
    let total = ledger.total(of: cause.member)
    var level = levels[cause.member] ?? firstLevel
    var gain = Gain()
    switch conventions.countedPoints {
    case .taken:
      gain.points = entry.flatMap { ledger.points(takenFor: $0, of: cause.member) } ?? 0
    case .gained:
      // The level has followed every entry before this one.
      gain.points = total - level.points
    }
    gain.levels = level.move(to: total)
    levels[cause.member] = level
    if gain.points > 0 {
      let isNamed = conventions.pointsNameSubject
      gain.unlocks = note(.points, gain.points, conventions.pointsSuffix, isNamed, cause)
    }
    if let reached = gain.levels.last {
      let isNamed = conventions.levelsNameSubject
      gain.unlocks += note(.level, reached, conventions.levelSuffix, isNamed, cause)
    }
    return gain
  }

  private mutating func note(
    _ kind: PlayerActivity.Kind,
    _ amount: Int,
    _ suffix: String,
    _ namesSubject: Bool,
    _ cause: Cause
  ) -> [Achievement.Unlock] {
    note(
      kind,
      id: PlayerActivity.ID(cause.id + suffix),
      by: cause.member,
      subject: namesSubject ? cause.subject : nil,
      amount: amount,
      season: cause.season,
      at: cause.date,
      utcOffset: cause.utcOffset
    )
  }
}

// MARK: - Achievements

extension MemberProgress {
  /// Notes something that a member did, without points, and returns the tiers that it reaches.
  @discardableResult
  package mutating func note(_ activity: PlayerActivity) -> [Achievement.Unlock] {
    guard hasAchievements else { return [] }
    // The dates of a history can be stored.
    return conventions.hasUniqueIdentifiers
      ? tracker.recordNew(activity) : (try? tracker.record(activity)) ?? []
  }

  /// Notes something as ``note(_:)`` does.
  @discardableResult
  package mutating func note(
    _ kind: PlayerActivity.Kind,
    id: PlayerActivity.ID,
    by member: Member.ID,
    subject: String? = nil,
    amount: Int = 1,
    tags: Set<String> = [],
    season: String? = nil,
    at date: Date,
    utcOffset: Int? = nil
  ) -> [Achievement.Unlock] {
    guard hasAchievements else { return [] }
    guard conventions.hasUniqueIdentifiers else {
      return note(
        PlayerActivity(
          id: id,
          member: member,
          kind: kind,
          subject: subject,
          amount: amount,
          tags: tags,
          season: season,
          at: date,
          utcOffset: utcOffset
        )
      )
    }
    return tracker.recordNew(
      kind,
      id: id,
      by: member,
      subject: subject,
      amount: amount,
      tags: tags,
      season: season,
      at: date,
      utcOffset: utcOffset
    )
  }

  /// Takes an activity out of what counts, from a date on.
  ///
  /// - Parameters:
  ///   - activity: The activity.
  ///   - id: The identifier of the void, which must be larger than that of the activity when both
  ///     are of one instant.
  ///   - member: The member whose activity it is.
  ///   - date: The date.
  package mutating func void(
    _ activity: PlayerActivity.ID,
    as id: PlayerActivity.ID,
    of member: Member.ID,
    at date: Date
  ) {
    note(PlayerActivity(id: id, member: member, voiding: activity, at: date))
  }

  /// Notes that a member looks at the achievements.
  package mutating func markSeen(by member: Member.ID, at date: Date) {
    tracker.markSeen(by: member, at: date)
  }

  /// Chooses the title that a member wears.
  ///
  /// - Throws: ``AchievementError`` for one that the member does not have.
  package mutating func wear(
    _ title: Achievement.WornTitle,
    by member: Member.ID,
    at date: Date
  ) throws(AchievementError) {
    try tracker.wear(title, by: member, at: date)
  }
}

// MARK: - Coins

extension MemberProgress {
  /// The coins of a member; nil when there is no shop.
  package func wallet(of member: Member.ID) -> WalletState? {
    emptyWallet == nil ? nil : wallets[member] ?? emptyWallet
  }

  /// Pays a member the coins for points that they had not had before, and others that they are
  /// given.
  ///
  /// Coins beyond the end of `Int` are lost.
  ///
  /// - Parameters:
  ///   - award: The number of others.
  ///   - member: The member.
  ///   - event: Makes the event of their wallet with an action.
  /// - Returns: The number of additional coins.
  @discardableResult
  package mutating func pay(
    _ award: Int = 0,
    to member: Member.ID,
    _ event: (Wallet.Action) -> Wallet.Event
  ) -> Int {
    // Not the wallet, or it would be copied when it is changed.
    let figures = wallet(of: member).map { (balance: $0.balance, mostPoints: $0.mostPoints) }
    guard let before = figures else { return 0 }
    let points = ledger.total(of: member)
    if points > before.mostPoints || conventions.notesEveryPayment {
      try? apply(event(.collected(points: points)), to: member)
    }
    if award > 0 {
      try? apply(event(.awarded(coins: award)), to: member)
    }
    return (wallets[member]?.balance ?? 0) - before.balance
  }

  /// Lets an event that comes last change the wallet of a member; without a shop there is none.
  ///
  /// - Throws: The reason it is not possible. Nothing has changed then.
  package mutating func apply(
    _ event: Wallet.Event,
    to member: Member.ID
  ) throws(WalletError) {
    guard let emptyWallet else { return }
    if wallets[member] == nil {
      var wallet = emptyWallet
      try wallet.apply(event)
      wallets[member] = wallet
    } else {
      try wallets[member, default: emptyWallet].apply(event)
    }
  }
}

// MARK: - What something brought

extension MemberProgress {
  /// The outcome of something for a member, to be shown right after it.
  package struct Gain: Hashable, Sendable {
    /// The points: of an entry those that ``Conventions/countedPoints`` says, else by how many the
    /// total changed.
    package var points = 0
    /// The levels that were reached, lowest first, each to be announced.
    package var levels = 1..<1
    /// The tiers of achievements that were reached.
    package var unlocks: [Achievement.Unlock] = []
    /// The number of coins by which the balance changed; 0 for an entry, whose coins
    /// ``MemberProgress/pay(_:to:_:)`` returns.
    package var coins = 0

    package init() {}
  }

  /// The figures of a member, to be compared with later ones.
  package struct Figures: Hashable, Sendable {
    /// The points.
    package let points: Int
    /// The level.
    package let level: Int
    /// The tiers of achievements that are reached, by their places in the book.
    package let unlocks: [Int: Achievement.Unlock]
    /// The coins, 0 without a shop.
    package let coins: Int
  }

  /// Returns what a member has.
  ///
  /// - Complexity: O(*u*) for *u* tiers reached.
  package func figures(of member: Member.ID) -> Figures {
    Figures(
      points: ledger.total(of: member),
      level: level(of: member).level,
      unlocks: tracker.unlocksByPlace(of: member),
      coins: wallet(of: member)?.balance ?? 0
    )
  }

  /// Returns what a member has more than before, also when events were gone through again in
  /// between.
  ///
  /// - Complexity: O(*u*) for *u* tiers reached, and O(*k* log *k*) for *k* new ones.
  package func gain(of member: Member.ID, since before: Figures) -> Gain {
    let level = max(level(of: member).level, before.level)
    var gain = Gain()
    gain.points = ledger.total(of: member) - before.points
    gain.levels = before.level + 1..<level + 1
    gain.unlocks =
      tracker.unlocksByPlace(of: member).filter { before.unlocks[$0.key] == nil }.inOrder
    gain.coins = (wallet(of: member)?.balance ?? 0) - before.coins
    return gain
  }
}
