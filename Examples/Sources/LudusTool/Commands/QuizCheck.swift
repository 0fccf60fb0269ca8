import ArgumentParser
import Quizzes

/// The command `ludus quiz check`.
struct QuizCheck: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "List every fault of a problem bank.",
    discussion: """
      Prints a line for each fault, with its place in the file, such as

        sets[0].problems[3].options: no option is correct

      and ends with status 1, or prints that there are none and ends with status 0.

      Example:

        ludus quiz check --bank bank.json
      """
  )

  @OptionGroup var bank: BankOption

  func run() throws {
    var output = OutputBuffer()
    switch try BankFile(path: bank.path).check() {
    case .success(let bank):
      // A set that only holds smaller ones is no place for a problem.
      let sets = bank.allSets.filter { !$0.problems.isEmpty || $0.sets.isEmpty }
      let problems = bank.allProblems.count
      let size = "\(Count(problems, "problem")) in \(Count(sets.count, "set"))"
      let rest = problems == 0 ? ", but there is nothing to draw from" : ""
      let line = "\(bank.id): \(size), no faults\(rest)"
      try output.write("\(line.onOneLine)\n".utf8)
      try output.flush()
    case .failure(let faulty):
      for line in faulty.lines {
        try output.write("\(line)\n".utf8)
      }
      try output.flush()
      throw ExitCode.failure
    }
  }
}
