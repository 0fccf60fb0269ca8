// SPDX-License-Identifier: Apache-2.0
import Foundation
import Interchange

/// A part of a file in the terms of its format, for scripts that compare readers.
struct InspectedItem: Encodable {
  let item: Imported.Item.Content
  /// Whether lengths and digests of texts are told too.
  let measures: Bool

  private struct Key: CodingKey, ExpressibleByStringLiteral {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init(stringLiteral value: String) { stringValue = value }
    init?(intValue: Int) { nil }
  }

  private typealias Object = KeyedEncodingContainer<Key>

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    switch item {
    case .unusable:
      try object.encode("unusable", forKey: "type")
    case .category(let path, let info, let idNumber):
      try object.encode("category", forKey: "type")
      try object.encode(path, forKey: "category")
      try object.encodeIfPresent(info, forKey: "info")
      try object.encodeIfPresent(idNumber, forKey: "idnumber")
    case .question(let question):
      try encode(question, into: &object)
    }
  }

  private func encode(_ question: Question, into object: inout Object) throws {
    try object.encode(question.type, forKey: "type")
    try object.encode(question.name ?? question.text.source, forKey: "name")
    try object.encode(question.text.source, forKey: "text")
    if measures {
      try object.encode(question.text.source.unicodeScalars.count, forKey: "textLen")
      try object.encode(SHA1.hexadecimal(of: Array(question.text.source.utf8)), forKey: "textSha1")
    }
    try object.encode(question.text.format, forKey: "format")
    if measures {
      try object.encode(
        question.mark.map(Double.init) ?? usualMark(of: question),
        forKey: "defaultMark"
      )
      // Moodle's usual share is a third; a second try at a statement says nothing.
      let penalty = question.type == "truefalse" ? 1 : 0.3333333
      try object.encode(question.penalty.map(Double.init) ?? penalty, forKey: "penalty")
    }
    try object.encodeIfPresent(question.idNumber, forKey: "idnumber")
    if !question.tags.isEmpty { try object.encode(question.tags, forKey: "tags") }
    if !question.hints.isEmpty { try object.encode(question.hints.count, forKey: "hints") }
    try object.encodeIfPresent(question.generalFeedback?.source, forKey: "generalFeedback")
    if measures, let feedback = question.generalFeedback?.source, !feedback.isEmpty {
      try object.encode(feedback.unicodeScalars.count, forKey: "generalFeedbackLen")
    }
    let files = question.files
    if !files.isEmpty { try object.encode(files.map(InspectedFile.init), forKey: "files") }
    try encode(question.task, into: &object)
  }

  private func usualMark(of question: Question) -> Double {
    switch question.task {
    case .description: 0
    case .cloze(let gaps): Double(gaps.reduce(0) { $0 + $1.mark })
    default: 1
    }
  }

  private func encode(_ task: Question.Task, into object: inout Object) throws {
    switch task {
    case .choices(let answers, let picksOne, let areShuffled):
      try object.encode(picksOne, forKey: "single")
      try object.encode(areShuffled, forKey: "shuffle")
      try encode(answers, into: &object)
    case .truth(let isTrue, let feedbackTrue, let feedbackFalse):
      try object.encode(isTrue, forKey: "correct")
      try object.encode(feedbackTrue?.source ?? "", forKey: "feedbackTrue")
      try object.encode(feedbackFalse?.source ?? "", forKey: "feedbackFalse")
    case .written(let answers, let ignoresCase):
      try object.encode(!ignoresCase, forKey: "caseSensitive")
      try encode(answers, into: &object)
    case .numbers(let answers):
      try encode(answers, into: &object)
    case .pairs(let pairs, let areShuffled):
      try object.encode(areShuffled, forKey: "shuffle")
      let pairs = pairs.map { ["stem": $0.stem.source, "answer": $0.answer] }
      try object.encode(pairs, forKey: "pairs")
    case .ordering(let items):
      try object.encode(true, forKey: "plugin")
      let items = items.enumerated().map { ["text": $1.source, "fraction": "\($0 + 1)"] }
      try object.encode(items, forKey: "items")
    case .cloze(let gaps):
      try object.encode(gaps.map { InspectedGap(gap: $0, measures: measures) }, forKey: "gaps")
    case .gapSelect(let options, _):
      try object.encode(true, forKey: "plugin")
      try object.encode(options.map { ["text": $0.text, "group": $0.group] }, forKey: "options")
    case .other(_, let answers, let picksOne):
      if answers.isEmpty { try object.encode(true, forKey: "plugin") }
      if !answers.isEmpty { try encode(answers, into: &object) }
      try object.encodeIfPresent(picksOne, forKey: "single")
    case .essay, .description:
      break
    }
  }

  private func encode(_ answers: [Question.Answer], into object: inout Object) throws {
    try object.encode(
      answers.map { InspectedAnswer(answer: $0, measures: measures) },
      forKey: "answers"
    )
  }
}

/// An answer with what it earns.
private struct InspectedAnswer: Encodable {
  let answer: Question.Answer
  let measures: Bool

  private enum Key: CodingKey {
    case text, fraction, tolerance, feedback, feedbackLen, format
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(answer.text.source, forKey: .text)
    try object.encode(answer.text.format, forKey: .format)
    try object.encode(Double(answer.fraction), forKey: .fraction)
    if let tolerance = answer.tolerance {
      try object.encode(Double(tolerance), forKey: .tolerance)
    }
    if let feedback = answer.feedback?.source {
      try object.encode(feedback, forKey: .feedback)
      if measures { try object.encode(feedback.unicodeScalars.count, forKey: .feedbackLen) }
    }
  }
}

/// A gap of a text.
private struct InspectedGap: Encodable {
  let gap: Question.Gap
  let measures: Bool

  private enum Key: CodingKey {
    case type, mark, single, layout, shuffle, caseSensitive, answers
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(gap.kind.name.rawValue, forKey: .type)
    try object.encode(gap.mark, forKey: .mark)
    switch gap.kind.name {
    case .multichoice:
      try object.encode(gap.kind.picksOne, forKey: .single)
      try object.encode(gap.kind.layout, forKey: .layout)
      try object.encode(gap.kind.areShuffled, forKey: .shuffle)
    case .shortanswer: try object.encode(!gap.kind.ignoresCase, forKey: .caseSensitive)
    case .numerical: break
    }
    let answers = gap.answers.map { InspectedAnswer(answer: $0, measures: measures) }
    try object.encode(answers, forKey: .answers)
  }
}

/// A file within a file, by its digest.
private struct InspectedFile: Encodable {
  let name: String
  let path: String
  let bytes: Int
  let sha1: String

  init(_ file: Question.File) {
    name = file.name
    path = file.path
    bytes = file.bytes.count
    sha1 = SHA1.hexadecimal(of: file.bytes)
  }
}
