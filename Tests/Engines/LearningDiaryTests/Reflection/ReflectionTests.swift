// SPDX-License-Identifier: Apache-2.0
import Foundation
import Languages
import LearningDiary
import LudusTestSupport
import Testing

/// Entries about learning: written, private, shared by name, with feedback.
@Suite struct ReflectionTests {
  let entry = Reflection.Entry(
    id: "r1",
    course: "coding",
    day: today,
    text: "A good day.",
    answers: [.init(to: .clear, "Optionals"), .init(to: .unclear, "Classes")]
  )

  /// A diary with the entry.
  func diary() throws -> Diary {
    var diary = try makeDiary()
    try diary.write(entry, at: now)
    return diary
  }

  @Test func anEntryIsDatedFreeTextWithPrompts() throws {
    let diary = try diary()
    let reflection = try #require(diary.reflection("r1"))
    #expect(reflection.entry == entry)
    #expect(reflection.writtenAt == now)
    #expect(reflection.changedAt == nil)
    #expect(Reflection.Prompt.offered == [.clear, .unclear, .next])
    #expect(diary.reflection("r2") == nil)
  }

  @Test func anEntryIsPrivateUntilItIsShared() throws {
    var diary = try diary()
    #expect(diary.reflection("r1").map { $0.audience == nil } == true)
    #expect(diary.reflections(sharedWith: "ada", in: ["coding"]) == [])
    try diary.share("r1", with: .people(["cleo", "ada", "cleo"]), at: after(0, 1))
    #expect(diary.reflection("r1")?.audience == .people(["ada", "cleo"]))
    #expect(diary.reflections(sharedWith: "ada").map(\.entry) == [entry])
    #expect(diary.reflections(sharedWith: "bob") == [])
    try diary.share("r1", with: nil, at: after(0, 2))
    #expect(diary.reflections(sharedWith: "ada") == [])
  }

  @Test func sharingNamesItsAudience() throws {
    var diary = try diary()
    try diary.share("r1", with: .course, at: now)
    #expect(diary.reflections(sharedWith: "ada") == [])
    #expect(diary.reflections(sharedWith: "ada", in: ["algebra"]) == [])
    #expect(diary.reflections(sharedWith: "ada", in: ["coding"]).map(\.id) == ["r1"])
    try diary.share("r1", with: .everyone, at: now)
    #expect(diary.reflections(sharedWith: "ada").map(\.id) == ["r1"])
    #expect(diary.reflections(sharedWith: "eva") == [])
    expectRefusal(DiaryError.reflection(.noAudience("r1")), of: diary) {
      try $0.share("r1", with: .people([]), at: now)
    }
  }

  @Test func readersGiveFeedbackOnAnEntry() throws {
    var diary = try diary()
    try diary.share("r1", with: .people(["ada", "bob"]), at: now)
    try diary.comment("Well done", on: "r1", by: "ada", at: after(0, 1))
    try diary.comment("Try structs first", on: "r1", by: "bob", at: after(0, 2))
    #expect(diary.reflection("r1")?.feedback.map(\.text) == ["Well done", "Try structs first"])
    #expect(diary.reflection("r1")?.feedback.map(\.reader) == ["ada", "bob"])
    // A reader sees what he said himself.
    #expect(diary.reflections(sharedWith: "bob")[0].feedback.map(\.text) == ["Try structs first"])
    // It stays with the owner when the entry is private again.
    try diary.share("r1", with: nil, at: after(0, 3))
    #expect(diary.reflection("r1")?.feedback.count == 2)
  }

  @Test func onlyReadersGiveFeedback() throws {
    var diary = try diary()
    expectRefusal(DiaryError.reflection(.notShared("r1")), of: diary) {
      try $0.comment("Hello", on: "r1", by: "ada", at: now)
    }
    try diary.share("r1", with: .people(["ada", "eva"]), at: now)
    expectRefusal(DiaryError.reflection(.notReader("bob", of: "r1")), of: diary) {
      try $0.comment("Hello", on: "r1", by: "bob", at: now)
    }
    expectRefusal(DiaryError.reflection(.notReader("eva", of: "r1")), of: diary) {
      try $0.comment("Hello", on: "r1", by: "eva", at: now)
    }
    expectRefusal(DiaryError.reflection(.blankFeedback("r1")), of: diary) {
      try $0.comment(" \n", on: "r1", by: "ada", at: now)
    }
    expectRefusal(DiaryError.reflection(.unknown("r2")), of: diary) {
      try $0.comment("Hello", on: "r2", by: "ada", at: now)
    }
  }

  @Test func anEntryCanBeChangedAndTakenAway() throws {
    var diary = try diary()
    let changed = Reflection.Entry(id: "r1", course: "coding", day: today, text: "A bad day.")
    try diary.rewrite(changed, at: after(1))
    #expect(diary.reflection("r1")?.entry == changed)
    #expect(diary.reflection("r1")?.changedAt == after(1))
    #expect(diary.reflection("r1")?.writtenAt == now)
    try diary.erase("r1", at: after(2))
    #expect(diary.reflections == [])
    expectRefusal(DiaryError.reflection(.unknown("r1")), of: diary) {
      try $0.erase("r1", at: after(3))
    }
    expectRefusal(DiaryError.reflection(.unknown("r1")), of: diary) {
      try $0.rewrite(changed, at: after(3))
    }
    expectRefusal(DiaryError.reflection(.unknown("r1")), of: diary) {
      try $0.share("r1", with: .everyone, at: after(3))
    }
    expectRefusal(DiaryError.reflection(.unknown("r1")), of: diary) {
      try $0.share("r1", with: nil, at: after(3))
    }
    expectRefusal(DiaryError.reflection(.duplicate("r1")), of: diary) {
      try $0.write(changed, at: after(3))
    }
  }

  @Test func anEntryThatIsPrivateCannotBeMadePrivate() throws {
    expectRefusal(DiaryError.reflection(.notShared("r1")), of: try diary()) {
      try $0.share("r1", with: nil, at: now)
    }
  }

  @Test func everythingThatIsMissingInAnEntryIsNamed() throws {
    let entry = Reflection.Entry(
      id: "",
      course: "cooking",
      day: today,
      text: " ",
      answers: [.init(to: .clear, ""), .init(to: .unclear, ""), .init(to: .clear, "\t")]
    )
    let faults: [DiaryFault] = [
      .emptyIdentifier, .nothingWritten, .duplicateAnswer(.clear), .unknownCourse("cooking"),
    ]
    let diary = try makeDiary()
    expectRefusal(DiaryError.reflection(.invalid(faults)), of: diary) {
      try $0.write(entry, at: now)
    }
    expectRefusal(DiaryError.reflection(.invalid(faults)), of: diary) {
      try $0.rewrite(entry, at: now)
    }
    #expect(
      DiaryError.reflection(.invalid(faults)).sentence(in: .english)
        == "The entry has no name. Please write something first. "
        + "Please answer each question once. There is no such course."
    )
  }

  @Test func everyFurtherAnswerToAPromptIsAFault() {
    let prompts: [Reflection.Prompt] = [.clear, .own("Why?"), .clear, .own("Why?"), .clear, .next]
    let entry = Reflection.Entry(
      id: "r1",
      course: "coding",
      day: today,
      answers: prompts.map { .init(to: $0, "x") }
    )
    #expect(
      entry.faults == [
        .duplicateAnswer(.clear), .duplicateAnswer(.own("Why?")),
        .duplicateAnswer(.clear),
      ]
    )
  }

  @Test func entriesAreListedTheLatestDayFirst() throws {
    var diary = try makeDiary()
    for (number, day) in [3, 1, 2, 3].enumerated() {
      let id = Reflection.Entry.ID("r\(number)")
      let entry = Reflection.Entry(id: id, course: "coding", day: .of(2026, 3, day), text: "x")
      try diary.write(entry, at: after(0, number))
    }
    #expect(diary.reflections.map(\.id) == ["r3", "r0", "r2", "r1"])
  }

  @Test func everyErrorHasASentenceInBothLanguagesAndOneForDevelopers() {
    let key = DiaryNotification.Key(.course("c1"), .courseStart, on: today)
    let errors: [DiaryError] = [
      .unknownNotification(key), .reflection(.duplicate("id9")), .reflection(.unknown("id9")),
      .reflection(.noAudience("id9")), .reflection(.notShared("id9")),
      .reflection(.notReader("ada", of: "id9")), .reflection(.blankFeedback("id9")),
      .reflection(.invalid([.emptyIdentifier])), .reflection(.invalid([.nothingWritten])),
      .reflection(.invalid([.duplicateAnswer(.next)])),
      .reflection(.invalid([.unknownCourse("x")])),
    ]
    for error in errors {
      let (english, german) = (error.sentence(in: .english), error.sentence(in: .german))
      #expect(english != german)
      #expect(english.hasSuffix(".") && german.hasSuffix("."))
      #expect(!english.contains("id9") && !german.contains("id9"))
    }
    #expect(Set(errors.map(\.description)).count == errors.count)
  }

  @Test func everyActionHasAJSONForm() throws {
    let key = DiaryNotification.Key(.item("g1", occurrence: today), .reminder, on: today)
    let course = DiaryNotification.Key(.course("c1"), .courseStart, on: today)
    let actions: [(Diary.Action, String)] = [
      (
        .told([key, course]),
        #"{"kind":"told","told":[{"cause":"reminder","day":"2026-03-01","item":"g1","#
          + #""occurrence":"2026-03-01"},{"cause":"courseStart","course":"c1","day":"2026-03-01"}]}"#
      ),
      (.sawNotifications, #"{"kind":"sawNotifications"}"#),
      (
        .readNotification(course),
        #"{"kind":"readNotification","notification":"#
          + #"{"cause":"courseStart","course":"c1","day":"2026-03-01"}}"#
      ),
      (
        .deletedNotification(course),
        #"{"kind":"deletedNotification","notification":"#
          + #"{"cause":"courseStart","course":"c1","day":"2026-03-01"}}"#
      ),
      (
        .wrote(entry),
        #"{"entry":{"answers":[{"prompt":"clear","text":"Optionals"},"#
          + #"{"prompt":"unclear","text":"Classes"}],"course":"coding","day":"2026-03-01","#
          + #""id":"r1","text":"A good day."},"kind":"wrote"}"#
      ),
      (
        .rewrote(
          Reflection.Entry(
            id: "r1",
            course: "c",
            day: today,
            answers: [.init(to: .own("Why?"), "So."), .init(to: .next, "Rest")]
          )
        ),
        #"{"entry":{"answers":[{"prompt":{"question":"Why?"},"text":"So."},"#
          + #"{"prompt":"next","text":"Rest"}],"course":"c","day":"2026-03-01","id":"r1"},"#
          + #""kind":"rewrote"}"#
      ),
      (.erased("r1"), #"{"entry":"r1","kind":"erased"}"#),
      (.erasedWords(.all), #"{"kind":"erasedWords"}"#),
      (.erasedWords(.item("g1")), #"{"item":"g1","kind":"erasedWords"}"#),
      (.erasedWords(.reflection("r1")), #"{"entry":"r1","kind":"erasedWords"}"#),
      (
        .erasedPerson(Learner.Erasure(standIn: "erased-1", salt: "s", after: [])),
        #"{"kind":"erasedPerson","member":"erased-1","salt":"s"}"#
      ),
      (
        .shared("r1", with: .people(["ada", "bob"])),
        #"{"audience":["ada","bob"],"entry":"r1","kind":"shared"}"#
      ),
      (
        .shared("r1", with: .course),
        #"{"audience":"course","entry":"r1","kind":"shared"}"#
      ),
      (
        .shared("r1", with: .everyone),
        #"{"audience":"everyone","entry":"r1","kind":"shared"}"#
      ),
      (.unshared("r1"), #"{"entry":"r1","kind":"unshared"}"#),
      (
        .commented("r1", text: "Good"),
        #"{"entry":"r1","kind":"commented","text":"Good"}"#
      ),
    ]
    for (action, text) in actions {
      try expectJSON(action, text)
    }
  }

  @Test(arguments: [
    #"{"kind":"told"}"#, #"{"kind":"told","told":[{}]}"#,
    #"{"kind":"told","told":[{"cause":"joy","day":"2026-03-01","item":"g1"}]}"#,
    #"{"kind":"told","told":[{"cause":"due","day":"2026-02-30","item":"g1"}]}"#,
    #"{"kind":"readNotification"}"#, #"{"kind":"wrote","entry":"r1"}"#,
    #"{"kind":"erased","entry":{}}"#, #"{"kind":"shared","entry":"r1"}"#,
    #"{"kind":"shared","entry":"r1","audience":"nobody"}"#,
    #"{"kind":"shared","entry":"r1","audience":[7]}"#, #"{"kind":"commented","entry":"r1"}"#,
    #"{"kind":"wrote","entry":{"id":"r","course":"c","day":"2026-03-01","answers":[{"prompt":"x","text":""}]}}"#,
  ])
  func whatIsNoActionIsNotRead(json: String) {
    #expect(throws: (any Error).self) { try decode(Diary.Action.self, json) }
  }

  @Test func reflectionsOfTwoDevicesMergeInEitherOrder() {
    forEachSeed(0..<60) { generator in
      let shared = try diary()
      var devices = [shared, shared]
      for number in 0..<20 {
        let device = generator.draw(below: 2)
        let date = after(0, generator.draw(below: 100))
        let id = Reflection.Entry.ID("r\(generator.draw(below: 3))")
        let entry = Reflection.Entry(id: id, course: "coding", day: today, text: "\(number)")
        // A command that is not possible leaves the diary as it was.
        _ = try isAccepted(by: &devices[device]) { diary in
          switch generator.draw(below: 6) {
          case 0: try diary.write(entry, at: date)
          case 1: try diary.rewrite(entry, at: date)
          case 2: try diary.erase(id, at: date)
          case 3: try diary.share(id, with: .everyone, at: date)
          case 4: try diary.share(id, with: nil, at: date)
          default: try diary.comment("Good", on: id, by: "ada", at: date)
          }
        }
      }
      let (phone, tablet) = (devices[0], devices[1])
      expectTaken(devices[0].merge(tablet.events))
      expectTaken(devices[1].merge(phone.events))
      try #require(devices[0] == devices[1])
      try expectReplayEqualsLive(devices[0])
    }
  }
}

/// K9: a learning diary gave nothing for writing, and did not find what was written.
@Suite struct WritingTests {
  private func entry(_ id: Reflection.Entry.ID, _ text: String = "Written") -> Reflection.Entry {
    Reflection.Entry(id: id, course: "coding", day: today, text: text)
  }

  private func diary(_ change: (inout Diary.Policies.Draft) throws -> Void) throws -> Diary {
    try makeDiary(try Diary.Policies(change))
  }

  @Test func theFirstEntryOfADayEarnsXP() throws {
    var diary = try diary {
      $0.days = DayReckoning(try .vienna)
      $0.xp = try XPPolicy { $0.reflection = 5 }
    }
    try diary.write(entry("r1"), at: now)
    try diary.write(entry("r2"), at: after(0, 1))
    try diary.write(entry("r3"), at: after(1))
    #expect(diary.xp == 10)
    #expect(diary.explanation().postings.map(\.entry.reason.subject) == ["r1", "r3"])
    // Erasing and writing anew is no way to more.
    try diary.erase("r3", at: after(1, 1))
    try diary.write(entry("r4"), at: after(1, 2))
    #expect(diary.xp == 10)
    // By itself it earns nothing.
    var standard = try makeDiary()
    try standard.write(entry("r1"), at: now)
    #expect(standard.xp == 0)
  }

  @Test func daysOfWritingMakeAStreak() throws {
    for counts in [false, true] {
      var diary = try diary { $0.reflectionsKeepStreak = counts }
      for day in 0..<3 { try diary.write(entry("r\(day)"), at: after(day)) }
      let statistics = try diary.statistics(on: .of(2026, 3, 3), calendar: .vienna)
      #expect(statistics.writingStreak.length == 3)
      #expect(statistics.streak.length == (counts ? 3 : 0))
    }
  }

  @Test(arguments: [
    "ubung", "uebung", "Übung", "ÜBUNG", "U\u{308}bung", "strasse", "straße", "cafe",
  ])
  func entriesAreFoundInAnyForm(word: String) throws {
    var diary = try makeDiary()
    try diary.write(entry("r1", "Die Übung in der Straße, im Café"), at: now)
    #expect(diary.search(word).map(\.target) == [.reflection("r1")])
    #expect(diary.search(word).map(\.title) == ["Die Übung in der Straße, im Café"])
    #expect(diary.search("ubungen").isEmpty)
    try diary.erase("r1", at: after(1))
    #expect(diary.search(word).isEmpty)
  }

  @Test func answersQuestionsAndFeedbackAreFound() throws {
    var diary = try makeDiary()
    try diary.write(
      Reflection.Entry(
        id: "r1",
        course: "coding",
        day: today,
        answers: [.init(to: .own("What surprised you?"), "Optionals are values")]
      ),
      at: now
    )
    try diary.share("r1", with: .everyone, at: now)
    try diary.comment("Well seen", on: "r1", by: "tom", at: now)
    for words in ["surprised", "optionals", "well seen"] {
      #expect(diary.search(words).map(\.target) == [.reflection("r1")])
    }
    #expect(diary.search("optionals").first?.title == "Optionals are values")
    // What another text has in another form is found as well.
    try diary.add(.note(id: "n", title: "UEBUNG", course: "coding"), at: now)
    #expect(diary.search("übung").map(\.target) == [.item("n")])
  }
}
