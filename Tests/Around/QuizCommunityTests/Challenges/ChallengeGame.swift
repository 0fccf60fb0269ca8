// SPDX-License-Identifier: Apache-2.0
import QuizTestSupport
import LudusFoundation
import LudusTestSupport
import Testing
import QuizCommunity

/// A challenge that random players play on several devices, which meet now and then.
struct ChallengeGame {
  let content: QuizChallenge.Content
  var devices: [QuizChallenge]
  /// Everything that was done on any device, with effect or without.
  var done: [QuizChallenge.Event] = []
  /// What time it is.
  var now = 0.0
  private let quiz: Quiz

  init(using generator: inout SeededGenerator) throws {
    let guests = (1...1 + generator.draw(below: 3)).map { Learner.ID("guest-\($0)") }
    quiz = try Samples.quiz()
    content = try ChallengeSamples.challenge(inviting: guests).content
    devices = Array(repeating: QuizChallenge(content), count: 2 + generator.draw(below: 2))
  }

  /// Lets time pass, and something happen on a device or two devices meet.
  mutating func step(using generator: inout SeededGenerator) throws {
    now += Double(generator.draw(below: 32))
    let device = generator.draw(below: devices.count)
    if generator.draw(below: 4) == 0 {
      try merge(into: device, using: &generator)
    } else {
      try act(on: device, using: &generator)
    }
  }

  /// Takes some of what was done into a device, in any order, some of it twice.
  private mutating func merge(
    into device: Int,
    using generator: inout SeededGenerator
  ) throws {
    let count = generator.draw(below: done.count + 1)
    let some = generator.draw(count, of: done)
    expectTaken(devices[device].merge(some + some.prefix(2)))
  }

  /// Lets a player try something, perhaps told later than it happened.
  private mutating func act(on device: Int, using generator: inout SeededGenerator) throws {
    let player = content.players[generator.draw(below: content.players.count)]
    let delay = generator.draw(below: 3) == 0 ? Double(generator.draw(below: 90)) : 0
    let happenedAt = date(now - delay)
    let action: QuizChallenge.Action
    switch generator.draw(below: 8) {
    case 0, 1: action = .accepted
    case 2: action = generator.draw(below: 3) == 0 ? .declined : .accepted
    case 3, 4: action = .started
    default: action = .submitted(try randomSession(at: happenedAt, using: &generator).events)
    }
    let event = QuizChallenge.Event(
      action,
      by: player,
      at: happenedAt,
      recordedAt: date(now),
      id: "\(generator.draw(below: 1_000_000))-\(done.count)"
    )
    // Most of what is not possible is refused at once; some comes from a device that was deceived.
    if generator.draw(below: 5) == 0 {
      try devices[device].apply(event)
      done.append(event)
    } else if (try? devices[device].command(event)) != nil {
      done.append(event)
    }
  }

  /// A session that is over, one that was quit, or one that goes on.
  private func randomSession(
    at date: Date,
    using generator: inout SeededGenerator
  ) throws -> QuizSession {
    switch generator.draw(below: 6) {
    case 0: try ChallengeSamples.quitSession(at: date)
    case 1: QuizSession(quiz)
    default:
      try ChallengeSamples.session(
        points: Set((1...3).filter { _ in generator.draw(below: 2) == 0 }),
        at: date
      )
    }
  }
}

extension QuizChallenge {
  /// Does what an event says by the command for it.
  mutating func command(_ event: QuizChallenge.Event) throws {
    let date = event.date
    guard let player = event.actor else { throw ChallengeError.log(.actorMissing) }
    let stamp = QuizChallenge.Event.Stamp(id: event.id, recordedAt: event.recordedAt)
    switch event.action {
    case .accepted: try accept(by: player, at: date, stamp: stamp)
    case .declined: try decline(by: player, at: date, stamp: stamp)
    case .started: try start(by: player, at: date, stamp: stamp)
    case .submitted(let events):
      let session = try QuizSession(content.quiz, replaying: events)
      try submit(session, by: player, at: date, stamp: stamp)
    case .erased, .voided: try perform(event.action, by: player, at: date, stamp: stamp)
    }
  }
}

/// The rules of a challenge once more, slow and obvious: what became of a player by a date.
enum ReferencePlayer: Equatable {
  case invited, accepted, declined, playing, finished(Fraction), quit

  var isOut: Bool {
    switch self {
    case .declined, .finished, .quit: true
    default: false
    }
  }

  init(
    _ player: Learner.ID,
    by date: Date,
    _ events: [QuizChallenge.Event],
    _ content: QuizChallenge.Content
  ) {
    self = player == content.players[0] ? .accepted : .invited
    let known = events.filter {
      $0.actor == player && $0.date <= $0.recordedAt && $0.recordedAt <= date
        && $0.date >= content.opensAt && $0.recordedAt < content.deadline
    }
    let inOrder = known.sorted {
      ($0.recordedAt, $0.date, $0.id) < ($1.recordedAt, $1.date, $1.id)
    }
    for event in inOrder {
      switch (self, event.action) {
      case (.invited, .accepted): self = .accepted
      case (.invited, .declined), (.accepted, .declined): self = .declined
      case (.playing, .declined): self = .quit
      case (.accepted, .started): self = .playing
      case (.playing, .submitted(let session)):
        guard let end = try? QuizSession(content.quiz, replaying: session), end.isFinished,
          session[0].date >= content.opensAt, session[session.count - 1].date <= event.date
        else { continue }
        self = end.phase == .finished ? .finished(end.score.earned) : .quit
      default: continue
      }
    }
  }
}
