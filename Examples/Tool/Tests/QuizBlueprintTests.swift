// SPDX-License-Identifier: Apache-2.0
import Foundation
import QuizCommunity
import Quizzes
import Testing

@Suite("ludus quiz generate --blueprint")
struct QuizBlueprintTests {
  private let folder: TemporaryFolder
  private let options: [String]

  /// Ada did two problems, one of them wrong; everyone likes the third.
  init() throws {
    folder = try TemporaryFolder()
    var votes = ProblemVotes()
    for number in 1...5 {
      try votes.vote(.like, by: Learner.ID("l\(number)"), on: "acids-03", at: Self.day(1))
    }
    let answers = AnswerLog([
      try Self.answer("acids-01", right: false, on: 1),
      try Self.answer("acids-02", right: true, on: 1),
      try Self.answer("moles-01", right: true, on: 3),
    ])
    try folder.write(JSONEncoder().encode(answers), to: "answers.json")
    try folder.write(JSONEncoder().encode(votes), to: "votes.json")
    options = [
      "--blueprint", Files.content("general-chemistry-blueprint.json"), "--answers",
      folder.path("answers.json"), "--votes", folder.path("votes.json"), "--learner", "ada", "--at",
      "1970-01-05",
    ]
  }

  private static func day(_ days: Int) -> Date {
    Date(timeIntervalSince1970: Double(days) * 86_400)
  }

  private static func answer(_ problem: Problem.ID, right: Bool, on days: Int) throws
    -> AnswerLog.Record
  {
    try AnswerLog.Record(
      learner: "ada",
      quiz: Quiz.ID("quiz \(days)"),
      problem: problem,
      set: "ch1010",
      responses: [],
      credit: right ? 1 : 0,
      isFirstTryCorrect: right,
      date: day(days)
    )
  }

  private func generate(_ arguments: [String], seed: Int = 7) throws -> Run {
    let bank = ["quiz", "generate", "--bank", Files.chemistry, "--seed", "\(seed)"]
    return try Tool.ludus.run(bank + arguments, input: Data())
  }

  private func lottery() throws -> QuizLottery {
    func read(_ path: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }
    let bank = try ProblemBank(json: read(Files.chemistry))
    let votes = try JSONDecoder().decode(ProblemVotes.self, from: read(folder.path("votes.json")))
    return try QuizLottery(
      of: bank,
      Blueprint(json: read(Files.content("general-chemistry-blueprint.json"))),
      evidence: QuizEvidence(
        answers: JSONDecoder().decode(AnswerLog.self, from: read(folder.path("answers.json"))),
        popularity: votes.popularity(in: bank),
        learner: "ada",
        at: Self.day(4)
      )
    )
  }

  @Test("prints what the library draws by the blueprint of the examples")
  func problems() throws {
    let run = try generate(options)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    let problems = try run.output.split(separator: "\n").map { line in
      try JSONDecoder().decode(PresentedProblem.self, from: Data(line.utf8))
    }
    var generator = SeededGenerator(seed: 7)
    let quiz = try lottery().quiz(using: &generator)
    #expect(problems == quiz.items.map(\.presentation))
    // Computed apart from this code, by a script in another language.
    let expected = [
      "acids-26", "acids-07", "atoms-15", "moles-27", "acids-03", "atoms-09", "atoms-19",
      "moles-09",
      "moles-30", "moles-31",
    ]
    #expect(problems.map(\.id.rawValue) == expected)
    #expect(problems.count { $0.set == "ch1010/moles" } >= 3)
    #expect(try generate(options) == run)
    #expect(try generate(options, seed: 8) != run)
  }

  private struct Line: Decodable {
    struct Factor: Decodable {
      let percent: Int
      let reason: String
    }
    let problem: String
    let factors: [Factor]
    let weight: Int
    let chance: Fraction?
    let place: Int?
  }

  @Test("explains the chance of every candidate")
  func explanation() throws {
    let run = try generate(options + ["--explain"])
    #expect(run.status == 0)
    let lines = try run.output.split(separator: "\n").map { line in
      try JSONDecoder().decode(Line.self, from: Data(line.utf8))
    }
    let odds = try lottery().odds
    #expect(lines.map(\.problem) == odds.map(\.problem.rawValue))
    #expect(lines.map(\.weight) == odds.map(\.weight))
    #expect(lines.map(\.chance) == odds.map(\.chance))
    #expect(lines.compactMap(\.place).sorted() == Array(1...10))
    // Done in the last quiz.
    #expect(!lines.contains { $0.problem == "moles-01" })
    let liked = try #require(lines.first { $0.problem == "acids-03" })
    #expect(liked.factors.map(\.percent) == [88, 60, 100])
    #expect(liked.weight == 528_000)
    let wrong = try #require(lines.first { $0.problem == "acids-01" })
    #expect(
      wrong.factors.map(\.reason) == [
        "too few votes: 0 for, 0 against", "wrong the last time", "done 3 days ago",
      ]
    )
  }

  @Test("explains a draw without a blueprint, and tells since when a problem is due")
  func otherExplanations() throws {
    let equal = try generate(["--set", "ch1010/acids", "--count", "29", "--explain"])
    let first = equal.output.split(separator: "\n")[0]
    #expect(first.hasPrefix(#"{"chance":"1/29","factors":[],"place":"#))
    #expect(first.hasSuffix(#","problem":"acids-01","set":"ch1010/acids","weight":1}"#))
    let blueprint = #"{"count":2,"review":{"filling":"nothing"}}"#
    try folder.write(Data(blueprint.utf8), to: "review.json")
    var review = options
    review[1] = folder.path("review.json")
    let expected =
      #"{"due":100800000,"factors":[],"place":1,"problem":"acids-01","set":"ch1010/acids","weight":1}"#
    #expect(
      try generate(review + ["--explain", "--zone", "UTC"]).output.split(separator: "\n").first.map(
        String.init
      )
        == expected
    )
  }

  @Test("says which option is missing")
  func missing() throws {
    let learner = try generate(Array(options[..<6]))
    #expect(learner.status == 64)
    #expect(
      learner.errors
        == "Error: the blueprint depends on the learner; name one with --learner\n"
    )
    let date = try generate(Array(options[..<8]))
    #expect(date.status == 64)
    #expect(date.errors == "Error: the blueprint depends on the date; give it with --at\n")
  }

  @Test(
    "refuses options that do not fit",
    arguments: [
      (["--learner", "ada"], Self.partsOfBlueprint),
      (["--votes", "x"], Self.partsOfBlueprint),
      (["--weights", "popularity", "--learner", "ada"], Self.partsOfBlueprint),
      (
        ["--blueprint", "x", "--count", "3"],
        "Give either --blueprint or --set, --count and --weights."
      ),
      (
        ["--blueprint", "x", "--weights", "popularity"],
        "Give either --blueprint or --set, --count and --weights."
      ),
      (
        ["--blueprint", "x", "--at", "soon"],
        "The value of --at is soon, expected a date such as 2026-03-01, 2026-03-01T12:00:00Z or "
          + "1772366400000."
      ),
    ] as [([String], String)]
  )
  func wrongUsage(arguments: [String], message: String) throws {
    let run = try generate(arguments)
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("Error: \(message)\n"))
  }

  private static let partsOfBlueprint =
    "Give --blueprint with --answers, --votes, --learner or --at. --votes also goes with --weights."

  @Test("weighs by popularity as a blueprint that asks for it does")
  func weights() throws {
    let folder = try TemporaryFolder()
    let blueprint = #"{"count":4,"weights":{"popularity":{}}}"#
    try folder.write(Data(blueprint.utf8), to: "blueprint.json")
    let votes = #"{"votes":[]}"#
    try folder.write(Data(votes.utf8), to: "votes.json")
    func odds(_ options: String...) throws -> Run {
      let start = ["quiz", "generate", Files.chemistry, "--seed", "3", "--explain"]
      return try Tool.ludus.run(start + options, input: Data())
    }
    let asked = try odds("--blueprint", folder.path("blueprint.json"))
    let weighed = try odds("--count", "4", "--weights", "popularity")
    #expect(asked.status == 0)
    #expect(weighed == asked)
    #expect(weighed != (try odds("--count", "4")))
    let voted = try odds(
      "--count",
      "4",
      "--weights",
      "popularity",
      "--votes",
      folder.path("votes.json")
    )
    #expect(voted == asked)
  }

  @Test("takes answers by the line too, as the statistics do")
  func answersByTheLine() throws {
    let records = try JSONDecoder().decode(
      [AnswerLog.Record].self,
      from: Data(contentsOf: URL(fileURLWithPath: folder.path("answers.json")))
    )
    var lines = Data()
    for record in records {
      lines += try JSONEncoder().encode(record) + Data("\n".utf8)
    }
    try folder.write(lines, to: "answers.jsonl")
    let byTheLine = options.map {
      $0 == folder.path("answers.json") ? folder.path("answers.jsonl") : $0
    }
    let run = try generate(byTheLine + ["--explain"])
    #expect(run.status == 0)
    #expect(run == (try generate(options + ["--explain"])))
    try folder.write(lines + Data("{}\n".utf8), to: "answers.jsonl")
    #expect(try generate(byTheLine).errors.contains("answers.jsonl: line 4: "))
  }

  @Test("tells all faults of a blueprint, of answers and of votes in a line")
  func faults() throws {
    func refusal(of text: String, as option: String) throws -> String {
      try folder.write(Data(text.utf8), to: "bad.json")
      let blueprint = option == "--blueprint" ? [] : Array(options[..<2])
      let run = try generate(blueprint + [option, folder.path("bad.json")])
      #expect(run.status == 65)
      #expect(run.output.isEmpty)
      return run.errors.replacing(folder.path("bad.json"), with: "FILE")
    }
    #expect(
      try refusal(of: #"{"strata":[{"count":0,"tag":"a"}]}"#, as: "--blueprint")
        == "Error: FILE: count: this key is missing; strata[0].count: 0, expected 1 to 1000000\n"
    )
    #expect(
      try refusal(of: #"{"count":0}"#, as: "--blueprint")
        == "Error: FILE: count: 0 problems cannot be drawn, expected at least 1\n"
    )
    #expect(
      try refusal(of: #"{"count":5,"sets":["alchemy"]}"#, as: "--blueprint")
        == "Error: FILE: One of the chosen topics does not exist (“alchemy”).\n"
    )
    #expect(try refusal(of: "[{}]", as: "--answers").hasPrefix("Error: FILE: "))
    #expect(try refusal(of: "{}", as: "--votes").hasPrefix("Error: FILE: "))
    #expect(try refusal(of: "{", as: "--votes").hasPrefix("Error: FILE: line 1, column 2: "))
  }
}
