// SPDX-License-Identifier: Apache-2.0
import QuizAuthoring
import QuizTestSupport
import Testing

struct OptionCheckTests {
  @Test func setsWithFewProblemsAreAdvisedToGrow() throws {
    let bank = try Samples.bank()
    let found = BankCheck.standard.findings(in: bank).filter { $0.kind == .fewProblems }
    // All but the sets that only hold smaller ones.
    let expected = bank.allSets.filter {
      $0.problems.count < 20 && !($0.problems.isEmpty && !$0.sets.isEmpty)
    }
    #expect(found.count == expected.count)
    #expect(found.allSatisfy { $0.severity == .advice })
    #expect(
      try BankCheck { $0.minimumProblems = 0 }.findings(in: bank).allSatisfy {
        $0.kind != .fewProblems
      }
    )
  }

  @Test func templatesCountAsTheirVariants() throws {
    let bank = try ProblemBank(
      id: "b",
      title: "B",
      sets: [
        ProblemSet(id: "s", title: "S", templates: [try Samples.dilution(variantsPerQuiz: 20)])
      ]
    )
    #expect(BankCheck.standard.findings(in: bank) == [])
    #expect(
      try BankCheck { $0.minimumProblems = 21 }.findings(in: bank).map(\.kind) == [.fewProblems]
    )
  }

  @Test func fewOptionsAreToldUnlessThereCanBeNoMore() throws {
    let check = try BankCheck { $0.minimumProblems = 0 }
    #expect(
      draftFindings(draftChoice("p", "Which?", "x", "y", "z"), check: check) == [
        "sets[0].problems[0].options: fewOptions"
      ]
    )
    #expect(draftFindings(draftChoice("p", "Which?", "x", "y", "z", "w"), check: check) == [])
    #expect(draftFindings(draftChoice("p", "Is it?", "True", "False"), check: check) == [])
    #expect(draftFindings(draftChoice("p", "Ist es so?", "Nein.", "ja"), check: check) == [])
    #expect(draftFindings(draftChoice("p", "Est-ce vrai ?", "Vrai", "Faux"), check: check) == [])
    #expect(draftFindings(draftChoice("p", "Is het zo?", "Waar", "Niet waar"), check: check) == [])
    #expect(draftFindings(draftChoice("p", "Is it?", "True", "No"), check: check).count == 1)
  }

  @Test(arguments: [
    ("Iron oxide", "iron oxide", true), ("iron", "iron.", true), ("1–2", "1-2", true),
    ("Co", "CO", false),
    ("10²", "102", false), ("(1, 2)", "[1, 2]", false), ("5!", "5", false), ("-5", "5", false),
    ("pH", "Ph", false),
  ])
  func optionsThatDifferInLittleAreAlike(first: String, second: String, isAlike: Bool) {
    let found = draftFindings(draftChoice("p", "Which?", first, second, "quite another"))
    #expect(found == (isAlike ? ["sets[0].problems[0].options[1].text: alikeOptions"] : []))
  }

  @Test func aKeyThatIsMuchLongerIsTold() throws {
    let long = "a salt that is made of sodium and chlorine"
    #expect(
      draftFindings(draftChoice("p", "What is it?", long, "a metal", "a gas", "an acid"))
        == ["sets[0].problems[0].options[0].text: longKey"]
    )
    #expect(
      draftFindings(
        draftChoice("p", "What is it?", long, "a metal that is made of iron and nickel", "a gas")
      )
        == []
    )
    #expect(draftFindings(draftChoice("p", "What is it?", "chlorine", "iron", "tin")) == [])
    let loose = try BankCheck {
      $0.minimumProblems = 0
      $0.minimumOptions = 0
      $0.longKeyFactor = 10
    }
    #expect(
      draftFindings(draftChoice("p", "What is it?", long, "a metal", "a gas"), check: loose) == []
    )
  }

  @Test(arguments: [
    ("All of the above", "allOfTheAbove"), ("all of these answers are correct.", "allOfTheAbove"),
    ("Alle Antworten sind richtig", "allOfTheAbove"), ("Alle genannten", "allOfTheAbove"),
    ("None of the above", "noneOfTheAbove"), ("Keine der Antworten trifft zu", "noneOfTheAbove"),
    ("None of these", "noneOfTheAbove"), ("keine davon", "noneOfTheAbove"),
    ("Alle Antworten sind falsch", "noneOfTheAbove"),
    ("all metals", nil), ("All of these elements are metals", nil), ("none", nil),
    ("no change", nil),
    ("alle Metalle", nil), ("nichts", nil), ("All", nil),
  ])
  func optionsAboutTheOthersAreToldInEnglishAndGerman(text: String, kind: String?) {
    let found = draftFindings(draftChoice("p", "Which?", "iron", "gold", text, "tin"))
    #expect(found == (kind.map { ["sets[0].problems[0].options[2].text: \($0)"] } ?? []))
  }

  @Test func noneOfTheAboveMayStandWhereItStaysLast() throws {
    let option = #"{"id":"n","text":"None of the above","role":"noneOfTheAbove"}"#
    #expect(
      draftFindings(
        #"{"id":"p","kind":"multipleChoice","prompt":"?","options":[{"id":"a","text":"x","correct":true},\#(option)]}"#
      ) == []
    )
  }
}
