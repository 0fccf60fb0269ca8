// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import Languages
import LudusCore
import Quizzes
import QuizTestSupport
import Testing

struct GradeReasonTests {
  @Test(
    arguments: [
      (.correctChoice, "right option", "richtige Antwort"), (.wrongChoice("b"), "“b”", "„b“"),
      (.allCorrectPicked, "All", "Alle"), (.correctSoFar(found: 1, of: 3), "1 of 3", "1 von 3"),
      (.wrongPick("b"), "“b”", "„b“"), (.partlyCorrectChoice("b", 0), "“b”", "„b“"),
      (.matched(Verdict.Match(accepted: "x", reason: .exact)), "“x”", "„x“"),
      (.mismatched(Verdict.Mismatch(answer: "y", expected: "x", reason: .different)), "“x”", "„x“"),
      (.weightedPicks(Self.picks, sum: 0), "add up to 0", "zusammen 0"),
      (.weightedPicks(Self.picks, sum: -1), "earns nothing", "nichts einbringt"),
      (
        .order(correct: 3, of: 3, by: .exactPosition), "in the right order", "richtigen Reihenfolge"
      ),
      (.parts(correct: 1, of: 3, by: .perPart), "1 of 3", "1 von 3"),
      (.parts(correct: 1, of: 3, by: .allOrNothing), "only all", "nur alle"),
      (.parts(correct: 3, of: 3, by: .allOrNothing), "All 3", "Alle 3"),
      (.place(true), "is in its place", "steht an"), (.place(false), "not in", "steht nicht an"),
      (.next(true), "is followed", "folgt der"), (.next(false), "not followed", "folgt nicht der"),
      (.sides(correct: 1, of: 3), "1 of 3", "1 von 3"),
      (.predecessors(correct: 1, of: 3), "1 of 3", "1 von 3"),
      (.pair(true), "is right", "ist richtig"),
      (.pair(false), "not right", "nicht richtig"),
      (.rubric(points: 1, of: 3), "1 of 3", "1 von 3"),
      (.awaitsGrade, "person", "Mensch"), (.graded, "person graded", "Mensch hat"),
      (.incorrect, "not right", "nicht richtig"), (.awaitsSubmission, "submitted", "abgegeben"),
      (.timeOver, "Time", "Zeit"), (.revealed, "shown", "gezeigt"),
      (.unanswered, "no answer", "keine Antwort"),
    ] as [(GradeReason, String, String)]
  )
  func everyReasonIsASentenceInBothLanguages(
    reason: GradeReason,
    english: String,
    german: String
  ) {
    #expect(reason.description == reason.sentence(in: .english))
    for (phrasebook, part, name) in [
      (Phrasebook.english, english, "“b”"), (.german, german, "„b“"),
    ] {
      let sentence = reason.sentence(in: phrasebook)
      #expect(sentence.contains(part))
      #expect(sentence.last == ".")
      let named = reason.sentence(in: phrasebook) { "\($0)" }
      #expect(named == sentence.replacing(name, with: "b"))
    }
  }

  private static let picks = GradeReason.PickTally(hits: 1, wrong: 2, correct: 3, options: 6)

  @Test(
    arguments: [
      (.allOrNothing, picks, "1 von 3 richtigen Antworten und 2 falsche angekreuzt."),
      (
        .netCorrect, picks,
        "1 von 3 richtigen Antworten und 2 falsche angekreuzt, und jede falsche hebt eine richtige auf."
      ),
      (
        .netCorrect, GradeReason.PickTally(hits: 1, wrong: 0, correct: 3, options: 6),
        "1 von 3 richtigen Antworten angekreuzt."
      ),
      (.eachOption, picks, "Richtig beurteilt: 2 von 6 Antworten."),
      (
        .coverage, picks,
        "1 von 3 richtigen Antworten und 2 falsche angekreuzt, also 1 von 3 Kreuzen richtig."
      ),
      (.halves, picks, "Falsch beurteilt: 4 von 6 Antworten, nicht besser als geraten."),
      (
        .halves, GradeReason.PickTally(hits: 2, wrong: 0, correct: 3, options: 6),
        "Falsch beurteilt: 1 von 6 Antworten, und jede halbiert die Bewertung."
      ),
      (
        .allOrNothing, GradeReason.PickTally(hits: 3, wrong: 0, correct: 3, options: 6),
        "Alle richtigen Antworten sind angekreuzt und keine falsche."
      ),
    ] as [(CheckAllFormula, GradeReason.PickTally, String)]
  )
  func picksAreToldInGerman(
    formula: CheckAllFormula,
    picks: GradeReason.PickTally,
    sentence: String
  ) {
    #expect(GradeReason.picks(picks, by: formula).sentence(in: .german) == sentence)
  }

  @Test func everyOrderingFormulaHasASentenceOfItsOwn() {
    for phrasebook in Phrasebook.all {
      let sentences = OrderingTask.Formula.allCases.map {
        GradeReason.order(correct: 1, of: 3, by: $0).sentence(in: phrasebook)
      }
      #expect(Set(sentences).count == OrderingTask.Formula.allCases.count)
      #expect(sentences.allSatisfy { $0.last == "." })
    }
  }

  @Test func noCountMakesASentenceTrap() {
    let extremes: [Int] = [.min, -1, 0, 1, .max]
    for hits in extremes {
      for wrong in extremes {
        for options in extremes {
          let tally = GradeReason.PickTally(
            hits: hits,
            wrong: wrong,
            correct: options,
            options: options
          )
          var reasons = CheckAllFormula.allCases.map { GradeReason.picks(tally, by: $0) }
          reasons += [
            .weightedPicks(tally, sum: -1), .correctSoFar(found: hits, of: wrong),
            .rubric(points: hits, of: wrong), .order(correct: hits, of: wrong, by: .kendall),
            .parts(correct: hits, of: wrong, by: .perPart), .sides(correct: hits, of: wrong),
            .predecessors(correct: hits, of: wrong),
          ]
          for reason in reasons {
            #expect(!reason.sentence(in: .german).isEmpty && !reason.description.isEmpty)
          }
        }
      }
    }
  }
}
