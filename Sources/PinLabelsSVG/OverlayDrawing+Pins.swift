internal import LudusCore
internal import PinLabels

extension OverlayDrawing {
  /// A pin: a dot at an exact point and a badge next to it, or a badge in the middle of an area.
  func pin(_ pin: Pin, number: Int, at layout: OverlayLayout) -> SVGElement {
    let name = pin.title ?? "\(number)"
    let mark = marks[pin.id]
    let captions = captions(of: pin)
    let badge = layout.badges[number - 1]
    let look = VerdictLook(mark?.verdict)
    var children = [SVGElement("title", text: title(of: pin, name: name, captions: captions))]
    if let note = pin.note, mark != nil || style.labelLanguage != nil {
      children.append(SVGElement("desc", text: note))
    }
    if pin.kind != .large { children.append(dot(at: pin.position, color: look.color)) }
    children += look.badge(around: badge, size: (pin.kind == .large ? 16 : 13) * point)
    let isShort = name.count <= 3
    children.append(
      text(
        name,
        at: ImagePoint(x: badge.x, y: badge.y + 5 * point),
        ["text-anchor": "middle", "fill": "#ffffff", "font-weight": "bold"],
        size: isShort ? 15 : 9
      )
    )
    if let sign = look.sign(at: ImagePoint(x: badge.x + 15 * point, y: badge.y - 12 * point), point)
    {
      children += sign
    }
    if let sign = pin.mark?.writtenSign {
      let place = ImagePoint(x: badge.x - 21 * point, y: badge.y - 4 * point)
      children.append(halo(sign, at: place, color: "#1b1b1b", anchor: "middle"))
    }
    children += lines(captions, at: layout.captions[number - 1])
    return SVGElement(
      "g",
      ["data-pin": pin.id.rawValue, "role": "graphics-symbol img"],
      children
    )
  }

  /// The text that is read out: never more than is written.
  private func title(of pin: Pin, name: String, captions: [OverlayMark.Caption]) -> String {
    var title = style.words(Sentence("pin", ["name": .text(name)]))
    if let mark = marks[pin.id] {
      title += ", \(style.words(Sentence("verdict.\(mark.verdict.rawValue)")))"
    }
    let written = captions.map(\.text).joined(separator: "; ")
    return written.isEmpty ? title : "\(title): \(written)"
  }

  /// The lines of the mark, or else the label in the language of the style.
  private func captions(of pin: Pin) -> [OverlayMark.Caption] {
    if let captions = marks[pin.id]?.captions, !captions.isEmpty { return captions }
    guard let language = style.labelLanguage,
      let label = pin.labels.first(where: { $0.language == language })
    else { return [] }
    return [.label(label.text, language: language)]
  }

  /// Where everything goes.
  var layout: OverlayLayout {
    let items = view.pins.map { pin in
      OverlayLayout.Item(
        position: pin.position,
        isArea: pin.kind == .large,
        lengths: captions(of: pin).map(\.written.count)
      )
    }
    return OverlayLayout(
      items,
      arrows: view.arrows.map { ArrowShape($0, scale: 1 / point) },
      frame: view.image.displayedSize.rectangle,
      point: point
    )
  }

  /// The lines from exact points to their badges, and from badges to captions that are not right next to them.
  ///
  /// They are drawn before all pins, so that none lies on a number or a caption.
  func lines(in layout: OverlayLayout) -> SVGElement? {
    let lines = view.pins.enumerated().flatMap { index, pin -> [SVGElement] in
      let badge = layout.badges[index]
      let look = VerdictLook(marks[pin.id]?.verdict)
      var lines: [SVGElement] = []
      if let leader = layout.captions[index].leader(from: badge), !captions(of: pin).isEmpty {
        lines += line(leader, "#1b1b1b", width: 1, margin: 2.5)
      }
      if pin.kind != .large {
        lines += line(ImageSegment(from: pin.position, to: badge), look.color, width: 2, margin: 3)
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
    margin: Double
  ) -> [SVGElement] {
    [("#ffffff", width + margin), (color, width)].map { color, width in
      SVGElement(
        "path",
        [
          "d": "M\(line.start.svg) L\(line.end.svg)", "stroke": color,
          "stroke-width": (width * point).svg,
        ]
      )
    }
  }

  private func dot(at place: ImagePoint, color: String) -> SVGElement {
    SVGElement(
      "circle",
      [
        "cx": place.x.svg, "cy": place.y.svg, "r": (4 * point).svg, "fill": color,
        "stroke": "#ffffff", "stroke-width": (1.5 * point).svg,
      ]
    )
  }

  private func lines(
    _ captions: [OverlayMark.Caption],
    at place: OverlayLayout.CaptionPlace
  ) -> [SVGElement] {
    captions.enumerated().map { index, caption in
      let y = place.box.y + (16 + OverlayLayout.lineHeight * Double(index)) * point
      return halo(
        caption.written,
        at: ImagePoint(x: place.isAtRight ? place.box.maxX : place.box.x, y: y),
        color: caption.role.color,
        anchor: place.isAtRight ? "end" : "start",
        decoration: caption.role == .answer ? "line-through" : nil,
        language: caption.language
      )
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
    decoration: String? = nil,
    language: Language? = nil
  ) -> SVGElement {
    text(
      string,
      at: place,
      [
        "text-anchor": anchor, "fill": color, "font-weight": "bold", "stroke": "#ffffff",
        "stroke-width": (4 * point).svg, "paint-order": "stroke",
        "text-decoration": decoration, "lang": language?.rawValue,
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

extension OverlayMark.Caption {
  /// The text as it is written: a correction has a tick, so that it is known without colors.
  fileprivate var written: String { role == .correction ? "✓ \(text)" : text }
}

extension OverlayMark.Caption.Role {
  fileprivate var color: String {
    switch self {
    case .label: "#1b1b1b"
    case .correction: "#116329"
    case .answer: "#b00020"
    }
  }
}
