public import LudusCore
public import LudusFoundation

/// The sentences of the diary for people, in English and German.
let diarySentences = SentenceCatalog([.english: englishSentences, .german: germanSentences])

/// The texts that a diary shows, in one language.
///
/// There are texts in English and German. An app with another language makes its own, in code or as JSON for a
/// translator. It has a text for every key of the English ones, which is checked when it is made, so that nobody
/// meets an empty screen.
///
/// ```swift
/// let text = DiaryText(in: .english)
/// text.name(of: DiaryItem.Kind.goal)   // "Learn goal"
/// text.question(of: .unclear)          // "What was not clear?"
/// text.text(of: notification)          // "Your goal “Finish the login” is due on 4 March 2026."
/// ```
///
/// A text has placeholders in braces and says a number by its plural forms, in the notation of ICU:
/// `"Shared with {count, plural, one {one person} other {# people}}."`. In JSON the texts are an object with the
/// language and a text for each key: `{"language":"fr","texts":{"kind.goal":"Objectif",...}}`.
public struct DiaryText: JSONContent, Hashable {
  /// The faults of its JSON.
  public typealias Fault = JSONFault

  /// The language.
  public let language: Language
  /// The texts by their keys, with placeholders.
  public let texts: [String: String]

  /// The texts in English.
  package static let english = DiaryText(in: .english)
  /// The texts in German.
  package static let german = DiaryText(in: .german)

  /// Creates the texts in a language, or in English where the module has none in that language.
  public init(in language: Language) {
    self.language = language
    texts = diarySentences.table(in: language)
  }

  /// Creates the texts of another language.
  ///
  /// There must be a text for every key of the English ones, with the same placeholders.
  ///
  /// - Throws: `ContentError` with every key that is missing or unknown and every fault of a text.
  public init(
    language: Language,
    texts: [String: String]
  ) throws(ContentError<JSONFault>) {
    self.language = language
    self.texts = texts
    let top = ContentPlace()
    var faults: [LocatedFault<JSONFault>] = []
    if language.rawValue.isEmpty {
      let reason = "the language is empty, expected a tag such as \"en\""
      faults.append(LocatedFault(.malformed(reason), at: top.key("language")))
    }
    faults += diarySentences.faults(of: texts, in: language).map { key, reason in
      LocatedFault(.malformed(reason), at: top.key("texts").key(key))
    }
    guard faults.isEmpty else { throw ContentError(faults: faults) }
  }

  func callAsFunction(_ sentence: Sentence) -> String {
    SentenceCatalog([language: texts])(sentence, in: language)
  }
}

extension DiaryText: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let language = record.field("language", \.language)
    let texts = record.field("texts", \.texts)
    return try DiaryText(language: language(), texts: texts())
  }
}
