// SPDX-License-Identifier: Apache-2.0
@testable import GermanSpelling
import Languages
import LudusCore
import LudusTestSupport
import Testing

struct SpellingHintTests {
  /// A misspelling for every hint.
  static let examples: [(hint: SpellingHint, input: String, target: String)] = [
    (.caseOfWord, "eis", "Eis"), (.caseInside, "schuLe", "schule"),
    (.boundaryMissing, "garnicht", "gar nicht"), (.boundaryNeedless, "hinter her", "hinterher"),
    (.dasDass, "das", "dass"), (.doublingMissing, "wolte", "wollte"),
    (.doublingNeedless, "kamm", "kam"), (.doublingLetters, "lekker", "lecker"),
    (.longI, "hir", "hier"),
    (.lengthMissing, "mer", "mehr"), (.lengthNeedless, "Schuhle", "Schule"),
    (.lengthBetweenVowels, "seen", "sehen"), (.sharpS, "drausen", "draußen"),
    (.umlautDerivation, "engstlich", "ängstlich"), (.umlautDots, "plotzlich", "plötzlich"),
    (.fVW, "feil", "weil"), (.fVWPrefix, "ferkaufen", "verkaufen"), (.finalStem, "Hant", "Hand"),
    (.finalIg, "traurich", "traurig"), (.voicing, "runder", "runter"), (.reducedE, "habn", "haben"),
    (.vocalR, "aba", "aber"), (.graphemeSpSt, "schpringt", "springt"),
    (.graphemeCh, "sisch", "sich"),
    (.graphemeNg, "lansam", "langsam"), (.graphemeQ, "Kwelle", "Quelle"),
    (.graphemePf, "fote", "Pfote"),
    (.graphemeX, "Füxe", "Füchse"), (.graphemeZ, "gans", "ganz"),
    (.graphemeDiphthong, "Loite", "Leute"),
    (.graphemeDt, "Stat", "Stadt"), (.graphemeForeign, "Rytmus", "Rhythmus"),
    (.seamDouble, "aufallen", "auffallen"), (.seamSingle, "dannach", "danach"),
    (.prefix, "Enstehung", "Entstehung"), (.linkingS, "Zeitungleser", "Zeitungsleser"),
    (.soundMissing, "nich", "nicht"), (.soundAdded, "russsisch", "russisch"),
    (.soundReplaced, "Doda", "Dodo"), (.soundOrder, "Forsch", "Frosch"),
    (.apostrophe, "Lea's", "Leas"), (.mark, "Ja gut", "Ja, gut"),
  ]

  @Test(arguments: examples)
  func fitsTheMistake(hint: SpellingHint, input: String, target: String) {
    let places = SpellingDiagnosis(target: target, input: input).places
    #expect(places.first?.hint.rule == hint)
  }

  @Test func everyHintHasAnExample() {
    #expect(Set(Self.examples.map(\.hint)) == Set(SpellingHint.allCases))
  }

  @Test(arguments: Phrasebook.all)
  func isOneOrTwoShortSentencesOfItsOwn(phrasebook: Phrasebook) {
    let sentences = SpellingHint.allCases.map {
      SpellingDiagnosis.Hint(rule: $0).sentence(in: phrasebook)
    }
    #expect(Set(sentences).count == sentences.count)
    for sentence in sentences {
      #expect(sentence.last == "." || sentence.last == "?")
      #expect((20...130).contains(sentence.count), "\(sentence)")
    }
  }

  /// A sentence is the same for all words; this holds that none of its words is one of the
  /// examples.
  @Test(arguments: examples)
  func doesNotHaveTheAnswer(hint: SpellingHint, input: String, target: String) {
    for phrasebook in Phrasebook.all where hint != .dasDass {
      let words = SpellingDiagnosis.Hint(rule: hint).sentence(in: phrasebook).split { !$0.isLetter }
        .map { $0.lowercased() }
      #expect(!words.contains(target.lowercased()))
    }
  }

  @Test func theTablesAreComplete() {
    #expect(spellingSentences.faults == [])
  }
}
