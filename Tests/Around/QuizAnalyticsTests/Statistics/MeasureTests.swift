// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import QuizTestSupport
import Testing

@testable import QuizAnalytics

struct MeasureTests {
  // R. G. Newcombe, "Two-sided confidence intervals for the single proportion: comparison of seven
  // methods" (Statistics in Medicine 17, 1998), shows Wilson's interval for these.
  @Test(arguments: [
    (81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611),
    (1, 29, 0.0061, 0.1718),
  ])
  func theIntervalOfAShareIsThatOfPublishedExamples(
    right: Int,
    count: Int,
    lower: Double,
    upper: Double
  ) throws {
    let share = Double(right) / Double(count)
    let interval = try #require(ConfidenceInterval.ofMean(share, count: count))
    #expect(abs(interval.lower - lower) < 0.00006)
    #expect(abs(interval.upper - upper) < 0.00006)
    #expect(interval.contains(share))
    #expect(!interval.contains(upper + 0.001))
  }

  @Test(arguments: 1...200)
  func theIntervalOfNoneAndOfAllBeginsAtTheEnd(count: Int) {
    #expect(ConfidenceInterval.ofMean(0, count: count)?.lower == 0)
    #expect(ConfidenceInterval.ofMean(1, count: count)?.upper == 1)
  }

  @Test func thereIsNoIntervalOfNothing() {
    #expect(ConfidenceInterval.ofMean(0, count: 0) == nil)
  }

  // The first of the data sets of F. J. Anscombe, "Graphs in statistical analysis" (The American
  // Statistician 27, 1973).
  @Test func theCorrelationIsThatOfAPublishedExample() throws {
    let x: [Double] = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5]
    let y = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68]
    let pairs = zip(x, y).map { (x: $0, y: $1) }
    let correlation = try #require(ItemStatistics.Correlation(of: pairs))
    #expect(abs(correlation.value - 0.81642) < 0.000005)
    #expect(correlation.count == 11)
    // artanh 0.81642 = 1.14596, and 1.95996 / √8 = 0.69295.
    let interval = try #require(correlation.interval)
    #expect(abs(interval.lower - 0.42439) < 0.0001)
    #expect(abs(interval.upper - 0.95069) < 0.0001)
  }

  @Test func aFigureThatDoesNotVaryHasNoCorrelation() {
    #expect(ItemStatistics.Correlation(of: []) == nil)
    #expect(ItemStatistics.Correlation(of: [(x: 1, y: 2)]) == nil)
    #expect(
      ItemStatistics.Correlation(of: [(x: 0.1, y: 1), (x: 0.1, y: 2), (x: 0.1, y: 4)]) == nil
    )
    #expect(
      ItemStatistics.Correlation(of: [(x: 1, y: 0.3), (x: 2, y: 0.3), (x: 3, y: 0.3)]) == nil
    )
  }

  @Test func aPerfectCorrelationHasNoInterval() throws {
    let perfect = try #require(
      ItemStatistics.Correlation(of: (0..<9).map { (x: Double($0), y: -3 * Double($0)) })
    )
    #expect(perfect.value == -1)
    #expect(perfect.interval == nil)
    #expect(
      ItemStatistics.Correlation(of: [(x: 1, y: 1), (x: 2, y: 3), (x: 3, y: 2)])?.interval == nil
    )
  }

  @Test func quartilesInterpolateBetweenTheNearestTimes() throws {
    let time = try #require(ItemStatistics.Times(of: [40, 10, 20, 30]))
    #expect(time.count == 4)
    #expect(time.lowerQuartile == 17.5)
    #expect(time.median == 25)
    #expect(time.upperQuartile == 32.5)
    #expect(time.medianInterval == nil)
    #expect(ItemStatistics.Times(of: []) == nil)
    #expect(ItemStatistics.Times(of: [7])?.upperQuartile == 7)
  }

  /// The interval between two order statistics is checked by counting: of random samples at least
  /// 95 in 100 contain the true median.
  @Test func theIntervalOfTheMedianCoversItAsOftenAsItSays() throws {
    for count in [8, 25, 100] {
      var generator = SeededGenerator(seed: UInt64(count))
      var covered = 0
      for _ in 0..<1000 {
        let times = (0..<count).map { _ in -logarithm(1 - generator.drawUniform()) }
        let interval = try #require(ItemStatistics.Times(of: times)?.medianInterval)
        covered += interval.contains(logarithm(2)) ? 1 : 0
      }
      #expect((940...1000).contains(covered), "\(covered) of 1000 with \(count) times")
    }
  }

  @Test func groupsAreTheBestAndTheWorstTwentySevenPercent() throws {
    // Of ten learners three are in each group: 0, 1, 2 and 7, 8, 9.
    let pairs = (0..<10).map { (x: [0, 0, 1, 0, 1, 0, 1, 1, 0, 1][$0], y: Double($0)) }
    let groups = try #require(
      ItemStatistics.GroupDifference(of: pairs.map { (x: Double($0.x), y: $0.y) })
    )
    #expect(groups.groupCount == 3)
    #expect(groups.lower == 1.0 / 3)
    #expect(groups.upper == 2.0 / 3)
    #expect(abs(groups.value - 1.0 / 3) < 1e-15)
  }

  /// At an edge with ties the result is the mean over all ways to break them.
  @Test func tiedLearnersBelongToAGroupInEqualParts() throws {
    let pairs = [(1.0, 0.0), (0, 0), (0, 0), (1, 1), (1, 1), (0, 2), (1, 2)].map {
      (x: $0.0, y: $0.1)
    }
    let groups = try #require(ItemStatistics.GroupDifference(of: pairs))
    #expect(groups.groupCount == 2)
    #expect(abs(groups.lower - 1.0 / 3) < 1e-15)
    #expect(groups.upper == 0.5)
    #expect(ItemStatistics.GroupDifference(of: [(x: 0, y: 1), (x: 1, y: 1)]) == nil)
    #expect(ItemStatistics.GroupDifference(of: [(x: 0, y: 1)]) == nil)
    #expect(ItemStatistics.GroupDifference(of: []) == nil)
  }
}

// One learner for each pair and time.

extension ItemStatistics.Correlation {
  fileprivate init?(of pairs: [(x: Double, y: Double)]) {
    self.init(pairs.map { (x: $0.x, y: $0.y, count: 1) })
  }
}

extension ItemStatistics.GroupDifference {
  fileprivate init?(of pairs: [(x: Double, y: Double)]) {
    self.init(pairs.map { (x: $0.x, y: $0.y, count: 1) })
  }
}

extension ItemStatistics.Times {
  fileprivate init?(of seconds: [Double]) {
    self.init(Dictionary(seconds.map { ($0, 1) }, uniquingKeysWith: +))
  }
}
