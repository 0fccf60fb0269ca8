// SPDX-License-Identifier: Apache-2.0
import Experiments

/// How often tests find a difference where there is none, and intervals hold a difference that is
/// known.
///
/// A world is a number from 0 to 1, to which each variant adds noise of its own from 0 to 1, and
/// one of them an effect.
enum ErrorRates {
  private typealias Coins = Experiment<Double, Double>

  private static let number = Coins.Outcome("number", within: -1...3) { $0 }

  private static func coins(effect: Double) -> Coins {
    Coins(
      population: .init { generator in
        let common = generator.drawUniform()
        return { bonus, generator in
          // Each variant has noise of its own, skewed as times are.
          if bonus >= 0 { _ = generator.next() }
          let noise = generator.drawUniform()
          return common + noise * noise + max(bonus, 0)
        }
      },
      variants: [.init("plain", -1), .init("other", effect)],
      outcomes: [number]
    )
  }

  /// Prints the rates over so many experiments of 30 worlds each, and of up to 200 where they stop
  /// when it is certain.
  static func run(experiments: Int) throws {
    var significant = 0
    var decided = 0
    var held = [0, 0, 0]
    let effect = 0.1
    for number in 0..<experiments {
      let first = UInt64(number) * 1000
      let same = try coins(effect: 0).run(seeds: first..<first + 30)
        .difference(of: "other", over: "plain", in: Self.number)
      significant += same.pValue < 0.01 ? 1 : 0
      let decision = try coins(effect: 0).decide(
        "other",
        over: "plain",
        in: Self.number,
        confidence: 0.99,
        atMost: first..<first + 200
      ).decision
      decided += decision == .open ? 0 : 1
      let shifted = try coins(effect: effect).run(seeds: first..<first + 30)
        .difference(of: "other", over: "plain", in: Self.number)
      let methods: [SampleMean.Method] = [
        .student, .bootstrap(resamples: 2000, seed: first), .bounded,
      ]
      for (place, method) in methods.enumerated() {
        let interval = shifted.interval(confidence: 0.95, method: method)
        held[place] += interval.contains(effect) ? 1 : 0
      }
    }
    let count = Double(experiments)
    print("experiments                         \(experiments)")
    print("significant at 1 % without effect   \(Double(significant) / count)")
    print("decided at 99 % without effect      \(Double(decided) / count)")
    print("95 % intervals that hold, Student   \(Double(held[0]) / count)")
    print("95 % intervals that hold, bootstrap \(Double(held[1]) / count)")
    print("95 % intervals that hold, bounded   \(Double(held[2]) / count)")
  }
}
