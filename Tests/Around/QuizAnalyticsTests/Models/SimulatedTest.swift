// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizAnalytics
import QuizTestSupport

/// Learners of known ability who answer problems with known curves.
struct SimulatedTest {
  let models: [ItemModel]
  let abilities: [Double]
  let rows: [[Fraction?]]

  var log: AnswerLog { get throws { try AnswerSamples.log(rows) } }

  /// Draws abilities and answers; each learner leaves out a part of the problems.
  init(
    _ models: [ItemModel],
    learners: Int,
    mean: Double = 0,
    deviation: Double = 1,
    leavingOut: Double = 0,
    using generator: inout SeededGenerator
  ) {
    self.models = models
    let abilities = (0..<learners).map { _ in mean + deviation * generator.drawNormal() }
    self.abilities = abilities
    rows = abilities.map { ability in
      models.map { model -> Fraction? in
        let draw = generator.drawUniform()
        if generator.drawUniform() < leavingOut { return nil }
        return Self.credit(model, ability, draw)
      }
    }
  }

  static func credit(_ model: ItemModel, _ ability: Double, _ draw: Double) -> Fraction {
    var rest = draw
    var level = model.levelCount - 1
    for (place, chance) in model.chances(at: ability).enumerated() {
      rest -= chance
      if rest < 0 {
        level = place
        break
      }
    }
    return (try? Fraction(level, model.levelCount - 1)) ?? .zero
  }
}

extension SeededGenerator {
  /// Logistic models of moderate difficulty and discrimination.
  mutating func drawModels(_ count: Int, guessing: Double = 0) throws -> [ItemModel] {
    try (0..<count).map { _ in
      try .logistic(
        difficulty: 1.1 * drawNormal(),
        discrimination: 0.8 + 1.2 * drawUniform(),
        guessing: guessing
      )
    }
  }
}
