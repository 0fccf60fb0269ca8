// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import GermanSpelling
import Testing

@Suite struct TypicalErrorTests {
  private func misspellings(of word: String, _ category: SpellingCategory? = nil) -> [String] {
    TypicalError.errors(in: word, of: category).map(\.misspelling)
  }

  @Test(arguments: [
    ("Dienstag", SpellingCategory.longI, ["Dinstag", "Dihnstag"]), ("Tiger", .longI, ["Tieger"]),
    ("ihr", .longI, ["ir", "ier"]), ("zieht", .longI, ["ziet", "ziht"]), ("Ferien", .longI, []),
    ("Ball", .longI, []), ("Sommer", .doubling, ["Somer"]), ("Zucker", .doubling, ["Zuker"]),
    ("Katze", .doubling, ["Kaze"]), ("von", .doubling, ["vonn"]), ("Name", .doubling, []),
    ("fahren", .lengthMark, ["faren"]), ("Name", .lengthMark, ["Nahme"]),
    ("Haar", .lengthMark, ["Har", "Hahr"]), ("Schnee", .lengthMark, ["Schneh"]),
    ("Dienstag", .lengthMark, []), ("Weihnachten", .lengthMark, ["Weinachten"]),
    ("Straße", .sharpS, ["Strase", "Strasse"]),
    ("Haus", .sharpS, ["Hauß"]), ("lesen", .sharpS, []), ("Zeugnis", .doubling, ["Zeugniss"]),
    ("Häuser", .umlautDerivation, ["Heuser"]), ("Straße", .umlautDerivation, []),
    ("Eltern", .umlautDerivation, ["Ältern"]), ("lesen", .umlautDerivation, []),
    ("Mädchen", .umlautDots, ["Madchen"]), ("Vögel", .umlautDots, []),
    ("hätte", .umlautDots, []), ("größer", .umlautDots, []), ("Vater", .fVW, ["Fater"]),
    ("Klavier", .fVW, ["Klawier"]), ("Großvater", .fVW, ["Großfater"]), ("Delphin", .fVW, []),
    ("Hund", .finalDevoicing, ["Hunt"]), ("lustig", .finalDevoicing, ["lustich"]),
    ("Brot", .finalDevoicing, ["Brod"]), ("Planet", .finalDevoicing, []),
    ("Blume", .voicing, ["Plume"]), ("der", .voicing, []), ("gelaufen", .voicing, []),
    ("aber", .schwaR, ["aba"]), ("Garten", .schwaR, ["Gaten", "Gartn"]), ("er", .schwaR, []),
    ("Stein", .specialGrapheme, ["Schtein", "Stain"]), ("Fenster", .specialGrapheme, []),
    ("Fuchs", .specialGrapheme, ["Fux", "Fuks"]), ("nächste", .specialGrapheme, []),
    ("Fahrrad", .morpheme, ["Fahrad"]), ("entdecken", .morpheme, ["endecken"]),
    ("danach", .morpheme, ["dannach"]), ("dafür", .morpheme, ["daffür"]),
    ("dazu", .morpheme, ["datzu"]), ("davor", .morpheme, []),
    ("Lieblingstier", .morpheme, ["Lieblingtier"]),
    ("nicht", .phoneme, ["nich"]), ("macht", .phoneme, []), ("Hund", .phoneme, ["Hud"]),
    ("das", .dasDass, ["dass"]), ("dass", .dasDass, ["das"]),
    ("Hund", .letterCase, ["hund"]), ("Sie", .letterCase, []), ("laufen", .letterCase, []),
    ("zusammen", .wordBoundary, ["zu sammen"]), ("gar nicht", .wordBoundary, ["garnicht"]),
    ("Kindergarten", .wordBoundary, ["Kinder garten"]), ("Eisenbahn", .wordBoundary, []),
    ("zu Hause", .wordBoundary, []), ("bellt.", .punctuation, ["bellt"]),
    ("weiß,", .punctuation, ["weiß"]), ("USA", nil, []),
  ])
  func childrenMakeTypicalErrors(word: String, category: SpellingCategory?, errors: [String]) {
    let found = TypicalError.errors(in: word, of: category)
    #expect(found.map(\.misspelling) == errors)
    #expect(found.allSatisfy { $0.diagnosis.categories == [$0.category] })
  }

  @Test func theSOfSomeWordsSoundsLikeZ() {
    #expect(misspellings(of: "Hals").contains("Halz"))
    #expect(misspellings(of: "eins").contains("einz"))
    #expect(!misspellings(of: "Fels").contains("Felz"))
  }

  @Test func anErrorIsWhatItSays() {
    for word in ["Großvater", "Dienstag", "zusammen", "gar nicht", "bellt.", "Äpfel", "Straße"] {
      for error in TypicalError.errors(in: word) {
        let letters = Array(word)
        let rebuilt =
          String(letters[..<error.range.lowerBound]) + error.replacement
          + String(letters[error.range.upperBound...])
        #expect(rebuilt == error.misspelling)
        #expect(error.misspelling != word)
        #expect(!error.range.isEmpty)
      }
    }
  }

  @Test func whatIsTooLongForAWordInvitesNone() {
    let word = String(repeating: "Sommer", count: 16) + "Ball"
    #expect(!TypicalError.errors(in: word.lowercased()).isEmpty)
    #expect(TypicalError.errors(in: word.lowercased() + "s").isEmpty)
  }

  @Test(arguments: ["", " ", ".", "ß", "h", "äh", "A", "ie", "x y", "\u{301}", "🙂.", "a\u{308}u"])
  func oddTextsAreNoTrouble(text: String) {
    for error in TypicalError.errors(in: text) {
      #expect(error.misspelling != text)
    }
  }
}
