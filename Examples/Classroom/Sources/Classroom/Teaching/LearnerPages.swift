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
  let pages: Pages
  let quizzes: Streams<QuizSession>

  func add(to routes: some RouterMethods<ClassroomContext>) {
    routes.get("/class/learners/:learner") { _, context in try await page(for: context) }
  }

  private struct Answer: Sendable {
    let number: Int
    let promptHTML: String
    let responseHTML: String?
    let correctHTML: String?
    let mood: String
    let reason: String
    let points: String
  }

  private struct Sitting: Sendable {
    let title: String
    let date: String
    let score: String
    let progress: String
    let isFinished: Bool
    let answers: [Answer]
  }

  private struct Shown: Sendable {
    let name: String
    let sittings: [Sitting]
    /// Whether there are older ones.
    let isCut: Bool
  }

  private func page(for context: ClassroomContext) async throws -> Response {
    let asked = try context.parameters.require("learner")
    guard let account = try store.account(asked.removingPercentEncoding ?? asked) else {
      throw HTTPError(.notFound)
    }
    let heads = try store.streams(of: account.id, kind: QuizPages.kind)
    var sittings: [Sitting] = []
    for head in heads.prefix(Self.limit) {
      sittings.append(try await sitting(head, for: context.visitor))
    }
    return pages.page(
      "learner",
      title: account.name,
      section: "class",
      showing: Shown(name: account.name, sittings: sittings, isCut: heads.count > Self.limit),
      to: context.visitor
    )
  }

  private func sitting(_ head: StreamHead, for visitor: Visitor) async throws -> Sitting {
    let session = try await quizzes.state(of: head.id)
    let items = Dictionary(session.content.items.map { ($0.problem.id, $0) }) { first, _ in first }
    let summary = session.summary
    let answers = summary.results.enumerated().compactMap { index, result -> Answer? in
      guard let item = items[result.id], result.response != nil || session.isFinished else {
        return nil
      }
      let isWhole = result.credit == .one
      return Answer(
        number: index + 1,
        promptHTML: item.presentation.prompt.html,
        responseHTML: result.response?.html(for: item),
        correctHTML: isWhole ? nil : item.problem.correctAnswer?.html(for: item),
        mood: result.isPending
          ? "waiting" : isWhole ? "correct" : result.credit == .zero ? "wrong" : "partial",
        reason: result.sentence(in: visitor.phrasebook),
        points: "\(result.earned.short(in: visitor.language)) / "
          + result.points.short(in: visitor.language)
      )
    }
    return Sitting(
      title: head.title,
      date: Days.text(Date(timeIntervalSince1970: head.createdAt), in: visitor.language),
      score: summary.score.plain(in: visitor.language),
      progress: "\(session.decidedCount) / \(session.content.items.count)",
      isFinished: session.isFinished,
      answers: answers
    )
  }
}
