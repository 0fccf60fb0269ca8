// SPDX-License-Identifier: Apache-2.0
import Languages
import PinLabels
import Testing

struct LabelSentenceTests {
  let matcher: LabelMatcher

  init() throws {
    let biceps = try Samples.pin(
      "biceps",
      "Musculus biceps brachii",
      more: [
        try Samples.label("b2", "Biceps", "la"), try Samples.label("b3", "biceps muscle", "en"),
      ]
    )
    let others = [
      try Samples.pin("triceps", "Musculus triceps brachii"), try Samples.pin("caecum", "Caecum"),
      try Samples.pin("rib", "Costa II"), try Samples.pin("upper", "Ramus superior"),
      try Samples.pin("abductor", "Musculus abductor pollicis longus"),
    ]
    matcher = LabelMatcher([biceps] + others, language: "la")
  }

  @Test(
    arguments: [
      ("Musculus biceps brachii", "biceps", "to the letter", "genau so"),
      ("musculus BICEPS-brachii", "biceps", "case, marks", "Groß- und Kleinschreibung"),
      ("Cecum", "caecum", "in another spelling", "in anderer Schreibweise"),
      (
        "M. brachii biceps", "biceps", "abbreviation, in a different word order",
        "Abkürzung, in anderer"
      ),
      ("Biceps", "biceps", "by another name", "mit einem anderen Namen"),
      ("Musculus bizeps brachii", "biceps", "1 misspelled letter.", "einem falschen Buchstaben."),
      ("Musculus bizeps brachi", "biceps", "2 misspelled letters.", "2 falschen Buchstaben."),
    ] as [(String, Pin.ID, String, String)]
  )
  func aRightAnswerIsToldByItsLayers(
    answer: String,
    pin: Pin.ID,
    english: String,
    german: String
  ) throws {
    let verdict = try #require(matcher.verdict(for: answer, at: pin))
    #expect(verdict.sentence(in: .english).hasPrefix("Right, "))
    #expect(verdict.sentence(in: .english).contains(english))
    #expect(verdict.sentence(in: .german).hasPrefix("Richtig, "))
    #expect(verdict.sentence(in: .german).contains(german))
  }

  @Test(
    arguments: [
      ("Fenestella", "biceps", "not a name of the structure.", "kein Name der Struktur."),
      ("Musculus triceps brachii", "biceps", "the name of “triceps”.", "Name von „triceps“."),
      ("biceps muscle", "biceps", "that does not count.", "die nicht zählt."),
      ("Ramus inferior", "upper", "the opposite of the right one.", "Gegenteil des richtigen."),
      ("Musculus aductor pollicis longus", "abductor", "is just as close.", "ebenso nah."),
      ("Costa 20", "rib", "words is different.", "ist ein anderes."),
      (
        String(repeating: "a", count: 2000), "rib", "longer than any name.",
        "länger als jeder Name."
      ),
      ("", "rib", "There is no answer.", "Es gibt keine Antwort."),
    ] as [(String, Pin.ID, String, String)]
  )
  func aWrongAnswerIsToldByItsReason(
    answer: String,
    pin: Pin.ID,
    english: String,
    german: String
  ) throws {
    let verdict = try #require(matcher.verdict(for: answer, at: pin))
    #expect(verdict.sentence(in: .english).hasSuffix(english))
    #expect(verdict.sentence(in: .german).hasSuffix(german))
  }

  @Test func otherPinsAreNamedAsTheFrontEndNamesThem() throws {
    let verdict = try #require(matcher.verdict(for: "Costa II", at: "biceps"))
    #expect(verdict.sentence(in: .english) { _ in "Pin 4" } == "This is the name of Pin 4.")
    let known = LabelMatcher(
      [try Samples.pin("1", "Ilium")],
      language: "la",
      vocabulary: TermVocabulary(["Ileum"])
    )
    let other = try #require(known.verdict(for: "Ileum", at: "1"))
    #expect(other.sentence(in: .english) == "This is the name of another structure.")
    #expect(other.sentence(in: .german) == "Das ist der Name einer anderen Struktur.")
  }
}
