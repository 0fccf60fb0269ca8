// SPDX-License-Identifier: Apache-2.0
import Languages
import LudusFoundation
import LudusTestSupport
import QuizAuthoring
import QuizTestSupport
import Testing

/// From a draft to a problem that a person has approved.
struct ProblemWorkshopTests {
  @Test func theProgramChecksFormatAndCompleteness() throws {
    var workshop = ProblemWorkshop("school")
    let revision = try workshop.write(
      "p1",
      WorkshopSamples.faulty,
      for: "c/1/a",
      by: "ada",
      at: date(1)
    )
    #expect(workshop.problem("p1")?.state == .draft)
    let faults = WorkshopSamples.faulty.faults
    #expect(
      faults.map(\.description) == [
        "prompt: the prompt is empty", "options: no option is correct",
      ]
    )
    let error = ContentError(faults: faults)
    expectRefusal(AuthoringError.faulty(error), of: workshop) {
      try $0.submit("p1", revision: revision.id, by: "ada", at: date(2))
    }
  }

  @Test func aHumanChecksMeaning() throws {
    var workshop = try WorkshopSamples.workshop(submitted: ["p1", "p2"])
    #expect(workshop.problem("p1")?.state == .checked)
    #expect(workshop.problem("p1")?.approvedProblem == nil)
    expectRefusal(AuthoringError.ownProblem("p1"), of: workshop) {
      try $0.approve("p1", revision: "p1-1", by: "ada", at: date(3))
    }
    try workshop.approve("p1", revision: "p1-1", by: "eve", at: date(3))
    try workshop.reject("p2", revision: "p2-1", for: "Both are right.", by: "eve", at: date(4))
    #expect(workshop.problem("p1")?.state == .approved(by: "eve"))
    #expect(workshop.problem("p2")?.state == .rejected(by: "eve", reason: "Both are right."))
    #expect(workshop.problem("p1")?.approvedProblem?.id == "p1")
    #expect(workshop.problem("p2")?.approvedProblem == nil)
    #expect(workshop.problems.map(\.id) == ["p1", "p2"])
    #expect(workshop.problems(by: "ada").count == 2)
    #expect(workshop.problems(by: "eve") == [])
  }

  @Test func eachCommandIsAboutAWorkOfAnother() throws {
    let cases: [(AuthoringError, (inout ProblemWorkshop, Date) throws -> Void)] = [
      (.unknownProblem("x"), { try $0.submit("x", revision: "p1-1", by: "ada", at: $1) }),
      (.unknownProblem("x"), { try $0.approve("x", revision: "p1-1", by: "eve", at: $1) }),
      (
        .unknownProblem("x"),
        { try $0.reject("x", revision: "p1-1", for: "No.", by: "eve", at: $1) }
      ),
      (
        .unknownRevision("r", of: "p1"),
        { try $0.submit("p1", revision: "r", by: "ada", at: $1) }
      ),
      (
        .unknownRevision("r", of: "p1"),
        { try $0.approve("p1", revision: "r", by: "eve", at: $1) }
      ),
      (
        .unknownRevision("r", of: "p1"),
        { try $0.reject("p1", revision: "r", for: "No.", by: "eve", at: $1) }
      ),
      (.ownProblem("p1"), { try $0.approve("p1", revision: "p1-1", by: "ada", at: $1) }),
      (
        .ownProblem("p1"),
        { try $0.reject("p1", revision: "p1-1", for: "No.", by: "ada", at: $1) }
      ),
      (.ownProblem("p1"), { try $0.keep("p1", votes: 1, by: "ada", at: $1) }),
    ]
    let workshop = try WorkshopSamples.workshop(submitted: ["p1"])
    for (error, command) in cases {
      expectRefusal(error, of: workshop) { try command(&$0, date(3)) }
    }
  }

  @Test func aRejectionSaysWhy() throws {
    expectRefusal(
      AuthoringError.reasonMissing,
      of: try WorkshopSamples.workshop(submitted: ["p1"])
    ) {
      try $0.reject("p1", revision: "p1-1", for: " \n", by: "eve", at: date(3))
    }
  }

  @Test func aRejectedProblemCanBeRevised() throws {
    var workshop = try WorkshopSamples.workshop(submitted: ["p1"])
    try workshop.reject("p1", revision: "p1-1", for: "Unclear.", by: "eve", at: date(3))
    expectRefusal(AuthoringError.alreadySubmitted("p1"), of: workshop) {
      try $0.submit("p1", revision: "p1-1", by: "ada", at: date(4))
    }
    let better = try WorkshopSamples.draft("p1", prompt: "Which of the two is it?")
    try workshop.write("p1", better, for: "c/1/a", by: "ada", at: date(4), stamp: .init(id: "p1-2"))
    #expect(workshop.problem("p1")?.state == .draft)
    try workshop.submit("p1", revision: "p1-2", by: "ada", at: date(5))
    try workshop.approve("p1", revision: "p1-2", by: "eve", at: date(6))
    let problem = workshop.problem("p1")
    #expect(problem?.approvedProblem?.prompt == "Which of the two is it?")
    #expect(
      problem?.revisions.map(\.state) == [
        .rejected(by: "eve", reason: "Unclear."), .approved(by: "eve"),
      ]
    )
  }

  @Test func anApprovedProblemStaysUntilALaterRevisionIsApproved() throws {
    var workshop = try WorkshopSamples.workshop(submitted: ["p1"])
    try workshop.approve("p1", revision: "p1-1", by: "eve", at: date(3))
    let better = try WorkshopSamples.draft("p1", prompt: "Better?")
    try workshop.write("p1", better, for: "c/1/b", by: "ada", at: date(4), stamp: .init(id: "p1-2"))
    try workshop.submit("p1", revision: "p1-2", by: "ada", at: date(4))
    #expect(workshop.problem("p1")?.state == .checked)
    #expect(workshop.problem("p1")?.approvedProblem?.prompt == "What is it?")
    // Rejecting the new one leaves the old one.
    var rejected = workshop
    try rejected.reject("p1", revision: "p1-2", for: "Worse.", by: "eve", at: date(5))
    #expect(rejected.problem("p1")?.approved?.id == "p1-1")
    try workshop.approve("p1", revision: "p1-2", by: "eve", at: date(5))
    #expect(workshop.problem("p1")?.approvedProblem?.prompt == "Better?")
    #expect(workshop.problem("p1")?.approved?.set == "c/1/b")
    // What is approved can be taken out again.
    try workshop.reject("p1", revision: "p1-2", for: "Disliked.", by: "eve", at: date(6))
    #expect(workshop.problem("p1")?.approvedProblem == nil)
  }

  @Test func aReviewIsOfTheRevisionThatWasLookedAt() throws {
    var workshop = try WorkshopSamples.workshop(submitted: ["p1"])
    let other = try WorkshopSamples.draft("p1", prompt: "Another text")
    try workshop.write("p1", other, for: "c/1/a", by: "ada", at: date(4), stamp: .init(id: "p1-2"))
    // The first one still waits, as long as the second is not submitted.
    #expect(workshop.problem("p1")?.waiting?.id == "p1-1")
    try workshop.submit("p1", revision: "p1-2", by: "ada", at: date(5))
    #expect(workshop.problem("p1")?.waiting?.id == "p1-2")
    expectRefusal(AuthoringError.notWaiting("p1"), of: workshop) {
      try $0.approve("p1", revision: "p1-1", by: "eve", at: date(6))
    }
    expectRefusal(AuthoringError.notWaiting("p1"), of: workshop) {
      try $0.reject("p1", revision: "p1-1", for: "No.", by: "eve", at: date(6))
    }
    // A revision that arrives late changes nothing about what was approved.
    try workshop.approve("p1", revision: "p1-2", by: "eve", at: date(6))
    let late = try WorkshopSamples.draft("p1", prompt: "Late")
    let event = ProblemWorkshop.Event(
      .wrote("p1", late, for: "c/1/a", origin: .students),
      by: "ada",
      at: date(2),
      id: "p1-0"
    )
    try workshop.apply(event)
    #expect(workshop.problem("p1")?.approved?.id == "p1-2")
    #expect(workshop.problem("p1")?.revisions.map(\.id) == ["p1-1", "p1-0", "p1-2"])
  }

  @Test func whatIsNotPossibleIsRefused() throws {
    var workshop = try WorkshopSamples.workshop(submitted: ["p1"])
    let draft = try WorkshopSamples.draft("p1")
    expectRefusal(AuthoringError.notAuthor("p1", "ben"), of: workshop) {
      try $0.write("p1", draft, for: "s", by: "ben", at: date(3))
    }
    expectRefusal(AuthoringError.notAuthor("p1", "ben"), of: workshop) {
      try $0.submit("p1", revision: "p1-1", by: "ben", at: date(3))
    }
    expectRefusal(AuthoringError.otherOrigin(.students), of: workshop) {
      try $0.write("p1", draft, for: "s", origin: .staff, by: "ada", at: date(3))
    }
    expectRefusal(AuthoringError.unknownProblem("p9"), of: workshop) {
      try $0.approve("p9", revision: "p1-1", by: "eve", at: date(3))
    }
    expectRefusal(AuthoringError.unknownRevision("x", of: "p1"), of: workshop) {
      try $0.submit("p1", revision: "x", by: "ada", at: date(3))
    }
    expectRefusal(AuthoringError.ownProblem("p1"), of: workshop) {
      try $0.keep("p1", votes: 3, by: "ada", at: date(3))
    }
    expectRefusal(AuthoringError.countOutOfRange(-1), of: workshop) {
      try $0.keep("p1", votes: -1, by: "eve", at: date(3))
    }
    for (problem, set, origin) in [("", "s", "o"), ("p", " ", "o"), ("p", "s", "")] {
      expectRefusal(AuthoringError.log(.emptyIdentifier), of: workshop) {
        try $0.write(
          Problem.ID(problem),
          draft,
          for: ProblemSet.ID(set),
          origin: Problem.Origin(rawValue: origin),
          by: "ada",
          at: date(3)
        )
      }
    }
    try workshop.write("p1", draft, for: "s", by: "ada", at: date(3), stamp: .init(id: "p1-2"))
    try workshop.write("p1", draft, for: "s", by: "ada", at: date(4), stamp: .init(id: "p1-3"))
    expectRefusal(AuthoringError.laterRevision("p1"), of: workshop) {
      try $0.submit("p1", revision: "p1-2", by: "ada", at: date(5))
    }
  }

  @Test func aDraftOfAnotherProblemCannotBeSubmitted() throws {
    var workshop = ProblemWorkshop("school")
    let draft = try WorkshopSamples.draft("p2")
    let event = try workshop.write("p1", draft, for: "s", by: "ada", at: date(1))
    expectRefusal(AuthoringError.otherProblem("p2", expected: "p1"), of: workshop) {
      try $0.submit("p1", revision: event.id, by: "ada", at: date(1))
    }
  }

  @Test func ofTwoAuthorsWhoTakeTheSameNameTheFirstHasIt() throws {
    let draft = try WorkshopSamples.draft("p1")
    var (one, other) = (ProblemWorkshop("school"), ProblemWorkshop("school"))
    try one.write("p1", draft, for: "s", by: "ben", at: date(2))
    try other.write("p1", draft, for: "s", by: "ada", at: date(1))
    expectTaken(one.merge(other.events))
    #expect(one.problem("p1")?.author == "ada")
    #expect(one.refusals.map(\.reason) == [.notAuthor("p1", "ben")])
  }

  @Test func theOrderOfArrivalDoesNotMatter() {
    forEachSeed(0..<60) { generator in
      let people: [Learner.ID] = ["ada", "ben", "eve"]
      var events: [ProblemWorkshop.Event] = []
      for number in 0..<40 {
        let problem = Problem.ID("p\(generator.draw(below: 3))")
        let revisions = events.filter { if case .wrote = $0.action { true } else { false } }
        let revision = generator.drawElement(of: revisions)?.id ?? "none"
        let action: ProblemWorkshop.Action
        switch generator.draw(below: 6) {
        case 0, 1:
          let draft =
            try generator.draw(below: 4) == 0
            ? WorkshopSamples.faulty : WorkshopSamples.draft(problem)
          action = .wrote(problem, draft, for: "s", origin: .students)
        case 2, 3: action = .submitted(problem, revision: revision)
        case 4: action = .approved(problem, revision: revision)
        default: action = .rejected(problem, revision: revision, reason: "No.")
        }
        let event = ProblemWorkshop.Event(
          action,
          by: people[generator.draw(below: 3)],
          at: date(Double(number / 2 + generator.draw(below: 3))),
          id: "\(number)"
        )
        events.append(event)
      }
      let workshop = try ProblemWorkshop("school", replaying: events)
      let other = try ProblemWorkshop("school", replaying: generator.shuffled(events + events))
      try #require(workshop == other)
      try #require(workshop.problems == other.problems)
      try #require(workshop.reviewQueue() == other.reviewQueue())
      try #require(workshop.refusals == other.refusals)
      for problem in workshop.problems {
        // Nothing is approved that the program did not check and another person did not judge.
        if let approved = problem.approved {
          try #require(approved.draft.faults == [])
          guard case .approved(let reviewer) = approved.state else {
            Issue.record("an approved revision is \(approved.state)")
            continue
          }
          try #require(reviewer != problem.author)
        }
        try #require(problem.revisions.count { $0.state == .checked } <= 1)
      }
      try expectReplayEqualsLive(workshop)
      let read = try ProblemWorkshop(json: try workshop.json())
      try #require(read == workshop)
    }
  }

  @Test func eventsAreReadable() throws {
    func expect(_ action: ProblemWorkshop.Action, _ text: String) throws {
      try expectJSON(
        ProblemWorkshop.Event(action, by: "ada", at: date(1), id: "e"),
        #"{"at":1479686401000,"by":"ada",\#(text)}"#
      )
    }
    let draft = ProblemDraft(json: "{")
    try expect(
      .wrote("p", draft, for: "s", origin: .students),
      #""draft":"{","id":"e","kind":"wrote","problem":"p","set":"s""#
    )
    try expect(
      .wrote("p", draft, for: "s", origin: .imported),
      #""draft":"{","id":"e","kind":"wrote","origin":"imported","problem":"p","set":"s""#
    )
    try expect(
      .submitted("p", revision: "r"),
      #""id":"e","kind":"submitted","problem":"p","revision":"r""#
    )
    try expect(
      .approved("p", revision: "r"),
      #""id":"e","kind":"approved","problem":"p","revision":"r""#
    )
    try expect(
      .rejected("p", revision: "r", reason: "x"),
      #""id":"e","kind":"rejected","problem":"p","reason":"x","revision":"r""#
    )
    try expect(.kept("p", votes: 7), #""id":"e","kind":"kept","problem":"p","votes":7"#)
  }

  @Test(arguments: [
    #"{"kind":"liked","problem":"p","id":"e","by":"b","at":1}"#,
    #"{"kind":"submitted","problem":"p","id":"e","by":"b","at":1}"#,
    #"{"kind":"wrote","problem":"p","set":"s","id":"e","by":"b","at":1}"#,
    #"{"kind":"rejected","problem":"p","revision":"r","id":"e","by":"b","at":1}"#,
    #"{"kind":"kept","votes":1,"id":"e","by":"b","at":1}"#,
  ])
  func malformedEventsAreRefused(text: String) {
    #expect(throws: ContentError<ProblemFault>.self) {
      try decode(ProblemWorkshop.Event.self, text)
    }
  }

  @Test(
    arguments: [
      (AuthoringError.unknownRevision("r", of: "p"), #"(unknownRevision: "r", of: "p")"#),
      (.otherOrigin(.staff), "(otherOrigin: staff)"),
      (
        .faulty(ContentError(faults: [LocatedFault(.emptyText(.prompt), at: ContentPlace())])),
        "(faulty: the prompt is empty)"
      ),
      (.reasonMissing, "(reasonMissing)"), (.log(.emptyIdentifier), "(log.emptyIdentifier)"),
    ] as [(AuthoringError, String)]
  )
  func aDescriptionHasTheCaseWithAllThatIsKnown(error: AuthoringError, text: String) {
    #expect("\(error)".hasSuffix(text))
  }

  @Test func whatIsDoneIsTakenBackUntilOthersGoOnFromIt() throws {
    var workshop = try WorkshopSamples.workshop(submitted: ["p1"])
    let approval = try workshop.approve("p1", revision: "p1-1", by: "eve", at: date(3))
    // The text was reviewed.
    expectRefusal(AuthoringError.log(.othersWentOn("p1-1")), of: workshop) {
      try $0.void("p1-1", by: "ada", at: date(4))
    }
    expectRefusal(AuthoringError.log(.eventOfOthers(approval.id.rawValue)), of: workshop) {
      try $0.void(approval.id, by: "ada", at: date(4))
    }
    try workshop.void(approval.id, by: "eve", at: date(4))
    #expect(workshop.problem("p1")?.state == .checked)
  }

  @Test func theWordsOfWhoIsErasedGoAndProblemsStay() throws {
    var workshop = try WorkshopSamples.workshop(submitted: ["p1"])
    try workshop.report(Problem.Report(.typo, "Secret"), about: "p1", by: "eve", at: date(3))
    try workshop.reject("p1", revision: "p1-1", for: "Secret", by: "eve", at: date(4))
    try workshop.erase("eve", at: date(5))
    let text = try json(workshop)
    #expect(!text.contains("Secret") && !text.contains("\"eve\""))
    guard case .rejected = workshop.problem("p1")?.state else {
      Issue.record("the review is gone")
      return
    }
    #expect(workshop.reports(on: "p1").map(\.report) == [Problem.Report(.typo)])
  }
}
