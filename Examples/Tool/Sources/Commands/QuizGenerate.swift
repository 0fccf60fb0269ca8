// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import Quizzes

/// The command `ludus quiz generate`.
struct QuizGenerate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Draw problems from a bank, one a line, as shown to the player.",
    discussion: """
      Each line is a JSON object with the problem, and its options, items, columns or gaps in the order \
      shown, without anything that gives the answer away: their ids are their places, 1 for the first. The same \
      bank, sets, count and seed give the same lines everywhere. --save keeps the quiz with its key for \
      grading: "ludus quiz grade --quiz" reads responses by these places.

      A blueprint can also ask for tags, past mistakes, due reviews, a number of problems from each chapter, no \
      repeats, and weights by popularity, mistakes, difficulty and recency. --explain prints, \
      in place of the problems, each candidate with its weight, its factors, its chance in a single draw and, if \
      it was drawn, its place in the quiz.

      Example:

        ludus quiz generate --bank bank.json --count 10 --seed 7 --set ch1010/acids
        ludus quiz generate --bank bank.json --seed 7 --save quiz.json > shown.jsonl
        ludus quiz generate --bank bank.json --count 10 --seed 7 \\
          --weights popularity --votes votes.json
        ludus quiz generate --bank bank.json --seed 7 --blueprint blueprint.json \\
          --answers answers.jsonl --votes votes.json --learner ada \\
          --at 2026-03-01 --explain
      """
  )

  @OptionGroup var bank: MainFile<BankKind>
  @OptionGroup var draw: DrawOptions
  @OptionGroup var known: EvidenceOptions

  /// What makes some problems likelier to be drawn.
  enum Weights: String, CaseIterable, ExpressibleByArgument {
    case popularity

    var problemWeights: ProblemWeights {
      switch self {
      case .popularity: ProblemWeights(popularity: .standard)
      }
    }
  }

  @Option(
    help: "The policy that makes some problems more likely to be drawn: popularity, by --votes."
  )
  var weights: Weights?

  @Option(
    parsing: .unconditional,
    help:
      "The seed for the draw, a whole number from 0. (default: a random one, which standard error names)"
  )
  var seed: WholeNumber?

  @Flag(help: "Print how likely each problem was to be drawn, and why.")
  var explain = false

  @Option(
    help: ArgumentHelp(
      "The file in which to keep the quiz with its key, for quiz grade --quiz.",
      valueName: "file"
    ),
    completion: .file()
  )
  var save: String?

  @Flag(help: "Overwrite an existing file.")
  var force = false

  func validate() throws {
    _ = try seed?.seed()
    guard known.blueprint == nil || (!draw.isGiven && weights == nil) else {
      throw ValidationError("Give either --blueprint or --set, --count and --weights.")
    }
    guard save == nil || !explain else {
      throw ValidationError("Give either --save or --explain.")
    }
    guard save != "-" else {
      throw ValidationError("Give --save the name of a file: problems go to standard output.")
    }
    guard known.isUsed(with: weights) else {
      throw ValidationError(
        "Give --blueprint with --answers, --votes, --learner or --at. --votes also goes with --weights."
      )
    }
  }

  func run() throws {
    let chosen = try seed?.seed() ?? .random(in: 0..<1_000_000)
    var generator = SeededGenerator(seed: chosen)
    let lottery = try QuizLottery(of: bank, draw, weights, known, using: &generator)
    let quiz = lottery.quiz(using: &generator)
    if seed == nil { JSONLines.tell("Drawn with --seed \(chosen).") }
    if let save {
      var file = try ConvertedFile(path: save, overwrites: force, isPrivate: true)
      try file.write(Array(try quiz.json()))
      try file.finish()
    }
    var writer = JSONWriter()
    if explain {
      let places = Dictionary(uniqueKeysWithValues: zip(quiz.items.map(\.problem.id), 1...))
      for odds in lottery.odds {
        try writer.write(ExplainedOdds(odds, place: places[odds.problem]))
      }
    } else {
      for item in quiz.items {
        try writer.write(item.presentation)
      }
    }
    try writer.flush()
  }
}
