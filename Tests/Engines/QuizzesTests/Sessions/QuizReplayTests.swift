// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

/// Leaving and resuming, and logs that are not to be trusted.
struct QuizReplayTests {
  @Test func aSessionLeftAnywhereAndResumedEqualsTheUninterruptedOne() {
    var plays = 0
    forEachSeed(0..<120) { generator in
      let bank = try Samples.randomBank(using: &generator)
      let blueprint = try Blueprint(count: generator.draw(below: 8) + 1)
      let quiz = try assume(try? Quiz(from: bank, blueprint, using: &generator))
      plays += 1
      var live = QuizSession(quiz)
      var resumed = live
      var now = 0.0
      for _ in 0..<generator.draw(below: 40) {
        now += Double(generator.draw(below: 5000)) / 1777
        let command = generator.command(for: live, at: date(now))
        let accepted = try isAccepted(by: &live, command)
        try #require(try isAccepted(by: &resumed, command) == accepted)
        if generator.draw(below: 8) == 0 {
          resumed = try decode(QuizSession.self, try json(resumed))
        }
        try #require(resumed == live)
      }
      try expectReplayEqualsLive(live)
      try expectRoundTrip(live)
      try expectConsistent(live)
    }
    #expect(plays > 90)
  }

  /// What must hold in every state.
  private func expectConsistent(_ session: QuizSession) throws {
    let summary = session.summary
    let earned = try summary.results.map { try $0.evaluation.credit * $0.points }.sum()
    try #require(summary.score.earned == earned)
    try #require(try summary.results.map(\.earned).sum() == earned)
    try #require(try summary.sets.map(\.score.earned).sum() == earned)
    try #require(try summary.sets.map(\.score.possible).sum() == summary.score.possible)
    try #require((0...summary.score.possible).contains(earned))
    try #require(summary.results.count(where: \.isDecided) == session.decidedCount)
    if case .quit = session.events.last?.action { try #require(session.phase == .quit) }
    if case .proceeded = session.events.last?.action {
      let phase: QuizSession.Phase = session.undecidedProblems.isEmpty ? .finished : .presenting
      try #require(session.phase == phase)
    }
    if session.phase == .presenting {
      try #require(session.undecidedProblems.first == session.currentItem?.problem.id)
    }
  }

  @Test func undoTakesTheLastEventBack() throws {
    var session = QuizSession(try Samples.quiz())
    try session.answer(.choice("a"), at: date(1))
    #expect(try session.undoing() == QuizSession(try Samples.quiz()))
  }

  @Test func aSessionIsStoredAsQuizAndEvents() throws {
    var session = QuizSession(try Samples.quiz())
    try session.answer(.choice("b"), at: date(1.5))
    try session.proceed(at: date(2))
    try session.answer(.choices(["a", "c"]), at: date(3))
    try session.proceed(at: date(4))
    try session.skipThrough()
    #expect(
      try json(session.events)
        == #"[{"at":1479686401500,"choice":"b","judged":{"credit":1,"decided":true},"kind":"answered","problem":"choice"},"#
        + #"{"at":1479686402000,"kind":"proceeded","problem":"choice"},"#
        + #"{"at":1479686403000,"choices":["a","c"],"judged":{"credit":1,"decided":true},"kind":"answered","problem":"check"},"#
        + #"{"at":1479686404000,"kind":"proceeded","problem":"check"},"#
        + #"{"at":1479686405000,"kind":"revealed","problem":"exact"},"#
        + #"{"at":1479686406000,"kind":"quit"}]"#
    )
    let others: [QuizSession.Event] = [
      Timed(.skipped("a"), at: date(1)), Timed(.cameBack(to: "b"), at: date(2)),
    ]
    try expectJSON(
      others,
      #"[{"at":1479686401000,"kind":"skipped","problem":"a"},"#
        + #"{"at":1479686402000,"kind":"cameBack","problem":"b"}]"#
    )
    #expect(others.map(\.action.problem) == ["a", "b"])
    #expect(QuizSession.Action.quit.problem == nil)
  }

  @Test(arguments: [
    #"{"kind":"cheated","problem":"a","at":0}"#, #"{"kind":"skipped","at":0}"#,
    #"{"kind":"skipped","problem":"a"}"#, #"{"kind":"answered","problem":"a","at":0}"#,
    #"{"kind":"skipped","problem":"a","at":"now"}"#, #"{"kind":"quit","at":1e300}"#, "[]",
  ])
  func aMalformedEventIsNotDecoded(text: String) {
    #expect(throws: (any Error).self) { try decode(QuizSession.Event.self, text) }
  }

  /// Each forgery is refused at its place.
  @Test(arguments: [
    (
      0, QuizSession.Event(.answered("exact", .text("sulfur")), at: date(1)),
      QuizError.notPresented("exact")
    ),
    (
      0, Timed(.answered("choice", .choice("z")), at: date(1)),
      .response(.unknownOption("z", problem: "choice"))
    ),
    (0, QuizSession.Event(.proceeded(from: "choice"), at: date(1)), .notDecided("choice")),
    (1, Timed(.answered("choice", .choice("b")), at: date(1)), .alreadyDecided("choice")),
    (1, Timed(.proceeded(from: "check"), at: date(2)), .notPresented("check")),
    (1, Timed(.skipped("choice"), at: date(2)), .alreadyDecided("choice")),
    (2, Timed(.skipped("choice"), at: date(2)), .notPresented("choice")),
    (2, Timed(.cameBack(to: "choice"), at: date(2)), .alreadyDecided("choice")),
    (2, Timed(.quit, at: date(1.999)), .date(.beforeLastEvent(date(1.999), last: date(2)))),
    (7, Timed(.quit, at: date(9)), .sessionIsFinished),
  ])
  func aForgedLogIsRefused(place: Int, forgery: QuizSession.Event, refusal: QuizError) throws {
    let quiz = try Samples.quiz()
    var events = try finishedSession().events
    events.insert(forgery, at: place)
    #expect(throws: ReplayError(position: place, refusal: refusal)) {
      try QuizSession(quiz, replaying: events)
    }
    #expect(throws: DecodingError.self) {
      let stored = #"{"content":\#(try json(quiz)),"events":\#(try json(events))}"#
      return try decode(QuizSession.self, stored)
    }
  }

  @Test func aReorderedOrShortenedLogIsRefused() throws {
    let quiz = try Samples.quiz()
    let events = try finishedSession().events
    for first in events.indices {
      for second in events.indices where second > first {
        var reordered = events
        reordered.swapAt(first, second)
        #expect(throws: ReplayError<QuizError>.self) {
          try QuizSession(quiz, replaying: reordered)
        }
        #expect(throws: ReplayError<QuizError>.self) {
          try QuizSession(quiz, judgingAnew: reordered)
        }
      }
    }
    for index in events.indices.dropLast() {
      var shortened = events
      shortened.remove(at: index)
      #expect(throws: ReplayError<QuizError>.self) {
        try QuizSession(quiz, judgingAnew: shortened)
      }
      // A pick that is missing before the one that decided is found, not refused.
      if let session = try? QuizSession(quiz, replaying: shortened) {
        #expect(session.verify().map(\.position) == [2])
      }
    }
  }

  @Test func aStoredSessionThatCannotBeReadTellsItsFaults() throws {
    func faults(_ text: String) -> [String] {
      contentFaults(ProblemFault.self) {
        _ = try QuizSession(json: Data(text.utf8))
      }
    }
    let session = try finishedSession()
    #expect(try QuizSession(json: session.json()) == session)
    let quiz = try json(session.content)
    #expect(faults("{") == ["line 1, column 2: this is not JSON, expected a key in double quotes"])
    #expect(
      faults(#"{"content":{"version":1,"id":"q","items":[]},"events":[]}"#)
        == ["content.items: the quiz has no items"]
    )
    #expect(
      faults(#"{"content":\#(quiz),"events":[{"kind":"won","at":0}]}"#) == [
        #"events[0].kind: the kind "won" is not known, expected one of "#
          + "started, answered, tookHint, ratedHint, revealed, proceeded, skipped, reported, "
          + "cameBack, timeEnded, submitted, graded, amended, quit"
      ]
    )
    #expect(
      faults(#"{"content":\#(quiz),"events":[{"kind":"skipped","problem":"exact","at":0}]}"#) == [
        #"events[0]: refused: Another problem is shown now. (notPresented: "exact")"#
      ]
    )
  }

  private func finishedSession() throws -> QuizSession {
    var session = QuizSession(try Samples.quiz())
    try session.answer(.choice("b"), at: date(1))
    try session.proceed(at: date(2))
    try session.answer(.choice("a"), at: date(3))
    try session.answer(.choice("c"), at: date(4))
    try session.proceed(at: date(5))
    try session.answer(.text("sulfur"), at: date(6))
    try session.proceed(at: date(7))
    return session
  }
}

extension QuizSession {
  fileprivate mutating func skipThrough() throws {
    try reveal(at: date(5))
    try quit(at: date(6))
  }
}

extension SeededGenerator {
  /// A command for a session that makes sense more often than not.
  fileprivate mutating func command(
    for session: QuizSession,
    at date: Date
  ) -> (inout QuizSession) throws -> Void {
    switch draw(below: 16) {
    case 0: return { try $0.skip(at: date) }
    case 1: return { try $0.reveal(at: date) }
    case 2:
      guard let problem = drawElement(of: session.content.items)?.problem.id else { fallthrough }
      return { try $0.comeBack(to: problem, at: date) }
    case 3 where draw(below: 10) == 0: return { try $0.quit(at: date) }
    case 4: return { try $0.proceed(at: date.addingTimeInterval(-1)) }
    case 5...8: return { try $0.proceed(at: date) }
    default:
      let response = response(to: session.currentItem)
      return { try $0.answer(response, at: date) }
    }
  }

  private mutating func response(to item: Quiz.Item?) -> QuizResponse {
    let options = item?.options.map(\.id) ?? []
    switch draw(below: 4) {
    case 0:
      return .text(drawElement(of: ["sulfur", "tin", " ", "meosis", "miosis"]) ?? "")
    case 1: return .choices(draw(draw(below: 4), of: options))
    default:
      guard let option = drawElement(of: options) else { return .text("Sulphur") }
      return .choice(option)
    }
  }
}
