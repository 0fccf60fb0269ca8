// SPDX-License-Identifier: Apache-2.0
@testable import AnswerMatching
import Languages
import LudusCore
import LudusTestSupport
import Testing

/// What learners read of a verdict, in both languages.
struct SentenceTests {
  private static func slip(_ kind: Verdict.Slip.Kind, _ written: String, _ expected: String)
    -> Verdict.Slip
  {
    Verdict.Slip(kind: kind, written: written, expected: expected, offset: 0, cost: 1)
  }

  private static func misspelling(_ slips: Verdict.Slip...) -> Verdict.Misspelling {
    Verdict.Misspelling(slips: slips, cost: 2, limit: 9)
  }

  @Test(arguments: [
    (
      Verdict.Match.Reason.exact, "This is the accepted answer “Zelle”.",
      "Das ist die richtige Antwort „Zelle“."
    ),
    (
      .normalized([.caseFolding]),
      "This is the accepted answer “Zelle” except for upper and lower case.",
      "Das ist die richtige Antwort „Zelle“ bis auf die Groß- und Kleinschreibung."
    ),
    (
      .normalized([.spacing, .hyphens, .germanArticles]),
      "This is the accepted answer “Zelle” except for spacing, hyphens and a German article.",
      "Das ist die richtige Antwort „Zelle“ bis auf die Leerzeichen, die Bindestriche und einen deutschen Artikel."
    ),
    (
      .inflected(written: "n", expected: ""),
      "This is another form of “Zelle”: “n” does not belong there.",
      "Das ist eine andere Form von „Zelle“: „n“ gehört nicht dorthin."
    ),
    (
      .inflected(written: "", expected: "e"), "This is another form of “Zelle”: “e” is missing.",
      "Das ist eine andere Form von „Zelle“: „e“ fehlt."
    ),
    (
      .misspelled(misspelling(slip(.soundAlike, "z", "tz"), slip(.extraVowel, "e", ""))),
      "This is “Zelle”; mind the spelling: “z” instead of “tz”, “e” does not belong there.",
      "Das ist „Zelle“; achte auf die Schreibweise: „z“ statt „tz“, „e“ gehört nicht dorthin."
    ),
    (
      .misspelled(misspelling(slip(.wordSpacing, " ", ""), slip(.wordSpacing, "", " "))),
      "This is “Zelle”; mind the spelling: one word is written as two, two words are written as one.",
      "Das ist „Zelle“; achte auf die Schreibweise: ein Wort ist getrennt geschrieben, "
        + "zwei Wörter sind zusammengeschrieben."
    ),
    (
      .equivalent, "This has the same value as the accepted answer “Zelle”.",
      "Das hat den gleichen Wert wie die richtige Antwort „Zelle“."
    ),
  ])
  func aMatchSaysWhyItCounts(reason: Verdict.Match.Reason, english: String, german: String) {
    let match = Verdict.Match(accepted: "Zelle", reason: reason)
    #expect(match.sentence(in: .english) == english)
    #expect(match.sentence(in: .german) == german)
    #expect(Verdict.correct(match).description == english)
    #expect(Verdict.correct(match).sentence(in: .german) == german)
  }

  @Test(arguments: [
    (Verdict.Mismatch.Reason.different, "", ""),
    (
      .misspelledTooBadly(misspelling(slip(.missingVowel, "", "e"))),
      "This is too far from what is expected. ",
      "Das ist zu weit von der richtigen Antwort entfernt. "
    ),
    (
      .noTolerance(.number), "Numbers and signs must be exact. ",
      "Zahlen und Zeichen müssen genau stimmen. "
    ),
    (.noTolerance(.formula), "Formulae must be exact. ", "Formeln müssen genau stimmen. "),
    (
      .noTolerance(.romanNumeral), "Roman numerals must be exact. ",
      "Römische Zahlen müssen genau stimmen. "
    ),
    (.noTolerance(.acronym), "Abbreviations must be exact. ", "Abkürzungen müssen genau stimmen. "),
    (
      .noTolerance(.shortWord), "Words this short must be exact. ",
      "So kurze Wörter müssen genau stimmen. "
    ),
    (.noTolerance(.fixedWord), "This word must be exact. ", "Dieses Wort muss genau stimmen. "),
    (
      .noTolerance(.syllables), "Words in this script must be exact. ",
      "Wörter in dieser Schrift müssen genau stimmen. "
    ),
    (
      .noTolerance(.tooLong), "Answers this long must be exact. ",
      "So lange Antworten müssen genau stimmen. "
    ),
    (.negation, "This says the opposite. ", "Das bedeutet das Gegenteil. "),
    (
      .otherAffix(written: "hyper", expected: "hypo"),
      "This is another word: “hyper” instead of “hypo”. ",
      "Das ist ein anderes Wort: „hyper“ statt „hypo“. "
    ),
    (
      .inflection(written: "s", expected: ""),
      "This is another form of the word: “s” does not belong there. ",
      "Das ist eine andere Form des Wortes: „s“ gehört nicht dorthin. "
    ),
    (
      .letterCase, "Upper and lower case matter here. ",
      "Hier kommt es auf Groß- und Kleinschreibung an. "
    ),
    (.isAnotherTerm("Kern"), "“Kern” is something else. ", "„Kern“ ist etwas anderes. "),
    (
      .isAsNearTo("Welle"), "This could just as well mean “Welle”. ",
      "Das könnte ebenso gut „Welle“ heißen. "
    ),
    (.isAnotherWord("Kelle"), "“Kelle” is another word. ", "„Kelle“ ist ein anderes Wort. "),
    (
      .differentWords, "Words are missing, extra or in a different order. ",
      "Es fehlen Wörter, es sind zu viele, oder sie stehen in anderer Reihenfolge. "
    ),
    (
      .difference(written: "", expected: "red"), "There is a difference: “red” is missing. ",
      "Es gibt einen Unterschied: „red“ fehlt. "
    ),
    (
      .difference(written: "ss", expected: "ß"),
      "There is a difference: “ss” instead of “ß”. ",
      "Es gibt einen Unterschied: „ss“ statt „ß“. "
    ),
    (
      .otherOrder, "The words are right, but in a different order. ",
      "Die Wörter stimmen, aber ihre Reihenfolge nicht. "
    ),
    (
      .unequal(Verdict.Witness(values: ["y": "2", "x": "1"], answer: "3", expected: "5")),
      "For x = 1, y = 2 your answer is 3, but 5 is expected. ",
      "Für x = 1, y = 2 ist deine Antwort 3, erwartet wird 5. "
    ),
    (
      .unequal(Verdict.Witness(values: [:], answer: "3", expected: "5")),
      "Your answer is 3, but 5 is expected. ",
      "Deine Antwort ist 3, erwartet wird 5. "
    ),
  ])
  func aMismatchSaysWhyItDoesNotCountAndWhatWould(
    reason: Verdict.Mismatch.Reason,
    english: String,
    german: String
  ) {
    let mismatch = Verdict.Mismatch(answer: "Zele", expected: "Zelle", reason: reason)
    #expect(mismatch.sentence(in: .english) == english + "The accepted answer is “Zelle”.")
    #expect(mismatch.sentence(in: .german) == german + "Die richtige Antwort ist „Zelle“.")
    #expect(Verdict.wrong(mismatch).description == mismatch.sentence(in: .english))
  }

  @Test func anAnswerThatCannotBeReadShouldBeWrittenOtherwise() {
    let verdict = Verdict.notGradable(Verdict.NotGradable(.tooLong(limit: 9)))
    #expect(
      verdict.sentence(in: .english)
        == "This answer is too long to be read. Please write a shorter one."
    )
    #expect(
      verdict.sentence(in: .german)
        == "Diese Antwort ist zu lang, um gelesen zu werden. Bitte schreibe eine kürzere."
    )
    #expect(!verdict.isCorrect)
  }

  @Test func anOpenAnswerIsLeftToAPerson() {
    let verdict = Verdict.undecided(
      Verdict.Undecided(expected: "2x")
    )
    #expect(
      verdict.description
        == "It could not be decided whether this equals “2x”: a person has to look at it."
    )
    #expect(
      verdict.sentence(in: .german)
        == "Ob das gleich „2x“ ist, ließ sich nicht entscheiden: Jemand muss es ansehen."
    )
    #expect(!verdict.isCorrect)
  }

  @Test(arguments: Phrasebook.all)
  func noTwoExemptionsReadTheSame(phrasebook: Phrasebook) {
    let sentences = Verdict.Exemption.all.map {
      Verdict.Mismatch(answer: "", expected: "x", reason: .noTolerance($0)).sentence(in: phrasebook)
    }
    #expect(Set(sentences).count == Verdict.Exemption.all.count)
  }

  // MARK: Tables

  @Test func theTablesAreComplete() {
    #expect(answerSentences.faults == [])
  }

  @Test func everySentenceIsSaidSomewhere() throws {
    // A key that nothing uses would be translated for nobody. Keys that shine through have no
    // blank.
    let used = Set(Self.verdicts.map { $0.sentence(in: .english) })
    #expect(used.filter { !$0.contains(" ") } == [])
    #expect(used.count == Self.verdicts.count)
  }

  @Test func aLanguageWithoutSentencesIsServedByNone() throws {
    let verdict = ExactMatcher("x").verdict(for: "y")
    #expect(Phrasebook(for: "sv") == nil)
    let austrian = try #require(Phrasebook(for: "de-AT"))
    #expect(verdict.sentence(in: austrian) == verdict.sentence(in: .german))
  }

  /// A verdict for each reason that there is.
  private static let verdicts: [Verdict] = {
    let witness = Verdict.Witness(values: ["x": "1"], answer: "2", expected: "3")
    let matches: [Verdict.Match.Reason] = [
      .exact, .normalized([.spacing]), .inflected(written: "s", expected: ""),
      .misspelled(misspelling(slip(.mark, "a", "ä"))), .equivalent, .withinTolerance,
      .equivalentWhereDefined(witness), .other(Verdict.Explanation("It is so.")),
    ]
    var mismatches: [Verdict.Mismatch.Reason] = [
      .different, .misspelledTooBadly(misspelling()), .negation,
      .otherAffix(written: "a", expected: "b"), .inflection(written: "a", expected: "b"),
      .letterCase, .isAnotherTerm("a"), .isAsNearTo("a"), .isAnotherWord("a"), .differentWords,
      .difference(written: "", expected: "b"), .otherOrder,
      .unequal(witness), .unequal(Verdict.Witness(values: [:], answer: "2", expected: "3")),
      .other(Verdict.Explanation("It is not so.")),
    ]
    mismatches += Verdict.Exemption.all.map(Verdict.Mismatch.Reason.noTolerance)
    let notGradable: [Verdict.NotGradable.Reason] = [
      .tooLong(limit: 9), .other(Verdict.Explanation("Write it otherwise.")),
    ]
    return matches.map { .correct(Verdict.Match(accepted: "x", reason: $0)) }
      + mismatches.map { .wrong(Verdict.Mismatch(answer: "y", expected: "x", reason: $0)) }
      + notGradable.map { .notGradable(Verdict.NotGradable($0)) }
      + [.undecided(Verdict.Undecided(expected: "x"))]
  }()
}
