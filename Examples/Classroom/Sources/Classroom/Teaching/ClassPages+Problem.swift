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

  private struct Figures: Sendable {
    let count: Int
    let omitted: Int
    let facility: String
    let facilityInterval: String?
    let discrimination: String
    let discriminationInterval: String?
    let seconds: String?
  }

  private struct Shown: Sendable {
    let id: String
    let address: String
    /// The language of its texts; nil where nobody said which it is.
    let language: String?
    let promptHTML: String
    /// Nothing where no answer counts, as of a problem that was taken out.
    let figures: Figures?
    let plot: String?
    let options: [OptionRow]
    let hasOptions: Bool
    let corrections: [AmendingPages.Listed]
    /// The options that can be said to be right, too.
    let furtherOptions: [ProblemView.Choice]
    let acceptsOption: Bool
    let acceptsText: Bool
  }

  func problem(
    _ id: Problem.ID,
    within weeks: Int,
    for context: ClassroomContext
  ) async throws -> Response {
    let (log, problems) = try await answers(within: weeks)
    let item = log.itemStatistics().first { $0.id == id }
    let listed = try await corrections.listed(of: id, for: context.visitor)
    guard item != nil || !listed.isEmpty, let problem = problems[id] else {
      throw HTTPError(.notFound)
    }
    let style = Style(pages.words(for: context.visitor), in: context.visitor.language)
    let numbers = style.numbers
    func text(_ interval: ConfidenceInterval) -> String {
      numbers.interval(interval.lower...interval.upper)
    }
    let answerOptions = problem.kind.options?.all ?? []
    let names = Dictionary(answerOptions.map { ($0.id, $0.text) }) { first, _ in first }
    let correct = Set(answerOptions.filter(\.isCorrect).map(\.id))
    let misleading = Set(item?.misleadingOptions(of: problem) ?? [])
    let shape = problem.kind.name.responseShape
    return pages.page(
      "item",
      title: Self.label(of: id),
      section: "class",
      showing: Shown(
        id: Self.label(of: id),
        address: id.rawValue.escapedForAddress,
        language: try await banks.language(of: id),
        promptHTML: problem.prompt.onPage,
        figures: item.map { item in
          Figures(
            count: item.count,
            omitted: item.omittedCount,
            facility: numbers.percent(item.facility),
            facilityInterval: item.facilityInterval.map(text),
            discrimination: item.reliableDiscrimination.map { numbers.number($0.value) } ?? "–",
            discriminationInterval: item.reliableDiscrimination?.interval.map(text),
            seconds: item.time.map { numbers.number($0.median, digits: 0) }
          )
        },
        plot: Self.plot(
          of: item?.options ?? [],
          names: names.mapValues(\.plainText),
          correct: correct,
          in: style
        ),
        options: (item?.options ?? []).map { option in
          OptionRow(
            html: names[option.id]?.onPage ?? option.id.rawValue.escapedForHTML,
            isCorrect: correct.contains(option.id),
            shown: option.shown,
            chosen: "\(option.chosen) (\(numbers.percent(option.share)))",
            correlation: option.reliableCorrelation.map { numbers.number($0.value) } ?? "–",
            isMisleading: misleading.contains(option.id)
          )
        },
        hasOptions: item?.options.isEmpty == false,
        corrections: listed,
        furtherOptions: shape != .choice
          ? []
          : answerOptions.enumerated().filter { !$0.element.isCorrect }.map {
            ProblemView.Choice(
              id: AnswerForm.key($0.offset),
              text: $0.element.text.plainText,
              isSelected: false
            )
          },
        acceptsOption: shape == .choice,
        acceptsText: shape == .text
      ),
      to: context.visitor
    )
  }
}
