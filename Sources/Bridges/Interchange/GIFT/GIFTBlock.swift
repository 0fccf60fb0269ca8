// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import LudusCore

/// Reads one question.
struct GIFTBlock {
  let text: GIFTText
  var remarks: [Remark] = []
  private var format = "moodle"

  init(text: GIFTText) {
    self.text = text
  }

  /// The question, or nil when it cannot be used, which a remark explains.
  mutating func question(_ range: Range<Int>) -> Question? {
    var content = range
    var name: String?
    if text.starts(content, with: "::") {
      content = content.lowerBound + 2..<content.upperBound
      if let end = text.first("::", in: content) {
        name = text.string(content.lowerBound..<end).withoutTags
        content = text.trimmed(end + 2..<content.upperBound)
      }
    }
    let open = text.first(UInt8(ascii: "{"), in: content)
    let close = text.first(
      UInt8(ascii: "}"),
      in: (open ?? content.lowerBound)..<content.upperBound
    )
    guard let open, let close else {
      if let brace = open ?? close {
        remark(.braceWithoutPartner, brace..<brace + 1)
        return nil
      }
      noteSigns(in: content, content.upperBound..<content.upperBound)
      return Question(name: name, text: read(content), task: .description)
    }
    let tail = close + 1..<content.upperBound
    if let second = text.first(UInt8(ascii: "{"), in: tail) {
      remark(.secondAnswerBlock, second..<second + 1)
    }
    var answers = text.trimmed(open + 1..<close)
    let stem = self.stem(content.lowerBound..<open, tail)
    format = stem.format
    var general: Question.Text?
    if let start = text.last("####", in: answers) {
      general = read(start + 4..<answers.upperBound)
      answers = text.trimmed(answers.lowerBound..<start)
    }
    guard let task = task(answers, at: open) else { return nil }
    var question = Question(name: name, text: stem, task: task)
    question.generalFeedback = general.flatMap { $0.source.isEmpty ? nil : $0 }
    return question
  }

  mutating func remark(
    _ code: Diagnostic.Code,
    _ range: Range<Int>,
    _ values: [String: Sentence.Value] = [:]
  ) {
    remarks.append(Remark(code, at: text.source(range), values))
  }

  // MARK: Texts

  /// The text of a question without its answers, with its format; a gap is shown where text follows them.
  private mutating func stem(_ head: Range<Int>, _ tail: Range<Int>) -> Question.Text {
    noteSigns(in: head, tail)
    noteBrokenFormulae(in: head)
    noteBrokenFormulae(in: tail)
    let named = formatName(head)
    format = named?.format ?? "moodle"
    let head = (named?.end ?? head.lowerBound)..<head.upperBound
    guard !tail.isEmpty else { return Question.Text(text.string(head), format: format) }
    // Moodle shows no gap before a closing brace, which it takes for that of the answers.
    let gap = text.units[tail.upperBound - 1] == UInt8(ascii: "}") ? "" : "_____"
    let whole = "\(text.string(untrimmed: head))\(gap)\(text.string(untrimmed: tail))"
    return Question.Text(whole.trimmingPHPSpaces, format: format)
  }

  /// Remarks on the first of each sign that has a meaning in the format.
  private mutating func noteSigns(in head: Range<Int>, _ tail: Range<Int>) {
    var seen: [UInt8] = [UInt8(ascii: "{")]
    for range in [head, tail] {
      for index in range where GIFTText.signs.contains(text.units[index]) {
        let sign = text.units[index]
        guard !seen.contains(sign) else { continue }
        seen.append(sign)
        let spelled = String(Unicode.Scalar(sign))
        remark(.unescapedSign, index..<index + 1, ["sign": .text(spelled)])
      }
    }
  }

  /// A text with its format, or else that of the question.
  mutating func read(_ range: Range<Int>) -> Question.Text {
    let range = text.trimmed(range)
    noteBrokenFormulae(in: range)
    guard let named = formatName(range) else {
      return Question.Text(text.string(range), format: format)
    }
    return Question.Text(text.string(named.end..<range.upperBound), format: named.format)
  }

  /// The format in brackets at the beginning of a text.
  private mutating func formatName(_ range: Range<Int>) -> (format: String, end: Int)? {
    guard text.starts(range, with: "["), let end = text.first(UInt8(ascii: "]"), in: range) else {
      return nil
    }
    let name = text.string(range.lowerBound + 1..<end)
    if Self.formats.contains(name) { return (name, end + 1) }
    if !name.isEmpty, name.utf8.count < 16, name.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) {
      remark(.unknownTextFormat, range.lowerBound..<end + 1, ["format": .text(name)])
    }
    return nil
  }

  private static let formats: Set<String> = ["moodle", "html", "plain", "markdown"]

  /// Remarks on `\neq` and the like, in which `\n` is a line break.
  private mutating func noteBrokenFormulae(in range: Range<Int>) {
    guard text.hasEscapes else { return }
    for index in range where text.units[index] == GIFTText.escapedLineBreak {
      let letters = text.units[index + 1..<range.upperBound].prefix(16).prefix {
        (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
      }
      let word = "n" + String(decoding: letters, as: UTF8.self)
      if Self.commands.contains(word) {
        remark(
          .lineBreakInFormula,
          index..<index + 1 + letters.count,
          ["command": .text("\\" + word)]
        )
      }
    }
  }

  /// The commands of TeX that begin with an n.
  private static let commands: Set<String> = [
    "nabla", "natural", "ncong", "ne", "nearrow", "neg", "neq", "newline", "nexists", "ngeq",
    "ngtr", "ni", "nleftarrow", "nleq", "nless", "nmid", "nolimits", "nonumber", "not", "notin",
    "nparallel", "nprec", "nrightarrow", "nsim", "nsubseteq", "nsucc", "nsupseteq", "nu", "nwarrow",
  ]
}
