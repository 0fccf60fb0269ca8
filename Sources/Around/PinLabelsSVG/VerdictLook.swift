// SPDX-License-Identifier: Apache-2.0
internal import PinLabels
/// How a verdict looks: a color, a shape and a sign, of which any two would do.
struct VerdictLook {
  /// The verdict; nil for a pin about which nothing is said.
  private let verdict: PinVerdict?

  init(_ verdict: PinVerdict?) {
    self.verdict = verdict
  }

  /// Dark enough for white letters: each has a contrast of at least 4.5 to white.
  var color: String {
    switch verdict {
    case nil: "#0b4a8f"
    case .correct: "#116329"
    case .wrong: "#b00020"
    case .partial: "#8a4b00"
    case .unanswered: "#4a4f57"
    }
  }

  /// The dashes around an area, in points.
  var regionDashes: [Double] {
    switch verdict {
    case nil, .correct: []
    case .wrong: [12, 5]
    case .partial: [12, 5, 3, 5]
    case .unanswered: [3, 5]
    }
  }

  /// The shape behind a pin's number.
  func badge(around center: ImagePoint, size: Double) -> [SVGElement] {
    let outline: KeyValuePairs<String, String?> = [
      "fill": color, "stroke": "#ffffff", "stroke-width": (size / 7).svg,
    ]
    func path(_ corners: [(Double, Double)]) -> SVGElement {
      let points = corners.map {
        ImagePoint(x: center.x + $0.0 * size, y: center.y + $0.1 * size)
      }
      return SVGElement("path", outline, adding: ["d": ImageRegion.straight(points)])
    }
    switch verdict {
    case .wrong: return [path([(-1, -1), (1, -1), (1, 1), (-1, 1)])]
    case .partial: return [path([(0, -1.55), (1.5, 1.05), (-1.5, 1.05)])]
    case nil, .correct, .unanswered:
      return [
        SVGElement(
          "circle",
          outline,
          adding: ["cx": center.x.svg, "cy": center.y.svg, "r": size.svg]
        )
      ]
    }
  }

  /// The sign at the badge's upper right; nil without a verdict.
  func sign(at center: ImagePoint, _ point: Double) -> [SVGElement]? {
    guard let verdict else { return nil }
    func place(_ x: Double, _ y: Double) -> String {
      ImagePoint(x: center.x + x * point, y: center.y + y * point).svg
    }
    let lines =
      switch verdict {
      case .correct: "M\(place(-4.5, 0)) L\(place(-1.5, 3.5)) L\(place(4.5, -4))"
      case .wrong: "M\(place(-4, -4)) L\(place(4, 4)) M\(place(4, -4)) L\(place(-4, 4))"
      case .partial:
        "M\(place(-5, 1)) Q\(place(-2.5, -4)) \(place(0, 0)) T\(place(5, -1))"
      case .unanswered:
        "M\(place(-3, -2.5)) Q\(place(-3, -5.5)) \(place(0, -5.5)) "
          + "Q\(place(3, -5.5)) \(place(3, -2.5)) Q\(place(3, -0.5)) \(place(0, 0.5)) "
          + "L\(place(0, 2)) M\(place(0, 5)) L\(place(0, 5.1))"
      }
    let isDashed = verdict == .unanswered
    return [
      SVGElement(
        "circle",
        [
          "cx": center.x.svg, "cy": center.y.svg, "r": (8.5 * point).svg, "fill": "#ffffff",
          "stroke": color, "stroke-width": (1.5 * point).svg,
          "stroke-dasharray": isDashed ? "\((3 * point).svg) \((3 * point).svg)" : nil,
        ]
      ),
      SVGElement(
        "path",
        ["d": lines, "fill": "none", "stroke": color, "stroke-width": (2.2 * point).svg]
      ),
    ]
  }
}
