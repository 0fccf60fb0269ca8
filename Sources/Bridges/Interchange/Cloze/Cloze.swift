// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics

/// Moodle's text with embedded answers: one question a file.
///
/// ```swift
/// let imported = Cloze.read(Array("Paris is in {1:SHORTANSWER:=France}.".utf8))
/// imported.questions[0].text.source   // "Paris is in {#1}."
/// ```
public enum Cloze: ExchangeFormat, Sendable {
  /// A reader for a file that comes in stretches; it keeps them all, as the file is one question.
  public static func reading() -> ImportStream { ImportStream(FileReader()) }

  /// A writer for a file that goes in stretches.
  public static func writing() -> ExportStream { ExportStream(items) }

  private struct FileReader: ItemReader {
    mutating func read(_ source: SourceText) -> Stretch {
      guard source.isLast else { return Stretch(end: 0) }
      let range = source.start..<source.bytes.count
      let text = String(decoding: source.bytes[range], as: UTF8.self)
      var reader = ClozeReader(text, at: range, isVerbatim: true)
      let gaps = reader.read()
      let question = Question(
        text: Question.Text(reader.text, format: "moodle"),
        task: .cloze(gaps)
      )
      let isRefused = reader.remarks.contains { $0.code.nature.outcome == .refused }
      return Stretch(
        items: [Imported.Item(isRefused ? .unusable : .question(question), at: range)],
        remarks: reader.remarks,
        end: range.upperBound,
        render: items.rendered
      )
    }
  }

  private static let items = ItemWriter.questions(separator: "\n\n") { question, losses in
    if question.name != nil { losses.append(.name) }
    if question.generalFeedback != nil { losses.append(.generalFeedback) }
    if !question.hints.isEmpty { losses.append(.hints) }
    if !question.tags.isEmpty || question.idNumber != nil { losses.append(.labels) }
    if !question.files.isEmpty { losses.append(.files) }
    return text(of: question)
  }

  /// The text with its gaps; a question of one answer becomes a text with one gap behind it.
  private static func text(of question: Question) -> String? {
    let source = question.text.source
    func gap(_ name: String, _ answers: [Question.Answer]) -> String? {
      Question.Gap.Kind(name: name).map {
        ClozeText.filled("\(source) {#1}", [Question.Gap(kind: $0, answers: answers)])
      }
    }
    switch question.task {
    case .cloze(let gaps): return ClozeText.filled(source, gaps)
    case .choices(let answers, let picksOne, let areShuffled):
      return gap(
        (picksOne ? "MULTICHOICE_V" : "MULTIRESPONSE") + (areShuffled && picksOne ? "S" : ""),
        answers
      )
    case .written(let answers, let ignoresCase):
      return gap(ignoresCase ? "SHORTANSWER" : "SHORTANSWER_C", answers)
    case .numbers(let answers): return gap("NUMERICAL", answers)
    case .truth, .pairs, .ordering, .gapSelect, .essay, .description, .other: return nil
    }
  }
}
