// SPDX-License-Identifier: Apache-2.0
import Foundation
import Quizzes

/// The words of the pages, one table for each language; sentences about answers and rules come from the engines.
struct Words: Sendable {
  static let languages: [Language] = [.english, .german]

  private let tables: [Language: [String: String]]

  /// Reads `Resources/Words/en.json` and its siblings.
  init() throws {
    var tables: [Language: [String: String]] = [:]
    for language in Self.languages {
      let file = Resources.folder.appending(path: "Words/\(language.rawValue).json")
      tables[language] = try JSONDecoder()
        .decode([String: String].self, from: Data(contentsOf: file))
    }
    self.tables = tables
  }

  subscript(language: Language) -> [String: String] { tables[language] ?? tables[.english] ?? [:] }

  /// The language of a visitor: the one they chose, else the first of their browser's that there is.
  static func language(chosen: String?, accepted: String?) -> Language {
    let wishes = [chosen].compactMap(\.self) + preferences(accepted ?? "")
    for wish in wishes {
      let language = Language(wish).base
      if languages.contains(language) { return language }
    }
    return .english
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

/// The files that come with the program.
enum Resources {
  static var folder: URL { Bundle.module.bundleURL.appending(path: "Resources") }
}
