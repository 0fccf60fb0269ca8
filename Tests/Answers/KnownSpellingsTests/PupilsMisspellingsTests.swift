// SPDX-License-Identifier: Apache-2.0
import Foundation
import KnownSpellings
import LudusCore
import Spelling
import Testing

/// Misspellings as pupils make them, written by hand with their categories before there was a rule,
/// and halved by a seed: the disagreements of one half were never looked at.
struct PupilsMisspellingsTests {
  struct Row {
    let input: String
    let target: String
    let categories: Set<SpellingCategory>
    let isKept: Bool
  }

  static let languages: [Language] = [.english, .french]

  static func rows(of language: Language) throws -> [Row] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Measurements/Data/spelling-pupils")
    let file = folder.appending(path: "\(language.rawValue).tsv")
    let text = try String(contentsOf: file, encoding: .utf8)
    return try text.split(separator: "\n").dropFirst().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let categories = try cells[2].split(separator: "+").map {
        try #require(SpellingCategory(rawValue: String($0)))
      }
      return Row(
        input: cells[0],
        target: cells[1],
        categories: Set(categories),
        isKept: cells[3] == "kept"
      )
    }
  }

  /// What letters alone say: a letter doubled or not, a vowel for a vowel, anything else.
  static func naive(_ row: Row) -> Set<SpellingCategory> {
    let target = Array(row.target)
    return Set(
      PlainSpelling(.english).places(of: row.input, for: SpellingTarget(row.target)).map { place in
        if place.target.lowercased() == place.input.lowercased() { return .letterCase }
        if (place.target + place.input).contains("'") { return .apostrophe }
        if (place.target + place.input).contains(" ") { return .wordBoundary }
        let before = place.targetRange.lowerBound - 1
        let letter = (place.target + place.input).first
        if place.target.isEmpty || place.input.isEmpty, before >= 0, target[before] == letter {
          return .doubling
        }
        let vowels = "aeiouy"
        let isVowel = (place.target + place.input).allSatisfy(vowels.contains)
        return isVowel ? .vowelSpelling : place.input.isEmpty ? .silentLetter : .consonantSpelling
      }
    )
  }

  static func share(of rows: [Row], _ found: (Row) -> Set<SpellingCategory>) -> Double {
    Double(rows.count { found($0) == $0.categories }) / Double(rows.count)
  }

  @Test(arguments: languages)
  func fiveOfSixKeptBackHaveExactlyTheCategoriesThatATeacherGave(language: Language) throws {
    let rules = KnownSpellings.rules(of: language)
    let rows = try Self.rows(of: language)
    #expect(rows.count >= 150)
    func found(_ row: Row) -> Set<SpellingCategory> {
      Set(rules.diagnosis(of: row.input, for: row.target).categories)
    }
    let kept = Self.share(of: rows.filter(\.isKept), found)
    let naive = Self.share(of: rows.filter(\.isKept), Self.naive)
    #expect(kept >= 0.85, "\(language): \(kept)")
    #expect(naive < kept - 0.3, "\(language): \(naive)")
    let own = rows.filter { !$0.isKept }
    let wrong = own.filter { found($0) != $0.categories }
    let lines = wrong.map { row in
      "\(row.input) > \(row.target): \(found(row).map(\.rawValue).sorted())"
        + " for \(row.categories.map(\.rawValue).sorted())"
    }
    #expect(Self.share(of: own, found) >= 0.9, "\(lines.joined(separator: "\n"))")
  }
}
