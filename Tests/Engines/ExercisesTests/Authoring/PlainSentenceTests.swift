// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation
import Languages
import LudusTestSupport
import Testing

@Suite struct PlainSentenceTests {
  static let sentences = [
    "Am Dienstag fliegen wir nach New York.", "Im Sommer schwimmt der Hund im Wasser.",
    "Mein Fahrrad hat einen platten Reifen.", "Die Häuser in der Straße sind alt.",
    "Vater fährt mit dem Zug nach Berlin.", "Das Kind fängt den Ball.",
  ]

  // MARK: Insert

  @Test func gapsAreMadeWhereTheCategoryIs() throws {
    let sentence = try #require(
      PlainSentence(Self.sentences[0]).insertSentence(id: 2, training: .longI, helpIn: .german)
    )
    #expect(sentence.gaps.indices.map(sentence.word(of:)) == ["Dienstag", "fliegen", "wir"])
    #expect(sentence.gaps.indices.map(sentence.target(of:)) == ["ie", "ie", "i"])
    #expect(sentence.gaps.allSatisfy { $0.help != nil })
    #expect(
      PlainSentence("Am Tag.").insertSentence(id: 1, training: .sharpS, helpIn: .german) == nil
    )
    #expect(PlainSentence("").insertSentence(id: 1, training: .sharpS, helpIn: .german) == nil)
  }

  @Test func aGapThatWouldBeRightInTwoWaysIsLeftOut() {
    let sentence = PlainSentence("Der Wall ist hoch.")
    #expect(sentence.insertSentence(id: 1, training: .doubling, helpIn: .german) != nil)
    #expect(
      sentence.insertSentence(id: 1, training: .doubling, helpIn: .german, vocabulary: ["Wal"])
        == nil
    )
  }

  @Test func aSentenceOfOneEndlessWordHasNoGap() {
    let sentence = PlainSentence(String(repeating: "Sommer", count: 10_000))
    #expect(sentence.insertSentence(id: 1, training: .doubling, helpIn: .german) == nil)
  }

  // MARK: Error locations

  @Test func anErrorIsPutIn() throws {
    var generator = SeededGenerator(seed: 1)
    let sentence = try #require(
      PlainSentence(Self.sentences[1]).errorSentence(
        id: 3,
        training: .doubling,
        count: 2,
        using: &generator
      )
    )
    #expect(sentence.errors.count == 2)
    #expect(sentence.text(correcting: Set(sentence.errors.map(\.word))) == Self.sentences[1])
    #expect(sentence.errors.allSatisfy { $0.reasons == ["doubling"] })
  }

  @Test func anErrorThatIsAWordIsNotPutIn() {
    var generator = SeededGenerator(seed: 1)
    let sentence = PlainSentence("Der Wall ist hoch.")
    #expect(
      sentence.errorSentence(
        id: 1,
        training: .doubling,
        vocabulary: ["Wal"],
        using: &generator
      ) == nil
    )
  }

  @Test func aChildsOwnErrorsAreMaterial() throws {
    let evidence = [
      SpellingEvidence(target: "Fahrrad", input: "Farad", date: second(1)),
      SpellingEvidence(target: "Fahrrad", input: "Fahrad", date: second(2)),
      SpellingEvidence(target: "Reifen", input: "Reifen", date: second(3)),
      SpellingEvidence(target: "Zug", input: "Zuk", date: second(4)),
    ]
    let sentence = try #require(
      PlainSentence(Self.sentences[2]).errorSentence(id: 1, from: evidence)
    )
    #expect(sentence.text == "Mein Fahrad hat einen platten Reifen.")
    #expect(sentence.errors.map(\.correct) == ["Fahrrad"])
    #expect(sentence.errors[0].reasons == ["morpheme"])
    #expect(PlainSentence(Self.sentences[5]).errorSentence(id: 1, from: evidence) == nil)
  }

  @Test func aWordIsPutRightWithAllThatNoBlankPartsFromIt() throws {
    let sentence = PlainSentence("Der Hund-Napf steht vor Haus4.")
    for (target, input, text) in [
      ("Hund", "Hunt", "Der Hunt-Napf steht vor Haus4."),
      ("Haus", "Haos", "Der Hund-Napf steht vor Haos4."),
    ] {
      let evidence = SpellingEvidence(
        target: target,
        input: input,
        date: Date(timeIntervalSince1970: 0)
      )
      let made = try #require(sentence.errorSentence(id: 1, from: [evidence]))
      #expect(made.text == text)
      #expect(made.text(correcting: Set(made.errors.map(\.word))) == sentence.text)
    }
  }

  @Test func ofTwoMisspelledWordsThatNoBlankPartsTheFirstIsPutIn() throws {
    let evidence = [
      SpellingEvidence(target: "Napf", input: "Napv", date: second(1)),
      SpellingEvidence(target: "Hund", input: "Hunt", date: second(2)),
    ]
    let sentence = PlainSentence("Der Hund-Napf ist leer.")
    let made = try #require(sentence.errorSentence(id: 1, from: evidence))
    #expect(made.text == "Der Hunt-Napf ist leer.")
    #expect(made.text(correcting: [1]) == sentence.text)
  }

  @Test(arguments: [
    (SpellingCategory.wordBoundary, "Er ruft „auf einmal“.", "Er ruft „aufeinmal“." as String?),
    (.wordBoundary, "Wir-zusammen!", nil), (.wordBoundary, "Das war auf einmal4 da.", nil),
    (.wordBoundary, "Kommt (zusammen)!", "Kommt (zu sammen)!"),
    (.punctuation, "(Der Hund bellt.", "(Der Hund bellt"), (.punctuation, "Haus4.", nil),
    (.punctuation, "Er bellt, und sie schläft", nil), (.punctuation, "Er sagt „ja“ laut", nil),
    (.letterCase, "wir sehen Hunde", "wir sehen hunde"),
  ])
  func anErrorOfTheSentenceIsPutIn(category: SpellingCategory, sentence: String, text: String?)
    throws
  {
    var generator = SeededGenerator(seed: 1)
    let made = PlainSentence(sentence).errorSentence(id: 1, training: category, using: &generator)
    #expect(made?.text == text)
    guard let made else { return }
    #expect(made.text(correcting: Set(made.errors.map(\.word))) == sentence)
  }

  @Test func aChildsSplitWordIsMaterial() throws {
    let evidence = SpellingEvidence(target: "zusammen", input: "zu samen", date: second(1))
    let sentence = PlainSentence("Wir spielen zusammen Ball.")
    let made = try #require(sentence.errorSentence(id: 1, from: [evidence]))
    #expect(made.text == "Wir spielen zu samen Ball.")
    #expect(made.errors.map(\.length) == [2])
    #expect(made.text(correcting: [2]) == "Wir spielen zusammen Ball.")
  }

  @Test func whatIsBuiltPassesTheChecks() throws {
    var generator = SeededGenerator(seed: 7)
    var built = 0
    for category in SpellingCategory.german {
      let sentences = Self.sentences.map(PlainSentence.init)
      let inserts = sentences.compactMap {
        $0.insertSentence(id: 1, training: category, helpIn: .german)
      }
      let errors = sentences.compactMap {
        $0.errorSentence(id: 1, training: category, count: 3, using: &generator)
      }
      guard !inserts.isEmpty, !errors.isEmpty else { continue }
      built += 1
      let insert = Exercise.insert(
        InsertExercise(ExerciseInfo(id: 1, name: "x"), sentences: inserts)
      )
      let locations = Exercise.errorLocations(
        try ErrorLocationsExercise(
          ExerciseInfo(id: 2, name: "x"),
          reasons: Justification.checklist(of: [category], in: .german),
          sentences: errors
        )
      )
      let words = Set(Self.sentences.flatMap { $0.split { !$0.isLetter } }.map(String.init))
      #expect(insert.checks(vocabulary: words).isEmpty)
      #expect(locations.checks(vocabulary: words).isEmpty)
      #expect(ExerciseProfile(of: insert)[category] > 0)
      #expect(ExerciseProfile(of: locations)[category] > 0)
    }
    #expect(built >= 6)
  }
}
