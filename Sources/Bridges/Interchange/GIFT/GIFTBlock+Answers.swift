// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

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
      answers.append(answer(weight?.end ?? content, fraction: weight?.fraction ?? .one))
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
      var answer = answer(number, fraction: weight?.fraction ?? .one)
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
      var other = answer(wrong..<range.upperBound, fraction: .zero)
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
