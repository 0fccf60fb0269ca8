// SPDX-License-Identifier: Apache-2.0

/// The sentences for people of one module, in every language that they are written in.
///
/// There is one table per language, from the key of a sentence to its text. A text has placeholders in braces,
/// `"{member} is not in the group."`, and says a number by its plural forms:
///
/// ```
/// "You already work on {count, plural, one {# todo} other {# todos}}."
/// ```
///
/// This is the notation of ICU's MessageFormat, of which these two parts are known.
package struct SentenceCatalog: Sendable {
  /// Makes the table of a language; each of them is built when its language is first asked for.
  private let tables: [Language: @Sendable () -> [String: String]]

  /// Creates a catalog.
  ///
  /// - Parameter tables: A table for each language; that for English has every key.
  package init(_ tables: [Language: [String: String]]) {
    self.tables = tables.mapValues { table in { table } }
  }

  /// Creates the catalog of a module, which is not complete without any of these languages.
  package init(
    english: @autoclosure @escaping @Sendable () -> [String: String],
    german: @autoclosure @escaping @Sendable () -> [String: String],
    french: @autoclosure @escaping @Sendable () -> [String: String],
    spanish: @autoclosure @escaping @Sendable () -> [String: String],
    italian: @autoclosure @escaping @Sendable () -> [String: String],
    portuguese: @autoclosure @escaping @Sendable () -> [String: String],
    dutch: @autoclosure @escaping @Sendable () -> [String: String],
    czech: @autoclosure @escaping @Sendable () -> [String: String],
    russian: @autoclosure @escaping @Sendable () -> [String: String]
  ) {
    tables = [
      .english: english, .german: german, "fr": french, "es": spanish, "it": italian,
      "pt": portuguese, "nl": dutch, "cs": czech, "ru": russian,
    ]
  }

  /// The languages that there is a table for, by their tags.
  package var languages: [Language] { tables.keys.sorted { $0.rawValue < $1.rawValue } }

  /// Returns the table of the closest language to one that there is, or else that of English.
  package func table(in language: Language) -> [String: String] {
    let languages = [language] + language.fallbacks + [.english]
    return languages.lazy.compactMap { tables[$0]?() }.first ?? [:]
  }

  /// Returns a sentence.
  ///
  /// A key that a language does not have is looked up in the languages that serve it, and then in English.
  ///
  /// - Complexity: O(*n*) in the length of the sentence.
  package func callAsFunction(_ sentence: Sentence, in language: Language) -> String {
    if let text = tables[language]?()[sentence.key] {
      return Self.fill(text, with: sentence.values, in: language)
    }
    for language in language.fallbacks + [.english] {
      if let text = tables[language]?()[sentence.key] {
        return Self.fill(text, with: sentence.values, in: language)
      }
    }
    return sentence.key
  }

  private static func fill(
    _ text: String,
    with values: [String: Sentence.Value],
    in language: Language
  ) -> String {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    var text = text
    // Braces are single bytes, and looking at these takes far less time than at characters.
    return text.withUTF8 { bytes in
      var filled: [UInt8] = []
      filled.reserveCapacity(2 * bytes.count)
      var rest = bytes[...]
      while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
        filled += rest[..<open]
        let close = end(of: rest[open...])
        let inside = String(decoding: rest[(open + 1)..<close], as: UTF8.self)
        filled += value(of: inside[...], with: values, in: language).utf8
        rest = rest[close...].dropFirst()
      }
      filled += rest
      return String(decoding: filled, as: UTF8.self)
    }
  }

  /// The index of the brace that closes the first one.
  private static func end<Bytes: Collection<UInt8>>(of bytes: Bytes) -> Bytes.Index {
    var depth = 0
    var index = bytes.startIndex
    for byte in bytes {
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0 { return index }
      bytes.formIndex(after: &index)
    }
    return bytes.endIndex
  }

  /// The text for the inside of braces: `name`, or `name, plural, one {...} other {...}`.
  private static func value(
    of inside: Substring,
    with values: [String: Sentence.Value],
    in language: Language
  ) -> String {
    if let value = values[String(inside)] { return value.text }
    let parts = inside.split(separator: ",", maxSplits: 2)
    let name = parts.first.map { String($0.filter { $0 != " " }) } ?? ""
    guard let value = values[name] else { return "{\(inside)}" }
    guard parts.count == 3, case .count(let count) = value else { return value.text }
    let forms = forms(in: parts[2])
    let form = language.pluralForm(of: count).rawValue
    let chosen = forms["=\(count)"] ?? forms[form] ?? forms["other"] ?? ""
    let numbered = chosen.split(separator: "#", omittingEmptySubsequences: false)
      .joined(separator: String(count))
    return fill(numbered, with: values, in: language)
  }

  private static func forms(in text: Substring) -> [String: String] {
    var forms: [String: String] = [:]
    var rest = text
    while let open = rest.firstIndex(of: "{") {
      let close = end(of: rest.utf8[open...])
      let name = String(rest[..<open].filter { $0 != " " })
      forms[name] = String(rest[rest.index(after: open)..<close])
      rest = rest[close...].dropFirst()
    }
    return forms
  }
}

/// A sentence of a ``SentenceCatalog``: its key, and the values of its placeholders.
package struct Sentence: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The value of a placeholder.
  package enum Value: Hashable, Sendable {
    /// A text that is put in as it is.
    case text(String)
    /// A whole number, by which plural forms are chosen.
    case count(Int)

    fileprivate var text: String {
      switch self {
      case .text(let text): text
      case .count(let count): String(count)
      }
    }
  }

  /// The key in the tables.
  package let key: String
  /// The values by the names of the placeholders.
  package let values: [String: Value]

  /// Creates a sentence.
  package init(_ key: String, _ values: [String: Value] = [:]) {
    self.key = key
    self.values = values
  }

  /// Creates a sentence without placeholders.
  package init(stringLiteral key: String) {
    self.init(key)
  }
}

extension Sentence.Value: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral {
  /// Creates a text.
  package init(stringLiteral value: String) { self = .text(value) }
  /// Creates a number.
  package init(integerLiteral value: Int) { self = .count(value) }
}

// MARK: - Completeness

extension SentenceCatalog {
  /// The faults of the tables; empty for a complete catalog.
  ///
  /// Keys that one language has and English has not or the other way round, placeholders that differ, plural
  /// forms that are missing.
  package var faults: [String] {
    languages.flatMap { language in
      faults(of: table(in: language), in: language).map { "\(language): \($0.key) \($0.reason)" }
    }
  }

  /// Returns what is wrong with a table of a language, by keys: those that are missing in the table or in
  /// English first.
  package func faults(
    of table: [String: String],
    in language: Language
  ) -> [(key: String, reason: String)] {
    let english = self.table(in: .english)
    let keys = Set(english.keys).symmetricDifference(table.keys).sorted()
    return keys.map { ($0, "is missing in it or in English") }
      + table.sorted { $0.key < $1.key }.flatMap { key, text in
        Self.faults(of: text, comparedWith: english[key] ?? text, in: language)
          .map { (key, $0) }
      }
  }

  private static func faults(
    of text: String,
    comparedWith english: String,
    in language: Language
  ) -> [String] {
    var faults: [String] = []
    if text.allSatisfy(\.isWhitespace) {
      faults.append("says nothing")
    }
    if names(in: text) != names(in: english) {
      faults.append("has other placeholders than in English")
    }
    if text.filter({ $0 == "{" }).count != text.filter({ $0 == "}" }).count {
      faults.append("has a brace that is not closed")
    }
    let needed = Set((0...200).map { language.pluralForm(of: $0).rawValue }).union(["other"])
    for inside in insides(of: text) {
      let parts = inside.split(separator: ",", maxSplits: 2)
      guard parts.count == 3 else { continue }
      for form in needed.subtracting(forms(in: parts[2]).keys).sorted() {
        faults.append("has no plural form \"\(form)\"")
      }
    }
    return faults
  }

  private static func names(in text: String) -> Set<String> {
    Set(insides(of: text).compactMap { $0.split(separator: ",").first.map(String.init) })
  }

  private static func insides(of text: String) -> [Substring] {
    var insides: [Substring] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      let close = end(of: rest.utf8[open...])
      insides.append(rest[rest.index(after: open)..<close])
      rest = rest[close...].dropFirst()
    }
    return insides
  }
}
