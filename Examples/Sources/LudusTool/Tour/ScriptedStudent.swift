import Quizzes

/// A student who knows the answers but errs about one time in four.
struct ScriptedStudent {
  private var generator: SeededGenerator

  init(generator: SeededGenerator) {
    self.generator = generator
  }

  /// What the student answers; for check-all, one pick after the other.
  mutating func responses(to item: QuizItem) -> [Response] {
    let errs = generator.draw(below: 4) == 0
    switch item.problem.kind {
    case .multipleChoice:
      let candidates = item.options.filter { $0.isCorrect != errs }
      return generator.drawElement(of: candidates).map { [.choice($0.id)] } ?? []
    case .checkAll:
      var picks = item.options.filter(\.isCorrect)
      if errs, let wrong = generator.drawElement(of: item.options.filter { !$0.isCorrect }) {
        // Nothing can be picked after the wrong one.
        picks = picks.prefix(generator.draw(below: picks.count)) + [wrong]
      }
      return picks.map { .choice($0.id) }
    case .exactMatch(let matcher):
      return [.text(errs ? slip(in: matcher.preferred) : spelling(of: matcher))]
    case .roughMatch(let matcher):
      return [.text(slip(in: matcher.preferred))]
    }
  }

  /// The answer with its last letter doubled.
  private func slip(in answer: String) -> String {
    answer + (answer.last.map { String($0) } ?? "")
  }

  /// A way to write the right answer, not always the tidiest that is accepted.
  private mutating func spelling(of matcher: ExactMatcher) -> String {
    let answer = generator.drawElement(of: matcher.accepted) ?? matcher.preferred
    guard generator.draw(below: 2) == 0 else { return answer }
    let ignoresCase = matcher.normalization.steps.contains(.caseFolding)
    return " \(ignoresCase ? answer.uppercased() : answer)"
  }
}
