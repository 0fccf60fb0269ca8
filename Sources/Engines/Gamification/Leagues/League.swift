// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
public import PlayerProgress

/// Divisions of small groups, in which members rise and fall season after season.
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
/// Members of a division play in groups of equal size, by default of 30, that are drawn anew for each season from the
/// seed: the same seed and the same submissions give the same league on every device. New members begin in the lowest
/// division. A participant is a member or, in a league of teams, a team.
///
/// Every command lets time pass first. A date in the future therefore ends the season: a server uses its own clock.
///
/// In JSON it is an object with all that it knows; see ``Rules`` for what an author writes.
public struct League: Hashable, Sendable {
  /// The rules.
  public let rules: Rules
  /// Decides who plays with whom.
  public let seed: UInt64
  /// The reckoning of the days on which seasons begin.
  public let days: DayReckoning
  /// The number of the season, counted from 1; seasons in which nobody played are not counted.
  public internal(set) var number = 1
  /// The first instant of the season.
  public internal(set) var start: Date
  /// The first instant after the season.
  public internal(set) var end: Date
  /// The result of the last season in which somebody played, or nil before its end.
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
    divisions = rules.divisions.map { _ in [] }
    let season = rules.reset.interval(around: date, days)
    (start, end) = (season.lowerBound, season.upperBound)
  }

  /// The number of members.
  public var count: Int { places.count }

  /// Returns in which division a member plays, as an index of ``Rules/divisions``; nil for someone unknown.
  public func division(of member: Member.ID) -> Int? { places[member]?.division }

  /// Returns the board of the group that a member plays in, or nil for someone unknown.
  ///
  /// Those who have not played yet stand on it with 0 points.
  public func board(of member: Member.ID) -> Leaderboard? {
    places[member].map { divisions[$0.division][$0.group] }
  }

  /// Returns the boards of all groups of a division, or none for an index that no division has.
  public func boards(inDivision division: Int) -> [Leaderboard] {
    divisions.indices.contains(division) ? divisions[division] : []
  }

  /// Takes in a new member, who begins in the lowest division.
  ///
  /// They play in its last group or, if that is full, in a new one.
  ///
  /// - Throws: ``LeaderboardError/duplicateMember(_:)``, ``LeaderboardError/periodEnded(_:)`` for a date before the
  ///   season, and ``LeaderboardError/dateOutOfRange(_:)``.
  /// - Complexity: O(log *n*), and that of ``advance(to:)`` when a season ends.
  public mutating func join(_ member: Member.ID, at date: Date) throws(LeaderboardError) {
    try check(date, of: member)
    guard places[member] == nil else { throw .duplicateMember(member) }
    advance(to: date)
    let last = divisions[0].count - 1
    if last < 0 || divisions[0][last].count >= rules.groupSize {
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
  /// - Throws: ``LeaderboardError/unknownMember(_:)``, also when they are taken out because a season has just ended
  ///   without them; ``LeaderboardError/periodEnded(_:)`` for a date before the season; and what
  ///   ``Leaderboard/submit(_:of:by:)`` throws.
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
    let way = rules.operator
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
  /// In JSON rules are an object with `divisions`, and with what differs from the defaults:
  /// `{"divisions":["Bronze","Silver"],"rising":3,"falling":3,"groupSize":10}`.
  public struct Rules: Hashable, Sendable {
    /// How often a season ends.
    public let reset: RecurringLeaderboard.Reset
    /// How a submitted score changes the one that the member has.
    public let `operator`: Leaderboard.Operator
    /// The names of the divisions, the lowest first.
    public let divisions: [String]
    /// How many members a group has at most.
    public let groupSize: Int
    /// How many of the first of each group rise.
    public let rising: Int
    /// How many of the last of each group fall.
    public let falling: Int
    /// How a tie across the line of rising or falling is decided.
    public let ties: Ties
    /// In how many seasons in a row a member may not play, or nil for any number; then they are taken out.
    public let maximumAbsences: Int?

    /// How a tie across the line of rising or falling is decided.
    public enum Ties: String, Hashable, Sendable, CaseIterable {
      /// The order of the board decides: more achievements, then who reached the points first.
      case order
      /// All who tie with the last one who rises rise too, and nobody falls who ties with someone who stays.
      case generous
    }

    /// Creates rules.
    ///
    /// The defaults are close to those of Duolingo: groups of 30 for a week, of which 7 rise and 5 fall.
    ///
    /// - Parameters:
    ///   - divisions: The names of the divisions, the lowest first: 1 to 100, each once and not blank.
    ///   - reset: How often a season ends.
    ///   - operator: How a submitted score changes the one that the member has.
    ///   - groupSize: How many members a group has at most, 2 to 10,000.
    ///   - rising: How many of the first of each group rise, from 0.
    ///   - falling: How many of the last of each group fall, from 0; with those who rise at most `groupSize`.
    ///   - ties: How a tie across the line of rising or falling is decided.
    ///   - maximumAbsences: In how many seasons in a row a member may not play, from 0; nil for any number.
    /// - Throws: A fault for each value that is out of range.
    public init(
      divisions: [String],
      reset: RecurringLeaderboard.Reset = .weekly,
      by operator: Leaderboard.Operator = .increment,
      groupSize: Int = 30,
      rising: Int = 7,
      falling: Int = 5,
      ties: Ties = .order,
      maximumAbsences: Int? = 3
    ) throws(ContentError<RuleFault>) {
      var faults = RuleFault.faults([
        ("groupSize", groupSize, 2...10_000), ("rising", rising, 0...max(0, groupSize)),
        ("falling", falling, 0...max(0, groupSize - max(0, min(rising, groupSize)))),
        ("maximumAbsences", maximumAbsences ?? 0, 0...Int.max),
      ])
      let place = ContentPlace().key("divisions")
      if !(1...100).contains(divisions.count) {
        faults.append(LocatedFault(.outOfRange(divisions.count, expected: 1...100), at: place))
      }
      for (index, name) in divisions.enumerated() {
        if name.allSatisfy(\.isWhitespace) {
          faults.append(LocatedFault(.emptyIdentifier, at: place.index(index)))
        } else if let first = divisions[..<index].firstIndex(of: name) {
          let fault = RuleFault.duplicateIdentifier(name, first: place.index(first))
          faults.append(LocatedFault(fault, at: place.index(index)))
        }
      }
      try RuleFault.check(faults)
      self.divisions = divisions
      self.reset = reset
      self.operator = `operator`
      self.groupSize = groupSize
      self.rising = rising
      self.falling = falling
      self.ties = ties
      self.maximumAbsences = maximumAbsences
    }
  }
}
