// SPDX-License-Identifier: Apache-2.0
import GermanSpelling
import LudusTestSupport
import Testing

/// How a diagnosis aligns its texts.
struct SpellingAlignmentTests {
  /// The misspelled units, as "input>target" in one text.
  private func units(_ input: String, _ target: String) -> String {
    SpellingDiagnosis(target: target, input: input).segments.filter { !$0.isEqual }
      .map { "\($0.input)>\($0.target)" }.joined(separator: " ")
  }

  @Test(arguments: [
    ("hir", "hier", "i>ie"), ("sit", "sieht", "i>ieh"), ("ir", "ihr", "i>ih"),
    ("Schuhle", "Schule", "uh>u"), ("Bot", "Boot", "o>oo"), ("Heuser", "Häuser", "eu>äu"),
    ("leken", "lecken", "k>ck"), ("Kaze", "Katze", "z>tz"), ("Brile", "Brille", "l>ll"),
    ("schpringt", "springt", "schp>sp"), ("Bücer", "Bücher", "c>ch"), ("Fishe", "Fische", "sh>sch"),
    ("lansam", "langsam", "n>ng"), ("Fuks", "Fuchs", "ks>chs"), ("Kwelle", "Quelle", "Kw>Qu"),
    ("Loite", "Leute", "oi>eu"), ("aba", "aber", "a>er"), ("gerold", "gerollt", "l>ll d>t"),
    ("Fatter", "Vater", "F>V tt>t"), ("Tack", "Tag", "ck>g"), ("Forsch", "Frosch", "or>ro"),
    ("nich", "nicht", ">t"), ("Mutter her", "Mutterherr", " > r>rr"),
    ("Loewe", "Löwe", "oe>ö"), ("Rytmus", "Rhythmus", "R>Rh t>th"),
  ])
  func spellingsAreAlignedInUnits(input: String, target: String, expected: String) {
    #expect(units(input, target) == expected)
  }

  @Test func segmentsAreEqualRunsAndMisspelledUnits() {
    let diagnosis = SpellingDiagnosis(target: "Schule", input: "Schuhle")
    #expect(diagnosis.segments.map(\.target) == ["Sch", "u", "le"])
    #expect(diagnosis.segments.map(\.input) == ["Sch", "uh", "le"])
    #expect(diagnosis.segments.map(\.isEqual) == [true, false, true])
    #expect(SpellingDiagnosis(target: "", input: "").segments.isEmpty)
  }

  @Test func signsThatMakeNoDifferenceAreMadePlain() {
    let diagnosis = SpellingDiagnosis(target: "geht’s ", input: " geht's")
    #expect(diagnosis.target.text == "geht's")
    #expect(diagnosis.input == "geht's")
    #expect(diagnosis.segments.map(\.isEqual) == [true])
  }

  @Test func segmentsRebuildBothTexts() {
    forEachSeed(0..<500) { generator in
      let (target, input) = generator.spellingPair()
      let diagnosis = SpellingDiagnosis(target: target, input: input)
      try #require(diagnosis.segments.map(\.target).joined() == diagnosis.target.text)
      try #require(diagnosis.segments.map(\.input).joined() == diagnosis.input)
      for segment in diagnosis.segments {
        try #require(!segment.target.isEmpty || !segment.input.isEmpty)
        try #require(!segment.isEqual || segment.target == segment.input)
      }
      for (first, second) in zip(diagnosis.segments, diagnosis.segments.dropFirst()) {
        try #require(!first.isEqual || !second.isEqual)
      }
    }
  }
}
