// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import LudusTestSupport
import PinLabels
import Testing

struct SheetDeltaTests {
  private let at = Samples.at

  @Test func aDeltaHoldsOnlyWhatChanged() throws {
    let base = try Samples.sheet()
    let sheet = try base.editing { sheet in
      try sheet.rename(.label("p1-la"), to: "Biceps", at: at(1))
      try sheet.delete(.pin("p3"), at: at(2))
    }
    let delta = sheet.changes(since: base)
    #expect(delta.objects == [.pin("p3"), .label("p1-la"), .label("p3-la")])
    #expect(delta.deletedObjects == [.pin("p3"), .label("p3-la")])
    #expect(delta.images.isEmpty)
    #expect(sheet.changes(since: sheet).isEmpty)
    let text = String(
      decoding: try base.editing {
        try $0.rename(.label("p1-la"), to: "Biceps", at: at(1))
      }.changes(since: base).json(),
      as: UTF8.self
    )
    #expect(
      text
        == #"{"records":[{"fields":{"text":{"ancestors":["1@0#3a09e18231585691"],"value":{"text":"Biceps"},"version":"2@1361281166000#671efe5a5aa6d936"}},"object":"label:p1-la"}],"sheet":"testat","version":1}"#
    )
  }

  @Test func changesSinceADateAreThoseMadeThenOrLater() throws {
    let sheet = try Samples.sheet().editing { sheet in
      try sheet.rename(.label("p1-la"), to: "Biceps", at: at(1))
      try sheet.rename(.label("p2-la"), to: "Triceps", at: at(2))
      try sheet.rename(.label("p3-la"), to: "Deltoid", at: at(3))
    }
    #expect(sheet.changes(since: at(2)).objects == [.label("p2-la"), .label("p3-la")])
    #expect(sheet.changes(since: at(4)).isEmpty)
    var copy = try Samples.sheet()
    #expect(try copy.apply(sheet.changes(since: at(0))).isEmpty)
    #expect(copy.sections == sheet.sections)
  }

  @Test func statusesAreThoseOfTheSource() throws {
    var sheet = try Samples.sheet()
    #expect(sheet.syncStatus(of: .pin("p1")) == .synced)
    #expect(sheet.syncStatus(of: .pin("p9")) == nil)
    try sheet.insert(try Samples.pin("p9", "x"), in: "front", at: at(1))
    #expect(sheet.syncStatus(of: .pin("p9")) == .created)
    try sheet.movePin("p9", to: ImagePoint(1, 1), at: at(2))
    #expect(sheet.syncStatus(of: .pin("p9")) == .created)
    try sheet.movePin("p1", to: ImagePoint(1, 1), at: at(2))
    #expect(sheet.syncStatus(of: .pin("p1")) == .changed)
    try sheet.delete(.pin("p2"), at: at(3))
    #expect(sheet.syncStatus(of: .pin("p2")) == .deleted)
    #expect(sheet.unsyncedChanges.objects.contains(.label("p2-la")))
    try expectRoundTrip(sheet)
    sheet.markSynced()
    #expect(sheet.syncStatus(of: .pin("p9")) == .synced)
    #expect(sheet.syncStatus(of: .pin("p1")) == .synced)
    #expect(sheet.syncStatus(of: .pin("p2")) == .deleted)
    #expect(sheet.unsyncedChanges.isEmpty)
    try sheet.movePin("p9", to: ImagePoint(2, 1), at: at(4))
    #expect(sheet.syncStatus(of: .pin("p9")) == .changed)
  }

  @Test func aReplacedImageIsInTheDeltaUntilItIsSynced() throws {
    let base = try Samples.sheet()
    let image = try Samples.image("new", width: 400, height: 300)
    var sheet = try base.editing { try $0.replaceImage(of: "front", with: image, at: at(1)) }
    #expect(sheet.isImageChanged(of: "front"))
    #expect(sheet.changes(since: base).images == [image])
    #expect(image.mustBeFetched(having: base.view("front")?.image))
    sheet.markSynced()
    #expect(!sheet.isImageChanged(of: "front"))
  }

  @Test func aDeltaOfWhatIsNotKnownIsRefused() throws {
    let base = try Samples.sheet()
    let grown = try base.editing {
      try $0.insert(try Samples.pin("p9", "x"), in: "front", at: at(1))
    }
    let more = try grown.editing {
      try $0.insert(try Samples.label("p9-de", "y", "de"), in: "p9", at: at(2))
    }
    let late = more.changes(since: grown)
    expectRefusal(SheetMergeError.missingParent(.label("p9-de")), of: base) { try $0.apply(late) }
    var copy = base
    try copy.apply(grown.changes(since: base))
    try copy.apply(late)
    #expect(copy.synced == more.synced)
    let other = try PinSheet(id: "other", title: "Other", sections: [])
    expectRefusal(SheetMergeError.otherSheet("testat", expected: "other"), of: other) {
      try $0.apply(late)
    }
  }

  @Test(arguments: [
    ("{", "line 1, column 2"),
    (#"{"version":2}"#, "version: version 2 is not known, expected 1"),
    (#"{"version":1,"sheet":"testat"}"#, "records: this key is missing"),
    (
      #"{"version":1,"sheet":"testat","records":[{"object":"p1","fields":{}}]}"#,
      #"records[0].object: expected a kind and an identifier such as "pin:p1", found "p1""#
    ),
    (
      #"{"version":1,"sheet":"testat","records":[{"object":"pin:p1","fields":{"size":{"value":{}}}}]}"#,
      #"records[0].fields: the field "size" is not known"#
    ),
    (
      #"{"version":1,"sheet":"testat","records":[{"object":"pin:p1","fields":{"note":{"value":{"text":"a","number":1}}}}]}"#,
      "expected a value of one kind"
    ),
    (
      #"{"version":1,"sheet":"testat","records":[{"object":"pin:p1","fields":{"note":{"value":{},"version":"x"}}}]}"#,
      "expected a version such as"
    ),
    (
      #"{"version":1,"sheet":"testat","records":[{"object":"pin:p1","fields":{"note":{"value":{},"version":"99999999999999999@1#0"}}}]}"#,
      "expected a version such as"
    ),
    (
      #"{"version":1,"sheet":"testat","records":[{"object":"pin:p1","fields":{"note":{"value":{},"version":"1@9999999999999999999#0"}}}]}"#,
      "expected a version such as"
    ),
  ])
  func brokenDeltasAreRefused(json: String, fault: String) {
    let faults = contentFaults(SheetFault.self) { _ = try PinSheet.Delta(json: Data(json.utf8)) }
    #expect(faults.count == 1)
    #expect(faults.first?.contains(fault) == true, "\(faults)")
  }

  /// Records that can be read but make no sheet.
  @Test(arguments: [
    #"{"object":"pin:p1","fields":{"position":{"value":{"text":"x"},"version":"2@1#0"}}}"#,
    #"{"object":"pin:p1","fields":{"kind":{"value":{"text":""}}}}"#,
    #"{"object":"pin:p1","fields":{"parent":{"value":{"object":"section:head"}}}}"#,
    #"{"object":"pin:p1","fields":{"parent":{"value":{}}}}"#,
    #"{"object":"pin:p1","fields":{"parent":{"value":{"object":"pin:p1"}}}}"#,
    #"{"object":"pin:p1","fields":{"parent":{"value":{"object":"pin:p1"}},"life":{"value":{"flag":false}}}}"#,
    #"{"object":"sheet:other","fields":{"title":{"value":{"text":"x"}}}}"#,
    #"{"object":"view:new","fields":{"parent":{"value":{"object":"exercise:arm"}}}}"#,
    #"{"object":"region:new","fields":{"parent":{"value":{"object":"pin:p1"}}}}"#,
    #"{"object":"section:new","fields":{"parent":{"value":{"object":"sheet:testat"}}}}"#,
    #"{"object":"highlight:new","fields":{"parent":{"value":{"object":"view:side"}}}}"#,
    #"{"object":"arrow:new","fields":{"parent":{"value":{"object":"view:side"}}}}"#,
    #"{"object":"label:new","fields":{"parent":{"value":{"object":"pin:p1"}}}}"#,
    #"{"object":"section:new","fields":{"parent":{"value":{"object":"sheet:testat"}},"title":{"value":{"text":"x"}},"groups":{"value":{"text":"x"}}}}"#,
  ])
  func recordsThatMakeNoSheetAreRefusedOrReported(record: String) throws {
    let json = #"{"version":1,"sheet":"testat","records":[\#(record)]}"#
    let delta = try PinSheet.Delta(json: Data(json.utf8))
    let sheet = try Samples.sheet()
    var copy = sheet
    do {
      let conflicts = try copy.apply(delta)
      #expect(!conflicts.isEmpty)
      #expect(copy.sections == sheet.sections)
    } catch {
      #expect(copy == sheet)
      #expect(!error.description.isEmpty)
    }
  }

  /// New objects that the sheet cannot hold, told with their place.
  @Test(arguments: [
    (
      #"{"object":"section:new","fields":{"parent":{"value":{"object":"sheet:testat"}},"title":{"value":{"text":" "}}}}"#,
      SheetFault.emptyText, "title"
    ),
    (
      #"{"object":"section:new","fields":{"parent":{"value":{"object":"sheet:testat"}},"title":{"value":{"text":"x"}},"rank":{"value":{"number":"infinite"}}}}"#,
      .invalidRank, "rank"
    ),
  ])
  func whatTheSheetCannotHoldIsRefused(record: String, fault: SheetFault, field: String) throws {
    let json = #"{"version":1,"sheet":"testat","records":[\#(record)]}"#
    // JSON has no infinite numbers, but what else is decoded from may.
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "infinite",
      negativeInfinity: "-infinite",
      nan: "nan"
    )
    let delta = try decoder.decode(PinSheet.Delta.self, from: Data(json.utf8))
    let place = ContentPlace().key("section:new").key(field)
    let content = ContentError(faults: [LocatedFault(fault, at: place)])
    expectRefusal(SheetMergeError.invalid(content), of: try Samples.sheet()) { try $0.apply(delta) }
  }
}
