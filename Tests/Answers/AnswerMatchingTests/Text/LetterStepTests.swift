// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import Testing

/// The steps that are about letters: compatibility, umlauts, sharp s, diacritics, case.
struct LetterStepTests {
  @Test(arguments: [
    ("ﬁnal", "final"), ("ﬂow", "flow"), ("oﬃce", "office"), ("Ĳssel", "IJssel"),
    ("ǆ ǅ Ǆ", "dž Dž DŽ"),
    ("ſo", "so"), ("\u{1E9B}", "ṡ"), ("ŉ", "ʼn"), ("Ａｂ１！", "Ab1!"), ("ｶﾞｽ", "ガス"), ("ﾊﾟﾝ", "パン"),
    ("￥", "¥"),
    ("5 ℓ", "5 l"), ("№ 5", "No 5"), ("20 ℃", "20 °C"), ("\u{B5}m", "μm"), ("ϕ", "φ"), ("ϓ", "Ύ"),
    ("wait…", "wait..."),
    ("Louis Ⅻ", "Louis XII"), ("ⅳ", "iv"), ("𝑥 ∈ ℝ", "x ∈ R"), ("𝟚", "2"), ("𝜋", "π"), ("𝛻𝜕", "∇∂"),
    ("Ⓐⓩ", "Az"), ("ℋℊ", "Hg"), ("ｰﾝ", "ーン"), ("ⱼᵥ", "jv"),
  ])
  func compatibilityFormsBecomePlain(text: String, expected: String) {
    #expect(NormalizationStep.compatibility.apply(to: text) == expected)
  }

  @Test(arguments: [
    ("H₂O", "H2O"), ("C₆H₁₂O₆", "C6H12O6"), ("Ca²⁺", "Ca2+"), ("m²", "m2"), ("10²", "10^2"),
    ("10⁻³", "10^-3"),
    ("10₂", "10_2"), ("2ⁿ", "2^n"), ("x₁²", "x1^2"), ("x²5", "x2 5"), ("½", "1/2"), ("3½", "3 1/2"),
    ("3 ½", "3 1/2"),
    ("½½", "1/2 1/2"), ("½5", "1/2 5"), ("¹⁄₂", "1/2"), ("⑩①", "10 1"), ("No①", "No1"),
    ("²³⁵U", "235U"),
  ])
  func numbersOfOneCharacterDoNotRunTogether(text: String, expected: String) {
    #expect(NormalizationStep.compatibility.apply(to: text) == expected)
  }

  @Test(arguments: ["plain", "æœß", "é", "™", "㎏", "ガス", "“so”", "–", "×", "", "٣"])
  func compatibilityLeavesOtherCharactersAlone(text: String) {
    #expect(NormalizationStep.compatibility.apply(to: text) == text)
  }

  @Test(arguments: [
    ("Müller", "Mueller"), ("Öl", "Oel"), ("a\u{308}hnlich", "aehnlich"), ("KÖLN", "KOeLN"),
    ("naïve", "naïve"),
    ("Noël", "Noël"), ("Ålesund", "Ålesund"), ("ǖ", "ǖ"), ("a\u{323}\u{308}", "ạ\u{308}"),
    ("Mauer", "Mauer"),
    ("\u{308}a", "\u{308}a"), ("Straße", "Straße"),
  ])
  func umlautsBecomeTwoLetters(text: String, expected: String) {
    #expect(NormalizationStep.umlauts.apply(to: text) == expected)
  }

  @Test(arguments: [("Fuß", "Fuss"), ("FUẞ", "FUSS"), ("Fuss", "Fuss"), ("Bär", "Bär"), ("β", "β")])
  func sharpSBecomesTwoLetters(text: String, expected: String) {
    #expect(NormalizationStep.sharpS.apply(to: text) == expected)
  }

  @Test(arguments: [
    ("crème brûlée", "creme brulee"), ("Dvořák", "Dvorak"), ("Curaçao", "Curacao"),
    ("Łódź", "Lodz"), ("đàn bầu", "dan bau"),
    ("Người", "Nguoi"), ("Tromsø", "Tromso"), ("Þór", "Thor"), ("Ærø", "Aero"), ("cœur", "coeur"),
    ("Grüße", "Grusse"),
    ("ẞ", "SS"), ("Diyarbakır", "Diyarbakir"), ("İzmir", "Izmir"), ("ħŧŋ", "htn"), ("ș ţ", "s t"),
    ("ȷ", "j"), ("ẖ", "h"),
    ("x\u{302}\u{323}", "x"), ("Αθήνα", "Αθηνα"), ("ᾧ", "ω"), ("ΐ", "ι"), ("ёлка", "елка"),
    ("за\u{301}мок", "замок"), ("בָּ", "ב"), ("مَدرَسة", "مدرسة"),
  ])
  func diacriticsAreDropped(text: String, expected: String) {
    #expect(NormalizationStep.diacritics.apply(to: text) == expected)
  }

  /// A mark of another script, or on no letter, is not a diacritic; nor is a stroke through a sign.
  @Test(arguments: [
    "йод", "їжак", "ўѓќ", "が", "पानी", "=\u{338}", "≠", "\u{301}", "1\u{302}", "´", "ʼ", "ə",
    "×÷", "☀\u{FE0F}",
  ])
  func otherMarksStay(text: String) {
    #expect(NormalizationStep.diacritics.apply(to: text) == text)
  }

  @Test func onlyTheMarkThatMakesAnotherLetterIsKept() {
    #expect(NormalizationStep.diacritics.apply(to: "ӣ\u{306}і\u{344}г\u{344}й\u{301}") == "йїѓй")
  }

  /// Every letter of Latin, Greek and Cyrillic that is one or more marks away from a plain one.
  @Test func noComposedLetterIsForgotten() {
    let kept = Set("ЙйЎўЇїЃѓЌќ".unicodeScalars)
    let letters = CanonicalPairs.all
      .filter { $0.decomposed.unicodeScalars.count > 1 && $0.composed.properties.isAlphabetic }
      .map(\.composed)
      .filter { !kept.contains($0) && !(0x300...0x36F).contains($0.value) }
    let unchanged = letters.filter { NormalizationStep.diacritics.apply(to: "\($0)") == "\($0)" }
    #expect(unchanged.isEmpty)
  }

  @Test(arguments: [
    ("Rome", "rOME"), ("STRASSE", "Straße"), ("STRAẞE", "strasse"), ("ΣΊΣΥΦΟΣ", "Σίσυφος"),
    ("ÉCOLE", "e\u{301}cole"),
    ("ﬃ", "FFI"), ("\u{212A}", "k"), ("µ", "Μ"), ("İ", "i\u{307}"), ("İ", "I"),
    ("į\u{307}\u{301}", "Į\u{301}"), ("J\u{307}\u{303}", "j\u{303}"), ("Ị\u{307}", "ị"),
    ("ŉ", "ʼN"), ("Ǆ", "ǅ"),
    ("ᾳ", "ΑΙ"), ("Ж", "ж"),
    ("ᾴ", "α\u{345}\u{301}"), ("ᾳ\u{301}", "ΆΙ"),
  ])
  func caseFoldingMakesCasesEqual(first: String, second: String) {
    let fold = NormalizationStep.caseFolding.apply(to:)
    #expect(fold(first) == fold(second))
  }

  @Test(arguments: [
    ("ı", "i"), ("I", "ı"), ("i\u{308}\u{307}", "ï"), ("ė", "e"), ("e", "é"), ("ø", "o"),
    ("0", "O"),
  ])
  func caseFoldingKeepsOtherLettersApart(first: String, second: String) {
    let fold = NormalizationStep.caseFolding.apply(to:)
    #expect(fold(first) != fold(second))
  }

  /// Texts of ASCII and Latin-1 letters are folded in a short way; a letter of another script takes
  /// the long one.
  @Test(arguments: [NormalizationStep.caseFolding, .quotes])
  func textsOfWesternLettersComeOutAsBesideOtherLetters(step: NormalizationStep) throws {
    let plain = (0..<0x300).compactMap(Unicode.Scalar.init)
    let quotes = "‘’‚‛‹›❛❜`´ʻʼ＇“”„‟«»❝❞〝〞〟＂\u{1FEF}\u{1FFD}\u{301}".unicodeScalars
    for scalar in plain + quotes {
      for text in ["\(scalar)", "aZ\(scalar)É", "×\(scalar)ß", "Ã\(scalar)"] {
        // The quote takes the text the long way by one step, the letter by the other.
        let long = step.apply(to: text + "`ж")
        try #require(step.apply(to: text) + (step == .quotes ? "'ж" : "`ж") == long, "\(text)")
      }
    }
  }
}
