// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// Writes questions, each with a blank line behind it.
enum GIFTWriter {
  static let items = ItemWriter(separator: "\n\n") { item, losses in
    switch item {
    case .unusable: return nil
    case .category(let path, let info, let idNumber):
      if info != nil || idNumber != nil { losses.append(.categoryDetails) }
      return Array("$CATEGORY: \(escaped(path))\n".utf8)
    case .question(let question):
      guard let body = body(of: question) else {
        losses.append(.type)
        return nil
      }
      losses += lost(of: question)
      return Array((labels(of: question) + body).utf8)
    }
  }

  private static func lost(of question: Question) -> [Exported.Loss.Part] {
    var losses: [Exported.Loss.Part] = []
    if !question.hints.isEmpty { losses.append(.hints) }
    if let mark = question.mark, mark != 1 { losses.append(.mark) }
    if case .written(_, let ignoresCase) = question.task, !ignoresCase {
      losses.append(.letterCase)
    }
    if question.hasRefusedWeights { losses.append(.refusedWeights) }
    if !question.files.isEmpty { losses.append(.files) }
    let labels = question.tags + [question.idNumber].compactMap(\.self)
    if labels.contains(where: { $0.contains(where: \.isNewline) || $0 != $0.trimmingSpaces }) {
      losses.append(.labels)
    }
    losses += question.lossesOfGrading
    if question.remainder != nil { losses.append(.remainder) }
    switch question.task {
    case .choices(let answers, true, _) where !answers.contains { $0.fraction == 1 }:
      losses.append(.singleChoice)
    case .written(let answers, _)
    where answers.contains {
      $0.text.source.contains("->") || $0.feedback?.source.contains("->") == true
    }:
      losses.append(.arrow)
    case .pairs(let pairs, _) where pairs.contains { $0.stem.source.contains("->") }:
      losses.append(.arrow)
    default: break
    }
    return losses
  }

  // MARK: Parts

  private static func labels(of question: Question) -> String {
    var labels = question.tags.map { "[tag:\(label($0))]" }
    if let number = question.idNumber { labels.insert("[id:\(label(number))]", at: 0) }
    return labels.isEmpty ? "" : "// \(labels.joined(separator: " "))\n"
  }

  private static func label(_ text: String) -> String {
    var written = ""
    for character in text {
      if character == "]" { written += "\\" }
      written.append(character.isNewline ? " " : character)
    }
    // A blank keeps a backslash from taking the meaning of the bracket behind it.
    return written.hasSuffix("\\") ? written + " " : written
  }

  private static func body(of question: Question) -> String? {
    let format = question.text.format
    guard let answers = answers(to: question, in: format) else { return nil }
    let name = question.name.map { "::\(escaped($0))::" } ?? ""
    let stem = escaped(question.text.source)
    // What would be read as something else at the beginning stands behind the name of its format.
    let isGuarded = ["//", "$CATEGORY", "["].contains { stem.hasPrefix($0) }
    let prefix = format == "moodle" && !isGuarded ? "" : "[\(format)]"
    return name + prefix + stem + answers
  }

  private static func answers(to question: Question, in format: String) -> String? {
    let general = question.generalFeedback.map { "####\(text($0, in: format))" } ?? ""
    func lines(_ lines: [String]) -> String {
      "{\n" + (lines + (general.isEmpty ? [] : [general])).map { "\t\($0)\n" }.joined() + "}"
    }
    switch question.task {
    case .description: return ""
    case .essay: return "{\(general)}"
    case .truth(let isTrue, let feedbackTrue, let feedbackFalse):
      let wrong = isTrue ? feedbackFalse : feedbackTrue
      let right = isTrue ? feedbackTrue : feedbackFalse
      var written = isTrue ? "TRUE" : "FALSE"
      if wrong != nil || right != nil {
        written += "#" + (wrong.map { text($0, in: format) } ?? "")
      }
      if let right { written += "#" + text(right, in: format) }
      return "{\(written)\(general)}"
    case .choices(let answers, let picksOne, _):
      return lines(
        answers.enumerated().map { index, answer in
          // Without a ~ among the answers they would be written ones.
          let isFirst = index == answers.firstIndex { $0.fraction == 1 }
          let sign =
            picksOne && isFirst
            ? "=" : answer.fraction == 0 ? "~" : "~%\(MoodleWeights.percent(answer.fraction))%"
          // A weight keeps a text from being read as one.
          let weight = sign == "~" && answer.text.source.hasPrefix("%") ? "%0%" : ""
          return sign + weight + line(answer, in: format)
        }
      )
    case .written(let answers, _):
      return lines(answers.map { withoutArrows(weighted($0) + entry($0, in: format)) })
    case .numbers(let answers):
      let wrong = answers.filter { $0.tolerance == nil && $0.fraction == 0 }
      let right = answers.filter { $0.tolerance != nil || $0.fraction != 0 }
      let written = right.map { answer in
        let tolerance = answer.tolerance.map { $0 == "0" ? "" : ":\($0)" } ?? ""
        return weighted(answer) + answer.text.source + tolerance + feedback(answer, in: format)
      }
      let others = wrong.prefix(1).map { "~" + feedback($0, in: format) }
      return "{#\n"
        + (written + others + (general.isEmpty ? [] : [general])).map { "\t\($0)\n" }.joined() + "}"
    case .pairs(let pairs, _):
      return lines(
        pairs.map { "=\(withoutArrows(text($0.stem, in: format))) -> \(escaped($0.answer))" }
      )
    case .ordering, .cloze, .gapSelect, .other: return nil
    }
  }

  /// An arrow makes pairs, and no backslash helps.
  private static func withoutArrows(_ text: String) -> String {
    text.split(separator: "->", omittingEmptySubsequences: false).joined(separator: "→")
  }

  private static func weighted(_ answer: Question.Answer) -> String {
    answer.fraction == 1 && !answer.text.source.hasPrefix("%")
      ? "=" : "=%\(MoodleWeights.percent(answer.fraction))%"
  }

  private static func line(_ answer: Question.Answer, in format: String) -> String {
    text(answer.text, in: format) + feedback(answer, in: format)
  }

  /// An answer that learners write, without a format.
  private static func entry(_ answer: Question.Answer, in format: String) -> String {
    let text = answer.text.isHTML ? answer.text.plain : answer.text.source
    let written = escaped(text)
    // What looks like the name of a format stands behind one.
    return (written.hasPrefix("[") ? "[plain]" : "") + written + feedback(answer, in: format)
  }

  private static func feedback(_ answer: Question.Answer, in format: String) -> String {
    answer.feedback.map { "#\(text($0, in: format))" } ?? ""
  }

  private static func text(_ text: Question.Text, in format: String) -> String {
    let written = escaped(text.source)
    let isNamed = text.format != format || written.hasPrefix("[")
    return isNamed ? "[\(text.format)]\(written)" : written
  }

  /// A text in which every sign stands for itself.
  static func escaped(_ text: String) -> String {
    var written: [UInt8] = []
    for byte in text.utf8 {
      if byte == 0x0A {
        written += Array("\\n".utf8)
      } else if byte != 0x0D {
        if byte == .backslash || GIFTText.signs.contains(byte) { written.append(.backslash) }
        written.append(byte)
      }
    }
    return String(decoding: written, as: UTF8.self)
  }
}
