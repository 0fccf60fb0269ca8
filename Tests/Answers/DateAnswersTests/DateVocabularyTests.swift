// SPDX-License-Identifier: Apache-2.0
import KnownLanguages
import LanguageFacts
import LudusCore
import LudusTestSupport
import Testing

@testable import DateAnswers

/// The facts of the languages fit together.
struct DateVocabularyTests {
  @Test func noWordNamesTwoMonthsOrTwoDaysOfTheWeek() {
    for (word, meanings) in DateVocabulary.all.words {
      let names = meanings.filter {
        switch $0 {
        case .month, .weekday: true
        default: false
        }
      }
      #expect(names.count < 2, "\(word)")
    }
  }

  @Test(arguments: [
    ("juny", [6, 7]), ("septober", [9, 10]), ("febuary", [2]), ("octobar", [10]),
    ("novenber", [11]),
    ("agust", [8]), ("juilet", [7]), ("marhc", [3]), ("janurary", [1]), ("dezembre", [12]),
    ("mac", []),
    ("spring", []), ("abcdefghijklmnopqrstuvwxyzabcdefgh", []),
  ])
  func aMisspelledMonthIsReadWhereOnlyOneCanBeMeant(word: String, months: [Int]) {
    let meanings = DateVocabulary.all.misspelled(word)
    #expect(meanings == Set(months.map { .month($0) }))
  }

  @Test func aSlipInTheNameOfAMonthNeverMakesItAnother() throws {
    let letters = "abcdefghijklmnopqrstuvwxyz".map(\.self)
    forEachSeed(0..<400) { generator in
      let facts = LanguageFacts.all[generator.draw(below: 7)]
      let words = try #require(facts.dates)
      let month = generator.draw(below: 12)
      let name = try #require(words.months[month].split(separator: ",").first)
      var text = Array(name)
      let place = generator.draw(below: text.count)
      switch generator.draw(below: 3) {
      case 0: text[place] = letters[generator.draw(below: letters.count)]
      case 1: text.insert(letters[generator.draw(below: letters.count)], at: place)
      default: text.remove(at: place)
      }
      let other = month == 11 ? 1 : month + 2
      let matcher = try DateMatcher("1848-\(DateWriter.padded(other))", language: facts.language)
      let verdict = matcher.verdict(for: "\(String(text)) 1848")
      // A slip may spell another month of some language to the letter: "juni" for "juli".
      let isWord = DateVocabulary.all.words[String(text).lowercased()] != nil
      try #require(!verdict.isCorrect || isWord, "\(String(text)) for \(name)")
    }
  }
}
