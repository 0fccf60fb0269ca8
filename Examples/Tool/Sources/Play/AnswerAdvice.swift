// SPDX-License-Identifier: Apache-2.0
import Quizzes

/// How a problem is answered in the terminal.
struct AnswerAdvice {
  /// What can be typed, and what it means, for the list of all that can be done.
  let help: (name: String, meaning: String)
  /// A line below the problem, unless its options say it.
  let line: String?

  init(for item: Quiz.Item) {
    let problem = item.presentation
    switch problem.kind.responseShape {
    case .choice:
      help = ("a, b, ...", "the letter of the right option")
      line = nil
    case .choices where problem.picksAtOnce:
      help = ("a c", "the letters of all right options at once")
      line = "Pick all that are right, together as in “a c”."
    case .choices:
      help = ("a, b, ...", "the letters of right options, one by one or all at once")
      line = "Pick all the right ones: one by one, or together as in “a c”."
    case .order:
      help = ("b a c", "the letters of all items in the right order")
      line = "Type all letters in the right order, as in “b a c”."
    case .pairs:
      help = ("1=b 2=a", "each number with the letter that belongs to it")
      line = "Match each number with a letter, as in “1=b 2=a”."
    case .gaps:
      help = ("1=... 2=...", "each gap's number with its text or the letter of an option")
      line =
        problem.gaps.count == 1
        ? "Fill the gap."
        : "Fill each gap, as in “1=... 2=...”."
    case .text, .longText:
      (help, line) = Self.writing(item.problem.kind)
    }
  }

  /// Advice for what is written; most kinds need no more than that.
  private static func writing(
    _ kind: ProblemKind
  ) -> (help: (name: String, meaning: String), line: String) {
    let (help, line): ((String, String), String) =
      switch kind {
      case .numeric(let matcher):
        (
          ("a number", "your answer, such as 0.25, 1/4, 3.0e8 m/s or 1.2 g/cm^3"),
          // That a unit is required may be what the learner has to know.
          matcher.units == .convertible || matcher.units == .same
            ? "Type a number with its unit" : "Type a number"
        )
      case .date:
        (
          ("a date", "your answer, such as 5 June 1234, June 1234, 123 BC or 1234-1240"),
          "Type a date, with the month as a word"
        )
      case .algebraic:
        (
          ("a formula", "your answer; * or a blank multiplies, / divides, ^ is a power"),
          "Type a formula such as 2x^2/(y + 1)"
        )
      case .chemical:
        (
          ("a formula or equation", "your answer, such as SO4^2- or 2 H2 + O2 -> 2 H2O"),
          "Type it as in SO4^2- or 2 H2 + O2 -> 2 H2O"
        )
      default:
        (("any text", "your answer; one that begins with a colon needs two"), "Type your answer")
      }
    return (help, "\(line); :help lists the commands.")
  }
}
