// SPDX-License-Identifier: Apache-2.0
import Languages
import LudusTestSupport
import QuizAuthoring
import QuizTestSupport
import Testing

/// What learners report, what reviewers mend, and what authors take back.
struct ReportTests {
  private let report = Problem.Report(.wrongKey, "b is right")

  @Test func reportsWaitForReviewersAndForTheAuthor() throws {
    var workshop = try WorkshopSamples.workshop(submitted: ["p1"])
    try workshop.approve("p1", revision: "p1-1", by: "eve", at: date(2))
    try workshop.report(report, about: "p1", by: "ben", at: date(3))
    try workshop.report(Problem.Report(.typo), about: "p1", by: "ben", at: date(3))
    try workshop.report(report, about: "p1", by: "cleo", at: date(4))
    try workshop.report(report, about: "elsewhere", by: "cleo", at: date(4))
    expectRefusal(AuthoringError.alreadyReported("p1"), of: workshop) {
      try $0.report(Problem.Report(.wrongKey), about: "p1", by: "ben", at: date(5))
    }
    #expect(workshop.reports(on: "p1").map(\.reporter) == ["ben", "ben", "cleo"])
    #expect(workshop.reviewQueue().items.map(\.id) == ["p1", "elsewhere"])
    #expect(
      workshop.reviewQueue().items.first?.reason == .reported(workshop.reports(on: "p1"))
    )
    #expect(workshop.reviewQueue(for: "ada").items.map(\.id) == ["elsewhere"])
    #expect(workshop.authorQueue(for: "ada").items.map(\.id) == ["p1"])
    #expect(workshop.authorQueue(for: "eve").items.isEmpty)
    try workshop.settle("elsewhere", reply: "It is right.", by: "eve", at: date(6))
    expectRefusal(AuthoringError.noReport("elsewhere"), of: workshop) {
      try $0.settle("elsewhere", by: "eve", at: date(7))
    }
    #expect(workshop.reviewQueue().items.map(\.id) == ["p1"])
    try expectReplayEqualsLive(workshop)
    try expectRoundTrip(workshop)
  }

  @Test func reportsOfASessionAreCollectedOnce() throws {
    var session = QuizSession(try Samples.quiz())
    try session.report(report, about: "choice", at: date(1))
    try session.answer(.choice("b"), at: date(2))
    try session.report(Problem.Report(.unclear), about: "exact", at: date(3))
    var workshop = ProblemWorkshop("school")
    try workshop.collectReports(of: session, by: "ben")
    let once = workshop
    try workshop.collectReports(of: session, by: "ben")
    #expect(workshop == once)
    #expect(workshop.reports(on: "choice").map(\.report) == [report])
    #expect(workshop.reports(on: "exact").map(\.date) == [date(3)])
    try workshop.collectReports(of: session, by: "cleo")
    #expect(workshop.reports(on: "choice").count == 2)
  }

  @Test func aReviewerMendsAStudentsTextAndApprovesIt() throws {
    var workshop = try WorkshopSamples.workshop(submitted: ["p1"])
    try workshop.report(report, about: "p1", by: "ben", at: date(1))
    let draft = try WorkshopSamples.draft("p1", prompt: "Better?")
    let mended = try workshop.mend("p1", draft, revision: "p1-1", by: "eve", at: date(2))
    let problem = try #require(workshop.problem("p1"))
    #expect(problem.author == "ada" && problem.state == .checked)
    #expect(problem.revisions.map(\.writer) == ["ada", "eve"])
    #expect(problem.revisions.map(\.state) == [.draft, .checked])
    try workshop.approve("p1", revision: mended.id, by: "eve", at: date(3))
    #expect(workshop.problem("p1")?.approvedProblem?.prompt == "Better?")
    #expect(workshop.problem("p1")?.approvedProblem?.origin == .students)
    #expect(workshop.reports(on: "p1").isEmpty)
    expectRefusal(AuthoringError.ownProblem("p1"), of: workshop) {
      try $0.mend("p1", draft, revision: mended.id, by: "ada", at: date(4))
    }
    expectRefusal(AuthoringError.laterRevision("p1"), of: workshop) {
      try $0.mend("p1", draft, revision: "p1-1", by: "eve", at: date(4))
    }
    expectRefusal(AuthoringError.unknownProblem("x"), of: workshop) {
      try $0.mend("x", draft, revision: "p1-1", by: "eve", at: date(4))
    }
    let other = try WorkshopSamples.draft("q")
    expectRefusal(AuthoringError.otherProblem("q", expected: "p1"), of: workshop) {
      try $0.mend("p1", other, revision: mended.id, by: "eve", at: date(4))
    }
    var faulty = workshop
    #expect(throws: AuthoringError.self) {
      try faulty.mend("p1", WorkshopSamples.faulty, revision: mended.id, by: "eve", at: date(4))
    }
    #expect(faulty == workshop)
    try expectReplayEqualsLive(workshop)
    try expectRoundTrip(workshop)
  }

  @Test func anAuthorTakesAProblemBackAndBringsItAgain() throws {
    var workshop = try WorkshopSamples.workshop(submitted: ["p1", "p2"], for: "c/1/a")
    try workshop.approve("p1", revision: "p1-1", by: "eve", at: date(2))
    try workshop.report(report, about: "p1", by: "ben", at: date(3))
    expectRefusal(AuthoringError.notAuthor("p1", "eve"), of: workshop) {
      try $0.withdraw("p1", by: "eve", at: date(4))
    }
    try workshop.withdraw("p1", by: "ada", at: date(4))
    try workshop.withdraw("p2", by: "ada", at: date(4))
    #expect(workshop.problem("p1")?.state == .withdrawn)
    #expect(workshop.problem("p1")?.approvedProblem == nil)
    #expect(workshop.reviewQueue().items.isEmpty)
    #expect(try Samples.bank().joined(by: workshop).problem("p1") == nil)
    expectRefusal(AuthoringError.alreadyWithdrawn("p1"), of: workshop) {
      try $0.withdraw("p1", by: "ada", at: date(5))
    }
    expectRefusal(AuthoringError.notWaiting("p2"), of: workshop) {
      try $0.approve("p2", revision: "p2-1", by: "eve", at: date(5))
    }
    expectRefusal(AuthoringError.unknownProblem("x"), of: workshop) {
      try $0.withdraw("x", by: "ada", at: date(5))
    }
    try workshop.submit("p1", revision: "p1-1", by: "ada", at: date(6))
    try workshop.approve("p1", revision: "p1-1", by: "eve", at: date(7))
    #expect(try Samples.bank().joined(by: workshop).problem("p1") != nil)
    try expectReplayEqualsLive(workshop)
    try expectRoundTrip(workshop)
  }

  @Test func whatIsRefusedIsSaidInASentence() {
    let errors: [AuthoringError] = [
      .alreadyWithdrawn("p"), .alreadyReported("p"), .noReport("p"),
    ]
    for error in errors {
      #expect(error.sentence(in: .english) != error.sentence(in: .german))
      #expect(error.description.contains("\"p\""))
    }
  }
}
