// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation
internal import Gamification
internal import Quizzes

/// A kind of worlds that can be declared in JSON, with the policies that are tried in it and the outcomes that have names.
protocol DeclaredWorld: Codable, Hashable, Sendable {
  associatedtype Policy: Codable & Hashable & Sendable
  associatedtype Run

  var population: Experiment<Policy, Run>.Population { get }
  static var outcomes: [Experiment<Policy, Run>.Outcome] { get }
}

/// A world with the variants that are tried in it.
struct DeclaredTrial<World: DeclaredWorld>: Hashable, Sendable {
  /// A policy with a name.
  struct Variant: Hashable, Sendable {
    let name: String
    let policy: World.Policy
  }

  let population: World
  let variants: [Variant]

  /// The experiment without its types: variants are numbers, and a run is its figures.
  var erased: PlannedExperiment {
    let play = population.population.world
    let outcomes = World.outcomes
    return PlannedExperiment(
      population: .init { generator in
        let play = play(&generator)
        return { number, draws in
          let run = try play(variants[number].policy, &draws)
          return outcomes.map { $0.measure(run) }
        }
      },
      variants: variants.enumerated().map { .init($1.name, $0) },
      outcomes: outcomes.enumerated().map { number, outcome in
        .init(outcome.name, within: outcome.range) { $0[number] }
      }
    )
  }
}

extension DeclaredTrial.Variant: JSONRecord {
  static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let name = record.field("name", \.name)
    let policy = record.field("policy", \.policy)
    return try Self(name: name(), policy: policy())
  }
}

// MARK: - The kinds

extension Simulation.Population: DeclaredWorld {
  typealias Policy = Simulation.Variant
  typealias Run = Simulation.Game
  var population: Experiment<Policy, Run>.Population { .group(self) }
  static var outcomes: [Experiment<Policy, Run>.Outcome] {
    [.tau, .gini, .mobility, .inTheRace, .caughtUp, .discouraged]
  }
}

extension ExamWorld: DeclaredWorld {
  typealias Policy = CheckAllFormula
  var population: Experiment<Policy, Run>.Population { .exam(self) }
  static var outcomes: [Experiment<Policy, Run>.Outcome] {
    [.validity, .reliability, .misjudged(passMark: 0.5)]
  }
}

extension DuelWorld: DeclaredWorld {
  typealias Policy = QuizRules
  var population: Experiment<Policy, Run>.Population { .duels(self) }
  static var outcomes: [Experiment<Policy, Run>.Outcome] {
    [.validity, .upsets, .ties, .answered, .hints]
  }
}

extension AdaptiveWorld: DeclaredWorld {
  typealias Policy = Selection
  var population: Experiment<Policy, Run>.Population { .adaptive(self) }
  static var outcomes: [Experiment<Policy, Run>.Outcome] { [.error, .bias, .covered, .questions] }
}

extension ReviewWorld: DeclaredWorld {
  typealias Policy = SpacedReview.Spacing
  var population: Experiment<Policy, Run>.Population { .reviews(self) }
  static var outcomes: [Experiment<Policy, Run>.Outcome] {
    [.remembered, .retention, .effort, .success]
  }
}

extension MisspellingWorld: DeclaredWorld {
  typealias Policy = Matching
  static var outcomes: [Experiment<Policy, Run>.Outcome] { [.saved, .passed, .fair] }
}

extension SpellingWorld: DeclaredWorld {
  typealias Policy = Order
  static var outcomes: [Experiment<Policy, Run>.Outcome] { [.misspelled, .learned] }
}

extension PinTestWorld: DeclaredWorld {
  typealias Policy = Feedback
  var population: Experiment<Policy, Run>.Population { .pinTest(self) }
  static var outcomes: [Experiment<Policy, Run>.Outcome] { [.validity, .inflation, .learned] }
}

extension RatingWorld: DeclaredWorld {
  typealias Policy = Panel
  var population: Experiment<Policy, Run>.Population { .ratings(self) }
  static var outcomes: [Experiment<Policy, Run>.Outcome] { [.validity, .error] }
}
