// SPDX-License-Identifier: Apache-2.0
@testable import FrenchSpelling
import Languages
import LudusCore
import LudusTestSupport
import Spelling
import Testing

struct FrenchRulesTests {
  @Test(arguments: [
    ("ecole", "école", SpellingCategory.accent), ("gran", "grand", .silentEnding),
    ("chat", "chats", .agreement), ("manger", "mangé", .agreement),
    ("mange", "mangent", .agreement),
    ("toujour", "toujours", .silentEnding), ("omme", "homme", .silentLetter),
    ("a", "à", .homophone),
    ("jai", "j'ai", .apostrophe), ("bele", "belle", .doubling), ("oto", "auto", .vowelSpelling),
    ("katre", "quatre", .consonantSpelling), ("chanbre", "chambre", .consonantSpelling),
    ("parceque", "parce que", .wordBoundary), ("petit", "petite", .agreement),
    ("abre", "arbre", .phoneme),
  ])
  func aMisspellingHasItsCategory(input: String, target: String, category: SpellingCategory) {
    #expect(FrenchRules().diagnosis(of: input, for: target).categories == [category])
  }

  @Test func errorsAreThoseThatPupilsMake() {
    func errors(_ word: String, _ category: SpellingCategory) -> [String] {
      FrenchRules().typicalErrors(in: word, of: category).map(\.misspelling)
    }
    #expect(errors("école", .accent) == ["ecole"])
    #expect(errors("grand", .silentEnding).contains("gran"))
    #expect(errors("belle", .doubling).contains("bele"))
    #expect(errors("l'arbre", .apostrophe) == ["larbre"])
    #expect(errors("chanter", .agreement).contains("chanté"))
    #expect(errors("chambre", .consonantSpelling).contains("chanbre"))
    #expect(errors("où", .homophone) == ["ou"])
  }

  @Test func theSentencesAreComplete() {
    #expect(frenchSpellingSentences.faults == [])
    for (key, hint) in FrenchRules.hints {
      for phrasebook in Phrasebook.all {
        #expect((20...130).contains(hint.sentence(in: phrasebook).count), "\(key)")
      }
    }
  }
}
