// SPDX-License-Identifier: Apache-2.0
import Foundation
import Hummingbird
import QuizAnalytics
import Quizzes
import ReportCharts
import RichTextHTML

/// How one problem works: each option with those who chose it, and what goes with it.
extension ClassPages {
  private struct OptionRow: Sendable {
    let html: String
    let isCorrect: Bool
    let shown: Int
    let chosen: String
    let correlation: String
    let isMisleading: Bool
  }

  private struct Shown: Sendable {
    let id: String
    let promptHTML: String
    let count: Int
    let omitted: Int
    let facility: String
    let facilityInterval: String?
    let discrimination: String
    let discriminationInterval: String?
    let seconds: String?
    let plot: String?
    let options: [OptionRow]
    let hasOptions: Bool
  }

  func problem(
    _ id: Problem.ID,
    within weeks: Int,
    for context: ClassroomContext
  ) async throws -> Response {
    let (log, problems) = try await answers(within: weeks)
    guard let item = log.itemStatistics().first(where: { $0.id == id }), let problem = problems[id]
    else { throw HTTPError(.notFound) }
    let style = Style(pages.words(for: context.visitor), in: context.visitor.language)
    let numbers = style.numbers
    func text(_ interval: ConfidenceInterval) -> String {
      numbers.interval(interval.lower...interval.upper)
    }
    let answerOptions = problem.kind.options?.all ?? []
    let names = Dictionary(answerOptions.map { ($0.id, $0.text) }) { first, _ in first }
    let correct = Set(answerOptions.filter(\.isCorrect).map(\.id))
    let misleading = Set(item.misleadingOptions(of: problem))
    return pages.page(
      "item",
      title: Self.label(of: id),
      section: "class",
      showing: Shown(
        id: Self.label(of: id),
        promptHTML: problem.prompt.onPage,
        count: item.count,
        omitted: item.omittedCount,
        facility: numbers.percent(item.facility),
        facilityInterval: item.facilityInterval.map(text),
        discrimination: item.discrimination.map { numbers.number($0.value) } ?? "–",
        discriminationInterval: item.discrimination?.interval.map(text),
        seconds: item.time.map { numbers.number($0.median, digits: 0) },
        plot: Self.plot(
          of: item.options,
          names: names.mapValues(\.plainText),
          correct: correct,
          in: style
        ),
        options: item.options.map { option in
          OptionRow(
            html: names[option.id]?.onPage ?? option.id.rawValue.escapedForHTML,
            isCorrect: correct.contains(option.id),
            shown: option.shown,
            chosen: "\(option.chosen) (\(numbers.percent(option.share)))",
            correlation: option.restCorrelation.map { numbers.number($0.value) } ?? "–",
            isMisleading: misleading.contains(option.id)
          )
        },
        hasOptions: !item.options.isEmpty
      ),
      to: context.visitor
    )
  }
}
