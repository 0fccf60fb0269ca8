// SPDX-License-Identifier: Apache-2.0
public import Gamification
public import LudusCore
internal import LudusFoundation
internal import NumericMethods
public import Quizzes

/// Simulated exams of check-all problems, and the learners who sit them.
///
/// Abilities and the difficulties of options are normally distributed, on one scale in logits: an
/// option is known with the chance 1 / (1 + e^-(ability - difficulty)). Learners check an option
/// that they do not know by a guess, with a boldness that has nothing to do with their ability, so
/// that a formula that rewards it ranks worse.
public struct ExamWorld: Policy {
  /// The values as variables, not yet checked.
  public struct Draft: StandardDraft {
    /// The type of the faults of values.
    public typealias Fault = RuleFault

    /// The number of learners who sit the exam, 2 to 1,000.
    public var learners: Int = 20
    /// The number of its problems, 1 to 200.
    public var problems: Int = 10
    /// The number of options of each problem, 2 to 20.
    public var options: Int = 5
    /// The number of them that are right, fewer than all.
    public var correct: Int = 3
    /// The deviation of abilities in logits, 0 to 10; that of difficulties is 1.
    public var spread: Double = 1.5

    /// Creates the defaults.
    public init() {}
  }

  /// The values.
  public let checked: Checked<Draft>

  /// Creates the policy that has these values.
  public init(_ checked: Checked<Draft>) {
    self.checked = checked
  }

  /// A graded exam.
  public struct Run: Sendable {
    /// The ability of each learner.
    public let abilities: [Double]
    /// The part of the options that each learner knows, from 0 to 1.
    public let known: [Double]
    /// The credit of each learner for each problem, from 0 to 1.
    public let credits: [[Double]]

    /// The mean credit of each learner.
    public var marks: [Double] { credits.map { $0.mean ?? 0 } }
  }
}

extension ExamWorld {
  /// The options that learners check, before anything is graded.
  private struct Papers {
    let abilities: [Double]
    let known: [Double]
    let picks: [[[AnswerOption.ID]]]
  }

  private func papers(
    _ ids: [AnswerOption.ID],
    _ generator: inout SeededGenerator
  ) -> Papers {
    let difficulties = (0..<draft.problems).map { _ in ids.map { _ in generator.drawNormal() } }
    let abilities = (0..<draft.learners).map { _ in draft.spread * generator.drawNormal() }
    var known: [Double] = []
    let picks = abilities.map { ability in
      let boldness = generator.drawUniform()
      var count = 0
      let picks = difficulties.map { difficulties in
        ids.indices.compactMap { index -> AnswerOption.ID? in
          let chance = Elementary.logistic(ability - difficulties[index])
          // Both are drawn in any case, so that learners differ by their numbers alone.
          let (knows, guesses) = (
            generator.draws(chance: chance), generator.draws(chance: boldness)
          )
          count += knows ? 1 : 0
          return (knows ? index < draft.correct : guesses) ? ids[index] : nil
        }
      }
      known.append(Double(count) / Double(draft.problems * draft.options))
      return picks
    }
    return Papers(abilities: abilities, known: known, picks: picks)
  }

  fileprivate func world(
    _ generator: inout SeededGenerator
  ) -> @Sendable (CheckAllFormula, inout SeededGenerator) throws -> Run {
    let ids = (0..<draft.options).map { AnswerOption.ID("o\($0)") }
    let papers = papers(ids, &generator)
    let all = ids.enumerated().map { index, id in
      index < draft.correct
        ? AnswerOption.correct(id, RichText("\(id)")) : .wrong(id, RichText("\(id)"))
    }
    return { formula, _ in
      let problem = try Problem(
        id: "p",
        prompt: "Check all that are right.",
        kind: .checkAll(AnswerOptions(all), grading: formula)
      )
      let credits = try papers.picks.map { picks in
        try picks.map { picks in
          // An empty answer cannot be handed in, and earns nothing.
          picks.isEmpty ? 0 : Double(try problem.grade(.choices(picks)))
        }
      }
      return Run(abilities: papers.abilities, known: papers.known, credits: credits)
    }
  }
}

extension Experiment.Population where Policy == CheckAllFormula, Run == ExamWorld.Run {
  /// Makes exams that are graded by formulae.
  public static func exam(_ world: ExamWorld) -> Self { Self(world.world) }
}

extension Experiment.Outcome where Policy == CheckAllFormula, Run == ExamWorld.Run {
  /// The accuracy with which marks rank learners by their ability: Kendall's tau, from -1 to 1.
  public static var validity: Self {
    Self("validity", within: -1...1) { kendallTau($0.abilities, $0.marks) }
  }

  /// The share of the spread of marks that is no chance: Cronbach's alpha, at most 1.
  public static var reliability: Self { Self("reliability") { cronbachAlpha($0.credits) } }

  /// The part of learners who pass although they know less than a pass takes, or fail although they
  /// know as much.
  ///
  /// - Parameter passMark: The part of the options that is to be known, and of the credit that is
  ///   to be reached.
  /// - Returns: The outcome.
  public static func misjudged(passMark: Double) -> Self {
    Self("misjudged", within: 0...1) { run in
      zip(run.known, run.marks).map { ($0 >= passMark) != ($1 >= passMark) ? 1 : 0 }.mean
    }
  }
}

/// Cronbach's alpha of the figures of each learner, or nil when sums do not vary.
///
/// Source: L. J. Cronbach, Coefficient alpha and the internal structure of tests, Psychometrika 16,
/// 1951.
func cronbachAlpha(_ rows: [[Double]]) -> Double? {
  let count = rows.first?.count ?? 0
  func variance(_ numbers: [Double]) -> Double {
    let deviation = SampleMean(numbers).standardDeviation
    return deviation * deviation
  }
  let whole = variance(rows.map { $0.reduce(0, +) })
  guard count > 1, whole > 0 else { return nil }
  let parts = (0..<count).reduce(0) { sum, place in sum + variance(rows.map { $0[place] }) }
  return Double(count) / Double(count - 1) * (1 - parts / whole)
}

extension ExamWorld: JSONPolicy {}

extension ExamWorld.Draft: DeclaredDraft {
  package static func declare(_ values: inout PolicyValues<Self>) {
    values.value("learners", \.learners, in: 2...1000)
    values.value("problems", \.problems, in: 1...200)
    values.value("options", \.options, in: 2...20)
    values.value("correct", \.correct)
    values.value("spread", \.spread, in: 0...10)
  }

  package var faultsTogether: [LocatedFault<RuleFault>] {
    RuleFault.faults([("correct", correct, 1...max(options, 2) - 1)])
  }
}
