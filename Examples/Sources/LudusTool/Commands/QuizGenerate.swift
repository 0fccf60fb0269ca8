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
      shown, without anything that gives the answer away. The same bank, sets, count and seed give the same \
      lines everywhere.

      Example:

        ludus quiz generate --bank bank.json --count 10 --seed 7 --set ch1010/acids
      """
  )

  @OptionGroup var bank: BankOption
  @OptionGroup var draw: DrawOptions

  @Option(parsing: .unconditional, help: "What the draw depends on, a whole number from 0.")
  var seed: WholeNumber

  func validate() throws {
    _ = try seed.seed()
  }

  func run() throws {
    let quiz = try draw.quiz(from: BankFile(path: bank.path), seed: try seed.seed())
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var output = OutputBuffer()
    for item in quiz.items {
      try output.write(try encoder.encode(item.presentation))
      try output.write("\n".utf8)
    }
    try output.flush()
  }
}
