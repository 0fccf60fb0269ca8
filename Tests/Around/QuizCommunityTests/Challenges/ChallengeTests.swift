// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizCommunity
import QuizTestSupport
import Testing

/// What players can do, and what they are told.
struct ChallengeTests {
  @Test func everyoneGetsTheSameQuizDrawnFromOneSeed() throws {
    let bank = try Samples.bank()
    var generator = SeededGenerator(seed: 2016)
    let quiz = try Quiz(from: bank, Blueprint(count: 8), using: &generator)
    var challenge = try QuizChallenge(
      id: "c1",
      quiz: quiz,
      by: "ada",
      inviting: ["ben", "cleo"],
      at: date(0),
      until: date(1000)
    )
    for player: Learner.ID in ["ben", "cleo"] {
      try challenge.accept(by: player, at: date(1))
    }
    // Not at the same time, and although the challenge was stored and read in between.
    let first = try challenge.start(by: "ada", at: date(2))
    challenge = try decode(QuizChallenge.self, try json(challenge))
    let second = try challenge.start(by: "ben", at: date(300))
    let third = try challenge.start(by: "cleo", at: date(900))
    #expect(first == QuizSession(quiz))
    #expect(second == first)
    #expect(third == first)
    #expect(first.content.items.map(\.options) == third.content.items.map(\.options))
  }

  @Test func othersSeeWhoHasAnsweredStartedAndFinished() throws {
    var challenge = try ChallengeSamples.challenge(inviting: ["ben", "cleo"])
    func states(_ seconds: Double) throws -> [QuizChallenge.View.PlayerState] {
      try challenge.view(for: "cleo", at: date(seconds)).players.map(\.state)
    }
    #expect(try states(0) == [.accepted, .invited, .invited])
    try challenge.accept(by: "ben", at: date(1))
    try challenge.decline(by: "cleo", at: date(2))
    #expect(try states(2) == [.accepted, .accepted, .declined])
    try challenge.start(by: "ben", at: date(3))
    #expect(try states(3) == [.accepted, .playing, .declined])
    try challenge.submit(
      try ChallengeSamples.session(points: [1], at: date(9)),
      by: "ben",
      at: date(9)
    )
    #expect(try states(9) == [.accepted, .finished, .declined])
    // At an earlier date it was as it was.
    #expect(try states(8) == [.accepted, .playing, .declined])
    #expect(try states(1000) == [.expired, .finished, .declined])
  }

  @Test func scoresAreRevealedWhenBothAreDone() throws {
    var challenge = try ChallengeSamples.challenge()
    try challenge.play("ada", points: [1, 2], from: 1, to: 10)
    #expect(try challenge.told("ben", of: "ada", at: 999)?.hasResult == false)
    #expect(try challenge.view(for: "ben", at: date(999)).isRevealed == false)
    try challenge.play("ben", points: [3, 2], from: 500, to: 600)
    for viewer: Learner.ID in ["ada", "ben"] {
      #expect(try challenge.view(for: viewer, at: date(599)).outcome == nil)
      let view = try challenge.view(for: viewer, at: date(600))
      #expect(view.outcome == .won(by: "ben"))
      #expect(view.players.map { $0.score?.earned } == [3, 5])
      #expect(view.players.map(\.rank) == [2, 1])
    }
  }

  @Test func onesOwnResultIsToldWithoutARankWhileTheOthersPlay() throws {
    var challenge = try ChallengeSamples.challenge()
    try challenge.play("ada", points: [1, 2], from: 1, to: 10)
    let own = try challenge.told("ada", of: "ada", at: 10)
    #expect(own?.score?.earned == 3)
    #expect(own?.rank == nil)
    #expect(try challenge.told("ada", of: "ada", at: 9)?.hasResult == false)
  }

  @Test func theDeadlineRevealsWhatThereIs() throws {
    var challenge = try ChallengeSamples.challenge(inviting: ["ben", "cleo", "dora"])
    try challenge.play("ada", points: [], from: 1, to: 10)
    try challenge.accept(by: "ben", at: date(2))
    try challenge.start(by: "ben", at: date(2))
    try challenge.accept(by: "cleo", at: date(2))
    #expect(try challenge.view(for: "ada", at: date(999.999)).outcome == nil)
    let view = try challenge.view(for: "dora", at: ChallengeSamples.deadline)
    #expect(view.outcome == .won(by: "ada"))
    #expect(view.players.map(\.state) == [.finished, .expired, .expired, .expired])
    let forfeits = view.players.map { $0.forfeit }
    #expect(forfeits == [nil, .unfinished, .neverStarted, .unanswered])
    // Who forfeits comes behind a score of 0; who never answered takes no part.
    #expect(view.players.map(\.rank) == [1, 2, 2, nil])
  }

  @Test func whatIsNotRecordedBeforeTheDeadlineDoesNotCount() throws {
    var challenge = try ChallengeSamples.challenge()
    try challenge.start(by: "ada", at: date(1))
    let session = try ChallengeSamples.session(points: [1], at: date(990))
    expectRefusal(ChallengeError.deadlinePassed(ChallengeSamples.deadline), of: challenge) {
      try $0.submit(session, by: "ada", at: date(1000))
    }
    // Played in time, reported after everybody's score was revealed.
    expectRefusal(ChallengeError.deadlinePassed(ChallengeSamples.deadline), of: challenge) {
      try $0.submit(session, by: "ada", at: date(990), stamp: .init(recordedAt: date(1001)))
    }
    try challenge.submit(session, by: "ada", at: date(990), stamp: .init(recordedAt: date(999.999)))
    #expect(try challenge.told("ada", of: "ada", at: 995)?.state == .playing)
    #expect(try challenge.told("ada", of: "ada", at: 999.999)?.state == .finished)
  }

  @Test func whoHasSeenTheResultsCannotChangeHisOwn() throws {
    var challenge = try ChallengeSamples.challenge()
    try challenge.play("ada", points: [3, 2], from: 1, to: 10)
    try challenge.play("ben", points: [1], from: 20, to: 30)
    let lost = try challenge.view(for: "ben", at: date(30))
    #expect(lost.outcome == .won(by: "ada"))
    // He says that he had declined before, or had finished something better on another device.
    expectRefusal(ChallengeError.alreadyOut("ben"), of: challenge) {
      try $0.decline(by: "ben", at: date(19), stamp: .init(recordedAt: date(40)))
    }
    let better = try ChallengeSamples.session(points: [1, 2, 3], at: date(25))
    expectRefusal(ChallengeError.alreadyOut("ben"), of: challenge) {
      try $0.submit(better, by: "ben", at: date(25), stamp: .init(recordedAt: date(40)))
    }
    let events = [
      QuizChallenge.Event(.declined, by: "ben", at: date(19), recordedAt: date(40), id: "x"),
      QuizChallenge.Event(
        .submitted(better.events),
        by: "ben",
        at: date(25),
        recordedAt: date(41),
        id: "y"
      ),
    ]
    expectTaken(challenge.merge(events))
    #expect(try challenge.view(for: "ben", at: date(30)) == lost)
    #expect(try challenge.view(for: "ben", at: date(50)).players == lost.players)
    #expect(challenge.refusals.map(\.id) == ["x", "y"])
  }

  @Test func aDeclinedChallengeIsNoContest() throws {
    var challenge = try ChallengeSamples.challenge()
    try challenge.decline(by: "ben", at: date(5))
    #expect(try challenge.view(for: "ada", at: date(5)).outcome == nil)
    try challenge.play("ada", points: [1, 2, 3], from: 6, to: 7)
    let view = try challenge.view(for: "ben", at: date(7))
    #expect(view.outcome == .noContest)
    #expect(view.players.map(\.rank) == [nil, nil])
    #expect(view.player("ben")?.forfeit == .declined)
    #expect(view.player("ada")?.score?.earned == 6)
  }

  @Test func quittingIsAForfeitThatLooksLikeFinishingUntilResultsAreRevealed() throws {
    var challenge = try ChallengeSamples.challenge()
    try challenge.accept(by: "ben", at: date(1))
    try challenge.start(by: "ben", at: date(1))
    let session = try ChallengeSamples.quitSession(at: date(2))
    try challenge.submit(session, by: "ben", at: date(2))
    let told = try challenge.told("ada", of: "ben", at: 2)
    #expect(told?.state == .finished)
    #expect(told?.hasResult == false)
    #expect(try challenge.told("ben", of: "ben", at: 2)?.forfeit == .quit)
    try challenge.play("ada", points: [], from: 3, to: 4)
    let view = try challenge.view(for: "ada", at: date(4))
    #expect(view.player("ben")?.forfeit == .quit)
    #expect(view.outcome == .won(by: "ada"))
  }

  @Test func decliningWhilePlayingIsQuitting() throws {
    var challenge = try ChallengeSamples.challenge()
    try challenge.start(by: "ada", at: date(1))
    try challenge.decline(by: "ada", at: date(2))
    try challenge.decline(by: "ben", at: date(2))
    #expect(try challenge.told("ben", of: "ada", at: 2)?.forfeit == .quit)
  }

  @Test func losingByATimeLimitIsAForfeit() throws {
    let rules = try QuizRules { $0.timeLimit = try QuizRules.TimeLimit(seconds: 10, ending: .lose) }
    let quiz = try Samples.quiz(rules)
    var challenge = try QuizChallenge(
      id: "c1",
      quiz: quiz,
      by: "ada",
      inviting: ["ben"],
      at: date(0),
      until: date(1000)
    )
    var session = try challenge.start(by: "ada", at: date(1))
    try session.start(at: date(2))
    try session.advance(to: date(50))
    try challenge.submit(session, by: "ada", at: date(50))
    try challenge.decline(by: "ben", at: date(60))
    #expect(try challenge.told("ben", of: "ada", at: 60)?.forfeit == .timedOut)
  }

  @Test func whenAllForfeitNobodyWins() throws {
    var challenge = try ChallengeSamples.challenge()
    try challenge.accept(by: "ben", at: date(1))
    let view = try challenge.view(for: "ada", at: ChallengeSamples.deadline)
    #expect(view.outcome == .forfeitedByAll)
    #expect(view.players.map(\.rank) == [1, 1])
    #expect(view.players.map(\.isTied) == [false, false])
  }

  @Test func aTieIsToldAsOne() throws {
    var challenge = try ChallengeSamples.challenge(inviting: ["ben", "cleo", "dora"])
    try challenge.play("ada", points: [3], from: 1, to: 2)
    // 1 and 2 points are as many as 3.
    try challenge.play("ben", points: [1, 2], from: 3, to: 4)
    try challenge.play("cleo", points: [2], from: 5, to: 6)
    try challenge.play("dora", points: [2], from: 7, to: 8)
    let view = try challenge.view(for: "cleo", at: date(8))
    #expect(view.outcome == .tied(["ada", "ben"]))
    #expect(view.players.map(\.rank) == [1, 1, 3, 3])
    #expect(view.players.map(\.isTied) == [true, true, true, true])
  }

  @Test func moreThanTwoPlayersAreRanked() throws {
    let guests = (0..<6).map { Learner.ID("guest-\($0)") }
    var challenge = try ChallengeSamples.challenge(inviting: guests)
    let points: [Set<Int>] = [[1, 2, 3], [2, 3], [1, 3], [2, 1], [2], []]
    for (index, (guest, points)) in zip(guests, points).enumerated() {
      try challenge.play(guest, points: points, from: Double(index), to: Double(index))
    }
    try challenge.play("ada", points: [3], from: 20, to: 30)
    let view = try challenge.view(for: "ada", at: date(30))
    #expect(view.players.map(\.rank) == [4, 1, 2, 3, 4, 6, 7])
    #expect(view.players.map(\.isTied) == [true, false, false, false, true, false, false])
    #expect(view.outcome == .won(by: "guest-0"))
  }

  @Test func aStrangerIsToldNothing() throws {
    let challenge = try ChallengeSamples.challenge()
    #expect(throws: ChallengeError.notPlayer("eve")) {
      try challenge.view(for: "eve", at: date(2000))
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func aDateThatIsNoneTellsNothing(seconds: Double) throws {
    var challenge = try ChallengeSamples.challenge()
    #expect(throws: ChallengeError.log(.dateOutOfRange)) {
      try challenge.view(for: "ada", at: date(seconds))
    }
    #expect(throws: ChallengeError.log(.dateOutOfRange)) {
      try challenge.accept(by: "ben", at: date(seconds))
    }
    #expect(throws: ChallengeError.log(.dateOutOfRange)) {
      try challenge.accept(by: "ben", at: date(1), stamp: .init(recordedAt: date(seconds)))
    }
  }

  @Test func onlyTheAppTakesOutWhatWasDone() throws {
    var challenge = try ChallengeSamples.challenge()
    let declined = try challenge.decline(by: "ben", at: date(1))
    let void = QuizChallenge.Event(.voided(declined.id), by: "ben", at: date(2), id: "v")
    #expect(challenge.merge([void]).refused.map(\.reason) == [.stays])
    #expect(try challenge.told("ada", of: "ben", at: 3)?.state == .declined)
    try challenge.void(declined.id, at: date(4))
    #expect(try challenge.told("ada", of: "ben", at: 5)?.state == .invited)
    #expect(try challenge.told("ada", of: "ben", at: 3)?.state == .declined)
  }
}
