// SPDX-License-Identifier: Apache-2.0
public import Gamification
internal import LudusCore
internal import LudusFoundation

extension Simulation {
  /// A simulated game of a group under the rules of a variant.
  public struct Game: Sendable {
    /// The group at the end.
    public let view: GroupView
    /// The figures on the fairness of the game.
    public let figures: FairnessFigures
    /// The members who gave up, see ``Simulation/Population``.
    public let quitters: Set<Member.ID>
    let variant: Variant
    let effort: SimulatedEffort

    init(_ effort: SimulatedEffort, _ variant: Variant) {
      let game = effort.play(variant, delay: nil)
      view = game.view
      quitters = game.quitters
      let weeks = (1...effort.population.weeks).map { SimulatedEffort.start(ofWeek: $0) }
      figures = FairnessFigures(of: view, at: weeks)
      self.variant = variant
      self.effort = effort
    }

    /// The points of the members at the end of each week, see ``FairnessFigures/points(of:at:)``.
    public var pointsByWeek: [[Member.ID: Int]] {
      let weeks = (1...effort.population.weeks).map { SimulatedEffort.start(ofWeek: $0) }
      return FairnessFigures.points(of: view, at: weeks)
    }

    /// Returns the amount by which the first member has more in the end with a delay than without;
    /// nil for a member without points.
    func gain(of delay: Delay) -> Double? {
      guard let before = effort.finalPoints(in: view).first, before > 0,
        let after = effort.finalPoints(in: effort.play(variant, delay: delay).view).first
      else { return nil }
      return Double(after) / Double(before) - 1
    }
  }
}

extension Experiment.Population where Policy == Simulation.Variant, Run == Simulation.Game {
  /// Makes groups: each seed has members and efforts of its own, who play by the rules of each
  /// variant.
  public static func group(_ population: Simulation.Population) -> Self {
    Self { generator in
      let effort = SimulatedEffort(population, using: &generator)
      return { variant, _ in Simulation.Game(effort, variant) }
    }
  }
}

extension Experiment.Outcome where Policy == Simulation.Variant, Run == Simulation.Game {
  /// The accuracy with which the final points show who did most: Kendall's tau, from -1 to 1.
  public static var tau: Self {
    Self("tau", within: -1...1) { game in
      kendallTau(game.effort.players.map(\.rate), game.effort.finalPoints(in: game.view))
    }
  }

  /// The inequality of the final points, see ``FairnessFigures/gini``; there is no figure when
  /// nobody has points then.
  public static var gini: Self {
    Self("gini", within: 0...1) { game in
      let isScored = game.effort.finalPoints(in: game.view).contains { $0 > 0 }
      return isScored ? max(game.figures.gini, 0) : nil
    }
  }

  /// The change of ranks from week to week, see ``FairnessFigures/mobility``; there is no figure
  /// without any points.
  public static var mobility: Self { scored("mobility") { $0.figures.mobility } }

  /// The part of members who can still win, see ``FairnessFigures/inTheRace``; there is no figure
  /// without any points.
  public static var inTheRace: Self { scored("inTheRace") { $0.figures.inTheRace } }

  /// The part of members who gave up before the end, see ``Simulation/Population``; there is no
  /// figure without any points.
  public static var discouraged: Self {
    scored("discouraged") { Double($0.quitters.count) / Double($0.effort.players.count) }
  }

  /// The part of late joiners who came near the others, see ``FairnessFigures/caughtUp``.
  public static var caughtUp: Self { Self("caughtUp", within: 0...1) { $0.figures.caughtUp } }

  /// A part that is measured in the games in which somebody had points at the end of a week.
  private static func scored(
    _ name: String,
    measure: @escaping @Sendable (Simulation.Game) -> Double
  ) -> Self {
    Self(name, within: 0...1) { $0.figures.hasPoints ? measure($0) : nil }
  }
}

extension Experiment.Strategies where Policy == Simulation.Variant, Run == Simulation.Game {
  /// Holds todos back: the first member reports those of some weeks in a row only when the last of
  /// them is over.
  ///
  /// The parameters are the first week, from 0, and the number of weeks; the gain is the part by
  /// which the member has more points in the end, 0.1 for a tenth.
  ///
  /// - Parameters:
  ///   - weeks: The number of weeks that are played, those of the population; at least 2.
  ///   - period: The number of weeks, at least 2, after which it all begins again: with the length
  ///     of the seasons, the strategies of snipers, who wait for each of them to end. Nil for
  ///     hoarders, who save once.
  ///   - isDated: Whether a todo is completed with the date on which it was done.
  /// - Returns: The strategies.
  public static func holdingBack(weeks: Int, every period: Int? = nil, isDated: Bool) -> Self {
    let period = period.map { max($0, 2) }
    let last = min(max(min(weeks, period ?? weeks), 2), 520) - 2
    return Self([0...last, 1...last + 1]) { game, parameters in
      let end = parameters[0] + parameters[1]
      // What is reported after the end of the game counts for nothing.
      guard end < game.effort.population.weeks else { return -1 }
      let delay = Simulation.Delay(weeks: parameters[0]..<end, every: period, isDated: isDated)
      return game.gain(of: delay)
    }
  }
}

/// The fairness of a game so far, in numbers.
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
  /// The Gini coefficient of the points at the last date: the mean difference of two members,
  /// divided by twice the mean.
  ///
  /// Source: C. Gini, Variabilità e mutabilità, 1912.
  public let gini: Double
  /// The number of ranks by which a member moves from one date to the next within a season on
  /// average, as a part of all the ranks that there are to move.
  public let mobility: Double
  /// The mean, over the dates, of the part of members who have at least half of the leader's
  /// points.
  public let inTheRace: Double
  /// The part of the late joiners who, with some points, reached four fifths of the median of the
  /// others at one of the dates; nil when nobody joined late, or nobody had points at any date.
  public let caughtUp: Double?
  /// The mean of the days from joining until the late joiners reached the median of the others,
  /// over those who did; nil when nobody did.
  public let daysToMedian: Double?
  /// Whether somebody had points at one of the dates; without any, equality and calm say nothing
  /// about the rules.
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

  /// Returns the points of the members at dates, those of the season of each date or of the whole
  /// history without one.
  ///
  /// - Complexity: O(*d* · *m* log *n*) for *d* dates and *m* members with *n* entries each.
  public static func points(of view: GroupView, at dates: [Date]) -> [[Member.ID: Int]] {
    dates.map { Round(of: view, at: $0).points }
  }

  /// Returns the Lorenz curve of points: the part of them that the members with the fewest have,
  /// from none up to all members.
  ///
  /// Twice the area between the curve and that of equal points is the Gini coefficient. Source: M.
  /// O. Lorenz, "Methods of measuring the concentration of wealth" (Publications of the American
  /// Statistical Association 9, 1905).
  ///
  /// - Parameter points: The points of each member; a negative number counts as 0.
  /// - Returns: One number more than there are members, from 0 to 1; equal steps when nobody has
  ///   points.
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

  /// Whether a member has points, and a part of the median of the others: having as little as all
  /// reaches nobody.
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
