// SPDX-License-Identifier: Apache-2.0
public import PlayerProgress
public import LudusCore
internal import LudusFoundation

extension Diary {
  /// The content of a diary before anything happens in it: its owner and its rules.
  ///
  /// In JSON the content is an object, `{"owner":"eva"}`, with `policies` where they are not the standard.
  public struct Content: Hashable, Sendable {
    /// The learner whose diary it is.
    public let owner: Learner.ID
    /// The rules of the diary.
    public let policies: Diary.Policies

    /// Creates the content of a diary.
    public init(owner: Learner.ID, policies: Diary.Policies = .standard) {
      self.owner = owner
      self.policies = policies
    }
  }
}

extension Diary.Content: JSONRecord {
  package static func form(_ record: inout Record<Self, DiaryFault>) throws -> Self {
    let owner = record.field("owner", \.owner)
    let policies = record.field("policies", \.policies, default: .standard)
    return try Diary.Content(owner: owner(), policies: policies())
  }
}

extension Diary {
  /// The rules of a diary: the points for completed items, levels, achievements and coins, the times of reminders,
  /// and the averages that are shown.
  ///
  /// ```swift
  /// let policies = try Diary.Policies(
  ///   xp: XPPolicy(event: 5, goal: 20), levelPolicy: .highWaterMark, achievements: book, shop: shop)
  /// var diary = Diary(owner: "eva", policies: policies)
  /// ```
  ///
  /// In JSON policies are an object without the values of the standard: `{"minimumCohort":10}`.
  public struct Policies: Hashable, Sendable {
    /// The points for completed items.
    public let xp: XPPolicy
    /// The times of reminders.
    public let reminders: ReminderPolicy
    /// The fewest others that an average must be about to be shown, 2 or more.
    public let minimumCohort: Int
    /// Whether a level is kept when an item is reopened.
    public let levelPolicy: LevelPolicy
    /// The achievements that the learner can reach; see ``Diary/achievements``.
    public let achievements: AchievementBook
    /// Whether achievements are kept when the items that led to them are reopened.
    public let revocation: AchievementTracker.RevocationPolicy
    /// The shop in which the learner spends coins, or nil for no coins; see ``Diary/wallet``.
    public let shop: Wallet.Shop?

    /// Whether a level is kept when points are lost.
    ///
    /// With a level that stays, completing and reopening items can lead to levels.
    public typealias LevelPolicy = LevelProgress.Policy

    /// The standard policies: averages of at least 5 others, levels that follow the points, no achievements and no
    /// shop.
    public static let standard = Diary.Policies(
      unchecked: .standard,
      .standard,
      DiaryCourse.Cohort.standardMinimum
    )

    /// Creates policies, with the standard for those left out.
    ///
    /// - Throws: `ContentError` with ``DiaryFault/outOfRange(_:expected:)`` for a smaller cohort.
    public init(
      xp: XPPolicy = .standard,
      reminders: ReminderPolicy = .standard,
      minimumCohort: Int = Diary.Policies.standard.minimumCohort,
      levelPolicy: LevelPolicy = .followsBalance,
      achievements: AchievementBook = .empty,
      revocation: AchievementTracker.RevocationPolicy = .keep,
      shop: Wallet.Shop? = nil
    ) throws(ContentError<DiaryFault>) {
      self.init(
        unchecked: xp,
        reminders,
        minimumCohort,
        levelPolicy,
        achievements,
        revocation,
        shop
      )
      guard minimumCohort >= DiaryCourse.Cohort.smallestMinimum else {
        let range = DiaryCourse.Cohort.smallestMinimum...Int.max
        let fault = DiaryFault.outOfRange(minimumCohort, expected: range)
        throw ContentError(faults: [LocatedFault(fault, at: "minimumCohort")])
      }
    }

    private init(
      unchecked xp: XPPolicy,
      _ reminders: ReminderPolicy,
      _ minimumCohort: Int,
      _ levelPolicy: LevelPolicy = .followsBalance,
      _ achievements: AchievementBook = .empty,
      _ revocation: AchievementTracker.RevocationPolicy = .keep,
      _ shop: Wallet.Shop? = nil
    ) {
      self.xp = xp
      self.reminders = reminders
      self.minimumCohort = minimumCohort
      self.levelPolicy = levelPolicy
      self.achievements = achievements
      self.revocation = revocation
      self.shop = shop
    }
  }
}

extension Diary.Policies: JSONRecord {
  package static func form(_ record: inout Record<Self, DiaryFault>) throws -> Self {
    let xp = record.field("xp", \.xp, default: .standard)
    let reminders = record.field("reminders", \.reminders, default: .standard)
    let minimum = record.field("minimumCohort", \.minimumCohort, default: standard.minimumCohort)
    let levelPolicy = record.field("levelPolicy", \.levelPolicy, default: .followsBalance)
    let achievements = record.field("achievements", \.achievements, default: .empty)
    let revocation = record.field("revocation", \.revocation, default: .keep)
    let shop = record.field("shop", \.shop)
    return try Diary.Policies(
      xp: xp(),
      reminders: reminders(),
      minimumCohort: minimum(),
      levelPolicy: levelPolicy(),
      achievements: achievements(),
      revocation: revocation(),
      shop: shop()
    )
  }
}
