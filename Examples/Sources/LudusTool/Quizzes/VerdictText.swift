import Quizzes

/// What became of a response, in sentences.
///
/// The reasons of the library name options by their identifiers; a learner knows them by the letters shown.
struct VerdictText {
  /// Whether the headline is good news.
  let isGood: Bool
  /// The verdict, with what the author says about the picked option.
  let headline: String
  /// What would have been right, and what the author says about the problem.
  let details: [String]

  init(_ feedback: Feedback, on item: QuizItem, style: Style) {
    isGood = feedback.isCorrect || !feedback.isDecided
    let said = [Self.headline(of: feedback, on: item), feedback.optionFeedback?.rendered(style)]
    headline = said.compactMap(\.self).joined(separator: " ")
    details = [
      feedback.isCorrect ? nil : Self.correction(in: feedback, of: item, style),
      feedback.explanation?.rendered(style),
    ].compactMap(\.self)
  }

  private static func headline(of feedback: Feedback, on item: QuizItem) -> String {
    let labels = OptionLabels(item)
    let reason = feedback.reason.sentence { labels.label(of: $0) ?? $0.rawValue }.onOneLine
    return switch feedback.reason {
    case .correctChoice, .allCorrectPicked, .matched:
      "✓ Right, \(Count(feedback.earned, "point")). \(reason)"
    case .correctSoFar: "✓ \(reason)"
    case .mismatched: "✗ Not right. \(reason)"
    case .awaitsGrade, .graded, .awaitsSubmission: reason
    case .wrongChoice, .wrongPick, .notRight, .revealed, .timeOver, .unanswered: "✗ \(reason)"
    case _ where feedback.grade == .zero: "✗ \(reason)"
    default: "\(feedback.isCorrect ? "✓" : "~") \(Count(feedback.earned, "point")). \(reason)"
    }
  }

  /// The right answer, unless the headline says it already.
  private static func correction(
    in feedback: Feedback,
    of item: QuizItem,
    _ style: Style
  ) -> String? {
    switch (feedback.rightAnswer, feedback.reason) {
    case (.text?, .mismatched), (nil, _):
      return nil
    case (.text(let text)?, _):
      return "The right answer: \(text.onOneLine)"
    case (.order(let order)?, _):
      let texts = order.compactMap { name in item.items.first { $0.id == name }?.text }
      return "The right order: \(texts.map { $0.rendered(style) }.joined(separator: " · "))"
    case (.pairs?, _), (.gaps?, _):
      return nil
    case (.choice?, _), (.choices?, _):
      let labels = OptionLabels(item)
      let right = labels.all.filter(\.option.isCorrect).map { labels.line($0, $1, style) }
      return "The right answer: \(right.joined(separator: " · "))"
    }
  }
}
