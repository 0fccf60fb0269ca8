// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Testing

struct LanguageTests {
  @Test func tagsAreEqualWhateverTheirCase() throws {
    #expect(Language("de-AT") == "DE-at")
    #expect(Set<Language>(["en", "EN", "de"]).count == 2)
    #expect(Language("de-AT") != .german)
    try expectJSON([Language("de-AT")], #"["de-AT"]"#)
  }

  @Test(arguments: ["en", "de-AT", "sr-Latn-RS", "zh_Hant", "x-ludus", "en-001"])
  func aTagIsReadFromJSON(tag: String) throws {
    try expectJSON(Language(tag), "\"\(tag)\"")
  }

  @Test(arguments: ["", "e n", "en-", "-de", "12", "überlang", "abcdefghi"])
  func aTextThatIsNoTagIsRefused(text: String) {
    #expect(throws: DecodingError.self) { try decode(Language.self, "\"\(text)\"") }
  }

  @Test(arguments: [
    ("de-Latn-AT", ["de-Latn-AT", "de-Latn", "de"]), ("en_GB", ["en-GB", "en"]), ("fr", ["fr"]),
    ("", [""]),
  ])
  func aLanguageIsServedByWhatIsClosest(tag: String, expected: [String]) {
    #expect(Language(tag).fallbacks.map(\.rawValue) == expected)
    #expect(Language(tag).base.rawValue == expected.last)
  }

  @Test func aTagOfAnyLengthIsServedByFewLanguages() {
    let language = Language("de" + String(repeating: "-a", count: 1000))
    #expect(language.fallbacks.count == 16)
    #expect(language.fallbacks.first == language)
    #expect(language.fallbacks.last == .german)
  }

  @Test func theNineLanguagesHaveNames() {
    let all: [Language] = [
      .english, .german, .french, .spanish, .italian, .portuguese, .dutch, .czech, .russian,
    ]
    #expect(all.map(\.rawValue) == ["en", "de", "fr", "es", "it", "pt", "nl", "cs", "ru"])
  }
}
