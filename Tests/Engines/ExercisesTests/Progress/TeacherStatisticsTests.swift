// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation
import LudusTestSupport
import Testing

@Suite struct TeacherStatisticsTests {
  private static let day = 86_400.0

  /// What a child makes of a wheel with some words.
  private static func record(
    _ learner: Learner.ID,
    _ inputs: [(word: String, input: String)],
    at time: Double = 0,
    secondsPerWord: Double = 5
  ) throws -> ExerciseRecord {
    let exercise = try WheelExercise(
      ExerciseInfo(id: 1, name: "x"),
      words: inputs.map { HeardWord($0.word) }
    )
    var session = WheelSession(exercise)
    var time = time
    for (word, input) in inputs {
      try session.takeNext(at: second(time))
      time += secondsPerWord
      if try !session.submit(input, at: second(time)) {
        try session.proceed(at: second(time))
      }
      #expect(session.evidence.last?.target == word)
    }
    return ExerciseRecord(session, of: learner, exercise: .wheelOfFortune(exercise))
  }

  @Test func wordsAreListedWithTheirMisspellings() throws {
    let statistics = TeacherStatistics([
      try Self.record("a", [("Sommer", "Somer"), ("Hund", "Hund")]),
      try Self.record("b", [("Sommer", "Somer"), ("Hund", "Hunt")]),
      try Self.record("c", [("Sommer", "Sohmer"), ("Hund", "Hund")]),
    ])
    #expect(statistics.words.map(\.word) == ["Sommer", "Hund"])
    #expect(statistics.words[0].rate.errorRate == 1)
    #expect(statistics.words[0].misspellings.map(\.input) == ["Somer", "Sohmer"])
    #expect(statistics.words[0].misspellings.map(\.count) == [2, 1])
    #expect(statistics.words[1].rate.count == 3)
    #expect(statistics.words[1].rate.errors == 1)
    #expect(statistics.learners == ["a", "b", "c"])
  }

  @Test func learningCurvesCountEachChildsFirstAndLaterWords() throws {
    let statistics = TeacherStatistics([
      // The later record of the child comes first.
      try Self.record("a", [("Tanne", "Tanne")], at: 9 * Self.day),
      try Self.record("a", [("Sommer", "Somer"), ("Hund", "Hund"), ("Himmel", "Himmel")]),
      try Self.record("b", [("Sommer", "Sommer"), ("Himmel", "Himel")], at: Self.day),
      try Self.record("c", [("Sommer", "Somer")]),
    ])
    let curve = try #require(statistics.learningCurves.first { $0.category == .doubling })
    #expect(curve.points.map(\.learnerCount) == [3, 2, 1])
    #expect(curve.points.map(\.rate.count) == [3, 2, 1])
    #expect(curve.points.map(\.rate.errors) == [2, 1, 0])
    // One of three children is fewer than half.
    #expect(curve.runs(1).map(\.words) == [1...2])
    #expect(curve.runs(1).map(\.rate.errorRate) == [0.6])
    #expect(curve.runs(9).map(\.words) == [1...1, 2...2])
    #expect(curve.runs(-4).count == 1)
    let all = statistics.learningCurves.map(\.category)
    #expect(Set(all) == Set(statistics.categories.map(\.category)))
    #expect(TeacherStatistics([]).learningCurves.isEmpty)
  }

  @Test func runsOfALearningCurveHaveEveryWordOnce() throws {
    let words = (0..<11).map { (word: "Sommer", input: $0 < 4 ? "Somer" : "Sommer") }
    let curve = try #require(
      TeacherStatistics([try Self.record("a", words)]).learningCurves
        .first { $0.category == .doubling }
    )
    for count in 1...15 {
      let runs = curve.runs(count)
      #expect(runs.count == min(count, 11))
      #expect(runs.flatMap { Array($0.words) } == Array(1...11))
      #expect(runs.reduce(0) { $0 + $1.rate.errors } == 4)
    }
    #expect(curve.runs(3).map(\.rate.errors) == [3, 1, 0])
  }

  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  @Test func talliesOfSomeChildrenAddUpToThatOfAll() {
    forEachSeed(0..<10) { generator in
      var records: [ExerciseRecord] = []
      for number in 0..<6 {
        var child = Child(
          [.doubling: 0.5, .longI: 0.3, .finalDevoicing: 0.4],
          seed: generator.next()
        )
        for day in 0..<generator.draw(below: 4) {
          let words = ["Sommer", "Dienstag", "Hund"].map { (word: $0, input: child.write($0)) }
          records.append(
            try Self.record(Learner.ID("\(number)"), words, at: Double(day) * Self.day)
          )
        }
      }
      let statistics = TeacherStatistics(records)
      let whole = statistics.tally(in: Self.calendar)
      let parts = Dictionary(grouping: records) {
        ($0.learner.rawValue.first?.wholeNumberValue ?? 0) % 3
      }
      .map { TeacherStatistics($1).tally(in: Self.calendar) }
      let merged = generator.shuffled(parts).reduce(TeacherStatistics.Tally.empty) {
        $0.merging($1)
      }
      try #require(merged == whole)
      try #require(whole.words == statistics.words)
      try #require(whole.categories == statistics.categories)
      try #require(whole.learningCurves == statistics.learningCurves)
      try #require(whole.days == statistics.days(in: Self.calendar))
      try #require(whole.learnerCount == statistics.learners.count)
      try expectRoundTrip(whole)
    }
  }

  @Test func aTallyIsStoredWithoutNames() throws {
    let statistics = TeacherStatistics([try Self.record("anna", [("Hund", "Hunt")])])
    try expectJSON(
      statistics.tally(in: Self.calendar),
      """
      {"categories":[{"category":"case","points":[{"count":1,"learners":1}]},\
      {"category":"umlaut-dots","points":[{"count":1,"learners":1}]},\
      {"category":"final-devoicing","points":[{"count":1,"errors":1,"learners":1}]},\
      {"category":"phoneme","points":[{"count":4,"learners":1}]}],\
      "days":[{"count":1,"errors":1,"start":1560643200000}],"learners":1,\
      "words":[{"count":1,"errors":1,"misspellings":[{"input":"Hunt"}],"word":"Hund"}]}
      """
    )
    try expectJSON(TeacherStatistics.Tally.empty, #"{"learners":0}"#)
  }

  @Test(arguments: [
    (#"{}"#, "learners: this key is missing"),
    (#"{"learners":-1}"#, "learners: -1, expected 0 to 9223372036854775807"),
    (
      #"{"learners":1,"categories":[{"category":"long-i","points":[{"count":1,"errors":2,"learners":1}]}]}"#,
      "categories[0].points[0].errors: 2, expected 0 to 1"
    ),
    (
      #"{"learners":1,"categories":[{"category":"long-i","points":[{"count":1,"learners":0}]}]}"#,
      "categories[0].points[0].learners: 0, expected 1 to 9223372036854775807"
    ),
    (
      #"""
      {"learners":1,"categories":[{"category":"long-i","points":[{"count":1,"learners":1}]},
       {"category":"long-i","points":[{"count":1,"learners":1}]}]}
      """#, #"categories[1].category: the identifier "long-i" is taken already"#
    ),
    (
      #"{"learners":1,"days":[{"start":0,"count":0}]}"#,
      "days[0].count: 0, expected 1 to 9223372036854775807"
    ),
  ])
  func aTallyThatCannotBeIsRefused(json: String, fault: String) {
    let faults = contentFaults(ExerciseFault.self) {
      _ = try decode(TeacherStatistics.Tally.self, json)
    }
    #expect(faults == [fault])
  }

  @Test func countsThatAreTooLargeStayAtTheLargest() throws {
    let json = #"""
      {"learners":9223372036854775807,"days":[{"start":0,"count":9223372036854775807}],
       "words":[{"word":"a","count":9223372036854775807,"misspellings":[{"input":"b","count":9223372036854775807}]}],
       "categories":[{"category":"long-i","points":[{"count":9223372036854775807,"learners":9223372036854775807},
        {"count":9223372036854775807,"learners":1}]}]}
      """#
    let tally = try decode(TeacherStatistics.Tally.self, json)
    let twice = tally.merging(tally)
    #expect(twice.words == tally.words)
    #expect(twice.categories.map(\.rate.count) == [Int.max])
    #expect(twice.learnerCount == Int.max)
    #expect(twice.learningCurves[0].runs(8).map(\.words) == [1...1])
  }

  @Test func gapsAreListedApart() throws {
    let exercise = InsertExercise(
      ExerciseInfo(id: 2, name: "x"),
      sentences: [
        try InsertSentence(
          id: 1,
          text: "Am Dienstag fliegen wir.",
          gaps: [InsertSentence.Gap(start: 4, length: 2), InsertSentence.Gap(start: 14, length: 2)]
        )
      ]
    )
    var session = InsertSession(exercise)
    try session.fill(gap: 0, with: "ie", at: second(0))
    try session.fill(gap: 1, with: "i", at: second(0))
    try session.submit(at: second(1))
    try session.fill(gap: 1, with: "ie", at: second(2))
    try session.submit(at: second(3))
    let gaps = TeacherStatistics([
      ExerciseRecord(session, of: "a", exercise: .insert(exercise)),
      try Self.record("b", [("Sommer", "Somer")]),
    ]).gaps
    #expect(gaps.map(\.gap) == [1, 0])
    #expect(gaps.map(\.word) == ["fliegen", "Dienstag"])
    #expect(gaps.map(\.rate.count) == [2, 1])
    #expect(gaps.map(\.rate.errors) == [1, 0])
  }

  @Test func categoriesAreListedByTheirErrorRate() throws {
    let statistics = TeacherStatistics([
      try Self.record("a", [("Sommer", "Somer"), ("Dienstag", "Dienstag")])
    ])
    #expect(statistics.categories[0].category == .doubling)
    #expect(statistics.categories[0].rate.errorRate == 1)
    let longI = try #require(statistics.categories.first { $0.category == .longI })
    #expect(longI.rate.errors == 0)
    #expect(longI.rate.count == 1)
  }

  @Test func timesHaveMeanMedianAndDeviation() throws {
    let statistics = TeacherStatistics(
      try [4.0, 6, 14].enumerated().map {
        try Self.record("p\($0.offset)", [("Hund", "Hund")], secondsPerWord: $0.element)
      }
    )
    let seconds = try #require(statistics.times.first?.seconds)
    #expect(seconds.mean == 8)
    #expect(seconds.median == 6)
    #expect(abs(seconds.standardDeviation - 28.0.squareRoot()) < 1e-12)
  }

  @Test func theErrorRateIsFollowedOverDays() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 7200))
    let statistics = TeacherStatistics([
      try Self.record("a", [("Hund", "Hund"), ("Sommer", "Sommer")], at: Self.day),
      try Self.record("a", [("Hund", "Hunt"), ("Sommer", "Sommer")], at: 0),
    ])
    let days = statistics.days(in: calendar)
    #expect(days.map(\.rate.errorRate) == [0.5, 0])
    #expect(days[1].start.timeIntervalSince(days[0].start) == Self.day)
  }

  @Test func whoStandsOutWillProbablyNeedHelp() throws {
    let words = [
      "Sommer", "Wasser", "Himmel", "Sonne", "Bett", "Ball", "Hund", "Wald", "Uhr", "Tor",
    ]
    var records = try (0..<5).map {
      try Self.record("p\($0)", words.map { ($0, $0) })
    }
    records.append(
      try Self.record(
        "weak",
        [
          ("Sommer", "Somer"), ("Wasser", "Waser"), ("Himmel", "Himel"), ("Sonne", "Sone"),
          ("Bett", "Bet"), ("Ball", "Bal"), ("Hund", "Hund"), ("Wald", "Wald"), ("Uhr", "Uhr"),
          ("Tor", "Tor"),
        ],
        secondsPerWord: 5
      )
    )
    records.append(try Self.record("slow", words.map { ($0, $0) }, secondsPerWord: 50))
    records.append(try Self.record("new", [("Hund", "x")]))
    let needs = TeacherStatistics(records).learnersWhoNeedHelp(at: second(1e9))
    #expect(needs.map(\.learner) == ["slow", "weak"])
    guard case .slow(let seconds, _) = needs[0].reasons[0] else {
      Issue.record("\(needs[0].reasons)")
      return
    }
    #expect(seconds == 50)
    guard case .errorRate(let rate, _) = needs[1].reasons[0],
      case .weakCategory(let estimate) = needs[1].reasons[1]
    else {
      Issue.record("\(needs[1].reasons)")
      return
    }
    #expect(rate == 0.6)
    #expect(estimate.category == .doubling)
  }

  @Test func whoHasFinishedNoTaskMakesNobodySlow() throws {
    let exercise = try WheelExercise(ExerciseInfo(id: 1, name: "x"), words: [HeardWord("Hund")])
    var session = WheelSession(exercise)
    try session.takeNext(at: second(0))
    _ = try session.submit("Hunt", at: second(1))
    let unfinished = (0..<3).map {
      ExerciseRecord(session, of: "u\($0)", exercise: .wheelOfFortune(exercise))
    }
    let records = try [Self.record("a", [("Hund", "Hund")])] + unfinished
    let policy = try TeacherStatistics.HelpPolicy { $0.minimumWords = 1 }
    let needs = TeacherStatistics(records).learnersWhoNeedHelp(policy, at: second(1e9))
    #expect(!needs.contains { $0.learner == "a" })
  }

  @Test func aClockThatIsAheadHidesNoWeakness() throws {
    let decades = 30 * 365 * Self.day
    let statistics = TeacherStatistics([
      try Self.record("a", Array(repeating: ("Sommer", "Somer"), count: 20)),
      try Self.record("a", [("Uhr", "Uhr")], at: decades),
    ])
    let reasons = try #require(statistics.learnersWhoNeedHelp(at: second(Self.day)).first?.reasons)
    #expect(
      reasons.contains {
        if case .weakCategory(let estimate) = $0 { estimate.category == .doubling } else { false }
      }
    )
  }

  @Test func nothingIsKnownOfNobody() {
    let statistics = TeacherStatistics([])
    #expect(statistics.words.isEmpty)
    #expect(statistics.gaps.isEmpty)
    #expect(statistics.categories.isEmpty)
    #expect(statistics.times.isEmpty)
    #expect(statistics.learnersWhoNeedHelp(at: second(1e9)).isEmpty)
    #expect(statistics.errorRates.count == 0)
  }

  @Test func aSenselessHelpPolicyIsRefused() throws {
    let faults = contentFaults(ExerciseFault.self) {
      _ = try TeacherStatistics.HelpPolicy {
        $0.deviations = .nan
        $0.minimumWords = -1
        $0.weakErrorRate = 2
      }
    }
    #expect(
      faults == [
        "deviations: nan, expected 0.0 to 1000.0", "minimumWords: -1, expected 0 to \(Int.max)",
        "weakErrorRate: 2.0, expected 0.0 to 1.0",
      ]
    )
    try expectJSON(
      try TeacherStatistics.HelpPolicy { $0.minimumWords = 20 },
      #"{"minimumWords":20}"#
    )
    #expect(try decode(TeacherStatistics.HelpPolicy.self, "{}") == .standard)
  }
}
