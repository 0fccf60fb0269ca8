// SPDX-License-Identifier: Apache-2.0
import Exercises
import LudusTestSupport
import Testing

@Suite struct DictationCheckTests {
  private typealias Verdict = DictationCheck.Verdict

  @Test(arguments: [
    ("Der Hund bellt laut.", "Der Hund bellt laut.", "correct correct correct correct", 4),
    ("Der Hund bellt laut.", " Der  Hund bellt laut. ", "correct correct correct correct", 4),
    ("Der Hund bellt laut.", "Der hunt belt laut.", "correct misspelled misspelled correct", 2),
    ("Der Hund bellt laut.", "Der bellt laut.", "correct missing correct correct", 3),
    (
      "Der Hund bellt laut.", "Der kleine Hund bellt laut.",
      "correct surplus correct correct correct", 3
    ),
    ("Der Hund bellt laut.", "Der bellt Hund laut.", "correct correct misplaced correct", 3),
    ("Der Hund bellt laut.", "Hund bellt laut. Der", "misplaced correct correct correct", 3),
    ("Der Hund bellt laut.", "Der Hund bellt laut", "correct correct correct misspelled", 3),
    ("Wir gehen zusammen heim.", "Wir gehen zu sammen heim.", "correct correct split correct", 3),
    ("Wir gehen zusammen heim.", "Wir gehen zu samen heim.", "correct correct split correct", 3),
    ("Das ist gar nicht gut.", "Das ist garnicht gut.", "correct correct joined correct", 4),
    ("Das ist gar nicht gut.", "Das ist gut.", "correct correct missing missing correct", 3),
    ("Der Hund bellt.", "Die Katze miaut.", "replaced replaced replaced", 0),
    ("Der Hund bellt.", "", "missing missing missing", 0),
    ("Der Hund bellt.", "Eine Katze miaut sehr.", "replaced replaced replaced surplus", 0),
    ("Ja – nein.", "Ja nein.", "correct missing correct", 2),
  ])
  func everyWordHasAVerdict(target: String, input: String, verdicts: String, credit: Int) {
    let spelling = SpellingPolicy(text: TextPolicy(ignoresMarks: false))
    let check = DictationCheck(target: target, input: input, spelling: spelling)
    #expect(check.words.map(\.verdict.rawValue).joined(separator: " ") == verdicts)
    let count = target.split(separator: " ").count
    #expect(check.credit == (try? Fraction(credit, count)))
    #expect(check.isCorrect == (check.credit == .one))
  }

  @Test(arguments: [("", Fraction.one), ("Ja", .zero)])
  func aTextForNoWordsIsWrong(input: String, credit: Fraction) {
    #expect(DictationCheck(target: "", input: input).credit == credit)
  }

  @Test func aWrongWordHasItsDiagnosis() {
    let check = DictationCheck(
      target: "Der Hund schläft gar nicht.",
      input: "Der hunt, schleft garnicht"
    )
    #expect(check.words[1].diagnosis.categories == [.letterCase, .finalDevoicing])
    #expect(check.words[2].diagnosis.categories == [.umlautDerivation])
    #expect(check.words[3].diagnosis.categories == [.wordBoundary])
    #expect(check.words[3].target == "gar nicht")
  }

  @Test(arguments: [
    ("der hund bellt", [SpellingCategory.letterCase, .punctuation], true),
    ("der hund bellt", [.letterCase], false), ("Der, Hund bellt!", [.punctuation], true),
    ("Der Hund – bellt.", [.punctuation], true), ("DerHund bellt.", [.wordBoundary], true),
    ("der hunt bellt", [.letterCase, .punctuation], false),
  ])
  func thePolicySaysWhatCounts(input: String, forgiven: [SpellingCategory], isCorrect: Bool) {
    let spelling = SpellingPolicy(text: TextPolicy(ignoresMarks: false), forgiven: forgiven)
    let check = DictationCheck(target: "Der Hund bellt.", input: input, spelling: spelling)
    #expect(check.isCorrect == isCorrect)
  }

  @Test(arguments: ["Der Hund bellt", "Der Hund – bellt!", "„Der Hund bellt.“"])
  func marksAroundWordsDoNotCountByDefault(input: String) {
    #expect(DictationCheck(target: "Der Hund bellt.", input: input).isCorrect)
    #expect(!DictationCheck(target: "Der Hund bellt.", input: input.lowercased()).isCorrect)
  }

  @Test func noWordIsLostOrInvented() {
    let words = [
      "der", "Hund", "bellt", "im", "in", "gar", "nicht", "garnicht", "zu", "sammen", "zusammen",
      ".",
    ]
    let strict = SpellingPolicy(text: TextPolicy(ignoresMarks: false))
    forEachSeed(0..<300) { generator in
      let target = (0..<generator.draw(below: 8)).map { _ in words[generator.draw(below: 12)] }
      let input = (0..<generator.draw(below: 8)).map { _ in words[generator.draw(below: 12)] }
      let check = DictationCheck(
        target: target.joined(separator: " "),
        input: input.joined(separator: " "),
        spelling: strict
      )
      let targets = check.words.compactMap(\.target).flatMap {
        $0.split(separator: " ").map(String.init)
      }
      #expect(targets == target)
      let inputs = check.words.compactMap(\.input).flatMap {
        $0.split(separator: " ").map(String.init)
      }
      #expect(inputs.sorted() == input.sorted())
      #expect((Fraction.zero...Fraction.one).contains(check.credit))
      #expect(check.isCorrect == (target == input))
    }
  }

  @Test func anEndlessTextIsComparedByPlace() {
    let text = Array(repeating: "Hund", count: 2_000).joined(separator: " ")
    let check = DictationCheck(target: text, input: text + " Katze")
    #expect(check.words.count == 2_001)
    #expect(check.words.last?.verdict == .surplus)
  }
}
