// SPDX-License-Identifier: Apache-2.0
import Foundation
import GermanSentences
import Quizzes

/// The words of the pages, one table for each language; sentences about answers and rules come from
/// the engines.
struct Words: Sendable {
  static let phrasebooks: [Phrasebook] = [.english, .german]

  private let tables: [Phrasebook: [String: String]]

  /// Reads `Resources/Words/en.json` and its siblings.
  init() throws {
    var tables: [Phrasebook: [String: String]] = [:]
    for phrasebook in Self.phrasebooks {
      let file = Resources.folder.appending(path: "Words/\(phrasebook.language.rawValue).json")
      tables[phrasebook] = try JSONDecoder()
        .decode([String: String].self, from: Data(contentsOf: file))
    }
    self.tables = tables
  }

  subscript(phrasebook: Phrasebook) -> [String: String] {
    tables[phrasebook] ?? tables[.english] ?? [:]
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

/// The files that come with the program.
enum Resources {
  static var folder: URL { Bundle.module.bundleURL.appending(path: "Resources") }
}
