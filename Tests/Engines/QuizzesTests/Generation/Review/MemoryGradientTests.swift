// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizTestSupport
import Testing

@testable import Quizzes

struct MemoryGradientTests {
  typealias Model = SpacedReview.MemoryModel

  private func parameters<Equations: MemoryEquations>(
    of equations: Equations.Type,
    using generator: inout SeededGenerator
  ) -> [Double] {
    var parameters = zip(Equations.published, Equations.bounds).map { value, bounds in
      let moved = value * (0.7 + 0.6 * generator.drawUniform())
      return Swift.min(Swift.max(moved, bounds.lowerBound + 1e-4), bounds.upperBound - 1e-4)
    }
    Equations.settle(&parameters)
    return parameters
  }

  /// The chances of recall in a history, by the plain equations.
  private func recalls<Equations: MemoryEquations>(
    _ equations: Equations,
    _ history: [Model.PastReview]
  ) -> [Double] {
    var state = equations.first(history[0].rating.rawValue)
    return history.dropFirst().map { review in
      let days = Equations.time(of: review)
      let recall = equations.retrievability(state, after: days)
      state = equations.next(state, review.rating.rawValue, after: days, recall: recall)
      return recall
    }
  }

  @Test(arguments: Model.Version.allCases)
  func slopesAreThoseOfDifferences(version: Model.Version) {
    func check<Equations: MemoryEquations>(_ type: Equations.Type) {
      forEachSeed(0..<60) { try checkSlopes(type, &$0) }
    }
    check(version.equations)
  }

  private func checkSlopes<Equations: MemoryEquations>(
    _ type: Equations.Type,
    _ generator: inout SeededGenerator
  ) throws {
    let parameters = parameters(of: type, using: &generator)
    let history = (0..<7).map { _ in
      let days = [0, 0, 1, 3, 12, 80][generator.draw(below: 6)]
      return Model.PastReview(
        Model.Rating.allCases[generator.draw(below: 4)],
        after: days,
        elapsed: Double(days) + 0.7 * generator.drawUniform()
      )
    }
    let gradient = Equations.Gradient(parameters)
    var state = gradient.first(history[0].rating.rawValue)
    var found: [Equations.Gradient.Recall] = []
    for review in history.dropFirst() {
      let days = Equations.time(of: review)
      let recall = gradient.recall(state, after: days)
      found.append(recall)
      state = gradient.next(state, review.rating.rawValue, after: days, recall)
    }
    let middle = recalls(Equations(parameters), history)
    for (recall, plain) in zip(found, middle) {
      try #require(abs(recall.value - plain) < 1e-12)
    }
    for index in parameters.indices {
      var (low, high) = (parameters, parameters)
      let step = 1e-6 * max(parameters[index], 0.01)
      low[index] -= step
      high[index] += step
      let before = recalls(Equations(low), history)
      let after = recalls(Equations(high), history)
      for place in found.indices {
        // Where a bound is crossed within the step, the two sides differ and neither is a slope.
        let left = (middle[place] - before[place]) / step
        let right = (after[place] - middle[place]) / step
        guard abs(left - right) < 1e-3 else { continue }
        let slope = (left + right) / 2
        let error = abs(Double(found[place].slopes[index]) - slope)
        try #require(error < 1e-5 * max(1, abs(slope)), "w\(index)")
      }
    }
  }

  @Test(arguments: Model.Version.allCases)
  func stabilitiesAndDifficultiesStayWithinTheirBounds(version: Model.Version) {
    func check<Equations: MemoryEquations>(_ type: Equations.Type) {
      forEachSeed(0..<20) { generator in
        var extreme = Equations.bounds.map {
          generator.draw(below: 2) == 0 ? $0.lowerBound : $0.upperBound
        }
        Equations.settle(&extreme)
        let (gradient, equations) = (Equations.Gradient(extreme), Equations(extreme))
        let first = 1 + generator.draw(below: 4)
        var (state, plain) = (gradient.first(first), equations.first(first))
        for _ in 0..<60 {
          let days = [0, 1, 40, 1e9][generator.draw(below: 4)]
          let rating = 1 + generator.draw(below: 4)
          let recall = gradient.recall(state, after: days)
          let chance = equations.retrievability(plain, after: days)
          try #require(abs(recall.value - chance) < 1e-9)
          state = gradient.next(state, rating, after: days, recall)
          plain = equations.next(plain, rating, after: days, recall: chance)
          try #require((0.0001...1e15).contains(plain.stability))
          try #require((1...10).contains(plain.difficulty))
        }
      }
    }
    check(version.equations)
  }

  @Test func reviewsThatBeginAlikeAreHeldOnce() {
    let good = Model.PastReview(.good, after: 0)
    let again = Model.PastReview(.again, after: 3)
    let easy = Model.PastReview(.easy, after: 3)
    let tree = ReviewTree([
      [good, easy], [good, again], [good, easy, again], [again], [good, easy],
    ])
    #expect(tree.nodes.map(\.depth) == [0, 0, 1, 1, 2])
    #expect(tree.nodes.map(\.count) == [1, 4, 1, 3, 1])
    #expect(tree.nodes.map(\.review) == [again, good, again, easy, again])
    #expect(ReviewTree([]).nodes.isEmpty)
    #expect(ReviewTree([[], [good]]).nodes.count == 1)
  }

  @Test func everyReviewIsInTheTreeOnce() {
    forEachSeed(0..<40) { generator in
      let histories = (0..<30).map { _ in
        (0..<generator.draw(below: 5)).map { _ in
          Model.PastReview(
            Model.Rating.allCases[generator.draw(below: 2)],
            after: generator.draw(below: 2)
          )
        }
      }
      let tree = ReviewTree(histories)
      try #require(tree.nodes.reduce(0) { $0 + $1.count } == histories.joined().count)
      var path: [Model.PastReview] = []
      var seen: Set<[Model.PastReview]> = []
      for node in tree.nodes {
        path.removeLast(path.count - node.depth)
        path.append(node.review)
        try #require(seen.insert(path).inserted)
        try #require(node.count == histories.count { $0.starts(with: path) })
      }
    }
  }
}
