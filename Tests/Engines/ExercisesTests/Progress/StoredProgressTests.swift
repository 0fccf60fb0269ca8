// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation
import LudusTestSupport
import Testing

/// An app stores all that it knows of a learner.
@Suite struct StoredProgressTests {
  @Test func aLearnerModelIsStored() throws {
    try expectJSON(LearnerModel(), #"{"version":1}"#)
    let json =
      #"{"counts":[{"category":"doubling","errors":1,"opportunities":2}],"day":18063,"version":1}"#
    let model = try LearnerModel(json: Data(json.utf8))
    try expectJSON(model, json)
    #expect(model.estimate(for: .doubling).errors == 1)
    #expect(model.estimate(for: .doubling).opportunities == 2)
  }

  @Test func countsOfEarlierDaysAreStoredWithTheirDay() throws {
    let json =
      #"{"counts":[{"category":"doubling","day":9,"errors":1,"opportunities":1},{"category":"doubling","errors":0.5,"opportunities":2}],"day":10,"version":1}"#
    let model = try LearnerModel(json: Data(json.utf8))
    try expectJSON(model, json)
    #expect(abs(model.estimate(for: .doubling).errors - 1.48) < 1e-12)
  }

  @Test func aModelThatWasStoredWithWeightedCountsIsRead() throws {
    let json =
      #"{"counts":[{"category":"doubling","errors":0.1326195558951955,"opportunities":1.7}],"day":100,"version":1}"#
    let model = try LearnerModel(json: Data(json.utf8))
    #expect(abs(model.estimate(for: .doubling).errors - 0.1326195558951955) < 1e-7)
    #expect(abs(model.estimate(for: .doubling).errorRate - 1.1326195558951955 / 11.7) < 1e-8)
    try expectRoundTrip(model)
  }

  @Test func aStoredModelLearnsAsIfItHadNeverBeenStored() {
    forEachSeed(0..<10) { generator in
      var child = Child([.longI: 0.4, .doubling: 0.2], seed: generator.next())
      let policy = try LearnerModel.Policy { $0.dailyRetention = 0.9 }
      var live = LearnerModel(policy: policy)
      var stored = live
      for day in 0..<5 {
        let evidence = child.evidence(["Sommer", "Dienstag"], from: Double(day) * 86_400)
        live.learn(from: evidence, at: second(1e6))
        stored = try LearnerModel(json: stored.json())
        stored.learn(from: evidence, at: second(1e6))
      }
      try #require(stored == live)
      try expectRoundTrip(live)
    }
  }

  @Test(arguments: [
    (#"{}"#, "version: this key is missing"),
    (
      #"{"version":1,"day":9223372036854775807}"#,
      "day: 9223372036854775807, expected -13031249 to 13031248"
    ),
    (
      #"{"version":1,"day":1,"counts":[{"category":"doubling","errors":3,"opportunities":2}]}"#,
      "counts[0].errors: 3.0, expected 0.0 to 2.0"
    ),
    (
      #"{"version":1,"day":1,"counts":[{"category":"doubling","opportunities":-1}]}"#,
      "counts[0].opportunities: -1.0, expected 0.0 to 1000000000.0"
    ),
    (
      #"{"version":1,"day":1,"counts":[{"category":"doubling","day":2,"opportunities":1}]}"#,
      "counts[0].day: 2, expected -13031249 to 1"
    ),
    (
      #"{"version":1,"counts":[{"category":"doubling","opportunities":1}]}"#,
      "day: this key is missing"
    ),
    (
      #"{"version":1,"day":-9223372036854775808,"counts":[{"category":"doubling","opportunities":1}]}"#,
      "day: -9223372036854775808, expected -13031249 to 13031248"
    ),
    (
      #"""
      {"version":1,"day":1,"counts":[{"category":"doubling","opportunities":1},
       {"category":"doubling","opportunities":1}]}
      """#, #"counts[1].category: the identifier "doubling" is taken already"#
    ),
    (#"{"version":1,"categories":[]}"#, #"categories: the key "categories" is not known"#),
  ])
  func aModelThatCannotBeIsRefused(json: String, fault: String) {
    let faults = contentFaults(ExerciseFault.self) {
      _ = try LearnerModel(json: Data(json.utf8))
    }
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix(fault) == true, "\(faults)")
  }

  @Test func theProgressOfAChildIsStored() throws {
    try expectJSON(UnlockPolicy.Progress(), "{}")
    try expectJSON(
      UnlockPolicy.Progress(points: 120, solved: [12, 11], assigned: [13]),
      #"{"assigned":[13],"points":120,"solved":[11,12]}"#
    )
  }

  @Test func aProfileIsStored() throws {
    let exercise = try WheelExercise(
      ExerciseInfo(id: 1, name: "x"),
      words: [HeardWord("wann"), HeardWord("viel")]
    )
    let profile = ExerciseProfile(of: .wheelOfFortune(exercise))
    try expectRoundTrip(profile)
    #expect(try json(profile).contains(#"{"category":"doubling","count":1}"#))
    for places in [
      #"[{"category":"doubling","count":0}]"#, #"[{"category":"x","count":1}]"#,
      #"[{"category":"doubling","count":1},{"category":"doubling","count":1}]"#,
    ] {
      #expect(throws: ContentError<ExerciseFault>.self) {
        try decode(ExerciseProfile.self, #"{"places":\#(places)}"#)
      }
    }
  }

  @Test func aRecordForStatisticsIsStored() throws {
    let exercise = try WheelExercise(
      ExerciseInfo(id: 1, name: "x"),
      words: [HeardWord("Hund"), HeardWord("Sommer")]
    )
    var session = WheelSession(exercise, spelling: SpellingPolicy(forgiven: [.letterCase]))
    for (time, input) in ["hund", "Somer"].enumerated() {
      try session.takeNext(at: second(Double(time)))
      if try !session.submit(input, at: second(Double(time) + 0.5)) {
        try session.proceed(at: second(Double(time) + 0.75))
      }
    }
    let record = ExerciseRecord(.wheelOfFortune(session), of: "anna")
    try expectRoundTrip(record)
    let stored = try ExerciseRecord(json: record.json())
    #expect(TeacherStatistics([stored]) == TeacherStatistics([record]))
    let text = try json(record)
    for (old, new) in [
      (#""credit":1,"#, #""credit":"3/2","#), (#""seconds":0.5"#, #""seconds":-1"#),
      (#""task":0"#, #""task":-1"#), ("wheelOfFortune", "chess"),
    ] {
      let forged = text.replacingOccurrences(of: old, with: new)
      #expect(forged != text, "\(old) in \(text)")
      #expect(throws: ContentError<ExerciseFault>.self) {
        try ExerciseRecord(json: Data(forged.utf8))
      }
    }
  }
}
