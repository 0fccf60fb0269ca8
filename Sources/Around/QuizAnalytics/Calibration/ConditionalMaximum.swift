// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import Quizzes

/// The way to the difficulties that make answers most likely, one step of Newton's method after the other.
///
/// The logarithm of the likelihood is concave, so a step that lowers it is halved. Near the maximum steps shrink
/// quadratically; there rounding says more about the height than the step does, so the last one is taken as it is.
struct ConditionalMaximum {
  /// The largest movement of a difficulty, in logits, that needs no further step.
  static let precision = 1e-6
  /// How often a step is halved before it is given up.
  private static let maximumHalvings = 10

  private let likelihood: ConditionalLikelihood
  private var difficulties: [Double]
  private var height: Double
  private(set) var steps = 0
  /// The largest movement of a difficulty in the last step, in logits.
  private(set) var change: Double?
  private(set) var stop: RaschScale.Stop?

  init(_ likelihood: ConditionalLikelihood) {
    self.likelihood = likelihood
    difficulties = Array(repeating: 0, count: likelihood.itemCount)
    height = likelihood.logarithm(at: difficulties)
    stop = difficulties.isEmpty ? .converged : nil
  }

  /// Takes a step, unless it has stopped.
  mutating func step() {
    guard stop == nil else { return }
    steps += 1
    let slope = likelihood.derivatives(at: difficulties)
    let step = slope.information.solved(for: slope.gradient)
    guard let largest = step.map(abs).max(), largest.isFinite else {
      stop = .stalled
      return
    }
    guard largest > Self.precision else {
      move(by: step, largest)
      stop = .converged
      return
    }
    var length = min(1, 4 / largest)
    // Rounding may lower the height of a good step a little.
    let slack = 1e-12 * (1 + abs(height))
    for _ in 0...Self.maximumHalvings {
      let scaled = step.map { length * $0 }
      let next = likelihood.logarithm(at: moved(by: scaled))
      if next >= height - slack {
        move(by: scaled, length * largest)
        height = next
        return
      }
      length /= 2
    }
    stop = .stalled
  }

  private mutating func move(by step: [Double], _ largest: Double) {
    difficulties = moved(by: step)
    change = largest
  }

  private func moved(by step: [Double]) -> [Double] {
    let moved = zip(difficulties, step).map { $0 + $1 }
    let mean = moved.reduce(0, +) / Double(moved.count)
    return moved.map { $0 - mean }
  }

  /// The difficulties so far, with mean 0, and their standard errors.
  var estimates: [Estimate] {
    guard !difficulties.isEmpty else { return [] }
    let variances = likelihood.derivatives(at: difficulties).information.inverseDiagonal
    return zip(difficulties, variances).map {
      Estimate(unchecked: $0, standardError: max(0, $1).squareRoot())
    }
  }
}
