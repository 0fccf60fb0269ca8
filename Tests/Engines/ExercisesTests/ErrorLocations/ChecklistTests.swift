// SPDX-License-Identifier: Apache-2.0
import Exercises
import Languages
import LudusTestSupport
import Testing

@Suite struct ChecklistTests {
  /// Words that a child of eight has not heard, as far as the names of the categories use them.
  private static let jargon = [
    "Konsonant", "Vokal", "Auslaut", "Umlaut", "Ableitung", "Dehnung", "vokalisch", "Laut",
    "Baustein",
    "Schreibung", "consonant", "vowel", "devoicing", "derivation", "grapheme", "morpheme",
    "phoneme",
    "spelling",
  ]

  @Test(arguments: Phrasebook.all)
  func aChecklistSpeaksToChildren(phrasebook: Phrasebook) {
    let reasons = Justification.checklist(of: SpellingCategory.german, in: phrasebook)
    #expect(reasons.map(\.id) == SpellingCategory.german.map(\.rawValue))
    #expect(Set(reasons.map(\.text)).count == reasons.count)
    for reason in reasons {
      #expect(!Self.jargon.contains { reason.text.lowercased().contains($0.lowercased()) })
      #expect(reason.text.count <= 60)
    }
  }

  @Test func aTeacherMaySeeTheTermInBrackets() {
    let plain = Justification.checklist(of: [.finalDevoicing], in: .german)
    #expect(plain.map(\.text) == ["am Ende b oder p, d oder t, g oder k"])
    let named = Justification.checklist(of: [.finalDevoicing], in: .german, namingTerms: true)
    #expect(named[0].text == "am Ende b oder p, d oder t, g oder k (Auslautverhärtung)")
  }

  @Test func aRecommendationSpeaksToAChildAsTheChecklistDoes() throws {
    let exercise = try WheelExercise(
      ExerciseInfo(id: 1, name: "x"),
      words: ["Hund", "Wald", "Kind"].map { HeardWord($0) }
    )
    var model = LearnerModel()
    model.learn(
      from: (0..<9).map {
        SpellingEvidence(target: "Hund", input: "Hunt", date: second(Double($0)))
      },
      at: second(10)
    )
    let next = try #require(model.recommendations(among: [.wheelOfFortune(exercise)]).first)
    #expect(next.need.category == .finalDevoicing)
    #expect(!next.sentence(in: .german).contains("Auslaut"))
    #expect(next.sentence(in: .german).hasPrefix("Hier übst du „am Ende b oder p"))
  }
}
