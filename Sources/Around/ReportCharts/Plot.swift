// SPDX-License-Identifier: Apache-2.0

/// A chart of points, lines and bars over two axes.
public struct Plot: Sendable {
  /// A point in the units of the axes.
  public struct Point: Sendable {
    /// The value on the horizontal axis.
    public let x: Double
    /// The value on the vertical axis.
    public let y: Double
    /// Its name, or an empty text.
    public let name: String

    /// Creates a point.
    public init(_ x: Double, _ y: Double, name: String = "") {
      (self.x, self.y, self.name) = (x, y, name)
    }
  }

  /// Something to draw.
  public enum Mark: Sendable {
    /// Signs with their names next to them where there is room, the first ones first.
    case points([Point], Series)
    /// A line with signs, and its name at its end.
    case line([Point], Series, name: String, hasSigns: Bool)
    /// Bars of a width around their middle, in the unit of the axis.
    case bars([Point], width: Double)
    /// A dashed line from one point to another, such as a limit.
    case guide(Point, Point)
  }

  let title: String
  let x: Axis
  let y: Axis
  let marks: [Mark]
  private let legend: [(name: String, series: Series)]
  private let size: (width: Double, height: Double)

  /// Creates a chart.
  ///
  /// - Parameters:
  ///   - title: The subject of the chart, for people who have it read to them.
  ///   - x: The horizontal axis.
  ///   - y: The vertical axis.
  ///   - width: The width, in units in which letters are 12 high.
  ///   - height: The height without the legend.
  ///   - legend: The names of lines that have none at their ends.
  ///   - marks: The marks, the first below all others.
  public init(
    _ title: String,
    x: Axis,
    y: Axis,
    width: Double = 420,
    height: Double = 300,
    legend: [(name: String, series: Series)] = [],
    _ marks: [Mark]
  ) {
    self.title = title
    self.x = x
    self.y = y
    self.marks = marks
    self.legend = legend
    size = (width, height)
  }

  /// The drawing.
  public var chart: Chart {
    var layers = axes
    for mark in marks { layers += drawn(mark) }
    layers += labels
    for (index, entry) in legend.enumerated() {
      let y = size.height + 14 + Double(index) * 18
      layers.append(entry.series.line([(x: left, y: y), (x: left + 36, y: y)]))
      layers.append(entry.series.sign(x: left + 18, y: y))
      layers.append(.label(entry.name, x: left + 44, y: y + 4))
    }
    let height = size.height + Double(legend.count) * 18 + (legend.isEmpty ? 0 : 8)
    return Chart(title: title, width: size.width, height: height, layers)
  }

  // MARK: Frame

  private var left: Double { (y.ticks.map(\.text.width).max() ?? 0) + 10 }
  private var top: Double { 26 }
  private var bottom: Double { size.height - 38 }
  private var right: Double {
    let names = lineNames.map { $0.name.width + gapBeforeNames }.max() ?? 0
    return size.width - max(12, names, (x.ticks.last?.text.width ?? 0) / 2 + 2)
  }

  private func place(_ point: Point) -> (x: Double, y: Double) {
    (x.place(of: point.x, from: left, to: right), height(of: point))
  }

  private func height(of point: Point) -> Double { y.place(of: point.y, from: bottom, to: top) }

  private var axes: [Markup] {
    var parts: [Markup] = [.label(y.title, x: 0, y: 11, class: "axis")]
    for tick in y.ticks {
      let height = y.place(of: tick.value, from: bottom, to: top)
      parts.append(.rule(tick.value == 0 ? "zero" : "grid", (left, height), (right, height)))
      parts.append(.label(tick.text, x: left - 6, y: height + 4, anchor: "end"))
    }
    for tick in x.ticks {
      let place = x.place(of: tick.value, from: left, to: right)
      parts.append(.rule("grid", (place, top), (place, bottom)))
      parts.append(.label(tick.text, x: place, y: bottom + 15, anchor: "middle"))
    }
    let middle = (left + right) / 2
    parts.append(.label(x.title, x: middle, y: size.height - 5, anchor: "middle", class: "axis"))
    return parts
  }

  // MARK: Marks

  private func drawn(_ mark: Mark) -> [Markup] {
    switch mark {
    case .points(let points, let series):
      return points.map { point in
        let (x, y) = place(point)
        return series.sign(x: x, y: y, title: point.name)
      }
    case .line(let points, let series, _, let hasSigns):
      guard !points.isEmpty else { return [] }
      let places = points.map(place)
      return [series.line(places)] + (hasSigns ? places.map { series.sign(x: $0.x, y: $0.y) } : [])
    case .bars(let points, let width):
      let zero = y.place(of: 0, from: bottom, to: top)
      return points.map { point in
        let start = place(Point(point.x - width / 2, point.y))
        let end = place(Point(point.x + width / 2, point.y))
        return Markup(
          "rect",
          [
            "class": "bar", "x": (start.x + 0.5).svg, "y": start.y.svg,
            "width": max(1, end.x - start.x - 1).svg, "height": (zero - start.y).svg,
          ],
          [Markup("title", text: point.name)]
        )
      }
    case .guide(let start, let end):
      let (from, to) = (place(start), place(end))
      var parts = [Markup.rule("guide", from, to)]
      if !start.name.isEmpty {
        parts.append(.label(start.name, x: from.x + 4, y: from.y - 4, class: "small"))
      }
      return parts
    }
  }

  /// The ends of lines with their names, and the heights of these: apart where they would cover
  /// each other.
  private var lineNames: [(name: String, end: Point, height: Double)] {
    var names = marks.compactMap { mark -> (name: String, end: Point, height: Double)? in
      guard case .line(let points, _, let name, _) = mark, let end = points.last, !name.isEmpty
      else { return nil }
      return (name: name, end: end, height: height(of: end))
    }
    .sorted { $0.height < $1.height }
    for index in names.indices.dropFirst() {
      names[index].height = max(names[index].height, names[index - 1].height + 12)
    }
    var lowest = bottom
    for index in names.indices.reversed() {
      names[index].height = min(names[index].height, lowest)
      lowest = names[index].height - 12
    }
    return names
  }

  /// The room between lines and their names, with more where lines lead to names that stand
  /// elsewhere.
  private var gapBeforeNames: Double {
    lineNames.contains { abs($0.height - height(of: $0.end)) > 6 } ? 24 : 8
  }

  private var labels: [Markup] {
    var points: [Point] = []
    for case .points(let some, _) in marks { points += some }
    var places = LabelPlaces(
      left: left,
      top: top,
      right: size.width,
      bottom: bottom,
      signs: points.map(place)
    )
    let names = points.compactMap { point -> Markup? in
      let (x, y) = place(point)
      return point.name.isEmpty ? nil : places.label(point.name, x: x, y: y)
    }
    return names + namesOfLines
  }

  /// The names of lines at their ends.
  private var namesOfLines: [Markup] {
    let gap = gapBeforeNames
    return lineNames.flatMap { name, end, height -> [Markup] in
      let (x, y) = place(end)
      let label = Markup.label(name, x: x + gap, y: height + 4)
      return gap > 8 ? [.rule("grid", (x + 5, y), (x + gap - 3, height)), label] : [label]
    }
  }
}
