// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import QuizContent
import QuizTestSupport
import Testing

struct ProblemTests {
  /// The faults of a problem made in code; decoding its JSON form must find the same.
  private func faults(
    id: Problem.ID = "p",
    prompt: RichText = "Why?",
    points: Fraction = 1,
    _ kind: ProblemKind
  ) -> [String] {
    contentFaults(ProblemFault.self) {
      _ = try Problem(id: id, prompt: prompt, kind: kind, points: points)
    }
  }

  @Test func aProblemWithoutFaultHoldsWhatItWasGiven() throws {
    let problem = try Problem(
      id: "p",
      prompt: "Which is right?",
      kind: .multipleChoice([.correct("a", "this"), .wrong("b", "that")]),
      points: 4,
      explanation: "Because.",
      tags: ["basics"],
      source: "own"
    )
    #expect(problem.kind.name == .multipleChoice)
    #expect(problem.kind.options?.correct.map(\.id) == ["a"])
    #expect(problem.kind.options?[id: "b"]?.text == "that")
    #expect(problem.kind.options?[id: "z"] == nil)
    #expect(problem.points == 4)
    try expectRoundTrip(problem)
  }

  @Test func theRightAnswerIsAResponse() throws {
    #expect(try Samples.choice().correctAnswer == .choice("b"))
    #expect(try Samples.checkAll().correctAnswer == .choices(["a", "c"]))
    #expect(try Samples.exact().correctAnswer == .text("sulfur"))
    #expect(try Samples.exact().kind.options == nil)
  }

  @Test func everyFaultIsReportedWithItsPlace() {
    let kind = ProblemKind.multipleChoice([
      .correct("a", "same"), .correct("a", "  same "), .wrong(" ", ""),
      .wrong("d", RichText(markup: "*")),
    ])
    #expect(
      faults(id: "", prompt: " \u{200B}", points: 0, kind) == [
        "id: the identifier is empty",
        "prompt: the prompt is empty",
        "points: 0 points, expected more than 0 and at most 1000000, in steps of 1/600",
        #"options[1].id: the identifier "a" is taken already, by options[0]"#,
        #"options[1].text: the options "a" and "a" read the same"#,
        "options[2].id: the identifier is empty",
        "options[2].text: the option is empty",
        #"options: the options "a", "a" are all correct, expected one; use checkAll to have all of them picked, or weighted grading with the weight 1 for each further one if any of them will do"#,
      ]
    )
  }

  @Test func optionsMustBeSomeAndOneRight() {
    #expect(faults(.checkAll([.wrong("a", "x")])).count == 2)
    #expect(faults(.multipleChoice([])).first == "options: 0 options, expected at least 2")
    #expect(
      faults(.checkAll([.wrong("a", "x"), .wrong("b", "y")])) == ["options: no option is correct"]
    )
    #expect(faults(.checkAll([.correct("a", "x"), .correct("b", "y")])) == [])
  }

  /// A further right option is a slip unless its weight says that it will do.
  @Test(arguments: [
    (ChoiceFormula.weighted, [nil, "1"], true), (.weighted, ["1", "1"], true),
    (.weighted, [nil, nil], false), (.weighted, [nil, "1/2"], false),
    (.allOrNothing, [nil, nil], false), (.allOrNothing, [nil, "1"], false),
  ])
  func severalOptionsOfWhichAnyWillDo(
    grading: ChoiceFormula,
    weights: [String?],
    isRight: Bool
  ) {
    let right = zip(["a", "b"], weights).map { id, weight in
      AnswerOption.correct(
        AnswerOption.ID(id),
        RichText(id),
        weight: weight.flatMap { Fraction($0) }
      )
    }
    let kind = ProblemKind.multipleChoice(
      AnswerOptions(right + [.wrong("c", "c")]),
      grading: grading
    )
    #expect(faults(kind).isEmpty == isRight)
  }

  /// Co is cobalt and CO carbon monoxide.
  @Test func optionsThatDifferInCaseAreNotEqual() {
    #expect(faults(.multipleChoice([.correct("a", "Co"), .wrong("b", "CO")])) == [])
  }

  @Test(arguments: [
    (RichText("iron"), RichText(markup: "iron")), (RichText("a*b"), RichText(markup: #"a\*b"#)),
    (RichText(" a  b"), RichText(markup: "a b ")),
  ])
  func optionsThatReadTheSameAreEqualWhateverTheirSource(plain: RichText, markup: RichText) {
    #expect(faults(.multipleChoice([.correct("a", plain), .wrong("b", markup)])).count == 1)
  }

  @Test func theFirstOwnerOfAnIdentifierIsNamed() {
    let options: AnswerOptions = [.correct("a", "x"), .wrong("a", "y"), .wrong("a", "z")]
    #expect(
      faults(.multipleChoice(options)) == [
        #"options[1].id: the identifier "a" is taken already, by options[0]"#,
        #"options[2].id: the identifier "a" is taken already, by options[0]"#,
      ]
    )
  }

  @Test func anImageIsNotAnEmptyPrompt() {
    let image = RichText(markup: "![](flask.png)")
    #expect(faults(prompt: image, .exactMatch(ExactMatcher("x"))) == [])
  }

  @Test func acceptedAnswersMustNotBeEmpty() {
    let matcher = ExactMatcher("x", alternatives: ["", " \u{A0}"])
    #expect(
      faults(.exactMatch(matcher)) == [
        "accepted[1]: the accepted answer is empty", "accepted[2]: the accepted answer is empty",
      ]
    )
  }

  @Test(arguments: ["0", "-1", "1000001", "\(Int.max)", "\(Int.min)", "-1/2", "1/601", "1/7"])
  func pointsMustBeInRangeAndInSteps(points: String) throws {
    let points = try #require(Fraction(points))
    #expect(faults(points: points, .exactMatch(ExactMatcher("x"))).count == 1)
  }

  @Test(arguments: [
    ("0.5", "1/2"), ("1.25", "5/4"), (#""1/3""#, "1/3"), ("0.01", "1/100"), ("2", "2"),
    ("2.0", "2"), ("1000000", "1000000"),
  ]) func pointsAreFractions(json: String, points: String) throws {
    let text = #"{"id":"p","prompt":"Why?","kind":"exactMatch","accepted":["x"],"points":\#(json)}"#
    let problem = try decode(Problem.self, text)
    #expect(problem.points == Fraction(points))
    try expectRoundTrip(problem)
  }
}
