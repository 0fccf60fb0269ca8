// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

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

    /// Returns the row of a member, or nil for someone who was not in the league.
    ///
    /// - Complexity: O(*n*).
    public func row(of member: Member.ID) -> Row? {
      groups.lazy.compactMap { group in group.rows.first { $0.standing.member == member } }.first
    }
  }

  /// The result of a group in a season.
  public struct GroupResult: Hashable, Sendable {
    /// The division, as an index of ``Rules/divisions``.
    public let division: Int
    /// The members in the order of the board.
    public let rows: [Row]
  }

  /// The row of a member in the result of a group.
  public struct Row: Hashable, Sendable {
    /// Rank, points and so on.
    public let standing: Leaderboard.Standing
    /// The consequence of the member's place.
    public let outcome: Outcome
    /// Whether they played.
    public let isActive: Bool
  }

  /// The consequence of a place at the end of a season.
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
  /// The first of each group rise and the last fall, as far as there is a division. Nobody rises who has not played or has
  /// no points, and everyone falls who has not played. A season in which nobody played has no result and changes nothing.
  ///
  /// - Parameter date: The present; an earlier one than before changes nothing.
  /// - Returns: The result of the season that ended, if somebody played in it.
  /// - Complexity: O(1), and O(*n* log *n*) when a season ends.
  @discardableResult
  public mutating func advance(to date: Date) -> SeasonResult? {
    guard let date = date.truncatedToMilliseconds, date >= end else { return nil }
    let result = active.isEmpty ? nil : endSeason()
    let season = rules.reset.interval(around: date, days)
    (start, end) = (season.lowerBound, season.upperBound)
    return result
  }

  private mutating func endSeason() -> SeasonResult {
    var groups: [GroupResult] = []
    var next: [[Member.ID]] = rules.divisions.map { _ in [] }
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
        && rules.maximumAbsences.map { absences[standing.member, default: 0] >= $0 } ?? false
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
    let count = min(rules.rising, candidates.count)
    guard rules.ties == .generous, count > 0 else { return count }
    let points = candidates[count - 1].points
    return count + candidates[count...].prefix { $0.points == points }.count
  }

  /// How many of the last fall.
  private func fallers(among standings: ArraySlice<Leaderboard.Standing>) -> Int {
    let count = min(rules.falling, standings.count)
    let safe = standings.dropLast(count)
    guard rules.ties == .generous, let last = safe.last else { return count }
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
      let count = (drawn.count + rules.groupSize - 1) / rules.groupSize
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

extension League.Rules: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let divisions = record.field("divisions", \.divisions)
    let reset = record.field("reset", \.reset, default: .weekly)
    let `operator` = record.field("operator", \.operator, default: .increment)
    let groupSize = record.field("groupSize", \.groupSize, default: 30)
    let rising = record.field("rising", \.rising, default: 7)
    let falling = record.field("falling", \.falling, default: 5)
    let ties = record.field("ties", \.ties, default: .order)
    let maximumAbsences = record.field("maximumAbsences", \.maximumAbsences, default: 3)
    return try Self(
      divisions: divisions(),
      reset: reset(),
      by: `operator`(),
      groupSize: groupSize(),
      rising: rising(),
      falling: falling(),
      ties: ties(),
      maximumAbsences: maximumAbsences()
    )
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
      ("divisions", boards.count, rules.divisions.count...rules.divisions.count),
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
