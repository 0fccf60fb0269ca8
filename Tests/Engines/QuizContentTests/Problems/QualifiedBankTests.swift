// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import QuizContent
import QuizTestSupport
import Testing

struct QualifiedBankTests {
  @Test func problemsSetsAndTemplatesHaveTheNameOfTheirBank() throws {
    let template = try ProblemTemplate(
      id: "sum",
      prompt: "How much is {{a}} + 1?",
      variables: [.init("a", .range(from: 1, through: 9, step: 1))],
      formulas: [.init("d", "a + 1")],
      key: .numeric(.init("d"))
    )
    let set = ProblemSet(
      id: "s",
      title: "S",
      sets: [ProblemSet(id: "t", title: "T", problems: [try Samples.exact("q")])],
      problems: [try Samples.choice("p")],
      templates: [template]
    )
    let bank = try ProblemBank(id: "bio", title: "Biology", language: "en", sets: [set])
    let qualified = bank.qualified()
    #expect(qualified.allProblems.map(\.id) == ["bio/p", "bio/q"])
    #expect(qualified.allSets.map(\.id) == ["bio/s", "bio/t"])
    #expect(qualified.allTemplates.map(\.id) == ["bio/sum"])
    #expect(qualified.title == "Biology" && qualified.id == "bio")
    var generator = SeededGenerator(seed: 1)
    let variant = try template.variant(using: &generator)
    let named = try #require(qualified.problem(Problem.ID("bio/\(variant.id)")))
    #expect(named.prompt == variant.prompt && named.kind == variant.kind)
    #expect(qualified.set(of: named.id)?.id == "bio/s")
  }

  @Test func onlyNamesChange() throws {
    let bank = try Samples.bank()
    let qualified = bank.qualified(by: "shelf")
    #expect(qualified.allProblems.map(\.kind) == bank.allProblems.map(\.kind))
    #expect(qualified.allProblems.map(\.prompt) == bank.allProblems.map(\.prompt))
    // It is a bank like any other: what is written is read again.
    #expect(try ProblemBank(json: qualified.json()) == qualified)
  }

  @Test func problemsOfTwoBanksMayHaveTheSameNames() throws {
    let set = ProblemSet(id: "s", title: "S", problems: [try Samples.choice("Q1")])
    let banks = try ["a", "b"].map {
      try ProblemBank(id: Identifier($0), title: $0, sets: [set]).qualified()
    }
    let names = banks.flatMap(\.allProblems).map(\.id)
    #expect(Set(names).count == 2)
  }
}
