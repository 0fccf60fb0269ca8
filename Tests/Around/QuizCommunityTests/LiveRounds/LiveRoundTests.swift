// SPDX-License-Identifier: Apache-2.0
import Languages
import LudusFoundation
import LudusTestSupport
import QuizCommunity
import QuizTestSupport
import Testing

struct LiveRoundTests {
  /// A round of the problems "choice" (b), "check" (a and c) and "exact", worth 1, 2 and 3 points.
  private func round(seconds: Int = 20, speedShare: Fraction? = nil) throws -> LiveRound {
    LiveRound(
      try LiveRound.Content(
        id: "r",
        quiz: try Samples.quiz(),
        host: "eva",
        timeLimit: .seconds(seconds),
        speedShare: speedShare
      )
    )
  }

  @Test func pointsFollowFromCorrectnessAndSpeedAndTheRankingFromBoth() throws {
    var round = try round()
    for player in ["ada", "ben", "cleo"] as [Learner.ID] {
      try round.join(by: player, at: date(0))
    }
    #expect(round.players == ["ada", "ben", "cleo"])
    try round.open("choice", by: "eva", at: date(10))
    #expect(round.openQuestion(at: date(10))?.end == date(30))
    try round.answer("choice", .choice("b"), by: "ben", at: date(13))
    try round.answer("choice", .choice("b"), by: "ada", at: date(20))
    try round.answer("choice", .choice("a"), by: "cleo", at: date(11))
    // Nothing is shown while the question is open.
    #expect(round.answerCount(at: date(20)) == 3)
    #expect(round.results(of: "choice", at: date(29.9)) == nil)
    #expect(round.ranking(at: date(29)).map(\.points) == [0, 0, 0])
    let ranking = round.ranking(at: date(30))
    #expect(ranking.map(\.id) == ["ben", "ada", "cleo"])
    #expect(ranking.map(\.points) == [925, 750, 0])
    #expect(ranking.map(\.rank) == [1, 2, 3])
    #expect(round.results(of: "choice", at: date(30))?["cleo"]?.credit == 0)

    try round.open("exact", by: "eva", at: date(40))
    try round.answer("exact", .text("sulfur"), by: "ada", at: date(40))
    try round.close("exact", by: "eva", at: date(45))
    #expect(round.openQuestion(at: date(45)) == nil)
    let second = round.ranking(at: date(45))
    #expect(second.map(\.id) == ["ada", "ben", "cleo"])
    #expect(second.map(\.points) == [3750, 925, 0])
    #expect(second.map(\.lastPoints) == [3000, 0, 0])
    try round.end(by: "eva", at: date(50))
    #expect(round.isFinished)
    #expect(round.openedQuestions == ["choice", "exact"])
    #expect(round.refusals.isEmpty)
    try expectReplayEqualsLive(round)
    try expectRoundTrip(round)
  }

  @Test func lateAndSecondAnswersAreRefused() throws {
    var round = try round()
    try round.join(by: "ada", at: date(0))
    expectRefusal(LiveRoundError.questionIsNotOpen("choice"), of: round) {
      try $0.answer("choice", .choice("b"), by: "ada", at: date(1))
    }
    try round.open("choice", by: "eva", at: date(10))
    expectRefusal(LiveRoundError.timeIsUp(at: date(30)), of: round) {
      try $0.answer("choice", .choice("b"), by: "ada", at: date(30))
    }
    // What became known late is late.
    expectRefusal(LiveRoundError.timeIsUp(at: date(30)), of: round) {
      try $0.answer(
        "choice",
        .choice("b"),
        by: "ada",
        at: date(12),
        stamp: .init(recordedAt: date(31))
      )
    }
    expectRefusal(
      LiveRoundError.response(.unknownOption("z", problem: "choice")),
      of: round
    ) { try $0.answer("choice", .choice("z"), by: "ada", at: date(12)) }
    try round.answer("choice", .choice("b"), by: "ada", at: date(29.999))
    expectRefusal(LiveRoundError.alreadyAnswered("choice"), of: round) {
      try $0.answer("choice", .choice("a"), by: "ada", at: date(29.999))
    }
    expectRefusal(LiveRoundError.notPlayer("ben"), of: round) {
      try $0.answer("choice", .choice("b"), by: "ben", at: date(12))
    }
    expectRefusal(LiveRoundError.unknownProblem("x"), of: round) {
      try $0.answer("x", .choice("b"), by: "ada", at: date(29.999))
    }
    try round.open("check", by: "eva", at: date(30))
    expectRefusal(LiveRoundError.timeIsUp(at: date(30)), of: round) {
      try $0.answer("choice", .choice("b"), by: "ada", at: date(31))
    }
  }

  @Test func onlyTheHostLeadsAndDoesNotPlay() throws {
    var round = try round()
    try round.join(by: "ada", at: date(0))
    expectRefusal(LiveRoundError.hostCannotPlay, of: round) { try $0.join(by: "eva", at: date(1)) }
    expectRefusal(LiveRoundError.alreadyJoined("ada"), of: round) {
      try $0.join(by: "ada", at: date(1))
    }
    let commands: [(inout LiveRound) throws -> Void] = [
      { try $0.open("choice", by: "ada", at: date(1)) },
      { try $0.close("choice", by: "ada", at: date(1)) }, { try $0.end(by: "ada", at: date(1)) },
    ]
    for command in commands {
      expectRefusal(LiveRoundError.notHost("ada"), of: round, command)
    }
    try round.open("choice", by: "eva", at: date(10))
    expectRefusal(LiveRoundError.questionIsOpen("choice"), of: round) {
      try $0.open("check", by: "eva", at: date(29))
    }
    expectRefusal(LiveRoundError.alreadyOpened("choice"), of: round) {
      try $0.open("choice", by: "eva", at: date(30))
    }
    expectRefusal(LiveRoundError.unknownProblem("x"), of: round) {
      try $0.open("x", by: "eva", at: date(30))
    }
    expectRefusal(LiveRoundError.questionIsNotOpen("check"), of: round) {
      try $0.close("check", by: "eva", at: date(12))
    }
    expectRefusal(LiveRoundError.timeIsUp(at: date(30)), of: round) {
      try $0.close("choice", by: "eva", at: date(30))
    }
    try round.end(by: "eva", at: date(12))
    #expect(round.openQuestion(at: date(12)) == nil)
    expectRefusal(LiveRoundError.isFinished, of: round) { try $0.join(by: "ben", at: date(13)) }
  }

  @Test func equalPointsShareAPlace() throws {
    var round = try round(speedShare: 0)
    for player in ["ada", "ben", "cleo", "dora"] as [Learner.ID] {
      try round.join(by: player, at: date(0))
    }
    try round.open("choice", by: "eva", at: date(10))
    try round.answer("choice", .choice("b"), by: "dora", at: date(11))
    try round.answer("choice", .choice("b"), by: "ben", at: date(19))
    let ranking = round.ranking(at: date(30))
    #expect(ranking.map(\.id) == ["ben", "dora", "ada", "cleo"])
    #expect(ranking.map(\.rank) == [1, 1, 3, 3])
    #expect(ranking.map(\.isTied) == [true, true, true, true])
  }

  /// Whatever order events arrive in, the round is the same.
  @Test func mergingGivesTheSameRoundInAnyOrder() {
    forEachSeed(0..<40) { generator in
      var live = try self.round(seconds: 5)
      let players: [Learner.ID] = ["ada", "ben", "eva"]
      let problems: [Problem.ID] = ["choice", "check", "exact", "x"]
      for second in 0..<40 {
        let at = date(Double(second))
        let problem = problems[generator.draw(below: 4)]
        let actor = players[generator.draw(below: 3)]
        let response: QuizResponse = generator.draw(below: 2) == 0 ? .choice("b") : .text("sulfur")
        let kind = generator.draw(below: 14)
        _ = try isAccepted(by: &live) { round in
          switch kind {
          case 0, 1: try round.join(by: actor, at: at)
          case 2...4: try round.open(problem, by: "eva", at: at)
          case 5...9: try round.answer(problem, response, by: actor, at: at)
          case 10: try round.close(problem, by: "eva", at: at)
          case 12: try round.leave(by: actor, at: at)
          case 13: if second > 20 { try round.remove(actor, by: "eva", at: at) }
          default: if second > 30 { try round.end(by: actor, at: at) }
          }
        }
      }
      try expectReplayEqualsLive(live)
      var merged = try self.round(seconds: 5)
      expectTaken(merged.merge(generator.shuffled(live.events)))
      try #require(merged == live)
      try #require(
        merged.ranking(at: date(99)).map(\.points) == live.ranking(at: date(99)).map(\.points)
      )
    }
  }

  @Test func contentIsChecked() throws {
    let quiz = try Samples.quiz()
    for seconds in [0, -1, 3601, .min, .max] {
      let faults = contentFaults(ProblemFault.self) {
        _ = try LiveRound.Content(id: "r", quiz: quiz, host: "eva", timeLimit: .seconds(seconds))
      }
      #expect(faults == ["seconds: \(seconds), expected 1 to 3600"])
    }
    for fine in [Duration.milliseconds(1500), .nanoseconds(1), .seconds(3601)] {
      #expect(throws: ContentError<ProblemFault>.self) {
        try LiveRound.Content(id: "r", quiz: quiz, host: "eva", timeLimit: fine)
      }
    }
    let open = try Quiz(
      id: "q",
      items: [Quiz.Item(try Samples.openResponse(), set: "s", setTitle: "S")]
    )
    let faults = contentFaults(ProblemFault.self) {
      _ = try LiveRound.Content(id: " ", quiz: open, host: "", speedShare: 2)
    }
    #expect(
      faults.map { $0.prefix { $0 != ":" } } == ["id", "host", "quiz.items[0]", "speedShare"]
    )
    try expectRoundTrip(
      try LiveRound.Content(
        id: "r",
        quiz: quiz,
        host: "eva",
        timeLimit: .seconds(7),
        speedShare: Fraction(1, 3)
      )
    )
  }

  static let commands: [SharedCommand<LiveRound>] = [
    SharedCommand("join") { try $0.join(by: "ben", at: $1, stamp: $2) },
    SharedCommand("open") { try $0.open("choice", by: "eva", at: $1, stamp: $2) },
    SharedCommand("end") { try $0.end(by: "eva", at: $1, stamp: $2) },
  ]

  @Test(arguments: commands)
  func aRound(refuses command: SharedCommand<LiveRound>) throws {
    var round = try round()
    try round.join(by: "ada", at: date(0), stamp: .init(id: "e"))
    expectLogRefusals(of: command, by: round)
    expectLogRefusals(of: .joined(), by: "ben", in: round)
  }

  @Test func theHostTakesOutAnythingAndPlayersThatTheyJoined() throws {
    var round = try round()
    let joined = try round.join(by: "ada", at: date(0))
    try round.join(by: "ben", at: date(0))
    let opened = try round.open("choice", by: "eva", at: date(10))
    let answer = try round.answer("choice", .choice("b"), by: "ada", at: date(13))
    let points = try #require(round.results(of: "choice", at: date(30))?["ada"])
    #expect((points.creditPoints, points.speedPoints, points.points) == (1000, -75, 925))
    // She would know the right answer by now.
    expectRefusal(LiveRoundError.notHost("ada"), of: round) {
      try $0.void(answer.id, by: "ada", at: date(40))
    }
    expectRefusal(LiveRoundError.notHost("ben"), of: round) {
      try $0.void(joined.id, by: "ben", at: date(40))
    }
    var without = round
    try without.void(answer.id, by: "eva", at: date(40))
    #expect(without.results(of: "choice", at: date(40)) == [:])
    try without.void(opened.id, by: "eva", at: date(41))
    #expect(without.openedQuestions == [])
    try round.void(joined.id, by: "ada", at: date(40))
    #expect(round.players == ["ben"])
  }
}
