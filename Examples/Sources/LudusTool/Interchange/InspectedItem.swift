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
    try object.encodeIfPresent(question.mark.map(Double.init), forKey: "defaultMark")
    try object.encodeIfPresent(question.penalty.map(Double.init), forKey: "penalty")
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
    case .essay, .description, .other:
      break
    }
  }

  private func encode(_ answers: [Question.Answer], into object: inout Object) throws {
    try object.encode(answers.map { InspectedAnswer(answer: $0, measures: measures) }, forKey: "answers")
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
