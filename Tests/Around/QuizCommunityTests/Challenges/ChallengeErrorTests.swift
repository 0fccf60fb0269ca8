// SPDX-License-Identifier: Apache-2.0
import Languages
import LudusFoundation
import LudusTestSupport
import QuizCommunity
import QuizTestSupport
import Testing

/// Each error of a challenge: when it is thrown, and what it says.
struct ChallengeErrorTests {
  @Test func whoDoesNotPlayCanDoNothing() throws {
    let challenge = try ChallengeSamples.challenge()
    expectRefusal(ChallengeError.notPlayer("eve"), of: challenge) {
      try $0.accept(by: "eve", at: date(1))
    }
    expectRefusal(ChallengeError.notPlayer("eve"), of: challenge) {
      try $0.start(by: "eve", at: date(1))
    }
  }

  @Test func nothingHappensBeforeTheChallengeBegins() throws {
    expectRefusal(
      ChallengeError.notOpen(until: date(0)),
      of: try ChallengeSamples.challenge()
    ) {
      try $0.accept(by: "ben", at: date(-0.001))
    }
  }

  @Test func nothingHappensFromTheDeadlineOn() throws {
    let challenge = try ChallengeSamples.challenge()
    expectRefusal(ChallengeError.deadlinePassed(date(1000)), of: challenge) {
      try $0.accept(by: "ben", at: date(1000))
    }
    expectRefusal(ChallengeError.deadlinePassed(date(1000)), of: challenge) {
      try $0.decline(by: "ben", at: date(1000))
    }
    expectRefusal(ChallengeError.deadlinePassed(date(1000)), of: challenge) {
      try $0.start(by: "ada", at: date(1000))
    }
  }

  @Test func stepsCannotBeSkippedOrRepeated() throws {
    var challenge = try ChallengeSamples.challenge(inviting: ["ben", "cleo"])
    let session = try ChallengeSamples.session(points: [1], at: date(9))
    expectRefusal(ChallengeError.alreadyAccepted("ada"), of: challenge) {
      try $0.accept(by: "ada", at: date(1))
    }
    expectRefusal(ChallengeError.notAccepted("ben"), of: challenge) {
      try $0.start(by: "ben", at: date(1))
    }
    expectRefusal(ChallengeError.notStarted("ben"), of: challenge) {
      try $0.submit(session, by: "ben", at: date(9))
    }
    try challenge.accept(by: "ben", at: date(1))
    try challenge.start(by: "ben", at: date(2))
    expectRefusal(ChallengeError.alreadyStarted("ben"), of: challenge) {
      try $0.start(by: "ben", at: date(3))
    }
    expectRefusal(ChallengeError.alreadyAccepted("ben"), of: challenge) {
      try $0.accept(by: "ben", at: date(3))
    }
    try challenge.submit(session, by: "ben", at: date(9))
    for command in [
      { try $0.submit(session, by: "ben", at: date(10)) },
      { try $0.decline(by: "ben", at: date(10)) },
      { _ = try $0.start(by: "ben", at: date(10)) },
    ] as [(inout QuizChallenge) throws -> Void] {
      expectRefusal(ChallengeError.alreadyOut("ben"), of: challenge, command)
    }
    try challenge.decline(by: "cleo", at: date(10))
    expectRefusal(ChallengeError.alreadyDeclined("cleo"), of: challenge) {
      try $0.accept(by: "cleo", at: date(11))
    }
  }

  @Test func eachCommandIsForWhoIsInTheGame() throws {
    let cases: [(ChallengeError, Learner.ID, Double, Command)] = [
      (.notPlayer("eve"), "eve", 1, { try $0.accept(by: $1, at: $2) }),
      (.notPlayer("eve"), "eve", 1, { try $0.decline(by: $1, at: $2) }),
      (.notPlayer("eve"), "eve", 1, { _ = try $0.start(by: $1, at: $2) }),
      (.notPlayer("eve"), "eve", 9, { try $0.submit(try Self.oneRight(), by: $1, at: $2) }),
      (.notOpen(until: date(0)), "ada", -601, { try $0.accept(by: $1, at: $2) }),
      (.notOpen(until: date(0)), "ada", -601, { try $0.decline(by: $1, at: $2) }),
      (.notOpen(until: date(0)), "ada", -601, { _ = try $0.start(by: $1, at: $2) }),
      (
        .notOpen(until: date(0)), "ada", -601,
        { try $0.submit(try Self.oneRight(), by: $1, at: $2) }
      ),
      (.alreadyDeclined("cleo"), "cleo", 11, { try $0.accept(by: $1, at: $2) }),
      (.alreadyDeclined("cleo"), "cleo", 11, { try $0.decline(by: $1, at: $2) }),
      (.alreadyDeclined("cleo"), "cleo", 11, { _ = try $0.start(by: $1, at: $2) }),
      (
        .alreadyDeclined("cleo"), "cleo", 11, { try $0.submit(try Self.oneRight(), by: $1, at: $2) }
      ),
      (.alreadyOut("ben"), "ben", 11, { try $0.accept(by: $1, at: $2) }),
      (.alreadyOut("ben"), "ben", 11, { try $0.decline(by: $1, at: $2) }),
      (.alreadyOut("ben"), "ben", 11, { _ = try $0.start(by: $1, at: $2) }),
      (.alreadyOut("ben"), "ben", 11, { try $0.submit(try Self.oneRight(), by: $1, at: $2) }),
    ]
    var challenge = try ChallengeSamples.challenge(inviting: ["ben", "cleo"])
    try challenge.play("ben", points: [1], from: 1, to: 9)
    try challenge.decline(by: "cleo", at: date(10))
    for (error, player, second, command) in cases {
      expectRefusal(error, of: challenge) { try command(&$0, player, date(second)) }
    }
  }

  typealias Command = (inout QuizChallenge, Learner.ID, Date) throws -> Void

  private static func oneRight() throws -> QuizSession {
    try ChallengeSamples.session(points: [1], at: date(9))
  }

  @Test func onlyASessionOfTheQuizThatIsOverCanBeHandedIn() throws {
    var challenge = try ChallengeSamples.challenge()
    let running = try challenge.start(by: "ada", at: date(5))
    expectRefusal(ChallengeError.notFinished, of: challenge) {
      try $0.submit(running, by: "ada", at: date(6))
    }
    var begun = running
    try begun.answer(.choice("b"), at: date(6))
    expectRefusal(ChallengeError.notFinished, of: challenge) { [begun] in
      try $0.submit(begun, by: "ada", at: date(6))
    }
    let other = QuizSession(try Samples.quiz(.deferred))
    expectRefusal(ChallengeError.otherQuiz("quiz"), of: challenge) {
      try $0.submit(other, by: "ada", at: date(6))
    }
    let early = try ChallengeSamples.session(points: [1], at: date(-1))
    expectRefusal(ChallengeError.playedTooEarly(possibleFrom: date(0)), of: challenge) {
      try $0.submit(early, by: "ada", at: date(6))
    }
    let late = try ChallengeSamples.session(points: [1], at: date(8))
    expectRefusal(ChallengeError.submittedTooEarly(possibleFrom: date(8)), of: challenge) {
      try $0.submit(late, by: "ada", at: date(7))
    }
  }

  @Test func aForgedSessionStaysWithoutEffect() throws {
    var challenge = try ChallengeSamples.challenge()
    try challenge.start(by: "ada", at: date(1))
    let forged = QuizChallenge.Event(
      .submitted([Timed(.proceeded(from: "choice"), at: date(2))]),
      by: "ada",
      at: date(3),
      id: "f"
    )
    try challenge.apply(forged)
    let reason = ReplayError<QuizError>(position: 0, refusal: .notDecided("choice"))
    #expect(challenge.refusals.map(\.reason) == [.sessionRefused(reason)])
    #expect(challenge.refusals.map(\.id) == ["f"])
    #expect(try challenge.told("ada", of: "ada", at: 4)?.state == .playing)
  }

  @Test func anEventOfNobodyStaysWithoutEffect() throws {
    var challenge = try ChallengeSamples.challenge()
    try challenge.apply(QuizChallenge.Event(.accepted, at: date(1), id: "e"))
    #expect(challenge.refusals.map(\.reason) == [.log(.actorMissing)])
  }

  /// A client that writes full credit into its log gets what its answers are worth.
  @Test func forgedJudgmentsDoNotCount() throws {
    var challenge = try ChallengeSamples.challenge()
    try challenge.start(by: "ada", at: date(1))
    var session = QuizSession(try Samples.quiz())
    let judgment = QuizSession.Action.Judgment(credit: 1, isDecided: true)
    for (problem, wrong) in [
      ("choice", QuizResponse.choice("a")), ("check", .choice("b")), ("exact", .text("tin")),
    ] as [(Problem.ID, QuizResponse)] {
      try session.apply(
        QuizSession.Event(.answered(problem, wrong, judgment: judgment), at: date(2))
      )
      try session.proceed(at: date(2))
    }
    #expect(session.score.earned == 6 && session.verify().count == 3)
    try challenge.submit(session, by: "ada", at: date(3))
    #expect(try challenge.told("ada", of: "ada", at: 4)?.score?.earned == 0)
  }

  @Test func theLogRefusesWhatNoLogTakes() throws {
    var challenge = try ChallengeSamples.challenge()
    try challenge.accept(by: "ben", at: date(1), stamp: .init(id: "e"))
    let before = challenge
    expectRefusal(ChallengeError.log(.conflictingEvent("e")), of: challenge) {
      try $0.decline(by: "ben", at: date(2), stamp: .init(id: "e"))
    }
    expectRefusal(ChallengeError.log(.emptyIdentifier), of: challenge) {
      try $0.decline(by: "ben", at: date(2), stamp: .init(id: ""))
    }
    expectRefusal(ChallengeError.log(.knownBeforeItHappened), of: challenge) {
      try $0.decline(by: "ben", at: date(2), stamp: .init(recordedAt: date(1)))
    }
    let events = [
      QuizChallenge.Event(.declined, by: "ben", at: date(2), id: "x"),
      QuizChallenge.Event(.declined, by: "ben", at: date(2), id: ""),
    ]
    var merged = challenge
    #expect(merged.merge(events).rejected.map(\.reason) == [.emptyIdentifier])
    // Doing the same again changes nothing.
    try challenge.accept(by: "ben", at: date(1), stamp: .init(id: "e"))
    #expect(challenge == before)
  }

  @Test(
    arguments: [
      (ChallengeError.notPlayer("eve"), #"(notPlayer: "eve")"#),
      (.notOpen(until: date(0)), "(notOpen, until: 2016-11-21 00:00:00 UTC)"),
      (.deadlinePassed(date(0)), "(deadlinePassed: 2016-11-21 00:00:00 UTC)"),
      (.sessionRefused(ReplayError(position: 3, refusal: .sessionIsFinished)), "index 3"),
      (
        .playedTooEarly(possibleFrom: date(0)),
        "(playedTooEarly, possibleFrom: 2016-11-21 00:00:00 UTC)"
      ),
    ] as [(ChallengeError, String)]
  )
  func aDescriptionHasTheCaseWithAllThatIsKnown(error: ChallengeError, part: String) {
    #expect("\(error)".contains(part))
  }
}
