// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizPapers
import QuizTestSupport
import Testing

struct FairDrawTests {
  private func draw(
    _ count: Int,
    _ bank: ProblemBank,
    _ blueprint: Blueprint,
    _ wishes: FairDraw.Wishes = .none,
    seed: UInt64 = 7
  ) throws -> FairDraw {
    var generator = SeededGenerator(seed: seed)
    return try FairDraw(count, from: bank, blueprint, wishes: wishes, using: &generator)
  }

  /// Drawn one by one, papers of this bank were worth 19 to 30 points.
  @Test func thirtyPapersAreWorthTheSame() throws {
    let (bank, facilities) = try PaperSamples.sixty()
    let blueprint = try Blueprint(count: 12)
    let draw = try draw(30, bank, blueprint, FairDraw.Wishes(facilities: facilities))
    #expect(draw.quizzes.count == 30)
    #expect(Set(draw.quizzes.map(\.points)) == [24])
    #expect(draw.points == 24)
    #expect(draw.quizzes.allSatisfy { $0.items.count == 12 })
    #expect(draw.uses.values.reduce(0, +) == 360)
    #expect(Set(draw.uses.values) == [6])
    let lowest = try #require(draw.facilities.min())
    let highest = try #require(draw.facilities.max())
    #expect(highest - lowest < 0.01)
    #expect(draw.shortfalls == [])
  }

  @Test func aSeedMakesTheSamePapers() throws {
    let (bank, facilities) = try PaperSamples.sixty()
    let wishes = FairDraw.Wishes(facilities: facilities)
    let blueprint = try Blueprint(count: 12)
    let first = try draw(5, bank, blueprint, wishes)
    #expect(try draw(5, bank, blueprint, wishes) == first)
    #expect(try draw(5, bank, blueprint, wishes, seed: 8) != first)
  }

  /// Every paper keeps its blueprint, all are worth the same, and none has a problem twice.
  @Test func everyDrawKeepsItsConstraints() {
    forEachSeed(0..<150) { generator in
      let (bank, blueprint) = try PaperSamples.random(using: &generator)
      let count = 1 + generator.draw(below: 12)
      let draw = try FairDraw(count, from: bank, blueprint, using: &generator)
      try #require(draw.quizzes.count == count)
      try #require(Set(draw.quizzes.map(\.points)) == [draw.points])
      try #require(Set(draw.quizzes.map(\.items.count)).count == 1)
      for quiz in draw.quizzes {
        try #require(Set(quiz.problemIDs).count == quiz.items.count)
        for stratum in blueprint.strata {
          let members = bank.allProblems.filter { stratum.holds($0, in: bank) }.map(\.id)
          let has = quiz.problemIDs.count { members.contains($0) }
          try #require(has >= min(stratum.count, members.count))
        }
      }
      let lacking = blueprint.strata.reduce(0) { lacking, stratum in
        let members = bank.allProblems.count { stratum.holds($0, in: bank) }
        return lacking + max(stratum.count - members, 0)
      }
      let places = blueprint.count - (blueprint.shortage == .shorten ? lacking : 0)
      try #require(draw.quizzes[0].items.count == min(places, bank.allProblems.count))
      try #require(
        draw.shortfalls.contains { if case .stratumTooSmall = $0 { true } else { false } }
          == (lacking > 0)
      )
      let uses = draw.uses.values
      let isUneven = (uses.max() ?? 0) > (uses.min() ?? 0) + 1
      try #require(
        draw.shortfalls.contains { if case .unevenUse = $0 { true } else { false } } == isUneven
      )
    }
  }

  /// Without strata, problems that are worth the same are used as evenly as whole numbers allow.
  @Test func problemsOfTheSameWorthAreUsedEvenly() {
    forEachSeed(0..<100) { generator in
      let (bank, blueprint) = try PaperSamples.random(using: &generator)
      let plain = try blueprint.with { $0.strata = [] }
      let draw = try FairDraw(1 + generator.draw(below: 20), from: bank, plain, using: &generator)
      for (_, problems) in Dictionary(grouping: bank.allProblems, by: \.points) {
        let uses = problems.compactMap { draw.uses[$0.id] }
        try #require((uses.max() ?? 0) - (uses.min() ?? 0) <= 1)
      }
    }
  }

  /// Measured: exchanges make papers far more alike than drawing alone does.
  @Test func difficultyIsMoreAlikeThanByChance() throws {
    let (bank, facilities) = try PaperSamples.sixty()
    var (fair, chance) = (0.0, 0.0)
    for seed in 0..<20 as Range<UInt64> {
      let wishes = FairDraw.Wishes(facilities: facilities)
      let draw = try draw(10, bank, Blueprint(count: 12), wishes, seed: seed)
      fair += try spread(draw.facilities)
      var generator = SeededGenerator(seed: seed)
      let blueprint = try Blueprint(count: 12)
      let single = try (0..<10).map { _ in try Quiz(from: bank, blueprint, using: &generator) }
      chance += try spread(single.map { quiz in facility(of: quiz, facilities) })
    }
    #expect(fair * 10 < chance, "\(fair) and \(chance)")
  }

  private func spread(_ values: [Double]) throws -> Double {
    try #require(values.max()) - #require(values.min())
  }

  private func facility(of quiz: Quiz, _ facilities: [Problem.ID: Double]) -> Double {
    let earned = quiz.items.reduce(0.0) {
      $0 + Double($1.problem.points) * (facilities[$1.problem.id] ?? 0)
    }
    return earned / Double(quiz.points)
  }

  /// Without any difficulties, papers are alike in kinds and sets.
  @Test func kindsAndSetsAreAlike() throws {
    let (bank, _) = try PaperSamples.sixty()
    let draw = try draw(20, bank, Blueprint(count: 12))
    #expect(draw.facilities == [])
    for set in ["x", "y", "z"] as [ProblemSet.ID] {
      let counts = draw.quizzes.map { quiz in quiz.items.count { $0.set == set } }
      #expect(counts.allSatisfy { (3...5).contains($0) }, "\(set): \(counts)")
    }
    let written = draw.quizzes.map { quiz in
      quiz.items.count { $0.problem.kind.name == .exactMatch }
    }
    #expect(written.allSatisfy { (3...5).contains($0) }, "\(written)")
  }

  @Test func authorsTagsSpeakForDifficulty() throws {
    let problems = try (1...20).map {
      try PaperSamples.problem($0, points: 1, tags: [$0 <= 10 ? "easy" : "hard"])
    }
    let bank = try ProblemBank(
      id: "b",
      title: "B",
      sets: [ProblemSet(id: "s", title: "S", problems: problems)]
    )
    let wishes = FairDraw.Wishes(
      facilities: ["p1": .nan, "p2": 7],
      tags: ["easy": 85, "hard": 35]
    )
    let draw = try draw(10, bank, Blueprint(count: 4), wishes)
    for quiz in draw.quizzes {
      #expect(quiz.items.count { $0.problem.tags == ["easy"] } == 2)
    }
    // Of one no number is known, of another it is too large.
    #expect(draw.shortfalls == [.unknownDifficulty(1)])
  }

  @Test func whatIsNotKnownOrNotAlikeIsNamed() throws {
    let problems = try (1...4).map { try PaperSamples.problem($0, points: Fraction($0)) }
    let bank = try ProblemBank(
      id: "b",
      title: "B",
      sets: [ProblemSet(id: "s", title: "S", problems: problems)]
    )
    let facilities: [Problem.ID: Double] = ["p1": 0, "p2": 1, "p3": 1]
    // 1 + 4 and 2 + 3 are worth the same and cannot be exchanged in part.
    let draw = try draw(
      2,
      bank,
      Blueprint(count: 2),
      FairDraw.Wishes(points: 5, facilities: facilities)
    )
    #expect(draw.points == 5)
    #expect(Set(draw.uses.values) == [1])
    #expect(draw.shortfalls == [.unknownDifficulty(1), .difficulty(lowest: 53, highest: 100)])
  }

  @Test func pointsWishedForAreKeptOrTheNearest() throws {
    let (bank, _) = try PaperSamples.sixty()
    let blueprint = try Blueprint(count: 12)
    #expect(try draw(4, bank, blueprint, FairDraw.Wishes(points: 20)).points == 20)
    let much = try draw(4, bank, blueprint, FairDraw.Wishes(points: 100))
    #expect(much.points == 36)
    #expect(much.shortfalls.contains(.points(36, wanted: 100)))
    let half = try draw(4, bank, blueprint, FairDraw.Wishes(points: Fraction(41, 2)))
    #expect(half.points == 20)
    #expect(half.shortfalls.contains(.points(20, wanted: try Fraction(41, 2))))
  }

  /// So many points that no table of sums is made: still all papers are worth the same.
  @Test func hugePointsStayEqual() throws {
    let problems = try (1...60).map { number in
      try PaperSamples.problem(number, points: Fraction(number * 599_999 + 7, 600))
    }
    let bank = try ProblemBank(
      id: "b",
      title: "B",
      sets: [ProblemSet(id: "s", title: "S", problems: problems)]
    )
    let draw = try draw(10, bank, Blueprint(count: 12))
    #expect(Set(draw.quizzes.map(\.points)) == [draw.points])
    #expect(draw.shortfalls.first == .simplified)
  }

  @Test func everythingThereIsIsOnePaper() throws {
    let (bank, _) = try PaperSamples.sixty()
    let all = try draw(3, bank, Blueprint(count: .max))
    #expect(all.quizzes.allSatisfy { $0.items.count == 60 })
    #expect(all.shortfalls == [])
    let more = try draw(2, bank, Blueprint(count: 61))
    #expect(more.shortfalls == [.fewerProblems(has: 60, wanted: 61)])
  }

  @Test func weightsSayHowOftenProblemsAreUsed() throws {
    let problems = try (1...20).map { try PaperSamples.problem($0, points: 1) }
    let bank = try ProblemBank(
      id: "b",
      title: "B",
      sets: [ProblemSet(id: "s", title: "S", problems: problems)]
    )
    let tagged = try bank.allProblems.enumerated().map { index, problem in
      try PaperSamples.problem(index + 1, points: problem.points, tags: index < 10 ? ["hard"] : [])
    }
    let weighted = try ProblemBank(
      id: "b",
      title: "B",
      sets: [ProblemSet(id: "s", title: "S", problems: tagged)]
    )
    let difficulty = try ProblemWeights.DifficultyWeight(target: 100) {
      $0.floor = 100
      $0.tags = ["hard": 100]
    }
    let blueprint = try Blueprint(count: 5) {
      $0.weights = ProblemWeights(difficulty: difficulty)
    }
    #expect(Set(try draw(12, weighted, blueprint).uses.values) == [3])
    let uneven = try blueprint.with {
      $0.weights = ProblemWeights(
        difficulty: try ProblemWeights.DifficultyWeight(target: 0) {
          $0.floor = 1
          $0.tags = ["hard": 0]
        }
      )
    }
    // A problem of unknown difficulty is at 50 percent.
    let draw = try draw(12, weighted, uneven)
    for number in 1...20 {
      let uses = draw.uses[Problem.ID("p\(number)")] ?? 0
      #expect(number <= 10 ? uses == 4 : uses == 2, "p\(number): \(uses)")
    }
    #expect(draw.shortfalls == [])
  }

  @Test func aProblemShowsTheSameOptionsOnAllPapers() throws {
    let options: [AnswerOption] =
      [.correct("r", "right")] + (1...9).map { .wrong(AnswerOption.ID("w\($0)"), "wrong \($0)") }
    let problem = try Problem(
      id: "p",
      prompt: "?",
      kind: .multipleChoice(AnswerOptions(options, areShuffled: true))
    )
    let bank = try ProblemBank(
      id: "b",
      title: "B",
      sets: [ProblemSet(id: "s", title: "S", problems: [problem])]
    )
    let draw = try draw(8, bank, Blueprint(count: 1))
    let shown = draw.quizzes.map { $0.items[0].options.map(\.id) }
    #expect(Set(shown.map(Set.init)).count == 1)
    #expect(Set(shown).count > 1)
  }

  @Test func refusalsTakeNothingFromTheGenerator() throws {
    let (bank, _) = try PaperSamples.sixty()
    var generator = SeededGenerator(seed: 1)
    let before = generator
    #expect(throws: PaperError.countOutOfRange(0, 1...10_000)) {
      try FairDraw(0, from: bank, Blueprint(count: 3), using: &generator)
    }
    #expect(throws: PaperError.dependsOnLearner) {
      let blueprint = try Blueprint(count: 3) { $0.answers = .wrongLast }
      _ = try FairDraw(2, from: bank, blueprint, using: &generator)
    }
    #expect(throws: PaperError.draw(.unknownSet("q"))) {
      let blueprint = try Blueprint(count: 3) { $0.sets = ["q"] }
      _ = try FairDraw(2, from: bank, blueprint, using: &generator)
    }
    #expect(generator == before)
  }

  /// Templates are drawn from too, with the same variants on all papers.
  @Test func templatesHaveTheSameVariantsOnAllPapers() throws {
    let bank = try Samples.templates()
    let draw = try draw(6, bank, Blueprint(count: 4))
    #expect(Set(draw.quizzes.map(\.points)).count == 1)
    #expect(draw.uses.count == 14)
  }
}

extension Blueprint.Stratum {
  /// Whether a problem belongs to the stratum of these tests.
  fileprivate func holds(_ problem: Problem, in bank: ProblemBank) -> Bool {
    "\(self)".contains("tag")
      ? problem.tags.contains("t") : "\(self)".contains("\"\(bank.set(of: problem.id)?.id ?? "")\"")
  }
}
