// SPDX-License-Identifier: Apache-2.0
import Foundation
import Hummingbird
import Quizzes
import RichTextHTML

/// What one learner answered to what, in words, for the teacher.
struct LearnerPages: Sendable {
  /// How many quizzes are on the page, the latest ones.
  static let limit = 30

  let store: Store
  let banks: Banks
  let pages: Pages
  let quizzes: Streams<QuizSession>

  func add(to routes: some RouterMethods<ClassroomContext>) {
    routes.get("/class/learners/:learner") { _, context in try await page(for: context) }
    routes.get("/class/learners/:learner/decide") { _, context -> Response in
      let learner = try context.parameters.require("learner")
      return .redirect(to: "/class/learners/\(learner)", type: .normal)
    }
    routes.post("/class/learners/:learner/decide") { request, context in
      try await decide(request, context)
    }
  }

  private struct Form: Decodable, Sendable {
    let quiz: String
    let problem: String
    /// The share of the points in percent; empty where it counts as it was judged.
    let credit: String?
    let reason: String?
  }

  /// Decides what an answer counts for, whatever it was judged to be; the learner reads why.
  private func decide(_ request: Request, _ context: ClassroomContext) async throws -> Response {
    let form = try await request.decode(as: Form.self, context: context)
    let words = pages.words(for: context.visitor)
    guard let head = try store.head(of: form.quiz), head.kind == QuizPages.kind,
      let owner = head.owner, owner.escapedForAddress == (try context.parameters.require("learner"))
    else { throw HTTPError(.notFound) }
    let teacher = EnteredGrade.Grader.ID(try context.account.id)
    let reason = (form.reason ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    let entered = form.credit.flatMap { $0.isEmpty ? nil : $0 }
    guard !reason.isEmpty else {
      return try await page(for: context, notice: Notice(words["decide.noReason"]))
    }
    do {
      let outcome: QuizSession.Ruling.Outcome
      if let entered {
        guard let percent = Int(entered), (0...100).contains(percent) else {
          return try await page(for: context, notice: Notice(words["grading.noCredit"]))
        }
        outcome = .credit(try Fraction(percent, 100))
      } else {
        outcome = .asJudged
      }
      try await quizzes.act(in: head.id, after: nil) { session, date in
        let ruling = QuizSession.Ruling(outcome, by: teacher, for: reason)
        try session.decide(ruling, on: Problem.ID(form.problem), at: date)
      }
      try store.note(.corrected, in: head.id, for: owner, at: Date())
    } catch {
      return try await page(
        for: context,
        notice: pages.notice(of: error, to: context.visitor)
      )
    }
    return .redirect(to: "/class/learners/\(owner.escapedForAddress)", type: .normal)
  }

  private struct Answer: Sendable {
    let quiz: String
    let problem: String
    /// Whether it can be decided otherwise: once the quiz is over.
    let canDecide: Bool
    let number: Int
    let promptHTML: String
    let responseHTML: String?
    let correctHTML: String?
    let mood: String
    let reason: String
    let points: String
  }

  private struct Sitting: Sendable {
    /// The language of its texts; nil where nobody said which it is.
    let language: String?
    let title: String
    let date: String
    let score: String
    let progress: String
    let isFinished: Bool
    let answers: [Answer]
  }

  private struct Shown: Sendable {
    let id: String
    let name: String
    let sittings: [Sitting]
    /// Whether there are older ones.
    let isCut: Bool
  }

  private func page(
    for context: ClassroomContext,
    notice: Notice? = nil
  ) async throws -> Response {
    let asked = try context.parameters.require("learner")
    guard let account = try store.account(asked.removingPercentEncoding ?? asked) else {
      throw HTTPError(.notFound)
    }
    let heads = try store.streams(of: account.id, kind: QuizPages.kind)
    var sittings: [Sitting] = []
    for head in heads.prefix(Self.limit) {
      guard let session = try await quizzes.readable(at: head.id) else { continue }
      let item = BankMedia.item(of: session.content.items.first?.problem.id)
      let language = try await banks.language(of: session.content.items.first?.problem.id)
      sittings.append(
        BankMedia.$item.withValue(item) {
          sitting(session, at: head, in: language, for: context.visitor)
        }
      )
    }
    return pages.page(
      "learner",
      title: account.name,
      section: "class",
      showing: Shown(
        id: account.id.escapedForAddress,
        name: account.name,
        sittings: sittings,
        isCut: heads.count > Self.limit
      ),
      to: context.visitor,
      notice: notice
    )
  }

  private func sitting(
    _ session: QuizSession,
    at head: StreamHead,
    in language: String?,
    for visitor: Visitor
  ) -> Sitting {
    let items = Dictionary(session.content.items.map { ($0.problem.id, $0) }) { first, _ in first }
    let summary = session.summary
    let answers = summary.results.enumerated().compactMap { index, result -> Answer? in
      guard let item = items[result.id], result.response != nil || session.isFinished else {
        return nil
      }
      let isWhole = result.credit == .one
      let reason = result.sentence(in: visitor.phrasebook)
      return Answer(
        quiz: head.id,
        problem: result.id.rawValue,
        canDecide: session.isFinished,
        number: index + 1,
        promptHTML: item.presentation.prompt.onPage,
        responseHTML: result.response?.html(for: item),
        correctHTML: isWhole
          ? nil : item.correctHTML(in: visitor.phrasebook, unlessIn: reason),
        mood: result.isPending
          ? "waiting" : isWhole ? "correct" : result.credit == .zero ? "wrong" : "partial",
        reason: reason,
        points: "\(result.earned.short(in: visitor.language)) / "
          + result.points.short(in: visitor.language)
      )
    }
    return Sitting(
      language: language,
      title: head.title,
      date: Days.text(Date(timeIntervalSince1970: head.createdAt), in: visitor.language),
      score: summary.score.plain(in: visitor.language),
      progress: "\(session.decidedCount) / \(session.content.items.count)",
      isFinished: session.isFinished,
      answers: answers
    )
  }
}
