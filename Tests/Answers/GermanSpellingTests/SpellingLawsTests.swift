// SPDX-License-Identifier: Apache-2.0
import GermanSpelling
import LudusTestSupport
import Testing

/// What holds for every pair of texts.
struct SpellingLawsTests {
  @Test func equalTextsHaveNoDiagnosisAndUnequalOnesHaveOne() {
    forEachSeed(0..<800) { generator in
      let (target, input) = generator.spellingPair()
      let diagnosis = SpellingDiagnosis(target: target, input: input)
      try #require(diagnosis.places.isEmpty == (diagnosis.target.text == diagnosis.input))
      try #require(diagnosis.categories.isEmpty == diagnosis.places.isEmpty)
      for place in diagnosis.places {
        try #require(!place.categories.isEmpty)
      }
      try #require(SpellingDiagnosis(target: target, input: target).places.isEmpty)
      let reverse = SpellingDiagnosis(target: input, input: target)
      try #require(reverse.places.isEmpty == diagnosis.places.isEmpty)
    }
  }

  @Test func placesAreInRangeAndOrderAndHoldTheirLetters() {
    forEachSeed(0..<600) { generator in
      let (target, input) = generator.spellingPair()
      let diagnosis = SpellingDiagnosis(target: target, input: input)
      let targetLetters = Array(diagnosis.target.text)
      let inputLetters = Array(diagnosis.input)
      var (targetEnd, inputEnd) = (0, 0)
      for place in diagnosis.places {
        try #require(place.targetRange.lowerBound >= targetEnd)
        try #require(place.inputRange.lowerBound >= inputEnd)
        // What lies between places is equal.
        try #require(
          targetLetters[targetEnd..<place.targetRange.lowerBound]
            == inputLetters[inputEnd..<place.inputRange.lowerBound]
        )
        (targetEnd, inputEnd) = (place.targetRange.upperBound, place.inputRange.upperBound)
        try #require(targetEnd <= targetLetters.count && inputEnd <= inputLetters.count)
        try #require(String(targetLetters[place.targetRange]) == place.target)
        try #require(String(inputLetters[place.inputRange]) == place.input)
        try #require(place.target != place.input)
      }
      try #require(targetLetters[targetEnd...] == inputLetters[inputEnd...])
    }
  }

  @Test func theSamePairHasTheSameDiagnosis() {
    forEachSeed(0..<300) { generator in
      let (target, input) = generator.spellingPair()
      let first = SpellingDiagnosis(target: target, input: input)
      try #require(first == SpellingDiagnosis(target: SpellingTarget(target), input: input))
    }
  }

  @Test func opportunitiesAreNeverFewerThanMistakes() {
    forEachSeed(0..<200) { generator in
      let (target, input) = generator.spellingPair()
      let diagnosis = SpellingDiagnosis(target: target, input: input)
      for category in SpellingCategory.german {
        let count = diagnosis.opportunities(for: category)
        try #require(count >= diagnosis.mistakes(in: category))
        try #require(count >= diagnosis.target.opportunities(for: category))
      }
    }
  }

  @Test(arguments: [
    ("one letter again and again", String(repeating: "e", count: 10_000)),
    ("a long word", String(repeating: "schneeweißes", count: 300)),
    ("letters with marks", String(repeating: "u\u{308}", count: 2_000)),
    ("marks", "a" + String(repeating: "\u{301}", count: 20_000)),
    ("emoji", String(repeating: "👩‍👩‍👧‍👦", count: 300)),
    ("many words", String(repeating: "ab ", count: 1_000)),
    ("line breaks", "\r\nRad\r\nfahren\r\n"),
    ("right to left", "\u{202E}Rad\u{202C}"),
    ("a lone surrogate", String(decoding: [0x70, 0xED, 0xA0, 0x80, 0x61], as: UTF8.self)),
    ("zeros", String(repeating: "\0", count: 2_000)), ("nothing", ""), ("a bar", "|"),
  ])
  func hostileTextsAreDiagnosed(name: String, text: String) {
    let targets = ["Rad fahren", String(text.reversed()) + "x", ""]
    for target in targets where !target.isEmpty || !text.isEmpty {
      let diagnosis = SpellingDiagnosis(target: SpellingTarget(annotated: target), input: text)
      #expect(diagnosis.places.isEmpty == (diagnosis.target.text == diagnosis.input))
      #expect(diagnosis.target.opportunities(for: .phoneme) <= target.count)
    }
  }

  @Test func textsTooLongForUnitsAreAlignedLetterByLetter() {
    let target = String(repeating: "hier und da ", count: 100) + "hier"
    let input = String(repeating: "dort oder ", count: 100) + "hir"
    let diagnosis = SpellingDiagnosis(target: target, input: input)
    #expect(!diagnosis.places.isEmpty)
    #expect(diagnosis.places.allSatisfy { $0.target.count <= 2 && $0.input.count <= 2 })
    // The same mistake in equal surroundings is found by its unit, however long these are.
    let long = String(repeating: "hier und da ", count: 1_000)
    let near = SpellingDiagnosis(target: long + "hier " + long, input: long + "hir " + long)
    #expect(near.categories == [.longI])
  }
}
