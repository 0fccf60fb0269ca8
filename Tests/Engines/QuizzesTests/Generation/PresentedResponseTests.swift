// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

/// A front end that knows places alone answers as one that knows names.
struct PresentedResponseTests {
  private func item(_ problem: Problem) -> Quiz.Item {
    Quiz.Item(problem, set: "s", setTitle: "S")
  }

  @Test func everyResponseComesThroughItsPlaces() throws {
    for problem in try Samples.everyKind() {
      let item = item(problem)
      forEachSeed(0..<20) { generator in
        let response = Samples.randomResponse(to: problem, using: &generator)
        let presented = try #require(item.presented(response), "\(problem.id): \(response)")
        try #require(try item.response(from: presented) == response)
        try expectRoundTrip(presented)
      }
      guard let right = problem.correctAnswer, !problem.kind.name.isPending else { continue }
      let presented = try #require(item.presented(right))
      #expect(try item.evaluate(try item.response(from: presented)).isCorrect, "\(problem.id)")
    }
  }

  /// Whatever a part is called, its identifier is its place.
  @Test func everyIdentifierIsAPlace() throws {
    let problems = try Samples.everyKind()
    #expect(Set(problems.map(\.kind.name)) == Set(ProblemKind.Name.allCases))
    for problem in problems {
      let shown = item(problem).presentation
      let lists: [[PresentedProblem.Place]] =
        [
          shown.options.map(\.id), shown.items.map(\.id), shown.left.map(\.id),
          shown.gaps.map(\.id),
        ]
        + shown.gaps.map { $0.options.map(\.id) }
      for list in lists {
        #expect(list.map(\.rawValue) == list.indices.map { "\($0 + 1)" }, "\(problem.id)")
      }
    }
  }

  /// "2" is the second option shown, also where another option has that name.
  @Test func placesAreNoNames() throws {
    let problem = try Problem(
      id: "p",
      prompt: "?",
      kind: .multipleChoice([.wrong("2", "two"), .correct("1", "one"), .wrong("3", "three")])
    )
    let item = item(problem)
    #expect(try item.response(from: .choice("2")) == .choice("1"))
    #expect(item.presented(.choice("2")) == .choice("1"))
    #expect(item.presented(.choice("4")) == nil)
    var session = QuizSession(try Quiz(id: "q", items: [item]))
    #expect(session.presentation == item.presentation)
    #expect(try session.answer(presented: .choice("2"), at: date(1)).isCorrect)
    // What is stored has the names of the bank.
    guard case .answered("p", let stored, _, _)? = session.events.last?.action else {
      Issue.record("no answer")
      return
    }
    #expect(stored == .choice("1"))
    try expectReplayEqualsLive(session)
  }

  @Test func whatIsNotThereIsRefusedAndCostsNothing() throws {
    func refusal(
      _ response: PresentedResponse,
      _ problem: Problem
    ) throws -> ResponseError? {
      let item = item(problem)
      return #expect(throws: ResponseError.self) { try item.response(from: response) }
    }
    let choice = try Samples.choice()
    for place in ["0", "4", "01", "-1", "b", ""] as [PresentedProblem.Place] {
      #expect(
        try refusal(.choice(place), choice)
          == .unknownOption(AnswerOption.ID(place.rawValue), problem: "choice")
      )
    }
    #expect(
      try refusal(.order(["1"]), choice)
        == .responseDoesNotFit(.multipleChoice, problem: "choice")
    )
    let matching = try Samples.matching()
    #expect(try refusal(.pairs(["4": "1"]), matching) == .unknownItem("4", problem: "match"))
    #expect(try refusal(.pairs(["1": "5"]), matching) == .unknownItem("5", problem: "match"))
    #expect(
      try refusal(.gaps(["1": "x"]), matching) == .responseDoesNotFit(.matching, problem: "match")
    )
    let cloze = try Samples.cloze()
    #expect(try refusal(.gaps(["6": "x"]), cloze) == .unknownGap("6", problem: "cloze"))
    #expect(try refusal(.gaps(["1": "l"]), cloze) == .unknownOption("l", problem: "cloze"))
    // An empty gap is not answered, and a text is what was written.
    #expect(
      try item(cloze).response(from: .gaps(["1": " ", "2": "2"]))
        == .gaps(["state": " ", "1": "2"])
    )
    var session = QuizSession(try Samples.quiz())
    expectRefusal(
      QuizError.response(.unknownOption("9", problem: "choice")),
      of: session
    ) { try $0.answer(presented: .choice("9"), at: date(1)) }
    try session.quit(at: date(2))
    expectRefusal(QuizError.sessionIsFinished, of: session) {
      try $0.answer(presented: .choice("1"), at: date(3))
    }
  }

  @Test func aTimeThatIsUpIsUp() throws {
    var session = try Samples.session(
      QuizRules { $0.timeLimit = try QuizRules.TimeLimit(seconds: 10) }
    )
    expectRefusal(QuizError.rule(.notStarted), of: session) {
      try $0.answer(presented: .choice("2"), at: date(0))
    }
    try session.start(at: date(0))
    expectRefusal(QuizError.timeIsUp(at: date(10)), of: session) {
      try $0.answer(presented: .choice("2"), at: date(10))
    }
    #expect(try session.answer(presented: .choice("2"), at: date(9)).isCorrect)
  }

  @Test func aResponseHasTheFormThatItHasByNames() throws {
    try expectJSON(PresentedResponse.choice("2"), #"{"choice":"2"}"#)
    try expectJSON(PresentedResponse.choices(["2", "1"]), #"{"choices":["2","1"]}"#)
    try expectJSON(PresentedResponse.text("x"), #"{"text":"x"}"#)
    try expectJSON(PresentedResponse.order(["2", "1"]), #"{"order":["2","1"]}"#)
    try expectJSON(PresentedResponse.pairs(["1": "2"]), #"{"pairs":{"1":"2"}}"#)
    try expectJSON(PresentedResponse.gaps(["1": "x"]), #"{"gaps":{"1":"x"}}"#)
    for text in ["{}", #"{"choice":"1","text":"x"}"#, #"{"choice":1}"#, "[]"] {
      #expect(throws: (any Error).self) { try decode(PresentedResponse.self, text) }
    }
  }
}

extension ProblemKind.Name {
  /// Whether a person grades it.
  fileprivate var isPending: Bool { self == .openResponse }
}
