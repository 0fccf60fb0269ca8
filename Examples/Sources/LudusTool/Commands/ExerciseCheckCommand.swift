// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Exercises

/// The command `ludus exercise check`.
struct ExerciseCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "List what is wrong with exercises, and what their author should look at.",
    discussion: """
      Prints a line for each finding, with its place in the file, such as

        exercises[3].sentences[0].gaps[1]: error: other letters in the gap
        make "Miene"

      and ends with status 1, or prints that there are none and ends with status 0. Words that exist, one a \
      line, can be named with --vocabulary; without, the words of the file itself are taken.

      Example:

        ludus exercise check Examples/Content/spelling.json
      """
  )

  @OptionGroup var exercises: MainFile<ExercisesKind>

  @Option(help: ArgumentHelp("Words that exist, one a line.", valueName: "file"))
  var vocabulary: String?

  func run() throws {
    let lines: [String]
    switch try ExerciseFile(path: exercises.path).check() {
    case .failure(let faulty):
      lines = faulty.lines
    case .success(.fromServer(let exercises)):
      try print("\(Count(exercises.count, "exercise")) from the server, no faults")
      return
    case .success(.collection(let collection)):
      let known = try vocabulary.map { Set(try TermFile(path: $0).load()) }
      lines = collection.checks(vocabulary: known).map(\.description)
      if lines.isEmpty {
        let tasks = collection.exercises.reduce(0) { $0 + $1.taskCount }
        let size =
          "\(Count(collection.exercises.count, "exercise")) with \(Count(tasks, "task"))"
        try print("\(collection.title): \(size), nothing to find fault with")
        return
      }
    }
    for line in lines {
      try print(line)
    }
    throw ExitCode.failure
  }

  private func print(_ line: String) throws {
    var output = OutputBuffer()
    try output.write("\(line.onOneLine)\n".utf8)
    try output.flush()
  }
}
