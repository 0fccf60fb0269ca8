// SPDX-License-Identifier: Apache-2.0
public import Gamification
internal import LudusCore
internal import LudusFoundation

/// How fair a game has been, in numbers.
///
/// ```swift
/// let figures = FairnessFigures(of: group.view(asOf: end), at: weekEnds)
/// figures.gini            // 0.22: 0 when all have the same, toward 1 when one has everything
/// figures.mobility        // 0.08: how far ranks move from one date to the next
/// figures.inTheRace       // 0.75: the part of members who have at least half of the leader's points
/// ```
///
/// Points are those of the season of each date, or of the whole history where there is none.
public struct FairnessFigures: Hashable, Sendable {
  /// The Gini coefficient of the points at the last date: the mean difference of two members, divided by twice the
  /// mean.
  ///
  /// Source: C. Gini, Variabilità e mutabilità, 1912.
  public let gini: Double
  /// By how many ranks a member moves from one date to the next within a season on average, as a part of all
  /// the ranks that there are to move.
  public let mobility: Double
  /// The mean, over the dates, of the part of members who have at least half of the leader's points.
  public let inTheRace: Double
  /// The part of the late joiners who, with some points, reached four fifths of the median of the others at one of the
  /// dates; nil when nobody joined late, or nobody had points at any date.
  public let caughtUp: Double?
  /// The mean of the days from joining until the late joiners reached the median of the others, over those who
  /// did; nil when nobody did.
  public let daysToMedian: Double?
  /// Whether somebody had points at one of the dates; without any, equality and calm say nothing about the rules.
  let hasPoints: Bool

  /// Computes the figures of a game.
  ///
  /// - Parameters:
  ///   - view: The group at the end.
  ///   - dates: The dates to look at, in order, for instance the ends of weeks.
  /// - Complexity: O(*d* · *m* log *m*) for *d* dates and *m* members.
  public init(of view: GroupView, at dates: [Date]) {
    let rounds = dates.map { Round(of: view, at: $0) }
    gini = rounds.last.map { Self.gini(of: $0.sorted) } ?? 0
    inTheRace = rounds.map(\.inTheRace).mean ?? 1
    mobility = zip(rounds, rounds.dropFirst()).compactMap { $1.mobility(since: $0) }.mean ?? 0
    let hasPoints = rounds.contains { ($0.sorted.last ?? 0) > 0 }
    self.hasPoints = hasPoints
    let joiners = view.lateJoiners
    let dated = Array(zip(dates, rounds))
    let caughtUp = joiners.map { joiner in
      dated.contains { $1.isNear(joiner.member, part: 0.8) } ? 1.0 : 0
    }
    self.caughtUp = hasPoints ? caughtUp.mean : nil
    let days = joiners.compactMap { joiner in
      dated.first { $1.isNear(joiner.member, part: 1) }.map {
        $0.0.timeIntervalSince(joiner.date) / 86_400
      }
    }
    daysToMedian = days.mean
  }

  /// Returns the points of the members at dates, those of the season of each date or of the whole history without one.
  ///
  /// - Complexity: O(*d* · *m* log *n*) for *d* dates and *m* members with *n* entries each.
  public static func points(of view: GroupView, at dates: [Date]) -> [[Member.ID: Int]] {
    dates.map { Round(of: view, at: $0).points }
  }

  /// Returns the Lorenz curve of points: the part of them that the members with the fewest have, from none up to all
  /// members.
  ///
  /// Twice the area between the curve and that of equal points is the Gini coefficient. Source: M. O. Lorenz, "Methods
  /// of measuring the concentration of wealth" (Publications of the American Statistical Association 9, 1905).
  ///
  /// - Parameter points: The points of each member; a negative number counts as 0.
  /// - Returns: One number more than there are members, from 0 to 1; equal steps when nobody has points.
  public static func lorenzCurve(of points: [Int]) -> [Double] {
    let sorted = points.map { Double(max($0, 0)) }.sorted()
    let whole = sorted.reduce(0, +)
    var sum = 0.0
    return [0]
      + sorted.enumerated().map { index, own in
        sum += own
        return whole > 0 ? sum / whole : Double(index + 1) / Double(sorted.count)
      }
  }

  /// The Gini coefficient of numbers that are not negative; 0 when all are 0.
  static func gini(of points: [Int]) -> Double {
    let sorted = points.map(Double.init).sorted()
    let sum = sorted.reduce(0, +)
    guard sum > 0 else { return 0 }
    let weighted = sorted.enumerated().reduce(0) { $0 + Double($1.offset + 1) * $1.element }
    let count = Double(sorted.count)
    return 2 * weighted / (count * sum) - (count + 1) / count
  }
}

/// The points of all members at a date.
private struct Round {
  let season: Season.ID?
  let points: [Member.ID: Int]
  /// The points of all, the fewest first.
  let sorted: [Int]

  init(of view: GroupView, at date: Date) {
    let season = view.season(before: date)
    self.season = season?.id
    let start = season?.start ?? .distantPast
    points = Dictionary(
      uniqueKeysWithValues: view.joined(by: date).map { member in
        (member, view.ledger.total(of: member, in: min(start, date)..<date))
      }
    )
    sorted = points.values.sorted()
  }

  var inTheRace: Double {
    let leader = sorted.last ?? 0
    return sorted.map { 2 * Double($0) >= Double(leader) ? 1 : 0 }.mean ?? 1
  }

  /// The rank of each member, equal ones in the middle of theirs.
  private var ranks: [Member.ID: Double] {
    points.mapValues { own in
      let worse = sorted.firstIndexInOrder { $0 >= own }
      let notBetter = sorted.firstIndexInOrder { $0 > own }
      return Double(sorted.count - notBetter) + Double(notBetter - worse + 1) / 2
    }
  }

  func mobility(since earlier: Round) -> Double? {
    guard earlier.season == season, points.count > 1 else { return nil }
    let before = earlier.ranks
    let moves = ranks.compactMap { member, rank in before[member].map { abs(rank - $0) } }
    // The order of a dictionary must not reach the sum's last bit.
    return moves.sorted().mean.map { $0 / Double(points.count - 1) }
  }

  /// Whether a member has points, and a part of the median of the others: having as little as all reaches nobody.
  func isNear(_ member: Member.ID, part: Double) -> Bool {
    guard let own = points[member], own > 0 else { return false }
    return Double(own) >= part * Double(medianOfOthers(beside: own))
  }

  /// The lower median of all but one member with some points; 0 without others.
  private func medianOfOthers(beside own: Int) -> Int {
    guard sorted.count > 1 else { return 0 }
    let place = (sorted.count - 2) / 2
    return sorted[place < sorted.firstIndexInOrder { $0 >= own } ? place : place + 1]
  }
}

extension [Double] {
  /// The mean, or nil for none.
  var mean: Double? { isEmpty ? nil : reduce(0, +) / Double(count) }
}
