// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
public import PinLabels

extension PinSheet {
  /// Returns a drawing of a view's pins, arrows, areas and rectangles as SVG.
  ///
  /// - Parameters:
  ///   - view: The view; nil for the sheet's first.
  ///   - marks: The statements about pins.
  ///   - style: The style in which to draw.
  /// - Returns: The drawing; nil when the sheet does not have the view.
  public func svg(
    of view: ExerciseView.ID? = nil,
    marks: [Pin.ID: OverlayMark] = [:],
    style: OverlayStyle = OverlayStyle()
  ) -> String? {
    let found = view.map { self.view($0) } ?? views.first
    guard let found else { return nil }
    let title = exercises.first { $0.views.contains { $0.id == found.id } }?.title
    return found.svg(title: title ?? self.title, marks: marks, style: style)
  }
}

extension ExerciseView {
  /// Returns a drawing of the pins, arrows, areas and rectangles as SVG, so that any front end can
  /// show them.
  ///
  /// Its coordinates are the pixels of the displayed image; lines and letters are as large as fits
  /// an image that is shown 1,000 points wide or high. Every element has a title for people who
  /// have it read to them, and names its object in `data-pin`, `data-region`, `data-arrow` or
  /// `data-highlight`. Names of structures are in it only where the marks or the style ask for
  /// them. The same view gives the same text.
  ///
  /// - Returns: The drawing, as a document of its own.
  public func svg(
    title: String,
    marks: [Pin.ID: OverlayMark] = [:],
    style: OverlayStyle = OverlayStyle()
  ) -> String {
    let drawing = OverlayDrawing(view: self, marks: marks, style: style)
    return drawing.document(title: title).written()
  }
}

extension PinSheet {
  /// Returns a drawing of a view with a result: verdicts, corrections and the learner's answers.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - view: The view; nil for the sheet's first.
  ///   - style: The style in which to draw.
  /// - Returns: The drawing as SVG; nil when the sheet does not have the view.
  public func svg(
    showing result: PinLabelResult,
    of view: ExerciseView.ID? = nil,
    style: OverlayStyle = OverlayStyle()
  ) -> String? {
    svg(of: view, marks: result.pins.mapValues(\.mark), style: style)
  }
}

extension ExerciseView {
  /// Returns a drawing of the view with a result of placing pins: the right places with their
  /// terms, and a cross where the learner placed each pin.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - title: The title of the drawing.
  ///   - style: The style in which to draw; its label language is that of the terms, and nil stands
  ///     for the first of each pin.
  /// - Returns: The drawing as SVG.
  public func svg(
    showing result: PlacementResult,
    title: String,
    style: OverlayStyle = OverlayStyle()
  ) -> String {
    var marks: [Pin.ID: OverlayMark] = [:]
    for id in result.order {
      guard let pin = pin(id) else { continue }
      let term =
        pin.labels.first { $0.language == style.labelLanguage } ?? pin.correction
      marks[id] = OverlayMark(
        result.pins[id]?.verdict ?? .unanswered,
        captions: [.label(term.text, language: term.language)],
        placedAt: result.pins[id]?.point
      )
    }
    return svg(title: title, marks: marks, style: style)
  }
}

extension PinSheet {
  /// Returns a drawing of a view with a result of placing pins, as
  /// `svg(showing:title:style:)` of a view draws it.
  ///
  /// - Returns: The drawing as SVG; nil when the sheet does not have the view.
  public func svg(
    showing result: PlacementResult,
    of view: ExerciseView.ID? = nil,
    style: OverlayStyle = OverlayStyle()
  ) -> String? {
    let found = view.map { self.view($0) } ?? views.first
    guard let found else { return nil }
    let title = exercises.first { $0.views.contains { $0.id == found.id } }?.title
    return found.svg(showing: result, title: title ?? self.title, style: style)
  }
}

extension PinResult {
  /// The statement of an overlay: the correction, and below it the answer if that is another text.
  fileprivate var mark: OverlayMark {
    var captions: [OverlayMark.Caption] = []
    if needsCorrection {
      captions.append(.correction(correction.text, language: correction.language))
    }
    if let answer {
      captions.append(needsCorrection ? .answer(answer) : .label(answer))
    }
    // A right name of the dictionary stands with the author's.
    if verdict == .correct, case .correct(let match) = reason, match.otherName != nil {
      captions.append(.label("= \(correction.text)", language: correction.language))
    }
    return OverlayMark(verdict, captions: captions)
  }
}

extension Double {
  /// The number with at most three decimals, the same everywhere.
  var svg: String {
    let thousandths = (self * 1000).rounded()
    // Coordinates of content are far below this.
    guard thousandths.magnitude < 0x1p62 else { return "0" }
    let whole = Int(thousandths)
    let (units, rest) = Int(whole.magnitude).quotientAndRemainder(dividingBy: 1000)
    var decimals = String(1000 + rest).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return (whole < 0 ? "-" : "") + "\(units)" + (decimals.isEmpty ? "" : ".\(decimals)")
  }
}

extension ImagePoint {
  /// The coordinates, as a path has them.
  var svg: String { "\(x.svg) \(y.svg)" }
}

extension ImageRegion {
  /// The width in which the path is drawn instead of being filled; nil for an area.
  var strokeWidth: Double? {
    if case .line(let line) = self { line.width } else { nil }
  }

  /// The data of a path along the region's edges, or along the middle of a line.
  var svgPath: String {
    switch self {
    case .disc(let disc):
      Self.round(disc.center, disc.radius, disc.radius, rotation: 0)
    case .ellipse(let ellipse):
      Self.round(ellipse.center, ellipse.radiusX, ellipse.radiusY, rotation: ellipse.rotation)
    case .rectangle(let rectangle):
      Self.straight(rectangle.corners)
    case .polygon(let polygon):
      ([polygon.outline] + polygon.holes).map(Self.straight).joined(separator: " ")
    case .line(let line):
      "M" + line.points.map(\.svg).joined(separator: " L")
    case .mask(let mask):
      mask.outlines.joined().map(Self.straight).joined(separator: " ")
    }
  }

  static func straight(_ ring: [ImagePoint]) -> String {
    "M" + ring.map(\.svg).joined(separator: " L") + " Z"
  }

  /// Two arcs from one end of the first axis to the other and back.
  private static func round(
    _ center: ImagePoint,
    _ radiusX: Double,
    _ radiusY: Double,
    rotation: Double
  ) -> String {
    let turn = Rotation(degrees: rotation)
    let (x, y) = (radiusX * turn.cosine, radiusX * turn.sine)
    let (start, end) = (
      ImagePoint(x: center.x - x, y: center.y - y), ImagePoint(x: center.x + x, y: center.y + y)
    )
    let arc = "A\(radiusX.svg) \(radiusY.svg) \(rotation.remainder(dividingBy: 360).svg) 1 1"
    return "M\(start.svg) \(arc) \(end.svg) \(arc) \(start.svg) Z"
  }
}

/// An element of an SVG, which writes itself.
struct SVGElement {
  private let name: String
  private var attributes: [(String, String)]
  private var content: [Content]

  private enum Content {
    case element(SVGElement)
    case text(String)
  }

  /// Creates an element.
  ///
  /// - Parameters:
  ///   - name: The name of the element.
  ///   - attributes: Its attributes, in the order in which they are written; those without a value
  ///     are left out.
  ///   - children: The elements in it.
  init(
    _ name: String,
    _ attributes: KeyValuePairs<String, String?> = [:],
    _ children: [SVGElement] = []
  ) {
    self.name = name
    self.attributes = attributes.compactMap { key, value in value.map { (key, $0) } }
    content = children.map(Content.element)
  }

  /// Creates an element that holds a text.
  init(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], text: String) {
    self.init(name, attributes)
    content = [.text(text)]
  }

  /// Creates an element with attributes from several lists, those of the second first.
  init(
    _ name: String,
    _ attributes: KeyValuePairs<String, String?>,
    adding first: KeyValuePairs<String, String?>,
    more: KeyValuePairs<String, String?> = [:],
    text: String? = nil
  ) {
    self.init(name, first)
    for list in [more, attributes] {
      self.attributes += list.compactMap { key, value in value.map { (key, $0) } }
    }
    content = text.map { [.text($0)] } ?? []
  }

  /// The element as text, its children on lines of their own.
  func written(indent: String = "") -> String {
    var text = "\(indent)<\(name)"
    for (key, value) in attributes {
      text += " \(key)=\"\(value.escapedForXML)\""
    }
    guard !content.isEmpty else { return text + "/>\n" }
    text += ">"
    var endsOnOwnLine = false
    for item in content {
      switch item {
      case .text(let string): text += string.escapedForXML
      case .element(let element):
        if !endsOnOwnLine { text += "\n" }
        text += element.written(indent: indent + "  ")
        endsOnOwnLine = true
      }
    }
    return text + (endsOnOwnLine ? indent : "") + "</\(name)>\n"
  }
}

extension String {
  /// The text with markup escaped, and without the characters that XML 1.0 does not allow.
  fileprivate var escapedForXML: String {
    escapedForMarkup { scalar in
      switch scalar {
      case "'": "&#39;"
      case "\t", "\n", "\r": "&#\(scalar.value);"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": ""
      default: nil
      }
    }
  }
}

/// The look of a verdict: a color, a shape and a sign, of which any two would do.
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
