// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusCore
import LudusTestSupport
import QuizTestSupport
import Testing

@testable import Quizzes

/// The formulas of FSRS-7 once more, written down as they were published and worked out with the
/// functions of the system.
private struct Reference {
  let w: [Double]
  var slow = 0.0
  var fast = 0.0
  var difficulty = 0.0

  private func held(_ stability: Double) -> Double { min(max(stability, 1e-4), 36_500) }

  private func start(_ grade: Int) -> Double { w[4] - exp(w[5] * Double(grade - 1)) + 1 }

  mutating func begin(_ grade: Int) {
    slow = held(w[grade - 1])
    fast = held(0.8 * slow)
    difficulty = min(max(start(grade), 1), 10)
  }

  func fastRecall(_ t: Double) -> Double {
    let d = -min(max(w[23] * pow(fast, w[33] - 0.3), 0.01), 0.95)
    let factor = exp(min(log(w[25]) / d, 60)) - 1
    return pow(1 + factor * t / fast, d)
  }

  func slowRecall(_ t: Double) -> Double {
    let d = -min(max(w[24], 0.01), 0.95)
    let factor = (pow(w[26], 1 / d) - 1) * exp((difficulty - 5) * (w[32] - 0.3))
    return pow(1 + factor * t / slow, d)
  }

  func recall(_ t: Double) -> Double {
    let a = w[27] * pow(fast, -w[29])
    let b = w[28] * pow(slow, w[30]) * exp((difficulty - 5) * (w[31] - 0.5))
    return (a * fastRecall(t) + b * slowRecall(t)) / (a + b) * (1 - 2e-5) + 1e-5
  }

  private func trace(_ x: Double, _ q: Double, _ k: Int, _ grade: Int) -> Double {
    let lapse = min(x, w[k + 3] * (pow(x + 1, w[k + 4]) - 1) * exp((1 - q) * w[k + 5]))
    if grade == 1 { return lapse }
    let surprise = exp((1 - q) * w[k + 2]) - 1
    let factor = grade == 2 ? w[k + 6] : grade == 4 ? w[k + 7] : 1
    let gain = exp(w[k] - 1.5) * (11 - difficulty) * pow(x, -w[k + 1]) * surprise * factor
    return max(lapse, x * (1 + gain))
  }

  mutating func review(_ grade: Int, after t: Double) {
    let (whole, part) = (recall(t), fastRecall(t))
    let next = held(trace(slow, whole, 7, grade))
    var nextFast = trace(fast, part, 15, grade)
    if grade == 1 { nextFast = min(nextFast, 0.8 * next) }
    let share = grade == 1 ? whole + 0.1 : 1
    let moved =
      difficulty + (10 - difficulty) / 9 * (-w[6] * Double(grade - 3)) * share
    (slow, fast) = (next, held(nextFast))
    difficulty = min(max(0.01 * start(4) + 0.99 * moved, 1), 10)
  }

  /// By halving the logarithm of the days.
  func days(until retention: Double) -> Double {
    var (low, high) = (log(1e-9), log(36_500.0))
    guard recall(exp(low)) > retention else { return 1e-9 }
    guard recall(exp(high)) < retention else { return 36_500 }
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if recall(exp(middle)) > retention { low = middle } else { high = middle }
    }
    return exp((low + high) / 2)
  }
}

struct FSRS7Tests {
  typealias Model = SpacedReview.MemoryModel

  private func isNear(_ value: Double, _ expected: Double, _ error: Double = 1e-9) -> Bool {
    abs(value - expected) <= error * abs(expected)
  }

  /// Parameters around the published ones, or anywhere within the bounds.
  private func parameters(_ generator: inout SeededGenerator, wild: Bool) -> [Double] {
    let bounds = FSRS7.bounds
    var parameters = zip(FSRS7.published, bounds).map { value, bounds in
      let drawn =
        wild
        ? bounds.lowerBound + (bounds.upperBound - bounds.lowerBound) * generator.drawUniform()
        : value * (0.7 + 0.6 * generator.drawUniform())
      return drawn.clamped(to: bounds)
    }
    FSRS7.settle(&parameters)
    return parameters
  }

  @Test(arguments: [false, true])
  func everyReviewSaysWhatTheFormulasSay(wild: Bool) throws {
    forEachSeed(0..<60) { generator in
      let model = try Model { $0.parameters = parameters(&generator, wild: wild) }
      var reference = Reference(w: model.parameters)
      var memory: Model.Memory?
      var date = day(0)
      for _ in 0..<12 {
        let wait = [0, 0.031, 3.7, 411.11, 86_400, 1_234_567.891, 3e7][generator.draw(below: 7)]
        date = Date(milliseconds: (date.milliseconds ?? 0) + Int64(wait * 1000))
        // In whole milliseconds, as dates hold them.
        let days =
          memory.map { (date.timeIntervalSince($0.date) * 1000).rounded() / 86_400_000 } ?? 0
        let rating = Model.Rating.allCases[generator.draw(below: 4)]
        if let memory {
          let recall = model.retrievability(of: memory, at: date)
          try #require(isNear(recall, reference.recall(days)))
          try #require(model.retrievability(of: memory, afterDays: days) == recall)
          reference.review(rating.rawValue, after: days)
        } else {
          reference.begin(rating.rawValue)
        }
        let next = model.memory(of: memory, after: rating, at: date)
        if let memory {
          let other = model.memory(of: memory, after: rating, afterDays: days)
          try #require(other.state == next.state && other.phase == next.phase)
        }
        try #require(isNear(next.stability, reference.slow))
        try #require(isNear(next.fastStability ?? 0, reference.fast))
        try #require(isNear(next.difficulty, reference.difficulty))
        for retention in [0.8, 0.9, 0.97] {
          let found = model.days(of: next, untilRecallFallsTo: retention)
          try #require(isNear(found, reference.days(until: retention), 1e-7))
        }
        memory = next
      }
    }
  }

  @Test func aMemoryIsWorkedOutByHand() {
    let model = Model.fsrs7
    // w3 = 11.7841 · 0.8 = 9.42728; the difficulty 6.1686 - e^1.9371 + 1 is below 1.
    let easy = model.memory(after: .easy, at: day(0))
    #expect(easy.stability == 11.7841 && isNear(easy.fastStability ?? 0, 9.42728))
    #expect(easy.difficulty == 1)
    // At once recall is 1 but for the margin of 10^-5.
    #expect(isNear(model.retrievability(of: easy, at: day(0)), 0.99999, 1e-15))
    // 6.1686 - e^1.2914 + 1 = 3.53072...
    let good = model.memory(after: .good, at: day(0))
    #expect(abs(good.difficulty - 3.530724) < 1e-6)
    #expect(model.version == .fsrs7 && Model.standard.version == .fsrs6)
    #expect(Model.standard.memory(after: .good, at: day(0)).fastStability == nil)
  }

  /// Published with the formulas: slow stabilities of 1, 30 and 100 days with a fast one of 0.8 of
  /// that and the difficulty 5.
  @Test(arguments: [(1, 0.03), (30, 55), (100, 226)] as [(Double, Double)])
  func publishedIntervals(slow: Double, days: Double) {
    let state = MemoryState(stability: slow, fast: slow * 0.8, difficulty: 5)
    let found = FSRS7(FSRS7.published).days(state, until: 0.9)
    #expect(abs(found - days) < (days < 1 ? 0.005 : 0.5))
  }

  @Test func recallFallsAndTheIntervalIsWhereItMeetsTheWish() {
    forEachSeed(0..<200) { generator in
      let equations = FSRS7(parameters(&generator, wild: generator.draw(below: 2) == 0))
      func drawn(_ range: ClosedRange<Double>) -> Double {
        let (low, high) = (log(range.lowerBound), log(range.upperBound))
        return exp(low + (high - low) * generator.drawUniform()).clamped(to: range)
      }
      let state = MemoryState(
        stability: drawn(FSRS7.stabilityRange),
        fast: drawn(FSRS7.stabilityRange),
        difficulty: 1 + 9 * generator.drawUniform()
      )
      var last = 1.0
      for power in -8...10 {
        let recall = equations.retrievability(state, after: pow(10, Double(power)))
        try #require((0...1).contains(recall) && recall <= last)
        last = recall
      }
      let wish = 0.5 + 0.49 * generator.drawUniform()
      let days = equations.days(state, until: wish)
      try #require((1e-9...36_500).contains(days))
      let recall = equations.retrievability(state, after: days)
      let isAtAnEnd = days < 1.1e-9 || days > 36_499
      try #require(isAtAnEnd || abs(recall - wish) < 1e-9)
    }
  }

  @Test func reviewsOfOneDayCountByTheirFractions() {
    let model = Model.fsrs7
    let first = model.memory(after: .good, at: day(0))
    let soon = model.memory(of: first, after: .good, at: day(0.01))
    let later = model.memory(of: first, after: .good, at: day(0.9))
    #expect(first.stability < soon.stability && soon.stability < later.stability)
    #expect(
      model.retrievability(of: first, at: day(0.01)) > model.retrievability(of: first, at: day(0.9))
    )
  }

  @Test func noHistoryOverflows() throws {
    for seed in 0..<40 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var parameters = FSRS7.bounds.map {
        generator.draw(below: 2) == 0 ? $0.lowerBound : $0.upperBound
      }
      FSRS7.settle(&parameters)
      let model = try Model {
        $0.parameters = parameters
        $0.learningSteps = []
        $0.relearningSteps = []
      }
      var memory: Model.Memory?
      for number in 0..<200 {
        let wait = [0, 60, 86_400, 9e9, -5e9, 1e12][generator.draw(below: 6)]
        let date = (memory?.date ?? day(0)) + wait
        let next = model.memory(of: memory, after: Model.Rating.allCases[number % 4], at: date)
        #expect(FSRS7.stabilityRange.contains(next.stability))
        #expect(FSRS7.stabilityRange.contains(next.fastStability ?? 0))
        #expect((1...10).contains(next.difficulty))
        #expect((0...1).contains(model.retrievability(of: next, at: .distantFuture)))
        #expect((1...36_500).contains(model.interval(next.state)))
        memory = next
      }
    }
    for seconds in [Double.infinity, -.infinity, .nan] {
      let date = Date(timeIntervalSince1970: seconds)
      let memory = Model.fsrs7.memory(after: .good, at: date)
      #expect(Model.fsrs7.memory(of: memory, after: .good, at: date).stability.isFinite)
      for share in [seconds, 0, 1, 2] {
        #expect((0...36_500).contains(Model.fsrs7.days(of: memory, untilRecallFallsTo: share)))
      }
    }
  }

  @Test func parametersHaveBoundsAndAnOrder() throws {
    func faults(_ change: (inout [Double]) -> Void) -> [String] {
      var parameters = Model.Version.fsrs7.parameters
      change(&parameters)
      return contentFaults(ProblemFault.self) { _ = try Model { $0.parameters = parameters } }
    }
    #expect(faults { _ in } == [])
    #expect(
      faults { $0[1] = 0.05 } == [
        "parameters[1]: 0.05, expected at least 0.1104, as of a parameter before it"
      ]
    )
    #expect(
      faults { ($0[25], $0[26]) = (0.8, 0.7) } == [
        "parameters[26]: 0.7, expected at least 0.8, as of a parameter before it"
      ]
    )
    #expect(faults { $0[26] = 0.4 } == ["parameters[26]: 0.4, expected 0.5 to 0.99"])
    #expect(faults { $0[0] = .nan } == ["parameters[0]: nan, expected 0.0001 to 50.0"])
    #expect(
      faults { $0.removeLast() } == ["parameters: 33 parameters, expected 21 or 34"]
    )
  }

  @Test func aVersionHasANameInJSON() throws {
    try expectJSON(Model.fsrs7, #"{"parameters":"fsrs7"}"#)
    try expectJSON([SpacedReview.Spacing.fsrs7], #"["fsrs7"]"#)
    #expect(try decode(Model.self, #"{"parameters":"fsrs6"}"#) == .standard)
    let faults = contentFaults(ProblemFault.self) {
      _ = try decode(Model.self, #"{"parameters":"fsrs5"}"#)
    }
    #expect(faults == [#"parameters: the parameters "fsrs5" is not known, did you mean "fsrs6"?"#])
    let fitted = try Model.fsrs7.with { $0.parameters[3] = 20 }
    try expectRoundTrip(fitted)
    #expect(fitted.version == .fsrs7)
  }

  // MARK: - From other programs and versions

  @Test(arguments: Model.Version.allCases)
  func anIntervalStandsForAMemoryThatIsRecalledAfterIt(version: Model.Version) throws {
    let model = try Model { $0.parameters = version.parameters }
    for days in [0.5, 1, 10, 100, 1000] {
      for (ease, retention) in [(1.3, 0.9), (2.5, 0.9), (2.5, 0.8), (3.1, 0.95)] {
        let memory = model.memory(
          ofInterval: days,
          ease: ease,
          recalledWith: retention,
          reviewedAt: day(0)
        )
        #expect(abs(model.retrievability(memory, after: days) - retention) < 1e-9)
        #expect(memory.due == day(days) && memory.phase == .review)
        #expect((1...10).contains(memory.difficulty))
        #expect((memory.fastStability != nil) == (version == .fsrs7))
      }
    }
    // The lower the ease, the harder.
    let hard = model.memory(ofInterval: 10, ease: 1.3, reviewedAt: day(0))
    let easy = model.memory(ofInterval: 10, ease: 2.8, reviewedAt: day(0))
    #expect(hard.difficulty > easy.difficulty)
    for number in [-1, .infinity, .nan, -.infinity] as [Double] {
      let odd = model.memory(
        ofInterval: number,
        ease: number,
        recalledWith: number,
        reviewedAt: day(0)
      )
      #expect(odd.stability.isFinite && odd.stability > 0 && (1...10).contains(odd.difficulty))
    }
  }

  @Test func aMemoryOfAnotherVersionIsTakenOver() throws {
    let old = Model.standard.memory(after: .easy, at: day(0))
    let chance = Model.fsrs7.retrievability(old, after: old.stability)
    #expect(abs(chance - 0.9) < 1e-9)
    let next = Model.fsrs7.memory(of: old, after: .good, at: day(9))
    #expect(next.fastStability != nil && next.stability.isFinite)
    let back = Model.standard.memory(of: next, after: .good, at: day(40))
    #expect(back.fastStability == nil && back.stability > next.stability)
  }

  @Test func theSameLogGivesEveryModelItsMemories() throws {
    var records: [AnswerLog.Record] = []
    for (days, right) in [(0.1, true), (0.11, true), (3, false), (3.02, true), (9.4, true)] {
      records.append(try Samples.answer("p1", right: right, on: days))
    }
    for model in [Model.standard, .fsrs7] {
      var memory: Model.Memory?
      for record in records {
        memory = model.memory(
          of: memory,
          after: record.isFirstTryCorrect ? .good : .again,
          at: record.date
        )
      }
      let schedule = ReviewSchedule(
        of: "ada",
        in: AnswerLog(records),
        calendar: testCalendar,
        policy: SpacedReview.Spacing(memory: model)
      )
      let found = try #require(schedule.entry(of: "p1")?.memory)
      // FSRS-6 counts days of the calendar there, and these are whole.
      if model == .fsrs7 { #expect(found.stability == memory?.stability) }
      #expect(found.fastStability == memory?.fastStability || model == .standard)
      let now = try #require(schedule.memory(of: "p1", at: day(10.4)))
      let expected =
        model == .fsrs7
        ? model.retrievability(of: found, at: day(10.4)) : model.retrievability(found, after: 1)
      #expect(now.retrievability == expected)
    }
  }

  // MARK: - Fitting

  /// Reviews by a memory with known parameters, some of them on the same day.
  private func histories(_ model: Model, _ count: Int, seed: UInt64 = 1) -> [[Model.PastReview]] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      let first = Model.Rating.allCases[generator.draw(below: 4)]
      var history = [Model.PastReview(first, after: 0)]
      var memory = model.memory(after: first, at: day(0))
      for _ in 1..<7 {
        let isSoon = generator.draw(below: 4) == 0
        let days = isSoon ? 0.01 : Double(1 + generator.draw(below: 40))
        let date = memory.date + days * 86_400
        let isRecalled = generator.drawUniform() < model.retrievability(of: memory, at: date)
        let rating = isRecalled ? Model.Rating.allCases[1 + generator.draw(below: 3)] : .again
        history.append(Model.PastReview(rating, after: Int(days), elapsed: days))
        memory = model.memory(of: memory, after: rating, at: date)
      }
      return history
    }
  }

  @Test func parametersFollowTheReviews() throws {
    let truth = try Model.fsrs7.with {
      $0.parameters[2] = 1.5
      $0.parameters[1] = 0.9
      $0.parameters[0] = 0.05
      $0.parameters[24] = 0.16
    }
    let fit = Model.fsrs7.fitted(to: histories(truth, 500))
    let (before, after) = (try #require(fit.before), try #require(fit.after))
    #expect(fit.fittedParameters == 34 && fit.reviews == 3000 && fit.model.version == .fsrs7)
    #expect(after.logLoss < before.logLoss)
    #expect(after.calibrationError < before.calibrationError)
    let others = histories(truth, 800, seed: 2)
    let best = try #require(truth.quality(of: others))
    let found = try #require(fit.model.quality(of: others))
    let standard = try #require(Model.fsrs7.quality(of: others))
    #expect(found.logLoss - best.logLoss < (standard.logLoss - best.logLoss) / 2)
    // The initializer checks bounds and order.
    _ = try Model { $0.parameters = fit.model.parameters }
  }

  @Test func littleDataChangesLittle() throws {
    #expect(Model.fsrs7.fitted(to: []).model == .fsrs7)
    let few = Model.fsrs7.fitted(to: histories(.fsrs7, 15))
    #expect(few.fittedParameters == 0 && few.model == .fsrs7)
    let some = Model.fsrs7.fitted(to: histories(.fsrs7, 120))
    #expect(some.fittedParameters == 4)
    #expect(some.model.parameters.dropFirst(4) == Model.fsrs7.parameters.dropFirst(4))
    // What was reviewed on one day says something to this version alone.
    let crammed = [[Model.PastReview]](
      repeating: [.init(.again, after: 0), .init(.good, after: 0, elapsed: 0.01)],
      count: 900
    )
    #expect(Model.fsrs7.fitted(to: crammed).reviews == 900)
    #expect(Model.standard.fitted(to: crammed).reviews == 0)
    #expect(Model.fsrs7.quality(of: crammed) == nil)
  }

  @Test func versionsAreComparedByTheSameReviews() throws {
    let histories = histories(.fsrs7, 300)
    let (six, seven) = (
      try #require(Model.standard.quality(of: histories)),
      try #require(Model.fsrs7.quality(of: histories))
    )
    #expect(seven.logLoss < six.logLoss)
    let onOtherDays = histories.map { history in
      history.map { Model.PastReview($0.rating, after: $0.days) }
    }
    #expect(Model.standard.quality(of: onOtherDays) == six)
  }
}
