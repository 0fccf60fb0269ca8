// SPDX-License-Identifier: Apache-2.0
import Quizzes
import RichTextHTML

/// What became of a response, with the reason that the engine gives.
struct FeedbackView: Sendable {
  let mood: String
  let headline: String
  let reason: String
  let optionHTML: String?
  let responseHTML: [String]
  let correctHTML: String?
  let explanationHTML: String?
  let steps: [String]
  let parts: [String]
  let isDecided: Bool

  init(
    _ feedback: Feedback,
    on problem: PresentedProblem,
    in phrasebook: Phrasebook,
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
    reason = feedback.sentence(in: phrasebook)
    optionHTML = feedback.optionFeedback?.html
    responseHTML = feedback.responseFeedback.map { text in
      let title = text.title.map { "<b>\(RichText($0).html)</b> " } ?? ""
      return title + text.text.html
    }
    explanationHTML = feedback.isDecided ? feedback.explanation?.html : nil
    let isShown = feedback.isDecided && !feedback.isCorrect
    correctHTML = isShown ? feedback.correctAnswer?.html(for: problem) : nil
    steps = feedback.steps.count > 1 ? feedback.steps.map(\.description) : []
    let names = Self.partNames(of: problem)
    parts = feedback.parts.filter { !$0.isCorrect }.map { part in
      let sentence = feedback.sentence(for: part, in: phrasebook)
      return names[part.id.rawValue].map { "\($0): \(sentence)" } ?? sentence
    }
  }

  /// What the parts of an answer are called: items by their texts, gaps by their numbers.
  private static func partNames(of problem: PresentedProblem) -> [String: String] {
    let items = (problem.left.isEmpty ? problem.items : problem.left)
      .map { ($0.id.rawValue, $0.text.plainText) }
    let gaps = problem.gaps.enumerated().map { ($1.id.rawValue, "\($0 + 1)") }
    return Dictionary(items + gaps) { first, _ in first }
  }
}
