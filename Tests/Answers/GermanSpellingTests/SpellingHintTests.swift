// SPDX-License-Identifier: Apache-2.0
@testable import GermanSpelling
import Languages
import LudusCore
import LudusTestSupport
import Testing

struct SpellingHintTests {
  /// A misspelling for every hint.
  static let examples: [(hint: GermanHint, input: String, target: String)] = [
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
    (.caseNeedless, "Laufen", "laufen"), (.doublingNis, "Zeugniss", "Zeugnis"),
    (.longIWider, "widerholen", "wiederholen"), (.lengthOther, "Schneh", "Schnee"),
    (.lengthBehindDiphthong, "verzeit", "verzeiht"), (.umlautRemember, "Kefer", "Käfer"),
    (.umlautNeedless, "Ältern", "Eltern"), (.finalRemember, "unt", "und"),
    (.graphemePfInside, "Kof", "Kopf"), (.orderOfIE, "Breif", "Brief"),
    (.soundAtSeam, "verückt", "verrückt"),
  ]

  @Test(arguments: examples)
  func fitsTheMistake(hint: GermanHint, input: String, target: String) {
    let places = SpellingDiagnosis(target: target, input: input).places
    #expect(places.first?.hint == hint.hint)
  }

  /// The classes of the second review: what each hint asks for must be so in the word.
  @Test(arguments: [
    ("Ber", "Bär", GermanHint.umlautRemember), ("Kese", "Käse", .umlautRemember),
    ("spet", "spät", .umlautRemember), ("Merz", "März", .umlautRemember),
    ("Medchen", "Mädchen", .umlautRemember), ("Seule", "Säule", .umlautRemember),
    ("Heuser", "Häuser", .umlautDerivation), ("op", "ob", .finalRemember),
    ("ap", "ab", .finalRemember), ("Herpst", "Herbst", .finalRemember),
    ("Opst", "Obst", .finalRemember), ("hüpsch", "hübsch", .finalRemember),
    ("Kreps", "Krebs", .finalRemember), ("Erpse", "Erbse", .finalRemember),
    ("entlich", "endlich", .finalRemember), ("seit", "seid", .finalRemember),
    ("Hant", "Hand", .finalStem), ("Mehr", "Meer", .lengthOther), ("Mohr", "Moor", .lengthOther),
    ("Kafeh", "Kaffee", .doublingMissing), ("Pulower", "Pullover", .doublingMissing),
    ("Uniwersum", "Universum", .fVW), ("befor", "bevor", .fVW), ("herfor", "hervor", .fVW),
    ("fergessen", "vergessen", .fVWPrefix), ("klien", "klein", .orderOfIE),
    ("leit", "leiht", .lengthBehindDiphthong), ("Veter", "Väter", .umlautDerivation),
    ("verückt", "verrückt", .soundAtSeam), ("verückte", "verrückte", .soundAtSeam),
    ("Lehrerinn", "Lehrerin", .doublingNis), ("Freundinn", "Freundin", .doublingNis),
    ("Ärztinn", "Ärztin", .doublingNis), ("Königinn", "Königin", .doublingNis),
    ("Löwinn", "Löwin", .doublingNis), ("Terminn", "Termin", .doublingNeedless),
    ("Medizinn", "Medizin", .doublingNeedless), ("forne", "vorne", .fVW),
    ("fornehm", "vornehm", .fVWPrefix),
  ])
  func hintsAreTrue(input: String, target: String, hint: GermanHint) {
    #expect(SpellingDiagnosis(target: target, input: input).hints.first == hint.hint)
  }

  /// Words that no longer form makes clear, and those of which no child knows a relative, with words
  /// like them that have one.
  @Test(arguments: [
    ("deshalp", "deshalb", GermanHint.finalRemember), ("weshalp", "weshalb", .finalRemember),
    ("unterweks", "unterwegs", .finalRemember), ("opwohl", "obwohl", .finalRemember),
    ("apgeben", "abgeben", .finalRemember), ("Apfall", "Abfall", .finalRemember),
    ("mittaks", "mittags", .finalRemember), ("montaks", "montags", .finalRemember),
    ("irgentwo", "irgendwo", .finalRemember), ("wärent", "während", .finalRemember),
    ("halp", "halb", .finalStem), ("Korp", "Korb", .finalStem), ("Tak", "Tag", .finalStem),
    ("Ehre", "Ähre", .umlautRemember), ("erwehnen", "erwähnen", .umlautRemember),
    ("mehen", "mähen", .umlautRemember), ("Geret", "Gerät", .umlautRemember),
    ("populer", "populär", .umlautRemember), ("Universitet", "Universität", .umlautRemember),
    ("Sekreterin", "Sekretärin", .umlautRemember), ("Fehre", "Fähre", .umlautDerivation),
    ("Tetigkeit", "Tätigkeit", .umlautDerivation), ("zehlen", "zählen", .umlautDerivation),
  ])
  func aHintAsksForNothingThatTheWordLacks(input: String, target: String, hint: GermanHint) {
    let hints = SpellingDiagnosis(target: target, input: input).hints
    #expect(hints.contains(hint.hint), "\(hints.map(\.key))")
  }

  @Test func aPlaceWithTwoCategoriesHasBothHintsAndNoHintComesTwice() {
    let two = SpellingDiagnosis(target: "erzählt", input: "erzelt")
    #expect(two.hints == [GermanHint.lengthMissing.hint, GermanHint.umlautDerivation.hint])
    let twice = SpellingDiagnosis(target: "Banane", input: "Bane")
    #expect(Set(twice.hints).count == twice.hints.count)
    #expect(twice.hints == [GermanHint.soundMissing.hint])
  }

  /// The kinds of mistakes that the review found always diagnosed wrongly.
  @Test(arguments: [
    ("veraten", "verraten", [SpellingCategory.morpheme]), ("vereist", "verreist", [.morpheme]),
    ("zereißen", "zerreißen", [.morpheme]), ("ereichen", "erreichen", [.morpheme]),
    ("hia", "hier", [.longI, .schwaR]), ("Bia", "Bier", [.longI, .schwaR]),
    ("Papia", "Papier", [.longI, .schwaR]), ("Klawia", "Klavier", [.fVW, .longI, .schwaR]),
    ("Tia", "Tier", [.longI, .schwaR]), ("Kof", "Kopf", [.specialGrapheme]),
    ("Tof", "Topf", [.specialGrapheme]), ("Strumf", "Strumpf", [.specialGrapheme]),
    ("Damf", "Dampf", [.specialGrapheme]), ("Afel", "Apfel", [.specialGrapheme]),
    ("schimft", "schimpft", [.specialGrapheme]),
  ])
  func theKindsThatAlwaysFailedAreRight(
    input: String,
    target: String,
    categories: [SpellingCategory]
  ) {
    #expect(SpellingDiagnosis(target: target, input: input).categories == categories)
  }

  @Test func everyHintHasAnExample() {
    #expect(Set(Self.examples.map(\.hint)) == Set(GermanHint.allCases))
  }

  @Test(arguments: Phrasebook.all)
  func isOneOrTwoShortSentencesOfItsOwn(phrasebook: Phrasebook) {
    let sentences = GermanHint.allCases.map {
      $0.hint.sentence(in: phrasebook)
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
  func doesNotHaveTheAnswer(hint: GermanHint, input: String, target: String) {
    for phrasebook in Phrasebook.all where hint != .dasDass {
      let words = hint.hint.sentence(in: phrasebook).split { !$0.isLetter }
        .map { $0.lowercased() }
      #expect(!words.contains(target.lowercased()))
    }
  }

  @Test func theTablesAreComplete() {
    #expect(spellingSentences.faults == [])
  }
}
