// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// Compares rules, policies or designs in simulated worlds, and states which does better and how
/// certain that is.
///
/// ```swift
/// let experiment = Experiment(
///   population: .group(try Simulation.Population {
///     $0.members = 6
///     $0.lateJoiners = 2
///   }),
///   variants: [
///     .init("none", try .init(name: "none", rules: .standard)),
///     .init("seasons", try .init(name: "seasons", rules: .standard, seasons: .weeks(4))),
///   ],
///   outcomes: [.caughtUp, .tau]
/// )
/// let result = try experiment.run(seeds: 0..<200)
/// let difference = try result.difference(of: "seasons", over: "none", in: .caughtUp)
/// difference.isAbove(0.3, confidence: 0.99)   // true
/// ```
///
/// Each seed makes one world, and all variants are tried in that world, so that most of the chance
/// is the same for all of them and differences show with few seeds. `Policy` is what differs
/// between variants, and `Run` what comes of trying one. The same experiment and seeds give the
/// same figures on every machine and in any number of jobs. They describe the simulated worlds and
/// do not predict what real people do.
public struct Experiment<Policy: Sendable, Run>: Sendable {
  let population: Population
  let variants: [Variant]
  let outcomes: [Outcome]

  /// States an experiment.
  ///
  /// - Parameters:
  ///   - population: The worlds.
  ///   - variants: The variants to compare. A later one of the same name is not asked for by it.
  ///   - outcomes: The measures, each with a name of its own.
  public init(population: Population, variants: [Variant], outcomes: [Outcome]) {
    self.population = population
    self.variants = variants
    self.outcomes = outcomes
  }

  /// A set of worlds, one for each seed.
  public struct Population: Sendable {
    let world:
      @Sendable (inout SeededGenerator) -> @Sendable (Policy, inout SeededGenerator) throws -> Run

    /// Describes worlds.
    ///
    /// Everything that does not depend on the policy belongs to the world. Each policy is tried
    /// with a generator that goes on where the making of the world ended, so that the draws of two
    /// policies are the same as long as they draw for the same things.
    ///
    /// - Parameter world: Makes a world from a generator, and returns how a policy is tried in it.
    public init(
      _ world:
        @escaping @Sendable (inout SeededGenerator) ->
        @Sendable (Policy, inout SeededGenerator) throws -> Run
    ) {
      self.world = world
    }
  }

  /// A policy with a name.
  public struct Variant: Sendable {
    let name: String
    let policy: Policy

    /// Names a policy.
    ///
    /// - Parameters:
    ///   - name: The name in reports.
    ///   - policy: The policy.
    public init(_ name: String, _ policy: Policy) {
      self.name = name
      self.policy = policy
    }
  }

  /// Returns a variant for each value of a parameter, named after the parameter and the value.
  ///
  /// ```swift
  /// let variants = try Experiment.sweep("multiplier", over: [1, 2, 3]) { try rules(multiplier: $0) }
  /// // "multiplier 1", "multiplier 2", "multiplier 3"
  /// ```
  ///
  /// - Parameters:
  ///   - parameter: The name of the parameter.
  ///   - values: The values, in the order of the report.
  ///   - policy: Makes the policy of a value.
  /// - Returns: The variants; in reports the others are compared with the first.
  public static func sweep<Value>(
    _ parameter: String,
    over values: some Sequence<Value>,
    policy: (Value) throws -> Policy
  ) rethrows -> [Variant] {
    try values.map { Variant("\(parameter) \($0)", try policy($0)) }
  }

  /// A number measured in each run.
  public struct Outcome: Sendable {
    /// The name in reports, by which a result finds it.
    public let name: String
    let range: ClosedRange<Double>?
    let measure: @Sendable (Run) -> Double?

    /// Describes an outcome.
    ///
    /// - Parameters:
    ///   - name: The name in reports, with the unit where it has one.
    ///   - range: The range in which the number always lies, if there is one. Sequential runs need
    ///     it.
    ///   - measure: Measures a run; nil when there is nothing to measure in it.
    public init(
      _ name: String,
      within range: ClosedRange<Double>? = nil,
      measure: @escaping @Sendable (Run) -> Double?
    ) {
      self.name = name
      self.range = range
      self.measure = measure
    }
  }

  /// The reason there is no result.
  public enum Failure: Error, Hashable, Sendable {
    /// No variant or outcome has the name; those that there are.
    case unknownName(String, expected: [String])
    /// An outcome measured a number that is not finite, or outside of its range.
    case outOfRange(outcome: String, variant: String, seed: UInt64)
    /// A sequential run needs an outcome with a range.
    case unknownRange(outcome: String)
    /// In no world could a strategy gain or lose anything under a variant, so that its gain is not
    /// known.
    case unknownGain(variant: String)
    /// A search for exploits would confirm its gain in worlds that it has seen; the seeds of these.
    case overlappingSeeds(Range<UInt64>)
  }
}

extension Array {
  /// Returns a variant for each value of a parameter, named after the parameter and the value.
  ///
  /// ```swift
  /// variants: try .sweep("multiplier", over: [1, 2, 3]) { try rules(multiplier: $0) }
  /// // "multiplier 1", "multiplier 2", "multiplier 3"
  /// ```
  ///
  /// - Parameters:
  ///   - parameter: The name of the parameter.
  ///   - values: The values, in the order of the report.
  ///   - policy: Makes the policy of a value.
  /// - Returns: The variants; in reports the others are compared with the first.
  public static func sweep<Policy, Run, Value>(
    _ parameter: String,
    over values: some Sequence<Value>,
    policy: (Value) throws -> Policy
  ) rethrows -> Self where Element == Experiment<Policy, Run>.Variant {
    try values.map { Element("\(parameter) \($0)", try policy($0)) }
  }
}

extension Experiment {
  /// Tries all variants in the world of each seed.
  ///
  /// - Parameter seeds: The seeds.
  /// - Returns: The figures of all worlds.
  /// - Throws: ``Failure/outOfRange(outcome:variant:seed:)``, or what the population throws.
  public func run(seeds: Range<UInt64>) throws -> Result {
    Result(of: self, seeds: seeds, figures: try seeds.map { try figures(seed: $0) })
  }

  /// Tries all variants in the world of each seed, with several jobs at the same time.
  ///
  /// - Parameters:
  ///   - seeds: The seeds.
  ///   - jobs: The number of worlds that are tried at the same time, at least 1; no more are than
  ///     there are cores.
  ///   - onWorld: Called once a world was tried, by any of the jobs, for example to show how far
  ///     the run is.
  /// - Returns: The same result as without jobs.
  /// - Throws: The error of the smallest seed, of those that the worlds throw.
  public func run(
    seeds: Range<UInt64>,
    jobs: Int,
    onWorld: @escaping @Sendable () -> Void = {}
  ) async throws -> Result {
    let jobs = max(1, min(UInt64(max(jobs, 1)), seeds.upperBound - seeds.lowerBound))
    // Each job takes every so many seeds, so that all of them have about as much to do.
    let figures = await withTaskGroup(
      of: [(seed: UInt64, figures: Swift.Result<[Double], any Error>)].self
    ) { group in
      for job in 0..<jobs {
        group.addTask {
          stride(from: seeds.lowerBound + job, to: seeds.upperBound, by: Int(jobs)).map { seed in
            defer { onWorld() }
            return (seed, Swift.Result { try self.figures(seed: seed) })
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    let ordered = try figures.sorted { $0.seed < $1.seed }.map { try $0.figures.get() }
    return Result(of: self, seeds: seeds, figures: ordered)
  }

  /// The figures of a world: for each variant those of the outcomes, one after the other; NaN where
  /// there is nothing to measure.
  func figures(seed: UInt64) throws -> [Double] {
    var generator = SeededGenerator(seed: seed)
    let play = population.world(&generator)
    var figures: [Double] = []
    figures.reserveCapacity(variants.count * outcomes.count)
    for variant in variants {
      var draws = generator
      let run = try play(variant.policy, &draws)
      for outcome in outcomes {
        guard let figure = outcome.measure(run) else {
          figures.append(.nan)
          continue
        }
        guard figure.isFinite, outcome.range?.contains(figure) != false else {
          throw Failure.outOfRange(outcome: outcome.name, variant: variant.name, seed: seed)
        }
        figures.append(figure)
      }
    }
    return figures
  }
}

extension Experiment {
  /// The side of a margin on which a difference lies.
  public enum Decision: Hashable, Sendable {
    /// The difference is above the margin.
    case above
    /// The difference is below the margin.
    case below
    /// The seeds were too few to decide.
    case open
  }

  /// Tries two variants in one world after the other, until it is certain on which side of a margin
  /// their difference lies.
  ///
  /// A large difference is decided after few worlds, and one near the margin takes many. The test
  /// keeps its error rate although it looks after every world: see ``SampleMean/Method/bounded``.
  ///
  /// - Parameters:
  ///   - variant: The name of the variant.
  ///   - other: The name of the variant to compare with.
  ///   - outcome: One of the outcomes of the experiment, one with a range.
  ///   - margin: The margin of the difference.
  ///   - confidence: At most one minus this is the chance of a decision that is wrong, and that of
  ///     any decision when the difference is the margin itself.
  ///   - seeds: The seeds that there may be at most.
  /// - Returns: The decision, and the result of the worlds that it took.
  /// - Throws: ``Failure``, or what the population throws.
  public func decide(
    _ variant: String,
    over other: String,
    in outcome: Outcome,
    margin: Double = 0,
    confidence: Double,
    atMost seeds: Range<UInt64>
  ) throws -> (decision: Decision, result: Result) {
    let pair = Experiment(
      population: population,
      variants: variants.filter { $0.name == variant || $0.name == other },
      outcomes: outcomes
    )
    var figures: [[Double]] = []
    func result() -> Result {
      let end = seeds.lowerBound + UInt64(figures.count)
      return Result(of: pair, seeds: seeds.lowerBound..<end, figures: figures)
    }
    // An unknown name is refused before anything runs.
    guard let range = try result().difference(of: variant, over: other, in: outcome).range else {
      throw Failure.unknownRange(outcome: outcome.name)
    }
    guard range.contains(margin) else {
      return (margin.isNaN ? .open : margin < range.lowerBound ? .above : .below, result())
    }
    var above = BettingTest(.lower, of: margin, within: range)
    var below = BettingTest(.upper, of: margin, within: range)
    let risk = (1 - confidence) / 2
    for seed in seeds {
      let figure = try pair.figures(seed: seed)
      figures.append(figure)
      let world = Result(of: pair, seeds: seed..<seed + 1, figures: [figure])
      let difference = try world.difference(of: variant, over: other, in: outcome).numbers.first
      guard let difference else { continue }
      above.add(difference)
      below.add(difference)
      if above.evidence * risk >= 1 { return (.above, result()) }
      if below.evidence * risk >= 1 { return (.below, result()) }
    }
    return (.open, result())
  }
}

/// A test of a mean by bets, which may be looked at after every number.
///
/// A gambler starts with 1 and bets a part *c* of it, in each round, that the next number lies
/// above the mean *m* that is in doubt: 1 becomes 1 - *c* + *c*(*x* - *a*)/(*m* - *a*) for a number
/// *x* of at least *a*. If the mean is *m* or less, no bet gains on average, so the capital is a
/// supermartingale that is never negative, and the chance that it *ever* reaches 1/*r* is *r* at
/// most (J. Ville, Étude critique de la notion de collectif, 1939). Ten gamblers with different *c*
/// share the first capital, so that both large and small distances are noticed soon; their sum has
/// the same property. The capital falls when *m* grows, so the means that are refused have a bound
/// that halving finds.
///
/// Source: I. Waudby-Smith and A. Ramdas, Estimating means of bounded random variables by betting,
/// 2024.
struct BettingTest {
  /// The parts that are bet: each half of the one before.
  private static let parts = (0..<10).map { 0.96 / Double(1 << $0) }

  /// The distance of the mean in doubt from the least value.
  private let height: Double
  private let least: Double
  private let sign: Double
  private var shares: [Double]
  /// The largest capital so far.
  private(set) var evidence = 1.0

  /// A test against the mean being a number or below it, or being that or above for the upper side.
  ///
  /// - Precondition: The range contains the mean.
  init(_ side: SampleMean.Side, of mean: Double, within range: ClosedRange<Double>) {
    sign = side == .lower ? 1 : -1
    least = side == .lower ? range.lowerBound : -range.upperBound
    height = sign * mean - least
    shares = Self.parts.map { _ in 1 / Double(Self.parts.count) }
  }

  /// Takes the next number.
  mutating func add(_ number: Double) {
    let gain = height > 0 ? (sign * number - least) / height : sign * number > least ? .infinity : 1
    var capital = 0.0
    for index in shares.indices {
      shares[index] *= 1 - Self.parts[index] + Self.parts[index] * gain
      capital += shares[index]
    }
    evidence = max(evidence, capital)
  }

  /// The bound of the mean of numbers that is wrong with a risk at most.
  static func bound(
    _ side: SampleMean.Side,
    of numbers: [Double],
    within range: ClosedRange<Double>,
    risk: Double
  ) -> Double {
    let (least, most) = (range.lowerBound, range.upperBound)
    guard numbers.allSatisfy(range.contains), (most - least).isFinite else {
      return side == .lower ? -.infinity : .infinity
    }
    // The bound of nothing is the end of the range; halving goes toward the other end.
    var (refused, possible) = side == .lower ? (least, most) : (most, least)
    for _ in 0..<50 {
      let middle = refused + (possible - refused) / 2
      var test = BettingTest(side, of: middle, within: range)
      for number in numbers where test.evidence * risk < 1 {
        test.add(number)
      }
      if test.evidence * risk >= 1 {
        refused = middle
      } else {
        possible = middle
      }
    }
    return refused
  }
}
