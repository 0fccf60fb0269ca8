// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation
public import PlayerProgress

// The XP of the owner, with the levels, achievements and coins that follow from them by themselves.
extension DiaryState {
  /// The owner as the only member of the progress.
  var member: Member.ID { Member.ID(content.owner.rawValue) }

  /// The experience points.
  var xp: Int { progress.ledger.total(of: member) }

  /// Takes what was done, with the points that it earns.
  ///
  /// - Parameters:
  ///   - record: The item that was completed.
  ///   - occurrence: Its day, if it comes again.
  ///   - activity: The activity that achievements count.
  ///   - event: The event.
  /// - Returns: The entry, or nil when the item earns nothing.
  /// - Throws: ``DiaryError/ledger(_:)``.
  mutating func earn(
    for record: ItemRecord,
    _ occurrence: CalendarDay?,
    _ activity: PlayerActivity,
    _ event: Diary.Event
  ) throws(DiaryError) -> Ledger.Entry.ID? {
    let policy = content.policies.draft.xp
    let xp = policy.xp(for: record.item.kind)
    let days = content.policies.pointDays
    let ripe = days.date(policy.draft.minimumAge, after: record.createdAt)
    var entry: Ledger.Entry?
    if xp > 0, ripe.map({ $0 <= event.date }) ?? false {
      let kind: PointsReason.Kind = record.item.kind == .goal ? .learnGoal : .ownEvent
      let reason = PointsReason(kind, subject: record.id.rawValue)
      entry = self.entry(entryID(of: record, occurrence, event), .points(xp), reason, event)
    }
    do throws(LedgerError) {
      pay(for: try progress.take(activity, as: event.id.rawValue, crediting: entry), event)
    } catch {
      throw .ledger(error)
    }
    return entry?.id
  }

  /// Takes back the points for completing an item.
  mutating func takeBack(
    _ entry: Ledger.Entry.ID,
    for record: ItemRecord,
    _ occurrence: CalendarDay?,
    _ event: Diary.Event
  ) throws(DiaryError) {
    let id = entryID(of: record, occurrence, event)
    try reverse(entry, PointsReason(.correction, subject: record.id.rawValue), id, event)
  }

  /// Records the points of an award.
  mutating func give(
    _ award: Diary.Award,
    for reason: Diary.Award.ID,
    _ event: Diary.Event
  ) throws(DiaryError) {
    guard !reason.rawValue.isEmpty else { throw .log(.emptyIdentifier) }
    guard awards[reason] == nil else { throw .award(.alreadyGiven(reason)) }
    let range = 1...XPPolicy.maximumXP
    if let xp = award.xp, !range.contains(xp) {
      throw .award(.xpOutOfRange(xp, expected: range))
    }
    let change = award.xp.map { .points($0) } ?? progress.changeToNextLevel(of: member)
    let text = PointsReason(.award, subject: reason.rawValue)
    let entry = entry("#\(event.id)", change, text, event)
    pay(for: try record(entry, event), event)
    awards[reason] = entry.id
  }

  /// Records the points of a deduction.
  mutating func deduct(
    _ xp: Int,
    for reason: Diary.Award.ID,
    _ event: Diary.Event
  ) throws(DiaryError) {
    guard !reason.rawValue.isEmpty else { throw .log(.emptyIdentifier) }
    guard awards[reason] == nil else { throw .award(.alreadyGiven(reason)) }
    let range = 1...XPPolicy.maximumXP
    guard range.contains(xp) else { throw .award(.xpOutOfRange(xp, expected: range)) }
    let text = PointsReason(.deduction, subject: reason.rawValue)
    let entry = entry("#\(event.id)", .points(-xp), text, event)
    _ = try record(entry, event)
    awards[reason] = entry.id
  }

  /// Takes what was written, with the points for the first entry of a day.
  mutating func earn(
    forWriting activity: PlayerActivity,
    _ event: Diary.Event
  ) throws(DiaryError) {
    let xp = content.policies.xp.reflection
    let day = content.policies.pointDays.day(of: event.date)
    var entry: Ledger.Entry?
    if xp > 0, !reflections.writtenDates.contains(where: isOn(day)) {
      let reason = PointsReason(.reflection, subject: activity.subject)
      entry = self.entry("#\(event.id)", .points(xp), reason, event)
    }
    do throws(LedgerError) {
      pay(for: try progress.take(activity, as: event.id.rawValue, crediting: entry), event)
    } catch {
      throw .ledger(error)
    }
  }

  /// Takes an event of a course that the platform reports as done, with the points that it earns.
  ///
  /// - Returns: The entry, or nil when it earns nothing.
  mutating func earn(
    forLesson activity: PlayerActivity,
    _ event: Diary.Event
  ) throws(DiaryError) -> Ledger.Entry.ID? {
    let xp = content.policies.xp.lesson
    guard xp > 0 else {
      progress.note(activity)
      return nil
    }
    let reason = PointsReason(.lesson, subject: activity.subject)
    let id: Ledger.Entry.ID = "\(activity.id.rawValue)#\(event.id)"
    let entry = self.entry(id, .points(xp), reason, event)
    do throws(LedgerError) {
      pay(for: try progress.take(activity, as: activity.id.rawValue, crediting: entry), event)
    } catch {
      throw .ledger(error)
    }
    return id
  }

  /// Takes back the points for an event of a course that is to be done again.
  mutating func takeBack(
    lesson entry: Ledger.Entry.ID,
    of key: DiaryItem.Key,
    _ event: Diary.Event
  ) throws(DiaryError) {
    let reason = PointsReason(.correction, subject: key.description)
    try reverse(entry, reason, "\(key)#\(event.id)", event)
  }

  private func isOn(_ day: CalendarDay) -> (Date) -> Bool {
    let interval = content.policies.pointDays.interval(of: day)
    return interval.contains
  }

  /// Takes an award back.
  mutating func revokeAward(for reason: Diary.Award.ID, _ event: Diary.Event) throws(DiaryError) {
    guard let entry = awards[reason] else { throw .award(.notGiven(reason)) }
    let correction = PointsReason(.correction, subject: reason.rawValue)
    try reverse(entry, correction, "#\(event.id)", event)
    awards[reason] = nil
  }

  /// Records a reversal, which must come after its entry also when both are of one instant.
  private mutating func reverse(
    _ reversed: Ledger.Entry.ID,
    _ reason: PointsReason,
    _ id: Ledger.Entry.ID,
    _ event: Diary.Event
  ) throws(DiaryError) {
    let later: Ledger.Entry.ID = reversed < id ? id : "\(reversed)#\(event.id)"
    _ = try record(entry(later, .reversal(of: reversed), reason, event), event)
  }

  private mutating func record(
    _ entry: Ledger.Entry,
    _ event: Diary.Event
  ) throws(DiaryError) -> MemberProgress.Gain {
    do throws(LedgerError) {
      try progress.record([entry])
    } catch {
      throw .ledger(error)
    }
    return progress.follow(entry, as: event.id.rawValue)
  }

  private func entry(
    _ id: Ledger.Entry.ID,
    _ change: Ledger.Entry.Change,
    _ reason: PointsReason,
    _ event: Diary.Event
  ) -> Ledger.Entry {
    Ledger.Entry(
      id: id,
      member: member,
      change: change,
      reason: reason,
      date: event.date,
      recordedAt: event.recordedAt
    )
  }

  /// The identifier of an entry has the item and the occurrence, which can earn once, and the
  /// event, because a reopened item can earn again.
  ///
  /// The text after the first `#` is the event, whose identifier no other has, so no two entries
  /// have the same one, even if identifiers of items look like this.
  private func entryID(
    of record: ItemRecord,
    _ occurrence: CalendarDay?,
    _ event: Diary.Event
  ) -> Ledger.Entry.ID {
    let day = occurrence.map { "@\($0)" } ?? ""
    let item = record.id.rawValue.split(separator: "#", omittingEmptySubsequences: false)
    return "\(item.joined(separator: "%23"))\(day)#\(event.id)"
  }
}

// MARK: - Achievements

extension DiaryState {
  /// Makes an activity that achievements can count.
  ///
  /// The identifier follows from that of the event, so that it is there once and in the order of
  /// the log.
  func activity(
    _ kind: PlayerActivity.Kind,
    id: PlayerActivity.ID,
    subject: String,
    course: DiaryCourse.ID?,
    at date: Date
  ) -> PlayerActivity {
    PlayerActivity(
      id: id,
      member: member,
      kind: kind,
      subject: subject,
      tags: Set(course.map { [$0.rawValue] } ?? []),
      at: date
    )
  }

  /// Takes something out of effect that achievements count, also at the same instant.
  mutating func void(_ voided: PlayerActivity.ID, id: PlayerActivity.ID, at date: Date) {
    let later: PlayerActivity.ID = voided < id ? id : "\(voided) \(id)"
    progress.void(voided, as: later, of: member, at: date)
  }
}

// MARK: - Coins

extension DiaryState {
  /// Pays the coins for XP that the learner did not have before.
  private mutating func pay(for gain: MemberProgress.Gain, _ event: Diary.Event) {
    guard gain.points > 0 else { return }
    progress.pay(to: member, event.inWallet)
  }

  mutating func buy(_ item: Wallet.Shop.Item.ID, _ event: Diary.Event) throws(DiaryError) {
    guard progress.wallet(of: member) != nil else { throw .noShop }
    do throws(WalletError) {
      try progress.apply(event.inWallet(.bought(item)), to: member)
    } catch {
      throw .wallet(error)
    }
  }
}

extension Diary.Event {
  /// Returns what it does to the wallet, which needs no event of its own.
  fileprivate func inWallet(_ action: Wallet.Action) -> Wallet.Event {
    Wallet.Event(action, at: date, recordedAt: recordedAt, id: Wallet.Event.ID(id.rawValue))
  }
}

extension PointsReason.Kind {
  /// An event of the learner's own that was completed.
  public static let ownEvent: Self = "event"
  /// A learn goal that was completed.
  public static let learnGoal: Self = "goal"
  /// An entry about learning that was written, the first of a day.
  public static let reflection: Self = "reflection"
  /// An event of a course that the platform reported as done.
  public static let lesson: Self = "lesson"
  /// XP that were taken for something outside of the diary.
  public static let deduction: Self = "deduction"
}

/// The experience points for completing one's own items, for lessons and for writing.
///
/// ```swift
/// let policy = try XPPolicy {
///   $0.event = 10
///   $0.goal = 25
///   $0.reflection = 5
///   $0.minimumAge = .minutes(30)
///   $0.rules = try PointsRules { $0.caps = [PointsCap(100, per: .day)] }
/// }
/// ```
///
/// An item, or each occurrence of one that comes again, earns once. Two rules discourage items that
/// are made up to be ticked off: caps of the points in a day or a week, and an age that an item
/// must have. An item that is completed sooner is completed, but earns nothing.
///
/// The days of caps are those of ``Diary/Policies/Draft/days``, so that all devices come to the
/// same level wherever they are.
///
/// In JSON a policy is an object without the values of the standard, and with `minimumAge` in minutes
/// or as a span: `{"goal":20,"minimumAge":30}`. Logs of earlier versions have the days of caps here,
/// as `minutesAheadOfGreenwich`; ``Diary/Policies/Draft/days`` goes before that.
public struct XPPolicy: Policy {
  /// The values as variables, not yet checked.
  public struct Draft: StandardDraft {
    /// The type of the faults of values.
    public typealias Fault = DiaryFault

    /// The points for an event, 0 to 1,000,000.
    public var event: Int = 10
    /// The points for a goal, 0 to 1,000,000.
    public var goal: Int = 25
    /// The points for the first entry about learning that is written on a day, 0 to 1,000,000; none
    /// by default.
    public var reflection: Int = 0
    /// The points for an event of a course that the platform reports as done, 0 to 1,000,000; none
    /// by default.
    ///
    /// They go when the platform takes it back. An event that was done when the platform first
    /// listed it earns nothing.
    public var lesson: Int = 0
    /// The age that an item must have to earn anything.
    public var minimumAge: CalendarSpan = .minutes(0)
    /// Caps and levels.
    public var rules: PointsRules = .standard
    /// The number of minutes by which the clocks of caps are ahead of Greenwich, -720 to 840, in
    /// diaries of before they had days.
    package var minutesAheadOfGreenwich: Int = 0

    /// Creates the defaults.
    public init() {}
  }

  /// The values.
  public let checked: Checked<Draft>

  /// Creates the policy that has these values.
  public init(_ checked: Checked<Draft>) {
    self.checked = checked
  }

  /// The most that an item can earn: 1,000,000.
  package static let maximumXP = 1_000_000

  /// 10 XP for an event and 25 for a goal, without caps or age limits.
  public static let standard = XPPolicy()

  /// Returns the points for an item of a kind.
  func xp(for kind: DiaryItem.Kind) -> Int {
    switch kind {
    case .event: draft.event
    case .goal: draft.goal
    case .note: 0
    }
  }

  /// The days and weeks of caps.
  var days: DayReckoning {
    var calendar = Calendar(identifier: .gregorian)
    // Weeks begin on Monday, whatever the device's language.
    calendar.firstWeekday = 2
    calendar.timeZone = TimeZone(secondsFromGMT: draft.minutesAheadOfGreenwich * 60) ?? .gmt
    return DayReckoning(calendar)
  }
}

extension XPPolicy: JSONPolicy {}

extension XPPolicy.Draft: DeclaredDraft {
  package static func declare(_ values: inout PolicyValues<Self>) {
    values.value("event", \.event, in: 0...XPPolicy.maximumXP)
    values.value("goal", \.goal, in: 0...XPPolicy.maximumXP)
    values.value("reflection", \.reflection, in: 0...XPPolicy.maximumXP)
    values.value("lesson", \.lesson, in: 0...XPPolicy.maximumXP)
    values.value("minimumAge", \.minimumAge, as: .minutesOrSpan)
    values.value("rules", \.rules)
    values.value("minutesAheadOfGreenwich", \.minutesAheadOfGreenwich, in: -12 * 60...14 * 60)
  }
}

/// A span as a number of minutes, or as an object with another unit.
private enum MinutesOrSpan: Codable {
  case minutes(Int)
  case span(CalendarSpan)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let minutes = try? container.decode(Int.self) {
      self = .minutes(minutes)
    } else {
      self = .span(try CalendarSpan(from: decoder))
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .minutes(let minutes): try minutes.encode(to: encoder)
    case .span(let span): try span.encode(to: encoder)
    }
  }
}

extension JSONShape where Value == CalendarSpan, Raw == MinutesOrSpan {
  fileprivate static var minutesOrSpan: JSONShape {
    JSONShape(
      read: { raw in
        switch raw {
        case .span(let span): return span
        case .minutes(let minutes):
          let range = 0...CalendarSpan.maximumCount
          guard range.contains(minutes) else {
            let fault = DiaryFault.outOfRange(minutes, expected: range)
            throw ContentError(faults: [LocatedFault(fault, at: ContentPlace())])
          }
          return .minutes(minutes)
        }
      },
      write: { $0.measure == .minutes ? .minutes($0.count) : .span($0) }
    )
  }
}
