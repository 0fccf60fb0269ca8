// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import LudusCore
import Testing

struct SlipTests {
  /// One slip of each kind, in a language that forgives it.
  @Test(arguments: [
    ("isalnd", "island", Verdict.Slip.Kind.swappedLetters, "al", "la"),
    ("revelant", "relevant", .swappedLetters, "vel", "lev"),
    ("isslande", "island", .extraDoubling, "s", ""), ("Pariss", "Paris", .extraDoubling, "s", ""),
    ("compas", "compass", .missingDoubling, "", "s"),
    ("optimimum", "optimum", .extraDoubling, "imim", "im"),
    ("tunel", "tunnel", .missingDoubling, "", "n"), ("cafe", "café", .mark, "e", "é"),
    ("dolfin", "dolphin", .soundAlike, "f", "ph"), ("dolphan", "dolphin", .vowelForVowel, "a", "i"),
    ("dolphim", "dolphin", .relatedConsonant, "m", "n"),
    ("dolphine", "dolphin", .extraVowel, "e", ""),
    ("parlament", "parliament", .missingVowel, "", "i"),
    ("parliamentw", "parliament", .extraConsonant, "w", ""),
    ("parliamen", "parliament", .missingConsonant, "", "t"), ("rytm", "rhythm", .silentH, "", "h"),
    ("sea horse", "seahorse", .wordSpacing, " ", ""),
    ("wountain", "mountain", .unrelatedLetter, "w", "m"),
  ])
  func slipsHaveKinds(
    answer: String,
    accepted: String,
    kind: Verdict.Slip.Kind,
    written: String,
    expected: String
  ) throws {
    let matcher = RoughMatcher(accepted, language: .english)
    let slips: [Verdict.Slip]
    switch (matcher.match(for: answer)?.reason, matcher.mismatch(for: answer)?.reason) {
    case (.misspelled(let misspelling), _), (_, .misspelledTooBadly(let misspelling)):
      slips = misspelling.slips
    case let other:
      Issue.record("\(other)")
      return
    }
    let slip = try #require(slips.first { $0.kind == kind }, "\(slips)")
    #expect(slip.written == written)
    #expect(slip.expected == expected)
    #expect(slip.cost > 0)
  }

  @Test(arguments: [("Bluete", "Blüte", "ue", "ü"), ("Gerät", "Geraet", "ä", "ae")])
  func anUmlautInTwoLettersIsOneMark(
    answer: String,
    accepted: String,
    written: String,
    expected: String
  ) throws {
    let misspelling = RoughMatcher(accepted, language: .german).misspelling(for: answer)
    let slips = try #require(misspelling).slips
    #expect(slips.map(\.kind) == [.mark])
    #expect(slips.map(\.written) == [written])
    #expect(slips.map(\.expected) == [expected])
  }

  @Test(arguments: [
    ("zuzusammen", "zusammen", 1), ("aktitiväten", "aktivitäten", 1), ("Kadegastell", "Kastell", 0),
  ])
  func aSyllableWrittenTwiceOrInTheOtherPlaceIsASlip(
    answer: String,
    accepted: String,
    slips: Int
  ) {
    let misspelling = RoughMatcher(accepted, language: .german).misspelling(for: answer)
    #expect((misspelling?.slips.count ?? 0) == slips)
  }

  @Test func theFirstLetterIsTheDearest() throws {
    func cost(_ answer: String) throws -> Int {
      let matcher = RoughMatcher("parliament", language: .english)
      if let misspelling = matcher.misspelling(for: answer) { return misspelling.cost }
      guard case .misspelledTooBadly(let misspelling) = matcher.mismatch(for: answer)?.reason else {
        return 0
      }
      return misspelling.cost
    }
    #expect(try cost("barliament") > cost("parliamend"))
    #expect(try cost("arliament") > cost("pariament"))
    #expect(try cost("purliament") > cost("parlioment"))
  }

  @Test func doublingsAndSwapsCostNextToNothingInEnglish() throws {
    let matcher = RoughMatcher("parliament", language: .english)
    for answer in ["parrliament", "parliamnet", "parlliiament"] {
      #expect(try #require(matcher.misspelling(for: answer)).cost <= 2)
    }
  }

  @Test func longerWordsMayCostMore() throws {
    let typos = [
      ("cellar", "celler"), ("parliament", "parlament"), ("constitutional", "constitutionel"),
    ]
    let limits = try typos.map { word, typo in
      try #require(RoughMatcher(word, language: .english).misspelling(for: typo)).limit
    }
    #expect(limits == limits.sorted())
  }

  @Test func aListOfWordsMakesTheRestMoreLikelyMisspelled() throws {
    let matcher = RoughMatcher("parliament", language: .english)
    let alone = try #require(matcher.misspelling(for: "parlament")).limit
    let lexicon = Lexicon(words: ["Parchment", "armament"] + (0..<5_000).map { "word\($0)" })
    #expect(try #require(matcher.misspelling(for: "parlament", knowing: lexicon)).limit > alone)
    #expect(
      matcher.mismatch(for: "armament", knowing: lexicon)?.reason == .isAnotherWord("armament")
    )
  }
}
