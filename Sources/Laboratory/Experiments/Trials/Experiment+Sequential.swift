// SPDX-License-Identifier: Apache-2.0
extension Experiment {
  /// On which side of a margin a difference lies.
  public enum Decision: Hashable, Sendable {
    /// The difference is above the margin.
    case above
    /// The difference is below the margin.
    case below
    /// The seeds were too few to decide.
    case open
  }

  /// Tries two variants in one world after the other, until it is certain on which side of a margin their difference
  /// lies.
  ///
  /// A large difference is decided after few worlds, and one near the margin takes many. The test keeps its error rate
  /// although it looks after every world: see ``SampleMean/Method/bounded``.
  ///
  /// - Parameters:
  ///   - variant: The name of the variant.
  ///   - other: The name of the variant to compare with.
  ///   - outcome: One of the outcomes of the experiment, one with a range.
  ///   - margin: The margin of the difference.
  ///   - confidence: At most one minus this is the chance of a decision that is wrong, and that of any decision
  ///     when the difference is the margin itself.
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
