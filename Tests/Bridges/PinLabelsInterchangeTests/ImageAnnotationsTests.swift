// SPDX-License-Identifier: Apache-2.0
import Foundation
import Languages
import LudusTestSupport
import PinLabelsInterchange
import Testing

private let coco = #"""
  {"images":[{"id":1,"width":640,"height":480,"file_name":"dog.jpg"}],
   "categories":[{"id":7,"name":"dog","keypoints":["left_ear","nose","tail"],"skeleton":[[1,2]]}],
   "annotations":[
     {"id":10,"image_id":1,"category_id":7,"bbox":[10,20,30,40],"keypoints":[100,50.5,2,120,80,1,0,0,0],"num_keypoints":2},
     {"id":11,"image_id":1,"category_id":7,"bbox":[0,0,90,90],"segmentation":[[0,0,90,0,90,90,0,90]]},
     {"id":12,"image_id":1,"category_id":7,"bbox":[0,0,1,1],"segmentation":{"counts":"abc","size":[4,4]}}]}
  """#

private func manifest(
  _ target: String,
  body: String = #"{"type":"TextualBody","value":"fountain","language":"en"}"#
) -> String {
  #"""
  {"@context":"http://iiif.io/api/presentation/3/context.json","id":"https://e.example/m","type":"Manifest","label":{"en":["M"]},
   "items":[{"id":"https://e.example/c1","type":"Canvas","width":1000,"height":500,
     "items":[{"id":"https://e.example/p0","type":"AnnotationPage","items":[{"id":"https://e.example/a0","type":"Annotation",
       "motivation":"painting","body":{"id":"https://e.example/i.jpg","type":"Image"},"target":"https://e.example/c1"}]}],
     "annotations":[{"id":"https://e.example/p1","type":"AnnotationPage","items":[{"id":"https://e.example/pins/a1",
       "type":"Annotation","motivation":"commenting","body":\#(body),"target":\#(target)}]}]}]}
  """#
}

@Suite struct ImageAnnotationsTests {
  private func read(_ text: String) -> ImageAnnotations { .read(Array(text.utf8)) }

  private func made(_ text: String) -> (sheet: PinSheet?, diagnostics: [Diagnostic]) {
    read(text).sheet(id: "s", title: "S", language: "en")
  }

  // MARK: COCO

  @Test func keypointsBecomePinsToLabelAndEvaluate() throws {
    let file = read(coco)
    #expect(file.format == .coco)
    #expect(file.diagnostics.isEmpty)
    #expect(file.figures?.visibilities == [0: 1, 1: 1, 2: 1])
    #expect(file.figures?.outlines == ["polygon": 1, "rle": 1, "none": 1])
    #expect(file.figures?.boxArea == 9301)
    let (sheet, diagnostics) = made(coco)
    // The text of the mask is none.
    #expect(diagnostics.map(\.code) == [.partsLeftOut, .unusableRegion])
    let pins = try #require(sheet).pins
    #expect(pins.map(\.correction.text) == ["left ear", "nose", "dog"])
    #expect(
      pins.map(\.position) == [
        ImagePoint(x: 100, y: 50.5), ImagePoint(x: 120, y: 80), ImagePoint(x: 45, y: 45),
      ]
    )
    #expect(pins[2].regions.count == 1)
    var session = PinLabelSession(try #require(sheet), language: "en")
    let now = Date(timeIntervalSince1970: 0)
    try session.label(pins[0].id, as: "left ear", at: now)
    try session.label(pins[1].id, as: "tail", at: now)
    let result = try session.submit(at: now)
    #expect(result.pins(.correct) == [pins[0].id])
    #expect(result.pins(.unanswered) == [pins[2].id])
  }

  @Test(arguments: [
    (
      #""segmentation":[[0,0,90,0,90,90,0,90]]"#,
      #""segmentation":[[0,0,90,0,90,90,0,90],[0,0,1,1]]"#, 3
    ),
    (#""segmentation":[[0,0,90,0,90,90,0,90]]"#, #""segmentation":[[0,0,1,1]]"#, 3),
    (#""bbox":[0,0,90,90],"segmentation":[[0,0,90,0,90,90,0,90]]"#, #""bbox":[]"#, 2),
    (#""id":11,"image_id":1"#, #""id":11,"image_id":9"#, 2),
  ]) func whatIsLeftOutOfCOCOIsTold(old: String, new: String, pins: Int) {
    let (sheet, diagnostics) = made(coco.replacing(old, with: new))
    #expect(diagnostics.map(\.code) == [.partsLeftOut, .unusableRegion, .unusableRegion])
    #expect(sheet?.pins.count == pins)
  }

  @Test(arguments: [
    (#""width":640,"#, ""), (#""keypoints":[100,50.5,2,"#, #""keypoints":[50.5,2,"#),
    (#""bbox":[10,20,30,40]"#, #""bbox":[10,20,30]"#), (#""name":"dog","#, ""),
    (#""image_id":1,"#, #""image_id":"1","#),
  ]) func aBrokenRuleOfCOCOIsNamed(old: String, new: String) {
    #expect(read(coco.replacing(old, with: new)).diagnostics.contains { $0.severity == .error })
  }

  // MARK: Selectors

  @Test(arguments: [
    (#""https://e.example/c1#xywh=10,20,30,40""#, "10,20,30,40"),
    (#""https://e.example/c1#xywh=percent:10,20,30,40""#, "100,100,300,200"),
    (
      #"{"source":"https://e.example/c1","selector":{"type":"FragmentSelector","value":"xywh=pixel:1,2,3,4"}}"#,
      "1,2,3,4"
    ),
    (
      #"{"source":{"id":"https://e.example/c1","type":"Canvas"},"selector":{"type":"ImageApiSelector","region":"pct:50,0,50,100"}}"#,
      "500,0,500,500"
    ),
    (#"{"source":"https://e.example/c1","selector":[{"type":"PointSelector","x":7,"y":8}]}"#, nil),
    (
      #"{"source":"https://e.example/c1","selector":{"type":"SvgSelector","value":"<svg:svg><rect x='1' y='2' width='3' height='4'/></svg:svg>"}}"#,
      "1,2,3,4"
    ),
    (
      #"{"source":"https://e.example/c1","selector":{"type":"SvgSelector","value":"<svg><circle cx='10' cy='10' r='5'/></svg>"}}"#,
      "5,5,10,10"
    ),
    (
      #"{"source":"https://e.example/c1","selector":{"type":"SvgSelector","value":"<svg><ellipse cx='10' cy='10' rx='5' ry='2'/></svg>"}}"#,
      "5,8,10,4"
    ),
    (
      #"{"source":"https://e.example/c1","selector":{"type":"SvgSelector","value":"<svg><polygon points='0,0 10,0 10,10'/></svg>"}}"#,
      "0,0,10,10"
    ),
    (
      #"{"source":"https://e.example/c1","selector":{"type":"SvgSelector","value":"<svg><path d='M1.5.5h10v10H1.5z'/></svg>"}}"#,
      "1.5,0.5,10,10"
    ),
    (
      #"{"source":"https://e.example/c1","selector":{"type":"SvgSelector","value":"<svg><path d='M0 0 C 0 10 10 10 10 0 Z'/></svg>"}}"#,
      "0,0,10,7.5"
    ),
    (
      #"{"source":"https://e.example/c1","selector":{"type":"SvgSelector","value":"<svg><path d='m0,0q5,10 10,0t10,0z'/></svg>"}}"#,
      "0,-5,20,10"
    ),
  ]) func placesAreFound(target: String, box: String?) throws {
    let (sheet, diagnostics) = made(manifest(target))
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    let pin = try #require(sheet?.pins.first)
    #expect(pin.correction.text == "fountain")
    #expect(pin.id == "a1")
    let numbers = box?.split(separator: ",").compactMap { Double($0) }
    let found = pin.regions.first?.region.boundingBox
    #expect(found.map { [$0.x, $0.y, $0.width, $0.height] } == numbers)
    if box == nil { #expect(pin.position == ImagePoint(x: 7, y: 8)) }
    #expect(sheet?.views.first?.image.size == PixelSize(width: 1000, height: 500))
    #expect(sheet?.views.first?.image.file == "https://e.example/i.jpg")
  }

  @Test(arguments: [
    #""https://e.example/c1""#, #""https://e.example/c1#t=3,4""#,
    #""https://e.example/c1#xywh=1,2,3""#,
    #"{"source":"https://e.example/c1","selector":{"type":"SvgSelector","value":"<svg><g/></svg>"}}"#,
    #"{"source":"https://e.example/c1","selector":{"type":"TextQuoteSelector","exact":"a"}}"#,
  ]) func whatMarksNoPlaceIsLeftOut(target: String) {
    let (sheet, diagnostics) = made(manifest(target))
    #expect(sheet?.pins.isEmpty == true)
    #expect(diagnostics.map(\.code) == [.unusableRegion])
  }

  /// A pin has one position; a point that is given twice is the same.
  @Test(arguments: [
    (#"[{"type":"PointSelector","x":9,"y":9.5},{"type":"PointSelector","x":7,"y":8}]"#, 1),
    (#"{"type":"PointSelector","x":9,"y":9.5}"#, 1), (#"{"type":"PointSelector","x":7,"y":8}"#, 0),
  ]) func aSecondPointIsNamed(selector: String, count: Int) throws {
    let first =
      #"{"source":"https://e.example/c1","selector":{"type":"PointSelector","x":7,"y":8}}"#
    let second = #"{"source":"https://e.example/c1","selector":\#(selector)}"#
    let (sheet, diagnostics) = made(manifest("[\(first),\(second)]"))
    #expect(sheet?.pins.map(\.position) == [ImagePoint(x: 7, y: 8)])
    #expect(diagnostics.map(\.code) == Array(repeating: .partsLeftOut, count: count))
    #expect(diagnostics.allSatisfy { "\($0)".contains("PointSelector (9.0, 9.5)") })
  }

  @Test func aTargetOnAnotherImageIsNamed() throws {
    let point = #""selector":{"type":"PointSelector","x":7,"y":8}"#
    let first = #"{"source":"https://e.example/c1",\#(point)}"#
    let (sheet, diagnostics) = made(
      manifest(#"[\#(first),"https://e.example/c2#xywh=10,20,30,40"]"#)
    )
    #expect(sheet?.pins.map(\.position) == [ImagePoint(x: 7, y: 8)])
    #expect(sheet?.pins.map(\.regions.isEmpty) == [true])
    #expect(diagnostics.map(\.code) == [.partsLeftOut])
    #expect(diagnostics.allSatisfy { "\($0)".contains("https://e.example/c2") })
  }

  @Test func aRegionNeedsATextAndATagIsNone() throws {
    let target = #""https://e.example/c1#xywh=10,20,30,40""#
    let image = #"{"type":"Image","id":"https://e.example/x.jpg"}"#
    #expect(made(manifest(target, body: image)).diagnostics.map(\.code) == [.regionWithoutLabel])
    let html =
      #"{"type":"TextualBody","value":"<p>the <b>well</b></p>","format":"text/html","language":"de-AT"}"#
    let pin = try #require(made(manifest(target, body: html)).sheet?.pins.first)
    #expect(pin.correction.text == "the well")
    #expect(pin.correction.language == "de-AT")
  }

  @Test func anImageNeedsASize() throws {
    let text = #"""
      {"@context":"http://www.w3.org/ns/anno.jsonld","id":"https://e.example/1","type":"Annotation",
       "bodyValue":"nose","target":"https://e.example/i.png#xywh=1,2,3,4"}
      """#
    let file = read(text)
    #expect(file.diagnostics.isEmpty)
    #expect(
      file.sheet(id: "s", title: "S", language: "en").diagnostics.map(\.code) == [.imageWithoutSize]
    )
    let made = file.sheet(id: "s", title: "S", language: "en", size: PixelSize(width: 9, height: 9))
    #expect(made.sheet?.pins.map(\.position) == [ImagePoint(x: 2.5, y: 4)])
  }

  @Test func aCanvasOnWhichNothingIsPaintedHasItsSize() throws {
    let text = #"""
      {"@context":"http://iiif.io/api/presentation/3/context.json","id":"https://e.example/c1","type":"Canvas",
       "width":1000,"height":500,"annotations":[{"id":"https://e.example/p1","type":"AnnotationPage","items":[
         {"id":"https://e.example/pins/a1","type":"Annotation","motivation":"commenting",
          "body":{"type":"TextualBody","value":"fountain"},"target":"https://e.example/c1#xywh=1,2,3,4"}]}]}
      """#
    #expect(made(text).sheet?.views.first?.image.size == PixelSize(width: 1000, height: 500))
  }

  // MARK: Rules of the Web Annotation Data Model

  @Test(arguments: [
    #""id":"https://e.example/1""#: #""id":["https://e.example/1","https://e.example/2"]"#,
    #""type":"Annotation","#: "",
    #""target":"https://e.example/t","#: "",
    #""body":"https://e.example/b""#: #""body":"not an address""#,
    "http://www.w3.org/ns/anno.jsonld": "fish",
    #""created":"2026-01-01T00:00:00Z""#: #""created":"now""#,
    #""generator":"https://e.example/g""#: #""generator":42"#,
    #""rights":"https://e.example/r""#: #""rights":"mine""#,
    #""canonical":"urn:uuid:1""#: #""canonical":"one""#,
    #""motivation":"tagging""#: #""motivation":7"#,
    #""via":"https://e.example/v""#: #""body":{"type":"TextualBody"},"via":"https://e.example/v""#,
    #""modified":"2026-01-01T00:00:00Z""#: #""bodyValue":"x""#,
  ]) func aBrokenRuleOfAnnotationsIsNamed(old: String, new: String) {
    let text = #"""
      {"@context":"http://www.w3.org/ns/anno.jsonld","id":"https://e.example/1","type":"Annotation","target":"https://e.example/t",
       "body":"https://e.example/b","created":"2026-01-01T00:00:00Z","generator":"https://e.example/g",
       "rights":"https://e.example/r","canonical":"urn:uuid:1","motivation":"tagging","via":"https://e.example/v",
       "modified":"2026-01-01T00:00:00Z"}
      """#
    #expect(read(text).diagnostics.isEmpty, "\(read(text).diagnostics)")
    let changed = text.replacing(old, with: new)
    #expect(changed != text)
    #expect(read(changed).diagnostics.contains { $0.severity == .error }, "\(new)")
  }

  @Test func selectorsStandInTheOrderOfTheFile() {
    let text = manifest(
      #"[{"source":"https://e.example/c1","selector":["https://e.example/sel",{"type":"RangeSelector"}]},"https://e.example/c1#xywh=1,2,3,4"]"#
    )
    #expect(
      read(text).selectors == [
        .reference("https://e.example/sel"), .object(Array(#"{"type":"RangeSelector"}"#.utf8)),
        .fragment("xywh=1,2,3,4"),
      ]
    )
    #expect(read(text).canvases.map(\.width) == [1000])
  }

  // MARK: Writing

  private func sample(title: String = "E") throws -> PinSheet {
    func label(_ id: String, _ text: String, _ language: Language) throws -> PinLabel {
      try PinLabel(id: PinLabel.ID(id), text, language: language)
    }
    let ring = [(10.0, 10.0), (90, 10), (90, 90), (10, 90)].map { ImagePoint(x: $0.0, y: $0.1) }
    let hole = [(40.0, 40.0), (60, 40), (60, 60)].map { ImagePoint(x: $0.0, y: $0.1) }
    let pins = [
      try Pin(
        id: "p1",
        at: ImagePoint(x: 5.25, y: 7),
        labels: [try label("p1-1", "Nase", "de"), try label("p1-2", "nose", "en")]
      ),
      try Pin(
        id: "p2",
        at: ImagePoint(x: 20, y: 30),
        labels: [try label("p2-1", "ear", "en")],
        regions: [
          try PinRegion(
            id: "p2-area-1",
            .rectangle(ImageRectangle(x: 1, y: 2.5, width: 30, height: 40))
          ),
          try PinRegion(id: "p2-area-2", .disc(around: ImagePoint(x: 50, y: 50), radius: 12.5)),
          try PinRegion(
            id: "p2-area-3",
            .ellipse(around: ImagePoint(x: 50, y: 50), radiusX: 12, radiusY: 3)
          ),
          try PinRegion(id: "p2-area-4", .polygon(ring, holes: [hole])),
        ]
      ),
    ]
    let image = try ImageRecord(
      id: "i",
      size: PixelSize(width: 100, height: 80),
      file: "https://e.example/i.png"
    )
    let exercise = try PinExercise(
      id: "e",
      title: title,
      views: [ExerciseView(id: "v", image: image, pins: pins)]
    )
    return try PinSheet(
      id: "face",
      title: "Face",
      sections: [PinSection(id: "s", title: title, exercises: [exercise])]
    )
  }

  @Test(arguments: [ImageAnnotations.Format.web, .iiif])
  func aSheetComesBackFromAnnotations(format: ImageAnnotations.Format) throws {
    let sheet = try sample(title: "Face")
    let written = ImageAnnotations.write(
      sheet,
      as: format,
      address: "https://e.example",
      language: "en"
    )
    #expect(written.losses.isEmpty)
    let read = ImageAnnotations.read(written.bytes)
    #expect(read.format == format)
    #expect(read.diagnostics.isEmpty, "\(read.diagnostics)")
    let made = read.sheet(
      id: "face",
      title: "Face",
      language: "en",
      size: PixelSize(width: 100, height: 80)
    )
    #expect(made.diagnostics.isEmpty, "\(made.diagnostics)")
    #expect(made.sheet?.pins == sheet.pins)
    #expect(made.sheet?.views.first?.image.size == PixelSize(width: 100, height: 80))
    let again = ImageAnnotations.write(
      try #require(made.sheet),
      as: .web,
      address: "https://e.example",
      language: "en"
    )
    #expect(again.losses.isEmpty)
  }

  @Test func cocoLosesLanguagesAndRoundEdges() throws {
    let written = ImageAnnotations.write(
      try sample(),
      as: .coco,
      address: "https://e.example",
      language: "en"
    )
    #expect(Set(written.losses.map(\.part)) == [.otherLabels, .roundShapes])
    for loss in written.losses {
      for phrasebook in Phrasebook.all {
        #expect(!loss.sentence(in: phrasebook).isEmpty)
      }
    }
    let read = ImageAnnotations.read(written.bytes)
    #expect(read.diagnostics.isEmpty, "\(read.diagnostics)")
    let made = read.sheet(id: "face", title: "Face", language: "en")
    #expect(made.sheet?.pins.map(\.correction.text) == ["nose", "ear"])
    #expect(made.sheet?.pins.first?.position == ImagePoint(x: 5.25, y: 7))
  }

  /// The middle lies outside of both; a corner of the second is as high.
  @Test(arguments: [
    "0,0,100,0,100,10,10,10,10,90,100,90,100,100,0,100",
    "0,0,10,0,10,90,90,90,90,0,100,0,100,100,0,100,0,50",
  ])
  func aPinLiesInItsRegion(ring: String) throws {
    let text = coco.replacing("[[0,0,90,0,90,90,0,90]]", with: "[[\(ring)]]")
    let pin = try #require(made(text).sheet?.pins.last)
    #expect(pin.regions.first?.region.contains(pin.position) == true)
  }

  // MARK: Hostile files

  @Test(arguments: [coco, manifest(#""https://e.example/c1#xywh=10,20,30,40""#)])
  func aFileWithAnyBytesIsRead(text: String) {
    let bytes = Array(text.utf8)
    for end in 0..<bytes.count {
      let file = ImageAnnotations.read(Array(bytes[..<end]))
      #expect(!file.diagnostics.isEmpty)
      _ = file.sheet(id: "s", title: "S", language: "en")
    }
    forEachSeed(0..<250) { generator in
      var changed = bytes
      for _ in 0..<1 + generator.draw(below: 4) {
        let place = generator.draw(below: changed.count)
        switch generator.draw(below: 3) {
        case 0: changed[place] = UInt8(generator.draw(below: 256))
        case 1: changed.remove(at: place)
        default: changed.insert(Array("{}[]\",:\\09e-".utf8)[generator.draw(below: 12)], at: place)
        }
      }
      let file = ImageAnnotations.read(changed)
      let made = file.sheet(id: "s", title: "S", language: "en")
      for diagnostic in file.diagnostics + made.diagnostics { try #require(diagnostic.line > 0) }
      if let sheet = made.sheet { try expectRoundTrip(sheet) }
    }
  }
}
