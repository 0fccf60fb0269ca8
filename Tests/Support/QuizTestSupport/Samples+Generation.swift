// SPDX-License-Identifier: Apache-2.0
public import LudusFoundation
internal import LudusTestSupport
public import QuizCommunity
public import Quizzes

/// The date some days of 24 hours into the tests' time.
public func day(_ days: Double) -> Date { date(days * 86_400) }

/// A bank to draw from by tags, and answers to draw by.
extension Samples {
  /// A problem with tags.
  public static func tagged(
    _ id: Problem.ID,
    _ tags: [String],
    origin: Problem.Origin = .staff
  ) throws -> Problem {
    try Problem(
      id: id,
      prompt: "Which element has the symbol S?",
      kind: .exactMatch(ExactMatcher("sulfur")),
      tags: tags,
      origin: origin
    )
  }

  /// Set "s" with "s/acids" of p1...p4 and "s/moles" of q1...q3; q3 is a choice.
  public static func taggedBank() throws -> ProblemBank {
    let choice = try Problem(
      id: "q3",
      prompt: "Which?",
      kind: .multipleChoice([.correct("a", "this"), .wrong("b", "that")]),
      tags: ["mass"]
    )
    return try ProblemBank(
      id: "tagged",
      title: "Tagged",
      sets: [
        ProblemSet(
          id: "s",
          title: "S",
          sets: [
            ProblemSet(
              id: "s/acids",
              title: "Acids",
              problems: [
                tagged("p1", ["easy", "ph"], origin: .students),
                tagged("p2", ["easy"], origin: .students),
                tagged("p3", ["hard", "ph"], origin: .imported), tagged("p4", ["hard"]),
              ]
            ),
            ProblemSet(
              id: "s/moles",
              title: "Moles",
              problems: [tagged("q1", ["easy", "mass"]), tagged("q2", ["hard", "mass"]), choice]
            ),
          ]
        )
      ]
    )
  }

  /// A bank of exact-match problems in one set.
  public static func plainBank(_ problems: [Problem.ID]) throws -> ProblemBank {
    try ProblemBank(
      id: "plain",
      title: "Plain",
      sets: [ProblemSet(id: "s", title: "S", problems: try problems.map { try tagged($0, []) })]
    )
  }

  /// What a learner answered some days into the tests' time.
  public static func answer(
    _ problem: Problem.ID,
    by learner: Learner.ID = "ada",
    right: Bool,
    on days: Double,
    in quiz: Quiz.ID = "quiz",
    credit: Fraction? = nil
  ) throws -> AnswerLog.Record {
    try AnswerLog.Record(
      learner: learner,
      quiz: quiz,
      problem: problem,
      set: "s",
      responses: [.text("sulfur")],
      credit: credit ?? (right ? 1 : 0),
      isFirstTryCorrect: right,
      date: day(days)
    )
  }

  /// How popular problems are by standard votes.
  public static func popularity(
    _ counts: [(problem: Problem.ID, likes: Int, dislikes: Int)]
  ) -> [Problem.ID: Problem.Popularity] {
    let all = counts.map {
      ($0.problem, Problem.Popularity(likes: $0.likes, dislikes: $0.dislikes, minimumVotes: 5))
    }
    return Dictionary(uniqueKeysWithValues: all)
  }

  /// Votes of so many different learners.
  public static func votes(
    _ counts: [(problem: Problem.ID, likes: Int, dislikes: Int)],
    policy: ProblemVotes.Policy = .standard
  ) throws -> ProblemVotes {
    var votes = ProblemVotes(policy: policy)
    for (problem, likes, dislikes) in counts {
      for number in 0..<likes + dislikes {
        let vote: ProblemVotes.Vote = number < likes ? .like : .dislike
        try votes.vote(vote, by: Learner.ID("learner \(number)"), on: problem, at: date(0))
      }
    }
    return votes
  }
}

extension Quiz {
  /// The problems in order.
  public var problemIDs: [Problem.ID] { items.map(\.problem.id) }
}

/// Draws a quiz from a seed.
public func drawn(
  _ blueprint: Blueprint,
  from bank: ProblemBank,
  evidence: QuizEvidence = .none,
  seed: UInt64 = 2016
) throws -> Quiz {
  var generator = SeededGenerator(seed: seed)
  return try Quiz(from: bank, blueprint, evidence: evidence, using: &generator)
}
