// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Exercises

/// The command `ludus exercise check`.
struct ExerciseCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check exercises for errors and for things that their author should look at.",
    discussion: """
      Prints a line for each finding, with its place in the file, such as

        exercises[3].sentences[0].gaps[1]: error: other letters in the gap
        make "Miene"

      and exits with status 1, or reports that there are none and exits with status 0. Existing words, one per \
      line, can be given with --vocabulary; without it, the words of the file itself are used.

      Example:

        ludus exercise check Examples/Content/spelling.json
      """
  )

  @OptionGroup var exercises: MainFile<ExercisesKind>

  @Option(
    help: ArgumentHelp("A list of existing words, one per line.", valueName: "file"),
    completion: .file()
  )
  var vocabulary: String?

  func run() throws {
    let checked = try checked(InputFile(path: exercises.path).read())
    try checked.write(of: nil)
    if checked.isFaulty { throw ExitCode.failure }
  }

  /// Checks what is in the file.
  func checked(_ data: Data) throws -> Checked {
    switch ExerciseFile.check(data) {
    case .failure(let faulty):
      if let misfit = ContentKind.misfit(
        of: data,
        at: exercises.path,
        for: ExerciseCollection.self
      ) {
        throw misfit
      }
      let file = ContentFile(path: exercises.path)
      if let failure = file.notJSON(data, expecting: "a collection of exercises") { throw failure }
      return Checked(lines: faulty.lines, isFaulty: true)
    case .success(.fromServer(let exercises)):
      let summary = "\(Count(exercises.count, "exercise")) from the server, no faults"
      return Checked(lines: [], summary: summary, isFaulty: false)
    case .success(.collection(let collection)):
      let known = try vocabulary.map { Set(try TermFile(path: $0).load()) }
      let lines = collection.checks(vocabulary: known).map(\.description)
      guard lines.isEmpty else { return Checked(lines: lines, isFaulty: true) }
      let tasks = collection.exercises.reduce(0) { $0 + $1.taskCount }
      let size = "\(Count(collection.exercises.count, "exercise")) with \(Count(tasks, "task"))"
      let summary = "\(collection.title): \(size), nothing to find fault with"
      return Checked(lines: [], summary: summary, isFaulty: false)
    }
  }
}
