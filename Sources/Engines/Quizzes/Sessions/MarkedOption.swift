// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import QuizContent

extension QuizSession {
  /// An option of the current problem, with the color to show it in.
  public struct MarkedOption: Hashable, Sendable, Identifiable {
    /// How an option stands.
    public enum Mark: String, Hashable, Sendable, JSONName {
      /// Not picked, and nothing is given away.
      case open
      /// Picked, and whether it is correct is not shown before the quiz is submitted.
      case picked
      /// Picked, and correct: green.
      case correct
      /// Picked, and wrong: red.
      case wrong
      /// Correct but not picked, shown once the problem is decided: green.
      case missed
    }

    /// The option.
    public let option: AnswerOption
    /// How it stands.
    public let mark: Mark

    /// The name of the option.
    public var id: AnswerOption.ID { option.id }
  }
}

extension QuizSession {
  /// The options of the current problem in the order shown, with their marks; none for a written answer
  /// and when there is no current problem.
  ///
  /// - Complexity: O(*n*) in the numbers of options and picks.
  public var markedOptions: [QuizSession.MarkedOption] {
    guard let index = currentIndex else { return [] }
    let attempt = attempts[index]
    let picks = Set(attempt.response?.picks ?? [])
    return content.items[index].options.map { option in
      let mark: QuizSession.MarkedOption.Mark =
        switch (picks.contains(option.id), option.isCorrect) {
        case (true, _) where !isDisclosed: .picked
        case (true, true): .correct
        case (true, false): .wrong
        case (false, true) where attempt.isClosed && isDisclosed: .missed
        case (false, _): .open
        }
      return QuizSession.MarkedOption(option: option, mark: mark)
    }
  }
}
