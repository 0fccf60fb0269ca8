// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation
import LudusTestSupport

/// A simulated child, who errs at places of each category with a chance of its own.
struct Child {
  var errorRates: [SpellingCategory: Double]
  var generator: SeededGenerator
  /// The errors that are typical of each word, which are looked for once.
  private var errors: [String: [TypicalError]] = [:]

  init(_ errorRates: [SpellingCategory: Double], seed: UInt64) {
    self.errorRates = errorRates
    generator = SeededGenerator(seed: seed)
  }

  /// Returns what the child writes for a word: the word, or one typical error in it.
  mutating func write(_ word: String) -> String {
    let all = errors[word] ?? TypicalError.errors(in: word)
    errors[word] = all
    for category in SpellingCategory.german {
      let errors = all.filter { $0.category == category }
      guard let rate = errorRates[category], !errors.isEmpty else { continue }
      if Double(generator.draw(below: 1000)) < rate * 1000 {
        return errors[generator.draw(below: errors.count)].misspelling
      }
    }
    return word
  }

  /// Returns what the child writes for words, one a minute.
  mutating func evidence(_ words: [String], from start: Double = 0) -> [SpellingEvidence] {
    var evidence: [SpellingEvidence] = []
    for (index, word) in words.enumerated() {
      evidence.append(
        SpellingEvidence(
          target: word,
          input: write(word),
          date: second(start + Double(index) * 60)
        )
      )
    }
    return evidence
  }
}
