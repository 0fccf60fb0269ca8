import Exercises
import Foundation
import Quizzes

/// A quiz and an exercise of vocabulary in each of two other languages.
struct LanguagesChapter: Chapter {
  let title = "In French and in Spanish"
  let module = "Quizzes, Exercises"

  /// The files of a language, which are a quiz and an exercise.
  private static let files = [("francais.json", "mots.json"), ("espanol.json", "palabras.json")]
  private static let problemCount = 3
  private static let wordCount = 2

  func play(_ content: ContentFolder, seed: UInt64, on console: inout Console) throws {
    try console.printParagraph(
      """
      Answers are judged by the rules of their language, and every sentence is there in nine. The student has no accents on \
      the keyboard.
      """
    )
    for (quiz, exercise) in Self.files {
      try console.print()
      let language = try playQuiz(content.file(quiz), seed: seed, on: &console)
      try playExercise(content.file(exercise), in: language, seed: seed, on: &console)
    }
  }

  /// Plays a few problems of a bank, and returns its language.
  private func playQuiz(
    _ path: String,
    seed: UInt64,
    on console: inout Console
  ) throws -> Language {
    let bank: ProblemBank = try ContentFile(path: path).load(listedBy: "quiz check")
    let language = bank.language.map { Language($0) } ?? .english
    try console.printParagraph(bank.title.onOneLine, render: console.style.bold)
    var generator = SeededGenerator(seed: seed)
    let blueprint = try Blueprint(count: Self.problemCount)
    var session = try QuizSession(Quiz(from: bank, blueprint, using: &generator))
    var student = ScriptedStudent(generator: generator)
    var clock = ScriptedClock()
    while let item = session.currentItem {
      try console.printParagraph(item.problem.prompt.rendered(console.style), indent: "  ")
      let labels = OptionLabels(item)
      for response in student.responses(to: item).map(\.withoutAccents) {
        try session.answer(response, at: clock.now())
        try console.printParagraph(
          "> \(response.text(labels))",
          indent: "  ",
          hanging: 2,
          render: console.style.cyan
        )
      }
      if let feedback = session.feedback {
        try tell(feedback.sentence(in: language), isRight: feedback.isCorrect, on: &console)
      }
      try session.proceed(at: clock.now())
    }
    return language
  }

  /// Drags a few words to their articles, the first one to a wrong place.
  private func playExercise(
    _ path: String,
    in language: Language,
    seed: UInt64,
    on console: inout Console
  ) throws {
    var unused = SeededGenerator(seed: seed)
    let exercise = try ExerciseFile(path: path).load(using: &unused).first
    guard let exercise = exercise?.withTasks(0..<Self.wordCount),
      case .match(var session) = AnyExerciseSession(exercise)
    else { throw Failure.badData("\(path): the tour needs an exercise of matching") }
    try console.printParagraph(exercise.info.name.onOneLine, render: console.style.bold)
    let categories = session.content.exercise.categories
    var clock = ScriptedClock()
    while let word = session.word {
      let isFirst = session.mistakes.isEmpty
      for category in categories where word.categories.contains(category.id) != isFirst {
        try session.drag(to: category.id, at: clock.now())
        try console.say(
          "> \(word.heard.text.onOneLine) → \(category.title.onOneLine)",
          render: console.style.cyan
        )
      }
      let before = session.mistakes.count
      try session.submit(at: clock.now())
      for mistake in session.mistakes.dropFirst(before) {
        try tell(mistake.sentence(in: language), isRight: false, on: &console)
      }
      if session.mistakes.count == before { try console.say("✓", render: console.style.green) }
      if session.shown != nil { try session.proceed(at: clock.now()) }
    }
  }

  private func tell(_ sentence: String, isRight: Bool, on console: inout Console) throws {
    try console.printParagraph(
      "\(isRight ? "✓" : "✗") \(sentence.onOneLine)",
      indent: "  ",
      hanging: 2,
      render: isRight ? console.style.green : console.style.red
    )
  }
}

extension QuizResponse {
  /// The response as it is typed on a keyboard without accents.
  fileprivate var withoutAccents: QuizResponse {
    guard case .text(let text) = self else { return self }
    return .text(text.folding(options: .diacriticInsensitive, locale: nil))
  }
}
