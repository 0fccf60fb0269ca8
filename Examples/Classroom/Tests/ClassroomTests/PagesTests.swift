// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation
import Languages
import Quizzes
import Testing

@testable import Classroom

struct WordsTests {
  /// The tables by their languages.
  private func tables() throws -> [Phrasebook: [String: String]] {
    let words = try Words()
    return Dictionary(uniqueKeysWithValues: Words.phrasebooks.map { ($0, words[$0]) })
  }

  @Test func everyKindAndFormatHasItsWords() throws {
    let words = try #require(tables()[.english])
    for kind in ProblemKind.Name.allCases where [.text, .longText].contains(kind.responseShape) {
      #expect(words["hint.\(kind.rawValue)"] != nil, "\(kind)")
    }
    for format in Exercise.Format.allCases {
      #expect(words["format.\(format.rawValue)"] != nil, "\(format)")
    }
  }

  @Test func everyLanguageHasTheSameWords() throws {
    let tables = try tables()
    #expect(tables.count == Phrasebook.all.count)
    // A language has as many forms of a noun as it counts by.
    func keys(_ table: [String: String]) -> Set<String> {
      Set(table.keys.filter { !$0.hasSuffix(".few") })
    }
    let english = keys(try #require(tables[.english]))
    for (phrasebook, table) in tables {
      #expect(keys(table) == english, "\(phrasebook)")
      for key in table.keys where key.hasSuffix(".one") {
        for form in table.nounForms {
          #expect(table["\(key.dropLast(4)).\(form)"] != nil, "\(key) \(form) in \(phrasebook)")
        }
      }
      #expect(table.values.allSatisfy { !$0.isEmpty && $0.trimmed == $0 }, "\(phrasebook)")
    }
  }

  @Test(
    arguments: [
      (.english, 1, "point"), (.english, 0, "points"), (.english, 21, "points"),
      (.german, 1, "Punkt"), (.german, 2, "Punkte"), (.french, 0, "point"), (.french, 2, "points"),
      (.czech, 1, "bod"), (.czech, 3, "body"), (.czech, 5, "bodů"), (.czech, 22, "bodů"),
      (.russian, 1, "балл"), (.russian, 22, "балла"), (.russian, 11, "баллов"),
      (.russian, 12, "баллов"), (.russian, 101, "балл"), (.russian, 1_000, "баллов"),
    ] as [(Phrasebook, Int, String)]
  )
  func aNounFollowsItsCount(phrasebook: Phrasebook, count: Int, noun: String) throws {
    let words = try Words()[phrasebook]
    #expect(words.noun("points", for: count) == noun)
    #expect(words.noun("points", for: "\(count)") == noun)
  }

  @Test func anAmountWithDecimalsIsMany() throws {
    #expect(try Words()[.english].noun("points", for: "0.5") == "points")
  }

  @Test func whatIsFilledInStandsInEveryLanguage() throws {
    for (phrasebook, table) in try tables() {
      for field in ["{quizzes}", "{answers}", "{kept}"] {
        #expect(table["content.replaced"]?.contains(field) == true, "\(field) in \(phrasebook)")
      }
    }
  }

  @Test func aLanguageIsNamedInItself() {
    let names = Phrasebook.all.map { Words.name(of: $0.language.rawValue, in: $0.language) }
    #expect(names.prefix(3) == ["English", "Deutsch", "Français"])
    #expect(Set(names).count == names.count)
  }

  /// 14:05 on 29 November 2026.
  @Test func datesAreWrittenInOneStyle() throws {
    let parts = DateComponents(year: 2026, month: 11, day: 29, hour: 14, minute: 5)
    let date = try #require(Calendar.current.date(from: parts))
    #expect(Days.day(date, in: .english) == "29 November 2026")
    #expect(Days.text(date, in: .english) == "29 November 2026, 14:05")
    #expect(Days.weekday(date, in: .english) == "Sunday, 29 November 2026")
    #expect(Days.text(date, in: "de") == "29. November 2026, 14:05")
    for phrasebook in Phrasebook.all {
      let day = Days.day(date, in: phrasebook.language)
      #expect(Days.text(date, in: phrasebook.language).hasPrefix(day))
      #expect(day.hasPrefix("29") && day.contains("2026"), "\(day)")
    }
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
      (nil, "de-AT,de;q=0.9,en;q=0.8", "de"), (nil, "fr,en;q=0.5", "fr"),
      (nil, "fi,en;q=0.5", "en"), ("de", "en", "de"),
      (nil, "en;q=0.2, de;q=0.7", "de"), (nil, "", "en"), (nil, ";;;q=x,,", "en"),
      ("xx", "de", "de"),
    ] as [(String?, String, String)]
  )
  func aVisitorReadsTheirLanguage(chosen: String?, accepted: String, language: String) {
    #expect(Words.phrasebook(chosen: chosen, accepted: accepted).language.rawValue == language)
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
