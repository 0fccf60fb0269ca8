// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// An error in words: for developers, and the key of the sentence for people.
struct PinErrorText {
  let description: String
  private let sentence: Sentence

  init(_ description: String, _ key: String, _ values: [String: Sentence.Value] = [:]) {
    (self.description, sentence) = (description, Sentence(key, values))
  }

  func sentence(in phrasebook: Phrasebook) -> String { pinSentences(sentence, in: phrasebook) }
}
