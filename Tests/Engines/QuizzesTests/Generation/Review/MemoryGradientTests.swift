// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizTestSupport
import Testing

@testable import Quizzes

struct MemoryGradientTests {
  private typealias Model = SpacedReview.MemoryModel

  private func parameters(using generator: inout SeededGenerator) -> [Double] {
    zip(Model.standard.parameters, Model.bounds).map { value, bounds in
      let moved = value * (0.7 + 0.6 * generator.drawUniform())
      return Swift.min(Swift.max(moved, bounds.lowerBound + 1e-4), bounds.upperBound - 1e-4)
    }
  }

  /// The chances of recall in a history, by the plain equations.
  private func recalls(_ parameters: [Double], _ history: [Model.PastReview]) -> [Double] {
    let equations = MemoryEquations(parameters)
    var state = equations.first(history[0].rating.rawValue)
    return history.dropFirst().map { review in
      let recall = equations.retrievability(state.stability, after: Double(review.days))
      state = equations.next(state, review.rating.rawValue, after: review.days, recall: recall)
      return recall
    }
  }

  @Test func slopesAreThoseOfDifferences() {
    forEachSeed(0..<60) { generator in
      let parameters = parameters(using: &generator)
      let history = (0..<7).map { _ in
        Model.PastReview(
          Model.Rating.allCases[generator.draw(below: 4)],
          after: [0, 1, 3, 12, 80][generator.draw(below: 5)]
        )
      }
      let gradient = MemoryGradient(parameters)
      var state = gradient.first(history[0].rating.rawValue)
      var found: [MemoryGradient.Recall] = []
      for review in history.dropFirst() {
        let recall = gradient.recall(state, after: review.days)
        found.append(recall)
        state = gradient.next(state, review.rating.rawValue, after: review.days, recall)
      }
      for (recall, plain) in zip(found, recalls(parameters, history)) {
        try #require(abs(recall.value - plain) < 1e-12)
      }
      for index in parameters.indices {
        var (low, high) = (parameters, parameters)
        let step = 1e-6 * max(parameters[index], 0.01)
        low[index] -= step
        high[index] += step
        let (before, after) = (recalls(low, history), recalls(high, history))
        let (middle, half) = (recalls(parameters, history), step)
        for place in found.indices {
          // Where a bound is crossed within the step, the two sides differ and neither is a slope.
          let left = (middle[place] - before[place]) / half
          let right = (after[place] - middle[place]) / half
          guard abs(left - right) < 1e-3 else { continue }
          let slope = (left + right) / 2
          try #require(abs(found[place].slopes[index] - slope) < 1e-5 * max(1, abs(slope)))
        }
      }
    }
  }

  @Test func stabilitiesAndDifficultiesStayWithinTheirBounds() {
    forEachSeed(0..<20) { generator in
      let bounds = Model.bounds.map { $0 }
      let extreme = bounds.map { generator.draw(below: 2) == 0 ? $0.lowerBound : $0.upperBound }
      let gradient = MemoryGradient(extreme)
      var state = gradient.first(1 + generator.draw(below: 4))
      for _ in 0..<60 {
        let days = [0, 1, 40, .max][generator.draw(below: 4)]
        let recall = gradient.recall(state, after: days)
        state = gradient.next(state, 1 + generator.draw(below: 4), after: days, recall)
        try #require((0.001...1e15).contains(state.stability))
        try #require((1...10).contains(state.difficulty))
      }
    }
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
