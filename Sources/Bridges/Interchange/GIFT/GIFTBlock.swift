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
        name = text.string(content.lowerBound..<end)
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

  /// The text of a question without its answers, with its format; a gap is shown where text follows
  /// them.
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

extension GIFTBlock {
  /// The task: the type follows from the signs among the answers.
  mutating func task(_ answers: Range<Int>, at brace: Int) -> Question.Task? {
    guard !answers.isEmpty else { return .essay }
    if text.starts(answers, with: "#") {
      return numbers(answers.lowerBound + 1..<answers.upperBound, at: brace)
    }
    if text.first(UInt8(ascii: "~"), in: answers) != nil { return choices(answers, at: brace) }
    if text.first(UInt8(ascii: "="), in: answers) != nil, text.first("->", in: answers) != nil {
      return pairs(answers, at: brace)
    }
    return truth(answers) ?? written(answers, at: brace)
  }

  private mutating func choices(_ range: Range<Int>, at brace: Int) -> Question.Task? {
    let (tilde, equals) = (UInt8(ascii: "~"), UInt8(ascii: "="))
    let picksOne = text.first(UInt8(ascii: "="), in: range) != nil
    var pieces = text.pieces(of: range) { $0 == tilde || $0 == equals }
    if pieces.first.map({ text.trimmed($0).isEmpty }) == true { pieces.removeFirst() }
    var answers: [Question.Answer] = []
    for piece in pieces {
      let sign = text.units[piece.lowerBound]
      let rest = sign == tilde || sign == equals ? piece.lowerBound + 1..<piece.upperBound : piece
      let content = text.trimmed(rest)
      if sign == equals {
        noteWeight(onRightAnswer: content)
        answers.append(answer(content, fraction: .one))
      } else {
        let weight = weight(content)
        answers.append(answer(weight?.end ?? content, fraction: weight?.fraction ?? .zero))
      }
    }
    guard hasEnough(answers.count, of: 2, at: brace) else { return nil }
    if !answers.contains(where: { $0.fraction > 0 }) { remark(.noRightAnswer, brace..<brace + 1) }
    return .choices(answers, picksOne: picksOne, areShuffled: true)
  }

  private mutating func written(_ range: Range<Int>, at brace: Int) -> Question.Task? {
    noteZero(range)
    let pieces = assignments(range)
    guard hasEnough(pieces.count, of: 1, at: brace) else { return nil }
    if pieces.count == 1, text.first(UInt8(ascii: "="), in: range) == nil {
      let word = text.string(pieces[0])
      if ["true", "false"].contains(word.lowercased()) {
        remark(.truthAsText, text.trimmed(pieces[0]), ["text": .text(word)])
      }
    }
    var answers: [Question.Answer] = []
    for piece in pieces {
      let content = text.trimmed(piece)
      let weight = weight(content)
      answers.append(entry(weight?.end ?? content, fraction: weight?.fraction ?? .one))
      if let weight, weight.fraction < 1, !answers.contains(where: { $0.fraction == 1 }),
        piece == pieces.last
      {
        noteWeight(onRightAnswer: text.trimmed(pieces[0]))
      }
    }
    return .written(answers, ignoresCase: true)
  }

  private mutating func truth(_ range: Range<Int>) -> Question.Task? {
    let parts = text.split(range, at: UInt8(ascii: "#"), most: 3)
    let word = text.string(parts[0])
    guard ["T", "TRUE", "F", "FALSE"].contains(word) else { return nil }
    let isTrue = word.hasPrefix("T")
    let wrong = parts[safe: 1].map { read($0) }
    let right = parts[safe: 2].map { read($0) }
    return .truth(
      isTrue,
      feedbackTrue: isTrue ? right : wrong,
      feedbackFalse: isTrue ? wrong : right
    )
  }

  private mutating func pairs(_ range: Range<Int>, at brace: Int) -> Question.Task? {
    let pieces = assignments(range)
    guard hasEnough(pieces.count, of: 2, at: brace) else { return nil }
    var pairs: [Question.Pair] = []
    for piece in pieces {
      let content = text.trimmed(piece)
      guard let arrow = text.first("->", in: content) else {
        remark(.pairWithoutArrow, content)
        return nil
      }
      let stem = read(content.lowerBound..<arrow)
      let partner = text.string(arrow + 2..<content.upperBound)
      if partner.isEmpty { remark(.pairWithoutAnswer, content) }
      pairs.append(Question.Pair(stem, partner))
    }
    return .pairs(pairs, areShuffled: true)
  }

  private mutating func numbers(_ range: Range<Int>, at brace: Int) -> Question.Task? {
    let wrong = text.first(UInt8(ascii: "~"), in: range)
    let right = range.lowerBound..<(wrong ?? range.upperBound)
    noteZero(right)
    let pieces = assignments(right)
    guard hasEnough(pieces.count, of: 1, at: brace) else { return nil }
    var answers: [Question.Answer] = []
    for piece in pieces {
      let content = text.trimmed(piece)
      let weight = weight(content)
      let number = weight?.end ?? content
      var answer = entry(number, fraction: weight?.fraction ?? .one)
      let end = text.first(UInt8(ascii: "#"), in: number) ?? number.upperBound
      let spelled = text.trimmed(number.lowerBound..<end)
      if let read = NumberAnswer(text.string(spelled)) {
        answer.text.source = read.value
        answer.tolerance = read.tolerance
      } else {
        let word = text.string(spelled)
        remark(
          .malformedNumber,
          spelled,
          ["text": .text(word), "better": .text(NumberAnswer.better(word))]
        )
        answer.tolerance = "0"
      }
      answers.append(answer)
    }
    if let wrong {
      var other = entry(wrong..<range.upperBound, fraction: .zero)
      other.text.source = "*"
      answers.append(other)
    }
    return .numbers(answers)
  }

  // MARK: Parts of answers

  /// The answers behind the signs =; the first can stand without.
  private func assignments(_ range: Range<Int>) -> [Range<Int>] {
    let equals = UInt8(ascii: "=")
    let pieces = text.pieces(of: range) { $0 == equals }
    return pieces.enumerated().compactMap { index, piece in
      if index == 0 { return text.trimmed(piece).isEmpty ? nil : piece }
      return piece.lowerBound + 1..<piece.upperBound
    }
  }

  private mutating func answer(_ range: Range<Int>, fraction: Fraction) -> Question.Answer {
    let end = text.first(UInt8(ascii: "#"), in: range) ?? range.upperBound
    let feedback = end < range.upperBound ? read(end + 1..<range.upperBound) : nil
    return Question.Answer(
      read(range.lowerBound..<end),
      fraction: fraction,
      feedback: feedback.flatMap { $0.source.isEmpty ? nil : $0 }
    )
  }

  /// An answer that learners write, which has no format and no tags.
  private mutating func entry(_ range: Range<Int>, fraction: Fraction) -> Question.Answer {
    var answer = answer(range, fraction: fraction)
    answer.text.format = "plain"
    return answer
  }

  /// The weight between percent signs at the beginning of an answer.
  private mutating func weight(_ range: Range<Int>) -> (fraction: Fraction, end: Range<Int>)? {
    guard text.starts(range, with: "%"),
      let close = text.first(UInt8(ascii: "%"), in: range.lowerBound + 1..<range.upperBound)
    else { return nil }
    let token = range.lowerBound..<close + 1
    let number = text.string(untrimmed: range.lowerBound + 1..<close)
    let spelled = text.string(token)
    let looksLikeWeight = number.utf8.first.map { (0x30...0x39).contains($0) || $0 == 0x2D } == true
    guard number.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E }),
      let percent = Fraction(decimal: number), let fraction = try? percent / 100
    else {
      if looksLikeWeight, number.utf8.count < 12 {
        remark(
          .malformedWeight,
          token,
          ["weight": .text(spelled), "better": .text("%\(NumberAnswer.better(number))%")]
        )
      }
      return nil
    }
    if fraction > 1 || fraction < -1 {
      remark(.weightOutOfRange, token, ["weight": .text(spelled)])
    } else if MoodleWeights.known(fraction) == nil {
      let nearest = MoodleWeights.percent(MoodleWeights.nearest(fraction))
      remark(
        .weightNotOnList,
        token,
        ["weight": .text(spelled), "better": .text("%\(nearest)%")]
      )
    }
    return (
      MoodleWeights.known(fraction) ?? fraction, text.trimmed(close + 1..<range.upperBound)
    )
  }

  private mutating func noteWeight(onRightAnswer range: Range<Int>) {
    guard text.starts(range, with: "%"),
      let close = text.first(UInt8(ascii: "%"), in: range.lowerBound + 1..<range.upperBound),
      close - range.lowerBound < 12
    else { return }
    let token = range.lowerBound..<close + 1
    remark(.weightOnRightAnswer, token, ["weight": .text(text.string(token))])
  }

  /// Moodle takes a first answer that is 0, without the sign before it, for none.
  private mutating func noteZero(_ range: Range<Int>) {
    let end = text.first(UInt8(ascii: "="), in: range) ?? range.upperBound
    let first = text.trimmed(range.lowerBound..<end)
    if text.string(first) == "0" { remark(.zeroAnswer, first) }
  }

  private mutating func hasEnough(_ count: Int, of needed: Int, at brace: Int) -> Bool {
    if count < needed { remark(.tooFewAnswers, brace..<brace + 1, ["needed": .count(needed)]) }
    return count >= needed
  }
}

extension GIFTText {
  /// The pieces of a range between signs, at most so many.
  func split(_ range: Range<Int>, at sign: UInt8, most: Int) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = range.lowerBound
    while pieces.count < most - 1, let end = first(sign, in: start..<range.upperBound) {
      pieces.append(start..<end)
      start = end + 1
    }
    return pieces + [start..<range.upperBound]
  }
}
