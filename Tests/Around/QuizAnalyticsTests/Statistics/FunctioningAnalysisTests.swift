// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizTestSupport
import Testing

@testable import QuizAnalytics

struct FunctioningAnalysisTests {
  /// Answers of groups that have curves of their own.
  private func table(
    _ models: [[ItemModel]],
    learners: Int,
    means: [Double],
    using generator: inout SeededGenerator
  ) throws -> ResponseTable {
    var rows: [[Fraction?]] = []
    var groups: [String?] = []
    for (group, own) in models.enumerated() {
      let test = SimulatedTest(own, learners: learners, mean: means[group], using: &generator)
      groups += Array(repeating: "g\(group)", count: learners)
      rows += test.rows
    }
    return try ResponseTable(
      problems: models[0].indices.map(AnswerSamples.problem),
      rows: rows,
      groups: groups
    )
  }

  private func harder(_ model: ItemModel, by shift: Double) throws -> ItemModel {
    try .logistic(
      difficulty: model.thresholds[0] + shift,
      discrimination: model.discrimination
    )
  }

  /// The review's case: a discrimination of 2.2 in one group and 0.4 in the other, which Mantel and
  /// Haenszel call negligible.
  @Test func aDifferenceThatCrossesIsFound() throws {
    var generator = SeededGenerator(seed: 1)
    let models = try generator.drawModels(20)
    var (first, second) = (models, models)
    first[0] = try .logistic(difficulty: 0, discrimination: 2.2)
    second[0] = try .logistic(difficulty: 0, discrimination: 0.4)
    let table = try table(
      [first, second],
      learners: 1000,
      means: [0, 0],
      using: &generator
    )
    let analysis = try table.functioning(between: "g0", and: ["g1"])
    let item = analysis.items[0]
    #expect(item.mantelHaenszel["g1"]?.category == .negligible)
    #expect(item.category == .large || item.category == .moderate)
    #expect(item.crossing.significance < 1e-6 && item.crossing.size > item.uniform.size)
    #expect(abs(item.gaps["g1"] ?? 1) < 0.1)
    #expect(analysis.flagged == ["p00"] && analysis.isStable)
    let small = try self.table(
      [Array(first.prefix(8)), Array(second.prefix(8))],
      learners: 500,
      means: [0, 0],
      using: &generator
    )
    let ratio = try small.likelihoodRatios(between: "g0", and: ["g1"], problems: ["p00", "p01"])
    #expect(ratio.map(\.id) == ["p00", "p01"])
    #expect(ratio[0].chiSquare > 25 && ratio[0].degrees == 2 && ratio[0].significance < 1e-5)
    #expect(abs(ratio[0].gaps["g1"] ?? 1) < 0.08 && (ratio[0].distances["g1"] ?? 0) > 0.1)
    #expect(ratio[1].significance > 0.001)
  }

  /// The review's other case: 8 of 20 problems are harder for one group.
  @Test func aCleanProblemAmongEightUnfairOnesStaysClean() throws {
    var generator = SeededGenerator(seed: 2)
    let models = try (0..<20).map {
      try ItemModel.logistic(difficulty: Double($0 % 10) / 5 - 0.9, discrimination: 1.2)
    }
    var second = models
    for place in 0..<8 { second[place] = try harder(models[place], by: 1) }
    let table = try table(
      [models, second],
      learners: 1500,
      means: [0, 0],
      using: &generator
    )
    let plain = try table.functioning(between: "g0", and: ["g1"], isPurified: false)
    #expect(plain.rounds == 1 && plain.isStable)
    // Without purification Mantel and Haenszel call clean problems moderate.
    #expect(plain.items[8...].contains { $0.mantelHaenszel["g1"]?.category != .negligible })
    let analysis = try table.functioning(between: "g0", and: ["g1"])
    #expect(analysis.isStable && analysis.rounds > 1)
    for item in analysis.items[8...] {
      #expect(item.category == .negligible)
      #expect(item.mantelHaenszel["g1"]?.category == .negligible, "\(item)")
    }
    #expect(analysis.flagged == Set((0..<8).map(AnswerSamples.problem)))
    #expect(analysis.items[..<8].allSatisfy { ($0.gaps["g1"] ?? 0) < -0.1 })
  }

  @Test func severalGroupsAreComparedAtOnce() throws {
    var generator = SeededGenerator(seed: 3)
    let models = try generator.drawModels(12)
    var third = models
    third[5] = try harder(models[5], by: 1.2)
    let table = try table(
      [models, models, third],
      learners: 700,
      means: [0, 0.6, -0.4],
      using: &generator
    )
    let analysis = try table.functioning(between: "g0", and: ["g1", "g2", "g1"])
    #expect(analysis.focal == ["g1", "g2"])
    #expect(analysis.learnerCounts == ["g0": 700, "g1": 700, "g2": 700])
    let item = try #require(analysis.items.first { $0.id == "p05" })
    #expect(item.uniform.degrees == 2 && item.whole.degrees == 4)
    #expect(item.category != .negligible && analysis.flagged.contains("p05"))
    #expect((item.gaps["g2"] ?? 0) < -0.1 && abs(item.gaps["g1"] ?? 1) < 0.1)
    try expectRoundTrip(analysis)
  }

  @Test func partialCreditIsComparedByItsLevels() throws {
    var generator = SeededGenerator(seed: 4)
    let models = try (0..<10).map { place in
      try ItemModel.partialCredit(
        discrimination: 1.1,
        thresholds: [Double(place) / 5 - 1.3, Double(place) / 5 - 0.4]
      )
    }
    var second = models
    second[3] = try .partialCredit(discrimination: 1.1, thresholds: [0.4, 1.3])
    let table = try table(
      [models, second],
      learners: 1000,
      means: [0, -0.5],
      using: &generator
    )
    let analysis = try table.functioning(between: "g0", and: ["g1"])
    #expect(analysis.flagged == ["p03"])
    #expect(analysis.items.allSatisfy { $0.mantelHaenszel.isEmpty })
    #expect((analysis.items[3].gaps["g1"] ?? 0) < -0.1)
    let small = try self.table(
      [Array(models.prefix(5)), Array(second.prefix(5))],
      learners: 400,
      means: [0, -0.5],
      using: &generator
    )
    let ratios = try small.likelihoodRatios(
      between: "g0",
      and: ["g1"],
      .generalizedPartialCredit,
      free: ["p03"],
      problems: ["p02", "p03"]
    )
    #expect(ratios[1].significance < 1e-4 && ratios[1].degrees == 3)
    #expect(ratios[0].significance > 0.001)
  }

  /// A difference of 0.7 logits explains 1 percent of the variation of partial credit, and is large
  /// beside its deviation: as of right and wrong, it is not negligible.
  @Test func partialCreditIsComparedByItsGapAsWell() throws {
    var generator = SeededGenerator(seed: 12)
    let models = try (0..<10).map { place in
      try ItemModel.partialCredit(thresholds: [Double(place) / 5 - 1.3, Double(place) / 5 - 0.5])
    }
    var second = models
    second[4] = try .partialCredit(thresholds: [0.2, 1])
    let table = try table([models, second], learners: 1500, means: [0, 0], using: &generator)
    let analysis = try table.functioning(between: "g0", and: ["g1"])
    let item = analysis.items[4]
    let gap = try #require(item.standardizedGaps["g1"])
    #expect(gap < -0.17 && gap < (item.gaps["g1"] ?? 0))
    #expect(item.gapCategory != .negligible && item.overallCategory == item.gapCategory)
    #expect(analysis.flagged == ["p04"] && analysis.isStable)
    #expect(analysis.items.allSatisfy { $0.id == "p04" || $0.overallCategory == .negligible })
    let right = try self.table(
      [try generator.drawModels(6), try generator.drawModels(6)],
      learners: 200,
      means: [0, 0],
      using: &generator
    )
    .functioning(between: "g0", and: ["g1"])
    #expect(right.items.allSatisfy { $0.standardizedGaps.isEmpty && $0.gapCategory == .negligible })
    try expectRoundTrip(analysis)
  }

  /// A difference of a twentieth is significant among 20,000 learners, and of no size.
  @Test func theClassIsThatOfTheSizeAndNotOfTheSignificance() throws {
    var generator = SeededGenerator(seed: 5)
    let models = try generator.drawModels(6)
    var second = models
    second[0] = try harder(models[0], by: 0.2)
    let table = try table(
      [models, second],
      learners: 10_000,
      means: [0, 0],
      using: &generator
    )
    let analysis = try table.functioning(between: "g0", and: ["g1"])
    #expect(analysis.items[0].whole.significance < 1e-4)
    #expect(analysis.items[0].category == .negligible)
  }

  @Test func theLimitsAreThoseThatTheirAuthorsPublished() {
    let limits = FunctioningAnalysis.Limits.allCases.map(\.sizes)
    #expect(limits.map(\.moderate) == [0.035, 0.13])
    #expect(limits.map(\.large) == [0.07, 0.26])
    #expect(FunctioningAnalysis.Limits.allCases == [.jodoinGierl, .zumboThomas])
  }

  /// Of tests without any difference about 5 of 100 problems are significant, and no more have a
  /// class; `Tests/Measurements/adaptive/differences` does the same 1,000 times.
  @Test func problemsThatDoNotDifferAreRarelySignificant() throws {
    var (significant, crossing, classed, all) = (0, 0, 0, 0)
    for seed in 0..<16 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let models = try generator.drawModels(15)
      let table = try table(
        [models, models],
        learners: 300,
        means: [0, -0.5],
        using: &generator
      )
      let analysis = try table.functioning(between: "g0", and: ["g1"])
      all += analysis.items.count
      significant += analysis.items.count { $0.uniform.significance < 0.05 }
      crossing += analysis.items.count { $0.crossing.significance < 0.05 }
      classed += analysis.flagged.count
    }
    #expect((0.02...0.095).contains(Double(significant) / Double(all)), "\(significant) of \(all)")
    #expect((0.02...0.095).contains(Double(crossing) / Double(all)), "\(crossing) of \(all)")
    #expect(Double(classed) <= 0.08 * Double(all), "\(classed) of \(all)")
  }

  @Test func theLikelihoodRatioFindsTheGroupsAbilities() throws {
    var generator = SeededGenerator(seed: 9)
    let models = try generator.drawModels(6)
    let table = try table(
      [models, models],
      learners: 300,
      means: [0, 1],
      using: &generator
    )
    let ratios = try table.likelihoodRatios(between: "g0", and: ["g1"])
    #expect(ratios.count == 6)
    #expect(ratios.allSatisfy { $0.degrees == 2 && $0.chiSquare >= 0 })
    #expect(ratios.count { $0.significance < 0.01 } <= 1)
    #expect(ratios.allSatisfy { ($0.distances["g1"] ?? 1) < 0.2 })
    try expectRoundTrip(ratios)
  }

  @Test func whatCannotBeComparedIsRefused() throws {
    let log = try AnswerSamples.log(Array(repeating: [1, 0, 1], count: 60))
    let table = try log.responses(groups: [
      "a": Set((0..<30).map(AnswerSamples.learner)),
      "b": Set((30..<60).map(AnswerSamples.learner)),
    ])
    #expect(throws: EstimationError.unknownGroup("c")) {
      try table.functioning(between: "a", and: ["c"])
    }
    #expect(throws: EstimationError.unknownGroup("a")) {
      try table.functioning(between: "a", and: ["a"])
    }
    let few = EstimationError.tooFewLearners(group: "a", 30, minimum: 50)
    #expect(throws: few) { try table.functioning(between: "a", and: ["b"]) }
    #expect(throws: few) { try table.likelihoodRatios(between: "a", and: ["b"]) }
    // Everybody answers alike: there is nothing to compare.
    let analysis = try table.functioning(between: "a", and: ["b"], minimumLearners: 2)
    #expect(analysis.items.isEmpty && analysis.isStable)
    #expect(
      try table.likelihoodRatios(between: "a", and: ["b"], minimumLearners: 2).isEmpty
    )
  }
}
