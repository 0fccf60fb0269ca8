// SPDX-License-Identifier: Apache-2.0
public import Gamification
internal import LudusCore
internal import LudusFoundation

extension Simulation {
  /// A game of a made-up group by the rules of a variant.
  public struct Game: Sendable {
    /// The group at the end.
    public let view: GroupView
    /// How fair the game was.
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

    /// How much more the first member has in the end with a delay than without; nil for a member without points.
    func gain(of delay: Delay) -> Double? {
      guard let before = effort.finalPoints(in: view).first, before > 0,
        let after = effort.finalPoints(in: effort.play(variant, delay: delay).view).first
      else { return nil }
      return Double(after) / Double(before) - 1
    }
  }
}

extension Experiment.Population where Policy == Simulation.Variant, Run == Simulation.Game {
  /// Makes groups: each seed has members and efforts of its own, who play by the rules of each variant.
  public static func group(_ population: Simulation.Population) -> Self {
    Self { generator in
      let effort = SimulatedEffort(population, using: &generator)
      return { variant, _ in Simulation.Game(effort, variant) }
    }
  }
}

extension Experiment.Outcome where Policy == Simulation.Variant, Run == Simulation.Game {
  /// How well the final points show who did most: Kendall's tau, from -1 to 1.
  public static var tau: Self {
    Self("tau", within: -1...1) { game in
      kendallTau(game.effort.players.map(\.rate), game.effort.finalPoints(in: game.view))
    }
  }

  /// How unequal the final points are, see ``FairnessFigures/gini``; there is no figure when nobody has points then.
  public static var gini: Self {
    Self("gini", within: 0...1) { game in
      let isScored = game.effort.finalPoints(in: game.view).contains { $0 > 0 }
      return isScored ? max(game.figures.gini, 0) : nil
    }
  }

  /// How far ranks move from week to week, see ``FairnessFigures/mobility``; there is no figure without any points.
  public static var mobility: Self { scored("mobility") { $0.figures.mobility } }

  /// The part of members who can still win, see ``FairnessFigures/inTheRace``; there is no figure without any points.
  public static var inTheRace: Self { scored("inTheRace") { $0.figures.inTheRace } }

  /// The part of members who gave up before the end, see ``Simulation/Population``; there is no figure without any
  /// points.
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
  /// Holds todos back: the first member reports those of some weeks in a row only when the last of them is over.
  ///
  /// The parameters are the first week, from 0, and the number of weeks; the gain is the part by which the member has
  /// more points in the end, 0.1 for a tenth.
  ///
  /// - Parameters:
  ///   - weeks: How many weeks are played, those of the population; at least 2.
  ///   - period: After how many weeks, at least 2, it all begins again: with the length of the seasons, the strategies
  ///     of snipers, who wait for each of them to end. Nil for hoarders, who save once.
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
