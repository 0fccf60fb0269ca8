// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import PlayerProgress
import Testing

@Suite struct LevelCurveTests {
  @Test(arguments: [
    (LevelCurve.Form.quadratic(coefficient: 50), [0, 100, 300, 600, 1000]),
    (.linear(step: 100), [0, 100, 200, 300]),
    // 100, 150, 225, 337 and 505: halves are rounded down.
    (.exponential(base: 100, growth: ratio(3, 2)), [0, 100, 250, 475, 812, 1317]),
    (.exponential(base: 1, growth: 2), [0, 1, 3, 7, 15, 31]),
    // Too small to grow by a whole point.
    (.exponential(base: 10, growth: ratio(1001, 1000)), [0, 10, 20, 30]),
    (.exponential(base: 7, growth: 1), [0, 7, 14, 21]),
    (.exponential(base: 1000, growth: ratio(1001, 1000)), [0, 1000, 2001, 3003, 4006]),
    // Rounded once: step by step they would be 120, 276, 478 and 740.
    (
      .geometric(base: 120, growth: ratio(13, 10)),
      [0, 120, 276, 479, 742, 1085, 1531, 2110, 2863, 3842]
    ),
    (.geometric(base: 100, growth: ratio(3, 2)), [0, 100, 250, 475, 813, 1319]),
    (.geometric(base: 100, growth: ratio(3, 2), rounding: .down), [0, 100, 250, 475, 812, 1318]),
    (.geometric(base: 1, growth: ratio(3, 2), rounding: .halfEven), [0, 1, 2, 5, 8, 13]),
    (.geometric(base: 1, growth: ratio(3, 2), rounding: .halfDown), [0, 1, 2, 5, 8, 13]),
    (.geometric(base: 1, growth: ratio(3, 2), rounding: .up), [0, 1, 3, 5, 9, 14]),
    (.geometric(base: 7, growth: 1), [0, 7, 14, 21]),
    (.table([0, 5, 20], growth: 1), [0, 5, 20, 35, 50]),
    (.table([0, 5, 20], growth: 2), [0, 5, 20, 50, 110, 230]),
    (.table([0, 5], growth: ratio(3, 2)), [0, 5, 12, 22, 37]),
  ])
  func thresholdsFollowTheFormula(form: LevelCurve.Form, expected: [Int]) throws {
    let curve = try LevelCurve(form)
    #expect((1...expected.count).map(curve.threshold) == expected)
  }

  @Test func theStandardCurveIsThatOfTheIssue() {
    let curve = LevelCurve.standard
    #expect(curve.threshold(of: 1) == 0)
    #expect(curve.threshold(of: 2) == 100)
    #expect(curve.level(at: 0) == 1)
    #expect(curve.level(at: 99) == 1)
    #expect(curve.level(at: 100) == 2)
    #expect(curve.level(at: Int.max) == 429_496_730)
    #expect(curve.form == .quadratic(coefficient: 50))
  }

  @Test(arguments: [
    LevelCurve.Form.linear(step: 1), .linear(step: .max), .quadratic(coefficient: 1),
    .quadratic(coefficient: .max / 2), .exponential(base: 1, growth: 1),
    .exponential(base: .max, growth: 1), .exponential(base: .max, growth: Fraction(.max)),
    .exponential(base: 1, growth: Fraction(.max)), .table([0, .max], growth: Fraction(.max)),
    .table([0, .max - 1, .max], growth: 1), .table([0, 1], growth: 1),
    .geometric(base: 1, growth: ratio(51, 50)), .geometric(base: .max, growth: ratio(51, 50)),
    .geometric(base: .max, growth: Fraction(.max)), .geometric(base: 1, growth: Fraction(.max)),
    .geometric(base: .max, growth: 1),
    .geometric(base: .max / 2, growth: ratio(101, 100 - 1), rounding: .up),
  ])
  func nothingOverflowsAtTheEnds(form: LevelCurve.Form) throws {
    let curve = try LevelCurve(form)
    for points in [Int.min, Int.min + 1, -1, 0] {
      #expect(curve.level(at: points) == 1)
      #expect(curve.standing(at: points).part == 0)
    }
    for level in [Int.min, -1, 0, Int.max] {
      #expect(curve.threshold(of: level) == nil)
    }
    for points in [1, Int.max / 2, Int.max - 1, Int.max] {
      let level = curve.level(at: points)
      let start = try #require(curve.threshold(of: level))
      #expect(start <= points)
      let next = curve.threshold(of: level + 1)
      #expect(level == Int.max - 1 || next.map { $0 > points } ?? true)
      #expect(curve.standing(at: points).level == level)
      #expect(curve.levelsReached(from: .min, to: points) == 2..<level + 1)
    }
  }

  @Test func oneAwardMayCrossSeveralLevels() {
    let curve = LevelCurve.standard
    #expect(Array(curve.levelsReached(from: 80, to: 650)) == [2, 3, 4])
    #expect(Array(curve.levelsReached(from: 80, to: 99)) == [])
    #expect(Array(curve.levelsReached(from: 80, to: 100)) == [2])
    #expect(Array(curve.levelsReached(from: 100, to: 299)) == [])
    #expect(Array(curve.levelsReached(from: 650, to: 80)) == [])
  }

  @Test func aStandingTellsTheWayToTheNextLevel() {
    let standing = LevelCurve.standard.standing(at: 150)
    #expect(standing.level == 2)
    #expect(standing.points == 150)
    #expect(standing.start == 100)
    #expect(standing.next == 300)
    #expect(standing.part == Fraction("1/4"))
    #expect(standing.missing == 150)
    #expect(LevelCurve.standard.standing(at: -30).missing == 130)
    #expect(LevelCurve.standard.standing(at: .min).missing == nil)
  }

  @Test func withoutANextLevelTheWayIsDone() throws {
    let standing = try LevelCurve(.table([0, .max - 1, .max], growth: 1)).standing(at: .max)
    #expect(standing.level == 3)
    #expect(standing.next == nil)
    #expect(standing.missing == nil)
    #expect(standing.part == 1)
  }

  @Test(arguments: [
    (LevelCurve.Form.linear(step: 0), ["step: 0, expected at least 1"]),
    (.linear(step: .min), ["step: \(Int.min), expected at least 1"]),
    (
      .quadratic(coefficient: .max),
      ["coefficient: \(Int.max), expected 1 to 4611686018427387903"]
    ),
    (
      .exponential(base: -1, growth: ratio(1, 2)),
      [
        "base: -1, expected at least 1",
        "growth: the growth 1/2, expected at least 1 with a denominator of at most 1000",
      ]
    ),
    (
      .exponential(base: 1, growth: ratio(1002, 1001)),
      ["growth: the growth 1002/1001, expected at least 1 with a denominator of at most 1000"]
    ),
    (
      .geometric(base: 0, growth: ratio(101, 100)),
      [
        "base: 0, expected at least 1",
        "growth: the growth 101/100, expected 1, or at least 51/50 with a denominator of at most 100",
      ]
    ),
    (
      .geometric(base: 1, growth: ratio(201, 101)),
      [
        "growth: the growth 201/101, expected 1, or at least 51/50 with a denominator of at most 100"
      ]
    ),
    (.table([], growth: 1), ["thresholds: 0 elements, expected at least 2"]),
    (
      .table([5, 4, 4], growth: 0),
      [
        "thresholds[0]: 5, expected 0 to 0", "thresholds[1]: 4, expected more than the 5 before it",
        "thresholds[2]: 4, expected more than the 4 before it",
        "growth: the growth 0, expected at least 1 with a denominator of at most 1000",
      ]
    ),
  ])
  func everyFaultOfACurveIsTold(form: LevelCurve.Form, faults: [String]) {
    #expect(contentFaults(RuleFault.self) { _ = try LevelCurve(form) } == faults)
  }

  @Test(arguments: [
    (LevelCurve.Form.linear(step: 100), #"{"kind":"linear","step":100}"#),
    (.quadratic(coefficient: 50), #"{"coefficient":50,"kind":"quadratic"}"#),
    (
      .exponential(base: 100, growth: ratio(3, 2)),
      #"{"base":100,"growth":"3/2","kind":"exponential"}"#
    ),
    (.exponential(base: 100, growth: 2), #"{"base":100,"growth":2,"kind":"exponential"}"#),
    (
      .geometric(base: 120, growth: ratio(13, 10)),
      #"{"base":120,"growth":"13/10","kind":"geometric"}"#
    ),
    (
      .geometric(base: 120, growth: ratio(13, 10), rounding: .down),
      #"{"base":120,"growth":"13/10","kind":"geometric","rounding":"down"}"#
    ),
    (.table([0, 5, 20], growth: 1), #"{"kind":"table","thresholds":[0,5,20]}"#),
    (
      .table([0, 5, 20], growth: ratio(6, 5)),
      #"{"growth":"6/5","kind":"table","thresholds":[0,5,20]}"#
    ),
  ])
  func inJSONACurveIsItsForm(form: LevelCurve.Form, json: String) throws {
    try expectJSON(LevelCurve(form), json)
  }

  @Test(arguments: [
    (#"{}"#, ["kind: this key is missing"]),
    (
      #"{"kind":"cubic"}"#,
      [
        "kind: the kind \"cubic\" is not known, expected one of linear, quadratic, exponential, geometric, table"
      ]
    ),
    (#"{"kind":"linear","step":"x"}"#, ["step: expected an integer"]),
    (#"{"kind":"linear","step":0}"#, ["step: 0, expected at least 1"]),
    (
      #"{"kind":"exponential"}"#, ["base: this key is missing", "growth: this key is missing"]
    ),
    (
      #"{"kind":"table","thresholds":[0],"growth":"1/2"}"#,
      [
        "thresholds: 1 elements, expected at least 2",
        "growth: the growth 1/2, expected at least 1 with a denominator of at most 1000",
      ]
    ),
  ])
  func everyFaultInJSONIsToldWithItsPlace(json: String, faults: [String]) {
    #expect(contentFaults(RuleFault.self) { _ = try decode(LevelCurve.self, json) } == faults)
  }
}

@Suite struct LastLevelTests {
  @Test(arguments: [
    LevelCurve.Form.linear(step: 10), .quadratic(coefficient: 50),
    .exponential(base: 100, growth: ratio(3, 2)), .geometric(base: 9, growth: ratio(3, 2)),
    .table([0, 5, 20], growth: 1),
  ])
  func aCurveCanEnd(form: LevelCurve.Form) throws {
    let endless = try LevelCurve(form)
    for last in [1, 2, 3, 7] {
      let curve = try LevelCurve(form, maximumLevel: last)
      #expect(curve != endless)
      #expect(curve.level(at: .max) == last)
      #expect(curve.threshold(of: last) == endless.threshold(of: last))
      #expect(curve.threshold(of: last + 1) == nil)
      let standing = curve.standing(at: .max)
      #expect(standing.next == nil)
      #expect(standing.part == 1)
      #expect(Array(curve.levelsReached(from: 0, to: .max)) == Array((1...last).dropFirst()))
      try expectRoundTrip(curve)
    }
  }

  @Test func aLastLevelStandsInJSON() throws {
    let json = #"{"kind":"table","maximumLevel":3,"thresholds":[0,5,20]}"#
    try expectJSON(LevelCurve(.table([0, 5, 20], growth: 1), maximumLevel: 3), json)
    try expectJSON(
      PointsRules { $0.levels = try LevelCurve(.table([0, 5, 20], growth: 1), maximumLevel: 3) },
      #"{"levels":\#(json)}"#
    )
  }

  @Test(arguments: [0, -1, Int.min, Int.max])
  func aLastLevelIsALevel(last: Int) {
    let faults = contentFaults(RuleFault.self) {
      _ = try LevelCurve(.linear(step: 0), maximumLevel: last)
    }
    #expect(faults.count == 2)
    #expect(faults.last == "maximumLevel: \(last), expected 1 to 9223372036854775806")
  }

  private struct Triangular: LevelThresholds {
    func threshold(of level: Int) -> Int? {
      (1...20).contains(level) ? level * (level - 1) / 2 : nil
    }
  }

  @Test func thresholdsOfAnAppsOwnFitIntoRules() throws {
    let curve = try LevelCurve(listing: Triangular(), through: 5)
    #expect(curve == (try LevelCurve(.table([0, 1, 3, 6, 10], growth: 1), maximumLevel: 5)))
    #expect(curve.level(at: 1000) == 5)
    try expectRoundTrip(try PointsRules { $0.levels = curve })
    let growing = try LevelCurve(listing: Triangular(), through: 5, growth: 2)
    #expect((5...7).map(growing.threshold) == [10, 18, 34])
    // They end by themselves.
    #expect(try LevelCurve(listing: Triangular(), through: 100).maximumLevel == 20)
  }

  @Test(arguments: [Int.min, 0, 1, 10_001, Int.max])
  func aListHasAnEnd(level: Int) {
    #expect(
      contentFaults(RuleFault.self) {
        _ = try LevelCurve(listing: LevelCurve.standard, through: level)
      } == ["level: \(level), expected 2 to 10000"]
    )
  }

  @Test func thresholdsThatDoNotIncreaseAreRefused() {
    struct Flat: LevelThresholds {
      func threshold(of level: Int) -> Int? { level < 1 ? nil : 4 }
    }
    struct None: LevelThresholds {
      func threshold(of level: Int) -> Int? { nil }
    }
    #expect(
      contentFaults(RuleFault.self) { _ = try LevelCurve(listing: Flat(), through: 3) }.count == 3
    )
    #expect(
      contentFaults(RuleFault.self) { _ = try LevelCurve(listing: None(), through: 3) }
        == ["thresholds: 0 elements, expected at least 2"]
    )
  }
}

/// A fraction whose denominator is not 0.
func ratio(_ numerator: Int, _ denominator: Int) -> Fraction {
  Fraction("\(numerator)/\(denominator)") ?? .zero
}
