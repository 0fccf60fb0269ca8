// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import Quizzes

/// The reason papers cannot be drawn, or an answer on paper cannot be read.
public enum PaperError: Error, Hashable, Sendable {
  /// So many papers or versions are not possible.
  case countOutOfRange(Int, ClosedRange<Int>)
  /// The blueprint draws for one learner, by what that learner has done; papers are for a class.
  case dependsOnLearner
  /// There is nothing to draw from.
  case draw(QuizGenerationError)
  /// A candidate is named twice.
  case duplicateCandidate(Learner.ID)
  /// This is no code and number of a problem with an answer behind them, such as "B3: C".
  case malformedAnswer(String)
  /// The exam has no paper with this code.
  case unknownPaper(String)
  /// The paper has no problem with this number.
  case unknownProblem(Int, last: Int)
  /// The problem has no option or item with this letter.
  case unknownLetter(String, problem: Int, last: String)
  /// There are several letters where one is wanted.
  case severalLetters(problem: Int)
  /// A letter stands twice where each is wanted once.
  case repeatedLetter(String, problem: Int)
  /// The problem has no item or gap with this number.
  case unknownPart(Int, problem: Int, last: Int)
  /// There are fewer or more answers than the problem has parts, and nobody can say which is whose.
  case otherCount(Int, problem: Int, expected: Int)
  /// Nobody knows which of several papers the learner had.
  case unknownSeat(Learner.ID)
}

extension PaperError {
  /// Whether something was answered to a problem and only cannot be read: a letter that the paper
  /// does not have, or several where one is wanted.
  public var isUnreadable: Bool {
    switch self {
    case .unknownLetter, .severalLetters, .repeatedLetter, .unknownPart, .otherCount: true
    case .countOutOfRange, .dependsOnLearner, .draw, .duplicateCandidate, .malformedAnswer,
      .unknownPaper, .unknownProblem, .unknownSeat:
      false
    }
  }
}

extension PaperError: WordedError {
  package static var sentences: SentenceCatalog { paperSentences }

  package var wording: Wording {
    switch self {
    case .countOutOfRange(let count, let range):
      Wording(
        "error.countOutOfRange",
        [
          "count": .count(count), "first": .count(range.lowerBound),
          "last": .count(range.upperBound),
        ]
      )
    case .dependsOnLearner: "error.dependsOnLearner"
    case .draw(let error): Wording(error)
    case .duplicateCandidate: "error.duplicateCandidate"
    case .malformedAnswer: "error.malformedAnswer"
    case .unknownPaper(let code): Wording("error.unknownPaper", ["code": .text(code)])
    case .unknownProblem(let number, let last):
      Wording("error.unknownProblem", ["number": .count(number), "last": .count(last)])
    case .unknownLetter(let letter, let problem, let last):
      Wording(
        "error.unknownLetter",
        ["letter": .text(letter), "problem": .count(problem), "last": .text(last)]
      )
    case .severalLetters(let problem):
      Wording("error.severalLetters", ["problem": .count(problem)])
    case .repeatedLetter(let letter, let problem):
      Wording("error.repeatedLetter", ["letter": .text(letter), "problem": .count(problem)])
    case .unknownPart(let number, let problem, let last):
      Wording(
        "error.unknownPart",
        ["number": .count(number), "problem": .count(problem), "last": .count(last)]
      )
    case .unknownSeat: "error.unknownSeat"
    case .otherCount(let count, let problem, let expected):
      Wording(
        "error.otherCount",
        ["count": .count(count), "problem": .count(problem), "expected": .count(expected)]
      )
    }
  }
}
