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

  /// A longer relative is asked for only where there is one and its letter is the right one.
  @Test(arguments: [
    ("gran", "grand", "silent-ending"), ("bra", "bras", "silent-ending"),
    ("pri", "prix", "silent-ending.remember"), ("choi", "choix", "silent-ending.remember"),
    ("toujour", "toujours", "silent-ending.remember"), ("tro", "trop", "silent-ending.remember"),
    ("jardint", "jardin", "silent-ending.needless"),
    ("soleille", "soleil", "silent-ending.needless"),
    ("bu", "bus", "phoneme.missing"), ("our", "ours", "phoneme.missing"),
    ("un our blanc", "un ours blanc", "phoneme.missing"), ("chat", "chats", "agreement"),
  ])
  func hintsAreTrue(input: String, target: String, key: String) {
    #expect(FrenchRules().diagnosis(of: input, for: target).hints.map(\.key) == [key])
  }

  /// The words around say whether an e or es is that of a thing or of what somebody does; where
  /// there are none, the hint asks both.
  @Test(arguments: [
    ("fille", "filles", "agreement.form"), ("rouge", "rouges", "agreement.form"),
    ("pomme", "pommes", "agreement.form"), ("arbre", "arbres", "agreement.form"),
    ("école", "écoles", "agreement.form"), ("petite", "petites", "agreement.form"),
    ("filles", "fille", "agreement.form"), ("les fille", "les filles", "agreement"),
    ("la filles", "la fille", "agreement"), ("des pomme", "des pommes", "agreement"),
    ("tu regarde", "tu regardes", "agreement.verb"),
    ("tu les regarde", "tu les regardes", "agreement.verb"),
    ("il regardes", "il regarde", "agreement.verb"),
    ("regarde", "regardent", "agreement.verb"), ("idée", "idées", "agreement"),
    ("fatigué", "fatiguée", "agreement"), ("journé", "journée", "silent-ending.remember"),
    ("manger", "mangé", "agreement.verb"),
  ])
  func theHintOfAFormIsTrue(input: String, target: String, key: String) {
    #expect(FrenchRules().diagnosis(of: input, for: target).hints.map(\.key) == [key])
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
