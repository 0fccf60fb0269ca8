import LudusTestSupport
import Quizzes
import Testing

@testable import Experiments

/// The study of partial credit: how well check-all problems rank learners by each formula.
@Suite struct CheckAllStudyTests {
  /// Learners who know some options of each problem and guess the others, some boldly and some not at all.
  private struct Exam: Sendable {
    /// What each learner knows on a scale that they all share.
    let abilities: [Int]
    /// The picks of each learner in each problem.
    let picks: [[[AnswerOption.ID]]]

    private static let options = ["a", "b", "c", "d", "e"].map { AnswerOption.ID($0) }
    private static let correct = 3

    init(using generator: inout SeededGenerator) {
      let difficulties = (0..<10).map { _ in
        Self.options.map { _ in generator.draw(below: 2001) - 1000 }
      }
      let abilities = (0..<20).map { _ in generator.draw(below: 4001) - 2000 }
      self.abilities = abilities
      picks = abilities.map { ability in
        // Boldness has nothing to do with ability: a formula that rewards it ranks worse.
        let boldness = generator.draw(below: 101)
        return difficulties.map { difficulties in
          zip(Self.options.indices, difficulties).compactMap { index, difficulty in
            let chance = Elementary.logistic(Double(ability - difficulty) / 500)
            let knows = Double(generator.draw(below: 1000)) < 1000 * chance
            let guess = generator.draw(below: 100) < boldness
            return (knows ? index < Self.correct : guess) ? Self.options[index] : nil
          }
        }
      }
    }

    /// How well credit by a formula ranks the learners.
    func validity(of formula: CheckAllFormula) throws -> Double? {
      let options = Self.options.enumerated().map { index, id in
        index < Self.correct
          ? AnswerOption.correct(id, RichText("\(id)")) : .wrong(id, RichText("\(id)"))
      }
      let problem = try Problem(
        id: "p",
        prompt: "Pick all that are right.",
        kind: .checkAll(AnswerOptions(options), grading: formula)
      )
      let scores = try picks.map { picks in
        try picks.reduce(0) { sum, picks in
          // An empty answer cannot be handed in, and earns nothing.
          guard !picks.isEmpty else { return sum }
          let credit = try problem.grade(.choices(picks))
          return sum + Int((Double(credit) * 1000).rounded())
        }
      }
      return kendallTau(abilities, scores)
    }
  }

  private typealias Study = Experiment<CheckAllFormula, Double?>

  private static let validity = Study.Outcome("validity", within: -1...1) { $0 }

  private static let study = Study(
    population: .init { generator in
      let exam = Exam(using: &generator)
      return { formula, _ in try exam.validity(of: formula) }
    },
    variants: [
      CheckAllFormula.allOrNothing, .netCorrect, .eachOption, .coverage, .halves,
    ].map { .init($0.rawValue, $0) },
    outcomes: [validity]
  )

  // The first idea was that credit for each option ranks better; seeds 0 to 199 showed nothing of it, but the difference of
  // coverage. It is confirmed in worlds that had no part in finding it.
  @Test func coverageRanksWorstAndCreditForEachOptionMattersLittle() throws {
    let result = try Self.study.run(seeds: 2000..<2400)
    func difference(_ formula: String) throws -> SampleMean {
      try result.difference(of: formula, over: "allOrNothing", in: Self.validity)
    }
    let report = result.report(in: .english)
    #expect(try difference("coverage").isBelow(-0.02, confidence: 0.99), "\(report)")
    // Each option for itself is neither better nor worse by as much as matters.
    #expect(try difference("eachOption").isAbove(-0.03, confidence: 0.99), "\(report)")
    #expect(try difference("eachOption").isBelow(0.03, confidence: 0.99), "\(report)")
  }
}
