// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
public import PlayerProgress
package import SharedHistories

/// A learning diary: the courses of a platform, the learner's own items, and the experience points
/// (XP) earned with them.
///
/// ```swift
/// var diary = Diary(owner: "eva")
/// try diary.merge(platform: courses, at: now)
/// try diary.add(
///   .goal(id: "g1", title: "Finish the login screen", course: "coding", due: friday), at: now)
/// diary.list(.outstanding, on: today, calendar: vienna).nearest   // the line to scroll to
/// try diary.complete("g1", at: now, stamp: .init(id: "e7"))       // XP once
/// ```
///
/// A diary belongs to one learner, on any number of devices. Its history is a *set* of events, so
/// `merge(_:)` gives the same diary, and the same level, in whatever order they arrive. An event
/// that is not possible at its place stays without effect.
///
/// Things are due on a calendar day, wherever the learner is. A query that turns instants into days
/// takes the learner's day of today, and a `Calendar` with the learner's zone where it is not that
/// of ``Policies/Draft/days``.
///
/// A mistake is undone by ``void(_:by:at:stamp:)``: a deleted goal comes back.
///
/// Clocks of two devices may differ by ``Policies/Draft/clockTolerance``: a command whose date is
/// so little before the last event is taken to be at the date of that one.
///
/// Every command takes its date, and a stamp for an event that became known later. It throws
/// ``DiaryError/log(_:)`` and the errors that it lists itself; the diary is then unchanged.
///
/// In JSON a diary is an object with `content`, which names the owner and the policies, and its
/// `events`. It holds everything private and is for the learner's own devices.
public struct Diary: LoggedHistory, JSONContent, Hashable {
  /// The reason an event is not possible.
  public typealias Refusal = DiaryError
  /// The faults of its JSON.
  public typealias Fault = DiaryFault
  /// The changes of the owner's XP, level and achievements caused by something in the past; empty
  /// when there are none.
  public typealias Consequences = [ProgressChange]

  package var log: SharedLog<DiaryState>

  package init(log: SharedLog<DiaryState>) {
    self.log = log
  }

  /// Creates a diary without any events.
  public init(owner: Learner.ID, policies: Diary.Policies = .standard) {
    self.init(Diary.Content(owner: owner, policies: policies))
  }

  /// The learner whose diary it is.
  package var owner: Learner.ID { content.owner }
}

extension Diary {
  /// The starting point of a diary: its owner and its rules.
  ///
  /// In JSON the content is an object, `{"owner":"eva","policies":{"reportWithin":{"days":7}}}`.
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
    let policies = record.field("policies", \.policies, default: .ofBefore)
    return try Diary.Content(owner: owner(), policies: policies())
  }
}

extension Diary {
  /// The rules of a diary: the points for completed items, levels, achievements and coins, the
  /// times of reminders, and the averages that are shown.
  ///
  /// ```swift
  /// let policies = try Diary.Policies {
  ///   $0.xp = try XPPolicy {
  ///     $0.event = 5
  ///     $0.goal = 20
  ///   }
  ///   $0.levelPolicy = .highWaterMark
  ///   $0.achievements = book
  ///   $0.shop = shop
  /// }
  /// var diary = Diary(owner: "eva", policies: policies)
  /// ```
  ///
  /// In JSON policies are an object without the values of the standard: `{"minimumCohort":10}`.
  public struct Policies: Policy {
    /// The values as variables, not yet checked.
    public struct Draft: StandardDraft, ClockedDraft {
      /// The type of the faults of values.
      public typealias Fault = DiaryFault

      /// The points for completed items.
      public var xp: XPPolicy = .standard
      /// The learner's days: the zone at home, and when a day begins.
      ///
      /// Caps of points count by them on every device, wherever the learner is, and so do questions
      /// that name no calendar. Nil counts them in Greenwich.
      public var days: DayReckoning?
      /// Whether a day on which the learner wrote an entry about learning counts for the streak of
      /// ``Diary/Statistics``, as one does on which something was completed.
      public var reflectionsKeepStreak: Bool = false
      /// The amount by which the clocks of two devices may differ without anyone noticing, 0 to a
      /// day, in whole seconds; ten minutes by default.
      public var clockTolerance: Duration = .usualClockTolerance
      /// The time after an event within which it can be reported, whatever its kind, or nil when
      /// that does not matter.
      ///
      /// In JSON policies without the key have no limit.
      public var reportWithin: CalendarSpan? = .usualReport
      /// The times of reminders.
      public var reminders: ReminderPolicy = .standard
      /// The fewest others that an average must be about to be shown, 2 or more.
      public var minimumCohort: Int = DiaryCourse.Cohort.standardMinimum
      /// Whether a level is kept when an item is reopened.
      public var levelPolicy: LevelPolicy = .followsBalance
      /// The achievements that the learner can reach; see ``Diary/achievements``.
      ///
      /// They can count `ownEvent`, `learnGoal`, `lesson`, `reflection`, `points` and `level`, with
      /// the courses as tags; one that counts anything else is a fault.
      public var achievements: AchievementBook = .empty
      /// Whether achievements are kept when the items that led to them are reopened.
      public var revocation: AchievementTracker.RevocationPolicy = .keep
      /// The shop in which the learner spends coins, or nil for no coins; see ``Diary/wallet``.
      public var shop: Wallet.Shop?

      /// Creates the defaults.
      public init() {}
    }

    /// The values.
    public let checked: Checked<Draft>

    /// Creates the policy that has these values.
    public init(_ checked: Checked<Draft>) {
      self.checked = checked
    }

    /// A policy on whether a level is kept when points are lost.
    ///
    /// With a level that stays, completing and reopening items can lead to levels.
    public typealias LevelPolicy = LevelProgress.Policy

    /// The standard policies: averages of at least 5 others, levels that follow the points, no
    /// achievements and no shop.
    public static let standard = Diary.Policies()

    /// Those of a diary without any, which had no limit for late reports.
    fileprivate static let ofBefore = Diary.Policies.named { $0.reportWithin = nil }
  }
}

extension Diary.Policies: JSONPolicy {}

extension Diary.Policies {
  /// The days by which caps of points count.
  var pointDays: DayReckoning { draft.days ?? draft.xp.days }

  /// Returns the days of a zone, or of the learner's own without one, which begin when the
  /// learner's do.
  func days(_ calendar: Calendar?) -> DayReckoning {
    guard let calendar else { return pointDays }
    let start = TimeOfDay(clamping: draft.days?.dayStart ?? 0)
    return DayReckoning(calendar, dayStart: start)
  }
}

extension Diary.Policies.Draft: DeclaredDraft {
  package static func declare(_ values: inout PolicyValues<Self>) {
    values.value("xp", \.xp)
    values.value("days", \.days)
    values.value("reflectionsKeepStreak", \.reflectionsKeepStreak)
    values.clocks()
    values.value("reminders", \.reminders)
    values.value("minimumCohort", \.minimumCohort, in: DiaryCourse.Cohort.smallestMinimum...Int.max)
    values.value("levelPolicy", \.levelPolicy)
    values.value("achievements", \.achievements)
    values.value("revocation", \.revocation)
    values.value("shop", \.shop)
  }

  package var faultsWithoutEffect: [LocatedFault<DiaryFault>] {
    let faults = ActivityVocabulary.ofDiaries.faults(of: achievements)
    return faults.within(ContentPlace().key("achievements")).map { fault in
      LocatedFault(.rule(fault.fault), at: fault.place)
    }
  }
}

extension ActivityVocabulary {
  /// The words of what a diary lets achievements count.
  fileprivate static let ofDiaries: ActivityVocabulary = {
    var words = ActivityVocabulary(
      kinds: [.ownEvent, .learnGoal, .lesson, .reflection, .points, .level]
    )
    words.absent[.void] = "no metric counts what takes another activity out"
    words.absent[.purchase] = "what is bought with coins counts for nothing else"
    words.hasSeasonWindows = false
    return words
  }()
}

/// Everything that follows from the events of a diary, up to some event.
///
/// Each family of events has a file of its own with their changes. A change is checked as a whole
/// before any part of it is made, so that a refused event leaves the state as it was.
package struct DiaryState: SharedState {
  package typealias Content = Diary.Content
  package typealias Action = Diary.Action
  package typealias Refusal = DiaryError

  let content: Diary.Content

  /// All courses that the platform ever listed.
  var courses: [DiaryCourse.ID: CourseRecord] = [:]
  /// The courses after each merge of the platform that had an effect.
  var listings: [Diary.Event.ID: CourseListing] = [:]
  /// The last merge of the platform.
  var lastMerge: Diary.Event.ID?
  /// All events of courses that the platform ever listed.
  package internal(set) var platformItems: [DiaryItem.Key: PlatformRecord] = [:]
  /// All items that the learner ever added, also those that are deleted.
  package internal(set) var items: [DiaryItem.ID: ItemRecord] = [:]
  /// The number of items that require a goal.
  var requiring: [DiaryItem.ID: Int] = [:]
  /// The completions of the learner's own items.
  package internal(set) var completions: [CompletionKey: Completion] = [:]
  /// The completed occurrences of each item, nil for that of one that does not come again.
  package internal(set) var done: [DiaryItem.ID: Set<CalendarDay?>] = [:]
  /// The notifications that were delivered.
  var reminders = ReminderLog()
  /// The entries about learning.
  var reflections = ReflectionLog()
  /// The time that the learner studied, in the order of the log.
  var studied: [StudyRecord] = []
  /// Whether the learner stays off leaderboards.
  var isOffBoards = false
  /// Those who may look into the diary.
  var readers: [Learner.ID: Diary.Access] = [:]
  /// The stand-ins of those who are erased.
  var erased: Set<Learner.ID> = []
  /// The experience points, level, achievements and coins of the owner.
  var progress: MemberProgress
  /// The entries of the awards that were given.
  var awards: [Diary.Award.ID: Ledger.Entry.ID] = [:]

  package static var order: EventOrder { .happened }
  package var clocks: LogClocks {
    LogClocks(content.policies.draft, days: content.policies.pointDays.days)
  }

  package init(_ content: Diary.Content) {
    self.content = content
    let policies = content.policies
    progress = MemberProgress(
      policies.xp.rules,
      days: policies.pointDays,
      levelPolicy: policies.levelPolicy,
      achievements: policies.achievements,
      revocation: policies.revocation,
      shop: policies.shop,
      by: .diary
    )
  }

  package mutating func apply(_ event: Diary.Event) throws(DiaryError) {
    let actor = event.actor ?? content.owner
    guard actor == content.owner || !erased.contains(actor) else { throw .erasureIsFinal }
    if case .commented(let entry, let text) = event.action, actor != content.owner {
      let feedback = Reflection.Feedback(reader: actor, text: text, date: event.date)
      return try reflections.add(feedback, to: entry)
    }
    guard actor == content.owner || event.action.isByOthers else { throw .notOwner(actor) }
    switch event.action {
    case .merged(let courses): try merge(courses, event)
    case .mergedChanges(let changes): try merge(changes, event)
    case .colored(let course, let color): try setColor(color, of: course)
    case .requested(let kind, let course): try request(kind, of: course, event)
    case .withdrewRequest(let course): try withdrawRequest(of: course)
    case .added(let item): try add(item, event)
    case .edited(let item): try edit(item, event)
    case .changed(let id, let changes): try edit(id, changes, event)
    case .deleted(let key): try delete(key, event)
    case .completed(let key, let occurrence): try complete(key, occurrence, event)
    case .reopened(let key, let occurrence): try reopen(key, occurrence, event)
    case .rated(let key, let occurrence, let rating): try rate(key, occurrence, rating)
    case .studied(let course, let time): try study(time.minutes(.down), in: course, event)
    case .readItem(let key): try read(key, event)
    case .awarded(let award, let reason): try give(award, for: reason, event)
    case .deducted(let xp, let reason): try deduct(xp, for: reason, event)
    case .revokedAward(let reason): try revokeAward(for: reason, event)
    case .sawAchievements: progress.markSeen(by: member, at: event.date)
    case .bought(let item): try buy(item, event)
    case .setReminder(let key, let day, let time):
      try setReminders(.on(day, at: time), for: key, event)
    case .setReminders(let key, let reminders): try setReminders(reminders, for: key, event)
    case .changedReminders(let key, let added, let removed):
      try changeReminders(added, removed, of: key, event)
    case .told(let keys): reminders.tell(keys, at: event.date)
    case .sawNotifications: seeNotifications()
    case .readNotification(let key): reminders.read(try listed(key))
    case .deletedNotification(let key): reminders.delete(try listed(key))
    case .wrote(let entry): try write(entry, event)
    case .rewrote(let entry): try reflections.rewrite(try checked(entry), at: event.date)
    case .revised(let id, let changes): try revise(id, changes, event)
    case .erased(let id): try reflections.erase(id)
    case .erasedWords(let words): try check(words)
    case .erasedPerson(let erasure): erase(erasure.member)
    case .shared(let id, let audience): try reflections.share(id, with: audience)
    case .unshared(let id): try reflections.share(id, with: nil)
    case .markedExample(let id, let isExample): try reflections.mark(id, asExample: isExample)
    case .admitted(let reader, let access): try admit(reader, access)
    case .dismissed(let reader): try dismiss(reader)
    case .optedOut(let isOut): isOffBoards = isOut
    case .commented(let id, _): throw .reflection(.notReader(actor, of: id))
    case .voided:
      // The log has left the event out already.
      break
    }
  }
}

extension Diary.Action {
  /// Whether it gives or takes points by hand, which is for the app and for teachers.
  fileprivate var isByHand: Bool {
    switch self {
    case .awarded, .deducted, .revokedAward: true
    default: false
    }
  }

  /// Whether others than the owner may do it as well.
  fileprivate var isByOthers: Bool {
    if case .voided = self { true } else { isByHand }
  }
}

// MARK: - Undoing

extension Diary {
  /// Takes an event out, as if it had not happened; a void of the void brings it back.
  ///
  /// ```swift
  /// let deletion = try diary.delete("g1", at: now)
  /// try diary.void(deletion.id, at: now)
  /// diary.item("g1")   // it is back, as are its completions and its notifications
  /// ```
  ///
  /// The points that it brought go, or come back, with it. The owner may take out any event, readers
  /// their comments, and teachers who are admitted all points by hand. Words that were erased do not
  /// come back.
  ///
  /// - Parameters:
  ///   - event: The event, perhaps itself a void.
  ///   - actor: The one who does it, or nil for the owner.
  ///   - date: The date.
  ///   - stamp: The date when it became known, and the identifier of the event.
  /// - Returns: The void, with what it changed for whom.
  /// - Throws: ``DiaryError/log(_:)`` for an event that is not there before or is void already,
  ///   ``DiaryError/erasureIsFinal`` and ``DiaryError/notOwner(_:)``.
  /// - Complexity: O(*n*) for *n* events.
  @discardableResult
  public mutating func void(
    _ event: Diary.Event.ID,
    by actor: Learner.ID? = nil,
    at date: Date,
    stamp: Diary.Event.Stamp? = nil
  ) throws(DiaryError) -> VoidReport<Diary> {
    try declareVoid(.voided(event), by: actor, at: date, stamp: stamp)
  }
}

extension DiaryState: VoidingState {
  package typealias Voids = Self

  package static func target(of action: Diary.Action) -> Diary.Event.ID? {
    if case .voided(let event) = action { event } else { nil }
  }

  package static func check(
    _ claim: VoidClaim<Diary.Action>,
    of content: Diary.Content
  ) throws(DiaryError) {
    if erases(claim.root.action) { throw .erasureIsFinal }
    guard let actor = claim.void.actor, actor != content.owner else { return }
    if claim.isForManagers {
      if let refusal = claim.refusalOfOthers { throw .log(refusal) }
    } else if claim.target.actor != actor || claim.root.actor != actor {
      // Teachers, too, take out nothing else of what the learner did.
      throw .notOwner(actor)
    }
  }

  /// Whether it decides who is a teacher.
  package static func isGovernance(_ action: Diary.Action) -> Bool {
    switch action {
    case .admitted, .dismissed, .erasedPerson: true
    default: false
    }
  }
}

extension DiaryState: ManagedState {
  package typealias Authority = Self

  package static func isForManagers(_ event: Diary.Event, of content: Diary.Content) -> Bool {
    event.action.isByHand
  }

  /// Whether someone is admitted as a teacher.
  package static func isManager(
    _ actor: Learner.ID,
    in state: Self,
    of content: Diary.Content
  ) -> Bool { state.readers[actor]?.role == .teacher }

  package static func change(
    _ managers: inout Set<Learner.ID>,
    by event: Diary.Event,
    of content: Diary.Content
  ) {
    guard event.actor == nil || event.actor == content.owner else { return }
    switch event.action {
    case .admitted(let reader, let access) where access.role == .teacher: managers.insert(reader)
    case .admitted(let reader, _), .dismissed(let reader): managers.remove(reader)
    case .erasedPerson(let erasure): managers.remove(erasure.member)
    default: break
    }
  }
}

extension DiaryState: FiguredState {
  package typealias Comparison = Self
  package typealias Consequences = [ProgressChange]

  package static func concerned(
    from before: Self,
    to after: Self,
    since beginning: Self?,
    by events: [Diary.Event]
  ) -> [Member.ID] { [after.member] }

  package static func reachesOthers(_ events: [Diary.Event], in state: Self) -> Bool {
    events.contains { $0.actor.map { $0.rawValue != state.member.rawValue } ?? false }
  }

  /// Others than the owner did something, or nothing would be compared.
  package static func withoutGains(
    _ changes: [ProgressChange],
    of events: [Diary.Event]
  ) -> [ProgressChange] { changes }

  package static func change(
    of owner: Member.ID,
    from before: Self,
    to after: Self
  ) -> ProgressChange? {
    ProgressChange(
      of: owner,
      calledBefore: before.member,
      from: before.progress,
      to: after.progress
    ).ifAny
  }
}
