// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

extension OverlayStyle {
  /// The words of a drawing, in one language, for people who have it read to them.
  ///
  /// There are words in the language of every phrasebook. An app with another language brings its
  /// own, in code or as JSON for a translator. There must be a text for every key of ``english``,
  /// with the same placeholders: a pin is `"Pin {name}"`.
  ///
  /// ```swift
  /// var texts = OverlayStyle.Words.english.texts
  /// texts["arrow"] = "Pil"   // and so on for the other keys
  /// let swedish = try OverlayStyle.Words(language: "sv", texts: texts)
  /// let drawing = sheet.svg(style: OverlayStyle(words: swedish))
  /// ```
  ///
  /// In JSON the words are an object: `{"language":"sv","texts":{"arrow":"Pil",...}}`.
  public struct Words: Hashable, Sendable {
    /// The language.
    public let language: Language
    /// The texts by their keys, with placeholders.
    public let texts: [String: String]

    /// The words in English.
    public static let english = Words(in: .english)

    /// Creates the words of a phrasebook.
    public init(in phrasebook: Phrasebook) {
      language = phrasebook.language
      texts = overlaySentences.table(in: phrasebook)
    }

    /// Creates the words of another language.
    ///
    /// - Throws: Every key that is missing or unknown, and everything that is wrong with the texts.
    public init(
      language: Language,
      texts: [String: String]
    ) throws(ContentError<JSONFault>) {
      self.language = language
      self.texts = texts
      var faults: [LocatedFault<JSONFault>] = []
      if language.rawValue.isEmpty {
        let reason = "the language is empty, expected a tag such as \"en\""
        faults.append(LocatedFault(.malformed(reason), at: ContentPlace().key("language")))
      }
      faults += overlaySentences.faults(of: texts, PluralRule(of: language)).map { key, reason in
        LocatedFault(.malformed(reason), at: ContentPlace().key("texts").key(key))
      }
      guard faults.isEmpty else { throw ContentError(faults: faults) }
    }

    func callAsFunction(_ sentence: Sentence) -> String {
      sentence.text(from: texts, PluralRule(of: language))
    }
  }
}

extension OverlayStyle.Words: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let language = record.field("language", \.language)
    let texts = record.field("texts", \.texts)
    return try OverlayStyle.Words(language: language(), texts: texts())
  }
}

/// The words that the module has.
package let overlaySentences = SentenceCatalog(
  "overlay",
  english: [
    "pin": "Pin {name}",
    "arrow": "Arrow",
    "highlight": "Highlighted part",
    "verdict.correct": "right",
    "verdict.wrong": "wrong",
    "verdict.partial": "partly right",
    "verdict.unanswered": "not answered",
  ]
)
