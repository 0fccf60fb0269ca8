// SPDX-License-Identifier: Apache-2.0
extension Experiment {
  /// The figures that an experiment measured in its worlds.
  public struct Result: Sendable {
    /// The seeds of the worlds.
    public let seeds: Range<UInt64>
    let variants: [String]
    let outcomes: [Outcome]
    /// The figures of each world, see ``Experiment/figures(seed:)``.
    private let figures: [[Double]]

    init(of experiment: Experiment, seeds: Range<UInt64>, figures: [[Double]]) {
      self.seeds = seeds
      variants = experiment.variants.map(\.name)
      outcomes = experiment.outcomes
      self.figures = figures
    }

    /// Returns an outcome under a variant.
    ///
    /// - Parameters:
    ///   - variant: The name of the variant.
    ///   - outcome: One of the outcomes of the experiment, found by its name.
    /// - Returns: The numbers of the worlds in which there was something to measure.
    /// - Throws: ``Failure/unknownName(_:expected:)``.
    public func sample(
      of variant: String,
      in outcome: Outcome
    ) throws(Failure) -> SampleMean {
      let outcome = try self.outcome(outcome)
      let place = try place(of: variant, outcome)
      return SampleMean(
        figures.map { $0[place] }.filter { !$0.isNaN },
        within: outcomes[outcome].range
      )
    }

    /// Returns by how much an outcome is larger under a variant than under another one, world by world.
    ///
    /// - Parameters:
    ///   - variant: The name of the variant.
    ///   - other: The name of the variant to compare with.
    ///   - outcome: One of the outcomes of the experiment, found by its name.
    /// - Returns: The differences of the worlds in which there was something to measure under both.
    /// - Throws: ``Failure/unknownName(_:expected:)``.
    public func difference(
      of variant: String,
      over other: String,
      in outcome: Outcome
    ) throws(Failure) -> SampleMean {
      SampleMean(
        try differences(of: variant, over: other, in: outcome).map(\.difference),
        within: try self.outcomes[self.outcome(outcome)].range?.differences
      )
    }

    /// The differences of the worlds in which there are any, with their seeds.
    func differences(
      of variant: String,
      over other: String,
      in outcome: Outcome
    ) throws(Failure) -> [(seed: UInt64, difference: Double)] {
      let outcome = try self.outcome(outcome)
      let (place, otherPlace) = (
        try self.place(of: variant, outcome), try self.place(of: other, outcome)
      )
      return zip(seeds, figures).compactMap { seed, figures in
        let difference = figures[place] - figures[otherPlace]
        return difference.isNaN ? nil : (seed, difference)
      }
    }

    /// The figures of a variant, or its differences over another one, in the worlds in which there are any, with their seeds.
    package func figures(
      of variant: String,
      over other: String?,
      in outcome: Outcome
    ) throws(Failure) -> [(seed: UInt64, figure: Double)] {
      if let other {
        return try differences(of: variant, over: other, in: outcome).map {
          ($0.seed, $0.difference)
        }
      }
      let place = try place(of: variant, self.outcome(outcome))
      return zip(seeds, figures).compactMap { $1[place].isNaN ? nil : ($0, $1[place]) }
    }

    private func outcome(_ outcome: Outcome) throws(Failure) -> Int {
      guard let index = outcomes.firstIndex(where: { $0.name == outcome.name }) else {
        throw .unknownName(outcome.name, expected: outcomes.map(\.name))
      }
      return index
    }

    private func place(of variant: String, _ outcome: Int) throws(Failure) -> Int {
      guard let index = variants.firstIndex(of: variant) else {
        throw .unknownName(variant, expected: variants)
      }
      return index * outcomes.count + outcome
    }
  }
}

extension ClosedRange<Double> {
  /// Where the difference of two numbers of the range lies.
  var differences: Self {
    let width = upperBound - lowerBound
    return -width...width
  }
}
