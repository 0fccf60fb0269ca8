// SPDX-License-Identifier: Apache-2.0
@testable import LearningDiary
import Languages
import LudusCore
import LudusTestSupport
import Testing

/// The texts in each language and how their placeholders are filled.
@Suite struct DiaryTextTests {
  @Test func theCatalogIsComplete() {
    #expect(diarySentences.faults.isEmpty)
  }

  @Test(arguments: Phrasebook.all)
  func everyLanguageHasATextForEveryKey(phrasebook: Phrasebook) throws {
    let text = DiaryText(in: phrasebook)
    #expect(try DiaryText(language: text.language, texts: text.texts) == text)
    try expectRoundTrip(text)
  }

  @Test(arguments: [
    ("de-AT", "Lernziel"), ("en-GB", "Learning goal"), ("fr-CA", "Objectif"),
  ])
  func aLanguageHasTheClosestTexts(tag: String, name: String) throws {
    let phrasebook = try #require(Phrasebook(for: Language(tag)))
    #expect(DiaryText(in: phrasebook).name(of: DiaryItem.Kind.goal) == name)
  }

  @Test func theLanguagesDiffer() {
    let (english, german) = (DiaryText.english.texts, DiaryText(in: .german).texts)
    let same = english.keys.filter { english[$0] == german[$0] }.sorted()
    #expect(same == ["month.11", "month.4", "month.8", "month.9"])
  }

  @Test func placeholdersAreFilledOnce() {
    let text = DiaryText.english
    let goal = Sentence("notification.goalDue", ["title": "Login", "date": "4 March 2026"])
    #expect(text(goal) == "Your goal “Login” is due on 4 March 2026.")
    // What a learner writes is no placeholder.
    let course = Sentence("notification.courseStarts", ["title": "{date}", "date": "{title}"])
    #expect(text(course) == "The course “{date}” begins on {title}.")
    #expect(text("notification.eventDue") == "“{title}” is due on {date}.")
  }

  @Test func textsWithoutAKeyOrAPlaceholderAreRefused() {
    var texts = DiaryText.english.texts
    texts["kind.goal"] = nil
    texts["kind.dream"] = "Dream"
    texts["kind.note"] = " "
    texts["notification.eventDue"] = "It is due."
    texts["notification.goalDue"] = "{title} is due on {date} {day}"
    texts["item.requiredGoalsOutstanding"] = "{count, plural, one {One}}"
    let faults = contentFaults(JSONFault.self) {
      _ = try DiaryText(language: "", texts: texts)
    }
    #expect(
      faults == [
        "language: the language is empty, expected a tag such as \"en\"",
        "texts.kind.dream: is missing in it or in English",
        "texts.kind.goal: is missing in it or in English",
        "texts.item.requiredGoalsOutstanding: has no plural form \"other\"",
        "texts.kind.note: says nothing",
        "texts.notification.eventDue: has other placeholders than in English",
        "texts.notification.goalDue: has other placeholders than in English",
      ]
    )
  }

  @Test func anotherLanguageIsReadFromJSON() throws {
    var texts = DiaryText.english.texts
    texts["item.requiredGoalsOutstanding"] =
      "{count, plural, one {Encore # objectif.} other {Encore # objectifs.}}"
    texts["kind.goal"] = "Objectif"
    let french = try DiaryText(language: "fr", texts: texts)
    let text = try decode(DiaryText.self, try json(french))
    #expect(text == french)
    #expect(text.language == "fr")
    #expect(text.name(of: DiaryItem.Kind.goal) == "Objectif")
    let error = DiaryError.item(.requiredGoalsOutstanding(["a", "b", "c"]))
    #expect(text.text(of: error) == "Encore 3 objectifs.")
  }

  @Test(
    arguments: [
      ("{}", 2),
      (#"{"language":"fr","texts":7}"#, 1),
      (#"{"language":"fr","texts":{"kind.goals":"x"}}"#, DiaryText.english.texts.count + 1),
      (#"{"language":"fr","texts":{"kind.goal":7}}"#, 1),
    ] as [(String, Int)]
  )
  func textsThatCannotBeReadHaveFaults(json: String, count: Int) {
    let faults = contentFaults(JSONFault.self) { _ = try decode(DiaryText.self, json) }
    #expect(faults.count == count)
  }
}
