// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import Testing

/// The steps that are about what stands between the letters: spacing, quotes, dashes, punctuation,
/// hyphens.
struct SignStepTests {
  @Test(arguments: [
    ("  a \t b\n", "a b"), ("a\u{A0}\u{202F}b", "a b"), ("a\u{200B}b", "ab"), ("\u{FEFF}a", "a"),
    ("co\u{AD}op", "coop"),
    ("\u{200F}a\u{200E}", "a"), ("\r\n\r\n", ""), ("", ""), (" ", ""), ("a\u{3000}b", "a b"),
    ("ä\u{1680}ö ", "ä ö"),
    ("2\u{2062}x", "2x"), ("👩\u{200D}🔬", "👩\u{200D}🔬"), ("ab", "ab"), ("a  b", "a b"),
    ("ice cream", "ice cream"),
  ])
  func spacingIsMadePlain(text: String, expected: String) {
    #expect(NormalizationStep.spacing.apply(to: text) == expected)
  }

  @Test func whiteSpaceIsThatOfUnicode() {
    for scalar in (0...0x1_FFFF).compactMap(Unicode.Scalar.init)
    where scalar.properties.isWhitespace {
      #expect(NormalizationStep.spacing.apply(to: "a\(scalar)\(scalar)b") == "a b")
    }
  }

  @Test(arguments: [
    ("it’s", "it's"), ("‚so‘", "'so'"), ("„so“", "\"so\""), ("«so»", "\"so\""), ("‹so›", "'so'"),
    ("`a´", "'a'"),
    ("＂so＂", "\"so\""), ("Hawaiʻi", "Hawai'i"), ("5′", "5′"), ("5″", "5″"),
  ])
  func quotesAreMadeStraight(text: String, expected: String) {
    #expect(NormalizationStep.quotes.apply(to: text) == expected)
  }

  @Test(arguments: [
    ("1914–1918", "1914-1918"), ("so — it", "so - it"), ("−7", "-7"),
    ("well\u{2011}known", "well-known"), ("－﹣‒―‐", "-----"),
    ("co\u{AD}op", "co\u{AD}op"), ("~_÷", "~_÷"), ("-", "-"),
  ])
  func dashesAreMadePlain(text: String, expected: String) {
    #expect(NormalizationStep.dashes.apply(to: text) == expected)
  }

  @Test(arguments: [
    ("Eureka!", "Eureka"), ("Yes, sir.", "Yes sir"), ("¿Qué?", "Qué"),
    ("\"carpe noctem\"", "carpe noctem"), ("„so“", "so"),
    ("(left) ventricle", "left ventricle"), ("colour(s)", "colours"), ("U.S.A.", "USA"),
    ("etc…", "etc"), ("red,green", "red green"),
    ("red , green", "red green"), ("a; b: c", "a b c"), ("'tis", "tis"),
    ("rock 'n' roll", "rock n roll"), ("no.5", "no 5"),
    ("It was 1945.", "It was 1945"), ("5(3)", "5 3"), ("1...5", "1 5"), (" (a) ", "a"),
    ("[.5]", ".5"), ("a(.5)", "a 5"),
    ("isn(')t", "isnt"), ("mot。", "mot"), ("1. a", "1 a"), ("\u{301}. .5", "\u{301} .5"),
    ("?\u{301}a!", "?\u{301}a"),
  ])
  func punctuationIsDropped(text: String, expected: String) {
    #expect(NormalizationStep.punctuation.apply(to: text) == expected)
  }

  @Test(arguments: [
    "1.5", "1,5", "-5", "-.5", ".5", "a .5", "1,000.25", "10:30", "5!", "isn't", "l’eau",
    "e\u{301}'s", "٣.٥", "T-cell", "a - b", "50%",
    "and/or", "C++", "C#", "5 °C", "a  b", " a ", "?!", "...", "", "5′",
  ])
  func punctuationThatCarriesMeaningStays(text: String) {
    #expect(NormalizationStep.punctuation.apply(to: text) == text)
  }

  @Test(arguments: [
    ("T-cell", "T cell"), ("mother-in-law", "mother in law"), ("cafe\u{301}-bar", "café bar"),
    ("well\u{2010}known", "well known"), ("carbon-14", "carbon 14"), ("caf\u{E9}-5", "café 5"),
    ("cafe\u{301}-5", "café 5"), ("oméga-3-acid", "oméga 3-acid"), ("mol-1", "mol-1"),
    ("MiG-29", "MiG-29"),
    ("-5", "-5"), ("2-propanol", "2-propanol"), ("x-1", "x-1"), ("a - b", "a - b"),
    ("a--b", "a--b"), ("-a", "-a"), ("a-", "a-"), ("a–b", "a–b"),
  ])
  func hyphensBetweenLettersBecomeBlanks(text: String, expected: String) {
    #expect(NormalizationStep.hyphens.apply(to: text) == expected)
  }
}
