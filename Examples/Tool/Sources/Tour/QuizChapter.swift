// SPDX-License-Identifier: Apache-2.0
import Foundation
import Quizzes

/// Quizzes, after QuizASSIST (Worcester Polytechnic Institute, 2016).
struct QuizChapter: Chapter {
  let title = "A quiz"
  let module = "Quizzes"

  private static let problemCount = 6
  /// The lines that tell at the end what it came to.
  private static let closing = 3

  func play(_ content: ContentFolder, seed: UInt64, on page: inout TourPage) throws {
    let path = content.file("general-chemistry.json")
    let bank: ProblemBank = try ContentFile(path: path).load(listedBy: "quiz check")
    var generator = SeededGenerator(seed: seed)
    let quiz = try Quiz(from: bank, Blueprint(count: Self.problemCount), using: &generator)
    let count = bank.allProblems.count
    page.write(
      """
      \(Count(quiz.items.count, "problem")) of the \(count) in “\(bank.title.onOneLine)”, drawn by lot. The student \
      errs about one time in four.
      """
    )
    var student = ScriptedStudent(generator: generator)
    var session = QuizSession(quiz)
    var clock = ScriptedClock()
    while let item = session.currentItem {
      var next = session
      let hadRoom = try page.writeWhole(above: Self.closing) { page in
        try answer(item, by: &student, in: &next, clock: &clock, on: &page)
      }
      guard hadRoom else { break }
      session = next
    }
    try leave(session, on: &page)
  }

  private func answer(
    _ item: Quiz.Item,
    by student: inout ScriptedStudent,
    in session: inout QuizSession,
    clock: inout ScriptedClock,
    on page: inout TourPage
  ) throws {
    let style = page.style
    let number = style.bold("\((session.currentIndex ?? 0) + 1)")
    page.write("\(number)  \(item.problem.prompt.rendered(style))", hanging: 3)
    let labels = OptionLabels(item)
    for line in labels.all.map({ labels.line($0, $1, style) }).joined(to: page.width - 5) {
      page.write(line, indent: 5, hanging: 3)
    }
    var answers: [String] = []
    for response in student.responses(to: item) {
      try session.answer(response, at: clock.now())
      answers.append(response.text(labels))
    }
    page.act(answers.joined(separator: "  "))
    if let feedback = session.feedback {
      page.judge(feedback.isCorrect, feedback.sentence(in: .english))
    }
    try session.proceed(at: clock.now())
  }

  /// The student closes the app, and goes on another day.
  private func leave(_ session: QuizSession, on page: inout TourPage) throws {
    let score = session.score
    page.write(
      "Score: \(score) (\(score.formatted(.percent)))",
      render: page.style.bold
    )
    let replayed = try QuizSession(session.content, replaying: session.events)
    let outcome = replayed == session ? "the same session again" : "another session"
    let open = Count(session.undecidedProblems.count, "problem")
    page.write(
      """
      The student leaves, with \(open) to come. The session is a list of \(session.events.count) events; \
      replayed over the quiz they give \(outcome).
      """
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
