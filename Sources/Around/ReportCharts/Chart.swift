// SPDX-License-Identifier: Apache-2.0

/// A drawing for a page, sized for its text to be readable.
///
/// ``Plot``, ``DotPlot`` and ``HeatMap`` make one; a drawing of another kind is made of pieces of
/// SVG.
public struct Chart: Sendable {
  /// The subject of the drawing, for people who have it read to them.
  public let title: String
  /// Its width, in units in which text is 12 high.
  public let width: Double
  /// Its height, in the same units.
  public let height: Double
  /// The pieces of SVG that it is drawn with.
  public let content: [Markup]

  /// Creates a drawing of pieces of SVG.
  public init(title: String, width: Double, height: Double, _ content: [Markup]) {
    self.title = title
    self.width = width
    self.height = height
    self.content = content
  }

  /// The drawing as SVG, which takes its colors from the page.
  public var markup: Markup {
    Markup(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 \(width.svg) \(height.svg)",
        "role": "img", "class": "chart",
        "style": "max-width:\((width * 1.3).svg)px;min-width:\((width * 0.75).svg)px",
      ],
      [Markup("title", text: title)] + content
    )
  }

  /// The drawing as SVG that has no style of its own, for a page whose policy forbids styles
  /// outside its style sheet.
  public var unstyledMarkup: Markup {
    func whole(_ length: Double) -> String { length.rounded(.up).svg }
    return Markup(
      "svg",
      ["viewBox": "0 0 \(whole(width)) \(whole(height))", "role": "img", "class": "chart"],
      [Markup("title", text: title)] + content
    )
  }
}

/// The look of a series of marks: a color, a sign and a dash, so that no reader depends on color.
public struct Series: Hashable, Sendable {
  let index: Int

  /// Creates one of six, counted from 0; the seventh is like the first.
  public init(_ index: Int) {
    self.index = (index % 6 + 6) % 6
  }

  /// The sign at a point.
  func sign(x: Double, y: Double, title: String? = nil) -> Markup {
    let points: [(Double, Double)]? =
      switch index {
      case 1: [(-4, -4), (4, -4), (4, 4), (-4, 4)]
      case 2: [(0, -5), (5, 4), (-5, 4)]
      case 3: [(0, -5.5), (5.5, 0), (0, 5.5), (-5.5, 0)]
      case 4: [(0, 5), (5, -4), (-5, -4)]
      case 5:
        [
          (-2, -5), (2, -5), (2, -2), (5, -2), (5, 2), (2, 2), (2, 5), (-2, 5), (-2, 2), (-5, 2),
          (-5, -2), (-2, -2),
        ]
      default: nil
      }
    let titles = title.map { [Markup("title", text: $0)] } ?? []
    guard let points else {
      return Markup(
        "circle",
        ["class": "sign s\(index)", "cx": x.svg, "cy": y.svg, "r": "4.5"],
        titles
      )
    }
    let path = points.map { "\((x + $0.0).svg),\((y + $0.1).svg)" }.joined(separator: "L")
    return Markup("path", ["class": "sign s\(index)", "d": "M\(path)Z"], titles)
  }

  /// A line through points.
  func line(_ points: [(x: Double, y: Double)]) -> Markup {
    let path = points.map { "\($0.x.svg),\($0.y.svg)" }.joined(separator: "L")
    return Markup("path", ["class": "line l\(index)", "d": "M\(path)"])
  }
}

extension Markup {
  /// A text in a chart.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - x: Its place from left to right.
  ///   - y: The line that it stands on, from the top down.
  ///   - anchor: The part of the text that is at `x`: `start`, `middle` or `end`.
  ///   - name: Its class in the style sheet.
  /// - Returns: The element.
  public static func label(
    _ text: String,
    x: Double,
    y: Double,
    anchor: String? = nil,
    class name: String? = nil
  ) -> Markup {
    Markup("text", ["class": name, "x": x.svg, "y": y.svg, "text-anchor": anchor], text: text)
  }

  static func rule(_ name: String, _ start: (Double, Double), _ end: (Double, Double)) -> Markup {
    Markup(
      "line",
      [
        "class": name, "x1": start.0.svg, "y1": start.1.svg, "x2": end.0.svg, "y2": end.1.svg,
      ]
    )
  }
}
