// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import LudusTestSupport
@testable import PinLabels
import Testing

/// What edits of other devices do to the edits that are made here.
struct ForeignEditsTests {
  private let at = Samples.at

  /// A sheet after an edit of another device, whose clock is ahead by some seconds.
  private func merged(ahead seconds: Int) throws -> PinSheet {
    let base = try Samples.sheet()
    let other = try base.editing {
      try $0.rename(.label("p1-la"), to: "Biceps", at: at(100 + seconds))
    }
    var sheet = base
    try sheet.apply(other.changes(since: base))
    return sheet
  }

  @Test(arguments: [1, 900]) func aClockThatIsALittleAheadIsNotNoticed(seconds: Int) throws {
    var sheet = try merged(ahead: seconds)
    try sheet.movePin("p2", to: ImagePoint(1, 2), at: at(100))
    #expect(sheet.pin("p2")?.position == ImagePoint(1, 2))
    #expect(sheet.dateModified(of: .pin("p2")) == at(100 + seconds))
    #expect(sheet.edits(aheadOf: at(100)).isEmpty)
  }

  @Test(arguments: [901, 86_400, 4_000_000_000]) func anEditOfTheFutureStopsNoEditHere(
    seconds: Int
  ) throws {
    var sheet = try merged(ahead: seconds)
    try sheet.movePin("p2", to: ImagePoint(1, 2), at: at(100))
    try sheet.rename(.label("p1-la"), to: "M. biceps brachii", at: at(101))
    try sheet.delete(.pin("p3"), at: at(102))
    try sheet.restore(.pin("p3"), at: at(103))
    #expect(sheet.dateModified(of: .pin("p2")) == at(100))
    try expectRoundTrip(sheet)
    // The other device takes what came after its own edit.
    var other = try merged(ahead: seconds)
    #expect(try other.apply(sheet.changes(since: try Samples.sheet())).isEmpty)
    #expect(other.pin("p1")?.correction.text == "M. biceps brachii")
  }

  @Test func anEditOfTheFutureIsTold() throws {
    let sheet = try merged(ahead: 901)
    let edits = sheet.edits(aheadOf: at(100))
    #expect(edits.map(\.object) == [.label("p1-la")])
    #expect(edits.map(\.fieldName) == ["text"])
    #expect(sheet.edits(aheadOf: at(101)).isEmpty)
  }

  /// One device's clock was an hour ahead for its first edit and is right for its second; what was
  /// edited between the two dates is later than the one and earlier than the other.
  @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  func devicesAgreeAlsoAfterAClockHasGoneBack(order: [Int]) throws {
    let base = try Samples.sheet()
    let first = try base.editing { try $0.rename(.label("p1-la"), to: "first", at: at(3_600)) }
    let second = try first.editing { try $0.rename(.label("p1-la"), to: "second", at: at(1)) }
    let between = try base.editing { try $0.rename(.label("p1-la"), to: "between", at: at(1_800)) }
    let sheets = [first, second, between]
    var met = base
    for device in order {
      try met.apply(sheets[device].changes(since: base), policy: .lastWriteWins)
    }
    #expect(met.pin("p1")?.correction.text == "second")
    #expect(met.dateModified(of: .label("p1-la")) == at(3_600))
  }

  /// The pin has been there twice by the clock that is wrong, its label never.
  @Test(arguments: [1, 100, 4_000]) func whatIsDeletedTogetherComesBackTogether(
    clock seconds: Int
  ) throws {
    var sheet = try Samples.sheet()
    try sheet.delete(.pin("p1"), at: at(3_600))
    try sheet.restore(.pin("p1"), at: at(3_601))
    try sheet.delete(.label("p1-de"), at: at(3_602))
    let before = sheet.sections
    try sheet.delete(.pin("p1"), at: at(seconds))
    try sheet.restore(.pin("p1"), at: at(seconds))
    #expect(sheet.sections == before)
    #expect(sheet.tombstones == [.label("p1-de")])
    try expectRoundTrip(sheet)
  }

  /// A forged delta, after which edits must still be written so that they can be read.
  @Test(arguments: ["1099511627776@1361281165000#0", "1099511627775@1361281165000#0"])
  func whatIsWrittenAfterTheLargestVersionCanBeRead(version: String) throws {
    let json = #"""
      {"version":1,"sheet":"testat","records":[{"object":"pin:p1","fields":
      {"note":{"value":{"text":"x"},"version":"\#(version)"}}}]}
      """#
    var sheet = try Samples.sheet()
    let base = sheet
    try sheet.apply(try PinSheet.Delta(json: Data(json.utf8)), policy: .lastWriteWins)
    for second in 1...3 {
      try sheet.setNote("note \(second)", of: "p1", at: at(second))
      try expectRoundTrip(sheet)
      let delta = sheet.changes(since: base)
      #expect(try PinSheet.Delta(json: delta.json()) == delta)
    }
    #expect(sheet.pin("p1")?.note == "note 3")
  }

  @Test func theHistoryOfAFieldIsCutWhenTheOtherSideHasIt() throws {
    var sheet = try Samples.sheet()
    let base = sheet
    for second in 1...300 {
      try sheet.movePin("p1", to: ImagePoint(Double(second), 5), at: at(second))
    }
    #expect(sheet.table[.pin("p1")]?[.position].ancestors.count == 300)
    sheet.markSynced()
    #expect(sheet.table[.pin("p1")]?[.position].ancestors.count == 16)
    #expect(try sheet.changes(since: base).json().count < 1500)
    // A device that is not too far behind still takes the value without a question.
    var other = base
    for second in 1...290 {
      try other.movePin("p1", to: ImagePoint(Double(second), 5), at: at(second))
    }
    #expect(try other.apply(sheet.changes(since: base)).isEmpty)
    #expect(other.pin("p1")?.position == ImagePoint(300, 5))
  }

  /// The label that one side chose as the correction, and the other deleted without knowing that.
  @Test func aDeltaThatDeletesAChosenCorrectionIsAConflict() throws {
    let base = try Samples.sheet()
    var ours = base
    // The German label is first now, without an edit of its own.
    try ours.move(.label("p1-la"), to: 1, at: at(1))
    let theirs = try base.editing { try $0.delete(.label("p1-de"), at: at(2)) }
    let conflicts = try ours.apply(theirs.changes(since: base))
    #expect(conflicts.map(\.object) == [.label("p1-de")])
    #expect(ours.pin("p1")?.correction.id == "p1-de")
  }

  /// Both moved a pin to the same place, and one deleted it then: nothing is lost with it.
  @Test func aDeltaThatDeletesWhatBothEditedAlikeSaysTheSameTwice() throws {
    let base = try Samples.sheet()
    var ours = try base.editing { try $0.setNote("origin", of: "p2", at: at(1)) }
    let theirs = try base.editing {
      try $0.setNote("origin", of: "p2", at: at(2))
      try $0.delete(.pin("p2"), at: at(3))
    }
    for _ in 0..<2 {
      #expect(try ours.apply(theirs.changes(since: base)).isEmpty)
      #expect(ours.sections == theirs.sections)
    }
  }

  /// Deleted here before its image was replaced, edited there: it comes back, and where it belongs.
  @Test func whatComesBackIsWhereItIsOnTheNewImage() throws {
    let base = try Samples.sheet()
    let image = try Samples.image("new", width: 1600, height: 1200)
    let ours = try base.editing {
      try $0.delete(.pin("p2"), at: at(1))
      try $0.replaceImage(of: "front", with: image, at: at(2))
    }
    let theirs = try base.editing { try $0.rename(.label("p2-la"), to: "Triceps", at: at(3)) }
    let place = try #require(base.pin("p2")?.position)
    let scaled = ImagePoint(place.x * 2, place.y * 2)
    var sheet = ours
    #expect(try sheet.apply(theirs.changes(since: base)).map(\.object) == [.pin("p2")])
    #expect(sheet.pin("p2")?.position == scaled)
    var mirror = theirs
    try mirror.apply(ours.changes(since: base))
    #expect(mirror.pin("p2")?.position == scaled)
    let merge = try PinSheet.merge(base: base, ours: ours, theirs: theirs)
    #expect(merge.sheet.pin("p2")?.position == scaled)
    let restored = try ours.editing { try $0.restore(.pin("p2"), at: at(4)) }
    #expect(restored.pin("p2")?.position == scaled)
  }

  /// Whatever is edited, the tree is the one that the records describe, also after refused edits.
  @Test func anEditLeavesTheTreeThatTheRecordsDescribe() {
    forEachSeed(0..<60) { generator in
      var sheet = try Samples.sheet()
      for step in 0..<30 {
        generator.edit(&sheet, count: 1, side: "s", from: 1 + step)
        let rebuilt = try PinSheet(id: sheet.id, table: sheet.table)
        try #require(rebuilt.sections == sheet.sections)
        try #require(rebuilt.title == sheet.title)
      }
    }
  }

  @Test func pinsMovedAmongManyKeepTheirOrder() throws {
    var sheet = try Samples.sheet()
    for number in 0..<40 {
      let pin = try Samples.pin("n\(number)", "x")
      try sheet.insert(pin, in: "front", index: number % 3, at: at(number))
    }
    try sheet.move(.pin("n39"), to: 41, at: at(50))
    try sheet.move(.pin("n38"), to: 7, at: at(51))
    let rebuilt = try PinSheet(id: sheet.id, table: sheet.table)
    #expect(rebuilt.sections == sheet.sections)
    #expect(sheet.view("front")?.pins.last?.id == "n39")
    #expect(sheet.view("front")?.pins[7].id == "n38")
  }
}
