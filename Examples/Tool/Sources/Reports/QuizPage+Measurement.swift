// SPDX-License-Identifier: Apache-2.0
import Languages
import QuizAnalytics
import Quizzes
import ReportCharts

/// How a test measures: curves of its problems, information, omega, decisions and groups.
///
/// Each section is hidden where there are too few answers for its figures.
extension QuizPage {
  /// With fewer learners no section of these is shown.
  private static let mostlyChance = ScaleModel.oneParameter.minimumAnswers

  var measurementSections: [Page.Section] {
    guard items.contains(where: { $0.count >= Self.mostlyChance }) else { return [] }
    return curveSections + [omegaSection, crossingSection].compactMap(\.self)
  }

  private func explained(_ figures: MeasurementFigure...) -> String {
    let phrasebook = Phrasebook(for: language.tag) ?? .english
    return figures.map { $0.sentence(in: phrasebook) }.joined(separator: " ")
  }

  private var ability: String { language.say("Ability (logits)", "Fähigkeit (Logits)") }
  private static let places = (-24...24).map { Double($0) / 6 }

  /// The curves of the model that predicts best of those that the answers can carry.
  private func fit(of table: ResponseTable) -> ScaleFit? {
    let fits = [ScaleModel.oneParameter, .twoParameter].compactMap { try? ScaleFit(table, $0) }
    return fits.min { $0.bic < $1.bic }
  }

  private var curveSections: [Page.Section] {
    guard let table = try? log.responses(), let fit = fit(of: table), fit.items.count > 1 else {
      return []
    }
    // The flattest curves are looked at first.
    let drawn = fit.items.sorted {
      ($0.model.discrimination, $0.id) < ($1.model.discrimination, $1.id)
    }.prefix(6)
    let title = language.say("Expected credit by ability", "Erwartete Punkte nach Fähigkeit")
    let curves = Plot(
      title,
      x: Axis(ability, [-4, 4], isTight: true, numbers: language.numbers),
      y: Axis(
        language.say("Expected credit", "Erwarteter Punktanteil"),
        [0, 1],
        isPercent: true,
        numbers: language.numbers
      ),
      drawn.enumerated().map { index, item in
        .line(
          Self.places.map { Plot.Point($0, item.model.expectedCredit(at: $0)) },
          Series(index),
          name: item.id.rawValue,
          hasSigns: false
        )
      }
    )
    let fits = (try? fit.pool.itemFit(in: table)) ?? []
    let rows = fit.items.map { item in
      let difficulty = item.thresholds.first ?? nil
      return [
        name(of: item.id), "\(item.count)", language.text(item.model.thresholds.first),
        language.text(difficulty?.interval), language.text(item.model.discrimination),
        language.text(fits.first { $0.id == item.id }?.significance),
      ]
    }
    let pool = fit.pool
    let information = Self.places.map { Plot.Point($0, pool.information(at: $0)) }
    let abilities = pool.abilities(of: log).values.map(\.value).sorted()
    let line = Plot(
      language.say("Information by ability", "Information nach Fähigkeit"),
      x: Axis(ability, [-4, 4], isTight: true, numbers: language.numbers),
      y: Axis(
        language.say("Information", "Information"),
        information.map(\.y),
        numbers: language.numbers
      ),
      [.line(information, Series(0), name: "", hasSigns: false)]
    )
    return [
      Page.Section(
        language.say(
          "How does each problem work by ability?",
          "Wie wirkt jede Aufgabe je nach Fähigkeit?"
        ),
        sentence: explained(.curves, .difficulty, .discrimination, .itemFit),
        [Page.Figure(curves.chart)],
        tables: [
          Page.Table(
            [
              language.say("Problem", "Aufgabe"), "n", language.say("Difficulty", "Schwierigkeit"),
              language.say("95% interval", "95-%-Intervall"),
              language.say("Discrimination", "Trennschärfe"), "p (S-X²)",
            ],
            rows
          )
        ]
      ),
      Page.Section(
        language.say("Where does the test measure exactly?", "Wo misst der Test genau?"),
        sentence: explained(.information),
        [Page.Figure(line.chart)],
        tables: [
          Page.Table(
            [
              ability, language.say("Information", "Information"),
              language.say("Learners", "Lernende"),
            ],
            (-3...3).map { place in
              let range = Double(place) - 0.5..<Double(place) + 0.5
              return [
                language.number(Double(place), digits: 0),
                language.number(pool.information(at: Double(place))),
                "\(abilities.count { range.contains($0) })",
              ]
            }
          )
        ]
      ),
    ]
  }

  /// Omega beside alpha by sets, and how sure a pass mark of half of the points is.
  private var omegaSection: Page.Section? {
    guard let table = try? log.responses(scoring: .credits) else { return nil }
    let known = table.reliabilities.filter {
      $0.omega != nil && $0.learnerCount >= Self.mostlyChance
    }
    guard !known.isEmpty else { return nil }
    let whole = language.say("Whole test", "Ganzer Test")
    let title = "\(language.say("Omega", "Omega")), \(language.say("Alpha", "Alpha"))"
    let rows = known.flatMap { part in
      [
        DotPlot.Row("\(part.set?.rawValue ?? whole) ω", part.omega),
        DotPlot.Row("\(part.set?.rawValue ?? whole) α", part.alpha, series: Series(1)),
      ]
    }
    let axis = Axis(
      title,
      known.flatMap { [$0.omega, $0.alpha].compactMap(\.self) },
      including: [0, 1],
      numbers: language.numbers
    )
    let decisions = reliabilities.compactMap { quiz, figures -> [String]? in
      let most = figures.withoutItem.reduce(0) { $0 + Double(points[$1.id] ?? 1) }
      guard figures.learnerCount >= Self.mostlyChance,
        let decision = figures.decisions(at: most / 2, of: most)
      else { return nil }
      return [
        name(of: quiz), language.percent(decision.consistency), language.percent(decision.accuracy),
      ]
    }
    var tables = [
      Page.Table(
        [
          language.say("Set", "Teil"), language.say("Learners", "Lernende"),
          language.say("Problems", "Aufgaben"), language.say("Omega", "Omega"),
          language.say("Alpha", "Alpha"),
        ],
        known.map { part in
          [
            part.set?.rawValue ?? whole, "\(part.learnerCount)", "\(part.problemCount)",
            language.text(part.omega), language.text(part.alpha),
          ]
        }
      )
    ]
    if !decisions.isEmpty {
      tables.append(
        Page.Table(
          [
            language.say("Quiz", "Quiz"),
            language.say("Same result again", "Wieder dasselbe Ergebnis"),
            language.say("Right result", "Richtiges Ergebnis"),
          ],
          decisions
        )
      )
    }
    return Page.Section(
      language.say(
        "How sure are scores and decisions?",
        "Wie sicher sind Punktzahlen und Entscheidungen?"
      ),
      sentence: decisions.isEmpty ? explained(.reliability) : explained(.reliability, .decisions),
      [Page.Figure(DotPlot(title, axis, guides: [0.7], rows).chart)],
      tables: tables
    )
  }

  /// Differences between groups that may cross, in the problems of each quiz.
  private var crossingSection: Page.Section? {
    let found = comparison.rows.compactMap(\.analysis)
    guard !found.isEmpty, !comparison.isOfFewLearners else { return nil }
    let title = language.say(
      "Size of the difference, also where it crosses",
      "Größe des Unterschieds, auch wo er sich umkehrt"
    )
    let axis = Axis(
      title,
      found.map(\.whole.size),
      including: [0, 0.1],
      numbers: language.numbers
    )
    return Page.Section(
      language.say(
        "Which problems work differently in the groups?",
        "Welche Aufgaben wirken in den Gruppen verschieden?"
      ),
      sentence: explained(.functioning),
      [
        Page.Figure(
          DotPlot(
            title,
            axis,
            guides: [0.035, 0.07],
            found.prefix(60).map { DotPlot.Row($0.id.rawValue, $0.whole.size) }
          ).chart
        )
      ],
      tables: [
        Page.Table(
          [
            language.say("Problem", "Aufgabe"), language.say("Gap", "Abstand"),
            "p", "ΔR²", language.say("Category", "Kategorie"),
          ],
          found.map { item in
            [
              name(of: item.id), language.text(item.gaps[GroupComparison.focal]),
              language.number(item.whole.significance, digits: 3),
              language.number(item.whole.size, digits: 3), item.overallCategory.rawValue,
            ]
          }
        )
      ]
    )
  }
}
