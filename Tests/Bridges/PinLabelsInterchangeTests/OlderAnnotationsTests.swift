// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import PinLabelsInterchange
import Testing

/// A manifest of IIIF in version 2, with its annotations.
private func older(
  on: String,
  resource: String =
    #"{"@type":"dctypes:Text","chars":"<p>the fountain</p>","format":"text/html","language":"en"}"#
) -> String {
  #"""
  {"@context":"http://iiif.io/api/presentation/2/context.json","@id":"https://e.example/m","@type":"sc:Manifest","label":"Town",
   "sequences":[{"@type":"sc:Sequence","canvases":[
     {"@id":"https://e.example/c1","@type":"sc:Canvas","label":"north side","width":1000,"height":500,
      "images":[{"@type":"oa:Annotation","motivation":"sc:painting","resource":{"@id":"https://e.example/i.jpg","@type":"dctypes:Image"},"on":"https://e.example/c1"}],
      "otherContent":[{"@id":"https://e.example/list","@type":"sc:AnnotationList","resources":[
        {"@id":"https://e.example/a1","@type":"oa:Annotation","motivation":["oa:commenting"],"resource":\#(resource),"on":\#(on)}]}]}]}]}
  """#
}

@Suite struct OlderAnnotationsTests {
  private func made(_ text: String) -> (sheet: PinSheet?, diagnostics: [Diagnostic]) {
    let file = ImageAnnotations.read(Array(text.utf8))
    let made = file.sheet(id: "s", title: "S", language: "en")
    return (made.sheet, file.diagnostics + made.diagnostics)
  }

  @Test(
    arguments: [
      (#""https://e.example/c1#xywh=10,20,30,40""#, [10, 20, 30, 40]),
      (
        #"{"@type":"oa:SpecificResource","full":"https://e.example/c1","selector":{"@type":"oa:FragmentSelector","value":"xywh=1,2,3,4"}}"#,
        [1, 2, 3, 4]
      ),
      (
        #"{"@type":"oa:SpecificResource","full":{"@id":"https://e.example/c1"},"selector":{"@type":["oa:SvgSelector","cnt:ContentAsText"],"chars":"<svg><rect x='5' y='6' width='7' height='8'/></svg>"}}"#,
        [5, 6, 7, 8]
      ),
      (
        #"[{"@type":"oa:SpecificResource","full":"https://e.example/c1","selector":{"@type":"oa:Choice","default":{"@type":"oa:FragmentSelector","value":"xywh=1,2,3,4"},"item":{"@type":"oa:SvgSelector","value":"<svg><rect x='5' y='6' width='7' height='8'/></svg>"}}}]"#,
        [5, 6, 7, 8]
      ),
    ] as [(String, [Double])]
  )
  func annotationsOfVersionTwoArePins(on: String, box: [Double]) throws {
    let (sheet, diagnostics) = made(older(on: on))
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    let pin = try #require(sheet?.pins.first)
    #expect(pin.correction.text == "the fountain")
    let found = try #require(pin.regions.first).region.boundingBox
    #expect([found.x, found.y, found.width, found.height] == box)
    let view = try #require(sheet?.views.first)
    #expect(view.image.size == PixelSize(width: 1000, height: 500))
    #expect(view.image.file == "https://e.example/i.jpg")
    #expect(view.plane?.rawValue == "north side")
    #expect(sheet?.title == "Town")
    #expect(ImageAnnotations.read(Array(older(on: on).utf8)).canvases.map(\.width) == [1000])
  }

  @Test func aListThatStandsElsewhereIsNamed() {
    let text = older(on: #""https://e.example/c1#xywh=1,2,3,4""#)
      .replacing(
        #""otherContent":[{"@id":"https://e.example/list","@type":"sc:AnnotationList","resources":["#,
        with:
          #""otherContent":[{"@id":"https://e.example/list","@type":"sc:AnnotationList"},{"resources":["#
      )
    let diagnostics = made(text).diagnostics
    #expect(diagnostics.map(\.code) == [.annotationsElsewhere])
    #expect(diagnostics.allSatisfy { $0.isLoss && "\($0)".contains("https://e.example/list") })
    // An address alone is one as well.
    let alone = text.replacing(
      #"{"@id":"https://e.example/list","@type":"sc:AnnotationList"}"#,
      with: #""https://e.example/list""#
    )
    #expect(made(alone).diagnostics.map(\.code) == [.annotationsElsewhere])
  }

  @Test(arguments: [
    (#""@id":"https://e.example/m","#, ""), (#""label":"Town","#, ""), (#""width":1000,"#, ""),
    (#","on":"https://e.example/c1#xywh=1,2,3,4""#, ""),
  ])
  func aBrokenRuleOfVersionTwoIsNamed(old: String, new: String) {
    let text = older(on: #""https://e.example/c1#xywh=1,2,3,4""#)
    let changed = text.replacing(old, with: new)
    #expect(changed != text)
    #expect(made(changed).diagnostics.contains { $0.code == .missingMember })
  }

  // MARK: labelme

  private let labelme = #"""
    {"version":"5.5.0","flags":{"blurred":false,"night":true},"imagePath":"..\\photos\\bird.jpg","imageData":"R0lGODlhZABQAA==",
     "imageHeight":80,"imageWidth":100,"shapes":[
      {"label":"beak","points":[[10,20]],"group_id":null,"description":"the upper half","shape_type":"point","flags":{}},
      {"label":"wing","points":[[10,10],[30,10],[30,30]],"group_id":1,"shape_type":"polygon","flags":{}},
      {"label":"wing","points":[[60,40],[50,20]],"group_id":1,"shape_type":"rectangle","flags":{}},
      {"label":"eye","points":[[40,40],[43,44]],"group_id":null,"shape_type":"circle","flags":{"closed":true}},
      {"label":"twig","points":[[1,1],[9,9]],"group_id":null,"shape_type":"line","flags":{}}]}
    """#

  @Test func shapesOfLabelmeArePins() throws {
    let file = ImageAnnotations.read(Array(labelme.utf8))
    #expect(file.format == .labelme)
    #expect(file.diagnostics.isEmpty, "\(file.diagnostics)")
    #expect(file.images.keys.sorted() == ["bird.jpg"])
    let (sheet, diagnostics) = file.sheet(id: "s", title: "S", language: "en")
    #expect(diagnostics.map(\.code) == [.partsLeftOut, .partsLeftOut, .unusableRegion])
    let pins = try #require(sheet).pins
    #expect(pins.map(\.correction.text) == ["beak", "wing", "eye"])
    #expect(pins.map(\.regions.count) == [0, 2, 1])
    #expect(pins[0].note == "the upper half")
    #expect(
      pins[1].regions[1].region.boundingBox == ImageRectangle(x: 50, y: 20, width: 10, height: 20)
    )
    #expect(
      pins[2].regions[0].region.boundingBox == ImageRectangle(x: 35, y: 35, width: 10, height: 10)
    )
    #expect(sheet?.views.map(\.image.size) == [PixelSize(width: 100, height: 80)])
  }

  /// A mask is a picture within the file, which makes no region here; its shape is named.
  @Test(arguments: ["mask", "linestrip", "points", "spiral"])
  func aShapeWithoutARegionIsNamed(type: String) throws {
    let shape = #""mask":"iVBORw0KGgo=","shape_type":"\#(type)""#
    let text = labelme.replacing(#""shape_type":"circle""#, with: shape)
    let file = ImageAnnotations.read(Array(text.utf8))
    let made = file.sheet(id: "s", title: "S", language: "en")
    let told = made.diagnostics.filter { $0.code == .unusableRegion }
    #expect(told.map { $0.values["name"] } == [.text("eye"), .text("twig")])
    #expect(told.allSatisfy { $0.isLoss })
    #expect(made.sheet?.pins.count == 2)
  }

  @Test func theImageWithinAFileSaysItsSize() throws {
    let text = labelme.replacing(#""imageHeight":80,"imageWidth":100,"#, with: "")
    #expect(made(text).sheet?.views.map(\.image.size) == [PixelSize(width: 100, height: 80)])
    let none = text.replacing("R0lGODlhZABQAA==", with: "")
    #expect(made(none).diagnostics.contains { $0.code == .imageWithoutSize })
  }

  @Test func aFileOfLabelmeComesBack() throws {
    let sheet = try #require(made(labelme).sheet)
    let written = ImageAnnotations.write(
      sheet,
      as: .labelme,
      address: "https://e.example",
      language: "en"
    )
    #expect(written.losses.isEmpty, "\(written.losses)")
    let again = try #require(made(String(decoding: written.bytes, as: UTF8.self)).sheet)
    #expect(again.pins.map(\.correction.text) == sheet.pins.map(\.correction.text))
    #expect(again.pins.map(\.note) == sheet.pins.map(\.note))
    #expect(again.pins.map(\.position) == sheet.pins.map(\.position))
    #expect(
      again.pins.map { $0.regions.map(\.region) } == sheet.pins.map { $0.regions.map(\.region) }
    )
  }

  // MARK: COCO

  /// Each pin is one pin again, whatever stands at it: a point, regions, or both.
  @Test(arguments: ImageAnnotations.Format.allCases)
  func asManyPinsComeBack(format: ImageAnnotations.Format) throws {
    func pin(_ id: String, _ text: String, _ x: Double, regions: [ImageRegion]) throws -> Pin {
      try Pin(
        id: Pin.ID(id),
        at: ImagePoint(x: x, y: 20),
        labels: [PinLabel(id: PinLabel.ID("l-\(id)"), text, language: "en")],
        regions: regions.enumerated().map { index, region in
          try PinRegion(id: PinRegion.ID("r-\(id)-\(index)"), region)
        }
      )
    }
    func box(_ x: Double) throws -> ImageRegion {
      try .rectangle(ImageRectangle(x: x, y: 10, width: 8, height: 20))
    }
    let pins = try [
      pin("a", "left eye", 5, regions: [box(1)]), pin("b", "beak", 15, regions: []),
      pin("c", "wing", 25, regions: [box(21), box(41)]),
      pin("d", "wing", 55, regions: [box(51)]),
      pin(
        "e",
        "tail",
        65,
        regions: [
          .polygon([ImagePoint(x: 61, y: 1), ImagePoint(x: 69, y: 1), ImagePoint(x: 65, y: 30)])
        ]
      ),
      pin("f", "claw", 75, regions: [.disc(around: ImagePoint(x: 75, y: 20), radius: 3)]),
    ]
    let size = PixelSize(width: 100, height: 80)
    let view = try ExerciseView(
      id: "v",
      image: ImageRecord(id: "i", size: size, file: "i.png"),
      pins: pins
    )
    let sheet = try PinSheet(
      id: "s",
      title: "S",
      sections: [
        PinSection(
          id: "s",
          title: "S",
          exercises: [PinExercise(id: "e", title: "E", views: [view])]
        )
      ]
    )
    let bytes = ImageAnnotations.write(
      sheet,
      as: format,
      address: "https://e.example",
      language: "en"
    ).bytes
    let read = ImageAnnotations.read(bytes).sheet(id: "s", title: "S", language: "en", size: size)
      .sheet
    #expect(read?.pins.map(\.correction.text) == pins.map(\.correction.text))
    #expect(read?.pins.map(\.regions.count) == pins.map(\.regions.count))
  }

  /// Programs that draw turned boxes keep the box and say by how much it is turned.
  @Test func aTurnedBoxIsTurned() throws {
    let text = #"""
      {"images":[{"id":1,"width":100,"height":100,"file_name":"a.png"}],"categories":[{"id":1,"name":"leaf"}],
       "annotations":[{"id":1,"image_id":1,"category_id":1,"bbox":[30,40,40,20],"segmentation":[],"attributes":{"rotation":90}}]}
      """#
    let region = try #require(made(text).sheet?.pins.first?.regions.first).region
    #expect(region.boundingBox == ImageRectangle(x: 40, y: 30, width: 20, height: 40))
    // Its edges are as straight as before.
    let sheet = try #require(made(text).sheet)
    for format in ImageAnnotations.Format.allCases where format != .web {
      let written = ImageAnnotations.write(
        sheet,
        as: format,
        address: "https://e.example",
        language: "en"
      )
      #expect(written.losses.isEmpty, "\(format) \(written.losses)")
      let again = made(String(decoding: written.bytes, as: UTF8.self)).sheet
      #expect(again?.pins.last?.regions.first?.region.boundingBox == region.boundingBox)
    }
  }

  @Test func aBoxTooLargeForANumberIsNoAreaOfTheFigures() {
    let text = #"""
      {"images":[{"id":1,"width":100,"height":100,"file_name":"a.png"}],"categories":[{"id":1,"name":"leaf"}],
       "annotations":[{"id":1,"image_id":1,"category_id":1,"bbox":[0,0,1e308,1e308]},
        {"id":2,"image_id":1,"category_id":1,"bbox":[0,0,3,4]}]}
      """#
    #expect(ImageAnnotations.read(Array(text.utf8)).figures?.boxArea == 12)
    #expect(made(text).diagnostics.map(\.code) == [.unusableRegion])
    #expect(made(text).sheet?.pins.count == 1)
  }

  // MARK: Titles

  private func titled() throws -> PinSheet {
    func view(_ id: String, _ plane: ExerciseView.Plane?, _ text: String?) throws -> ExerciseView {
      try ExerciseView(
        id: ExerciseView.ID(id),
        plane: plane,
        image: ImageRecord(
          id: ImageRecord.ID(id),
          size: PixelSize(width: 90, height: 60),
          file: "https://e.example/\(id).png",
          alternativeText: text
        ),
        pins: [
          Pin(
            id: Pin.ID("p-\(id)"),
            at: ImagePoint(x: 5, y: 6),
            labels: [PinLabel(id: PinLabel.ID("p-\(id)-1"), "leaf & <stem>", language: "en")]
          )
        ]
      )
    }
    return try PinSheet(
      id: "plants",
      title: "Plants",
      sections: [
        PinSection(
          id: "cells",
          title: "Cells",
          exercises: [
            PinExercise(
              id: "leaf",
              title: "A leaf from below",
              views: [view("a", .frontal, "A green leaf, its veins"), view("b", nil, nil)]
            ),
            PinExercise(id: "root", title: "A root", views: [view("c", nil, "A root")]),
          ]
        ),
        PinSection(
          id: "trees",
          title: "Trees",
          exercises: [PinExercise(id: "oak", title: "An oak", views: [view("d", nil, "An oak")])]
        ),
      ]
    )
  }

  @Test(arguments: [ImageAnnotations.Format.iiif, .coco])
  func titlesAndDescriptionsComeBack(format: ImageAnnotations.Format) throws {
    let sheet = try titled()
    let written = ImageAnnotations.write(
      sheet,
      as: format,
      address: "https://e.example",
      language: "en"
    )
    #expect(written.losses.isEmpty, "\(written.losses)")
    let file = ImageAnnotations.read(written.bytes)
    #expect(file.diagnostics.isEmpty, "\(file.diagnostics)")
    let again = try #require(file.sheet(id: "plants", title: "Other", language: "en").sheet)
    #expect(again.title == "Plants")
    #expect(again.sections.map(\.title) == ["Cells", "Trees"])
    #expect(again.sections.map(\.id) == ["cells", "trees"])
    #expect(
      again.sections.map { $0.exercises.map(\.title) } == [
        ["A leaf from below", "A root"], ["An oak"],
      ]
    )
    #expect(again.views.map(\.image.alternativeText) == sheet.views.map(\.image.alternativeText))
    #expect(again.views.map(\.plane) == sheet.views.map(\.plane))
    #expect(again.pins.map(\.correction.text) == sheet.pins.map(\.correction.text))
  }

  @Test func whatHasNoPlaceForTitlesSaysSo() throws {
    let sheet = try titled()
    let web = ImageAnnotations.write(sheet, as: .web, address: "https://e.example", language: "en")
    #expect(web.losses.map(\.part) == [.titles])
    let labelme = ImageAnnotations.write(
      sheet,
      as: .labelme,
      address: "https://e.example",
      language: "en"
    )
    #expect(labelme.losses.map(\.part) == [.titles, .otherImages, .otherImages, .otherImages])
  }

  /// A file of every format is read in whatever encoding a program has written it.
  @Test(arguments: ImageAnnotations.Format.allCases, [String.Encoding.windowsCP1252, .utf16])
  func anyEncodingIsRead(format: ImageAnnotations.Format, encoding: String.Encoding) throws {
    let sheet = try #require(made(labelme.replacing("beak", with: "Größe – „ja“")).sheet)
    let bytes = ImageAnnotations.write(
      sheet,
      as: format,
      address: "https://e.example",
      language: "en"
    ).bytes
    func read(_ bytes: [UInt8]) -> (sheet: PinSheet?, diagnostics: [Diagnostic]) {
      let file = ImageAnnotations.read(bytes)
      let size = format == .web ? PixelSize(width: 100, height: 80) : nil
      let made = file.sheet(id: "s", title: "S", language: "en", size: size)
      return (made.sheet, file.diagnostics + made.diagnostics)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let (again, told) = read(Array(try #require(text.data(using: encoding))))
    #expect(again?.pins.contains { $0.correction.text == "Größe – „ja“" } == true)
    #expect(again?.pins == read(bytes).sheet?.pins)
    for diagnostic in told {
      #expect(diagnostic.description.firstMatch(of: /[{][a-z]+[}]/) == nil, "\(diagnostic)")
    }
  }

  /// A shape that is drawn in front changes the name of no other pin, even of one label.
  @Test func aShapeInFrontChangesNoOtherName() throws {
    let shape = #"{"label":"eye","points":[[5,5]],"group_id":null,"shape_type":"point"}"#
    let twice = labelme.replacing(#""shapes":["#, with: #""shapes":[\#(shape),"#)
    let more = twice.replacing(shape, with: shape.replacing("5,5", with: "7,9") + "," + shape)
    let (one, other) = (try #require(made(twice).sheet), try #require(made(more).sheet))
    #expect(one.pins.count == 4 && other.pins.count == 5)
    #expect(Set(one.pins.map(\.id)).isSubset(of: other.pins.map(\.id)))
    #expect(one.pins.map(\.id).contains("beak") && one.pins.map(\.id).contains("wing"))
  }

  @Test func arrowsAndTheSizeOfAPinAreNamedAsLost() throws {
    let view = try ExerciseView(
      id: "v",
      image: ImageRecord(
        id: "i",
        size: PixelSize(width: 9, height: 9),
        file: "https://e.example/i"
      ),
      pins: [
        Pin(
          id: "p",
          kind: .large,
          at: ImagePoint(x: 1, y: 1),
          labels: [PinLabel(id: "l", "x", language: "en")]
        )
      ],
      highlights: [
        PinHighlight(id: "h", ImageRectangle(x: 0, y: 0, width: 1, height: 1))
      ]
    )
    let exercise = try PinExercise(id: "e", title: "S", views: [view])
    let sheet = try PinSheet(
      id: "s",
      title: "S",
      sections: [PinSection(id: "a", title: "S", exercises: [exercise])]
    )
    for format in ImageAnnotations.Format.allCases {
      let losses = ImageAnnotations.write(
        sheet,
        as: format,
        address: "https://e.example",
        language: "en"
      )
      .losses
      #expect(Set(losses.map(\.part)) == [.drawings, .notes], "\(format)")
    }
  }

  @Test func aFileWithAnyBytesIsRead() {
    for text in [labelme, older(on: #""https://e.example/c1#xywh=1,2,3,4""#)] {
      let bytes = Array(text.utf8)
      forEachSeed(0..<250) { generator in
        var changed = bytes
        for _ in 0..<1 + generator.draw(below: 4) {
          let place = generator.draw(below: changed.count)
          switch generator.draw(below: 3) {
          case 0: changed[place] = UInt8(generator.draw(below: 256))
          case 1: changed.remove(at: place)
          default:
            changed.insert(Array("{}[]\",:\\09e-".utf8)[generator.draw(below: 12)], at: place)
          }
        }
        let file = ImageAnnotations.read(changed)
        let made = file.sheet(id: "s", title: "S", language: "en")
        _ = file.images
        for diagnostic in file.diagnostics + made.diagnostics { try #require(diagnostic.line > 0) }
        if let sheet = made.sheet { try expectRoundTrip(sheet) }
      }
    }
  }
}
