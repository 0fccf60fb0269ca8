// SPDX-License-Identifier: Apache-2.0
import LudusFoundation
import LudusTestSupport
import QuizCommunity
import QuizTestSupport
import Testing

/// What holds for every challenge, whoever does what on which device and in whatever order it
/// arrives.
@Suite struct ChallengePropertyTests {
  private let seeds: Range<UInt64> = 0..<30
  private let steps = 60

  /// Plays random games and hands over each after every step.
  private func forEachStep(
    of seeds: Range<UInt64>,
    _ body: (ChallengeGame) throws -> Void
  ) {
    forEachSeed(seeds) { generator in
      var game = try ChallengeGame(using: &generator)
      for _ in 0..<steps {
        try game.step(using: &generator)
        try body(game)
      }
    }
  }

  /// Plays random games and hands over each at its end.
  private func forEachGame(_ body: (ChallengeGame, inout SeededGenerator) throws -> Void) {
    forEachSeed(seeds) { generator in
      var game = try ChallengeGame(using: &generator)
      for _ in 0..<steps {
        try game.step(using: &generator)
      }
      try body(game, &generator)
    }
  }

  /// Whether a log allows that all results are told at a date.
  private func mayReveal(
    _ events: [QuizChallenge.Event],
    _ content: QuizChallenge.Content,
    at date: Date
  ) -> Bool {
    date >= content.deadline
      || content.players.allSatisfy { ReferencePlayer($0, by: date, events, content).isOut }
  }

  @Test func noInterleavingRevealsAScoreEarly() throws {
    var hidden = 0
    var revealed = 0
    var hiddenScores = 0
    forEachStep(of: 0..<12) { game in
      // What no device may know of as a whole decides, as someone would who sees them all.
      let now = date(game.now)
      let isAllowed = mayReveal(game.done, game.content, at: now)
      for device in game.devices {
        let isOwed = mayReveal(device.events, game.content, at: now)
        try #require(!isOwed || isAllowed)
        for viewer in game.content.players {
          let view = try device.view(for: viewer, at: now)
          try #require(view.isRevealed == isOwed)
          guard !isOwed else {
            revealed += now < game.content.deadline ? 1 : 0
            continue
          }
          hidden += 1
          try #require(view.outcome == nil)
          for player in view.players {
            try #require(player.rank == nil)
            try #require(!player.isTied)
            let reference = ReferencePlayer(player.id, by: now, device.events, game.content)
            if player.id != viewer {
              try #require(!player.hasResult)
              if case .finished = reference { hiddenScores += 1 }
            } else if case .finished(let earned) = reference {
              try #require(player.score?.earned == earned)
            }
          }
        }
      }
    }
    // The games are not all of one kind.
    #expect(hidden > 2000)
    #expect(revealed > 200)
    #expect(hiddenScores > 200)
  }

  @Test func whatOthersAnsweredDoesNotShowBeforeResultsAreRevealed() throws {
    var compared = 0
    forEachGame { game, generator in
      let events = try QuizChallenge(game.content, replaying: game.done).events
      for _ in 0..<12 {
        let now = date(Double(generator.draw(below: 1000)))
        let viewer = game.content.players[generator.draw(below: game.content.players.count)]
        guard !mayReveal(events, game.content, at: now) else { continue }
        // The same challenge in which everyone else has ended in another way, at the same time.
        let others = try events.map { event in
          guard event.actor != viewer, case .submitted(let played) = event.action,
            let last = played.last
          else { return event }
          let points = Set((1...3).filter { _ in generator.draw(below: 2) == 0 })
          let session =
            generator.draw(below: 3) == 0
            ? try ChallengeSamples.quitSession(at: last.date)
            : try ChallengeSamples.session(points: points, at: last.date)
          return QuizChallenge.Event(
            .submitted(session.events),
            by: event.actor,
            at: event.date,
            recordedAt: event.recordedAt,
            id: event.id
          )
        }
        let view = try QuizChallenge(game.content, replaying: events).view(for: viewer, at: now)
        let other = try QuizChallenge(game.content, replaying: others).view(for: viewer, at: now)
        try #require(view == other)
        try #require(try json(view) == json(other))
        var (dumped, otherDumped) = ("", "")
        dump(view, to: &dumped)
        dump(other, to: &otherDumped)
        try #require(dumped == otherDumped)
        compared += events == others ? 0 : 1
      }
    }
    #expect(compared > 70)
  }

  @Test func whatIsRevealedStaysSoWhateverArrivesLate() {
    forEachGame { game, generator in
      let part = generator.draw(generator.draw(below: game.done.count + 1), of: game.done)
      let some = try QuizChallenge(game.content, replaying: part)
      let all = try QuizChallenge(game.content, replaying: game.done)
      var wasRevealed = false
      for second in stride(from: 0.0, through: 1000, by: 40) {
        let viewer = game.content.players[0]
        let (early, late) = try (
          some.view(for: viewer, at: date(second)), all.view(for: viewer, at: date(second))
        )
        try #require(!early.isRevealed || late.isRevealed)
        try #require(!wasRevealed || late.isRevealed)
        wasRevealed = late.isRevealed
      }
    }
  }

  @Test func resultsAreFinalOnceTheyAreRevealed() {
    var changes = 0
    forEachGame { game, _ in
      let challenge = try QuizChallenge(game.content, replaying: game.done)
      var revealed: [QuizChallenge.View.Player]?
      for second in stride(from: 0.0, through: 1200, by: 20) {
        let view = try challenge.view(for: game.content.players[0], at: date(second))
        let results = view.isRevealed ? view.players : nil
        try #require(revealed == nil || revealed == results)
        changes += revealed == nil && results != nil && second < 1000 ? 1 : 0
        revealed = results
      }
    }
    #expect(changes > 5)
  }

  @Test func viewsOfTheSameInstantAgreeOnAllDevices() {
    forEachGame { game, generator in
      var devices = game.devices
      for index in devices.indices {
        let order = generator.shuffled(game.done + game.done.prefix(5))
        expectTaken(devices[index].merge(order))
      }
      for second in stride(from: 0.0, through: 1000, by: 125) {
        var shared: [[String]] = []
        for viewer in game.content.players {
          let view = try devices[0].view(for: viewer, at: date(second))
          for device in devices.dropFirst() {
            try #require(try device.view(for: viewer, at: date(second)) == view)
          }
          // All are told the same of everyone, but each for his own result.
          shared.append(view.players.map { "\($0.id) \($0.state) \($0.rank ?? 0) \($0.isTied)" })
        }
        try #require(Set(shared).count == 1)
      }
    }
  }

  @Test func theOrderOfArrivalDoesNotMatter() {
    forEachGame { game, generator in
      let challenge = try QuizChallenge(game.content, replaying: game.done)
      let twice = generator.shuffled(game.done + game.done)
      try #require(try QuizChallenge(game.content, replaying: twice) == challenge)
      try #require(
        try QuizChallenge(game.content, replaying: twice).refusals == challenge.refusals
      )
      var (one, other) = (game.devices[0], game.devices[1])
      expectTaken(one.merge(game.devices[1].events))
      expectTaken(other.merge(game.devices[0].events))
      try #require(one == other)
      try #require(one.hashValue == other.hashValue)
    }
  }

  @Test func replayingTheStoredEventsGivesTheChallenge() {
    forEachSeed(0..<30) { generator in
      var game = try ChallengeGame(using: &generator)
      for _ in 0..<steps {
        try game.step(using: &generator)
      }
      try expectReplayEqualsLive(game.devices[0])
      try expectRoundTrip(game.devices[0])
      let read = try QuizChallenge(json: try game.devices[0].json())
      try #require(read == game.devices[0])
    }
  }

  @Test func resultsAreThoseOfTheReference() {
    forEachGame { game, _ in
      let challenge = try QuizChallenge(game.content, replaying: game.done)
      let view = try challenge.view(for: game.content.players[0], at: game.content.deadline)
      let end = game.content.deadline
      let scores = game.content.players.map { player -> Fraction? in
        guard case .finished(let earned) = ReferencePlayer(player, by: end, game.done, game.content)
        else { return nil }
        return earned
      }
      try #require(view.players.map { $0.score?.earned } == scores)
      for (player, score) in zip(view.players, scores) {
        guard let rank = player.rank, let score else { continue }
        try #require(rank == 1 + scores.count { ($0 ?? -1) > score })
        try #require(player.isTied == (scores.count { $0 == score } > 1))
      }
      // Nothing comes after the deadline.
      let later = try challenge.view(for: game.content.players[0], at: end + 1_000_000)
      try #require(later.players == view.players)
    }
  }
}
