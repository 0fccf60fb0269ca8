// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// A question or reminder for a child who misspelled a word.
///
/// Its words are for children from about the second year of school on. It is the same for all
/// words, so it cannot give an answer away.
public struct SpellingHint: Sendable {
  /// The name of the rule that found the mistake: "doubling.missing".
  public let key: String
  /// The category of the mistake.
  public let category: SpellingCategory
  private let words: @Sendable (Phrasebook) -> String

  /// Creates a hint.
  ///
  /// - Parameters:
  ///   - key: The name of the rule that found the mistake, of its own in the language.
  ///   - category: The category of the mistake.
  ///   - words: Returns the sentence for the child in a language.
  public init(
    _ key: String,
    of category: SpellingCategory,
    words: @escaping @Sendable (Phrasebook) -> String
  ) {
    self.key = key
    self.category = category
    self.words = words
  }

  /// Returns the sentence for the child.
  public func sentence(in phrasebook: Phrasebook) -> String { words(phrasebook) }
}

extension SpellingHint: Hashable {
  /// Whether two hints are those of the same rule.
  public static func == (first: Self, second: Self) -> Bool {
    first.key == second.key && first.category == second.category
  }

  /// Hashes the name of the rule.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(category)
  }
}
