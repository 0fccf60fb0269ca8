// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizTestSupport
import Testing

@testable import QuizAnalytics

struct ItemModelTests {
  static func models(using generator: inout SeededGenerator) throws -> [ItemModel] {
    let slope = 0.3 + 2 * generator.drawUniform()
    let thresholds = (0..<1 + generator.draw(below: 4)).map { _ in 3 * generator.drawUniform() - 1.5
    }
    return [
      try .logistic(difficulty: thresholds[0], discrimination: slope),
      try .logistic(difficulty: thresholds[0], discrimination: slope, guessing: 0.2),
      try .graded(discrimination: slope, thresholds: Array(Set(thresholds)).sorted()),
      try .partialCredit(discrimination: slope, thresholds: thresholds),
    ]
  }

  @Test func chancesAddUpToOneAndDerivativesAreThoseOfFiniteDifferences() {
    forEachSeed(0..<80) { generator in
      for model in try Self.models(using: &generator) {
        let (ability, step) = (4 * generator.drawUniform() - 2, 1e-4)
        let curves = model.curves(at: ability)
        let (below, above) = (model.curves(at: ability - step), model.curves(at: ability + step))
        try #require(abs(curves.reduce(0) { $0 + $1.chance } - 1) < 1e-12)
        try #require(curves.count == model.levelCount)
        for level in curves.indices {
          let slope = (above[level].chance - below[level].chance) / (2 * step)
          try #require(abs(slope - curves[level].slope) < 1e-6)
          let curvature = (above[level].slope - below[level].slope) / (2 * step)
          try #require(abs(curvature - curves[level].curvature) < 1e-6)
        }
        // The information is the mean square of the slope of the logarithm.
        var information = 0.0
        for curve in curves { information += curve.slope * curve.slope / curve.chance }
        try #require(
          abs(model.information(at: ability) - information) < 1e-9
        )
        let credit = zip(model.chances(at: ability), model.credits).reduce(0) { $0 + $1.0 * $1.1 }
        try #require(abs(model.expectedCredit(at: ability) - credit) < 1e-12)
        try expectRoundTrip(model)
      }
    }
  }

  /// With two levels all forms are one.
  @Test func withTwoLevelsAllFormsAreTheSame() throws {
    let models: [ItemModel] = [
      try .logistic(difficulty: 0.4, discrimination: 1.3),
      try .graded(discrimination: 1.3, thresholds: [0.4]),
      try .partialCredit(discrimination: 1.3, thresholds: [0.4]),
    ]
    for ability in [-3, -0.5, 0.4, 2] as [Double] {
      for model in models {
        let expected = 1 / (1 + exponential(-1.3 * (ability - 0.4)))
        #expect(abs(model.chances(at: ability)[1] - expected) < 1e-14)
        #expect(abs(model.information(at: ability) - 1.69 * expected * (1 - expected)) < 1e-14)
      }
    }
  }

  @Test func theCurvesOfASearchHaveTheDerivativesOfFiniteDifferences() {
    forEachSeed(0..<60) { generator in
      let levels = 2 + generator.draw(below: 4)
      let items = [
        PopulationMaximum.Item(form: .logistic, levels: 2),
        PopulationMaximum.Item(form: .logistic, levels: 2, guess: 0.2),
        PopulationMaximum.Item(form: .graded, levels: levels),
        PopulationMaximum.Item(form: .partialCredit, levels: levels),
      ]
      for item in items {
        var numbers = [0.5 + generator.drawUniform()]
        for level in 1..<item.levels { numbers.append(1.5 - Double(level) * 0.8) }
        if item.guess != nil { numbers.append(-1.3) }
        let (ability, size, step) = (3 * generator.drawUniform() - 1.5, numbers.count, 1e-5)
        func chances(_ numbers: [Double], _ slopes: inout [Double]) -> [Double] {
          var chances = Array(repeating: 0.0, count: item.levels)
          PopulationMaximum.curves(
            item,
            numbers[...],
            at: ability,
            chances: &chances,
            slopes: &slopes
          )
          return chances
        }
        var (slopes, ignored) = (
          Array(repeating: 0.0, count: item.levels * size),
          Array(repeating: 0.0, count: item.levels * size)
        )
        let own = chances(numbers, &slopes)
        try #require(abs(own.reduce(0, +) - 1) < 1e-12)
        for place in 0..<size {
          var (up, down) = (numbers, numbers)
          up[place] += step
          down[place] -= step
          let (above, below) = (chances(up, &ignored), chances(down, &ignored))
          for level in 0..<item.levels {
            let slope = (above[level] - below[level]) / (2 * step)
            try #require(abs(slope - slopes[level * size + place]) < 1e-8)
          }
        }
      }
    }
  }

  @Test func whatCannotBeIsRefusedWithItsPlace() {
    let refused: [() throws -> ItemModel] = [
      { try .logistic(difficulty: .nan) }, { try .logistic(difficulty: 101) },
      { try .logistic(difficulty: 0, discrimination: 0) },
      { try .logistic(difficulty: 0, guessing: 1) },
      { try .graded(discrimination: 1, thresholds: []) },
      { try .graded(discrimination: 1, thresholds: [1, 0]) },
      { try .graded(discrimination: 1, thresholds: [0], credits: [0, 2]) },
      { try .partialCredit(thresholds: Array(repeating: 0, count: 11)) },
      { try .partialCredit(thresholds: [0, 1], credits: [0, 1]) },
    ]
    for make in refused { #expect(throws: ContentError<Estimate.Fault>.self) { try make() } }
    #expect(throws: (any Error).self) {
      try decode(ItemModel.self, #"{"form":"graded","thresholds":[1,0]}"#)
    }
  }

  @Test func noAbilityTraps() throws {
    var generator = SeededGenerator(seed: 3)
    for model in try Self.models(using: &generator) {
      for ability in [Double.nan, .infinity, -.infinity, 1e300] {
        #expect(model.chances(at: ability).allSatisfy { $0 >= 0 && $0 <= 1 })
        #expect(model.information(at: ability).isFinite)
      }
    }
  }
}
