// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import LudusCore
internal import QuizContent

/// Moodle's text with embedded answers (Cloze), one question per file.
///
/// ```swift
/// let imported = Cloze.read(Array("Paris is in {1:SHORTANSWER:=France}.".utf8))
/// imported.questions[0].text.source   // "Paris is in {#1}."
/// ```
public enum Cloze: ExchangeFormat, Sendable {
  /// The facts about the format that are known before a file is opened.
  public static let about = FormatDescription(
    "cloze",
    title: "Cloze (Moodle)",
    fileEndings: ["txt", "cloze", "cloze.txt", "multianswer.txt"]
  ) { file in
    let isNamed = file.name.contains("multianswer")
    return isNamed || file.has(":SHORTANSWER:", ":MULTICHOICE") ? .likely : .unknown
  }

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
    if !question.responseFeedback.isEmpty { losses.append(.responseFeedback) }
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

/// Reads the gaps of a text with embedded answers: `{1:SHORTANSWER:=Paris#Yes~%50%Lyon}`.
struct ClozeReader {
  private let bytes: [UInt8]
  /// Where the text stands in its file.
  private let place: Range<Int>
  /// Whether offsets in the text are offsets in the file.
  private let isVerbatim: Bool
  /// The text with `{#1}` in the place of the first gap, and so on.
  private(set) var text = ""
  var remarks: [Remark] = []
  /// Whether a gap had no end, so that none behind it has one.
  private var isUnclosed = false

  init(_ text: String, at place: Range<Int>, isVerbatim: Bool = false) {
    bytes = Array(text.utf8)
    self.place = place
    self.isVerbatim = isVerbatim
  }

  mutating func read() -> [Question.Gap] {
    var gaps: [Question.Gap] = []
    var written: [UInt8] = []
    var position = 0
    while let open = bytes[position...].firstIndex(of: UInt8(ascii: "{")) {
      written += bytes[position..<open]
      if let (gap, end) = gap(at: open) {
        gaps.append(gap)
        written += Array("{#\(gaps.count)}".utf8)
        position = end
      } else {
        written.append(bytes[open])
        position = open + 1
      }
    }
    text = String(decoding: written + bytes[position...], as: UTF8.self)
    if gaps.isEmpty { remark(.noGap, 0..<bytes.count, ["example": "{1:SHORTANSWER:=Paris}"]) }
    return gaps
  }

  private mutating func remark(
    _ code: Diagnostic.Code,
    _ range: Range<Int>,
    _ values: [String: Sentence.Value] = [:]
  ) {
    let base = place.lowerBound
    let range = isVerbatim ? base + range.lowerBound..<base + range.upperBound : place
    remarks.append(Remark(code, at: range, values))
  }

  /// A gap and where it ends, or nil for a brace that begins none.
  private mutating func gap(at open: Int) -> (Question.Gap, Int)? {
    var index = open + 1
    let markStart = index
    while index < bytes.count, (0x30...0x39).contains(bytes[index]) { index += 1 }
    let mark = String(decoding: bytes[markStart..<index], as: UTF8.self)
    guard index < bytes.count, bytes[index] == UInt8(ascii: ":"),
      let colon = bytes[(index + 1)...].prefix(20).firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    let name = String(decoding: bytes[index + 1..<colon], as: UTF8.self)
    guard let type = Question.Gap.Kind(name: name) else {
      if name.utf8.allSatisfy({ (0x41...0x5A).contains($0) || $0 == 0x5F }), !name.isEmpty {
        remark(.unknownGapType, open..<colon, ["type": .text(name)])
      }
      return nil
    }
    guard !isUnclosed, let end = unescaped(UInt8(ascii: "}"), in: colon + 1..<bytes.count) else {
      isUnclosed = true
      remark(.gapWithoutEnd, open..<colon + 1)
      return nil
    }
    var answers: [Question.Answer] = []
    var start = colon + 1
    while start <= end {
      let stop = unescaped(UInt8(ascii: "~"), in: start..<end) ?? end
      if start < stop { answers.append(answer(start..<stop, of: type)) }
      start = stop + 1
    }
    let needed = type.name == .multichoice ? 2 : 1
    if answers.count < needed {
      remark(.tooFewAnswers, open..<end + 1, ["needed": .count(needed)])
    }
    guard !answers.isEmpty else { return nil }
    if !answers.contains(where: { $0.fraction > 0 }) { remark(.noRightAnswer, open..<end + 1) }
    let weight = Int(mark).map { min($0, 1000) } ?? 1
    return (Question.Gap(kind: type, mark: weight, answers: answers), end + 1)
  }

  private func unescaped(_ sign: UInt8, in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes[index] == sign, sign != UInt8(ascii: "#") || !isReference(index, in: range) {
        return index
      }
      index += bytes[index] == .backslash ? 2 : 1
    }
    return nil
  }

  /// Whether a # belongs to a reference to a sign, such as `&#39;`.
  private func isReference(_ index: Int, in range: Range<Int>) -> Bool {
    let before = bytes[range.lowerBound..<index]
    return before.last == UInt8(ascii: "&") || before.suffix(5).elementsEqual("&amp;".utf8)
  }

  private mutating func answer(_ range: Range<Int>, of type: Question.Gap.Kind) -> Question.Answer {
    var start = range.lowerBound
    var fraction = Fraction.zero
    if bytes[start] == UInt8(ascii: "=") {
      fraction = .one
      start += 1
    } else if bytes[start] == UInt8(ascii: "%"),
      let close = bytes[(start + 1)..<range.upperBound].prefix(14).firstIndex(of: UInt8(ascii: "%"))
    {
      let spelled = String(decoding: bytes[start + 1..<close], as: UTF8.self)
      let number = String(spelled.map { $0 == "," ? "." : $0 })
      if let percent = Fraction(decimal: number), let read = try? percent / 100 {
        fraction = MoodleWeights.known(read) ?? read
        start = close + 1
      } else {
        remark(.malformedWeight, start..<close + 1, ["weight": .text(spelled), "better": "%50%"])
      }
    }
    let hash = unescaped(UInt8(ascii: "#"), in: start..<range.upperBound)
    let content = string(start..<(hash ?? range.upperBound))
    let feedback = hash.map { string($0 + 1..<range.upperBound) }
    var answer = Question.Answer(
      Question.Text(content),
      fraction: fraction,
      feedback: feedback.flatMap { $0.isEmpty ? nil : Question.Text($0) }
    )
    if type.name == .numerical {
      let number = String(content.map { $0 == "," ? "." : $0 })
      if let read = NumberAnswer(number) {
        answer.text.source = read.value
        answer.tolerance = read.value == "*" ? nil : read.tolerance
      } else {
        remark(.malformedNumber, range, ["text": .text(content), "better": "3.5"])
      }
    }
    return answer
  }

  /// A text without its backslashes and the entities that editors write.
  private func string(_ range: Range<Int>) -> String {
    var written: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes[index] == .backslash, index + 1 < range.upperBound,
        Self.escapable.contains(bytes[index + 1])
      {
        index += 1
      }
      written.append(bytes[index])
      index += 1
    }
    let text = String(decoding: written, as: UTF8.self)
    return HTMLEntities.decoded(text)
  }

  private static let escapable: [UInt8] = Array("}#~\"/\\".utf8)
}

/// Writes the gaps of a text with embedded answers.
enum ClozeText {
  /// The text with each gap in the place of `{#1}`, `{#2}` and so on.
  static func filled(_ text: String, _ gaps: [Question.Gap]) -> String {
    var written = ""
    var rest = text[...]
    while let open = rest.firstRange(of: "{#") {
      let behind = rest[open.upperBound...]
      let digits = behind.prefix { $0.isASCII && $0.isNumber }
      guard behind[digits.endIndex...].first == "}", let number = Int(digits),
        gaps.indices.contains(number - 1)
      else {
        written += rest[..<open.upperBound]
        rest = behind
        continue
      }
      written += rest[..<open.lowerBound] + gap(gaps[number - 1])
      rest = behind[digits.endIndex...].dropFirst()
    }
    return written + rest
  }

  /// The signs that mean something within a gap.
  private static let marks = "}#~\\"

  private static func gap(_ gap: Question.Gap) -> String {
    let answers = gap.answers.map { answer in
      let sign =
        answer.fraction == 1
        ? "=" : answer.fraction == 0 ? "" : "%\(MoodleWeights.percent(answer.fraction))%"
      let tolerance = answer.tolerance.map { $0 == "0" ? "" : ":\($0)" } ?? ""
      let feedback = answer.feedback.map { "#\($0.source.escaped(Self.marks))" } ?? ""
      return sign + answer.text.source.escaped(Self.marks) + tolerance + feedback
    }
    return "{\(gap.mark):\(gap.kind.spelling):\(answers.joined(separator: "~"))}"
  }
}
