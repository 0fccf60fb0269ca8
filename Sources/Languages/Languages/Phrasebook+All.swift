// SPDX-License-Identifier: Apache-2.0
@_exported public import CzechSentences
@_exported public import DutchSentences
@_exported public import FrenchSentences
@_exported public import GermanSentences
@_exported public import ItalianSentences
@_exported public import LudusCore
@_exported public import PortugueseSentences
@_exported public import RussianSentences
@_exported public import SpanishSentences

extension Phrasebook {
  /// The phrasebooks of all languages, English first.
  public static let all: [Phrasebook] = [
    .english, .german, .french, .spanish, .italian, .portuguese, .dutch, .czech, .russian,
  ]

  /// Finds the phrasebook that serves a language, or returns nil when there are no sentences in it.
  ///
  /// ```swift
  /// Phrasebook(for: "de-AT")  // Phrasebook.german
  /// Phrasebook(for: "fi")     // nil
  /// ```
  ///
  /// - Parameter language: A language; one with a region or a script is served by its
  ///   `Language.fallbacks`.
  public init?(for language: Language) {
    self.init(for: language, among: Self.all)
  }
}
