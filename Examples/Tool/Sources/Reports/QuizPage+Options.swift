// SPDX-License-Identifier: Apache-2.0
import QuizAnalytics
import Quizzes
import ReportCharts

/// What learners of different strength, and of two groups, make of problems.
extension QuizPage {
  var optionSection: Page.Section? {
    let curves = items.filter { !$0.options.isEmpty }.compactMap {
      item -> (item: ItemStatistics, curves: [ItemStatistics.OptionCurve])? in
      let curves = log.optionCurves(of: item.id)
      return curves.isEmpty ? nil : (item: item, curves: curves)
    }
    guard !curves.isEmpty else { return nil }
    // Those that discriminate least are looked at first.
    let drawn = curves.sorted {
      ($0.item.discrimination?.value ?? 1, $0.item.id) < (
        $1.item.discrimination?.value ?? 1, $1.item.id
      )
    }.prefix(Self.mostFigures)
    let figures = drawn.map { item, curves in
      Page.Figure(plot(of: item, curves).chart, caption: name(of: item.id))
    }
    let columns = ["1", "2", "3", "4", "5"]
    let rows = curves.flatMap { item, curves in
      curves.map { curve in
        let shares = curve.points.map { language.percent($0.share) }
        let option = item.options.first { $0.id == curve.id }
        return [
          "\(item.id): \(label(of: curve.id, in: item.id))",
          "\(option?.chosen ?? 0)/\(option?.shown ?? 0)",
        ] + shares
          + Array(repeating: "–", count: max(0, columns.count - shares.count))
      }
    }
    return Page.Section(
      language.say("Who picks which option?", "Wer wählt welche Antwort?"),
      sentence: optionSentence(of: curves.map(\.item))
        + (drawn.count < curves.count
          ? language.say(
            " The \(drawn.count) problems of the lowest discrimination are drawn; the table has all.",
            " Gezeichnet sind die \(drawn.count) Aufgaben mit der geringsten Trennschärfe; die Tabelle hat alle."
          ) : ""),
      Array(figures),
      tables: [
        Page.Table(
          [
            language.say(
              "Option, weakest to strongest fifth",
              "Antwort, schwächstes bis stärkstes Fünftel"
            ), language.say("Picked/shown", "Gewählt/gezeigt"),
          ]
            + columns,
          rows
        )
      ],
      definitions: [.optionCurve(language)],
      isWide: true
    )
  }

  private func optionSentence(of items: [ItemStatistics]) -> String {
    guard let bank else {
      return language.say(
        "The right option should rise from left to right, wrong ones should fall. Name the problem bank with --bank to have right options "
          + "marked.",
        "Die richtige Antwort soll von links nach rechts steigen, falsche sollen fallen. Mit --bank werden richtige Antworten markiert."
      )
    }
    func named(_ options: (ItemStatistics, Problem) -> [AnswerOption.ID]) -> [String] {
      items.flatMap { item in
        bank.problem(item.id).map { problem in options(item, problem).map { "\(item.id)/\($0)" } }
          ?? []
      }
    }
    let misleading = named { $0.misleadingOptions(of: $1) }
    let idle = named { $0.neverChosenDistractors(of: $1, shownAtLeast: 20) }
    let first =
      misleading.isEmpty
      ? language.say(
        "No wrong option is clearly picked by the stronger learners.",
        "Keine falsche Antwort wird deutlich von den stärkeren Lernenden gewählt."
      )
      : language.say(
        "Stronger learners rather pick the wrong option \(language.list(misleading)): look at the key and the wording.",
        "Stärkere Lernende wählen eher die falsche Antwort \(language.list(misleading)): Schlüssel und Wortlaut prüfen."
      )
    guard !idle.isEmpty else { return first }
    return first
      + language.say(
        " Nobody picks \(language.list(idle)), though shown 20 times or more.",
        " Niemand wählt \(language.list(idle)), obwohl mindestens 20-mal gezeigt."
      )
  }

  /// The option's name, with a tick if it is right.
  private func label(of option: AnswerOption.ID, in problem: Problem.ID) -> String {
    let known = bank?.problem(problem)?.kind.options?.all.first { $0.id == option }
    return "\(option)\(known?.isCorrect == true ? " ✓" : "")"
  }

  private func plot(of item: ItemStatistics, _ curves: [ItemStatistics.OptionCurve]) -> Plot {
    Plot(
      language.say("Options of \(item.id)", "Antworten von \(item.id)"),
      x: Axis(
        language.say("Other problems solved", "Andere Aufgaben gelöst"),
        [0, 1],
        isPercent: true,
        numbers: language.numbers
      ),
      y: Axis(
        language.say("Picked by", "Gewählt von"),
        [0, 1],
        isPercent: true,
        numbers: language.numbers
      ),
      width: 340,
      height: 230,
      curves.enumerated().map { index, curve in
        .line(
          curve.points.map { Plot.Point($0.strength, $0.share) },
          Series(index),
          name: label(of: curve.id, in: item.id),
          hasSigns: true
        )
      }
    )
  }

  var groupSection: Page.Section? {
    let rows = comparison.rows
    guard !rows.isEmpty else { return nil }
    let dots = rows.prefix(60).map { row in
      DotPlot.Row(
        row.id.rawValue,
        row.mantelHaenszel?.delta,
        interval: row.mantelHaenszel?.interval?.range,
        series: Series(["A": 0, "B": 1, "C": 2][row.category?.rawValue ?? "A"] ?? 0)
      )
    }
    let ends = rows.compactMap(\.mantelHaenszel?.interval).flatMap { [$0.lower, $0.upper] }
    let axis = Axis(
      language.say(
        "Delta (left: harder for the focal group)",
        "Delta (links: schwerer für die Fokusgruppe)"
      ),
      ends,
      including: [-2, 0, 2],
      numbers: language.numbers
    )
    let title = language.say("Difference between the groups", "Unterschied zwischen den Gruppen")
    return Page.Section(
      language.say(
        "Is a problem harder for one group?",
        "Ist eine Aufgabe für eine Gruppe schwerer?"
      ),
      sentence: groupSentence,
      [Page.Figure(DotPlot(title, axis, guides: [-1.5, -1, 1, 1.5], dots).chart)],
      tables: [
        Page.Table(
          [
            language.say("Problem", "Aufgabe"), language.say("Category", "Kategorie"),
            language.say("Others", "Andere"), language.say("Focal", "Fokus"), "Delta",
            language.say("95% interval", "95-%-Intervall"), "χ²",
          ],
          rows.map { row in
            let figures = row.mantelHaenszel
            return [
              name(of: row.id), row.category?.rawValue ?? "–",
              figures.map { "\($0.referenceCount)" } ?? "–",
              figures.map { "\($0.focalCount)" } ?? "–", language.text(figures?.delta),
              language.text(figures?.interval), language.text(figures?.chiSquare),
            ]
          }
        )
      ],
      definitions: [.functioning(language)]
    )
  }

  /// What the comparison of the groups found; that small groups show nothing is no finding.
  private var groupSentence: String {
    let large = comparison.large.map(\.rawValue)
    if !large.isEmpty {
      return language.say(
        "Among equally strong learners these differ largely between the groups: \(language.list(large)).",
        "Unter gleich starken Lernenden unterscheiden sich stark zwischen den Gruppen: \(language.list(large))."
      )
    }
    if comparison.isOfFewLearners {
      let fewest = comparison.fewestLearners ?? 0
      return language.say(
        "A group has \(fewest) learners, too few to find any but very large differences: compare again with more answers.",
        "Eine Gruppe hat \(fewest) Lernende, zu wenige, um andere als sehr große Unterschiede zu finden: mit mehr Antworten noch einmal vergleichen."
      )
    }
    return language.say(
      "Among equally strong learners no problem differs largely between the groups.",
      "Unter gleich starken Lernenden unterscheidet sich keine Aufgabe stark zwischen den Gruppen."
    )
  }
}
