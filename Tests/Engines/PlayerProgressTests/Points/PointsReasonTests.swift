// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import PlayerProgress
import Testing

@Suite struct PointsReasonTests {
  @Test func theVocabularyIsOpen() throws {
    let kind: PointsReason.Kind = "lesson"
    #expect(kind.rawValue == "lesson")
    #expect(kind.description == "lesson")
    #expect(PointsReason.Kind(rawValue: "todo") == .todo)
    try expectJSON(kind, #""lesson""#)
  }

  @Test func kindsAreOrderedByTheirWords() {
    let kinds: [PointsReason.Kind] = [.todo, .shared, .penalty, .correction, .challenge, .award]
    #expect(kinds.sorted() == kinds.reversed())
  }
}
