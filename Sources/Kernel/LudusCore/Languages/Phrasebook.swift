// SPDX-License-Identifier: Apache-2.0

/// The sentences for people in one language, used to word errors, verdicts and reports.
///
/// ``english`` is always there, because every module has its sentences in English. Each other
/// language is a module of its own, so that a program links only the languages that it speaks:
/// `GermanSentences` has `Phrasebook.german`. The module `Languages` has all of them.
///
/// ```swift
/// import GermanSentences
///
/// error.sentence(in: .english)   // "The date cannot be right."
/// error.sentence(in: .german)    // "Das Datum kann nicht stimmen."
/// ```
///
/// A ``Language`` is any tag, a phrasebook is a language that there are sentences in. Where a tag
/// comes from a person or a file, ``init(for:among:)`` says whether there is one, and the program
/// decides what to do without.
///
/// Two phrasebooks are equal when their languages are.
public struct Phrasebook: Sendable {
  /// The language of the sentences.
  public let language: Language
  /// The rule by which the language counts.
  package let plurals: PluralRule
  /// The texts by their modules and keys; read when a sentence is first asked for.
  private let sections: @Sendable () -> Sections

  /// Creates the phrasebook of a language.
  package init(
    _ language: Language,
    plurals: PluralRule,
    sections: @autoclosure @escaping @Sendable () -> Sections
  ) {
    self.language = language
    self.plurals = plurals
    self.sections = sections
  }

  /// The sentences in English, which each module has itself.
  public static let english = Phrasebook(.english, plurals: .one, sections: .none)

  /// Finds the phrasebook that serves a language, or returns nil when none does.
  ///
  /// ```swift
  /// Phrasebook(for: "de-AT", among: [.english, .german])  // the German one
  /// Phrasebook(for: "fi", among: [.english, .german])     // nil
  /// ```
  ///
  /// - Parameters:
  ///   - language: A language; one with a region or a script is served by its
  ///     ``Language/fallbacks``.
  ///   - phrasebooks: The phrasebooks to choose from.
  public init?(for language: Language, among phrasebooks: [Phrasebook]) {
    let found = ([language] + language.fallbacks).lazy.compactMap { language in
      phrasebooks.first { $0.language == language }
    }
    guard let phrasebook = found.first else { return nil }
    self = phrasebook
  }

  /// The names of the sections, which are those of the modules' catalogs.
  package var sectionNames: [String] { sections().tables.keys.sorted() }

  /// Returns the texts of a section by their keys, or nil for a section that it lacks.
  package func section(_ name: String) -> [String: String]? { sections().tables[name] }

  /// Returns a text in quotes.
  package func quoted(_ text: String) -> String {
    quoteSentences(Sentence("quoted", ["text": .text(text)]), in: self)
  }
}

extension Phrasebook: Hashable {
  /// Whether two phrasebooks have the same language.
  public static func == (left: Phrasebook, right: Phrasebook) -> Bool {
    left.language == right.language
  }

  /// Feeds the language to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(language)
  }
}

extension Phrasebook: CustomStringConvertible {
  /// The tag of the language.
  public var description: String { language.rawValue }
}

extension Phrasebook {
  /// The texts of a phrasebook, as the file of a language has them.
  ///
  /// A section for each module begins with its name in square brackets, and a line of it is a key
  /// and its text:
  ///
  /// ```
  /// [games]
  /// notInGroup = {member} ist nicht in der Gruppe.
  /// ```
  ///
  /// Everything behind the first ` = ` is the text, in the notation of ``SentenceCatalog``; in
  /// straight quotes it keeps the blanks at its ends. A text has no line breaks, and a backslash is
  /// a backslash. Blank lines mean nothing.
  package struct Sections: Sendable {
    /// The texts by the names of their sections, and by their keys.
    package let tables: [String: [String: String]]

    /// No texts at all.
    package static let none = Sections("")

    /// Reads the texts.
    ///
    /// Nothing is left out, so that comparing the keys with those in English shows every slip: a
    /// line without ` = ` is a key without a text, and a key that stands twice has two equals signs
    /// the second time.
    package init(_ file: String) {
      var file = file
      tables = file.withUTF8 { bytes in
        let (blank, quote) = (UInt8(ascii: " "), UInt8(ascii: "\""))
        var tables: [String: [String: String]] = [:]
        var section = ""
        var table: [String: String] = [:]
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
          if line.first == UInt8(ascii: "["), line.last == UInt8(ascii: "]") {
            if !table.isEmpty { tables[section] = table }
            section = String(decoding: line.dropFirst().dropLast(), as: UTF8.self)
            table = tables[section] ?? [:]
            continue
          }
          let sign = line.firstIndex(of: UInt8(ascii: "=")) ?? line.endIndex
          let name = line[..<sign]
          let key = String(decoding: name.last == blank ? name.dropLast() : name, as: UTF8.self)
          var text = line[sign...].dropFirst(2)
          if text.count > 1, text.first == quote, text.last == quote {
            text = text.dropFirst().dropLast()
          }
          table[table[key] == nil ? key : "\(key) =="] = String(decoding: text, as: UTF8.self)
        }
        if !table.isEmpty { tables[section] = table }
        return tables
      }
    }
  }
}

/// The sentences with which languages put a text in quotes.
package let quoteSentences = SentenceCatalog("quotes", english: ["quoted": "“{text}”"])

/// A rule of plurals: which numbers take which form of a word.
///
/// Source: Unicode CLDR, plural rules for cardinal numbers, for whole numbers.
package enum PluralRule: CaseIterable, Sendable {
  /// The forms, by the names of CLDR.
  package enum Form: String, CaseIterable, Sendable {
    case one, few, many, other
  }

  /// One form for 1 and one for the others, as in English, German, Dutch, Spanish and Italian.
  case one
  /// One form for 0 and 1, as in French and the Portuguese of Brazil.
  case zeroAndOne
  /// A form for 1 and one for 2 to 4, as in Czech and Slovak.
  case oneAndFew
  /// Forms by the last digit, as in Russian and Ukrainian.
  case oneFewAndMany
  /// Forms by the last digit, two of them, as in Serbian and Croatian.
  case oneAndFewByDigit

  /// The rule of a language for which an app brings texts of its own; one that is not known here
  /// counts as English does.
  package init(of language: Language) {
    self =
      switch language.base {
      case "fr", "pt": .zeroAndOne
      case "cs", "sk": .oneAndFew
      case "ru", "uk": .oneFewAndMany
      case "sr", "hr": .oneAndFewByDigit
      default: .one
      }
  }

  /// Returns the form for a whole number of things.
  package func form(of count: Int) -> Form {
    let (tens, units) = ((count.magnitude % 100) / 10, count.magnitude % 10)
    switch self {
    case .one: return count == 1 ? .one : .other
    case .zeroAndOne: return count.magnitude <= 1 ? .one : .other
    case .oneAndFew: return count == 1 ? .one : (2...4).contains(count) ? .few : .other
    case .oneFewAndMany, .oneAndFewByDigit:
      if units == 1, tens != 1 { return .one }
      if (2...4).contains(units), tens != 1 { return .few }
      return self == .oneFewAndMany ? .many : .other
    }
  }
}
