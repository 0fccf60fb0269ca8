// SPDX-License-Identifier: Apache-2.0
import LudusCore
import Testing

struct PluralRuleTests {
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
      #expect(PluralRule(of: Language(tag)).form(of: count).rawValue == form, "\(count)")
    }
  }
}

struct SentenceCatalogTests {
  private let catalog = SentenceCatalog(
    "greetings",
    english: [
      "hello": "Hello {name}.",
      "todos": "{name} has {count, plural, =0 {nothing} one {# todo} other {# todos}}.",
      "only": "Only here.",
    ]
  )
  private static let german = phrasebook(
    .german,
    """
    [greetings]
    hello = Hallo {name}.
    todos = {name} hat {count, plural, one {# Todo} other {# Todos}}.
    """
  )

  private static func phrasebook(
    _ language: Language,
    _ file: String
  ) -> Phrasebook {
    Phrasebook(language, plurals: PluralRule(of: language), sections: Phrasebook.Sections(file))
  }

  @Test(arguments: [("de-AT", "Hallo Eva."), ("en", "Hello Eva.")])
  func aSentenceIsInTheClosestLanguage(tag: String, expected: String) throws {
    let phrasebook = try #require(
      Phrasebook(for: Language(tag), among: [.english, Self.german])
    )
    #expect(catalog(Sentence("hello", ["name": "Eva"]), in: phrasebook) == expected)
  }

  @Test func aLanguageWithoutSentencesHasNoPhrasebook() {
    #expect(Phrasebook(for: "fi", among: [.english, Self.german]) == nil)
    #expect(Phrasebook(for: .any, among: [.english, Self.german]) == nil)
  }

  @Test func whatALanguageLacksIsSaidInEnglish() {
    #expect(catalog("only", in: Self.german) == "Only here.")
    #expect(catalog("nowhere", in: Self.german) == "nowhere")
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

  @Test func anIncompletePhrasebookSaysWhatIsMissing() {
    #expect(catalog.faults(of: Self.german) == ["de: only is missing in it or in English"])
    #expect(catalog.faults(of: .english) == [])
    let other = SentenceCatalog(
      "other",
      english: ["a": "{x} {n, plural, one {#} other {#}}", "b": "ok"]
    )
    let russian = Self.phrasebook(
      "ru",
      """
      [other]
      a = {y} {n, plural, one {#} other {#}}
      b = open {x
      """
    )
    #expect(
      other.faults(of: russian) == [
        "ru: a has other placeholders than in English", "ru: a has no plural form \"few\"",
        "ru: a has no plural form \"many\"", "ru: b has other placeholders than in English",
        "ru: b has a brace that is not closed",
      ]
    )
  }

  @Test func aTableOfAnAppIsCheckedByItsKeys() {
    #expect(catalog.table(in: Self.german)["hello"] == "Hallo {name}.")
    #expect(catalog.table(in: .english)["hello"] == "Hello {name}.")
    let table = [
      "hello": " ", "todos": "{name} a {count, plural, one {# tâche} other {# tâches}}.",
    ]
    let faults = catalog.faults(of: table, .zeroAndOne).map { "\($0.key) \($0.reason)" }
    #expect(
      faults == [
        "only is missing in it or in English", "hello says nothing",
        "hello has other placeholders than in English",
      ]
    )
  }
}

struct PhrasebookSectionsTests {
  @Test func theTextBehindTheFirstEqualsSignIsKeptAsItIs() {
    let sections = Phrasebook.Sections(
      #"""
      [one]
      plain = a = b

      backslash = \n and \{sign}
      blanks = " or "
      quote = "
      none
      [two]
      plain = c
      plain = d
      [one]
      later = e
      """#
    )
    #expect(
      sections.tables == [
        "one": [
          "plain": "a = b", "backslash": #"\n and \{sign}"#, "blanks": " or ", "quote": "\"",
          "none": "", "later": "e",
        ],
        "two": ["plain": "c", "plain ==": "d"],
      ]
    )
    #expect(Phrasebook.Sections.none.tables == [:])
  }

  @Test func textsAreQuotedAsInTheLanguage() {
    let german = Phrasebook(
      .german,
      plurals: .one,
      sections: Phrasebook.Sections("[quotes]\nquoted = „{text}“")
    )
    #expect(german.quoted("{text}") == "„{text}“")
    #expect(Phrasebook.english.quoted("a") == "“a”")
    #expect(german.sectionNames == ["quotes"])
  }
}
