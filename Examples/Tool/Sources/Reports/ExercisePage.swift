// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation
import ReportCharts

/// The report about what a class wrote, as a page.
struct ExercisePage {
  let tally: TeacherStatistics.Tally
  let language: PageLanguage
  private let categories: [TeacherStatistics.Category]
  private let words: [TeacherStatistics.Word]

  init(of tally: TeacherStatistics.Tally, in language: PageLanguage) {
    self.tally = tally
    self.language = language
    categories = tally.categories
    words = tally.words
  }

  func page(title: String?) -> Page {
    Page(
      title ?? language.say("Spelling report", "Rechtschreibbericht"),
      lead: language.say(
        "Which kinds of spelling a class finds difficult, and how errors go down with practice.",
        "Welche Arten von Schreibungen einer Klasse schwerfallen, und wie Fehler mit der Übung abnehmen."
      ),
      facts: [
        (language.say("Children", "Kinder"), "\(tally.learnerCount)"),
        (language.say("Words", "Wörter"), "\(total(words.map(\.rate.count)))"),
        (language.say("Wrong", "Falsch"), "\(total(words.map(\.rate.errors)))"),
      ],
      [categorySection, daySection, curveSection, wordSection].compactMap(\.self),
      words: language.words
    )
  }

  /// The sum; counts of others may be as large as can be.
  private func total(_ counts: [Int]) -> Int {
    counts.reduce(0) { $1 > .max - $0 ? .max : $0 + $1 }
  }

  private func axis(_ rates: [Double]) -> Axis {
    Axis(
      language.say("Error rate", "Fehlerquote"),
      rates,
      isPercent: true,
      numbers: language.numbers
    )
  }

  private func row(_ name: String, _ rate: TeacherStatistics.Rate) -> [String] {
    [name, "\(rate.count)", "\(rate.errors)", language.percent(rate.errorRate)]
  }

  // MARK: Categories

  private var categorySection: Page.Section? {
    guard !categories.isEmpty else { return nil }
    let rows = categories.map { category in
      DotPlot.Row(category.label(in: language.phrasebook), category.rate.errorRate)
    }
    let title = language.say("Error rate of each category", "Fehlerquote jeder Kategorie")
    // A few places say nothing about a class.
    let hardest = categories.first { $0.rate.count >= 10 && $0.rate.errors > 0 }
    let name = hardest?.label(in: language.phrasebook) ?? ""
    let share = language.percent(hardest?.rate.errorRate ?? 0)
    let places = hardest?.rate.count ?? 0
    return Page.Section(
      language.say("What is difficult?", "Was ist schwer?"),
      sentence: hardest == nil
        ? language.say(
          "There are too few places yet to say what is the most difficult.",
          "Es gibt noch zu wenige Stellen, um zu sagen, was am schwersten ist."
        )
        : language.say(
          "“\(name)” is the most difficult: wrong at \(share) of \(places) places.",
          "Am schwersten ist „\(name)“: falsch an \(share) von \(places) Stellen."
        ),
      [Page.Figure(DotPlot(title, axis(rows.compactMap(\.value)), rows).chart)],
      tables: [
        Page.Table(
          [
            language.say("Category", "Kategorie"), language.say("Places", "Stellen"),
            language.say("Errors", "Fehler"),
            language.say("Rate", "Quote"),
          ],
          categories.map { row($0.label(in: language.phrasebook), $0.rate) }
        )
      ],
      definitions: [.errorRate(language)]
    )
  }

  // MARK: Days

  private var daySection: Page.Section? {
    let days = tally.days
    guard let first = days.first, let last = days.last, days.count > 1 else { return nil }
    let points = days.map { day in
      Plot.Point(day.start.timeIntervalSince(first.start) / 86_400, day.rate.errorRate)
    }
    func name(_ date: Date) -> String { date.formatted(.iso8601.year().month().day()) }
    let title = language.say("Wrong words by day", "Falsche Wörter nach Tagen")
    let plot = Plot(
      title,
      x: Axis(
        language.say("Days since \(name(first.start))", "Tage seit \(name(first.start))"),
        points.map(\.x),
        numbers: language.numbers
      ),
      y: Axis(
        language.say("Wrong words", "Falsche Wörter"),
        points.map(\.y),
        isPercent: true,
        numbers: language.numbers
      ),
      height: 240,
      [.line(points, Series(0), name: "", hasSigns: true)]
    )
    let ends = [first, last].map { language.percent($0.rate.errorRate) }
    return Page.Section(
      language.say("Do errors go down?", "Nehmen die Fehler ab?"),
      sentence: language.say(
        "On the first day \(ends[0]) of the words were wrong, on the last day \(ends[1]).",
        "Am ersten Tag waren \(ends[0]) der Wörter falsch, am letzten \(ends[1])."
      ),
      [Page.Figure(plot.chart)],
      tables: [
        Page.Table(
          [
            language.say("Day (UTC)", "Tag (UTC)"), language.say("Words", "Wörter"),
            language.say("Wrong", "Falsch"),
            language.say("Rate", "Quote"),
          ],
          days.map { row(name($0.start), $0.rate) }
        )
      ],
      definitions: [.errorRate(language)]
    )
  }

  // MARK: Learning curves

  private var curveSection: Page.Section? {
    let order = Dictionary(
      uniqueKeysWithValues: categories.enumerated().map { ($0.element.category, $0.offset) }
    )
    // Where next to nothing goes wrong there is nothing to see.
    let curves = tally.learningCurves.filter { curve in
      curve.runs(8).count > 2 && total(curve.points.map(\.rate.errors)) >= 5
    }
    .sorted { order[$0.category, default: 0] < order[$1.category, default: 0] }
    guard !curves.isEmpty else { return nil }
    let highest = curves.flatMap { $0.runs(8).map(\.rate.errorRate) }
    let figures = curves.map { curve in
      let name = curve.label(in: language.phrasebook)
      let points = curve.runs(8).map { words, rate in
        Plot.Point(Double(words.lowerBound + words.upperBound) / 2, rate.errorRate)
      }
      let plot = Plot(
        language.say("Learning curve of \(name)", "Lernkurve: \(name)"),
        x: Axis(
          language.say("Words with this category", "Wörter mit dieser Kategorie"),
          points.map(\.x),
          numbers: language.numbers
        ),
        y: axis(highest),
        width: 340,
        height: 210,
        [.line(points, Series(0), name: "", hasSigns: true)]
      )
      return Page.Figure(plot.chart, caption: name)
    }
    let halves = curves.map { $0.runs(2).map(\.rate.errorRate) }
    let others = zip(curves, halves).filter { $1[1] >= $1[0] }
      .map { $0.0.label(in: language.phrasebook) }
    let falling = curves.count - others.count
    return Page.Section(
      language.say("What do children learn?", "Was lernen die Kinder?"),
      sentence: language.say(
        "In \(falling) of \(curves.count) categories the second half of the words has fewer errors than the first"
          + (others.isEmpty ? "." : "; not in \(language.list(others))."),
        "In \(falling) von \(curves.count) Kategorien hat die zweite Hälfte der Wörter weniger Fehler als die erste"
          + (others.isEmpty ? "." : "; nicht bei: \(language.list(others)).")
      ),
      figures,
      tables: [
        Page.Table(
          [
            language.say("Category", "Kategorie"), language.say("Children", "Kinder"),
            language.say("Words", "Wörter"),
            language.say("First half", "Erste Hälfte"),
            language.say("Second half", "Zweite Hälfte"),
          ],
          zip(curves, halves).map { curve, halves in
            [
              curve.label(in: language.phrasebook), "\(curve.points[0].learnerCount)",
              "\(curve.runs(1)[0].words.upperBound)",
            ] + halves.map(language.percent)
          }
        )
      ],
      definitions: [.learningCurve(language), .errorRate(language)],
      isWide: true
    )
  }

  // MARK: Words

  private var wordSection: Page.Section? {
    let hard = words.filter { $0.rate.errors > 0 }
    guard let first = hard.first else { return nil }
    let rows = hard.prefix(20).map { DotPlot.Row($0.word, $0.rate.errorRate) }
    let title = language.say("Error rate of the hardest words", "Fehlerquote der schwersten Wörter")
    return Page.Section(
      language.say("Which words go wrong?", "Welche Wörter gehen schief?"),
      sentence: language.say(
        "“\(first.word)” goes wrong most: \(first.rate.errors) of \(first.rate.count) times.",
        "Am häufigsten geht „\(first.word)“ schief: \(first.rate.errors) von \(first.rate.count) Mal."
      ),
      [Page.Figure(DotPlot(title, axis(rows.compactMap(\.value)), rows).chart)],
      tables: [
        Page.Table(
          [
            language.say("Word", "Wort"), language.say("Written", "Geschrieben"),
            language.say("Wrong", "Falsch"),
            language.say("Rate", "Quote"), language.say("Misspellings", "Falschschreibungen"),
          ],
          hard.map { word in
            let misspellings = word.misspellings.prefix(3).map { "\($0.input) (\($0.count))" }
            return row(word.word, word.rate) + [misspellings.joined(separator: ", ")]
          },
          textColumns: [4]
        )
      ],
      definitions: [.errorRate(language)]
    )
  }
}
