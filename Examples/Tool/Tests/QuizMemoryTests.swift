// SPDX-License-Identifier: Apache-2.0
import Foundation
import Quizzes
import Testing

@Suite("Memory")
struct QuizMemoryTests {
  private static let history = """
    {"id":1,"desiredRetention":0.9,"learningSteps":[60,600],"relearningSteps":[600],"reviews":[\
    {"at":1768172498260,"rating":3},{"at":1768173098260,"rating":3,"probe":1768432298260},\
    {"at":1768432298260,"rating":1}]}

    """

  private struct Outcome: Decodable {
    let at: Int
    let rating: Int
    let stability: Double
    let difficulty: Double
    let state: String
    let step: Int?
    let due: Int
    let retrievability: Double
    let retrievabilityBefore: Double?
  }

  private func outcomes(_ run: Run) throws -> [Outcome] {
    try run.output.split(separator: "\n").map {
      try JSONDecoder().decode(Outcome.self, from: Data($0.utf8))
    }
  }

  @Test("writes a line for each review, with what the model says after it")
  func lines() throws {
    let run = try Tool.ludus.run("quiz", "memory", "--json", input: Self.history)
    #expect(run.status == 0 && run.errors.isEmpty)
    let outcomes = try outcomes(run)
    #expect(outcomes.map(\.rating) == [3, 3, 1])
    #expect(outcomes.map(\.state) == ["learning", "review", "relearning"])
    #expect(outcomes.map(\.step) == [1, nil, 0])
    // The stability after a first good review is the third parameter.
    #expect(outcomes[0].stability == 2.3065)
    #expect(outcomes[0].due == 1_768_172_498_260 + 600_000)
    #expect(outcomes[0].retrievabilityBefore == nil)
    #expect(outcomes[1].retrievability < 0.93)
    #expect(outcomes[2].stability < outcomes[1].stability)
    #expect(outcomes[2].difficulty > outcomes[1].difficulty)
    #expect(outcomes.allSatisfy { $0.retrievability <= 1 })
    let silent = try Tool.ludus.run("quiz", "memory", "--json", input: "\n")
    #expect(silent == Run(status: 0, output: ""))
  }

  @Test(
    "names the line that cannot be used, and goes on",
    arguments: [
      "{", "[]", "null", "{}", #"{"reviews":3}"#, #"{"reviews":[{"at":1}]}"#,
      #"{"reviews":[{"at":1,"rating":5}]}"#, #"{"reviews":[{"at":1,"rating":0}]}"#,
      #"{"reviews":[{"at":1e300,"rating":3}]}"#,
      #"{"reviews":[{"at":9223372036854775807,"rating":3}]}"#,
      #"{"reviews":[{"at":-9223372036854775808,"rating":3}]}"#,
      #"{"reviews":[{"at":1,"rating":3,"probe":9223372036854775807}]}"#,
      #"{"parameters":[1,2],"reviews":[]}"#, #"{"desiredRetention":2,"reviews":[]}"#,
      #"{"desiredRetention":"x","reviews":[]}"#, #"{"learningSteps":[-1],"reviews":[]}"#,
      #"{"learningSteps":[9223372036854775807],"reviews":[]}"#,
      #"{"maximumIntervalDays":0,"reviews":[]}"#, "\u{0}",
    ]
  )
  func hostileLines(line: String) throws {
    let run = try Tool.ludus.run("quiz", "memory", "--json", input: line + "\n" + Self.history)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 4, "\(run.output)")
    #expect(lines.count { $0.contains(#""error":""#) && $0.contains(#""line":1"#) } == 1)
    #expect(run.status == 1)
  }

  @Test("rows of several histories have the name of their line, and a wrong rating is told")
  func names() throws {
    let lines = #"""
      {"id":"hydrogen","reviews":[{"at":1,"rating":3}]}
      {"reviews":[{"at":1,"rating":3}]}
      {"id":7,"reviews":[{"at":1,"rating":3},{"at":2,"rating":4}]}
      {"id":8,"reviews":[{"at":1,"rating":5}]}
      """#
    let table = try Tool.ludus.run("quiz", "memory", "--format", "csv", input: lines)
    let rows = table.output.split(separator: "\n").filter { !$0.hasPrefix("{") }
    let names = rows.dropFirst().map { $0.prefix { $0 != "," } }
    #expect(names == ["hydrogen", "2", "7", "7"], "\(table)")
    #expect(
      "\(table.output)\(table.errors)".contains("the rating 5 is not known, expected 1 (again)")
    )
  }

  @Test("keeps figures finite for reviews in any order and far apart")
  func extremeDates() throws {
    let dates = [-(1 << 50), -1, 0, 0, 1, 1 << 50, 1 << 50]
    let reviews = dates.enumerated().map { #"{"at":\#($1),"rating":\#($0 % 4 + 1)}"# }
    let line = #"{"reviews":[\#(reviews.joined(separator: ","))]}"# + "\n"
    let outcomes = try outcomes(try Tool.ludus.run("quiz", "memory", "--json", input: line))
    #expect(outcomes.count == dates.count)
    #expect(outcomes.allSatisfy { $0.stability >= 0.001 && (1...10).contains($0.difficulty) })
    #expect(outcomes.allSatisfy { (0...1).contains($0.retrievability) })
  }

  @Test("refuses reviews that are not in order")
  func order() throws {
    let line = #"{"reviews":[{"at":1768179698260,"rating":3},{"at":1768172498260,"rating":3}]}"#
    let run = try Tool.ludus.run("quiz", "memory", input: line + "\n")
    let said = "the reviews are not in order: 1768172498260 comes after 1768179698260"
    #expect(run.status == 1 && (run.output + run.errors).contains(said))
  }

  @Test("compares figures with those of a file")
  func vectors() throws {
    let folder = try TemporaryFolder()
    let run = try Tool.ludus.run("quiz", "memory", "--json", input: Self.history)
    let reviews = run.output.split(separator: "\n").joined(separator: ",")
    let text =
      #"{"histories":[{"desiredRetention":0.9,"learningSteps":[60,600],"relearningSteps":[600],"#
      + #""reviews":[\#(reviews)]}]}"#
    try folder.write(Data(text.utf8), to: "same.json")
    let same = try Tool.ludus.run("quiz", "memory", "--json", "--vectors", folder.path("same.json"))
    #expect(same.status == 0)
    #expect(same.output.contains(#""equalDues":3,"equalStates":3,"#))
    #expect(same.output.contains(#""stability":0"#))
    let other = text.replacingOccurrences(
      of: #""desiredRetention":0.9"#,
      with: #""desiredRetention":0.8"#
    )
    try folder.write(Data(other.utf8), to: "other.json")
    let changed = try Tool.ludus.run(
      "quiz",
      "memory",
      "--json",
      "--vectors",
      folder.path("other.json")
    )
    #expect(changed.output.contains(#""equalDues":2,"#))
    for (name, content, status) in [("broken.json", "{", 65), ("list.json", "[]", 65)]
      as [(String, String, Int32)]
    {
      try folder.write(Data(content.utf8), to: name)
      let run = try Tool.ludus.run("quiz", "memory", "--json", "--vectors", folder.path(name))
      #expect(run.status == status && run.output.isEmpty && !run.errors.isEmpty)
    }
    #expect(
      try Tool.ludus.run("quiz", "memory", "--json", "--vectors", folder.path("none")).status == 66
    )
  }
  @Test("goes by FSRS-7 where a line says so")
  func traces() throws {
    let line = #"{"model":"fsrs7","reviews":[{"at":0,"rating":4},{"at":86400000,"rating":3}]}"#
    let run = try Tool.ludus.run("quiz", "memory", "--json", input: line + "\n")
    #expect(run.status == 0, "\(run)")
    // The first stability is the fourth parameter, and the fast trace 0.8 of it.
    #expect(run.output.contains(#""stability":11.7841"#))
    #expect(run.output.contains(#""fast":9.42728"#))
    let unknown = try Tool.ludus.run(
      "quiz",
      "memory",
      "--json",
      input: #"{"model":"fsrs5","reviews":[]}"# + "\n"
    )
    #expect(unknown.status == 1 && unknown.output.contains("fsrs6"), "\(unknown)")
  }

  @Test("compares figures of FSRS-7 with those of a file")
  func traceVectors() throws {
    let folder = try TemporaryFolder()
    // By hand: the difficulty of an easy start is below 1, and recall at once is 0.99999.
    let review =
      #"{"days":0,"rating":4,"recallBefore":null,"slow":11.7841,"fast":9.42728,"difficulty":1,"#
      + #""probe":0,"recallAtProbe":0.99999,"days90":53.86951316,"days80":331.6712919,"days97":3.77960557}"#
    func compare(_ review: String) throws -> Run {
      let text = #"{"defaultWeights":[],"histories":[{"weights":null,"reviews":[\#(review)]}]}"#
      try folder.write(Data(text.utf8), to: "vectors.json")
      return try Tool.ludus.run(
        "quiz",
        "memory",
        "--json",
        "--vectors",
        folder.path("vectors.json")
      )
    }
    struct Deviations: Decodable {
      let reviews: Int
      let slow, fast, difficulty, recall, interval: Double
    }
    let run = try compare(review)
    let found = try JSONDecoder().decode(Deviations.self, from: Data(run.output.utf8))
    #expect(found.reviews == 1 && found.interval < 1e-8)
    #expect([found.slow, found.fast, found.difficulty, found.recall].allSatisfy { $0 < 1e-12 })
    let other = try compare(review.replacingOccurrences(of: "11.7841", with: "11.8"))
    let moved = try JSONDecoder().decode(Deviations.self, from: Data(other.output.utf8))
    #expect(moved.slow > 1e-4 && moved.fast == found.fast)
    #expect(
      try compare(review.replacingOccurrences(of: #""rating":4"#, with: #""rating":5"#)).status
        == 65
    )
  }
}

@Suite("Fitting a memory")
struct QuizFitMemoryTests {
  private struct Fit: Decodable {
    struct Quality: Decodable {
      let logLoss: Double
      let calibrationError: Double
    }

    let parameters: [Double]
    let fitted: Int
    let reviews: Int
    let before: Quality?
    let after: Quality?
  }

  private func run(_ text: String) throws -> Run {
    let folder = try TemporaryFolder()
    try folder.write(Data(text.utf8), to: "log.jsonl")
    return try Tool.ludus.run("quiz", "fit-memory", "--json", folder.path("log.jsonl"))
  }

  private func fit(_ text: String) throws -> Fit {
    let run = try run(text)
    #expect(run.status == 0, "\(run.errors)")
    return try JSONDecoder().decode(Fit.self, from: Data(run.output.utf8))
  }

  /// Problems that are reviewed after one day and after ten; of the second reviews every third is
  /// forgotten.
  private func histories(_ count: Int) -> String {
    (0..<count).map { index in
      let second = index % 3 == 0 ? 1 : 3
      let third = index % 5 == 0 ? 1 : 3
      return #"{"reviews":[{"at":0,"rating":3},{"at":86400000,"rating":\#(second)},"#
        + #"{"at":950400000,"rating":\#(third)}]}"# + "\n"
    }
    .joined()
  }

  @Test("writes the parameters by which reviews are most likely")
  func reviews() throws {
    let fit = try fit(histories(500))
    #expect(fit.parameters.count == 21 && fit.fitted == 21 && fit.reviews == 1000)
    let (before, after) = (try #require(fit.before), try #require(fit.after))
    #expect(after.logLoss < before.logLoss && after.calibrationError < before.calibrationError)
    // A third is forgotten after one day, so that the stability is below a day.
    #expect(fit.parameters[2] < 1)
  }

  @Test("fits FSRS-7 where that is asked for")
  func otherVersion() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(histories(700).utf8), to: "log.jsonl")
    let run = try Tool.ludus.run(
      "quiz",
      "fit-memory",
      "--json",
      "--model",
      "fsrs7",
      folder.path("log.jsonl")
    )
    let fit = try JSONDecoder().decode(Fit.self, from: Data(run.output.utf8))
    #expect(fit.parameters.count == 34 && fit.fitted == 34 && fit.reviews == 1400)
    #expect(try #require(fit.after).logLoss < #require(fit.before).logLoss)
    let unknown = try Tool.ludus.run(
      "quiz",
      "fit-memory",
      "--model",
      "fsrs5",
      folder.path("log.jsonl")
    )
    #expect(unknown.status == 64)
  }

  @Test("changes nothing with little data")
  func littleData() throws {
    let published = SpacedReview.MemoryModel.standard.parameters
    #expect(try fit(histories(20)).parameters == published)
    let none = try fit("")
    #expect(none.parameters == published && none.fitted == 0)
    #expect(none.before == nil && none.after == nil)
    // Answers of one sitting say nothing about another day.
    let answers = try String(contentsOfFile: Files.content("answers.jsonl"), encoding: .utf8)
    #expect(try fit(answers).fitted == 0)
  }

  @Test(
    "refuses a file that cannot be used",
    arguments: [
      "{", #"{"reviews":[{"at":0,"rating":9}]}"#, #"{"reviews":{}}"#, #"{"learner":"ada"}"#,
      "\u{0}",
      #"{"reviews":[{"at":9223372036854775807,"rating":1},{"at":-9223372036854775808,"rating":1}]}"#,
    ]
  )
  func hostileFiles(text: String) throws {
    let run = try run(text + "\n")
    #expect(run.status == 65, "\(run)")
    #expect(run.output.isEmpty && !run.errors.isEmpty)
  }

  @Test("says that a file is not there")
  func missingFile() throws {
    #expect(try Tool.ludus.run("quiz", "fit-memory", "/nowhere").status == 66)
    #expect(try Tool.ludus.run("quiz", "fit-memory").status == 64)
  }

  @Test("takes reviews in any order and far apart")
  func extremeDates() throws {
    let lines = (0..<300).map { index in
      let at = [1 << 50, -(1 << 50), 0, 86_400_000][index % 4]
      let dates = [at, 0, -at].sorted()
      return
        #"{"reviews":[{"at":\#(dates[0]),"rating":\#(index % 4 + 1)},{"at":\#(dates[1]),"rating":3},{"at":\#(dates[2]),"rating":1}]}"#
    }
    let fit = try fit(lines.joined(separator: "\n"))
    #expect(try #require(fit.after).logLoss <= #require(fit.before).logLoss)
    #expect(fit.parameters.allSatisfy { $0.isFinite })
  }
}
