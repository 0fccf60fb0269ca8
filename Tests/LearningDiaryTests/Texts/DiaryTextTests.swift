import LearningDiary
import LudusTestSupport
import Testing

/// The catalogues and how their blanks are filled.
@Suite struct DiaryTextTests {
  /// All texts of a catalogue.
  func texts(_ text: DiaryText) -> [DiaryText.Phrase: String] {
    Dictionary(uniqueKeysWithValues: DiaryText.Phrase.allCases.map { ($0, text[$0]) })
  }

  @Test(arguments: [DiaryText.english, .german])
  func bothCataloguesHaveATextForEveryPhrase(text: DiaryText) throws {
    #expect(try DiaryText(language: text.language, texts: texts(text)) == text)
    for phrase in DiaryText.Phrase.allCases {
      #expect(text[phrase] != phrase.rawValue)
    }
    try expectRoundTrip(text)
  }

  @Test(arguments: GameLanguage.allCases)
  func thereAreTextsInTheLanguagesOfRefusals(language: GameLanguage) {
    #expect(DiaryText.standard(in: language).language == language.rawValue)
  }

  @Test func theCataloguesDiffer() {
    let same = DiaryText.Phrase.allCases.filter { DiaryText.english[$0] == DiaryText.german[$0] }
    #expect(same == [.april, .august, .september, .november])
  }

  @Test func blanksAreFilledOnce() {
    let text = DiaryText.english
    let values: [DiaryText.Phrase.Blank: String] = [.title: "Login", .date: "4 March 2026"]
    #expect(text.filled(.goalDue, values) == "Your goal “Login” is due on 4 March 2026.")
    // What a learner writes is no blank.
    let filled = text.filled(.courseStarts, [.title: "{date}", .date: "{title}"])
    #expect(filled == "The course “{date}” begins on {title}.")
    #expect(text.filled(.eventDue, [:]) == "“{title}” is due on {date}.")
  }

  @Test func aCatalogueWithoutATextOrABlankIsRefused() {
    var texts = texts(.english)
    texts[.kindGoal] = nil
    texts[.kindNote] = " "
    texts[.eventDue] = "It is due."
    texts[.goalDue] = "{title} and {title} are due on {date} {day} {"
    let faults = contentFaults(DiaryText.Fault.self) {
      _ = try DiaryText(language: "", texts: texts)
    }
    #expect(
      faults == [
        "language: the language is empty, expected a tag such as \"en\"",
        "texts.kindGoal: there is no text",
        "texts.kindNote: there is no text",
        "texts.eventDue: {title} is missing",
        "texts.eventDue: {date} is missing",
        "texts.goalDue: nothing stands for {day} here, expected one of {title}, {date}",
      ]
    )
  }

  @Test func anotherLanguageIsReadFromJSON() throws {
    let json = try json(DiaryText.german).replacing(#""language":"de""#, with: #""language":"fr""#)
    let french = try decode(DiaryText.self, json)
    #expect(french.language == "fr")
    #expect(french[.kindGoal] == "Lernziel")
  }

  @Test(
    arguments: [
      ("{}", 2),
      (#"{"language":"fr","texts":7}"#, 1),
      (#"{"language":"fr","texts":{"kindGoals":"x"}}"#, DiaryText.Phrase.allCases.count + 1),
      (#"{"language":"fr","texts":{"kindGoal":7}}"#, 1),
    ] as [(String, Int)]
  )
  func textsThatCannotBeReadHaveFaults(json: String, count: Int) {
    let faults = contentFaults(DiaryText.Fault.self) { _ = try decode(DiaryText.self, json) }
    #expect(faults.count == count)
  }
  @Test func aPhraseThatThereIsNotIsTold() {
    let faults = contentFaults(DiaryText.Fault.self) {
      _ = try decode(DiaryText.self, #"{"language":"fr","texts":{"kindGoals":"x"}}"#)
    }
    #expect(faults.contains(#"texts.kindGoals: there is no phrase "kindGoals""#))
  }
}
