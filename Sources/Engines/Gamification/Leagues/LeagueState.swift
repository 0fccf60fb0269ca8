// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation
public import PlayerProgress
package import SharedHistories

extension League {
  /// The beginning of a league: its rules, and the season that runs first.
  ///
  /// In JSON it is an object with `rules`, `seed`, `calendar`, `from`, `until` and `divisions`, and
  /// with the `season`, `active`, `absences` and `lastSeason` of a league that is gone on with.
  public struct Content: Hashable, Sendable {
    /// The rules.
    public internal(set) var rules: Rules
    /// Decides who plays with whom.
    public let seed: UInt64
    /// The reckoning of the days on which seasons begin.
    public let days: DayReckoning
    /// The number of the first season.
    var number = 1
    var start: Date
    var end: Date
    var lastSeason: SeasonResult?
    /// The groups of each division, the lowest division first.
    var divisions: [[Leaderboard]]
    /// Those who submitted a score in the season.
    var active: Set<Member.ID> = []
    /// The number of seasons in a row in which members did not play.
    var absences: [Member.ID: Int] = [:]

    init(_ rules: Rules, seed: UInt64, days: DayReckoning, at date: Date) {
      self.rules = rules
      self.seed = seed
      self.days = days
      divisions = rules.draft.divisions.map { _ in [] }
      let season = rules.draft.reset.interval(around: date, days)
      (start, end) = (season.lowerBound, season.upperBound)
    }

    /// Returns the date until which scores of a season that ends at a date are taken.
    func graceEnd(of end: Date) -> Date { days.date(rules.draft.grace, after: end) ?? end }

    func isMember(_ member: Member.ID) -> Bool {
      divisions.contains { $0.contains { $0.entry(of: member) != nil } }
    }

    /// The points of a member in the season that is gone on with.
    func points(of member: Member.ID) -> Int {
      divisions.joined().lazy.compactMap { $0.entry(of: member)?.score.points }.first ?? 0
    }

    /// The places where the members play.
    var places: [Member.ID: LeagueState.Place] {
      var places: [Member.ID: LeagueState.Place] = [:]
      for (division, groups) in divisions.enumerated() {
        for (group, board) in groups.enumerated() {
          for entry in board.entries {
            places[entry.member] = LeagueState.Place(division: division, group: group)
          }
        }
      }
      return places
    }

    /// Leaves out what is known of others than the members, and returns the faults.
    mutating func settle() -> [LocatedFault<RuleFault>] {
      let place = ContentPlace().key("divisions")
      let expected = rules.draft.divisions.count
      var faults = RuleFault.faults([
        ("season", number, 1...Int.max - 1), ("divisions", divisions.count, expected...expected),
      ])
      if end <= start {
        faults.append(
          LocatedFault(
            .malformed("the end is not after the start"),
            at: ContentPlace().key("until")
          )
        )
      }
      var known: [Member.ID: ContentPlace] = [:]
      for (division, groups) in divisions.enumerated() {
        for (group, board) in groups.enumerated() {
          let here = place.index(division).index(group)
          for entry in board.entries {
            guard let first = known.updateValue(here, forKey: entry.member) else { continue }
            let fault = RuleFault.duplicateIdentifier(entry.member.rawValue, first: first)
            faults.append(LocatedFault(fault, at: here))
          }
        }
      }
      // What is known of others would only be in the way of those who join.
      active = active.filter { known[$0] != nil }
      absences = absences.filter { known[$0.key] != nil && $0.value > 0 && $0.value < Int.max }
      return faults
    }
  }
}

/// The state that the events of a league lead to.
package struct LeagueState: SharedState {
  package typealias Content = League.Content
  package typealias Action = League.Action
  package typealias Refusal = LeaderboardError

  let content: League.Content
  private(set) var number: Int
  private(set) var start: Date
  private(set) var end: Date
  /// The results of the seasons in which somebody played, oldest first.
  private(set) var seasons: [League.SeasonResult]
  /// The groups of each division, the lowest division first.
  private(set) var divisions: [[Leaderboard]]
  /// The division and group of each member.
  private(set) var places: [Member.ID: Place]
  /// The dates when those who have come since the beginning last joined.
  private(set) var joined: [Member.ID: Date] = [:]
  /// Those who made a score in this season.
  private var active: Set<Member.ID>
  /// The number of seasons in a row in which members did not play.
  private var absences: [Member.ID: Int]
  /// The divisions of those who are gone.
  private var former: [Member.ID: Int] = [:]
  /// Those who were taken out because they did not play, and come back with their next score.
  private var absent: Set<Member.ID> = []

  /// The place where a member plays.
  struct Place: Hashable, Sendable {
    let division: Int
    let group: Int
  }

  package static var order: EventOrder { .happened }
  package var clocks: LogClocks { LogClocks(rules.draft, days: content.days.days) }

  package init(_ content: League.Content) {
    self.content = content
    (number, start, end) = (content.number, content.start, content.end)
    seasons = content.lastSeason.map { [$0] } ?? []
    divisions = content.divisions
    places = content.places
    (active, absences) = (content.active, content.absences)
  }

  private var rules: League.Rules { content.rules }

  package mutating func apply(_ event: League.Event) throws(LeaderboardError) {
    let member = event.actor ?? ""
    switch event.action {
    case .joined(let division):
      try check(event)
      try join(member, division, at: event.date)
    case .left:
      try check(event)
      guard let place = places.removeValue(forKey: member) else { throw .unknownMember(member) }
      divisions[place.division][place.group].remove(member)
      active.remove(member)
      absences[member] = nil
      joined[member] = nil
      former[member] = place.division
    case .scored(let score):
      try check(event)
      try submit(score, of: member, at: event.date)
    case .awarded(let award):
      try check(event)
      let place = try place(of: award.member, at: event.date)
      try divisions[place.division][place.group].give(award, at: event.date)
      active.insert(award.member)
    case .voided, .erased:
      // The log has left the event out already, or the name.
      break
    }
  }

  /// Refuses what comes too late for its season, or is on no day of the calendar.
  private func check(_ event: League.Event) throws(LeaderboardError) {
    guard let member = League.award(of: event.action)?.member ?? event.actor else {
      throw .log(.actorMissing)
    }
    // Beyond the calendar a season would be over when it begins.
    guard content.days.hasDay(of: event.date) else { throw .dateOutOfRange(member) }
    guard event.date >= start, event.recordedAt < content.graceEnd(of: end) else {
      throw .periodEnded(member)
    }
  }

  private mutating func join(
    _ member: Member.ID,
    _ division: Int?,
    at date: Date
  ) throws(LeaderboardError) {
    guard places[member] == nil else { throw .duplicateMember(member) }
    let kept = rules.draft.keepsDivision ? former[member] : nil
    let division = division ?? kept ?? 0
    guard divisions.indices.contains(division) else { throw .unknownDivision(division) }
    let last = divisions[division].count - 1
    if last < 0 || divisions[division][last].count >= rules.draft.groupSize {
      divisions[division].append(Leaderboard())
    }
    let group = divisions[division].count - 1
    try divisions[division][group].set(Leaderboard.Score(points: 0), of: member)
    places[member] = Place(division: division, group: group)
    joined[member] = date
    former[member] = nil
    absent.remove(member)
  }

  private mutating func submit(
    _ score: Leaderboard.Score,
    of member: Member.ID,
    at date: Date
  ) throws(LeaderboardError) {
    let place = try place(of: member, at: date)
    var dated = score
    dated.reachedAt = score.reachedAt ?? date
    // Before they play they have no score that could be better.
    let isFirst = rules.draft.operator == .best && !active.contains(member)
    let way = isFirst ? .set : rules.draft.operator
    try divisions[place.division][place.group].submit(dated, of: member, by: way)
    active.insert(member)
  }
}

extension LeagueState {
  /// Returns the place of a member who makes a score.
  private mutating func place(
    of member: Member.ID,
    at date: Date
  ) throws(LeaderboardError) -> Place {
    // Whether somebody was absent too often can depend on scores of others that come late, and
    // nobody loses by those what they have earned.
    if places[member] == nil, absent.contains(member) { try join(member, nil, at: date) }
    guard let place = places[member] else { throw .unknownMember(member) }
    return place
  }
}

// MARK: - Refinements

extension LeagueState: AgingState {
  package typealias Aging = Self

  package static func isDue(_ state: Self, by date: Date) -> Bool { date >= state.end }

  /// Ends the season when it is over.
  ///
  /// The first of each group rise and the last fall, as far as there is a division. Nobody rises
  /// who has not played or has no points, and everyone falls who has not played. A season in which
  /// nobody played has no result and changes nothing.
  package static func advance(_ state: inout Self, to date: Date) {
    guard let date = date.truncatedToMilliseconds, date >= state.end else { return }
    if !state.active.isEmpty { state.endSeason() }
    let season = state.rules.draft.reset.interval(around: date, state.content.days)
    (state.start, state.end) = (season.lowerBound, season.upperBound)
  }
}

extension LeagueState: VoidingState {
  package typealias Voids = Self

  package static func target(of action: League.Action) -> League.Event.ID? {
    if case .voided(let event) = action { event } else { nil }
  }

  package static func check(
    _ claim: VoidClaim<League.Action>,
    of content: League.Content
  ) throws(LeaderboardError) {
    if let refusal = claim.refusalOfOthers { throw .log(refusal) }
    // Unless the result of the season is final.
    let season = content.rules.draft.reset.interval(around: claim.root.date, content.days)
    guard claim.void.recordedAt < content.graceEnd(of: season.upperBound) else {
      throw .periodEnded(claim.root.actor ?? "")
    }
  }
}

extension LeagueState: ManagedState {
  package typealias Authority = Self

  package static func managers(of content: League.Content) -> Set<Member.ID> {
    content.rules.draft.managers
  }

  package static func isForManagers(_ event: League.Event, of content: League.Content) -> Bool {
    switch event.action {
    case .awarded: true
    case .erased, .joined, .left, .scored, .voided: erasesOthers(event)
    }
  }
}

extension LeagueState: ErasingState {
  package typealias Erasures = Self

  package static func erasedPerson(by action: League.Action) -> Member.ID? {
    if case .erased(let erasure) = action { erasure.member } else { nil }
  }

  package static func redacted(
    _ content: League.Content,
    by erasure: League.Event
  ) -> League.Content {
    guard case .erased(let erased) = erasure.action else { return content }
    var redacted = content
    // The rules are without fault whoever may act for others.
    let rules = try? content.rules.with { $0.managers = $0.managers.redacted(by: erased) }
    redacted.rules = rules ?? content.rules
    return redacted
  }

  package static func redacted(_ event: League.Event, by erasure: League.Event) -> League.Event {
    guard case .erased(let erased) = erasure.action else { return event }
    let actor = event.actor.map(erased.redacted)
    guard case .awarded(let award) = event.action else { return event.redacted(by: actor) }
    let redacted = award.redacted(by: erased, isOwn: actor != event.actor)
    return event.redacted(.awarded(redacted), by: actor)
  }
}

extension LeagueState: TabledState {
  package typealias Comparison = Self
  package typealias Consequences = [Leaderboard.Change]

  func tables(unlike other: Self) -> [Date: [Member.ID: Int]] {
    let known = Dictionary(other.seasons.map { ($0.start, $0) }) { one, _ in one }
    var tables: [Date: [Member.ID: Int]] = [:]
    for season in seasons where known[season.start] != season {
      let rows = season.groups.flatMap(\.rows).map { ($0.standing.member, $0.standing.points) }
      tables[season.start] = Dictionary(rows) { one, _ in one }
    }
    if start != other.start || divisions != other.divisions {
      let entries = divisions.joined().flatMap(\.entries).map { ($0.member, $0.score.points) }
      tables[start] = Dictionary(entries) { one, _ in one }
    }
    return tables
  }

  static func award(of action: League.Action) -> Leaderboard.Award? {
    League.award(of: action)
  }

  func division(of member: Member.ID, inSeasonFrom start: Date) -> Int? {
    start == self.start ? places[member]?.division : nil
  }
}

// MARK: - The end of a season

extension LeagueState {
  private mutating func endSeason() {
    var groups: [League.GroupResult] = []
    var next: [[Member.ID]] = rules.draft.divisions.map { _ in [] }
    for (division, boards) in divisions.enumerated() {
      for board in boards where !board.isEmpty {
        let result = result(of: board, in: division)
        groups.append(result)
        for row in result.rows {
          let member = row.standing.member
          absences[member] = row.isActive ? nil : absences[member, default: 0].addingUpToMaximum(1)
          switch row.outcome {
          case .rises: next[division + 1].append(member)
          case .stays: next[division].append(member)
          case .falls: next[division - 1].append(member)
          case .leaves:
            absences[member] = nil
            former[member] = division
            absent.insert(member)
          }
        }
      }
    }
    seasons.append(League.SeasonResult(number: number, start: start, end: end, groups: groups))
    number = number.addingUpToMaximum(1)
    active = []
    form(next)
  }

  /// The rows of a group with what they lead to.
  private func result(of board: Leaderboard, in division: Int) -> League.GroupResult {
    let standings = board.standings
    let risers = division + 1 < divisions.count ? risers(among: standings) : 0
    let fallers = division > 0 ? fallers(among: standings.dropFirst(risers)) : 0
    let rows = standings.enumerated().map { index, standing in
      let isActive = active.contains(standing.member)
      let isTakenOut =
        !isActive
        && rules.draft.maximumAbsences.map { absences[standing.member, default: 0] >= $0 } ?? false
      let outcome: League.Outcome =
        if isTakenOut {
          .leaves
        } else if index < risers {
          .rises
        } else if index >= standings.count - fallers || !isActive && division > 0 {
          .falls
        } else {
          .stays
        }
      return League.Row(standing: standing, outcome: outcome, isActive: isActive)
    }
    return League.GroupResult(division: division, rows: rows)
  }

  /// Returns the number of members at the top who rise.
  private func risers(among standings: [Leaderboard.Standing]) -> Int {
    let candidates = standings.prefix { $0.points > 0 && active.contains($0.member) }
    let count = min(rules.draft.rising, candidates.count)
    guard rules.draft.ties == .generous, count > 0 else { return count }
    let points = candidates[count - 1].points
    return count + candidates[count...].prefix { $0.points == points }.count
  }

  /// Returns the number of members at the bottom who fall.
  private func fallers(among standings: ArraySlice<Leaderboard.Standing>) -> Int {
    let count = min(rules.draft.falling, standings.count)
    let safe = standings.dropLast(count)
    guard rules.draft.ties == .generous, let last = safe.last else { return count }
    return standings.suffix(count).drop { $0.points == last.points }.count
  }

  /// Forms the groups of a season, of sizes that differ by at most one.
  private mutating func form(_ members: [[Member.ID]]) {
    places = [:]
    divisions = members.enumerated().map { division, members in
      guard !members.isEmpty else { return [] }
      // A digest, so that no two seasons or divisions are drawn alike.
      let seeds = [content.seed, UInt64(truncatingIfNeeded: number), UInt64(division)]
      var mixed = SeededGenerator(seed: seeds[0])
      for part in seeds.dropFirst() {
        mixed = SeededGenerator(seed: mixed.next() ^ part)
      }
      let drawn = mixed.shuffled(members.sorted())
      let count = (drawn.count + rules.draft.groupSize - 1) / rules.draft.groupSize
      return (0..<count).map { group in
        let part = drawn[drawn.count * group / count..<drawn.count * (group + 1) / count]
        for member in part {
          places[member] = Place(division: division, group: group)
        }
        // Members are there once, without a date.
        let board = try? Leaderboard(
          part.map { Leaderboard.Entry($0, Leaderboard.Score(points: 0)) }
        )
        return board ?? Leaderboard()
      }
    }
  }
}
