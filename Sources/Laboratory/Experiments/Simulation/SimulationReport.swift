// SPDX-License-Identifier: Apache-2.0
extension Simulation {
  /// The effect of a variant on a made-up group, as means over all runs.
  public struct Report: Hashable, Sendable, Codable {
    /// The name of the variant.
    public let name: String
    /// How often it was played.
    public let runs: Int
    /// How well the final points show who did most: Kendall's tau of effort and points, from -1 to 1.
    public let tau: Double
    /// See ``FairnessFigures/gini``.
    public let gini: Double
    /// See ``FairnessFigures/mobility``.
    public let mobility: Double
    /// See ``FairnessFigures/inTheRace``.
    public let inTheRace: Double
    /// See ``FairnessFigures/caughtUp``; nil when no run has it.
    public let caughtUp: Double?
    /// See ``FairnessFigures/daysToMedian``; nil when nobody reached it.
    public let daysToMedian: Double?
    /// How much more the member who reports late has in the end than otherwise: 0.1 for a tenth more; nil when
    /// nobody does.
    public let delayGain: Double?

    init(_ name: String, _ tally: SimulationTally) {
      self.name = name
      runs = tally.figures.count
      tau = tally.tau.mean ?? 0
      gini = tally.figures.map(\.gini).mean ?? 0
      mobility = tally.figures.map(\.mobility).mean ?? 0
      inTheRace = tally.figures.map(\.inTheRace).mean ?? 1
      caughtUp = tally.figures.compactMap(\.caughtUp).mean
      daysToMedian = tally.figures.compactMap(\.daysToMedian).mean
      delayGain = tally.gains.mean
    }
  }
}
