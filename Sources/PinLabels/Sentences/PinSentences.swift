internal import LudusCore

/// The sentences of sessions, verdicts, checks and merges of pins.
let pinSentences = SentenceCatalog([.english: englishSentences, .german: germanSentences])

extension SentenceCatalog {
  /// Returns a sentence in which some pins are named.
  func callAsFunction(
    _ key: String,
    _ pins: [Pin.ID],
    in language: Language,
    naming name: (Pin.ID) -> String
  ) -> String {
    let names = pins.map(name).joined(separator: ", ")
    return self(Sentence(key, ["pins": .text(names)]), in: language)
  }

  /// The name of a pin that no front end names otherwise.
  func quoted(_ pin: Pin.ID, in language: Language) -> String {
    self(Sentence("quoted", ["text": .text(pin.rawValue)]), in: language)
  }
}
