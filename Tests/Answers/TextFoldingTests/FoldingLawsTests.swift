// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Testing

@testable import TextFolding

/// A way to fold a text, with a name for failures.
struct Folding: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let fold: @Sendable (String) -> String

  /// Every folding that the module has.
  static let all = [
    Folding(testDescription: "spacing") { $0.withPlainSpacing },
    Folding(testDescription: "case") { $0.caseFolded },
    Folding(testDescription: "tone numbers") { $0.withToneMarks },
    Folding(testDescription: "diacritics") { $0.withoutDiacritics },
    Folding(testDescription: "compatibility") { $0.withoutCompatibilityForms },
    Folding(testDescription: "umlauts") { $0.withoutUmlauts },
    Folding(testDescription: "sharp s") { $0.withoutSharpS },
    Folding(testDescription: "quotes") { $0.withStraightQuotes },
    Folding(testDescription: "dashes") { $0.withPlainDashes },
    Folding(testDescription: "hyphens") { $0.withoutHyphens },
    Folding(testDescription: "punctuation") { $0.withoutPunctuation },
  ]
}

struct FoldingLawsTests {
  @Test(arguments: Folding.all)
  func aFoldedTextIsFoldedNoFurther(folding: Folding) {
    forEachSeed { generator in
      let once = folding.fold(generator.text())
      try #require(folding.fold(once) == once)
    }
  }

  /// Two texts that are canonically equivalent are one text, however their letters are encoded.
  @Test(arguments: Folding.all)
  func equivalentTextsStayEquivalent(folding: Folding) {
    for (composed, decomposed) in [
      ("Grün", "Gru\u{308}n"), ("école", "e\u{301}cole"), ("Ångström", "A\u{30A}ngstro\u{308}m"),
      ("й", "и\u{306}"), ("ᾴ", "α\u{301}\u{345}"),
    ] {
      #expect(folding.fold(composed) == folding.fold(decomposed))
    }
  }

  @Test(arguments: Folding.all)
  func plainWordsAndNothingStayAsTheyAre(folding: Folding) {
    for text in ["", "plain words", "x", "42"] { #expect(folding.fold(text) == text) }
  }
}
