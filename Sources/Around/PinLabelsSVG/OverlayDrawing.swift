// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import PinLabels

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
        "style": smallestSize(of: layout.canvas),
        "role": "graphics-document document",
        "font-family": "sans-serif",
        "font-size": (style.fontSize * point).svg,
        "stroke-linejoin": "round",
        "stroke-linecap": "round",
      ],
      children
    )
  }

  /// The size in which letters can just be read, below which a drawing with its image is scrolled
  /// instead of being made smaller; nil for an overlay, which is as large as the image below it.
  private func smallestSize(of canvas: ImageRectangle) -> String? {
    guard style.showsImage, view.image.file != nil else { return nil }
    let scale = Self.smallestLetters / (min(style.fontSize, numberSize) * point)
    let (width, height) = (canvas.width * scale, canvas.height * scale)
    return "min-width:\(width.rounded().svg)px;min-height:\(height.rounded().svg)px"
  }

  /// The least size of letters on a screen, in pixels as CSS counts them.
  private static let smallestLetters = 12.0

  /// The size of a pin's number, in points.
  private var numberSize: Double { style.pinSize * 15 / 26 }

  private func highlight(_ highlight: PinHighlight) -> SVGElement {
    let box = highlight.rectangle
    func drawn(_ color: String, width: Double, isFilled: Bool) -> SVGElement {
      SVGElement(
        "rect",
        [
          "x": box.x.svg, "y": box.y.svg, "width": box.width.svg, "height": box.height.svg,
          "fill": isFilled ? "#8b5a2b" : "none", "fill-opacity": isFilled ? "0.35" : nil,
          "stroke": color, "stroke-width": (width * point).svg,
        ]
      )
    }
    return SVGElement(
      "g",
      ["data-highlight": highlight.id.rawValue, "role": "graphics-symbol img"],
      [
        SVGElement("title", text: style.words("highlight")),
        // Brown that the image shines through, as in the printed folders, with an edge that is seen
        // on any ground.
        drawn("#ffffff", width: 4, isFilled: false), drawn("#5c3a16", width: 2, isFilled: true),
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
    if let width = region.region.strokeWidth {
      return SVGElement(
        "path",
        [
          "data-region": region.id.rawValue,
          "d": region.region.svgPath,
          "fill": "none", "stroke": look.color, "stroke-opacity": "0.45",
          "stroke-width": width.svg, "aria-hidden": "true",
        ]
      )
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
    var covers = pin.regions.map { (id: $0.id.rawValue, region: $0.region) }
    if covers.isEmpty, let disc = try? ImageRegion.disc(around: pin.position, radius: 30 * point) {
      covers = [(pin.id.rawValue, disc)]
    }
    return covers.map { id, region in
      let color = isAsked ? "#ffd60a" : "#4a4f57"
      if let width = region.strokeWidth {
        return SVGElement(
          "path",
          [
            "data-mask": id, "d": region.svgPath, "fill": "none", "stroke": color,
            "stroke-width": width.svg, "aria-hidden": "true",
          ]
        )
      }
      return SVGElement(
        "path",
        [
          "data-mask": id, "d": region.svgPath,
          "fill": color, "stroke": "#1b1b1b",
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

extension OverlayDrawing {
  /// A pin: the mark at its position, a badge next to it or in a column, and its captions.
  func pin(_ pin: Pin, number: Int, at layout: OverlayLayout) -> SVGElement {
    let name = pin.title ?? "\(number)"
    let mark = marks[pin.id]
    let place = layout.places[number - 1]
    let badge = place.badge
    let look = VerdictLook(mark?.verdict)
    var children = [SVGElement("title", text: title(of: pin, name: name))]
    if let note = pin.note, mark != nil || style.labelLanguage != nil {
      children.append(SVGElement("desc", text: note))
    }
    if pin.kind != .large {
      children.append(dot(at: pin.position, color: look.color))
    } else if place.leader != nil {
      children.append(ring(at: pin.position, color: look.color))
    }
    if let placed = mark?.placedAt { children += cross(at: placed, color: look.color) }
    let radius = style.pinSize / 2 * (pin.kind == .large && place.leader == nil ? 16 / 13 : 1)
    children += look.badge(around: badge, size: radius * point)
    let size = numberSize * (name.count <= 3 ? 1 : 0.6)
    children.append(
      text(
        name,
        at: ImagePoint(x: badge.x, y: badge.y + size / 3 * point),
        ["text-anchor": "middle", "fill": "#ffffff", "font-weight": "bold"],
        size: size
      )
    )
    // In a column signs stand between the badge and the captions, else around the badge.
    let outward = place.isAtRight ? -point : point
    let signs = (badge: style.pinSize / 2, step: Self.signWidth)
    let noteWay = signs.step * (mark == nil ? 0.5 : 1.5)
    let (signPlace, notePlace) =
      layout.isBeside
      ? (
        ImagePoint(x: badge.x + outward * (signs.badge + signs.step / 2 + 2), y: badge.y),
        ImagePoint(x: badge.x + outward * (signs.badge + noteWay + 2), y: badge.y + 5 * point)
      )
      : (
        ImagePoint(x: badge.x + 15 * point, y: badge.y - 12 * point),
        ImagePoint(x: badge.x - 21 * point, y: badge.y - 4 * point)
      )
    if let sign = look.sign(at: signPlace, point) { children += sign }
    if let sign = pin.mark?.writtenSign {
      children.append(
        halo(sign, at: notePlace, color: "#1b1b1b", anchor: "middle", isBold: true)
      )
    }
    children += lines(captionLines(of: pin), at: place, in: layout)
    return SVGElement(
      "g",
      ["data-pin": pin.id.rawValue, "role": "graphics-symbol img"],
      children
    )
  }

  /// The room that a sign next to a badge takes, in points.
  private static let signWidth = 21.0

  /// The text that is read out: never more than is written.
  private func title(of pin: Pin, name: String) -> String {
    var title = style.words(Sentence("pin", ["name": .text(name)]))
    if let mark = marks[pin.id] {
      title += ", \(style.words(Sentence("verdict.\(mark.verdict.rawValue)")))"
    }
    let written = captions(of: pin).map(\.text).joined(separator: "; ")
    return written.isEmpty ? title : "\(title): \(written)"
  }

  /// The lines of the mark, or else the label in the language of the style.
  private func captions(of pin: Pin) -> [OverlayMark.Caption] {
    if let captions = marks[pin.id]?.captions, !captions.isEmpty { return captions }
    guard let language = style.labelLanguage, !style.maskedPins.contains(pin.id),
      let label = pin.labels.first(where: { $0.language == language })
    else { return [] }
    return [.label(label.text, language: language)]
  }

  /// The layout in which everything goes.
  var layout: OverlayLayout {
    let font = style.fontSize * point
    let items = view.pins.map { pin in
      let lines = captionLines(of: pin)
      return OverlayLayout.Item(
        position: pin.position,
        isArea: pin.kind == .large,
        width: font * (lines.map(\.width).max() ?? 0),
        height: font * Self.lineHeight * Double(lines.count),
        covered: isOnImage && style.showsRegions ? pin.regions.flatMap(squares) : []
      )
    }
    let hasVerdicts = view.pins.contains { marks[$0.id] != nil }
    let hasSigns = view.pins.contains { $0.mark?.writtenSign != nil }
    let signs = Self.signWidth * point * ((hasVerdicts ? 1 : 0) + (hasSigns ? 1 : 0))
    let badge = (style.pinSize / 2 + 2) * point
    return OverlayLayout(
      items,
      arrows: view.arrows.map { PinArrow.Drawing($0, scale: 1 / point) },
      highlights: isOnImage ? view.highlights.map(\.rectangle) : [],
      frame: view.image.displayedSize.rectangle,
      sizes: OverlayLayout.Sizes(
        point: point,
        line: font * Self.lineHeight,
        badge: badge,
        signs: badge + signs,
        signBox: ImageRectangle(
          around: [
            ImagePoint(
              x: hasSigns ? -28 * point : 0,
              y: hasVerdicts ? -21 * point : hasSigns ? -16 * point : 0
            ),
            ImagePoint(x: hasVerdicts ? 24.5 * point : 0, y: 0),
          ]
        )
      ),
      keepsFrame: isOnImage
    )
  }

  private var isOnImage: Bool { style.captionPlace == .onImage }

  /// The captions of a pin in lines; on a narrow image they are shorter, but no word is broken that
  /// the image has room for.
  private func captionLines(of pin: Pin) -> [CaptionLine] {
    let width = Double(view.image.displayedSize.width) / (style.fontSize * point)
    let limit = isOnImage ? min(max(0.36 * width, 8), CaptionLine.limit) : CaptionLine.limit
    let room = isOnImage ? 0.7 * width : 1.5 * CaptionLine.limit
    return captions(of: pin).flatMap { caption in
      let word =
        caption.text.split(separator: " ").map {
          CaptionLine(text: String($0), role: caption.role, language: caption.language).width
        }.max() ?? 0
      return CaptionLine.lines(of: caption, limit: max(limit, min(word + 1.5, room)))
    }
  }

  /// Squares that cover a region, as far as they lie in it.
  private func squares(covering region: PinRegion) -> [ImageRectangle] {
    let box = region.region.boundingBox
    let count = 6
    let (width, height) = (box.width / Double(count), box.height / Double(count))
    return (0..<count * count).map { number in
      let (row, column) = number.quotientAndRemainder(dividingBy: count)
      return ImageRectangle(
        x: box.x + Double(column) * width,
        y: box.y + Double(row) * height,
        width: width,
        height: height
      )
    }.filter { square in ([square.center] + square.corners).contains { region.region.contains($0) }
    }
  }

  /// The height of a line, in parts of the size of letters.
  private static let lineHeight = 1.3

  /// The lines from structures to their badges, and from badges to captions that are not right next
  /// to them.
  ///
  /// They are drawn before all pins, so that none lies on a number or a caption.
  func lines(in layout: OverlayLayout) -> SVGElement? {
    let lines = zip(view.pins, layout.places).flatMap { pin, place -> [SVGElement] in
      let look = VerdictLook(marks[pin.id]?.verdict)
      var lines: [SVGElement] = []
      if let placed = marks[pin.id]?.placedAt {
        lines += line(
          ImageSegment(from: placed, to: pin.position),
          look.color,
          width: 1.5,
          margin: 2,
          dashes: [5, 4]
        )
      }
      if let leader = place.captionLeader {
        lines += line(leader, "#1b1b1b", width: 1, margin: 2.5)
      }
      if let leader = place.leader {
        let isThin = layout.isBeside
        lines += line(leader, look.color, width: isThin ? 1.3 : 2, margin: isThin ? 2 : 3)
      }
      return lines
    }
    return lines.isEmpty ? nil : SVGElement("g", ["fill": "none", "aria-hidden": "true"], lines)
  }

  /// A line with a white margin, in points.
  private func line(
    _ line: ImageSegment,
    _ color: String,
    width: Double,
    margin: Double,
    dashes: [Double] = []
  ) -> [SVGElement] {
    [("#ffffff", width + margin), (color, width)].map { color, width in
      SVGElement(
        "path",
        [
          "d": "M\(line.start.svg) L\(line.end.svg)", "stroke": color,
          "stroke-width": (width * point).svg, "stroke-dasharray": written(dashes),
        ]
      )
    }
  }

  private func dot(at place: ImagePoint, color: String) -> SVGElement {
    circle(at: place, radius: 4, ["fill": color, "stroke": "#ffffff"])
  }

  /// The mark in the middle of an area whose badge is elsewhere.
  private func ring(at place: ImagePoint, color: String) -> SVGElement {
    circle(at: place, radius: 5, ["fill": "#ffffff", "stroke": color], width: 3)
  }

  private func circle(
    at place: ImagePoint,
    radius: Double,
    _ colors: KeyValuePairs<String, String?>,
    width: Double = 1.5
  ) -> SVGElement {
    SVGElement(
      "circle",
      ["stroke-width": (width * point).svg],
      adding: ["cx": place.x.svg, "cy": place.y.svg, "r": (radius * point).svg],
      more: colors
    )
  }

  /// The mark where a learner placed a pin.
  private func cross(at place: ImagePoint, color: String) -> [SVGElement] {
    let reach = 6 * point
    let lines = [(-reach, -reach), (-reach, reach)].map { x, y in
      ImageSegment(
        from: ImagePoint(x: place.x + x, y: place.y + y),
        to: ImagePoint(x: place.x - x, y: place.y - y)
      )
    }
    let drawn = lines.map { line($0, color, width: 3, margin: 3) }
    return drawn.map { $0[0] } + drawn.map { $0[1] }
  }

  private func lines(
    _ captions: [CaptionLine],
    at place: OverlayLayout.Place,
    in layout: OverlayLayout
  ) -> [SVGElement] {
    captions.enumerated().flatMap { index, caption -> [SVGElement] in
      let y = style.fontSize * (1 + Self.lineHeight * Double(index))
      let corner = ImagePoint(
        x: place.isAtRight ? place.box.maxX : place.box.x,
        y: place.box.y + y * point
      )
      let anchor = place.isAtRight ? "end" : "start"
      let written = halo(
        caption.text,
        at: corner,
        color: caption.role.color,
        anchor: anchor,
        isBold: !layout.isBeside,
        language: caption.language,
        isHidden: caption.role == .answer
      )
      guard caption.role == .answer else { return [written] }
      // A browser outlines the line of a text with its letters, and the outline hides them. So the
      // line belongs to a second text without an outline, which has the right length in any font.
      let struck = text(
        caption.text,
        at: corner,
        [
          "text-anchor": anchor, "fill": caption.role.color,
          "font-weight": layout.isBeside ? nil : "bold", "lang": caption.language?.rawValue,
          "xml:lang": caption.language?.rawValue, "text-decoration": "line-through",
        ]
      )
      return [written, struck]
    }
  }

  private func text(
    _ text: String,
    at place: ImagePoint,
    _ attributes: KeyValuePairs<String, String?>,
    size: Double? = nil
  ) -> SVGElement {
    SVGElement(
      "text",
      attributes,
      adding: ["x": place.x.svg, "y": place.y.svg, "font-size": size.map { ($0 * point).svg }],
      text: text
    )
  }

  /// A text that can be read on any ground, because it has a white outline.
  private func halo(
    _ string: String,
    at place: ImagePoint,
    color: String,
    anchor: String,
    isBold: Bool,
    language: Language? = nil,
    isHidden: Bool = false
  ) -> SVGElement {
    text(
      string,
      at: place,
      [
        "text-anchor": anchor, "fill": color, "font-weight": isBold ? "bold" : nil,
        "stroke": "#ffffff", "stroke-width": (4 * point).svg, "paint-order": "stroke",
        "aria-hidden": isHidden ? "true" : nil, "lang": language?.rawValue,
        "xml:lang": language?.rawValue,
      ]
    )
  }
}

extension Pin.NoteMark {
  /// The sign as it is written; dashes and dots are drawn around the region.
  fileprivate var writtenSign: String? {
    self == .dashed || self == .dotted ? nil : rawValue
  }
}

/// A mark in an overlay that says something about a pin with a sign, a color and words.
///
/// Each verdict has a sign of its own, so that nobody depends on colors: a tick in a circle for
/// right, a wave in a triangle for partly right, a cross in a square for wrong, and a question mark
/// in a dashed circle where there is no answer.
///
/// ```swift
/// let marks: [Pin.ID: OverlayMark] = [
///   "p1": OverlayMark(.correct, captions: [.correction("Os lunatum", language: "la")]),
///   "p2": OverlayMark(.wrong, captions: [.correction("Os hamatum"), .answer("Os capitatum")]),
/// ]
/// sheet.svg(marks: marks)
/// ```
public struct OverlayMark: Hashable, Sendable {
  /// The verdict.
  public var verdict: PinVerdict
  /// The lines next to the pin.
  public var captions: [Caption]
  /// The place where a learner put the pin, in pixels of the image: it gets a cross and a line to
  /// the right place.
  public var placedAt: ImagePoint?

  /// Creates a mark.
  public init(_ verdict: PinVerdict, captions: [Caption] = [], placedAt: ImagePoint? = nil) {
    self.verdict = verdict
    self.captions = captions
    self.placedAt = placedAt
  }

  /// A line next to a pin.
  ///
  /// Its language is for people who have it read to them, and is left out where it is no tag of BCP
  /// 47.
  public struct Caption: Hashable, Sendable {
    enum Role: Hashable {
      case label, correction, answer
    }

    let role: Role
    let text: String
    let language: Language?

    private init(_ role: Role, _ text: String, _ language: Language?) {
      self.role = role
      self.text = text
      self.language = language.flatMap(\.canonical)
    }

    /// Creates a line with a name of the structure.
    public static func label(_ text: String, language: Language? = nil) -> Caption {
      Caption(.label, text, language)
    }

    /// Creates a line with the name that would have been right: green, with a tick before it.
    public static func correction(_ text: String, language: Language? = nil) -> Caption {
      Caption(.correction, text, language)
    }

    /// Creates a line with the learner's answer: red and struck through.
    public static func answer(_ text: String, language: Language? = nil) -> Caption {
      Caption(.answer, text, language)
    }
  }
}
