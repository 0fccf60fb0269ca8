// SPDX-License-Identifier: Apache-2.0
import Foundation
import Hummingbird
import QuizAnalytics
import QuizCommunity
import Quizzes
import ReportCharts

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
  /// The fewest answers of which a correlation says something: of two it is always 1 or −1.
  static let fewestAnswers = 15

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
    /// The title of the bank that it is in; nil once that was deleted.
    let bank: String?
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
        named.sorted {
          ($0.reliableDiscrimination?.value ?? 2) < ($1.reliableDiscrimination?.value ?? 2)
        }
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
    let titles = Dictionary(try store.shelf(of: "bank").map { ($0.id, $0.title) }) { one, _ in one }
    let items = statistics.map { item in
      ItemRow(
        problem: Self.label(of: item.id),
        address: item.id.rawValue.escapedForAddress,
        prompt: Self.excerpt(problems[item.id]?.prompt.plainText ?? Self.label(of: item.id)),
        bank: BankMedia.item(of: item.id).flatMap { titles[$0] },
        count: item.count,
        facility: style.numbers.percent(item.facility),
        meter: Int((item.facility * 100).rounded()),
        discrimination: item.reliableDiscrimination.map { style.numbers.number($0.value) } ?? "–",
        isWeak: (item.reliableDiscrimination?.interval?.upper ?? 1) < 0
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
      for (head, answers) in try await histories.rows(of: account) {
        rows += answers.map { $0.line(of: account, in: head, words: words) }
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
          let row = AnswerRow(
            record,
            to: item,
            in: head,
            response: record.responses.last,
            earned: try? record.credit * item.problem.points
          )
          rows.append(row.line(of: account, in: head, words: words))
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

  /// A field of the table; what a spreadsheet would take for a formula begins with an apostrophe.
  private static func field(_ text: String) -> String {
    let safe = text.first.map { "=+-@".contains($0) } == true ? "'" + text : text
    guard safe.contains(where: { ",\"\r\n".contains($0) }) else { return safe }
    return "\"" + safe.replacingOccurrences(of: "\"", with: "\"\"") + "\""
  }
}

extension ItemStatistics {
  /// The discrimination; nil where there are too few answers for it to say something.
  var reliableDiscrimination: Correlation? {
    count < ClassPages.fewestAnswers ? nil : discrimination
  }
}

extension ItemStatistics.Option {
  /// The correlation with the rest; nil where the option was shown too rarely.
  var reliableCorrelation: ItemStatistics.Correlation? {
    shown < ClassPages.fewestAnswers ? nil : restCorrelation
  }
}
