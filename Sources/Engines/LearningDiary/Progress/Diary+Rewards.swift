// SPDX-License-Identifier: Apache-2.0
public import PlayerProgress
public import LudusCore
internal import LudusFoundation

extension Diary {
  /// The outcome of something that can earn XP, to be shown right after it.
  public struct CompletionReport: Identifiable, Hashable, Sendable {
    /// The event.
    public let event: Diary.Event
    /// The number of XP by which the total changed, after caps.
    public let xp: Int
    /// The levels reached with it, each for an app to announce; usually empty.
    public let levels: Range<Int>
    /// The achievements that were reached with it.
    public let achievements: [Achievement.Unlock]
    /// The number of coins by which the balance changed.
    public let coins: Int
    /// The changes of XP, level and achievements, if it was entered before something else.
    public let consequences: [ProgressChange]

    /// The identifier of the event.
    public var id: Diary.Event.ID { event.id }
  }

  /// XP given to a learner for something outside of the diary.
  public enum Award: Hashable, Sendable {
    /// Some XP, 1 to 1,000,000.
    case xp(Int)
    /// Exactly the XP that are missing to the next level.
    case toNextLevel

    /// Identifies the thing that an award or a deduction is for, such as a survey.
    public typealias ID = Identifier<Diary.Award>

    /// The reason a diary refuses a command about an award.
    public enum Refusal: Error, Hashable, Sendable {
      /// There is an award for this already.
      case alreadyGiven(Diary.Award.ID)
      /// There is no award for this.
      case notGiven(Diary.Award.ID)
      /// An award has fewer or more XP than the bounds say.
      case xpOutOfRange(Int, expected: ClosedRange<Int>)
    }

    init(_ xp: Int?) {
      self = xp.map(Self.xp) ?? .toNextLevel
    }

    /// The number of XP; nil up to the next level.
    var xp: Int? {
      if case .xp(let xp) = self { xp } else { nil }
    }
  }

  /// Gives the learner XP for something outside of the diary, once.
  ///
  /// ```swift
  /// let report = try diary.award(.toNextLevel, for: "survey", at: now)
  /// report.levels   // 2..<3: level 2 is announced
  /// ```
  ///
  /// Caps of ``XPPolicy`` that are about all kinds hold awards as well.
  ///
  /// - Parameters:
  ///   - award: The number of XP.
  ///   - reason: The thing that it is for. A second award for the same thing is refused.
  ///   - actor: The one who gives it, a teacher who is admitted; nil for the owner's app.
  ///   - date: The date.
  ///   - stamp: The date when that became known, and the identifier of the event.
  /// - Returns: The XP, levels, achievements and coins that it brought.
  /// - Throws: ``Diary/Award/Refusal/alreadyGiven(_:)``,
  ///   ``Diary/Award/Refusal/xpOutOfRange(_:expected:)``, and ``DiaryError/log(_:)`` for anyone else.
  @discardableResult
  public mutating func award(
    _ award: Diary.Award,
    for reason: Diary.Award.ID,
    by actor: Learner.ID? = nil,
    at date: Date,
    stamp: Diary.Event.Stamp? = nil
  ) throws(DiaryError) -> Diary.CompletionReport {
    try report(on: .awarded(award, for: reason), by: actor, at: date, stamp: stamp)
  }

  /// Takes XP from the learner for something outside of the diary, once.
  ///
  /// ```swift
  /// try diary.deduct(10, for: "late-homework", by: "ms-rossi", at: now)
  /// ```
  ///
  /// The points never fall below the floor of ``XPPolicy``'s rules.
  ///
  /// - Parameters:
  ///   - xp: The number of XP, 1 to 1,000,000.
  ///   - reason: The thing that it is for. A second award or deduction for the same is refused.
  ///   - actor: The one who takes them, a teacher who is admitted; nil for the owner's app.
  ///   - date: The date.
  ///   - stamp: The date when that became known, and the identifier of the event.
  /// - Returns: The XP that were taken, negative.
  /// - Throws: ``Diary/Award/Refusal/alreadyGiven(_:)``,
  ///   ``Diary/Award/Refusal/xpOutOfRange(_:expected:)``, and ``DiaryError/log(_:)`` for anyone else.
  @discardableResult
  public mutating func deduct(
    _ xp: Int,
    for reason: Diary.Award.ID,
    by actor: Learner.ID? = nil,
    at date: Date,
    stamp: Diary.Event.Stamp? = nil
  ) throws(DiaryError) -> Diary.CompletionReport {
    try report(on: .deducted(xp, for: reason), by: actor, at: date, stamp: stamp)
  }

  /// Takes an award or a deduction back, as when a survey is withdrawn.
  ///
  /// - Throws: ``Diary/Award/Refusal/notGiven(_:)``.
  @discardableResult
  public mutating func revokeAward(
    for reason: Diary.Award.ID,
    by actor: Learner.ID? = nil,
    at date: Date,
    stamp: Diary.Event.Stamp? = nil
  ) throws(DiaryError) -> Diary.Event {
    try perform(.revokedAward(for: reason), by: actor, at: date, stamp: stamp)
  }

  /// Explains the XP: every entry with its reason, and how its points come about.
  ///
  /// - Parameter window: The time, from its first instant up to, and without, its last; nil for all
  ///   time.
  /// - Returns: The explanation.
  /// - Complexity: O(*n*) in the number of entries.
  public func explanation(in window: Range<Date>? = nil) -> PointsExplanation {
    ledger.explanation(of: member, in: window)
  }

  /// Does something and reports what it brought.
  mutating func report(
    on action: Diary.Action,
    by actor: Learner.ID? = nil,
    at date: Date,
    stamp: Diary.Event.Stamp?
  ) throws(DiaryError) -> Diary.CompletionReport {
    // Figures, not a copy of the state, which would make changing it slow.
    let before = state.progress.figures(of: member)
    let (event, consequences) = try performTelling(
      action,
      by: actor,
      at: date,
      stamp: stamp,
      comesLast: log.hasNothing(after: date)
    )
    let gain = state.progress.gain(of: member, since: before)
    return Diary.CompletionReport(
      event: event,
      xp: gain.points,
      levels: gain.levels,
      achievements: gain.unlocks,
      coins: gain.coins,
      consequences: consequences
    )
  }
}

// MARK: - Achievements and coins

extension Diary {
  /// The learner's standing in every achievement of ``Diary/Policies/Draft/achievements``, in the
  /// order of the book.
  ///
  /// The diary counts completed events and goals, finished lessons of courses, reflections, XP and
  /// levels by itself: see the kinds of `PlayerActivity.Kind` that this module adds.
  ///
  /// - Complexity: O(*n*) in the number of tiers.
  public var achievements: [Achievement.Standing] {
    state.progress.tracker.standings(of: member)
  }

  /// The achievements that were reached and not looked at yet; a badge counts them.
  public var unseenAchievements: [Achievement.Unlock] {
    state.progress.tracker.unseen(by: member)
  }

  /// Records that the learner looked at the achievements, which clears the badge.
  ///
  /// - Throws: ``DiaryError/log(_:)``.
  @discardableResult
  public mutating func markSeen(
    at date: Date,
    stamp: Diary.Event.Stamp? = nil
  ) throws(DiaryError) -> Diary.Event {
    try perform(.sawAchievements, by: nil, at: date, stamp: stamp)
  }

  /// The coins that the learner's XP earned and the purchases, or nil without a
  /// ``Diary/Policies/Draft/shop``.
  ///
  /// Coins are paid by themselves, with the levels of the diary. It is a copy: buy with
  /// ``buy(_:at:stamp:)``.
  ///
  /// - Complexity: O(*n*) for *n* postings.
  public var wallet: Wallet? { state.progress.wallet(of: member).map { Wallet(after: $0) } }

  /// Buys an item of the shop.
  ///
  /// - Throws: ``DiaryError/wallet(_:)`` when it cannot be bought, ``DiaryError/noShop``.
  @discardableResult
  public mutating func buy(
    _ item: Wallet.Shop.Item.ID,
    at date: Date,
    stamp: Diary.Event.Stamp? = nil
  ) throws(DiaryError) -> Diary.Event {
    try perform(.bought(item), by: nil, at: date, stamp: stamp)
  }
}

extension PlayerActivity.Kind {
  /// An event of the learner's own that was completed; the subject is the item, and a tag is its
  /// course.
  public static let ownEvent: Self = "event"
  /// A learn goal that was completed; the subject is the item, and a tag is its course.
  public static let learnGoal: Self = "goal"
  /// An event of a course that the platform reported as done; the subject is its key, and a tag is
  /// its course.
  public static let lesson: Self = "lesson"
  /// A reflection that was written; the subject is the entry, and a tag is its course.
  public static let reflection: Self = "reflection"
}
