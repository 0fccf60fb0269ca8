// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// Writes questions as a numbered list, in the form that text2qti reads.
enum NumberedListWriter {
  static let items: ItemWriter = {
    var writer = ItemWriter.questions(ending: "\n\n") { text(of: $0, number: 1, &$1) }
    writer.numbered = { text(of: $0, number: $1, &$2) }
    return writer
  }()

  /// The lines of a question; nil where the format has no place for it.
  private static func text(
    of question: Question,
    number: Int,
    _ losses: inout [Exported.Loss.Part]
  ) -> String? {
    if case .description = question.task {
      return prompt(question, &losses).map { "Text: \($0)" }
    }
    guard let answers = answers(question, &losses), let prompt = prompt(question, &losses) else {
      return nil
    }
    var lines: [String] = []
    if let name = question.name, name != question.text.source {
      let title = name.split(whereSeparator: \.isNewline).joined(separator: " ").trimmingSpaces
      if title != name { losses.append(.name) }
      lines.append("Title: \(title)")
    }
    if let mark = question.mark, mark != 1 {
      let points = MoodleWeights.decimal(mark, places: 9)
      if NumberedListReader.mark(points[...]) == mark {
        lines.append("Points: \(points)")
      } else {
        losses.append(.mark)
      }
    }
    lines.append("\(number). \(prompt)")
    if let feedback = question.generalFeedback {
      lines += line("...", feedback, .generalFeedback, &losses)
    }
    lines += responseFeedback(question, &losses)
    return (lines + answers).joined(separator: "\n")
  }

  private static func prompt(
    _ question: Question,
    _ losses: inout [Exported.Loss.Part]
  ) -> String? {
    var others = question.lossesOfPlainText
    others.removeAll { [.mark, .answerFeedback, .responseFeedback].contains($0) }
    losses += others
    if question.idNumber != nil || !question.tags.isEmpty { losses.append(.labels) }
    let text = Aiken.line(question.text, &losses)
    return text.isEmpty ? nil : text
  }

  /// A line with a sign before it; none for a text that shows nothing, which is lost.
  private static func line(
    _ sign: String,
    _ text: Question.Text,
    _ part: Exported.Loss.Part,
    _ losses: inout [Exported.Loss.Part]
  ) -> [String] {
    let words = Aiken.line(text, &losses)
    guard words.isEmpty else { return ["\(sign) \(words)"] }
    losses.append(part)
    return []
  }

  /// The texts about right and wrong responses.
  private static func responseFeedback(
    _ question: Question,
    _ losses: inout [Exported.Loss.Part]
  ) -> [String] {
    var lines: [String] = []
    var (isCorrect, isWrong) = (false, false)
    for feedback in question.responseFeedback {
      if feedback.title != nil { losses.append(.responseFeedback) }
      switch feedback.condition {
      case .correct where !isCorrect:
        lines += line("+", feedback.text, .responseFeedback, &losses)
        isCorrect = true
      case .incorrect where !isWrong:
        lines += line("-", feedback.text, .responseFeedback, &losses)
        isWrong = true
      case .partlyCorrect
      where question.responseFeedback.contains {
        $0.condition == .incorrect && $0.text == feedback.text
      }:
        // Whoever is partly right reads what is for wrong responses.
        break
      default: losses.append(.responseFeedback)
      }
    }
    return lines
  }

  /// The lines of the answers; nil for a task that a list cannot have.
  private static func answers(
    _ question: Question,
    _ losses: inout [Exported.Loss.Part]
  ) -> [String]? {
    switch question.task {
    case .choices(let answers, let picksOne, _):
      return choices(answers, picksOne: picksOne, &losses)
    case .truth(let isTrue, let right, let wrong):
      return [("a) True", isTrue, right), ("b) False", !isTrue, wrong)].flatMap {
        text,
        isCorrect,
        feedback in
        [(isCorrect ? "*" : "") + text]
          + (feedback.map { line("...", $0, .answerFeedback, &losses) } ?? [])
      }
    case .numbers(let answers): return number(answers, &losses)
    case .written(let answers, let ignoresCase):
      if !ignoresCase { losses.append(.letterCase) }
      return written(answers, &losses)
    case .essay: return ["____"]
    default: return nil
    }
  }

  private static func choices(
    _ answers: [Question.Answer],
    picksOne: Bool,
    _ losses: inout [Exported.Loss.Part]
  ) -> [String]? {
    let right = answers.filter { $0.fraction > 0 }
    guard (2...26).contains(answers.count), !right.isEmpty,
      !picksOne || right.count(where: { $0.fraction == 1 }) == 1
    else { return nil }
    let share = (try? Fraction(1, right.count)) ?? .one
    let cost = (try? Fraction.zero - share) ?? .zero
    let areUsual = answers.allSatisfy { answer in
      picksOne
        ? [.zero, .one].contains(answer.fraction)
        : answer.fraction == (answer.fraction > 0 ? share : cost)
    }
    if !areUsual { losses.append(.weights) }
    var lines: [String] = []
    for (index, answer) in answers.enumerated() {
      let text = Aiken.line(answer.text, &losses)
      guard !text.isEmpty else { return nil }
      let isCorrect = picksOne ? answer.fraction == 1 : answer.fraction > 0
      let letter = Aiken.letter(index).lowercased()
      lines.append(
        picksOne
          ? "\(isCorrect ? "*" : "")\(letter)) \(text)" : "[\(isCorrect ? "*" : " ")] \(text)"
      )
      if let feedback = answer.feedback {
        lines += line("...", feedback, .answerFeedback, &losses)
      }
    }
    return lines
  }

  private static func number(
    _ answers: [Question.Answer],
    _ losses: inout [Exported.Loss.Part]
  ) -> [String]? {
    guard let right = answers.first(where: { $0.fraction == 1 }),
      NumberAnswer.number(right.text.source) != nil
    else { return nil }
    if answers.count > 1 { losses.append(.otherAnswers) }
    if answers.contains(where: { ![.zero, .one].contains($0.fraction) }) {
      losses.append(.weights)
    }
    if answers.contains(where: { $0.feedback != nil }) { losses.append(.answerFeedback) }
    let tolerance = right.tolerance ?? "0"
    let isWhole = right.text.source.allSatisfy { $0.isNumber || $0 == "-" }
    return ["= \(right.text.source)" + (isWhole && tolerance == "0" ? "" : " +- \(tolerance)")]
  }

  private static func written(
    _ answers: [Question.Answer],
    _ losses: inout [Exported.Loss.Part]
  ) -> [String]? {
    let right = answers.filter { $0.fraction == 1 }
    guard !right.isEmpty else { return nil }
    if right.count < answers.count { losses.append(.weights) }
    if answers.contains(where: { $0.feedback != nil }) { losses.append(.answerFeedback) }
    var lines: [String] = []
    for answer in right {
      guard let text = answer.text.plain.withoutWildcards else {
        losses.append(.judgment)
        continue
      }
      let line = text.split(whereSeparator: \.isNewline).joined(separator: " ").trimmingSpaces
      guard !line.isEmpty else { return nil }
      lines.append("* \(line)")
    }
    return lines.isEmpty ? nil : lines
  }
}
