// SPDX-License-Identifier: Apache-2.0

/// The sentences for people of one module, in English, under the name that they have in every
/// ``Phrasebook``.
///
/// It is a table from the key of a sentence to its text. A text has placeholders in braces,
/// `"{member} is not in the group."`, and says a number by its plural forms:
///
/// ```
/// "You already work on {count, plural, one {# todo} other {# todos}}."
/// ```
///
/// This is the notation of ICU's MessageFormat, of which these two parts are known.
package struct SentenceCatalog: Sendable {
  /// The name of the section that has the sentences in other languages.
  package let section: String
  /// The texts in English by their keys; there is no key without one.
  package let english: [String: String]

  /// Creates the catalog of a module.
  package init(_ section: String, english: [String: String]) {
    self.section = section
    self.english = english
  }

  /// Returns the texts of a phrasebook for these sentences.
  package func table(in phrasebook: Phrasebook) -> [String: String] {
    phrasebook.section(section) ?? english
  }

  /// Returns a sentence.
  ///
  /// Every phrasebook has every key, which tests hold; one that it lacked would be said in English.
  ///
  /// - Complexity: O(*n*) in the length of the sentence.
  package func callAsFunction(_ sentence: Sentence, in phrasebook: Phrasebook) -> String {
    if let text = phrasebook.section(section)?[sentence.key] {
      return Self.fill(text, with: sentence.values, phrasebook.plurals)
    }
    return sentence.text(from: english, .one)
  }

  fileprivate static func fill(
    _ text: String,
    with values: [String: Sentence.Value],
    _ plurals: PluralRule
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
        filled += value(of: inside[...], with: values, plurals).utf8
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
    _ plurals: PluralRule
  ) -> String {
    if let value = values[String(inside)] { return value.text }
    let parts = inside.split(separator: ",", maxSplits: 2)
    let name = parts.first.map { String($0.filter { $0 != " " }) } ?? ""
    guard let value = values[name] else { return "{\(inside)}" }
    guard parts.count == 3, case .count(let count) = value else { return value.text }
    let forms = forms(in: parts[2])
    let form = plurals.form(of: count).rawValue
    let chosen = forms["=\(count)"] ?? forms[form] ?? forms["other"] ?? ""
    let numbered = chosen.split(separator: "#", omittingEmptySubsequences: false)
      .joined(separator: String(count))
    return fill(numbered, with: values, plurals)
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

  /// The key in the table.
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

  /// Returns the sentence as a table says it, or its key when the table lacks it.
  package func text(from table: [String: String], _ plurals: PluralRule) -> String {
    table[key].map { SentenceCatalog.fill($0, with: values, plurals) } ?? key
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
  /// Returns what is wrong with a phrasebook for these sentences; nothing is for one that is
  /// complete.
  ///
  /// Keys that it has and English has not or the other way round, placeholders that differ, plural
  /// forms that are missing.
  package func faults(of phrasebook: Phrasebook) -> [String] {
    faults(of: table(in: phrasebook), phrasebook.plurals)
      .map { "\(phrasebook): \($0.key) \($0.reason)" }
  }

  /// Returns what is wrong with a table, by keys: those that are missing in the table or in English
  /// first.
  package func faults(
    of table: [String: String],
    _ plurals: PluralRule
  ) -> [(key: String, reason: String)] {
    let keys = Set(english.keys).symmetricDifference(table.keys).sorted()
    return keys.map { ($0, "is missing in it or in English") }
      + table.sorted { $0.key < $1.key }.flatMap { key, text in
        Self.faults(of: text, comparedWith: english[key] ?? text, plurals)
          .map { (key, $0) }
      }
  }

  private static func faults(
    of text: String,
    comparedWith english: String,
    _ plurals: PluralRule
  ) -> [String] {
    var faults: [String] = []
    if text.isBlank {
      faults.append("says nothing")
    }
    if names(in: text) != names(in: english) {
      faults.append("has other placeholders than in English")
    }
    if text.filter({ $0 == "{" }).count != text.filter({ $0 == "}" }).count {
      faults.append("has a brace that is not closed")
    }
    let needed = Set((0...200).map { plurals.form(of: $0).rawValue }).union(["other"])
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
