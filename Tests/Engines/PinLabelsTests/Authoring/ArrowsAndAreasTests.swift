// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import LudusTestSupport
import PinLabels
import Testing

struct ArrowsAndAreasTests {
  private let at = Samples.at

  @Test func anArrowTooShortIsRefused() throws {
    // 800 pixels wide: 12 points are 9.6 pixels.
    let sheet = try Samples.sheet()
    let short = try PinArrow(id: "a9", from: ImagePoint(10, 10), to: ImagePoint(19.5, 10))
    expectRefusal(SheetError.arrowTooShort(minimum: 9.6), of: sheet) {
      try $0.insert(short, in: "front", at: at(1))
    }
    expectRefusal(SheetError.arrowTooShort(minimum: 9.6), of: sheet) {
      try $0.moveArrow("a1", from: ImagePoint(10, 10), to: ImagePoint(10, 19.5), at: at(1))
    }
    let long = try PinArrow(id: "a9", from: ImagePoint(10, 10), to: ImagePoint(19.6, 10))
    #expect(
      try sheet.editing { try $0.insert(long, in: "front", at: at(1)) }.views[0].arrows.count == 2
    )
  }

  @Test func aBracketIsKeptAndMerged() throws {
    let bracket = try PinArrow(
      id: "b",
      from: ImagePoint(10, 10),
      to: ImagePoint(90, 10),
      shape: .bracket
    )
    let base = try Samples.sheet()
    let sheet = try base.editing { try $0.insert(bracket, in: "front", at: at(1)) }
    try expectRoundTrip(sheet)
    var other = base
    try other.apply(sheet.changes(since: base))
    #expect(other.views[0].arrows.last == bracket)
    try expectRoundTrip(other)
    let moved = try sheet.editing {
      try $0.moveArrow("b", from: ImagePoint(10, 20), to: ImagePoint(90, 20), at: at(2))
    }
    #expect(moved.views[0].arrows.last?.shape == .bracket)
  }

  @Test func theCreditOfAnAreaIsEdited() throws {
    let base = try Samples.sheet()
    let region = try #require(base.pins.flatMap(\.regions).first)
    let half = try Fraction(1, 2)
    let sheet = try base.editing { try $0.setCredit(half, of: region.id, at: at(1)) }
    #expect(sheet.pins.flatMap(\.regions).first?.credit == half)
    try expectRoundTrip(sheet)
    var other = base
    try other.apply(sheet.changes(since: base))
    #expect(other.pins.flatMap(\.regions).first?.credit == half)
    #expect(throws: SheetError.self) {
      var copy = base
      try copy.setCredit(2, of: region.id, at: at(1))
    }
  }

  @Test func anExerciseIsThereBeforeItsImage() throws {
    let exercise = try PinExercise(id: "new", title: "Later")
    let sheet = try Samples.sheet().editing {
      try $0.insert(exercise, in: "head", at: at(1))
    }
    try expectRoundTrip(sheet)
    #expect(sheet.checks().contains { $0.object == .exercise("new") && $0.finding == .noPins })
    let view = try ExerciseView(id: "v", image: try Samples.image("later"))
    let full = try sheet.editing { try $0.insert(view, in: "new", at: at(2)) }
    #expect(full.exercise("new")?.views.map(\.id) == ["v"])
    let merge = try PinSheet.merge(base: sheet, ours: full, theirs: sheet)
    #expect(merge.conflicts.isEmpty)
  }
}
