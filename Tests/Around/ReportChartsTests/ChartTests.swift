// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import ReportCharts

@Suite("Charts")
struct ChartTests {
  private static let percent = Axis("Part", [0, 1], isPercent: true, numbers: .english)

  /// One chart of each kind, small enough to be read as text.
  private static let charts: [(name: String, chart: Chart)] = [
    (
      "plot",
      Plot(
        "Facility & discrimination",
        x: percent,
        y: Axis("r", [-0.1, 0.45], numbers: .german),
        [
          .guide(Plot.Point(0, 0.2), Plot.Point(1, 0.2)),
          .points(
            [Plot.Point(0.5, 0.3, name: "a<b"), Plot.Point(0.51, 0.3, name: "c")],
            Series(0)
          ),
          .line([Plot.Point(0, 0), Plot.Point(1, 0.4)], Series(1), name: "key ✓", hasSigns: true),
          .line(
            [Plot.Point(0, 0.1), Plot.Point(1, 0.39)],
            Series(2),
            name: "near",
            hasSigns: false
          ),
        ]
      ).chart
    ),
    (
      "bars",
      Plot(
        "Scores",
        x: Axis("Score (points)", [0, 3], isTight: true, numbers: .english),
        y: Axis("Learners", [4, 2], numbers: .english),
        legend: [(name: "all", series: Series(3))],
        [.bars([Plot.Point(1, 4, name: "1: 4"), Plot.Point(2, 2, name: "2: 2")], width: 1)]
      ).chart
    ),
    (
      "dots",
      DotPlot(
        "Times",
        Axis("Time (seconds)", [12, 48], numbers: .english),
        guides: [20],
        [
          DotPlot.Row("a", 20, interval: 15...30, box: 12...48),
          DotPlot.Row("a name that is much longer than its place", nil, series: Series(5)),
        ]
      ).chart
    ),
    (
      "heat",
      HeatMap(
        "Confusions",
        rowTitle: "Pin",
        columnTitle: "Taken for",
        rows: ["1 Radius", "2 Ulna"],
        columns: ["1", "2"],
        [[9, 1], [0, 5]]
      ).chart
    ),
  ]

  @Test("are the same text as ever", arguments: charts.map(\.name))
  func golden(name: String) throws {
    let chart = try #require(Self.charts.first { $0.name == name }).chart
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden/\(name).svg")
    #expect(chart.markup.written() + "\n" == (try String(contentsOf: file, encoding: .utf8)))
  }

  @Test("are well-formed and say what they show", arguments: charts.map(\.name))
  func wellFormed(name: String) throws {
    let chart = try #require(Self.charts.first { $0.name == name }).chart
    let text = chart.markup.written()
    try checkMarkup(text)
    #expect(text.contains("role=\"img\""))
    #expect(text.contains("<title>"))
  }

  @Test(
    "have round ticks around all values",
    arguments: [
      ([0.0, 1], ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"]),
      ([0, 0], ["−1.0", "−0.5", "0.0", "0.5", "1.0"]),
      ([0, 60], ["0", "20", "40", "60"]), ([-3.2, 6.1], ["−4", "−2", "0", "2", "4", "6", "8"]),
      ([0, 0.031], ["0.00", "0.01", "0.02", "0.03", "0.04"]),
      ([.nan, 2], ["0.0", "0.5", "1.0", "1.5", "2.0"]),
      ([0, 123_456], ["0", "50000", "100000", "150000"]),
    ]
  )
  func ticks(values: [Double], expected: [String]) {
    let chart = DotPlot("t", Axis("x", values, numbers: .english), []).chart
    #expect(chart.content.compactMap(\.textAtTick) == expected)
  }

  @Test("draw nothing for what there is not")
  func empty() throws {
    let axis = Axis("x", [], numbers: .english)
    for chart in [
      Plot(
        "t",
        x: axis,
        y: axis,
        [
          .points([], Series(0)), .line([], Series(1), name: "", hasSigns: true),
          .bars([], width: 1),
        ]
      ).chart,
      DotPlot("t", axis, []).chart,
      HeatMap("t", rowTitle: "", columnTitle: "", rows: [], columns: [], []).chart,
    ] {
      try checkMarkup(chart.markup.written())
    }
  }

  @Test(
    "write numbers as people of a language do",
    arguments: [
      (0.125, 2, "0.13", "0,13"), (-1.5, 1, "−1.5", "−1,5"), (-0.001, 2, "0.00", "0,00"),
      (1234.5, 0, "1235", "1235"),
      (.infinity, 2, "–", "–"), (2.05, 2, "2.05", "2,05"),
    ]
  )
  func numbers(value: Double, digits: Int, english: String, german: String) {
    #expect(NumberNotation.english.number(value, digits: digits) == english)
    #expect(NumberNotation.german.number(value, digits: digits) == german)
  }

  @Test(
    "end, whatever the values are",
    arguments: [
      [-Double.greatestFiniteMagnitude, .greatestFiniteMagnitude], [1e15, 1e15 + 1],
      [0, .leastNonzeroMagnitude], [.nan, .infinity, -.infinity], [1, 1 + .ulpOfOne], [-1e-300],
    ]
  )
  func hostileValues(values: [Double]) throws {
    for including in [[0.0], []] {
      for isTight in [false, true] {
        let axis = Axis("x", values, including: including, isTight: isTight)
        #expect((1...30).contains(axis.ticks.count))
        let points = values.map { Plot.Point($0, $0, name: "p") }
        let plot = Plot(
          "t",
          x: axis,
          y: axis,
          [.points(points, Series(.min)), .bars(points, width: 1e300)]
        )
        try checkMarkup(plot.chart.markup.written())
        let rows = values.map { DotPlot.Row(String(repeating: "m", count: 100_000), $0) }
        try checkMarkup(DotPlot("t", axis, guides: values, rows).chart.markup.written())
      }
    }
    let chart = Chart(
      title: "t",
      width: 1e300,
      height: .nan,
      [.label("a", x: -1e300, y: .infinity)]
    )
    try checkMarkup(chart.markup.written())
    try checkMarkup(chart.unstyledMarkup.written())
  }

  @Test("draw no count that has no column, and none of a row without a name")
  func raggedCounts() {
    let counts = [[1, 2, 3], [4], [5]]
    let map = HeatMap("t", rowTitle: "", columnTitle: "", rows: ["a", "b"], columns: ["c"], counts)
    #expect(map.chart.markup.written().components(separatedBy: "<rect").count == 3)
    #expect(HeatMap.step(-1, of: 0) == 1)
    #expect(HeatMap.step(9, of: 3) == 5)
  }
}

@Suite("Pages")
struct PageTests {
  @Test("need nothing else, link every definition once, and escape what is written in them")
  func page() throws {
    let term = Page.Definition(
      "x",
      "Figure <x>",
      "What it is.",
      source: "A book & more."
    )
    let table = Page.Table(["a", "b"], [["1 < 2", "\u{1}two"]], textColumns: [1])
    let figure = Page.Figure(
      DotPlot("t", Axis("x", [1], numbers: .german), []).chart,
      caption: "“one”"
    )
    let section = Page.Section(
      "Why?",
      sentence: "So & so.",
      [figure],
      tables: [table],
      definitions: [term]
    )
    let html = Page("T", lead: "L", facts: [("n", "1")], [section, section], words: .german).html
    try checkMarkup(String(html.dropFirst("<!DOCTYPE html>\n".count)))
    #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"de\">"))
    #expect(html.components(separatedBy: "id=\"x\"").count == 2)
    #expect(html.components(separatedBy: "href=\"#x\"").count == 3)
    #expect(html.contains("1 &lt; 2") && html.contains("So &amp; so.") && !html.contains("\u{1}"))
    #expect(html.contains("<cite>A book &amp; more.</cite>"))
    for word in ["<script", "src=", "@import", "url(", "href=\"http"] {
      #expect(!html.contains(word))
    }
  }
}

extension Markup {
  /// The text of a tick, which unlike other texts of a plot without rows has no class.
  fileprivate var textAtTick: String? {
    guard case .element("text", _, let children) = piece,
      case .text(let text)? = children.first?.piece
    else { return nil }
    return written().contains("class=") ? nil : text
  }
}

/// Reads markup with a stack of open elements.
private func checkMarkup(_ text: String) throws {
  var open: [Substring] = []
  var rest = text[...]
  while let start = rest.firstIndex(of: "<") {
    try #require(!rest[..<start].contains(">"))
    let end = try #require(rest[start...].firstIndex(of: ">"))
    let tag = rest[rest.index(after: start)..<end]
    #expect(tag.filter { $0 == "\"" }.count.isMultiple(of: 2), "\(tag)")
    if tag.hasPrefix("/") {
      #expect(open.popLast() == tag.dropFirst())
    } else if !tag.hasSuffix("/") {
      open.append(tag.prefix { !$0.isWhitespace })
    }
    rest = rest[rest.index(after: end)...]
  }
  #expect(open.isEmpty)
}
