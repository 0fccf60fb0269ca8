// SPDX-License-Identifier: Apache-2.0
import Foundation
import QuizAnalytics
import Quizzes
import ReportCharts

/// The report about a log of answers, as a page.
struct QuizPage {
  let log: AnswerLog
  /// The bank, which has the problems' points and keys; nil where only the log is known.
  let bank: ProblemBank?
  /// The learners who are compared with all others.
  let focal: Set<Learner.ID>
  /// What the comparison of these with the others found.
  let comparison: GroupComparison
  /// The names of quizzes as people know them.
  private let quizName: (Quiz.ID) -> String
  /// Whether all answers have dates; those that are judged for the report have none.
  let hasDates: Bool
  /// What problems are worth, as far as that is known.
  let points: [Problem.ID: Fraction]
  /// The answers that could not be read.
  let unreadable: [CollectedAnswers.Unreadable]
  /// Whether learners are named, or only counted.
  let namesLearners: Bool
  let language: PageLanguage
  let items: [ItemStatistics]
  let reliabilities: [(quiz: Quiz.ID, figures: QuizReliability)]

  init(
    of answers: ClassAnswers,
    bank: ProblemBank?,
    focal: Set<Learner.ID>,
    namesLearners: Bool,
    in language: PageLanguage
  ) {
    let (log, points) = (answers.log, answers.points)
    hasDates = answers.hasDates
    unreadable = answers.unreadableAnswers
    self.points = points
    self.namesLearners = namesLearners
    self.log = log
    self.bank = bank
    self.focal = focal
    comparison = GroupComparison(of: log, focal: focal)
    quizName = answers.name(of:)
    self.language = language
    items = log.itemStatistics()
    reliabilities = Dictionary(grouping: log.records, by: \.quiz).sorted { $0.key < $1.key }
      .map { (quiz: $0.key, figures: AnswerLog($0.value).reliability(of: $0.key, points: points)) }
      .filter { $0.figures.learnerCount > 1 }
  }

  private var learnerCount: Int { Set(log.records.map(\.learner)).count }
  /// With fewer learners a discrimination is mostly chance: its interval is half as wide as all
  /// there is.
  private static let fewLearners = 15

  func page(title: String?) -> Page {
    // Answers that were collected without dates are counted in milliseconds from 1970 on.
    let dates =
      hasDates ? log.records.map(\.date).filter { $0.timeIntervalSince1970 > 86_400 } : []
    var span = ""
    if let first = dates.min(), let last = dates.max() {
      let days = [first, last].map { $0.formatted(.iso8601.year().month().day()) }
      span = days[0] == days[1] ? days[0] : "\(days[0]) – \(days[1])"
    }
    return Page(
      title ?? bank?.title ?? language.say("Quiz report", "Quizbericht"),
      lead: language.say(
        "How problems, options and quizzes worked. Each learner counts once for a problem, with the first answer.",
        "Wie Aufgaben, Antworten und Quiz funktioniert haben. Alle Lernenden zählen für eine Aufgabe einmal, mit der ersten Antwort."
      ),
      facts: [
        (language.say("Learners", "Lernende"), "\(learnerCount)"),
        (language.say("Problems", "Aufgaben"), "\(items.count)"),
        (language.say("Answers", "Antworten"), "\(log.records.count)"),
      ] + (span.isEmpty ? [] : [(language.say("Dates (UTC)", "Datum (UTC)"), span)]),
      [
        helpSection, unreadableSection, itemSection, scoreSection, reliabilitySection, timeSection,
        optionSection, hintSection, groupSection,
      ].compactMap(\.self) + measurementSections,
      words: language.words
    )
  }

  // MARK: Problems

  private var itemSection: Page.Section? {
    guard !items.isEmpty else { return nil }
    let limit = ItemStatistics.workingDiscrimination
    // Of a few answers a correlation says nothing, so nothing is marked.
    let weak = items.filter {
      $0.count >= Self.fewLearners && ($0.discrimination?.value ?? limit) < limit
    }
    .sorted { ($0.discrimination?.value ?? 0, $0.id) < ($1.discrimination?.value ?? 0, $1.id) }
    let shown = items.filter { $0.discrimination != nil }
    // Names of problems that need a look find room first.
    let order = weak + shown.filter { !weak.contains($0) }
    let points = order.map { item in
      Plot.Point(item.facility, item.discrimination?.value ?? 0, name: item.id.rawValue)
    }
    let y = Axis(
      language.say("Discrimination (correlation)", "Trennschärfe (Korrelation)"),
      points.map(\.y),
      including: [0, 0.6],
      numbers: language.numbers
    )
    let x = Axis(
      language.say("Facility (part of the points earned)", "Lösungsquote (Anteil der Punkte)"),
      [0, 1],
      isPercent: true,
      numbers: language.numbers
    )
    let isWeak = Set(weak.map(\.id.rawValue))
    let plot = Plot(
      language.say(
        "Facility and discrimination of each problem",
        "Lösungsquote und Trennschärfe jeder Aufgabe"
      ),
      x: x,
      y: y,
      [
        .guide(Plot.Point(0, limit), Plot.Point(1, limit)),
        .points(points.filter { isWeak.contains($0.name) }, Series(1)),
        .points(points.filter { !isWeak.contains($0.name) }, Series(0)),
      ]
    )
    let names = language.list(weak.map(\.id.rawValue))
    return Page.Section(
      language.say(
        "Which problems are hard, and which tell learners apart?",
        "Welche Aufgaben sind schwer, und welche trennen?"
      ),
      sentence: learnerCount < Self.fewLearners
        ? language.say(
          "The answers of \(learnerCount) learners say little about the problems: some \(Self.fewLearners) are needed.",
          "Antworten von \(learnerCount) Lernenden sagen wenig über die Aufgaben: Nötig sind etwa \(Self.fewLearners)."
        )
        : weak.isEmpty
          ? language.say(
            "Every problem distinguishes stronger learners from weaker ones: all discriminations are 0.2 or more.",
            "Jede Aufgabe unterscheidet stärkere von schwächeren Lernenden: Alle Trennschärfen sind mindestens 0,2."
          )
          : language.say(
            "\(weak.count) of \(items.count) problems (squares, below the dashed line) hardly distinguish stronger "
              + "learners from weaker ones: \(names).",
            "\(weak.count) von \(items.count) Aufgaben (Quadrate unter der gestrichelten Linie) unterscheiden stärkere kaum von "
              + "schwächeren Lernenden: \(names)."
          ),
      [Page.Figure(plot.chart)],
      tables: [itemTable],
      definitions: [.facility(language), .discrimination(language)]
    )
  }

  private var itemTable: Page.Table {
    let columns = [
      language.say("Problem", "Aufgabe"), "n", language.say("Omitted", "Ausgelassen"),
      language.say("Facility", "Lösungsquote"), language.say("95% interval", "95-%-Intervall"),
      language.say("Discrimination", "Trennschärfe"),
      language.say("95% interval", "95-%-Intervall"),
    ]
    return Page.Table(
      columns,
      items.map { item in
        [
          name(of: item.id), "\(item.count)", "\(item.omittedCount)",
          language.number(item.facility),
          language.text(item.facilityInterval), language.text(item.discrimination?.value),
          language.text(item.discrimination?.interval),
        ]
      }
    )
  }

  /// The quiz's name as people know it.
  func name(of quiz: Quiz.ID) -> String { quizName(quiz) }

  /// The problem's name, with the beginning of its text where the bank has it.
  func name(of id: Problem.ID) -> String {
    guard let problem = bank?.problem(id) else { return id.rawValue }
    let prompt = problem.prompt.rendered(Style(isColored: false)).onOneLine
    return "\(id): \(prompt.count > 60 ? prompt.prefix(59) + "…" : prompt)"
  }

  // MARK: Quizzes

  /// How many quizzes, and problems with options, are drawn; tables have all.
  static let mostFigures = 24

  /// The points that a learner could have who answered everything right.
  private func most(of figures: QuizReliability) -> Double {
    figures.withoutItem.reduce(0) { $0 + Double(points[$1.id] ?? 1) }
  }

  private var scoreSection: Page.Section? {
    guard let first = reliabilities.first else { return nil }
    let figures = reliabilities.prefix(Self.mostFigures).map { quiz, figures in
      var bars: [Double: Int] = [:]
      for sum in figures.distribution { bars[sum.sum.rounded(), default: 0] += sum.count }
      let points = bars.sorted { $0.key < $1.key }.map { sum, count in
        Plot.Point(sum, Double(count), name: "\(language.number(sum, digits: 0)): \(count)")
      }
      let most = self.most(of: figures)
      let plot = Plot(
        language.say("Scores in \(name(of: quiz))", "Punktzahlen in \(name(of: quiz))"),
        x: Axis(
          language.say("Score (points)", "Punktzahl (Punkte)"),
          points.map(\.x),
          including: [0, most],
          isTight: true,
          numbers: language.numbers
        ),
        y: Axis(language.say("Learners", "Lernende"), points.map(\.y), numbers: language.numbers),
        height: 240,
        [.bars(points, width: 1)]
      )
      return Page.Figure(plot.chart, caption: reliabilities.count > 1 ? name(of: quiz) : nil)
    }
    let figure = first.figures
    let points = most(of: figure)
    let most = language.number(points, digits: points == points.rounded() ? 0 : 2)
    let mean = language.text(figure.mean)
    let deviation = language.text(figure.standardDeviation)
    return Page.Section(
      language.say("How are scores distributed?", "Wie sind die Punktzahlen verteilt?"),
      sentence: reliabilities.count > 1
        ? language.say(
          "Scores of \(reliabilities.count) quizzes, of the learners who answered all problems.",
          "Punktzahlen von \(reliabilities.count) Quiz, von Lernenden, die alle Aufgaben beantwortet haben."
        )
        : language.say(
          "\(figure.learnerCount) learners scored \(mean) of \(most) points on average, with a standard deviation of \(deviation).",
          "\(figure.learnerCount) Lernende hatten im Mittel \(mean) von \(most) Punkten, bei einer Standardabweichung von \(deviation)."
        ),
      figures,
      tables: [
        Page.Table(
          [
            language.say("Quiz", "Quiz"), language.say("Learners", "Lernende"),
            language.say("Lowest", "Niedrigste"),
            language.say("Mean", "Mittel"),
            language.say("Highest", "Höchste"),
            language.say("Standard deviation", "Standardabweichung"),
          ],
          reliabilities.map { quiz, figures in
            [
              name(of: quiz), "\(figures.learnerCount)",
              language.text(figures.distribution.first?.sum),
              language.text(figures.mean), language.text(figures.distribution.last?.sum),
              language.text(figures.standardDeviation),
            ]
          }
        )
      ],
      definitions: [.scores(language)],
      isWide: reliabilities.count > 2
    )
  }

  private var reliabilitySection: Page.Section? {
    let known = reliabilities.filter { $0.figures.alpha != nil }
    guard let first = known.first else { return nil }
    let axis = Axis(
      language.say("Alpha", "Alpha"),
      known.flatMap { [$0.figures.alpha, $0.figures.interval?.lower].compactMap(\.self) },
      including: [0, 1],
      numbers: language.numbers
    )
    let rows = known.prefix(60).map { quiz, figures in
      DotPlot.Row(name(of: quiz), figures.alpha, interval: figures.interval?.range)
    }
    let title = language.say("Cronbach's alpha with its interval", "Cronbachs Alpha mit Intervall")
    var figures = [
      Page.Figure(DotPlot(title, axis, guides: [0.7, 0.9], rows).chart, caption: title)
    ]
    var tables = [
      Page.Table(
        [
          language.say("Quiz", "Quiz"), language.say("Learners", "Lernende"),
          language.say("Problems", "Aufgaben"), language.say("Alpha", "Alpha"),
          language.say("95% interval", "95-%-Intervall"),
          language.say("Standard error (points)", "Messfehler (Punkte)"),
        ],
        known.map { quiz, figures in
          [
            name(of: quiz), "\(figures.learnerCount)", "\(figures.withoutItem.count)",
            language.text(figures.alpha),
            language.text(figures.interval), language.text(figures.standardError),
          ]
        }
      )
    ]
    if known.count == 1, let alpha = first.figures.alpha {
      let rows = first.figures.withoutItem.map { DotPlot.Row($0.id.rawValue, $0.alpha) }
      let axis = Axis(
        language.say("Alpha without the problem", "Alpha ohne die Aufgabe"),
        rows.compactMap(\.value),
        including: [alpha],
        numbers: language.numbers
      )
      let title = language.say("Alpha without each problem", "Alpha ohne jede Aufgabe")
      figures.append(Page.Figure(DotPlot(title, axis, guides: [alpha], rows).chart, caption: title))
      tables.append(
        Page.Table(
          [
            language.say("Without the problem", "Ohne die Aufgabe"), language.say("Alpha", "Alpha"),
          ],
          first.figures.withoutItem.map { [name(of: $0.id), language.text($0.alpha)] }
        )
      )
    }
    let alpha = language.text(first.figures.alpha)
    let interval = language.text(first.figures.interval)
    let error = language.text(first.figures.standardError.map { 2 * $0 })
    return Page.Section(
      language.say("How reliable are the scores?", "Wie zuverlässig sind die Punktzahlen?"),
      sentence: known.count > 1
        ? language.say(
          "Alpha of \(known.count) quizzes; the lines are where the true value may be.",
          "Alpha von \(known.count) Quiz; die Linien zeigen, wo der wahre Wert liegen kann."
        )
        : language.say(
          "Alpha is \(alpha) (\(interval)). In 95 of 100 cases a score lies within \(error) points of what it would be on average. Where alpha is "
            + "clearly higher without a problem, that problem may measure something else.",
          "Alpha ist \(alpha) (\(interval)). In 95 von 100 Fällen liegt eine Punktzahl höchstens \(error) Punkte von der entfernt, die sie im "
            + "Mittel wäre. Wo Alpha ohne eine Aufgabe deutlich höher ist, misst sie vielleicht etwas anderes."
        ),
      figures,
      tables: tables,
      definitions: [.alpha(language), .standardError(language)]
    )
  }

  // MARK: Times

  private var timeSection: Page.Section? {
    let timed = items.compactMap { item in item.time.map { (id: item.id, time: $0) } }
      .sorted { ($1.time.median, $0.id) < ($0.time.median, $1.id) }
    guard let slowest = timed.first, let quickest = timed.last else { return nil }
    let axis = Axis(
      language.say("Time (seconds)", "Zeit (Sekunden)"),
      timed.flatMap { [$0.time.upperQuartile, $0.time.medianInterval?.upper ?? 0] },
      numbers: language.numbers
    )
    let rows = timed.prefix(60).map { id, time in
      DotPlot.Row(
        id.rawValue,
        time.median,
        interval: time.medianInterval?.range,
        box: time.lowerQuartile...time.upperQuartile
      )
    }
    let title = language.say("Time for each problem", "Zeit für jede Aufgabe")
    return Page.Section(
      language.say("How long do problems take?", "Wie lange dauern die Aufgaben?"),
      sentence: language.say(
        "\(slowest.id) takes longest, \(language.number(slowest.time.median, digits: 0)) seconds; \(quickest.id) is quickest, "
          + "\(language.number(quickest.time.median, digits: 0)) seconds (medians).",
        "\(slowest.id) dauert am längsten, \(language.number(slowest.time.median, digits: 0)) Sekunden; am schnellsten geht "
          + "\(quickest.id), \(language.number(quickest.time.median, digits: 0)) Sekunden (Mediane)."
      ),
      [Page.Figure(DotPlot(title, axis, rows).chart)],
      tables: [
        Page.Table(
          [
            language.say("Problem", "Aufgabe"), "n", "Median (s)",
            language.say("Interval (s)", "Intervall (s)"),
            language.say("Middle half (s)", "Mittlere Hälfte (s)"),
          ],
          timed.map { id, time in
            [
              name(of: id), "\(time.count)", language.number(time.median, digits: 1),
              time.medianInterval.map { language.interval($0.range, digits: 1) } ?? "–",
              language.interval(time.lowerQuartile...time.upperQuartile, digits: 1),
            ]
          }
        )
      ],
      definitions: [.times(language)]
    )
  }
}

extension PageLanguage {
  /// A figure, or a dash where it is not defined.
  func text(_ value: Double?) -> String { value.map { number($0) } ?? "–" }

  /// An interval, or a dash where it is not defined.
  func text(_ interval: ConfidenceInterval?) -> String {
    interval.map { self.interval($0.range) } ?? "–"
  }
}

extension ConfidenceInterval {
  var range: ClosedRange<Double> { lower...max(lower, upper) }
}
