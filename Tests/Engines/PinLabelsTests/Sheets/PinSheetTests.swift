// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import LudusTestSupport
import PinLabels
import Testing

struct PinSheetTests {
  private func faults(_ json: String) -> [String] {
    contentFaults(SheetFault.self) { _ = try PinSheet(json: Data(json.utf8)) }
  }

  @Test func everythingIsFoundByItsIdentifier() throws {
    let sheet = try Samples.sheet()
    #expect(sheet.section("limbs")?.title == "1. upper/lower limbs")
    #expect(sheet.section("feet") == nil)
    #expect(sheet.exercise("arm")?.views.map(\.plane) == [.frontal, .sagittal])
    #expect(sheet.exercise("arm")?.pins.map(\.id) == ["p1", "p2", "p3"])
    #expect(sheet.view("side")?.image.id == "other")
    #expect(sheet.pin("p1")?.correction.text == "Musculus biceps brachii")
    #expect(sheet.pin("p9") == nil)
    #expect(sheet.view(of: "p3")?.id == "side")
    #expect(sheet.pins.count == 3)
  }

  @Test func sectionsAreOpenToWhoHasTheRightAndIsInAGroup() throws {
    let section = try #require(try Samples.sheet().section("limbs"))
    #expect(section.isOpen(toRights: ["right-1", "x"], memberOf: ["a"]))
    #expect(!section.isOpen(toRights: ["x"], memberOf: ["a"]))
    #expect(!section.isOpen(toRights: ["right-1"], memberOf: ["c"]))
    #expect(try Samples.sheet().section("head")?.isOpen(toRights: []) == true)
  }

  @Test func survivesJSON() throws {
    let sheet = try Samples.sheet()
    try expectRoundTrip(sheet)
    let bytes = try sheet.json()
    #expect(try PinSheet(json: bytes).json() == bytes)
    #expect(!String(decoding: bytes, as: UTF8.self).contains("sync"))
    #expect(Set([sheet, try PinSheet(json: bytes)]).count == 1)
  }

  @Test func anEditedSheetSurvivesJSONWithItsVersionsAndTombstones() throws {
    let sheet = try Samples.sheet().editing { sheet in
      try sheet.movePin("p1", to: ImagePoint(1.5, 2.25), at: Samples.at(1))
      try sheet.insert(Samples.pin("p0", "Clavicula"), in: "front", index: 0, at: Samples.at(2))
      try sheet.move(.pin("p2"), to: 1, at: Samples.at(3))
      try sheet.move(.label("p1-de"), to: 0, at: Samples.at(3))
      try sheet.delete(.view("side"), at: Samples.at(4))
      try sheet.setNote("A note", mark: .asterisk, of: "p2", at: Samples.at(5))
    }
    try expectRoundTrip(sheet)
    let read = try PinSheet(json: sheet.json())
    #expect(read.view("front")?.pins.map(\.id) == ["p0", "p2", "p1"])
    #expect(read.pin("p1")?.correction.language.rawValue == "de")
    #expect(read.tombstones == sheet.tombstones)
    #expect(read.version(of: .position, in: .pin("p1"))?.date == Samples.at(1))
    try expectRoundTrip(sheet.synced)
  }

  @Test func identifiersOfAKindAreUniqueInTheWholeSheet() throws {
    let json = String(decoding: try Samples.sheet().json(), as: UTF8.self)
      .replacing(#""id":"p3""#, with: #""id":"p1""#)
      .replacing(#""id":"p2-la""#, with: #""id":"p1-la""#)
      .replacing(#""id":"head""#, with: #""id":"limbs""#)
    let found = faults(json)
    #expect(
      found == [
        #"sections[0].exercises[0].views[0].pins[1].labels[0].id: the identifier "p1-la" is taken already, by sections[0].exercises[0].views[0].pins[0].labels[0]"#,
        #"sections[0].exercises[0].views[1].pins[0].id: the identifier "p1" is taken already, by sections[0].exercises[0].views[0].pins[0]"#,
        #"sections[1].id: the identifier "limbs" is taken already, by sections[0]"#,
      ]
    )
    let section = try PinSection(id: "s", title: "S")
    #expect(
      contentFaults(SheetFault.self) {
        _ = try PinSheet(id: "x", title: "X", sections: [section, section])
      } == [#"sections[1].id: the identifier "s" is taken already, by sections[0]"#]
    )
  }

  @Test func allFaultsAreListedWithTheirPlaces() {
    let json = """
      {"version":1,"id":" ","title":"","sections":[{"id":"s","title":" ","exercises":[
       {"id":"e","title":"E","views":[]},
       {"id":"f","title":"F","views":[{"id":"v","plane":"","image":{"id":"i","width":0,"height":5},
        "coordinates":"miles",
        "pins":[
         {"id":"p","position":[1e10,0],"labels":[]},
         {"id":"q","kind":"","position":[1],"labels":[{"id":"l","language":"x","text":" "}]},
         {"id":"r","title":"","position":[1,2],"labels":[{"id":"m","language":"la","text":"t"}],
          "regions":[{"id":"","shape":"disc","center":[1,2],"radius":1}],
          "anchor":{"position":[1,2,1e10],"viewDirection":[0,0,0]}}],
        "arrows":[{"id":"a","start":[1,1],"end":[1,1]}],
        "highlights":[{"id":"h","rectangle":[0,0,0,1]}]}]}]}]}
      """
    let view = "sections[0].exercises[1].views[0]"
    #expect(
      faults(json) == [
        "\(view).image: 0 x 5 pixels, expected 1 to 1000000 each",
        #"\#(view).coordinates: the coordinates "miles" is not known, expected one of pixels, normalized"#,
        "\(view).pins[0].position: a coordinate is not a number between -10^9 and 10^9",
        "\(view).pins[0].labels: the pin has no label",
        "\(view).pins[1].position: expected a point of two numbers, found 1",
        #"\#(view).pins[1].labels[0].language: "x" is not a language tag, expected one like "la" or "de-AT""#,
        "\(view).pins[1].labels[0].text: the text is empty",
        "\(view).pins[1].kind: the text is empty",
        "\(view).pins[2].regions[0].id: the identifier is empty",
        "\(view).pins[2].anchor.position: a coordinate is not a number between -10^9 and 10^9",
        "\(view).pins[2].anchor.viewDirection: the view direction has no length",
        "\(view).pins[2].title: the text is empty",
        "\(view).arrows[0].end: the arrow ends where it starts",
        "\(view).highlights[0].rectangle: the rectangle has no area",
        "\(view).plane: the text is empty",
        "sections[0].title: the text is empty",
        "id: the identifier is empty",
        "title: the text is empty",
      ]
    )
  }

  @Test func brokenSheetsAreRefused() {
    #expect(faults("{").first?.contains("line 1, column 2") == true)
    #expect(faults("[]") == ["expected an object"])
    #expect(faults(#"{"version":2}"#) == ["version: version 2 is not known, expected 1"])
    #expect(
      faults(#"{"version":1,"id":"a","title":"A"}"#) == ["sections: this key is missing"]
    )
    #expect(
      faults(
        #"{"version":1,"id":"a","title":"A","sections":[],"sync":{"objects":[{"object":"pin:x","fields":{}}],"deleted":[{"object":"pin:y","fields":{"parent":{"value":{"object":"view:v"}}}},{"object":"pin:z","fields":{"parent":{"value":{"object":"pin:z"}}}}]}}"#
      )
        == [
          "sync.objects[0]: there is no pin:x", "sync.deleted[0]: pin:y is not deleted",
          "sync.deleted[1]: there is nothing that pin:z could be in",
        ]
    )
    #expect(
      faults(
        #"{"version":1,"id":"a","title":"A","sections":[],"sync":{"objects":[{"object":"sheet:a","fields":{"color":{},"parent":{}}}]}}"#
      ).first?
      .hasPrefix(
        #"sync.objects[0].fields: the field "color" is not known, expected one of parent,"#
      )
        == true
    )
    #expect(
      faults(
        #"{"version":1,"id":"a","title":"A","sections":[],"sync":{"objects":[{"object":"sheet:a","fields":{"parent":{"value":{"object":"pin:x"}}}}]}}"#
      ) == ["sync.objects[0]: the parent is that of the tree"]
    )
  }

  /// Whatever is done to a sheet's text, it is read or refused, and never crashes.
  @Test func mutatedSheetsAreReadOrRefused() throws {
    let sheet = try Samples.sheet().editing { sheet in
      try sheet.movePin("p1", to: ImagePoint(1, 2), at: Samples.at(1))
      try sheet.delete(.pin("p2"), at: Samples.at(2))
    }
    let text = Array(try sheet.json())
    let bytes = Array(#"{}[],:"\0129.eE+-truefalsn ä@#"#.utf8)
    forEachSeed(0..<250, keeping: 8) { generator in
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
      _ = try PinSheet(id: read.id, title: read.title, sections: read.sections)
      _ = try? read.movePin("p1", to: ImagePoint(5, 5), at: Samples.at(9))
      _ = try? PinSheet.merge(base: sheet, ours: read, theirs: sheet)
      _ = read.checks()
    }
  }

  @Test func coordinatesMayBePartsOfTheImage() throws {
    let json = """
      {"version":1,"id":"a","title":"A","sections":[{"id":"s","title":"S","exercises":[
       {"id":"e","title":"E","views":[{"id":"v","coordinates":"normalized",
        "image":{"id":"i","width":400,"height":800,"orientation":6},
        "pins":[{"id":"p","position":[0.5,0.25],"labels":[{"id":"l","language":"la","text":"t"}],
         "regions":[
          {"id":"r1","shape":"disc","center":[0.5,0.25],"radius":0.1},
          {"id":"r2","shape":"polygon","points":[[0,0],[1,0],[1,1]],"holes":[[[0.5,0.1],[0.9,0.1],[0.9,0.5]]]},
          {"id":"r3","shape":"rectangle","rectangle":[0,0,0.5,0.5]},
          {"id":"r4","shape":"rectangle","rectangle":[0.25,0.25,0.5,0.5],"rotation":45},
          {"id":"r5","shape":"ellipse","center":[0.5,0.5],"radiusX":0.1,"radiusY":0.2}]}],
        "arrows":[{"id":"a","start":[0,0],"end":[1,1]}],
        "highlights":[{"id":"h","rectangle":[0,0,1,1]}]}]}]}]}
      """
    let sheet = try PinSheet(json: Data(json.utf8))
    let view = try #require(sheet.views.first)
    #expect(view.pins[0].position == ImagePoint(400, 100))
    #expect(view.image.normalized(view.pins[0].position) == ImagePoint(0.5, 0.25))
    let regions = view.pins[0].regions.map(\.region)
    #expect(regions[0] == (try .disc(around: ImagePoint(400, 100), radius: 80)))
    #expect(regions[1].contains(ImagePoint(800, 400)))
    #expect(regions[2].boundingBox == ImageRectangle(x: 0, y: 0, width: 400, height: 200))
    #expect(
      regions[3]
        == (try .rectangle(ImageRectangle(x: 200, y: 0, width: 400, height: 400), rotation: 45))
    )
    #expect(regions[4] == (try .ellipse(around: ImagePoint(400, 200), radiusX: 80, radiusY: 80)))
    #expect(view.arrows[0].end == ImagePoint(800, 400))
    #expect(view.highlights[0].rectangle == ImageRectangle(x: 0, y: 0, width: 800, height: 400))
    try expectRoundTrip(sheet)
    #expect(
      faults(json.replacing(#""radius":0.1"#, with: #""radius":1e8"#)) == [
        "sections[0].exercises[0].views[0].pins[0].regions[0].radius: the length is not above 0 and at most 10^9"
      ]
    )
  }

  @Test func pinsOfModelsHaveAnchorsBesideTheirPositions() throws {
    let anchor = try Pin.SceneAnchor(
      position: Pin.SceneAnchor.Point(x: 1, y: 2, z: 3),
      viewDirection: Pin.SceneAnchor.Point(x: 0, y: 0, z: -1)
    )
    try expectJSON(anchor, #"{"position":[1,2,3],"viewDirection":[0,0,-1]}"#)
    let sheet = try Samples.sheet().editing { sheet in
      try sheet.setAnchor(anchor, of: "p1", at: Samples.at(1))
    }
    #expect(sheet.pin("p1")?.anchor == anchor)
    #expect(sheet.pin("p1")?.labels == (try Samples.sheet().pin("p1")?.labels))
    try expectRoundTrip(sheet)
    #expect(throws: DecodingError.self) { try decode(Pin.SceneAnchor.Point.self, "[1,2]") }
  }

  @Test func marksSayWhatTheFolderMeant() {
    #expect(Pin.NoteMark.asterisk.meaning == .supplement)
    #expect(Pin.NoteMark(rawValue: "12").meaning == .largeStructure)
    #expect(Pin.NoteMark(rawValue: "b").meaning == .detail)
    #expect(Pin.NoteMark.dashed.meaning == .hiddenPart)
    #expect(Pin.NoteMark.dotted.meaning == .hiddenPart)
    #expect(Pin.NoteMark(rawValue: "!").meaning == nil)
    #expect(Pin.NoteMark(rawValue: "").meaning == nil)
  }
}
