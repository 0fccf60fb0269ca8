// SPDX-License-Identifier: Apache-2.0
public import Quizzes

/// Problems, banks and quizzes that tests build on.
public enum Samples: Sendable {
  /// The right option is "b".
  public static func choice(_ id: Problem.ID = "choice", points: Fraction = 1) throws -> Problem {
    try Problem(
      id: id,
      prompt: "What has a charge of 1-?",
      kind: .multipleChoice([
        .wrong("a", "a proton", feedback: "Its charge is 1+."),
        .correct("b", "an electron", feedback: "Yes."),
        .wrong("c", "a neutron"),
      ]),
      points: points,
      explanation: "Protons are positive."
    )
  }

  /// The right options are "a" and "c".
  public static func checkAll(_ id: Problem.ID = "check", points: Fraction = 1) throws -> Problem {
    try Problem(
      id: id,
      prompt: "Which are metals?",
      kind: .checkAll([
        .correct("a", "iron"), .wrong("b", "sulfur", feedback: "It is brittle."),
        .correct("c", "copper"), .wrong("d", "argon"),
      ]),
      points: points
    )
  }

  /// A problem with an exact answer.
  public static func exact(_ id: Problem.ID = "exact", points: Fraction = 1) throws -> Problem {
    try Problem(
      id: id,
      prompt: "Which element has the symbol S?",
      kind: .exactMatch(ExactMatcher("sulfur", alternatives: ["sulphur"], ignoresCase: true)),
      points: points,
      explanation: "S is sulfur."
    )
  }

  /// The right answer is "meiosis"; "mitosis" is another word, and "miosis" is too near to it.
  public static func rough(_ id: Problem.ID = "rough", points: Fraction = 1) throws -> Problem {
    try Problem(
      id: id,
      prompt: "Which division makes egg cells?",
      kind: .roughMatch(
        RoughMatcher(
          "meiosis",
          alternatives: ["reduction division"],
          confusables: ["mitosis"],
          language: .english
        )
      ),
      points: points,
      explanation: "Meiosis halves the number of chromosomes."
    )
  }

  /// A choice, a check-all and an exact match, worth 1, 2 and 3 points.
  public static func quiz() throws -> Quiz {
    try Quiz(
      id: "quiz",
      items: [
        Quiz.Item(choice(points: 1), set: "set", setTitle: "Set"),
        Quiz.Item(checkAll(points: 2), set: "set", setTitle: "Set"),
        Quiz.Item(exact(points: 3), set: "other", setTitle: "Other"),
      ]
    )
  }

  /// A problem with as many right and wrong options as asked for.
  public static func checkAll(
    _ id: Problem.ID,
    correct: Int,
    wrong: Int,
    shuffled: Bool = false
  ) throws -> Problem {
    let options =
      (0..<correct).map { AnswerOption.correct("r\($0)", "right \($0)") }
      + (0..<wrong).map { AnswerOption.wrong("w\($0)", "wrong \($0)") }
    return try Problem(
      id: id,
      prompt: "Which are right?",
      kind: .checkAll(AnswerOptions(options, areShuffled: shuffled))
    )
  }

  /// A tree: class "c" with chapter "c/1" of two sets and set "c/2", and an empty set "none".
  public static func bank() throws -> ProblemBank {
    try ProblemBank(
      id: "bank",
      title: "Bank",
      language: "en",
      sets: [
        ProblemSet(
          id: "c",
          title: "Class",
          sets: [
            ProblemSet(
              id: "c/1",
              title: "Chapter",
              sets: [
                ProblemSet(id: "c/1/a", title: "A", problems: (1...6).map { try choice("a\($0)") }),
                ProblemSet(
                  id: "c/1/b",
                  title: "B",
                  problems: (1...6).map { try checkAll("b\($0)") }
                ),
              ],
              problems: [exact("x")]
            ),
            ProblemSet(id: "c/2", title: "C", problems: (1...6).map { try exact("c\($0)") }),
          ]
        ),
        ProblemSet(id: "none", title: "Nothing yet"),
      ]
    )
  }

  /// A bank of random problems of all kinds.
  public static func randomBank(using generator: inout SeededGenerator) throws -> ProblemBank {
    var sets: [ProblemSet] = []
    for number in 0...generator.draw(below: 4) {
      let problems = try (0..<generator.draw(below: 8)).map { index in
        try randomProblem("p\(number)-\(index)", using: &generator)
      }
      sets.append(ProblemSet(id: .init("s\(number)"), title: "Set \(number)", problems: problems))
    }
    return try ProblemBank(id: "random", title: "Random", sets: sets)
  }

  /// A problem of a random kind.
  public static func randomProblem(
    _ id: String,
    using generator: inout SeededGenerator
  ) throws -> Problem {
    // Half points, too.
    let points = try Fraction(generator.draw(below: 6) + 1, 2)
    switch generator.draw(below: 4) {
    case 0: return try choice(Problem.ID(id), points: points)
    case 1:
      return try checkAll(
        Problem.ID(id),
        correct: generator.draw(below: 6) + 1,
        wrong: generator.draw(below: 5) + 1,
        shuffled: generator.draw(below: 2) == 0
      )
    case 2: return try rough(Problem.ID(id), points: points)
    default: return try exact(Problem.ID(id), points: points)
    }
  }
}
