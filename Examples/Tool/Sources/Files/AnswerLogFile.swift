// SPDX-License-Identifier: Apache-2.0
import Foundation
import QuizAnalytics
import Quizzes

/// A file with what learners answered: an answer or a session a line, or a whole log in JSON.
struct AnswerLogFile {
  let path: String

  /// Reads the log.
  ///
  /// - Throws: A failure that names the first line that is neither an answer nor a session.
  func load() throws(Failure) -> AnswerLog {
    let data = try InputFile(path: path).read()
    let start = data.first { !Unicode.Scalar($0).properties.isWhitespace }
    guard start != UInt8(ascii: "[") else { return try ContentFile(path: path).load(from: data) }
    let lines = try LinesFile(path: path).numberedLines(AnswerLogLine.self, in: data)
    return AnswerLog(lines.flatMap(\.content.records))
  }
}

/// A line of a log: an answer or a session.
struct AnswerLogLine: Decodable {
  /// The records, those of withdrawn answers among them.
  let records: [AnswerLog.Record]
  /// What the problems of a session are worth.
  let points: [Problem.ID: Fraction]
  /// The quiz of a session, or nil for an answer.
  let quiz: Quiz.ID?
  /// The title of that quiz, where it has one.
  let title: String?

  private enum Key: String, CodingKey {
    case learner, session
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    guard container.contains(.session) else {
      self.init(AnswerLog([try AnswerLog.Record(from: decoder)]))
      return
    }
    let learner = try container.decode(Learner.ID.self, forKey: .learner)
    self.init(try container.decode(QuizSession.self, forKey: .session), by: learner)
  }

  init(_ log: AnswerLog) {
    (records, points, quiz, title) = (log.allRecords, [:], nil, nil)
  }

  init(_ session: QuizSession, by learner: Learner.ID) {
    var log = AnswerLog()
    log.record(session, by: learner)
    (records, points) = (log.allRecords, session.content.pointsByProblem)
    (quiz, title) = (session.content.id, session.content.title)
  }
}
