public import Gamification
public import LudusCore

/// The texts that a diary shows, in one language.
///
/// There is one in ``english`` and one in ``german``; an app with another language makes its own, in code
/// or as JSON for a translator. It has a text for every ``DiaryText/Phrase``, which is checked when it is
/// made, so that nobody meets an empty screen. What is refused has a sentence of its own; see
/// ``DiaryError/sentence(in:)``.
///
/// ```swift
/// let text = DiaryText.english
/// text[.kindGoal]                                        // "Learn goal"
/// text.question(of: .unclear)                             // "What was not clear?"
/// text.text(of: notification)   // "Your goal “Finish the login” is due on 4 March 2026."
/// ```
public struct DiaryText: Hashable, Sendable {
  /// The language, as a tag of BCP 47 such as `en` or `de-AT`.
  public let language: String
  private let texts: [DiaryText.Phrase: String]

  /// Creates the texts of a language.
  ///
  /// - Parameters:
  ///   - language: The language, as a tag of BCP 47 such as `en` or `de-AT`.
  ///   - texts: A text for every phrase, with the blanks of that phrase in braces, as in
  ///     `{title}`; see ``DiaryText/Phrase/blanks``.
  /// - Throws: `ContentError` with every text that is missing or empty and every blank that is
  ///   missing or unknown.
  public init(
    language: String,
    texts: [DiaryText.Phrase: String]
  ) throws(ContentError<DiaryText.Fault>) {
    let faults = Self.faults(language, texts)
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    self.init(checked: language, texts)
  }

  /// Creates texts that are known to be without faults.
  init(checked language: String, _ texts: [DiaryText.Phrase: String]) {
    self.language = language
    self.texts = texts
  }

  /// The text of a phrase, its blanks not filled.
  public subscript(phrase: DiaryText.Phrase) -> String { texts[phrase] ?? phrase.rawValue }

  /// Returns the text of a phrase with its blanks filled.
  ///
  /// What stands in braces in a filled text is left as it is.
  ///
  /// - Parameters:
  ///   - phrase: The phrase.
  ///   - values: What to fill in. A blank without a value stays.
  /// - Returns: The text.
  /// - Complexity: O(*n*) for *n* characters.
  public func filled(_ phrase: DiaryText.Phrase, _ values: [DiaryText.Phrase.Blank: String])
    -> String
  {
    Self.parts(of: self[phrase]).map { part in
      switch part {
      case .text(let text): text
      case .blank(let name):
        DiaryText.Phrase.Blank(rawValue: name).flatMap { values[$0] } ?? "{\(name)}"
      }
    }.joined()
  }
}

extension DiaryText {
  /// Returns the texts in one of the languages that come with the module.
  public static func standard(in language: GameLanguage) -> DiaryText {
    switch language {
    case .english: .english
    case .german: .german
    }
  }
}

extension DiaryText {
  /// A part of a text: words, or a blank to be filled.
  enum Part: Hashable {
    case text(String)
    case blank(String)
  }

  /// Splits a text at its blanks; a brace that is not closed is a word like others.
  static func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      if open > rest.startIndex {
        parts.append(.text(String(rest[..<open])))
      }
      parts.append(.blank(String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty {
      parts.append(.text(String(rest)))
    }
    return parts
  }

  /// Every text and every blank that is missing or unknown, in the order of the phrases.
  static func faults(
    _ language: String,
    _ texts: [DiaryText.Phrase: String]
  ) -> [LocatedFault<DiaryText.Fault>] {
    var faults: [LocatedFault<DiaryText.Fault>] = []
    if language.isEmpty {
      faults.append(LocatedFault(.emptyLanguage, at: ContentPlace().key("language")))
    }
    for phrase in DiaryText.Phrase.allCases {
      let place = ContentPlace().key("texts").key(phrase.rawValue)
      let text = texts[phrase] ?? ""
      guard text.contains(where: { !$0.isWhitespace }) else {
        faults.append(LocatedFault(.missingText, at: place))
        continue
      }
      let names = parts(of: text).compactMap { part in
        if case .blank(let name) = part { name } else { nil }
      }
      for blank in phrase.blanks where !names.contains(blank.rawValue) {
        faults.append(LocatedFault(.missingBlank(blank), at: place))
      }
      for name in names where !phrase.blanks.contains(where: { $0.rawValue == name }) {
        faults.append(LocatedFault(.unknownBlank(name, expected: phrase.blanks), at: place))
      }
    }
    return faults
  }
}
