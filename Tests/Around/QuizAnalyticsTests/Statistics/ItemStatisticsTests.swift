// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizAnalytics
import QuizTestSupport
import Testing

struct ItemStatisticsTests {
  /// An answer to a multiple choice problem of which "a", "b" and some others were shown.
  private func record(
    _ learner: Int,
    _ problem: Problem.ID,
    picks pick: AnswerOption.ID?,
    shown: [AnswerOption.ID],
    right: AnswerOption.ID = "b",
    seconds: Double? = nil,
    at moment: Double = 0
  ) throws -> AnswerLog.Record {
    try AnswerLog.Record(
      learner: AnswerSamples.learner(learner),
      quiz: "quiz",
      problem: problem,
      set: "set",
      shown: shown,
      responses: pick.map { [.choice($0)] } ?? [],
      credit: pick == right ? 1 : 0,
      isFirstTryCorrect: pick == right,
      seconds: seconds,
      date: date(moment)
    )
  }

  @Test func optionsAreCountedWithHowOftenTheyWereShown() throws {
    let log = AnswerLog([
      try record(1, "p", picks: "b", shown: ["a", "b", "c"]),
      try record(2, "p", picks: "a", shown: ["a", "b"]),
      try record(3, "p", picks: "b", shown: ["b", "c", "d"]),
      try record(4, "p", picks: nil, shown: ["a", "b", "d"]),
    ])
    let item = try #require(log.itemStatistics().first)
    #expect(item.count == 4)
    #expect(item.correctCount == 2)
    #expect(item.omittedCount == 1)
    #expect(item.facility == 0.5)
    #expect(item.options.map(\.id) == ["a", "b", "c", "d"])
    #expect(item.options.map(\.shown) == [3, 4, 2, 2])
    #expect(item.options.map(\.chosen) == [1, 2, 0, 0])
    #expect(item.options.map(\.share) == [1.0 / 3, 0.5, 0, 0])
    #expect(item.options[2].interval?.lower == 0)
    #expect(item.options[2].interval?.contains(0.6) == true)
    // Nobody answered anything else to tell strong learners by.
    #expect(item.discrimination == nil)
    #expect(item.groups == nil)
    #expect(item.options.allSatisfy { $0.restCorrelation == nil })
  }

  @Test func distractorsThatNobodyPicksAreToldFromTheKeyAndFromTheRarelyShown() throws {
    let problem = try Samples.choice("p")
    var records = try (0..<10).map { try record($0, "p", picks: "a", shown: ["a", "b", "c"]) }
    records += try (10..<13).map { try record($0, "p", picks: "a", shown: ["a", "b", "d"]) }
    let item = try #require(AnswerLog(records).itemStatistics().first)
    #expect(item.neverChosen().map(\.id) == ["b", "c", "d"])
    #expect(item.neverChosen(shownAtLeast: 5).map(\.id) == ["b", "c"])
    #expect(item.neverChosen(shownAtLeast: 10).map(\.id) == ["b", "c"])
    #expect(item.neverChosen(shownAtLeast: 11).map(\.id) == ["b"])
    #expect(item.neverChosen(shownAtLeast: 14).isEmpty)
    #expect(item.neverChosenDistractors(of: problem) == ["c"])
    #expect(item.neverChosenDistractors(of: problem, shownAtLeast: 11).isEmpty)
    #expect(item.neverChosenDistractors(of: try Samples.exact("p")).isEmpty)
  }

  @Test func optionsThatStrongerLearnersPickAreMisleadingUnlessTheyAreRight() throws {
    let problem = try Samples.choice("p")
    let key = try #require(problem.kind.options?.all.first { $0.isCorrect }?.id)
    let wrong = try #require(problem.kind.options?.all.first { !$0.isCorrect }?.id)
    func log(strongPick: AnswerOption.ID, weakPick: AnswerOption.ID) throws -> AnswerLog {
      var records: [AnswerLog.Record] = []
      for learner in 0..<20 {
        let pick = learner < 10 ? strongPick : weakPick
        records.append(try record(learner, "p", picks: pick, shown: [key, wrong], right: key))
        for other in ["q", "r"] as [Problem.ID] {
          records.append(
            try record(learner, other, picks: learner < 10 ? "b" : "a", shown: ["a", "b"])
          )
        }
      }
      // A few do otherwise, so that no correlation is 1.
      records.append(try record(30, "p", picks: weakPick, shown: [key, wrong], right: key))
      records.append(try record(30, "q", picks: "b", shown: ["a", "b"]))
      return AnswerLog(records)
    }
    func misleading(_ log: AnswerLog) throws -> [AnswerOption.ID] {
      try #require(log.itemStatistics().first { $0.id == "p" }).misleadingOptions(of: problem)
    }
    #expect(try misleading(log(strongPick: wrong, weakPick: key)) == [wrong])
    #expect(try misleading(log(strongPick: key, weakPick: wrong)).isEmpty)
    #expect(try misleading(log(strongPick: key, weakPick: key)).isEmpty)
  }

  @Test func timesAreThoseOfTheAnsweredAndKnownOnes() throws {
    let log = AnswerLog([
      try record(1, "p", picks: "a", shown: ["a", "b"], seconds: 10),
      try record(2, "p", picks: "b", shown: ["a", "b"], seconds: 20),
      try record(3, "p", picks: "b", shown: ["a", "b"]),
      try record(4, "p", picks: nil, shown: ["a", "b"], seconds: 1000),
    ])
    let time = try #require(log.itemStatistics().first?.time)
    #expect(time.count == 2)
    #expect(time.median == 15)
  }

  @Test func onlyTheFirstAnswerOfALearnerCountsAndOfItTheFirstTry() throws {
    let second = try AnswerLog.Record(
      learner: AnswerSamples.learner(1),
      quiz: "quiz",
      problem: "p",
      set: "set",
      shown: ["a", "b"],
      responses: [.choice("a"), .choice("b")],
      credit: Fraction(2, 3),
      isFirstTryCorrect: false,
      date: date(5)
    )
    let log = AnswerLog([second, try record(1, "p", picks: "b", shown: ["a", "b"], at: 9)])
    let item = try #require(log.itemStatistics().first)
    #expect(item.count == 1)
    #expect(item.correctCount == 0)
    #expect(abs(item.facility - 2.0 / 3) < 1e-15)
    #expect(item.options.map(\.chosen) == [1, 0])
  }

  @Test func facilityAndDiscriminationAreThosePublishedForLSAT6() throws {
    let items = try AnswerSamples.log(AnswerSamples.lsat6Rows).itemStatistics()
    #expect(items.map(\.count) == [1000, 1000, 1000, 1000, 1000])
    // D. Rizopoulos, "ltm: An R package for latent variable modelling and item response theory
    // analyses" (Journal of Statistical Software 17, 2006), shows these proportions.
    #expect(items.map(\.correctCount) == [924, 709, 553, 763, 870])
    #expect(items.map(\.facility) == [0.924, 0.709, 0.553, 0.763, 0.87])
    let rests = items.compactMap(\.discrimination?.value)
    for (rest, expected) in zip(rests, [0.1128, 0.1532, 0.1728, 0.1444, 0.1216]) {
      #expect(abs(rest - expected) < 0.00006)
    }
  }

  /// Where learners answered different problems with any part of the points, against sums that the
  /// test computes by itself, problem by problem.
  @Test func everyFigureAgreesWithASlowReference() {
    forEachSeed(0..<60) { generator in
      let rows = (0..<generator.draw(below: 30) + 2).map { _ in
        (0..<6).map { _ -> Fraction? in
          generator.draw(below: 4) == 0 ? nil : try? Fraction(generator.draw(below: 4), 3)
        }
      }
      let items = try AnswerSamples.log(rows).itemStatistics()
      for item in items {
        let column = try #require(Int(item.id.rawValue.dropFirst()))
        let answered = rows.filter { $0[column] != nil }
        let scores = answered.compactMap { $0[column].map(Double.init) }
        try #require(item.count == scores.count)
        try #require(abs(item.facility - scores.reduce(0, +) / Double(scores.count)) < 1e-12)
        let pairs = answered.compactMap { row -> (Double, Double)? in
          let others = row.enumerated().filter { $0.offset != column }.compactMap {
            $0.element.map(Double.init)
          }
          guard !others.isEmpty, let score = row[column] else { return nil }
          return (Double(score), others.reduce(0, +) / Double(others.count))
        }
        let expected = Self.correlation(pairs)
        switch (item.discrimination?.value, expected) {
        case (let value?, let expected?): try #require(abs(value - expected) < 1e-9)
        case (nil, nil): break
        default: Issue.record("\(item.discrimination as Any) where \(expected as Any) is expected")
        }
        let difference = Self.groupDifference(pairs)
        try #require(abs((item.groups?.value ?? 0) - difference) < 1e-9)
      }
    }
  }

  /// Pearson's coefficient by the definition in sums of products.
  private static func correlation(_ pairs: [(Double, Double)]) -> Double? {
    let n = Double(pairs.count)
    let (x, y) = (pairs.map(\.0), pairs.map(\.1))
    let covariance = zip(x, y).map(*).reduce(0, +) - x.reduce(0, +) * y.reduce(0, +) / n
    let xx = x.map { $0 * $0 }.reduce(0, +) - x.reduce(0, +) * x.reduce(0, +) / n
    let yy = y.map { $0 * $0 }.reduce(0, +) - y.reduce(0, +) * y.reduce(0, +) / n
    return pairs.count < 2 || xx < 1e-9 || yy < 1e-9 ? nil : covariance / (xx * yy).squareRoot()
  }

  /// The mean over many copies of each learner, among whom ties at an edge no longer matter.
  private static func groupDifference(_ pairs: [(Double, Double)]) -> Double {
    let size = max(1, Int((0.27 * Double(pairs.count)).rounded()))
    guard pairs.count > 1 else { return 0 }
    var expected = 0.0
    for isUpper in [false, true] {
      let ordered = pairs.sorted { isUpper ? $0.1 > $1.1 : $0.1 < $1.1 }
      let edge = ordered[size - 1].1
      let isTied = { (pair: (Double, Double)) in abs(pair.1 - edge) < 1e-9 }
      let surely = ordered.prefix(size).filter { !isTied($0) }
      let tied = ordered.filter(isTied)
      let mean = tied.map(\.0).reduce(0, +) / Double(tied.count)
      let sum = surely.map(\.0).reduce(0, +) + mean * Double(size - surely.count)
      expected += (isUpper ? 1 : -1) * sum / Double(size)
    }
    return expected
  }

  @Test func learnersWhoAreAlikeSayNothingAboutDiscrimination() throws {
    // Thirds add up differently in different orders; that is no difference between learners.
    let third = try Fraction(1, 3)
    let rows: [[Fraction?]] = [
      [1, third, third, 0], [0, third, 0, third], [1, 0, third, third], [0, third, third, 0],
    ]
    let item = try #require(try AnswerSamples.log(rows).itemStatistics().first)
    #expect(item.discrimination == nil)
    #expect(item.groups == nil)
  }

  @Test func anEmptyLogHasNoItems() {
    #expect(AnswerLog().itemStatistics().isEmpty)
    #expect(AnswerLog().studentReports().isEmpty)
    #expect(AnswerLog().setReports().isEmpty)
  }

  @Test func statisticsAreStoredAndDoNotDependOnTheOrderOfRecords() {
    forEachSeed(0..<20) { generator in
      var records: [AnswerLog.Record] = []
      for learner in 0..<12 {
        for problem in ["p", "q", "r"] where generator.draw(below: 4) > 0 {
          let options: [AnswerOption.ID] = ["a", "b", "c", "d"]
          let shown = generator.draw(3, of: options)
          let pick = generator.draw(below: 5) == 0 ? nil : shown[generator.draw(below: 3)]
          let seconds = Double(generator.draw(below: 100))
          records.append(
            try record(
              learner,
              Problem.ID(problem),
              picks: pick,
              shown: shown,
              seconds: seconds,
              at: Double(learner)
            )
          )
        }
      }
      let items = AnswerLog(records).itemStatistics()
      try #require(AnswerLog(generator.shuffled(records)).itemStatistics() == items)
      try expectRoundTrip(items)
    }
  }
}
