// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

/// Which options, items and choices in gaps a quiz shows, and in which order.
struct ShownPartsTests {
  private func item(
    _ problem: Problem,
    limit: Blueprint.OptionLimit = .four,
    seed: UInt64 = 7
  ) throws -> Quiz.Item {
    var generator = SeededGenerator(seed: seed)
    return try Quiz(
      from: bank([problem]),
      Blueprint(count: 1) { $0.optionLimit = limit },
      using: &generator
    )
    .items[0]
  }

  private func bank(_ problems: [Problem]) throws -> ProblemBank {
    try ProblemBank(
      id: "b",
      title: "B",
      sets: [ProblemSet(id: "s", title: "S", problems: problems)]
    )
  }

  private func choice(_ options: AnswerOptions) throws -> Problem {
    try Problem(id: "p", prompt: "?", kind: .multipleChoice(options))
  }

  private func gap(_ options: AnswerOptions) throws -> Problem {
    let task = ClozeTask("[[1]]", gaps: [ClozeTask.Gap("1", .multipleChoice(options))])
    return try Problem(id: "cloze", prompt: "?", kind: .cloze(task))
  }

  private static let states = AnswerOptions(
    [.wrong("s", "s"), .correct("l", "l"), .wrong("g", "g"), .wrong("p", "p"), .wrong("x", "x")],
    areShuffled: true
  )

  /// The orders were computed apart from this code, by a script in another language.
  @Test func aSeedAlwaysShowsTheSame() throws {
    let bank = try bank([Samples.ordering(), Samples.matching(), gap(Self.states)])
    var generator = SeededGenerator(seed: 2016)
    let quiz = try Quiz(from: bank, Blueprint(count: 3), using: &generator)
    #expect(quiz.items.map(\.problem.id) == ["order", "match", "cloze"])
    #expect(quiz.items[0].items.map(\.id) == ["e", "d", "a", "c", "b"])
    #expect(quiz.items[1].items.map(\.id) == ["ir", "pb", "fe", "na"])
    #expect(quiz.items[2].gapOptions["1"]?.map(\.id) == ["s", "p", "l", "x"])
    #expect(quiz.id == "d5818c78c2c40c91")
  }

  /// A hand-made item has no generator, and the author's order is the key.
  @Test func itemsOfAHandMadeItemAreShuffledByTheirProblemsName() throws {
    let order = Quiz.Item(try Samples.ordering(), set: "s", setTitle: "S")
    #expect(order.items.map(\.id) == ["e", "d", "a", "b", "c"])
    let match = Quiz.Item(try Samples.matching(), set: "s", setTitle: "S")
    #expect(match.items.map(\.id) == ["fe", "na", "ir", "pb"])
    let cloze = Quiz.Item(try gap(Self.states), set: "s", setTitle: "S")
    #expect(cloze.gapOptions["1"]?.map(\.id) == ["s", "l", "g", "p", "x"])
  }

  @Test func shownPartsAreStoredWithAQuiz() throws {
    let bank = try bank(Samples.newKinds())
    forEachSeed(0..<50) { generator in
      let quiz = try Quiz(from: bank, Blueprint(count: 10), using: &generator)
      try expectRoundTrip(quiz)
      try #require(try Quiz(json: quiz.json()) == quiz)
    }
  }

  // MARK: Items

  /// Two items, and those with several right orders, may be; see `PresentationTests`.
  @Test func itemsWithOneOrderAreNotShownInIt() throws {
    for names in [["a", "b", "c"], ["a", "b", "c", "d"], ["a", "b", "c", "d", "e"]] {
      let problem = try Samples.ordering(names)
      for seed in 0..<300 as Range<UInt64> {
        let shown = try item(problem, seed: seed).items.map(\.id)
        try #require(try !problem.evaluate(.order(shown)).isCorrect)
      }
    }
  }

  @Test func everyOtherOrderComesUp() throws {
    let three = try Samples.ordering(["a", "b", "c"])
    let orders = try Set((0..<300 as Range<UInt64>).map { try item(three, seed: $0).items })
    #expect(orders.count == 5)
    let matching = try Samples.matching()
    let columns = try Set((0..<1000 as Range<UInt64>).map { try item(matching, seed: $0).items })
    #expect(columns.count == 24)
  }

  /// A generator that never shuffles must not make the drawing wait for another order.
  @Test func aConstantGeneratorIsNoDanger() throws {
    var ones = ScriptedGenerator(1)
    let quiz = try Quiz(from: bank([Samples.ordering()]), Blueprint(count: 1), using: &ones)
    #expect(quiz.items[0].items.map(\.id) == ["e", "d", "c", "b", "a"])
  }

  // MARK: Options with a role

  /// The order was computed apart from this code, by a script in another language.
  @Test func fixedOptionsKeepTheirPlaceAndNoneOfTheAboveIsLast() throws {
    let problem = try choice(
      AnswerOptions(
        [
          .wrong("a", "a"), .wrong("b", "b", role: .fixed), .correct("c", "c"), .wrong("d", "d"),
          .wrong("f", "f"), .noneOfTheAbove("n"),
        ],
        areShuffled: true
      )
    )
    #expect(try item(problem).options.map(\.id) == ["c", "b", "a", "n"])
    for seed in 0..<200 as Range<UInt64> {
      let shown = try item(problem, seed: seed).options.map(\.id)
      // b comes after a; without a it is the first.
      let place = shown.contains("a") ? 1 : 0
      try #require(shown.count == 4 && shown.contains("c"))
      try #require(shown[place] == "b" && shown[3] == "n")
    }
  }

  @Test func whatIsAlwaysShownMayExceedTheLimit() throws {
    let options: AnswerOptions = [
      .wrong("a", "a", role: .fixed), .wrong("b", "b", role: .fixed), .wrong("c", "c"),
      .correct("d", "d"), .noneOfTheAbove("n"),
    ]
    let problem = try choice(options)
    #expect(
      try item(problem, limit: Blueprint.OptionLimit(3)).options.map(\.id) == ["a", "b", "d", "n"]
    )
    let strict = try Blueprint.OptionLimit(3, excess: .leaveProblemOut)
    #expect(throws: QuizGenerationError.noProblems(in: [])) { try item(problem, limit: strict) }
    #expect(throws: QuizGenerationError.noProblems(in: [])) {
      try item(gap(options), limit: strict)
    }
    let wider = try Blueprint.OptionLimit(4, excess: .leaveProblemOut)
    #expect(try item(gap(options), limit: wider).gapOptions["1"]?.count == 4)
  }

  @Test func noneOfTheAboveCanBeTheRightOne() throws {
    let problem = try choice([
      .wrong("a", "a"), .wrong("b", "b"), .wrong("c", "c"), .wrong("d", "d"),
      .noneOfTheAbove("n", isCorrect: true),
    ])
    let shown = try item(problem)
    #expect(shown.options.count == 4)
    #expect(shown.options.last?.id == "n")
    #expect(try shown.evaluate(.choice("n")).isCorrect)
  }

  @Test func shownOptionsAlwaysContainAllThatMustBeShown() {
    forEachSeed(0..<500) { generator in
      let count = generator.draw(below: 8) + 2
      let correct = generator.draw(below: count)
      var all = (0..<count).map { index in
        AnswerOption(
          id: AnswerOption.ID("o\(index)"),
          text: "option \(index)",
          isCorrect: index == correct,
          role: generator.draw(below: 4) == 0 ? .fixed : .ordinary
        )
      }
      if generator.draw(below: 2) == 0 {
        all.append(.noneOfTheAbove("n"))
      }
      let options = AnswerOptions(all, areShuffled: generator.draw(below: 2) == 0)
      let limit = try Blueprint.OptionLimit(generator.draw(below: 6) + 2)
      let shown = try item(choice(options), limit: limit, seed: generator.next()).options
      let must = all.filter { $0.isCorrect || $0.role != .ordinary }
      try #require(Set(shown).isSuperset(of: must))
      try #require(Set(shown).count == shown.count)
      try #require(shown.count == max(min(limit.count ?? 0, all.count), must.count))
      // Those that keep their place stand where they do without shuffling.
      let kept = all.filter(shown.contains)
      for (option, place) in zip(kept, shown.indices) where option.role != .ordinary {
        try #require(shown[place] == option)
      }
    }
  }

  // MARK: Grading what is shown

  /// Of seven options four are shown: one error of four, not of seven.
  @Test func formulaeCountTheOptionsShown() throws {
    let all = try Samples.checkAll("p", correct: 2, wrong: 5)
    let kind = ProblemKind.checkAll(try #require(all.kind.options), grading: .eachOption)
    let shown = try item(Problem(id: "p", prompt: "?", kind: kind))
    #expect(try shown.evaluate(.choices(["r0"])).credit == Fraction(3, 4))
    #expect(try shown.problem.evaluate(.choices(["r0"])).credit == Fraction(6, 7))
  }

  @Test func whatIsNotShownCannotBePicked() throws {
    let cloze = try item(gap(Self.states), limit: Blueprint.OptionLimit(2))
    let shown = try #require(cloze.gapOptions["1"]).map(\.id)
    let hidden = try #require(Self.states.all.first { !shown.contains($0.id) }).id
    #expect(throws: ResponseError.unknownOption(hidden, problem: "cloze")) {
      try cloze.evaluate(.gaps(["1": hidden.rawValue]))
    }
    #expect(try cloze.evaluate(.gaps(["1": "l"])).isCorrect)
    #expect(throws: ResponseError.emptyResponse(problem: "cloze")) {
      try cloze.evaluate(.gaps(["1": " "]))
    }
    let choice = try item(choice(Self.states), limit: Blueprint.OptionLimit(2))
    let left = try #require(Self.states.all.first { !choice.options.contains($0) }).id
    #expect(throws: ResponseError.unknownOption(left, problem: "p")) {
      try choice.evaluate(.choice(left))
    }
    let check = try item(
      Samples.checkAll("p", correct: 1, wrong: 5),
      limit: Blueprint.OptionLimit(2)
    )
    for option in ["w0", "w1", "w2", "w3", "w4"] as [AnswerOption.ID]
    where !check.options.map(\.id).contains(option) {
      #expect(throws: ResponseError.unknownOption(option, problem: "p")) {
        try check.evaluate(.choices(["r0", option]))
      }
    }
  }

  // MARK: Forged quizzes

  private func faults(of problem: Problem, _ keys: String) throws -> [String] {
    let problem = try json(problem)
    return contentFaults(ProblemFault.self) {
      _ = try decode(
        Quiz.Item.self,
        #"{"problem":\#(problem),"set":"s","setTitle":"S"\#(keys)}"#
      )
    }
  }

  @Test func aForgedQuizIsRefusedWithEveryFault() throws {
    let order = try Samples.ordering(["a", "b", "c"])
    #expect(try faults(of: order, #","items":["c","a","b"]"#) == [])
    #expect(
      try faults(of: order, #","items":["a","z","a"]"#) == [
        #"items[1]: the item "z" is not one of the problem's, or is shown twice"#,
        #"items[2]: the item "a" is not one of the problem's, or is shown twice"#,
        #"items: the item "b" is not shown"#, #"items: the item "c" is not shown"#,
      ]
    )
    #expect(try faults(of: order, "").count == 3)
    let cloze = try gap(Self.states)
    #expect(try faults(of: cloze, #","gapOptions":{"1":["l","s"]}"#) == [])
    #expect(
      try faults(of: cloze, #","gapOptions":{"1":["s","z"],"2":["l"]}"#) == [
        #"gapOptions.2: the gap "2" has no options to show"#,
        #"gapOptions.1[1]: the option "z" is not one of the problem's, or is shown twice"#,
        #"gapOptions.1: the correct option "l" is not shown"#,
      ]
    )
    #expect(
      try faults(of: Samples.choice(), #","options":["a","b"],"items":["x"],"gapOptions":{"1":[]}"#)
        .count == 2
    )
  }
}
