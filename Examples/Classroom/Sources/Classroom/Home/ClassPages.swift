import Foundation
import Hummingbird
import QuizAnalytics
import Quizzes

/// What a teacher sees of the class: who did what, and how the problems work.
struct ClassPages: Sendable {
  let store: Store
  let pages: Pages
  let quizzes: Streams<QuizSession>

  func add(to routes: some RouterMethods<ClassroomContext>) {
    routes.get("/class") { _, context in try await page(for: context) }
    routes.get("/class/answers.csv") { _, _ in try await table() }
  }

  private struct Row: Sendable {
    let name: String
    let quizzes: Int
    let answers: Int
    let percent: String
    let last: String
  }

  private struct ItemRow: Sendable {
    let problem: String
    let prompt: String
    let count: Int
    let facility: String
    let meter: Int
    let discrimination: String
    let isWeak: Bool
  }

  private struct Class: Sendable {
    let rows: [Row]
    let items: [ItemRow]
    let hasItems: Bool
  }

  /// The answers of all learners, and the problems that they were asked.
  private func answers() async throws -> (log: AnswerLog, prompts: [Problem.ID: String]) {
    var log = AnswerLog()
    var prompts: [Problem.ID: String] = [:]
    for account in try store.accounts() {
      for head in try store.streams(of: account.id, kind: QuizPages.kind) {
        let session = try await quizzes.state(of: head.id)
        log.record(session, by: account.learner)
        for item in session.content.items {
          prompts[item.problem.id] = item.problem.prompt.plainText
        }
      }
    }
    return (log, prompts)
  }

  private func page(for context: ClassroomContext) async throws -> Response {
    let (log, prompts) = try await answers()
    let reports = Dictionary(log.studentReports().map { ($0.id, $0) }) { first, _ in first }
    let rows = try store.accounts().filter { $0.role == .learner }.map { account in
      let report = reports[account.learner]
      return Row(
        name: account.name,
        quizzes: log.sittings(of: account.learner).count,
        answers: report?.count ?? 0,
        percent: report.map { String(format: "%.0f %%", $0.mean * 100) } ?? "–",
        last: report.map { Days.text($0.latest, in: context.visitor.language) } ?? "–"
      )
    }
    let items = log.itemStatistics().map { item in
      ItemRow(
        problem: item.id.rawValue,
        prompt: prompts[item.id] ?? "",
        count: item.count,
        facility: String(format: "%.0f %%", item.facility * 100),
        meter: Int((item.facility * 100).rounded()),
        discrimination: item.discrimination.map { String(format: "%.2f", $0.value) } ?? "–",
        isWeak: (item.discrimination?.value ?? 1) < 0
      )
    }
    return pages.page(
      "class",
      title: "class",
      section: "class",
      showing: Class(rows: rows, items: items, hasItems: !items.isEmpty),
      to: context.visitor
    )
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
