// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import Translations

/// The sentences of sessions, verdicts, checks and merges of pins.
let pinSentences = SentenceCatalog(
  english: englishSentences,
  german: germanSentences,
  french: French.pins,
  spanish: Spanish.pins,
  italian: Italian.pins,
  portuguese: Portuguese.pins,
  dutch: Dutch.pins,
  czech: Czech.pins,
  russian: Russian.pins
)

extension SentenceCatalog {
  /// Returns a sentence in which some pins are named, by their identifiers where nobody names them otherwise.
  func callAsFunction(
    _ key: String,
    _ pins: [Pin.ID],
    in language: Language,
    naming name: (Pin.ID) -> String?
  ) -> String {
    let names = pins.map { pin in
      name(pin) ?? self(Sentence("quoted", ["text": .text(pin.rawValue)]), in: language)
    }.joined(separator: ", ")
    return self(Sentence(key, ["pins": .text(names)]), in: language)
  }
}
