// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import Quizzes

/// A class to try the site with: its accounts, the content of the Examples, and some weeks of history.
struct Demo {
  static let passphrase = "learn-and-play"
  static let introduction = """
    Sign in as ada, ben, cleo, dora or eve, who learn, or as kim, who teaches.
    The passphrase of all of them is \(passphrase).
    """

  let store: Store
  let quizzes: Streams<QuizSession>
  let groups: Streams<PlayerGroup>

  private static let learners = [
    ("ada", "Ada"), ("ben", "Ben"), ("cleo", "Cleo"), ("dora", "Dora"),
  ]
  /// A learner who came to the class late, and catches up.
  private static let latecomer = ("eve", "Eve")

  /// Fills an empty store; one that was filled before stays as it is.
  func fill() async throws {
    guard try store.accounts().isEmpty else { return }
    let now = Date()
    for (id, name) in Self.learners + [Self.latecomer] {
      try store.add(Account(id, name: name, role: .learner, passphrase: Self.passphrase, at: now))
    }
    try store.add(Account("kim", name: "Kim", role: .teacher, passphrase: Self.passphrase, at: now))
    let banks = [
      ("general-chemistry", "General chemistry"), ("all-kinds", "Every kind of problem"),
      ("calculus", "Calculus"),
    ]
    for (name, title) in banks {
      let file = Self.content.appending(path: "\(name).json")
      let json = try Data(contentsOf: file)
      _ = try ProblemBank(json: json)
      try store.publish(json, as: LibraryItem(id: name, kind: "bank", title: title))
    }
    for (name, title) in [("hand-bones", "Bones of the hand"), ("plant-cell", "The plant cell")] {
      let folder = Self.content
      try store.publish(
        Data(contentsOf: folder.appending(path: "\(name).json")),
        as: LibraryItem(id: name, kind: "sheet", title: title)
      )
      try store.publish(
        Data(contentsOf: folder.appending(path: "\(name).svg")),
        as: LibraryItem(id: "\(name).svg", kind: "image", title: title)
      )
    }
    try store.publish(
      Data(contentsOf: Self.content.appending(path: "spelling.json")),
      as: LibraryItem(id: "spelling", kind: "exercises", title: "Spelling")
    )
    try store.publish(
      Data(contentsOf: Self.content.appending(path: "diary/courses.json")),
      as: LibraryItem(id: "courses", kind: "courses", title: "Courses")
    )
    try await playQuizzes(until: now)
    try await groups.begin(
      GroupPages.stream,
      title: "The class",
      owner: nil,
      with: try history(until: now),
      at: now
    )
  }

  /// The folder with the content of the Examples.
  private static var content: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Content").standardized
  }

  /// Three weeks in which everybody plays now and then, some better than others.
  private func playQuizzes(until now: Date) async throws {
    let json = try Data(contentsOf: Self.content.appending(path: "general-chemistry.json"))
    let bank = try ProblemBank(json: json)
    var generator = SeededGenerator(seed: 2026)
    for (index, learner) in Self.learners.enumerated() {
      for round in 0..<4 {
        let id = Secrets.token()
        let quiz = try Quiz(
          from: bank,
          Blueprint(count: 8),
          id: Quiz.ID(id),
          title: bank.title,
          using: &generator
        )
        var session = QuizSession(quiz)
        var date = now - Double(21 - round * 5 - index) * 86_400
        try session.start(at: date)
        let skill = [85, 55, 70, 40][index] + round * 4
        while let item = session.currentItem, !session.isFinished {
          date += Double.random(in: 8...50, using: &generator)
          let isRight = Int.random(in: 0..<100, using: &generator) < skill
          if isRight, let answer = item.problem.correctAnswer {
            try session.answer(answer, at: date)
          } else {
            try session.reveal(at: date)
          }
          if session.feedback?.isDecided == true { try session.proceed(at: date) }
        }
        try await quizzes.begin(
          id,
          title: bank.title,
          owner: learner.0,
          with: session,
          at: now - Double(21 - round * 5 - index) * 86_400
        )
      }
    }
  }

  /// What the class has done together.
  private func history(until now: Date) throws -> PlayerGroup {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    let rules = try RuleBook(
      todoPoints: 1...50,
      stealAfter: .weeks(1),
      catchUp: .joinDate(CatchUpPolicy.JoinDate(late: 7, multiplier: 2, limit: 60))
    )
    var group = PlayerGroup(id: "class", rules: rules, calendar: calendar)
    func date(_ days: Double) -> Date { now - days * 86_400 }
    try group.found(by: "kim", at: date(22))
    for (index, learner) in Self.learners.enumerated() {
      try group.join(Member.ID(learner.0), at: date(21.9 - Double(index) / 100))
    }
    try group.openSeason(id: "Spring", lasting: .weeks(6), by: "kim", at: date(21))
    let todos = [
      ("Water the plants", 5), ("Explain a problem to somebody", 15), ("Clean the board", 5),
      ("Bring the experiment to class", 20), ("Write three problems of your own", 25),
      ("Collect the homework", 5), ("Read a chapter ahead", 10), ("Tidy the shelf", 8),
    ]
    for (index, todo) in todos.enumerated() {
      let id = Todo.ID("demo-\(index)")
      let day = 20 - Double(index) * 2
      try group.create(Todo(id: id, title: todo.0, points: todo.1), by: "kim", at: date(day))
      guard index < 6 else { continue }
      let member = Member.ID(Self.learners[[0, 1, 0, 2, 1, 3][index]].0)
      try group.claim(id, by: member, at: date(day - 0.5))
      if index < 5 { try group.complete(id, by: member, at: date(day - 1.5)) }
    }
    try group.join(Member.ID(Self.latecomer.0), at: date(4))
    return group
  }
}
