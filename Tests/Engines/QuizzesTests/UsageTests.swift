// SPDX-License-Identifier: Apache-2.0
import Quizzes
import QuizTestSupport
import Testing

/// The sketch "A quiz" of how using the module should read, line by line.
struct UsageTests {
  private let now = Date(timeIntervalSince1970: 1_479_686_400)

  /// A bank as it comes from a file, in which option "b" is always right.
  private func data() throws -> Data {
    func set(_ id: String) -> String {
      let problems = (1...12).map { number in
        #"""
        {"id":"\#(id)-\#(number)","kind":"multipleChoice","prompt":"Problem \#(number)",
         "options":[{"id":"a","text":"no"},{"id":"b","text":"yes","correct":true}]}
        """#
      }
      return #"""
        {"id":"ch1010/\#(id)","title":"\#(id)","problems":[\#(problems.joined(separator: ","))]}
        """#
    }
    let bank = #"""
      {"version":1,"id":"chemistry","title":"Chemistry","sets":[
       {"id":"ch1010","title":"CH 1010","sets":[\#(set("acids")),\#(set("moles"))]}]}
      """#
    return Data(bank.utf8)
  }

  @Test func aQuizReadsAsSketched() throws {
    let bank = try ProblemBank(json: try data())
    var generator = SeededGenerator(seed: 2016)
    let quiz = try Quiz(
      from: bank,
      Blueprint(count: 10) { $0.sets = ["ch1010/acids", "ch1010/moles"] },
      using: &generator
    )

    var session = QuizSession(quiz)
    let feedback = try session.answer(.choice("b"), at: now)
    #expect(feedback.credit == 1)
    #expect(feedback.reason == .correctChoice)
    try session.proceed(at: now)
    try session.skip(at: now)

    let saved = try JSONEncoder().encode(session.events)
    let events = try JSONDecoder().decode([QuizSession.Event].self, from: saved)
    var resumed = try QuizSession(quiz, replaying: events)
    #expect(resumed == session)

    for number in 2...10 {
      try resumed.answer(.choice(number > 7 ? "a" : "b"), at: now)
      try resumed.proceed(at: now)
    }
    #expect(resumed.summary.score.description == "7 of 10")
    #expect(resumed.summary.results.map(\.evaluation.reason).count { $0 == .correctChoice } == 7)
    #expect(resumed.summary.results.map(\.evaluation.reason).count { $0 == .wrongChoice("a") } == 3)
    #expect(resumed.phase == .finished)
  }

  @Test func aBadBankListsEveryFault() throws {
    let text = String(decoding: try data(), as: UTF8.self)
      .replacing(#","correct":true"#, with: "")
    let error = #expect(throws: ContentError<ProblemFault>.self) {
      try ProblemBank(json: Data(text.utf8))
    }
    #expect(error?.faults.count == 24)
  }
}
