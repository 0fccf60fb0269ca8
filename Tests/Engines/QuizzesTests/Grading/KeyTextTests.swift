// SPDX-License-Identifier: Apache-2.0
import Languages
import LudusTestSupport
import QuizTestSupport
import Testing

@testable import Quizzes

struct KeyTextTests {
  /// A new kind has no sample until it is added there, and no key until it has lines.
  @Test func everyKindHasAKey() throws {
    let problems = try Samples.everyKind()
    #expect(Set(problems.map(\.kind.name)) == Set(ProblemKind.Name.allCases))
    for problem in problems {
      let item = Quiz.Item(problem, set: "s", setTitle: "S")
      for phrasebook in Phrasebook.all {
        for key in [problem.keyText(in: phrasebook), item.keyText(in: phrasebook)] {
          #expect(!key.lines.isEmpty)
          for line in key.lines {
            #expect(!line.answers.isEmpty || line.remark != nil, "\(problem.id)")
          }
          #expect(!key.text.contains { "{}#".contains($0) }, "\(key.text)")
          #expect(!key.text.contains("key."), "\(key.text)")
        }
      }
      // Every right option, item and accepted answer is named.
      let text = problem.keyText(in: .english).text
      let named =
        (problem.kind.options?.correct.map(\.text.plainText) ?? [])
        + problem.kind.items.map(\.text.plainText)
        + (problem.kind.matcher.map { matcher in
          matcher.accepted.map { matcher.written($0, in: .english) }
        } ?? [])
      for name in named where problem.kind.name != .matching {
        #expect(text.contains(name), "\(text)")
      }
    }
  }

  @Test func keysOfEveryKindInWords() throws {
    let texts = try Samples.everyKind().map { "\($0.id): \($0.keyText(in: .english).text)" }
    #expect(
      texts == [
        "order: 1: item a; 2: item b; 3: item c; 4: item d; 5: item e",
        "graph: 1: item a; 2: item b; 3: item c; 4: item d; 5: item e (other orders can be right too)",
        "match: sodium: Na; iron: Fe; lead: Pb", "share: whale: mammal; bat: mammal; eagle: bird",
        "cloze: 1: a liquid; 2: hydrogen; 3: oxygen (slips of spelling are allowed); "
          + "4: 18.0 g/mol (rounded to 3 significant figures); 5: 2h + o",
        "open: Because ice is less dense than water. (a possible answer); "
          + "Names the cause: 0: not at all, 1: vaguely, 3: clearly; Names a source: 0: no, 1: yes",
        "combustion: CH₄ + 2 O₂ → CO₂ + 2 H₂O", "date: July 14, 1789", "choice: an electron",
        "check: iron; copper", "exact: sulfur or sulphur",
        "rough: meiosis or reduction division (slips of spelling are allowed)",
        "number: 9.81 m/s²", "formula: x² - 1",
      ]
    )
  }

  @Test func anItemHasTheLettersOfWhatIsShown() throws {
    func text(_ problem: Problem, seed: UInt64 = 1) throws -> String {
      let quiz = try Quiz(id: "q", items: [Quiz.Item(problem, set: "s", setTitle: "S")])
      let choice = Quiz.Reshuffling(options: .everywhere)
      let item = quiz.reshuffled(choice, seed: seed).items[0]
      for (place, option) in item.options.enumerated() where option.isCorrect {
        let letter = PageLetter.at(place)
        let key = item.keyText(in: .english).text
        #expect(key.contains("\(letter)) \(option.text.plainText)"))
      }
      return item.keyText(in: .english).text
    }
    #expect(
      Quiz.Item(try Samples.choice(), set: "s", setTitle: "S").keyText(in: .german).text
        == "B) an electron"
    )
    for seed in 0..<10 as Range<UInt64> {
      _ = try text(Samples.choice(), seed: seed)
      _ = try text(Samples.checkAll(), seed: seed)
    }
    let item = Quiz.Item(try Samples.matching(), set: "s", setTitle: "S")
    let place = try #require(item.items.firstIndex { $0.id == "na" })
    #expect(
      item.keyText(in: .english).text.hasPrefix("1) sodium: \(PageLetter.at(place))) Na; 2) iron: ")
    )
  }

  @Test(arguments: [
    (NumericMatcher.Tolerance.exact, "9.5"), (.absolute(0.25), "9.5 (± 0.25)"),
    (.absolute(0), "9.5"), (.relative(0.05), "9.5 (± 5 %)"), (.relative(0.001), "9.5 (± 0.1 %)"),
    (.significantFigures(1), "9.5 (rounded to 1 significant figure)"),
    (.decimalPlaces(2), "9.5 (rounded to 2 decimal places)"),
  ])
  func tolerancesAreSaid(tolerance: NumericMatcher.Tolerance, expected: String) throws {
    let kind = ProblemKind.numeric(try NumericMatcher("9.5", tolerance: tolerance))
    let problem = try Problem(id: "p", prompt: "?", kind: kind)
    #expect(problem.keyText(in: .english).text == expected)
  }

  @Test func furtherRemarksAreSaidInTheLanguageOfTheReader() throws {
    let number = try NumericMatcher(
      "9,5 kg",
      alternatives: ["9500 g"],
      tolerance: .absolute(0.5),
      decimalSeparator: .comma,
      requiring: [.decimalPlaces(1)]
    )
    let problem = try Problem(id: "p", prompt: "?", kind: .numeric(number))
    #expect(
      problem.keyText(in: .german).text == "9,5 kg oder 9500 g (± 0,5, mit 1 Nachkommastelle)"
    )
    let date = try Problem(
      id: "d",
      prompt: "?",
      kind: .date(DateMatcher("1789", tolerance: .years(1)))
    )
    #expect(date.keyText(in: .english).text == "1789 (± 1 year)")
    #expect(date.keyText(in: .french).text == "1789 (± 1 an)")
    let open = try Problem(id: "o", prompt: "?", kind: .openResponse(OpenResponseTask()))
    #expect(open.keyText(in: .english).text == "a person grades this answer")
    let form = try Problem(
      id: "f",
      prompt: "?",
      kind: .algebraic(AlgebraMatcher("(x-1)(x+1)", form: .factored))
    )
    #expect(form.keyText(in: .english).text == "(x-1)(x+1) (in this form)")
  }

  /// What earns a part of the points is named with it, and what earns nothing is not.
  @Test func partlyRightAnswersHaveTheirCredit() throws {
    let problem = try Problem(
      id: "p",
      prompt: "?",
      kind: .exactMatch(ExactMatcher("Canberra")),
      expectedAnswers: [
        Problem.ExpectedAnswer(.exactMatch(ExactMatcher("Sydney")), credit: 0),
        Problem.ExpectedAnswer(.exactMatch(ExactMatcher("Canbera")), credit: Fraction(3, 4)),
      ]
    )
    #expect(problem.keyText(in: .english).text == "Canberra (3/4: Canbera)")
    let weighted = try Problem(
      id: "w",
      prompt: "?",
      kind: .multipleChoice(
        [
          .correct("a", "red"), .wrong("b", "crimson", weight: Fraction(1, 2)),
          .wrong("c", "blue", weight: Fraction(-1, 3)),
        ],
        grading: .weighted
      )
    )
    #expect(weighted.keyText(in: .english).text == "red (1/2: crimson)")
    let item = Quiz.Item(weighted, set: "s", setTitle: "S")
    #expect(item.keyText(in: .english).text == "A) red (1/2: B) crimson)")
  }

  /// Of several right options any one will do: each earns the full credit, and the key has all.
  @Test func anyOfSeveralRightOptionsWillDo() throws {
    let problem = try Problem(
      id: "w",
      prompt: "?",
      kind: .multipleChoice(
        [
          .wrong("a", "blue"), .correct("b", "red"), .correct("c", "crimson", weight: 1),
        ],
        grading: .weighted
      )
    )
    for (pick, credit) in [("a", Fraction.zero), ("b", .one), ("c", .one)] {
      let evaluation = try problem.evaluate(.choice(AnswerOption.ID(pick)))
      #expect(evaluation.credit == credit)
      #expect(evaluation.isCorrect == (credit == .one))
    }
    let text = problem.keyText(in: .english).text
    #expect(text.contains("red") && text.contains("crimson") && !text.contains("blue"))
    let item = Quiz.Item(problem, set: "s", setTitle: "S")
    let letters = item.keyText(in: .english).text
    #expect(letters.contains("B) red") && letters.contains("C) crimson"))
    // Another key leaves one option right.
    let keyed = try #require(problem.kind.keyed(by: .choice("a")))
    #expect(keyed.options?.all.map(\.isCorrect) == [true, false, false])
  }

  @Test(arguments: [(0, "A"), (25, "Z"), (26, "AA"), (51, "AZ"), (52, "BA"), (702, "AAA")])
  func lettersGoOnAsInASpreadsheet(place: Int, letter: String) {
    #expect(PageLetter.at(place) == letter)
  }
}
