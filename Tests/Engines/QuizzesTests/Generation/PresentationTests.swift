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
    let item = Quiz.Item(try Samples.ordering(["a", "b", "c"]), set: "set", setTitle: "Set")
    let texts = item.items.enumerated().map { index, item in
      #"{"id":"\#(index + 1)","text":"\#(item.text.plainText)"}"#
    }
    try expectJSON(
      item.presentation,
      #"{"id":"order","items":[\#(texts.joined(separator: ","))],"#
        + #""kind":"ordering","options":[],"points":1,"prompt":"Put these in order.","#
        + #""set":"set","setTitle":"Set"}"#
    )
    #expect(!(try json(try shown(Samples.dependencies()))).contains("after"))
  }

  @Test func matchingShowsItsColumns() throws {
    let matching = try shown(Samples.matching())
    #expect(matching.left.map(\.id) == ["1", "2", "3"])
    #expect(matching.left.map(\.text) == ["sodium", "iron", "lead"])
    #expect(matching.items.map(\.id) == ["1", "2", "3", "4"])
    #expect(matching.items.map(\.text) == ["Fe", "Na", "Ir", "Pb"])
    #expect(!matching.sharesRight)
    #expect(try shown(Samples.sharedMatching()).sharesRight)
    try expectRoundTrip(matching)
  }

  @Test func clozeShowsItsTextAndHowToFillItsGaps() throws {
    let cloze = try shown(Samples.cloze())
    #expect(
      cloze.text
        == RichText(
          markup: "*Water* is [[1]], made of [[2]] and [[3]]. It weighs [[4]]: [[5]]."
        )
    )
    #expect(cloze.gaps.map(\.id) == ["1", "2", "3", "4", "5"])
    #expect(cloze.segments.filter { if case .gap = $0 { true } else { false } }.count == 5)
    #expect(
      cloze.gaps.map(\.kind)
        == [.multipleChoice, .exactMatch, .roughMatch, .numeric, .algebraic]
    )
    #expect(cloze.gaps[0].options.map(\.id) == ["1", "2", "3"])
    #expect(cloze.gaps[0].options.map(\.text) == ["a solid", "a liquid", "a gas"])
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

  /// Gaps have the places at which they stand in the text, whatever order their author lists them
  /// in and whatever marks are around them.
  @Test(arguments: [
    (RichText("[[b]] is [[a]]"), RichText("[[1]] is [[2]]")),
    (RichText("[[1]] is [[2]]"), RichText("[[1]] is [[2]]")),
    (RichText("2 * 3 [[b]] $4 [[ [[a]]"), RichText("2 * 3 [[1]] $4 [[ [[2]]")),
    (RichText(markup: "[[b]] \\* $[[a]]$"), RichText(markup: "[[1]] \\* $[[a]]$")),
  ])
  func gapsAreMarkedByTheirPlaces(text: RichText, shown: RichText) throws {
    let names = ClozeTask(text, gaps: []).segments.compactMap { segment in
      if case .gap(let gap) = segment { gap } else { nil }
    }
    let gaps = names.sorted().map { ClozeTask.Gap($0, .exactMatch(ExactMatcher("to \($0)"))) }
    let problem = try Problem(id: "p", prompt: "?", kind: .cloze(ClozeTask(text, gaps: gaps)))
    let item = Quiz.Item(problem, set: "s", setTitle: "S")
    #expect(item.presentation.text?.runs == shown.runs)
    let first = try item.response(from: .gaps(["1": "x"]))
    #expect(first == .gaps([names[0]: "x"]))
  }

  private func drawn(_ order: [String]) throws -> [[Problem.Item]] {
    let bank = try ProblemBank(
      id: "b",
      title: "B",
      sets: [ProblemSet(id: "s", title: "S", problems: [try Samples.ordering(order)])]
    )
    return try (0..<400 as Range<UInt64>).map { seed in
      var generator = SeededGenerator(seed: seed)
      return try Quiz(from: bank, Blueprint(count: 1), using: &generator).items[0].items
    }
  }

  /// No order is right as it is shown, and each wrong one is as likely, so that turning it round is
  /// no better than chance.
  @Test func itemsLookTheSameWhateverTheirOrderIs() throws {
    let forwards = Set(try drawn(["a", "b", "c", "d"]))
    let backwards = Set(try drawn(["d", "c", "b", "a"]))
    #expect(forwards.count == 23 && backwards.count == 23)
    #expect(forwards.intersection(backwards).count == 22)
    let three = try drawn(["a", "b", "c"])
    let counts = Dictionary(three.map { ($0, 1) }, uniquingKeysWith: +).values
    #expect(counts.count == 5 && chiSquare(Array(counts), 80) < 13.3)
  }

  /// The only wrong order of two would be solved by turning it round.
  @Test func twoItemsAreShownInEitherOrder() throws {
    let counts = Dictionary(try drawn(["a", "b"]).map { ($0, 1) }, uniquingKeysWith: +).values
    #expect(counts.count == 2 && chiSquare(Array(counts), 200) < 6.6)
  }
}
