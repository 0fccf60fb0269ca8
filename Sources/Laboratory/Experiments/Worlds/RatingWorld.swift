// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation
public import Gamification

/// Simulated works marked by a panel of raters, each with a severity of their own.
///
/// The quality of works and the severity of raters are normally distributed, a mark is their
/// difference with some noise, and a careless rater gives any mark. Marks are in deviations of
/// quality.
public struct RatingWorld: Policy {
  /// The values as variables, not yet checked.
  public struct Draft: StandardDraft {
    /// The type of the faults of values.
    public typealias Fault = RuleFault

    /// The number of works, 2 to 10,000.
    public var works: Int = 20
    /// The deviation of how much lower raters mark, 0 to 10.
    public var severity: Double = 0.5
    /// The deviation of a rater's marks for the same work, 0 to 10.
    public var noise: Double = 0.5
    /// The chance that a mark is any, as often as quality is, 0 to 1.
    public var careless: Double = 0.05

    /// Creates the defaults.
    public init() {}
  }

  /// The values.
  public let checked: Checked<Draft>

  /// Creates the policy that has these values.
  public init(_ checked: Checked<Draft>) {
    self.checked = checked
  }

  /// The rules for combining the marks of several raters.
  public struct Panel: Hashable, Sendable {
    package let raters: Int
    package let isMedian: Bool

    /// Describes a panel.
    ///
    /// - Parameters:
    ///   - raters: The number of raters who mark each work, 1 to 100.
    ///   - isMedian: Whether the median of their marks counts, and not the mean.
    /// - Throws: A fault for a number out of range.
    public init(raters: Int, isMedian: Bool = false) throws(ContentError<RuleFault>) {
      try RuleFault.check([("raters", raters, 1...100)])
      self.raters = raters
      self.isMedian = isMedian
    }
  }

  /// Works with their marks.
  public struct Run: Sendable {
    /// The quality of each work.
    public let qualities: [Double]
    /// The mark of each work.
    public let marks: [Double]
  }

  fileprivate func world(
    _ generator: inout SeededGenerator
  ) -> @Sendable (Panel, inout SeededGenerator) throws -> Run {
    let qualities = (0..<draft.works).map { _ in generator.drawNormal() }
    return { panel, generator in
      // Rater by rater, so that panels of different sizes have their first raters in common.
      let rows = (0..<panel.raters).map { _ in
        let severity = draft.severity * generator.drawNormal()
        return qualities.map { quality in
          let (error, any) = (draft.noise * generator.drawNormal(), generator.drawNormal())
          return generator.draws(chance: draft.careless) ? any : quality - severity + error
        }
      }
      let marks = qualities.indices.map { work in
        let marks = rows.map { $0[work] }.sorted()
        let middle = marks.count / 2
        return panel.isMedian
          ? (marks[middle] + marks[(marks.count - 1) / 2]) / 2 : marks.mean ?? 0
      }
      return Run(qualities: qualities, marks: marks)
    }
  }
}

extension Experiment.Population where Policy == RatingWorld.Panel, Run == RatingWorld.Run {
  /// Makes works that are marked by panels.
  public static func ratings(_ world: RatingWorld) -> Self { Self(world.world) }
}

extension Experiment.Outcome where Policy == RatingWorld.Panel, Run == RatingWorld.Run {
  /// The accuracy with which marks rank works by their quality: Kendall's tau, from -1 to 1.
  public static var validity: Self {
    Self("validity", within: -1...1) { kendallTau($0.qualities, $0.marks) }
  }

  /// The mean distance of marks from the quality.
  public static var error: Self {
    Self("error") { run in zip(run.marks, run.qualities).map { abs($0 - $1) }.mean }
  }
}

extension RatingWorld: JSONPolicy {}

extension RatingWorld.Draft: DeclaredDraft {
  package static func declare(_ values: inout PolicyValues<Self>) {
    values.value("works", \.works, in: 2...10_000)
    values.value("severity", \.severity, in: 0...10)
    values.value("noise", \.noise, in: 0...10)
    values.value("careless", \.careless, in: 0...1)
  }
}

extension RatingWorld.Panel: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let raters = record.field("raters", \.raters)
    let isMedian = record.field("isMedian", \.isMedian, default: false)
    return try Self(raters: raters(), isMedian: isMedian())
  }
}
