// SPDX-License-Identifier: Apache-2.0
import Foundation
import Hummingbird
import QuizAnalytics
import QuizCommunity
import Quizzes
import ReportCharts
import RichTextHTML

/// What a teacher sees of the class: who did what, and how the problems work.
struct ClassPages: Sendable {
  let store: Store
  let pages: Pages
  let quizzes: Streams<QuizSession>
  let records: Records
  let histories: Histories
  let rounds: Streams<LiveRound>
  let banks: Banks
  let corrections: AmendingPages
  /// The part of the points below which a learner is at risk.
  static let passMark = 0.5

  func add(to routes: some RouterMethods<ClassroomContext>) {
    routes.get("/class") { request, context in
      let order = request.uri.queryParameters["sort"].flatMap { Order(rawValue: String($0)) }
      return try await page(
        within: Self.weeks(of: request),
        by: order ?? .prompt,
        for: context
      )
    }
    routes.get("/class/answers.csv") { _, context in try await table(for: context) }
    routes.get("/class/statements.json") { _, context in try await statements(for: context) }
    routes.get("/class/problems/:problem") { request, context in
      let asked = try context.parameters.require("problem")
      let id = Problem.ID(asked.removingPercentEncoding ?? asked)
      return try await BankMedia.$item.withValue(BankMedia.item(of: id)) {
        try await problem(id, within: Self.weeks(of: request), for: context)
      }
    }
  }

  private struct Row: Sendable {
    let id: String
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
    /// The text, without markup: it is a link.
    let prompt: String
    let count: Int
    let facility: String
    let meter: Int
    let discrimination: String
    let isWeak: Bool
  }

  /// How the table of problems is sorted: by a link in the head of each column.
  enum Order: String, CaseIterable, Sendable {
    case prompt
    case answers
    /// The hardest first.
    case facility
    /// Those first that tell learners apart the worst.
    case discrimination

    /// The problems in this order; what is not known comes last, and equals by their texts.
    func sorted(
      _ items: [ItemStatistics],
      prompts: [Problem.ID: String]
    ) -> [ItemStatistics] {
      let named = items.sorted {
        let (one, other) = (prompts[$0.id] ?? "", prompts[$1.id] ?? "")
        let order = one.compare(other, options: [.caseInsensitive, .numeric])
        return order == .orderedSame ? $0.id < $1.id : order == .orderedAscending
      }
      // Sorting is stable.
      return switch self {
      case .prompt: named
      case .answers: named.sorted { $0.count > $1.count }
      case .facility: named.sorted { $0.facility < $1.facility }
      case .discrimination:
        named.sorted { ($0.discrimination?.value ?? 2) < ($1.discrimination?.value ?? 2) }
      }
    }
  }

  /// The head of a column, by which the table can be sorted.
  private struct Column: Sendable {
    let text: String
    let order: String
    let isNumber: Bool
    /// The direction in the words of ARIA, where the table is sorted by it.
    let direction: String?
  }

  private struct Class: Sendable {
    let rows: [Row]
    let columns: [Column]
    let items: [ItemRow]
    let learnerPlot: String?
    let itemPlot: String?
    let passMark: Int
    let weeks: Int
    let spans: [ProblemView.Choice]
    let toGrade: Int
    let isWaiting: Bool
  }

  /// How far back a report looks, in weeks.
  static let spans = [4, 12, 52]

  /// The answers of all learners within some weeks, and the problems that they were asked.
  func answers(
    within weeks: Int
  ) async throws -> (log: AnswerLog, problems: [Problem.ID: Problem]) {
    let since = Date() - Double(weeks) * 7 * 86_400
    var records: [AnswerLog.Record] = []
    for account in try store.accounts() {
      records += try await histories.history(of: account).answers.records.reversed()
        .prefix { $0.date >= since }
    }
    var log = AnswerLog(records)
    // What was answered in live rounds tells as much of the problems.
    let known = Set(try store.accounts().map(\.learner))
    for head in try store.streams(of: RoundPages.kind) {
      guard let round = try await rounds.readable(at: head.id) else { continue }
      let now = max(Date(), round.lastEvent?.recordedAt ?? .distantPast)
      let answers = round.quizResults(at: now).filter { known.contains($0.learner) }
        .flatMap(\.answers)
      log.merge(AnswerLog(answers.filter { $0.date >= since }))
    }
    var problems: [Problem.ID: Problem] = [:]
    for item in try store.shelf(of: "bank") {
      for problem in try await banks.bank(of: item.id)?.allProblems ?? [] {
        problems[problem.id] = problem
      }
    }
    // What is not on the shelf any more, and what was made of a template, is in the quizzes.
    let missing = Set(log.records.lazy.map(\.problem).filter { problems[$0] == nil })
    guard !missing.isEmpty else { return (log, problems) }
    for account in try store.accounts() {
      for entry in try await histories.history(of: account).entries
      where entry.digest.answers.records.contains(where: { missing.contains($0.problem) }) {
        for item in try await quizzes.readable(at: entry.head.id)?.content.items ?? [] {
          let name = entry.head.name(of: item.problem.id)
          if missing.contains(name) { problems[name] = item.problem }
        }
      }
    }
    return (log, problems)
  }

  /// The weeks that an address asks for.
  static func weeks(of request: Request) -> Int {
    let asked = request.uri.queryParameters["weeks"].flatMap { Int($0) }
    return asked.flatMap { spans.contains($0) ? $0 : nil } ?? spans[1]
  }

  private func page(
    within weeks: Int,
    by order: Order,
    for context: ClassroomContext
  ) async throws -> Response {
    let (log, problems) = try await answers(within: weeks)
    let style = Style(pages.words(for: context.visitor), in: context.visitor.language)
    let reports = Dictionary(log.studentReports().map { ($0.id, $0) }) { first, _ in first }
    let learners = try store.accounts().filter { $0.role == .learner }
    let rows = learners.map { account in
      let report = reports[account.learner]
      let risk = report?.risk(below: Self.passMark)
      return Row(
        id: account.id.escapedForAddress,
        name: account.name,
        quizzes: log.sittings(of: account.learner).count,
        answers: report?.count ?? 0,
        percent: report.map { style.numbers.percent($0.mean) } ?? "–",
        last: report.map { Days.text($0.latest, in: context.visitor.language) } ?? "–",
        risk: risk.flatMap { $0 == .none ? nil : $0.rawValue },
        riskWord: risk.flatMap { style.words["risk.\($0.rawValue)"] }
      )
    }
    let statistics = order.sorted(
      log.itemStatistics(),
      prompts: problems.mapValues(\.prompt.plainText)
    )
    let toGrade = try await answersToGrade()
    let items = statistics.map { item in
      ItemRow(
        problem: Self.label(of: item.id),
        address: item.id.rawValue.escapedForAddress,
        prompt: Self.excerpt(problems[item.id]?.prompt.plainText ?? Self.label(of: item.id)),
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
        columns: Order.allCases.map { column in
          let key: String =
            switch column {
            case .prompt: "problem"
            case .answers: "answers"
            case .facility: "facility"
            case .discrimination: "discrimination"
            }
          return Column(
            text: style.words[key] ?? key,
            order: column.rawValue,
            isNumber: column == .answers || column == .discrimination,
            direction: column != order ? nil : column == .answers ? "descending" : "ascending"
          )
        },
        items: items,
        learnerPlot: Self.plot(
          of: learners.compactMap { reports[$0.learner] },
          names: Dictionary(learners.map { ($0.learner, $0.name) }) { first, _ in first },
          passMark: Self.passMark,
          in: style
        ),
        itemPlot: Self.plot(of: statistics, in: style),
        passMark: Int(Self.passMark * 100),
        weeks: weeks,
        spans: Self.spans.map {
          ProblemView.Choice(
            id: "\($0)",
            text: style.words["span.\($0)"] ?? "\($0)",
            isSelected: $0 == weeks
          )
        },
        toGrade: toGrade,
        isWaiting: toGrade > 0
      ),
      to: context.visitor
    )
  }

  /// The beginning of a text that is too long for a table.
  private static func excerpt(_ text: String) -> String {
    text.count > 120 ? text.prefix(119) + "…" : text
  }

  /// How many answers wait for a person.
  private func answersToGrade() async throws -> Int {
    var count = 0
    for account in try store.accounts() {
      count += try await histories.history(of: account).entries.reduce(0) { $0 + $1.digest.pending }
    }
    return count
  }

  /// What a problem is called beside its prompt: its name without that of its bank.
  static func label(of problem: Problem.ID) -> String {
    problem.rawValue.firstIndex(of: "/").map { name in
      String(problem.rawValue[problem.rawValue.index(after: name)...])
    } ?? problem.rawValue
  }

  /// Every answer as a row of a table: who, to what, in words, and what it earned.
  private func table(for context: ClassroomContext) async throws -> Response {
    let words = pages.words(for: context.visitor)
    let columns = [
      "table.name", "table.quiz", "table.set", "table.problem", "table.prompt", "table.response",
      "table.correct", "table.earned", "table.possible", "table.percent", "table.seconds",
      "table.date", "table.learnerID", "table.quizID", "table.problemID", "table.counts",
      "table.decision",
    ]
    var rows = [columns.map { words[$0] ?? $0 }]
    for account in try store.accounts() {
      for head in try store.streams(of: account.id, kind: QuizPages.kind) {
        guard let session = try await quizzes.readable(at: head.id) else { continue }
        let log = head.answers(in: session, by: account)
        // What was taken out is in the table as well: it says so.
        let answers = log.records + log.withdrawnRecords
        let results = Dictionary(session.summary.results.map { ($0.id, $0) }) { one, _ in one }
        for item in session.content.items {
          let name = head.name(of: item.problem.id)
          guard let record = answers.first(where: { $0.problem == name }) else { continue }
          let result = results[item.problem.id]
          rows.append(
            Self.row(
              of: account,
              in: head,
              record,
              to: item,
              response: result?.response,
              earned: result?.earned
            ) + [
              words[result?.ruling?.outcome == .doesNotCount ? "table.no" : "table.yes"] ?? "",
              result?.ruling?.reason ?? result?.enteredGrade?.comment ?? "",
            ]
          )
        }
      }
    }
    let accounts = Dictionary(try store.accounts().map { ($0.learner, $0) }) { first, _ in first }
    for head in try store.streams(of: RoundPages.kind) {
      guard let round = try await rounds.readable(at: head.id) else { continue }
      let items = round.content.quiz.items
      let now = max(Date(), round.lastEvent?.recordedAt ?? .distantPast)
      for result in round.quizResults(at: now) {
        guard let account = accounts[result.learner] else { continue }
        for record in result.answers {
          guard let item = items.first(where: { $0.problem.id == record.problem }) else { continue }
          let row = Self.row(
            of: account,
            in: head,
            record,
            to: item,
            response: record.responses.last,
            earned: try? record.credit * item.problem.points
          )
          rows.append(row + [words["table.yes"] ?? "", ""])
        }
      }
    }
    let text = rows.map { $0.map(Self.field).joined(separator: ",") }.joined(separator: "\r\n")
    return Response(
      status: .ok,
      headers: [
        .contentType: "text/csv; charset=utf-8",
        .contentDisposition: "attachment; filename=\"answers.csv\"",
      ],
      // Spreadsheets take a table without the mark for one in an older encoding.
      body: ResponseBody(byteBuffer: ByteBuffer(string: "\u{FEFF}" + text + "\r\n"))
    )
  }

  /// The cells of an answer up to what was decided about it.
  private static func row(
    of account: Account,
    in head: StreamHead,
    _ record: AnswerLog.Record,
    to item: Quiz.Item,
    response: QuizResponse?,
    earned: Fraction?
  ) -> [String] {
    let name = head.name(of: item.problem.id)
    return [
      account.name, head.title, item.setTitle, label(of: name), item.problem.prompt.plainText,
      text(response, to: item), text(item.problem.correctAnswer, to: item),
      earned.map(number) ?? "", number(item.problem.points),
      "\((try? record.credit.percent()) ?? 0)",
      record.seconds.map { String(format: "%.1f", $0) } ?? "",
      ISO8601DateFormatter().string(from: record.date), account.id, head.id, name.rawValue,
    ]
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

  /// A field of the table; what a spreadsheet would take for a formula begins with an apostrophe.
  private static func field(_ text: String) -> String {
    let safe = text.first.map { "=+-@".contains($0) } == true ? "'" + text : text
    guard safe.contains(where: { ",\"\r\n".contains($0) }) else { return safe }
    return "\"" + safe.replacingOccurrences(of: "\"", with: "\"\"") + "\""
  }
}
