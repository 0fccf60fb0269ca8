// SPDX-License-Identifier: Apache-2.0
public import Gamification
internal import LudusCore
internal import LudusFoundation
internal import Quizzes

/// An experiment of which only figures are known: the variants are numbers, and a run is its
/// figures.
public typealias PlannedExperiment = Experiment<Int, [Double?]>

/// An experiment declared in JSON, with the results expected of it.
///
/// ```json
/// {"version": 1, "title": "Seasons", "world": "groups", "population": {"members": 6, "lateJoiners": 2},
///  "variants": [{"name": "none", "policy": {"version": 1}},
///               {"name": "seasons", "policy": {"version": 1, "seasons": {"weeks": 4}}}],
///  "outcomes": ["caughtUp", "tau"], "seeds": 60,
///  "expectations": [{"in": "caughtUp", "of": "seasons", "over": "none", "above": 0.3, "confidence": 0.99}]}
/// ```
///
/// The worlds are `groups` (``Simulation/Population``), `exam` (``ExamWorld``), `duels`
/// (``DuelWorld``), `adaptive` (``AdaptiveWorld``), `reviews` (``ReviewWorld``), `cards`
/// (``CardWorld``), `misspellings` (``MisspellingWorld``), `spelling` (``SpellingWorld``), `pinTest`
/// (``PinTestWorld``), `ratings` (``RatingWorld``), `differences` (``DifferenceWorld``),
/// `calibrations` (``CalibrationWorld``) and `pool` (``PoolWorld``); each has its outcomes.
public struct ExperimentPlan: Hashable, Sendable {
  /// The title of the report.
  public let title: String
  /// The seeds of the worlds.
  public let seeds: Range<UInt64>
  /// The bounds that are expected.
  public let expectations: [Expectation]
  let trial: Trial
  let outcomes: [String]

  /// A bound that a mean or a difference should meet, with a given confidence.
  public struct Expectation: Hashable, Sendable {
    /// The outcome that is measured.
    public let outcome: String
    /// The variant.
    public let variant: String
    /// The variant to compare with, or nil for the mean of the variant itself.
    public let other: String?
    /// The mean or difference is above this; nil for no bound.
    public let above: Double?
    /// The mean or difference is below this; nil for no bound.
    public let below: Double?
    /// The required certainty of that, above 0.5 and below 1.
    public let confidence: Double

    /// Returns whether a mean or a difference keeps the bounds with that confidence.
    func isMet(by sample: SampleMean) -> Bool {
      (above.map { sample.isAbove($0, confidence: confidence) } ?? true)
        && (below.map { sample.isBelow($0, confidence: confidence) } ?? true)
    }
  }

  /// The number of worlds that a plan can have.
  private static let countRange = 2...1_000_000

  /// The experiment.
  public var experiment: PlannedExperiment {
    let all = trial.erased
    return PlannedExperiment(
      population: all.population,
      variants: all.variants,
      outcomes: outcomes.isEmpty
        ? all.outcomes : outcomes.compactMap { name in all.outcomes.first { $0.name == name } }
    )
  }

  /// Runs the experiment and looks at what is expected.
  ///
  /// - Parameters:
  ///   - jobs: The number of worlds that are tried at the same time, at least 1.
  ///   - onWorld: Called once a world was tried, by any of the jobs.
  /// - Returns: The same findings for any number of jobs.
  /// - Throws: `Experiment.Failure`, or what the world throws.
  public func findings(
    jobs: Int = 1,
    onWorld: @escaping @Sendable () -> Void = {}
  ) async throws -> Findings {
    let result = try await experiment.run(seeds: seeds, jobs: jobs, onWorld: onWorld)
    let checks = try expectations.map { expectation in
      let outcome = PlannedExperiment.Outcome(expectation.outcome) { _ in nil }
      let sample =
        try expectation.other.map { other in
          try result.difference(of: expectation.variant, over: other, in: outcome)
        } ?? result.sample(of: expectation.variant, in: outcome)
      return Findings.Check(
        expectation: expectation,
        sample: sample,
        isMet: expectation.isMet(by: sample)
      )
    }
    return Findings(title: title, result: result, checks: checks)
  }

  /// The figures of a plan, and which expectations they meet.
  public struct Findings: Sendable {
    /// The title of the plan.
    public let title: String
    /// The figures.
    public let result: PlannedExperiment.Result
    /// The expectations in the order of the plan, with what was measured.
    public let checks: [Check]

    /// Whether all expectations are met.
    public var isMet: Bool { checks.allSatisfy(\.isMet) }

    /// An expectation and its measurement.
    public struct Check: Hashable, Sendable {
      /// The expectation.
      public let expectation: Expectation
      /// The mean or difference.
      public let sample: SampleMean
      /// Whether it is as expected.
      public let isMet: Bool
    }
  }
}

extension ExperimentPlan {
  /// A trial of one of the worlds.
  enum Trial: Hashable, Sendable {
    case groups(DeclaredTrial<Simulation.Population>)
    case exam(DeclaredTrial<ExamWorld>)
    case duels(DeclaredTrial<DuelWorld>)
    case adaptive(DeclaredTrial<AdaptiveWorld>)
    case reviews(DeclaredTrial<ReviewWorld>)
    case cards(DeclaredTrial<CardWorld>)
    case misspellings(DeclaredTrial<MisspellingWorld>)
    case spelling(DeclaredTrial<SpellingWorld>)
    case pinTest(DeclaredTrial<PinTestWorld>)
    case ratings(DeclaredTrial<RatingWorld>)
    case differences(DeclaredTrial<DifferenceWorld>)
    case calibrations(DeclaredTrial<CalibrationWorld>)
    case pool(DeclaredTrial<PoolWorld>)

    var erased: PlannedExperiment {
      switch self {
      case .groups(let trial): trial.erased
      case .exam(let trial): trial.erased
      case .duels(let trial): trial.erased
      case .adaptive(let trial): trial.erased
      case .reviews(let trial): trial.erased
      case .cards(let trial): trial.erased
      case .misspellings(let trial): trial.erased
      case .spelling(let trial): trial.erased
      case .pinTest(let trial): trial.erased
      case .ratings(let trial): trial.erased
      case .differences(let trial): trial.erased
      case .calibrations(let trial): trial.erased
      case .pool(let trial): trial.erased
      }
    }
  }
}

// MARK: - JSON

extension ExperimentPlan.Trial: JSONUnion {
  package static let kindKey = "world"

  package static let cases: [JSONCase<Self, RuleFault>] = [
    row("groups", Self.groups) { if case .groups(let trial) = $0 { trial } else { nil } },
    row("exam", Self.exam) { if case .exam(let trial) = $0 { trial } else { nil } },
    row("duels", Self.duels) { if case .duels(let trial) = $0 { trial } else { nil } },
    row("adaptive", Self.adaptive) { if case .adaptive(let trial) = $0 { trial } else { nil } },
    row("reviews", Self.reviews) { if case .reviews(let trial) = $0 { trial } else { nil } },
    row("cards", Self.cards) { if case .cards(let trial) = $0 { trial } else { nil } },
    row("misspellings", Self.misspellings) {
      if case .misspellings(let trial) = $0 { trial } else { nil }
    },
    row("spelling", Self.spelling) { if case .spelling(let trial) = $0 { trial } else { nil } },
    row("pinTest", Self.pinTest) { if case .pinTest(let trial) = $0 { trial } else { nil } },
    row("ratings", Self.ratings) { if case .ratings(let trial) = $0 { trial } else { nil } },
    row("differences", Self.differences) {
      if case .differences(let trial) = $0 { trial } else { nil }
    },
    row("calibrations", Self.calibrations) {
      if case .calibrations(let trial) = $0 { trial } else { nil }
    },
    row("pool", Self.pool) { if case .pool(let trial) = $0 { trial } else { nil } },
  ]

  private static func row<World>(
    _ name: String,
    _ make: @escaping @Sendable (DeclaredTrial<World>) -> Self,
    take: @escaping @Sendable (Self) -> DeclaredTrial<World>?
  ) -> JSONCase<Self, RuleFault> {
    JSONCase(name, take: take) { record in
      let population = record.field("population", \.population)
      let variants = record.field("variants", \.variants)
      return make(try DeclaredTrial(population: population(), variants: variants()))
    }
  }
}

extension ExperimentPlan: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    try record.version(1)
    let title = record.field("title", \.title)
    let trial = record.inline(\.trial)
    let outcomes = record.field("outcomes", \.outcomes, default: [])
    let first = record.field("firstSeed", \.seeds.lowerBound, default: 0)
    let count = record.field("seeds") { $0.seeds.count }
    let expectations = record.field("expectations", \.expectations, default: [])
    let plan = try Self(
      title: title(),
      seeds: seeds(from: first(), count()),
      expectations: expectations(),
      trial: trial(),
      outcomes: outcomes()
    )
    try RuleFault.check(plan.faults)
    return plan
  }

  private static func seeds(
    from first: UInt64,
    _ count: Int
  ) throws(ContentError<RuleFault>) -> Range<UInt64> {
    try RuleFault.check([("seeds", count, countRange)])
    let (end, isBeyond) = first.addingReportingOverflow(UInt64(count))
    guard !isBeyond else {
      let fault = RuleFault.malformed(
        "\(first), expected 0 to \(UInt64.max - UInt64(count)) for \(count) worlds"
      )
      throw ContentError(faults: [LocatedFault(fault, at: ContentPlace().key("firstSeed"))])
    }
    return first..<end
  }

  /// The names that stand for nothing, or for two things, and the policies that cannot be tried.
  private var faults: [LocatedFault<RuleFault>] {
    let all = trial.erased
    let (variants, known) = (all.variants.map(\.name), all.outcomes.map(\.name))
    var faults: [LocatedFault<RuleFault>] = []
    func check(_ kind: String, _ name: String, among names: [String], at place: ContentPlace) {
      guard !names.contains(name) else { return }
      faults.append(LocatedFault(.malformed(.unknown(kind, name, names)), at: place))
    }
    var places: [String: ContentPlace] = [:]
    for (index, name) in variants.enumerated() {
      let place = ContentPlace().key("variants").index(index)
      if let first = places[name] {
        faults.append(
          LocatedFault(.duplicateIdentifier(name, first: first), at: place.key("name"))
        )
      }
      places[name] = places[name] ?? place
    }
    if variants.isEmpty {
      faults.append(LocatedFault(.tooFew(0, expected: 1), at: ContentPlace().key("variants")))
    }
    if case .exam(let exam) = trial {
      for (index, variant) in exam.variants.enumerated() where variant.policy == .weighted {
        let fault = RuleFault.malformed(
          "\"weighted\" needs weights, which the options of these exams do not have"
        )
        faults.append(
          LocatedFault(fault, at: ContentPlace().key("variants").index(index).key("policy"))
        )
      }
    }
    for (index, name) in outcomes.enumerated() {
      let places = ContentPlace().key("outcomes")
      check("outcome", name, among: known, at: places.index(index))
      if let first = outcomes[..<index].firstIndex(of: name) {
        let fault = RuleFault.duplicateIdentifier(name, first: places.index(first))
        faults.append(LocatedFault(fault, at: places.index(index)))
      }
    }
    let measured = outcomes.isEmpty ? known : outcomes
    for (index, expectation) in expectations.enumerated() {
      let place = ContentPlace().key("expectations").index(index)
      check("outcome", expectation.outcome, among: measured, at: place.key("in"))
      check("variant", expectation.variant, among: variants, at: place.key("of"))
      if let other = expectation.other {
        check("variant", other, among: variants, at: place.key("over"))
        if other == expectation.variant {
          let fault = RuleFault.malformed("\"\(other)\" differs from itself in nothing")
          faults.append(LocatedFault(fault, at: place.key("over")))
        }
      }
      let ofMeans = all.outcomes.first { $0.name == expectation.outcome }?.range
      let range = expectation.other == nil ? ofMeans : ofMeans?.differences
      for (key, bound) in [("above", expectation.above), ("below", expectation.below)] {
        guard let bound, let range, !range.contains(bound) else { continue }
        let fault = RuleFault.malformed(
          "\(bound), expected \(range.lowerBound) to \(range.upperBound)"
        )
        faults.append(LocatedFault(fault, at: place.key(key)))
      }
    }
    return faults
  }
}

extension ExperimentPlan.Expectation: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let outcome = record.field("in", \.outcome)
    let variant = record.field("of", \.variant)
    let other = record.field("over", \.other)
    let above = record.field("above", \.above)
    let below = record.field("below", \.below)
    let confidence = record.field("confidence", \.confidence, default: 0.99)
    let expectation = try Self(
      outcome: outcome(),
      variant: variant(),
      other: other(),
      above: above(),
      below: below(),
      confidence: confidence()
    )
    guard expectation.above != nil || expectation.below != nil else {
      let fault = RuleFault.malformed("expected \"above\", \"below\" or both")
      throw ContentError(faults: [LocatedFault(fault, at: ContentPlace())])
    }
    if let above = expectation.above, let below = expectation.below, above >= below {
      let fault = RuleFault.malformed("no number is above \(above) and below \(below)")
      throw ContentError(faults: [LocatedFault(fault, at: ContentPlace())])
    }
    try RuleFault.check(
      counts: [],
      amounts: [("confidence", expectation.confidence, 0.5...0.999_999)]
    )
    return expectation
  }
}

/// A kind of worlds that can be declared in JSON, with the policies that are tried in it and the
/// outcomes that have names.
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

extension CardWorld: DeclaredWorld {
  typealias Policy = StudyRules
  var population: Experiment<Policy, Run>.Population { .cards(self) }
  static var outcomes: [Experiment<Policy, Run>.Outcome] {
    [.remembered, .met, .answers, .busiest, .overdue]
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

extension DifferenceWorld: DeclaredWorld {
  typealias Policy = Comparison
  var population: Experiment<Policy, Run>.Population { .differences(self) }
  static var outcomes: [Experiment<Policy, Run>.Outcome] { [.falseAlarms, .found] }
}

extension CalibrationWorld: DeclaredWorld {
  typealias Policy = Calibration
  var population: Experiment<Policy, Run>.Population { .calibrations(self) }
  static var outcomes: [Experiment<Policy, Run>.Outcome] { [.curveError, .abilityError] }
}

extension PoolWorld: DeclaredWorld {
  typealias Policy = Selection
  var population: Experiment<Policy, Run>.Population { .pool(self) }
  static var outcomes: [Experiment<Policy, Run>.Outcome] {
    [.error, .mostShown, .unused, .misjudged, .questions]
  }
}
