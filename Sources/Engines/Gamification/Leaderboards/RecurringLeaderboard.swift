// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
public import PlayerProgress

/// A leaderboard that begins anew every day, week or month, and keeps all results.
///
/// ```swift
/// var weekly = RecurringLeaderboard(.weekly, by: .increment, days: DayReckoning(calendar))
/// try weekly.submit(Leaderboard.Score(points: 20), of: "ada", at: now)
/// weekly.view(at: now).board.rank(of: "ada")      // 1
/// weekly.view(at: nextMonday).previous?.board     // the standings of the week
/// weekly.view(at: nextMonday).board.isEmpty       // true
/// ```
///
/// Periods follow the calendar: weeks begin on its first weekday, and days when the
/// ``/PlayerProgress/DayReckoning`` begins them. A score counts for the period in which it was
/// made, as long as it becomes known in the grace time; so does the void of one.
///
/// The history is a *set* of events, so that all devices share it; see `SharedHistory`.
///
/// In JSON it is its `content` and its `events`; a board to which nothing was submitted is its
/// content alone, an object with `reset`, `operator` and `calendar`. The calendar is
/// `{"zone":"Europe/Berlin"}`, with `firstWeekday` (1 for Sunday) if weeks do not begin on Monday,
/// and with `dayStart` in minutes if days begin after midnight.
public struct RecurringLeaderboard: LoggedHistory, JSONContent, Hashable {
  /// The reason an event is not possible.
  public typealias Refusal = LeaderboardError
  /// A fault that its JSON can have.
  public typealias Fault = RuleFault
  /// Something that happened on a board.
  public typealias Event = Recorded<RecurringLeaderboard.Action>
  /// The members whose points changed by something in the past, period by period.
  public typealias Consequences = [Leaderboard.Change]

  package var log: SharedLog<RecurringBoardState>

  package init(log: SharedLog<RecurringBoardState>) {
    self.log = log
  }

  /// An event on a board, whose actor is the member that it is about or, of points by hand, the one
  /// who gives them.
  ///
  /// In JSON it is an object with its kind: `{"kind":"scored","points":20}`,
  /// `{"kind":"awarded","points":5,"reason":"helped","to":"bob"}`,
  /// `{"kind":"erased","member":"erased-...","salt":"..."}` or `{"event":"e7","kind":"voided"}`.
  public enum Action: SharedAction {
    /// Identifies the member.
    public typealias Actor = Member.ID
    /// A fault that its JSON can have.
    public typealias Fault = RuleFault

    /// The member made a score.
    case scored(Leaderboard.Score)
    /// Someone gave a member points by hand, or took some.
    indirect case awarded(Leaderboard.Award)
    /// The name of a member was erased from the history, for good.
    indirect case erased(Member.Erasure)
    /// An event, perhaps a void itself, was declared void.
    case voided(Recorded<RecurringLeaderboard.Action>.ID)
  }

  /// A period and its board.
  public struct Period: Hashable, Sendable {
    /// The first instant of the period.
    public let start: Date
    /// The first instant after it.
    public let end: Date
    /// The scores that were submitted in it.
    public fileprivate(set) var board: Leaderboard
  }

  /// Creates a leaderboard to which nobody has submitted anything.
  ///
  /// - Parameters:
  ///   - reset: The rule by which it begins anew.
  ///   - operator: The operation that combines a submitted score with the one that the member has.
  ///   - days: The reckoning of days; its first weekday is that on which weeks begin.
  ///   - policy: The policy for counting ranks where members tie.
  ///   - criterion: The figures that members who tie have in common.
  ///   - best: The order that decides which points are the best.
  ///   - grace: The time after a period in which a score of it, and the void of one, is still
  ///     taken.
  ///   - clocks: The rules for the possible error of the dates of events.
  ///   - managers: The people who may act for others, such as teachers: give and take points by hand
  ///     and take out what others did; the app may, too.
  public init(
    _ reset: Reset,
    by operator: Leaderboard.Operator = .best,
    days: DayReckoning,
    policy: RankingPolicy = .standard,
    criterion: RankingPolicy.Criterion = .points,
    best: Leaderboard.Best = .most,
    grace: CalendarSpan = .days(1),
    clocks: ClockRules = .standard,
    managers: Set<Member.ID> = []
  ) {
    let board = Leaderboard(policy: policy, criterion: criterion, best: best)
    self.init(
      Content(
        reset: reset,
        operator: `operator`,
        days: days,
        emptyBoard: board,
        grace: grace,
        clocks: clocks,
        managers: managers
      )
    )
  }
}

// MARK: - Commands

extension RecurringLeaderboard {
  /// Takes a score that a member submits.
  ///
  /// - Parameters:
  ///   - score: The score; without a date of its own it is reached when it was made.
  ///   - member: The member.
  ///   - date: The date when it was made, which decides the period.
  ///   - stamp: The date when that became known, and the identifier of the event. Without it a date
  ///     before the last event is known as late as that.
  /// - Returns: The score that the member has in that period.
  /// - Throws: ``LeaderboardError/periodEnded(_:)`` after the grace time, what
  ///   ``Leaderboard/submit(_:of:by:)`` throws, and ``LeaderboardError/log(_:)``.
  /// - Complexity: O(log *n*).
  @discardableResult
  public mutating func submit(
    _ score: Leaderboard.Score,
    of member: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(LeaderboardError) -> Leaderboard.Score {
    let event = try perform(.scored(score), by: member, at: date, stamp: lateStamp(stamp, date))
    let period = state.period(of: event.date)
    return period?.board.entry(of: member)?.score ?? score
  }

  /// Gives a member points by hand, as for help that no score shows.
  ///
  /// They are added to what the member has, whatever the operator.
  ///
  /// - Parameters:
  ///   - points: The number of points, 1 to 10^12.
  ///   - member: The member.
  ///   - reason: The reason, in words that the member sees.
  ///   - actor: The one who gives them, one of the managers; nil for the app.
  ///   - date: The date, which decides the period.
  ///   - stamp: The date when that became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``LeaderboardError/awardOutOfRange(_:expected:)``,
  ///   ``LeaderboardError/periodEnded(_:)`` after the grace time,
  ///   ``LeaderboardError/scoreOverflow(_:)`` and ``LeaderboardError/log(_:)``, also for an actor
  ///   who is no manager.
  /// - Complexity: That of ``submit(_:of:at:stamp:)``.
  @discardableResult
  public mutating func award(
    _ points: Int,
    to member: Member.ID,
    for reason: String? = nil,
    by actor: Member.ID? = nil,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(LeaderboardError) -> Event {
    try give(points, to: member, for: reason, by: actor, at: date, stamp: stamp)
  }

  /// Takes points from a member by hand, also below 0.
  ///
  /// - Parameters:
  ///   - points: The number of points, 1 to 10^12.
  ///   - member: The member.
  ///   - reason: The reason, in words that the member sees.
  ///   - actor: The one who takes them, one of the managers; nil for the app.
  ///   - date: The date, which decides the period.
  ///   - stamp: The date when that became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: As ``award(_:to:for:by:at:stamp:)``.
  /// - Complexity: That of ``submit(_:of:at:stamp:)``.
  @discardableResult
  public mutating func deduct(
    _ points: Int,
    from member: Member.ID,
    for reason: String? = nil,
    by actor: Member.ID? = nil,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(LeaderboardError) -> Event {
    try give(points, isTaken: true, to: member, for: reason, by: actor, at: date, stamp: stamp)
  }

  /// Takes an event out, as if it had not happened; a void of the void brings it back.
  ///
  /// - Parameters:
  ///   - event: The event, perhaps itself a void.
  ///   - actor: The one who does it, or nil for the app, which may take out anything, as may the
  ///     managers; others only what they did for themselves.
  ///   - date: The date.
  ///   - stamp: The date when that became known, and the identifier of the event.
  /// - Returns: The void, with what it changed for whom.
  /// - Throws: ``LeaderboardError/periodEnded(_:)`` for an event of a period whose result is final,
  ///   and ``LeaderboardError/log(_:)`` for one that is not there before or is void already.
  /// - Complexity: O(*n*) for *n* events.
  @discardableResult
  public mutating func void(
    _ event: Event.ID,
    by actor: Member.ID? = nil,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(LeaderboardError) -> VoidReport<RecurringLeaderboard> {
    try declareVoid(.voided(event), by: actor, at: date, stamp: stamp)
  }

  /// Erases the identifier of a member from all events, also from those that come later.
  ///
  /// Points stay. See `Member.Erasure`.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - actor: The one who does it: the member, one of the managers, or nil for the app.
  ///   - date: The date.
  ///   - stamp: The date when it became known, and the identifier of the event.
  /// - Returns: The event, in which there is no name either.
  /// - Throws: ``LeaderboardError/unknownMember(_:)`` and ``LeaderboardError/log(_:)``.
  /// - Complexity: O(*n*) for *n* events.
  @discardableResult
  public mutating func erase(
    _ member: Member.ID,
    by actor: Member.ID? = nil,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(LeaderboardError) -> Event {
    guard names(member) else { throw .unknownMember(member) }
    let erasure = Member.Erasure(of: member, salt: salt(at: date))
    return try perform(
      .erased(erasure),
      by: actor.map(erasure.redacted),
      at: date,
      stamp: stamp
    )
  }

  /// Reads what members earned.
  ///
  /// Scores that are new come in, with the dates at which they were earned, if the source heard of
  /// them within the grace time of their period: however late they are read, also for the first time.
  /// Those that do not count any more go, unless their result is final. All that does not count is
  /// in the reading with its reason. Reading again changes nothing, and it does not matter which
  /// device reads.
  ///
  /// - Parameters:
  ///   - source: A ledger, a player log or a group.
  ///   - team: The participant who gets all of it, on a board of teams; nil when the members of the
  ///     source are those of the board.
  ///   - name: The name of the source, where there are several; nil for that of the team or none.
  ///   - date: The present.
  /// - Returns: The events that came in, and the scores that do not count here.
  /// - Throws: ``LeaderboardError/log(_:)`` for a date that is no number or too far away.
  /// - Complexity: O(*k* log *k*) for *k* scores of the source, and that of the events since the
  ///   first change.
  @discardableResult
  public mutating func read(
    _ source: some ScoreSource,
    as team: Member.ID? = nil,
    named name: String? = nil,
    at date: Date
  ) throws(LeaderboardError) -> Leaderboard.Reading<Action> {
    try readScores(of: source, as: team, named: name ?? team?.rawValue ?? "", at: date)
  }
}

extension RecurringLeaderboard {
  /// Returns how the points of a member came about in the period of a date, oldest first.
  ///
  /// - Complexity: O(log *n*), and O(*k*) for *k* events of that period.
  public func explanation(
    of member: Member.ID,
    at date: Date
  ) -> [Leaderboard.Posting<RecurringLeaderboard.Action>] {
    guard date.milliseconds != nil else { return [] }
    let period = content.reset.interval(around: date, content.days)
    let beginning = content.current.flatMap {
      $0.start == period.lowerBound ? $0.board.entry(of: member)?.score.points : nil
    }
    return postings(of: member, in: period, by: content.operator, from: beginning ?? 0)
  }
}

extension RecurringLeaderboard: ScoreReading {
  static func score(of action: Action) -> Leaderboard.Score? {
    if case .scored(let score) = action { score } else { nil }
  }

  static func beginsAnew(_ action: Action) -> Bool { false }

  static func award(of action: Action) -> Leaderboard.Award? {
    if case .awarded(let award) = action { award } else { nil }
  }

  static func scored(_ score: Leaderboard.Score) -> Action { .scored(score) }
  static func awarded(_ award: Leaderboard.Award) -> Action { .awarded(award) }
  static func voided(_ event: Event.ID) -> Action { .voided(event) }

  func readableStart(at date: Date) -> Date {
    var start = content.reset.interval(around: date, content.days).lowerBound
    // No grace time is so much longer than a period.
    for _ in 0..<1000 where content.graceEnd(of: start) > date {
      start = content.reset.interval(around: start - 0.001, content.days).lowerBound
    }
    return start
  }

  func beginning(ofFirst first: Event?) -> Date {
    if let start = content.current?.start ?? content.previous?.end { return start }
    // Who has read a source has all periods from the first one on that they wanted of it.
    guard let first else { return .distantPast }
    return content.reset.interval(around: first.date, content.days).lowerBound
  }

  func graceEnd(ofPeriodAt date: Date) -> Date {
    content.graceEnd(of: content.reset.interval(around: date, content.days).upperBound)
  }

  func takes(_ member: Member.ID, at date: Date) -> Bool { true }
}

// MARK: - Views

extension RecurringLeaderboard {
  /// A board at a date.
  public struct View: Sendable {
    fileprivate let state: RecurringBoardState
    fileprivate let date: Date

    /// The period that runs, or nil before the first score.
    public var current: Period? { state.current }
    /// The board of the period that runs.
    public var board: Leaderboard { state.current?.board ?? state.content.emptyBoard }
    /// All periods that are over and in which somebody submitted a score, oldest first.
    public var periods: [Period] { state.periods }
    /// The last period that is over and in which somebody submitted a score.
    public var previous: Period? { state.periods.last }

    /// Whether nothing that becomes known from now on changes the result of a period, because its
    /// grace time is over.
    public func isFinal(_ period: Period) -> Bool {
      date >= state.content.graceEnd(of: period.end)
    }
  }

  /// Returns the board at a date, or at that of its last event if that is later.
  ///
  /// - Complexity: O(1).
  public func view(at date: Date) -> View {
    var state = state
    RecurringBoardState.advance(&state, to: date)
    return View(state: state, date: max(date, log.log.last?.date ?? date))
  }

  /// The beginning of a board.
  ///
  /// In JSON it is an object with `reset` and `calendar`, with what differs from the defaults of
  /// `operator`, `policy`, `criterion`, `best`, `grace`, ``clocks`` and ``managers``, and with the
  /// periods `current` and `previous` of a board that is gone on with.
  public struct Content: Hashable, Sendable {
    /// The rule by which it begins anew.
    public let reset: Reset
    /// The operation that combines a submitted score with the one that the member has.
    public let `operator`: Leaderboard.Operator
    /// The reckoning of the days on which periods begin.
    public let days: DayReckoning
    fileprivate let emptyBoard: Leaderboard
    /// The time after a period within which a score of it, and the void of one, is still taken.
    public let grace: CalendarSpan
    /// The rules for the possible error of the dates of events.
    public let clocks: ClockRules
    /// The people who may act for others, such as teachers.
    ///
    /// They give and take points by hand, take out what others did and erase members. The app, which
    /// is no actor, always may.
    public fileprivate(set) var managers: Set<Member.ID>
    fileprivate var current: Period?
    fileprivate var previous: Period?

    /// Returns the date until which scores of a period that ends at a date are taken.
    func graceEnd(of end: Date) -> Date { days.date(grace, after: end) ?? end }
  }
}

/// The state that the events of a board lead to.
package struct RecurringBoardState: SharedState {
  package typealias Content = RecurringLeaderboard.Content
  package typealias Action = RecurringLeaderboard.Action
  package typealias Refusal = LeaderboardError

  fileprivate let content: RecurringLeaderboard.Content
  /// The period that runs, or nil before the first date.
  fileprivate var current: RecurringLeaderboard.Period?
  /// The periods that are over and in which somebody submitted a score, oldest first.
  fileprivate var periods: [RecurringLeaderboard.Period]

  package static var order: EventOrder { .happened }
  package var clocks: LogClocks { LogClocks(content.clocks.draft, days: content.days.days) }

  package init(_ content: RecurringLeaderboard.Content) {
    self.content = content
    current = content.current
    periods = content.previous.map { [$0] } ?? []
  }

  /// The period of a date, if somebody submitted a score in it.
  fileprivate func period(of date: Date) -> RecurringLeaderboard.Period? {
    (periods + (current.map { [$0] } ?? [])).last { $0.start <= date && date < $0.end }
  }

  package mutating func apply(_ event: RecurringLeaderboard.Event) throws(LeaderboardError) {
    let award = RecurringLeaderboard.award(of: event.action)
    let score = RecurringLeaderboard.score(of: event.action)
    guard award != nil || score != nil else { return }
    guard let member = award?.member ?? event.actor else { throw .log(.actorMissing) }
    guard content.days.hasDay(of: event.date) else { throw .dateOutOfRange(member) }
    // Time has passed up to the date.
    var period = current ?? start(at: event.date)
    guard event.date >= period.start, event.recordedAt < content.graceEnd(of: period.end) else {
      throw .periodEnded(member)
    }
    // Taken out while it is changed, or it would be copied.
    let before = current
    current = nil
    do throws(LeaderboardError) {
      if let award { try period.board.give(award, at: event.date) }
      if var score {
        score.reachedAt = score.reachedAt ?? event.date
        try period.board.submit(score, of: member, by: content.operator)
      }
    } catch {
      current = before
      throw error
    }
    current = period
  }

  fileprivate func start(at date: Date) -> RecurringLeaderboard.Period {
    let interval = content.reset.interval(around: date, content.days)
    return RecurringLeaderboard.Period(
      start: interval.lowerBound,
      end: interval.upperBound,
      board: content.emptyBoard
    )
  }
}

// MARK: - Refinements

extension RecurringBoardState: AgingState {
  package typealias Aging = Self

  package static func isDue(_ state: Self, by date: Date) -> Bool {
    state.current.map { date >= $0.end } ?? false
  }

  package static func advance(_ state: inout Self, to date: Date) {
    guard let date = date.truncatedToMilliseconds, let current = state.current,
      date >= current.end
    else { return }
    if !current.board.isEmpty { state.periods.append(current) }
    state.current = state.start(at: date)
  }
}

extension RecurringBoardState: VoidingState {
  package typealias Voids = Self

  package static func target(
    of action: RecurringLeaderboard.Action
  ) -> RecurringLeaderboard.Event.ID? {
    if case .voided(let event) = action { event } else { nil }
  }

  package static func check(
    _ claim: VoidClaim<RecurringLeaderboard.Action>,
    of content: RecurringLeaderboard.Content
  ) throws(LeaderboardError) {
    if let refusal = claim.refusalOfOthers { throw .log(refusal) }
    // Unless the result of the period is final.
    let period = content.reset.interval(around: claim.root.date, content.days)
    guard claim.void.recordedAt < content.graceEnd(of: period.upperBound) else {
      throw .periodEnded(claim.root.actor ?? "")
    }
  }
}

extension RecurringBoardState: ManagedState {
  package typealias Authority = Self

  package static func managers(of content: RecurringLeaderboard.Content) -> Set<Member.ID> {
    content.managers
  }

  package static func isForManagers(
    _ event: RecurringLeaderboard.Event,
    of content: RecurringLeaderboard.Content
  ) -> Bool {
    switch event.action {
    case .awarded: true
    case .erased, .scored, .voided: erasesOthers(event)
    }
  }
}

extension RecurringBoardState: ErasingState {
  package typealias Erasures = Self

  package static func erasedPerson(by action: RecurringLeaderboard.Action) -> Member.ID? {
    if case .erased(let erasure) = action { erasure.member } else { nil }
  }

  package static func redacted(
    _ content: RecurringLeaderboard.Content,
    by erasure: RecurringLeaderboard.Event
  ) -> RecurringLeaderboard.Content {
    guard case .erased(let erased) = erasure.action else { return content }
    var redacted = content
    redacted.managers = content.managers.redacted(by: erased)
    return redacted
  }

  package static func redacted(
    _ event: RecurringLeaderboard.Event,
    by erasure: RecurringLeaderboard.Event
  ) -> RecurringLeaderboard.Event {
    guard case .erased(let erased) = erasure.action else { return event }
    let actor = event.actor.map(erased.redacted)
    guard case .awarded(let award) = event.action else { return event.redacted(by: actor) }
    let redacted = award.redacted(by: erased, isOwn: actor != event.actor)
    return event.redacted(.awarded(redacted), by: actor)
  }
}

extension RecurringBoardState: TabledState {
  package typealias Comparison = Self
  package typealias Consequences = [Leaderboard.Change]

  func tables(unlike other: Self) -> [Date: [Member.ID: Int]] {
    let known = Dictionary(other.periods.map { ($0.start, $0) }) { one, _ in one }
    var tables: [Date: [Member.ID: Int]] = [:]
    for period in periods where known[period.start] != period {
      tables[period.start] = period.table
    }
    if let current, current != other.current { tables[current.start] = current.table }
    return tables
  }

  static func award(of action: RecurringLeaderboard.Action) -> Leaderboard.Award? {
    RecurringLeaderboard.award(of: action)
  }

  func division(of member: Member.ID, inSeasonFrom start: Date) -> Int? { nil }
}

extension RecurringLeaderboard.Period {
  fileprivate var table: [Member.ID: Int] {
    Dictionary(board.entries.map { ($0.member, $0.score.points) }) { one, _ in one }
  }
}

extension RecurringLeaderboard {
  /// The interval at which something starts over, by the calendar.
  public enum Reset: String, Hashable, Sendable, CaseIterable {
    /// At the beginning of each day.
    case daily
    /// At the beginning of the first day of each week.
    case weekly
    /// At the beginning of the first day of each month.
    case monthly

    /// The instants of the period that an instant is in.
    func interval(around date: Date, _ days: DayReckoning) -> Range<Date> {
      let day = days.day(of: date)
      let bounds: (first: CalendarDay, next: CalendarDay?)
      switch self {
      case .daily:
        return days.interval(of: day)
      case .weekly:
        let week = days.week(of: day)
        bounds = (week.lowerBound, week.contains(day) ? week.upperBound : nil)
      case .monthly:
        let months = day.year * 12 + day.month
        bounds = (
          CalendarDay(year: day.year, month: day.month, day: 1) ?? day,
          CalendarDay(year: months / 12, month: months % 12 + 1, day: 1)
        )
      }
      let start = days.interval(of: bounds.first).lowerBound
      // After the last day that there is nothing follows.
      let end = bounds.next.map { days.interval(of: $0).lowerBound }
      return start..<max(start, end ?? days.interval(of: .last).upperBound)
    }
  }
}

extension DayReckoning {
  /// Whether a date is on one of the days that the calendar has.
  func hasDay(of date: Date) -> Bool {
    date.truncatedToMilliseconds != nil && interval(of: day(of: date)).contains(date)
  }
}

// MARK: - JSON

extension RecurringLeaderboard.Reset: JSONName {}

extension RecurringLeaderboard.Period: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let start = record.field("from", \.start, as: .milliseconds)
    let end = record.field("until", \.end, as: .milliseconds)
    let board = record.field("board", \.board)
    return try Self(start: start(), end: end(), board: board())
  }
}

extension RecurringLeaderboard.Action: JSONUnion {
  package static let cases: [JSONCase<Self, RuleFault>] = [
    JSONCase("scored", inline: Self.scored) {
      if case .scored(let score) = $0 { score } else { nil }
    },
    JSONCase("awarded", inline: Self.awarded) {
      if case .awarded(let award) = $0 { award } else { nil }
    },
    JSONCase("erased", inline: Self.erased) {
      if case .erased(let erasure) = $0 { erasure } else { nil }
    },
    JSONCase("voided", Self.voided, "event") {
      if case .voided(let event) = $0 { event } else { nil }
    },
  ]
}

extension RecurringLeaderboard.Content: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let reset = record.field("reset", \.reset)
    let `operator` = record.field("operator", \.operator, default: .best)
    let days = record.field("calendar", \.days)
    let policy = record.field("policy", \.emptyBoard.policy, default: .standard)
    let criterion = record.field("criterion", \.emptyBoard.criterion, default: .points)
    let best = record.field("best", \.emptyBoard.best, default: .most)
    let grace = record.field("grace", \.grace, default: .days(1))
    let clocks = record.inline(\.clocks)
    let managers = record.managers(\.managers)
    let current = record.field("current", \.current)
    let previous = record.field("previous", \.previous)
    return try Self(
      reset: reset(),
      operator: `operator`(),
      days: days(),
      emptyBoard: Leaderboard(policy: policy(), criterion: criterion(), best: best()),
      grace: grace(),
      clocks: clocks(),
      managers: managers(),
      current: current(),
      previous: previous()
    )
  }
}

extension RecurringLeaderboard {
  /// Reads a board, or the content of one, as 0.2.0 wrote it.
  ///
  /// - Throws: `ContentError` with every fault, or a `DecodingError`.
  public init(from decoder: any Decoder) throws {
    self = try Self.read(from: decoder)
  }

  /// Writes content and events, or the content alone before the first event.
  public func encode(to encoder: any Encoder) throws {
    try write(to: encoder)
  }
}
