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
    switch try bank.file.check() {
    case .success(let bank):
      let sets = bank.allSets.filter { !$0.problems.isEmpty }
      let problems = Count(bank.allProblems.count, "problem")
      let line = "\(bank.id): \(problems) in \(Count(sets.count, "set")), no faults"
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
