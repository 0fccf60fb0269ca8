// SPDX-License-Identifier: Apache-2.0
import Languages
import Quizzes

/// What became of a response, in sentences.
///
/// The reasons of the library name options by their identifiers; a learner knows them by the
/// letters shown.
struct VerdictText {
  /// Whether the headline is good news.
  let isGood: Bool
  /// The verdict, with what the author says about the picked option.
  let headline: String
  /// What would have been right, and what the author says about the problem.
  let details: [String]

  init(_ feedback: Feedback, on item: Quiz.Item, reasonIn phrasebook: Phrasebook, style: Style) {
    isGood = Self.isGood(feedback)
    let said = [
      Self.headline(of: feedback, on: item, reasonIn: phrasebook),
      feedback.optionFeedback?.rendered(style),
    ]
    headline = said.compactMap(\.self).joined(separator: " ")
    details = [
      Self.parts(of: feedback, on: item),
      Self.partFeedback(in: feedback, on: item, style),
      feedback.isCorrect ? nil : Self.correction(in: feedback, of: item, phrasebook, style),
      Self.account(of: feedback),
      Self.responseFeedback(in: feedback, style),
      feedback.enteredGrade?.comment?.onOneLine,
      feedback.explanation?.rendered(style),
    ].compactMap(\.self)
  }

  /// What the author says about the response as a whole, each text behind its heading.
  private static func responseFeedback(in feedback: Feedback, _ style: Style) -> String? {
    let texts = feedback.responseFeedback.map { text in
      [text.title.map { "\($0.onOneLine):" }, text.text.rendered(style)].compactMap(\.self)
        .joined(separator: " ")
    }
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }

  private static func isGood(_ feedback: Feedback) -> Bool {
    switch feedback.reason {
    case .correctSoFar, .awaitsSubmission, .awaitsGrade: true
    default: feedback.isCorrect
    }
  }

  private static func headline(
    of feedback: Feedback,
    on item: Quiz.Item,
    reasonIn phrasebook: Phrasebook
  ) -> String {
    let labels = OptionLabels(item)
    let reason = feedback.reason.sentence(in: phrasebook) { labels.label(of: $0) ?? $0.rawValue }
      .onOneLine
    let points = Count(feedback.earned, "point")
    return switch feedback.reason {
    case .correctChoice, .allCorrectPicked, .matched: "✓ Right, \(points). \(reason)"
    case .correctSoFar: "✓ \(reason)"
    case .mismatched: "✗ Not right. \(reason)"
    case .awaitsGrade, .awaitsSubmission: reason
    case .wrongChoice, .wrongPick, .incorrect, .recorded, .revealed, .timeOver, .unanswered:
      "✗ \(reason)"
    case _ where feedback.credit == .zero: "✗ \(reason)"
    case _ where !feedback.isDecided: "~ \(reason)"
    default: "\(feedback.isCorrect ? "✓" : "~") \(points). \(reason)"
    }
  }

  /// Which parts are right and which are not, by their numbers or letters.
  private static func parts(of feedback: Feedback, on item: Quiz.Item) -> String? {
    let names = PartNames(item)
    let right = feedback.parts.filter(\.isCorrect).compactMap { names[$0.id] }
    let wrong = feedback.parts.filter { !$0.isCorrect }.compactMap { names[$0.id] }
    guard !wrong.isEmpty else { return nil }
    let lists = [("✓", right), ("✗", wrong)].filter { !$0.1.isEmpty }
    return lists.map { "\($0) \($1.joined(separator: " "))" }.joined(separator: "  ")
  }

  /// What the author says about the entries of gaps.
  private static func partFeedback(in feedback: Feedback, on item: Quiz.Item, _ style: Style)
    -> String?
  {
    let names = PartNames(item)
    let said = feedback.parts.compactMap { part in
      part.feedback.map { "\(names[part.id] ?? ""): \($0.rendered(style))" }
    }
    return said.isEmpty ? nil : said.joined(separator: "  ")
  }

  /// How the points come about, where it is not just the answer.
  private static func account(of feedback: Feedback) -> String? {
    guard feedback.steps.count > 1, feedback.isDecided else { return nil }
    let part = try? feedback.steps.map(\.amount).sum()
    let steps = feedback.steps.map(\.description).joined(separator: ", ")
    return "Of the points: \(steps)\(part.map { "; together \($0)" } ?? "")."
  }

  /// The right answer, unless the headline says it already.
  private static func correction(
    in feedback: Feedback,
    of item: Quiz.Item,
    _ phrasebook: Phrasebook,
    _ style: Style
  ) -> String? {
    switch (feedback.correctAnswer(in: phrasebook.language), feedback.reason) {
    case (.text?, .mismatched), (nil, _):
      return nil
    case (.text(let text)?, .awaitsGrade):
      return "A right answer could be: \(text.onOneLine)"
    case (.text(let text)?, _):
      return "The right answer: \(text.onOneLine)"
    case (.order(let order)?, _):
      let texts = order.compactMap { name in item.items.first { $0.id == name }?.text }
      return "The right order: \(texts.map { $0.rendered(style) }.joined(separator: " · "))"
    case (.pairs(let pairs)?, _):
      let labels = PartLabels(item)
      let list = item.left.enumerated().compactMap { index, left in
        pairs[left.id].map { "\(index + 1)=\(labels.label(of: $0))" }
      }
      return "The right pairs: \(list.joined(separator: " "))"
    case (.gaps(let gaps)?, _):
      let list = item.numberedGaps.enumerated().compactMap { index, gap in
        gaps[gap.id].map { "\(index + 1)=\(item.entry($0, in: gap))" }
      }
      return "The right answers: \(list.joined(separator: " · "))"
    case (.choice?, _), (.choices?, _):
      let labels = OptionLabels(item)
      let right = labels.all.filter(\.option.isCorrect).map { labels.line($0, $1, style) }
      return "The right answer: \(right.joined(separator: " · "))"
    }
  }
}

extension Quiz.Item {
  /// What stands in a gap, an option by its letter.
  fileprivate func entry(_ entry: String, in gap: ClozeTask.Gap) -> String {
    optionLabels(of: gap).label(of: AnswerOption.ID(entry)) ?? entry.onOneLine
  }
}

/// The numbers and letters by which a learner knows the parts of an answer.
private struct PartNames {
  private var names: [ResponseEvaluation.Part.ID: String] = [:]

  init(_ item: Quiz.Item) {
    switch item.problem.kind.name.responseShape {
    case .pairs: number(item.left.map(\.id.rawValue))
    case .gaps: number(item.numberedGaps.map(\.id.rawValue))
    case .order:
      for (label, part) in PartLabels(item).all {
        names[ResponseEvaluation.Part.ID(part.id.rawValue)] = label
      }
    case .choice, .choices, .text, .longText: break
    }
  }

  private mutating func number(_ parts: [String]) {
    for (index, part) in parts.enumerated() {
      names[ResponseEvaluation.Part.ID(part)] = "\(index + 1)"
    }
  }

  subscript(part: ResponseEvaluation.Part.ID) -> String? { names[part] }
}
