// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import NumericMethods
import Testing

@testable import Experiments

@Suite struct SampleMeanTests {
  // MARK: Student

  /// From the tables of NIST, Engineering Statistics Handbook, 1.3.6.7.2.
  @Test(
    arguments: [
      (1, 0.025, 12.706), (1, 0.001, 318.3088), (2, 0.05, 2.920), (5, 0.005, 4.032),
      (10, 0.025, 2.228), (30, 0.01, 2.457), (100, 0.001, 3.174), (1_000_000, 0.025, 1.960),
    ] as [(Double, Double, Double)]
  )
  func studentsQuantilesAreThoseOfTheTables(degrees: Double, chance: Double, value: Double) {
    let student = StudentDistribution(degreesOfFreedom: degrees)
    #expect(abs(student.value(exceededWithChance: chance) - value) < 0.0006)
    #expect(abs(student.chance(above: value) / chance - 1) < 0.002)
  }

  @Test func oneDegreeOfFreedomIsTheCauchyDistribution() {
    let student = StudentDistribution(degreesOfFreedom: 1)
    for value in stride(from: -40.0, through: 40, by: 0.37) {
      let chance = 0.5 - Elementary.arctangent(value) / 3.141592653589793
      #expect(abs(student.chance(above: value) - chance) < 1e-12)
    }
    #expect(student.chance(above: .infinity) == 0)
    #expect(student.chance(above: .nan) == 1)
  }

  @Test func theIntervalIsThatOfATextbook() {
    // Student's own example: hours of sleep gained by ten patients with one drug over another one.
    let sleep = SampleMean([1.2, 2.4, 1.3, 1.3, 0, 1, 1.8, 0.8, 4.6, 1.4])
    #expect(abs(sleep.mean - 1.58) < 1e-12)
    let interval = sleep.interval(confidence: 0.95)
    #expect(abs(interval.lowerBound - 0.7001) < 1e-4)
    #expect(abs(interval.upperBound - 2.4599) < 1e-4)
    #expect(abs(sleep.pValue - 0.002833) < 1e-6)
    #expect(sleep.isAbove(0.7, confidence: 0.975))
    #expect(!sleep.isAbove(0.7002, confidence: 0.975))
    #expect(sleep.isBelow(2.4601, confidence: 0.975))
    #expect(!sleep.isBelow(2.4598, confidence: 0.975))
    // With even odds the bound is the mean; below them it lies on its other side.
    #expect(sleep.isAbove(1.5799, confidence: 0.5))
    #expect(sleep.isAbove(1.7, confidence: 0.3))
  }

  @Test func aMessageShowsTheMeanAndItsInterval() {
    let sample = SampleMean([0, 0], within: 0...1)
    #expect(sample.description.hasPrefix("0.000, 95 % in 0.000 ... "))
    #expect(sample.description.hasSuffix(", 2 numbers"))
    #expect(SampleMean([], within: 0...1).description == "no numbers")
    #expect(SampleMean([0, 0, 0]).description == "0.000, the same 3 times")
    #expect(SampleMean([0.5]).description == "0.500, one number")
    // Floating point holds neither of these exactly.
    #expect(SampleMean([0.1, 0.2]).description == "0.150, 95 % in −0.485 ... 0.785, 2 numbers")
  }

  // MARK: Promises

  @Test(
    arguments: [
      (Origin.normal, 5, SampleMean.Method.student, 0.93...0.97),
      (.normal, 60, .student, 0.93...0.97),
      (.ternary, 60, .student, 0.93...0.97),
      (.skewed, 40, .bootstrap(resamples: 300), 0.92...0.975),
      (.normal, 40, .bootstrap(resamples: 300), 0.93...0.975),
    ]
  )
  func intervalsHoldAsOftenAsTheySay(
    origin: Origin,
    count: Int,
    method: SampleMean.Method,
    expected: ClosedRange<Double>
  ) {
    // More of them are in `Tests/Measurements/experiments`.
    let samples: UInt64 = if case .bootstrap = method { 400 } else { 1000 }
    let held = share(of: 0..<samples) { generator in
      SampleMean(origin.draws(count, using: &generator))
        .interval(confidence: 0.95, method: method).contains(origin.mean)
    }
    #expect(expected.contains(held))
  }

  @Test func boundedIntervalsHoldEvenWhenOneLooksAfterEveryNumber() {
    // A single time at which the interval misses the mean counts as an error.
    let wrong = share(of: 0..<500) { generator in
      let numbers = Origin.ternary.draws(200, using: &generator)
      return [SampleMean.Side.lower, .upper].contains { side in
        var test = BettingTest(side, of: Origin.ternary.mean, within: -1...1)
        numbers.forEach { test.add($0) }
        return test.evidence >= 40
      }
    }
    // 5 % is proved; looking at Student's interval after every number would miss in more than a
    // third.
    #expect(wrong <= 0.05)
  }

  @Test func aBoundedIntervalIsRightForNumbersThatDefeatStudents() {
    // One in a hundred counts: most samples of 50 have no spread, or too little.
    func holds(_ method: SampleMean.Method) -> Double {
      share(of: 0..<200) { generator in
        let numbers = (0..<50).map { _ in generator.draw(below: 100) == 0 ? 1.0 : 0 }
        return SampleMean(numbers, within: 0...1).isBelow(0.01, confidence: 0.95, method: method)
      }
    }
    #expect(holds(.bounded) <= 0.05)
    #expect(holds(.student) <= 0.05)
  }

  @Test func theBoundsOfBetsAreWhereTheTestTurns() {
    forEachSeed(0..<30) { generator in
      let numbers = Origin.ternary.draws(30, using: &generator)
      for side in [SampleMean.Side.lower, .upper] {
        let bound = BettingTest.bound(side, of: numbers, within: -1...1, risk: 0.05)
        let outward = side == .lower ? -1e-9 : 1e-9
        for (mean, isRefused) in [(bound + outward, true), (bound - outward, false)]
        where (-1...1).contains(mean) {
          var test = BettingTest(side, of: mean, within: -1...1)
          numbers.forEach { test.add($0) }
          try #require((test.evidence >= 20) == isRefused)
        }
      }
    }
  }

  // MARK: Little is said about little

  @Test(arguments: [[], [3], [2, 2, 2], [.nan, 1], [.infinity, 0]] as [[Double]])
  func numbersThatSayNothingHaveAnInfiniteInterval(numbers: [Double]) {
    let sample = SampleMean(numbers)
    for method in [SampleMean.Method.student, .bootstrap(), .bounded] {
      #expect(sample.interval(confidence: 0.9, method: method) == -.infinity ... .infinity)
      #expect(!sample.isAbove(-5, confidence: 0.9, method: method))
      #expect(!sample.isBelow(5, confidence: 0.9, method: method))
    }
    #expect(sample.pValue == 1)
    #expect(sample.countNeeded(toShow: 1, confidence: 0.9, power: 0.9) == nil)
  }

  @Test func equalNumbersOfAKnownRangeSayAsMuchAsTheRangeAllows() {
    let same = SampleMean([Double](repeating: 0, count: 200), within: -1...1)
    let interval = same.interval(confidence: 0.99)
    #expect(interval.contains(0))
    #expect(interval.upperBound < 0.1)
    #expect(interval == same.interval(confidence: 0.99, method: .bounded))
    #expect(same.isBelow(0.1, confidence: 0.99))
  }

  @Test func numbersOutsideTheirRangeProveNothing() {
    let sample = SampleMean([0.5, 1.5, 0.7], within: 0...1)
    #expect(sample.interval(confidence: 0.9, method: .bounded) == -.infinity ... .infinity)
  }

  @Test(arguments: [0, 1, -3, 7, .nan, .infinity] as [Double])
  func aConfidenceOutOfRangeIsNeverReached(confidence: Double) {
    let sample = SampleMean([1, 2, 3])
    guard confidence != 0 else {
      return #expect(!sample.isAbove(5, confidence: confidence))
    }
    #expect(!sample.isAbove(-5, confidence: confidence))
    #expect(!sample.isBelow(5, confidence: confidence))
  }

  @Test func theBootstrapFollowsFromItsSeed() {
    var generator = SeededGenerator(seed: 4)
    let sample = SampleMean(Origin.skewed.draws(30, using: &generator))
    let one = sample.interval(confidence: 0.9, method: .bootstrap(resamples: 400, seed: 1))
    #expect(one == sample.interval(confidence: 0.9, method: .bootstrap(resamples: 400, seed: 1)))
    #expect(one != sample.interval(confidence: 0.9, method: .bootstrap(resamples: 400, seed: 2)))
  }

  // MARK: How many numbers

  @Test func asManyNumbersAsNeededShowTheMeanAsOftenAsAsked() throws {
    var generator = SeededGenerator(seed: 1)
    let pilot = SampleMean(Origin.normal.draws(2000, using: &generator))
    let count = try #require(pilot.countNeeded(toShow: 0.5, confidence: 0.95, power: 0.8))
    #expect((25...29).contains(count))  // 27 by the tables of Student's test
    let shown = share(of: 0..<1000) { generator in
      let numbers = Origin.normal.draws(count, using: &generator).map { $0 + 0.5 }
      return SampleMean(numbers).isAbove(0, confidence: 0.95)
    }
    #expect((0.77...0.85).contains(shown))
  }

  @Test func askingForTheImpossibleGetsNoCount() {
    let sample = SampleMean([1, 2, 3])
    #expect(sample.countNeeded(toShow: 0, confidence: 0.9, power: 0.9) == nil)
    #expect(sample.countNeeded(toShow: 1e-300, confidence: 0.9, power: 0.9) == nil)
    #expect(sample.countNeeded(toShow: 1, confidence: 1, power: 0.9) == nil)
    #expect(sample.countNeeded(toShow: 1, confidence: 0.9, power: 1) == nil)
    #expect(sample.countNeeded(toShow: 1000, confidence: 0.9, power: 0.9) == 2)
  }

  // MARK: Several comparisons

  @Test func severalChancesAreCorrectedAsHolmDoes() {
    let corrected = SampleMean.corrected([0.01, 0.04, 0.03])
    #expect(zip(corrected, [0.03, 0.06, 0.06]).allSatisfy { abs($0 - $1) < 1e-12 })
    #expect(SampleMean.corrected([]).isEmpty)
    #expect(SampleMean.corrected([0.6, 0.7]) == [1, 1])
  }

  @Test func correctedChancesKeepTheirOrderAndNeverFall() {
    forEachSeed(0..<200) { generator in
      let chances = (0..<generator.draw(below: 8)).map { _ in
        Double(generator.draw(below: 1000)) / 1000
      }
      let corrected = SampleMean.corrected(chances)
      for (left, right) in zip(chances, corrected) { try #require(left <= right && right <= 1) }
      for first in chances.indices {
        for second in chances.indices where chances[first] < chances[second] {
          try #require(corrected[first] <= corrected[second])
        }
      }
    }
  }
}
