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

  @Test(arguments: [
    ("en", [0: "other", 1: "one", 2: "other", -1: "other"]),
    ("fr", [0: "one", 1: "one", 2: "other"]),
    ("cs", [0: "other", 1: "one", 2: "few", 4: "few", 5: "other", 22: "other"]),
    (
      "ru",
      [
        0: "many", 1: "one", 2: "few", 5: "many", 11: "many", 12: "many", 21: "one", 22: "few",
        111: "many",
      ]
    ),
    ("hr", [0: "other", 1: "one", 2: "few", 5: "other", 11: "other", 21: "one", 22: "few"]),
  ])
  func aLanguageCountsInItsForms(tag: String, forms: [Int: String]) {
    for (count, form) in forms {
      #expect(Language(tag).pluralForm(of: count).rawValue == form, "\(count)")
    }
  }
}

struct SentenceCatalogTests {
  private let catalog = SentenceCatalog([
    .english: [
      "hello": "Hello {name}.",
      "todos": "{name} has {count, plural, =0 {nothing} one {# todo} other {# todos}}.",
      "only": "Only here.",
    ],
    .german: [
      "hello": "Hallo {name}.",
      "todos": "{name} hat {count, plural, one {# Todo} other {# Todos}}.",
    ],
  ])

  @Test(arguments: [
    ("de-AT", "Hallo Eva."), ("en", "Hello Eva."), ("fi", "Hello Eva."),
  ])
  func aSentenceIsInTheClosestLanguage(tag: String, expected: String) {
    #expect(catalog(Sentence("hello", ["name": "Eva"]), in: Language(tag)) == expected)
  }

  @Test func whatALanguageLacksIsSaidInEnglish() {
    #expect(catalog("only", in: .german) == "Only here.")
    #expect(catalog("nowhere", in: .german) == "nowhere")
  }

  @Test(arguments: [(0, "Eva has nothing."), (1, "Eva has 1 todo."), (5, "Eva has 5 todos.")])
  func aNumberChoosesItsForm(count: Int, expected: String) {
    #expect(
      catalog(Sentence("todos", ["name": "Eva", "count": .count(count)]), in: .english) == expected
    )
  }

  @Test func whatIsPutInIsNotReadAsATemplate() {
    #expect(catalog(Sentence("hello", ["name": "{name} #"]), in: .english) == "Hello {name} #.")
  }

  @Test func anIncompleteCatalogSaysWhatIsMissing() {
    #expect(catalog.faults == ["de: only is missing in it or in English"])
    let faulty = SentenceCatalog([
      .english: ["a": "{x} {n, plural, one {#} other {#}}", "b": "ok"],
      "ru": ["a": "{y} {n, plural, one {#} other {#}}", "b": "open {x"],
    ])
    #expect(
      faulty.faults == [
        "ru: a has other placeholders than in English", "ru: a has no plural form \"few\"",
        "ru: a has no plural form \"many\"", "ru: b has other placeholders than in English",
        "ru: b has a brace that is not closed",
      ]
    )
  }

  @Test func aTableOfAnAppIsCheckedByItsKeys() {
    #expect(catalog.table(in: "de-AT")["hello"] == "Hallo {name}.")
    #expect(catalog.table(in: "fi")["hello"] == "Hello {name}.")
    let table = [
      "hello": " ", "todos": "{name} a {count, plural, one {# tâche} other {# tâches}}.",
    ]
    let faults = catalog.faults(of: table, in: "fr").map { "\($0.key) \($0.reason)" }
    #expect(
      faults == [
        "only is missing in it or in English", "hello says nothing",
        "hello has other placeholders than in English",
      ]
    )
  }
}
