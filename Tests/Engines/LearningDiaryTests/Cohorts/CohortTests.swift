// SPDX-License-Identifier: Apache-2.0
import Foundation
import LearningDiary
import LudusTestSupport
import Testing

@Suite struct CohortTests {
  /// Figures of members with names from a number on, with as many tasks of 100 done.
  private func figures(_ done: [Int]) throws -> [Learner.ID: DiaryCourse.Progress] {
    var figures: [Learner.ID: DiaryCourse.Progress] = [:]
    for (index, done) in done.enumerated() {
      figures["m\(index)"] = try DiaryCourse.Progress(done: done, of: 100)
    }
    return figures
  }

  @Test func theAverageIsThatOfAllOthers() throws {
    var cohort = try DiaryCourse.Cohort(minimum: 3)
    let isPublished = cohort.publish(try figures([0, 40, 50, 60]), on: today)
    #expect(isPublished)
    let others = try #require(cohort.snapshot(for: "m0"))
    #expect(others.average == (try Fraction(1, 2)))
    #expect(others.count == 3)
    #expect(others.day == today)
    // Someone who does not count himself sees the average of all.
    #expect(cohort.snapshot(for: "guest")?.average == (try Fraction(38, 100)))
    #expect(cohort.snapshot(for: "guest")?.count == 4)
  }

  @Test func fewerOthersThanTheMinimumGiveNoFigure() throws {
    var cohort = try DiaryCourse.Cohort(minimum: 3)
    let isPublished = cohort.publish(try figures([10, 20, 30]), on: today)
    #expect(!isPublished)
    #expect(cohort.snapshot(for: "m0") == nil)
    #expect(cohort.snapshot(for: "guest") == nil)
    #expect(cohort.day == nil)
    let faults = contentFaults(DiaryFault.self) { _ = try DiaryCourse.Cohort(minimum: Int.min) }
    #expect(faults == ["minimum: \(Int.min), expected 2 to \(Int.max)"])
  }

  @Test func aSnapshotIsFixedUntilEnoughOthersHaveChanged() throws {
    var cohort = try DiaryCourse.Cohort(minimum: 3)
    cohort.publish(try figures([10, 20, 30, 40, 50]), on: today)
    let before = cohort.snapshot(for: "m0")
    let later = CalendarDay.of(2026, 3, 8)
    // One member goes on, one leaves, one joins: a live figure would tell which did what.
    for changed in [
      [10, 20, 30, 40, 90], [10, 20, 30, 40], [10, 20, 30, 40, 50, 0], [99, 98, 97],
    ] {
      let isPublished = cohort.publish(try figures(changed), on: later)
      #expect(!isPublished)
      #expect(cohort.snapshot(for: "m0") == before)
    }
    let isPublished = cohort.publish(try figures([11, 21, 31, 41, 50]), on: later)
    #expect(isPublished)
    #expect(cohort.snapshot(for: "m0")?.day == later)
  }

  @Test func thoseForWhomNothingIsPlannedDoNotCount() throws {
    var cohort = try DiaryCourse.Cohort(minimum: 2)
    var all = try figures([10, 20, 30])
    all["idle"] = try DiaryCourse.Progress(done: 0, of: 0)
    cohort.publish(all, on: today)
    #expect(cohort.snapshot(for: "m0")?.count == 2)
    #expect(cohort.snapshot(for: "idle")?.count == 3)
  }

  /// Whatever happens, whoever compares two snapshots of his cannot tell one member's figure: at
  /// least the minimum of others differ between them.
  @Test func noReaderSeesADifferenceThatRevealsOneMember() {
    forEachSeed(0..<200) { generator in
      let minimum = 2 + generator.draw(below: 3)
      var cohort = try DiaryCourse.Cohort(minimum: minimum)
      var done = (0..<(3 + generator.draw(below: 8))).map { _ in generator.draw(below: 101) }
      var shown: [Int] = []
      for number in 0..<30 {
        for _ in 0...generator.draw(below: 4) {
          done[generator.draw(below: done.count)] = generator.draw(below: 101)
        }
        switch generator.draw(below: 5) {
        case 0: done.append(generator.draw(below: 101))
        case 1 where done.count > 1: done.removeLast()
        default: break
        }
        let day = CalendarDay.of(2026, 1 + number / 28, 1 + number % 28)
        guard cohort.publish(try figures(done), on: day) else { continue }
        for reader in done.indices {
          let others = done.indices.filter { $0 != reader }
          let changed = others.filter { !shown.indices.contains($0) || shown[$0] != done[$0] }
          let left = max(shown.count - done.count, 0)
          try #require(changed.count + left >= minimum)
          let snapshot = try #require(cohort.snapshot(for: "m\(reader)"))
          try #require(snapshot.count == others.count)
          let mean = try Fraction(others.reduce(0) { $0 + done[$1] }, others.count)
          let expected = try Fraction(mean.rounded(.halfUp), 100)
          try #require(snapshot.average == expected)
        }
        shown = done
      }
    }
  }

  @Test func aCohortIsStoredAndReadBack() throws {
    try expectJSON(try DiaryCourse.Cohort(minimum: 5), #"{"minimum":5}"#)
    var cohort = try DiaryCourse.Cohort(minimum: 2)
    cohort.publish(try figures([10, 20, 30]), on: today)
    try expectJSON(
      cohort,
      #"{"day":"2026-03-01","minimum":2,"published":{"m0":10,"m1":20,"m2":30}}"#
    )
  }

  @Test(
    arguments: [
      (#"{"minimum":1}"#, ["minimum: 1, expected 2 to \(Int.max)"]),
      (
        #"{"minimum":2,"published":{"a":-1,"b":101,"c":5}}"#,
        [
          "published.a: -1, expected 0 to 100", "published.b: 101, expected 0 to 100",
          "day: figures and day come together",
        ]
      ),
      (
        #"{"minimum":5,"day":"2026-03-01","published":{"a":1}}"#,
        ["published: 1, expected 6 to \(Int.max)"]
      ),
      (
        #"{"minimum":9223372036854775807,"day":"2026-03-01","published":{"a":1}}"#,
        ["published: 1, expected \(Int.max) to \(Int.max)"]
      ),
      ("{}", ["minimum: this key is missing"]),
    ] as [(String, [String])]
  )
  func aForgedCohortIsNotRead(json: String, faults: [String]) {
    #expect(
      contentFaults(DiaryFault.self) { _ = try decode(DiaryCourse.Cohort.self, json) } == faults
    )
  }

  @Test func aSnapshotOutOfRangeIsRefused() throws {
    let two = Fraction(2)
    #expect(
      contentFaults(DiaryFault.self) {
        _ = try DiaryCourse.Cohort.Snapshot(day: today, count: 0, average: two)
      } == ["count: 0, expected 1 to \(Int.max)", "average: 2, expected a part from 0 to 1"]
    )
  }
}
