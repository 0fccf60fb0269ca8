// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Quizzes

/// The command `ludus quiz simulate`.
struct QuizSimulate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "simulate",
    abstract: "Let made-up students answer a quiz, for trying statistics out.",
    discussion: """
      Draws a quiz and lets students of different abilities answer it by Rasch's model: problems have \
      difficulties, and a student whose ability is higher by 1 answers right in 73 of 100 cases. Wrong \
      options are not equally tempting, and the last of three is never picked. Each answer is a line as \
      "ludus quiz statistics" reads it. The same bank, options and seed give the same lines everywhere.

      Example:

        ludus quiz simulate --bank bank.json --seed 7 --students 60 --count 12
      """
  )

  @OptionGroup var bank: MainFile<BankKind>
  @OptionGroup var draw: DrawOptions

  @Option(
    parsing: .unconditional,
    help: "What everything depends on, a whole number from 0. (default: 0)"
  )
  var seed: WholeNumber?

  @Option(parsing: .unconditional, help: "How many students answer, 1 to 10000. (default: 60)")
  var students: WholeNumber?

  func validate() throws {
    _ = try seed?.seed()
    _ = try students?.count(for: "--students", in: 1...10_000)
  }

  func run() throws {
    let seed = try seed?.seed() ?? 0
    let quiz = try draw.quiz(from: bank.load(), in: bank, seed: seed)
    var simulation = try SimulatedAnswers(to: quiz, seed: seed)
    var output = JSONWriter()
    for number in 1...(try students?.count(for: "--students", in: 1...10_000) ?? 60) {
      for record in try simulation.records(ofStudent: number) {
        try output.write(record)
      }
    }
    try output.flush()
  }
}
