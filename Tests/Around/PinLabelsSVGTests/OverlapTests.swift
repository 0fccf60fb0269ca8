// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusCore
import LudusTestSupport
import PinLabels
import PinLabelsSVG
import Testing

/// What is drawn does not lie on anything else, measured on the drawing itself.
///
/// Letters are taken for half as wide as high, as sans-serif fonts have them on average.
struct OverlapTests {
  private let names = [
    "Ligamentum collaterale ulnare articulationis cubiti", "Nervus cutaneus antebrachii medialis",
    "Musculus flexor digitorum superficialis", "Arteria recurrens radialis",
    "Musculus extensor carpi radialis longus", "Epicondylus medialis humeri", "Olecranon",
    "Retinaculum musculorum flexorum", "Musculus pronator quadratus",
    "Vena mediana cubiti", "Tendo musculi bicipitis brachii", "Nervus interosseus posterior",
  ]

  /// Twelve pins with long names on a portrait photo, of which most is free, as in the finding.
  private func portrait(_ generator: inout SeededGenerator) throws -> ExerciseView {
    let pins = try names.enumerated().map { index, name -> Pin in
      let place = ImagePoint(
        Double(300 + generator.draw(below: 900)),
        Double(250 + index * 190 + generator.draw(below: 80))
      )
      let disc = try ImageRegion.disc(around: place, radius: 30)
      return try Samples.pin(
        "p\(index)",
        name,
        at: place,
        regions: index % 2 == 0 ? [PinRegion(id: PinRegion.ID("r\(index)"), disc)] : []
      )
    }
    return try ExerciseView(
      id: "v",
      image: try Samples.image(width: 1500, height: 2600),
      pins: pins
    )
  }

  private func dense() throws -> ExerciseView {
    let pins = try (0..<20).map { index -> Pin in
      let place = ImagePoint(1200 + Double(index % 5) * 260, 900 + Double(index / 5) * 250)
      return try Samples.pin("p\(index)", names[index % names.count], at: place)
    }
    return try ExerciseView(
      id: "v",
      image: try Samples.image(width: 4000, height: 3000),
      pins: pins
    )
  }

  private func marks(of view: ExerciseView) -> [Pin.ID: OverlayMark] {
    var marks: [Pin.ID: OverlayMark] = [:]
    for (index, pin) in view.pins.enumerated() {
      let name = pin.correction.text
      marks[pin.id] =
        index % 3 == 0
        ? OverlayMark(.wrong, captions: [.correction(name), .answer("Arteria brachialis")])
        : OverlayMark(.correct, captions: [.label(name)])
    }
    return marks
  }

  /// There is no best layout to compare with: of some hundred captions a few may touch something.
  @Test(arguments: [false, true])
  func captionsOnTheImageLieOnNothing(hasVerdicts: Bool) throws {
    var (captions, overlaps) = (0, [String]())
    forEachSeed(0..<8) { generator in
      let view = try portrait(&generator)
      let style = OverlayStyle(labelLanguage: "la", captionPlace: .onImage)
      let drawn = DrawnBoxes(
        view.svg(title: "t", marks: hasVerdicts ? marks(of: view) : [:], style: style)
      )
      try #require(drawn.captions.count >= view.pins.count)
      captions += drawn.captions.count
      overlaps += drawn.overlaps(regions: view)
      for caption in drawn.captions { #expect(drawn.canvas.holds(caption.box), "\(caption.text)") }
    }
    #expect(overlaps.count * 40 < captions, "\(overlaps) of \(captions)")
  }

  @Test func captionsOfDensePinsLieOnLittle() throws {
    let view = try dense()
    let style = OverlayStyle(labelLanguage: "la", captionPlace: .onImage)
    let overlaps = DrawnBoxes(view.svg(title: "t", style: style)).overlaps(regions: view)
    #expect(overlaps.count <= 2, "\(overlaps)")
  }

  /// Captions lie on a highlight rather than on each other.
  @Test func captionsOfVeryDensePinsLieOnNothing() throws {
    let pins = try (0..<20).map { index -> Pin in
      let place = ImagePoint(510 + Double(index % 5) * 45, 360 + Double(index / 5) * 45)
      return try Samples.pin("p\(index)", "Structure \(index + 1)", at: place)
    }
    let highlight = try PinHighlight(
      id: "h",
      ImageRectangle(x: 460, y: 310, width: 280, height: 235)
    )
    let view = try ExerciseView(
      id: "v",
      image: try Samples.image(width: 1200, height: 900),
      pins: pins,
      highlights: [highlight]
    )
    let style = OverlayStyle(labelLanguage: "la", captionPlace: .onImage)
    let drawn = DrawnBoxes(view.svg(title: "t", style: style))
    #expect(drawn.captions.count == 20)
    #expect(drawn.overlaps(regions: view) == [])
  }

  @Test(arguments: [false, true])
  func captionsBesideTheImageLieOnNothing(hasVerdicts: Bool) throws {
    let view = try dense()
    let drawn = DrawnBoxes(
      view.svg(
        title: "t",
        marks: hasVerdicts ? marks(of: view) : [:],
        style: OverlayStyle(labelLanguage: "la")
      )
    )
    #expect(drawn.overlaps(regions: view) == [])
  }

  @Test func crowdedSidesShareTheirCaptions() throws {
    let pins = try (0..<60).map { index in
      let place = ImagePoint(2100 + Double(index % 6) * 300, 200 + Double(index / 6) * 260)
      return try Samples.pin("p\(index)", names[index % names.count], at: place)
    }
    let view = try ExerciseView(
      id: "v",
      image: try Samples.image(width: 4000, height: 3000),
      pins: pins
    )
    let drawn = DrawnBoxes(view.svg(title: "t", style: OverlayStyle(labelLanguage: "la")))
    let left = drawn.captions.count { $0.box.x < 0 }
    #expect(abs(left * 2 - drawn.captions.count) <= 6)
    // Both columns together are no higher than twice the image.
    #expect(drawn.canvas.height < 2 * 3000)
    #expect(drawn.overlaps(regions: view) == [])
  }

  /// A browser outlines the line through a text, too, so that nothing of the text is left.
  @Test(arguments: [OverlayStyle.CaptionPlace.besideImage, .onImage])
  func theLineThroughAnAnswerIsNotOutlined(place: OverlayStyle.CaptionPlace) throws {
    let view = try dense()
    let svg = view.svg(
      title: "t",
      marks: marks(of: view),
      style: OverlayStyle(captionPlace: place)
    )
    let struck = svg.split(separator: "\n").filter { $0.contains("text-decoration") }
    #expect(struck.count == 7)
    #expect(struck.allSatisfy { !$0.contains("stroke") })
    let hidden = svg.split(separator: "\n").filter {
      $0.contains("<text") && $0.contains("aria-hidden")
    }
    #expect(hidden.count == 7)
  }

  @Test func aHighlightLetsTheImageShineThrough() throws {
    let svg = try #require(try Samples.sheet().svg())
    let start = try #require(svg.range(of: "data-highlight")).upperBound
    let highlight = svg[start...].prefix { $0 != "\u{0}" }.prefix(700)
    #expect(highlight.contains(##"fill="#8b5a2b" fill-opacity="0.35""##))
  }

  @Test func aPinWithoutAnAreaIsMaskedAroundItsPoint() throws {
    let sheet = try Samples.sheet()
    let svg = try #require(
      sheet.svg(style: OverlayStyle(maskedPins: ["p1", "p2"], askedPin: "p2"))
    )
    #expect(svg.contains(#"data-mask="r1""#))
    #expect(svg.contains(#"data-mask="p2""#))
  }

  @Test func aLineIsDrawnInItsWidth() throws {
    let line = try ImageRegion.line([ImagePoint(10, 10), ImagePoint(200, 90)], width: 14)
    let pin = try Samples.pin("p", "x", regions: [PinRegion(id: "r", line)])
    let view = try ExerciseView(id: "v", image: try Samples.image(), pins: [pin])
    #expect(view.svg(title: "t").contains(#"d="M10 10 L200 90" fill="none""#))
    #expect(view.svg(title: "t").contains(#"stroke-width="14""#))
    let masked = view.svg(title: "t", style: OverlayStyle(showsRegions: false, maskedPins: ["p"]))
    #expect(masked.contains(#"data-mask="r" d="M10 10 L200 90" fill="none""#))
  }

  /// Pixels are drawn as what goes round them, with their holes.
  @Test func aMaskIsDrawnByItsOutlines() throws {
    let mask = try ImageRegion.mask(
      runs: [0, 3, 1, 1, 1, 1, 1, 3],
      size: PixelSize(width: 4, height: 4),
      over: ImageRectangle(x: 100, y: 100, width: 40, height: 80)
    )
    let pin = try Samples.pin("p", "x", regions: [PinRegion(id: "r", mask)])
    let view = try ExerciseView(id: "v", image: try Samples.image(), pins: [pin])
    let svg = view.svg(title: "t")
    let start = try #require(svg.range(of: #"data-region="r" d=""#)).upperBound
    let path = svg[start...].prefix { $0 != "\"" }
    #expect(path.split(separator: "Z").count == 2)
    #expect(path.hasPrefix("M") && path.contains("130 160") && path.contains("110 120"))
    #expect(svg[start...].prefix(400).contains(#"fill-rule="evenodd""#))
    let masked = view.svg(title: "t", style: OverlayStyle(showsRegions: false, maskedPins: ["p"]))
    #expect(masked.contains(#"data-mask="r" d="\#(path)""#))
  }
}

/// The boxes and lines of a drawing.
private struct DrawnBoxes {
  struct Caption {
    let pin: Int
    let text: String
    let box: ImageRectangle
  }

  var canvas = ImageRectangle(x: 0, y: 0, width: 0, height: 0)
  var captions: [Caption] = []
  var badges: [(pin: Int, box: ImageRectangle)] = []
  var dots: [(pin: Int, box: ImageRectangle)] = []
  var leaders: [(start: ImagePoint, end: ImagePoint)] = []

  init(_ svg: String) {
    var pin = -1
    var font = 0.0
    for line in svg.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
      if line.hasPrefix("<svg") {
        let box = Self.numbers("viewBox", line)
        canvas = ImageRectangle(x: box[0], y: box[1], width: box[2], height: box[3])
        font = Self.numbers("font-size", line)[0]
      }
      if line.hasPrefix("<g data-pin=") { pin += 1 }
      let path = Self.numbers("d", line)
      if pin < 0, line.hasPrefix("<path d="), path.count == 4, !line.contains("#ffffff") {
        leaders.append((ImagePoint(path[0], path[1]), ImagePoint(path[2], path[3])))
      }
      if pin >= 0, line.hasPrefix("<circle") || line.hasPrefix("<path d=\"M"),
        let box = Self.box(of: line)
      {
        let isDot = box.width < 14 * font / 16
        if isDot { dots.append((pin, box)) } else { badges.append((pin, box)) }
      }
      guard pin >= 0, line.hasPrefix("<text"), Self.attribute("text-anchor", line) != "middle",
        !line.contains("aria-hidden"), let x = Self.numbers("x", line).first,
        let y = Self.numbers("y", line).first
      else { continue }
      let text = String(line.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" })
      let width = Double(text.count) * 0.5 * font
      let left = Self.attribute("text-anchor", line) == "end" ? x - width : x
      let box = ImageRectangle(x: left, y: y - 0.75 * font, width: width, height: 0.95 * font)
      captions.append(Caption(pin: pin, text: text, box: box))
    }
  }

  private static func attribute(_ name: String, _ line: Substring) -> Substring? {
    line.range(of: " \(name)=\"").map { line[$0.upperBound...].prefix { $0 != "\"" } }
  }

  private static func numbers(_ name: String, _ line: Substring) -> [Double] {
    (attribute(name, line) ?? "").split { !"-.0123456789".contains($0) }.compactMap { Double($0) }
  }

  /// The box of a circle, or of a path of straight lines.
  private static func box(of line: Substring) -> ImageRectangle? {
    if let x = numbers("cx", line).first, let y = numbers("cy", line).first,
      let r = numbers("r", line).first
    {
      return ImageRectangle(x: x - r, y: y - r, width: 2 * r, height: 2 * r)
    }
    let path = numbers("d", line)
    guard path.count >= 6, path.count % 2 == 0 else { return nil }
    let xs = stride(from: 0, to: path.count, by: 2).map { path[$0] }
    let ys = stride(from: 1, to: path.count, by: 2).map { path[$0] }
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return nil }
    return ImageRectangle(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Everything that lies on something else, in words.
  func overlaps(regions view: ExerciseView) -> [String] {
    var found: [String] = []
    for (index, caption) in captions.enumerated() {
      for other in captions[..<index] where other.box.meets(caption.box) {
        found.append("\(caption.text) on \(other.text)")
      }
      for badge in badges where badge.box.meets(caption.box) {
        found.append("\(caption.text) on the number or sign of \(badge.pin)")
      }
      for dot in dots where dot.box.meets(caption.box) {
        found.append("\(caption.text) on the dot of \(dot.pin)")
      }
      for leader in leaders where caption.box.inner.isCrossed(by: leader) {
        found.append("\(caption.text) on a line")
      }
      for (place, pin) in view.pins.enumerated() {
        for region in pin.regions where region.region.meets(caption.box.inner) {
          found.append("\(caption.text) on an area of \(place)")
        }
      }
    }
    for (index, badge) in badges.enumerated() {
      for other in badges[..<index] where other.pin != badge.pin && other.box.meets(badge.box) {
        found.append("number \(badge.pin) on number \(other.pin)")
      }
    }
    return found
  }
}

extension ImageRectangle {
  fileprivate func meets(_ other: ImageRectangle) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height
      && other.y < y + height
  }

  fileprivate func holds(_ other: ImageRectangle) -> Bool {
    x <= other.x && y <= other.y && other.x + other.width <= x + width
      && other.y + other.height <= y + height
  }

  /// The rectangle without its rim, where lines to it end.
  fileprivate var inner: ImageRectangle {
    let rim = height / 5
    return ImageRectangle(
      x: x + rim,
      y: y + rim,
      width: max(width - 2 * rim, 0),
      height: max(height - 2 * rim, 0)
    )
  }

  fileprivate func isCrossed(by line: (start: ImagePoint, end: ImagePoint)) -> Bool {
    (0...200).contains { step in
      let part = Double(step) / 200
      return contains(
        ImagePoint(
          line.start.x + part * (line.end.x - line.start.x),
          line.start.y + part * (line.end.y - line.start.y)
        )
      )
    }
  }
}

extension ImageRegion {
  fileprivate func meets(_ box: ImageRectangle) -> Bool {
    (0...20).contains { column in
      (0...6).contains { row in
        contains(
          ImagePoint(
            box.x + box.width * Double(column) / 20,
            box.y + box.height * Double(row) / 6
          )
        )
      }
    }
  }
}
