// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport

@testable import Experiments

/// Worlds that draw a number from 0 to 1, to which a policy adds its own part and noise of its own.
typealias Coins = Experiment<Coin, Double>

/// A policy of the made-up worlds of these tests.
struct Coin: Sendable {
  /// What is added.
  var bonus = 0.0
  /// How many draws come before that of the noise, so that it is another one.
  var noise: Int?
}

extension Coins.Population {
  /// All worlds.
  static let coins = Self { generator in
    let common = Double(generator.draw(below: 1001)) / 1000
    return { coin, generator in
      guard let noise = coin.noise else { return common + coin.bonus }
      for _ in 0..<noise { _ = generator.next() }
      return Double(generator.draw(below: 1001)) / 1000 + coin.bonus
    }
  }
}

extension Coins.Outcome {
  /// The number that came out.
  static let number = Self("number", within: -1...2) { $0 }
}
