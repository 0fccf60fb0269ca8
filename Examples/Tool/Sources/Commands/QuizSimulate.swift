// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Quizzes

/// The command `ludus quiz simulate`.
struct QuizSimulate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "simulate",
    abstract: "Simulate students who answer a quiz, to try out statistics.",
    discussion: """
      Draws a quiz and lets students of different abilities answer it by the Rasch model: a student whose ability \
      exceeds a problem's difficulty by 1 answers correctly in 73 of 100 cases. Wrong \
      options are not equally tempting, and the last of three is never picked. Each answer is a line in the \
      format of "ludus quiz statistics". The same bank, options and seed give the same lines everywhere.

      Example:

        ludus quiz simulate --bank bank.json --seed 7 --students 60 --count 12
      """
  )

  @OptionGroup var bank: MainFile<BankKind>
  @OptionGroup var draw: DrawOptions

  @Option(
    parsing: .unconditional,
    help: "The seed for everything, a whole number from 0. (default: 0)"
  )
  var seed: WholeNumber?

  @Option(parsing: .unconditional, help: "The number of students, from 1 to 10000. (default: 60)")
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
