// SPDX-License-Identifier: Apache-2.0
import Languages
import LudusTestSupport
import QuizTestSupport
import Quizzes
import Testing

/// Learners report what is wrong with a problem, and see sentences with texts of options.
struct ReportTests {
  @Test(arguments: QuizRules.Mode.allCases)
  func aReportChangesNothingAboutASession(mode: QuizRules.Mode) throws {
    var session = try Samples.session(try QuizRules { $0.mode = mode })
    let report = Problem.Report(.wrongKey, "b is right too")
    try session.report(report, about: "exact", at: date(1))
    #expect(session.phase == .presenting && session.score.earned == 0)
    #expect(session.events.map(\.action) == [.reported("exact", report)])
    try session.answer(.choice("b"), at: date(2))
    try expectReplayEqualsLive(session)
    try expectRoundTrip(session)
    expectRefusal(QuizError.unknownProblem("x"), of: session) {
      try $0.report(report, about: "x", at: date(3))
    }
  }

  @Test func aReportIsTakenWhenTheSessionIsOver() throws {
    for end in [{ try $0.quit(at: date(5)) }, { try $0.advance(to: date(999)) }]
      as [(inout QuizSession) throws -> Void]
    {
      let limit = try QuizRules.TimeLimit(seconds: 60, ending: .lose)
      var session = try Samples.session(try QuizRules { $0.timeLimit = limit })
      expectRefusal(QuizError.rule(.notStarted), of: session) {
        try $0.report(Problem.Report(.typo), about: "exact", at: date(0))
      }
      try session.start(at: date(0))
      try end(&session)
      #expect(session.isFinished)
      try session.report(Problem.Report(.typo), about: "exact", at: date(1000))
      try expectReplayEqualsLive(session)
    }
  }

  @Test func aReportHasAJSONFormAndASentence() throws {
    try expectJSON(
      QuizSession.Action.reported("p", Problem.Report(.unclear)),
      #"{"kind":"reported","problem":"p","reason":"unclear"}"#
    )
    try expectJSON(
      QuizSession.Action.reported("p", Problem.Report(.other, "hm")),
      #"{"comment":"hm","kind":"reported","problem":"p","reason":"other"}"#
    )
    let faults = contentFaults(ProblemFault.self) {
      _ = try decode(
        QuizSession.Action.self,
        #"{"kind":"reported","problem":"p","reason":"boring"}"#
      )
    }
    #expect(faults.count == 1 && faults[0].hasPrefix("reason: "))
    for reason in Problem.Report.Reason.allCases {
      #expect(reason.sentence(in: .english) != reason.sentence(in: .german))
    }
    #expect(Problem.Report.Reason.typo.sentence(in: .english) == "There is a mistake in the text.")
  }

  @Test func feedbackNamesOptionsByTheirTexts() throws {
    var session = QuizSession(try Samples.quiz())
    let feedback = try session.answer(.choice("a"), at: date(1))
    #expect(feedback.sentence(in: .english) == "Option “a proton” is not right.")
    #expect(feedback.reason.sentence(in: .english) == "Option “a” is not right.")
    #expect(session.summary.results[0].sentence(in: .english) == feedback.sentence(in: .english))
    try session.proceed(at: date(2))
    let pick = try session.answer(.choice("b"), at: date(3))
    #expect(pick.sentence(in: .english).contains("sulfur"))
    let cloze = Quiz.Item(try Samples.cloze(), set: "s", setTitle: "S")
    var gaps = QuizSession(try Quiz(id: "q", items: [cloze]))
    let parts = try gaps.answer(.gaps(["state": "s"]), at: date(1))
    let sentence = parts.sentence(for: try #require(parts.parts.first), in: .english)
    #expect(sentence == "Option “a solid” is not right.")
  }

  @Test func anOptionWithoutAnythingToReadKeepsItsName() throws {
    let problem = try Problem(
      id: "p",
      prompt: "?",
      kind: .multipleChoice([
        .correct("a", "x"), .wrong("b", RichText(markup: "![](flask.png)")),
      ])
    )
    let reason = GradeReason.wrongChoice("b")
    #expect(reason.sentence(in: .english, about: problem) == "Option “b” is not right.")
    #expect(
      GradeReason.wrongChoice("zz").sentence(in: .english, about: problem)
        == "Option “zz” is not right."
    )
  }
}
