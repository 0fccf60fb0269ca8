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
/// try league.submit(Leaderboard.Score(points: 20), of: "ada", at: now)
/// league.board(of: "ada")?.rank(of: "ada")   // 1
/// league.advance(to: nextMonday)             // who rose, who fell
/// ```
///
/// Members of a division play in groups of equal size, by default of 30, that are drawn anew for
/// each season from the seed: the same seed and the same submissions give the same league on every
/// device. New members begin in the lowest division. A participant is a member or, in a league of
/// teams, a team.
///
/// Every command lets time pass first. A date in the future therefore ends the season: a server
/// uses its own clock.
///
/// In JSON it is an object with all that it knows; see ``Rules`` for what an author writes.
public struct League: Hashable, Sendable {
  /// The rules.
  public let rules: Rules
  /// Determines who plays with whom.
  public let seed: UInt64
  /// The reckoning of the days on which seasons begin.
  public let days: DayReckoning
  /// The number of the season, from 1, not counting seasons without players.
  public internal(set) var number = 1
  /// The first instant of the season.
  public internal(set) var start: Date
  /// The first instant after the season.
  public internal(set) var end: Date
  /// The result of the last season with players, or nil before its end.
  public internal(set) var lastSeason: SeasonResult?
  /// The groups of each division, the lowest division first.
  var divisions: [[Leaderboard]]
  /// The division and group of each member.
  var places: [Member.ID: Place] = [:]
  /// Those who submitted a score in this season.
  var active: Set<Member.ID> = []
  /// In how many seasons in a row members did not play.
  var absences: [Member.ID: Int] = [:]

  /// Where a member plays.
  struct Place: Hashable, Sendable {
    let division: Int
    let group: Int
  }

  /// Creates a league without members.
  ///
  /// - Parameters:
  ///   - rules: The rules.
  ///   - seed: Decides who plays with whom.
  ///   - days: The reckoning of days; its first weekday is that on which weekly seasons begin.
  ///   - date: A date in the first season.
  public init(_ rules: Rules, seed: UInt64, days: DayReckoning, at date: Date) {
    self.rules = rules
    self.seed = seed
    self.days = days
    divisions = rules.draft.divisions.map { _ in [] }
    let season = rules.draft.reset.interval(around: date, days)
    (start, end) = (season.lowerBound, season.upperBound)
  }

  /// The number of members.
  public var count: Int { places.count }

  /// Returns the division in which a member plays, as an index into ``Rules/Draft/divisions``; nil
  /// for someone unknown.
  public func division(of member: Member.ID) -> Int? { places[member]?.division }

  /// Returns the board of the group that a member plays in, or nil for someone unknown.
  ///
  /// Those who have not played yet stand on it with 0 points.
  public func board(of member: Member.ID) -> Leaderboard? {
    places[member].map { divisions[$0.division][$0.group] }
  }

  /// Returns the boards of all groups in a division; empty for an index out of range.
  public func boards(inDivision division: Int) -> [Leaderboard] {
    divisions.indices.contains(division) ? divisions[division] : []
  }

  /// Adds a new member, who starts in the lowest division.
  ///
  /// They play in its last group or, if that is full, in a new one.
  ///
  /// - Throws: ``LeaderboardError/duplicateMember(_:)``, ``LeaderboardError/periodEnded(_:)`` for a
  ///   date before the season, and ``LeaderboardError/dateOutOfRange(_:)``.
  /// - Complexity: O(log *n*), and that of ``advance(to:)`` when a season ends.
  public mutating func join(_ member: Member.ID, at date: Date) throws(LeaderboardError) {
    try check(date, of: member)
    guard places[member] == nil else { throw .duplicateMember(member) }
    advance(to: date)
    let last = divisions[0].count - 1
    if last < 0 || divisions[0][last].count >= rules.draft.groupSize {
      divisions[0].append(Leaderboard())
    }
    let group = divisions[0].count - 1
    try divisions[0][group].set(Leaderboard.Score(points: 0), of: member)
    places[member] = Place(division: 0, group: group)
  }

  /// Lets a member go.
  ///
  /// - Returns: Whether they were a member.
  /// - Complexity: O(log *n*).
  @discardableResult
  public mutating func leave(_ member: Member.ID) -> Bool {
    guard let place = places.removeValue(forKey: member) else { return false }
    divisions[place.division][place.group].remove(member)
    active.remove(member)
    absences[member] = nil
    return true
  }

  /// Takes a score that a member submits, which changes theirs by the operator of the rules.
  ///
  /// - Parameters:
  ///   - score: The score; without a date of its own it is reached when it is submitted.
  ///   - member: The member.
  ///   - date: When it is submitted.
  /// - Returns: The score that the member has in this season.
  /// - Throws: ``LeaderboardError/unknownMember(_:)``, also when they are taken out because a
  ///   season has just ended without them; ``LeaderboardError/periodEnded(_:)`` for a date before
  ///   the season; and what ``Leaderboard/submit(_:of:by:)`` throws.
  /// - Complexity: O(log *n*), and that of ``advance(to:)`` when a season ends.
  @discardableResult
  public mutating func submit(
    _ score: Leaderboard.Score,
    of member: Member.ID,
    at date: Date
  ) throws(LeaderboardError) -> Leaderboard.Score {
    try check(date, of: member)
    if date >= end {
      // Refused as a whole, or not at all.
      var next = self
      next.advance(to: date)
      let result = try next.submit(score, of: member, at: date)
      self = next
      return result
    }
    guard let place = places[member] else { throw .unknownMember(member) }
    var dated = score
    dated.reachedAt = score.reachedAt ?? date
    let way = rules.draft.operator
    if way == .best, !active.contains(member) {
      // Before they play they have no score that could be better.
      let first = try divisions[place.division][place.group].submit(dated, of: member, by: .set)
      active.insert(member)
      return first
    }
    let result = try divisions[place.division][place.group].submit(dated, of: member, by: way)
    active.insert(member)
    return result
  }

  private func check(_ date: Date, of member: Member.ID) throws(LeaderboardError) {
    // Beyond the calendar a season would be over when it begins.
    guard days.hasDay(of: date) else { throw .dateOutOfRange(member) }
    guard date >= start else { throw .periodEnded(member) }
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
    public struct Draft: PolicyDraft {
      /// The type of the faults of values.
      public typealias Fault = RuleFault

      /// How often a season ends.
      public var reset: RecurringLeaderboard.Reset = .weekly
      /// How a submitted score changes the one that the member has.
      public var `operator`: Leaderboard.Operator = .increment
      /// The names of the divisions, the lowest first: 1 to 100, each once and not blank.
      public var divisions: [String]
      /// How many members a group has at most, 2 to 10,000.
      public var groupSize: Int = 30
      /// How many of the first of each group rise, from 0.
      public var rising: Int = 7
      /// How many at the bottom of each group fall, from 0; together with those who rise, at most
      /// ``groupSize``.
      public var falling: Int = 5
      /// How a tie across the line of rising or falling is decided.
      public var ties: Ties = .order
      /// In how many seasons in a row a member may not play, from 0, or nil for any number; then
      /// they are taken out.
      public var maximumAbsences: Int? = 3

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

    /// How a tie at the line for rising or falling is decided.
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

  /// Lets time pass, and ends the season when it is over.
  ///
  /// The first of each group rise and the last fall, as far as there is a division. Nobody rises
  /// who has not played or has no points, and everyone falls who has not played. A season in which
  /// nobody played has no result and changes nothing.
  ///
  /// - Parameter date: The present; an earlier one than before changes nothing.
  /// - Returns: The result of the season that ended, if somebody played in it.
  /// - Complexity: O(1), and O(*n* log *n*) when a season ends.
  @discardableResult
  public mutating func advance(to date: Date) -> SeasonResult? {
    guard let date = date.truncatedToMilliseconds, date >= end else { return nil }
    let result = active.isEmpty ? nil : endSeason()
    let season = rules.draft.reset.interval(around: date, days)
    (start, end) = (season.lowerBound, season.upperBound)
    return result
  }

  private mutating func endSeason() -> SeasonResult {
    var groups: [GroupResult] = []
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
          case .leaves: absences[member] = nil
          }
        }
      }
    }
    let result = SeasonResult(number: number, start: start, end: end, groups: groups)
    number = number.addingUpToMaximum(1)
    lastSeason = result
    active = []
    form(next)
    return result
  }

  /// The rows of a group with what they lead to.
  private func result(of board: Leaderboard, in division: Int) -> GroupResult {
    let standings = board.standings
    let risers = division + 1 < divisions.count ? risers(among: standings) : 0
    let fallers = division > 0 ? fallers(among: standings.dropFirst(risers)) : 0
    let rows = standings.enumerated().map { index, standing in
      let isActive = active.contains(standing.member)
      let isTakenOut =
        !isActive
        && rules.draft.maximumAbsences.map { absences[standing.member, default: 0] >= $0 } ?? false
      let outcome: Outcome =
        if isTakenOut {
          .leaves
        } else if index < risers {
          .rises
        } else if index >= standings.count - fallers || !isActive && division > 0 {
          .falls
        } else {
          .stays
        }
      return Row(standing: standing, outcome: outcome, isActive: isActive)
    }
    return GroupResult(division: division, rows: rows)
  }

  /// How many of the first rise.
  private func risers(among standings: [Leaderboard.Standing]) -> Int {
    let candidates = standings.prefix { $0.points > 0 && active.contains($0.member) }
    let count = min(rules.draft.rising, candidates.count)
    guard rules.draft.ties == .generous, count > 0 else { return count }
    let points = candidates[count - 1].points
    return count + candidates[count...].prefix { $0.points == points }.count
  }

  /// How many of the last fall.
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
      let seeds = [seed, UInt64(truncatingIfNeeded: number), UInt64(division)]
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

extension League: JSONRecord, JSONContent {
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
    league.end = try end()
    league.absences = try absences()
    league.active = try active()
    league.lastSeason = try lastSeason()
    record.note(league.take(try divisions()))
    return league
  }

  /// Puts in the groups of the season.
  ///
  /// - Returns: The faults of them.
  private mutating func take(_ boards: [[Leaderboard]]) -> [LocatedFault<RuleFault>] {
    let place = ContentPlace().key("divisions")
    var faults = RuleFault.faults([
      ("season", number, 1...Int.max - 1),
      ("divisions", boards.count, rules.draft.divisions.count...rules.draft.divisions.count),
    ])
    if end <= start {
      faults.append(
        LocatedFault(.malformed("the end is not after the start"), at: ContentPlace().key("until"))
      )
    }
    guard faults.isEmpty else { return faults }
    divisions = boards
    for (division, groups) in boards.enumerated() {
      for (group, board) in groups.enumerated() {
        for entry in board.entries {
          let old = places.updateValue(
            Place(division: division, group: group),
            forKey: entry.member
          )
          if let old {
            let fault = RuleFault.duplicateIdentifier(
              entry.member.rawValue,
              first: place.index(old.division).index(old.group)
            )
            faults.append(LocatedFault(fault, at: place.index(division).index(group)))
          }
        }
      }
    }
    // What is known of others would only be in the way of those who join.
    active = active.filter { places[$0] != nil }
    absences = absences.filter { places[$0.key] != nil && $0.value > 0 && $0.value < Int.max }
    return faults
  }
}
