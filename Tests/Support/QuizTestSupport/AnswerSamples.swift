// SPDX-License-Identifier: Apache-2.0
internal import LudusFoundation
internal import LudusTestSupport
public import Quizzes

/// Logs of answers that tests build on.
public enum AnswerSamples: Sendable {
  /// A log of one quiz with a row for each learner and a column for each problem; nil where nothing
  /// was answered.
  ///
  /// Learners are "l000", "l001" ..., problems "p00", "p01" ...
  public static func log(_ rows: [[Fraction?]], quiz: Quiz.ID = "quiz") throws -> AnswerLog {
    var records: [AnswerLog.Record] = []
    for (learner, row) in rows.enumerated() {
      for (problem, fraction) in row.enumerated() {
        guard let fraction else { continue }
        records.append(
          try AnswerLog.Record(
            learner: self.learner(learner),
            quiz: quiz,
            problem: self.problem(problem),
            set: "set",
            responses: [.text("x")],
            credit: fraction,
            isFirstTryCorrect: fraction == 1,
            date: date(Double(learner * 1000 + problem))
          )
        )
      }
    }
    return AnswerLog(records)
  }

  /// A learner by number.
  public static func learner(_ number: Int) -> Learner.ID {
    Learner.ID("l\(padded(number, to: 3))")
  }

  /// A problem by number.
  public static func problem(_ number: Int) -> Problem.ID {
    Problem.ID("p\(padded(number, to: 2))")
  }

  private static func padded(_ number: Int, to count: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }

  /// The Law School Admission Test, section 6: how many of 1000 students gave each pattern of right
  /// (1) and wrong (0) answers to five items.
  ///
  /// Source: R. D. Bock and M. Lieberman, "Fitting a response model for n dichotomously scored
  /// items" (Psychometrika 35, 1970).
  public static let lsat6: [(pattern: String, count: Int)] = [
    ("00000", 3), ("00001", 6), ("00010", 2), ("00011", 11), ("00100", 1), ("00101", 1),
    ("00110", 3), ("00111", 4), ("01000", 1), ("01001", 8), ("01010", 0), ("01011", 16),
    ("01100", 0), ("01101", 3), ("01110", 2), ("01111", 15), ("10000", 10), ("10001", 29),
    ("10010", 14), ("10011", 81), ("10100", 3), ("10101", 28), ("10110", 15), ("10111", 80),
    ("11000", 16), ("11001", 56), ("11010", 21), ("11011", 173), ("11100", 11), ("11101", 61),
    ("11110", 28), ("11111", 298),
  ]

  /// The same as rows of scores.
  public static let lsat6Rows: [[Fraction?]] = lsat6.flatMap { pattern, count in
    Array(repeating: pattern.map { $0 == "1" ? Fraction.one : .zero }, count: count)
  }

  /// The same of section 7, from the same source.
  public static let lsat7: [(pattern: String, count: Int)] = [
    ("00000", 12), ("00001", 19), ("00010", 1), ("00011", 7), ("00100", 3),
    ("00101", 19), ("00110", 3), ("00111", 17), ("01000", 10), ("01001", 5),
    ("01010", 3), ("01011", 7), ("01100", 7), ("01101", 23), ("01110", 8),
    ("01111", 28), ("10000", 7), ("10001", 39), ("10010", 11), ("10011", 34),
    ("10100", 14), ("10101", 51), ("10110", 15), ("10111", 90), ("11000", 6),
    ("11001", 25), ("11010", 7), ("11011", 35), ("11100", 18), ("11101", 136),
    ("11110", 32), ("11111", 308),
  ]

  /// Section 7 as rows of scores.
  public static let lsat7Rows: [[Fraction?]] = lsat7.flatMap { pattern, count in
    Array(repeating: pattern.map { $0 == "1" ? Fraction.one : .zero }, count: count)
  }
}

/// Learners of known ability who answer problems of known difficulty by Rasch's model.
public struct SimulatedClass: Sendable {
  /// The abilities of the learners.
  public var abilities: [Double]
  /// The difficulties of the problems.
  public var difficulties: [Double]

  /// Draws abilities and difficulties from normal distributions around 0.
  public init(
    learners: Int,
    problems: Int,
    abilityDeviation: Double = 1,
    difficultyDeviation: Double = 1,
    using generator: inout SeededGenerator
  ) {
    abilities = (0..<learners).map { _ in abilityDeviation * generator.drawNormal() }
    difficulties = (0..<problems).map { _ in difficultyDeviation * generator.drawNormal() }
  }

  /// The answers of all learners, each to so many problems drawn at random.
  public func rows(answering count: Int? = nil, using generator: inout SeededGenerator)
    -> [[Fraction?]]
  {
    abilities.map { ability in
      let problems = generator.draw(count ?? difficulties.count, of: difficulties.indices)
      return row(of: ability, to: problems, using: &generator)
    }
  }

  /// The answers of all learners, who get forms of the test by turns.
  public func rows(forms: [[Int]], using generator: inout SeededGenerator) -> [[Fraction?]] {
    abilities.enumerated().map { number, ability in
      row(of: ability, to: forms[number % forms.count], using: &generator)
    }
  }

  private func row(
    of ability: Double,
    to problems: [Int],
    using generator: inout SeededGenerator
  ) -> [Fraction?] {
    var row: [Fraction?] = difficulties.map { _ in nil }
    for problem in problems {
      let chance = 1 / (1 + exponential(difficulties[problem] - ability))
      row[problem] = generator.drawUniform() < chance ? 1 : 0
    }
    return row
  }
}

extension SeededGenerator {
  /// A number from 0 up to 1.
  public mutating func drawUniform() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// About a normal number with mean 0 and deviation 1: the sum of twelve uniform ones, less 6.
  public mutating func drawNormal() -> Double {
    (0..<12).reduce(-6) { sum, _ in sum + drawUniform() }
  }
}
