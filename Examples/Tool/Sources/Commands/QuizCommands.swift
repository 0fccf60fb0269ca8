// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Quizzes

/// The commands `ludus quiz ...`.
struct QuizCommands: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quiz",
    abstract: "Play, draw, grade and check quizzes, compute statistics, and follow challenges.",
    discussion: """
      Example:

        ludus quiz play Examples/Content/general-chemistry.json --count 5
      """,
    subcommands: [
      QuizPlay.self, QuizMark.self, QuizGenerate.self, QuizDraw.self, QuizPrint.self,
      QuizGrade.self, QuizCheck.self, QuizStatistics.self, QuizReport.self, QuizMemory.self,
      QuizFitMemory.self, QuizSimulate.self, QuizChallengeCommand.self, QuizMarks.self,
      QuizAmend.self,
    ]
  )
}

/// What to draw from a bank.
struct DrawOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A set to draw from, with all sets in it; may be repeated. (default: the whole bank)",
      valueName: "id"
    )
  )
  var set: [String] = []

  @Option(
    parsing: .unconditional,
    help: "The number of problems to draw; fewer if there are not enough. (default: 10)"
  )
  var count: WholeNumber?

  @OptionGroup var lexicon: LexiconOptions

  func validate() throws {
    _ = try count?.count()
  }

  /// Whether any of the options was given.
  var isGiven: Bool { !set.isEmpty || count != nil }

  /// What to draw from a bank, which must have the sets.
  func blueprint(for bank: ProblemBank) throws -> Blueprint {
    let count = try count?.count() ?? 10
    let sets = set.map { ProblemSet.ID($0) }
    if let unknown = sets.first(where: { bank.set($0) == nil }) {
      throw Failure.unknown("set", "\(unknown)", in: "the bank", bank.allSets.map(\.id))
    }
    return try Blueprint(count: count) { $0.sets = sets.isEmpty ? nil : sets }
  }

  /// Draws a quiz.
  func quiz(
    from bank: ProblemBank,
    in file: MainFile<BankKind>,
    rules: QuizRules = .immediate,
    seed: UInt64
  ) throws -> Quiz {
    let bank = bank.knowing(try lexicon.load())
    let blueprint = try blueprint(for: bank)
    var generator = SeededGenerator(seed: seed)
    do {
      return try Quiz(from: bank, blueprint, rules: rules, using: &generator)
    } catch {
      throw Failure.badData("\(file.path): \(Faulty.sentence(for: error))")
    }
  }
}
