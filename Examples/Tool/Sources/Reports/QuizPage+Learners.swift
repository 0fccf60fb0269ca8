// SPDX-License-Identifier: Apache-2.0
import QuizAnalytics
import Quizzes
import ReportCharts

/// Who needs help with what, which answers could not be read, and which hints help.
extension QuizPage {
  var helpSection: Page.Section? {
    guard !items.isEmpty else { return nil }
    let needs = log.helpNeeds(points: points)
    let clear = Set(needs.flatMap(\.learners).filter { $0.risk == .clear }.map(\.id))
    let sentence =
      needs.isEmpty
      ? language.say(
        "Nobody earned less than half of the points in a set.",
        "Niemand hat in einem Teil weniger als die Hälfte der Punkte."
      )
      : clear.isEmpty
        ? language.say(
          "Some earned less than half of the points in a set, but the answers are too few to be sure.",
          "Einige haben in einem Teil weniger als die Hälfte der Punkte; für ein sicheres Urteil sind es zu wenige Antworten."
        )
        : language.say(
          "Learners who clearly earn less than half of the points in a set: \(clear.count). Begin with \(title(of: needs[0].id)).",
          "Lernende, die in einem Teil deutlich weniger als die Hälfte der Punkte haben: \(clear.count). Am besten mit "
            + "\(title(of: needs[0].id)) beginnen."
        )
    return Page.Section(
      language.say("Who needs help with what?", "Wer braucht wobei Hilfe?"),
      sentence: sentence,
      [Page.Figure(setPlot.chart)],
      tables: [countedTable(needs)] + (namesLearners && !needs.isEmpty ? [namedTable(needs)] : []),
      definitions: [.help(language)]
    )
  }

  /// The mean of the learners in each set, the weakest first.
  private var setPlot: DotPlot {
    let reports = log.setReports(points: points).sorted { ($0.mean, $0.id) < ($1.mean, $1.id) }
    let axis = Axis(
      language.say("Part of the points", "Anteil der Punkte"),
      [0, 1],
      isPercent: true,
      numbers: language.numbers
    )
    let rows = reports.prefix(60).map { report in
      DotPlot.Row(title(of: report.id), report.mean, interval: report.interval?.range)
    }
    return DotPlot(
      language.say(
        "Mean of the learners in each set, with its interval",
        "Mittel der Lernenden in jedem Teil, mit Intervall"
      ),
      axis,
      guides: [0.5],
      rows
    )
  }

  private func countedTable(_ needs: [HelpNeed]) -> Page.Table {
    let needsBySet = Dictionary(needs.map { ($0.id, $0) }) { first, _ in first }
    return Page.Table(
      [
        language.say("Set", "Teil"), language.say("Clearly", "Deutlich"),
        language.say("Perhaps", "Vielleicht"), language.say("Learners", "Lernende"),
      ],
      log.setReports(points: points).map { report in
        let need = needsBySet[report.id]
        let (clear, all) = (need?.clearCount ?? 0, need?.learners.count ?? 0)
        return [title(of: report.id), "\(clear)", "\(all - clear)", "\(report.learnerCount)"]
      }
    )
  }

  private func namedTable(_ needs: [HelpNeed]) -> Page.Table {
    Page.Table(
      [
        language.say("Set", "Teil"), language.say("Learner", "Lernende"),
        language.say("Part of the points", "Anteil der Punkte"),
        language.say("Answers", "Antworten"), language.say("Needs help", "Braucht Hilfe"),
      ],
      needs.flatMap { need in
        need.learners.map { learner in
          [
            title(of: need.id), learner.id.rawValue, language.percent(learner.mean),
            "\(learner.count)",
            learner.risk == .clear
              ? language.say("clearly", "deutlich") : language.say("perhaps", "vielleicht"),
          ]
        }
      },
      textColumns: [1, 4]
    )
  }

  /// The title of a set where the bank has it, else its name.
  private func title(of set: ProblemSet.ID) -> String {
    let title = bank?.set(set)?.title ?? set.rawValue
    return title.isEmpty ? language.say("all problems", "allen Aufgaben") : title
  }

  var unreadableSection: Page.Section? {
    guard !unreadable.isEmpty else { return nil }
    return Page.Section(
      language.say("Which answers could not be read?", "Welche Antworten waren nicht lesbar?"),
      sentence: language.say(
        "Look at these answers yourself; until then they count as the option --unreadable says. Their number is \(unreadable.count).",
        "Diese Antworten selbst ansehen; bis dahin zählen sie, wie es die Option --unreadable sagt. Ihre Anzahl ist "
          + "\(unreadable.count)."
      ),
      [],
      tables: [
        Page.Table(
          [language.say("Problem", "Aufgabe")]
            + (namesLearners ? [language.say("Learner", "Lernende")] : [])
            + [language.say("Answer", "Antwort"), language.say("Reason", "Grund")],
          unreadable.map { answer in
            [name(of: answer.problem)] + (namesLearners ? [answer.learner.rawValue] : [])
              + [answer.response.shortText, answer.reason.sentence(in: language.phrasebook)]
          },
          textColumns: [1, 2, 3]
        )
      ]
    )
  }

  var hintSection: Page.Section? {
    let hints = items.flatMap { item in item.hints.map { (problem: item.id, hint: $0) } }
    guard !hints.isEmpty else { return nil }
    let title = language.say("Part who call it helpful", "Anteil, der ihn hilfreich nennt")
    let axis = Axis(title, [0, 1], isPercent: true, numbers: language.numbers)
    let rows = hints.prefix(60).map { problem, hint in
      DotPlot.Row(
        "\(problem)/\(hint.id + 1)",
        hint.helpfulShare,
        interval: hint.interval?.range
      )
    }
    let useless = hints.filter(\.hint.isClearlyUseless).map { "\($0.problem)/\($0.hint.id + 1)" }
    return Page.Section(
      language.say("Which hints help?", "Welche Hinweise helfen?"),
      sentence: useless.isEmpty
        ? language.say(
          "Of no hint it is clear that it helps fewer than half of the learners.",
          "Von keinem Hinweis ist klar, dass er weniger als der Hälfte hilft."
        )
        : language.say(
          "These hints clearly help fewer than half of the learners, so mend them or leave them out: \(language.list(useless)).",
          "Diese Hinweise helfen klar weniger als der Hälfte, also verbessern oder weglassen: \(language.list(useless))."
        ),
      [Page.Figure(DotPlot(title, axis, guides: [0.5], rows).chart)],
      tables: [
        Page.Table(
          [
            language.say("Problem and hint", "Aufgabe und Hinweis"),
            language.say("Seen", "Gesehen"), language.say("Helpful", "Hilfreich"),
            language.say("Not helpful", "Nicht hilfreich"),
            language.say("Part who call it helpful", "Anteil, der ihn hilfreich nennt"),
            language.say("95% interval", "95-%-Intervall"),
          ],
          hints.map { problem, hint in
            [
              "\(problem)/\(hint.id + 1)", "\(hint.seen)", "\(hint.helpful)", "\(hint.unhelpful)",
              hint.helpfulShare.map { language.percent($0) } ?? "–", language.text(hint.interval),
            ]
          }
        )
      ]
    )
  }
}
