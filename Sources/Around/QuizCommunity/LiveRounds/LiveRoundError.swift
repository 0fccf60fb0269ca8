// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
public import Quizzes

/// Why a live round refuses a command, or why an event in its log has no effect.
public enum LiveRoundError: LogRefusal, Hashable {
  /// Only the host can do this.
  case notHost(Learner.ID)
  /// The host shows the questions and does not answer them.
  case hostCannotPlay
  /// The learner has not joined.
  case notPlayer(Learner.ID)
  /// The learner has joined already.
  case alreadyJoined(Learner.ID)
  /// The quiz does not have this problem.
  case unknownProblem(Problem.ID)
  /// The question was opened before.
  case alreadyOpened(Problem.ID)
  /// Another question is open.
  case questionIsOpen(Problem.ID)
  /// The question is not open.
  case questionIsNotOpen(Problem.ID)
  /// The time for the question was up, or the host had ended it.
  case timeIsUp(at: Date)
  /// The player has answered the question.
  case alreadyAnswered(Problem.ID)
  /// The answer cannot be graded, and costs nothing.
  case response(ResponseError)
  /// The round is over.
  case isFinished
  /// The log does not take the event.
  case log(LogError)
}

extension LiveRoundError: CustomStringConvertible {
  /// The reason, for developers.
  public var description: String {
    switch self {
    case .notHost(let learner): "\"\(learner)\" is not the host of the round"
    case .hostCannotPlay: "the host cannot play"
    case .notPlayer(let learner): "\"\(learner)\" has not joined the round"
    case .alreadyJoined(let learner): "\"\(learner)\" has joined the round already"
    case .unknownProblem(let problem): "there is no problem \"\(problem)\""
    case .alreadyOpened(let problem): "the question \"\(problem)\" was opened before"
    case .questionIsOpen(let problem): "the question \"\(problem)\" is still open"
    case .questionIsNotOpen(let problem): "the question \"\(problem)\" is not open"
    case .timeIsUp(let end):
      "the question ended at \(end.timeIntervalSince1970) (seconds since 1970)"
    case .alreadyAnswered(let problem): "the question \"\(problem)\" is answered already"
    case .response(let error): error.description
    case .isFinished: "the round is over"
    case .log(let error): "\(error)"
    }
  }

  /// Returns the text for the person whose action is refused: a whole sentence without identifiers.
  public func sentence(in phrasebook: Phrasebook) -> String {
    switch self {
    case .log(let error): error.sentence(in: phrasebook)
    case .response(let error): error.sentence(in: phrasebook)
    default: communitySentences(Sentence("live.\(key)"), in: phrasebook)
    }
  }

  private var key: String {
    switch self {
    case .notHost: "notHost"
    case .hostCannotPlay: "hostCannotPlay"
    case .notPlayer: "notPlayer"
    case .alreadyJoined: "alreadyJoined"
    case .unknownProblem: "unknownProblem"
    case .alreadyOpened: "alreadyOpened"
    case .questionIsOpen: "questionIsOpen"
    case .questionIsNotOpen: "questionIsNotOpen"
    case .timeIsUp: "timeIsUp"
    case .alreadyAnswered: "alreadyAnswered"
    case .isFinished, .response, .log: "finished"
    }
  }
}
