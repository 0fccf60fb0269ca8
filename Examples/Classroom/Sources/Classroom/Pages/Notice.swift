// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import Exercises
import Gamification
import HTTPTypes
import LearningDiary
import PinLabels
import QuizCommunity
import Quizzes

/// Why what was just asked for was not done, and the status of the page that says so.
struct Notice: Sendable {
  let text: String?
  let status: HTTPResponse.Status

  init(_ text: String?, _ status: HTTPResponse.Status = .unprocessableContent) {
    (self.text, self.status) = (text, status)
  }
}

extension Pages {
  /// What a page says about an error, if whoever asked can do something about it.
  ///
  /// - Throws: Any other error.
  func notice(of error: any Error, to visitor: Visitor) throws -> Notice {
    if case StreamError.movedOn = error {
      return Notice(words(for: visitor)["quiz.movedOn"], .conflict)
    }
    guard let refusal = error as? any PresentableError else { throw error }
    return Notice(refusal.sentence(in: visitor.phrasebook))
  }

  /// What a page says about a quiz that cannot be drawn.
  func notice(ofDrawing error: any Error, to visitor: Visitor) -> Notice {
    let reason = (error as? QuizGenerationError)?.sentence(in: visitor.phrasebook) ?? "\(error)"
    return Notice(words(for: visitor)["quiz.cannotBegin"].map { "\($0) \(reason)" })
  }
}
