// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Quizzes

/// The command `ludus quiz mark`.
struct QuizMark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mark",
    abstract: "Grade the open responses of a quiz that somebody played.",
    discussion: """
      Shows each answer that waits for a person's grade, with what a right one could be. Where there is a rubric, \
      pick a level for each criterion by its letter; elsewhere type the points, such as 3 or 5/2. Then there is \
      room for a comment. Return passes an answer over, ctrl-D leaves; what was graded is saved at once. The \
      input can also come from a file or a pipe, a line for each answer.

      Who plays the quiz, or looks at it again, sees the grade and the comment.

      Example:

        ludus quiz mark quiz.save --by kim

      if the quiz was played with

        ludus quiz play Examples/Content/all-kinds.json --set open --save quiz.save
      """
  )

  @Argument(
    help: ArgumentHelp("The quiz, as --save kept it.", valueName: "file"),
    completion: .file()
  )
  var file: String

  @Option(help: ArgumentHelp("Who grades.", valueName: "name"))
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
