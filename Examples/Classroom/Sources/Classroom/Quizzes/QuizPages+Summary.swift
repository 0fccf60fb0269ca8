// SPDX-License-Identifier: Apache-2.0
import Foundation
import Hummingbird
import Quizzes
import RichTextHTML

/// Looking back at a quiz: the score, and each problem with its reason.
extension QuizPages {
  private struct Reviewed: Sendable {
    let number: Int
    let language: String?
    let promptHTML: String
    let responseHTML: String?
    let correctHTML: String?
    let reason: String
    let mood: String
    let earned: String
    let points: String
    /// The level that a person found for each criterion.
    let levels: [String]
    let comment: String?
  }

  private struct SetScore: Sendable {
    let title: String
    let score: String
    let percent: Int
  }

  private struct Summary: Sendable {
    let score: String
    let percent: Int
    /// The mark of the school, for what was set.
    let mark: String?
    let sets: [SetScore]
    let results: [Reviewed]
  }

  func summary(for context: ClassroomContext) async throws -> Response {
    let id = try own(context)
    let session = try await upToDate(id)
    guard session.isFinished else { return .redirect(to: "/quizzes/\(id)", type: .normal) }
    let set = try store.head(of: id)?.assignment.flatMap { try store.assignment($0) }
    let title = try title(of: id)
    if let set, !set.showsResults(at: Date()) {
      return pages.page(
        "handed-in",
        title: title,
        section: "quizzes",
        showing: Days.end(set.until, in: context.visitor.language),
        to: context.visitor
      )
    }
    try store.markSeen(id, by: context.account.id)
    var scale: SchoolMarks?
    if set != nil { scale = try SchoolMarks(of: store) }
    let isWorthSomething = session.score.possible > 0
    let mark = scale.flatMap { scale in
      isWorthSomething
        ? scale.mark(for: session.score.fraction, in: context.visitor.language) : nil
    }
    let phrasebook = context.visitor.phrasebook
    let items = Dictionary(session.content.items.map { ($0.problem.id, $0) }) { first, _ in first }
    let language = try await banks.language(of: session.content.items.first?.problem.id)
    let summary = session.summary
    let results = summary.results.enumerated().compactMap { index, result -> Reviewed? in
      guard let item = items[result.id] else { return nil }
      let problem = item.presentation
      let feedback = session.feedback(on: result.id)
      let isWhole = result.credit == .one
      let reason = result.sentence(in: phrasebook)
      return Reviewed(
        number: index + 1,
        language: language,
        promptHTML: problem.prompt.onPage,
        responseHTML: result.response?.html(for: item),
        correctHTML: isWhole || feedback?.correctAnswer == nil
          ? nil : item.correctHTML(in: phrasebook, unlessIn: reason),
        reason: reason,
        mood: result.isPending
          ? "waiting" : isWhole ? "correct" : result.credit == .zero ? "wrong" : "partial",
        earned: result.earned.short(in: context.visitor.language),
        points: result.points.short(in: context.visitor.language),
        levels: Self.levels(of: result, in: item.problem),
        // Whoever decided otherwise said why.
        comment: result.ruling?.reason ?? result.enteredGrade?.comment
      )
    }
    return pages.page(
      "summary",
      title: title,
      section: "quizzes",
      showing: Summary(
        score: summary.score.plain(in: context.visitor.language),
        percent: Self.percent(summary.score),
        mark: mark,
        sets: summary.sets.map {
          SetScore(
            title: $0.title,
            score: $0.score.plain(in: context.visitor.language),
            percent: Self.percent($0.score)
          )
        },
        results: results
      ),
      to: context.visitor
    )
  }

  private static func levels(of result: QuizSummary.Result, in problem: Problem) -> [String] {
    guard case .openResponse(let task) = problem.kind,
      case .levels(let levels) = result.enteredGrade?.grade
    else { return [] }
    return (task.rubric?.criteria ?? []).compactMap { criterion in
      criterion.levels.first { $0.id == levels[criterion.id] }.map {
        "\(criterion.text.onPage): \($0.text.onPage) (\($0.points) / \(criterion.points))"
      }
    }
  }

  static func percent(_ score: QuizScore) -> Int {
    max((try? score.fraction.percent()) ?? 0, 0)
  }
}

extension QuizScore {
  /// The points as figures alone, written as in a language.
  func plain(in language: Language) -> String {
    "\(earned.short(in: language)) / \(possible.short(in: language))"
  }
}

extension Fraction {
  /// The fraction as people write points: whole, or with at most two decimals.
  func short(in language: Language) -> String {
    guard !isInteger else { return "\(numerator)" }
    let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: language.rawValue))
    return (Double(numerator) / Double(denominator)).formatted(
      style.precision(.fractionLength(0...2))
    )
  }
}
