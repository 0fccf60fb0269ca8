// SPDX-License-Identifier: Apache-2.0
import Experiments
import Gamification

/// The ways to play that the toy study of the specification compares.
struct ToyStudy {
  let none: Simulation.Variant
  let gap: Simulation.Variant
  let joiners: Simulation.Variant
  let seasons: Simulation.Variant
  let gapInSeasons: Simulation.Variant

  init() throws {
    let gap = try CatchUpPolicy.Gap(of: .median, below: Fraction(1, 2), multiplier: 2)
    let joiners = try CatchUpPolicy.JoinDate(late: 7, multiplier: 2)
    // Who holds todos back reports them weeks later.
    let patient = try RuleBook { $0.reportWithin = nil }
    none = try Simulation.Variant(name: "none", rules: patient)
    self.gap = try Simulation.Variant(
      name: "gap",
      rules: try patient.with { $0.catchUp = .gap(gap) }
    )
    self.joiners = try Simulation.Variant(
      name: "joiners",
      rules: try patient.with { $0.catchUp = .joinDate(joiners) }
    )
    seasons = try Simulation.Variant(name: "seasons", rules: patient, seasons: .weeks(4))
    gapInSeasons = try Simulation.Variant(
      name: "gap in seasons",
      rules: self.gap.rules,
      seasons: .weeks(4)
    )
  }
}
