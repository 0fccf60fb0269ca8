// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
public import Quizzes
import Testing

extension Samples {
  /// The problems of ``quiz()`` under other rules; "choice" and "exact" have hints.
  public static func quiz(_ rules: QuizRules) throws -> Quiz {
    let problems = [
      try choice(points: 1).with(["It is light.", "It orbits."]), try checkAll(points: 2),
      try exact(points: 3).with([
        Problem.Hint("It is yellow.", penalty: Fraction(1, 4)), "It burns.",
      ]),
    ]
    let sets: [ProblemSet.ID] = ["set", "set", "other"]
    return try Quiz(
      id: "quiz",
      items: zip(problems, sets).map {
        Quiz.Item($0, set: $1, setTitle: $1 == "set" ? "Set" : "Other")
      },
      rules: rules
    )
  }

  /// A session by some rules.
  public static func session(_ rules: QuizRules) throws -> QuizSession {
    QuizSession(try quiz(rules))
  }
}

extension Problem {
  /// The problem with hints.
  public func with(_ hints: [Problem.Hint]) throws -> Problem {
    try Problem(
      id: id,
      prompt: prompt,
      kind: kind,
      points: points,
      explanation: explanation,
      hints: hints,
      tags: tags,
      source: source
    )
  }
}

extension QuizSession {
  /// The result of a problem.
  public func result(_ problem: Problem.ID) throws -> QuizSummary.Result {
    try #require(summary.results.first { $0.id == problem })
  }
}
