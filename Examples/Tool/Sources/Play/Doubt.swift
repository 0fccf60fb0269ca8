// SPDX-License-Identifier: Apache-2.0
import Quizzes

/// What a learner is asked before a line takes effect that is easily a mistake.
///
/// Entered again, it does.
struct Doubt {
  let question: String

  /// Creates the question about a line, or nil when there is no doubt.
  init?(about input: PlayerInput, in session: QuizSession, isSaved: Bool) {
    switch input {
    case .command(.quit):
      question =
        isSaved
        ? "Giving up loses the quiz. To give up, enter :quit again; to leave and keep it, press ctrl-D."
        : "Giving up loses the quiz, as leaving does without --save. To give up, enter :quit again."
    case .command(.submit):
      let open = session.content.items.count { session.feedback(on: $0.problem.id) == nil }
      guard open > 0 else { return nil }
      let count = Count(open, "problem")
      question = "\(count) without an answer will earn nothing. To hand in, enter :submit again."
    case .response(.text(let text)):
      // The words that are commands in other problems; who is right with one of them meant it.
      guard let command = PlayerCommand(text), let problem = session.currentItem?.problem,
        let evaluation = try? problem.evaluate(.text(text)), !evaluation.isCorrect
      else { return nil }
      question = "\(Self.advice(for: command)) To answer “\(text)”, enter it again."
    case .response(.gaps(let filled)):
      let gaps = session.currentItem?.numberedGaps ?? []
      let open = gaps.enumerated().filter { filled[$1.id, default: ""].isEmpty }
      guard !open.isEmpty else { return nil }
      let numbers = open.map { "\($0.offset + 1)" }.joined(separator: ", ")
      question = "Open: gap \(numbers). To hand in like that, enter it again."
    case .command, .response, .nothing, .unclear:
      return nil
    }
  }

  private static func advice(for command: PlayerCommand) -> String {
    switch command {
    case .skip: "To skip, write :skip."
    case .back: "To come back to a skipped problem, write :back."
    case .reveal: "To see the right answer, write :reveal."
    case .hint: "To see a hint, write :hint."
    case .rate: "To say whether the last hint was helpful, write :helpful or :unhelpful."
    case .submit: "To hand the quiz in, write :submit."
    case .quit: "To leave, press ctrl-D; to give up, write :quit."
    case .help: "For help, write :help."
    }
  }
}
