// SPDX-License-Identifier: Apache-2.0
import Foundation
import Hummingbird
import QuizAnalytics
import Quizzes
import ReportCharts
import RichTextHTML

/// What a teacher sees of the class: who did what, and how the problems work.
struct ClassPages: Sendable {
  let store: Store
  let pages: Pages
  let quizzes: Streams<QuizSession>
  let records: Records
  /// The part of the points below which a learner is at risk.
  static let passMark = 0.5

  func add(to routes: some RouterMethods<ClassroomContext>) {
    routes.get("/class") { _, context in try await page(for: context) }
    routes.get("/class/answers.csv") { _, _ in try await table() }
    routes.get("/class/statements.json") { request, context in
      try await statements(request, context)
    }
    routes.get("/class/problems/:problem") { _, context in try await problem(for: context) }
  }

  private struct Row: Sendable {
    let name: String
    let quizzes: Int
    let answers: Int
    let percent: String
    let last: String
    let risk: String?
    let riskWord: String?
  }

  private struct ItemRow: Sendable {
    let problem: String
    let address: String
    let promptHTML: String
    let count: Int
    let facility: String
    let meter: Int
    let discrimination: String
    let isWeak: Bool
  }

  private struct Class: Sendable {
    let rows: [Row]
    let items: [ItemRow]
    let learnerPlot: String?
    let itemPlot: String?
    let passMark: Int
    let toGrade: Int
    let isWaiting: Bool
  }

  /// The answers of all learners, and the problems that they were asked.
  func answers() async throws -> (log: AnswerLog, problems: [Problem.ID: Problem]) {
    var log = AnswerLog()
    var problems: [Problem.ID: Problem] = [:]
    for account in try store.accounts() {
      for head in try store.streams(of: account.id, kind: QuizPages.kind) {
        let session = try await quizzes.state(of: head.id)
        log.record(session, by: account.learner)
        for item in session.content.items {
          problems[item.problem.id] = item.problem
        }
      }
    }
    return (log, problems)
  }

  private func page(for context: ClassroomContext) async throws -> Response {
    let (log, problems) = try await answers()
    let style = Style(pages.words(for: context.visitor), in: context.visitor.language)
    let reports = Dictionary(log.studentReports().map { ($0.id, $0) }) { first, _ in first }
    let learners = try store.accounts().filter { $0.role == .learner }
    let rows = learners.map { account in
      let report = reports[account.learner]
      let risk = report?.risk(below: Self.passMark)
      return Row(
        name: account.name,
        quizzes: log.sittings(of: account.learner).count,
        answers: report?.count ?? 0,
        percent: report.map { style.numbers.percent($0.mean) } ?? "–",
        last: report.map { Days.text($0.latest, in: context.visitor.language) } ?? "–",
        risk: risk.flatMap { $0 == .none ? nil : $0.rawValue },
        riskWord: risk.flatMap { style.words["risk.\($0.rawValue)"] }
      )
    }
    let statistics = log.itemStatistics()
    let toGrade = try await answersToGrade()
    let items = statistics.map { item in
      ItemRow(
        problem: item.id.rawValue,
        address: item.id.rawValue.escapedForAddress,
        promptHTML: problems[item.id]?.prompt.html ?? "",
        count: item.count,
        facility: style.numbers.percent(item.facility),
        meter: Int((item.facility * 100).rounded()),
        discrimination: item.discrimination.map { style.numbers.number($0.value) } ?? "–",
        // Of two answers a correlation says nothing; its interval knows that.
        isWeak: (item.discrimination?.interval?.upper ?? 1) < 0
      )
    }
    return pages.page(
      "class",
      title: "class",
      section: "class",
      showing: Class(
        rows: rows,
        items: items,
        learnerPlot: Self.plot(
          of: learners.compactMap { reports[$0.learner] },
          names: Dictionary(learners.map { ($0.learner, $0.name) }) { first, _ in first },
          passMark: Self.passMark,
          in: style
        ),
        itemPlot: Self.plot(of: statistics, in: style),
        passMark: Int(Self.passMark * 100),
        toGrade: toGrade,
        isWaiting: toGrade > 0
      ),
      to: context.visitor
    )
  }

  /// How many answers wait for a person.
  private func answersToGrade() async throws -> Int {
    var count = 0
    for head in try store.streams(of: QuizPages.kind) {
      count += try await quizzes.state(of: head.id).summary.pending.count
    }
    return count
  }

  /// Every answer as a row of a table.
  private func table() async throws -> Response {
    let records = try await answers().log.records
    let formatter = ISO8601DateFormatter()
    let rows = records.map { record in
      [
        record.learner.rawValue, record.quiz.rawValue, record.problem.rawValue,
        record.credit.description, record.seconds.map { String(format: "%.1f", $0) } ?? "",
        formatter.string(from: record.date),
      ]
      .map(Self.field).joined(separator: ",")
    }
    let text = (["learner,quiz,problem,credit,seconds,date"] + rows).joined(separator: "\r\n")
    return Response(
      status: .ok,
      headers: [
        .contentType: "text/csv; charset=utf-8",
        .contentDisposition: "attachment; filename=\"answers.csv\"",
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(string: text + "\r\n"))
    )
  }

  /// A field of the table; what a spreadsheet would take for a formula begins with an apostrophe.
  private static func field(_ text: String) -> String {
    let safe = text.first.map { "=+-@".contains($0) } == true ? "'" + text : text
    guard safe.contains(where: { ",\"\r\n".contains($0) }) else { return safe }
    return "\"" + safe.replacingOccurrences(of: "\"", with: "\"\"") + "\""
  }
}
