import Foundation
import Quizzes

/// Quizzes, after QuizASSIST (Worcester Polytechnic Institute, 2016).
struct QuizChapter: Chapter {
  let title = "A quiz"
  let module = "Quizzes"

  /// After how many decided problems one is put off, and after how many the student comes back to it.
  private static let skipAt = 2
  private static let comeBackAt = 4
  private static let problemCount = 6

  func play(_ content: ContentFolder, seed: UInt64, on console: inout Console) throws {
    let path = content.file("general-chemistry.json")
    let bank: ProblemBank = try ContentFile(path: path).load(listedBy: "quiz check")
    var generator = SeededGenerator(seed: seed)
    let quiz = try Quiz(from: bank, Blueprint(count: Self.problemCount), using: &generator)
    try introduce(quiz, from: bank, on: &console)
    var student = ScriptedStudent(generator: generator)
    var session = QuizSession(quiz)
    var clock = ScriptedClock()
    var putOff: Problem.ID?
    while let item = session.currentItem {
      if session.decidedCount == Self.skipAt, putOff == nil, session.undecidedProblems.count > 1 {
        putOff = item.problem.id
        try announce(item, in: session, on: &console)
        try session.skip(at: clock.now())
        try console.print("  \(console.style.cyan("> puts it off"))")
      } else if session.decidedCount == Self.comeBackAt, let problem = putOff,
        item.problem.id != problem, session.undecidedProblems.contains(problem)
      {
        try session.comeBack(to: problem, at: clock.now())
        try console.print()
        try console.printParagraph("Back to the problem put off:", render: console.style.dim)
      } else {
        try announce(item, in: session, on: &console)
        try answer(item, by: &student, in: &session, clock: &clock, on: &console)
      }
    }
    try finish(session, on: &console)
  }

  private func introduce(_ quiz: Quiz, from bank: ProblemBank, on console: inout Console) throws {
    let sets = bank.allSets.filter { !$0.problems.isEmpty }
    try console.printParagraph(
      """
      \(Count(quiz.items.count, "problem")) drawn at random from “\(bank.title.onOneLine)” \
      (\(Count(bank.allProblems.count, "problem")) in \(Count(sets.count, "set"))), with four options at the \
      most. The student errs about one time in four, and puts one problem off.
      """
    )
  }

  private func announce(_ item: Quiz.Item, in session: QuizSession, on console: inout Console)
    throws
  {
    try console.print()
    try console.printHeading(of: item, in: session)
  }

  private func answer(
    _ item: Quiz.Item,
    by student: inout ScriptedStudent,
    in session: inout QuizSession,
    clock: inout ScriptedClock,
    on console: inout Console
  ) throws {
    let labels = OptionLabels(item)
    let options = labels.all.map { labels.line($0, $1, console.style) }
    for line in options.joined(to: console.width - 4) {
      try console.printParagraph(line, indent: "    ", hanging: 3)
    }
    var answers: [String] = []
    for response in student.responses(to: item) {
      let feedback = try session.answer(response, at: clock.now())
      answers.append(response.text(labels) + (feedback.isDecided ? "" : " ✓"))
    }
    try console.printParagraph(
      "> \(answers.joined(separator: "  "))",
      indent: "  ",
      hanging: 2,
      render: console.style.cyan
    )
    if let feedback = session.feedback {
      try console.printVerdict(feedback, on: item)
    }
    try session.proceed(at: clock.now())
  }

  private func finish(_ session: QuizSession, on console: inout Console) throws {
    try console.print()
    try console.printSummary(of: session)
    let replayed = try QuizSession(session.content, replaying: session.events)
    let outcome = replayed == session ? "the same session again" : "another session"
    try console.printParagraph(
      "The session is a list of \(session.events.count) events; replayed over the quiz they give \(outcome)."
    )
  }
}

extension QuizResponse {
  /// The response as it is shown.
  func text(_ labels: OptionLabels) -> String {
    switch self {
    case .text(let text): "“\(text)”"
    case .choice, .choices: picks.compactMap(labels.label(of:)).joined(separator: " ")
    case .order(let items): items.map(\.rawValue).joined(separator: " ")
    case .pairs(let pairs): Self.list(pairs.map { ("\($0.key)", "\($0.value)") })
    case .gaps(let gaps): Self.list(gaps.map { ("\($0.key)", "“\($0.value)”") })
    }
  }

  private static func list(_ entries: [(name: String, value: String)]) -> String {
    entries.sorted { $0.name < $1.name }.map { "\($0.name): \($0.value)" }.joined(separator: ", ")
  }
}
