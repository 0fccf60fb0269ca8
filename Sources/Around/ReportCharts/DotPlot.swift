// SPDX-License-Identifier: Apache-2.0

/// A chart with one row per thing: its value and how certain it is, on a shared axis.
public struct DotPlot: Sendable {
  /// A row of the chart.
  public struct Row: Sendable {
    /// The name of the thing.
    public let name: String
    /// The value, or nil where it is not defined.
    public let value: Double?
    let interval: ClosedRange<Double>?
    let box: ClosedRange<Double>?
    let series: Series

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - name: The name of the thing.
    ///   - value: The value, or nil where it is not defined.
    ///   - interval: The interval in which the true value may be.
    ///   - box: The middle half of what the value sums up.
    ///   - series: The series whose look the value has.
    public init(
      _ name: String,
      _ value: Double?,
      interval: ClosedRange<Double>? = nil,
      box: ClosedRange<Double>? = nil,
      series: Series = Series(0)
    ) {
      self.name = name
      self.value = value
      self.interval = interval
      self.box = box
      self.series = series
    }
  }

  let title: String
  let axis: Axis
  let rows: [Row]
  let guides: [Double]

  /// Creates a chart.
  ///
  /// - Parameters:
  ///   - title: The subject of the chart, for people who have it read to them.
  ///   - axis: The axis below the rows.
  ///   - guides: Values at which a dashed line crosses all rows.
  ///   - rows: The rows from the top down.
  public init(_ title: String, _ axis: Axis, guides: [Double] = [], _ rows: [Row]) {
    self.title = title
    self.axis = axis
    self.rows = rows
    self.guides = guides
  }

  /// The drawing.
  public var chart: Chart {
    let width = 420.0
    let left = min(200, rows.map(\.name.width).max() ?? 0) + 8
    // The last tick may stand at the end, with its middle there.
    let right = width - max(14, (axis.ticks.last?.text.width ?? 0) / 2 + 2)
    let bottom = Double(rows.count) * 18 + 12
    func place(_ value: Double) -> Double { axis.place(of: value, from: left, to: right) }
    var parts: [Markup] = []
    for tick in axis.ticks {
      let x = place(tick.value)
      parts.append(.rule(tick.value == 0 ? "zero" : "grid", (x, 4), (x, bottom)))
      parts.append(.label(tick.text, x: x, y: bottom + 15, anchor: "middle"))
    }
    for guide in guides { parts.append(.rule("guide", (place(guide), 4), (place(guide), bottom))) }
    for (index, row) in rows.enumerated() {
      let y = Double(index) * 18 + 16
      parts.append(.label(row.name.fitting(200), x: left - 8, y: y + 4, anchor: "end"))
      if let box = row.box {
        let (start, end) = (place(box.lowerBound), place(box.upperBound))
        parts.append(
          Markup(
            "rect",
            [
              "class": "box", "x": start.svg, "y": (y - 5).svg, "width": max(1, end - start).svg,
              "height": "10",
            ]
          )
        )
      }
      if let interval = row.interval {
        let (start, end) = (place(interval.lowerBound), place(interval.upperBound))
        parts.append(.rule("whisker", (start, y), (end, y)))
        for x in [start, end] { parts.append(.rule("whisker", (x, y - 3), (x, y + 3))) }
      }
      if let value = row.value { parts.append(row.series.sign(x: place(value), y: y)) }
    }
    let middle = (left + right) / 2
    parts.append(.label(axis.title, x: middle, y: bottom + 33, anchor: "middle", class: "axis"))
    return Chart(title: title, width: width, height: bottom + 38, parts)
  }
}
