// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import LudusCore

/// The plainest format for single choice: a question, answers with letters, and the right letter.
///
/// ```
/// Which is an anion?
/// A) Cl-
/// B) Na+
/// ANSWER: A
/// ```
///
/// A question whose form is another one is named in a diagnostic, and the others are kept.
public enum Aiken: ExchangeFormat, Sendable {
  /// The facts about the format that are known before a file is opened.
  public static let about = FormatDescription(
    "aiken",
    title: "Aiken",
    fileEndings: ["txt", "aiken", "aiken.txt"]
  ) { file in
    file.has("\nANSWER:") ? .certain : .unknown
  }

  /// A reader for a file that comes in stretches.
  public static func reading() -> ImportStream { ImportStream(AikenReader()) }

  /// A writer for a file that goes in stretches.
  public static func writing() -> ExportStream { ExportStream(items) }

  fileprivate static let items = ItemWriter.questions(separator: "\n\n") { question, losses in
    guard case .choices(let answers, true, _) = question.task,
      let right = answers.firstIndex(where: { $0.fraction == 1 }),
      (2...26).contains(answers.count)
    else { return nil }
    if question.name != nil, question.name != question.text.source { losses.append(.name) }
    losses += question.lossesOfPlainText
    if answers.contains(where: { $0.fraction != 0 && $0.fraction != 1 }) {
      losses.append(.weights)
    }
    if question.generalFeedback != nil { losses.append(.generalFeedback) }
    if question.idNumber != nil || !question.tags.isEmpty { losses.append(.labels) }
    let options = answers.enumerated().map { "\(letter($0))) \(line($1.text))" }
    return ([line(question.text)] + options + ["ANSWER: \(letter(right))"])
      .joined(separator: "\n")
  }

  static func letter(_ index: Int) -> String {
    String(Unicode.Scalar(UInt8(ascii: "A") + UInt8(clamping: index)))
  }

  /// A text on one line without the entities of HTML.
  private static func line(_ text: Question.Text) -> String {
    text.plain.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

/// Reads a file line by line.
private struct AikenReader: ItemReader {
  private var source = SourceText([])
  private var items: [Imported.Item] = []
  private var remarks: [Remark] = []
  private var stem: Range<Int>?
  private var answers: [Question.Text] = []
  private var end = 0

  mutating func read(_ source: SourceText) -> Stretch {
    self = AikenReader()
    self.source = source
    var known = (items: 0, remarks: 0, end: 0)
    source.forEachLine { line in
      take(source.trimmed(line))
      // A line has come to its end when there is something behind it.
      if stem == nil, line.upperBound < source.bytes.count - 1 {
        known = (items.count, remarks.count, end)
      }
    }
    if source.isLast {
      finish()
      known = (items.count, remarks.count, source.bytes.count)
    }
    return Stretch(
      items: Array(items.prefix(known.items)),
      remarks: Array(remarks.prefix(known.remarks)),
      end: known.end,
      render: Aiken.items.rendered
    )
  }

  private mutating func take(_ line: Range<Int>) {
    guard !line.isEmpty else { return }
    let bytes = source.bytes[line]
    let letter = bytes[line.lowerBound]
    let isChoice =
      line.count > 3 && (0x41...0x5A).contains(letter)
      && (bytes[line.lowerBound + 1] == UInt8(ascii: ")")
        || bytes[line.lowerBound + 1] == UInt8(ascii: "."))
      && bytes[line.lowerBound + 2] == 0x20
    if bytes.starts(with: Array("ANSWER:".utf8)) {
      end = line.upperBound
      close(answer: source.trimmed(line.lowerBound + 7..<line.upperBound))
    } else if isChoice, stem != nil {
      end = line.upperBound
      answers.append(text(line.lowerBound + 2..<line.upperBound))
    } else {
      finish()
      stem = line
      end = line.upperBound
    }
  }

  /// Ends a question that has no right letter.
  private mutating func finish() {
    if let stem { refuse(.unfinishedQuestion, at: stem) }
    stem = nil
    answers = []
  }

  private mutating func refuse(
    _ code: Diagnostic.Code,
    at range: Range<Int>,
    _ values: [String: Sentence.Value] = [:]
  ) {
    remarks.append(Remark(code, at: range, values))
    items.append(
      Imported.Item(.unusable, at: (stem ?? range).lowerBound..<max(end, range.upperBound))
    )
  }

  private mutating func close(answer: Range<Int>) {
    defer {
      stem = nil
      answers = []
    }
    guard let stem else {
      refuse(.unfinishedQuestion, at: answer)
      return
    }
    guard answers.count >= 2 else {
      refuse(.tooFewAnswers, at: stem, ["needed": .count(2)])
      return
    }
    let letter = source.bytes[answer].first.map { Int($0) - 0x41 } ?? -1
    guard answers.indices.contains(letter) else {
      refuse(.unknownLetter, at: answer)
      return
    }
    let options = answers.enumerated().map {
      Question.Answer($1, fraction: $0 == letter ? .one : .zero)
    }
    let question = Question(
      text: text(stem),
      task: .choices(options, picksOne: true, areShuffled: true)
    )
    items.append(Imported.Item(.question(question), at: stem.lowerBound..<end))
  }

  /// A line as HTML, which Moodle makes of it.
  private func text(_ range: Range<Int>) -> Question.Text {
    let line = String(decoding: source.bytes[source.trimmed(range)], as: UTF8.self)
    return Question.Text(line.escapedForMarkup(quotes: false))
  }
}
