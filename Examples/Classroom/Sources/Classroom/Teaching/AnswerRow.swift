// SPDX-License-Identifier: Apache-2.0
import Foundation
import QuizCommunity
import Quizzes
import RichTextHTML

/// An answer as a row of the table of all answers, without what can change later: the name of the person
/// and the title of the quiz.
struct AnswerRow: Codable, Sendable {
  /// The rows of a finished quiz, as they are kept.
  struct Kept: Codable, Sendable {
    /// Rows of programs that wrote others are made anew.
    static let version = 1

    let version: Int
    let rows: [AnswerRow]
  }

  let set: String
  let problem: Problem.ID
  /// The text, the response, the right answer, the points earned and possible, the percent, the seconds
  /// and the date.
  let cells: [String]
  /// Whether it counts, and what was decided about it.
  var counts = true
  var decision = ""

  init(
    _ record: AnswerLog.Record,
    to item: Quiz.Item,
    in head: StreamHead,
    response: QuizResponse?,
    earned: Fraction?
  ) {
    set = item.setTitle
    problem = head.name(of: item.problem.id)
    cells = [
      item.problem.prompt.plainText, Self.text(response, to: item),
      Self.text(item.problem.correctAnswer, to: item), earned.map(Self.number) ?? "",
      Self.number(item.problem.points), "\((try? record.credit.percent()) ?? 0)",
      record.seconds.map { String(format: "%.1f", $0) } ?? "",
      ISO8601DateFormatter().string(from: record.date),
    ]
  }

  /// The answers of a quiz.
  static func all(
    of session: QuizSession,
    in head: StreamHead,
    by account: Account
  ) -> [AnswerRow] {
    let log = head.answers(in: session, by: account)
    // What was taken out is in the table as well: it says so.
    let answers = log.records + log.withdrawnRecords
    let results = Dictionary(session.summary.results.map { ($0.id, $0) }) { one, _ in one }
    return session.content.items.compactMap { item -> AnswerRow? in
      let name = head.name(of: item.problem.id)
      guard let record = answers.first(where: { $0.problem == name }) else { return nil }
      let result = results[item.problem.id]
      var row = AnswerRow(
        record,
        to: item,
        in: head,
        response: result?.response,
        earned: result?.earned
      )
      row.counts = result?.ruling?.outcome != .doesNotCount
      row.decision = result?.ruling?.reason ?? result?.enteredGrade?.comment ?? ""
      return row
    }
  }

  /// All cells of the row, in the words of the pages.
  func line(of account: Account, in head: StreamHead, words: [String: String]) -> [String] {
    [account.name, head.title, set, ClassPages.label(of: problem)] + cells
      + [account.id, head.id, problem.rawValue]
      + [words[counts ? "table.yes" : "table.no"] ?? "", decision]
  }

  /// A response in words without markup.
  private static func text(_ response: QuizResponse?, to item: Quiz.Item) -> String {
    guard let html = response?.html(for: item) else { return "" }
    return html.replacing(/<br>/, with: "; ").replacing(/<[^>]*>/, with: "")
      .replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
      .replacingOccurrences(of: "&quot;", with: "\"").replacingOccurrences(of: "&#39;", with: "'")
      .replacingOccurrences(of: "&amp;", with: "&")
  }

  /// A number as programs read it.
  private static func number(_ fraction: Fraction) -> String {
    fraction.isInteger
      ? "\(fraction.numerator)"
      : "\((Double(fraction.numerator) / Double(fraction.denominator) * 100).rounded() / 100)"
  }
}
