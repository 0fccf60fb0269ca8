// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

struct ReshufflingTests {
  private func everyKind() throws -> Quiz {
    try Quiz(
      id: "kinds",
      title: "Kinds",
      items: Samples.everyKind().map { Quiz.Item($0, set: "s", setTitle: "S") },
      terms: ["mitosis"]
    )
  }

  /// The same problems with the same keys and the same options, and a right answer stays right.
  @Test func versionsHaveTheSameProblemsAndKeys() {
    forEachSeed(0..<40) { generator in
      let bank = try Samples.randomBank(using: &generator)
      try assume(!bank.allProblems.isEmpty)
      let drawn = try Quiz(from: bank, Blueprint(count: .max), using: &generator)
      for quiz in [drawn, try everyKind()] {
        for options in Quiz.Reshuffling.Options.allCases {
          let choice = Quiz.Reshuffling(
            problems: generator.draw(below: 2) == 0,
            options: options
          )
          let seed = generator.next()
          let version = quiz.reshuffled(choice, seed: seed)
          try #require(version == quiz.reshuffled(choice, seed: seed))
          try #require(version.id == quiz.id && version.title == quiz.title)
          try #require(version.rules == quiz.rules && version.terms == quiz.terms)
          try #require(version.points == quiz.points)
          try #require(Set(version.items.map(\.problem)) == Set(quiz.items.map(\.problem)))
          try #require(version.items.count == quiz.items.count)
          if !choice.problems { try #require(version.problemIDs == quiz.problemIDs) }
          for item in version.items {
            let old = try #require(quiz.items.first { $0.problem.id == item.problem.id })
            try #require(Set(item.options) == Set(old.options))
            try #require(item.options.count == old.options.count)
            try #require(Set(item.items) == Set(old.items))
            try #require(item.gapOptions.mapValues(Set.init) == old.gapOptions.mapValues(Set.init))
            try #require(item.set == old.set && item.terms == old.terms)
            let answer = try #require(item.problem.correctAnswer)
            try #require(try item.evaluate(answer) == old.evaluate(answer))
            if options == .none { try #require(item == old) }
            // Two items, and those with several right orders, may be shown in a right one.
            if case .ordering(let task) = item.problem.kind, item.items.count > 2,
              task.predecessors.isEmpty
            {
              try #require(try !item.evaluate(.order(item.items.map(\.id))).isCorrect)
            }
          }
          try expectRoundTrip(version)
        }
      }
    }
  }

  private func item(shuffled: Bool) throws -> Quiz.Item {
    let options = AnswerOptions(
      (0..<6).map { .wrong(AnswerOption.ID("w\($0)"), "wrong \($0)") } + [
        .correct("r", "right"),
        .wrong("all", "All of the above", role: .fixed), .noneOfTheAbove("none"),
      ],
      areShuffled: shuffled
    )
    let problem = try Problem(id: "p", prompt: "?", kind: .multipleChoice(options))
    return Quiz.Item(problem, set: "s", setTitle: "S")
  }

  @Test(arguments: [
    (Quiz.Reshuffling.Options.none, true, false), (.whereShuffled, true, true),
    (.whereShuffled, false, false), (.everywhere, false, true),
  ])
  func optionsMoveWhereTheyMay(
    choice: Quiz.Reshuffling.Options,
    isShuffled: Bool,
    moves: Bool
  ) throws {
    let quiz = try Quiz(id: "q", items: [item(shuffled: isShuffled)])
    let versions = (0..<20 as Range<UInt64>).map {
      quiz.reshuffled(Quiz.Reshuffling(options: choice), seed: $0).items[0].options.map(\.id)
    }
    #expect((Set(versions).count > 10) == moves)
    #expect((Set(versions) == [quiz.items[0].options.map(\.id)]) == !moves)
    for version in versions { #expect(version.suffix(2) == ["all", "none"]) }
  }

  @Test func statementsKeepTrueBeforeFalse() throws {
    let problem = try Problem(id: "p", prompt: "Ice floats.", kind: .trueFalse(true))
    let quiz = try Quiz(id: "q", items: [Quiz.Item(problem, set: "s", setTitle: "S")])
    for seed in 0..<20 as Range<UInt64> {
      let version = quiz.reshuffled(Quiz.Reshuffling(options: .everywhere), seed: seed)
      #expect(version == quiz)
    }
  }

  @Test func problemsOfOneIntroductionStayTogether() throws {
    let items = try (0..<9).map { number in
      Quiz.Item(
        try Problem(
          id: Problem.ID("p\(number)"),
          introduction: (3...5).contains(number) ? "Read this." : nil,
          prompt: "?",
          kind: .exactMatch(ExactMatcher("x"))
        ),
        set: "s",
        setTitle: "S"
      )
    }
    let quiz = try Quiz(id: "q", items: items)
    var orders: Set<[Problem.ID]> = []
    for seed in 0..<30 as Range<UInt64> {
      let order = quiz.reshuffled(seed: seed).problemIDs
      let place = try #require(order.firstIndex(of: "p3"))
      #expect(order[place...].prefix(3) == ["p3", "p4", "p5"])
      orders.insert(order)
    }
    #expect(orders.count > 25)
  }

  /// A written answer is judged by the same vocabulary: a word of the course is no slip.
  @Test func aVersionKnowsWhatItsQuizKnows() throws {
    let plain = try Quiz(
      id: "q",
      items: [Quiz.Item(try Samples.rough(), set: "s", setTitle: "S")]
    )
    let answer = QuizResponse.text("meosis")
    #expect(try plain.reshuffled(seed: 3).items[0].evaluate(answer).isCorrect)
    let version = plain.knowing(Lexicon(terms: ["meosis"])).reshuffled(seed: 3)
    #expect(try !version.items[0].evaluate(answer).isCorrect)
  }
}
