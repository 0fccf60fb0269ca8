// SPDX-License-Identifier: Apache-2.0
import Foundation
import Hummingbird
import Quizzes
import RichTextHTML

/// Correcting a problem for all: first what it changes for whom, then the correction itself, which can
/// be taken back.
struct AmendingPages: Sendable {
  let store: Store
  let banks: Banks
  let pages: Pages
  let amending: Amending

  func add(to routes: some RouterMethods<ClassroomContext>) {
    routes.get("/class/corrections") { _, context in try await list(for: context) }
    routes.post("/class/corrections/:correction/withdraw") { request, context in
      try await withdraw(request, context)
    }
    routes.post("/class/problems/:problem/correct") { request, context in
      try await correct(request, context)
    }
    routes.get("/class/corrections/:correction/withdraw") { _, _ -> Response in
      .redirect(to: "/class/corrections", type: .normal)
    }
    routes.get("/class/problems/:problem/correct") { _, context -> Response in
      let problem = try context.parameters.require("problem")
      return .redirect(to: "/class/problems/\(problem)", type: .normal)
    }
  }

  // MARK: What was corrected

  /// A correction as a page shows it.
  struct Listed: Sendable {
    let id: String
    let address: String
    let problem: String
    let promptHTML: String
    let text: String
    let reason: String
    let author: String
    let date: String
    /// Whether it holds, and can be taken back.
    let isInForce: Bool
  }

  /// The corrections of a problem, or of all, the latest first; with those that were taken back.
  func listed(of problem: Problem.ID? = nil, for visitor: Visitor) async throws -> [Listed] {
    let words = pages.words(for: visitor)
    let names = Dictionary(try store.accounts().map { ($0.id, $0.name) }) { first, _ in first }
    let all = try store.amendments()
    let inForce = Set(all.inForce.map(\.id))
    var listed: [Listed] = []
    for amendment in all.all.reversed() {
      guard let id = amendment.problem, problem == nil || problem == id else { continue }
      let item = BankMedia.item(of: id)
      let known = try await self.problem(id)
      listed.append(
        Listed(
          id: amendment.id.rawValue,
          address: id.rawValue.escapedForAddress,
          problem: ClassPages.label(of: id),
          promptHTML: BankMedia.$item.withValue(item) { known?.prompt.onPage ?? "" },
          text: Self.text(of: amendment.change, to: known, words),
          reason: amendment.reason,
          author: names[amendment.author.rawValue] ?? "–",
          date: Days.text(amendment.date, in: visitor.language),
          isInForce: inForce.contains(amendment.id)
        )
      )
    }
    return listed
  }

  /// A problem on the shelf, or one that was made of a template or is not on the shelf any more.
  private func problem(_ id: Problem.ID) async throws -> Problem? {
    if let problem = try await banks.problem(id) { return problem }
    return try await amending.problem(id)
  }

  private static func text(
    of change: Amendment.Change,
    to problem: Problem?,
    _ words: [String: String]
  ) -> String {
    switch change {
    case .accepted(let answers, _):
      let texts = answers.map { answer in
        switch answer {
        case .text(let text): text
        case .choice(let id):
          problem?.kind.options?.all.first { $0.id == id }?.text.plainText ?? id.rawValue
        default: ""
        }
      }
      return "\(words["correctAccepted"] ?? "") \(texts.joined(separator: " · "))"
    case .takenOut: return words["correctTakenOut"] ?? ""
    case .fullCredit(_, .everyone): return words["correctEveryone"] ?? ""
    case .fullCredit(_, .answered): return words["correctAnswered"] ?? ""
    case .graded, .withdrawn: return ""
    }
  }

  private struct Corrections: Sendable {
    let corrections: [Listed]
  }

  private func list(for context: ClassroomContext, notice: Notice? = nil) async throws -> Response {
    pages.page(
      "corrections",
      title: "corrections",
      section: "class",
      showing: Corrections(corrections: try await listed(for: context.visitor)),
      to: context.visitor,
      notice: notice
    )
  }

  // MARK: Correcting

  private struct Form: Decodable, Sendable {
    let change: String?
    /// The option that is right, too, by its place.
    let option: String?
    /// The text that is right, too.
    let text: String?
    let reason: String?
    /// Set once it was said what changes.
    let sure: String?
  }

  private struct Row: Sendable {
    let name: String
    let title: String
    let before: String
    let after: String
  }

  private struct Preview: Sendable {
    let address: String
    let promptHTML: String
    let text: String
    let reason: String
    let rows: [Row]
    let hasRows: Bool
    let kept: Int?
    let change: String
    let option: String
    let entered: String
  }

  private func correct(_ request: Request, _ context: ClassroomContext) async throws -> Response {
    let form = try await request.decode(as: Form.self, context: context)
    let asked = try context.parameters.require("problem")
    let id = Problem.ID(asked.removingPercentEncoding ?? asked)
    let item = BankMedia.item(of: id)
    let words = pages.words(for: context.visitor)
    guard let problem = try await problem(id) else { throw HTTPError(.notFound) }
    do {
      let change = try Self.change(form, of: problem)
      let amendment = Amendment(
        change,
        by: EnteredGrade.Grader.ID(try context.account.id),
        for: (form.reason ?? "").trimmingCharacters(in: .whitespacesAndNewlines),
        at: Date()
      )
      guard form.sure != nil else {
        let outcome = try await amending.preview(amendment)
        let language = context.visitor.language
        return pages.page(
          "correct",
          title: "correctForAll",
          section: "class",
          showing: Preview(
            address: id.rawValue.escapedForAddress,
            promptHTML: BankMedia.$item.withValue(item) { problem.prompt.onPage },
            text: Self.text(of: change, to: problem, words),
            reason: amendment.reason,
            rows: outcome.changes.map {
              Row(
                name: $0.name,
                title: $0.title,
                before: $0.before.plain(in: language),
                after: $0.after.plain(in: language)
              )
            },
            hasRows: !outcome.changes.isEmpty,
            kept: outcome.kept > 0 ? outcome.kept : nil,
            change: form.change ?? "",
            option: form.option ?? "",
            entered: form.text ?? ""
          ),
          to: context.visitor
        )
      }
      try await amending.make(amendment)
    } catch {
      return try await list(for: context, notice: pages.notice(of: error, to: context.visitor))
    }
    return .redirect(to: "/class/problems/\(id.rawValue.escapedForAddress)", type: .normal)
  }

  private static func change(_ form: Form, of problem: Problem) throws -> Amendment.Change {
    switch form.change {
    case "takenOut": return .takenOut(problem.id)
    case "everyone": return .fullCredit(problem.id, to: .everyone)
    case "answered": return .fullCredit(problem.id, to: .answered)
    case "accepted":
      let options = problem.kind.options?.all ?? []
      let answer: QuizResponse? =
        switch problem.kind.name.responseShape {
        case .choice:
          form.option.flatMap { AnswerForm.element($0, of: options) }.map { .choice($0.id) }
        case .text: form.text.flatMap { $0.isEmpty ? nil : .text($0) }
        default: nil
        }
      // The exam says what is missing.
      return .accepted(answer.map { [$0] } ?? [], for: problem.id)
    default: throw HTTPError(.badRequest)
    }
  }

  private struct WithdrawForm: Decodable {
    let reason: String?
  }

  private func withdraw(_ request: Request, _ context: ClassroomContext) async throws -> Response {
    let form = try await request.decode(as: WithdrawForm.self, context: context)
    let amendment = Amendment(
      .withdrawn(Amendment.ID(try context.parameters.require("correction"))),
      by: EnteredGrade.Grader.ID(try context.account.id),
      for: (form.reason ?? "").trimmingCharacters(in: .whitespacesAndNewlines),
      at: Date()
    )
    do {
      try await amending.make(amendment)
    } catch {
      return try await list(for: context, notice: pages.notice(of: error, to: context.visitor))
    }
    return .redirect(to: "/class/corrections", type: .normal)
  }
}
