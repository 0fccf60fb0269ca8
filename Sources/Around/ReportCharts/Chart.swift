// SPDX-License-Identifier: Apache-2.0

/// A drawing for a page, as large as its text wants to be read.
package struct Chart: Sendable {
  /// Of what it is, for people who have it read to them.
  package let title: String
  package let width: Double
  package let height: Double
  package let content: [Markup]

  package init(title: String, width: Double, height: Double, _ content: [Markup]) {
    self.title = title
    self.width = width
    self.height = height
    self.content = content
  }

  /// The drawing, which takes its colors from the page.
  package var markup: Markup {
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
}

/// What tells marks apart: a color, a sign and a dash, so that nobody depends on colors.
package struct Series: Hashable, Sendable {
  let index: Int

  /// Creates one of six; others repeat these.
  package init(_ index: Int) {
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
  package static func label(
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
