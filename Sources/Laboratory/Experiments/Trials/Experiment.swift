// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// Compares rules, policies or designs in made-up worlds, and says which does better and how certain that is.
///
/// ```swift
/// let experiment = Experiment(
///   population: .group(try Simulation.Population(members: 6, lateJoiners: 2)),
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
/// Each seed makes one world, and all variants are tried in that world, so that most of the chance is the same
/// for all of them and differences show with few seeds. `Policy` is what differs between variants, and `Run` what
/// comes of trying one. The same experiment and seeds give the same figures on every machine and in any
/// number of jobs. They describe the made-up worlds and do not predict what real people do.
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

  /// Worlds, one for each seed.
  public struct Population: Sendable {
    let world:
      @Sendable (inout SeededGenerator) -> @Sendable (Policy, inout SeededGenerator) throws -> Run

    /// Describes worlds.
    ///
    /// Everything that does not depend on the policy belongs to the world. Each policy is tried with a generator that
    /// goes on where the making of the world ended, so that the draws of two policies are the same as long as
    /// they draw for the same things.
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

  /// A number that is measured in each run.
  public struct Outcome: Sendable {
    /// The name in reports, by which a result finds it.
    public let name: String
    let range: ClosedRange<Double>?
    let measure: @Sendable (Run) -> Double?

    /// Describes an outcome.
    ///
    /// - Parameters:
    ///   - name: The name in reports, with the unit where it has one.
    ///   - range: The range in which the number always lies, if there is one. Sequential runs need it.
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

  /// A reason why there is no result.
  public enum Failure: Error, Hashable, Sendable {
    /// No variant or outcome has the name; those that there are.
    case unknownName(String, expected: [String])
    /// An outcome measured a number that is not finite, or outside of its range.
    case outOfRange(outcome: String, variant: String, seed: UInt64)
    /// A sequential run needs an outcome with a range.
    case unknownRange(outcome: String)
    /// In no world could a strategy gain or lose anything under a variant, so that its gain is not known.
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
