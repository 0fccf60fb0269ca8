// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import LudusTestSupport
import PinLabels
import Testing

/// What authors of the dissection folder did, in one go: a section, an exercise, pins and labels
/// are made, changed and deleted, and everything knows what it means for the next synchronizing.
struct AuthorScenarioTests {
  @Test func anAuthorMakesAndChangesASheet() throws {
    let at = Samples.at
    var sheet = try PinSheet(id: "testat", title: "Anatomy", sections: [])

    // A section with its access right, an exercise with an image, pins with labels.
    try sheet.insert(
      try PinSection(id: "8A3F", title: "1. limbs", contentID: "17"),
      at: at(1)
    )
    let image = try Samples.image("7E21", width: 1000, height: 500)
    let exercise = try PinExercise(
      id: "arm",
      title: "Arm",
      views: [try ExerciseView(id: "front", plane: .frontal, image: image)]
    )
    try sheet.insert(exercise, in: "8A3F", at: at(2))
    try sheet.insert(
      try Samples.pin("p1", "Biceps", at: ImagePoint(300, 200)),
      in: "front",
      at: at(3)
    )
    try sheet.insert(try Samples.pin("p2", "Triceps"), in: "front", at: at(4))
    try sheet.insert(try Samples.label("p1-de", "Bizeps", "de"), in: "p1", at: at(5))
    let arrow = try PinArrow(id: "a1", from: ImagePoint(0, 0), to: ImagePoint(30, 40))
    try sheet.insert(arrow, in: "front", at: at(6))
    let frame = ImageRectangle(x: 250, y: 150, width: 100, height: 100)
    try sheet.insert(try PinHighlight(id: "h1", frame), in: "front", at: at(6))
    let area = try PinRegion(id: "r1", .disc(around: ImagePoint(300, 200), radius: 50))
    try sheet.insert(area, in: "p1", at: at(6))
    #expect(sheet.syncStatus(of: .pin("p1")) == .created)
    #expect(sheet.dateModified(of: .pin("p1")) == at(3))

    // Everything is sent.
    sheet.markSynced()
    #expect(sheet.syncStatus(of: .pin("p1")) == .synced)
    #expect(sheet.unsyncedChanges.isEmpty)

    // Renaming, moving, another correction.
    try sheet.rename(.section("8A3F"), to: "1. upper and lower limbs", at: at(7))
    try sheet.rename(.exercise("arm"), to: "The arm", at: at(7))
    try sheet.rename(.pin("p1"), to: "A", at: at(7))
    try sheet.rename(.label("p1-la"), to: "Musculus biceps brachii", at: at(7))
    try sheet.movePin("p1", to: ImagePoint(310, 210), at: at(8))
    try sheet.movePin("p2", to: ImagePoint(5000, -3), at: at(8))
    try sheet.move(.label("p1-de"), to: 0, at: at(9))
    #expect(sheet.pin("p2")?.position == ImagePoint(1000, 0))
    #expect(sheet.pin("p1")?.correction.text == "Bizeps")
    #expect(sheet.pin("p1")?.labels.map(\.text) == ["Bizeps", "Musculus biceps brachii"])
    #expect(sheet.syncStatus(of: .label("p1-la")) == .changed)

    // Another image, twice as large: everything stays on its structure.
    let scan = try Samples.image("9C40", width: 2000, height: 1000)
    try sheet.replaceImage(of: "front", with: scan, at: at(10))
    #expect(sheet.isImageChanged(of: "front"))
    #expect(sheet.pin("p1")?.position == ImagePoint(620, 420))
    #expect(sheet.view("front")?.arrows[0].end == ImagePoint(60, 80))

    // An arrow, a label, then a whole section are deleted.
    try sheet.delete(.arrow("a1"), at: at(11))
    #expect(sheet.view("front")?.arrows.isEmpty == true)
    try sheet.delete(.label("p1-de"), at: at(12))
    #expect(sheet.pin("p1")?.correction.text == "Musculus biceps brachii")
    try sheet.delete(.section("8A3F"), at: at(13))
    #expect(sheet.sections.isEmpty)
    #expect(
      sheet.tombstones == [
        .section("8A3F"), .exercise("arm"), .view("front"), .pin("p1"), .pin("p2"), .label("p1-de"),
        .label("p1-la"), .label("p2-la"), .region("r1"), .arrow("a1"), .highlight("h1"),
      ]
    )
    #expect(sheet.syncStatus(of: .pin("p2")) == .deleted)
    #expect(sheet.unsyncedChanges.deletedObjects == sheet.tombstones)

    // A mistake, so back with it: without what was deleted before.
    try sheet.restore(.section("8A3F"), at: at(14))
    #expect(sheet.pin("p1")?.labels.map(\.text) == ["Musculus biceps brachii"])
    #expect(sheet.view("front")?.arrows.isEmpty == true)
    #expect(sheet.view("front")?.highlights.count == 1)
    try expectRoundTrip(sheet)
  }
}
