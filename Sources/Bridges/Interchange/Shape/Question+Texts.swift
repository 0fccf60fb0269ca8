// SPDX-License-Identifier: Apache-2.0
internal import QuizContent

extension Question {
  /// All texts that can have a format and files.
  var allTexts: [Text] {
    var texts = [text] + hints
    texts += [generalFeedback, rubric].compactMap(\.self)
    switch task {
    case .choices(let answers, _, _), .written(let answers, _), .numbers(let answers),
      .other(_, let answers, _):
      texts += answers.flatMap { [$0.text] + [$0.feedback].compactMap(\.self) }
    case .truth(_, let right, let wrong): texts += [right, wrong].compactMap(\.self)
    case .pairs(let pairs, _): texts += pairs.map(\.stem)
    case .ordering(let items): texts += items
    case .cloze, .gapSelect, .essay, .description: break
    }
    return texts
  }

  /// Changes all texts that can have a format and files.
  mutating func changeTexts(_ change: (inout Text) -> Void) {
    func changed(_ answers: [Answer]) -> [Answer] {
      answers.map { answer in
        var answer = answer
        answer.text = changed(answer.text)
        answer.feedback = answer.feedback.map(changed)
        return answer
      }
    }
    func changed(_ text: Text) -> Text {
      var text = text
      change(&text)
      return text
    }
    text = changed(text)
    hints = hints.map(changed)
    generalFeedback = generalFeedback.map(changed)
    switch task {
    case .choices(let answers, let picksOne, let areShuffled):
      task = .choices(changed(answers), picksOne: picksOne, areShuffled: areShuffled)
    case .written(let answers, let ignoresCase):
      task = .written(changed(answers), ignoresCase: ignoresCase)
    case .numbers(let answers): task = .numbers(changed(answers))
    case .other(let name, let answers, let picksOne):
      task = .other(name, changed(answers), picksOne: picksOne)
    case .truth(let isTrue, let right, let wrong):
      task = .truth(isTrue, feedbackTrue: right.map(changed), feedbackFalse: wrong.map(changed))
    case .pairs(let pairs, let areShuffled):
      task = .pairs(pairs.map { Pair(changed($0.stem), $0.answer) }, areShuffled: areShuffled)
    case .ordering(let items): task = .ordering(items.map(changed))
    case .cloze, .gapSelect, .essay, .description: break
    }
  }

  /// The files within its texts.
  public var files: [File] { allTexts.flatMap(\.files) }

  /// The parts that only packages have a place for.
  var lossesOfGrading: [Exported.Loss.Part] {
    var losses: [Exported.Loss.Part] = []
    if isAllOrNothing { losses.append(.grading) }
    if rubric != nil || sampleAnswer != nil { losses.append(.rubric) }
    return losses
  }

  /// Whether an answer has a weight for which Moodle refuses the question.
  var hasRefusedWeights: Bool {
    switch task {
    case .choices(let answers, _, _), .written(let answers, _), .numbers(let answers):
      answers.contains { MoodleWeights.known($0.fraction) == nil }
    default: false
    }
  }

  /// The parts that a text without tags and an answer without feedback cannot hold.
  var lossesOfPlainText: [Exported.Loss.Part] {
    var losses = lossesOfGrading
    if !hints.isEmpty { losses.append(.hints) }
    if let mark, mark != 1 { losses.append(.mark) }
    switch task {
    case .choices(let answers, _, _), .written(let answers, _), .numbers(let answers):
      if answers.contains(where: { $0.feedback != nil }) { losses.append(.answerFeedback) }
    default: break
    }
    if !files.isEmpty { losses.append(.files) }
    if remainder != nil { losses.append(.remainder) }
    return losses
  }
}

extension Question.Text {
  /// The text without tags and entities.
  var plain: String {
    format == "html" ? RichText.Imported(html: source).text.plainText : source
  }

  /// The text with tags and entities.
  var html: String { format == "html" ? source : Self.escaped(source) }
}

extension String? {
  /// The text, or nil for one with nothing to see in it, which can be no name.
  var nonBlank: String? { flatMap { RichText($0).isBlank ? nil : $0 } }
}
