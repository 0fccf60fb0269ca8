// SPDX-License-Identifier: Apache-2.0
import Foundation
import Languages
import Quizzes

/// The words of the pages, one table for each language; sentences about answers and rules come from
/// the engines.
struct Words: Sendable {
  static let phrasebooks = Phrasebook.all

  private let tables: [Phrasebook: [String: String]]

  /// Reads `Resources/Words/en.json` and its siblings, and the words of kinds of problems and formats
  /// of exercises, which stand together in all languages.
  init() throws {
    let kinds: [String: [String: String]] = try Self.read("kinds")
    var tables: [Phrasebook: [String: String]] = [:]
    for phrasebook in Self.phrasebooks {
      let tag = phrasebook.language.rawValue
      let table: [String: String] = try Self.read(tag)
      tables[phrasebook] = table.merging(kinds.compactMapValues { $0[tag] }) { own, _ in own }
    }
    self.tables = tables
  }

  private static func read<Table: Decodable>(_ name: String) throws -> Table {
    let file = Resources.folder.appending(path: "Words/\(name).json")
    return try JSONDecoder().decode(Table.self, from: Data(contentsOf: file))
  }

  subscript(phrasebook: Phrasebook) -> [String: String] {
    tables[phrasebook] ?? tables[.english] ?? [:]
  }

  /// The name of a language, in a language, as it stands in a list.
  static func name(of tag: String, in language: Language) -> String {
    let name = Locale(identifier: language.rawValue).localizedString(forLanguageCode: tag) ?? tag
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The language of a visitor: the one they chose, else the first of their browser's that there
  /// is.
  static func phrasebook(chosen: String?, accepted: String?) -> Phrasebook {
    let wishes = [chosen].compactMap(\.self) + preferences(accepted ?? "")
    let found = wishes.lazy.compactMap { Phrasebook(for: Language($0), among: phrasebooks) }
    return found.first ?? .english
  }

  /// The tags of an `Accept-Language` header, the most wanted first.
  private static func preferences(_ header: String) -> [String] {
    header.prefix(500).split(separator: ",")
      .map { part -> (tag: String, weight: Double) in
        let pieces = part.split(separator: ";")
        let weight = pieces.dropFirst().first.flatMap { Double($0.drop { $0 != "=" }.dropFirst()) }
        return ((pieces.first ?? "").trimmingCharacters(in: .whitespaces), weight ?? 1)
      }
      .enumerated()
      .sorted { ($0.element.weight, $1.offset) > ($1.element.weight, $0.offset) }
      .map(\.element.tag)
  }
}

extension [String: String] {
  /// A noun, or what else stands behind a count, in the form that the count wants.
  ///
  /// Under the key itself is the form for most counts, which also stands alone. The word `plurals` says
  /// by which rule the language counts, and so which further forms there are: `KEY.one`, and `KEY.few` in
  /// Czech and Russian.
  func noun(_ key: String, for count: Int) -> String {
    form(of: count).flatMap { self["\(key).\($0)"] } ?? self[key] ?? ""
  }

  /// The same for an amount as it is written, perhaps with decimals.
  func noun(_ key: String, for amount: String) -> String {
    noun(key, for: Int(amount) ?? 100)
  }

  /// The forms of nouns besides the usual one.
  var nounForms: [String] {
    switch self["plurals"] {
    case "czech", "russian": ["one", "few"]
    default: ["one"]
    }
  }

  private func form(of count: Int) -> String? {
    let (ones, tens) = (count.magnitude % 10, count.magnitude % 100)
    return switch self["plurals"] {
    case "zeroAndOne": count.magnitude <= 1 ? "one" : nil
    case "czech": count.magnitude == 1 ? "one" : (2...4).contains(count.magnitude) ? "few" : nil
    case "russian" where tens / 10 != 1: ones == 1 ? "one" : (2...4).contains(ones) ? "few" : nil
    case "russian": nil
    default: count.magnitude == 1 ? "one" : nil
    }
  }
}

/// The files that come with the program.
enum Resources {
  static var folder: URL { Bundle.module.bundleURL.appending(path: "Resources") }
}
