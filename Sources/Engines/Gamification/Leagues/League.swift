// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
public import PlayerProgress

/// Divisions of small groups, between which members rise and fall season after season.
///
/// ```swift
/// let rules = try League.Rules(divisions: ["Bronze", "Silver", "Gold"])
/// var league = League(rules, seed: 7, days: DayReckoning(calendar), at: now)
/// try league.join("ada", at: now)
/// try league.read(log, at: now)                    // what the members of a player log earned
/// league.view(at: now).board(of: "ada")?.rank(of: "ada")   // 1
/// league.view(at: nextMonday).previous             // who rose, who fell
/// ```
///
/// Members of a division play in groups of equal size, by default of 30, that are drawn anew for
/// each season from the seed: the same seed and the same events give the same league on every
/// device. New members begin in the lowest division. A participant is a member or, in a league of
/// teams, a team.
///
/// Scores come from a ledger, a log or a group (``read(_:as:named:at:)``), or the app submits them.
/// Points earned before the end of a season that become known in its grace time still count for
/// it; so does a void. Then the result is final.
///
/// The history is a *set* of events, so that all devices share it; see `SharedHistory`.
///
/// In JSON it is its `content` and its `events`; a league in which nothing has happened yet is its
/// content alone. See ``Rules`` for what an author writes.
public struct League: LoggedHistory, JSONContent, Hashable {
  /// The reason an event is not possible.
  public typealias Refusal = LeaderboardError
  /// A fault that its JSON can have.
  public typealias Fault = RuleFault
  /// Something that happened in a league.
  public typealias Event = Recorded<League.Action>
  /// The members whose points changed by something in the past, season by season.
  public typealias Consequences = [Leaderboard.Change]

  package var log: SharedLog<LeagueState>

  package init(log: SharedLog<LeagueState>) {
    self.log = log
  }

  /// Creates a league without members.
  ///
  /// - Parameters:
  ///   - rules: The rules.
  ///   - seed: Decides who plays with whom.
  ///   - days: The reckoning of days; its first weekday is that on which weekly seasons begin.
  ///   - date: A date in the first season.
  public init(_ rules: Rules, seed: UInt64, days: DayReckoning, at date: Date) {
    self.init(Content(rules, seed: seed, days: days, at: date))
  }

  /// An event in a league, whose actor is the member that it is about or, of points by hand, the
  /// one who gives them.
  ///
  /// In JSON it is an object with its kind: `{"division":1,"kind":"joined"}`, `{"kind":"left"}`,
  /// `{"kind":"scored","points":20}`, `{"kind":"awarded","points":5,"reason":"helped","to":"bob"}`,
  /// `{"kind":"erased","member":"erased-...","salt":"..."}` or `{"event":"e7","kind":"voided"}`.
  public enum Action: SharedAction {
    /// Identifies the member.
    public typealias Actor = Member.ID
    /// A fault that its JSON can have.
    public typealias Fault = RuleFault

    /// The member joined a division, or that which the rules choose.
    case joined(division: Int?)
    /// The member left.
    case left
    /// The member made a score.
    case scored(Leaderboard.Score)
    /// Someone gave a member points by hand, or took some.
    indirect case awarded(Leaderboard.Award)
    /// The name of a member was erased from the history, for good.
    indirect case erased(Member.Erasure)
    /// An event, perhaps a void itself, was declared void.
    case voided(Recorded<League.Action>.ID)
  }
}

// MARK: - Commands

extension League {
  /// Takes in a member, who plays in the last group of a division or, if that is full, in a new
  /// one.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - division: The division, for someone who comes from another league; nil for the lowest one
  ///     or, of someone who comes back, that which they left, as the rules say.
  ///   - date: The date.
  ///   - stamp: The date when that became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``LeaderboardError/duplicateMember(_:)``, ``LeaderboardError/unknownDivision(_:)``,
  ///   ``LeaderboardError/periodEnded(_:)`` for a date before the first season or in one that is
  ///   over, ``LeaderboardError/dateOutOfRange(_:)`` and ``LeaderboardError/log(_:)``.
  /// - Complexity: O(log *n*), and that of a season that ends.
  @discardableResult
  public mutating func join(
    _ member: Member.ID,
    division: Int? = nil,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(LeaderboardError) -> Event {
    try perform(.joined(division: division), by: member, at: date, stamp: known(stamp, date))
  }

  /// Lets a member go, until they join again.
  ///
  /// - Returns: The event.
  /// - Throws: ``LeaderboardError/unknownMember(_:)``, ``LeaderboardError/periodEnded(_:)`` and
  ///   ``LeaderboardError/log(_:)``.
  /// - Complexity: O(log *n*), and that of a season that ends.
  @discardableResult
  public mutating func leave(
    _ member: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(LeaderboardError) -> Event {
    try perform(.left, by: member, at: date, stamp: known(stamp, date))
  }

  /// Takes a score that a member submits, which changes theirs by the operator of the rules.
  ///
  /// - Parameters:
  ///   - score: The score; without a date of its own it is reached when it was made.
  ///   - member: The member.
  ///   - date: The date when it was made, which decides the season.
  ///   - stamp: The date when that became known, and the identifier of the event. Without it a date
  ///     before the last event is known as late as that.
  /// - Returns: The score that the member has in this season.
  /// - Throws: ``LeaderboardError/unknownMember(_:)`` for someone who has not joined or has left;
  ///   ``LeaderboardError/periodEnded(_:)`` after the grace time; what
  ///   ``Leaderboard/submit(_:of:by:)`` throws, and ``LeaderboardError/log(_:)``.
  /// - Complexity: O(log *n*), and that of a season that ends.
  @discardableResult
  public mutating func submit(
    _ score: Leaderboard.Score,
    of member: Member.ID,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(LeaderboardError) -> Leaderboard.Score {
    let event = try perform(.scored(score), by: member, at: date, stamp: known(stamp, date))
    return view(at: event.date).board(of: member)?.entry(of: member)?.score ?? score
  }

  /// Gives a member points by hand, as for help that no score shows.
  ///
  /// They are added to what the member has, whatever the operator, and count as having played.
  ///
  /// - Parameters:
  ///   - points: The number of points, 1 to 10^12.
  ///   - member: The member.
  ///   - reason: The reason, in words that the member sees.
  ///   - actor: The one who gives them, one of the managers of the rules; nil for the app.
  ///   - date: The date, which decides the season.
  ///   - stamp: The date when that became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``LeaderboardError/awardOutOfRange(_:expected:)``,
  ///   ``LeaderboardError/unknownMember(_:)``, ``LeaderboardError/periodEnded(_:)`` after the grace
  ///   time, ``LeaderboardError/scoreOverflow(_:)`` and ``LeaderboardError/log(_:)``, also for an
  ///   actor who is no manager.
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
  ///   - actor: The one who takes them, one of the managers of the rules; nil for the app.
  ///   - date: The date, which decides the season.
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
  ///     managers of the rules; others only what they did for themselves.
  ///   - date: The date.
  ///   - stamp: The date when that became known, and the identifier of the event.
  /// - Returns: The void, with what it changed for whom.
  /// - Throws: ``LeaderboardError/periodEnded(_:)`` for an event of a season whose result is final,
  ///   and ``LeaderboardError/log(_:)`` for one that is not there before or is void already.
  /// - Complexity: O(*n*) for *n* events.
  @discardableResult
  public mutating func void(
    _ event: Event.ID,
    by actor: Member.ID? = nil,
    at date: Date,
    stamp: Event.Stamp? = nil
  ) throws(LeaderboardError) -> VoidReport<League> {
    try declareVoid(.voided(event), by: actor, at: date, stamp: stamp)
  }

  /// Erases the identifier of a member from all events, also from those that come later.
  ///
  /// Points and places stay. See `Member.Erasure`.
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
  /// them within the grace time of their season: however late they are read, also for the first time.
  /// Those that do not count any more go, unless their result is final. All that does not count is
  /// in the reading with its reason. Reading again changes nothing, and it does not matter which
  /// device reads. In a season in which a member joined, or joined again, only what they did since
  /// counts.
  ///
  /// - Parameters:
  ///   - source: A ledger, a player log or a group.
  ///   - team: The participant who gets all of it, in a league of teams; nil when the members of
  ///     the source are those of the league. Others in the source are left out.
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

  /// The stamp of what a device enters now: at a date before the last event it is late.
  private func known(_ stamp: Event.Stamp?, _ date: Date) -> Event.Stamp? {
    lateStamp(stamp, date)
  }
}

extension League {
  /// Returns how the points of a member came about in the season of a date, oldest first.
  ///
  /// - Complexity: O(log *n*), and O(*k*) for *k* events of that season.
  public func explanation(
    of member: Member.ID,
    at date: Date
  ) -> [Leaderboard.Posting<League.Action>] {
    guard date.milliseconds != nil else { return [] }
    let season = content.rules.draft.reset.interval(around: date, content.days)
    let beginning = season.contains(content.start) ? content.points(of: member) : 0
    return postings(of: member, in: season, by: content.rules.draft.operator, from: beginning)
  }
}

extension League: ScoreReading {
  static func score(of action: Action) -> Leaderboard.Score? {
    if case .scored(let score) = action { score } else { nil }
  }

  static func beginsAnew(_ action: Action) -> Bool {
    switch action {
    case .joined, .left: true
    case .scored, .awarded, .erased, .voided: false
    }
  }

  static func award(of action: Action) -> Leaderboard.Award? {
    if case .awarded(let award) = action { award } else { nil }
  }

  static func scored(_ score: Leaderboard.Score) -> Action { .scored(score) }
  static func awarded(_ award: Leaderboard.Award) -> Action { .awarded(award) }
  static func voided(_ event: Event.ID) -> Action { .voided(event) }

  func readableStart(at date: Date) -> Date {
    var start = content.rules.draft.reset.interval(around: date, content.days).lowerBound
    // No grace time is so much longer than a period.
    for _ in 0..<1000 where content.graceEnd(of: start) > date {
      start = content.rules.draft.reset.interval(around: start - 0.001, content.days).lowerBound
    }
    return start
  }

  func beginning(ofFirst first: Event?) -> Date { content.start }

  func graceEnd(ofPeriodAt date: Date) -> Date {
    content.graceEnd(of: content.rules.draft.reset.interval(around: date, content.days).upperBound)
  }

  func takes(_ member: Member.ID, at date: Date) -> Bool {
    state.joined[member].map { $0 <= date } ?? state.content.isMember(member)
  }
}

// MARK: - Views

extension League {
  /// A league at a date.
  public struct View: Sendable {
    let state: LeagueState
    let date: Date

    /// The number of the season, counted from 1; seasons in which nobody played are not counted.
    public var number: Int { state.number }
    /// The first instant of the season.
    public var start: Date { state.start }
    /// The first instant after the season.
    public var end: Date { state.end }
    /// The results of all seasons in which somebody played, oldest first.
    public var seasons: [SeasonResult] { state.seasons }
    /// The result of the last season in which somebody played, or nil before its end.
    public var previous: SeasonResult? { state.seasons.last }
    /// The number of members.
    public var count: Int { state.places.count }

    /// Whether nothing that becomes known from now on changes the result of a season, because its
    /// grace time is over.
    public func isFinal(_ season: SeasonResult) -> Bool {
      date >= state.content.graceEnd(of: season.end)
    }

    /// Returns in which division a member plays, as an index of ``Rules/Draft/divisions``; nil for
    /// someone unknown.
    public func division(of member: Member.ID) -> Int? { state.places[member]?.division }

    /// Returns the board of the group that a member plays in, or nil for someone unknown.
    ///
    /// Those who have not played yet stand on it with 0 points.
    public func board(of member: Member.ID) -> Leaderboard? {
      state.places[member].map { state.divisions[$0.division][$0.group] }
    }

    /// Returns the boards of all groups of a division, or none for an index that no division has.
    public func boards(inDivision division: Int) -> [Leaderboard] {
      state.divisions.indices.contains(division) ? state.divisions[division] : []
    }
  }

  /// The rules.
  public var rules: Rules { content.rules }

  /// Returns the league at a date, or at that of its last event if that is later.
  ///
  /// - Complexity: O(1), and that of a season that ends by then.
  public func view(at date: Date) -> View {
    var state = state
    LeagueState.advance(&state, to: date)
    return View(state: state, date: max(date, log.log.last?.date ?? date))
  }
}

extension League {
  /// The rules of a league.
  ///
  /// The defaults are close to those of Duolingo: groups of 30 for a week, of which 7 rise and 5
  /// fall.
  ///
  /// In JSON rules are an object with `divisions`, and with what differs from the defaults:
  /// `{"divisions":["Bronze","Silver"],"rising":3,"falling":3,"groupSize":10}`.
  public struct Rules: Policy {
    /// The values as variables, not yet checked.
    public struct Draft: PolicyDraft, ClockedDraft, ManagedDraft {
      /// The type of the faults of values.
      public typealias Fault = RuleFault

      /// The interval at which a season ends.
      public var reset: RecurringLeaderboard.Reset = .weekly
      /// The operation that combines a submitted score with the one that the member has.
      public var `operator`: Leaderboard.Operator = .increment
      /// The names of the divisions, the lowest first: 1 to 100, each once and not blank.
      public var divisions: [String]
      /// The greatest number of members in a group, 2 to 10,000.
      public var groupSize: Int = 30
      /// The number of members at the top of each group who rise, from 0.
      public var rising: Int = 7
      /// The number of members at the bottom of each group who fall, from 0; together with those
      /// who rise, at most ``groupSize``.
      public var falling: Int = 5
      /// The rule for ties across the line of rising or falling.
      public var ties: Ties = .order
      /// The number of seasons in a row in which a member may not play, from 0, or nil for any
      /// number; then they are taken out until they join again or make a score.
      public var maximumAbsences: Int? = 3
      /// Whether someone who comes back plays in the division that they left; else in the lowest.
      public var keepsDivision: Bool = true
      /// The time after a season within which a score of it, and the void of one, is still taken;
      /// then its result is final.
      public var grace: CalendarSpan = .days(1)
      /// The amount by which the clocks of devices may differ without anyone noticing, 0 to a day,
      /// in whole seconds.
      public var clockTolerance: Duration = .usualClockTolerance
      /// The time after an event within which it can be reported, whatever its kind, or nil when
      /// only ``grace`` matters.
      ///
      /// A score that is read from elsewhere was reported there. In JSON rules without the key have
      /// no limit.
      public var reportWithin: CalendarSpan? = .usualReport
      /// The people who may act for others, such as teachers.
      ///
      /// They give and take points by hand, take out what others did and erase members. The app,
      /// which is no actor, always may.
      public var managers: Set<Member.ID> = []

      /// Creates a draft with defaults for all other values.
      public init(divisions: [String]) {
        self.divisions = divisions
      }
    }

    /// The values.
    public let checked: Checked<Draft>

    /// Creates the policy that has these values.
    public init(_ checked: Checked<Draft>) {
      self.checked = checked
    }

    /// Creates the policy.
    ///
    /// - Throws: Every fault of the values, with its place.
    public init(
      divisions: [String],
      _ change: (inout Draft) -> Void = { _ in }
    ) throws(ContentError<RuleFault>) {
      try self.init(Draft(divisions: divisions), change)
    }

    /// A rule for ties at the line for rising or falling.
    public enum Ties: String, Hashable, Sendable, CaseIterable {
      /// The order of the board decides: more achievements, then the earlier date.
      case order
      /// Members who tie with the last one to rise rise too, and members who tie with someone who
      /// stays do not fall.
      case generous
    }
  }
}

extension League {
  /// The result of a season.
  public struct SeasonResult: Hashable, Sendable {
    /// The number of the season, from 1.
    public let number: Int
    /// The first instant of the season.
    public let start: Date
    /// The first instant after it.
    public let end: Date
    /// The results of all groups, those of the lowest division first.
    public let groups: [GroupResult]

    /// Returns a member's row, or nil if they were not in the league.
    ///
    /// - Complexity: O(*n*).
    public func row(of member: Member.ID) -> Row? {
      groups.lazy.compactMap { group in group.rows.first { $0.standing.member == member } }.first
    }
  }

  /// The result of a group in a season.
  public struct GroupResult: Hashable, Sendable {
    /// The division, as an index of ``Rules/Draft/divisions``.
    public let division: Int
    /// The members in the order of the board.
    public let rows: [Row]
  }

  /// A member's row in the result of a group.
  public struct Row: Hashable, Sendable {
    /// Rank, points and so on.
    public let standing: Leaderboard.Standing
    /// The consequence of the member's place.
    public let outcome: Outcome
    /// Whether they played.
    public let isActive: Bool
  }

  /// The consequence of a member's place at the end of a season.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// The member plays in the next higher division.
    case rises
    /// The member stays in the division.
    case stays
    /// The member plays in the next lower division.
    case falls
    /// The member was absent too often and is not in the league any more.
    case leaves
  }
}

// MARK: - JSON

extension League.Rules.Ties: JSONName {}
extension League.Outcome: JSONName {}

extension League.Rules: JSONPolicy, JSONContent {}

extension League.Rules.Draft: DeclaredDraft {
  package static var start: Self { Self(divisions: []) }

  package static func declare(_ values: inout PolicyValues<Self>) {
    values.required("divisions", \.divisions, count: 1...100)
    values.check(\.divisions) { divisions in
      var faults: [LocatedFault<RuleFault>] = []
      for (index, name) in divisions.enumerated() {
        let place = ContentPlace().index(index)
        if name.isBlank {
          faults.append(LocatedFault(.emptyIdentifier, at: place))
        } else if let first = divisions[..<index].firstIndex(of: name) {
          let earlier = ContentPlace().key("divisions").index(first)
          faults.append(LocatedFault(.duplicateIdentifier(name, first: earlier), at: place))
        }
      }
      return faults
    }
    values.value("reset", \.reset)
    values.value("operator", \.`operator`)
    values.value("groupSize", \.groupSize, in: 2...10_000)
    values.value("rising", \.rising)
    values.value("falling", \.falling)
    values.value("ties", \.ties)
    values.value("maximumAbsences", \.maximumAbsences, in: 0...Int.max)
    values.value("keepsDivision", \.keepsDivision)
    values.value("grace", \.grace)
    values.clocks()
    values.managers()
  }

  package var faultsTogether: [LocatedFault<RuleFault>] {
    RuleFault.faults([
      ("rising", rising, 0...max(0, groupSize)),
      ("falling", falling, 0...max(0, groupSize - max(0, min(rising, groupSize)))),
    ])
  }
}

extension League.Row: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let standing = record.inline(\.standing)
    let outcome = record.field("outcome", \.outcome, default: .stays)
    let isActive = record.field("isActive", \.isActive, default: true)
    return try Self(standing: standing(), outcome: outcome(), isActive: isActive())
  }
}

extension League.GroupResult: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let division = record.field("division", \.division)
    let rows = record.field("rows", \.rows)
    return try Self(division: division(), rows: rows())
  }
}

extension League.SeasonResult: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let number = record.field("number", \.number)
    let start = record.field("from", \.start, as: .milliseconds)
    let end = record.field("until", \.end, as: .milliseconds)
    let groups = record.field("groups", \.groups)
    return try Self(number: number(), start: start(), end: end(), groups: groups())
  }
}

// MARK: - JSON of events and content

extension League.Action: JSONUnion {
  package static let cases: [JSONCase<Self, RuleFault>] = [
    JSONCase(
      "joined",
      take: { if case .joined(let division) = $0 { Joining(division: division) } else { nil } },
      form: { record in
        let division = record.field("division", \.division)
        return try .joined(division: division())
      }
    ),
    JSONCase("left", .left),
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

  private struct Joining { let division: Int? }
}

extension League.Content: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let rules = record.field("rules", \.rules)
    let seed = record.field("seed", \.seed)
    let days = record.field("calendar", \.days)
    let number = record.field("season", \.number, default: 1)
    let start = record.field("from", \.start, as: .milliseconds)
    let end = record.field("until", \.end, as: .milliseconds)
    let divisions = record.field("divisions", \.divisions)
    let active = record.field("active", \.active, as: .sorted(), default: [])
    let absences = record.field("absences", \.absences, default: [:])
    let lastSeason = record.field("lastSeason", \.lastSeason)
    var league = try Self(rules(), seed: seed(), days: days(), at: start())
    league.number = try number()
    league.start = try start()
    league.end = try end()
    league.absences = try absences()
    league.active = try active()
    league.lastSeason = try lastSeason()
    league.divisions = try divisions()
    record.note(league.settle())
    return league
  }
}

extension League {
  /// Reads a league, or the content of one in which nothing has happened, as 0.2.0 wrote it.
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
