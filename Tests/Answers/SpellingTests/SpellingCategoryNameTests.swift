// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Spelling
import Testing

struct SpellingCategoryNameTests {
  @Test func aCategoryIsItsName() throws {
    #expect(SpellingCategory(rawValue: "long-i")?.rawValue == "long-i")
    #expect(SpellingCategory.doubling == SpellingCategory(rawValue: "doubling"))
    try expectJSON(SpellingCategory.letterCase, #""case""#)
  }

  @Test(arguments: ["", "Long I", "ä", "a b", String(repeating: "a", count: 65), "a\u{301}", "A"])
  func whatIsNoNameIsNoCategory(text: String) {
    #expect(SpellingCategory(rawValue: text) == nil)
    #expect(throws: DecodingError.self) { try decode(SpellingCategory.self, json(text)) }
  }

  @Test func theSharedSentencesAreComplete() {
    #expect(commonSpellingSentences.faults == [])
  }

  @Test func hintsAreEqualByTheirRule() {
    let hint = SpellingHint("a", of: .doubling) { _ in "one" }
    #expect(hint == SpellingHint("a", of: .doubling) { _ in "two" })
    #expect(hint != SpellingHint("b", of: .doubling) { _ in "one" })
    #expect(Set([hint, SpellingHint("a", of: .doubling) { _ in "two" }]).count == 1)
  }
}
