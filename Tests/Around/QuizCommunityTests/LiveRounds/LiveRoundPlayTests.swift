// SPDX-License-Identifier: Apache-2.0
import Languages
import LudusFoundation
import LudusTestSupport
import QuizCommunity
import QuizTestSupport
import Testing

/// What a party does in a live round beside answering: coming and going, teams, streaks, polls.
struct LiveRoundPlayTests {
  private let poll = LiveRound.Poll("next", "What comes next?", options: ["Acids", "Salts"])
  private let teams = [LiveRound.Team("red", "Reds"), LiveRound.Team("blue", "Blues")]

  /// A round of "choice" (b), "check" (a and c) and "exact", worth 1, 2 and 3 points, in which
  /// speed does not count.
  private func round(
    streakBonus: LiveRound.StreakBonus? = nil,
    teams: [LiveRound.Team] = [],
    teamPoints: LiveRound.TeamPoints = .mean,
    speedShare: Fraction = 0
  ) throws -> LiveRound {
    LiveRound(
      try LiveRound.Content(
        id: "r",
        quiz: try Samples.quiz(),
        host: "eva",
        speedShare: speedShare,
        streakBonus: streakBonus,
        teams: teams,
        teamPoints: teamPoints,
        polls: [poll]
      )
    )
  }

  // MARK: Check all

  /// By the usual grading a session takes pick by pick; a round has one answer a player.
  @Test func aCheckAllAnswerIsGivenAtOnce() throws {
    var round = try round()
    for player in ["ada", "ben", "cleo"] as [Learner.ID] { try round.join(by: player, at: date(0)) }
    try round.open("check", by: "eva", at: date(10))
    let question = try #require(try round.view(for: "ada", at: date(11)).question)
    #expect(question.problem.picksAtOnce)
    #expect(question.problem.options.map(\.id) == ["1", "2", "3", "4"])
    try round.answer("check", presented: .choices(["1", "3"]), by: "ada", at: date(11))
    try round.answer("check", presented: .choices(["1"]), by: "ben", at: date(11))
    // One pick is no answer: nothing would say that there are more.
    let error = LiveRoundError.response(.responseDoesNotFit(.checkAll, problem: "check"))
    expectRefusal(error, of: round) {
      try $0.answer("check", .choice("a"), by: "cleo", at: date(11))
    }
    expectRefusal(error, of: round) {
      try $0.answer("check", presented: .choice("1"), by: "cleo", at: date(11))
    }
    try round.answer("check", .choices(["c", "b"]), by: "cleo", at: date(11))
    #expect(round.ranking(at: date(30)).map(\.points) == [2000, 0, 0])
    #expect(round.results(of: "check", at: date(30))?["ada"]?.response == .choices(["a", "c"]))
  }

  // MARK: Coming and going

  @Test func whoLeavesKeepsThePointsAndCanComeBack() throws {
    var round = try round()
    try round.join(by: "ada", at: date(0))
    try round.join(by: "ben", at: date(0))
    try round.open("choice", by: "eva", at: date(10))
    try round.answer("choice", .choice("b"), by: "ada", at: date(11))
    try round.leave(by: "ada", at: date(12))
    #expect(round.players == ["ben"])
    expectRefusal(LiveRoundError.notPlayer("ada"), of: round) {
      try $0.leave(by: "ada", at: date(13))
    }
    let left = round.ranking(at: date(30))
    #expect(left.map(\.id) == ["ada", "ben"] && left.map(\.points) == [1000, 0])
    #expect(left.map(\.isPresent) == [false, true])
    try round.open("check", by: "eva", at: date(30))
    expectRefusal(LiveRoundError.notPlayer("ada"), of: round) {
      try $0.answer("check", .choices(["a", "c"]), by: "ada", at: date(31))
    }
    try round.join(by: "ada", at: date(32))
    #expect(round.players == ["ada", "ben"])
    try round.answer("check", .choices(["a", "c"]), by: "ada", at: date(33))
    // Somebody new comes late.
    try round.join(by: "dora", at: date(34))
    try round.answer("check", .choices(["a", "c"]), by: "dora", at: date(35))
    #expect(round.ranking(at: date(60)).map(\.points) == [3000, 2000, 0])
    try expectReplayEqualsLive(round)
    try expectRoundTrip(round)
  }

  @Test func theHostRemovesAPlayerForGood() throws {
    var round = try round()
    try round.join(by: "ada", at: date(0))
    try round.join(by: "ben", at: date(0))
    expectRefusal(LiveRoundError.notHost("ben"), of: round) {
      try $0.remove("ada", by: "ben", at: date(1))
    }
    expectRefusal(LiveRoundError.unknownPlayer("cleo"), of: round) {
      try $0.remove("cleo", by: "eva", at: date(1))
    }
    try round.open("choice", by: "eva", at: date(10))
    try round.answer("choice", .choice("b"), by: "ada", at: date(11))
    let removal = try round.remove("ada", by: "eva", at: date(12))
    #expect(round.players == ["ben"] && round.ranking(at: date(30)).map(\.id) == ["ben"])
    for command in [
      { try $0.join(by: "ada", at: date(13)) }, { try $0.leave(by: "ada", at: date(13)) },
      { _ = try $0.view(for: "ada", at: date(13)) },
    ] as [(inout LiveRound) throws -> Void] {
      expectRefusal(LiveRoundError.wasRemoved("ada"), of: round, command)
    }
    expectRefusal(LiveRoundError.unknownPlayer("ada"), of: round) {
      try $0.remove("ada", by: "eva", at: date(13))
    }
    // What was answered was answered.
    #expect(round.results(of: "choice", at: date(30))?["ada"]?.points == 1000)
    #expect(round.quizResults(at: date(30)).map(\.learner) == ["ada", "ben"])
    var erased = round
    try erased.erase("ada", at: date(14))
    #expect(try !json(erased).contains(#""ada""#))
    #expect(erased.ranking(at: date(30)).map(\.id) == ["ben"])
    try round.void(removal.id, by: "eva", at: date(40))
    #expect(round.ranking(at: date(40)).map(\.points) == [1000, 0])
  }

  // MARK: Streaks

  @Test func rightAnswersInARowEarnMore() throws {
    #expect(
      (0...8).map { LiveRound.StreakBonus.standard.points(after: $0) }
        == [0, 100, 200, 300, 400, 500, 500, 500, 500]
    )
    var round = try round(streakBonus: .standard)
    for player in ["ada", "ben"] as [Learner.ID] { try round.join(by: player, at: date(0)) }
    try round.open("choice", by: "eva", at: date(10))
    try round.answer("choice", .choice("b"), by: "ada", at: date(11))
    try round.open("check", by: "eva", at: date(30))
    // She comes when a question is open, which counts for her too.
    try round.join(by: "cleo", at: date(31))
    try round.answer("check", .choices(["a", "c"]), by: "ada", at: date(31))
    try round.answer("check", .choices(["a", "c"]), by: "ben", at: date(31))
    // A poll is no answer.
    try round.open("next", by: "eva", at: date(50))
    try round.answer("next", .choice("1"), by: "ada", at: date(51))
    try round.open("exact", by: "eva", at: date(70))
    for player in ["ada", "ben", "cleo"] as [Learner.ID] {
      try round.answer("exact", .text("sulfur"), by: player, at: date(71))
    }
    let ranking = round.ranking(at: date(90))
    #expect(ranking.map(\.points) == [1000 + 2100 + 3200, 2000 + 3100, 3000])
    #expect(ranking.map(\.streak) == [3, 2, 1])
    let answer = try #require(round.results(of: "exact", at: date(90))?["ada"])
    #expect((answer.creditPoints, answer.speedPoints, answer.streakPoints) == (3000, 0, 200))
    try expectReplayEqualsLive(round)
    try expectRoundTrip(round)
  }

  @Test func whoWasNotThereHasNotBrokenAStreak() throws {
    var round = try round(streakBonus: .standard)
    try round.join(by: "ada", at: date(0))
    try round.open("choice", by: "eva", at: date(10))
    try round.answer("choice", .choice("a"), by: "ada", at: date(11))
    try round.join(by: "ben", at: date(30))
    for (number, problem) in (["check", "exact"] as [Problem.ID]).enumerated() {
      let now = Double(40 + 30 * number)
      try round.open(problem, by: "eva", at: date(now))
      let right: QuizResponse = problem == "check" ? .choices(["a", "c"]) : .text("sulfur")
      for player in ["ada", "ben"] as [Learner.ID] {
        try round.answer(problem, right, by: player, at: date(now + 1))
      }
    }
    #expect(round.ranking(at: date(99)).map(\.points) == [5100, 5100])
    #expect(round.ranking(at: date(99)).map(\.streak) == [2, 2])
  }

  // MARK: Polls

  @Test func aPollHasVotesAndNoPoints() throws {
    var round = try round()
    for player in ["ada", "ben", "cleo", "dora"] as [Learner.ID] {
      try round.join(by: player, at: date(0))
    }
    try round.open("next", by: "eva", at: date(10))
    let question = try #require(try round.view(for: "ada", at: date(11)).question)
    #expect(question.problem.kind == .multipleChoice && question.problem.points == 0)
    #expect(question.problem.options.map(\.text) == ["Acids", "Salts"])
    try round.answer("next", presented: .choice("2"), by: "ada", at: date(11))
    try round.answer("next", .choice("2"), by: "ben", at: date(12))
    try round.answer("next", presented: .choice("1"), by: "cleo", at: date(12))
    expectRefusal(LiveRoundError.alreadyAnswered("next"), of: round) {
      try $0.answer("next", .choice("1"), by: "ada", at: date(13))
    }
    expectRefusal(LiveRoundError.response(.unknownOption("3", problem: "next")), of: round) {
      try $0.answer("next", presented: .choice("3"), by: "dora", at: date(13))
    }
    for response in [PresentedResponse.choices(["1", "2"]), .text("x"), .order(["1"])] {
      expectRefusal(
        LiveRoundError.response(.responseDoesNotFit(.multipleChoice, problem: "next")),
        of: round
      ) { try $0.answer("next", presented: response, by: "dora", at: date(13)) }
    }
    #expect(round.answerCount(at: date(13)) == 3)
    #expect(round.votes(on: "next", at: date(13)) == nil)
    #expect(round.votes(on: "next", at: date(30)) == [1, 2])
    #expect(round.votes(on: "choice", at: date(30)) == nil)
    #expect(round.ranking(at: date(30)).map(\.points) == [0, 0, 0, 0])
    #expect(round.quizResults(at: date(30)).isEmpty)
    let view = try #require(try round.view(for: "ada", at: date(30)).question)
    #expect(view.votes == [1, 2] && view.response == .choice("2") && view.correctAnswer == nil)
    try expectReplayEqualsLive(round)
    try expectRoundTrip(round)
  }

  @Test func aPollForSeveralTakesSeveral() throws {
    let poll = LiveRound.Poll("p", "Which?", options: ["A", "B", "C"], allowsSeveral: true)
    var round = LiveRound(
      try LiveRound.Content(id: "r", quiz: try Samples.quiz(), host: "eva", polls: [poll])
    )
    try round.join(by: "ada", at: date(0))
    try round.join(by: "ben", at: date(0))
    try round.open("p", by: "eva", at: date(1))
    #expect(try round.view(for: "ada", at: date(1)).question?.problem.kind == .checkAll)
    expectRefusal(LiveRoundError.response(.emptyResponse(problem: "p")), of: round) {
      try $0.answer("p", presented: .choices([]), by: "ada", at: date(2))
    }
    try round.answer("p", presented: .choices(["3", "1", "3"]), by: "ada", at: date(2))
    try round.answer("p", presented: .choice("3"), by: "ben", at: date(2))
    #expect(round.votes(on: "p", at: date(30)) == [1, 0, 2])
    try expectRoundTrip(round)
  }

  // MARK: Teams

  @Test(arguments: [LiveRound.TeamPoints.mean, .sum])
  func aTeamHasThePointsOfItsMembers(teamPoints: LiveRound.TeamPoints) throws {
    var round = try round(teams: teams, teamPoints: teamPoints)
    expectRefusal(LiveRoundError.teamIsMissing, of: round) { try $0.join(by: "ada", at: date(0)) }
    expectRefusal(LiveRoundError.unknownTeam("green"), of: round) {
      try $0.join(by: "ada", in: "green", at: date(0))
    }
    try round.join(by: "ada", in: "red", at: date(0))
    try round.join(by: "ben", in: "red", at: date(0))
    try round.join(by: "cleo", in: "red", at: date(0))
    #expect(round.teamRanking(at: date(0)).map(\.points) == [0, 0])
    #expect(round.teamRanking(at: date(0)).map(\.rank) == [1, 1])
    try round.join(by: "dora", in: "blue", at: date(0))
    try round.open("choice", by: "eva", at: date(10))
    for player in ["ada", "ben", "dora"] as [Learner.ID] {
      try round.answer("choice", .choice("b"), by: player, at: date(11))
    }
    try round.leave(by: "ben", at: date(12))
    let ranking = round.teamRanking(at: date(30))
    #expect(ranking.map(\.id) == (teamPoints == .sum ? ["red", "blue"] : ["blue", "red"]))
    #expect(
      try ranking.map(\.points) == (teamPoints == .sum ? [2000, 1000] : [1000, Fraction(2000, 3)])
    )
    #expect(ranking.map(\.rank) == [1, 2] && ranking.map(\.isTied) == [false, false])
    #expect(Set(ranking.map(\.memberCount)) == [3, 1])
    // Who comes back stays in the team, or changes it with all points.
    try round.join(by: "ben", at: date(31))
    #expect(round.teamRanking(at: date(31)) == ranking)
    try round.leave(by: "ben", at: date(32))
    try round.join(by: "ben", in: "blue", at: date(33))
    #expect(round.teamRanking(at: date(33)).first { $0.id == "blue" }?.memberCount == 2)
    #expect(try round.view(for: "dora", at: date(33)).teams == round.teamRanking(at: date(33)))
    try expectReplayEqualsLive(round)
    try expectRoundTrip(round)
  }

  @Test func aRoundWithoutTeamsKnowsNone() throws {
    expectRefusal(LiveRoundError.unknownTeam("red"), of: try round()) {
      try $0.join(by: "ada", in: "red", at: date(0))
    }
    #expect(try round().teamRanking(at: date(0)).isEmpty)
  }

  // MARK: Content

  @Test func rulesAreChecked() throws {
    let faults = contentFaults(ProblemFault.self) {
      _ = try LiveRound.Content(
        id: "r",
        quiz: try Samples.quiz(),
        host: "eva",
        teams: [LiveRound.Team("red", " "), LiveRound.Team("", "x"), LiveRound.Team("red", "y")],
        polls: [
          LiveRound.Poll("choice", "?", options: ["a", "b"]),
          LiveRound.Poll("p", " ", options: [" "]), LiveRound.Poll("p", "?", options: ["a", "b"]),
        ]
      )
    }
    #expect(
      faults.map { $0.prefix { $0 != ":" } }
        == [
          "teams[0].name", "teams[1].id", "teams[2].id", "polls[0].id", "polls[1].prompt",
          "polls[1].options", "polls[1].options[0]", "polls[2].id",
        ]
    )
    for (step, maximum) in [(0, 500), (-1, 500), (100, 0), (1_000_001, 1), (.max, .max)] {
      #expect(throws: ContentError<ProblemFault>.self) {
        try LiveRound.StreakBonus { ($0.step, $0.maximum) = (step, maximum) }
      }
    }
    let most = try LiveRound.StreakBonus { ($0.step, $0.maximum) = (1_000_000, 1_000_000) }
    #expect(most.points(after: .max) == 1_000_000)
    try expectRoundTrip(
      try LiveRound.Content(
        id: "r",
        quiz: try Samples.quiz(),
        host: "eva",
        streakBonus: try LiveRound.StreakBonus { $0.step = 50 },
        teams: teams,
        teamPoints: .sum,
        polls: [poll]
      )
    )
  }

  /// A round of 0.2 has neither teams nor polls, and a check-all answer of one pick.
  @Test func aStoredRoundIsRead() throws {
    let quiz = try json(try Samples.quiz())
    let text = """
      {"content":{"version":1,"id":"r","host":"eva","seconds":20,"quiz":\(quiz)},"events":[\
      {"kind":"joined","by":"ada","at":0,"id":"e1"},\
      {"kind":"opened","problem":"check","by":"eva","at":10000,"id":"e2"},\
      {"kind":"answered","problem":"check","choice":"a","by":"ada","at":11000,"id":"e3"}]}
      """
    let round = try decode(LiveRound.self, text)
    #expect(round.refusals.isEmpty && round.players == ["ada"])
    let end = Date(timeIntervalSince1970: 30)
    #expect(round.results(of: "check", at: end)?["ada"]?.response == .choice("a"))
    #expect(round.ranking(at: end).map(\.points) == [0])
    #expect(round.content.timeLimit == .seconds(20) && round.content.teams.isEmpty)
    // What is new stands in no round that does not have it.
    let stored = try json(round)
    for key in ["team", "teams", "teamPoints", "polls", "streakBonus"] {
      #expect(!stored.contains("\"\(key)\""))
    }
  }

  // MARK: Properties

  private func randomRound(using generator: inout SeededGenerator) throws -> LiveRound {
    var round = try round(
      streakBonus: .standard,
      teams: teams,
      teamPoints: generator.draw(below: 2) == 0 ? .mean : .sum,
      speedShare: Fraction(1, 2)
    )
    let people: [Learner.ID] = ["ada", "ben", "cleo", "dora", "eva"]
    let problems: [Problem.ID] = ["choice", "check", "exact", "next"]
    for second in 0..<120 {
      let at = date(Double(second))
      let person = people[generator.draw(below: 5)]
      let problem = problems[generator.draw(below: 4)]
      let place = PresentedProblem.Place(rawValue: "\(generator.draw(below: 3) + 1)")
      let responses: [PresentedResponse] = [
        .choice(place), .choices(["1", "3"]), .text("sulfur"), .text("iron"),
      ]
      let response = responses[generator.draw(below: 4)]
      let kind = generator.draw(below: 16)
      let points = round.ranking(at: at)
      let isOpen = round.openQuestion(at: at) != nil
      let isChanged = try isAccepted(by: &round) { round in
        switch kind {
        case 0...2: try round.join(by: person, in: person < "c" ? "red" : "blue", at: at)
        case 3, 4: try round.open(problem, by: "eva", at: at)
        case 5: try round.leave(by: person, at: at)
        case 6: if second > 80 { try round.remove(person, by: "eva", at: at) }
        case 7: try round.close(problem, by: "eva", at: at)
        default: try round.answer(problem, presented: response, by: person, at: at)
        }
      }
      // What one does changes nothing for others, and leaving nothing at all.
      if isChanged, !isOpen, kind == 5 {
        let now = round.ranking(at: at)
        try #require(now.map(\.points) == points.map(\.points) && now.map(\.id) == points.map(\.id))
      }
    }
    return round
  }

  @Test func whateverHappensTheFiguresAddUp() {
    var answers = 0
    forEachSeed(0..<60) { generator in
      let round = try self.randomRound(using: &generator)
      try expectReplayEqualsLive(round)
      var merged = LiveRound(round.content)
      expectTaken(merged.merge(generator.shuffled(round.events)))
      try #require(merged == round)
      let now = date(500)
      let ranking = round.ranking(at: now)
      for team in round.teamRanking(at: now) {
        let members = ranking.filter { $0.team == team.id }
        let sum = Fraction(members.reduce(0) { $0 + $1.points })
        let count = Fraction(max(members.count, 1))
        try #require(team.memberCount == members.count)
        try #require(try team.points == (round.content.teamPoints == .sum ? sum : sum / count))
      }
      // A record for each judged answer, whoever gave it.
      var log = AnswerLog()
      log.record(round, at: now)
      log.record(round, at: now)
      let judged = round.openedQuestions.reduce(0) {
        $0 + (round.results(of: $1, at: now)?.count ?? 0)
      }
      try #require(log.records.count == judged)
      answers += judged
      for result in round.quizResults(at: now) {
        let own = log.records(of: result.learner)
        try #require(Set(own) == Set(result.answers))
        let earned = try own.map { record in
          try record.credit
            * (#require(round.content.quiz.items.first { $0.problem.id == record.problem })).problem
            .points
        }
        try #require(try earned.sum() == result.score.earned)
      }
      for person in ["eva"] + round.players {
        try expectRoundTrip(try round.view(for: person, at: now))
        try expectRoundTrip(try round.view(for: person, at: date(60)))
      }
    }
    #expect(answers > 50)
  }

  // MARK: Views

  @Test func aViewHasNoKeyWhileTheQuestionIsOpen() throws {
    var round = try round(speedShare: Fraction(1, 2))
    try round.join(by: "ada", at: date(0))
    try round.join(by: "ben", at: date(0))
    #expect(try round.view(for: "eva", at: date(1)).question == nil)
    expectRefusal(LiveRoundError.notPlayer("zoe"), of: round) {
      _ = try $0.view(for: "zoe", at: date(1))
    }
    try round.open("choice", by: "eva", at: date(10))
    try round.answer("choice", presented: .choice("2"), by: "ada", at: date(13))
    let open = try round.view(for: "ada", at: date(14))
    let asked = try #require(open.question)
    #expect(asked.isOpen && asked.number == 1 && asked.answerCount == 1 && asked.end == date(30))
    #expect(asked.response == .choice("2") && asked.credit == nil && asked.points == nil)
    #expect(asked.correctAnswer == nil && open.ranking.map(\.points) == [0, 0])
    #expect(try round.view(for: "ben", at: date(14)).question?.response == nil)
    let text = try json(open)
    for word in ["correct", "credit", "feedback", "weight", "Its charge", "Yes."] {
      #expect(!text.contains(word), "\(word)")
    }
    let over = try #require(try round.view(for: "ada", at: date(30)).question)
    #expect(!over.isOpen && over.credit == 1 && over.points == 925)
    #expect(over.correctAnswer == .choice("2"))
    let other = try #require(try round.view(for: "ben", at: date(30)).question)
    #expect(other.response == nil && other.credit == nil && other.points == nil)
    try round.end(by: "eva", at: date(31))
    #expect(try round.view(for: "eva", at: date(31)).isFinished)
    #expect(try !round.view(for: "eva", at: date(30)).isFinished)
  }

  // MARK: Results

  @Test func aRoundGoesIntoLogsHistoriesAndReports() throws {
    var round = try round(speedShare: Fraction(1, 2))
    try round.join(by: "ada", at: date(0))
    try round.join(by: "ben", at: date(0))
    try round.open("choice", by: "eva", at: date(10))
    try round.answer("choice", .choice("b"), by: "ada", at: date(13))
    try round.answer("choice", .choice("a"), by: "ben", at: date(14))
    // Nothing is known while the question is open.
    #expect(round.quizResults(at: date(20)).isEmpty)
    try round.open("exact", by: "eva", at: date(40))
    try round.answer("exact", .text("sulfur"), by: "ada", at: date(45))
    var history = ScoreHistory()
    expectRefusal(QuizError.sessionIsNotFinished, of: history) {
      try $0.record(round, of: "ada", at: date(60))
    }
    try round.end(by: "eva", at: date(60))
    var log = AnswerLog()
    log.record(round, at: date(60))
    #expect(log.records.map(\.learner) == ["ada", "ben", "ada"])
    #expect(log.records.map(\.credit) == [1, 0, 1])
    #expect(log.records.map(\.seconds) == [3, 4, 5])
    #expect(log.records.map(\.set) == ["set", "set", "other"])
    #expect(log.records[0].shown == ["a", "b", "c"])
    #expect(try history.record(round, of: "ada", at: date(60)))
    let record = history.records[0]
    #expect(record.score.description == "4 of 4" && record.game == .liveRound)
    #expect(record.sets.map(\.score.description) == ["1 of 1", "3 of 3"])
    #expect(record.date == date(60))
    #expect(try !history.record(round, of: "ada", at: date(60)))
  }

  @Test func aChallengeGivesResultsOnceTheyAreRevealed() throws {
    var challenge = try QuizChallenge(
      id: "c",
      quiz: try Samples.quiz(),
      by: "ada",
      inviting: ["ben"],
      at: date(0),
      until: date(1000)
    )
    var session = try challenge.start(by: "ada", at: date(1))
    for response in [QuizResponse.choice("b"), .choices(["a", "c"]), .text("sulfur")] {
      try session.answer(response, at: date(3))
      try session.proceed(at: date(3))
    }
    try challenge.submit(session, by: "ada", at: date(10))
    #expect(challenge.quizResults(at: date(20)).isEmpty)
    let results = challenge.quizResults(at: date(1000))
    #expect(results.map(\.learner) == ["ada"] && results[0].game == .challenge)
    try challenge.decline(by: "ben", at: date(30))
    #expect(challenge.quizResults(at: date(30)) == results)
    var log = AnswerLog()
    log.record(challenge, at: date(30))
    var direct = AnswerLog()
    direct.record(session, by: "ada")
    #expect(log == direct)
    var history = ScoreHistory()
    #expect(try history.record(challenge, of: "ada", at: date(30)))
    #expect(history.records.map(\.score.description) == ["6 of 6"])
  }
}
