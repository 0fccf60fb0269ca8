// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import Testing

@testable import Exercises

/// What was told to a child stays true, and what is forged or was mended is found.
struct JudgmentTests {
  // MARK: Forged judgments

  @Test func aForgedJudgmentIsFound() throws {
    var wheel = WheelSession(try Self.wheel())
    try wheel.takeNext(at: second(0))
    try wheel.submit("Schtern", at: second(1))
    #expect(wheel.verify() == [])
    let forged =
      wheel.events.dropLast() + [
        Timed(.submitted("Schtern", ExerciseJudgment(true)), at: second(1))
      ]
    let replayed = try WheelSession(wheel.content, replaying: forged)
    #expect(replayed.isFinished && replayed.outcomes[0].credit == .one)
    #expect(
      replayed.verify() == [
        JudgmentChange(
          position: 2,
          recorded: ExerciseJudgment(true),
          today: ExerciseJudgment(false)
        )
      ]
    )
    #expect(try WheelSession(wheel.content, judgingAnew: forged) == wheel)
  }

  @Test func aForgedJudgmentOfEveryFormatIsFound() throws {
    var errors = ErrorLocationsSession(try Self.errors())
    try errors.tap(word: 0, at: second(0))
    var taps = errors.events
    taps[1] = Timed(.tapped(word: 0, ExerciseJudgment(true)), at: second(0))
    let tapped = try ErrorLocationsSession(errors.content, replaying: taps)
    #expect(tapped.openWord == 0)
    #expect(tapped.verify().map(\.today) == [ExerciseJudgment(.misspelled(false))])
    try errors.tap(word: 1, at: second(1))
    try errors.submit([], at: second(2))
    var ticks = errors.events
    ticks[3] = Timed(.submitted([], ExerciseJudgment([])), at: second(2))
    let ticked = try ErrorLocationsSession(errors.content, replaying: ticks)
    #expect(ticked.mistakes.map(\.kind) == [.correctWordTapped])
    #expect(ticked.verify().map(\.today) == [ExerciseJudgment(.reasons(["n"]))])

    var insert = InsertSession(try Self.insert("Der Tiger"))
    try insert.fill(gap: 0, with: "ie", at: second(0))
    let gaps = insert.events + [Timed(.submitted(ExerciseJudgment([true])), at: second(0))]
    let filled = try InsertSession(insert.content, replaying: gaps)
    #expect(filled.isFinished && filled.mistakes.isEmpty)
    #expect(filled.verify().map(\.today) == [ExerciseJudgment([false])])

    var keywords = KeywordsSession(try Self.keywords(), words: ["ihn", "ihm"])
    try keywords.hide(at: second(0))
    let verdict: KeywordsSession.Action.Verdict = [
      .init(input: "in", isCorrect: true), .init(input: "im", isCorrect: true),
    ]
    let inputs =
      keywords.events + [
        Timed(.submitted(["in", "im"], ExerciseJudgment(verdict)), at: second(1))
      ]
    let written = try KeywordsSession(keywords.content, replaying: inputs)
    #expect(written.isFinished && written.outcomes[0].credit == .one)
    #expect(written.verify().map { $0.today?.verdict.map(\.isCorrect) } == [[false, false]])

    var match = MatchSession(try Self.match())
    try match.drag(to: "n", at: second(0))
    let outcomes: MatchSession.Action.Verdict = ["n": .correct, "v": .correct]
    let places = match.events + [Timed(.submitted(ExerciseJudgment(outcomes)), at: second(1))]
    let sorted = try MatchSession(match.content, replaying: places)
    #expect(sorted.isFinished && sorted.outcomes[0].credit == .one)
    #expect(sorted.verify().map(\.today) == [ExerciseJudgment(["n": .correct, "v": .empty])])
  }

  @Test func aJudgmentOfSomethingElseIsRefused() throws {
    var insert = InsertSession(try Self.insert("Der Tiger"))
    try insert.fill(gap: 0, with: "i", at: second(0))
    expectRefusal(InsertSession.Refusal.session(.judgmentDoesNotFit), of: insert) {
      try $0.apply(Timed(.submitted(ExerciseJudgment([true, true])), at: second(0)))
    }
    expectRefusal(InsertSession.Refusal.session(.judgmentDoesNotFit), of: insert) {
      try $0.apply(Timed(.submitted(ExerciseJudgment([true], told: [])), at: second(0)))
    }
    var keywords = KeywordsSession(try Self.keywords(), words: ["ihn", "ihm"])
    try keywords.hide(at: second(0))
    expectRefusal(KeywordsSession.Refusal.session(.judgmentDoesNotFit), of: keywords) {
      try $0.apply(Timed(.submitted([], ExerciseJudgment([])), at: second(0)))
    }
    var match = MatchSession(try Self.match())
    try match.drag(to: "n", at: second(0))
    expectRefusal(MatchSession.Refusal.session(.judgmentDoesNotFit), of: match) {
      try $0.apply(Timed(.submitted(ExerciseJudgment(["n": .correct])), at: second(0)))
    }
  }

  // MARK: Mended content

  @Test func whatWasToldStaysTrueOverMendedContent() throws {
    var session = WheelSession(try Self.wheel("Schtern"))
    try session.takeNext(at: second(0))
    try session.submit("Stern", at: second(1))
    try session.proceed(at: second(2))
    let mended = SessionContent(
      exercise: try Self.wheel(),
      spelling: .standard,
      context: .anonymous
    )
    // Replayed, the word is as wrong as the child was told.
    #expect(try WheelSession(mended, replaying: session.events).mistakes.count == 1)
    let regraded = try session.regraded(with: mended)
    #expect(
      regraded.changes == [
        JudgmentChange(
          position: 2,
          recorded: ExerciseJudgment(false),
          today: ExerciseJudgment(true, told: false)
        )
      ]
    )
    // It counts as correct, and the child went on from there as it did.
    #expect(regraded.session.isFinished && regraded.session.mistakes.isEmpty)
    #expect(regraded.session.outcomes[0].credit == .one)
    #expect(regraded.session.events.map(\.date) == session.events.map(\.date))
    try expectReplayEqualsLive(regraded.session)
    #expect(try session.regraded().changes == [])
  }

  @Test func aGapThatTurnsOutCorrectStaysOpenForWhatCameLater() throws {
    var session = InsertSession(try Self.insert("Der Tieger", length: 2))
    try session.fill(gap: 0, with: "i", at: second(0))
    try session.submit(at: second(1))
    try session.fill(gap: 0, with: "ie", at: second(2))
    try session.submit(at: second(3))
    #expect(session.isFinished && session.mistakes.count == 1)
    let content = SessionContent(
      exercise: try Self.insert("Der Tiger"),
      spelling: .standard,
      context: .anonymous
    )
    let mended = try session.regraded(with: content).session
    #expect(mended.isFinished)
    // The first entry is correct now; the second is not any more, although the child was told that
    // it is.
    #expect(mended.mistakes.map(\.input) == ["ie"])
    try expectReplayEqualsLive(mended)
  }

  @Test func aMendedChecklistChangesWhatCounts() throws {
    var session = ErrorLocationsSession(try Self.errors())
    try session.tap(word: 0, at: second(0))
    try session.tap(word: 1, at: second(1))
    try session.submit(["n"], at: second(2))
    try session.proceed(at: second(3))
    #expect(session.mistakes.map(\.kind) == [.correctWordTapped])
    // The reason that the child ticked turns out to be wrong.
    let content = SessionContent(
      exercise: try Self.errors(reasons: []),
      spelling: .standard,
      context: .anonymous
    )
    let mended = try session.regraded(with: content)
    #expect(mended.changes.map(\.position) == [3])
    #expect(mended.session.mistakes.map(\.kind) == [.correctWordTapped, .wrongReason])
    #expect(mended.session.isFinished && mended.session.outcomes[0].credit == .zero)
    try expectReplayEqualsLive(mended.session)
  }

  @Test func theEndOfATimeLimitKeepsItsJudgment() throws {
    var session = KeywordsSession(try Self.keywords(timeWrite: 20), words: ["ihn", "ihm"])
    try session.hide(at: second(0))
    try session.draft(["ihn", "im"], at: second(5))
    try session.advance(to: second(60))
    #expect(session.phase == .comparing)
    let judgment = try #require(session.events.last?.action.judgment)
    #expect(judgment.verdict.map(\.isCorrect) == [true, false])
    #expect(session.verify() == [])
    try expectReplayEqualsLive(session)
  }

  // MARK: JSON

  @Test func everyActionOfEveryFormatIsStored() throws {
    func event<Action>(_ action: Action) -> Timed<Action> { Timed(action, at: second(0)) }
    let at = #""at":1560709957000,"#
    try expectJSON(event(ErrorLocationsSession.Action.started), "{\(at)\"kind\":\"started\"}")
    try expectJSON(
      event(ErrorLocationsSession.Action.tapped(word: 4, ExerciseJudgment(true))),
      "{\(at)\"kind\":\"tapped\",\"misspelled\":true,\"word\":4}"
    )
    try expectJSON(
      event(ErrorLocationsSession.Action.submitted(["a"], ExerciseJudgment(["b"]))),
      "{\(at)\"correct\":[\"b\"],\"kind\":\"submitted\",\"reasons\":[\"a\"]}"
    )
    try expectJSON(event(ErrorLocationsSession.Action.proceeded), "{\(at)\"kind\":\"proceeded\"}")

    try expectJSON(event(InsertSession.Action.started), "{\(at)\"kind\":\"started\"}")
    try expectJSON(
      event(InsertSession.Action.filled(gap: 0, with: "ie")),
      "{\(at)\"gap\":0,\"input\":\"ie\",\"kind\":\"filled\"}"
    )
    try expectJSON(event(InsertSession.Action.submitted(nil)), "{\(at)\"kind\":\"submitted\"}")
    try expectJSON(
      event(InsertSession.Action.submitted(ExerciseJudgment([true, false]))),
      "{\(at)\"correct\":[true,false],\"kind\":\"submitted\"}"
    )

    let words: KeywordsSession.Action.Verdict = [
      .init(input: "a", isCorrect: true), .init(input: nil, isCorrect: false),
    ]
    try expectJSON(event(KeywordsSession.Action.started), "{\(at)\"kind\":\"started\"}")
    try expectJSON(
      event(KeywordsSession.Action.marked(letter: 2, word: 1)),
      "{\(at)\"kind\":\"marked\",\"letter\":2,\"word\":1}"
    )
    try expectJSON(event(KeywordsSession.Action.hidden), "{\(at)\"kind\":\"hidden\"}")
    try expectJSON(
      event(KeywordsSession.Action.drafted(["a"])),
      "{\(at)\"inputs\":[\"a\"],\"kind\":\"drafted\"}"
    )
    try expectJSON(
      event(KeywordsSession.Action.submitted(["a"], ExerciseJudgment(words))),
      "{\(at)\"inputs\":[\"a\"],\"kind\":\"submitted\",\"words\":[{\"correct\":true,\"input\":\"a\"},{}]}"
    )
    try expectJSON(event(KeywordsSession.Action.proceeded), "{\(at)\"kind\":\"proceeded\"}")
    try expectJSON(event(KeywordsSession.Action.timeRanOut(nil)), "{\(at)\"kind\":\"timeRanOut\"}")
    try expectJSON(
      event(KeywordsSession.Action.timeRanOut(ExerciseJudgment(words))),
      "{\(at)\"kind\":\"timeRanOut\",\"words\":[{\"correct\":true,\"input\":\"a\"},{}]}"
    )

    try expectJSON(event(MatchSession.Action.started), "{\(at)\"kind\":\"started\"}")
    try expectJSON(
      event(MatchSession.Action.dragged("n")),
      "{\(at)\"category\":\"n\",\"kind\":\"dragged\"}"
    )
    try expectJSON(event(MatchSession.Action.heard), "{\(at)\"kind\":\"heard\"}")
    try expectJSON(
      event(MatchSession.Action.filled("n", with: "a")),
      "{\(at)\"category\":\"n\",\"input\":\"a\",\"kind\":\"filled\"}"
    )
    try expectJSON(
      event(MatchSession.Action.submitted(ExerciseJudgment(["n": .correct]))),
      "{\(at)\"kind\":\"submitted\",\"outcomes\":{\"n\":\"correct\"}}"
    )
    try expectJSON(event(MatchSession.Action.proceeded), "{\(at)\"kind\":\"proceeded\"}")

    try expectJSON(event(WheelSession.Action.started), "{\(at)\"kind\":\"started\"}")
    try expectJSON(event(WheelSession.Action.spun(to: 3)), "{\(at)\"kind\":\"spun\",\"word\":3}")
    try expectJSON(event(WheelSession.Action.heard), "{\(at)\"kind\":\"heard\"}")
    try expectJSON(
      event(WheelSession.Action.submitted("a", ExerciseJudgment(true, told: false))),
      "{\(at)\"correct\":true,\"input\":\"a\",\"kind\":\"submitted\",\"told\":false}"
    )
    try expectJSON(event(WheelSession.Action.proceeded), "{\(at)\"kind\":\"proceeded\"}")
  }

  // MARK: Content

  private static let info = ExerciseInfo(id: 1, name: "x")

  private static func wheel(_ word: String = "Stern") throws -> WheelExercise {
    try WheelExercise(info, words: [HeardWord(word)])
  }

  private static func errors(reasons: [String] = ["n"]) throws -> ErrorLocationsExercise {
    let error = ErrorSentence.Misspelling(word: 1, correct: "Hund", reasons: reasons)
    return try ErrorLocationsExercise(
      info,
      reasons: [Justification(id: "n", text: "N")],
      sentences: [try ErrorSentence(id: 1, text: "Der hund", errors: [error])]
    )
  }

  private static func insert(_ text: String, length: Int = 1) throws -> InsertExercise {
    InsertExercise(
      info,
      sentences: [try InsertSentence(id: 1, text: text, gaps: [.init(start: 5, length: length)])]
    )
  }

  private static func keywords(timeWrite: Int = 0) throws -> KeywordsExercise {
    let config = try KeywordsExercise.Config(wordsCount: 2) {
      $0.wordsPerRound = 2
      $0.timeWrite = timeWrite
    }
    return KeywordsExercise(info, config: config)
  }

  private static func match() throws -> MatchExercise {
    try MatchExercise(
      info,
      way: .drag,
      categories: [.init(id: "n", title: "N"), .init(id: "v", title: "V")],
      words: [.init(HeardWord("Hund"), categories: ["n"])]
    )
  }
}
