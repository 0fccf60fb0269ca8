import ArgumentParser
import Quizzes

/// The commands `ludus quiz ...`.
struct QuizCommands: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quiz",
    abstract: "Play, draw and grade quizzes, and check problem banks.",
    discussion: """
      Example:

        ludus quiz play Examples/Content/general-chemistry.json --count 5
      """,
    subcommands: [QuizPlay.self, QuizGenerate.self, QuizGrade.self, QuizCheck.self]
  )
}

/// The bank that a command for scripts works on.
struct BankOption: ParsableArguments {
  @Option(help: ArgumentHelp("The problem bank, a JSON file.", valueName: "file"))
  var bank: String

  var file: BankFile { BankFile(path: bank) }
}

/// What to draw from a bank.
struct DrawOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A set to draw from, with all sets in it; may be given again. Default: the whole bank.",
      valueName: "id"
    )
  )
  var set: [String] = []

  @Option(help: ArgumentHelp("How many problems to draw; fewer if there are not as many."))
  var count = 10

  func validate() throws {
    guard count >= 1 else {
      throw ValidationError("The value of '--count' is \(count), expected at least 1.")
    }
  }

  /// Draws a quiz.
  func quiz(from file: BankFile, seed: UInt64) throws -> Quiz {
    let bank = try file.load()
    let sets = set.map { ProblemSet.ID($0) }
    if let unknown = sets.first(where: { bank.set($0) == nil }) {
      let known = bank.allSets.map(\.id.rawValue).joined(separator: ", ")
      throw Failure.wrongUsage("the bank has no set \"\(unknown)\"; it has \(known)")
    }
    var generator = SeededGenerator(seed: seed)
    let blueprint = Blueprint(sets: sets.isEmpty ? nil : sets, count: count)
    do {
      return try Quiz(from: bank, blueprint, using: &generator)
    } catch {
      throw Failure.badData("\(file.path): \(error)")
    }
  }
}
