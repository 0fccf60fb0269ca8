// SPDX-License-Identifier: Apache-2.0
import Foundation
@testable import LearningDiary
import LudusTestSupport
import Testing

/// Words that are erased go from the log and from every device, and nothing else does.
@Suite struct ErasingTests {
  static let words = [
    "Secret", "Hidden", "secret.example", "Private", "Confided", "Whispered", "Overheard",
  ]

  /// A diary with words in everything that someone can type.
  func diary() throws -> Diary {
    var diary = try makeDiary()
    let due = CalendarDay.of(2026, 3, 4)
    try diary.add(
      .goal(id: "g", title: "Secret goal", course: "coding", due: due, text: "Hidden"),
      at: now
    )
    let links = [URL(string: "https://secret.example")].compactMap { $0 }
    try diary.add(
      .note(id: "n", title: "Secret note", course: "coding", text: "Hidden", links: links),
      at: now
    )
    try diary.edit(
      .goal(id: "g", title: "Secret aim", course: "coding", due: due, reminders: .on(today)),
      at: after(0, 1)
    )
    let answers = [Reflection.Entry.Answer(to: .own("Whispered"), "Confided")]
    try diary.write(
      Reflection.Entry(id: "r", course: "coding", day: today, text: "Private", answers: answers),
      at: after(0, 2)
    )
    try diary.share("r", with: .everyone, at: after(0, 2))
    try diary.comment("Overheard", on: "r", by: "ada", at: after(0, 3))
    try diary.complete("g", at: after(0, 4))
    return diary
  }

  func found(in diary: Diary) throws -> [String] {
    let text = String(decoding: try diary.json(), as: UTF8.self)
    return Self.words.filter { text.contains($0) }
  }

  @Test func allWordsGoAndTheRestStays() throws {
    var diary = try diary()
    let before = diary
    #expect(try found(in: diary) == Self.words)
    try diary.eraseWords(of: .all, at: after(1))
    #expect(try found(in: diary) == [])
    #expect(diary.refusals.isEmpty)
    #expect(diary.xp == before.xp && diary.ledger == before.ledger)
    #expect(diary.isCompleted("g"))
    #expect(diary.items.map(\.title) == ["–", "–"])
    #expect(diary.items.map(\.due) == before.items.map(\.due))
    #expect(diary.item("g")?.reminders == [.on(today)])
    #expect(diary.reflection("r")?.entry.text == "–")
    #expect(diary.reflection("r")?.feedback.map(\.reader) == ["ada"])
    #expect(diary.courses == before.courses)
    #expect(diary.search("secret").isEmpty)
    try expectReplayEqualsLive(diary)
    try expectRoundTrip(diary)
  }

  @Test func theWordsOfOneItemOrEntryGo() throws {
    var diary = try diary()
    try diary.eraseWords(of: .item("g"), at: after(1))
    #expect(diary.item("g")?.title == "–" && diary.item("n")?.title == "Secret note")
    try diary.eraseWords(of: .reflection("r"), at: after(1))
    #expect(try found(in: diary) == ["Secret", "Hidden", "secret.example"])
    for (words, error) in [
      (Diary.Action.Words.item("x"), DiaryError.item(.unknown("x"))),
      (.reflection("x"), .reflection(.unknown("x"))),
    ] {
      expectRefusal(error, of: diary) { try $0.eraseWords(of: words, at: after(2)) }
    }
    // Also of what was deleted.
    try diary.delete("n", at: after(2))
    try diary.eraseWords(of: .item("n"), at: after(3))
    #expect(try found(in: diary) == [])
  }

  @Test func erasingAnEntryErasesItsWords() throws {
    var diary = try diary()
    try diary.erase("r", at: after(1))
    #expect(diary.reflections.isEmpty && diary.refusals.isEmpty)
    #expect(try found(in: diary) == ["Secret", "Hidden", "secret.example"])
  }

  @Test func anotherDeviceForgetsToo() throws {
    var phone = try diary()
    var tablet = phone
    let late = try tablet.add(
      .note(id: "late", title: "Secret too", course: "coding"),
      at: after(0, 5)
    )
    try phone.eraseWords(of: .all, at: after(1))
    // What the tablet had before it knew comes without its words, in whatever order.
    expectTaken(phone.merge(tablet.events))
    #expect(try found(in: phone) == [])
    expectTaken(tablet.merge(phone.events))
    #expect(tablet == phone)
    #expect(try found(in: tablet) == [])
    try phone.apply(late)
    #expect(phone == tablet)
  }

  @Test func whatIsTypedAfterwardsStays() throws {
    var diary = try diary()
    try diary.eraseWords(of: .item("g"), at: after(1))
    try diary.edit(
      .goal(id: "g", title: "New title", course: "coding", due: today),
      at: after(2)
    )
    #expect(diary.item("g")?.title == "New title")
    try expectReplayEqualsLive(diary)
  }

  @Test func aReaderErasesNothing() throws {
    var diary = try diary()
    let before = diary.items
    let erasure = Learner.Erasure(of: "ada", salt: "s")
    for action in [Diary.Action.erased("r"), .erasedWords(.all), .erasedPerson(erasure)] {
      let forged = Diary.Event(action, by: "ada", at: after(1), id: Diary.Event.ID("\(action)"))
      expectTaken(diary.merge([forged]))
      #expect(diary.effect(of: forged.id) == .refused(.notOwner("ada")))
    }
    #expect(diary.items == before && diary.reflections.count == 1)
    #expect(try found(in: diary) == Self.words)
  }

  /// A diary that names people in everything that can name them.
  private func peopled() throws -> Diary {
    var diary = try diary()
    try diary.admit("ms-rossi", as: .teacher(of: ["coding"]), at: now)
    try diary.admit("mum", as: .parent(), at: now)
    try diary.share("r", with: .people(["ms-rossi", "ada"]), at: after(0, 4))
    try diary.comment("Well done", on: "r", by: "ms-rossi", at: after(0, 5))
    try diary.award(.xp(10), for: "help", by: "ms-rossi", at: after(0, 6))
    try diary.deduct(3, for: "late", by: "ms-rossi", at: after(0, 6))
    return diary
  }

  @Test(arguments: ["ms-rossi", "ada", "mum", "eva"] as [Learner.ID])
  func aPersonIsNowhereAndTheRestStays(person: Learner.ID) throws {
    var diary = try peopled()
    let before = diary
    func isNamed(in diary: Diary) throws -> Bool {
      try String(decoding: diary.json(), as: UTF8.self).contains("\"\(person)\"")
    }
    let isOwner = person == diary.content.owner
    #expect(try isNamed(in: diary))
    let erased = try diary.erasePerson(person, at: after(1))
    #expect(try !isNamed(in: diary))
    #expect(diary.refusals.isEmpty && diary.xp == before.xp)
    #expect(diary.readers[person] == nil)
    #expect(Set(diary.readers.keys) == Set(before.readers.keys).subtracting([person]))
    #expect(diary.reflection("r")?.feedback.count == before.reflection("r")?.feedback.count)
    let text = diary.reflection("r")?.feedback.last?.text
    #expect(text == (person == "ms-rossi" ? "–" : "Well done"))
    // Other devices forget it, too, and are told of nothing that changed.
    var tablet = before
    let report = tablet.merge(diary.events)
    #expect(tablet == diary && report.consequences.isEmpty && report.rejected.isEmpty)
    expectTaken(diary.merge(before.events))
    #expect(tablet == diary)
    #expect(try !isNamed(in: diary))
    try expectReplayEqualsLive(diary)
    try expectRoundTrip(diary)
    guard !isOwner else { return }
    // Whoever is erased does not come back, and that is final.
    expectRefusal(DiaryError.erasureIsFinal, of: diary) {
      try $0.admit(person, as: .parent(), at: after(2))
    }
    expectRefusal(DiaryError.erasureIsFinal, of: diary) {
      try $0.comment("Back", on: "r", by: person, at: after(2))
    }
    expectRefusal(DiaryError.erasureIsFinal, of: diary) { try $0.void(erased.id, at: after(2)) }
  }

  @Test func erasingChangesNoEffectOfAnyOtherEvent() {
    forEachSeed(0..<25) { generator in
      let policies = try generator.pick(try RandomDiary.policies())
      let before = try Diary(policies, taking: RandomDiary.events(80, &generator))
      var after = before
      let date = generator.draw(below: 2) == 0 ? LearningDiaryTests.after(900) : now + 40_000
      let erasure = Learner.Erasure(of: "ada", salt: "s")
      let isPerson = generator.draw(below: 2) == 0
      // What somebody does after they are erased has none.
      try after.perform(
        isPerson ? .erasedPerson(erasure) : .erasedWords(.all),
        at: isPerson ? LearningDiaryTests.after(900) : date
      )
      try #require(
        before.refusals.map(\.event.id) == after.refusals.map(\.event.id)
          && before.ledger == after.ledger && before.level == after.level
          && before.achievements == after.achievements && before.wallet == after.wallet
      )
      try expectReplayEqualsLive(after)
      var other = before
      expectTaken(other.merge(generator.shuffled(after.events)))
      try #require(other == after)
    }
  }
}
