// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import Quizzes

/// The command `ludus quiz memory`.
struct QuizMemory: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "memory",
    abstract: "Estimate how well problems are remembered after each review, by FSRS-6 or FSRS-7.",
    discussion: """
      Reads JSON Lines from a file or standard input, each of them the reviews of one problem in order, such as

        {"id":1,"desiredRetention":0.9,"learningSteps":[60,600],"reviews":[
         {"at":1768172498260,"rating":3},{"at":1768179698260,"rating":3}]}

      on one line, with ratings 1 (again), 2 (hard), 3 (good) and 4 (easy), and dates in milliseconds since 1970. \
      "model" ("fsrs6" or "fsrs7"), "parameters", "relearningSteps" and "maximumIntervalDays" are optional; the \
      defaults are FSRS-6, the published parameters and the usual steps. It writes a row for each review, with the "id" of its line or the number of it, \
      the stability in days, the difficulty, the state, the step, when the problem is due, and the chance of recall at "probe".

      With --vectors it compares a file {"histories":[...]} of such reviews, with the figures of another program, \
      and writes the largest relative deviation of each figure and how many states and dates are equal. Reviews \
      in "days" with "slow" and "fast" are compared by FSRS-7, with the "weights" of each history.

      Example:

        ludus quiz memory < histories.jsonl
      """
  )

  @OptionGroup var histories: LinesOption

  @Option(
    help: ArgumentHelp("A file with figures to compare with.", valueName: "file"),
    completion: .file()
  )
  var vectors: String?

  @OptionGroup var form: FormatOption

  func run() throws {
    var output = FigureWriter(form.chosen, startingWith: ["id", "at", "rating", "state"])
    if let vectors {
      let file: Vectors = try ContentFile(path: vectors).load()
      switch file.histories {
      case .whole(let histories): try output.write(MemoryComparison(of: histories))
      case .traces(let histories): try output.write(TraceComparison(of: histories))
      }
      try output.flush()
      return
    }
    // Rows of several histories are told apart by the name of each, or by its number.
    var count = 0
    let isFaultless = try JSONLines.read(ReviewHistory.self, from: histories.lines) { history in
      count += 1
      for outcome in history.outcomes(numbered: count) { try output.write(outcome) }
    }
    if count == 0, isFaultless, form.chosen == .table {
      throw Failure.nothing(in: histories.lines.name, expected: "the reviews of problems")
    }
    try output.flush()
    guard isFaultless else { throw ExitCode.failure }
  }

  private struct Vectors: Decodable {
    /// Reviews at dates, or in days.
    enum Histories {
      case whole([ReviewHistory])
      case traces([TraceHistory])
    }

    let histories: Histories

    private enum Key: CodingKey {
      case histories, defaultWeights
    }

    init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: Key.self)
      histories =
        try object.contains(.defaultWeights)
        ? .traces(object.decode([TraceHistory].self, forKey: .histories))
        : .whole(object.decode([ReviewHistory].self, forKey: .histories))
    }
  }
}

/// How far figures are from those of another program.
private struct MemoryComparison: Encodable {
  var reviews = 0
  var equalDues = 0
  var equalStates = 0
  var stability = 0.0
  var difficulty = 0.0
  var retrievability = 0.0

  init(of histories: [ReviewHistory]) {
    for history in histories {
      for (review, outcome) in zip(history.reviews, history.outcomes) {
        reviews += 1
        equalDues += review.due == outcome.due ? 1 : 0
        equalStates += review.state == outcome.state && review.step == outcome.step ? 1 : 0
        stability = max(
          stability,
          Self.deviation(outcome.stability, review.stability),
          outcome.fast.map { Self.deviation($0, review.fast) } ?? 0
        )
        difficulty = max(difficulty, Self.deviation(outcome.difficulty, review.difficulty))
        let before = outcome.retrievabilityBefore.map {
          Self.deviation($0, review.retrievabilityBefore)
        }
        retrievability = max(
          retrievability,
          Self.deviation(outcome.retrievability, review.retrievability),
          before ?? 0
        )
      }
    }
  }

  private static func deviation(_ value: Double, _ expected: Double?) -> Double {
    guard let expected, expected != 0 else { return 0 }
    return abs(value / expected - 1)
  }
}
