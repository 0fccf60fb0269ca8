// SPDX-License-Identifier: Apache-2.0
import Exercises

/// A child who has one weakness in spelling, and now and then errs elsewhere.
struct ScriptedChild {
  let weakness: SpellingCategory
  var generator: SeededGenerator
  private var hints: Set<String> = []

  init(weakness: SpellingCategory, generator: SeededGenerator) {
    self.weakness = weakness
    self.generator = generator
  }

  /// Whether a hint is new to the child.
  mutating func hears(_ hint: String) -> Bool {
    hints.insert(hint).inserted
  }

  /// What the child writes for a word.
  mutating func write(_ word: String) -> String {
    let errors = TypicalError.errors(in: word)
    let weak = errors.filter { $0.category == weakness }
    if !weak.isEmpty, generator.draw(below: 4) > 0 {
      return weak[generator.draw(below: weak.count)].misspelling
    }
    if !errors.isEmpty, generator.draw(below: 8) == 0 {
      return errors[generator.draw(below: errors.count)].misspelling
    }
    return word
  }

  /// What the child writes for the letters of a gap.
  mutating func fill(_ target: String, in word: String) -> String {
    let errors = TypicalError.errors(in: word).filter {
      $0.category == weakness && String(word.map { $0 }[$0.range]) == target
    }
    guard !errors.isEmpty, generator.draw(below: 4) > 0 else { return target }
    return errors[generator.draw(below: errors.count)].replacement
  }
}
