// SPDX-License-Identifier: Apache-2.0
internal import Gamification
internal import LudusCore
internal import LudusFoundation

/// Plays a made-up group under different rules, many times, so that a real group can choose its rules by evidence.
///
/// ```swift
/// let simulation = try Simulation(.toyStudy, runs: 400)
/// let reports = try simulation.reports(for: [none, gap, seasons], seed: 1)
/// reports[0].tau          // how well the points show who did most
/// reports[0].caughtUp     // the part of late joiners who came near the median
/// reports[0].delayGain    // the gain from holding todos back
/// ```
///
/// All variants are played by the same members doing the same things, so that their differences come from the rules
/// alone. The figures describe the made-up population and do not predict how real people will play.
public struct Simulation: Hashable, Sendable {
  package let population: Simulation.Population
  package let runs: Int
  package let delay: Simulation.Delay?

  /// How many runs there can be.
  public static let runRange = 1...100_000

  /// Creates a simulation.
  ///
  /// - Parameters:
  ///   - population: The members who play.
  ///   - runs: How often they play, in ``runRange``, each time with members and efforts drawn anew.
  ///   - delay: How the first member, who is there from the start, tries to win by reporting late. Each run is then
  ///     played a second time with it, and ``Simulation/Report/delayGain`` reports the gain.
  /// - Throws: A fault for a number of runs out of range.
  public init(
    _ population: Simulation.Population = .toyStudy,
    runs: Int = 100,
    delay: Simulation.Delay? = nil
  ) throws(ContentError<RuleFault>) {
    try RuleFault.check([("runs", runs, Self.runRange)])
    self.population = population
    self.runs = runs
    self.delay = delay
  }

  /// Plays all runs under each variant.
  ///
  /// - Parameters:
  ///   - variants: The rules to compare.
  ///   - seed: The seed of the draws; the same one gives the same members and efforts.
  /// - Returns: A report for each variant, in their order.
  /// - Complexity: O(*r* · *v* · *e*) for *r* runs, *v* variants and *e* events in a run.
  public func reports(for variants: [Simulation.Variant], seed: UInt64) -> [Simulation.Report] {
    var generator = SeededGenerator(seed: seed)
    var tallies = variants.map { _ in SimulationTally() }
    for _ in 0..<runs {
      let effort = SimulatedEffort(population, using: &generator)
      for (index, variant) in variants.enumerated() {
        let view = effort.play(variant, delay: nil).view
        tallies[index].add(view, effort)
        if let delay {
          let delayed = effort.play(variant, delay: delay).view
          tallies[index].addDelay(delayed, instead: view, effort)
        }
      }
    }
    return zip(variants, tallies).map { Simulation.Report($0.name, $1) }
  }

  /// Plays the first of the runs under each variant, as an example to look at.
  ///
  /// - Parameters:
  ///   - variants: The rules to compare.
  ///   - seed: The seed of the draws.
  /// - Returns: A game for each variant, in their order, of the same members who do the same.
  public func games(for variants: [Simulation.Variant], seed: UInt64) -> [Simulation.Game] {
    var generator = SeededGenerator(seed: seed)
    let effort = SimulatedEffort(population, using: &generator)
    return variants.map { Simulation.Game(effort, $0) }
  }
}

extension SimulatedEffort {
  /// Returns the group at the end of the last week, and the members who gave up before.
  func play(
    _ variant: Simulation.Variant,
    delay: Simulation.Delay?
  ) -> (view: GroupView, quitters: Set<Member.ID>) {
    let content = PlayerGroup.Content(
      id: "simulation",
      rules: variant.rules,
      calendar: Self.calendar
    )
    let end = Self.start(ofWeek: population.weeks)
    let events = events(seasons: variant.seasons, delay: delay)
      // What is reported after the end has not been reported.
      .filter { $0.date < end && $0.recordedAt < end }
      .sorted { $0.precedes($1) }
    var history = GroupHistory(over: content)
    var patience = Patience(of: self)
    for event in events {
      patience.wait(until: event.date, &history)
      guard event.actor.map({ !patience.quitters.contains($0) }) ?? true else { continue }
      history.take(event)
    }
    return (history.view(at: end - 0.001), patience.quitters)
  }

  /// The points that are compared in the end: those of the last season, or all of them without seasons.
  func finalPoints(in view: GroupView) -> [Int] {
    let end = Self.start(ofWeek: population.weeks)
    let start = view.season?.start ?? .distantPast
    return players.map { view.ledger.total(of: $0.member, in: start..<end) }
  }
}

/// The figures gathered over the runs of a variant.
struct SimulationTally {
  private(set) var tau: [Double] = []
  private(set) var figures: [FairnessFigures] = []
  private(set) var gains: [Double] = []

  mutating func add(_ view: GroupView, _ effort: SimulatedEffort) {
    let weeks = (1...effort.population.weeks).map { SimulatedEffort.start(ofWeek: $0) }
    figures.append(FairnessFigures(of: view, at: weeks))
    if let value = kendallTau(effort.players.map(\.rate), effort.finalPoints(in: view)) {
      tau.append(value)
    }
  }

  mutating func addDelay(
    _ delayed: GroupView,
    instead view: GroupView,
    _ effort: SimulatedEffort
  ) {
    guard let before = effort.finalPoints(in: view).first, before > 0,
      let after = effort.finalPoints(in: delayed).first
    else { return }
    gains.append(Double(after) / Double(before) - 1)
  }
}

/// How well two orders agree, from -1 to 1, by Kendall's tau-b, or nil when one of them has no order.
///
/// Source: M. G. Kendall, The treatment of ties in ranking problems, Biometrika 33, 1945.
func kendallTau<One: Comparable, Other: Comparable>(
  _ first: [One],
  _ second: [Other]
) -> Double? {
  func sign<Number: Comparable>(_ left: Number, _ right: Number) -> Int {
    left < right ? -1 : left > right ? 1 : 0
  }
  var agreement = 0
  var (pairs, firstUntied, secondUntied) = (0, 0, 0)
  for left in first.indices {
    for right in first.indices where right > left {
      let one = sign(first[left], first[right])
      let other = sign(second[left], second[right])
      agreement += one * other
      pairs += 1
      firstUntied += abs(one)
      secondUntied += abs(other)
    }
  }
  guard firstUntied > 0, secondUntied > 0 else { return nil }
  // The last bit of a quotient of roots may leave the range.
  let tau = Double(agreement) / (Double(firstUntied) * Double(secondUntied)).squareRoot()
  return min(max(tau, -1), 1)
}
