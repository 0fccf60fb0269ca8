// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation
import Languages
import LudusTestSupport
import Testing

/// An app with which children in England learn to spell: content, five formats, hints, own words
/// and progress, as its developer would write it.
struct EnglishSpellingAppTests {
  private static let json = #"""
    {"version":1,"title":"Spelling","language":"en","exercises":[
     {"format":"wheelOfFortune","id":1,"name":"Hear and write","words":[
      {"text":"their","sentence":"The children put on their shoes."},
      {"text":"colour","alternatives":["color"]},{"text":"friend"}]},
     {"format":"keywords","id":2,"name":"Remember","config":{"words_count":2},
      "words":["knight","grey"],"glossary":[{"text":"grey","alternatives":["gray"]}]},
     {"format":"insert","id":3,"name":"ie or ei?","sentences":[
      {"id":1,"text":"I will receive a letter.","gaps":{"10":"","11":""}}]},
     {"format":"match","id":4,"name":"Silent letters","way":"write",
      "categories":[{"id":"k","title":"silent k","trains":"silent-letter"}],
      "words":[{"text":"knee","categories":["k"]}]},
     {"format":"errorLocations","id":5,"name":"Find","reasons":[{"id":"case","text":"a capital"}],
      "sentences":[{"id":1,"text":"On monday","errors":[{"word":1,"correct":"Monday","reasons":["case"]}]}]}]}
    """#

  @Test func aChildHearsWritesAndIsHelpedInEnglish() throws {
    let collection = try ExerciseCollection(json: Data(Self.json.utf8))
    #expect(collection.checks() == [])
    let wheel = try #require(collection[1])
    #expect(wheel.language == .english)
    var session = AnyExerciseSession(wheel)
    try session[WheelSession.self]?.takeNext(at: second(0))
    #expect(session[WheelSession.self]?.word?.sentence == "The children put on their shoes.")
    #expect(session[WheelSession.self]?.word?.language == .english)
    #expect(try session[WheelSession.self]?.submit("there", at: second(1)) == false)
    try session[WheelSession.self]?.proceed(at: second(2))
    try session[WheelSession.self]?.takeNext(at: second(3))
    #expect(try session[WheelSession.self]?.submit("color", at: second(4)) == true)
    try session[WheelSession.self]?.takeNext(at: second(5))
    #expect(try session[WheelSession.self]?.submit("freind", at: second(6)) == false)
    let hints = session.base.mistakes.compactMap { $0.diagnosis?.hints.first }
    #expect(hints.map(\.category) == [.homophone, .ieEi])
    #expect(hints[0].sentence(in: .english).hasPrefix("Another word sounds like this one."))

    // What went wrong comes back tomorrow, with its sentence, and moves on when it is right.
    let today = CalendarDay(clamping: 20_000)
    var box = WordBox(language: .english)
    box.record(session.base.evidence, of: wheel, on: today)
    #expect(box.due(on: today) == [])
    #expect(box.due(on: today.dayAfter).map(\.text) == ["their", "friend"])
    let own = try #require(
      box.exercise(ExerciseInfo(id: 9, name: "Your words"), on: today.dayAfter)
    )
    #expect(own.heardWord("their").sentence == "The children put on their shoes.")

    var model = LearnerModel(language: .english)
    model.learn(from: session.base.evidence, at: second(9))
    #expect(model.estimates.filter { $0.errors > 0 }.map(\.category).contains(.ieEi))
    let next = model.recommendations(among: collection.exercises, recent: [1]).first
    #expect(next?.sentence(in: .english).contains("\u{201C}") == true)
    let record = ExerciseRecord(session, of: "mia")
    let page = ChildProgress(of: "mia", in: [record], language: .english, at: second(9))
    #expect(page.open == ["friend", "their"])
    #expect(page.sentences(in: .english).first == "Words written right: 1 of 3.")
  }

  @Test func otherCorrectSpellingsCountInEveryFormatInWhichWordsAreWritten() throws {
    let collection = try ExerciseCollection(json: Data(Self.json.utf8))
    var keywords = AnyExerciseSession(try #require(collection[2]))
    try keywords[KeywordsSession.self]?.hide(at: second(0))
    try keywords[KeywordsSession.self]?.submit(["knight"], at: second(1))
    try keywords[KeywordsSession.self]?.hide(at: second(2))
    try keywords[KeywordsSession.self]?.submit(["gray"], at: second(3))
    #expect(keywords.base.mistakes == [])
    #expect(try ExerciseCollection(json: try collection.json()) == collection)
    let insert = InsertExercise(
      ExerciseInfo(
        id: 1,
        name: "x",
        language: .english,
        glossary: [HeardWord("colour", alternatives: ["color"])]
      ),
      sentences: [
        try InsertSentence(id: 1, text: "a colour", gaps: [.init(start: 6, length: 2)])
      ]
    )
    var session = InsertSession(insert)
    try session.fill(gap: 0, with: "r", at: second(0))
    #expect(try session.submit(at: second(1)) == [true])
    let match = try MatchExercise(
      ExerciseInfo(id: 1, name: "x", language: .english),
      way: .write,
      categories: [.init(id: "a", title: "a")],
      words: [.init(HeardWord("grey", alternatives: ["gray"]), categories: ["a"])]
    )
    var sorting = MatchSession(match)
    try sorting.fill("a", with: "gray", at: second(0))
    try sorting.submit(at: second(1))
    #expect(sorting.mistakes == [])
  }
}
