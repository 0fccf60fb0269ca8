// SPDX-License-Identifier: Apache-2.0
import Foundation
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
  let records: [AnswerLog.Record]

  private enum Key: String, CodingKey {
    case learner, session
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    guard container.contains(.session) else {
      records = [try AnswerLog.Record(from: decoder)]
      return
    }
    let learner = try container.decode(Learner.ID.self, forKey: .learner)
    var log = AnswerLog()
    log.record(try container.decode(QuizSession.self, forKey: .session), by: learner)
    records = log.records
  }
}
