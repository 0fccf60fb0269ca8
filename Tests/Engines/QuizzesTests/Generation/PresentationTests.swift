// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

/// What a front end is sent must not give the answer away.
struct PresentationTests {
  private func shown(_ problem: Problem) throws -> PresentedProblem {
    Quiz.Item(problem, set: "set", setTitle: "Set").presentation
  }

  private func shown(_ kind: ProblemKind) throws -> PresentedProblem {
    try shown(try Problem(id: "p", prompt: "?", kind: kind))
  }

  @Test func orderingShowsItsItems() throws {
    try expectJSON(
      try shown(Samples.ordering(["a", "b"])),
      #"{"id":"order","items":[{"id":"b","text":"item b"},{"id":"a","text":"item a"}],"#
        + #""kind":"ordering","options":[],"points":1,"prompt":"Put these in order.","#
        + #""set":"set","setTitle":"Set"}"#
    )
    #expect(!(try json(try shown(Samples.dependencies()))).contains("after"))
  }

  @Test func matchingShowsItsColumns() throws {
    let matching = try shown(Samples.matching())
    #expect(matching.left.map(\.id) == ["sodium", "iron", "lead"])
    #expect(matching.items.map(\.id) == ["fe", "na", "ir", "pb"])
    #expect(!matching.sharesRight)
    #expect(try shown(Samples.sharedMatching()).sharesRight)
    try expectRoundTrip(matching)
  }

  @Test func clozeShowsItsTextAndHowToFillItsGaps() throws {
    let cloze = try shown(Samples.cloze())
    #expect(cloze.text?.plainText.contains("[[mass]]") == true)
    #expect(cloze.gaps.map(\.id) == ["state", "1", "2", "mass", "sum"])
    #expect(
      cloze.gaps.map(\.kind)
        == [.multipleChoice, .exactMatch, .roughMatch, .numeric, .algebraic]
    )
    #expect(cloze.gaps[0].options.map(\.id) == ["s", "l", "g"])
    #expect(cloze.gaps[1].options.isEmpty)
    try expectRoundTrip(cloze)
  }

  @Test func openResponseShowsItsLimits() throws {
    try expectJSON(
      try shown(Samples.openResponse()),
      #"{"id":"open","kind":"openResponse","maximumWords":8,"minimumWords":3,"options":[],"#
        + #""points":1,"prompt":"Why does ice float?","set":"set","setTitle":"Set"}"#
    )
  }

  @Test(arguments: CheckAllFormula.allCases.filter { $0 != .weighted })
  func checkAllTellsWhetherPicksAreMadeTogether(formula: CheckAllFormula) throws {
    let options: AnswerOptions = [.correct("a", "A"), .wrong("b", "B")]
    let shown = try shown(.checkAll(options, grading: formula))
    #expect(shown.picksAtOnce == (formula != .incremental))
    try expectRoundTrip(shown)
  }

  /// Two problems that differ in their keys alone look the same.
  @Test func theKeyLeavesNoTrace() throws {
    func options(_ right: AnswerOption.ID, weight: Fraction? = nil) -> AnswerOptions {
      let names: [AnswerOption.ID] = ["a", "b", "c"]
      return AnswerOptions(
        names.map { name in
          let isRight = name == right
          return AnswerOption(
            id: name,
            text: RichText("option \(name)"),
            isCorrect: isRight,
            feedback: isRight ? "Yes." : nil,
            weight: isRight ? nil : weight
          )
        }
      )
    }
    let half = try Fraction(1, 2)
    #expect(
      try shown(.multipleChoice(options("a"))) == shown(.multipleChoice(options("c")))
    )
    #expect(
      try shown(.multipleChoice(options("a")))
        == shown(.multipleChoice(options("b", weight: half), grading: .weighted))
    )
    func matching(_ pairs: [Problem.Item.ID: Problem.Item.ID]) throws -> PresentedProblem {
      let columns = (Samples.items(["x", "y"]), Samples.items(["1", "2", "3"]))
      return try shown(.matching(MatchingTask(columns.0, with: columns.1, pairs: pairs)))
    }
    #expect(try matching(["x": "1", "y": "2"]) == matching(["x": "3", "y": "1"]))
    func cloze(_ accepted: String, _ right: AnswerOption.ID) throws -> PresentedProblem {
      let gaps = [
        ClozeTask.Gap("1", .exactMatch(ExactMatcher(accepted))),
        ClozeTask.Gap("2", .multipleChoice(options(right))),
      ]
      return try shown(.cloze(ClozeTask("[[1]] [[2]]", gaps: gaps)))
    }
    #expect(try cloze("hydrogen", "a") == cloze("helium", "c"))
    func open(_ sample: String?, _ rubric: Rubric?) throws -> PresentedProblem {
      try shown(.openResponse(OpenResponseTask(rubric: rubric, sampleAnswer: sample)))
    }
    let criterion = Rubric.Criterion(
      "a",
      "Says hydrogen",
      levels: [.init("n", "no", points: 0), .init("y", "yes", points: 1)]
    )
    #expect(try open(nil, nil) == open("hydrogen", Rubric([criterion])))
  }

  /// Two items and their only wrong order show which order is right, but no three do.
  @Test func itemsLookTheSameWhateverTheirOrderIs() throws {
    func shown(_ order: [String]) throws -> Set<[Problem.Item]> {
      let bank = try ProblemBank(
        id: "b",
        title: "B",
        sets: [ProblemSet(id: "s", title: "S", problems: [try Samples.ordering(order)])]
      )
      return try Set(
        (0..<200 as Range<UInt64>).map { seed in
          var generator = SeededGenerator(seed: seed)
          return try Quiz(from: bank, Blueprint(count: 1), using: &generator).items[0].items
        }
      )
    }
    let forwards = try shown(["a", "b", "c", "d"])
    let backwards = try shown(["d", "c", "b", "a"])
    #expect(forwards.count == 23 && backwards.count == 23)
    #expect(forwards.intersection(backwards).count == 22)
  }
}
