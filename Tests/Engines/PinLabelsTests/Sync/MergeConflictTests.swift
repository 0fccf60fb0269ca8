// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import LudusTestSupport
import PinLabels
import Testing

/// Every way in which edits contradict each other, and what a decision makes of it.
struct MergeConflictTests {
  private let at = Samples.at

  /// Merges what two authors make of the sample.
  private func merge(
    policy: PinSheet.Merge.Policy = .report,
    _ our: (inout PinSheet) throws -> Void,
    _ their: (inout PinSheet) throws -> Void
  ) throws -> PinSheet.Merge {
    let base = try Samples.sheet()
    return try PinSheet.merge(
      base: base,
      ours: try base.editing(our),
      theirs: try base.editing(their),
      policy: policy
    )
  }

  @Test func editsOfDifferentFieldsAreBothMade() throws {
    let merge = try merge {
      try $0.movePin("p1", to: ImagePoint(7, 8), at: at(1))
      try $0.insert(try Samples.pin("ours", "x"), in: "front", at: at(2))
      try $0.delete(.pin("p3"), at: at(2))
    } _: {
      try $0.setNote("theirs", of: "p1", at: at(1))
      try $0.insert(try Samples.pin("theirs", "y"), in: "front", at: at(2))
      try $0.rename(.label("p2-la"), to: "Triceps", at: at(3))
    }
    #expect(merge.conflicts.isEmpty)
    #expect(merge.sheet.pin("p1")?.position == ImagePoint(7, 8))
    #expect(merge.sheet.pin("p1")?.note == "theirs")
    #expect(merge.sheet.view("front")?.pins.map(\.id) == ["p1", "p2", "ours", "theirs"])
    #expect(merge.sheet.pin("p2")?.correction.text == "Triceps")
    #expect(merge.sheet.pin("p3") == nil)
    // What came from them is theirs already; what is ours is still to be told.
    #expect(merge.sheet.syncStatus(of: .label("p2-la")) == .synced)
    #expect(merge.sheet.syncStatus(of: .pin("ours")) == .created)
    #expect(merge.sheet.syncStatus(of: .pin("p1")) == .changed)
  }

  @Test func aFieldThatBothGaveAnotherValueKeepsBothInTheReport() throws {
    let merge = try merge {
      try $0.rename(.label("p1-la"), to: "M. biceps", at: at(1))
    } _: {
      try $0.rename(.label("p1-la"), to: "Biceps", at: at(2))
    }
    let conflict = try #require(merge.conflicts.first)
    guard case .field(let field) = conflict.kind else {
      Issue.record("\(conflict)")
      return
    }
    #expect(merge.conflicts.count == 1)
    #expect(conflict.object == .label("p1-la"))
    #expect(field.name == "text")
    #expect(field.base == #"{"text":"Musculus biceps brachii"}"#)
    #expect(field.ours == #"{"text":"M. biceps"}"#)
    #expect(field.theirs == #"{"text":"Biceps"}"#)
    #expect(field.ourDate == at(1))
    #expect(field.theirDate == at(2))
    #expect(merge.sheet.pin("p1")?.correction.text == "M. biceps")
    #expect(
      conflict.description
        == #"label:p1-la.text: ours {"text":"M. biceps"}, theirs {"text":"Biceps"}, before {"text":"Musculus biceps brachii"}"#
    )
    for (side, text) in [(PinSheet.Merge.Side.ours, "M. biceps"), (.theirs, "Biceps")] {
      let decided = try merge.sheet.editing { try $0.decide(conflict, for: side, at: at(3)) }
      #expect(decided.pin("p1")?.correction.text == text)
      // Who made the other edit takes the decision without a question.
      let theirs = try Samples.sheet().editing {
        try $0.rename(.label("p1-la"), to: "Biceps", at: at(2))
      }
      var told = theirs
      #expect(try told.apply(decided.changes(since: try Samples.sheet())).isEmpty)
      #expect(told.pin("p1")?.correction.text == text)
    }
  }

  @Test func theSameEditOnBothSidesIsNoConflict() throws {
    let merge = try merge {
      try $0.rename(.label("p1-la"), to: "Biceps", at: at(1))
      try $0.delete(.pin("p2"), at: at(2))
    } _: {
      try $0.rename(.label("p1-la"), to: "Biceps", at: at(2))
      try $0.delete(.pin("p2"), at: at(3))
    }
    #expect(merge.conflicts.isEmpty)
    #expect(merge.sheet.pin("p1")?.correction.text == "Biceps")
    #expect(merge.sheet.pin("p2") == nil)
  }

  @Test func twoCorrectionsAreAConflict() throws {
    let merge = try merge {
      try $0.move(.label("p1-de"), to: 0, at: at(1))
    } _: {
      try $0.insert(try Samples.label("p1-en", "biceps", "en"), in: "p1", index: 0, at: at(1))
    }
    let conflict = try #require(merge.conflicts.first)
    guard case .field(let field) = conflict.kind else {
      Issue.record("\(conflict)")
      return
    }
    #expect(merge.conflicts.count == 1)
    #expect(field.field == .correction)
    #expect(merge.sheet.pin("p1")?.labels.map(\.id) == ["p1-de", "p1-en", "p1-la"])
    let decided = try merge.sheet.editing { try $0.decide(conflict, for: .theirs, at: at(2)) }
    #expect(decided.pin("p1")?.correction.id == "p1-en")
  }

  @Test func theSameIdentifierForTwoThingsIsAConflict() throws {
    let merge = try merge {
      try $0.insert(try Samples.pin("new", "ours", at: ImagePoint(5, 5)), in: "front", at: at(1))
    } _: {
      try $0.insert(try Samples.pin("new", "theirs", at: ImagePoint(9, 5)), in: "front", at: at(1))
    }
    #expect(merge.conflicts.map(\.object) == [.pin("new"), .label("new-la")])
    #expect(merge.sheet.pin("new")?.position == ImagePoint(5, 5))
    #expect(
      merge.conflicts.allSatisfy { conflict in
        guard case .field(let field) = conflict.kind else { return false }
        return field.base == "{}"
      }
    )
  }

  @Test(arguments: [PinSheet.Merge.Side.ours, .theirs])
  func aSheetThatKeepsWhatOneSideDeletedComesBackFromItsJSON(deleter: PinSheet.Merge.Side) throws {
    func delete(_ sheet: inout PinSheet) throws { try sheet.delete(.pin("p3"), at: at(2)) }
    func edit(_ sheet: inout PinSheet) throws { try sheet.setNote("note", of: "p3", at: at(1)) }
    let merge = try deleter == .ours ? merge(delete, edit) : merge(edit, delete)
    #expect(merge.sheet.pin("p3")?.note == "note")
    try expectRoundTrip(merge.sheet)
  }

  @Test(arguments: [PinSheet.Merge.Side.ours, .theirs])
  func deletingWhatTheOtherEditedIsAConflict(deleter: PinSheet.Merge.Side) throws {
    func delete(_ sheet: inout PinSheet) throws { try sheet.delete(.exercise("arm"), at: at(2)) }
    func edit(_ sheet: inout PinSheet) throws {
      try sheet.movePin("p3", to: ImagePoint(7, 8), at: at(1))
      try sheet.insert(try Samples.label("p2-en", "triceps", "en"), in: "p2", at: at(3))
    }
    let merge = try deleter == .ours ? merge(delete, edit) : merge(edit, delete)
    let conflict = try #require(merge.conflicts.first)
    guard case .deletedAndEdited(let deletion) = conflict.kind else {
      Issue.record("\(conflict)")
      return
    }
    #expect(merge.conflicts.count == 1)
    #expect(conflict.object == .exercise("arm"))
    #expect(deletion.deletedBy == deleter)
    #expect(
      deletion.edits == [
        PinSheet.Conflict.Edit(object: .pin("p3"), field: .position),
        PinSheet.Conflict.Edit(object: .label("p2-en"), field: nil),
      ]
    )
    #expect(
      conflict.description
        == (deleter == .ours
          ? "exercise:arm: we deleted it, they edited pin:p3.position, new label:p2-en"
          : "exercise:arm: they deleted it, we edited pin:p3.position, new label:p2-en")
    )
    // Nothing is lost, and all of it is there.
    #expect(merge.sheet.exercise("arm")?.pins.map(\.id) == ["p1", "p2", "p3"])
    #expect(merge.sheet.pin("p3")?.position == ImagePoint(7, 8))
    #expect(merge.sheet.view("front")?.arrows.count == 1)

    let deleted = try merge.sheet.editing { try $0.decide(conflict, for: deleter, at: at(4)) }
    #expect(deleted.exercises.isEmpty)
    let kept = try merge.sheet.editing {
      try $0.decide(conflict, for: deleter == .ours ? .theirs : .ours, at: at(4))
    }
    #expect(kept.exercise("arm")?.pins.count == 3)
    // Either decision reaches who deleted, and who edited, without another conflict.
    for decided in [deleted, kept] {
      for body in [delete, edit] {
        let side = try Samples.sheet().editing(body)
        let again = try PinSheet.merge(base: try Samples.sheet(), ours: side, theirs: decided)
        #expect(again.conflicts.isEmpty)
        #expect(again.sheet.sections == decided.sections)
      }
    }
  }

  @Test func choosingADeletedLabelAsTheCorrectionIsAConflict() throws {
    let merge = try merge {
      try $0.move(.label("p1-de"), to: 0, at: at(1))
    } _: {
      try $0.delete(.label("p1-de"), at: at(1))
    }
    #expect(
      merge.conflicts.map(\.description) == [
        "label:p1-de: they deleted it, we edited label:p1-de.rank, pin:p1.correction"
      ]
    )
    #expect(merge.sheet.pin("p1")?.correction.id == "p1-de")
    let deleted = try merge.sheet.editing {
      try $0.decide(merge.conflicts[0], for: .theirs, at: at(2))
    }
    #expect(deleted.pin("p1")?.labels.map(\.id) == ["p1-la"])
  }

  @Test func aRestoredObjectIsAnEdit() throws {
    let base = try Samples.sheet().editing { try $0.delete(.pin("p1"), at: at(1)) }
    let ours = try base.editing { try $0.restore(.pin("p1"), at: at(2)) }
    let merge = try PinSheet.merge(base: base, ours: ours, theirs: base)
    #expect(merge.conflicts.isEmpty)
    #expect(merge.sheet.pin("p1")?.labels.count == 2)
    let mirror = try PinSheet.merge(base: base, ours: base, theirs: ours)
    #expect(mirror.sheet.pin("p1")?.regions.count == 1)
  }

  /// A label of our own went with the view, the pin that it was on by an edit of theirs.
  @Test func aRestoredViewBringsBackNothingThatIsInADeletedPin() throws {
    let merge = try merge {
      try $0.insert(try PinLabel(id: "new", "Os", language: "la"), in: "p1", at: at(1))
      try $0.delete(.view("front"), at: at(2))
    } _: {
      try $0.delete(.pin("p1"), at: at(3))
    }
    let restored = try merge.sheet.editing { try $0.restore(.view("front"), at: at(4)) }
    #expect(restored.view("front")?.pins.map(\.id) == ["p2"])
    #expect(restored.tombstones.contains(.label("new")))
    try expectRoundTrip(restored)
  }

  /// Each side deleted a view, so that both come back, but not the pin that was deleted by itself.
  @Test func viewsThatComeBackBringOnlyWhatWentWithThem() throws {
    let base = try Samples.sheet()
    let theirs = try base.editing {
      try $0.insert(try Samples.pin("new", "x"), in: "front", at: at(1))
      try $0.delete(.pin("p1"), at: at(3))
      try $0.delete(.view("side"), at: at(4))
    }
    var ours = try base.editing { try $0.delete(.view("front"), at: at(2)) }
    let delta = theirs.changes(since: base)
    try ours.apply(delta, policy: .lastWriteWins)
    #expect(ours.views.map(\.id) == ["front", "side"])
    #expect(ours.pins.map(\.id) == ["p2", "new", "p3"])
    let once = ours.sections
    try ours.apply(delta, policy: .lastWriteWins)
    #expect(ours.sections == once)
    try expectRoundTrip(ours)
  }

  @Test func anArrowThatWouldEndWhereItStartsIsAConflict() throws {
    let merge = try merge {
      try $0.moveArrow("a1", from: ImagePoint(99, 99), to: ImagePoint(60, 10), at: at(1))
    } _: {
      try $0.moveArrow("a1", from: ImagePoint(10, 10), to: ImagePoint(99, 99), at: at(1))
    }
    #expect(merge.conflicts.map(\.object) == [.arrow("a1")])
    #expect(merge.sheet.view("front")?.arrows[0].start == ImagePoint(99, 99))
    #expect(merge.sheet.view("front")?.arrows[0].end == ImagePoint(60, 10))
  }

  @Test func deletingTheLastLabelsTogetherIsAConflict() throws {
    let merge = try merge {
      try $0.delete(.label("p1-la"), at: at(1))
    } _: {
      try $0.delete(.label("p1-de"), at: at(1))
    }
    let conflict = try #require(merge.conflicts.first { $0.object == .pin("p1") })
    guard case .lastOnesDeleted(let last) = conflict.kind else {
      Issue.record("\(conflict)")
      return
    }
    #expect(last.deletedByUs == [.label("p1-la")])
    #expect(last.deletedByThem == [.label("p1-de")])
    #expect(
      conflict.description
        == "pin:p1: we deleted label:p1-la, they deleted label:p1-de, and nothing would be left"
    )
    #expect(Set(merge.sheet.pin("p1")?.labels.map(\.id) ?? []) == ["p1-la", "p1-de"])
    for (side, left) in [(PinSheet.Merge.Side.ours, "p1-de"), (.theirs, "p1-la")] {
      let decided = try merge.sheet.editing { try $0.decide(conflict, for: side, at: at(2)) }
      #expect(decided.pin("p1")?.labels.map(\.id.rawValue) == [left])
    }
  }

  @Test func whatStaysOfTheLastOnesStaysWhenTheSameDeltaComesAgain() throws {
    let base = try Samples.sheet()
    let theirs = try base.editing {
      try $0.movePin("p1", to: ImagePoint(9, 9), at: at(1))
      try $0.delete(.view("side"), at: at(2))
    }
    var ours = try base.editing { try $0.delete(.view("front"), at: at(3)) }
    let delta = theirs.changes(since: base)
    try ours.apply(delta, policy: .lastWriteWins)
    #expect(ours.exercise("arm")?.views.count == 2)
    let once = ours
    try ours.apply(delta, policy: .lastWriteWins)
    #expect(ours.sections == once.sections)
  }

  @Test func deletingTheLastLabelsIsAConflictWithADeltaToo() throws {
    let base = try Samples.sheet()
    let theirs = try base.editing { try $0.delete(.label("p1-de"), at: at(1)) }
    var ours = try base.editing { try $0.delete(.label("p1-la"), at: at(1)) }
    let conflicts = try ours.apply(theirs.changes(since: base))
    #expect(
      conflicts.map(\.description) == [
        "pin:p1: we deleted label:p1-la, they deleted label:p1-de, and nothing would be left"
      ]
    )
    #expect(ours.pin("p1")?.labels.map(\.id) == ["p1-de"])
    for (side, left) in [(PinSheet.Merge.Side.ours, "p1-de"), (.theirs, "p1-la")] {
      let decided = try ours.editing { try $0.decide(conflicts[0], for: side, at: at(2)) }
      #expect(decided.pin("p1")?.labels.map(\.id.rawValue) == [left])
    }
  }

  @Test func deletingTheLastViewsTogetherIsAConflict() throws {
    let merge = try merge {
      try $0.delete(.view("front"), at: at(1))
    } _: {
      try $0.delete(.view("side"), at: at(1))
    }
    #expect(merge.conflicts.map(\.object) == [.exercise("arm")])
    #expect(merge.sheet.exercise("arm")?.pins.map(\.id) == ["p1", "p2", "p3"])
    let decided = try merge.sheet.editing {
      try $0.decide(merge.conflicts[0], for: .ours, at: at(2))
    }
    #expect(decided.views.map(\.id) == ["side"])
  }

  @Test(arguments: [PinSheet.Merge.Side.ours, .theirs])
  func placingOnAnImageThatTheOtherReplacedIsAConflict(replacer: PinSheet.Merge.Side) throws {
    func replace(_ sheet: inout PinSheet) throws {
      let large = try Samples.image("large", width: 1600, height: 1200)
      try sheet.replaceImage(of: "front", with: large, at: at(1))
    }
    func place(_ sheet: inout PinSheet) throws {
      let region = try PinRegion(id: "new-r", .disc(around: ImagePoint(100, 100), radius: 10))
      let pin = try Samples.pin("new", "x", at: ImagePoint(100, 100), regions: [region])
      try sheet.insert(pin, in: "front", at: at(2))
    }
    let merge = try replacer == .ours ? merge(replace, place) : merge(place, replace)
    let conflict = try #require(merge.conflicts.first)
    guard case .imageReplaced(let frame) = conflict.kind else {
      Issue.record("\(conflict)")
      return
    }
    #expect(merge.conflicts.count == 1)
    #expect(frame.replacedBy == replacer)
    #expect(frame.placed == [.pin("new"), .region("new-r")])
    #expect(frame.formerSize == PixelSize(width: 800, height: 600))
    #expect(frame.size == PixelSize(width: 1600, height: 1200))
    #expect(
      conflict.description.hasSuffix(
        "replaced the image by one of 1600 x 1200 pixels, and pin:new, region:new-r was placed on "
          + "one of 800 x 600"
      )
    )
    #expect(merge.sheet.pin("p1")?.position == ImagePoint(400, 300))
    #expect(merge.sheet.pin("new")?.position == ImagePoint(100, 100))
    let scaled = try merge.sheet.editing { try $0.decide(conflict, for: replacer, at: at(3)) }
    #expect(scaled.pin("new")?.position == ImagePoint(200, 200))
    #expect(
      scaled.pin("new")?.regions[0].region == (try .disc(around: .init(200, 200), radius: 20))
    )
    let placer: PinSheet.Merge.Side = replacer == .ours ? .theirs : .ours
    let kept = try merge.sheet.editing { try $0.decide(conflict, for: placer, at: at(3)) }
    #expect(kept.pin("new")?.position == ImagePoint(100, 100))
  }

  @Test func lastWriteWinsOnlyWhenAskedFor() throws {
    func our(_ sheet: inout PinSheet) throws {
      try sheet.movePin("p1", to: ImagePoint(1, 1), at: at(1))
      try sheet.movePin("p2", to: ImagePoint(1, 1), at: at(4))
      try sheet.delete(.view("side"), at: at(5))
    }
    func their(_ sheet: inout PinSheet) throws {
      try sheet.movePin("p1", to: ImagePoint(2, 2), at: at(3))
      try sheet.movePin("p2", to: ImagePoint(2, 2), at: at(3))
      try sheet.movePin("p3", to: ImagePoint(2, 2), at: at(3))
    }
    #expect(try merge(our, their).conflicts.count == 3)
    for (one, other) in [(our, their), (their, our)] {
      let merge = try merge(policy: .lastWriteWins, one, other)
      #expect(merge.conflicts.isEmpty)
      #expect(merge.sheet.pin("p1")?.position == ImagePoint(2, 2))
      #expect(merge.sheet.pin("p2")?.position == ImagePoint(1, 1))
      #expect(merge.sheet.view("side") == nil)
      let late = try self.merge(policy: .lastWriteWins) {
        try one(&$0)
        if $0.view("side") != nil { try $0.movePin("p3", to: ImagePoint(3, 3), at: at(6)) }
      } _: {
        try other(&$0)
        if $0.view("side") != nil { try $0.movePin("p3", to: ImagePoint(3, 3), at: at(6)) }
      }
      #expect(late.conflicts.isEmpty)
      #expect(late.sheet.pin("p3")?.position == ImagePoint(3, 3))
    }
  }

  /// Files that were edited by hand have no versions.
  @Test func filesEditedByHandAreMergedByTheirValues() throws {
    let base = try Samples.sheet()
    let ours = try Samples.sheet(replacing: "Musculus biceps brachii", with: "M. biceps brachii")
    let theirs = try Samples.sheet(replacing: "The arm", with: "Arm")
    let merge = try PinSheet.merge(base: base, ours: ours, theirs: theirs)
    #expect(merge.conflicts.isEmpty)
    #expect(merge.sheet.pin("p1")?.correction.text == "M. biceps brachii")
    #expect(merge.sheet.exercise("arm")?.title == "Arm")
    let other = try Samples.sheet(replacing: "Musculus biceps brachii", with: "Biceps")
    let clash = try PinSheet.merge(base: base, ours: ours, theirs: other)
    #expect(clash.conflicts.map(\.object) == [.label("p1-la")])
    // A thing that is not in a file any more was deleted by hand.
    let label = #"{"id":"p1-de","language":"de","text":"zweiköpfiger Oberarmmuskel"}"#
    let shorter = try Samples.sheet(replacing: ",\(label)", with: "")
    let deleted = try PinSheet.merge(base: base, ours: theirs, theirs: shorter)
    #expect(deleted.conflicts.isEmpty)
    #expect(deleted.sheet.pin("p1")?.labels.count == 1)
    // An edit with a command against one by hand.
    let edited = try base.editing { try $0.rename(.label("p1-la"), to: "Musc. biceps", at: at(1)) }
    #expect(try PinSheet.merge(base: base, ours: edited, theirs: other).conflicts.count == 1)
    #expect(try PinSheet.merge(base: edited, ours: edited, theirs: other).conflicts.isEmpty)
  }

  @Test func onlyOneSheetIsMerged() throws {
    let other = try PinSheet(id: "other", title: "Other", sections: [])
    let sheet = try Samples.sheet()
    #expect(throws: SheetMergeError.otherSheet("other", expected: "testat")) {
      try PinSheet.merge(base: sheet, ours: other, theirs: sheet)
    }
    #expect(throws: SheetMergeError.otherSheet("other", expected: "testat")) {
      try PinSheet.merge(base: sheet, ours: sheet, theirs: other)
    }
  }
  @Test func aConflictAboutWhatIsGoneCannotBeDecided() throws {
    let merge = try merge {
      try $0.rename(.label("p1-la"), to: "M. biceps", at: at(1))
    } _: {
      try $0.rename(.label("p1-la"), to: "Biceps", at: at(1))
    }
    let conflict = try #require(merge.conflicts.first)
    let sheet = try merge.sheet.editing { try $0.delete(.pin("p1"), at: at(2)) }
    expectRefusal(SheetError.unknownObject(.label("p1-la")), of: sheet) {
      try $0.decide(conflict, for: .theirs, at: at(3))
    }
  }
}
