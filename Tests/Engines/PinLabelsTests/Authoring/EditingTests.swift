// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import LudusTestSupport
import PinLabels
import Testing

struct EditingTests {
  private let at = Samples.at

  @Test func everyFieldCanBeEdited() throws {
    let square = try ImageRegion.rectangle(ImageRectangle(x: 1, y: 2, width: 3, height: 4))
    let sheet = try Samples.sheet().editing { sheet in
      try sheet.rename(.sheet("testat"), to: "Testate", at: at(1))
      try sheet.setAccess(of: "limbs", contentID: nil, groups: ["z"], at: at(1))
      try sheet.setKind(Pin.Kind(rawValue: "nerve"), of: "p1", at: at(1))
      try sheet.setNote("beside the vein", mark: .dashed, of: "p1", at: at(1))
      try sheet.setLanguage("DE-at", of: "p1-de", at: at(1))
      try sheet.setArea(square, of: "r1", at: at(1))
      try sheet.moveArrow("a1", from: ImagePoint(1, 2), to: ImagePoint(31, 42), at: at(1))
      let box = ImageRectangle(x: 5, y: 6, width: 7, height: 8)
      try sheet.moveHighlight("h1", to: box, at: at(1))
      try sheet.move(.section("head"), to: 0, at: at(1))
    }
    let pin = try #require(sheet.pin("p1"))
    #expect(sheet.title == "Testate")
    #expect(sheet.section("limbs")?.contentID == nil)
    #expect(sheet.section("limbs")?.groups == ["z"])
    #expect(pin.kind.rawValue == "nerve")
    #expect(pin.note == "beside the vein")
    #expect(pin.mark == .dashed)
    #expect(pin.labels[1].language.rawValue == "de-AT")
    #expect(pin.regions[0].region == square)
    #expect(sheet.view("front")?.arrows[0].start == ImagePoint(1, 2))
    #expect(sheet.view("front")?.highlights[0].rectangle.width == 7)
    #expect(sheet.sections.map(\.id) == ["head", "limbs"])
    try expectRoundTrip(sheet)
    let cleared = try sheet.editing { sheet in
      try sheet.setNote(nil, of: "p1", at: at(2))
      try sheet.setAnchor(nil, of: "p1", at: at(2))
      try sheet.setAccess(of: "limbs", contentID: nil, at: at(2))
    }
    #expect(cleared.pin("p1")?.note == nil)
    #expect(cleared.section("limbs")?.groups == [])
  }

  @Test func versionsCountEdits() throws {
    var sheet = try Samples.sheet()
    #expect(sheet.version(of: .position, in: .pin("p1")) == nil)
    try sheet.movePin("p1", to: ImagePoint(1, 1), at: at(1))
    #expect(sheet.version(of: .position, in: .pin("p1"))?.number == 2)
    try sheet.movePin("p1", to: ImagePoint(2, 1), at: at(1))
    #expect(sheet.version(of: .position, in: .pin("p1"))?.number == 3)
    #expect(sheet.version(of: .title, in: .pin("p1")) == nil)
    #expect(sheet.dateModified(of: .pin("p1")) == at(1))
    #expect(sheet.dateModified(of: .pin("p2")) == nil)
  }

  @Test func theSameValueIsNoEdit() throws {
    let sheet = try Samples.sheet()
    let same = try sheet.editing { sheet in
      try sheet.movePin("p1", to: ImagePoint(200, 150), at: at(1))
      try sheet.move(.label("p1-la"), to: 0, at: at(1))
      try sheet.move(.pin("p2"), to: 1, at: at(1))
      try sheet.rename(.exercise("arm"), to: "The arm", at: at(1))
      try sheet.replaceImage(of: "front", with: try Samples.image(), at: at(1))
    }
    #expect(same == sheet)
  }

  @Test func movedPinsAreClampedToTheirImage() throws {
    let places: [(ImagePoint, ImagePoint)] = [
      (ImagePoint(-1, 700), ImagePoint(0, 600)), (ImagePoint(801, -1e300), ImagePoint(800, 0)),
      (ImagePoint(.infinity, 5), ImagePoint(800, 5)), (ImagePoint(.nan, 5), ImagePoint(0, 5)),
      (ImagePoint(12.5, 13.25), ImagePoint(12.5, 13.25)),
    ]
    for (place, expected) in places {
      let sheet = try Samples.sheet().editing { try $0.movePin("p2", to: place, at: at(1)) }
      #expect(sheet.pin("p2")?.position == expected)
    }
  }

  @Test func placesAmongSiblingsAreKept() throws {
    var sheet = try Samples.sheet()
    // A hundred insertions at the same place leave no number in between.
    for number in 0..<100 {
      let pin = try Samples.pin("n\(number)", "x")
      try sheet.insert(pin, in: "front", index: 1, at: at(1))
    }
    let ids = try #require(sheet.view("front")?.pins.map(\.id.rawValue))
    #expect(ids == ["p1"] + (0..<100).reversed().map { "n\($0)" } + ["p2"])
    try sheet.move(.pin("p2"), to: 0, at: at(2))
    try sheet.move(.pin("n0"), to: 101, at: at(2))
    #expect(sheet.view("front")?.pins.first?.id == "p2")
    #expect(sheet.view("front")?.pins.last?.id == "n0")
    try expectRoundTrip(sheet)
  }

  @Test func theFirstLabelIsTheCorrection() throws {
    var sheet = try Samples.sheet()
    try sheet.insert(try Samples.label("new", "Biceps", "en"), in: "p1", index: 0, at: at(1))
    #expect(sheet.pin("p1")?.labels.map(\.id) == ["new", "p1-la", "p1-de"])
    try sheet.move(.label("new"), to: 2, at: at(2))
    #expect(sheet.pin("p1")?.labels.map(\.id) == ["p1-la", "p1-de", "new"])
    try sheet.move(.label("p1-la"), to: 1, at: at(3))
    #expect(sheet.pin("p1")?.labels.map(\.id) == ["p1-de", "p1-la", "new"])
    try sheet.delete(.label("p1-de"), at: at(4))
    #expect(sheet.pin("p1")?.correction.id == "p1-la")
    try sheet.insert(try Samples.label("late", "Bizeps", "de"), in: "p1", at: at(5))
    #expect(sheet.pin("p1")?.labels.map(\.id) == ["p1-la", "new", "late"])
  }

  @Test func anImageOfAnotherSizeScalesOrKeepsCoordinates() throws {
    let small = try Samples.image("small", width: 400, height: 150)
    let scaled = try Samples.sheet().editing {
      try $0.replaceImage(of: "front", with: small, at: at(1))
    }
    let view = try #require(scaled.view("front"))
    #expect(view.image == small)
    #expect(view.pins[0].position == ImagePoint(100, 37.5))
    #expect(view.pins[0].regions[0].region == (try .disc(around: .init(100, 37.5), radius: 20)))
    #expect(view.highlights[0].rectangle == ImageRectangle(x: 150, y: 50, width: 100, height: 50))
    #expect(scaled.view("side") == (try Samples.sheet().view("side")))
    let kept = try Samples.sheet().editing {
      try $0.replaceImage(of: "front", with: small, coordinates: .kept, at: at(1))
    }
    #expect(kept.pin("p2")?.position == ImagePoint(400, 300))
    #expect(kept.checks().contains { $0.object == .pin("p2") && $0.finding == .pinOutsideImage })
    #expect(!kept.isImageChanged(of: "side"))
  }

  @Test func whatCannotBeDoneIsRefusedAndChangesNothing() throws {
    let sheet = try Samples.sheet().editing {
      try $0.rename(.section("head"), to: "Head", at: at(5))
    }
    let pin = try Samples.pin("p9", "x")
    func refuse(_ error: SheetError, _ command: (inout PinSheet) throws -> Void) {
      expectRefusal(error, of: sheet, command)
    }
    refuse(.unknownObject(.pin("p9"))) { try $0.movePin("p9", to: .init(1, 1), at: at(6)) }
    refuse(.unknownObject(.view("v"))) { try $0.insert(pin, in: "v", at: at(6)) }
    refuse(.unknownObject(.view("v"))) {
      try $0.replaceImage(of: "v", with: try Samples.image(), at: at(6))
    }
    refuse(.unknownObject(.arrow("a9"))) {
      try $0.moveArrow("a9", from: .init(0, 0), to: .init(1, 1), at: at(6))
    }
    refuse(.duplicateIdentifier(.pin("p1"))) {
      try $0.insert(try Samples.pin("p1", "x"), in: "side", at: at(6))
    }
    refuse(.duplicateIdentifier(.label("p1-la"))) {
      let pin = try Pin(id: "p9", at: .init(0, 0), labels: [try Samples.label("p1-la", "x")])
      try $0.insert(pin, in: "side", at: at(6))
    }
    refuse(.duplicateIdentifier(.label("twice"))) {
      let labels = [try Samples.label("twice", "x"), try Samples.label("twice", "y")]
      try $0.insert(try Pin(id: "p9", at: .init(0, 0), labels: labels), in: "side", at: at(6))
    }
    refuse(.fieldDoesNotFit("title", .arrow("a1"))) {
      try $0.rename(.arrow("a1"), to: "x", at: at(6))
    }
    refuse(.fieldDoesNotFit("rank", .sheet("testat"))) {
      try $0.move(.sheet("testat"), to: 0, at: at(6))
    }
    refuse(.lastOne(.label("p2-la"))) { try $0.delete(.label("p2-la"), at: at(6)) }
    refuse(.cannotBeDeleted(.sheet("testat"))) { try $0.delete(.sheet("testat"), at: at(6)) }
    refuse(.cannotBeRestored(.pin("p1"))) { try $0.restore(.pin("p1"), at: at(6)) }
    refuse(.cannotBeRestored(.pin("p9"))) { try $0.restore(.pin("p9"), at: at(6)) }
    refuse(.indexOutOfRange(3, count: 2)) { try $0.insert(pin, in: "front", index: 3, at: at(6)) }
    refuse(.indexOutOfRange(-1, count: 2)) { try $0.move(.pin("p1"), to: -1, at: at(6)) }
    refuse(.indexOutOfRange(2, count: 2)) { try $0.move(.pin("p1"), to: 2, at: at(6)) }
    refuse(.imageNotRenamed("image")) {
      try $0.replaceImage(of: "front", with: try Samples.image(width: 7), at: at(6))
    }
    refuse(.date(.outOfRange)) {
      try $0.movePin("p1", to: .init(1, 1), at: Date(timeIntervalSince1970: .infinity))
    }
    let place = ContentPlace().key("pin:p1").key("title")
    refuse(.invalid(ContentError(faults: [LocatedFault(.emptyText, at: place)]))) {
      try $0.rename(.pin("p1"), to: " ", at: at(6))
    }
    let language = ContentPlace().key("label:p1-de").key("language")
    refuse(
      .invalid(ContentError(faults: [LocatedFault(.invalidLanguage("?"), at: language)]))
    ) { try $0.setLanguage("?", of: "p1-de", at: at(6)) }
    let end = ContentPlace().key("arrow:a1").key("end")
    refuse(.invalid(ContentError(faults: [LocatedFault(.arrowWithoutDirection, at: end)]))) {
      try $0.moveArrow("a1", from: .init(1, 1), to: .init(1, 1), at: at(6))
    }
  }

  @Test func whatIsNotThereCannotBeEdited() throws {
    let cases: [(PinSheet.Object, (inout PinSheet, Date) throws -> Void)] = [
      (.pin("p9"), { try $0.delete(.pin("p9"), at: $1) }),
      (.section("s9"), { try $0.rename(.section("s9"), to: "x", at: $1) }),
      (.section("s9"), { try $0.setAccess(of: "s9", contentID: nil, at: $1) }),
      (.pin("p9"), { try $0.movePin("p9", to: .init(1, 1), at: $1) }),
      (.pin("p9"), { try $0.setKind(.small, of: "p9", at: $1) }),
      (.pin("p9"), { try $0.setNote("x", of: "p9", at: $1) }),
      (.pin("p9"), { try $0.setAnchor(nil, of: "p9", at: $1) }),
      (.label("l9"), { try $0.move(.label("l9"), to: 0, at: $1) }),
      (.pin("p9"), { try $0.move(.pin("p9"), to: 0, at: $1) }),
      (.label("l9"), { try $0.setLanguage("de", of: "l9", at: $1) }),
      (
        .region("r9"),
        { try $0.setArea(try .disc(around: .init(1, 1), radius: 1), of: "r9", at: $1) }
      ),
      (.arrow("a9"), { try $0.moveArrow("a9", from: .init(0, 0), to: .init(1, 1), at: $1) }),
      (
        .highlight("h9"),
        { try $0.moveHighlight("h9", to: .init(x: 1, y: 1, width: 1, height: 1), at: $1) }
      ),
      (.view("v9"), { try $0.replaceImage(of: "v9", with: try Samples.image("new"), at: $1) }),
    ]
    let sheet = try Samples.sheet()
    for (object, command) in cases {
      expectRefusal(SheetError.unknownObject(object), of: sheet) { try command(&$0, at(1)) }
    }
  }

  typealias Insertion = (inout PinSheet, Int?, Date) throws -> Void

  /// The object that is inserted, and what it goes into.
  @Test func whatIsInsertedNeedsANewNameAPlaceAndAParent() throws {
    let cases: [(PinSheet.Object, PinSheet.Object?, Insertion)] = [
      (.section("head"), nil, { try $0.insert(try Self.section("head"), index: $1, at: $2) }),
      (
        .exercise("arm"), .section("limbs"),
        { try $0.insert(try Self.exercise("arm"), in: "limbs", index: $1, at: $2) }
      ),
      (
        .view("side"), .exercise("arm"),
        { try $0.insert(try Self.view("side"), in: "arm", index: $1, at: $2) }
      ),
      (
        .pin("p1"), .view("front"),
        { try $0.insert(try Samples.pin("p1", "x"), in: "front", index: $1, at: $2) }
      ),
      (
        .label("p1-la"), .pin("p1"),
        { try $0.insert(try Samples.label("p1-la", "x"), in: "p1", index: $1, at: $2) }
      ),
      (
        .arrow("a1"), .view("front"),
        { sheet, _, date in
          let arrow = try PinArrow(id: "a1", from: .init(0, 0), to: .init(90, 1))
          try sheet.insert(arrow, in: "front", at: date)
        }
      ),
      (
        .highlight("h1"), .view("front"),
        { sheet, _, date in
          let box = try PinHighlight(id: "h1", .init(x: 1, y: 1, width: 1, height: 1))
          try sheet.insert(box, in: "front", at: date)
        }
      ),
      (
        .region("r1"), .pin("p1"),
        { sheet, _, date in
          let region = try PinRegion(id: "r1", .disc(around: .init(1, 1), radius: 1))
          try sheet.insert(region, in: "p1", at: date)
        }
      ),
    ]
    let sheet = try Samples.sheet()
    let empty = try PinSheet(id: "testat", title: "Empty", sections: [])
    for (object, parent, insert) in cases {
      expectRefusal(SheetError.duplicateIdentifier(object), of: sheet) {
        try insert(&$0, nil, at(1))
      }
      expectRefusal(SheetError.date(.outOfRange), of: sheet) {
        try insert(&$0, nil, Date(timeIntervalSince1970: .infinity))
      }
      if let parent {
        expectRefusal(SheetError.unknownObject(parent), of: empty) { try insert(&$0, nil, at(1)) }
      }
    }
  }

  /// Places from 0 to the number of siblings, for everything that has a place.
  @Test func thePlaceIsOneAmongTheSiblings() throws {
    let cases: [(Int, Insertion)] = [
      (2, { try $0.insert(try PinSection(id: "new", title: "New"), index: $1, at: $2) }),
      (1, { try $0.insert(try Self.newExercise(), in: "limbs", index: $1, at: $2) }),
      (2, { try $0.insert(try Self.newView(), in: "arm", index: $1, at: $2) }),
      (2, { try $0.insert(try Samples.pin("new", "x"), in: "front", index: $1, at: $2) }),
      (2, { try $0.insert(try Samples.label("new", "x"), in: "p1", index: $1, at: $2) }),
    ]
    let sheet = try Samples.sheet()
    for (count, insert) in cases {
      for index in [Int.min, -1, count + 1, .max] {
        expectRefusal(SheetError.indexOutOfRange(index, count: count), of: sheet) {
          try insert(&$0, index, at(1))
        }
      }
      for index in 0...count {
        var copy = sheet
        try insert(&copy, index, at(1))
        #expect(copy != sheet)
      }
    }
  }

  private static func section(_ id: PinSection.ID) throws -> PinSection {
    try #require(try Samples.sheet().section(id))
  }

  private static func exercise(_ id: PinExercise.ID) throws -> PinExercise {
    try #require(try Samples.sheet().exercise(id))
  }

  private static func view(_ id: ExerciseView.ID) throws -> ExerciseView {
    try #require(try Samples.sheet().view(id))
  }

  private static func newView() throws -> ExerciseView {
    try ExerciseView(id: "new", plane: .frontal, image: try Samples.image("new"), pins: [])
  }

  private static func newExercise() throws -> PinExercise {
    try PinExercise(id: "new-exercise", title: "New", views: [try newView()])
  }

  @Test func deletedThingsCannotBeEdited() throws {
    let sheet = try Samples.sheet().editing { try $0.delete(.view("front"), at: at(1)) }
    for object: PinSheet.Object in [.view("front"), .pin("p1"), .label("p1-la"), .arrow("a1")] {
      expectRefusal(SheetError.unknownObject(object), of: sheet) {
        try $0.delete(object, at: at(2))
      }
    }
  }

  @Test func whatWouldMakeNoSheetIsRefused() throws {
    let sheet = try Samples.sheet()
    func refuse(
      _ fault: SheetFault,
      _ object: String,
      _ field: String,
      _ command: (inout PinSheet) throws -> Void
    ) {
      let place = ContentPlace().key(object).key(field)
      let error = ContentError(faults: [LocatedFault(fault, at: place)])
      expectRefusal(SheetError.invalid(error), of: sheet, command)
    }
    refuse(.emptyText, "pin:p1", "kind") {
      try $0.setKind(Pin.Kind(rawValue: " "), of: "p1", at: at(1))
    }
    refuse(.emptyRectangle, "highlight:h1", "rectangle") {
      try $0.moveHighlight("h1", to: .init(x: 1, y: 1, width: 0, height: 5), at: at(1))
    }
  }

  @Test func anImageThatMakesARegionTooSmallIsRefused() throws {
    // A disc of radius 5e-324 has no half.
    let tiny = try ImageRegion.disc(around: ImagePoint(10, 10), radius: .leastNonzeroMagnitude)
    let sheet = try Samples.sheet().editing { try $0.setArea(tiny, of: "r1", at: at(1)) }
    let small = try Samples.image("small", width: 80, height: 60)
    let fault = LocatedFault(SheetFault.lengthOutOfRange, at: ContentPlace().key("radius"))
    expectRefusal(SheetError.invalid(ContentError(faults: [fault])), of: sheet) {
      try $0.replaceImage(of: "front", with: small, at: at(2))
    }
  }

  @Test func theLastViewOfAnExerciseStays() throws {
    let sheet = try Samples.sheet().editing { try $0.delete(.view("side"), at: at(1)) }
    #expect(sheet.pin("p3") == nil)
    expectRefusal(SheetError.lastOne(.view("front")), of: sheet) {
      try $0.delete(.view("front"), at: at(2))
    }
  }

  @Test func identifiersOfDeletedThingsStayTaken() throws {
    let sheet = try Samples.sheet().editing { try $0.delete(.pin("p1"), at: at(1)) }
    expectRefusal(SheetError.duplicateIdentifier(.pin("p1")), of: sheet) {
      try $0.insert(try Samples.pin("p1", "x"), in: "front", at: at(2))
    }
  }

  @Test(arguments: [
    (SheetError.unknownObject(.pin("p")), "(unknownObject: pin:p)"),
    (.fieldDoesNotFit("title", .arrow("a")), #"(fieldDoesNotFit: "title", arrow:a)"#),
    (.indexOutOfRange(3, count: 2), "(indexOutOfRange: 3, count: 2)"),
    (.imageNotRenamed("i"), #"(imageNotRenamed: "i")"#),
    (.date(.outOfRange), "(date.outOfRange)"),
  ])
  func aDescriptionHasTheCaseWithAllThatIsKnown(error: SheetError, text: String) {
    #expect(error.description.hasSuffix(text))
  }

  @Test func aMergeThatIsRefusedNamesBothSheets() {
    #expect(
      SheetMergeError.otherSheet("a", expected: "b").description
        == #"This belongs to another sheet. (otherSheet: "a", expected: "b")"#
    )
  }
}
