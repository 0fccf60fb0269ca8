// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import PinLabels
import Testing

/// An app that teaches trees: a leaf with its vein, and what the whole picture shows.
struct PlantAppTests {
  let sheet: PinSheet
  let trees = TermVocabulary(
    [
      "Quercus robur L.", "Quercus petraea", "Quercus rubra", "Tilia cordata", "Tilia platyphyllos",
    ],
    rules: .species
  )

  init() throws {
    let image = try ImageRecord(id: "leaf", size: PixelSize(width: 800, height: 600))
    func label(_ id: PinLabel.ID, _ text: String, _ language: Language) throws -> PinLabel {
      try PinLabel(id: id, text, language: language)
    }
    let tree = try Pin(
      id: "tree",
      at: ImagePoint(x: 40, y: 40),
      labels: [label("t-la", "Quercus robur", "la"), label("t-de", "Stieleiche", "de")],
      regions: [PinRegion(id: "whole", .whole(image))]
    )
    let vein = try Pin(
      id: "vein",
      at: ImagePoint(x: 400, y: 300),
      labels: [label("v-en", "midrib", "en"), label("v-de", "Mittelrippe", "de")],
      regions: [
        PinRegion(
          id: "v",
          .line([ImagePoint(x: 100, y: 300), ImagePoint(x: 700, y: 310)], width: 12)
        )
      ]
    )
    let view = try ExerciseView(id: "v", image: image, pins: [tree, vein])
    let exercise = try PinExercise(id: "e", title: "Leaf", views: [view])
    let section = try PinSection(id: "s", title: "Oaks", exercises: [exercise])
    sheet = try PinSheet(id: "trees", title: "Trees", sections: [section])
  }

  @Test(
    arguments: [
      ("Quercus robur", true), ("Q. robur", true), ("Quercus robur L.", true),
      ("q. robur l.", true), ("Q.robur", true), ("Q.robur L.", true), ("Q.petraea", false),
      ("Quercus robur subsp. robur", false), ("Quercus × robur", true), ("Q. robor", true),
      ("Stieleiche", true), ("Steineiche", false), ("Stiel-Eiche", true), ("Q. petraea", false),
      ("Quercus rubra", false), ("T. robur", false), ("Quercus", false), ("Traubeneiche", false),
    ]
  )
  func aTreeHasItsNameInAllWaysOfWriting(answer: String, isCorrect: Bool) {
    let matcher = LabelMatcher(sheet.pins, language: "de", vocabulary: trees)
    #expect(matcher.verdict(for: answer, at: "tree")?.isCorrect == isCorrect)
  }

  @Test func anAbbreviatedGenusMustBeClear() throws {
    let oaks = TermVocabulary(["Querula robur"], rules: .species).union(trees)
    let matcher = LabelMatcher(sheet.pins, language: "la", vocabulary: oaks)
    #expect(matcher.verdict(for: "Q. robur", at: "tree")?.isCorrect == false)
    #expect(matcher.verdict(for: "Quercus robur", at: "tree")?.isCorrect == true)
  }

  @Test func theVeinIsTouchedAlongItsLineAndTheTreeAnywhere() {
    let finder = PinFinder(sheet.views[0], reach: 0)
    #expect(finder.pin(at: ImagePoint(x: 250, y: 305))?.pin.id == "vein")
    #expect(finder.pin(at: ImagePoint(x: 250, y: 500))?.pin.id == "tree")
  }

  @Test(arguments: [NamingRules.anatomy, .species, .plain])
  func rulesAreStoredWithTheVocabulary(rules: NamingRules) throws {
    let vocabulary = TermVocabulary(["Acer campestre", "Fagus"], rules: rules)
    try expectRoundTrip(vocabulary)
    try expectRoundTrip(vocabulary.union(.anatomical))
    #expect(vocabulary.union(.anatomical).rules == rules)
  }

  /// "A." is an artery in anatomy, a genus here, and a letter elsewhere.
  @Test func aLetterMeansWhatTheSubjectSays() throws {
    func isCorrect(_ answer: String, _ text: String, _ rules: NamingRules) throws -> Bool {
      let label = try PinLabel(id: "l", text, language: "la")
      let pin = try Pin(id: "p", at: ImagePoint(x: 1, y: 1), labels: [label])
      let names = TermVocabulary([text], rules: rules)
      return LabelMatcher([pin], language: "la", vocabulary: names).verdict(for: answer, at: "p")?
        .isCorrect == true
    }
    #expect(try isCorrect("A. radialis", "Arteria radialis", .anatomy))
    #expect(try !isCorrect("A. radialis", "Arteria radialis", .plain))
    #expect(try isCorrect("A. platanoides", "Acer platanoides", .species))
    #expect(try !isCorrect("A. platanoides", "Acer platanoides", .anatomy))
    #expect(try isCorrect("Acer platanoides", "A. platanoides", .species))
  }
}
