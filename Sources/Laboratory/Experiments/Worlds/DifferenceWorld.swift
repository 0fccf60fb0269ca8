// SPDX-License-Identifier: Apache-2.0
public import Gamification
public import LudusCore
internal import LudusFoundation
internal import NumericMethods
internal import QuizAnalytics
internal import Quizzes

/// Simulated tests of two groups of learners, some problems of which are harder for the second
/// group.
///
/// Abilities, difficulties and the logarithms of discriminations are normally distributed. The
/// first problems are the unfair ones.
public struct DifferenceWorld: Policy {
  /// The values as variables, not yet checked.
  public struct Draft: StandardDraft {
    /// The type of the faults of values.
    public typealias Fault = RuleFault

    /// The number of problems in the test, 4 to 100.
    public var problems: Int = 20
    /// The number of them that are unfair, fewer than all.
    public var unfair: Int = 8
    /// The amount by which these are harder for the second group, 0 to 5 logits.
    public var shift: Double = 1
    /// The number of learners in each group, 50 to 5,000.
    public var learners: Int = 500
    /// The amount by which the second group is better on average, -3 to 3 logits.
    public var gap: Double = 0

    /// Creates the defaults.
    public init() {}
  }

  /// The values.
  public let checked: Checked<Draft>

  /// Creates the policy that has these values.
  public init(_ checked: Checked<Draft>) {
    self.checked = checked
  }

  /// The way in which problems are compared.
  public struct Comparison: Hashable, Sendable {
    package let isPurified: Bool

    /// Describes a comparison.
    ///
    /// - Parameter isPurified: Whether problems that do not work alike are left out of the score.
    public init(isPurified: Bool = true) {
      self.isPurified = isPurified
    }
  }

  /// Compared problems.
  public struct Run: Sendable {
    /// Whether each problem is unfair.
    public let areUnfair: [Bool]
    /// Whether each is called so, by Mantel and Haenszel or by the regression.
    public let areFlagged: [Bool]
  }

  fileprivate func world(
    _ generator: inout SeededGenerator
  ) -> @Sendable (Comparison, inout SeededGenerator) throws -> Run {
    let difficulties = (0..<draft.problems).map { _ in generator.drawNormal() }
    let slopes = difficulties.map { _ in Elementary.exp(generator.drawNormal() / 4) }
    var (rows, groups) = ([[Fraction?]](), [String?]())
    for group in 0..<2 {
      for _ in 0..<draft.learners {
        let ability = (group == 1 ? draft.gap : 0) + generator.drawNormal()
        rows.append(
          difficulties.indices.map { place in
            let shift = group == 1 && place < draft.unfair ? draft.shift : 0
            let chance = Elementary.logistic(
              slopes[place] * (ability - difficulties[place] - shift)
            )
            return generator.draws(chance: chance) ? .one : .zero
          }
        )
        groups.append(group == 0 ? "first" : "second")
      }
    }
    let problems = difficulties.indices.map { Problem.ID("p\($0)") }
    return { [rows, groups] comparison, _ in
      let table = try ResponseTable(problems: problems, rows: rows, groups: groups)
      let analysis = try table.functioning(
        between: "first",
        and: ["second"],
        isPurified: comparison.isPurified
      )
      let flagged = Set(
        analysis.items.filter { item in
          item.category != .negligible
            || item.mantelHaenszel.values.contains { $0.category != .negligible }
        }
        .map(\.id)
      )
      return Run(
        areUnfair: problems.indices.map { $0 < draft.unfair },
        areFlagged: problems.map(flagged.contains)
      )
    }
  }
}

extension Experiment.Population
where Policy == DifferenceWorld.Comparison, Run == DifferenceWorld.Run {
  /// Makes tests of two groups.
  public static func differences(_ world: DifferenceWorld) -> Self { Self(world.world) }
}

extension Experiment.Outcome
where Policy == DifferenceWorld.Comparison, Run == DifferenceWorld.Run {
  /// The part of the fair problems that are called unfair.
  public static var falseAlarms: Self {
    Self("falseAlarms", within: 0...1) { run in
      zip(run.areUnfair, run.areFlagged).filter { !$0.0 }.map { $0.1 ? 1 : 0 }.mean
    }
  }

  /// The part of the unfair problems that are called so.
  public static var found: Self {
    Self("found", within: 0...1) { run in
      zip(run.areUnfair, run.areFlagged).filter(\.0).map { $0.1 ? 1 : 0 }.mean
    }
  }
}

extension DifferenceWorld: JSONPolicy {}

extension DifferenceWorld.Draft: DeclaredDraft {
  package static func declare(_ values: inout PolicyValues<Self>) {
    values.value("problems", \.problems, in: 4...100)
    values.value("unfair", \.unfair)
    values.value("shift", \.shift, in: 0...5)
    values.value("learners", \.learners, in: 50...5000)
    values.value("gap", \.gap, in: -3...3)
  }

  package var faultsTogether: [LocatedFault<RuleFault>] {
    RuleFault.faults([("unfair", unfair, 0...max(problems, 1) - 1)])
  }
}

extension DifferenceWorld.Comparison: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let isPurified = record.field("isPurified", \.isPurified, default: true)
    return Self(isPurified: try isPurified())
  }
}
