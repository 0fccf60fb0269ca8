// SPDX-License-Identifier: Apache-2.0
internal import CzechFacts
internal import DutchFacts
internal import EnglishFacts
internal import FrenchFacts
internal import GermanFacts
internal import ItalianFacts
package import LanguageFacts
package import LudusCore
internal import PortugueseFacts
internal import RussianFacts
internal import SpanishFacts

extension LanguageFacts {
  /// The languages that there are facts of; the first counts where two have the same word for
  /// different things.
  package static let all: [LanguageFacts] = [
    .english, .german, .french, .spanish, .italian, .portuguese, .dutch, .czech, .russian,
  ]

  /// The places of the languages in ``all``.
  package static let places = Dictionary(
    uniqueKeysWithValues: all.enumerated().map { ($1.language, $0) }
  )
}

extension Language {
  /// The facts that engines know of the language, whatever its script and region; nil for a
  /// language without facts.
  package var facts: LanguageFacts? { LanguageFacts.places[base].map { LanguageFacts.all[$0] } }
}
