// SPDX-License-Identifier: Apache-2.0
@testable import AnswerMatching
import KnownLanguages
import LanguageFacts
import LudusCore
import Testing

/// One reader knows the cardinal numbers of a language, for phrases and for numeric answers alike.
struct CardinalReaderTests {
  static let samples: [(words: String, value: Int, language: Language)] = [
    ("three hundred and sixty-five", 365, .english), ("two thousand", 2000, .english),
    ("nineteen hundred eighty-four", 1984, .english), ("a hundred", 100, .english),
    ("dreihundertfünfundsechzig", 365, .german), ("dreihundertfuenfundsechzig", 365, .german),
    ("neunzehnhundertneunundachtzig", 1989, .german), ("zweitausend", 2000, .german),
    ("trois cent soixante-cinq", 365, "fr"), ("quatre-vingt-dix-neuf", 99, "fr"),
    ("deux mille", 2000, "fr"), ("trescientos sesenta y cinco", 365, "es"),
    ("dos mil", 2000, "es"), ("veintidos", 22, "es"), ("trecentosessantacinque", 365, "it"),
    ("duemila", 2000, "it"), ("trezentos e sessenta e cinco", 365, "pt"),
    ("dois mil", 2000, "pt"), ("driehonderdvijfenzestig", 365, "nl"),
    ("tweeëntwintig", 22, "nl"), ("tweeduizend", 2000, "nl"),
    ("tři sta šedesát pět", 365, "cs"), ("tri sta sedesat pet", 365, "cs"),
    ("dva tisíce", 2000, "cs"), ("триста шестьдесят пять", 365, "ru"),
    ("две тысячи", 2000, "ru"),
  ]

  @Test(arguments: samples.indices)
  func aNumberIsReadFromItsWords(index: Int) throws {
    let (words, value, language) = Self.samples[index]
    let numbers = try #require(language.facts?.numbers)
    let joined = words.filter { $0.isLetter }
    #expect(CardinalReader(numbers).cardinal(joined[...]) == value)
    let matcher = RoughMatcher("\(value)", language: language)
    #expect(matcher.verdict(for: words).isCorrect, "\(words)")
  }

  @Test(arguments: LanguageFacts.all.map(\.language))
  func phrasesReadEachNumberAsNumericAnswersDo(language: Language) throws {
    let reader = CardinalReader(try #require(language.facts?.numbers))
    let numerals = LanguageRules.rules(for: LanguageRules.Choice(language)).numerals
    #expect(reader.cardinals.count > 100)
    for (word, value) in reader.cardinals {
      #expect(reader.cardinal(word[...]) == value, "\(word)")
      let reading = numerals.reading(of: [PhraseWord(word)], in: word, articles: { _ in false })
      let found = reading?.numbers.map(\.value)
      #expect(found == [value], "\(word)")
    }
  }

  @Test func aWordWithoutANumberIsNone() throws {
    let reader = CardinalReader(try #require(Language.english.facts?.numbers))
    for word in ["hundredfold", "oneself", "", "tent", "nineteenhundredhundred"] {
      #expect(reader.cardinal(word[...]) == nil, "\(word)")
    }
    #expect(reader.cardinal(String(repeating: "hundred", count: 40)[...]) == nil)
  }
}
