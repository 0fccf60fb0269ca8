// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation

extension ExperimentPlan.Findings {
  /// Returns the title, the tables of ``Experiment/Result/report(in:)``, and a line for each
  /// expectation as Markdown.
  ///
  /// The line has what was measured, with the interval that decides: each of its ends holds with
  /// the confidence of the expectation.
  public func report(in phrasebook: Phrasebook) -> String {
    let checks = checks.map { "- \($0.line(in: phrasebook))\n" }.joined()
    let rest = checks.isEmpty ? "" : "\n\(checks)"
    return "# \(title)\n\n\(result.report(in: phrasebook))\(rest)"
  }

  /// Returns the same as a page of its own, with a figure for each outcome: the mean of each
  /// variant and its interval at 95 percent.
  public func html(in phrasebook: Phrasebook) -> String {
    let tables = result.tables(in: phrasebook).map { table in
      let head = table.headings.map { "<th scope=\"col\">\($0.escaped)</th>" }.joined()
      let rows = table.rows.map { row in
        "<tr>\(row.cells.map { "<td>\($0.escaped)</td>" }.joined())</tr>\n"
      }.joined()
      let figure = IntervalFigure(table, in: phrasebook).svg
      return
        "<h2>\(table.headings[0].escaped)</h2>\n\(figure)<table>\n<tr>\(head)</tr>\n\(rows)</table>\n"
    }.joined()
    let checks = checks.map { "<li>\($0.line(in: phrasebook).escaped)</li>\n" }.joined()
    let list = checks.isEmpty ? "" : "<ul>\n\(checks)</ul>\n"
    return """
      <!DOCTYPE html>
      <html lang="\(phrasebook.language.rawValue.escaped)"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1"><title>\(title.escaped)</title>
      <style>body { font: 16px system-ui, sans-serif; max-width: 60em; margin: 2em auto; padding: 0 1em }
      table { border-collapse: collapse } td, th { padding: 0.2em 0.8em; text-align: right; border-bottom: 1px solid #ccc }
      td:first-child, th:first-child { text-align: left }</style></head>
      <body><main><h1>\(title.escaped)</h1>
      \(list)\(tables)<p>\(result.worlds(in: phrasebook).escaped)</p></main></body></html>

      """
  }

  /// Returns the figure of an outcome as an SVG drawing, or nil when the plan has no outcome of
  /// that name.
  public func figure(of outcome: String, in phrasebook: Phrasebook) -> String? {
    result.tables(in: phrasebook).first { $0.headings[0] == outcome }
      .map { IntervalFigure($0, in: phrasebook).svg }
  }
}

extension ExperimentPlan.Findings.Check {
  /// The expectation and what was measured, in signs that need no language.
  fileprivate func line(in phrasebook: Phrasebook) -> String {
    let text = FigureText(phrasebook: phrasebook)
    let name = expectation.other.map { "\(expectation.variant) − \($0)" } ?? expectation.variant
    let bounds = [
      expectation.above.map { "> \(text.rounded($0))" },
      expectation.below.map { "< \(text.rounded($0))" },
    ].compactMap(\.self).joined(separator: ", ")
    // Each bound is judged by its own end of the interval, so that both ends together are wrong
    // twice as often.
    let measured = text.cells(of: sample, confidence: 2 * expectation.confidence - 1)
      .filter { !$0.isEmpty }.joined(separator: ", ")
    let percent = text.percent(expectation.confidence)
    return
      "\(isMet ? "✓" : "✗") \(expectation.outcome): \(name) \(bounds) (\(percent)): \(measured)"
  }
}

/// The means of variants with their intervals, on a common scale.
private struct IntervalFigure {
  private struct Line {
    let name: String
    let mean: Double
    let interval: ClosedRange<Double>
  }

  private static let width = 360.0
  private let title: String
  private let lines: [Line]
  private let scale: ClosedRange<Double>
  private let text: FigureText

  init(_ table: ReportTable, in phrasebook: Phrasebook) {
    title = table.headings[0]
    text = FigureText(phrasebook: phrasebook)
    lines = table.rows.compactMap { row in
      guard !row.sample.numbers.isEmpty else { return nil }
      let interval = row.sample.interval(confidence: 0.95)
      let mean = row.sample.mean
      let isKnown = interval.lowerBound.isFinite && interval.upperBound.isFinite
      return Line(name: row.cells[0], mean: mean, interval: isKnown ? interval : mean...mean)
    }
    let low = lines.map(\.interval.lowerBound).min() ?? 0
    let high = lines.map(\.interval.upperBound).max() ?? 0
    scale = low...(high > low ? high : low + 1)
  }

  /// Returns the place of a value; at the left where the numbers are too large for their scale to
  /// have a width.
  private func x(_ value: Double) -> Int {
    let share = (value - scale.lowerBound) / (scale.upperBound - scale.lowerBound)
    return 160 + (share.isFinite ? Int(Self.width * share) : 0)
  }

  var svg: String {
    let height = 28 * lines.count + 34
    var parts = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 \(height)" width="600" height="\(height)" \
      font-family="sans-serif" font-size="13" fill="#777" role="img"><title>\(title.escaped)</title>
      """
    ]
    let isAcrossZero = scale.lowerBound < 0 && scale.upperBound > 0
    for end in [scale.lowerBound, scale.upperBound] + (isAcrossZero ? [0] : []) {
      parts.append(
        """
        <line x1="\(x(end))" y1="4" x2="\(x(end))" y2="\(height - 24)" stroke="#8884"/>\
        <text x="\(x(end))" y="\(height - 8)" text-anchor="middle">\(text.rounded(end))</text>
        """
      )
    }
    for (number, line) in lines.enumerated() {
      let y = 28 * number + 20
      let (start, end) = (x(line.interval.lowerBound), x(line.interval.upperBound))
      parts.append(
        """
        <text x="0" y="\(y + 4)">\(line.name.escaped)</text>\
        <line x1="\(start)" y1="\(y)" x2="\(end)" y2="\(y)" stroke="#1d4ed8" stroke-width="3"/>\
        <circle cx="\(x(line.mean))" cy="\(y)" r="5" fill="#1d4ed8"/>\
        <text x="\(end + 10)" y="\(y + 4)">\(text.rounded(line.mean))</text>
        """
      )
    }
    return parts.joined(separator: "\n") + "\n</svg>\n"
  }
}

extension String {
  /// The text as it stands in HTML and SVG.
  fileprivate var escaped: String { escapedForMarkup() }
}
