// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import LudusCore
internal import QuizContent

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
    if NumberedList.isShown(in: file) { return .unknown }
    if file.has("\nANSWER:") { return .certain }
    let lines = file.text.split(whereSeparator: \.isNewline)
    let hasKey = lines.contains { $0.prefix(7).uppercased() == "ANSWER:" }
    return hasKey && lines.contains { $0.hasPrefix("A)") || $0.hasPrefix("A.") }
      ? .certain : .unknown
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
    if answers.count(where: { $0.fraction == 1 }) > 1 { losses.append(.otherAnswers) }
    if question.generalFeedback != nil { losses.append(.generalFeedback) }
    if question.idNumber != nil || !question.tags.isEmpty { losses.append(.labels) }
    let lines = ([question.text] + answers.map(\.text)).map { line($0, &losses) }
    let options = lines.dropFirst().enumerated().map { "\(letter($0))) \($1)" }
    return ([lines[0]] + options + ["ANSWER: \(letter(right))"]).joined(separator: "\n")
  }

  static func letter(_ index: Int) -> String {
    String(Unicode.Scalar(UInt8(ascii: "A") + UInt8(clamping: index)))
  }

  /// A text on one line without the entities of HTML, in which formulae are those of Moodle.
  static func line(_ text: Question.Text, _ losses: inout [Exported.Loss.Part]) -> String {
    let rich = text.isHTML ? text.imported.text : RichText(text.source)
    let written = rich.lineRuns.map { run -> String in
      switch run {
      case .text(let text):
        let isFormula = ["\\(", "\\[", "$$"].contains { text.contains($0) }
        if isFormula { losses.append(.markup) }
        return text
      case .formula(let formula): return "\\(\(formula)\\)"
      case .emphasis(let text), .image(_, let text):
        losses.append(.markup)
        return text
      case .table: return ""
      }
    }
    return written.joined().split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

/// Reads a file line by line.
private struct AikenReader: ItemReader {
  private var source = SourceText([])
  private var items: [Imported.Item] = []
  private var remarks: [Remark] = []
  private var stem: Range<Int>?
  private var answers: [Question.Text] = []
  private var letters: [UInt8] = []
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
    // As Moodle reads it, no blank is needed behind the letter.
    let isChoice =
      line.count > 2 && (0x41...0x5A).contains(letter)
      && (bytes[line.lowerBound + 1] == UInt8(ascii: ")")
        || bytes[line.lowerBound + 1] == UInt8(ascii: "."))
    // Moodle wants capitals; with options in front of it nothing else is meant.
    let isKey = bytes.prefix(7).map { 0x61...0x7A ~= $0 ? $0 & 0xDF : $0 } == Array("ANSWER:".utf8)
    if isKey, !answers.isEmpty || bytes.starts(with: Array("ANSWER:".utf8)) {
      end = line.upperBound
      close(answer: source.trimmed(line.lowerBound + 7..<line.upperBound))
    } else if isChoice, stem != nil {
      end = line.upperBound
      answers.append(text(line.lowerBound + 2..<line.upperBound))
      letters.append(letter)
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
    letters = []
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
      letters = []
    }
    guard let stem else {
      refuse(.unfinishedQuestion, at: answer)
      return
    }
    guard answers.count >= 2 else {
      refuse(.tooFewAnswers, at: stem, ["needed": .count(2)])
      return
    }
    let key = key(answer)
    let right = key.letters.compactMap { letter in
      letters.firstIndex(of: letter)
        ?? (letters.indices ~= Int(letter) - 0x41 ? Int(letter) - 0x41 : nil)
    }
    guard !right.isEmpty, right.count == key.letters.count else {
      refuse(.unknownLetter, at: answer)
      return
    }
    if !key.rest.isEmpty {
      let rest = String(decoding: source.bytes[key.rest], as: UTF8.self)
      let isText = right.count == 1 && answers[right[0]].plain.trimmingSpaces == rest
      if !isText { remarks.append(Remark(.fieldsLeftOut, at: key.rest, ["names": .text(rest)])) }
    }
    let share = (try? Fraction(1, Set(right).count)) ?? .one
    let other = right.count == 1 ? .zero : (try? Fraction.zero - share) ?? .zero
    let options = answers.enumerated().map {
      Question.Answer($1, fraction: right.contains($0) ? share : other)
    }
    let question = Question(
      text: text(stem),
      task: .choices(options, picksOne: Set(right).count == 1, areShuffled: true)
    )
    items.append(Imported.Item(.question(question), at: stem.lowerBound..<end))
  }

  /// The letters of the right answers, with signs or “and” between them, and what stands behind
  /// them.
  private func key(_ range: Range<Int>) -> (letters: [UInt8], rest: Range<Int>) {
    let bytes = source.bytes
    func isLetter(_ byte: UInt8) -> Bool {
      (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte >= 0x80
    }
    var letters: [UInt8] = []
    var place = range.lowerBound
    while place < range.upperBound {
      let start = place
      while place < range.upperBound, isLetter(bytes[place]) { place += 1 }
      let word = bytes[start..<place]
      let isList = word.count <= self.letters.count && word.allSatisfy(self.letters.contains)
      let isLetter = word.count == 1 && word.allSatisfy { (0x41...0x5A).contains($0) }
      if isLetter || isList && letters.isEmpty && Set(word).count == word.count {
        letters += word
      } else if !letters.isEmpty,
        ["and", "und", "et", "y", "e", "en", "a", "и"].contains(
          String(decoding: word, as: UTF8.self)
        )
      {
        // The next letter follows.
      } else if letters.isEmpty, !word.isEmpty, word.allSatisfy({ (0x41...0x5A).contains($0) }) {
        letters += word
      } else {
        return (letters, source.trimmed(start..<range.upperBound))
      }
      let behind = place
      while place < range.upperBound, " \t,;/&+".utf8.contains(bytes[place]) { place += 1 }
      if place < range.upperBound, place == behind || ").:".utf8.contains(bytes[place]) {
        while place < range.upperBound, ").: \t".utf8.contains(bytes[place]) { place += 1 }
        return (letters, source.trimmed(place..<range.upperBound))
      }
    }
    return (letters, range.upperBound..<range.upperBound)
  }

  /// A line as HTML, which Moodle makes of it.
  private func text(_ range: Range<Int>) -> Question.Text {
    let line = String(decoding: source.bytes[source.trimmed(range)], as: UTF8.self)
    return Question.Text(line.escapedForMarkup(quotes: false))
  }
}
