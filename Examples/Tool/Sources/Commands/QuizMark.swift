// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Quizzes

/// The command `ludus quiz mark`.
struct QuizMark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mark",
    abstract: "Grade the open responses in a saved quiz.",
    discussion: """
      Shows each answer that needs a person's grade, with a sample answer. If there is a rubric, pick a level for \
      each criterion by its letter; otherwise type the points, such as 3 or 5/2. Then you can add a comment. Return \
      skips an answer, and ctrl-D quits; grades are saved at once. The input can also come from a file or a pipe, a \
      line for each answer.

      Players who continue or review the quiz see the grade and the comment.

      Example:

        ludus quiz mark quiz.save --by kim

      if the quiz was played with

        ludus quiz play Examples/Content/all-kinds.json --set open --save quiz.save
      """
  )

  @Argument(
    help: ArgumentHelp("The quiz, as saved by --save.", valueName: "file"),
    completion: .file()
  )
  var file: String

  @Option(help: ArgumentHelp("The name of the grader.", valueName: "name"))
  var by: String

  func run() throws {
    let save = SaveFile(path: file)
    guard let session = try save.load(QuizSession.self) else {
      throw Failure.noInput("\(file): there is no saved quiz")
    }
    var marker = QuizMarker(session, by: EnteredGrade.Grader.ID(by), on: Console(), savingTo: save)
    try marker.mark()
  }
}
