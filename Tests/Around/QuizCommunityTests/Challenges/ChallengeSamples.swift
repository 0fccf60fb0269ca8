// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizTestSupport
import LudusFoundation
import QuizCommunity

/// A challenge with the quiz of ``Samples/quiz()``, whose problems are worth 1, 2 and 3 points.
///
/// It begins at `date(0)` and is over at `date(1000)`.
enum ChallengeSamples {
  static let deadline = date(1000)

  static func challenge(inviting guests: [Learner.ID] = ["ben"]) throws -> QuizChallenge {
    try QuizChallenge(
      id: "c1",
      quiz: try Samples.quiz(),
      by: "ada",
      inviting: guests,
      at: date(0),
      until: deadline
    )
  }

  /// A session with the problems solved that are worth these points, all at one date.
  static func session(points: Set<Int>, at date: Date) throws -> QuizSession {
    var session = QuizSession(try Samples.quiz())
    let answers: [QuizResponse] = [.choice("b"), .choices(["a", "c"]), .text("sulfur")]
    for (index, answer) in answers.enumerated() {
      if points.contains(index + 1) {
        try session.answer(answer, at: date)
      } else {
        try session.reveal(at: date)
      }
      try session.proceed(at: date)
    }
    return session
  }

  /// A session that was quit after its first problem.
  static func quitSession(at date: Date) throws -> QuizSession {
    var session = QuizSession(try Samples.quiz())
    try session.answer(.choice("b"), at: date)
    try session.quit(at: date)
    return session
  }
}

extension QuizChallenge {
  /// Lets someone accept, unless they have, start and submit.
  mutating func play(
    _ player: Learner.ID,
    points: Set<Int>,
    from start: Double,
    to end: Double
  ) throws {
    if player != content.challenger {
      try accept(by: player, at: date(start))
    }
    try self.start(by: player, at: date(start))
    try submit(
      try ChallengeSamples.session(points: points, at: date(end)),
      by: player,
      at: date(end)
    )
  }

  /// A player as another one sees them.
  func told(_ viewer: Learner.ID, of player: Learner.ID, at seconds: Double) throws
    -> QuizChallenge.View.Player?
  {
    try view(for: viewer, at: date(seconds)).player(player)
  }
}

extension QuizChallenge.View.Player {
  /// Whether a result is shown.
  var hasResult: Bool { score != nil || forfeit != nil }
}
