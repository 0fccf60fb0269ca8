// SPDX-License-Identifier: Apache-2.0
@testable import Spelling
import LudusCore
import LudusTestSupport
import Testing

/// What marks a right answer wrong in many programs, and must not.
struct TextKeyTests {
  @Test(arguments: [
    ("NFD", "a\u{308}ngstlich", "ängstlich"),
    ("no-break space", "Rad\u{A0}fahren", "Rad fahren"),
    ("narrow no-break space", "Rad\u{202F}fahren", "Rad fahren"),
    ("zero-width space", "Rad\u{200B}fahrer", "Radfahrer"),
    ("soft hyphen", "Rad\u{AD}fahrer", "Radfahrer"),
    ("blanks at the ends", "  Rad ", "Rad"),
    ("many blanks", "Rad \t fahren", "Rad fahren"),
    ("right single quote", "geht’s", "geht's"),
    ("left single quote", "geht‘s", "geht's"),
    ("modifier apostrophe", "gehtʼs", "geht's"),
    ("acute accent", "geht´s", "geht's"),
    ("German quotes", "„Haus“ sagt er", "\"Haus\" sagt er"),
    ("French quotes", "«Haus» sagt er", "\"Haus\" sagt er"),
    ("English quotes", "“Haus” sagt er", "\"Haus\" sagt er"),
    ("German single quotes", "‚Haus‘ sagt er", "'Haus' sagt er"),
    ("dashes", "Nord‐Süd", "Nord-Süd"),
    ("a full stop glued to a word", "Das ist alles.", "Das ist alles"),
    ("a comma glued to a word", "Erst du, dann ich", "Erst du dann ich"),
    ("quotes glued to a word", "„Haus“", "Haus"),
    ("a blank before a mark", "Hallo !", "Hallo!"),
    ("a lone dash", "Das – so sagt er – ist gut", "Das so sagt er ist gut"),
    ("a dash at the start", "- Haus", "Haus"), ("a dash at the end", "Das ist -", "Das ist"),
    ("single quotes", "'Hans' ruft", "Hans ruft"),
    (
      "single quotes around a sentence", "'Das ist es.', sagt er",
      "Das ist es sagt er"
    ),
    ("an apostrophe behind the last word", "Haus'", "Haus"),
  ])
  func makesNoDifference(name: String, written: String, right: String) {
    #expect(TextPolicy().equates(written, right))
    #expect(TextKey(written) == TextKey(right))
    #expect(PlainSpelling(.german).diagnosis(of: right, for: right).places.isEmpty)
  }

  @Test(arguments: [
    ("case", "haus", "Haus"), ("ss", "Strasse", "Straße"), ("SS", "STRASSE", "Straße"),
    ("dots", "schon", "schön"), ("spelled-out umlaut", "schoen", "schön"),
    ("one word or two", "garnicht", "gar nicht"), ("hyphen", "Nord Süd", "Nord-Süd"),
    ("apostrophe in a word", "gehts", "geht's"),
    ("apostrophe of the genitive", "Hans Hund", "Hans' Hund"),
    ("apostrophe for letters", "ne Katze", "'ne Katze"),
    ("hyphen at the end of a word", "Rad und Fußweg", "Rad- und Fußweg"),
  ])
  func makesADifference(name: String, written: String, right: String) {
    #expect(!TextPolicy().equates(written, right))
    #expect(TextKey(written) != TextKey(right))
  }

  @Test func capitalsEqualSharpSWhenCaseIsFolded() {
    let folded = TextPolicy(ignoresCase: true)
    #expect(folded.equates("STRASSE", "Straße"))
    #expect(folded.equates("straße", "STRASSE"))
    #expect(folded.equates("STRAẞE", "Straße"))
    #expect(folded.equates("GROSSE STRASSE", "große Straße"))
    #expect(folded.equates("MASSE", "Masse"))
    #expect(folded.equates("ESSSTÄBCHEN", "Essstäbchen"))
    #expect(!folded.equates("strasse", "Straße"))
    #expect(!folded.equates("Strasse", "Straße"))
    #expect(!folded.equates("STRASE", "Straße"))
    #expect(!folded.equates("STRASSEN", "Straße"))
  }

  @Test func doubleSEqualsSharpSInSwitzerlandOnly() {
    let swiss = TextPolicy(acceptsSwissSpelling: true)
    #expect(swiss.equates("Strasse", "Straße"))
    #expect(swiss.equates("Straße", "Strasse"))
    #expect(!swiss.equates("strasse", "Straße"))
    #expect(
      TextPolicy(ignoresCase: true, acceptsSwissSpelling: true).equates("STRASSE", "straße")
    )
    #expect(!TextPolicy().equates("Strasse", "Straße"))
  }

  @Test func marksMatterWhenThePolicySaysSo() {
    let strict = TextPolicy(ignoresMarks: false)
    #expect(!strict.equates("Haus.", "Haus"))
    #expect(!strict.equates("Erst du, dann ich", "Erst du dann ich"))
    #expect(strict.equates("„Haus“", "\"Haus\""))
  }

  @Test func aKeyHasTheWordsOfAnAnswerOfSeveral() {
    #expect(TextKey(" Rad\u{A0}fahren, bitte! ").words == ["Rad", "fahren", "bitte"])
    #expect(TextKey("").words.isEmpty)
  }

  @Test func policiesAreStoredWithoutWhatIsUsual() throws {
    try expectJSON(TextPolicy(), "{}")
    try expectJSON(
      TextPolicy(ignoresCase: true, ignoresMarks: false, acceptsSwissSpelling: true),
      #"{"acceptsSwissSpelling":true,"ignoresCase":true,"ignoresMarks":false}"#
    )
    #expect(throws: ContentError<JSONFault>.self) {
      try decode(TextPolicy.self, #"{"ignoresCase":1}"#)
    }
  }

  @Test func equalityOfKeysIsReflexiveAndSymmetric() {
    forEachSeed(0..<500) { generator in
      let policy = TextPolicy(
        ignoresCase: generator.draw(below: 2) != 0,
        ignoresMarks: generator.draw(below: 2) == 0,
        acceptsSwissSpelling: generator.draw(below: 2) == 0
      )
      let first = generator.text()
      let second = generator.text()
      try #require(policy.equates(first, first))
      try #require(policy.equates(first, second) == policy.equates(second, first))
      let key = TextKey(first, policy: policy)
      try #require(TextKey(key.text, policy: policy) == key)
    }
  }
}
