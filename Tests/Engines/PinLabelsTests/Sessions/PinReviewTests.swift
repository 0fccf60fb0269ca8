// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import PinLabels
import Testing

struct PinReviewTests {
  private func day(_ number: Int) throws -> CalendarDay {
    try #require(CalendarDay(year: 2026, month: 1, day: number))
  }

  @Test func pinsComeBackAfterLongerAndLongerTimes() throws {
    var review = PinReview()
    #expect(review.due(among: ["a", "b"], on: try day(1)) == ["a", "b"])
    review.record("a", isCorrect: true, on: try day(1))
    review.record("b", isCorrect: false, on: try day(1))
    #expect(review.due(among: ["a", "b", "c"], on: try day(2)) == ["b", "c"])
    #expect(review.cards["a"]?.due == (try day(4)))
    review.record("a", isCorrect: true, on: try day(5))
    #expect(review.cards["a"]?.due == (try day(12)))
    review.record("a", isCorrect: false, on: try day(6))
    #expect(review.cards["a"]?.box == 0)
    // The longest due come first.
    #expect(review.due(among: ["a", "b"], on: try day(20)) == ["b", "a"])
    try expectRoundTrip(review)
  }

  @Test func crammingIsNotSpacing() throws {
    var review = PinReview()
    for _ in 0..<9 { review.record("a", isCorrect: true, on: try day(1)) }
    #expect(review.cards["a"]?.due == (try day(4)))
  }

  @Test func resultsOfBothKindsAreTakenOver() throws {
    let sheet = try Samples.sheet()
    var session = PinLabelSession(sheet, language: "la")
    try session.label("p1", as: "Musculus biceps brachii", at: Samples.at(0))
    var review = PinReview()
    review.record(try session.submit(at: Samples.at(1)), on: try day(1))
    #expect(review.cards.mapValues(\.box) == ["p1": 1, "p2": 0, "p3": 0])
    var placing = PinPlacementSession(PinPlacementTask(sheet.views[0], language: "la"))
    review.record(try placing.submit(at: Samples.at(1)), on: try day(9))
    #expect(review.cards["p1"]?.box == 0)
    let due = review.due(among: sheet.pins.map(\.id), on: try day(9))
    #expect(PinLabelTask(sheet, pins: due, language: "la").pins == ["p3"])
  }

  @Test func anyIntervalsAndDaysAreTaken() throws {
    #expect(PinReview(intervals: []).intervals == [1])
    var review = PinReview(intervals: [Int.min, Int.max])
    #expect(review.intervals == [1, 36_500])
    for _ in 0..<3 { review.record("a", isCorrect: true, on: .last) }
    #expect(review.cards["a"]?.due == .last)
    let json = #"{"intervals":[1],"cards":{"a":{"box":9,"due":"2026-01-01"}}}"#
    #expect(try PinReview(json: .init(json.utf8)).cards["a"]?.box == 0)
  }
}
