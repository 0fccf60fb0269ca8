// SPDX-License-Identifier: Apache-2.0
import Foundation
import Ludus
import Testing

/// A server keeps values that many requests read and copy at once; `.ci/sanitizers` looks for races
/// in it.
@Suite struct ConcurrencyTests {
  private static let start = Date(timeIntervalSince1970: 1_774_400_000)

  /// Expects that tasks which change copies of one value at once get what they get one after the
  /// other.
  private func expectApart<Value: Equatable & Sendable>(
    _ value: Value,
    change: @escaping @Sendable (inout Value, Int) throws -> Void
  ) async throws {
    let kept = value
    let together = try await withThrowingTaskGroup(of: (Int, Value).self) { tasks in
      for number in 0..<16 {
        tasks.addTask {
          var copy = value
          try change(&copy, number)
          return (number, copy)
        }
      }
      return try await tasks.reduce(into: [Int: Value]()) { $0[$1.0] = $1.1 }
    }
    for number in 0..<16 {
      var alone = value
      try change(&alone, number)
      #expect(together[number] == alone)
      #expect(alone != kept)
    }
    #expect(value == kept)
  }

  @Test func copiesOfAGroup() async throws {
    var group = PlayerGroup(
      id: "flat",
      rules: .standard,
      calendar: Calendar(identifier: .gregorian)
    )
    try group.perform(.founded, by: "ada", at: Self.start)
    for number in 0..<40 {
      let todo = Todo(id: .init("t\(number)"), title: "Work", points: 5)
      try group.perform(.created(todo), by: "ada", at: Self.start + Double(number))
    }
    try await expectApart(group) { group, number in
      for step in 0..<10 {
        let todo = Todo.ID("t\((number + 3 * step) % 40)")
        let date = Self.start + Double(1_000 * (step + 1))
        try group.perform(.claimed(todo), by: "ada", at: date)
        try group.perform(.completed(todo), by: "ada", at: date + 600)
        #expect(group.view().members.count == 1)
      }
    }
  }

  @Test func copiesOfALedger() async throws {
    var ledger = Ledger(rules: .standard, days: DayReckoning(Calendar(identifier: .gregorian)))
    @Sendable func record(_ id: String, on ledger: inout Ledger, _ date: Date) throws {
      let entry = Ledger.Entry(
        id: .init(id),
        member: "ada",
        change: .points(3),
        reason: PointsReason(.todo, subject: "t"),
        date: date
      )
      try ledger.record(entry)
    }
    for number in 0..<100 {
      try record("e\(number)", on: &ledger, Self.start + Double(60 * number))
    }
    try await expectApart(ledger) { ledger, number in
      for step in 0..<12 {
        // Late ones too, before which marks are kept.
        try record("\(number)-\(step)", on: &ledger, Self.start + Double(977 * step))
      }
    }
  }

  @Test func copiesOfASession() async throws {
    let problems = try ["\\frac{1}{2}x", "x^2 - 1", "sin(x)^2 + cos(x)^2"].enumerated().map {
      try Problem(id: .init("p\($0)"), prompt: "?", kind: .algebraic(AlgebraMatcher($1)))
    }
    let quiz = try Quiz(
      id: "quiz",
      items: problems.map { Quiz.Item($0, set: "s", setTitle: "S") }
    )
    var session = QuizSession(quiz)
    try session.start(at: Self.start)
    try await expectApart(session) { session, number in
      for (place, answer) in ["x/2", "(x-1)(x+1)", "\(number)"].enumerated() {
        let date = Self.start + Double(10 * place + 1)
        try session.answer(.text(answer), at: date)
        try session.proceed(at: date + 1)
      }
      #expect(session.isFinished)
    }
  }

  @Test func copiesOfADiary() async throws {
    var diary = Diary(owner: "eva")
    try diary.merge(
      platform: [DiaryCourse(id: "art", title: "Art", enrollment: .subscribed)],
      at: Self.start
    )
    try await expectApart(diary) { diary, number in
      for step in 0..<20 {
        let date = Self.start + Double(100 * step + number)
        let note = DiaryItem.note(
          id: .init("n\(step)"),
          title: "Note",
          course: "art",
          text: "by \(number)"
        )
        try diary.add(note, at: date)
      }
    }
  }

  @Test func copiesOfASheet() async throws {
    var sheet = try PinSheet(id: "sheet", title: "Sheet", sections: [])
    for number in 0..<20 {
      let section = try PinSection(id: .init("s\(number)"), title: "Section", exercises: [])
      try sheet.insert(section, at: Self.start + Double(number))
    }
    try await expectApart(sheet) { sheet, number in
      for step in 0..<20 {
        let date = Self.start + Double(100 * step + number + 100)
        try sheet.rename(.section(.init("s\(step)")), to: "Section \(number)", at: date)
      }
    }
  }

  /// Tables that are made at their first use are made once.
  @Test func matchersOfOneMaking() async throws {
    let judge: @Sendable (Int) throws -> String = { number in
      let matchers: [any AnswerMatcher] = [
        try AlgebraMatcher("(x+1)^2"), try NumericMatcher("9.81 m/s^2"), try DateMatcher("1848"),
        try ChemicalMatcher("H2SO4"), RoughMatcher("photosynthesis"),
      ]
      let answers = ["x^2+2x+1", "981 cm/s^2", "1848", "H_2SO_4", "fotosinthesis", "\(number)"]
      let verdicts = matchers.flatMap { matcher in answers.map { "\(matcher.verdict(for: $0))" } }
      return verdicts.joined() + "\(SpellingDiagnosis(target: "Fahrrad", input: "Farat"))"
    }
    let together = try await withThrowingTaskGroup(of: String.self) { tasks in
      for number in 0..<8 { tasks.addTask { try judge(number % 2) } }
      return try await tasks.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(together == [try judge(0), try judge(1)])
  }
}
