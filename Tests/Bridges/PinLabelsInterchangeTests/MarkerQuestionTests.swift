// SPDX-License-Identifier: Apache-2.0
import Foundation
import Interchange
import LudusTestSupport
import PinLabelsInterchange
import Testing

/// Questions of Moodle with markers on an image.
@Suite struct MarkerQuestionTests {
  private static let gif = "R0lGODlhZABQAA=="

  private func made(_ inside: String, image: String = gif) -> (
    sheet: PinSheet?, images: [String: [UInt8]], diagnostics: [Diagnostic]
  ) {
    let file = """
      <quiz><question type="ddmarker"><name><text>Map</text></name>
      <questiontext><text></text></questiontext>
      <file name="map.gif" encoding="base64">\(image)</file>
      <drag><no>1</no><text>Tower</text></drag><drag><no>2</no><text>Station</text></drag>
      \(inside)</question></quiz>
      """
    return MoodleXML.read(Array(file.utf8)).sheet(id: "s", title: "S", language: "en")
  }

  private func drop(_ number: Int, _ shape: String, _ coordinates: String, _ choice: Int) -> String
  {
    "<drop><no>\(number)</no><shape>\(shape)</shape><coords>\(coordinates)</coords><choice>\(choice)</choice></drop>"
  }

  @Test func aZoneBecomesAPinThatIsHit() throws {
    let made = made(
      drop(1, "circle", "20,30;8", 1) + drop(2, "rectangle", "50,10; 20,10", 2)
        + drop(3, "polygon", "0,60;30,60;0,79", 2)
    )
    #expect(made.diagnostics.isEmpty)
    let sheet = try #require(made.sheet)
    #expect(made.images.mapValues(\.count) == ["map.gif": 10])
    let view = try #require(sheet.sections.first?.exercises.first?.views.first)
    #expect(view.image.size == PixelSize(width: 100, height: 80))
    #expect(view.image.file == "map.gif")
    #expect(view.pins.map { $0.preferredLabel(in: "en")?.text } == ["Tower", "Station", "Station"])
    #expect(view.pins.allSatisfy { $0.regions[0].region.contains($0.position) })
    let inside = [ImagePoint(x: 27, y: 30), ImagePoint(x: 69, y: 19), ImagePoint(x: 2, y: 70)]
    let outside = [ImagePoint(x: 29, y: 30), ImagePoint(x: 71, y: 19), ImagePoint(x: 29, y: 70)]
    for (pin, (near, far)) in zip(view.pins, zip(inside, outside)) {
      #expect(pin.regions[0].region.contains(near))
      #expect(!pin.regions[0].region.contains(far))
    }
  }

  @Test(arguments: [
    ("circle", "20,30"), ("circle", "a,b;c"), ("circle", "20,30;-8"), ("rectangle", "1,2;3"),
    ("", "1,2;3"),
    ("polygon", "1,2;3,4"), ("polygon", "1,2;3,4;5"), ("circle", ""),
  ]) func aZoneThatIsNoneIsNamed(shape: String, coordinates: String) {
    let made = made(drop(1, shape, coordinates, 1) + drop(2, "circle", "20,30;8", 2))
    #expect(made.diagnostics.map(\.code) == [.unusableRegion])
    #expect(made.sheet?.pins.count == 1)
  }

  @Test func partsWithoutAPinAreNamed() {
    let made = made(
      drop(1, "circle", "20,30;8", 1) + drop(2, "circle", "40,30;8", 9)
        + "<hint><text>Look</text></hint>"
    )
    #expect(made.diagnostics.map(\.code) == [.regionWithoutLabel, .partsLeftOut])
    let said = made.diagnostics.last?.sentence(in: .english)
    #expect(said == "A pin sheet has no place for <hint>, <drag> “Station”.")
  }

  @Test func questionsWithoutMarkersAreNamed() {
    let made = MoodleXML.read(Array("<quiz><question type=\"essay\"></question></quiz>".utf8))
      .sheet(id: "s", title: "S", language: "en")
    #expect(made.sheet == nil)
    #expect(made.diagnostics.map(\.code) == [.partsLeftOut])
  }

  @Test(arguments: [
    ("iVBORw0KGgoAAAANSUhEUgAAAiAAAAGF", 544, 389),
    ("/9j/4AAQSkZJRgABAQAAAQABAAD/wAARCABQAGQDASIA", 100, 80),
    (gif, 100, 80),
  ]) func theHeadOfAnImageSaysItsSize(image: String, width: Int, height: Int) {
    let sheet = made(drop(1, "circle", "20,30;8", 1) + drop(2, "circle", "9,9;1", 2), image: image)
      .sheet
    #expect(
      sheet?.sections.first?.exercises.first?.views.first?.image.size
        == PixelSize(width: width, height: height)
    )
  }

  @Test(arguments: ["", "iVBORw0KGgo=", "/9j/4AAQSkZJRgAB", "R0lGODlh", "/9j/4AAA"])
  func anImageThatBreaksOffHasNoSize(image: String) {
    let made = made(drop(1, "circle", "20,30;8", 1), image: image)
    #expect(made.sheet == nil)
    #expect(made.diagnostics.map(\.code) == [.imageWithoutSize])
  }

  // MARK: H5P

  private func dragged(_ zones: String, elements: [String] = ["Tower", "Station"]) -> (
    sheet: PinSheet?, images: [String: [UInt8]], diagnostics: [Diagnostic]
  ) {
    let labels = elements.map { text in
      #"{"x":1,"y":1,"width":5,"height":2,"type":{"library":"H5P.AdvancedText 1.1","params":{"text":"<p>\#(text)</p>"}}}"#
    }
    let content = #"""
      {"question":{"settings":{"size":{"width":50,"height":40},
      "background":{"path":"images/map.gif","mime":"image/gif","width":100,"height":80}},
      "task":{"elements":[\#(labels.joined(separator: ","))],"dropZones":[\#(zones)]}}}
      """#
    let package = H5P.read(package: [
      "h5p.json": Array(#"{"title":"Map","language":"en","mainLibrary":"H5P.DragQuestion"}"#.utf8),
      "content/content.json": Array(content.utf8),
      "content/images/map.gif": Array(Data(base64Encoded: Self.gif) ?? Data()),
    ])
    let made = package.sheet(id: "s")
    return (made.sheet, made.images, package.diagnostics + made.diagnostics)
  }

  private func zone(_ place: String, _ right: String, _ rest: String = "") -> String {
    let numbers = place.split(separator: " ")
    return #"""
      {"x":\#(numbers[0]),"y":\#(numbers[1]),"width":\#(numbers[2]),"height":\#(numbers[3]),
      "correctElements":[\#(right)],"showLabel":false,"label":"<div>Drop here</div>"\#(rest)}
      """#
  }

  @Test func aDropZoneBecomesAPin() throws {
    // Of a content of 50 by 40 pixels, over an image of twice the size: 20, 16 with 32 by 16.
    let made = dragged(zone("20 20 1 0.5", #""0""#) + "," + zone("50 50 0.5 0.5", #""1""#))
    #expect(made.diagnostics.isEmpty)
    let sheet = try #require(made.sheet)
    #expect(sheet.title == "Map")
    #expect(made.images.mapValues(\.count) == ["map.gif": 10])
    let view = try #require(sheet.views.first)
    #expect(view.image.size == PixelSize(width: 100, height: 80))
    #expect(view.pins.map { $0.preferredLabel(in: "en")?.text } == ["Tower", "Station"])
    let region = try #require(view.pins.first?.regions.first?.region)
    #expect(region.boundingBox == ImageRectangle(x: 20, y: 16, width: 32, height: 16))
    #expect(view.pins[1].regions[0].region.boundingBox.width == 16)
  }

  @Test func severalRightLabelsAreSynonymsInASingleZoneAndElsePins() {
    let right = #""0","1""#
    let single = dragged(zone("20 20 1 1", right, #","single":true"#)).sheet?.pins
    #expect(single?.map { $0.labels.map(\.text) } == [["Tower", "Station"]])
    let several = dragged(zone("20 20 1 1", right)).sheet?.pins
    #expect(several?.map { $0.labels.map(\.text) } == [["Tower"], ["Station"]])
  }

  @Test func whatADropZoneHasBesidesIsNamed() throws {
    let made = dragged(
      zone("20 20 1 1", #""0""#, #","tipsAndFeedback":{"tip":"<p>High</p>"}"#) + ","
        + zone("50 50 1 1", "")
    )
    #expect(made.diagnostics.map(\.code) == [.partsLeftOut])
    #expect(
      made.diagnostics.first?.sentence(in: .english)
        == "A pin sheet has no place for dropZones[0].tipsAndFeedback, dropZones[1].label “Drop here”, elements[1] “Station”."
    )
    #expect(made.diagnostics.first?.path == "content/content.json")
  }

  @Test func aDragQuestionWithoutAnImageOrZonesIsNamed() {
    let made = dragged("")
    #expect(made.sheet == nil)
    #expect(made.diagnostics.map(\.code) == [.unknownType, .partsLeftOut])
    #expect(
      dragged(zone("1 1 -1 1", #""0""#)).diagnostics.map(\.code) == [
        .unusableRegion, .partsLeftOut,
      ]
    )
  }
}
