// SPDX-License-Identifier: Apache-2.0
internal import EnglishSpelling
internal import FrenchSpelling
internal import GermanSpelling
package import LudusCore
package import Spelling

/// The languages whose spelling has rules, which content with a language is served by.
package enum KnownSpellings {
  /// The rules; a new language is a line here and a module of its own.
  package static let all: [any SpellingRules] = [GermanRules(), EnglishRules(), FrenchRules()]

  /// Returns the rules of a language, by its closest relative among those that have some: those of
  /// German for `de-AT`; of a language without rules its letters alone.
  package static func rules(of language: Language) -> any SpellingRules {
    for candidate in language.fallbacks {
      if let rules = all.first(where: { $0.language == candidate }) { return rules }
    }
    return PlainSpelling(language)
  }
}
