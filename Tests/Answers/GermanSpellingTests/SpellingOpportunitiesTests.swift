// SPDX-License-Identifier: Apache-2.0
import GermanSpelling
import LudusTestSupport
import Testing

struct SpellingOpportunitiesTests {
  @Test(arguments: [
    ("Eis", SpellingCategory.letterCase, 1), ("gar nicht", .letterCase, 2),
    ("gar nicht", .wordBoundary, 1),
    ("Nord-Ost", .wordBoundary, 1), ("Haus", .wordBoundary, 0),
    ("dass das", .dasDass, 2), ("Dasein", .dasDass, 0), ("Hass", .dasDass, 0),
    ("Katze", .doubling, 1), ("Zucker", .doubling, 1), ("Brille", .doubling, 1),
    ("Kamel", .doubling, 1),
    ("Kuckucksnest", .doubling, 2), ("hier", .longI, 1), ("sieht", .longI, 1), ("ihr", .longI, 1),
    ("Tiger", .longI, 1), ("Kind", .longI, 0), ("mein", .longI, 0), ("mehr", .lengthMark, 1),
    ("gehen", .lengthMark, 1), ("Boot", .lengthMark, 1), ("Gehalt", .lengthMark, 0),
    ("sieht", .lengthMark, 0), ("Weihnachten", .lengthMark, 1), ("Weihnachten", .longI, 0),
    ("Straße", .sharpS, 1), ("Wasser", .sharpS, 1), ("Hase", .sharpS, 0),
    ("Häuser", .umlautDerivation, 1),
    ("schön", .umlautDots, 1), ("schön", .umlautDerivation, 0), ("von", .fVW, 1),
    ("Apfel", .fVW, 0),
    ("Löffel", .fVW, 1), ("Hund", .finalDevoicing, 1), ("Kinder", .finalDevoicing, 0),
    ("ruhig", .finalDevoicing, 1),
    ("ich", .finalDevoicing, 1), ("Kinder", .voicing, 2), ("Butter", .voicing, 2),
    ("haben", .schwaR, 1),
    ("Garten", .schwaR, 2), ("spielen", .specialGrapheme, 1), ("Schiff", .specialGrapheme, 1),
    ("Dach", .specialGrapheme, 1),
    ("lang", .specialGrapheme, 1), ("Bank", .specialGrapheme, 1), ("Hexe", .specialGrapheme, 1),
    ("Zahn", .specialGrapheme, 1),
    ("Katze", .specialGrapheme, 0), ("Quark", .specialGrapheme, 1),
    ("Rhythmus", .specialGrapheme, 3),
    ("auffallen", .morpheme, 1), ("entdecken", .morpheme, 1), ("danach", .morpheme, 1),
    ("Haus", .morpheme, 0),
    ("geht's", .punctuation, 1), ("Ja, gut!", .punctuation, 2), ("Ja, gut!", .phoneme, 5),
  ])
  func areCountedFromTheTargetAlone(text: String, category: SpellingCategory, count: Int) {
    #expect(SpellingTarget(text).opportunities(for: category) == count)
  }

  @Test func knownSeamsAreOpportunities() {
    #expect(SpellingTarget(annotated: "Fahr|rad").opportunities(for: .morpheme) == 1)
    #expect(SpellingTarget(annotated: "Fahr|rad").opportunities(for: .wordBoundary) == 1)
    #expect(SpellingTarget(annotated: "Pfarrer").opportunities(for: .morpheme) == 0)
    #expect(SpellingTarget(annotated: "Pfarrer").opportunities(for: .doubling) == 1)
  }

  /// A child who misspells what a definition is about had the opportunity, unless it did too much.
  @Test(arguments: SpellingCategoryTests.definitions + SpellingCategoryTests.further)
  func coverMistakesThatAreNoOveruse(_ pair: LabelledPair) {
    let diagnosis = SpellingDiagnosis(target: pair.target, input: pair.input)
    for place in diagnosis.places where place.operation == .omission {
      for category in place.categories {
        #expect(diagnosis.target.opportunities(for: category) > 0, "\(category) of \(pair.target)")
      }
    }
  }
}
