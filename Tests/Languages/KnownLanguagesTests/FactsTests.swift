// SPDX-License-Identifier: Apache-2.0
import KnownLanguages
import LanguageFacts
import LudusCore
import Testing

/// The facts are plain data, so what can be wrong with data is looked for here, in every language.
struct FactsTests {
  static let languages = LanguageFacts.all.map(\.language)

  @Test func aLanguageIsFoundByItsTag() {
    #expect(Language("de-AT").facts?.language == .german)
    #expect(Language("PT-br").facts?.name == "portuguese")
    #expect(Language("x-none").facts == nil)
    #expect(Set(LanguageFacts.all.map(\.name)).count == LanguageFacts.all.count)
    #expect(
      LanguageFacts.all.filter(\.servesUnknownLanguages).map(\.name) == ["english", "german"]
    )
  }

  @Test(arguments: languages) func aListHasEachWordOnceInLowerCase(language: Language) throws {
    for list in try #require(language.facts).words {
      let words = list.split(whereSeparator: \.isWhitespace).map(String.init)
      #expect(words.count > 400)
      #expect(words == Set(words).sorted())
      for word in words {
        #expect(word.count > 1 && word.allSatisfy { $0.isLetter }, "\(word)")
        #expect(word == word.lowercased(), "\(word)")
      }
    }
  }

  @Test(arguments: languages) func aSetOfGendersHasArticlesOnly(language: Language) throws {
    let articles = try #require(language.facts).articles
    let words = articles.words.split(separator: " ")
    #expect(Set(words).count == words.count)
    for set in articles.genders.split(separator: "\n").map({ $0.split(separator: " ") }) {
      #expect(set.count > 1)
      #expect(set.allSatisfy { words.contains($0) }, "\(set)")
    }
  }

  @Test(arguments: languages) func aLanguageHasItsNumbers(language: Language) {
    guard let numbers = language.facts?.numbers else { return }
    #expect(numbers.small.split(separator: " ").count == 20)
    #expect(numbers.tens.split(separator: " ").count == 8)
    #expect(!numbers.compound.isEmpty && !numbers.and.isEmpty && !numbers.mark.isEmpty)
    for table in [numbers.others, numbers.parts, numbers.fixedParts, numbers.magnitudes] {
      let words = table.split(separator: " ")
      #expect(words.count.isMultiple(of: 2))
      for key in stride(from: 0, to: words.count, by: 2) {
        #expect(words[key].allSatisfy { $0.isNumber || $0 == "/" }, "\(words[key])")
      }
    }
  }

  @Test(arguments: languages) func ordinalsReachToTwenty(language: Language) {
    guard let facts = language.facts, let numerals = facts.numerals else { return }
    #expect(facts.numbers != nil)
    #expect(numerals.ordinals.split(separator: " ").count == 20)
    #expect(numerals.compound.contains("{tens}") && numerals.compound.contains("{ones}"))
  }

  @Test(arguments: languages) func aLanguageHasTwelveMonthsAndSevenDays(language: Language) {
    guard let dates = language.facts?.dates else { return }
    #expect(dates.months.count == 12)
    #expect(dates.weekdays.count == 7)
    #expect(dates.ordinals.count <= 31)
    let orders = ([dates.order].compactMap(\.self)) + dates.ordersByRegion.values
    #expect(orders.allSatisfy { ["dmy", "mdy"].contains($0) })
  }

  @Test(arguments: languages) func allElementsHaveANameOrNone(language: Language) {
    let elements = (language.facts?.elements ?? "").split(separator: " ")
    #expect(elements.isEmpty || elements.count == 118)
    #expect(Set(elements).count == elements.count)
  }

  @Test(arguments: languages)
  func whatTheEndOfASentenceDemandsIsKnown(language: Language) throws {
    let facts = try #require(language.facts)
    typealias Demand = LanguageFacts.Completions.Demand
    let demands = facts.completions.demands.rows
    for row in demands + facts.completions.exclusions.rows {
      #expect(Demand(rawValue: row.key) != nil, "\(row.key)")
      #expect(!row.words.isEmpty, "\(row.key)")
    }
    let words = demands.flatMap(\.words)
    #expect(Set(words).count == words.count, "a word demands two things")
    #expect(
      facts.completions.exclusions.rows.allSatisfy { row in demands.contains { $0.key == row.key } }
    )
    #expect(demands.isEmpty == facts.completions.smallWords.isEmpty)
  }
}
