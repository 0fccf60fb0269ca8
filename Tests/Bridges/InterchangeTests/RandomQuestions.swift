// SPDX-License-Identifier: Apache-2.0
import Interchange
import LudusCore
import LudusTestSupport

extension SeededGenerator {
  /// A file with some bytes changed, left out and put in.
  mutating func damaged(_ file: [UInt8]) -> [UInt8] {
    var bytes = file
    for _ in 0..<1 + draw(below: 6) {
      let place = draw(below: bytes.count)
      switch draw(below: 3) {
      case 0: bytes[place] = UInt8(draw(below: 256))
      case 1: bytes.remove(at: place)
      default: bytes.insert(Array("<>{}=~#&[]\\\"%:/\n,".utf8)[draw(below: 17)], at: place)
      }
    }
    return bytes
  }

  /// A text with signs that mean something in some format.
  mutating func troublesomeText() -> String {
    let pieces = [
      "a", "Ü", "\\", ":", "::", "#", "=", "{", "}", "~", "%50%", "->", "//", "[html]", "[", "]",
      "<b>", "&amp;", "&", "]]>", "$CATEGORY:", "0", "1.5", "\n", " ", "n", "\\n", "\"", "'", "`",
      "\t",
      ",", ";", "{1:SA:=x}", "ANSWER: A", "A) ", "{#1}",
    ]
    let start = drawElement(of: ["x", "%50%", "[html]", "//", "::", "$CATEGORY:", "[a]"]) ?? "x"
    return start + (0..<draw(below: 8)).compactMap { _ in drawElement(of: pieces) }.joined() + "x"
  }

  mutating func questionText() -> Question.Text {
    let format = drawElement(of: ["html", "moodle", "plain", "markdown"]) ?? "html"
    return Question.Text(troublesomeText(), format: format)
  }

  /// Answers to pick, or to write, which have no format.
  private mutating func answers(areWritten: Bool = false) throws -> [Question.Answer] {
    var answers: [Question.Answer] = []
    for _ in 0..<2 + draw(below: 3) {
      let sixths = drawElement(of: [-2, -1, 0, 0, 1, 2, 3, 6]) ?? 0
      var text = questionText()
      if areWritten { text.format = "plain" }
      answers.append(Question.Answer(text, fraction: try Fraction(sixths, 6)))
      if draw(below: 2) == 0 { answers[answers.count - 1].feedback = questionText() }
    }
    answers[0].fraction = 1
    return answers
  }

  /// A question of a type that GIFT and Moodle XML share.
  mutating func question() throws -> Question {
    let text = questionText()
    func number(_ value: String, _ tolerance: String, _ fraction: Fraction) -> Question.Answer {
      Question.Answer(
        Question.Text(value, format: "plain"),
        fraction: fraction,
        tolerance: tolerance
      )
    }
    let task: Question.Task
    switch draw(below: 8) {
    case 0: task = .choices(try answers(), picksOne: true, areShuffled: true)
    case 1: task = .choices(try answers(), picksOne: false, areShuffled: true)
    case 2: task = .written(try answers(areWritten: true), ignoresCase: true)
    case 3:
      task = .truth(
        draw(below: 2) == 0,
        feedbackTrue: questionText(),
        feedbackFalse: questionText()
      )
    case 4: task = .numbers([number("3.5", "0.1", 1), number("4", "0", try Fraction(1, 2))])
    case 5:
      let pairs = (0..<3).map { _ in Question.Pair(questionText(), troublesomeText()) }
      task = .pairs(pairs, areShuffled: true)
    case 6: task = .essay
    default: task = .description
    }
    var question = Question(name: "A: name", text: text, task: task)
    if draw(below: 2) == 0 {
      question.idNumber = "q7]"
      question.tags = ["acids", "b]c"]
    }
    if task != .description, draw(below: 2) == 0 { question.generalFeedback = questionText() }
    return question
  }
}
