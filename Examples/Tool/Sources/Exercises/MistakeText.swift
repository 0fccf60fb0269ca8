// SPDX-License-Identifier: Apache-2.0
import Exercises
import Languages

/// A mistake in words, with the hints of its diagnosis.
struct MistakeText {
  /// What went wrong.
  let headline: String
  /// What the child may think of, or nil where no spelling was wrong.
  let hint: String?

  /// Creates the words for a mistake.
  ///
  /// - Parameters:
  ///   - mistake: The mistake.
  ///   - showsTarget: Whether the child is told what would have been correct.
  ///   - phrasebook: The language.
  ///   - hints: The language of the hint, where it is another one.
  init(
    _ mistake: Mistake,
    showingTarget showsTarget: Bool,
    in phrasebook: Phrasebook,
    hintIn hints: Phrasebook? = nil
  ) {
    headline = mistake.sentence(in: phrasebook, showingTarget: showsTarget).onOneLine
    hint = mistake.diagnosis?.hintSentence(in: hints ?? phrasebook)
  }
}

extension SpellingDiagnosis {
  /// The categories of what is wrong and the hints to its places, in a line; nil where nothing is
  /// wrong.
  func hintSentence(in phrasebook: Phrasebook) -> String? {
    guard !hints.isEmpty else { return nil }
    let labels = categories.map { rules.label(of: $0, in: phrasebook) ?? $0.rawValue }
    let sentences = hints.map { $0.sentence(in: phrasebook) }
    return "\(labels.joined(separator: " · ")): \(sentences.joined(separator: " "))"
  }
}
