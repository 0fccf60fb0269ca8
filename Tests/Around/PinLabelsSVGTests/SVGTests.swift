// SPDX-License-Identifier: Apache-2.0
import Foundation
import Languages
import LudusCore
import LudusTestSupport
import PinLabels
import PinLabelsSVG
import Testing

struct SVGTests {
  @Test func theSameViewIsDrawnTheSame() throws {
    let sheet = try Samples.sheet()
    #expect(sheet.svg() == sheet.svg(of: "front"))
    #expect(sheet.svg(of: "side") != sheet.svg(of: "front"))
    #expect(sheet.svg(of: "back") == nil)
    #expect(try PinSheet(id: "s", title: "S", sections: []).svg() == nil)
  }

  @Test func everythingIsWhereItIsOnTheImage() throws {
    let svg = try #require(try Samples.sheet().svg())
    #expect(svg.hasPrefix(#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" "#))
    #expect(svg.contains(#"<g data-pin="p1" role="graphics-symbol img">"#))
    #expect(svg.contains(##"<circle cx="200" cy="150" r="12.8" fill="#0b4a8f""##))
    // The dot of an exact point is on the point, its number beside.
    #expect(svg.contains(#"<circle cx="400" cy="300" r="3.2""#))
    #expect(
      svg.contains(#"data-region="r1" d="M160 150 A40 40 0 1 1 240 150 A40 40 0 1 1 160 150 Z""#)
    )
    #expect(svg.contains(#"<rect x="300" y="200" width="200" height="200""#))
    #expect(svg.contains(#"d="M60 10 L53.6 13.2 L53.6 6.8 Z""#))
    #expect(!svg.contains("<image"))
  }

  /// Below the least size a browser scrolls the drawing; an overlay is as large as its image.
  @Test(
    arguments: [OverlayStyle.CaptionPlace.besideImage, .onImage],
    [(16.0, 26.0), (40.0, 26.0), (6.0, 60.0)]
  )
  func lettersOfADrawingWithItsImageStayReadable(
    place: OverlayStyle.CaptionPlace,
    sizes: (font: Double, pin: Double)
  ) throws {
    func style(showsImage: Bool) -> OverlayStyle {
      OverlayStyle(
        showsImage: showsImage,
        labelLanguage: "la",
        captionPlace: place,
        fontSize: sizes.font,
        pinSize: sizes.pin
      )
    }
    let sheet = try Samples.sheet()
    #expect(try #require(sheet.svg(style: style(showsImage: false))).contains("min-") == false)
    let svg = try #require(sheet.svg(style: style(showsImage: true)))
    let found = try #require(
      svg.firstMatch(
        of: /viewBox="\S+ \S+ (\S+) (\S+)" style="min-width:(\d+)px;min-height:(\d+)px"/
      )
    )
    let numbers = [found.1, found.2, found.3, found.4].map { Double($0) ?? 0 }
    let letters = svg.matches(of: /font-size="([0-9.]+)"/).compactMap { Double($0.1) }
    let scale = numbers[2] / numbers[0]
    #expect(abs(numbers[3] / numbers[1] - scale) < 0.01)
    #expect(abs(try #require(letters.min()) * scale - 12) < 0.05)
  }

  @Test func namesAreOnlyInItWhenAskedFor() throws {
    let sheet = try Samples.sheet().editing {
      try $0.setNote("flexes the elbow", of: "p1", at: Samples.at(1))
    }
    let exam = try #require(sheet.svg(style: OverlayStyle(showsImage: true)))
    for word in ["iceps", "muskel", "flexes"] { #expect(!exam.contains(word)) }
    #expect(exam.contains("<title>Pin 1</title>"))
    #expect(
      exam.contains(#"<image href="image.jpg" width="800" height="600" aria-hidden="true"/>"#)
    )
    #expect(exam.contains("<desc>An image</desc>"))
    let study = try #require(sheet.svg(style: OverlayStyle(labelLanguage: "la")))
    #expect(study.contains(#"lang="la" xml:lang="la">Musculus biceps brachii</text>"#))
    #expect(study.contains("<title>Pin 1: Musculus biceps brachii</title>"))
    #expect(study.contains("<desc>flexes the elbow</desc>"))
    #expect(!study.contains("muskel"))
    let german = try #require(
      sheet.svg(
        style: OverlayStyle(
          showsRegions: false,
          labelLanguage: "de",
          words: OverlayStyle.Words(in: .german)
        )
      )
    )
    #expect(german.contains("<title>Nadel 1: zweiköpfiger Oberarmmuskel</title>"))
    #expect(!german.contains("data-region"))
  }

  /// Each verdict has its own shape, its own sign and its own word.
  @Test func verdictsDoNotNeedColors() throws {
    let sheet = try Samples.sheet()
    func drawing(_ verdict: PinVerdict) throws -> String {
      let svg = try #require(sheet.svg(marks: ["p1": OverlayMark(verdict)]))
      let start = try #require(svg.range(of: #"<g data-pin="p1""#))
      let end = try #require(svg.range(of: #"<g data-pin="p2""#))
      return svg[start.lowerBound..<end.lowerBound]
        .replacingOccurrences(of: "#[0-9a-f]{6}", with: "color", options: .regularExpression)
    }
    let drawings = try PinVerdict.allCases.map(drawing)
    #expect(Set(drawings).count == 4)
    for (svg, word) in zip(drawings, ["right", "partly right", "wrong", "not answered"]) {
      #expect(svg.contains("<title>Pin 1, \(word)</title>"))
    }
    let signs = drawings.map { svg in
      svg.split(separator: "\n").last { $0.contains("<path") }.map { String($0) } ?? ""
    }
    #expect(Set(signs).count == 4)
  }

  @Test func aCaptionLeavesRoomForTheSignOfItsVerdict() throws {
    func distance(_ marks: [Pin.ID: OverlayMark]) throws -> Double {
      let style = OverlayStyle(labelLanguage: "la")
      let svg = try #require(try Samples.sheet().svg(of: "side", marks: marks, style: style))
      let line = try #require(svg.split(separator: "\n").first { $0.contains("deltoideus</text>") })
      let start = try #require(line.range(of: " x=\"")).upperBound
      return abs(try #require(Double(line[start...].prefix { $0 != "\"" })) - 100)
    }
    #expect(try distance(["p3": OverlayMark(.correct)]) > distance([:]))
  }

  @Test func captionsTellTheCorrectionAndTheAnswerApart() throws {
    let mark = OverlayMark(
      .wrong,
      captions: [.correction("Musculus biceps", language: "la"), .answer("Triceps")]
    )
    let svg = try #require(try Samples.sheet().svg(marks: ["p1": mark]))
    #expect(svg.contains(#"lang="la" xml:lang="la">✓ Musculus biceps</text>"#))
    #expect(svg.contains(#"text-decoration="line-through">Triceps</text>"#))
    #expect(svg.contains("<title>Pin 1, wrong: Musculus biceps; Triceps</title>"))
  }

  /// What students saw at the end: the correction in green, and their own answer below it in red.
  @Test func anEvaluationIsDrawnWithCorrectionsAboveAnswers() throws {
    let sheet = try Samples.sheet()
    var session = PinLabelSession(sheet, language: "la")
    try session.label("p1", as: "M. biceps brachii", at: Samples.at(0))
    try session.label("p2", as: "Femur", at: Samples.at(0))
    let result = try session.submit(at: Samples.at(1))
    let svg = try #require(sheet.svg(showing: result))
    func text(_ string: String) throws -> (y: Double, line: Substring) {
      let line = try #require(
        svg.split(separator: "\n").first { $0.hasSuffix(">\(string)</text>") }
      )
      let start = try #require(line.range(of: " y=\"")).upperBound
      return (try #require(Double(line[start...].prefix { $0 != "\"" })), line)
    }
    let (correction, answer) = (try text("✓ Musculus triceps brachii"), try text("Femur"))
    #expect(correction.y < answer.y)
    #expect(correction.line.contains(##"fill="#116329""##))
    #expect(answer.line.contains(##"fill="#b00020""##))
    #expect(svg.contains("<title>Pin 1, right: M. biceps brachii</title>"))
    #expect(svg.contains("<title>Pin 2, wrong: Musculus triceps brachii; Femur</title>"))
    let side = try #require(sheet.svg(showing: result, of: "side"))
    #expect(side.contains("<title>Pin 1, not answered: Musculus deltoideus</title>"))
    #expect(sheet.svg(showing: result, of: "back") == nil)
  }

  @Test func textIsEscaped() throws {
    let nasty = #"<script>alert("&'")</script>"# + "\u{0}\u{8}\u{FFFE}\n"
    let image = try ImageRecord(
      id: "i",
      size: PixelSize(width: 10, height: 10),
      file: nasty,
      alternativeText: nasty
    )
    let id = Pin.ID(nasty)
    let pin = try Pin(
      id: id,
      title: nasty,
      at: ImagePoint(5, 5),
      labels: [try Samples.label("l", nasty)],
      regions: [try PinRegion(id: PinRegion.ID(nasty), .disc(around: ImagePoint(5, 5), radius: 2))],
      note: nasty,
      mark: Pin.NoteMark(rawValue: nasty)
    )
    let arrow = try PinArrow(id: PinArrow.ID(nasty), from: ImagePoint(1, 1), to: ImagePoint(2, 2))
    let view = try ExerciseView(id: "v", image: image, pins: [pin], arrows: [arrow])
    let svg = view.svg(
      title: nasty,
      marks: [id: OverlayMark(.correct, captions: [.answer(nasty, language: Language(nasty))])],
      style: OverlayStyle(showsImage: true, labelLanguage: "la")
    )
    #expect(!svg.contains("<script"))
    #expect(!svg.contains(#"alert("&"#))
    #expect(svg.unicodeScalars.allSatisfy { $0.value >= 32 || $0 == "\n" })
    #expect(svg.contains("&lt;script&gt;alert(&quot;&amp;&#39;&quot;)&lt;/script&gt;&#10;"))
  }

  @Test func allShapesAreDrawn() throws {
    let polygon = try ImageRegion.polygon(
      [.init(0, 0), .init(9.1234, 0), .init(9, 9)],
      holes: [[.init(7, 1), .init(8, 1), .init(8, -0.0004)]]
    )
    let ellipse = try ImageRegion.ellipse(
      around: .init(50, 50),
      radiusX: 20,
      radiusY: 5,
      rotation: 450
    )
    let box = try ImageRegion.rectangle(ImageRectangle(x: 1, y: 2, width: 3, height: 4))
    let regions = try [polygon, ellipse, box].enumerated().map {
      try PinRegion(id: PinRegion.ID("\($0)"), $1)
    }
    let pin = try Samples.pin("p", "x", at: ImagePoint(790, 10), regions: regions)
    let view = try ExerciseView(id: "v", image: try Samples.image(), pins: [pin])
    let svg = view.svg(title: "t")
    #expect(svg.contains(#"d="M0 0 L9.123 0 L9 9 Z M7 1 L8 1 L8 0 Z""#))
    #expect(svg.contains(#"d="M50 30 A20 5 90 1 1 50 70 A20 5 90 1 1 50 30 Z""#))
    #expect(svg.contains(#"d="M1 2 L4 2 L4 6 L1 6 Z""#))
    #expect(svg.contains(#"fill-rule="evenodd""#))
  }

  @Test func hiddenPartsAreDashedAndSignsAreWritten() throws {
    func svg(_ mark: Pin.NoteMark) throws -> String {
      let sheet = try Samples.sheet().editing {
        try $0.setNote(nil, mark: mark, of: "p1", at: Samples.at(1))
      }
      return try #require(sheet.svg())
    }
    #expect(try svg(.dashed).contains(#"stroke-dasharray="8 4.8""#))
    #expect(try svg(.dotted).contains(#"stroke-dasharray="0 4.8""#))
    #expect(try svg(.asterisk).contains(">*</text>"))
    #expect(try svg(Pin.NoteMark(rawValue: "7")).contains(">7</text>"))
    #expect(!(try svg(.dashed).contains("dashed<")))
  }

  /// Badges and captions of pins close together do not lie on each other.
  @Test func captionsAreNotWrittenOnEachOther() throws {
    let pins = try (0..<6).map { index in
      let place = ImagePoint(400 + Double(index % 3) * 30, 300 + Double(index / 3) * 30)
      return try Samples.pin("p\(index)", "Os number \(index)", at: place)
    }
    let view = try ExerciseView(id: "v", image: try Samples.image(), pins: pins)
    let svg = view.svg(title: "t", style: OverlayStyle(labelLanguage: "la"))
    var boxes: [ImageRectangle] = []
    for line in svg.split(separator: "\n")
    where line.contains("Os number") && line.contains("<text") {
      func attribute(_ name: String) -> String? {
        line.range(of: " \(name)=\"").map { line[$0.upperBound...].prefix { $0 != "\"" } }.map(
          String.init
        )
      }
      let x = try #require(attribute("x").flatMap(Double.init))
      let y = try #require(attribute("y").flatMap(Double.init))
      let left = attribute("text-anchor") == "end" ? x - 80 : x
      boxes.append(ImageRectangle(x: left, y: y - 10, width: 80, height: 10))
    }
    #expect(boxes.count == 6)
    for (index, box) in boxes.enumerated() {
      for other in boxes[..<index] {
        #expect(
          box.x > other.maxX || other.x > box.maxX || box.y > other.maxY || other.y > box.maxY
        )
      }
    }
  }

  /// What is drawn later lies on top: a line that must cross a caption goes behind it.
  @Test func linesAreDrawnBeforeAllCaptions() throws {
    let pins = try (0..<40).map { index in
      try Samples.pin("p\(index)", "Musculus number \(index)", at: ImagePoint(400, 300))
    }
    let view = try ExerciseView(id: "v", image: try Samples.image(), pins: pins)
    let svg = view.svg(title: "t", style: OverlayStyle(labelLanguage: "la"))
    let lastLine = try #require(svg.range(of: #"fill="none" aria-hidden="true">"#)).upperBound
    let end = try #require(svg[lastLine...].range(of: "</g>")).lowerBound
    let firstText = try #require(svg.range(of: "<text")).lowerBound
    #expect(svg[lastLine..<end].contains("<path d=\"M"))
    #expect(end < firstText)
    #expect(!svg[end...].contains("<path d=\"M"))
  }

  @Test func noLineCrossesACaptionWhereThereIsRoom() throws {
    // The captions of the first pins are long, those of the others would be behind them.
    let pins = try (0..<8).map { index in
      let place = ImagePoint(250 + Double(index % 4) * 60, 250 + Double(index / 4) * 50)
      return try Samples.pin("p\(index)", "Ligamentum number \(index)", at: place)
    }
    let view = try ExerciseView(id: "v", image: try Samples.image(), pins: pins)
    let svg = view.svg(title: "t", style: OverlayStyle(labelLanguage: "la"))
    func numbers(_ text: Substring) -> [Double] {
      text.split { !"-.0123456789".contains($0) }.compactMap { Double($0) }
    }
    func attribute(_ name: String, _ line: Substring) -> Substring? {
      line.range(of: " \(name)=\"").map { line[$0.upperBound...].prefix { $0 != "\"" } }
    }
    let texts = svg.split(separator: "\n").filter {
      $0.contains("<text") && $0.contains("Ligamentum")
    }
    let boxes = try texts.map { line -> ImageRectangle in
      let x = try #require(attribute("x", line).flatMap { Double($0) })
      let y = try #require(attribute("y", line).flatMap { Double($0) })
      let left = attribute("text-anchor", line) == "end" ? x - 120 : x
      return ImageRectangle(x: left + 4, y: y - 9, width: 112, height: 9)
    }
    #expect(boxes.count == 8)
    let paths = svg.split(separator: "\n").filter { $0.contains("<path d=\"M") }
    #expect(paths.count >= 16)
    for path in paths {
      let ends = numbers(try #require(attribute("d", path)))
      let line = (0...100).map { step in
        let part = Double(step) / 100
        return ImagePoint(
          ends[0] + part * (ends[2] - ends[0]),
          ends[1] + part * (ends[3] - ends[1])
        )
      }
      for box in boxes {
        let isCrossed = line.contains { box.contains($0) }
        #expect(!isCrossed, "\(path)")
      }
    }
  }

  @Test func thousandsOfPinsAreDrawnInTime() throws {
    let pins = try (0..<3000).map { try Samples.pin("p\($0)", "x", at: ImagePoint(5, 5)) }
    let view = try ExerciseView(id: "v", image: try Samples.image(), pins: pins)
    #expect(view.svg(title: "t").count > 3000)
  }

  @Test func theOverlayOfAResultShowsAnswersAndCorrections() throws {
    let sheet = try Samples.sheet()
    var session = PinLabelSession(sheet, language: "de")
    try session.label("p1", as: "M. bizeps brachii", at: Samples.at(0))
    try session.label("p2", as: "Musculus deltoideus", at: Samples.at(0))
    try session.label("p3", as: "Musculus triceps brachii", at: Samples.at(0))
    let overlay = try #require(sheet.svg(showing: try session.submit(at: Samples.at(0))))
    #expect(overlay.contains("Musculus triceps brachii"))
    #expect(overlay.contains("Musculus deltoideus"))
  }

  @Test func placedPinsAreDrawnWithTheRightPlaces() throws {
    let sheet = try Samples.sheet()
    var session = PinPlacementSession(PinPlacementTask(sheet.views[0], language: "la"))
    try session.place("p1", on: ImagePoint(200, 150), at: Samples.at(0))
    let result = try session.submit(at: Samples.at(1))
    let svg = try #require(sheet.svg(showing: result, style: OverlayStyle(labelLanguage: "de")))
    #expect(svg.contains("<title>Pin 1, right: zweiköpfiger Oberarmmuskel</title>"))
    #expect(svg.contains("<title>Pin 2, not answered: Musculus triceps brachii</title>"))
    // A cross where the pin was placed.
    #expect(svg.contains(#"d="M195.2 145.2 L204.8 154.8""#))
    #expect(sheet.svg(showing: result, of: "back") == nil)
    #expect(sheet.views[0].svg(showing: result, title: "Hand").contains("<title>Hand</title>"))
  }

  @Test func masksHideWhatIsPrintedAndWhatWouldBeWritten() throws {
    let sheet = try Samples.sheet()
    let style = OverlayStyle(
      showsRegions: false,
      labelLanguage: "la",
      maskedPins: ["p1"],
      askedPin: "p1"
    )
    let svg = try #require(sheet.svg(style: style))
    #expect(svg.contains(##"data-mask="r1" d="M160 150"##))
    #expect(svg.contains(##"fill="#ffd60a" stroke="#1b1b1b""##))
    #expect(!svg.contains(#"fill-opacity="0.16""#))
    #expect(!svg.contains("biceps"))
    #expect(svg.contains("triceps"))
  }

  @Test func aBracketHasATickAtBothEnds() throws {
    let bracket = try PinArrow(
      id: "b",
      from: ImagePoint(10, 10),
      to: ImagePoint(90, 10),
      shape: .bracket
    )
    let view = try ExerciseView(id: "v", image: try Samples.image(), arrows: [bracket])
    let svg = view.svg(title: "t")
    #expect(svg.contains(#"d="M10 16.4 L10 10 L90 10 L90 16.4""#))
    #expect(svg.contains("<title>Highlighted part</title>"))
  }

  @Test func everyViewOfAnExerciseIsDrawnWithItsPins() throws {
    let anchor = try Pin.SceneAnchor(
      position: Pin.SceneAnchor.Point(x: 1, y: 2, z: 3),
      viewDirection: Pin.SceneAnchor.Point(x: 0, y: 0, z: 1)
    )
    let sheet = try Samples.sheet().editing {
      try $0.setAnchor(anchor, of: "p3", at: Samples.at(0))
    }
    let result = try PinLabelSession(sheet, language: "la").evaluating(at: Samples.at(1))
    for view in sheet.views {
      let overlay = try #require(sheet.svg(showing: result, of: view.id))
      for pin in view.pins { #expect(overlay.contains("data-pin=\"\(pin.id)\"")) }
    }
  }

  @Test func whateverCanBeReadCanBeDrawn() throws {
    let text = Array(try Samples.sheet().json())
    let bytes = Array(#"{}[],:"\0129.eE+-truefalsn ä@#"#.utf8)
    var drawn = 0
    forEachSeed(0..<350, keeping: 10) { generator in
      var mutated = text
      for _ in 0...generator.draw(below: 3) {
        let start = generator.draw(below: mutated.count)
        switch generator.draw(below: 3) {
        case 0: mutated[start] = bytes[generator.draw(below: bytes.count)]
        case 1:
          mutated.removeSubrange(start..<min(start + generator.draw(below: 30), mutated.count))
        default: mutated.insert(contentsOf: mutated[start...].prefix(20), at: start)
        }
      }
      var read = try assume(try? PinSheet(json: Data(mutated)))
      _ = try? read.movePin("p1", to: ImagePoint(5, 5), at: Samples.at(9))
      _ = read.svg()
      drawn += 1
    }
    #expect(drawn > 10)
  }
}

extension PinLabelSession {
  fileprivate func evaluating(at date: Date) throws -> PinLabelResult {
    var copy = self
    return try copy.submit(at: date)
  }
}
