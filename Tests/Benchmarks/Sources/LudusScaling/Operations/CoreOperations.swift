// SPDX-License-Identifier: Apache-2.0
import Exercises
import LudusCore
import Quizzes

let coreOperations = [
  Operation("WeightedSampler.init", .linear, sizes: tens(3...6)) { size in
    let weights = (0..<size).map { $0 % 999 + 1 }
    return Trial { _ = try WeightedSampler(weights: weights) }
  },
  Operation("WeightedSampler.sample", .constant, sizes: tens(3...6)) { size in
    let sampler = try WeightedSampler(weights: (0..<size).map { $0 % 999 + 1 })
    var generator = SeededGenerator(seed: 1)
    return Trial(20_000) {
      for _ in 0..<1000 {
        var drawn = sampler
        for _ in 0..<20 { _ = drawn.sample(using: &generator) }
      }
    }
  },
  Operation("SeededGenerator.shuffled", .linear, sizes: tens(3...6)) { size in
    var generator = SeededGenerator(seed: 1)
    return Trial { _ = generator.shuffled(0..<size) }
  },
  Operation("SampleSummary.init", .linearithmic, sizes: tens(3...6)) { size in
    var generator = SeededGenerator(seed: 1)
    let numbers = (0..<size).map { _ in Double(generator.draw(below: 1_000_000)) }
    return Trial { _ = SampleSummary(numbers) }
  },
]
