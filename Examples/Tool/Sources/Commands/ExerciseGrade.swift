// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Exercises

/// The command `ludus exercise grade`.
struct ExerciseGrade: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grade",
    abstract: "Grade children's answers, one task per line.",
    discussion: """
      Reads JSON Lines such as

        {"id":1,"student":"s1","exercise":4,"task":0,"input":["i","ie"],
         "at":1560709957000}

      from a file or standard input and writes for each of them an answer such as

        {"id":1,"correct":false,"credit":"1/2","log":[...],"parts":[
         {"categories":["long-i"],"hint":"...","input":"i","place":0,
         "target":"ie","verdict":"wrong"},...]}

      each of them on one line. The task is counted from 0. The input is

      \(inputs)

      The credit is a part from 0 to 1: an integer, or a string such as "1/2". The log has the entries that the \
      server takes; their times are those of "at", in milliseconds since 1970, or 0. A student whose name is a \
      number has it as user_id. Every line is judged on its own, as a first try.

      An unusable line yields {"id":1,"error":"...","line":3} in its place, and the exit status is then 1.

      Example:

        ludus exercise grade --content Examples/Content/spelling.json < written.jsonl
      """
  )

  /// The inputs of all formats, each behind its name.
  private static var inputs: String {
    let formats = Exercise.Format.allCases
    let width = formats.map(\.rawValue.count).max().map { $0 + 2 } ?? 0
    return formats.flatMap { format in
      let lines = (format.session as? any PlayableSession.Type)?.inputHelp ?? []
      return lines.enumerated().map { number, line in
        let name = number == 0 ? format.rawValue : ""
        return "  \(name)\(String(repeating: " ", count: width - name.count))\(line)"
      }
    }.joined(separator: "\n")
  }

  @OptionGroup var exercises: StreamedFile<ExercisesKind>
  @OptionGroup var words: WordsOption

  @Option(
    parsing: .unconditional,
    help: "The seed for drawing words, a whole number from 0. (default: 0)"
  )
  var seed: WholeNumber?

  @OptionGroup var hints: HintLanguage
  @OptionGroup var jobs: JobsOption

  func validate() throws {
    _ = try seed?.seed()
  }

  func run() async throws {
    var generator = SeededGenerator(seed: try seed?.seed() ?? 0)
    let all = try ExerciseFile(path: exercises.path).load(
      words: try words.load(),
      using: &generator
    )
    var known: [ExerciseID: Exercise] = [:]
    for exercise in all { known[exercise.id] = exercise }
    let (exercises, hints) = (known, hints)
    try await JSONLines.answer(TaskLine.self, from: self.exercises.lines, jobs) { line in
      guard let exercise = exercises[line.exercise] else {
        throw UnusableLine("there is no exercise \(line.exercise)")
      }
      return try TaskGrade(line, of: exercise, hintsIn: hints.phrasebook(for: exercise))
    }
  }
}
