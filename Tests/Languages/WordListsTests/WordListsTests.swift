// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import WordLists

struct WordListsTests {
  static let lists: [(name: String, words: String)] = [
    ("terms", WordLists.englishTerms), ("names", WordLists.englishNames),
    ("usage", WordLists.englishUsage), ("substances", WordLists.englishSubstances),
    ("every day", WordLists.englishEveryday),
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
      #expect(word.count > 1 && word.allSatisfy { $0.isLetter }, "\(name): \(word)")
      #expect(word == word.lowercased(), "\(name): \(word)")
    }
  }
}
