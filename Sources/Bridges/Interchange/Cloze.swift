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
    if hasGap(file.text) { return .certain }
    return file.name.contains("multianswer") ? .likely : .unknown
  }

  /// Whether a text has a brace, perhaps a weight, and the name of a kind of gap between colons.
  private static func hasGap(_ text: String) -> Bool {
    text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().contains { part in
      let name = part.drop { $0.isASCII && $0.isNumber }
      guard name.first == ":" else { return false }
      let kind = name.dropFirst().prefix { $0.isASCII && $0.isLetter || $0 == "_" }
      return name.dropFirst(kind.count + 1).first == ":"
        && Question.Gap.Kind(name: String(kind)) != nil
    }
  }

  /// A reader for a file that comes in stretches; it keeps them all, as the file is one question.
  public static func reading() -> ImportStream { ImportStream(FileReader()) }

  /// A writer for a file that goes in stretches.
  public static func writing() -> ExportStream { ExportStream(items) }

  private struct FileReader: ItemReader {
    mutating func read(_ source: SourceText) -> Stretch {
      guard source.isLast else { return Stretch(end: 0) }
      // The ends of lines behind the text are those of the file.
      let isEnd = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
      let end = source.bytes.lastIndex { !isEnd($0) } ?? source.start
      let range = source.start..<max(source.start, min(end + 1, source.bytes.count))
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
        end: source.bytes.count,
        render: items.rendered
      )
    }
  }

  private static let items = ItemWriter.questions(separator: "\n\n") { question, losses in
    losses += question.lossesOfGrading
    if let mark = question.mark, mark != 1 {
      if case .cloze = question.task {} else { losses.append(.mark) }
    }
    if question.remainder != nil { losses.append(.remainder) }
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
    // In Moodle's automatic format the end of a line is a line break.
    let source = question.text.html.split(whereSeparator: \.isNewline).joined(separator: " ")
    func gap(_ name: String, _ answers: [Question.Answer]) -> String? {
      Question.Gap.Kind(name: name).map {
        let gap = Question.Gap(kind: $0, answers: answers)
        return ClozeText.filled("\(source.withoutGaps) {#1}", [gap])
      }
    }
    switch question.task {
    case .cloze(let gaps):
      let isVerbatim = question.text.format == "moodle"
      return ClozeText.filled(isVerbatim ? question.text.source : source, gaps)
    case .choices(let answers, let picksOne, let areShuffled):
      return gap(
        (picksOne ? "MULTICHOICE_V" : "MULTIRESPONSE")
          + (areShuffled ? picksOne ? "S" : "_S" : ""),
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
  /// The range of the text in its file.
  private let place: Range<Int>
  /// Whether offsets in the text are offsets in the file.
  private let isVerbatim: Bool
  /// Whether the text is HTML, so that its answers have entities and tags.
  private let isHTML: Bool
  /// The text with `{#1}` in the place of the first gap, and so on.
  private(set) var text = ""
  var remarks: [Remark] = []
  /// Whether a gap had no end, so that none behind it has one.
  private var isUnclosed = false
  /// Whether an answer of the gap has a weight in percent.
  private var hasWeights = false

  init(_ text: String, at place: Range<Int>, isVerbatim: Bool = false, isHTML: Bool = true) {
    bytes = Array(text.utf8)
    self.isHTML = isHTML
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
        // What looks like the place of a gap is text.
        let isPlace =
          isHTML && open + 2 < bytes.count && bytes[open + 1] == UInt8(ascii: "#")
          && (0x30...0x39).contains(bytes[open + 2])
        written += isPlace ? Array("&#123;".utf8) : [bytes[open]]
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
    // Where one has no end, none behind it has one, and looking for them would take long.
    guard !isUnclosed, let end = unescaped(UInt8(ascii: "}"), in: colon + 1..<bytes.count) else {
      if !isUnclosed { remark(.gapWithoutEnd, open..<colon + 1) }
      isUnclosed = true
      return nil
    }
    var answers: [Question.Answer] = []
    hasWeights = false
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
    if !type.picksOne { share(&answers) }
    let weight = Int(mark).map { min($0, 1000) } ?? 1
    return (Question.Gap(kind: type, mark: weight, answers: answers), end + 1)
  }

  /// Gives answers of which several are picked weights whose positive ones add up to one; where
  /// none has a weight in percent, a wrong pick takes away what a right one earns.
  ///
  /// Source: `qtype_multianswer_extract_question` of Moodle 5.0.
  private func share(_ answers: inout [Question.Answer]) {
    guard let total = try? answers.map(\.fraction).filter({ $0 > 0 }).sum(), total > 0,
      let cost = try? -(Fraction.one / total)
    else { return }
    for index in answers.indices {
      let own = answers[index].fraction
      if own > 0 {
        answers[index].fraction = (try? own / total) ?? own
      } else if !hasWeights {
        answers[index].fraction = cost
      }
    }
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
        // Moodle takes a plain 0 for none.
        if spelled != "0" { hasWeights = true }
        start = close + 1
      } else {
        remark(.malformedWeight, start..<close + 1, ["weight": .text(spelled), "better": "%50%"])
      }
    }
    let hash = unescaped(UInt8(ascii: "#"), in: start..<range.upperBound)
    let isPicked = type.name == .multichoice
    let format = isHTML ? "html" : "plain"
    let source = string(start..<(hash ?? range.upperBound))
    let content = isPicked ? source : plain(source)
    let feedback = hash.map { string($0 + 1..<range.upperBound) }
    var answer = Question.Answer(
      Question.Text(content, format: isPicked ? format : "plain"),
      fraction: fraction,
      feedback: feedback.flatMap { $0.isEmpty ? nil : Question.Text($0, format: format) }
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

  /// An answer to write: the entities that editors write are signs, and their tags are none of
  /// it, unless there is nothing else.
  private func plain(_ source: String) -> String {
    guard isHTML, source.contains("<") || source.contains("&") else { return source }
    let bare = HTMLTag.removed(from: source)
    let hasTags = bare.utf8.count < source.utf8.count
    let plain = HTMLEntities.decoded(hasTags ? bare.trimmingSpaces : bare)
    return plain.isInvisible ? HTMLEntities.decoded(source) : plain
  }

  /// A text without its backslashes.
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
    return String(decoding: written, as: UTF8.self)
  }

  private static let escapable: [UInt8] = Array("}#~\"/\\".utf8)
}

/// Writes the gaps of a text with embedded answers.
enum ClozeText {
  /// The text with each gap in the place of `{#1}`, `{#2}` and so on; answers in HTML have
  /// entities.
  static func filled(_ text: String, _ gaps: [Question.Gap], isHTML: Bool = true) -> String {
    GapMarkers.replacing(in: text, "{#", "}") { number in
      gaps.indices.contains(number - 1) ? gap(gaps[number - 1], isHTML) : nil
    }
  }

  /// The signs that mean something within a gap.
  private static let marks = "}#~\\"

  private static func gap(_ gap: Question.Gap, _ isHTML: Bool) -> String {
    let isPicked = gap.kind.name == .multichoice
    func written(_ text: Question.Text, isPicked: Bool) -> String {
      guard isHTML else { return text.plain.escaped(marks) }
      // What learners write has no tags.
      let source = isPicked ? text.html : text.plain.escapedForMarkup(quotes: false)
      let escaped = source.escaped(marks)
      // Moodle takes a sign behind an ampersand for a part of a reference, and the answer goes on.
      return escaped.hasSuffix("&amp;") ? "\(escaped.dropLast(5))&\\#38;" : escaped
    }
    let answers = gap.answers.map { answer in
      // Of several picks = means an equal share.
      let sign =
        answer.fraction == 1 && gap.kind.picksOne
        ? "=" : answer.fraction == 0 ? "" : "%\(MoodleWeights.percent(answer.fraction))%"
      let tolerance = answer.tolerance.map { $0 == "0" ? "" : ":\($0)" } ?? ""
      let feedback = answer.feedback.map { "#\(written($0, isPicked: true))" } ?? ""
      let text = written(answer.text, isPicked: isPicked)
      // A sign in front of the text would be read as that of a weight.
      let isGuarded = sign.isEmpty && (text.hasPrefix("=") || text.hasPrefix("%"))
      return (isGuarded ? "%0%" : sign) + text + tolerance + feedback
    }
    return "{\(gap.mark):\(gap.kind.spelling):\(answers.joined(separator: "~"))}"
  }
}
