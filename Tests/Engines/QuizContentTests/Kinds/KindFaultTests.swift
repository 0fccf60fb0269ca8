// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import QuizContent
import QuizTestSupport
import Testing

/// Faults of problems made in code; decoding what they are encoded to must find the same.
struct KindFaultTests {
  private func faults(_ kind: ProblemKind) throws -> [String] {
    let faults = contentFaults(ProblemFault.self) {
      _ = try Problem(id: "p", prompt: "?", kind: kind)
    }
    // A problem with faults cannot be encoded, but a gap with the same kind can.
    let gap = try json(ClozeTask.Gap("p", kind)).dropFirst()
    let decoded = contentFaults(ProblemFault.self) {
      _ = try decode(Problem.self, #"{"prompt":"?",\#(gap)"#)
    }
    #expect(decoded == faults)
    return faults
  }

  // MARK: Options

  @Test func noneOfTheAboveIsTheLastAndRightAlone() throws {
    #expect(
      try faults(.multipleChoice([.wrong("a", "A"), .noneOfTheAbove("n", isCorrect: true)])) == []
    )
    #expect(try faults(.checkAll([.correct("a", "A"), .noneOfTheAbove("n")])) == [])
    #expect(
      try faults(.checkAll([.noneOfTheAbove("n"), .correct("a", "A")])) == [
        #"options[0]: the option "n" says that none of the above is correct, "#
          + "expected it to be the last"
      ]
    )
    #expect(
      try faults(.checkAll([.correct("a", "A"), .noneOfTheAbove("n", isCorrect: true)])) == [
        #"options[1]: the option "n" says that none of the above is correct, "#
          + "but another is correct too"
      ]
    )
    #expect(
      try faults(.multipleChoice([.wrong("a", "A"), .noneOfTheAbove("n")]))
        == ["options: no option is correct"]
    )
    #expect(
      try faults(
        .checkAll([.correct("a", "A"), .noneOfTheAbove("n"), .noneOfTheAbove("m", "None")])
      ).count == 1
    )
  }

  @Test func weightsOfCheckAllAddUp() throws {
    func faults(_ options: AnswerOptions) throws -> [String] {
      try self.faults(.checkAll(options, grading: .weighted))
    }
    let third = try Fraction(1, 3)
    #expect(
      try faults([
        .correct("a", "A", weight: third), .correct("b", "B", weight: try Fraction(2, 3)),
        .wrong("c", "C"),
      ]) == []
    )
    #expect(
      try faults([.correct("a", "A", weight: third), .correct("b", "B", weight: third)])
        == ["options: the weights of the correct options add up to 2/3, expected 1"]
    )
    #expect(
      try faults([
        .correct("a", "A"), .correct("b", "B", weight: 0), .wrong("c", "C", weight: third),
        .wrong("d", "D", weight: -2),
      ]) == [
        #"options[1].weight: the weight 0 of the option "b" is out of range"#,
        #"options[2].weight: the weight 1/3 of the option "c" is out of range"#,
        #"options[3].weight: the weight -2 of the option "d" is out of range"#,
        #"options[0].weight: the correct option "a" has no weight, which weighted grading needs"#,
      ]
    )
    #expect(
      try self.faults(.checkAll([.correct("a", "A", weight: 1), .wrong("b", "B")])) == [
        #"options[0].weight: the option "a" has a weight, which only weighted grading uses"#
      ]
    )
  }

  @Test func weightsHaveACommonDenominatorSoThatTheirSumsFit() throws {
    let prime = try Fraction(-1, 999_983)
    let options: AnswerOptions = [
      .correct("a", "A", weight: 1), .wrong("b", "B", weight: prime),
      .wrong("c", "C", weight: try Fraction(-1, 2)),
    ]
    #expect(
      try faults(.checkAll(options, grading: .weighted))
        == ["options: the weights have no common denominator up to 1000000"]
    )
    let huge = try Fraction(-1, .max)
    #expect(
      try faults(
        .checkAll(
          [.correct("a", "A", weight: 1), .wrong("b", "B", weight: huge)],
          grading: .weighted
        )
      ).count == 1
    )
    // Each gap is fine, but the grades of all gaps are added.
    func gap(_ id: ClozeTask.Gap.ID, _ denominator: Int) throws -> ClozeTask.Gap {
      let weight = try Fraction(1, denominator)
      return ClozeTask.Gap(
        id,
        .multipleChoice(
          [.correct("a", "A"), .wrong("b", "B", weight: weight)],
          grading: .weighted
        )
      )
    }
    let task = ClozeTask("[[1]] [[2]]", gaps: [try gap("1", 999_983), try gap("2", 999_979)])
    #expect(
      try faults(.cloze(task)) == ["gaps: the weights have no common denominator up to 1000000"]
    )
  }

  @Test func weightsOfMultipleChoiceAreBelowTheRightOne() throws {
    let half = try Fraction(1, 2)
    func faults(_ options: AnswerOptions) throws -> [String] {
      try self.faults(.multipleChoice(options, grading: .weighted))
    }
    #expect(try faults([.correct("a", "A", weight: 1), .wrong("b", "B", weight: half)]) == [])
    #expect(try faults([.correct("a", "A"), .wrong("b", "B")]) == [])
    #expect(
      try faults([
        .correct("a", "A", weight: half), .wrong("b", "B", weight: 1),
        .wrong("c", "C", weight: -1), .wrong("d", "D", weight: -2),
      ]).count == 3
    )
    #expect(
      try self.faults(.multipleChoice([.correct("a", "A"), .wrong("b", "B", weight: half)])).count
        == 1
    )
  }

  // MARK: Ordering

  @Test func itemsMustBeSomeAndDiffer() throws {
    let task = OrderingTask([.init("a", "x"), .init("a", " x "), .init(" ", "")])
    #expect(
      try faults(.ordering(task)) == [
        #"items[1].id: the identifier "a" is taken already, by items[0]"#,
        #"items[1].text: the items "a" and "a" read the same"#,
        "items[2].id: the identifier is empty", "items[2].text: the item is empty",
      ]
    )
    #expect(
      try faults(.ordering(OrderingTask([.init("a", "x")])))
        == ["items: 1 items, expected at least 2"]
    )
  }

  @Test func predecessorsMustBeItemsAndNotGoInACircle() throws {
    let items = Samples.items(["a", "b", "c", "d"])
    #expect(
      try faults(
        .ordering(
          OrderingTask(items, predecessors: ["a": ["c"], "b": ["a"], "c": ["b"], "d": ["a"]])
        )
      ) == [#"items: the items "a", "c", "b" come after one another in a circle"#]
    )
    #expect(
      try faults(.ordering(OrderingTask(items, predecessors: ["b": ["b", "z", "a", "a"]]))) == [
        #"items[1].after[1]: the item "z" is not one of the problem's, or is shown twice"#,
        #"items[1].after[3]: the predecessor "a" is named twice"#,
        #"items: the items "b" come after one another in a circle"#,
      ]
    )
    let stranger = OrderingTask(items, predecessors: ["y": ["a"]])
    let faults = contentFaults(ProblemFault.self) {
      _ = try Problem(id: "p", prompt: "?", kind: .ordering(stranger))
    }
    #expect(faults == [#"items: the item "y" is not one of the problem's, or is shown twice"#])
  }

  @Test(arguments: OrderingTask.Formula.allCases)
  func mostFormulaeNeedOneRightOrder(formula: OrderingTask.Formula) throws {
    let task = OrderingTask(
      Samples.items(["a", "b", "c"]),
      predecessors: ["b": ["a"]],
      grading: formula
    )
    let isFine = formula == .dependencyGraph || formula == .allOrNothing
    let fault =
      "grading: \(formula.rawValue) needs one right order, but there are predecessors; "
      + "use dependencyGraph or allOrNothing"
    #expect(try faults(.ordering(task)) == (isFine ? [] : [fault]))
  }

  // MARK: Matching

  @Test func everyItemOfTheLeftColumnHasOneOfTheRight() throws {
    let task = MatchingTask(
      [.init("a", "A"), .init("b", "B"), .init("c", "C"), .init("d", "D")],
      with: [.init("x", "X"), .init("y", "x")],
      pairs: ["a": "x", "b": "x", "c": "z", "e": "y"]
    )
    #expect(
      try faults(.matching(task)) == [
        #"pairs: the item "d" of the left column is paired with none"#,
        #"pairs.b: the item "x" of the right column is in several pairs; "#
          + "say sharesRight to allow that",
        #"pairs.c: the item "z" is not one of the problem's, or is shown twice"#,
        #"pairs.e: the item "e" is not one of the problem's, or is shown twice"#,
      ]
    )
    let short = MatchingTask([.init("a", "A")], with: [.init("x", "")], pairs: ["a": "x"])
    #expect(
      try faults(.matching(short)) == [
        "left: 1 items, expected at least 2", "right: 1 items, expected at least 2",
        "right[0].text: the item is empty",
      ]
    )
  }

  // MARK: Cloze

  @Test func markersAndGapsBelongTogether() throws {
    let exact = ProblemKind.exactMatch(ExactMatcher("x"))
    let task = ClozeTask(
      RichText(markup: "[[1]] [[2]] [[2]] *[[3]]* $[[4]]$ [[ 1]]"),
      gaps: ["1", "2", "3", "4"].map { ClozeTask.Gap(ClozeTask.Gap.ID($0), exact) }
    )
    #expect(
      try faults(.cloze(task)) == [
        "text: the text has the marker [[2]] more than once",
        #"text: the text has the marker [[ 1]], but there is no gap " 1""#,
        #"text: the text has no marker [[3]] for the gap "3""#,
        #"text: the text has no marker [[4]] for the gap "4""#,
      ]
    )
    #expect(
      try faults(.cloze(ClozeTask(" ", gaps: [])))
        == ["text: the text is empty", "gaps: there are no gaps"]
    )
  }

  @Test func gapsMustBeOfAKindThatFits() throws {
    let task = ClozeTask(
      "[[1]] [[2]] [[3]] [[]]",
      gaps: [
        ClozeTask.Gap("1", .checkAll([.correct("a", "A"), .wrong("b", "B")])),
        ClozeTask.Gap("1", .exactMatch(ExactMatcher("")), weight: 0),
        ClozeTask.Gap("2", .multipleChoice([.wrong("a", "A"), .wrong("b", "A")]), weight: 1001),
        ClozeTask.Gap("3", .openResponse(OpenResponseTask())),
        ClozeTask.Gap("", .exactMatch(ExactMatcher("x"))),
      ]
    )
    let fitting = ProblemKind.Name.allCases.filter { $0.task.fitsIntoGap }
      .map(\.rawValue).joined(separator: ", ")
    #expect(
      try faults(.cloze(task)) == [
        #"gaps[1].id: the identifier "1" is taken already, by gaps[0]"#,
        "gaps[4].id: the identifier is empty",
        "gaps[0].kind: a gap cannot be of the kind checkAll, expected one of \(fitting)",
        "gaps[1].weight: the weight 0, expected 1 to 1000",
        "gaps[1].accepted[0]: the accepted answer is empty",
        "gaps[2].weight: the weight 1001, expected 1 to 1000",
        "gaps[2].options: no option is correct",
        #"gaps[2].options[1].text: the options "a" and "b" read the same"#,
        "gaps[3].kind: a gap cannot be of the kind openResponse, expected one of \(fitting)",
      ]
    )
  }

  @Test(
    arguments: [
      ("a [[1]] b", [.run(.text("a ")), .gap("1"), .run(.text(" b"))]),
      ("[[1]][[2]]", [.gap("1"), .gap("2")]), ("[[1]", [.run(.text("[[1]"))]),
      ("1]] [[2]]", [.run(.text("1]] ")), .gap("2")]),
      ("[[a [[1]] [[", [.run(.text("[[a ")), .gap("1"), .run(.text(" [["))]), ("", []),
    ] as [(String, [ClozeTask.Segment])]
  )
  func aTextIsCutAtItsMarkers(text: String, segments: [ClozeTask.Segment]) {
    #expect(ClozeTask(RichText(text), gaps: []).segments == segments)
  }

  @Test func segmentsKeepTheMarkup() {
    let task = ClozeTask(RichText(markup: "*so* [[1]] $x$"), gaps: [])
    #expect(
      task.segments == [
        .run(.emphasis("so")), .run(.text(" ")), .gap("1"), .run(.text(" ")), .run(.formula("x")),
      ]
    )
    #expect(task[id: "1"] == nil)
  }

  // MARK: Open response

  @Test(
    arguments: [
      (0, nil, "0 to any number of"), (nil, 0, "any to 0"), (5, 4, "5 to 4"), (-1, 2, "-1 to 2"),
      (.max, 1, "9223372036854775807 to 1"),
    ] as [(Int?, Int?, String)]
  )
  func wordLimitsMustLeaveRoom(minimum: Int?, maximum: Int?, limits: String) throws {
    let task = OpenResponseTask(minimumWords: minimum, maximumWords: maximum)
    let found = try faults(.openResponse(task))
    #expect(found.count == 1)
    #expect(
      found.first?.hasSuffix(
        "\(limits) words, expected limits of at least 1, the lower one first"
      ) == true,
      "\(found)"
    )
  }

  @Test func aRubricMustBeWorthSomething() throws {
    let rubric = Rubric([
      Rubric.Criterion("a", "A", levels: [.init("x", "X", points: 0), .init("y", "Y", points: 0)]),
      Rubric.Criterion(
        "a",
        " ",
        levels: [.init("x", "X", points: -1), .init("x", "X", points: 1001)]
      ),
      Rubric.Criterion("b", "B", levels: [.init("x", "X", points: 1)]),
    ])
    let task = OpenResponseTask(rubric: rubric, sampleAnswer: " ")
    #expect(
      try faults(.openResponse(task)) == [
        "sampleAnswer: the accepted answer is empty",
        #"rubric[1].id: the identifier "a" is taken already, by rubric[0]"#,
        "rubric[1].text: the item is empty",
        "rubric[0].levels: no level is worth any point",
        "rubric[1].levels[0].points: -1 points, expected 0 to 1000",
        "rubric[1].levels[1].points: 1001 points, expected 0 to 1000",
        #"rubric[1].levels[1].id: the identifier "x" is taken already, by rubric[1].levels[0]"#,
        #"rubric[1].levels[1].text: the items "x" and "x" read the same"#,
        "rubric[2].levels: 1 levels, expected at least 2",
      ]
    )
    let empty = ProblemKind.openResponse(OpenResponseTask(rubric: Rubric([])))
    #expect(
      contentFaults(ProblemFault.self) { _ = try Problem(id: "p", prompt: "?", kind: empty) }
        == ["rubric: the rubric has no criteria"]
    )
  }
}
