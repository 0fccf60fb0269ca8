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
    on item: Quiz.Item,
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
    optionHTML = feedback.optionFeedback?.onPage
    responseHTML = feedback.responseFeedback.map { text in
      let title = text.title.map { "<b>\(RichText($0).onPage)</b> " } ?? ""
      return title + text.text.onPage
    }
    explanationHTML = feedback.isDecided ? feedback.explanation?.onPage : nil
    let isShown = feedback.isDecided && !feedback.isCorrect && feedback.correctAnswer != nil
    correctHTML = isShown ? item.correctHTML(in: phrasebook, unlessIn: reason) : nil
    steps = feedback.steps.count > 1 ? feedback.steps.map(\.description) : []
    let problem = item.presentation
    parts = feedback.parts.filter { !$0.isCorrect }.map { part in
      let sentence = feedback.sentence(for: part, in: phrasebook)
      return Self.name(of: part, in: item, problem).map { "\($0): \(sentence)" } ?? sentence
    }
  }

  /// Whether a sentence has a text as a word of its own, so that it need not be said twice.
  static func says(_ sentence: String, _ html: String) -> Bool {
    let sentence = sentence.escapedForHTML
    return sentence.ranges(of: html).contains { range in
      let before = sentence[..<range.lowerBound].last
      let after = sentence[range.upperBound...].first
      return ![before, after].contains { $0?.isLetter == true || $0?.isNumber == true }
    }
  }

  /// What a part of an answer is called: an item by its text, a gap by its number.
  private static func name(
    of part: ResponseEvaluation.Part,
    in item: Quiz.Item,
    _ problem: PresentedProblem
  ) -> String? {
    guard let place = item.place(of: part.id) else { return nil }
    guard problem.gaps.isEmpty else { return place.rawValue }
    let items = problem.left.isEmpty ? problem.items : problem.left
    return items.first { $0.id == place }?.text.plainText
  }
}
