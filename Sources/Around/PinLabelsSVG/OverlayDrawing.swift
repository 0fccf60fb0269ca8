// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import PinLabels

/// Draws a view.
struct OverlayDrawing {
  let view: ExerciseView
  let marks: [Pin.ID: OverlayMark]
  let style: OverlayStyle

  /// A point of the screen, in pixels, where the image is shown 1,000 points wide or high.
  var point: Double {
    Double(max(view.image.displayedSize.width, view.image.displayedSize.height)) / 1000
  }

  func document(title: String) -> SVGElement {
    let size = view.image.displayedSize
    var children = [SVGElement("title", text: title)]
    if let text = view.image.alternativeText { children.append(SVGElement("desc", text: text)) }
    if style.showsImage, let file = view.image.file {
      let image = SVGElement(
        "image",
        ["href": file, "width": "\(size.width)", "height": "\(size.height)", "aria-hidden": "true"]
      )
      children.append(image)
    }
    let layout = layout
    if layout.isBeside {
      // Captions are on paper, whatever the page is like.
      let (canvas, frame) = (layout.canvas, view.image.displayedSize.rectangle)
      let edges = [canvas, frame].map { ImageRegion.straight($0.corners) }
      children.append(
        SVGElement(
          "path",
          ["d": edges.joined(separator: " "), "fill": "#ffffff", "fill-rule": "evenodd"]
        )
      )
    }
    children += view.highlights.map(highlight)
    if style.showsRegions {
      children += view.pins.flatMap { pin in pin.regions.map { region($0, of: pin) } }
    }
    children += view.pins.filter { style.maskedPins.contains($0.id) }.flatMap(mask)
    children += view.arrows.map(arrow)
    if let lines = lines(in: layout) { children.append(lines) }
    children += view.pins.enumerated().map { pin($1, number: $0 + 1, at: layout) }
    return SVGElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg",
        "viewBox": [layout.canvas.x, layout.canvas.y, layout.canvas.width, layout.canvas.height]
          .map(\.svg).joined(separator: " "),
        "role": "graphics-document document",
        "font-family": "sans-serif",
        "font-size": (style.fontSize * point).svg,
        "stroke-linejoin": "round",
        "stroke-linecap": "round",
      ],
      children
    )
  }

  private func highlight(_ highlight: PinHighlight) -> SVGElement {
    let box = highlight.rectangle
    func outline(_ color: String, width: Double) -> SVGElement {
      SVGElement(
        "rect",
        [
          "x": box.x.svg, "y": box.y.svg, "width": box.width.svg, "height": box.height.svg,
          "fill": "none", "stroke": color, "stroke-width": (width * point).svg,
        ]
      )
    }
    return SVGElement(
      "g",
      ["data-highlight": highlight.id.rawValue, "role": "graphics-symbol img"],
      [
        SVGElement("title", text: style.words("highlight")),
        outline("#1b1b1b", width: 6), outline("#ffd60a", width: 3),
      ]
    )
  }

  private func region(_ region: PinRegion, of pin: Pin) -> SVGElement {
    let look = VerdictLook(marks[pin.id]?.verdict)
    let dashes: [Double] =
      switch pin.mark {
      case .dashed?: [10, 6]
      case .dotted?: [0, 6]
      default: look.regionDashes
      }
    return SVGElement(
      "path",
      [
        "data-region": region.id.rawValue,
        "d": region.region.svgPath,
        "fill": look.color, "fill-opacity": "0.16", "fill-rule": "evenodd",
        "stroke": look.color, "stroke-width": (2 * point).svg,
        "stroke-dasharray": written(dashes),
        "aria-hidden": "true",
      ]
    )
  }

  /// Opaque covers of a pin's areas.
  private func mask(of pin: Pin) -> [SVGElement] {
    let isAsked = pin.id == style.askedPin
    return pin.regions.map { region in
      SVGElement(
        "path",
        [
          "data-mask": region.id.rawValue, "d": region.region.svgPath,
          "fill": isAsked ? "#ffd60a" : "#4a4f57", "stroke": "#1b1b1b",
          "fill-rule": "evenodd", "stroke-width": ((isAsked ? 4 : 1.5) * point).svg,
          "aria-hidden": "true",
        ]
      )
    }
  }

  /// Dashes in points as an attribute; nil for a whole line.
  func written(_ dashes: [Double]) -> String? {
    dashes.isEmpty ? nil : dashes.map { ($0 * point).svg }.joined(separator: " ")
  }

  private func arrow(_ arrow: PinArrow) -> SVGElement {
    let shape = PinArrow.Drawing(arrow, scale: 1 / point)
    // The line ends inside of the head, or its round end would lie over the tip.
    let base = ImagePoint(
      x: (shape.head[1].x + shape.head[2].x) / 2,
      y: (shape.head[1].y + shape.head[2].y) / 2
    )
    func drawn(_ color: String, wider: Double) -> [SVGElement] {
      guard arrow.shape != .bracket else {
        return [
          SVGElement(
            "path",
            [
              "d": bracket(arrow), "fill": "none", "stroke": color,
              "stroke-width": ((2.5 + wider) * point).svg,
            ]
          )
        ]
      }
      return [
        SVGElement(
          "path",
          [
            "d": "M\(shape.line.start.svg) L\(base.svg)", "fill": "none", "stroke": color,
            "stroke-width": ((2.5 + wider) * point).svg,
          ]
        ),
        SVGElement(
          "path",
          [
            "d": ImageRegion.straight(shape.head), "fill": color, "stroke": color,
            "stroke-width": (wider * point).svg,
          ]
        ),
      ]
    }
    return SVGElement(
      "g",
      ["data-arrow": arrow.id.rawValue, "role": "graphics-symbol img"],
      [SVGElement("title", text: style.words(arrow.shape == .bracket ? "highlight" : "arrow"))]
        + drawn("#ffffff", wider: 3) + drawn("#1b1b1b", wider: 0)
    )
  }

  /// The path along a bracket with a tick of 8 points at both ends, to the right of its way.
  private func bracket(_ arrow: PinArrow) -> String {
    let (x, y) = (arrow.end.x - arrow.start.x, arrow.end.y - arrow.start.y)
    let length = arrow.start.distance(to: arrow.end)
    let tick = length > 0 ? 8 * point / length : 0
    func ticked(_ end: ImagePoint) -> ImagePoint {
      ImagePoint(x: end.x - y * tick, y: end.y + x * tick)
    }
    let corners = [ticked(arrow.start), arrow.start, arrow.end, ticked(arrow.end)]
    return "M" + corners.map(\.svg).joined(separator: " L")
  }
}
