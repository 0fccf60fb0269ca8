// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation
import LudusTestSupport
import Testing

@Suite struct LearnerModelTests {
  private static let words = [
    "Wasser", "Sommer", "Dienstag", "Spiel", "Fahrrad", "Sohn", "Hund", "Wald", "Ball", "Sonne",
    "viel", "Tier", "Uhr", "Zahn", "Berg", "Kind", "Bett", "Himmel", "Brief", "Fliege",
  ]

  @Test func ofAnUnknownChildTheExpectationIsTold() {
    let estimate = LearnerModel().estimate(for: .doubling)
    #expect(estimate.errorRate == 0.1)
    #expect(estimate.opportunities == 0)
    #expect(estimate.interval.contains(0.1))
  }

  @Test func rightWordsLowerAndWrongOnesRaiseTheErrorRate() {
    var model = LearnerModel()
    model.learn(
      from: [SpellingEvidence(target: "Sommer", input: "Somer", date: second(0))],
      at: second(1e9)
    )
    // (10 · 0.1 + 1) / (10 + 1)
    #expect(abs(model.estimate(for: .doubling).errorRate - 2.0 / 11) < 1e-12)
    model.learn(
      from: [SpellingEvidence(target: "Sonne", input: "Sonne", date: second(1))],
      at: second(1e9)
    )
    #expect(abs(model.estimate(for: .doubling).errorRate - 2.0 / 12) < 1e-12)
    #expect(model.estimate(for: .doubling).errors == 1)
    #expect(model.estimate(for: .doubling).opportunities == 2)
  }

  @Test func moreEvidenceMakesTheEstimateSurer() {
    var child = Child([.doubling: 0.5], seed: 1)
    var model = LearnerModel()
    var width = 1.0
    for round in 0..<5 {
      let words = Array(repeating: Self.words, count: 1 << round).flatMap(\.self)
      model.learn(from: child.evidence(words), at: second(1e9))
      let interval = model.estimate(for: .doubling).interval
      #expect(interval.upperBound - interval.lowerBound < width)
      width = interval.upperBound - interval.lowerBound
    }
    #expect(width < 0.15)
  }

  @Test func theWeakCategoryIsFound() {
    for (weak, seed) in [(SpellingCategory.doubling, 1), (.longI, 2), (.finalDevoicing, 3)] {
      var child = Child([weak: 0.7], seed: UInt64(seed))
      var model = LearnerModel()
      model.learn(from: child.evidence(Self.words + Self.words), at: second(1e9))
      #expect(model.estimates[0].category == weak)
      #expect(model.estimates[0].interval.lowerBound > 0.2)
    }
  }

  @Test func theIntervalHoldsTheTruthAboutAsOftenAsItSays() throws {
    var held = 0
    for seed in 0..<50 {
      var child = Child([.doubling: 0.3], seed: UInt64(seed))
      let policy = try LearnerModel.Policy { $0.expectationWeight = 2 }
      var model = LearnerModel(policy: policy)
      let words = Array(repeating: ["Sommer", "Wasser", "Himmel", "Sonne"], count: 15)
      model.learn(from: child.evidence(words.flatMap(\.self)), at: second(1e9))
      held += model.estimate(for: .doubling).interval.contains(0.3) ? 1 : 0
    }
    #expect((40...49).contains(held))
  }

  @Test func whatIsLongAgoCountsLess() {
    let day = 86_400.0
    var model = LearnerModel()
    model.learn(
      from: [SpellingEvidence(target: "Sommer", input: "Somer", date: second(0))],
      at: second(0)
    )
    let before = model.estimate(for: .doubling).errorRate
    model.learn(
      from: [
        SpellingEvidence(target: "Uhr", input: "Uhr", date: second(100 * day))
      ],
      at: second(100 * day)
    )
    #expect(model.estimate(for: .doubling).errorRate < before)
    #expect(abs(model.estimate(for: .doubling).errors - 0.1326) < 0.001)  // 0.98^100
  }

  @Test(arguments: [86_400.0, 946_080_000])
  func evidenceFromTheFutureIsTakenAsOfNowAndReturned(ahead: Double) {
    func wrong(_ time: Double) -> SpellingEvidence {
      SpellingEvidence(target: "Sommer", input: "Somer", date: second(time))
    }
    let good = (0..<50).map { wrong(Double($0)) }
    var model = LearnerModel()
    #expect(model.learn(from: [wrong(ahead)], at: second(100)) == [wrong(ahead)])
    #expect(model.learn(from: good, at: second(100)).isEmpty)
    var expected = LearnerModel()
    expected.learn(from: [wrong(0)] + good, at: second(100))
    #expect(model == expected)
    #expect(model.estimate(for: .doubling).errorRate > 0.85)
  }

  @Test func aModelThatIsAheadComesBackToNow() {
    let wrong = SpellingEvidence(target: "Sommer", input: "Somer", date: second(1e9))
    var model = LearnerModel()
    model.learn(from: [wrong], at: second(2e9))
    let later = SpellingEvidence(target: "Sonne", input: "Sone", date: second(0))
    #expect(model.learn(from: [later], at: second(0)).isEmpty)
    #expect(model.estimate(for: .doubling).errors == 2)
  }

  @Test(arguments: [Double.nan, .infinity, 1e300])
  func aDateThatCannotBeStoredIsPassedOver(time: Double) {
    let evidence = SpellingEvidence(target: "Sommer", input: "Somer", date: second(time))
    var model = LearnerModel()
    #expect(model.learn(from: [evidence], at: second(0)).count == 1)
    let good = SpellingEvidence(target: "Sommer", input: "Somer", date: second(0))
    #expect(model.learn(from: [good], at: second(time)).count == 1)
    #expect(model == LearnerModel())
  }

  /// What some children did on a few days, in all formats.
  private static func evidence(
    _ generator: inout SeededGenerator,
    children: Int = 1
  ) throws -> [(child: Int, word: SpellingEvidence)] {
    try (0..<children).flatMap { number in
      var child = Child([.longI: 0.4, .doubling: 0.2], seed: generator.next())
      return try words.flatMap { word in
        let day = Double(generator.draw(below: 30))
        return try child.evidence([word], from: day * 86_400).map { written in
          // Words that are sorted and letters that are marked count in parts.
          guard let kind = [nil, nil, "sorted", "marked"][generator.draw(below: 4)] else {
            return (number, written)
          }
          let json = """
            {"kind":"\(kind)","task":0,"place":0,"target":"\(word)","input":"\(word)","correct":\(kind == "marked"),
            "categories":["doubling"],"letter":\(generator.draw(below: 4)),"at":\(Int(day) * 86_400_000)}
            """
          return (number, try decode(SpellingEvidence.self, json))
        }
      }
    }
  }

  private static func model(of evidence: some Sequence<SpellingEvidence>) -> LearnerModel {
    var model = LearnerModel()
    model.learn(from: Array(evidence), at: second(1e9))
    return model
  }

  @Test func theOrderInWhichEvidenceArrivesMakesNoDifference() {
    forEachSeed(0..<10) { generator in
      let evidence = try Self.evidence(&generator).map(\.word)
      var shuffled = LearnerModel()
      for word in generator.shuffled(evidence) {
        shuffled.learn(from: [word], at: second(1e9))
      }
      try #require(shuffled == Self.model(of: evidence))
    }
  }

  @Test func theModelsOfPartsMergeToThatOfTheWhole() {
    forEachSeed(0..<10) { generator in
      let evidence = try Self.evidence(&generator, children: 3)
      let whole = Self.model(of: evidence.map(\.word))
      let parts = evidence.map { _ in generator.draw(below: 4) }
      let byAnswer = (0..<4).map { part in
        Self.model(of: zip(evidence, parts).filter { $1 == part }.map(\.0.word))
      }
      let byChild = (0..<3).map { child in
        Self.model(of: evidence.filter { $0.child == child }.map(\.word))
      }
      for models in [byAnswer, generator.shuffled(byAnswer), byChild] {
        let merged = models.reduce(LearnerModel()) { $0.merging($1) }
        try #require(merged == whole)
        try #require(merged.estimates == whole.estimates)
        try #require(try merged.json() == whole.json())
      }
      // (a + b) + (c + d) is the same as from the left.
      let pairs = byAnswer[0].merging(byAnswer[1]).merging(byAnswer[2].merging(byAnswer[3]))
      try #require(pairs == whole)
    }
  }

  @Test func mergedModelsAreWeighedByThePolicyOfTheFirst() throws {
    let (old, new) = (0.0, 10 * 86_400.0)
    let words = [old, new].map {
      SpellingEvidence(target: "Sommer", input: "Somer", date: second($0))
    }
    var halving = LearnerModel(policy: try LearnerModel.Policy { $0.dailyRetention = 0.5 })
    halving.learn(from: [words[0]], at: second(new))
    let other = Self.model(of: [words[1]])
    #expect(abs(halving.merging(other).estimate(for: .doubling).errors - (1 + 1.0 / 1024)) < 1e-12)
    #expect(halving.merging(other).policy == halving.policy)
    #expect(halving.merging(LearnerModel()) == halving)
    #expect(LearnerModel().merging(other) == other)
  }

  /// The second before 1970 is of the day before, and the first date that can be stored is of the
  /// first day.
  @Test func daysBefore1970AreDaysLikeOthers() throws {
    var model = LearnerModel(policy: try LearnerModel.Policy { $0.dailyRetention = 0.5 })
    for date in [-1, 0].map(Date.init(timeIntervalSince1970:)) {
      model.learn(from: [SpellingEvidence(target: "Sommer", input: "Somer", date: date)], at: date)
    }
    #expect(abs(model.estimate(for: .doubling).errors - 1.5) < 1e-12)
    let first = Date(timeIntervalSince1970: -0x1p50 / 1000)
    var old = LearnerModel()
    old.learn(from: [SpellingEvidence(target: "Sommer", input: "Somer", date: first)], at: first)
    #expect(old.estimate(for: .doubling).errors == 1)
    try expectRoundTrip(old)
  }

  @Test func theEstimatesAreThoseOfCountsThatAgeWithEachWord() {
    forEachSeed(0..<10) { generator in
      let evidence = try Self.evidence(&generator).map(\.word).sorted { $0.date < $1.date }
      let model = Self.model(of: evidence)
      let last = try #require(evidence.last).date
      for category in SpellingCategory.german {
        let parts = evidence.map { word in
          let days =
            (last.timeIntervalSince1970 / 86_400).rounded(.down)
            - (word.date.timeIntervalSince1970 / 86_400).rounded(.down)
          let alone = Self.model(of: [word]).estimate(for: category)
          let weight = pow(0.98, days)
          return (errors: weight * alone.errors, opportunities: weight * alone.opportunities)
        }
        let errors = parts.reduce(0) { $0 + $1.errors }
        let opportunities = parts.reduce(0) { $0 + $1.opportunities }
        let estimate = model.estimate(for: category)
        try #require(abs(estimate.errors - errors) < 1e-9)
        try #require(abs(estimate.opportunities - opportunities) < 1e-9)
        try #require(abs(estimate.errorRate - (1 + errors) / (10 + opportunities)) < 1e-9)
      }
    }
  }

  @Test(arguments: [Double.nan, .infinity, -1, 0, 5e9])
  func aSenselessPolicyIsRefused(number: Double) {
    let faults = contentFaults(ExerciseFault.self) {
      _ = try LearnerModel.Policy {
        $0.expectedErrorRate = number
        $0.expectationWeight = number
        $0.dailyRetention = number
      }
    }
    #expect(
      faults == [
        "expectedErrorRate: \(number), expected 0.001 to 0.999",
        "expectationWeight: \(number), expected 0.001 to 1000000000.0",
        "dailyRetention: \(number), expected 0.001 to 1.0",
      ]
    )
  }

  @Test func aPolicyIsStoredWithoutItsDefaults() throws {
    try expectJSON(try LearnerModel.Policy { $0.dailyRetention = 0.5 }, #"{"dailyRetention":0.5}"#)
    #expect(try decode(LearnerModel.Policy.self, "{}") == .standard)
    #expect(
      contentFaults(ExerciseFault.self) {
        _ = try decode(LearnerModel.Policy.self, #"{"expectedErrorRate":1}"#)
      } == ["expectedErrorRate: 1.0, expected 0.001 to 0.999"]
    )
  }

  @Test(arguments: [0.001, 1]) func theBoundsOfAPolicyAreSound(number: Double) throws {
    let policy = try LearnerModel.Policy {
      $0.expectationWeight = number
      $0.dailyRetention = number
    }
    var model = LearnerModel(policy: policy)
    for time in [0, 1e9, -1e9, Double.nan, 1e300] {
      model.learn(
        from: [SpellingEvidence(target: "Sommer", input: "Somer", date: second(time))],
        at: second(1e9)
      )
    }
    #expect((0...1).contains(model.estimate(for: .doubling).errorRate))
  }
}
