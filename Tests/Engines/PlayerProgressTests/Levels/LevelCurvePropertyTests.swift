// SPDX-License-Identifier: Apache-2.0
@testable import PlayerProgress
import LudusTestSupport
import Testing

@Suite struct LevelCurvePropertyTests {
  /// Steps as the issue states them, one after the other in twice the width.
  private func thresholds(first: [Int], growth: Fraction) -> [Int] {
    var thresholds = first
    var step = first[first.count - 1] - first[first.count - 2]
    while true {
      let product = step.magnitude.multipliedFullWidth(by: growth.numerator.magnitude)
      guard product.high < growth.denominator.magnitude else { return thresholds }
      let quotient = growth.denominator.magnitude.dividingFullWidth(product).quotient
      guard let next = Int(exactly: quotient) else { return thresholds }
      let (threshold, overflow) = thresholds[thresholds.count - 1].addingReportingOverflow(next)
      guard !overflow else { return thresholds }
      thresholds.append(threshold)
      step = next
    }
  }

  @Test(arguments: [
    (1, ratio(2, 1)), (1, ratio(1_000_000_007, 1)), (2, ratio(3, 2)), (100, ratio(3, 2)),
    (100, ratio(11, 10)), (10, ratio(11, 10)), (100, ratio(101, 100)), (999, ratio(1000, 999)),
    (1000, ratio(1001, 1000)), (1_000_000, ratio(1001, 1000)), (123, ratio(1234, 1000)),
    (Int.max / 3, ratio(7, 5)), (Int.max, ratio(2, 1)),
  ])
  func everyBoundaryOfGrowingStepsIsExact(base: Int, growth: Fraction) throws {
    let curve = try LevelCurve(.exponential(base: base, growth: growth))
    try checkAll(thresholds(first: [0, base], growth: growth), of: curve)
  }

  @Test(arguments: [
    ([0, 1, 2, 3, 50, 52], ratio(3, 2)), ([0, 10, 11, 1000], ratio(21, 20)),
    ([0, 1, 1001], ratio(1001, 1000)), ([0, Int.max / 2, Int.max - 5], ratio(1, 1)),
    ([0, Int.max / 2, Int.max / 2 + 7], ratio(2, 1)),
  ])
  func everyBoundaryOfATableIsExact(listed: [Int], growth: Fraction) throws {
    // Steps after the table would go on for ever where they do not grow.
    let expected = growth == .one ? listed : thresholds(first: listed, growth: growth)
    try checkAll(expected, of: LevelCurve(.table(listed, growth: growth)))
  }

  @Test func everyBoundaryOfRandomCurvesIsExact() {
    forEachSeed(0..<100) { generator in
      let denominator = generator.draw(below: 200) + 1
      let growth = ratio(denominator + 1 + generator.draw(below: 2 * denominator), denominator)
      // From here on a step grows by a whole point.
      let base = denominator << generator.draw(below: 40)
      var listed = [0, 1 + generator.draw(below: 1000)]
      for _ in 0..<generator.draw(below: 4) {
        listed.append(listed[listed.count - 1] + 1 + generator.draw(below: 1000))
      }
      listed.append(listed[listed.count - 1] + base)
      try checkAll(
        thresholds(first: listed, growth: growth),
        of: LevelCurve(.table(listed, growth: growth))
      )
    }
  }

  /// Checks all thresholds that there are.
  private func checkAll(_ expected: [Int], of curve: LevelCurve) throws {
    for (index, threshold) in expected.enumerated() {
      try #require(curve.threshold(of: index + 1) == threshold)
      try #require(curve.level(at: threshold) == index + 1)
      try #require(curve.level(at: threshold - 1) == max(index, 1))
    }
    try #require(curve.level(at: .max) == expected.count)
    for beyond in [expected.count + 1, expected.count * 2, Int.max - 1, Int.max] {
      try #require(curve.threshold(of: beyond) == nil)
    }
  }

  @Test(arguments: [
    LevelCurve.Form.linear(step: 1), .linear(step: 7), .linear(step: 100),
    .linear(step: 1 << 40), .quadratic(coefficient: 1), .quadratic(coefficient: 50),
    .quadratic(coefficient: 999_999_937), .exponential(base: 3, growth: ratio(1, 1)),
    .exponential(base: 999, growth: ratio(1001, 1000)), .table([0, 3, 10], growth: ratio(1, 1)),
  ])
  func boundariesAreExactFromTheFirstToThoseBelowTheLargestInteger(
    form: LevelCurve.Form
  ) throws {
    let curve = try LevelCurve(form)
    let top = curve.level(at: .max)
    for level in 2...min(3000, top) {
      try checkBoundary(of: level, curve)
    }
    for level in max(2, top - 3000)...top {
      try checkBoundary(of: level, curve)
    }
    #expect(curve.threshold(of: top + 1) == nil)
    forEachSeed(0..<2000) { generator in
      // Levels of every size: shifting leaves as many small as large ones.
      let level = generator.draw(below: top) >> generator.draw(below: 63)
      try checkBoundary(of: min(max(level, 2), top), curve)
      let points = Int(truncatingIfNeeded: generator.next() >> 1) >> generator.draw(below: 63)
      let reached = curve.level(at: points)
      try #require(curve.threshold(of: reached).map { $0 <= points } ?? false)
      try #require(
        reached == Int.max - 1 || curve.threshold(of: reached + 1).map { $0 > points } ?? true
      )
    }
  }

  /// The formula in floating point is within a point of the threshold, as far as it is exact
  /// itself.
  @Test func geometricThresholdsAreThoseOfTheFormula() {
    forEachSeed(0..<25) { generator in
      let denominator = generator.draw(below: 20) + 1
      let growth = ratio(denominator + 1 + generator.draw(below: 3 * denominator), denominator)
      let base = 1 + generator.draw(below: 1000)
      let rounding = RoundingRule.allCases[generator.draw(below: RoundingRule.allCases.count)]
      let curve = try LevelCurve(.geometric(base: base, growth: growth, rounding: rounding))
      let top = curve.level(at: .max)
      try #require(curve.threshold(of: top + 1) == nil)
      var formula = 0.0
      for level in 2...top {
        try checkBoundary(of: level, curve)
        formula = formula * Double(growth) + Double(base)
        let threshold = Double(try #require(curve.threshold(of: level)))
        try #require(abs(threshold - formula) <= max(1, formula * 1e-9))
      }
      // One more would not fit.
      try #require(formula * Double(growth) + Double(base) > Double(Int.max) * 0.999)
    }
  }

  @Test(arguments: [1, 1000, 1_000_000, 1 << 40, Int.max])
  func theSlowestGrowthIsAShortList(base: Int) throws {
    let curve = try LevelCurve(.exponential(base: base, growth: ratio(1001, 1000)))
    #expect(curve.progressions.count < 25_000)
  }

  /// Checks that a level begins where it does, after the one before it.
  private func checkBoundary(of level: Int, _ curve: LevelCurve) throws {
    let threshold = try #require(curve.threshold(of: level))
    let before = try #require(curve.threshold(of: level - 1))
    try #require(before < threshold)
    try #require(curve.level(at: threshold) == level)
    try #require(curve.level(at: threshold - 1) == level - 1)
  }

  @Test(arguments: [
    LevelCurve.Form.linear(step: 7), .quadratic(coefficient: 50),
    .exponential(base: 100, growth: ratio(3, 2)), .linear(step: 1),
  ])
  func aCurveOfOnesOwnFindsTheSameLevels(form: LevelCurve.Form) throws {
    let curve = try LevelCurve(form)
    let own = ThresholdsAlone(curve: curve)
    #expect(own.level(at: .max) == curve.level(at: .max))
    #expect(own.level(at: .min) == 1)
    forEachSeed(0..<500) { generator in
      let points = Int(truncatingIfNeeded: generator.next()) >> generator.draw(below: 63)
      try #require(own.level(at: points) == curve.level(at: points))
      try #require(own.standing(at: points) == curve.standing(at: points))
    }
  }

  /// Thresholds whose levels are found as those of any game's own.
  private struct ThresholdsAlone: LevelThresholds {
    let curve: LevelCurve

    func threshold(of level: Int) -> Int? { curve.threshold(of: level) }
  }
}
