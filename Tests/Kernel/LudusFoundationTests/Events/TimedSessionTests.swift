// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import LudusTestSupport
import Testing

/// What can happen while somebody guesses a number; a guess keeps how many points it was worth.
private enum GuessAction: JudgedAction, JSONUnion {
  case guessed(Int, points: Int?)
  case passed
  case ended(points: Int?)

  static let cases: [JSONCase<Self, JSONFault>] = [
    JSONCase("guessed") {
      if case .guessed(let guess, let points) = $0 { (guess, points) } else { nil }
    } form: { record in
      let guess = record.field("guess", \.0)
      let points = record.field("points", \.1)
      return try .guessed(guess(), points: points())
    },
    JSONCase("passed", .passed),
    JSONCase("ended") {
      if case .ended = $0 { $0 } else { nil }
    } form: { record in
      let points = record.field("points", \.judgment)
      return try .ended(points: points())
    },
  ]

  var judgment: Int? {
    switch self {
    case .guessed(_, let points), .ended(let points): points
    case .passed: nil
    }
  }

  func judged(_ judgment: Int?) -> GuessAction {
    switch self {
    case .guessed(let guess, _): .guessed(guess, points: judgment)
    case .ended: .ended(points: judgment)
    case .passed: self
    }
  }

  static func regrade(_ old: Int, to new: Int) -> Int { new }
}

private enum GuessRefusal: SessionRefusal {
  case date(EventDateError)
  case timeIsUp(at: Date)
  case negative

  var description: String { sentence(in: .english) }

  func sentence(in phrasebook: Phrasebook) -> String {
    if case .date(let error) = self { error.sentence(in: phrasebook) } else { "That is wrong." }
  }
}

/// What can be wrong with a game, whatever its events say is wrong with them.
private enum GameFault: ContentFault {
  case malformed(String)

  var description: String {
    switch self {
    case .malformed(let reason): reason
    }
  }
}

/// Guesses of a number, for which there are 10 seconds from the first.
private struct GuessSession: ActionSession, Hashable, Codable {
  typealias Refusal = GuessRefusal
  typealias Action = GuessAction

  let content: Int
  var events: [Timed<GuessAction>] = []
  private(set) var points = 0
  private(set) var isFinished = false

  init(_ content: Int) { self.content = content }

  var nextEnding: Timed<GuessAction>? {
    guard let start = events.first?.date, !isFinished else { return nil }
    return Timed(.ended(points: nil), at: start.addingTimeInterval(10))
  }

  mutating func change(by action: GuessAction, at date: Date) throws(GuessRefusal) -> GuessAction {
    switch action {
    case .guessed(let guess, let recorded):
      guard guess >= 0 else { throw .negative }
      let worth = recorded ?? max(10 - abs(guess - content), 0)
      points += worth
      return .guessed(guess, points: worth)
    case .passed: return action
    case .ended(let recorded):
      isFinished = true
      return .ended(points: recorded ?? 0)
    }
  }

  mutating func guess(_ number: Int, at seconds: Double) throws {
    try perform(.guessed(number, points: nil), at: Date(timeIntervalSince1970: seconds))
  }
}

struct TimedSessionTests {
  private func session(_ guesses: [(Int, Double)]) throws -> GuessSession {
    var session = GuessSession(7)
    for (guess, date) in guesses { try session.guess(guess, at: date) }
    return session
  }

  private func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }

  // MARK: Dates

  @Test func datesAreWholeMillisecondsAndDoNotGoBack() throws {
    let session = try session([(3, 1.0009)])
    #expect(session.events.map(\.date) == [date(1)])
    expectRefusal(GuessRefusal.date(.beforeLastEvent(date(0.5), last: date(1))), of: session) {
      try $0.guess(3, at: 0.5)
    }
    expectRefusal(GuessRefusal.date(.outOfRange), of: session) { try $0.guess(3, at: .infinity) }
    expectRefusal(GuessRefusal.negative, of: session) { try $0.guess(-1, at: 2) }
    try expectReplayEqualsLive(session)
  }

  // MARK: Time limits

  @Test func aCommandLetsTimePassFirst() throws {
    var session = try session([(3, 1)])
    #expect(session.nextDeadline == date(11))
    try session.guess(7, at: 12)
    #expect(session.isFinished)
    #expect(session.events.map(\.date) == [date(1), date(11), date(12)])
    try expectReplayEqualsLive(session)
  }

  @Test func aLateEventIsRefusedAndAnEndingOnlyAfterItsInstant() throws {
    let session = try session([(3, 1)])
    expectRefusal(GuessRefusal.timeIsUp(at: date(11)), of: session) {
      try $0.apply(Timed(.passed, at: Date(timeIntervalSince1970: 11)))
    }
    expectRefusal(GuessRefusal.timeIsUp(at: date(11)), of: session) {
      try $0.apply(Timed(.ended(points: nil), at: Date(timeIntervalSince1970: 12)))
    }
    var ended = session
    try ended.apply(Timed(.ended(points: nil), at: date(11)))
    #expect(ended.isFinished)
    // Replayed, it has its judgment on record.
    try expectReplayEqualsLive(ended)
  }

  @Test func advancingToAnEarlyDateChangesNothing() throws {
    var session = try session([(3, 1)])
    let before = session
    try session.advance(to: date(10.9))
    try session.advance(to: date(0))
    #expect(session == before)
    expectRefusal(GuessRefusal.date(.outOfRange), of: session) {
      try $0.advance(to: Date(timeIntervalSince1970: .nan))
    }
    try session.advance(to: date(100))
    #expect(session.isFinished && session.nextDeadline == nil)
  }

  // MARK: Judgments

  @Test func whatWasToldStaysTrue() throws {
    let forged = [Timed(GuessAction.guessed(3, points: 10), at: date(1))]
    let session = try GuessSession(7, replaying: forged)
    #expect(session.points == 10)
    #expect(session.verify() == [JudgmentChange(position: 0, recorded: 10, today: 6)])
    #expect(try GuessSession(7, judgingAnew: forged).points == 6)
    #expect(try self.session([(3, 1)]).verify() == [])
  }

  @Test func regradingJudgesByMendedContentAndListsWhatChanges() throws {
    let session = try session([(3, 1), (7, 2)])
    let mended = try session.regraded(with: 3)
    #expect(mended.session.points == 16 && mended.session.content == 3)
    #expect(
      mended.changes == [
        JudgmentChange(position: 0, recorded: 6, today: 10),
        JudgmentChange(position: 1, recorded: 10, today: 6),
      ]
    )
    #expect(mended.session.verify() == [])
    #expect(try session.regraded().changes == [])
  }

  @Test func aDatedRegradingSaysWhichCopyIsTheCorrectedOne() throws {
    let session = try session([(3, 1), (6, 2), (7, 3)])
    #expect(session.revisedAt == nil)
    // Of 3 and 7 the worth changes from 6 and 10, of 6 from 9 to 8; the last one also ends it.
    let mended = try session.regraded(with: 3, at: date(9.0004)).session
    #expect(mended.events.map(\.revisedAt) == [date(9), date(9), date(9)])
    #expect(mended.revisedAt == date(9))
    try expectReplayEqualsLive(mended)
    try expectRoundTrip(mended)
    // What does not change keeps its date.
    let again = try mended.regraded(at: date(20))
    #expect(again.changes.isEmpty && again.session == mended)
    let other = try mended.regraded(with: 3, at: date(20)).session
    #expect(other.events.map(\.revisedAt) == [date(9), date(9), date(20)])
    for late in [8.9, .infinity, .nan] {
      let error = #expect(throws: ReplayError<GuessRefusal>.self) {
        try mended.regraded(with: 7, at: date(late))
      }
      #expect(error?.position == 3)
    }
    expectRefusal(GuessRefusal.date(.outOfRange), of: session) {
      try $0.apply(Timed(.passed, at: date(4), revisedAt: date(.nan)))
    }
  }

  // MARK: JSON

  @Test func anEventIsItsActionWithADate() throws {
    try expectJSON(
      Timed(GuessAction.guessed(3, points: 6), at: date(1)),
      #"{"at":1000,"guess":3,"kind":"guessed","points":6}"#
    )
    try expectJSON(
      Timed(GuessAction.guessed(3, points: 6), at: date(1), revisedAt: date(2)),
      #"{"at":1000,"guess":3,"kind":"guessed","points":6,"revisedAt":2000}"#
    )
    try expectRoundTrip(try session([(3, 1), (7, 2)]))
  }

  @Test func whatIsWrongWithAnEventHasItsPlace() {
    let text = #"{"content":7,"events":[{"at":1000,"kind":"passed"},{"at":1000,"kind":"won"}]}"#
    let expected =
      "events[1].kind: the kind \"won\" is not known, expected one of guessed, passed, ended"
    #expect(contentFaults(JSONFault.self) { _ = try decode(GuessSession.self, text) } == [expected])
    #expect(
      contentFaults(GameFault.self) {
        _ = try ContentJSON<GameFault>.decode(GuessSession.self, from: Data(text.utf8))
      } == [expected]
    )
  }
}
