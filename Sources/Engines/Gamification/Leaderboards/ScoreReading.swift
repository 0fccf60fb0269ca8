// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation
internal import PlayerProgress
public import SharedHistories

/// A history of scores that are read from elsewhere: a league or a recurring board.
protocol ScoreReading: LoggedHistory
where
  Action.Actor == Member.ID, Content: Codable, Refusal == LeaderboardError,
  Consequences == [Leaderboard.Change]
{
  /// The action of a score.
  static func scored(_ score: Leaderboard.Score) -> Action
  /// The action of a void.
  static func voided(_ event: Event.ID) -> Action

  /// Returns the date from which scores can still change a result, at a date.
  func readableStart(at date: Date) -> Date

  /// Returns the date from which scores of a source are read that it has not read before, in order
  /// of the first one that it has.
  func beginning(ofFirst first: Event?) -> Date

  /// Returns the date until which scores of the season or period of a date are taken.
  func graceEnd(ofPeriodAt date: Date) -> Date

  /// Whether a member could make a score at a date.
  func takes(_ member: Member.ID, at date: Date) -> Bool

  /// The score that an action makes, or nil of another one.
  static func score(of action: Action) -> Leaderboard.Score?

  /// The action of points that are given by hand.
  static func awarded(_ award: Leaderboard.Award) -> Action
  /// The points that an action gives by hand, or nil of another one.
  static func award(of action: Action) -> Leaderboard.Award?

  /// Whether the member of an action begins with nothing after it.
  static func beginsAnew(_ action: Action) -> Bool
}

extension Leaderboard {
  /// A score that a member made, and how it changed their points.
  public struct Posting<Action: SharedAction>: Identifiable, Hashable, Sendable {
    /// The event.
    public let event: Recorded<Action>
    /// The number of points that it brought or, when negative, took.
    public let change: Int
    /// The number of points that the member had after it.
    public let points: Int

    /// The identifier of the event.
    public var id: Recorded<Action>.ID { event.id }
  }
}

extension ScoreReading {
  /// Returns the postings by which the points of a member came about in some time, oldest first.
  func postings(
    of member: Member.ID,
    in window: Range<Date>,
    by way: Leaderboard.Operator,
    from beginning: Int
  ) -> [Leaderboard.Posting<Action>] {
    var postings: [Leaderboard.Posting<Action>] = []
    var board = Leaderboard()
    var points = beginning
    if beginning != 0 { try? board.set(Leaderboard.Score(points: beginning), of: member) }
    for event in log.log[log.log.firstIndexInOrder { $0.date >= window.lowerBound }...] {
      guard event.date < window.upperBound else { break }
      let award = Self.award(of: event.action)
      guard award?.member ?? event.actor == member, case .effective = effect(of: event.id) else {
        continue
      }
      if Self.beginsAnew(event.action) {
        (postings, board, points) = ([], Leaderboard(), 0)
      }
      if let award {
        try? board.give(award, at: event.date)
      } else if let score = Self.score(of: event.action) {
        _ = try? board.submit(score, of: member, by: way)
      } else {
        continue
      }
      guard let now = board.entry(of: member)?.score else { continue }
      let change = now.points - points
      points = now.points
      postings.append(Leaderboard.Posting(event: event, change: change, points: points))
    }
    return postings
  }
}

// MARK: - By hand

extension Leaderboard {
  /// Points that somebody gives a member by hand, or takes.
  ///
  /// In JSON it is `to`, `points` and, if there is one, `reason`.
  public struct Award: Hashable, Sendable {
    /// The member.
    public let member: Member.ID
    /// The points, 1 to 10^12 or, when they are taken, -10^12 to -1.
    public let points: Int
    /// The reason, in words that the member sees; nil for nothing in particular.
    public let reason: String?

    /// Creates an award.
    public init(to member: Member.ID, points: Int, reason: String? = nil) {
      (self.member, self.points, self.reason) = (member, points, reason)
    }

    /// The number of points that can be given, or taken, at once.
    static let range = 1...1_000_000_000_000

    /// The award without the name of someone who is erased and, if it is about them, without its
    /// words.
    func redacted(by erasure: Member.Erasure, isOwn: Bool) -> Self {
      let redacted = erasure.redacted(member)
      let isAbout = isOwn || redacted != member
      return Self(to: redacted, points: points, reason: isAbout ? nil : reason)
    }
  }

  /// Adds points that are given by hand, whatever the operator.
  mutating func give(_ award: Award, at date: Date) throws(LeaderboardError) {
    guard Award.range.contains(award.points) || Award.range.contains(-award.points) else {
      throw .awardOutOfRange(award.points, expected: Award.range)
    }
    let score = Score(points: award.points, reachedAt: date)
    try submit(score, of: award.member, by: .increment)
  }
}

extension Leaderboard.Award: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let member = record.field("to", \.member)
    let points = record.field("points", \.points)
    let reason = record.field("reason", \.reason)
    return try Self(to: member(), points: points(), reason: reason())
  }
}

extension ScoreReading {
  /// Gives a member points by hand or, where they are negative, takes them.
  mutating func give(
    _ points: Int,
    isTaken: Bool = false,
    to member: Member.ID,
    for reason: String?,
    by actor: Member.ID?,
    at date: Date,
    stamp: Event.Stamp?
  ) throws(LeaderboardError) -> Event where Refusal == LeaderboardError {
    guard Leaderboard.Award.range.contains(points) else {
      throw .awardOutOfRange(points, expected: Leaderboard.Award.range)
    }
    let award = Leaderboard.Award(to: member, points: isTaken ? -points : points, reason: reason)
    return try perform(Self.awarded(award), by: actor, at: date, stamp: lateStamp(stamp, date))
  }

  /// Whether any event names a member, or they may act for others.
  func names(_ member: Member.ID) -> Bool {
    State.Authority.managers(of: content).contains(member)
      || log.log.contains { $0.actor == member || Self.award(of: $0.action)?.member == member }
  }
}

// MARK: - What changed

extension Leaderboard {
  /// The change of a member's score in a season or period because something before the last event
  /// came or went.
  public struct Change: Hashable, Sendable {
    /// The member.
    public let member: Member.ID
    /// The first instant of the season, or of the period of a board.
    public let start: Date
    /// The points in it.
    public let points: FigureChange
    /// The division in which the member plays in that season of a league, if it is another one by
    /// it; else nil.
    public let division: FigureChange?
  }

  /// The points of a member in a season or period, before and after something.
  package struct ComparedRow: Sendable {
    let start: Date
    let member: Member.ID
    let points: FigureChange
  }
}

/// The state of a league or of a recurring board: some tables, one after the other.
protocol TabledState: FiguredState
where
  Action.Actor == Member.ID, Owner == Leaderboard.ComparedRow, Change == Leaderboard.Change,
  Consequences == [Leaderboard.Change]
{
  /// The points of all in each season or period, apart from those that are the same in another
  /// state.
  func tables(unlike other: Self) -> [Date: [Member.ID: Int]]

  /// The division in which a member plays in the season that begins at a date, if it runs.
  func division(of member: Member.ID, inSeasonFrom start: Date) -> Int?

  /// The points that an action gives by hand, or nil of another one.
  static func award(of action: Action) -> Leaderboard.Award?
}

extension TabledState {
  package static func concerned(
    from before: Self,
    to after: Self,
    since beginning: Self?,
    by events: [Recorded<Action>]
  ) -> [Leaderboard.ComparedRow] {
    let old = before.tables(unlike: after)
    let new = after.tables(unlike: before)
    return Set(old.keys).union(new.keys).sorted().flatMap { start in
      let tables = (before: old[start] ?? [:], after: new[start] ?? [:])
      return Set(tables.before.keys).union(tables.after.keys).sorted().map { member in
        Leaderboard.ComparedRow(
          start: start,
          member: member,
          points: FigureChange(
            before: tables.before[member] ?? 0,
            after: tables.after[member] ?? 0
          )
        )
      }
    }
  }

  /// Only points by hand are about others than who does it.
  package static func reachesOthers(_ events: [Recorded<Action>], in state: Self) -> Bool {
    events.contains { award(of: $0.action) != nil }
  }

  package static func withoutGains(
    _ changes: [Leaderboard.Change],
    of events: [Recorded<Action>]
  ) -> [Leaderboard.Change] {
    let authors = Set(events.compactMap(\.actor))
    return changes.filter {
      !authors.contains($0.member) || $0.points.change < 0 || $0.division != nil
    }
  }

  package static func change(
    of row: Leaderboard.ComparedRow,
    from before: Self,
    to after: Self
  ) -> Leaderboard.Change? {
    var division: FigureChange?
    if let old = before.division(of: row.member, inSeasonFrom: row.start),
      let new = after.division(of: row.member, inSeasonFrom: row.start), old != new
    {
      division = FigureChange(before: old, after: new)
    }
    guard row.points.before != row.points.after || division != nil else { return nil }
    return Leaderboard.Change(
      member: row.member,
      start: row.start,
      points: row.points,
      division: division
    )
  }
}

extension Leaderboard {
  /// The result of reading a source of scores.
  public struct Reading<Action: SharedAction>: Hashable, Sendable {
    /// The events that came in, in order.
    public let events: [Recorded<Action>]
    /// The scores of the source that do not count here, in order of their dates: as a rule those
    /// that became known after the grace time.
    ///
    /// They are here each time that the source is read, as long as it has them.
    public let refused: [RefusedScore]
    /// The changes for others than those whose scores came in, and those in seasons or periods that
    /// were over.
    public let consequences: [Change]
  }

  /// A score that is not taken over from a source.
  public struct RefusedScore: Hashable, Sendable {
    /// The score; one of 0 points counts in the source no more, but the result here is final.
    public let score: SourcedScore
    /// The reason.
    public let reason: LeaderboardError
  }
}

/// The scores of a source as they are to be read.
private struct ReadScores<ID: Hashable> {
  /// The scores of those who take part, by the identifiers of their events.
  var wanted: [ID: SourcedScore] = [:]
  /// The identifiers of the events of all scores, also of those who do not take part.
  var known: Set<ID> = []
  /// The scores that are refused.
  var refused: [Leaderboard.RefusedScore] = []

  mutating func refuse(_ score: SourcedScore, _ reason: LeaderboardError? = nil) {
    let reason = reason ?? .periodEnded(score.member)
    refused.append(Leaderboard.RefusedScore(score: score, reason: reason))
  }

  /// The refused scores, each entry once.
  var refusedInOrder: [Leaderboard.RefusedScore] {
    var entries: Set<String> = []
    // What is there with other points comes before what is gone.
    return refused.filter { entries.insert($0.score.entry).inserted }.sorted {
      ($0.score.date, $0.score.entry) < ($1.score.date, $1.score.entry)
    }
  }
}

extension ScoreReading {
  /// Takes in the scores of a source that are new, and takes out those that count no more.
  ///
  /// The identifier of an event is made of the name of the source, the entry and its points, so
  /// that it is the same whoever reads. A score counts if the source heard of it within the grace
  /// time of its season or period, however late that is read; its result changes then.
  mutating func readScores(
    of source: some ScoreSource,
    as team: Member.ID?,
    named name: String,
    at date: Date
  ) throws(LeaderboardError) -> Leaderboard.Reading<Action> {
    guard let date = date.truncatedToMilliseconds else { throw .log(.dateOutOfRange) }
    let prefix = "\(name)/"
    // Before that all results are final, so nothing goes any more, and only new entries come.
    let open = readableStart(at: date)
    let read = log.log.lazy.filter { $0.id.rawValue.hasPrefix(prefix) }
    let start = min(beginning(ofFirst: read.first), open)
    guard start <= date else {
      return Leaderboard.Reading(events: [], refused: [], consequences: [])
    }
    var scores = ReadScores<Event.ID>()
    let end = date.addingTimeInterval(0.001)
    for score in source.scores(in: start..<end) where score.points != 0 {
      let id = Event.ID("\(prefix)\(score.entry)/\(score.points)")
      if score.date < open { scores.known.insert(id) }
      guard takes(team ?? score.member, at: score.date) else { continue }
      scores.wanted[id] = score
    }
    var new: [Event] = []
    var entries: Set<String>?
    for (id, score) in scores.wanted {
      let isOpen = score.date >= open
      switch effect(of: id) {
      case nil:
        let known = max(score.recordedAt, score.date)
        if !isOpen {
          let there = entries ?? Set(read.compactMap { Self.entry(of: $0, prefix) })
          entries = there
          guard known < graceEnd(ofPeriodAt: score.date), !there.contains(score.entry) else {
            scores.refuse(score)
            continue
          }
        }
        new.append(
          Event(
            Self.scored(Leaderboard.Score(points: score.points)),
            by: team ?? score.member,
            at: score.date,
            recordedAt: known,
            // After the joining of the same instant.
            order: 1_000_000,
            id: id
          )
        )
      case .void(let void):
        if isOpen { new.append(self.void(void, at: date)) } else { scores.refuse(score) }
      case .effective, .refused: break
      }
    }
    for event in log.log[log.log.firstIndexInOrder { $0.date >= start }...] {
      guard scores.wanted[event.id] == nil, let entry = Self.entry(of: event, prefix),
        !scores.known.contains(event.id), case .effective = effect(of: event.id),
        source.knows(entry, from: event.recordedAt)
      else { continue }
      if event.date >= open {
        new.append(void(event.id, at: date))
      } else if let member = event.actor {
        scores.refuse(SourcedScore(entry: entry, member: member, points: 0, date: event.date))
      }
    }
    let sorted = new.sorted { $0.precedes($1) }
    let report = merge(sorted)
    for (id, score) in scores.wanted {
      if case .refused(let reason) = effect(of: id) { scores.refuse(score, reason) }
    }
    let rejected = Set(report.rejected.map(\.event.id))
    return Leaderboard.Reading(
      events: sorted.filter { !rejected.contains($0.id) },
      refused: scores.refusedInOrder,
      consequences: report.consequences
    )
  }

  /// The entry of a source that an event was read from, or nil of another event.
  private static func entry(of event: Event, _ prefix: String) -> String? {
    guard event.id.rawValue.hasPrefix(prefix) else { return nil }
    let parts = event.id.rawValue.dropFirst(prefix.count).split(separator: "/")
    return parts.count >= 2 ? parts.dropLast().joined(separator: "/") : nil
  }

  private func void(_ event: Event.ID, at date: Date) -> Event {
    Event(Self.voided(event), at: date, id: Event.ID("void \(eventCount) \(event)"))
  }

  /// The stamp of what a device enters now: at a date before the last event it is late.
  func lateStamp(_ stamp: Event.Stamp?, _ date: Date) -> Event.Stamp? {
    guard stamp?.recordedAt == nil, let last = log.log.last?.date,
      last.timeIntervalSince(date) > state.clocks.tolerance
    else { return stamp }
    return Event.Stamp(id: stamp?.id, recordedAt: last)
  }

  // MARK: JSON

  /// Reads content and events, or the content alone.
  static func read(from decoder: any Decoder) throws -> Self {
    let container = try decoder.container(keyedBy: JSONKey.self)
    guard container.contains(JSONKey("content")) else { return Self(try Content(from: decoder)) }
    let stored = try StoredBoard<Content, Event>(from: decoder)
    do throws(ReplayError<Refusal>) {
      return try Self(stored.content, replaying: stored.events)
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "\(error)")
      )
    }
  }

  /// Writes content and events, or the content alone before the first event.
  func write(to encoder: any Encoder) throws {
    if eventCount == 0 {
      try content.encode(to: encoder)
    } else {
      try StoredBoard(content: content, events: events).encode(to: encoder)
    }
  }
}

/// A content with its events, as they are stored.
private struct StoredBoard<Content: Codable & Sendable, Event: Codable & Sendable>: JSONRecord {
  let content: Content
  let events: [Event]

  static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let content = record.field("content", \.content)
    let events = record.field("events", \.events)
    return try Self(content: content(), events: events())
  }
}
