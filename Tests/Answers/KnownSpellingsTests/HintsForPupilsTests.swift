// SPDX-License-Identifier: Apache-2.0
import Foundation
import KnownSpellings
import LudusCore
import LudusTestSupport
import Spelling
import Testing

/// Hints that are true for a child, and as many as there are kinds of mistakes.
struct HintsForPupilsTests {
  /// The words that pupils misspell in the evaluation data.
  private static func words(of language: Language) throws -> [String] {
    var known: Set<String> = []
    return try PupilsMisspellingsTests.rows(of: language).map(\.target)
      .filter { known.insert($0).inserted }
  }

  private func check(_ diagnosis: SpellingDiagnosis) throws {
    for place in diagnosis.places {
      // A place of two categories has the hints of both.
      let hinted = Set(place.hints.map(\.category))
      try #require(hinted == Set(place.categories), "\(diagnosis.input) > \(diagnosis.target.text)")
      try #require(Set(place.hints).count == place.hints.count)
      try #require(Set(place.categories).count == place.categories.count)
    }
    let hints = diagnosis.hints
    try #require(Set(hints).count == hints.count)
    try #require(Set(hints) == Set(diagnosis.places.flatMap(\.hints)))
  }

  /// Each typical error, alone, with a letter of the other case, and two of them in a sentence.
  @Test(arguments: PupilsMisspellingsTests.languages)
  func everyCategoryOfAPlaceHasItsHintAndNoHintStandsTwice(language: Language) throws {
    let rules = KnownSpellings.rules(of: language)
    let words = try Self.words(of: language)
    var twoCategories = 0
    for (number, word) in words.enumerated() where number.isMultiple(of: 13) {
      for error in rules.typicalErrors(in: word).prefix(12) {
        let inputs = [error.misspelling, error.misspelling.capitalized, word.capitalized]
        for input in inputs {
          let diagnosis = rules.diagnosis(of: input, for: word)
          try check(diagnosis)
          twoCategories += diagnosis.places.count { $0.categories.count > 1 }
          let other = words[(number + 7) % words.count]
          try check(rules.diagnosis(of: "\(input) \(other)x", for: "\(word) \(other)"))
          try check(rules.diagnosis(of: "\(input) \(input)", for: "\(word) \(word)"))
        }
      }
    }
    #expect(twoCategories > 4)
  }

  /// What is not typical at all has hints as well, whatever is written for whatever.
  @Test(arguments: PupilsMisspellingsTests.languages)
  func anyInputHasTheHintsOfItsCategories(language: Language) throws {
    let rules = KnownSpellings.rules(of: language)
    let words = try Self.words(of: language)
    let added = Array("aehnst'- éç")
    forEachSeed(0..<300) { generator in
      let word = words[generator.draw(below: words.count)]
      var letters = Array(word)
      for _ in 0..<1 + generator.draw(below: 3) {
        let place = generator.draw(below: letters.count + 1)
        switch generator.draw(below: 4) {
        case 0: letters.insert(added[generator.draw(below: added.count)], at: place)
        case 1 where place < letters.count: letters.remove(at: place)
        case 2 where place < letters.count:
          letters[place] = Character(letters[place].uppercased().prefix(1).description)
        case _ where place + 1 < letters.count: letters.swapAt(place, place + 1)
        default: break
        }
      }
      try check(rules.diagnosis(of: String(letters), for: word))
    }
  }

  @Test func aForgivenCategoryTakesItsHintAlong() throws {
    let rules = KnownSpellings.rules(of: .french)
    let diagnosis = rules.diagnosis(of: "ecole", for: "École")
    #expect(diagnosis.places.map(\.categories) == [[.letterCase, .accent]])
    #expect(
      diagnosis.hints.map(\.category).sorted { $0.rawValue < $1.rawValue } == [
        .accent, .letterCase,
      ]
    )
    #expect(diagnosis.forgiving([.letterCase], by: TextPolicy()).hints.map(\.category) == [.accent])
  }

  /// Sixty misspellings each, made by hand, with the hints that a teacher would call true; they
  /// were decided before the rules were asked.
  @Test(arguments: PupilsMisspellingsTests.languages)
  func hintsAreTrueOfWordsThatWereNotThoughtOfBefore(language: Language) throws {
    let rules = KnownSpellings.rules(of: language)
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Measurements/Data/spelling-pupils/hints-\(language.rawValue).tsv")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    #expect(rows.count == 60)
    var untrue: [String] = []
    for row in rows {
      let cells = row.split(separator: "\t").map(String.init)
      let diagnosis = rules.diagnosis(of: cells[0], for: cells[1])
      let found = diagnosis.hints.map(\.key)
      let isTrue =
        !found.isEmpty && Set(found).isSubset(of: cells[2].split(separator: " ").map(String.init))
      if !isTrue { untrue.append("\(cells[0]) > \(cells[1]): \(found), not \(cells[2])") }
    }
    #expect(untrue == [])
  }
}
