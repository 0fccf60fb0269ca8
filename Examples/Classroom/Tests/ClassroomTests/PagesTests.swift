// SPDX-License-Identifier: Apache-2.0
import Foundation
import Quizzes
import Testing

@testable import Classroom

struct WordsTests {
  /// The tables by their languages.
  private func tables() throws -> [Phrasebook: [String: String]] {
    let words = try Words()
    return Dictionary(uniqueKeysWithValues: Words.phrasebooks.map { ($0, words[$0]) })
  }

  @Test func everyLanguageHasTheSameWords() throws {
    let tables = try tables()
    let keys = Set(try #require(tables[.english]).keys)
    for (phrasebook, table) in tables { #expect(Set(table.keys) == keys, "\(phrasebook)") }
  }

  @Test func everyWordOfATemplateIsThere() throws {
    let english = try #require(try tables()[.english])
    let folder = Resources.folder.appending(path: "Views")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(!names.isEmpty)
    for name in names {
      let template = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      for match in template.matches(of: /frame\.words\.([A-Za-z.]+)/) {
        #expect(english[String(match.1)] != nil, "\(match.1) in \(name)")
      }
    }
  }

  @Test(
    arguments: [
      (nil, "de-AT,de;q=0.9,en;q=0.8", "de"), (nil, "fr,en;q=0.5", "en"), ("de", "en", "de"),
      (nil, "en;q=0.2, de;q=0.7", "de"), (nil, "", "en"), (nil, ";;;q=x,,", "en"),
      ("xx", "de", "de"),
    ] as [(String?, String, String)]
  )
  func aVisitorReadsTheirLanguage(chosen: String?, accepted: String, language: String) {
    #expect(Words.phrasebook(chosen: chosen, accepted: accepted).language.rawValue == language)
  }
}
