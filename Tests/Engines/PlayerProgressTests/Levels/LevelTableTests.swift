// SPDX-License-Identifier: Apache-2.0
import Languages
import LudusTestSupport
import PlayerProgress
import Testing

@Suite struct LevelTableTests {
  private static let start = LevelTable.Appearance(
    title: "Start Level",
    text: "You're just getting started.",
    image: "seed"
  )
  private static let master = LevelTable.Appearance(
    title: "Master",
    text: "You're the master of learning."
  )

  @Test(arguments: [
    ("König", "", "Level 2 - König, 100/300 XP"), ("", " ", "Level 2, 100/300 XP"),
    ("", "Well done.", "Level 2, Well done., 100/300 XP"),
  ])
  func whatIsEmptyIsLeftOutOfTheCaption(title: String, text: String, caption: String) throws {
    let table = try LevelTable([LevelTable.Appearance(title: title, text: text)])
    #expect(table.caption(for: LevelCurve.standard.standing(at: 100)) == caption)
  }

  @Test func theCaptionSpeaksTheLanguageOfItsTable() throws {
    let table = try LevelTable([LevelTable.Appearance(title: "Première page", text: "")])
    let standing = LevelCurve.standard.standing(at: 0)
    #expect(table.caption(for: standing, in: .french) == "Niveau 1 - Première page, 0/100 XP")
  }

  @Test func theLastAppearanceStaysForAllFurtherLevels() throws {
    let table = try LevelTable([Self.start, Self.master])
    #expect(table.appearance(of: 1) == Self.start)
    #expect(table.appearance(of: 2) == Self.master)
    #expect(table.appearance(of: 12) == Self.master)
    #expect(table.appearance(of: .max) == Self.master)
    #expect(table.appearance(of: 0) == Self.start)
    #expect(table.appearance(of: .min) == Self.start)
  }

  @Test func theProfileReadsAsThatOfGraz() throws {
    let table = try LevelTable([Self.start])
    #expect(
      table.caption(for: LevelCurve.standard.standing(at: 0))
        == "Level 1 - Start Level, You're just getting started., 0/100 XP"
    )
    let ending = try LevelCurve(.table([0, .max], growth: 1))
    #expect(
      table.caption(for: ending.standing(at: .max))
        == "Level 2 - Start Level, You're just getting started., 9223372036854775807 XP"
    )
  }

  @Test func aTableHasAnAppearance() {
    #expect(
      contentFaults(RuleFault.self) { _ = try LevelTable([]) }
        == ["0 elements, expected at least 1"]
    )
    #expect(
      contentFaults(RuleFault.self) { _ = try decode(LevelTable.self, "[]") }
        == ["0 elements, expected at least 1"]
    )
  }

  @Test func inJSONATableIsItsAppearances() throws {
    try expectJSON(
      LevelTable([Self.start, Self.master]),
      #"[{"image":"seed","text":"You're just getting started.","title":"Start Level"},"#
        + #"{"text":"You're the master of learning.","title":"Master"}]"#
    )
    #expect(throws: ContentError<RuleFault>.self) {
      try decode(LevelTable.self, #"[{"title":"x"}]"#)
    }
  }
}
