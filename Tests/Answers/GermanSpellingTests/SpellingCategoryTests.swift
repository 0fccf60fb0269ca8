// SPDX-License-Identifier: Apache-2.0
import GermanSpelling
import Languages
import LudusCore
import LudusTestSupport
import Testing

/// A misspelling and the categories it must be given, as in a teacher's table.
struct LabelledPair: CustomTestStringConvertible, Sendable {
  let input: String
  let target: String
  let categories: [SpellingCategory]

  init(_ input: String, _ target: String, _ categories: SpellingCategory...) {
    self.input = input
    self.target = target
    self.categories = categories
  }

  var testDescription: String { "\(input) > \(target)" }
}

struct SpellingCategoryTests {
  /// The examples by which the categories are defined.
  static let definitions = [
    LabelledPair("eis", "Eis", .letterCase), LabelledPair("Glücklich", "glücklich", .letterCase),
    LabelledPair("schuLe", "schule", .letterCase),
    LabelledPair("hinter her", "hinterher", .wordBoundary),
    LabelledPair("garnicht", "gar nicht", .wordBoundary),
    LabelledPair("das", "dass", .dasDass),
    LabelledPair("wolte", "wollte", .doubling), LabelledPair("kamm", "kam", .doubling),
    LabelledPair("leken", "lecken", .doubling), LabelledPair("gantz", "ganz", .doubling),
    LabelledPair("hir", "hier", .longI), LabelledPair("wiel", "will", .doubling, .longI),
    LabelledPair("ir", "ihr", .longI), LabelledPair("siet", "sieht", .longI),
    LabelledPair("mer", "mehr", .lengthMark), LabelledPair("Schuhle", "Schule", .lengthMark),
    LabelledPair("par", "paar", .lengthMark), LabelledPair("gesaagt", "gesagt", .lengthMark),
    LabelledPair("drausen", "draußen", .sharpS), LabelledPair("bißchen", "bisschen", .sharpS),
    LabelledPair("weis", "weiß", .sharpS),
    LabelledPair("engstlich", "ängstlich", .umlautDerivation),
    LabelledPair("Heuser", "Häuser", .umlautDerivation),
    LabelledPair("Bäutel", "Beutel", .umlautDerivation),
    LabelledPair("plotzlich", "plötzlich", .umlautDots),
    LabelledPair("züruck", "zurück", .umlautDots), LabelledPair("fröh", "froh", .umlautDots),
    LabelledPair("fon", "von", .fVW), LabelledPair("vertig", "fertig", .fVW),
    LabelledPair("feil", "weil", .fVW),
    LabelledPair("Hant", "Hand", .finalDevoicing), LabelledPair("weind", "weint", .finalDevoicing),
    LabelledPair("traurich", "traurig", .finalDevoicing),
    LabelledPair("runder", "runter", .voicing), LabelledPair("Kondel", "Gondel", .voicing),
    LabelledPair("tu", "du", .voicing),
    LabelledPair("Katong", "Karton", .schwaR, .phoneme), LabelledPair("aba", "aber", .schwaR),
    LabelledPair("habn", "haben", .schwaR), LabelledPair("sahr", "sah", .schwaR),
    LabelledPair("schpringt", "springt", .specialGrapheme),
    LabelledPair("sisch", "sich", .specialGrapheme), LabelledPair("gans", "ganz", .specialGrapheme),
    LabelledPair("Rytmus", "Rhythmus", .specialGrapheme),
    LabelledPair("fote", "Pfote", .specialGrapheme),
    LabelledPair("Farad", "Fahrrad", .lengthMark, .morpheme),
    LabelledPair("überaschung", "Überraschung", .letterCase, .morpheme),
    LabelledPair("dannach", "danach", .morpheme),
    LabelledPair("Enstehung", "Entstehung", .morpheme),
    LabelledPair("nich", "nicht", .phoneme), LabelledPair("Doda", "Dodo", .phoneme),
    LabelledPair("Forsch", "Frosch", .phoneme), LabelledPair("russsisch", "russisch", .phoneme),
    LabelledPair("Lea's", "Leas", .punctuation),
  ]

  /// Words of our own, chosen for what stands around the mistake.
  static let further = [
    LabelledPair("tigerkäfig", "Tigerkäfig", .letterCase),
    LabelledPair("KamEl", "Kamel", .letterCase), LabelledPair("ÖLbild", "Ölbild", .letterCase),
    LabelledPair("Apfel Saft", "Apfelsaft", .letterCase, .wordBoundary),
    LabelledPair("Nord Ost", "Nord-Ost", .wordBoundary),
    LabelledPair("Hund hütte", "Hundehütte", .wordBoundary),
    LabelledPair("Das", "dass", .letterCase, .dasDass), LabelledPair("dass", "das", .dasDass),
    LabelledPair("er sagt, das es regnet", "er sagt, dass es regnet", .dasDass),
    LabelledPair("Kissten", "Kisten", .doubling), LabelledPair("Löfel", "Löffel", .doubling),
    LabelledPair("Gebekk", "Gebäck", .doubling, .umlautDerivation),
    LabelledPair("Kaze", "Katze", .doubling), LabelledPair("lekker", "lecker", .doubling),
    LabelledPair("Brile", "Brille", .doubling), LabelledPair("Spigel", "Spiegel", .longI),
    LabelledPair("Biebel", "Bibel", .longI), LabelledPair("befielt", "befiehlt", .longI),
    LabelledPair("Kiehno", "Kino", .longI), LabelledPair("Hüner", "Hühner", .lengthMark),
    LabelledPair("Kahmel", "Kamel", .lengthMark), LabelledPair("Bot", "Boot", .lengthMark),
    LabelledPair("Mohs", "Moos", .lengthMark), LabelledPair("dreen", "drehen", .lengthMark),
    LabelledPair("frühher", "früher", .lengthMark),
    LabelledPair("Bluhme", "Blume", .lengthMark), LabelledPair("kauhen", "kauen", .lengthMark),
    LabelledPair("Füsse", "Füße", .sharpS), LabelledPair("Preiß", "Preis", .sharpS),
    LabelledPair("Nuß", "Nuss", .sharpS), LabelledPair("heizen", "heißen", .sharpS),
    LabelledPair("Wasserfälle", "Wasserfelle", .umlautDerivation),
    LabelledPair("treumen", "träumen", .umlautDerivation),
    LabelledPair("Zehne", "Zähne", .umlautDerivation), LabelledPair("Kafig", "Käfig", .umlautDots),
    LabelledPair("Loewe", "Löwe", .umlautDots), LabelledPair("Traume", "Träume", .umlautDots),
    LabelledPair("Fogel", "Vogel", .fVW), LabelledPair("Delphin", "Delfin", .fVW),
    LabelledPair("Wase", "Vase", .fVW), LabelledPair("Kint", "Kind", .finalDevoicing),
    LabelledPair("lustich", "lustig", .finalDevoicing),
    LabelledPair("traurik", "traurig", .finalDevoicing),
    LabelledPair("Tepich", "Teppich", .doubling),
    LabelledPair("Teppig", "Teppich", .finalDevoicing),
    LabelledPair("er schreipt", "er schreibt", .finalDevoicing),
    LabelledPair("Freuntlich", "Freundlich", .finalDevoicing),
    LabelledPair("täklich", "täglich", .finalDevoicing),
    LabelledPair("abfahrd", "abfahrt", .finalDevoicing),
    LabelledPair("Mesing", "Messing", .doubling), LabelledPair("Tase", "Tasse", .doubling),
    LabelledPair("Kinnder", "Kinder", .doubling), LabelledPair("gerrollt", "gerollt", .phoneme),
    LabelledPair("klinngeln", "klingeln", .phoneme),
    LabelledPair("verechnen", "verrechnen", .morpheme),
    LabelledPair("Schifahrt", "Schifffahrt", .phoneme, .morpheme),
    LabelledPair("unterichten", "unterrichten", .morpheme),
    LabelledPair("vorücken", "vorrücken", .morpheme), LabelledPair("Ana", "Anna", .doubling),

    LabelledPair("umgangsprache", "umgangssprache", .morpheme),
    LabelledPair("freiheid", "freiheit", .finalDevoicing),
    LabelledPair("Freieit", "Freiheit", .phoneme),
    LabelledPair("schreihen", "schreien", .lengthMark), LabelledPair("feihn", "fein", .phoneme),
    LabelledPair("Flieege", "Fliege", .phoneme),
    LabelledPair("irgentein", "irgendein", .finalDevoicing),
    LabelledPair("aper", "aber", .voicing), LabelledPair("klinkeln", "klingeln", .specialGrapheme),
    LabelledPair("ankenehm", "angenehm", .voicing), LabelledPair("Wint", "Winter", .schwaR),
    LabelledPair("verlrnen", "verlernen", .phoneme), LabelledPair("gfallen", "gefallen", .phoneme),
    LabelledPair("Tipfeler", "Tipfehler", .lengthMark),
    LabelledPair("vereren", "verehren", .lengthMark),
    LabelledPair("beoben", "behoben", .phoneme), LabelledPair("Enschluss", "Entschluss", .phoneme),
    LabelledPair("Telefpon", "Telefon", .phoneme),

    LabelledPair("Krist", "Christ", .specialGrapheme), LabelledPair("Dak", "Dach", .phoneme),
    LabelledPair("Handuch", "Handtuch", .phoneme),
    LabelledPair("verwanter", "verwandter", .specialGrapheme),
    LabelledPair("feiel", "feil", .schwaR),
    LabelledPair("Gran", "Kran", .voicing), LabelledPair("pringen", "bringen", .voicing),
    LabelledPair("Plume", "Blume", .voicing), LabelledPair("Garden", "Garten", .voicing),
    LabelledPair("ankekommen", "angekommen", .voicing),
    LabelledPair("Esl", "Esel", .schwaR), LabelledPair("lachn", "lachen", .schwaR),
    LabelledPair("Muta", "Mutter", .doubling, .schwaR), LabelledPair("Gaten", "Garten", .schwaR),
    LabelledPair("Doaf", "Dorf", .schwaR), LabelledPair("Sterene", "Sterne", .phoneme),
    LabelledPair("schtein", "stein", .specialGrapheme),
    LabelledPair("Fuks", "Fuchs", .specialGrapheme),
    LabelledPair("Kwark", "Quark", .specialGrapheme),
    LabelledPair("Hekse", "Hexe", .specialGrapheme),
    LabelledPair("Bangk", "Bank", .specialGrapheme),
    LabelledPair("singk", "sing", .specialGrapheme),
    LabelledPair("Kefer", "Käfer", .umlautDerivation),
    LabelledPair("Keiser", "Kaiser", .specialGrapheme),
    LabelledPair("Loite", "Leute", .specialGrapheme),
    LabelledPair("Stat", "Stadt", .specialGrapheme),
    LabelledPair("Teater", "Theater", .specialGrapheme),
    LabelledPair("Cafe", "Café", .specialGrapheme),
    LabelledPair("Bücer", "Bücher", .specialGrapheme),
    LabelledPair("Fishe", "Fische", .specialGrapheme),
    LabelledPair("Tasse", "Tatze", .specialGrapheme),
    LabelledPair("Annanas", "Ananas", .doubling), LabelledPair("anehmen", "annehmen", .morpheme),
    LabelledPair("vieleicht", "vielleicht", .morpheme),
    LabelledPair("aufallen", "auffallen", .morpheme), LabelledPair("Handuch", "Handtuch", .phoneme),
    LabelledPair("Zeitungleser", "Zeitungsleser", .morpheme),
    LabelledPair("endecken", "entdecken", .morpheme), LabelledPair("dammit", "damit", .morpheme),
    LabelledPair("gekklopft", "geklopft", .phoneme), LabelledPair("Bort", "Brot", .phoneme),
    LabelledPair("bleiven", "bleiben", .phoneme), LabelledPair("gehts", "geht's", .punctuation),
    LabelledPair("Hallo.", "Hallo!", .punctuation), LabelledPair("Ja gut", "Ja, gut", .punctuation),
  ]

  @Test(arguments: definitions + further)
  func isRecognised(_ pair: LabelledPair) {
    let diagnosis = SpellingDiagnosis(target: pair.target, input: pair.input)
    let expected = Set(pair.categories)
    #expect(Set(diagnosis.categories) == expected, "\(diagnosis.places)")
  }

  @Test func everyCategoryIsDefinedByExamples() {
    let shown = Set(Self.definitions.flatMap(\.categories))
    #expect(shown == Set(SpellingCategory.german))
  }

  @Test func namesAreThoseOfTheGermanSet() {
    let names =
      "case boundary das-dass doubling long-i length-mark sharp-s umlaut-derivation umlaut-dots f-v-w "
      + "final-devoicing voicing schwa-r special-grapheme morpheme phoneme punctuation"
    #expect(SpellingCategory.german.map(\.rawValue).joined(separator: " ") == names)
  }

  @Test(arguments: Phrasebook.all)
  func everyCategoryHasALabelOfItsOwn(phrasebook: Phrasebook) {
    let labels = SpellingCategory.german.map { $0.label(in: phrasebook) }
    #expect(Set(labels).count == 17)
    #expect(!labels.contains(""))
  }

  @Test func labelsAreThoseOfTeachers() {
    #expect(SpellingCategory.finalDevoicing.label(in: .german) == "Auslautverhärtung")
    #expect(SpellingCategory.doubling.label(in: .english) == "Double consonants")
  }
}
