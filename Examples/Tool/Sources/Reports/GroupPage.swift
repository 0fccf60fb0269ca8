// SPDX-License-Identifier: Apache-2.0
import Experiments
import Gamification
import ReportCharts

/// The report about rules that simulated groups play by, as a page.
struct GroupPage {
  let reports: [Simulation.Report]
  let games: [(name: String, points: [[Member.ID: Int]])]
  let language: PageLanguage

  init(
    of simulation: Simulation,
    _ variants: [Simulation.Variant],
    seed: UInt64,
    in language: PageLanguage
  ) {
    reports = simulation.reports(for: variants, seed: seed)
    games = zip(reports, simulation.games(for: variants, seed: seed)).map {
      (name: $0.name, points: $1.pointsByWeek)
    }
    self.language = language
  }

  func page(title: String?) -> Page {
    Page(
      title ?? language.say("Rules for groups", "Regeln für Gruppen"),
      lead: language.say(
        "How fair rules are to a simulated group whose members do the same under all rules.",
        "Wie fair Regeln zu einer ausgedachten Gruppe sind, deren Mitglieder unter allen Regeln dasselbe tun."
      ),
      facts: [
        (language.say("Rules", "Regelwerke"), "\(reports.count)"),
        (language.say("Runs", "Durchläufe"), "\(reports.first?.runs ?? 0)"),
        (language.say("Members", "Mitglieder"), "\(games.first?.points.last?.count ?? 0)"),
        (language.say("Weeks", "Wochen"), "\(games.first?.points.count ?? 0)"),
      ],
      [lorenzSection, figureSection, timeSection],
      words: language.words
    )
  }

  // MARK: Points over time

  /// The members who are not there in the first week.
  private func lateJoiners(in points: [[Member.ID: Int]]) -> Set<Member.ID> {
    Set(points.last?.keys.map(\.self) ?? []).subtracting(points.first?.keys.map(\.self) ?? [])
  }

  private var timeSection: Page.Section {
    let highest = games.flatMap { $0.points.flatMap(\.values) }.map(Double.init)
    let figures = games.map { name, weeks in
      let late = lateJoiners(in: weeks)
      let members = (weeks.last ?? [:]).keys.sorted()
      let lines = members.map { member in
        let points = weeks.enumerated().compactMap { week, points in
          points[member].map { Plot.Point(Double(week + 1), Double($0)) }
        }
        let isLate = late.contains(member)
        return Plot.Mark.line(
          points,
          Series(isLate ? 1 : 0),
          name: member.rawValue,
          hasSigns: isLate
        )
      }
      let plot = Plot(
        language.say("Points over time under “\(name)”", "Punkte im Lauf der Zeit unter „\(name)“"),
        x: Axis(
          language.say("Week", "Woche"),
          [Double(weeks.count)],
          isTight: true,
          numbers: language.numbers
        ),
        y: Axis(language.say("Points", "Punkte"), highest, numbers: language.numbers),
        width: 400,
        height: 280,
        lines
      )
      return Page.Figure(plot.chart, caption: name)
    }
    return Page.Section(
      language.say("How do points grow?", "Wie wachsen die Punkte?"),
      sentence: language.say(
        "The first run as an example. Dashed lines with squares are members who joined late; points are those of the season.",
        "Der erste Durchlauf als Beispiel. Gestrichelte Linien mit Quadraten sind Mitglieder, die später dazukamen; Punkte sind die "
          + "der Saison."
      ),
      figures,
      tables: [
        Page.Table(
          [language.say("Points in the end", "Punkte am Ende")] + games.map(\.name),
          (games.first?.points.last ?? [:]).keys.sorted().map { member in
            [member.rawValue] + games.map { $0.points.last?[member].map { "\($0)" } ?? "–" }
          }
        )
      ],
      definitions: [.fairness(language)],
      isWide: true
    )
  }

  // MARK: Lorenz curve

  private var lorenzSection: Page.Section {
    let lines = games.enumerated().map { index, game in
      let curve = FairnessFigures.lorenzCurve(of: (game.points.last ?? [:]).values.sorted())
      let points = curve.enumerated().map { step, part in
        Plot.Point(Double(step) / Double(max(curve.count - 1, 1)), part)
      }
      return Plot.Mark.line(points, Series(index), name: "", hasSigns: true)
    }
    let title = language.say("Lorenz curve of the final points", "Lorenzkurve der Punkte am Ende")
    let plot = Plot(
      title,
      x: Axis(
        language.say(
          "Members, those with the fewest points first",
          "Mitglieder, die mit den wenigsten Punkten zuerst"
        ),
        [0, 1],
        isPercent: true,
        numbers: language.numbers
      ),
      y: Axis(
        language.say("Part of all points", "Anteil aller Punkte"),
        [0, 1],
        isPercent: true,
        numbers: language.numbers
      ),
      height: 320,
      legend: games.enumerated().map { (name: $0.element.name, series: Series($0.offset)) },
      [.guide(Plot.Point(0, 0), Plot.Point(1, 1))] + lines
    )
    let equal = reports.min { ($0.gini ?? 1) < ($1.gini ?? 1) }
    let unequal = reports.max { ($0.gini ?? 0) < ($1.gini ?? 0) }
    return Page.Section(
      language.say("How equal are points?", "Wie gleich sind die Punkte verteilt?"),
      sentence: reports.count == 1
        ? language.say(
          "Over all runs the mean Gini coefficient is \(language.text(equal?.gini)). The curve is that of the first run.",
          "Über alle Durchläufe ist der mittlere Gini-Koeffizient \(language.text(equal?.gini)). Die Kurve ist die des ersten Durchlaufs."
        )
        : language.say(
          "Over all runs “\(equal?.name ?? "")” is the most equal (Gini \(language.text(equal?.gini))) and “\(unequal?.name ?? "")” the least "
            + "(\(language.text(unequal?.gini))). The curves are those of the first run.",
          "Über alle Durchläufe verteilt „\(equal?.name ?? "")“ am gleichsten (Gini \(language.text(equal?.gini))) und „\(unequal?.name ?? "")“ "
            + "am ungleichsten (\(language.text(unequal?.gini))). Die Kurven sind die des ersten Durchlaufs."
        ),
      [Page.Figure(plot.chart)],
      tables: [
        Page.Table(
          [
            language.say("Rules", "Regeln"),
            language.say("Gini, mean of all runs", "Gini, Mittel aller Durchläufe"),
          ],
          reports.map { [$0.name, language.text($0.gini)] }
        )
      ],
      definitions: [.gini(language)]
    )
  }

  // MARK: Figures

  private var figureSection: Page.Section {
    let measures: [(name: String, value: (Simulation.Report) -> Double?)] = [
      (language.say("Kendall's tau", "Kendalls Tau"), { $0.tau }),
      (language.say("Mobility", "Beweglichkeit"), { $0.mobility }),
      (language.say("In the race", "Im Rennen"), { $0.inTheRace }),
      (language.say("Caught up", "Aufgeholt"), { $0.caughtUp }),
    ]
    let figures = measures.map { measure in
      let rows = reports.enumerated().map { index, report in
        DotPlot.Row(report.name, measure.value(report), series: Series(index))
      }
      let axis = Axis(
        measure.name,
        rows.compactMap(\.value),
        including: [0, 1],
        numbers: language.numbers
      )
      return Page.Figure(DotPlot(measure.name, axis, rows).chart)
    }
    let best = reports.max { ($0.tau ?? -1) < ($1.tau ?? -1) }
    let extra = reports.contains { $0.delayGain != nil }
    // Where nobody got a point, nothing is fair.
    let sentence =
      best?.tau == nil
      ? language.say(
        "Nobody scored, so nothing can be said about how fair the rules are.",
        "Niemand hat Punkte bekommen; wie fair die Regeln sind, zeigt das nicht."
      )
      : language.say(
        "Points show best who did most under “\(best?.name ?? "")” (tau \(language.text(best?.tau))).",
        "Unter „\(best?.name ?? "")“ zeigen die Punkte am besten, wer am meisten getan hat (Tau \(language.text(best?.tau)))."
      )
    return Page.Section(
      language.say("How fair are the rules?", "Wie fair sind die Regeln?"),
      sentence: sentence,
      figures,
      tables: [
        Page.Table(
          [language.say("Rules", "Regeln")] + measures.map(\.name)
            + [language.say("Days to the median", "Tage bis zum Median")]
            + (extra ? [language.say("Gain by delay", "Gewinn durch Aufschub")] : []),
          reports.map { report in
            [report.name] + measures.map { language.text($0.value(report)) }
              + [report.daysToMedian.map { language.number($0, digits: 1) } ?? "–"]
              + (extra ? [report.delayGain.map(language.percent) ?? "–"] : [])
          }
        )
      ],
      definitions: [.tau(language), .fairness(language)]
    )
  }
}
