// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

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
  ///   - jobs: How many worlds are tried at the same time, at least 1; no more are than there are cores.
  /// - Returns: The same result as without jobs.
  /// - Throws: Of what the worlds throw, the error of the smallest seed.
  public func run(seeds: Range<UInt64>, jobs: Int) async throws -> Result {
    let jobs = max(1, min(UInt64(max(jobs, 1)), seeds.upperBound - seeds.lowerBound))
    // Each job takes every so many seeds, so that all of them have about as much to do.
    let figures = await withTaskGroup(
      of: [(seed: UInt64, figures: Swift.Result<[Double], any Error>)].self
    ) { group in
      for job in 0..<jobs {
        group.addTask {
          stride(from: seeds.lowerBound + job, to: seeds.upperBound, by: Int(jobs)).map { seed in
            (seed, Swift.Result { try self.figures(seed: seed) })
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    let ordered = try figures.sorted { $0.seed < $1.seed }.map { try $0.figures.get() }
    return Result(of: self, seeds: seeds, figures: ordered)
  }

  /// The figures of a world: for each variant those of the outcomes, one after the other; NaN where there is
  /// nothing to measure.
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
