// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

/// The stored form of events that came with the modes, and logs that are not to be trusted.
struct ModeEventTests {
  @Test func eventsAreStoredInReadableForm() throws {
    let events: [QuizSession.Event] = [
      Timed(.started, at: date(0)),
      Timed(.answered("p", .choice("b"), certainty: .high), at: date(0)),
      Timed(.tookHint("p"), at: date(0)),
      Timed(.ratedHint("p", hint: 0, isHelpful: true), at: date(0)),
      Timed(.timeEnded("p"), at: date(0)), Timed(.timeEnded(nil), at: date(0)),
      Timed(.submitted, at: date(0)),
      Timed(
        .graded("p", EnteredGrade(.credit(try Fraction(2, 3)), by: "eva", comment: "Good.")),
        at: date(0)
      ),
      Timed(.graded("p", EnteredGrade(.credit(1), by: "eva")), at: date(0)),
    ]
    let at = #""at":1479686400000"#
    try expectJSON(
      events,
      #"[{\#(at),"kind":"started"},"#
        + #"{\#(at),"certainty":"high","choice":"b","kind":"answered","problem":"p"},"#
        + #"{\#(at),"kind":"tookHint","problem":"p"},"#
        + #"{\#(at),"helpful":true,"hint":0,"kind":"ratedHint","problem":"p"},"#
        + #"{\#(at),"kind":"timeEnded","problem":"p"},{\#(at),"kind":"timeEnded"},"#
        + #"{\#(at),"kind":"submitted"},"#
        + #"{\#(at),"by":"eva","comment":"Good.","credit":"2/3","kind":"graded","problem":"p"},"#
        + #"{\#(at),"by":"eva","credit":1,"kind":"graded","problem":"p"}]"#
    )
    #expect(events.map(\.action.problem) == [nil, "p", "p", "p", "p", nil, nil, "p", "p"])
    #expect(events.allSatisfy { $0.date == date(0) })
  }

  @Test(arguments: [
    #"{"kind":"started"}"#,
    #"{"kind":"answered","problem":"p","choice":"b","certainty":"sure","at":0}"#,
    #"{"kind":"tookHint","at":0}"#, #"{"kind":"ratedHint","problem":"p","hint":0,"at":0}"#,
    #"{"kind":"ratedHint","problem":"p","helpful":true,"hint":1.5,"at":0}"#,
    #"{"kind":"timeEnded","problem":7,"at":0}"#, #"{"kind":"submitted","at":1e300}"#,
    #"{"kind":"graded","problem":"p","credit":"1/0","by":"eva","at":0}"#,
    #"{"kind":"graded","problem":"p","credit":1,"at":0}"#,
  ])
  func aMalformedEventIsNotDecoded(text: String) {
    #expect(throws: ContentError<ProblemFault>.self) { try decode(QuizSession.Event.self, text) }
  }

  /// Each forgery is refused at its place.
  @Test(
    arguments: [
      (0, QuizSession.Event(.tookHint("choice"), at: date(0)), QuizError.rule(.notStarted)),
      (0, Timed(.submitted, at: date(0)), .rule(.notStarted)),
      (1, Timed(.started, at: date(0)), .rule(.alreadyStarted)),
      (1, Timed(.tookHint("check"), at: date(0)), .notPresented("check")),
      (
        2, Timed(.ratedHint("choice", hint: 1, isHelpful: true), at: date(1)),
        .hintWasNotTaken(1, problem: "choice")
      ),
      (
        3, Timed(.answered("choice", .choice("b"), certainty: .low), at: date(2)),
        .rule(.certaintyIsNotAsked("choice"))
      ),
      (4, Timed(.tookHint("choice"), at: date(3)), .alreadyDecided("choice")),
      (
        4, Timed(.graded("choice", EnteredGrade(.credit(1), by: "eva")), at: date(3)),
        .doesNotAwaitGrade("choice")
      ),
      (4, Timed(.timeEnded("choice"), at: date(20)), .rule(.timeIsNotUp)),
    ] as [(Int, QuizSession.Event, QuizError)]
  )
  func aForgedLogIsRefused(place: Int, forgery: QuizSession.Event, refusal: QuizError) throws {
    let rules = try QuizRules {
      $0.mode = .interactive
      $0.problemTimeLimit = try QuizRules.TimeLimit(seconds: 20)
    }
    var session = try Samples.session(rules)
    try session.start(at: date(0))
    try session.takeHint(at: date(1))
    try session.answer(.choice("a"), at: date(2))
    try session.answer(.choice("b"), at: date(3))
    var events = session.events
    events.insert(forgery, at: place)
    #expect(throws: ReplayError(position: place, refusal: refusal)) {
      try QuizSession(session.content, replaying: events)
    }
  }
}
