import AnswerMatching
import LudusTestSupport
import Testing

struct TextNormalizationTests {
  @Test(arguments: [
    ("  a \t b\n", "a b"), ("a\u{A0}\u{202F}b", "a b"), ("a\u{200B}b", "ab"), ("\u{FEFF}a", "a"),
    ("co\u{AD}op", "coop"), ("\u{200F}a\u{200E}", "a"), ("\r\n\r\n", ""), ("", ""),
    ("a\u{3000}b", "a b"), ("👩\u{200D}🔬", "👩\u{200D}🔬"), ("ab", "ab"),
  ])
  func spacingIsMadePlain(text: String, expected: String) {
    #expect(NormalizationStep.spacing.apply(to: text) == expected)
  }

  @Test(arguments: [
    ("it’s", "it's"), ("‚so‘", "'so'"), ("„so“", "\"so\""), ("«so»", "\"so\""), ("‹so›", "'so'"),
    ("`a´", "'a'"), ("5′", "5′"),
  ])
  func quotesAreMadeStraight(text: String, expected: String) {
    #expect(NormalizationStep.quotes.apply(to: text) == expected)
  }

  @Test(arguments: [
    ("Rome", "rOME"), ("STRASSE", "Straße"), ("STRAẞE", "strasse"), ("ΣΊΣΥΦΟΣ", "Σίσυφος"),
    ("ÉCOLE", "e\u{301}cole"), ("ﬃ", "FFI"), ("\u{212A}", "k"), ("µ", "Μ"), ("İ", "i\u{307}"),
    ("ŉ", "ʼN"), ("Ǆ", "ǅ"), ("ᾳ", "ΑΙ"),
  ])
  func caseFoldingMakesCasesEqual(first: String, second: String) {
    let fold = NormalizationStep.caseFolding.apply(to:)
    #expect(fold(first) == fold(second))
  }

  @Test(arguments: [("ı", "i"), ("I", "ı"), ("e", "é"), ("ø", "o"), ("0", "O")])
  func caseFoldingKeepsOtherLettersApart(first: String, second: String) {
    let fold = NormalizationStep.caseFolding.apply(to:)
    #expect(fold(first) != fold(second))
  }

  @Test func theStepsNeededAreThoseThatCannotBeLeftOut() {
    let all = TextNormalization(NormalizationStep.allCases)
    #expect(all.stepsNeeded(toEquate: "Rome", "Rome") == [])
    #expect(all.stepsNeeded(toEquate: "rome", "Rome") == [.caseFolding])
    #expect(all.stepsNeeded(toEquate: " it’s", "it's") == [.spacing, .quotes])
    #expect(all.stepsNeeded(toEquate: "Rome", "Paris") == nil)
    #expect(TextNormalization.standard.stepsNeeded(toEquate: "rome", "Rome") == nil)
    #expect(TextNormalization.identity.stepsNeeded(toEquate: "a ", "a") == nil)
  }

  @Test func standardsAreNamed() {
    #expect(TextNormalization.standard == [.quotes, .spacing])
    #expect(TextNormalization.standard(caseSensitive: true) == .standard)
    #expect(TextNormalization.standard(caseSensitive: false).steps.contains(.caseFolding))
  }

  @Test func isAnArrayOfNamesInJSON() throws {
    try expectJSON(TextNormalization([.caseFolding, .spacing]), #"["spacing","caseFolding"]"#)
    #expect(throws: DecodingError.self) { try decode(TextNormalization.self, #"["shouting"]"#) }
  }
}
