import Experiments
import Foundation

let gapRule = CatchUpPolicy.gap(
  try CatchUpPolicy.Gap(of: .median, below: Fraction(1, 2), multiplier: 2)
)
let experiment = Experiment(
  population: .group(.toyStudy),
  variants: [
    .init("none", try .init(name: "none", rules: .standard)),
    .init("seasons", try .init(name: "seasons", rules: .standard, seasons: .weeks(4))),
  ],
  outcomes: [.caughtUp, .tau]
)
let seeds = UInt64(CommandLine.arguments.dropFirst().first ?? "200") ?? 200
let clock = ContinuousClock()
let start = clock.now
let result = try experiment.run(seeds: 0..<seeds)
let seconds = (clock.now - start) / .seconds(1)
print(result.report(in: .english))
print(seconds)
