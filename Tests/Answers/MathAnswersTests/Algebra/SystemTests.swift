// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import LudusCore
import LudusTestSupport
import MathAnswers
import Testing

/// Systems of equations and their solutions.
struct SystemTests {
  private enum Judgment {
    case right, wrong, undecided
  }

  private func judgment(_ answer: String, for accepted: String) throws -> Judgment {
    switch try AlgebraMatcher(accepted, test: .system).verdict(for: answer) {
    case .correct: .right
    case .undecided: .undecided
    case .wrong, .notGradable: .wrong
    }
  }

  private static let circle = "x^2 + y^2 = 25 and y = x + 1"

  private static let right: [(String, [String])] = [
    (
      circle,
      [
        "(3|4), (-4|-3)", "x=3, y=4 or x=-4, y=-3", "x^2 + x = 12, y - x = 1",
        "L = {(3|4); (-4|-3)}", "x=3 and y=4 or x=-4 and y=-3", "(x-3)(x+4) = 0 and y = x + 1",
        "y = x + 1, 2x^2 + 2x = 24", "(-4, -3) and (3, 4)", "y = x + 1 and (y-4)(y+3) = 0",
      ]
    ),
    ("(3|4), (-4|-3)", ["x^2 + y^2 = 25, y = x + 1"]),
    (
      "x + y = 3, x - y = 1",
      ["(2|1)", "x=2, y=1", "y = 1 and x = 2", "x + y = 3, 2x = 4", "P(2|1)"]
    ),
    ("x y = 6, x + y = 5", ["(2|3), (3|2)", "y = 5 - x and x^2 - 5x + 6 = 0"]),
    ("x^2 = 2, y = x", ["(sqrt(2)|sqrt(2)), (-sqrt(2)|-sqrt(2))", "y = x and y^2 = 2"]),
    ("3x = 1, y^2 = 1", ["(1/3|1), (1/3|-1)"]), ("x^2 = 1", ["x=1 or x=-1", "{1, -1}", "±1"]),
    ("x^2 = 0", ["x = 0", "x^3 = 0"]), ("x^2 = y, y^2 = x", ["(0|0), (1|1)"]),
    ("x^2 + y^2 + z^2 = 3, x + y + z = 3, x = y", ["(1, 1, 1)", "x = 1, y = 1, z = 1"]),
    ("x^4 + y^4 = 17, x + y = 3", ["(1|2), (2|1)"]), ("y = a x", ["y - a x = 0", "2y = 2 x a"]),
    ("x = 1, x = 2", ["no solution", "x = 3, x = 4"]), ("x + y = 1, x + y = 2", ["{}"]),
    ("x^2 = 4, x y = 6", ["(2|3), (-2|-3)"]),
    ("x^3 - 2x + 1 = 0, y = x^2", ["y^3 - 4y^2 + 4y = 1, x^3 = 2x - 1, y = x^2"]),
  ]

  @Test(arguments: right)
  func systemsWithTheSameSolutionsAreEqual(accepted: String, answers: [String]) throws {
    for answer in answers { #expect(try judgment(answer, for: accepted) == .right, "\(answer)") }
  }

  private static let wrong: [(String, [String])] = [
    (
      circle,
      [
        "(3|4)", "(3|4), (-4|-3), (0|5)", "x^2 + x = 12, y - x = 2", "(4|3), (-3|-4)",
        "x=3, y=-3 or x=-4, y=4", "no solution", "(3|4|0), (-4|-3|0)", "x = 3 or x = -4",
      ]
    ),
    ("x + y = 3, x - y = 1", ["(1|2)", "x = 2", "x=2, y=2", "x + y = 3"]),
    ("3x = 1, y^2 = 1", ["(0.333333333333333|1), (1/3|-1)"]),
    ("x^2 = 2, y = x", ["(1.41421356237310|1.41421356237310), (-sqrt(2)|-sqrt(2))"]),
    ("x^2 = 1", ["x = 1", "{1, -1, 0}", "{1}"]), ("x^2 + y^2 = 25", ["(3|5)"]),
    ("x y z = 1, x + y + z = 4, x y + y z + z x = 2", ["(1, 1, 1)"]),
  ]

  @Test(arguments: wrong)
  func systemsWithOtherSolutionsDiffer(accepted: String, answers: [String]) throws {
    for answer in answers {
      #expect(try judgment(answer, for: accepted) != .right, "\(answer)")
    }
  }

  @Test(arguments: [
    ("x^2 + y^2 = 0", "x = 0, y = 0"), ("x^2 + y^2 = 25", "(3|4)"), ("sin(x) = 0", "x = 0"),
    ("x^7 y^7 = 3, x^5 + y^6 + z^7 = 1, z^4 = x y + 1", "x = 1, y = 2"),
    ("x y = 1", "(1|1), (2|1/2)"),
  ])
  func whatIsNotFoundIsUndecided(accepted: String, answer: String) throws {
    #expect(try judgment(answer, for: accepted) == .undecided)
  }

  @Test(arguments: [
    ("(3|4)", "The solution x = -4, y = -3 is missing."),
    ("(3|4), (-4|-3), (0|5)", "x = 0, y = 5 is not a solution."),
    ("(3.001|4.001), (-4|-3)", "x = 3.001, y = 4.001 is not a solution."),
  ])
  func theReasonNamesTheSolution(answer: String, sentence: String) throws {
    let verdict = try AlgebraMatcher(Self.circle, test: .system).verdict(for: answer)
    #expect(verdict.sentence(in: .english).hasPrefix(sentence), "\(verdict)")
  }

  @Test func aParabolaAndALineMeetWhereTheyWereMadeTo() throws {
    forEachSeed(0..<60) { generator in
      func number(_ low: Int, _ high: Int) -> Int { low + generator.draw(below: high - low + 1) }
      let (a, b) = (number(-6, 0), number(1, 6))
      let (slope, shift, factor) = (number(-3, 3), number(-5, 5), number(1, 4))
      func y(_ x: Int) -> Int { slope * x + shift }
      let parabola =
        "y = \(factor)x^2 + (\(slope - factor * (a + b)))x + (\(shift + factor * a * b))"
      let system = "\(parabola), y = (\(slope))x + (\(shift))"
      let points = ["(\(a)|\(y(a)))", "(\(b)|\(y(b)))"]
      try #require(try judgment(points.joined(separator: ", "), for: system) == .right, "\(system)")
      try #require(try judgment(points[0], for: system) == .wrong, "\(system)")
      try #require(
        try judgment("\(points[0]), (\(b)|\(y(b) + 1))", for: system) == .wrong,
        "\(system)"
      )
      let combined = "\(parabola), (x - (\(a)))(x - (\(b))) = 0"
      try #require(try judgment(combined, for: system) == .right, "\(combined)")
      let other = "\(parabola), (x - (\(a)))(x - (\(b + 1))) = 0"
      try #require(try judgment(other, for: system) == .wrong, "\(other)")
    }
  }
}
