// SPDX-License-Identifier: Apache-2.0
import QuizAuthoring
import QuizTestSupport
import Testing

struct GrammarCueTests {
  @Test(arguments: [
    ("A proton acceptor is a", "base", "acid", true),
    ("A proton donor is an", "acid", "base", true),
    ("A proton donor is an ...", "acid", "base", true),
    ("A proton donor is an ___", "acid", "base", true),
    ("A proton donor is an", "acid", "oxide", false), ("Which is an acid?", "acid", "base", false),
    ("It takes an", "hour", "day", true), ("It is a", "unit", "index", true),
    ("It is a", "unit", "ulcer", true),
    ("It is an", "index", "unit", true), ("It is a", "European", "Asian", true),
    // Where spelling does not tell the sound, nothing is ruled out.
    ("It is an", "acid", "NMR spectrum", false), ("It is an", "acid", "herb", false),
    ("It is an", "H atom", "U-turn", true),
    ("It is an", "acid", "8", false), ("It is an", "acid", "the base", false),
    ("Rich in vitamin A", "oil", "egg", false),
    ("It is an.", "acid", "base", false),
    ("The particles are", "electrons", "a proton", true),
    ("The particle is", "an electron", "two protons", true),
  ])
  func grammarGivesAKeyAway(prompt: String, key: String, other: String, isTold: Bool) {
    let found = draftFindings(draftChoice("p", prompt, key, other))
    #expect(found == (isTold ? ["sets[0].problems[0].prompt: grammarCue"] : []))
  }

  @Test(arguments: [
    ("Natrium reagiert mit", "dem Chlor", "das Gold", true),
    ("Das sorgt für", "den Druck", "dem Druck", true),
    ("Das ist ein Beispiel für einen", "Vorgang", "Verbrennung", true),
    ("Das ist ein Beispiel für einen", "Vorgang", "Aufschwung", false),
    ("Kraftwerke der Zelle sind", "die Mitochondrien", "das Plasma", true),
    ("Das ist", "ein Kraftwerk", "zwei Kraftwerke", true),
    ("Ordne zu", "dem Chlor", "das Gold", false), ("Setze ein", "Vorgang", "Verbrennung", false),
    ("Womit reagiert Natrium?", "dem Chlor", "das Gold", false),
  ])
  func germanGrammarGivesAKeyAway(prompt: String, key: String, other: String, isTold: Bool) {
    let found = draftFindings(draftChoice("p", prompt, key, other), language: "de")
    #expect(found == (isTold ? ["sets[0].problems[0].prompt: grammarCue"] : []))
  }

  @Test func numberIsACueOnlyWhereAllWrongOptionsDiffer() {
    #expect(draftFindings(draftChoice("p", "Bats are", "mammals", "a bird", "fish")) == [])
    #expect(draftFindings(draftChoice("p", "Bats are", "mammals", "a bird", "a fish")).count == 1)
  }

  @Test func grammarIsThatOfTheBanksLanguage() {
    let german = draftChoice("p", "Das Atom lagert sich an", "Metalle", "Gase")
    #expect(draftFindings(german, language: "de-AT") == [])
    let english = draftChoice("p", "The proton donor of these is an", "acid", "base")
    #expect(draftFindings(english, language: nil).count == 1)
    #expect(draftFindings(english, language: "en-GB").count == 1)
    #expect(draftFindings(english, language: "fr") == [])
  }
}
