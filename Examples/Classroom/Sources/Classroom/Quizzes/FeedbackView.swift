import Quizzes

/// What became of a response, with the reason that the engine gives.
struct FeedbackView: Sendable {
  let mood: String
  let headline: String
  let reason: String
  let optionHTML: String?
  let correctHTML: String?
  let explanationHTML: String?
  let steps: [String]
  let parts: [String]
  let isDecided: Bool

  init(
    _ feedback: Feedback,
    on problem: PresentedProblem,
    in language: Language,
    words: [String: String]
  ) {
    isDecided = feedback.isDecided
    // Other answers may follow, so nothing is shown as lost before the problem is decided.
    let isPartial = feedback.credit != .zero && !feedback.isCorrect
    mood =
      switch feedback.reason {
      case .awaitsGrade, .awaitsSubmission, .recorded: "waiting"
      case .correctSoFar: "correct"
      default: feedback.isCorrect ? "correct" : isPartial ? "partial" : "wrong"
      }
    headline = words["feedback.\(mood)"] ?? ""
    reason = feedback.sentence(in: language)
    optionHTML = feedback.optionFeedback?.html
    explanationHTML = feedback.isDecided ? feedback.explanation?.html : nil
    let isShown = feedback.isDecided && !feedback.isCorrect
    correctHTML = isShown ? feedback.correctAnswer?.html(for: problem) : nil
    steps = feedback.steps.count > 1 ? feedback.steps.map(\.description) : []
    parts = feedback.parts.filter { !$0.isCorrect }.map { feedback.sentence(for: $0, in: language) }
  }
}
