// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

struct OrderingFormulaTests {
  private static func evaluate(
    _ order: String,
    _ formula: OrderingTask.Formula
  ) throws -> ResponseEvaluation {
    try Samples.ordering(by: formula).evaluate(.order(names(order)))
  }

  private static func names(_ order: String) -> [Problem.Item.ID] {
    order.split(separator: " ").map { Problem.Item.ID(String($0)) }
  }

  /// Computed by hand from the formulae; the right order is a b c d e.
  @Test(
    arguments: [
      ("a b c d e", ["1", "1", "1", "1", "1", "1", "1", "1"]),
      ("e d c b a", ["0", "1/5", "0", "0", "0", "0", "0", "0"]),
      ("b a c d e", ["0", "3/5", "1/2", "9/10", "4/5", "3/5", "4/5", "3/4"]),
      ("e a b c d", ["0", "0", "3/4", "3/5", "4/5", "4/5", "1/5", "3/4"]),
      ("a c b e d", ["0", "1/5", "0", "4/5", "3/5", "0", "3/5", "1/2"]),
      ("c d e a b", ["0", "0", "3/4", "2/5", "3/5", "3/5", "0", "3/4"]),
    ]
  )
  func anOrderIsGraded(order: String, grades: [String]) throws {
    let formulae: [OrderingTask.Formula] = [
      .allOrNothing, .exactPosition, .relativeNext, .allPreviousAndNext, .longestSubsequence,
      .longestRun, .kendall, .dependencyGraph,
    ]
    #expect(formulae.count == OrderingTask.Formula.allCases.count)
    #expect(try formulae.map { try Self.evaluate(order, $0).credit.description } == grades)
  }

  /// What importers compare with the rules of others is what an order earns.
  @Test(arguments: OrderingTask.Formula.allCases)
  func theComparisonOfOrdersSaysTheCredit(formula: OrderingTask.Formula) throws {
    let names = ["a", "b", "c", "d", "e"]
    forEachSeed(0..<60) { generator in
      let ranks = generator.shuffled(names.indices)
      let right = OrderComparison(ranks: ranks).right(by: formula)
      let order = ranks.map { names[$0] }.joined(separator: " ")
      try #require(try Fraction(right.count, right.all) == Self.evaluate(order, formula).credit)
    }
  }

  @Test(arguments: OrderingTask.Formula.allCases)
  func anOrderMustHaveEveryItemOnce(formula: OrderingTask.Formula) throws {
    let problem = try Samples.ordering(by: formula)
    func expect(_ error: ResponseError, _ order: String) {
      #expect(throws: error) { try problem.evaluate(.order(Self.names(order))) }
    }
    expect(.emptyResponse(problem: "order"), "")
    expect(.missingItems(["b", "e"], problem: "order"), "d c a")
    expect(.repeatedItem("a", problem: "order"), "a b a c d e")
    expect(.unknownItem("z", problem: "order"), "a b c d z")
    expect(.unknownItem("z", problem: "order"), "a a z")
    #expect(throws: ResponseError.responseDoesNotFit(.ordering, problem: "order")) {
      try problem.evaluate(.choices(["a"]))
    }
  }

  @Test func aRightOrderIsRight() throws {
    #expect(try Samples.ordering().correctAnswer == .order(["a", "b", "c", "d", "e"]))
    #expect(
      try Samples.ordering().kind
        == .ordering(
          OrderingTask(Samples.items(["a", "b", "c", "d", "e"]), grading: .exactPosition)
        )
    )
  }

  // MARK: Against a slow and obvious reference

  /// The grade as the formula reads, without any cleverness.
  private static func reference(_ ranks: [Int], _ formula: OrderingTask.Formula) throws -> Fraction
  {
    let count = ranks.count
    let pairs = (0..<count).flatMap { first in (first + 1..<count).map { (first, $0) } }
    let right = pairs.count { ranks[$0] < ranks[$1] }
    switch formula {
    case .allOrNothing: return ranks == ranks.sorted() ? 1 : 0
    case .exactPosition: return try Fraction((0..<count).count { ranks[$0] == $0 }, count)
    case .relativeNext:
      return try Fraction(zip(ranks, ranks.dropFirst()).count { $1 == $0 + 1 }, count - 1)
    case .allPreviousAndNext:
      let shares = try (0..<count).map { item in
        let others = (0..<count).filter { $0 != item }
        let kept = others.count { (ranks[$0] < ranks[item]) == ($0 < item) }
        return try Fraction(kept, (count - 1) * count)
      }
      return try shares.sum()
    case .longestSubsequence:
      let lengths = (1..<1 << count).map { subset in
        let chosen = ranks.indices.filter { subset >> $0 & 1 == 1 }.map { ranks[$0] }
        return chosen == chosen.sorted() && chosen.count > 1 ? chosen.count : 0
      }
      return try Fraction(lengths.max() ?? 0, count)
    case .longestRun:
      let runs = pairs.map { first, last in
        let run = ranks[first...last]
        return zip(run, run.dropFirst()).allSatisfy { $1 == $0 + 1 } ? run.count : 0
      }
      return try Fraction(runs.max() ?? 0, count)
    case .kendall: return try Fraction(max(right - (pairs.count - right), 0), pairs.count)
    case .dependencyGraph:
      let met = (1..<count).count { rank in
        ranks.firstIndex(of: rank - 1) ?? 0 < ranks.firstIndex(of: rank) ?? 0
      }
      return try Fraction(met, count - 1)
    }
  }

  private static func permutations(of elements: [Int]) -> [[Int]] {
    guard !elements.isEmpty else { return [[]] }
    return elements.flatMap { first in
      permutations(of: elements.filter { $0 != first }).map { [first] + $0 }
    }
  }

  @Test(arguments: OrderingTask.Formula.allCases)
  func everyPermutationIsGradedAsTheReferenceDoes(formula: OrderingTask.Formula) throws {
    for count in 2...6 {
      let names = (0..<count).map { "i\($0)" }
      let problem = try Samples.ordering(names, by: formula)
      for ranks in Self.permutations(of: Array(0..<count)) {
        let evaluation = try problem.evaluate(.order(ranks.map { Problem.Item.ID("i\($0)") }))
        try #require(try evaluation.credit == Self.reference(ranks, formula), "\(ranks)")
        try #require(evaluation.isCorrect == (ranks == ranks.sorted()))
        try expectParts(of: evaluation, addUpUnless: formula == .allOrNothing)
      }
    }
  }

  /// Where there are parts, they weigh 1 together and make up the grade.
  private func expectParts(of evaluation: ResponseEvaluation, addUpUnless isAll: Bool) throws {
    guard !evaluation.parts.isEmpty else { return }
    try #require(try evaluation.parts.map(\.weight).sum() == 1)
    let sum = try evaluation.parts.map { try $0.credit * $0.weight }.sum()
    try #require(isAll ? evaluation.credit == (sum == 1 ? 1 : 0) : sum == evaluation.credit)
  }

  @Test func partsTellOfEachItem() throws {
    let places = try Self.evaluate("b a c d e", .exactPosition)
    #expect(places.parts.map(\.id) == ["a", "b", "c", "d", "e"])
    #expect(places.parts.map(\.isCorrect) == [false, false, true, true, true])
    #expect(places.parts.map(\.reason).first == .place(false))
    let followers = try Self.evaluate("b a c d e", .relativeNext)
    #expect(followers.parts.map(\.id) == ["a", "b", "c", "d"])
    #expect(
      followers.parts.map(\.reason) == [.next(false), .next(false), .next(true), .next(true)]
    )
    let sides = try Self.evaluate("b a c d e", .allPreviousAndNext)
    #expect(sides.parts.map(\.credit.description) == ["3/4", "3/4", "1", "1", "1"])
    #expect(sides.parts.first?.reason == .sides(correct: 3, of: 4))
    for formula in [OrderingTask.Formula.longestSubsequence, .longestRun, .kendall] {
      #expect(try Self.evaluate("b a c d e", formula).parts.isEmpty)
    }
  }

  /// The second half stands before the first.
  @Test(
    arguments: [
      (OrderingTask.Formula.allOrNothing, 0, 1), (.exactPosition, 0, 1),
      (.relativeNext, 9998, 9999),
      (.allPreviousAndNext, 24_995_000, 49_995_000), (.longestSubsequence, 1, 2),
      (.longestRun, 1, 2), (.kendall, 0, 1), (.dependencyGraph, 9998, 9999),
    ]
  )
  func tenThousandItemsAreGraded(formula: OrderingTask.Formula, right: Int, all: Int) throws {
    let names = (0..<10_000).map { "i\($0)" }
    let problem = try Samples.ordering(names, by: formula)
    let order = (names[5000...] + names[..<5000]).map { Problem.Item.ID($0) }
    #expect(try problem.evaluate(.order(order)).credit == Fraction(right, all))
    #expect(try problem.evaluate(try #require(problem.correctAnswer)).isCorrect)
  }

  // MARK: What is promised

  /// Formulae by which turning two neighbours round that stand the wrong way never earns less.
  private static let monotonic: [OrderingTask.Formula] = [
    .allOrNothing, .allPreviousAndNext, .longestSubsequence, .kendall, .dependencyGraph,
  ]

  @Test(arguments: monotonic)
  func turningNeighboursTheRightWayNeverEarnsLess(formula: OrderingTask.Formula) throws {
    let problem = try Samples.ordering((0..<6).map { "i\($0)" }, by: formula)
    func grade(_ ranks: [Int]) throws -> Fraction {
      try problem.evaluate(.order(ranks.map { Problem.Item.ID("i\($0)") })).credit
    }
    for ranks in Self.permutations(of: Array(0..<6)) {
      let before = try grade(ranks)
      for place in 0..<5 where ranks[place] > ranks[place + 1] {
        var turned = ranks
        turned.swapAt(place, place + 1)
        try #require(try grade(turned) >= before)
      }
    }
  }

  /// The documentation does not promise it of these, and here is why.
  @Test(arguments: [
    (OrderingTask.Formula.exactPosition, "c b a", "b c a"), (.relativeNext, "b c a", "b a c"),
    (.longestRun, "b c a", "b a c"),
  ])
  func byOtherFormulaeItCan(formula: OrderingTask.Formula, before: String, after: String) throws {
    let problem = try Samples.ordering(["a", "b", "c"], by: formula)
    let grades = try [before, after].map { try problem.evaluate(.order(Self.names($0))).credit }
    #expect(grades[1] < grades[0])
  }

  @Test func everyMarkIsExplained() throws {
    func sentence(_ formula: OrderingTask.Formula) throws -> String {
      try Self.evaluate("b a c d e", formula).reason.description
    }
    #expect(try sentence(.allOrNothing) == "The order is not right, and only the right one counts.")
    #expect(try sentence(.exactPosition) == "3 of 5 items are in their place.")
    #expect(try sentence(.relativeNext) == "2 of 4 items are followed by the right one.")
    #expect(
      try sentence(.allPreviousAndNext)
        == "In 18 of 20 cases, an item is on the right side of another."
    )
    #expect(
      try sentence(.longestSubsequence) == "4 of 5 items are in the right order among themselves."
    )
    #expect(try sentence(.longestRun) == "3 of 5 items follow one another as they should.")
    #expect(
      try sentence(.kendall)
        == "9 of 10 pairs are in the right order, and each of the others cancels one."
    )
    #expect(
      try sentence(.dependencyGraph)
        == "In 3 of 4 cases, an item comes before the one it belongs before."
    )
    #expect(
      try Self.evaluate("a b c d e", .kendall).reason.description
        == "Everything is in the right order."
    )
  }
}

struct DependencyGraphTests {
  private func evaluate(_ order: String, _ formula: OrderingTask.Formula? = nil) throws
    -> ResponseEvaluation
  {
    let names = order.map { Problem.Item.ID(String($0)) }
    return try Samples.dependencies(by: formula).evaluate(.order(names))
  }

  /// a before b and c, both before d.
  @Test(arguments: [
    ("abcde", "1"), ("eacbd", "1"), ("acebd", "1"), ("dcbae", "0"), ("abdce", "3/4"),
    ("bacde", "3/4"), ("dabce", "1/2"), ("bcaed", "1/2"), ("edbca", "0"),
  ])
  func anyOrderThatRespectsTheGraphIsRight(order: String, grade: String) throws {
    #expect(try evaluate(order).credit.description == grade)
    #expect(try evaluate(order, .allOrNothing).credit == (grade == "1" ? 1 : 0))
  }

  @Test func partsTellOfEachItemWithPredecessors() throws {
    let parts = try evaluate("abdce").parts
    #expect(parts.map(\.id) == ["b", "c", "d"])
    #expect(parts.map(\.credit.description) == ["1", "1", "1/2"])
    #expect(parts.map(\.weight.description) == ["1/4", "1/4", "1/2"])
    #expect(parts.last?.reason == .predecessors(correct: 1, of: 2))
  }

  @Test func theRightAnswerRespectsTheGraphWhateverTheOrderOfItems() {
    forEachSeed(0..<200) { generator in
      let names = (0..<8).map { "i\($0)" }
      let places = generator.shuffled(0..<8)
      var predecessors: [Problem.Item.ID: [Problem.Item.ID]] = [:]
      for (item, name) in names.enumerated() {
        let earlier = names.indices.filter { places[$0] < places[item] }
        let drawn = generator.draw(generator.draw(below: 4), of: earlier)
        predecessors[Problem.Item.ID(name)] = drawn.map { Problem.Item.ID(names[$0]) }
      }
      let task = OrderingTask(
        Samples.items(names),
        predecessors: predecessors,
        grading: .dependencyGraph
      )
      let problem = try Problem(id: "p", prompt: "?", kind: .ordering(task))
      try #require(try problem.evaluate(try #require(problem.correctAnswer)).isCorrect)
      guard case .order(let right) = problem.correctAnswer, !task.hasOneOrder else {
        return try assume(false)
      }
      try #require(try problem.evaluate(.order(right.reversed())).credit == 0)
      try expectRoundTrip(problem)
    }
  }

  @Test func aLongChainIsNoDanger() throws {
    let names = (0..<20_000).map { "i\($0)" }
    let pairs = names.indices.dropLast().map { (names[$0], [names[$0 + 1]]) }
    let predecessors = Dictionary(
      uniqueKeysWithValues: pairs.map { (Problem.Item.ID($0), $1.map { Problem.Item.ID($0) }) }
    )
    let task = OrderingTask(Samples.items(names), predecessors: predecessors)
    #expect(task.correctOrder == names.reversed().map { Problem.Item.ID($0) })
  }
}
