// SPDX-License-Identifier: Apache-2.0
@testable import GermanSpelling
import Languages
import LudusCore
import LudusTestSupport
import Testing

struct SpellingDiagnosisTests {
  @Test func aPlaceSaysWhatWasWrittenWhereAndWhy() throws {
    let diagnosis = SpellingDiagnosis(target: "ängstlich", input: "engstlich")
    #expect(diagnosis.places[0].categories == [.umlautDerivation])
    #expect(diagnosis.places.count == 1)
    let place = diagnosis.places[0]
    #expect(place.targetRange == 0..<1)
    #expect(place.inputRange == 0..<1)
    #expect(place.target == "ä")
    #expect(place.input == "e")
    #expect(place.operation == .substitution)
    #expect(place.hint == GermanHint.umlautDerivation.hint)
    #expect(place.hint?.sentence(in: .german) == "Gibt es ein verwandtes Wort mit a oder au?")
  }

  @Test func aUnitCanBeMisspelledInTwoWaysAndInCaseBesides() {
    #expect(
      SpellingDiagnosis(target: "Stück", input: "Stüg").places.map(\.categories) == [
        [.doubling, .finalDevoicing]
      ]
    )
    #expect(
      SpellingDiagnosis(target: "Vogel", input: "fogel").places.map(\.categories) == [
        [.letterCase, .fVW]
      ]
    )
    #expect(
      SpellingDiagnosis(target: "wählen", input: "welen").places.map(\.categories) == [
        [.lengthMark, .umlautDerivation]
      ]
    )
    #expect(
      SpellingDiagnosis(target: "Stück", input: "StüG").places.map(\.categories) == [
        [.letterCase, .doubling, .finalDevoicing]
      ]
    )
  }

  @Test func categoriesAreListedInTheOrderOfTheirPlaces() {
    let diagnosis = SpellingDiagnosis(target: "verstecken", input: "ferschtegen")
    #expect(diagnosis.categories == [.fVW, .specialGrapheme, .doubling, .voicing])
    #expect(diagnosis.mistakes(in: .doubling) == 1)
    #expect(diagnosis.mistakes(in: .longI) == 0)
  }

  @Test(arguments: [
    ("fon", "von", WordAlignment.Edit.Operation.substitution), ("Brile", "Brille", .omission),
    ("Schuhle", "Schule", .insertion), ("Forsch", "Frosch", .transposition),
    ("nich", "nicht", .omission), ("nichht", "nicht", .insertion), ("Stüg", "Stück", .substitution),
    ("schpringt", "springt", .insertion), ("hinter her", "hinterher", .insertion),
    ("Loite", "Leute", .substitution), ("Mohs", "Moos", .substitution),
  ])
  func aPlaceSaysWhatWasDone(input: String, target: String, operation: WordAlignment.Edit.Operation)
  {
    let places = SpellingDiagnosis(target: target, input: input).places
    #expect(places.map(\.operation) == [operation])
  }

  @Test(arguments: [
    ("Weinachten", "Weihnachten", SpellingCategory.lengthMark),
    ("verzeit", "verzeiht", .lengthMark),
    ("Reie", "Reihe", .lengthMark), ("Beihn", "Bein", .phoneme),
    ("Freieit", "Freiheit", .phoneme),
  ])
  func anHBehindADiphthongBelongsToTheStem(
    input: String,
    target: String,
    category: SpellingCategory
  ) {
    #expect(SpellingDiagnosis(target: target, input: input).categories.contains(category))
  }

  @Test func rangesCountLettersOfBothTexts() throws {
    let diagnosis = SpellingDiagnosis(target: "gar nicht", input: "garnich")
    #expect(diagnosis.places.map(\.targetRange) == [3..<4, 8..<9])
    #expect(diagnosis.places.map(\.inputRange) == [3..<3, 7..<7])
    let decomposed = SpellingDiagnosis(target: "a\u{308}ngstlich", input: "a\u{308}nkstlich")
    #expect(decomposed.places.map(\.targetRange) == [2..<3])
    #expect(decomposed.places.map(\.target) == ["g"])
  }

  @Test func knownSeamsDecideWhatListsCannotKnow() {
    let head = SpellingTarget(annotated: "Schul|leiter")
    #expect(SpellingDiagnosis(target: head, input: "Schuleiter").categories == [.morpheme])
    #expect(SpellingDiagnosis(target: "Schulleiter", input: "Schuleiter").categories == [.doubling])
    let newt = SpellingTarget(annotated: "Kamm|molch")
    #expect(SpellingDiagnosis(target: "Kammmolch", input: "Kammolch").categories == [.morpheme])
    #expect(SpellingDiagnosis(target: newt, input: "Kammolch").categories == [.morpheme])
    let hall = SpellingTarget(annotated: "Ball|haus")
    #expect(SpellingDiagnosis(target: hall, input: "Balhaus").categories == [.doubling])
    let moss = SpellingTarget(annotated: "Torf|fladen")
    #expect(SpellingDiagnosis(target: moss, input: "Torfladen").categories == [.morpheme])
    let onset = SpellingTarget(annotated: "Bau|herr")
    #expect(SpellingDiagnosis(target: onset, input: "Bauerr").categories == [.phoneme])
  }

  @Test func targetsAreStoredAsTextOrParts() throws {
    let known = SpellingTarget(annotated: "Fahr|rad|weg")
    #expect(known.text == "Fahrradweg")
    #expect(known.seams == [4, 7])
    try expectJSON(known, #"["Fahr","rad","weg"]"#)
    try expectJSON(SpellingTarget("Fahrrad"), #""Fahrrad""#)
    try expectJSON(SpellingTarget(annotated: "Rad"), #"["Rad"]"#)
    // A blank beside a seam is part of the text.
    try expectJSON(SpellingTarget(annotated: "zum |Rad"), #"["zum ","Rad"]"#)
    try expectJSON(SpellingTarget(annotated: " zum| Rad | | weg |"), #"["zum"," Rad ","weg"]"#)
    // Marks join the letter before the seam.
    #expect(try decode(SpellingTarget.self, #"["e","\u0301t","e"]"#).seams == [1, 2])
    #expect(SpellingTarget("Fahrrad").seams == nil)
    #expect(SpellingTarget(annotated: "|Rad||weg|").seams == [3])
    #expect(SpellingTarget(annotated: "").text.isEmpty)
    #expect(throws: DecodingError.self) { try decode(SpellingTarget.self, "7") }
  }

  @Test func targetsOfVeryManyPartsAreStored() throws {
    let known = SpellingTarget(annotated: String(repeating: "ab|", count: 100_000))
    #expect(known.seams?.count == 99_999)
    #expect(try decode(SpellingTarget.self, json(known)) == known)
  }

  @Test func storingChangesNoTarget() {
    forEachSeed { random in
      let letters = Array("ab |\u{301}\u{85}-–„\u{AD}\t")
      let text = String((0..<12).map { _ in letters.randomElement(using: &random) ?? "|" })
      let known = SpellingTarget(annotated: text)
      try #require(try decode(SpellingTarget.self, json(known)) == known)
      try #require(known.text == SpellingTarget(known.text).text)
    }
  }

  @Test func plainSpellingsOfSignsAreNoMistakes() {
    #expect(SpellingDiagnosis(target: "geht's", input: " geht’s\u{200B} ").places.isEmpty)
    #expect(SpellingDiagnosis(target: "„Ja“", input: "\"Ja\"").places.isEmpty)
    #expect(SpellingDiagnosis(target: "", input: "").places.isEmpty)
  }

  @Test func nothingWrittenIsALetterMissingAtEveryPlace() {
    let diagnosis = SpellingDiagnosis(target: "Uhr", input: "")
    #expect(diagnosis.categories == [.phoneme])
    #expect(diagnosis.places.map(\.target).joined() == "Uhr")
    #expect(SpellingDiagnosis(target: "", input: "Uhr").categories == [.phoneme])
  }
}
