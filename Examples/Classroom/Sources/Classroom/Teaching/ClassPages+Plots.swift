// SPDX-License-Identifier: Apache-2.0
import Foundation
import QuizAnalytics
import Quizzes
import ReportCharts

/// The figures of the class as drawings, next to tables that say the same.
extension ClassPages {
  /// The words and numbers of a plot.
  struct Style {
    let words: [String: String]
    let numbers: NumberNotation

    init(_ words: [String: String], in language: Language) {
      self.words = words
      numbers = NumberNotation(languageTag: language.rawValue) ?? .english
    }

    func share(_ key: String) -> Axis {
      Axis(words[key] ?? "", [0, 1], isPercent: true, numbers: numbers)
    }
  }

  /// The mean of every learner with how sure it is, by a line at the pass mark.
  static func plot(
    of reports: [StudentReport],
    names: [Learner.ID: String],
    passMark: Double,
    in style: Style
  ) -> String? {
    guard !reports.isEmpty else { return nil }
    let rows = reports.map { report in
      DotPlot.Row(
        names[report.id] ?? report.id.rawValue,
        report.mean,
        interval: report.interval.map { $0.lower...$0.upper },
        series: Series(report.risk(below: passMark) == .none ? 0 : 1)
      )
    }
    let title = style.words["plot.learners"] ?? ""
    return DotPlot(title, style.share("meanCredit"), guides: [passMark], rows).chart.svg
  }

  /// How easy each problem was, and how well it told learners apart.
  static func plot(of items: [ItemStatistics], in style: Style) -> String? {
    let known = items.filter { $0.reliableDiscrimination != nil }
    guard known.count > 1 else { return nil }
    let points = known.map {
      Plot.Point($0.facility, $0.reliableDiscrimination?.value ?? 0, name: label(of: $0.id))
    }
    let limit = ItemStatistics.workingDiscrimination
    // Of few answers a correlation says nothing: only what its interval knows is marked, as in the
    // table.
    let isWeak = known.map { ($0.reliableDiscrimination?.interval?.upper ?? 1) < limit }
    return Plot(
      style.words["plot.items"] ?? "",
      x: style.share("facility"),
      y: Axis(
        style.words["discrimination"] ?? "",
        points.map(\.y),
        including: [0, 0.6],
        numbers: style.numbers
      ),
      [
        .guide(Plot.Point(0, limit), Plot.Point(1, limit)),
        .points(zip(points, isWeak).filter(\.1).map(\.0), Series(1)),
        .points(
          zip(points, isWeak).filter { !$0.1 }.map { Plot.Point($0.0.x, $0.0.y) },
          Series(0)
        ),
      ]
    ).chart.svg
  }

  /// How often each option was chosen.
  static func plot(
    of options: [ItemStatistics.Option],
    names: [AnswerOption.ID: String],
    correct: Set<AnswerOption.ID>,
    in style: Style
  ) -> String? {
    guard !options.isEmpty else { return nil }
    let rows = options.map { option in
      DotPlot.Row(
        (correct.contains(option.id) ? "✓ " : "") + (names[option.id] ?? option.id.rawValue),
        option.share,
        interval: option.interval.map { $0.lower...$0.upper },
        series: Series(correct.contains(option.id) ? 2 : 1)
      )
    }
    return DotPlot(style.words["plot.options"] ?? "", style.share("chosen"), rows).chart.svg
  }
}

extension Chart {
  /// The drawing without a style of its own, which the site's policy does not let pages have.
  var svg: String { unstyledMarkup.written() }
}
