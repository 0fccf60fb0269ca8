// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

struct PracticeAdviceTests {
  /// A finished quiz with the scores of some sets, each of 10 points.
  private func record(_ earned: [ProblemSet.ID: Int], at seconds: Double) throws
    -> ScoreHistory.Record
  {
    let sets = earned.sorted { $0.key < $1.key }.map {
      #"{"set":"\#($0.key)","title":"Set \#($0.key)","score":{"earned":\#($0.value),"possible":10}}"#
    }
    let sum = earned.values.reduce(0, +)
    return try decode(
      ScoreHistory.Record.self,
      #"{"quiz":"q\#(Int(seconds))","at":\#(1_479_686_400_000 + Int(seconds) * 1000),"#
        + #""score":{"earned":\#(sum),"possible":\#(10 * earned.count)},"#
        + #""sets":[\#(sets.joined(separator: ","))]}"#
    )
  }

  private func history() throws -> ScoreHistory {
    var history = ScoreHistory()
    history.record(try record(["c/1/a": 9, "c/2": 3], at: 1))
    history.record(try record(["c/1/a": 5, "c/2": 6], at: 2))
    history.record(try record(["x": 8, "y": 10], at: 3))
    history.record(try record(["z": 5], at: 4))
    return history
  }

  @Test func weakestSetsComeFirstWithBestAndLatestScoreAndTheReason() throws {
    let advice = PracticeAdvice(for: try history(), in: try Samples.bank())
    #expect(advice.goal == (try Fraction(4, 5)))
    #expect(advice.entries.map(\.id) == ["z", "c/1/a", "c/2", "c/1", "c/1/b", "x", "y"])
    #expect(
      advice.entries.map(\.reason) == [
        .low, .forgotten, .low, .untried, .untried, .learned, .learned,
      ]
    )
    #expect(advice.entries.map { $0.latest?.score.earned } == [5, 5, 6, nil, nil, 8, 10])
    #expect(advice.entries.map { $0.best?.score.earned } == [5, 9, 6, nil, nil, 8, 10])
    #expect(advice.entries[1].best?.date == date(1))
    #expect(advice.entries[1].latest?.date == date(2))
    #expect(advice.entries.map(\.count) == [1, 2, 2, 0, 0, 1, 1])
    #expect(advice.entries.map(\.title).prefix(4) == ["Set z", "Set c/1/a", "Set c/2", "Chapter"])
  }

  @Test func withoutABankOnlyTriedSetsAreAdvised() throws {
    let advice = PracticeAdvice(for: try history())
    #expect(advice.entries.map(\.id) == ["z", "c/1/a", "c/2", "x", "y"])
    #expect(PracticeAdvice(for: ScoreHistory()).entries.isEmpty)
  }

  @Test func theGoalIsTheAppsChoice() throws {
    let advice = PracticeAdvice(for: try history(), goal: try Fraction(1, 2))
    #expect(advice.entries.allSatisfy { $0.reason == .learned })
    let strict = PracticeAdvice(for: try history(), goal: 1)
    #expect(strict.entries.map(\.reason) == [.low, .low, .low, .low, .learned])
  }

  @Test func theAchievementsPageHasNumbersOrPercentagesByMode() throws {
    let history = try history()
    let numbers = AchievementsPage(of: history, as: .points)
    #expect(numbers.quizzes.map(\.id) == ["q1", "q2", "q3", "q4"])
    #expect(numbers.quizzes[0].title == "Set c/1/a, Set c/2")
    #expect(numbers.quizzes[0].latest.text == "12 of 20")
    #expect(numbers.sets.map(\.id) == ["c/1/a", "c/2", "x", "y", "z"])
    #expect(numbers.sets[0].title == "Set c/1/a")
    #expect(numbers.sets[0].scores.map(\.text) == ["9 of 10", "5 of 10"])
    #expect(numbers.sets[0].scores.map(\.date) == [date(1), date(2)])
    #expect(numbers.sets[0].best.text == "9 of 10")
    #expect(numbers.sets[0].latest.text == "5 of 10")
    let percentages = AchievementsPage(of: history, as: .percent)
    #expect(percentages.format == .percent)
    #expect(percentages.sets[1].scores.map(\.text) == ["30 %", "60 %"])
    #expect(percentages.sets[1].best.text == "60 %")
    #expect(percentages.sets[1].best.score == (try QuizScore(earned: 6, possible: 10)))
    #expect(AchievementsPage(of: ScoreHistory(), as: .percent).sets.isEmpty)
  }

  @Test func theBestOfEqualScoresIsTheEarliest() throws {
    var history = ScoreHistory()
    history.record(try record(["x": 8], at: 1))
    history.record(try record(["x": 8], at: 2))
    let page = AchievementsPage(of: history, as: .points)
    #expect(page.sets[0].best.date == date(1))
    #expect(page.sets[0].latest.date == date(2))
  }
}
