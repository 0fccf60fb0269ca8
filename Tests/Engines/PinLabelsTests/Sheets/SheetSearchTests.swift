// SPDX-License-Identifier: Apache-2.0
import PinLabels
import Testing

struct SheetSearchTests {
  @Test(
    arguments: [
      ("oberarm", [PinSheet.Object.label("p1-de")]),
      ("MUSCULUS bra", [.label("p1-la"), .label("p2-la")]),
      ("bra musc", [.label("p1-la"), .label("p2-la")]),
      ("arm", [.exercise("arm")]), ("image", [.view("front"), .view("side")]),
      ("upper", [.section("limbs")]), ("head", [.section("head")]), ("brachium", []), (" . ", []),
    ]
  )
  func allWordsOfTheQueryBeginWordsOfTheText(query: String, found: [PinSheet.Object]) throws {
    #expect(try Samples.sheet().search(query).map(\.object) == found)
  }

  @Test func labelsAndNotesAreFoundOnlyWhereTheyMayBe() throws {
    let sheet = try Samples.sheet().editing {
      try $0.setNote("flexes the elbow", of: "p1", at: Samples.at(1))
    }
    #expect(sheet.search("elbow").map(\.object) == [.pin("p1")])
    #expect(sheet.search("elbow").first?.text == "flexes the elbow")
    #expect(sheet.search("elbow", includesLabels: false).isEmpty)
    #expect(sheet.search("biceps", includesLabels: false).isEmpty)
  }
}
