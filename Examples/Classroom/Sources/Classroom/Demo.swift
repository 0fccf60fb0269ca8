// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import LearningDiary
import QuizCommunity
import Quizzes

/// A class to try the site with: its accounts, the content of the Examples, and some weeks of
/// history.
struct Demo {
  static let passphrase = "learn-and-play"
  static let introduction = """
    Sign in as ada, ben, cleo, dora or eve, who learn, or as kim, who teaches.
    The passphrase of all of them is \(passphrase).
    """

  /// The accounts as whom a newcomer can look around; words such as `demo.ada` say what each has to
  /// show.
  static let guides = ["ada", "eve", "kim"]

  let store: Store
  let quizzes: Streams<QuizSession>
  let groups: Streams<PlayerGroup>
  let challenges: Streams<QuizChallenge>
  let diary: DiaryPages

  private static let learners = [
    ("ada", "Ada"), ("ben", "Ben"), ("cleo", "Cleo"), ("dora", "Dora"),
  ]
  /// A learner who came to the class late, and catches up.
  private static let latecomer = ("eve", "Eve")

  /// Fills an empty store; one that was filled before stays as it is.
  func fill() async throws {
    guard try store.accounts().isEmpty else { return }
    let now = Date()
    // One for all, because it is no secret and each takes its time.
    let hash = try Secrets.hash(of: Self.passphrase)
    for (id, name) in Self.learners + [Self.latecomer] {
      try store.add(Account(id, name: name, role: .learner, hash: hash, at: now))
    }
    try store.add(Account("kim", name: "Kim", role: .teacher, hash: hash, at: now))
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
      Self.courses(around: now),
      as: LibraryItem(id: "courses", kind: "courses", title: "Courses")
    )
    try await playQuizzes(until: now)
    try await leaveSomethingToDo(for: "ada", from: "ben", at: now)
    try await groups.begin(
      GroupPages.stream,
      title: "The class",
      owner: nil,
      with: try history(until: now),
      at: now
    )
  }

  /// The folder with copies of what the demo needs of the content of the Examples, which come with the
  /// program.
  static var content: URL { Resources.folder.appending(path: "Demo") }

  /// The courses of the Examples, moved so that their second unit is due tomorrow.
  private static func courses(around now: Date) throws -> Data {
    let text = try String(
      contentsOf: content.appending(path: "courses.json"),
      encoding: .utf8
    )
    let style = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()
    let shift = now.timeIntervalSince(try Date("2026-03-14", strategy: style))
    let moved = try text.replacing(/\d{4}-\d\d-\d\d/) { day in
      try (Date(String(day.output), strategy: style) + shift).formatted(style)
    }
    return Data(moved.utf8)
  }

  /// A challenge that waits, a quiz half played and a diary with a goal, so that a newcomer sees
  /// where to go on.
  private func leaveSomethingToDo(
    for learner: Learner.ID,
    from rival: Learner.ID,
    at now: Date
  ) async throws {
    let json = try Data(contentsOf: Self.content.appending(path: "all-kinds.json"))
    let bank = try ProblemBank(json: json).qualified(by: "all-kinds")
    var generator = SeededGenerator(seed: 7)
    func quiz(_ id: String, _ count: Int, _ rules: QuizRules) throws -> Quiz {
      try Quiz(
        from: bank,
        Blueprint(count: count),
        rules: rules,
        id: Quiz.ID(id),
        title: bank.title,
        using: &generator
      )
    }
    let (begun, offered) = (Secrets.token(), Secrets.token())
    var session = try QuizSession(quiz(begun, 10, .immediate))
    try session.start(at: now - 7_200)
    for minute in 0..<4 {
      guard let answer = session.currentItem?.problem.correctAnswer else { break }
      try session.answer(answer, at: now - 7_100 + Double(minute) * 60)
      try session.proceed(at: now - 7_080 + Double(minute) * 60)
    }
    try await quizzes.begin(
      begun,
      title: bank.title,
      owner: learner.rawValue,
      with: session,
      at: now - 7_200
    )
    let challenge = try QuizChallenge(
      id: QuizChallenge.ID(offered),
      quiz: quiz(offered, 5, ChallengePages.rules),
      by: rival,
      inviting: [learner],
      at: now - 3_600,
      until: now + 6 * 86_400
    )
    try await challenges.begin(
      offered,
      title: bank.title,
      owner: nil,
      with: challenge,
      at: now - 3_600
    )
    guard let account = try store.account(learner.rawValue) else { return }
    // The diary begins with the courses, at a moment after the beginning of the demo.
    try await diary.streams.change(diary.stream(of: account), at: Date()) { diary, date in
      let course = DiaryCourse.ID("coding")
      for (id, title, days) in [
        ("names", "Explain what a variable is", -1.0), ("list", "Write the shopping list", 3),
      ] {
        let due = CalendarDay(of: date + days * 86_400, in: .current)
        try diary.add(.goal(id: DiaryItem.ID(id), title: title, course: course, due: due), at: date)
      }
      try diary.complete(.own("names"), at: date)
      let question = "Why does a name never change its value by itself?"
      try diary.add(.note(id: "question", title: question, course: course), at: date)
    }
  }

  /// Three weeks in which everybody plays now and then, some better than others.
  private func playQuizzes(until now: Date) async throws {
    let json = try Data(contentsOf: Self.content.appending(path: "general-chemistry.json"))
    let bank = try ProblemBank(json: json).qualified(by: "general-chemistry")
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
    let rules = try RuleBook {
      $0.todoPoints = 1...50
      $0.stealAfter = .weeks(1)
      $0.catchUp = try .joinDate(CatchUpPolicy.JoinDate(late: 7, multiplier: 2, limit: 60))
    }
    var group = PlayerGroup(id: "class", rules: rules, calendar: calendar)
    func date(_ days: Double) -> Date { now - days * 86_400 }
    try group.found(by: "kim", at: date(22))
    for (index, learner) in Self.learners.enumerated() {
      try group.join(Member.ID(learner.0), at: date(21.9 - Double(index) / 100))
    }
    try group.openSeason(id: "Term", lasting: .weeks(6), by: "kim", at: date(21))
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
