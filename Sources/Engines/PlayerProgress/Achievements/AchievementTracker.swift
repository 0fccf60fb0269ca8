// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
public import LudusFoundation

/// Finds the achievements that members have unlocked with their activities.
///
/// ```swift
/// var tracker = AchievementTracker(book, days: DayReckoning(berlin))
/// let unlocks = try tracker.record(activity)           // to be announced
/// tracker.standings(of: "ada")[0].next?.progress.part   // 2/5
/// tracker.unseen(by: "ada").count                      // the badge
/// ```
///
/// A tracker is a function of the *set* of activities, which it goes through by date and, on the
/// same date, by identifier. It does not matter in which order they are recorded, how late or how
/// often: recording one after the other has the same result as going through a whole history at the
/// end. A tier is reached on the date of the activity that reaches it, and stays reached.
///
/// Recording is idempotent, and an activity with the identifier of another one is refused. A void
/// takes effect from its place in the order on. The ``AchievementTracker/RevocationPolicy`` decides
/// whether tiers that had been reached by then are kept and marked, or lost.
public struct AchievementTracker: Hashable, Sendable {
  /// The reckoning of days for members who are at home.
  package let days: DayReckoning
  /// The policy on whether achievements are kept when their activities are voided.
  package let policy: AchievementTracker.RevocationPolicy

  private let index: AchievementIndex
  /// The dates of all activities, by which histories find them.
  private var dates = PagedDictionary<PlayerActivity.ID, Date>()
  private var histories = PagedDictionary<Member.ID, AchievementHistory>()
  /// Some of the last circumstances, which new activities share.
  private var examples = Derived<[[PlayerActivity.Circumstances]]>([])

  /// Creates a tracker without any activities.
  ///
  /// - Parameters:
  ///   - book: The achievements.
  ///   - days: The reckoning of days.
  ///   - policy: Whether achievements are kept when their activities are voided.
  public init(
    _ book: AchievementBook,
    days: DayReckoning,
    policy: AchievementTracker.RevocationPolicy = .keep
  ) {
    index = AchievementIndex(book)
    self.days = days
    self.policy = policy
  }

  /// Creates a tracker of many activities, in any order.
  ///
  /// - Parameters:
  ///   - book: The achievements, perhaps newer than the activities.
  ///   - days: The reckoning of days.
  ///   - policy: Whether achievements are kept when their activities are voided.
  ///   - activities: The activities of the members.
  /// - Throws: The error of the first activity that ``record(_:)`` refuses.
  /// - Complexity: O(*n* log *n*), and O(*n*) more for every void.
  public init(
    _ book: AchievementBook,
    days: DayReckoning,
    policy: AchievementTracker.RevocationPolicy = .keep,
    activities: some Sequence<PlayerActivity>
  ) throws(AchievementError) {
    self.init(book, days: days, policy: policy)
    for activity in activities.sorted(by: { $0.isBefore($1) }) {
      try record(activity)
    }
  }

  /// The achievements.
  package var book: AchievementBook { index.book }

  /// Records an activity or a void.
  ///
  /// - Parameter activity: The activity or void.
  /// - Returns: The tiers that the member has reached by it and had not before, in the order of
  ///   reaching.
  /// - Throws: ``AchievementError/conflictingActivity(_:)``, ``AchievementError/dateOutOfRange`` or
  ///   ``AchievementError/utcOffsetOutOfRange(_:expected:)``.
  /// - Complexity: O(*m*) in the number of metrics that count activities of the kind. For a void,
  ///   and for what arrives late, all of the member's are gone through again if it changes when a
  ///   tier was reached.
  @discardableResult
  public mutating func record(
    _ activity: PlayerActivity
  ) throws(AchievementError) -> [Achievement.Unlock] {
    if let date = dates[activity.id] {
      guard date == activity.date, histories[activity.member]?.contains(activity) == true else {
        throw .conflictingActivity(activity.id)
      }
      return []
    }
    guard activity.date.milliseconds != nil else { throw .dateOutOfRange }
    if let offset = activity.utcOffset, !DayReckoning.offsets.contains(offset) {
      throw .utcOffsetOutOfRange(offset, expected: DayReckoning.offsets)
    }
    dates[activity.id] = activity.date
    return recordNew(activity)
  }

  /// Records an activity or a void that the caller knows to be new and to have dates that can be
  /// stored.
  ///
  /// Its identifier is not remembered.
  @discardableResult
  package mutating func recordNew(_ activity: PlayerActivity) -> [Achievement.Unlock] {
    var activity = activity
    activity.share(with: &examples.value)
    return take(activity)
  }

  /// Records an activity as ``recordNew(_:)`` does, without making circumstances of its own for it.
  package mutating func recordNew(
    _ kind: PlayerActivity.Kind,
    id: PlayerActivity.ID,
    by member: Member.ID,
    subject: String?,
    amount: Int,
    tags: Set<String>,
    season: String?,
    at date: Date,
    utcOffset: Int?
  ) -> [Achievement.Unlock] {
    let circumstances = PlayerActivity.Circumstances(
      kind: kind,
      tags: tags,
      season: season,
      utcOffset: utcOffset
    )
    .shared(with: &examples.value)
    return take(PlayerActivity(id, member, subject, amount, at: date, circumstances))
  }

  private mutating func take(_ activity: PlayerActivity) -> [Achievement.Unlock] {
    histories[activity.member, default: AchievementHistory(index)]
      .record(activity, index, days, policy)
  }
}

// MARK: What is reached

extension AchievementTracker {
  /// The members of whom an activity is known, sorted.
  package var members: [Member.ID] {
    histories.filter { !$0.value.activities.isEmpty }.map(\.key).sorted()
  }

  /// All activities and voids of a member, by date and identifier.
  package func activities(of member: Member.ID) -> [PlayerActivity] {
    histories[member].map { Array($0.activities) } ?? []
  }

  /// Returns the tiers that a member has reached, in the order of reaching.
  ///
  /// - Complexity: O(*u* log *u*) in the number of tiers reached.
  public func unlocks(of member: Member.ID) -> [Achievement.Unlock] {
    histories[member]?.unlocks(policy).inOrder ?? []
  }

  /// Returns the tiers that a member has reached, by their places in the book.
  ///
  /// - Complexity: O(1) where what is voided is revoked, else O(*u*) for *u* tiers reached.
  func unlocksByPlace(of member: Member.ID) -> [Int: Achievement.Unlock] {
    histories[member]?.unlocks(policy) ?? [:]
  }

  /// Returns the number of tiers that a member has reached; a leaderboard shows it with the points.
  package func unlockCount(of member: Member.ID) -> Int {
    histories[member]?.unlockCount(policy) ?? 0
  }

  /// Returns a member's standing in every achievement since the beginning, in the order of the
  /// book.
  ///
  /// - Complexity: O(*n*) in the number of tiers.
  public func standings(of member: Member.ID) -> [Achievement.Standing] {
    let history = histories[member] ?? AchievementHistory(index)
    let unlocks = history.unlocks(policy)
    var tiers = index.tiers.enumerated().makeIterator()
    return book.achievements.map { achievement in
      Achievement.Standing(
        achievement: achievement,
        tiers: achievement.tiers.compactMap { tier in
          tiers.next().map { place, indexed in
            Achievement.TierStanding(
              id: indexed.id,
              tier: tier,
              unlock: unlocks[place],
              progress: indexed.goal.progress(by: history.fold.states),
              isUnseen: unlocks[place] != nil && history.seen[indexed.id] == nil
            )
          }
        }
      )
    }
  }

  /// Returns the tracker as it would be with only what has happened up to an instant.
  ///
  /// - Parameter date: The last instant that counts.
  /// - Returns: The tracker without later activities, voids, looks and choices.
  /// - Complexity: As creating a tracker of the activities up to then.
  public func view(asOf date: Date) -> AchievementTracker {
    var view = AchievementTracker(book, days: days, policy: policy)
    for (member, history) in histories {
      var past = AchievementHistory(index)
      for activity in history.activities where activity.date <= date {
        view.dates[activity.id] = activity.date
        past.record(activity, index, days, policy)
      }
      for (tier, seen) in history.seen where seen <= date {
        past.see(tier, at: seen)
      }
      for choice in history.choices where choice.date <= date {
        past.choose(choice)
      }
      if past != AchievementHistory(index) {
        view.histories[member] = past
      }
    }
    return view
  }
}

// MARK: The badge

extension AchievementTracker {
  /// Returns the tiers that a member has reached and not looked at yet; a badge counts them.
  public func unseen(by member: Member.ID) -> [Achievement.Unlock] {
    let seen = histories[member]?.seen ?? [:]
    return unlocks(of: member).filter { seen[$0.tier] == nil }
  }

  /// The tiers that a member has looked at, sorted.
  package func seen(by member: Member.ID) -> [Achievement.Tier.ID] {
    histories[member]?.seen.keys.sorted() ?? []
  }

  /// Records that a member looks at the achievements, which clears the badge.
  ///
  /// A tier that becomes known only later, though it was reached before, is new.
  ///
  /// - Parameters:
  ///   - member: The member who looks.
  ///   - date: The date. Tiers that are reached later stay unseen.
  public mutating func markSeen(by member: Member.ID, at date: Date) {
    let tiers = unlocks(of: member).filter { $0.date <= date }.map(\.tier)
    markSeen(tiers, by: member, at: date)
  }

  /// Notes that a member has looked at some tiers, as when a tracker is restored.
  ///
  /// - Parameters:
  ///   - tiers: The tiers.
  ///   - member: The member who looked.
  ///   - date: The date; of several dates the first one counts, and one that is too far away
  ///     changes nothing.
  package mutating func markSeen(
    _ tiers: [Achievement.Tier.ID],
    by member: Member.ID,
    at date: Date
  ) {
    guard let date = date.truncatedToMilliseconds else { return }
    for tier in tiers {
      histories[member, default: AchievementHistory(index)].see(tier, at: date)
    }
  }
}

// MARK: Titles

extension AchievementTracker {
  /// The title worn with the member's name, such as "the Diligent", or nil for none.
  ///
  /// It is the one chosen, as long as the member has it, and else that of the tier reached last of
  /// those with a title.
  public func title(of member: Member.ID) -> String? {
    guard let history = histories[member] else { return nil }
    let unlocks = history.unlocks(policy).filter { index.tiers[$0.key].wornTitle != nil }
    switch history.choices.last?.title ?? .latest {
    case .none:
      return nil
    case .of(let tier) where unlocks.values.contains { $0.tier == tier }:
      return book.tier(tier)?.wornTitle
    case .latest, .of:
      return unlocks.inOrder.last.flatMap { book.tier($0.tier)?.wornTitle }
    }
  }

  /// The titles that a member can wear, in the order in which they were reached.
  public func titles(of member: Member.ID) -> [Achievement.Tier.ID] {
    unlocks(of: member).map(\.tier).filter { book.tier($0)?.wornTitle != nil }
  }

  /// Chooses the title that a member wears.
  ///
  /// - Parameters:
  ///   - title: The title to wear.
  ///   - member: The member who wears it.
  ///   - date: The date from which it counts; of several choices the one of the latest date counts.
  /// - Throws: ``AchievementError/noTitle(_:)``, ``AchievementError/notReached(_:)`` or
  ///   ``AchievementError/dateOutOfRange``.
  public mutating func wear(
    _ title: Achievement.WornTitle,
    by member: Member.ID,
    at date: Date
  ) throws(AchievementError) {
    guard let date = date.truncatedToMilliseconds else { throw .dateOutOfRange }
    if case .of(let tier) = title {
      guard book.tier(tier)?.wornTitle != nil else { throw .noTitle(tier) }
      guard unlocks(of: member).contains(where: { $0.tier == tier && $0.date <= date }) else {
        throw .notReached(tier)
      }
    }
    histories[member, default: AchievementHistory(index)]
      .choose(DatedTitleChoice(date: date, title: title))
  }
}

// MARK: What is stored

extension AchievementTracker {
  /// All members of whom anything is known, sorted.
  var storedMembers: [Member.ID] { histories.map(\.key).sorted() }

  /// Returns since when a member has looked at tiers.
  func looks(of member: Member.ID) -> [Achievement.Tier.ID: Date] { histories[member]?.seen ?? [:] }

  /// Returns the titles that a member has chosen, by date.
  func choices(of member: Member.ID) -> [DatedTitleChoice] { histories[member]?.choices ?? [] }

  /// Takes a choice as it was stored, also of a tier that was lost since.
  mutating func restore(_ choice: DatedTitleChoice, of member: Member.ID) {
    histories[member, default: AchievementHistory(index)].choose(choice)
  }
}

/// In JSON a tracker is an object with `version` 1, its `achievements`, the `days`, the `policy`
/// unless it is `keep`, the `activities`, the tiers that members have `seen`, and the `titles` that
/// they chose. The tiers reached follow from these.
extension AchievementTracker: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    try record.version(1)
    let book = record.field("achievements", \.book)
    let days = record.field("days", \.days)
    let policy = record.field("policy", \.policy, default: .keep)
    let activities = record.field("activities", \.storedActivities, default: [])
    let looks = record.field("seen", \.storedLooks, default: [])
    let choices = record.field("titles", \.storedChoices, default: [])
    var tracker = try Self(book(), days: days(), policy: policy())
    for (index, activity) in try activities().enumerated().sorted(by: { left, right in
      left.element.isBefore(right.element)
    }) {
      do throws(AchievementError) {
        try tracker.record(activity)
      } catch {
        let place = ContentPlace().key("activities").index(index)
        record.note(.malformed(error.description), at: place)
      }
    }
    for look in try looks() {
      tracker.markSeen([look.tier], by: look.member, at: look.date)
    }
    for choice in try choices() {
      tracker.restore(DatedTitleChoice(date: choice.date, title: choice.title), of: choice.member)
    }
    return tracker
  }

  private var storedActivities: [PlayerActivity] { members.flatMap(activities) }

  private var storedLooks: [StoredLook] {
    storedMembers.flatMap { member in
      looks(of: member).sorted { $0.key < $1.key }.map { tier, date in
        StoredLook(member: member, tier: tier, date: date)
      }
    }
  }

  private var storedChoices: [StoredChoice] {
    storedMembers.flatMap { member in
      choices(of: member).map { StoredChoice(member: member, title: $0.title, date: $0.date) }
    }
  }
}

/// A member has looked at a tier.
private struct StoredLook: JSONRecord, Hashable {
  let member: Member.ID
  let tier: Achievement.Tier.ID
  let date: Date

  static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let member = record.field("member", \.member)
    let tier = record.field("tier", \.tier)
    let date = record.field("at", \.date, as: .milliseconds)
    return try Self(member: member(), tier: tier(), date: date())
  }
}

/// A member has chosen a title.
private struct StoredChoice: JSONRecord, Hashable {
  let member: Member.ID
  let title: Achievement.WornTitle
  let date: Date

  static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let member = record.field("member", \.member)
    let title = record.field("title", \.title)
    let date = record.field("at", \.date, as: .milliseconds)
    return try Self(member: member(), title: title(), date: date())
  }
}
