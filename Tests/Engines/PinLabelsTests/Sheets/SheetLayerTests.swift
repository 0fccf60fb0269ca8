// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import LudusTestSupport
import Testing

@testable import PinLabels

struct SheetLayerTests {
  let sheet: PinSheet
  let own: Pin

  init() throws {
    sheet = try Samples.sheet()
    own = try Samples.pin("mine", "Nervus ulnaris", at: ImagePoint(9000, 50))
  }

  @Test func ownPinsLieAboveTheSheetWhichStaysAsItIs() throws {
    var layer = SheetLayer(id: "l", of: "ada", on: sheet.id)
    try layer.add(own, to: "front", of: sheet)
    let arrow = try PinArrow(id: "my-arrow", from: ImagePoint(1, 1), to: ImagePoint(50, 1))
    try layer.add(arrow, to: "front", of: sheet)
    let view = try #require(layer.view("front", of: sheet))
    #expect(view.pins.map(\.id) == ["p1", "p2", "mine"])
    #expect(view.pins[2].position == ImagePoint(800, 50))
    #expect(view.arrows.map(\.id) == ["a1", "my-arrow"])
    #expect(layer.view("side", of: sheet) == sheet.view("side"))
    #expect(layer.view("back", of: sheet) == nil)
    try layer.remove("mine" as Pin.ID)
    try layer.remove("my-arrow" as PinArrow.ID)
    #expect(layer.drawings.isEmpty)
    #expect(layer.view("front", of: sheet) == sheet.view("front"))
  }

  @Test func whatIsTakenOrUnknownIsRefusedAndChangesNothing() throws {
    var layer = SheetLayer(id: "l", of: "ada", on: sheet.id)
    try layer.add(own, to: "front", of: sheet)
    let before = layer
    func expect(_ error: SheetError, _ body: (inout SheetLayer) throws -> Void) {
      #expect(throws: error) { try body(&layer) }
      #expect(layer == before)
    }
    let sheet = sheet
    let own = own
    let taken = try Samples.pin("p1", "x")
    expect(.unknownObject(.view("back"))) { layer in
      try layer.add(own, to: "back", of: sheet)
    }
    expect(.duplicateIdentifier(.pin("mine"))) { layer in
      try layer.add(own, to: "side", of: sheet)
    }
    expect(.duplicateIdentifier(.pin("p1"))) { layer in
      try layer.add(taken, to: "side", of: sheet)
    }
    expect(.unknownObject(.pin("nobody"))) { layer in
      try layer.remove("nobody" as Pin.ID)
    }
    expect(.unknownObject(.pin("nobody"))) { layer in
      try layer.comment(on: .pin("nobody"), id: "c", "?", of: sheet, at: Samples.at(1))
    }
    expect(.date(.outOfRange)) { layer in
      try layer.comment(
        on: .pin("p1"),
        id: "c",
        "?",
        of: sheet,
        at: Date(timeIntervalSince1970: .infinity)
      )
    }
    #expect(throws: SheetError.self) {
      try layer.comment(on: .pin("p1"), id: "c", " ", of: sheet, at: Samples.at(1))
    }
    #expect(layer == before)
  }

  @Test func commentsAreAboutAnythingAndAnswered() throws {
    var layer = SheetLayer(id: "l", of: "ada", on: sheet.id, isShared: true)
    try layer.add(own, to: "front", of: sheet)
    try layer.comment(on: .exercise("arm"), id: "c1", "Which arm?", of: sheet, at: Samples.at(1))
    try layer.comment(on: .pin("mine"), id: "c2", "Here", of: sheet, at: Samples.at(2))
    try layer.comment(
      on: .exercise("arm"),
      id: "c3",
      "The right one",
      answering: "c1",
      of: sheet,
      at: Samples.at(3)
    )
    #expect(layer.comments.map(\.id) == ["c1", "c2", "c3"])
    #expect(throws: SheetError.self) {
      try layer.comment(on: .pin("p1"), id: "c1", "again", of: sheet, at: Samples.at(4))
    }
    let isGone = layer.takeBack("c1")
    #expect(isGone)
    #expect(layer.comments.last?.answers == "c1")
    #expect(layer.isVisible(to: "bob"))
    layer.isShared = false
    #expect(!layer.isVisible(to: "bob") && layer.isVisible(to: "ada"))
  }

  @Test func aLayerIsStored() throws {
    var layer = SheetLayer(id: "l", of: "ada", on: sheet.id, isShared: true)
    try layer.add(own, to: "front", of: sheet)
    try layer.comment(on: .view("side"), id: "c1", "Nice", of: sheet, at: Samples.at(1))
    try expectRoundTrip(layer)
    #expect(try SheetLayer(json: layer.json()) == layer)
    let json = String(decoding: try layer.json(), as: UTF8.self)
    let blank = Data(json.replacing("\"Nice\"", with: "\" \"").utf8)
    #expect(throws: ContentError<SheetFault>.self) { try SheetLayer(json: blank) }
  }
}
