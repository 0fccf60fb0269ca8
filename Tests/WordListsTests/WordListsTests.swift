// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import WordLists

struct WordListsTests {
  static let lists: [(name: String, words: String)] = [
    ("terms", WordLists.englishTerms), ("names", WordLists.englishNames),
    ("usage", WordLists.englishUsage), ("substances", WordLists.englishSubstances),
    ("Begriffe", WordLists.germanTerms), ("Stoffe", WordLists.germanSubstances),
    ("Alltag", WordLists.germanEveryday), ("français", WordLists.french),
    ("español", WordLists.spanish), ("italiano", WordLists.italian),
    ("português", WordLists.portuguese), ("Nederlands", WordLists.dutch),
    ("čeština", WordLists.czech), ("русский", WordLists.russian),
  ]

  @Test(arguments: lists.indices)
  func aListHasEachWordOnceInLowerCase(index: Int) {
    let (name, text) = Self.lists[index]
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    #expect(words.count > 400, "\(name)")
    #expect(words == Set(words).sorted(), "\(name)")
    for word in words {
      #expect(word.count > 2 && word.allSatisfy { $0.isLetter }, "\(name): \(word)")
      #expect(word == word.lowercased(), "\(name): \(word)")
    }
  }

  /// Nobody looks for words of three letters that are known by a list of their own in the other ones.
  @Test func shortWordsHaveAListOfTheirOwn() {
    let short = WordLists.englishEveryday.split(whereSeparator: \.isWhitespace)
    #expect(short.contains { $0.count == 3 })
    #expect(short.map(String.init) == Set(short.map(String.init)).sorted())
  }
}
