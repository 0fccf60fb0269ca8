// SPDX-License-Identifier: Apache-2.0
import Foundation
import Hummingbird
import Quizzes

/// Setting quizzes for the class, and how everybody stands in them.
struct AssignmentPages: Sendable {
  let store: Store
  let banks: Banks
  let pages: Pages
  let quizzes: Streams<QuizSession>
  let histories: Histories

  func add(to routes: some RouterMethods<ClassroomContext>) {
    routes.get("/class/assignments") { _, context in try await page(for: context) }
    routes.post("/class/assignments") { request, context in try await set(request, context) }
    routes.get("/class/assignments/:assignment/results") { _, context in
      try await results(for: context)
    }
    routes.post("/class/assignments/:assignment/:command") { _, context in
      try command(for: context)
    }
  }

  /// Adds the routes of learners.
  func addOpen(to routes: some RouterMethods<ClassroomContext>) {
    routes.post("/assignments/:assignment/start") { _, context in try await start(for: context) }
    routes.get("/assignments/:assignment/start") { _, _ -> Response in
      .redirect(to: "/quizzes", type: .normal)
    }
  }

  // MARK: For teachers

  private struct Mark: Sendable {
    let text: String
    let isMissing: Bool
    /// Whether a person decided what an answer or a problem counts for.
    var isCorrected = false
  }

  private struct Row: Sendable {
    let id: String
    let name: String
    let marks: [Mark]
  }

  private struct Listed: Sendable {
    let id: String
    let title: String
    let text: String
    let until: String
    let isOpen: Bool
    let isTest: Bool
    let done: String
    /// What papers with the same questions are drawn from.
    let bank: String
    let count: Int
    /// The title in an address.
    let address: String
    /// The groups that it is set for, if it is set for some.
    let teams: String?
  }

  private struct Shown: Sendable {
    let assignments: [Listed]
    let columns: [String]
    let rows: [Row]
    let hasRows: Bool
    let banks: [ProblemView.Choice]
    let learners: [ProblemView.Choice]
    let teams: [ProblemView.Choice]
    let hasTeams: Bool
    let soon: String
    let draft: Form?
  }

  private struct Form: Decodable, Sendable {
    let title: String?
    let bank: String?
    let count: Int?
    let tries: Int?
    let minutes: String?
    let until: String?
    let test: String?
    let later: String?
    let learners: [String]?
    let teams: [String]?
  }

  private func page(
    for context: ClassroomContext,
    draft: Form? = nil,
    notice: Notice? = nil
  ) async throws -> Response {
    let (now, words, language) = (
      Date(), pages.words(for: context.visitor), context.visitor.language
    )
    let assignments = try store.assignments()
    let learners = try store.accounts().filter { $0.role == .learner }
    let members = try store.teamMembers()
    let teams = try store.teams()
    func isSet(_ assignment: Assignment, for learner: Account) -> Bool {
      assignment.isSet(
        for: learner,
        in: Set(members.filter { $0.value.contains(learner.id) }.keys)
      )
    }
    var done: [String: Int] = [:]
    var rows: [Row] = []
    let scale = try SchoolMarks(of: store)
    for learner in learners {
      let entries = try await histories.history(of: learner).entries
      rows.append(
        Row(
          id: learner.id.escapedForAddress,
          name: learner.name,
          marks: assignments.map { assignment in
            guard isSet(assignment, for: learner) else { return Mark(text: "", isMissing: false) }
            let played = entries.filter { $0.head.assignment == assignment.id }
            let finished = played.filter(\.digest.isFinished).map(\.digest)
            let worth = finished.filter(\.isWorthSomething)
            let best = (worth.isEmpty ? finished : worth).max { $0.share < $1.share }
            if best != nil { done[assignment.id, default: 0] += 1 }
            let mark = best.flatMap { scale?.mark(for: $0.share, in: language) }
            var text = played.isEmpty ? "–" : words["begun"] ?? ""
            if let best {
              let percent = "\(best.percent) %"
              text = worth.isEmpty ? "–" : mark.map { "\(percent) · \($0)" } ?? percent
            }
            return Mark(
              text: text,
              isMissing: best == nil && assignment.until < now,
              isCorrected: finished.contains { $0.share == best?.share && $0.corrected > 0 }
            )
          }
        )
      )
    }
    return pages.page(
      "assignments",
      title: "assignments",
      section: "class",
      showing: Shown(
        assignments: assignments.map { assignment in
          Listed(
            id: assignment.id,
            title: assignment.title,
            text: Self.text(of: assignment, words),
            until: Days.end(assignment.until, in: language),
            isOpen: assignment.until > now,
            isTest: assignment.isTest,
            done:
              "\(done[assignment.id] ?? 0) / \(learners.count(where: { isSet(assignment, for: $0) }))",
            bank: assignment.bank.escapedForAddress,
            count: assignment.count,
            address: assignment.title.escapedForAddress,
            teams: assignment.teams.map { set in
              teams.filter { set.contains($0.id) }.map(\.title).joined(separator: ", ")
            }
          )
        },
        columns: assignments.map(\.title),
        rows: rows,
        hasRows: !assignments.isEmpty && !rows.isEmpty,
        banks: try store.library(of: "bank").map {
          ProblemView.Choice(id: $0.id, text: $0.title, isSelected: $0.id == draft?.bank)
        },
        learners: learners.map {
          ProblemView.Choice(
            id: $0.id,
            text: $0.name,
            isSelected: draft?.learners?.contains($0.id) == true
          )
        },
        teams: teams.map {
          ProblemView.Choice(
            id: $0.id,
            text: $0.title,
            isSelected: draft?.teams?.contains($0.id) == true
          )
        },
        hasTeams: !teams.isEmpty,
        soon: Self.written(now + 7 * 86_400),
        draft: draft
      ),
      to: context.visitor,
      notice: notice
    )
  }

  // MARK: Results of one, to be printed

  private struct Result: Sendable {
    let name: String
    let score: String
    let percent: String
    /// The mark of the school, if it has some.
    let mark: String?
    let date: String
    let isCorrected: Bool
  }

  private struct Results: Sendable {
    let hasMarks: Bool
    let text: String
    let until: String
    let rows: [Result]
    let hasCorrected: Bool
  }

  /// The best result of everybody, as a list that can be printed.
  private func results(for context: ClassroomContext) async throws -> Response {
    guard let assignment = try store.assignment(try context.parameters.require("assignment"))
    else { throw HTTPError(.notFound) }
    let language = context.visitor.language
    let scale = try SchoolMarks(of: store)
    var rows: [Result] = []
    for learner in try store.accounts()
    where try assignment.isSet(for: learner, in: store.teams(of: learner.id)) {
      let finished = try await histories.history(of: learner).entries
        .filter { $0.head.assignment == assignment.id && $0.digest.isFinished }
      let best = finished.max { $0.digest.share < $1.digest.share }
      var session: QuizSession?
      if let best { session = try await quizzes.readable(at: best.head.id) }
      rows.append(
        Result(
          name: learner.name,
          score: session?.score.plain(in: language) ?? "–",
          percent: best.flatMap {
            $0.digest.isWorthSomething ? "\($0.digest.percent) %" : nil
          } ?? "–",
          mark: scale.map { scale in
            best.flatMap {
              $0.digest.isWorthSomething ? scale.mark(for: $0.digest.share, in: language) : nil
            } ?? "–"
          },
          date: session?.finishedAt.map { Days.text($0, in: language) } ?? "–",
          isCorrected: (best?.digest.corrected ?? 0) > 0
        )
      )
    }
    return pages.page(
      "results",
      title: assignment.title,
      section: "class",
      showing: Results(
        hasMarks: scale != nil,
        text: Self.text(of: assignment, pages.words(for: context.visitor)),
        until: Days.end(assignment.until, in: language),
        rows: rows,
        hasCorrected: rows.contains(where: \.isCorrected)
      ),
      to: context.visitor
    )
  }

  /// The figures of an assignment in a line.
  static func text(of assignment: Assignment, _ words: [String: String]) -> String {
    [
      "\(words["problems"] ?? ""): \(assignment.count)",
      "\(words["tries"] ?? ""): \(assignment.tries)",
      assignment.minutes.map { "\(words["minutes"] ?? ""): \($0)" },
    ]
    .compactMap(\.self).joined(separator: " · ")
  }

  /// A moment as a field for it has it, in the zone of the class.
  private static func written(_ date: Date) -> String {
    let parts = Calendar.current.dateComponents(
      [.year, .month, .day, .hour, .minute],
      from: date
    )
    func two(_ part: Int?) -> String { String(format: "%02d", part ?? 0) }
    return "\(parts.year ?? 0)-\(two(parts.month))-\(two(parts.day))"
      + "T\(two(parts.hour)):\(two(parts.minute))"
  }

  /// The moment that a field for it has; nil for what is none.
  static func date(_ text: String) -> Date? {
    guard let match = text.wholeMatch(of: /(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(:\d\d)?/) else {
      return nil
    }
    let parts = [match.1, match.2, match.3, match.4, match.5].compactMap { Int($0) }
    let components = DateComponents(
      year: parts[0],
      month: parts[1],
      day: parts[2],
      hour: parts[3],
      minute: parts[4]
    )
    guard let date = Calendar.current.date(from: components), date < Date() + 3_660 * 86_400 else {
      return nil
    }
    return date
  }

  private func set(_ request: Request, _ context: ClassroomContext) async throws -> Response {
    let form = try await request.decode(as: Form.self, context: context)
    let words = pages.words(for: context.visitor)
    guard let bank = try form.bank.flatMap({ try store.item($0) }), bank.kind == "bank" else {
      return try await page(for: context, draft: form, notice: Notice(words["assign.noBank"]))
    }
    guard let until = form.until.flatMap(Self.date), until > Date() else {
      return try await page(for: context, draft: form, notice: Notice(words["assign.noDate"]))
    }
    let minutes = form.minutes.flatMap { $0.isEmpty ? nil : $0 }
    guard let count = form.count, Assignment.countRange.contains(count), let tries = form.tries,
      Assignment.triesRange.contains(tries),
      minutes.map({ Int($0).map(Assignment.minutesRange.contains) ?? false }) != false
    else {
      return try await page(for: context, draft: form, notice: Notice(words["rules.outside"]))
    }
    let known = Set(try store.accounts().filter { $0.role == .learner }.map(\.id))
    let chosen = (form.learners ?? []).filter(known.contains)
    let teams = try store.teams().map(\.id).filter { form.teams?.contains($0) == true }
    let title = (form.title ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    try store.save(
      Assignment(
        id: Secrets.token(),
        title: title.isEmpty ? bank.title : title,
        bank: bank.id,
        count: count,
        tries: tries,
        minutes: minutes.flatMap { Int($0) },
        until: until,
        isTest: form.test != nil,
        isReviewedLater: form.later != nil,
        learners: chosen.isEmpty ? nil : chosen,
        teams: teams.isEmpty ? nil : teams
      )
    )
    return .redirect(to: "/class/assignments", type: .normal)
  }

  private func command(for context: ClassroomContext) throws -> Response {
    guard var assignment = try store.assignment(try context.parameters.require("assignment"))
    else { throw HTTPError(.notFound) }
    switch try context.parameters.require("command") {
    case "end":
      assignment.until = min(assignment.until, Date())
      try store.save(assignment)
    case "delete": try store.delete(assignment)
    default: throw HTTPError(.notFound)
    }
    return .redirect(to: "/class/assignments", type: .normal)
  }

  // MARK: For learners

  /// An assignment as a learner sees it.
  struct Due: Sendable {
    let id: String
    let title: String
    let text: String
    let until: String
    let isTest: Bool
    /// The quiz to go on with, if one was begun.
    let going: String?
    let canStart: Bool
  }

  /// What is set for an account and not over.
  func due(for context: ClassroomContext) async throws -> [Due] {
    let account = try context.account
    let (now, words) = (Date(), pages.words(for: context.visitor))
    let teams = try store.teams(of: account.id)
    let open = try store.assignments().filter {
      $0.until > now && $0.isSet(for: account, in: teams)
    }
    guard !open.isEmpty else { return [] }
    let entries = try await histories.history(of: account).entries
    return open.reversed().compactMap { assignment in
      let played = entries.filter { $0.head.assignment == assignment.id }
      let going = played.first { !$0.digest.isFinished }
      let left = assignment.tries - played.count
      guard left > 0 || going != nil else { return nil }
      return Due(
        id: assignment.id,
        title: assignment.title,
        text: Self.text(of: assignment, words),
        until: Days.end(assignment.until, in: context.visitor.language),
        isTest: assignment.isTest,
        going: going?.head.id,
        canStart: going == nil && left > 0
      )
    }
  }

  private func start(for context: ClassroomContext) async throws -> Response {
    let (account, now) = (try context.account, Date())
    guard let assignment = try store.assignment(try context.parameters.require("assignment")),
      try assignment.isSet(for: account, in: store.teams(of: account.id))
    else { throw HTTPError(.notFound) }
    let played = try await histories.history(of: account).entries
      .filter { $0.head.assignment == assignment.id }
    if let going = played.first(where: { !$0.digest.isFinished }) {
      return .redirect(to: "/quizzes/\(going.head.id)", type: .normal)
    }
    guard assignment.until > now, played.count < assignment.tries,
      let bank = try await banks.bank(of: assignment.bank)
    else { throw HTTPError(.forbidden) }
    let id = Secrets.token()
    var generator = SeededGenerator(seed: UInt64.random(in: .min ... .max))
    let quiz = try Quiz(
      from: bank,
      Blueprint(count: assignment.count) { $0.shortage = .shorten },
      rules: try assignment.rules,
      id: Quiz.ID(id),
      title: assignment.title,
      using: &generator
    )
    var session = QuizSession(quiz)
    try session.start(at: now)
    try await quizzes.begin(
      id,
      title: assignment.title,
      owner: account.id,
      with: session,
      at: now,
      for: assignment.id
    )
    return .redirect(to: "/quizzes/\(id)", type: .normal)
  }
}
