// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizAnalytics
import QuizTestSupport
import Testing

struct ExposureTests {
  private func pool(_ count: Int) throws -> Quiz {
    let items = try (0..<count).map { index in
      let kind = ProblemKind.multipleChoice([.correct("r", "right"), .wrong("x", "1")])
      let problem = try Problem(id: AnswerSamples.problem(index), prompt: "Which?", kind: kind)
      return Quiz.Item(problem, set: "a", setTitle: "S")
    }
    return try Quiz(id: "pool", title: "Placement", items: items, rules: .immediate)
  }

  private func session(_ pool: Quiz, length: Int, seed: UInt64) throws -> AdaptiveSession {
    var difficulties: [Problem.ID: Estimate] = [:]
    for (index, item) in pool.items.enumerated() {
      let value = Double(index % 9) / 4 - 1
      difficulties[item.problem.id] = try Estimate(value: value, standardError: 0)
    }
    var generator = SeededGenerator(seed: seed)
    var session = AdaptiveSession(
      try AdaptiveQuiz(
        pool,
        difficulties: difficulties,
        stoppingBy: AdaptiveSelector.StoppingRule { $0.maximumCount = length },
        seed: seed
      )
    )
    while session.quiz.currentItem != nil {
      try session.answer(.choice(generator.draw(below: 2) == 0 ? "r" : "x"), at: date(1))
      try session.proceed(at: date(1))
    }
    return session
  }

  @Test(arguments: [0.2, 0.25, 0.5, 1])
  func noProblemIsShownInMoreSessionsThanTheLimit(limit: Double) throws {
    let whole = try pool(60)
    var exposure = try AdaptiveQuiz.Exposure(limit: limit)
    for seed in 0..<60 as Range<UInt64> {
      let session = try session(exposure.limited(whole), length: 6, seed: seed)
      #expect(session.quiz.content.items.count == 6)
      exposure.record(session)
      let most = exposure.counts.values.max() ?? 0
      #expect(Double(most) <= max(1, limit * Double(exposure.sessionCount)))
    }
    #expect(exposure.sessionCount == 60)
    #expect(exposure.counts.values.reduce(0, +) == 360)
    try expectRoundTrip(exposure)
  }

  @Test func withoutALimitTheSameProblemsComeAgain() throws {
    let whole = try pool(40)
    var exposure = try AdaptiveQuiz.Exposure(limit: 1)
    for seed in 0..<20 as Range<UInt64> {
      exposure.record(try session(exposure.limited(whole), length: 6, seed: seed))
    }
    #expect(try #require(exposure.counts.values.max()) > 10)
  }

  @Test func whereNothingIsLeftTheProblemThatWasShownLeastIsTaken() throws {
    let whole = try pool(3)
    var exposure = try AdaptiveQuiz.Exposure(limit: 0.1)
    exposure.record(try session(whole, length: 3, seed: 1))
    #expect(exposure.limited(whole).items.map(\.problem.id) == ["p00"])
    // From the twentieth session on each may be shown once more.
    let other = try session(
      try pool(4).keeping(Array(try pool(4).items.suffix(1))),
      length: 1,
      seed: 1
    )
    for _ in 0..<18 { exposure.record(other) }
    #expect(exposure.limited(whole).items.count == 3)
  }

  @Test(arguments: [0, -0.5, 1.01, .nan, .infinity])
  func aLimitOutOfRangeIsRefused(limit: Double) {
    #expect(throws: ContentError<ProblemFault>.self) { try AdaptiveQuiz.Exposure(limit: limit) }
  }

  @Test(
    arguments: [
      #"{"counts":{},"limit":2,"sessions":0}"#, #"{"counts":{"p":2},"limit":1,"sessions":1}"#,
      #"{"counts":{"p":-1},"limit":1,"sessions":1}"#, #"{"counts":{},"limit":1,"sessions":-1}"#,
      #"{"counts":{},"limit":1,"sessions":9223372036854775807}"#, #"{"limit":1}"#,
    ]
  )
  func aStoredRecordThatCannotBeIsRefused(json: String) {
    #expect(throws: ContentError<ProblemFault>.self) {
      try decode(AdaptiveQuiz.Exposure.self, json)
    }
  }
}
