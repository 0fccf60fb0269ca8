// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import QuizPapers
import QuizTestSupport
import Testing

/// Banks and exams that tests of papers build on.
enum PaperSamples {
  /// The banks of the examples.
  static func contents() throws -> [ProblemBank] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Examples/Content")
    let names = ["all-kinds", "general-chemistry", "calculus", "espanol", "francais", "templates"]
    return try names.map { name in
      try ProblemBank(json: Data(contentsOf: folder.appendingPathComponent("\(name).json")))
    }
  }

  /// A quiz of a problem of every kind.
  static func everyKind() throws -> Quiz {
    try Quiz(
      id: "kinds",
      items: Samples.everyKind().map { Quiz.Item($0, set: "s", setTitle: "S") }
    )
  }

  /// A problem of a number of points in a set of its own.
  static func problem(_ id: Int, points: Fraction, tags: [String] = []) throws -> Problem {
    try Problem(
      id: Problem.ID("p\(id)"),
      prompt: RichText("Question \(id)?"),
      kind: id.isMultiple(of: 3)
        ? .exactMatch(ExactMatcher("yes"))
        : .multipleChoice(
          AnswerOptions(
            [.correct("a", "yes"), .wrong("b", "no"), .wrong("c", "maybe")],
            areShuffled: true
          )
        ),
      points: points,
      tags: tags
    )
  }

  /// A bank of sixty problems of one to three points in three sets, of facilities 0.2 to 0.9.
  static func sixty() throws -> (bank: ProblemBank, facilities: [Problem.ID: Double]) {
    let sets = try ["x", "y", "z"].enumerated().map { number, name in
      ProblemSet(
        id: ProblemSet.ID(name),
        title: name,
        problems: try (0..<20).map { index in
          try problem(number * 20 + index, points: Fraction([1, 2, 2, 3][index % 4], 1))
        }
      )
    }
    let bank = try ProblemBank(id: "sixty", title: "Sixty", language: "en", sets: sets)
    let facilities = bank.allProblems.enumerated().map { index, problem in
      (problem.id, 0.2 + Double(index * 37 % 60) / 59 * 0.7)
    }
    return (bank, Dictionary(uniqueKeysWithValues: facilities))
  }

  /// A random bank of problems with random points in random sets, and a blueprint for it.
  static func random(
    using generator: inout SeededGenerator
  ) throws -> (bank: ProblemBank, blueprint: Blueprint) {
    let points = generator.draw(1 + generator.draw(below: 5), of: [1, 2, 3, 5, 8])
    let isHalved = generator.draw(below: 2) == 0
    var number = 0
    let sets = try (0..<1 + generator.draw(below: 4)).map { name in
      ProblemSet(
        id: ProblemSet.ID("s\(name)"),
        title: "Set \(name)",
        problems: try (0..<1 + generator.draw(below: 15)).map { _ in
          number += 1
          return try problem(
            number,
            points: Fraction(generator.drawElement(of: points) ?? 1, isHalved ? 2 : 1),
            tags: generator.draw(below: 2) == 0 ? ["t"] : []
          )
        }
      )
    }
    let count = 1 + generator.draw(below: 12)
    let strata = try generator.draw(generator.draw(below: 3), of: sets.map(\.id)).map {
      try Blueprint.Stratum(1 + generator.draw(below: 2), of: .set($0))
    }
    let tagged = try generator.draw(below: 3) == 0 ? [Blueprint.Stratum(1, of: .tag("t"))] : []
    let all = strata + tagged
    let needed = all.reduce(0) { $0 + $1.count }
    return (
      try ProblemBank(id: "random", title: "Random", sets: sets),
      try Blueprint(count: max(count, needed)) {
        $0.strata = all
        $0.shortage = generator.draw(below: 2) == 0 ? .fill : .shorten
      }
    )
  }
}
