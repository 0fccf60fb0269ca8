// SPDX-License-Identifier: Apache-2.0
import Exercises
import LudusTestSupport
import Testing

@Suite struct SpellingPolicyTests {
  @Test(arguments: [
    ("Hund", "Hund", true), ("hund", "Hund", false), ("Hunt", "Hund", false),
    // What a keyboard does differently is no misspelling.
    ("Za\u{308}hne", "Zähne", true), ("New\u{A0}York", "New York", true),
    ("Fahr\u{AD}rad", "Fahrrad", true), ("geht’s", "geht's", true), (" Hund ", "Hund", true),
    // A mark that belongs to a word is its spelling.
    ("Hans Hund", "Hans' Hund", false), ("Hans’ Hund", "Hans' Hund", true),
    ("Das – ist gut", "Das ist gut", true),
    // Letters that differ are never forgiven, however few.
    ("Fahrad", "Fahrrad", false), ("Strasse", "Straße", false),
  ])
  func onlyTheRightSpellingCounts(input: String, target: String, isCorrect: Bool) {
    #expect(SpellingPolicy.standard.accepts(input, for: target) == isCorrect)
  }

  @Test(arguments: [
    ("hund", "Hund", true), ("hunt", "Hund", false), ("Hunt", "Hund", false),
    ("fahrrad", "Fahrrad", true),
  ])
  func aTeacherMayForgiveACategory(input: String, target: String, isCorrect: Bool) {
    #expect(SpellingPolicy(forgiven: [.letterCase]).accepts(input, for: target) == isCorrect)
  }

  @Test func switzerlandWritesNoSharpS() {
    let swiss = SpellingPolicy(text: TextPolicy(acceptsSwissSpelling: true))
    #expect(swiss.accepts("Strasse", for: "Straße"))
    #expect(!swiss.accepts("Strase", for: "Straße"))
  }

  @Test func aPolicyIsStoredWithoutItsDefaults() throws {
    try expectJSON(SpellingPolicy.standard, "{}")
    try expectJSON(
      SpellingPolicy(text: TextPolicy(ignoresCase: true), forgiven: [.sharpS, .letterCase]),
      #"{"forgiven":["case","sharp-s"],"text":{"ignoresCase":true}}"#
    )
  }
}
