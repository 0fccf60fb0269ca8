// SPDX-License-Identifier: Apache-2.0
import Foundation
import PinLabels
import ReportCharts

/// The report about what a class wrote for pins, as a page.
struct PinsPage {
  let statistics: PinClassStatistics
  let students: Int
  let sheet: PinSheet
  /// The language in which labels were to be written.
  let labels: Language
  /// The file of the sheet, next to which its images are.
  let path: String
  let language: PageLanguage

  init(
    of results: [PinLabelResult],
    on sheet: PinSheet,
    labels: Language,
    from path: String,
    in language: PageLanguage
  ) {
    statistics = PinClassStatistics(results)
    students = results.count
    self.sheet = sheet
    self.labels = labels
    self.path = path
    self.language = language
  }

  func page(title: String?) -> Page {
    let known = statistics.pins.values
    return Page(
      title ?? sheet.title,
      lead: language.say(
        "What a class knew of the pins of this sheet, and what it confused.",
        "Was eine Klasse von den Nadeln dieses Blatts wusste und was sie verwechselte."
      ),
      facts: [
        (language.say("Students", "Lernende"), "\(students)"),
        (language.say("Pins", "Nadeln"), "\(statistics.order.count)"),
        (
          language.say("Answers", "Antworten"),
          "\(known.reduce(0) { $0 + $1.count - $1.unansweredCount })"
        ),
      ],
      [mapSection, confusionSection].compactMap(\.self),
      words: language.words
    )
  }

  private func name(of id: Pin.ID) -> String {
    sheet.pin(id)?.correction(in: labels).text ?? id.rawValue
  }

  /// The number that a pin has in charts and tables, from 1.
  private func number(of id: Pin.ID) -> Int {
    (statistics.order.firstIndex(of: id) ?? 0) + 1
  }

  private func share(of id: Pin.ID) -> Double {
    guard let pin = statistics.pins[id], pin.count > 0 else { return 0 }
    return Double(pin.correctCount) / Double(pin.count)
  }

  // MARK: Map

  private var mapSection: Page.Section? {
    guard let hardest = statistics.order.min(by: { share(of: $0) < share(of: $1) }) else {
      return nil
    }
    let views = sheet.views.filter { $0.pins.contains { statistics.pins[$0.id] != nil } }
    return Page.Section(
      language.say("Which pins are known?", "Welche Nadeln sind bekannt?"),
      sentence: language.say(
        "\(name(of: hardest)) is the least known: \(language.percent(share(of: hardest))) right. Each circle has the number of its pin and "
          + "is the darker the more students were wrong.",
        "Am wenigsten bekannt ist \(name(of: hardest)): \(language.percent(share(of: hardest))) richtig. Jeder Kreis trägt die Nummer "
          + "seiner Nadel und ist umso dunkler, je mehr Lernende falsch lagen."
      ),
      views.map { Page.Figure(map(of: $0), caption: views.count > 1 ? $0.id.rawValue : nil) },
      tables: [
        Page.Table(
          [
            language.say("Pin", "Nadel"), language.say("Right", "Richtig"),
            language.say("Wrong", "Falsch"),
            language.say("No answer", "Ohne Antwort"),
            language.say("Share right", "Anteil richtig"),
            language.say("Commonest wrong answers", "Häufigste falsche Antworten"),
          ],
          statistics.order.compactMap { id in
            statistics.pins[id].map { pin in
              let wrong = pin.wrongAnswers.prefix(3).map { "\($0.text) (\($0.count))" }
              return [
                "\(number(of: id)) \(name(of: id))", "\(pin.correctCount)",
                "\(pin.count - pin.correctCount - pin.unansweredCount)", "\(pin.unansweredCount)",
                language.percent(share(of: id)), wrong.joined(separator: ", "),
              ]
            }
          },
          textColumns: [5]
        )
      ],
      definitions: []
    )
  }

  private func map(of view: ExerciseView) -> Chart {
    let size = view.image.displayedSize
    let scale = 420 / Double(max(size.width, 1))
    let height = Double(size.height) * scale
    var parts = [
      Markup("rect", ["width": "420", "height": "\(Int(height.rounded()))", "fill": "#fff"])
    ]
    if let file = view.image.file, let data = image(file) {
      parts.append(
        Markup(
          "image",
          ["href": data, "width": "420", "height": "\(Int(height.rounded()))", "opacity": "0.55"]
        )
      )
    }
    for pin in view.pins {
      guard let figures = statistics.pins[pin.id] else { continue }
      let (x, y) = (pin.position.x * scale, pin.position.y * scale)
      let wrong = figures.count - figures.correctCount
      let step = HeatMap.step(wrong, of: figures.count)
      let title = "\(name(of: pin.id)): \(language.percent(share(of: pin.id)))"
      parts.append(
        Markup(
          "circle",
          [
            "class": "pin paper-heat\(step)", "cx": "\(Int(x.rounded()))",
            "cy": "\(Int(y.rounded()))", "r": "11",
          ],
          [Markup("title", text: title)]
        )
      )
      let tone = step > 3 ? "on-dark-paper" : "on-paper"
      parts.append(
        .label("\(number(of: pin.id))", x: x, y: y + 4, anchor: "middle", class: tone)
      )
    }
    let title = language.say(
      "Map of the pins by the part of wrong answers",
      "Karte der Nadeln nach dem Anteil falscher Antworten"
    )
    return Chart(title: title, width: 420, height: height, parts)
  }

  /// An image next to the sheet as an address that has its data; nil where it is not there or of an
  /// unknown format.
  private func image(_ name: String) -> String? {
    let types = [
      "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg",
    ]
    let file = URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent(name)
    guard !name.contains(":"), let type = types[file.pathExtension.lowercased()],
      let data = try? Data(contentsOf: file)
    else { return nil }
    return "data:\(type);base64,\(data.base64EncodedString())"
  }

  // MARK: Confusions

  private var confusionSection: Page.Section? {
    guard !statistics.order.isEmpty else { return nil }
    let rows = statistics.order.map { "\(number(of: $0)) \(name(of: $0))" }
    let matrix = HeatMap(
      language.say(
        "Pins and the labels that were written there",
        "Nadeln und die Namen, die dort standen"
      ),
      rowTitle: language.say("Pin", "Nadel"),
      columnTitle: language.say("Pin whose label was written", "Nadel, deren Name dort stand"),
      rows: rows,
      columns: statistics.order.map { "\(number(of: $0))" },
      statistics.confusionMatrix
    )
    let first = statistics.confusions.first
    return Page.Section(
      language.say("What is confused with what?", "Was wird womit verwechselt?"),
      sentence: first.map { confusion in
        language.say(
          "Most often \(name(of: confusion.pin)) is called \(name(of: confusion.takenFor)), \(confusion.count) times. Right answers are on "
            + "the diagonal.",
          "Am häufigsten heißt \(name(of: confusion.pin)) dort \(name(of: confusion.takenFor)), \(confusion.count)-mal. Richtige Antworten "
            + "stehen auf der Diagonalen."
        )
      }
        ?? language.say(
          "No pin was given the label of another one.",
          "Keine Nadel bekam den Namen einer anderen."
        ),
      [Page.Figure(matrix.chart)],
      tables: statistics.confusions.isEmpty
        ? []
        : [
          Page.Table(
            [
              language.say("Pin", "Nadel"), language.say("Called", "Genannt"),
              language.say("Times", "Mal"),
            ],
            statistics.confusions.map { [name(of: $0.pin), name(of: $0.takenFor), "\($0.count)"] },
            textColumns: [1]
          )
        ],
      definitions: [.confusion(language)]
    )
  }
}
